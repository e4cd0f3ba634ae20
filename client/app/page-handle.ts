import type { Namespace } from "../i18n/i18n.ts";

export type PublicPageName = "landing" | "gallery" | "pricing" | "auth" | "symbols";

/** Loader data of a page whose title is not the handle's. */
export interface LoadedTitle {
  title?: string;
}

/** Facts about a page that the server reads too. */
export interface PageHandle {
  /** Source file of the page; its chunk and styles are preloaded. */
  chunk: string;
  namespaces: readonly Namespace[];
  /** Key of the page's title. */
  title: string;
  status?: number;
  /** The same for every visitor without a session: the server caches it. */
  shared?: boolean;
  /** Shows the user's own data and nothing else: the server caches it for a moment while that does not change. */
  cachedPerUser?: boolean;
  /** Of a page that is open to all: names its messages in `meta` and its share image. */
  publicName?: PublicPageName;
  /** The largest image of the first view, preloaded: AVIF files by their path in `client/`. */
  preloadImage?: { sources: readonly { source: string; width: number }[]; sizes: string };
  /** Id of the element before which the first view is complete; by default the first view is the whole page. */
  firstViewUntil?: string;
  /** With `shared`: maximum age in the server's cache; unlimited by default. */
  cacheMaxAgeMs?: number;
}
