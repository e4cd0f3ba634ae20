import { queryOptions } from "@tanstack/react-query";
import { listKeys } from "#shared/api-keys.ts";
import { getReference } from "#shared/developers.ts";
import { secondFactorState } from "#shared/second-factor.ts";
import { listIdentities } from "#shared/identities.ts";
import { getShared, listShares } from "#shared/shares.ts";
import { getVerticalVideo } from "#shared/vertical-video.ts";
import { listWebhooks } from "#shared/webhooks.ts";
import { ApiError, type Api } from "../../lib/api.ts";

export const sharesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["shares"],
    queryFn: async ({ signal }) => (await api(listShares, {}, { signal })).shares,
  });

/** The state of the second factor, which belongs to accounts; here, because a file more is a name more in every page's script. */
export const secondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: ["second-factor"],
    queryFn: ({ signal }) => api(secondFactorState, undefined, { signal }),
  });

/** The keys of the API; here for the same reason. */
export const keysQuery = (api: Api) =>
  queryOptions({
    queryKey: ["api-keys"],
    queryFn: ({ signal }) => api(listKeys, {}, { signal }),
  });

/** What the page for developers lists. */
export const referenceQuery = (api: Api) =>
  queryOptions({
    queryKey: ["reference"],
    queryFn: ({ signal }) => api(getReference, {}, { signal }),
    staleTime: Infinity,
  });

export const webhooksQuery = (api: Api) =>
  queryOptions({
    queryKey: ["webhooks"],
    queryFn: ({ signal }) => api(listWebhooks, {}, { signal }),
    // A message that was sent just now arrives within seconds.
    refetchInterval: ({ state: { data } }) =>
      data?.webhooks.some(({ messages }) =>
        messages.some(({ attempts, status }) => status === "waiting" && attempts < 2),
      )
        ? 2000
        : false,
  });

/** The accounts elsewhere that a user signs in with; here for the same reason. */
export const identitiesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["identities"],
    queryFn: ({ signal }) => api(listIdentities, {}, { signal }),
  });

/**
 * What a link shows; null for one that has ended. It is read once: the cookie of its password is sent to the page
 * alone, and each reading counts as a view.
 */
export const sharedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["shared", id],
    queryFn: async ({ signal }) => {
      try {
        return await api(getShared, { params: { id } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === "gone") return null;
        throw error;
      }
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const POLL_MS = 2000;

/** The upright video of a dream that has a video. */
export const verticalVideoQuery = (api: Api, dreamId: string) =>
  queryOptions({
    queryKey: ["vertical-video", dreamId],
    queryFn: ({ signal }) => api(getVerticalVideo, { params: { id: dreamId } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && ["queued", "processing"].includes(data.verticalVideo.state) ? POLL_MS : false,
  });
