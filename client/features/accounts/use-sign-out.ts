import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { SIGNED_OUT_COOKIE, signOut } from "#shared/accounts.ts";
import { useApp } from "../../app/context.tsx";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Gives the function that signs out: this browser forgets everything, whatever the server answers. */
export function useSignOut(): () => Promise<void> {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await api(signOut).catch(() => {
      // Only the server can remove the session's cookie; perhaps it has not heard.
      document.cookie = `${SIGNED_OUT_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
    });
    queryClient.clear();
    sessionStorage.clear();
    localStorage.clear();
    location.assign("/");
  }, [api, queryClient]);
}
