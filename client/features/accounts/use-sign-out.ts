import { useQueryClient } from "@tanstack/react-query";
import { signOut } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
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
    queryClient.clear();
    sessionStorage.clear();
    localStorage.clear();
    location.assign("/");
    return new Promise(() => undefined);
  };
}

/** Returns the function that signs out of this browser, also where the server cannot be reached. */
export function useSignOut(): () => Promise<never> {
  const { api } = useApp();
  const clearBrowser = useClearBrowser();
  return async () => {
    // Only the server can remove the session's cookie: this one asks for it with the next request.
    await api(signOut).catch(() => setCookie("signedOut", "1"));
    return clearBrowser();
  };
}
