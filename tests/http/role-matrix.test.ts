import { afterAll, describe, expect, it } from "vitest";
import { TRANSACTIONS_CSV_PATH } from "#shared/admin/payments.ts";
import { POSTER_PATH } from "#shared/calendar.ts";
import { GALLERY_FILE_PATH } from "#shared/community.ts";
import { endpointUrl, v1Path, type Endpoint } from "#shared/endpoint.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { SHARE_SHAPES, sharePicturePath } from "#shared/share-pictures.ts";
import { SHARE_CODE_PATH, SHARED_FILE_PATH } from "#shared/shares.ts";
import { startTestApp } from "../support/app.ts";
import { goodInputs } from "../support/bad-values.ts";

type Route = Pick<Endpoint, "method" | "path" | "access" | "body">;

/** Calls whose reply is not JSON. */
const STREAMS: Route[] = [
  { method: "GET", path: "/api/dreams/:id/events", access: "user" },
  { method: "GET", path: "/media/:dreamId/:name", access: "user" },
  ...SHARE_SHAPES.map((shape): Route => {
    return { method: "GET", path: sharePicturePath(":dreamId", shape), access: "user" };
  }),
  { method: "GET", path: SHARE_CODE_PATH, access: "user" },
  { method: "GET", path: SHARED_FILE_PATH, access: "everyone" },
  { method: "GET", path: GALLERY_FILE_PATH, access: "everyone" },
  { method: "GET", path: POSTER_PATH, access: "user" },
  { method: "GET", path: TRANSACTIONS_CSV_PATH, access: "admin" },
];
const ROUTES = [...ENDPOINTS, ...STREAMS].map((e): [string, Route] => [`${e.method} ${e.path}`, e]);
const TEXT = "I flew over a zq9secret sea of glass";
/** Signing in or up does not concern the owner's data. */
const AUTH_PATHS = /^\/api\/auth\//;

const site = await startTestApp({ env: { COMMUNITY: "on" } });
const owner = await site.signUp({
  email: "zq9owner@example.com",
  name: "Zq9 Owner",
  tokens: 30,
  verified: true,
});
const another = await site.signUp({ tokens: 30, verified: true });
const admin = await site.signUp({ admin: true });
const made = await owner.post("/api/dreams", { dreamText: TEXT, language: "tr", depth: "image" });
const dreamId: string = (made.json as { dream: { id: string } }).dream.id;
await site.finished(dreamId);
afterAll(() => site.close());

/** Sends the owner's ids in every field that takes an id; other fields get valid input. */
async function call(route: Route, cookie: string, more: Record<string, string> = {}) {
  const { method, path, body } = route;
  const params = path.includes("/admin/users/")
    ? { id: owner.user.id }
    : { id: dreamId, dreamId, name: "image.webp" };
  const names = { userId: owner.user.id, dreamId };
  const inputs = body
    ? goodInputs(body).map((good) => ({
        ...good,
        ...Object.fromEntries(Object.entries(names).filter(([name]) => name in good)),
      }))
    : [undefined];
  const responses = [];
  for (const payload of inputs) {
    const url = endpointUrl(path, params);
    const response = await site.app.inject({
      method,
      url,
      headers: { cookie, ...more },
      ...(payload && { payload }),
    });
    responses.push({ status: response.statusCode, text: response.body });
  }
  return responses;
}

const rowsOfOwner = () => {
  const one = (query: string) => site.store.rows(query, owner.user.id);
  return Promise.all([
    one("SELECT id, email, name, password_hash, banned_until, deleted_at FROM users WHERE id = ?"),
    one("SELECT id_hash FROM sessions WHERE user_id = ?"),
    one("SELECT id, status FROM dreams WHERE user_id = ?"),
    one("SELECT id FROM ledger_entries WHERE user_id = ?"),
  ]);
};

describe("visitors", () => {
  it.each(ROUTES.filter(([, { access }]) => access !== "everyone"))(
    "is redirected by %s",
    async (_, route) => {
      for (const { status, text } of await call(route, "")) {
        expect(status).toBe(401);
        expect(text).toContain('"unauthenticated"');
        expect(text).not.toMatch(/zq9/i);
      }
    },
  );
});

describe("another user", () => {
  it.each(ROUTES.filter(([, { access }]) => access === "admin"))("is refused by %s", async (_, route) => {
    for (const { status, text } of await call(route, another.cookie())) {
      expect(status).toBe(403);
      expect(text).toContain('"forbidden"');
      expect(text).not.toMatch(/zq9/i);
    }
  });

  it.each(ROUTES.filter(([, { access }]) => access === "user"))(
    "finds nothing of the owner behind %s",
    async (_, route) => {
      // A user of their own for each call: some of these end the session or the account.
      const other = await site.signUp({ tokens: 30, verified: true });
      for (const { status, text } of await call(route, other.cookie())) {
        expect(status === 404 || !route.path.includes(":")).toBe(true);
        expect(text).not.toMatch(/zq9/i);
      }
    },
  );
});

describe("a program with another user's key", () => {
  it("finds nothing of the owner at any address", async () => {
    const other = await site.signUp({ admin: true, tokens: 30, verified: true });
    const rights = ["read", "write", "spend"];
    const { key } = (await other.post("/api/keys", { name: "A program", rights })).json as { key: string };
    for (const [, route] of ROUTES) {
      for (const path of [route.path, v1Path(route.path)]) {
        for (const { text } of await call({ ...route, path }, "", { authorization: `Bearer ${key}` }))
          expect(text).not.toMatch(/zq9/i);
      }
    }
  });
});

describe("visitors and other users", () => {
  it.each(ROUTES.filter(([, { access, path }]) => access === "everyone" && !AUTH_PATHS.test(path)))(
    "learn nothing of the owner from %s",
    async (_, route) => {
      for (const cookie of ["", another.cookie()]) {
        for (const { text } of await call(route, cookie)) expect(text).not.toMatch(/zq9/i);
      }
    },
  );

  it("have changed nothing of the owner's", async () => {
    const before = await rowsOfOwner();
    for (const [, route] of ROUTES.filter(([, { access }]) => access !== "everyone")) {
      await call(route, "");
      await call(route, another.cookie());
    }
    expect(await rowsOfOwner()).toEqual(before);
    expect((await owner.get("/api/me")).status).toBe(200);
  });
});

describe("an admin", () => {
  it.each(ROUTES.filter(([, { access, method }]) => access === "admin" && method === "GET"))(
    "is answered by %s, without text of a dream",
    async (_, route) => {
      for (const { status, text } of await call(route, admin.cookie())) {
        expect(status).toBe(200);
        expect(text).not.toContain("zq9secret");
      }
    },
  );

  it("does not read the owner's dream as a user would", async () => {
    for (const path of [`/api/dreams/${dreamId}`, `/api/dreams/${dreamId}/events`]) {
      expect((await admin.get(path)).status).toBe(404);
    }
  });

  it("may do to the owner what the calls say", async () => {
    const profile = {
      action: "update_profile",
      userId: owner.user.id,
      name: "Fatma",
      email: "f@example.com",
    };
    expect((await admin.post("/api/admin/manage-user", profile)).status).toBe(200);
  });
});
