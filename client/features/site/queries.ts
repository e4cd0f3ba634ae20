import { queryOptions } from "@tanstack/react-query";
import { getActivity } from "#shared/activity.ts";
import { getConfig } from "#shared/site.ts";
import type { Api } from "../../lib/api.ts";

export const configQuery = (api: Api) =>
  queryOptions({
    queryKey: ["config"],
    queryFn: ({ signal }) => api(getConfig, undefined, { signal }),
    staleTime: Infinity,
  });

/** The activity figure of the landing page. */
export const activityQuery = (api: Api) =>
  queryOptions({
    queryKey: ["activity"],
    queryFn: ({ signal }) => api(getActivity, undefined, { signal }),
    staleTime: Infinity,
  });
