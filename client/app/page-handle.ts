import type { Namespace } from "../i18n/i18n.ts";

export type PublicPageName = "landing" | "gallery" | "pricing" | "auth";

/** Facts about a page that the server reads too. */
export interface PageHandle {
  /** Source file of the page, to preload its chunk and styles. */
  chunk: string;
  namespaces: readonly Namespace[];
  /** Key of the page's title. */
  title: string;
  status?: number;
  /** The same for every visitor without a session; kept in memory by the server. */
  shared?: boolean;
  /** Made of the person's own data and nothing else: kept in memory for a moment while that does not change. */
  kept?: boolean;
  /** Names the page where it is open to all: its texts in `meta`, its picture for sharing. */
  publicName?: PublicPageName;
  /** The largest picture of the first view, asked for with the page: AVIF files by their place in `client/`. */
  preloadImage?: { sources: readonly { source: string; width: number }[]; sizes: string };
  /** Id of the element at whose beginning the first view is all there; without it that takes the whole page. */
  firstViewUntil?: string;
  /** With `shared`: how long the server keeps the page, where not for good. */
  keptMs?: number;
}
