import Database from "better-sqlite3";
import { newToken } from "#server/features/sharing/link-token.ts";
import { DAY_MS } from "#shared/durations.ts";
import { SECRET, type KNOWN_EMAILS } from "./users.ts";

type Caller = "visitor" | (typeof KNOWN_EMAILS)[number];

export interface Reading {
  path: string;
  callers: Caller[];
  /** An admin page or an admin's call. */
  admin?: boolean;
}

const USER = "user@scale.example";
const MANY = "many@scale.example";
const ADMIN = "admin@scale.example";
const USERS: Caller[] = [USER, MANY];

/** Ids for the paths of requests. */
export function sampleIds(file: string) {
  const db = new Database(file, { readonly: true });
  const dreamOf = (email: string, status: string) =>
    db
      .prepare<[string, string], string>(
        `SELECT id FROM dreams WHERE user_id = (SELECT id FROM users WHERE email = ?) AND status = ? AND kind = 'dream'
         ORDER BY created_at DESC LIMIT 1`,
      )
      .pluck()
      .get(email, status)!;
  const userId = (email: string) =>
    db.prepare<[string], string>("SELECT id FROM users WHERE email = ?").pluck().get(email)!;
  const get = (statement: string, ...values: string[]) =>
    db
      .prepare<string[], string>(statement)
      .pluck()
      .get(...values)!;
  const ids = {
    entry: get("SELECT id FROM gallery_entries WHERE state = 'shown' ORDER BY shown_at DESC LIMIT 1"),
    /** Where the second half of the gallery begins. */
    middle: get(
      `SELECT shown_at || '_' || id FROM gallery_entries WHERE state = 'shown' ORDER BY shown_at LIMIT 1 OFFSET
         (SELECT COUNT(*) / 2 FROM gallery_entries WHERE state = 'shown')`,
    ),
    token: newToken(
      get("SELECT share_links.id FROM share_links JOIN users ON users.id = user_id WHERE email = ?", MANY),
      [SECRET],
    ),
    night: get(
      "SELECT night FROM dreams JOIN users ON users.id = user_id WHERE email = ? AND kind = 'dream'",
      MANY,
    ),
    done: { [USER]: dreamOf(USER, "done"), [MANY]: dreamOf(MANY, "done") },
    waiting: { [USER]: dreamOf(USER, "queued"), [MANY]: dreamOf(MANY, "queued") },
    users: { [USER]: userId(USER), [MANY]: userId(MANY), [ADMIN]: userId(ADMIN) },
  };
  db.close();
  return ids;
}

