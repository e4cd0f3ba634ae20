import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { isKey, newKey } from "#server/features/api-keys/key-text.ts";
import { removeUser } from "#server/features/privacy/privacy.ts";
import { EXPORT_PATH } from "#shared/accounts.ts";
import { KEYS_MAX } from "#shared/api-keys.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { endpointUrl, v1Path } from "#shared/endpoint.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import type { SignedInClient } from "../support/app.ts";
import { STRANGE_TEXTS } from "../support/strange-input.ts";
import type { Visitor } from "../support/visitor.ts";
import { bearer, DREAM, NOW, startKeyApp, TEXT } from "./key-app.ts";

let app: Awaited<ReturnType<typeof startKeyApp>>;
let site: typeof app.site;
let owner: SignedInClient;
beforeAll(async () => {
  app = await startKeyApp();
  site = app.site;
  owner = await site.signUp({ tokens: 60, verified: true });
});
afterAll(() => site.close());

describe("a key", () => {
  it("is shown once, and is stored as a hash", async () => {
    const key = await app.keyOf(owner, ["read", "spend"], { dailyTokens: 5 });
    expect(key).toMatch(/^oneira_[0-9A-Za-z]{38}$/);
    const { json } = await owner.get("/api/keys");
    expect(json).toEqual({
      allowed: true,
      keys: [
        {
          id: expect.any(String),
          name: "A program",
          rights: ["read", "spend"],
          dailyTokens: 5,
          spentToday: 0,
          hint: key.slice(-4),
          createdAt: NOW.toISOString(),
          expiresAt: null,
          lastUsedAt: null,
          expired: false,
        },
      ],
    });
    const stored = JSON.stringify(await site.store.rows("SELECT * FROM api_keys"));
    expect(stored).not.toContain(key.slice("oneira_".length, -4));
    const mails = await site.store.rows("SELECT recipient, data FROM mails WHERE template = 'key-added'");
    expect(mails).toEqual([expect.objectContaining({ recipient: owner.user.email })]);
    expect(JSON.stringify(mails)).not.toContain(key);
  });

  it("is never the same twice, and a wrong letter makes it none", async () => {
    const keys = Array.from({ length: 500 }, newKey);
    expect(new Set(keys).size).toBe(500);
    expect(keys.every(isKey)).toBe(true);
    for (const key of keys.slice(0, 50)) {
      const other = key.at(20) === "a" ? "b" : "a";
      expect(isKey(key.slice(0, 20) + other + key.slice(21))).toBe(false);
      expect(isKey(`${key}0`)).toBe(false);
    }
  });

  it("does what its rights say, and nothing else", async () => {
    const user = await site.signUp({ tokens: 30, verified: true });
    const reader = app.withKey(await app.keyOf(user, ["read"]));
    const writer = app.withKey(await app.keyOf(user, ["write"]));
    const spender = app.withKey(await app.keyOf(user, ["spend"]));
    const made = await spender.post("/api/v1/dreams", { ...DREAM, depth: "reading" });
    expect(made.status).toBe(202);
    const { id } = made.json!.dream as { id: string };
    await site.finished(id);
    const mood = { mood: "calm" };
    const calls = async (visitor: Visitor) => [
      (await visitor.get(`/api/v1/dreams/${id}`)).status,
      (await visitor.patch(`/api/v1/dreams/${id}`, mood)).status,
      (await visitor.post(`/api/v1/dreams/${id}/parts`, { part: "image" })).status,
    ];
    expect(await calls(reader)).toEqual([200, 403, 403]);
    expect(await calls(writer)).toEqual([403, 200, 403]);
    expect(await calls(spender)).toEqual([403, 403, 202]);
    const refused = await reader.patch(`/api/v1/dreams/${id}`, mood);
    expect(refused.json).toMatchObject({
      error: { code: "forbidden", details: { reason: "key_right", right: "write" } },
    });
    await site.finished(id);
  });

  it("reads the dream, its events and its image as the user does", async () => {
    const key = await app.keyOf(owner, ["read", "spend"]);
    const program = app.withKey(key);
    const { json } = await program.post("/api/v1/dreams", { ...DREAM, depth: "image" });
    const { id } = json!.dream as { id: string };
    await site.finished(id);
    const own = await owner.get(`/api/dreams/${id}`);
    expect((await program.get(`/api/v1/dreams/${id}`)).json).toEqual(own.json);
    const { imageUrl } = own.json!.dream as { imageUrl: string };
    const image = await program.get(imageUrl);
    expect(image).toMatchObject({ status: 200, headers: { "content-type": "image/webp" } });
    expect((await site.visitor().get(imageUrl)).status).toBe(401);
    const events = await program.get(`/api/v1/dreams/${id}/events`);
    expect(events.headers["content-type"]).toContain("text/event-stream");
    expect(events.bytes.toString()).toContain("event: end");
    const list = await program.get("/api/v1/dreams");
    expect(list.json).toEqual((await owner.get("/api/dreams")).json);
    expect((await program.get("/api/v1/config")).status).toBe(200);
  });

  it("reads what returns as the user does", async () => {
    const program = app.withKey(await app.keyOf(owner, ["read"]));
    const { json } = await owner.get("/api/patterns");
    expect(json).toMatchObject({ patterns: { dreams: expect.any(Number) } });
    expect(await program.get("/api/v1/patterns")).toMatchObject({ status: 200, json: json! });
    const spender = app.withKey(await app.keyOf(owner, ["spend"]));
    expect((await spender.get("/api/v1/patterns")).status).toBe(403);
  });

  it("finds nothing of another user, and an admin's key opens no more", async () => {
    const id = await owner.submitDream(TEXT, { depth: "image" });
    await site.finished(id);
    const admin = await site.signUp({ admin: true, verified: true });
    const another = await site.signUp({ verified: true });
    await site.store.db.deleteFrom("user_roles").execute();
    const keys = [await app.keyOf(admin, ["read"]), await app.keyOf(another, ["read", "write", "spend"])];
    await site.store.db.insertInto("user_roles").values({ user_id: admin.user.id, role: "admin" }).execute();
    for (const key of keys) {
      const program = app.withKey(key);
      for (const path of [`/api/v1/dreams/${id}`, `/api/v1/dreams/${id}/events`, `/media/${id}/image.webp`])
        expect((await program.get(path)).status).toBe(404);
      expect((await program.get("/api/admin/users")).status).toBe(403);
    }
    expect((await app.withKey(keys[1]!).delete(`/api/v1/dreams/${id}`)).status).toBe(404);
  });

  it("sent twice with one idempotency key makes one dream, spent once", async () => {
    const user = await site.signUp({ tokens: 30, verified: true });
    const program = app.withKey(await app.keyOf(user, ["spend"], { dailyTokens: 1 }));
    const send = () =>
      program.post("/api/v1/dreams", { ...DREAM, depth: "reading" }, { "idempotency-key": "once" });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.json!.dream.id).toBe(first.json!.dream.id);
    expect((await app.listed(user))[0]).toMatchObject({ spentToday: 1 });
  });
});

