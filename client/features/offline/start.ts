import type { QueryClient } from "@tanstack/react-query";
import type { Translate } from "../../i18n/use-translation.ts";
import type { AppContext } from "../../lib/context.tsx";
import type { Theme } from "../../lib/page-state.ts";
import type { Toast } from "../../ui/toasts.tsx";
import { sendWaiting } from "./send-waiting.ts";
import { currentShell, fillShell } from "./shell-cache.ts";
import { storeWriter } from "./writer.ts";

/** Key in local storage of the language and theme of the stored writing page. */
const SHELL_LOOK_KEY = "writeLook";

/** Fonts that this page has loaded: the writing page needs the same fonts. */
const loadedFonts = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.woff2$/.test(path));

async function storeShell(look: string): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  const cache = await currentShell();
  if (!cache || localStorage.getItem(SHELL_LOOK_KEY) === look) return;
  await fillShell(cache, loadedFonts());
  localStorage.setItem(SHELL_LOOK_KEY, look);
}

interface Start {
  userId: string;
  theme: Theme;
  app: AppContext;
  t: Translate;
  queryClient: QueryClient;
  toast: (toast: Toast) => void;
}

/** Prepares this browser for writing while offline, sends the waiting dreams, and shows the result in a toast. */
export async function startOffline({ userId, theme, app, t, queryClient, toast }: Start): Promise<void> {
  const { api, locale, loadTranslations } = app;
  storeWriter(userId);
  // Refused in private windows, or where a browser has no service workers.
  if ("serviceWorker" in navigator) await storeShell(`${locale} ${theme}`).catch(() => undefined);
  const { sent, refused } = await sendWaiting(api);
  if (sent === 0 && refused === 0) return;
  await loadTranslations(["write"]);
  if (sent === 0)
    return toast({ title: t("write:stuckNotice"), action: { text: t("write:open"), to: "/write" } });
  for (const key of ["library", "me"]) void queryClient.invalidateQueries({ queryKey: [key] });
  toast({ title: t("write:sentNotice"), action: { text: t("write:library"), to: "/library" } });
}
