import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { signOut } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { setCookie } from "../../lib/preferences.ts";

/** Gives the function that signs out: this browser forgets everything, whatever the server answers. */
export function useSignOut(): () => Promise<void> {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await api(signOut).catch(() => {
      // Only the server can remove the session's cookie; perhaps it has not heard.
      setCookie("signedOut", "1");
    });
    queryClient.clear();
    sessionStorage.clear();
    localStorage.clear();
    location.assign("/");
  }, [api, queryClient]);
}
