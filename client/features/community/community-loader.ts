import { data } from "react-router-dom";
import { galleryPath } from "#shared/community.ts";
import type { RouteEnv } from "../../lib/context.tsx";
import { ApiError } from "../../lib/api.ts";
import { filterOf } from "./gallery-filter.ts";
import { entryQuery, galleryQuery } from "./queries.ts";

/** Loads a list of the gallery; status 404 for a list that does not exist. */
async function loadList({ queryClient, api, locale }: RouteEnv, url: URL) {
  const filter = filterOf(url);
  const page = filter && (await queryClient.ensureQueryData(galleryQuery(api, locale, filter)));
  if (!page) return data(null, { status: 404 });
  return page.symbolName === null ? null : { title: page.symbolName };
}

/** Loads a dream of the gallery; status 410 for one that has left it. */
async function loadEntry({ queryClient, api, locale }: RouteEnv, id: string) {
  const entry = await queryClient.ensureQueryData(entryQuery(api, locale, id));
  if (!entry) return data(null, { status: 410 });
  return { title: entry.title, preview: { description: entry.words, image: entry.cardUrl } };
}

/** Loads dreams that users share: a list of the gallery, or one dream. */
async function loadShown(env: RouteEnv, id: string | undefined, url: URL) {
  try {
    return await (id !== undefined && url.pathname === galleryPath(id)
      ? loadEntry(env, id)
      : loadList(env, url));
  } catch (error) {
    // The page shows the failure and can load again.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Loads a page of the gallery. On a site without a gallery of users, only the page of the examples exists. */
export async function load(env: RouteEnv, id: string | undefined, url: URL) {
  const examples = url.pathname === "/gallery";
  if (!env.community && !examples) return data(null, { status: 404 });
  const shown = env.community ? await loadShown(env, id, url) : null;
  return examples ? null : shown;
}
