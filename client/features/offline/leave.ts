import type { Namespace } from "../../i18n/i18n.ts";
import type { Translate } from "../../i18n/use-translation.ts";
import { OFFLINE_DATABASE } from "./database-name.ts";
import { CACHE_PREFIX } from "./shell-cache.ts";
import { emptyVault, holdsAnything } from "./vault.ts";

/**
 * Asks whether a sign-out may delete the unsent words and recordings of this browser. True without asking where there are
 * none, or none that can be read.
 */
export async function askToLeave(
  t: Translate,
  loadTranslations: (namespaces: readonly Namespace[]) => Promise<void>,
): Promise<boolean> {
  if (!(await holdsAnything().catch(() => false))) return true;
  await loadTranslations(["write"]).catch(() => undefined);
  return confirm(t("write:leave"));
}

/** Longest wait for the browser to remove what it stores. */
const REMOVAL_MS = 1500;

/** Removes all that the browser stores for writing without a connection, as far as it can within 1.5 seconds. */
export async function leaveOffline(): Promise<void> {
  await Promise.race([removeAll(), new Promise((resolve) => setTimeout(resolve, REMOVAL_MS))]);
}

async function removeAll(): Promise<void> {
  await emptyVault().catch(() => undefined);
  indexedDB.deleteDatabase(OFFLINE_DATABASE);
  if (!("serviceWorker" in navigator)) return;
  const removeShell = async () => {
    for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
    const registration = await navigator.serviceWorker.getRegistration("/");
    await registration?.unregister();
  };
  await removeShell().catch(() => undefined);
}
