import { queryOptions } from "@tanstack/react-query";
import { listOutbox } from "#shared/outbox.ts";
import { ApiError, type Api } from "../../lib/api.ts";

/** A mail is written a moment after the page that announces it. */
const REFRESH_MS = 2000;

/** The newest mails, or null where the outbox is not shown to this visitor. */
export const outboxQuery = (api: Api) =>
  queryOptions({
    queryKey: ["outbox"],
    queryFn: async ({ signal }) => {
      try {
        return (await api(listOutbox, undefined, { signal })).mails;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data ? REFRESH_MS : false),
  });
