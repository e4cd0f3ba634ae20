/** The page that opens without a connection. It shows nothing of its user but what this browser has sealed. */
export const WRITE_PATH = "/write";

/** Caches of one build each; those of other builds are deleted. */
export const CACHE_PREFIX = "write-";

/** Built files that a page names: scripts, styles, fonts and translations. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg|png)/g))];
}

/** Stores the writing page as the server renders it now, with the files it names and `more`. Rejects offline. */
export async function fillShell(cache: Cache, more: readonly string[] = []): Promise<void> {
  const page = await fetch(WRITE_PATH, { cache: "no-store", redirect: "error" });
  if (!page.ok) throw new Error(`the writing page replied ${page.status}`);
  const files = new Set([...filesOf(await page.clone().text()), ...more]);
  const stored = await Promise.all([...files].map((file) => cache.match(file)));
  await cache.addAll([...files].filter((_, i) => !stored[i]));
  // Last, so that the page is never there without its files.
  await cache.put(WRITE_PATH, page);
}

export const shellPage = (cache: Cache): Promise<Response | undefined> =>
  cache.match(WRITE_PATH, { ignoreSearch: true, ignoreVary: true });

/** The cache that the running service worker answers from; undefined where there is none. */
export async function currentShell(): Promise<{ name: string; cache: Cache } | undefined> {
  const name = (await caches.keys()).findLast((key) => key.startsWith(CACHE_PREFIX));
  return name === undefined ? undefined : { name, cache: await caches.open(name) };
}
