import type { QueryClient } from "@tanstack/react-query";
import { readInvitation } from "#shared/invitations.ts";
import { ApiError, type Api } from "../../../lib/api.ts";

/**
 * Loads the email address of an invitation into the cache for `useInvitedAddress`, or null where the invitation no longer
 * works. Where the call fails the cache stays as it is, and nothing is thrown.
 */
export async function loadInvitation(queryClient: QueryClient, api: Api, invite: string): Promise<void> {
  await queryClient.prefetchQuery({
    queryKey: ["invitation", invite],
    queryFn: async () => {
      try {
        return (await api(readInvitation, { query: { invite } })).email;
      } catch (error) {
        if (error instanceof ApiError && error.code === "link_invalid") return null;
        throw error;
      }
    },
  });
}
