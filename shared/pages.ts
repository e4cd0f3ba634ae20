/** The site's own pages; what is not among them is not counted as a page view. */
export const PAGE_PATTERNS = [
  "/",
  "/auth",
  "/gallery",
  "/pricing",
  "/dashboard",
  "/library",
  "/dream/:id",
  "/account",
  "/payment-success",
  "/sandbox-checkout/:id",
  "/licences",
  "/privacy",
  "/terms",
] as const;
export type PagePattern = (typeof PAGE_PATTERNS)[number];

/** The pattern that an address is of, `/dream/:id`: which dream it was is nobody's business. */
export function pagePattern(path: string): PagePattern | undefined {
  const clean = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  return PAGE_PATTERNS.find((pattern) => {
    const [head, tail] = pattern.split(":");
    if (tail === undefined) return clean === pattern;
    const rest = clean.slice(head!.length);
    return clean.startsWith(head!) && /^[\w-]{1,64}$/.test(rest);
  });
}
