import type { Namespace } from "../i18n/i18n.ts";

export type PublicPageName =
  | "landing"
  | "gallery"
  | "pricing"
  | "auth"
  | "symbols"
  | "developers"
  | "accessibility";

/** Loader data of a page whose title is not the handle's. */
export interface LoadedTitle {
  title?: string;
  /** For a page open only to those who have its URL: how other programs show a link to it. */
  preview?: LinkPreview;
}

export interface LinkPreview {
  description: string | null;
  /** Path of the share image. */
  image: string;
}

interface PageFiles {
  /** Source file of the page; its chunk and styles are preloaded. */
  chunk: string;
  namespaces: readonly Namespace[];
}

/** Facts about a page that the server reads too. */
export interface PageHandle extends PageFiles {
  /** What is shown in place of the page, by the value of its parameter `view`. */
  views?: Readonly<Record<string, PageFiles>>;
  /** Key of the page's title. */
  title: string;
  /** Keys of other titles, by the value of its parameter `mode`. */
  titles?: Readonly<Record<string, string>>;
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

/** The files of a page, or of the view of it that a URL names. */
export function filesOf(handle: PageHandle, { searchParams }: Pick<URL, "searchParams">): PageFiles {
  const { views } = handle;
  const name = views && searchParams.get("view");
  return name && Object.hasOwn(views, name) ? views[name]! : handle;
}

/** The key of the title of a page, or of the mode of it that a query names. */
export function titleOf({ title, titles }: PageHandle, query: URLSearchParams): string {
  const mode = titles && query.get("mode");
  return mode && Object.hasOwn(titles, mode) ? titles[mode]! : title;
}
