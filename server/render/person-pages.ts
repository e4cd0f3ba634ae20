/** Estimates and dates on a page may be this old; everything else is told by the person's revision. */
const KEPT_MS = 10_000;
const KEPT_PAGES = 200;

/** A page rendered for one request. */
export interface PersonPage {
  status: number;
  /** Its own content security policy, where it carries styles. */
  policy: string | null;
  plain: Buffer;
  /** Made when a browser first takes it. */
  gzip: Buffer | null;
}

/**
 * The newest pages of the people who are here now, for reloads and returns. A key names the person with
 * their revision, so that a page is never served after anything on it changed; memory forgets it in seconds.
 */
export function createPersonPages() {
  const pages = new Map<string, { page: PersonPage; until: number }>();
  const forgetOld = () => {
    const now = performance.now();
    // Oldest first: a Map keeps the order of insertion.
    for (const [key, { until }] of pages) {
      if (until > now && pages.size <= KEPT_PAGES) return;
      pages.delete(key);
    }
  };
  setInterval(forgetOld, KEPT_MS).unref();

  return {
    find(key: string): PersonPage | undefined {
      const kept = pages.get(key);
      return kept && kept.until > performance.now() ? kept.page : undefined;
    },
    keep(key: string, page: PersonPage): void {
      pages.delete(key);
      pages.set(key, { page, until: performance.now() + KEPT_MS });
      forgetOld();
    },
  };
}
