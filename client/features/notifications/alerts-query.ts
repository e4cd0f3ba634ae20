import { queryOptions } from "@tanstack/react-query";
import { getAlerts } from "#shared/notifications.ts";
import type { Api } from "../../lib/api.ts";

/** What the user is notified of. */
export const alertsQuery = (api: Api) =>
  queryOptions({ queryKey: ["alerts"], queryFn: ({ signal }) => api(getAlerts, undefined, { signal }) });
