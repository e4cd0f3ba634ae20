import { skipToken, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { authPath, readAuthQuery, type AuthMode, type AuthQuery } from "#shared/auth-paths.ts";

/** The query of the auth page; `to` is the path of this page in another mode. */
export function useAuthQuery(): AuthQuery & { to: (mode: AuthMode) => string } {
  const [params] = useSearchParams();
  const query = readAuthQuery(params);
  const { redirect, invite } = query;
  return { ...query, to: (mode) => authPath(mode, redirect, { invite }) };
}

/**
 * The email address of the URL's invitation; null where the invitation no longer works, undefined where there is none or it
 * could not be loaded.
 */
export function useInvitedAddress(): string | null | undefined {
  const { invite } = useAuthQuery();
  // Unlike a mere read of the cache, it keeps the address there while the form is open.
  return useQuery<string | null>({ queryKey: ["invitation", invite], queryFn: skipToken }).data;
}
