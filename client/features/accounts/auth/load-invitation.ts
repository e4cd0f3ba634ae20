import type { QueryClient } from "@tanstack/react-query";
import { readInvitation } from "#shared/invitations.ts";
import { ApiError, type Api } from "../../../lib/api.ts";

/**
 * Loads the email address of an invitation, or null for one that no longer works; see `useInvitedAddress`. Nothing where
 * that cannot be found out.
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
