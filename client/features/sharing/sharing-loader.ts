import { data } from "react-router-dom";
import type { SharedDream } from "#shared/shares.ts";
import { firstSentence } from "#shared/sentences.ts";
import type { RouteEnv } from "../../lib/context.tsx";
import { ApiError } from "../../lib/api.ts";
import { passkeysQuery } from "../accounts/queries.ts";
import { ownEntriesQuery } from "../community/queries.ts";
import { dreamQuery } from "../dreams/queries.ts";
import {
  identitiesQuery,
  keysQuery,
  referenceQuery,
  secondFactorQuery,
  sharedQuery,
  sharesQuery,
  verticalVideoQuery,
  webhooksQuery,
} from "./queries.ts";

// Not a chunk of its own: the script of every page has the names of all chunks.
export { load as loadGallery } from "../community/community-loader.ts";

/** The user's links, and what the user has sent to the gallery. */
export const loadShares = ({ queryClient, api, community }: RouteEnv) =>
  Promise.all([
    queryClient.ensureQueryData(sharesQuery(api)),
    community ? queryClient.ensureQueryData(ownEntriesQuery(api)) : null,
  ]);

/** The dream of a user; null where it has no title, and so no picture to share. */
export async function loadSharable({ queryClient, api }: RouteEnv, id: string) {
  const dream = await queryClient.ensureQueryData(dreamQuery(api, id));
  if (!dream?.title) return null;
  if (dream.videoUrl) await queryClient.prefetchQuery(verticalVideoQuery(api, id));
  return dream;
}

export const loadKeys = ({ queryClient, api }: RouteEnv) => queryClient.ensureQueryData(keysQuery(api));

export const loadReference = ({ queryClient, api }: RouteEnv) =>
  queryClient.ensureQueryData(referenceQuery(api));

export const loadWebhooks = ({ queryClient, api }: RouteEnv) =>
  queryClient.ensureQueryData(webhooksQuery(api));

/** What the page of the second factor shows. */
export const loadTwoStep = ({ queryClient, api }: RouteEnv) =>
  Promise.all([
    queryClient.fetchQuery(secondFactorQuery(api)),
    queryClient.ensureQueryData(passkeysQuery(api)),
  ]);

export const loadIdentities = ({ queryClient, api }: RouteEnv) =>
  Promise.all([
    queryClient.ensureQueryData(identitiesQuery(api)),
    queryClient.ensureQueryData(passkeysQuery(api)),
  ]);

/** The user's own words where they are shown, as on the card, else a sentence of the reading. */
function descriptionOf({ words, reading, language }: SharedDream): string | null {
  const text = words ?? reading?.summary;
  return text ? firstSentence(text, language) : null;
}

/** Loads what a link shows. Returns the title of its page and its preview, or status 410 for one that has ended. */
export async function loadShared({ queryClient, api }: RouteEnv, id: string) {
  try {
    const shared = await queryClient.ensureQueryData(sharedQuery(api, id));
    if (!shared) return data(null, { status: 410 });
    if (shared.state === "locked") return null;
    return { title: shared.title, preview: { description: descriptionOf(shared), image: shared.cardUrl } };
  } catch (error) {
    // The page says so, and can try again.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