/** Every page and every GET call but those of a single browser or provider, for all callers with access. */
export function readings(ids: ReturnType<typeof sampleIds>, today: string): Reading[] {
  const everyone: Caller[] = ["visitor", USER];
  const open = [
    "/",
    "/gallery",
    "/gallery/dreams",
    `/gallery/dreams?before=${encodeURIComponent(ids.middle)}`,
    "/gallery/symbols/sea",
    "/gallery/moods/calm",
    `/gallery/${ids.entry}`,
    `/s/${ids.token}`,
    "/symbols",
    "/symbols?q=deniz",
    "/symbols/deniz",
    "/developers",
    "/accessibility",
    "/api/gallery?locale=tr",
    "/api/gallery?locale=tr&symbol=sea",
    `/api/gallery/${ids.entry}?locale=tr`,
    `/api/shared/${ids.token}`,
    "/api/symbols?locale=tr",
    "/pricing",
    "/licences",
    "/privacy",
    "/terms",
    "/not-there",
    "/api/config",
    "/api/activity",
  ].map((path) => ({
    path,
    callers: everyone,
  }));
  const visitorPaths = [
    "/auth",
    "/auth?mode=reset&token=x",
    "/robots.txt",
    "/sitemap.xml",
    "/api/openapi.json",
  ];
  const visitors = [...visitorPaths, "/healthz", "/readyz", "/metrics"].map((path) => ({
    path,
    callers: ["visitor" as const],
  }));
  const own = [
    "/dashboard",
    "/library",
    "/library?page=2",
    "/library?q=deniz",
    "/library?tag=deniz",
    "/library?state=unfinished",
    "/library?view=calendar",
    `/library?view=calendar&night=${ids.night}`,
    "/library?symbol=sea&mood=calm",
    "/library/bin",
    "/patterns",
    "/patterns?symbol=sea",
    "/patterns?letter=" + ids.night.slice(0, 7),
    "/write",
    "/account",
    "/account/import",
    "/account/links",
    "/account/keys",
    "/account/webhooks",
    "/account/connections",
    "/payment-success?session_id=cs_none",
    "/api/me",
    "/api/dreams",
    "/api/dreams?page=100",
    "/api/dreams/cards",
    "/api/dreams/cards?page=100",
    "/api/dreams?q=den",
    "/api/dreams?q=kein+solcher+Traum",
    "/api/dreams?tag=deniz",
    "/api/dreams?state=unfinished",
    "/api/payments",
    "/api/payments?page=3",
    "/api/account/sessions",
    "/api/account/passkeys",
    "/api/account/identities",
    "/api/account/webhooks",
    "/api/dreams?limit=100&form=brief",
    "/api/dreams/bin",
    "/api/dreams/calendar",
    `/api/dreams/calendar/night?night=${ids.night}`,
    "/api/dreams/import/known",
    "/api/gallery/own",
    "/api/keys",
    "/api/me/alerts",
    "/api/patterns?locale=tr",
    "/api/patterns/letters",
    "/api/shares",
  ].map((path) => ({ path, callers: USERS }));
  const ofDream = [
    "/dream/:id",
    "/api/dreams/:id",
    "/api/dreams/:id/lenses",
    "/api/patterns/dreams/:id?locale=tr",
  ];
  const dreams = USERS.flatMap((caller) => {
    const [done, waiting] = [ids.done[caller as typeof USER], ids.waiting[caller as typeof USER]];
    const paths = [done, waiting].flatMap((id) => ofDream.map((path) => path.replace(":id", id)));
    return [...paths, `/share/${done}`].map((path) => ({ path, callers: [caller] }));
  });
  const media = USERS.map((caller) => ({
    path: `/media/${ids.done[caller as typeof USER]}/image.webp`,
    callers: [caller],
  }));
  const days = new Date(Date.parse(today) - 89 * DAY_MS).toISOString().slice(0, 10);
  const types = ["?type=purchase", "?type=usage", "?type=usage&page=1000"];
  const transactions = ["", "?page=1000", ...types, "?q=user-77"];
  const users = ["created", "last_sign_in", "name", "email", "credits", "used", "dreams"].flatMap((sort) => [
    `?sort=${sort}&order=asc`,
    `?sort=${sort}`,
  ]);
  const admin = [
    "/admin/users",
    `/admin/users/${ids.users[USER]}`,
    `/admin/users/${ids.users[MANY]}`,
    "/admin/transactions",
    "/admin/transactions/reconciliation",
    "/admin/analytics",
    "/admin/users/invitations",
    "/admin/attention",
    "/admin/community",
    "/admin/reports",
    "/admin/reports?state=settled&page=100",
    "/admin/log",
    "/admin/security",
    ...["", "?page=300", "?q=user-77", "?q=nobody+at+all", ...users].map(
      (query) => `/api/admin/users${query}`,
    ),
    `/api/admin/users/${ids.users[USER]}`,
    `/api/admin/users/${ids.users[MANY]}`,
    ...transactions.map((query) => `/api/admin/transactions${query}`),
    `/api/admin/transactions?from=${days}&to=${today}`,
    "/api/admin/reconciliation",
    "/api/admin/attention",
    "/api/admin/gallery",
    "/api/admin/invitations?page=50",
    "/api/admin/reports",
    "/api/account/second-factor",
    ...["", "?page=300", "?action=refund", "?q=user-77"].map((query) => `/api/admin/log${query}`),
    "/api/analytics",
    `/api/analytics?startdate=${days}&enddate=${today}`,
  ].map((path) => ({ path, callers: [ADMIN as Caller], admin: true }));
  return [...open, ...visitors, ...own, ...dreams, ...media, ...admin];
}