it("the description has every call of keys with its right, and no other under /api/v1", async () => {
  const { json } = await site.visitor().get("/api/openapi.json");
  const { paths, components } = json as {
    paths: Record<
      string,
      Record<string, { security?: object[]; description?: string; "x-key-right"?: string }>
    >;
    components: { securitySchemes: object };
  };
  expect(components.securitySchemes).toEqual({ key: { type: "http", scheme: "bearer" } });
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { security, description, "x-key-right": right }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      needs: security || right ? { description, right } : null,
    })),
  );
  const wanted = ENDPOINTS.filter(({ key }) => key).map(({ method, path, key }) => ({
    call: `${method} ${v1Path(path).replace(/:(\w+)/g, "{$1}")}`,
    needs: { description: `Needs the right to ${key}.`, right: key },
  }));
  const events = {
    call: "GET /api/v1/dreams/{id}/events",
    needs: { description: "Needs the right to read.", right: "read" },
  };
  const byCall = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1);
  expect(described.filter(({ call }) => call.includes("/api/v1/")).toSorted(byCall)).toEqual(
    [...wanted, events].toSorted(byCall),
  );
  expect(described.filter(({ call, needs }) => !call.includes("/api/v1/") && needs !== null)).toEqual([]);
});

describe("a key opens nothing", () => {
  it("once it has expired or ended", async () => {
    const user = await site.signUp({ verified: true });
    const expiresAt = new Date(NOW.getTime() + DAY_MS).toISOString();
    const expiring = app.withKey(await app.keyOf(user, ["read"], { expiresAt }));
    const ended = app.withKey(await app.keyOf(user, ["read"], { name: "Ended" }));
    expect((await expiring.get("/api/v1/dreams")).status).toBe(200);
    expect((await ended.get("/api/v1/dreams")).status).toBe(200);
    const { id } = (await app.listed(user)).find(({ name }) => name === "Ended")!;
    const stranger = await site.signUp({ verified: true });
    expect((await stranger.delete(`/api/keys/${id}`)).status).toBe(404);
    expect((await user.delete(`/api/keys/${id}`)).status).toBe(204);
    expect((await user.delete(`/api/keys/${id}`)).status).toBe(404);
    const refused = await ended.get("/api/v1/dreams");
    expect(refused.json).toMatchObject({ error: { code: "unauthenticated", details: { reason: "key" } } });
    expect(refused.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
    site.advance(DAY_MS);
    expect((await expiring.get("/api/v1/dreams")).status).toBe(401);
    expect(await app.listed(user)).toEqual([expect.objectContaining({ expired: true })]);
    site.advance(-DAY_MS);
  });

  it("while its user is banned, and after the account is deleted", async () => {
    const user = await site.signUp({ verified: true });
    const program = app.withKey(await app.keyOf(user, ["read"]));
    const ban = (until: string | null) =>
      site.store.db
        .updateTable("users")
        .set({ banned_until: until })
        .where("id", "=", user.user.id)
        .execute();
    await ban(new Date(NOW.getTime() + DAY_MS).toISOString());
    expect((await program.get("/api/v1/dreams")).status).toBe(401);
    await ban(null);
    expect((await program.get("/api/v1/dreams")).status).toBe(200);
    await transact(site.store.db, { user: user.user.id }, (trx) =>
      removeUser(trx, { userId: user.user.id, proof: null, now: NOW }),
    );
    expect((await program.get("/api/v1/dreams")).status).toBe(401);
    expect(await site.store.rows("SELECT id FROM api_keys WHERE user_id = ?", user.user.id)).toEqual([]);
  });

  it("of what does not name a right, whatever the key may do", async () => {
    const full = await app.keyOf(owner, ["read", "write", "spend"]);
    const program = app.withKey(full);
    const params = { id: "x", dreamId: "x", slug: "sea", lensId: "x", userId: owner.user.id };
    for (const { method, path, key } of ENDPOINTS) {
      const url = endpointUrl(path, params);
      const send = (to: string) => site.app.inject({ method, url: to, headers: bearer(full) });
      const old = await send(url);
      expect([path, old.statusCode, old.json().error.details]).toEqual([path, 403, { reason: "key" }]);
      const under = await send(v1Path(url));
      const isOpen = ![403, 404, 405].includes(under.statusCode) || under.json().error.code === "not_found";
      expect([path, isOpen]).toEqual([path, key !== undefined || under.statusCode === 404]);
    }
    for (const page of [EXPORT_PATH, "/api/openapi.json", "/share-links/x/code.svg"])
      expect((await program.get(page)).status).toBe(403);
  });

  it("in any other form", async () => {
    const key = await app.keyOf(owner, ["read"]);
    const tries = [
      key.toLowerCase(),
      `${key}x`,
      key.slice(0, -1),
      "oneira_",
      `oneira_${"0".repeat(38)}`,
      `oneira_${"a".repeat(10_000)}`,
      "oneira_' OR 1=1 --",
    ];
    for (const text of tries) {
      const { status } = await site.visitor({ authorization: `Bearer ${text}` }).get("/api/v1/dreams");
      expect([text, status]).toEqual([text, 401]);
    }
    expect(
      (await site.visitor({ authorization: `Basic ${btoa(`x:${key}`)}` }).get("/api/v1/dreams")).status,
    ).toBe(401);
    expect((await site.visitor({ authorization: key }).get("/api/v1/dreams")).status).toBe(401);
    expect((await site.visitor().get(`/api/v1/dreams?key=${key}`)).status).toBe(401);
    // A session opens nothing there, so that no page of another site can call it for a user.
    const bySession = await owner.get("/api/v1/dreams");
    expect(bySession.status).toBe(401);
    expect(bySession.headers["www-authenticate"]).toBe("Bearer");
    expect((await site.visitor({ authorization: `bearer  ${key}` }).get("/api/v1/dreams")).status).toBe(200);
    expect((await app.withKey(key).get("/api/v1/nothing")).status).toBe(404);
    expect((await app.withKey(key).post("/api/v1/config")).status).toBe(405);
  });

  it("beside a session more than the session, which it does not borrow", async () => {
    const key = await app.keyOf(owner, ["read"]);
    const both = { ...bearer(key) };
    expect((await owner.get("/api/me", both)).status).toBe(403);
    expect((await owner.post("/api/v1/dreams", DREAM, both)).status).toBe(403);
    const other = await site.signUp();
    expect((await other.get("/api/v1/dreams", both)).json).toEqual((await owner.get("/api/dreams")).json);
  });
});

describe("making and ending a key", () => {
  it("needs a fresh password", async () => {
    const user = await site.signUp({ verified: true });
    await app.keyOf(user, ["read"]);
    const { id } = (await app.listed(user))[0]!;
    site.advance(11 * MINUTE_MS);
    const issue = { error: { code: "invalid_input", details: { issues: [{ path: "password" }] } } };
    expect((await user.post("/api/keys", { name: "Late", rights: ["read"] })).json).toMatchObject(issue);
    expect((await user.delete(`/api/keys/${id}`)).json).toMatchObject(issue);
    await user.post("/api/account/prove-password", { password: "a long password" });
    expect((await user.delete(`/api/keys/${id}`)).status).toBe(204);
    site.advance(-11 * MINUTE_MS);
  });

  it("needs a fresh password, as a webhook and its secret do", async () => {
    const user = await site.signUp({ verified: true });
    const hook = { url: "https://receiver.example/dreams", events: ["dream.done"] };
    const { json } = await user.post("/api/account/webhooks", hook);
    const { id } = json!.webhook as { id: string };
    site.advance(11 * MINUTE_MS);
    const change = async () => [
      await user.post("/api/account/webhooks", hook),
      await user.post(`/api/account/webhooks/${id}/secret`),
    ];
    const issue = { error: { code: "invalid_input", details: { issues: [{ path: "password" }] } } };
    for (const { json: refused } of await change()) expect(refused).toMatchObject(issue);
    await user.post("/api/account/prove-password", { password: "a long password" });
    expect((await change()).map(({ status }) => status)).toEqual([201, 200]);
    site.advance(-11 * MINUTE_MS);
  });

  it.each([
    { name: "  ", rights: ["read"] },
    { name: "x".repeat(81), rights: ["read"] },
    { name: "A program", rights: [] },
    { name: "A program", rights: ["admin"] },
    { name: "A program", rights: ["read"], dailyTokens: 5 },
    { name: "A program", rights: ["spend"], dailyTokens: 0 },
    { name: "A program", rights: ["spend"], dailyTokens: 1.5 },
    { name: "A program", rights: ["read"], expiresAt: "2026-11-23T20:00:00.000Z" },
    { name: "A program", rights: ["read"], expiresAt: "2999-01-01T00:00:00.000Z" },
    { name: "A program", rights: ["read"], expiresAt: "tomorrow" },
    { name: "A program", rights: ["read"], role: "admin" },
  ])("refuses %j", async (input) => {
    expect((await owner.post("/api/keys", input)).status).toBe(400);
  });

  it("keeps or refuses a name of strange letters", async () => {
    const user = await site.signUp({ verified: true });
    const statuses = [];
    for (const name of STRANGE_TEXTS)
      statuses.push((await user.post("/api/keys", { name, rights: ["read"] })).status);
    expect(statuses.filter((status) => status !== 201 && status !== 400)).toEqual([]);
    expect(await app.listed(user)).toHaveLength(statuses.filter((status) => status === 201).length);
  });

  it("stops at the most that a user can have, at the same moment too", async () => {
    const user = await site.signUp({ verified: true });
    for (let i = 0; i < KEYS_MAX - 1; i++) await app.keyOf(user, ["read"], { name: `Program ${i}` });
    const more = () => user.post("/api/keys", { name: "One more", rights: ["read"] });
    const replies = await Promise.all([more(), more(), more()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await app.listed(user)).toHaveLength(KEYS_MAX);
  });
});
