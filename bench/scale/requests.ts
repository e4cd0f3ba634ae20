import Database from "better-sqlite3";
import { DAY_MS } from "#shared/durations.ts";
import type { KNOWN_EMAILS } from "./users.ts";

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
  const ids = {
    done: { [USER]: dreamOf(USER, "done"), [MANY]: dreamOf(MANY, "done") },
    waiting: { [USER]: dreamOf(USER, "queued"), [MANY]: dreamOf(MANY, "queued") },
    users: { [USER]: userId(USER), [MANY]: userId(MANY), [ADMIN]: userId(ADMIN) },
  };
  db.close();
  return ids;
}

/** Every page and every GET call, for all callers with access. */
export function readings(ids: ReturnType<typeof sampleIds>, today: string): Reading[] {
  const everyone: Caller[] = ["visitor", USER];
  const open = [
    "/",
    "/gallery",
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
    "/account",
    "/payment-success?session_id=cs_none",
    "/api/me",
    "/api/dreams",
    "/api/dreams?page=100",
    "/api/dreams?q=den",
    "/api/dreams?q=kein+solcher+Traum",
    "/api/dreams?tag=deniz",
    "/api/dreams?state=unfinished",
    "/api/payments",
    "/api/payments?page=3",
    "/api/account/sessions",
  ].map((path) => ({ path, callers: USERS }));
  const dreams = USERS.flatMap((caller) =>
    [ids.done, ids.waiting].flatMap((of) =>
      [`/dream/${of[caller as typeof USER]}`, `/api/dreams/${of[caller as typeof USER]}`].map((path) => ({
        path,
        callers: [caller],
      })),
    ),
  );
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
    "/admin/attention",
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
    "/api/admin/second-factor",
    ...["", "?page=300", "?action=refund", "?q=user-77"].map((query) => `/api/admin/log${query}`),
    "/api/analytics",
    `/api/analytics?startdate=${days}&enddate=${today}`,
  ].map((path) => ({ path, callers: [ADMIN as Caller], admin: true }));
  return [...open, ...visitors, ...own, ...dreams, ...media, ...admin];
}
