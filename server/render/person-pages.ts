/** Estimates and dates on a page may be this old; everything else is told by the person's revision. */
const KEPT_MS = 10_000;
const KEPT_PAGES = 200;

/** A signed-in person's page as it was rendered last. */
interface PersonPage {
  /** When it is too old to be sent again, on the clock of `performance.now`. */
  until: number;
  plain: Buffer;
  gzip: Buffer | null;
}

export const createPersonPage = (html: string): PersonPage => ({
  until: performance.now() + KEPT_MS,
  plain: Buffer.from(html),
  gzip: null,
});

/**
 * The newest pages of the people who are here now, for reloads and returns. A key names the person with
 * their revision, so that a page is never served after anything on it changed; memory forgets it in seconds.
 */
export function createPersonPages() {
  const pages = new Map<string, PersonPage>();
  const forgetOld = () => {
    const now = performance.now();
    // Oldest first: a Map keeps the order of insertion.
    for (const [key, page] of pages) {
      if (page.until > now && pages.size <= KEPT_PAGES) return;
      pages.delete(key);
    }
  };
  setInterval(forgetOld, KEPT_MS).unref();

  return {
    find(key: string): PersonPage | undefined {
      const page = pages.get(key);
      return page && page.until > performance.now() ? page : undefined;
    },
    keep(key: string, page: PersonPage): void {
      pages.delete(key);
      pages.set(key, page);
      forgetOld();
    },
  };
}
