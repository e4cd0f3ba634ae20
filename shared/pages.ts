/**
 * Every page by its pattern, with the query parameters that it reads. Others, and repeated ones, are dropped. `lang` is
 * read for every page, before this.
 */
const PAGES = {
  "/": [],
  "/auth": ["mode", "redirect", "token", "invite", "done", "for", "notice"],
  "/gallery": [],
  "/gallery/dreams": ["before"],
  "/gallery/symbols/:id": ["before"],
  "/gallery/moods/:id": ["before"],
  "/gallery/:id": ["reported"],
  "/pricing": ["buy"],
  "/dashboard": ["dream"],
  // Words that other applications share are read in the browser alone.
  "/write": [],
  "/library": [
    "view",
    "year",
    "night",
    "q",
    "tag",
    "symbol",
    "mood",
    "mark",
    "part",
    "month",
    "since",
    "favourite",
    "sort",
  ],
  "/library/bin": [],
  "/patterns": ["symbol", "show", "letter"],
  "/dream/:id": ["lens"],
  "/share/:id": ["made"],
  "/s/:id": ["reported"],
  "/account": ["confirm"],
  "/account/connections": ["notice"],
  "/account/import": [],
  "/account/links": [],
  "/account/keys": [],
  "/account/webhooks": [],
  "/account/two-step": [],
  "/payment-success": ["session_id"],
  "/sandbox-checkout/:id": [],
  "/outbox": ["mail"],
  "/symbols": ["q"],
  "/symbols/:slug": [],
  "/unsubscribe": ["token", "done"],
  "/developers": [],
  "/accessibility": [],
  "/licences": [],
  "/privacy": [],
  "/terms": [],
  "/admin": [],
  "/admin/users": ["q", "page", "sort", "order"],
  "/admin/users/invitations": ["page"],
  "/admin/users/:userId": ["payments", "ledger", "dreams", "sessions", "audit"],
  "/admin/transactions": ["type", "q", "page", "from", "to"],
  "/admin/transactions/reconciliation": [],
  "/admin/analytics": ["startdate", "enddate"],
  "/admin/attention": [],
  "/admin/community": ["page"],
  "/admin/reports": ["state", "page"],
  "/admin/log": ["action", "q", "page", "from", "to"],
  "/admin/security": ["next"],
} as const satisfies Record<string, readonly string[]>;
type Pattern = keyof typeof PAGES;

/** The pages whose views are counted: all outside the admin area. */
export type PagePattern = Exclude<Pattern, `/admin${string}`>;
export const PAGE_PATTERNS = Object.keys(PAGES).filter((p) => !p.startsWith("/admin")) as [
  PagePattern,
  ...PagePattern[],
];

/** A page that a path leads to. */
export interface PageMatch {
  pattern: Pattern;
  /** The path in its canonical spelling. */
  path: string;
  /** Names of the query parameters that the page reads. */
  parameters: readonly string[];
}

const ID = /^[\w-]{1,64}$/;
/** Name of a page in the letters of its language, without capitals. */
export const SLUG = /^[\p{L}\p{M}\p{N}-]{1,64}$/u;
const PLAIN_SLUG = /^[a-z0-9-]{1,64}$/;
const exact = new Map<string, PageMatch>();
const byFolder = new Map<string, Pattern>();
for (const [name, parameters] of Object.entries(PAGES)) {
  const pattern = name as Pattern;
  const [folder, id] = pattern.split(":");
  if (id === undefined) exact.set(pattern, { pattern, path: pattern, parameters });
  else byFolder.set(folder!, pattern);
}

/** Finds the page at a path. `loose` also takes other spellings: capitals, a slash at the end, escaped letters. */
export function findPage(path: string, loose = false): PageMatch | undefined {
  const found = exact.get(path) ?? pageInFolder(path);
  if (found && (loose || found.path === path)) return found;
  if (!loose) return undefined;
  const plain = decoded(path).replace(/(?<=.)\/+$/, "");
  const end = plain.lastIndexOf("/") + 1;
  // Ids keep their case: that of a link tells it from others.
  const rest = encodeURIComponent(plain.slice(end));
  return exact.get(plain.toLowerCase()) ?? pageInFolder(plain.slice(0, end).toLowerCase() + rest);
}

/** The page of the id or slug at the end of a path. */
function pageInFolder(path: string): PageMatch | undefined {
  const end = path.lastIndexOf("/") + 1;
  const folder = path.slice(0, end);
  const pattern = byFolder.get(folder);
  const part = pattern && lastPart(pattern, path.slice(end));
  return part ? { pattern, path: folder + part, parameters: PAGES[pattern] } : undefined;
}

/** The canonical spelling of the id or slug at the end of a path; empty where it is none. */
function lastPart(pattern: Pattern, part: string): string {
  if (!pattern.endsWith(":slug")) return ID.test(part) ? part : "";
  // Most slugs; the rest takes three times as long.
  if (PLAIN_SLUG.test(part)) return part;
  const slug = decoded(part).normalize("NFC").toLowerCase();
  return SLUG.test(slug) ? encodeURIComponent(slug) : "";
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The pattern of a counted page, such as `/dream/:id`, without the ids of a path. */
export function pagePattern(path: string): PagePattern | undefined {
  const clean = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  const pattern = findPage(clean)?.pattern;
  return PAGE_PATTERNS.find((counted) => counted === pattern);
}
