import { data } from "react-router-dom";
import type { SharedDream } from "#shared/shares.ts";
import { firstSentence } from "#shared/sentences.ts";
import type { RouteEnv } from "../../lib/context.tsx";
import { ApiError } from "../../lib/api.ts";
import { dreamQuery } from "../dreams/queries.ts";
import { keysQuery, sharedQuery, sharesQuery } from "./queries.ts";

export const loadShares = ({ queryClient, api }: RouteEnv) => queryClient.ensureQueryData(sharesQuery(api));

/** The dream of a user; null where it has no title, and so no picture to share. */
export async function loadSharable({ queryClient, api }: RouteEnv, id: string) {
  const dream = await queryClient.ensureQueryData(dreamQuery(api, id));
  return dream?.title ? dream : null;
}

export const loadKeys = ({ queryClient, api }: RouteEnv) => queryClient.ensureQueryData(keysQuery(api));

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
