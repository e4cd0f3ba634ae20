import { useQueryClient } from "@tanstack/react-query";
import { signOut } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { OFFLINE_DATABASE } from "../offline/database-name.ts";
import { setCookie } from "../../lib/preferences.ts";
import { notifyTabs } from "../../lib/tabs.ts";

/**
 * Returns the function that removes all that this browser stores of the user and opens the landing page. Its promise
 * stays pending: the page is about to be replaced.
 */
export function useClearBrowser(): () => Promise<never> {
  const queryClient = useQueryClient();
  return () => {
    notifyTabs({ kind: "signed-out" });
    // Until the next page is there, nothing is asked for again: without a user this page would go to the sign-in.
    queryClient.setDefaultOptions({ queries: { enabled: false } });
    queryClient.clear();
    sessionStorage.clear();
    localStorage.clear();
    location.assign("/");
    return new Promise(() => undefined);
  };
}

/**
 * Returns the function that signs out of this browser, also where the server cannot be reached. It resolves where the
 * user prefers to stay, because dreams wait in this browser.
 */
export function useSignOut(): () => Promise<void> {
  const { api, loadTranslations } = useApp();
  const { t } = useTranslation();
  const clearBrowser = useClearBrowser();
  return async () => {
    // Without a connection, or after an update, the file may be missing: then the user signs out as asked.
    const leave = await import("../offline/leave.ts").catch(() => null);
    if (leave && !(await leave.askToLeave(t, loadTranslations))) return;
    // Before the sign-out: once it is known, every page of this user leaves.
    if (leave) await leave.leaveOffline();
    else indexedDB.deleteDatabase(OFFLINE_DATABASE);
    // Only the server can remove the session's cookie: this one asks for it with the next request.
    await api(signOut).catch(() => setCookie("signedOut", "1"));
    return clearBrowser();
  };
}
