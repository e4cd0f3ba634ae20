import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { POSTGRES } from "../support/database.ts";
import { bearer, DREAM, NOW, startKeyApp, TEXT } from "./key-app.ts";

let app: Awaited<ReturnType<typeof startKeyApp>>;
let site: typeof app.site;
beforeAll(async () => {
  app = await startKeyApp();
  site = app.site;
});
afterAll(() => site.close());

describe("the tokens of a day", () => {
  it("are a limit also for calls at the same moment, and come back at midnight UTC", async () => {
    const user = await site.signUp({ tokens: 60, verified: true });
    const program = app.withKey(await app.keyOf(user, ["spend"], { dailyTokens: 4 }));
    const texts = ["one", "two", "three", "four", "five", "six"].map((word) => `${TEXT}, ${word}`);
    const send = (dreamText: string) =>
      program.post("/api/v1/dreams", { ...DREAM, dreamText, depth: "image" });
    const replies = await Promise.all(texts.map(send));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429, 429, 429]);
    const refused = replies.find(({ status }) => status === 429)!;
    expect(refused.json!.error.details).toEqual({
      reason: "key_tokens",
      limited: "key",
      needed: 2,
      dailyTokens: 4,
      left: 0,
      retryAfter: 3 * 3600,
    });
    expect(refused.headers["retry-after"]).toBe(String(3 * 3600));
    expect((await app.listed(user))[0]).toMatchObject({ spentToday: 4, dailyTokens: 4 });
    expect(await user.credits()).toBe(56);
    // The user is not limited by it, nor is another key.
    const id = await user.submitDream(`${TEXT}, seven`, { depth: "reading" });
    const other = app.withKey(await app.keyOf(user, ["spend"]));
    await site.finished(id);
    expect((await other.post(`/api/v1/dreams/${id}/lenses`, { lens: "jungian" })).status).toBe(202);
    const added = await program.post(`/api/v1/dreams/${id}/parts`, { part: "image" });
    expect(added.json!.error.details).toMatchObject({ reason: "key_tokens", left: 0 });
    const lens = await program.post(`/api/v1/dreams/${id}/lenses`, { lens: "gestalt" });
    expect(lens.status).toBe(429);

    site.advance(3 * HOUR_MS);
    expect((await app.listed(user)).at(-1)).toMatchObject({ spentToday: 0 });
    expect((await program.post(`/api/v1/dreams/${id}/parts`, { part: "image" })).status).toBe(202);
    site.advance(-3 * HOUR_MS);
  });
});

it("the last use is known to ten minutes", async () => {
  const user = await site.signUp({ verified: true });
  const program = app.withKey(await app.keyOf(user, ["read"]));
  const used = async () => (await app.listed(user))[0]!.lastUsedAt;
  expect(await used()).toBeNull();
  await program.get("/api/v1/dreams");
  const first = site.clock.now.toISOString();
  expect(await used()).toBe(first);
  site.advance(9 * MINUTE_MS);
  await program.get("/api/v1/dreams");
  expect(await used()).toBe(first);
  site.advance(MINUTE_MS);
  await program.get("/api/v1/dreams");
  expect(await used()).toBe(site.clock.now.toISOString());
  site.advance(-10 * MINUTE_MS);
});

// The trigger is SQLite's.
it.skipIf(POSTGRES)("a key still reads where no use can be noted, as on a full disk", async () => {
  const user = await site.signUp({ verified: true });
  const program = app.withKey(await app.keyOf(user, ["read"]));
  await site.store.exec(`CREATE TRIGGER full_disk BEFORE UPDATE OF last_used_at ON api_keys
    BEGIN SELECT RAISE(ABORT, 'No space left on device'); END`);
  const { status } = await program.get("/api/v1/dreams");
  await site.store.exec("DROP TRIGGER full_disk");
  expect(status).toBe(200);
  expect((await app.listed(user))[0]!.lastUsedAt).toBeNull();
});

it("a key has a rate limit of its own", async () => {
  const user = await site.signUp({ verified: true });
  const [busy, calm] = [
    app.withKey(await app.keyOf(user, ["read"])),
    app.withKey(await app.keyOf(user, ["read"])),
  ];
  const replies = await Promise.all(Array.from({ length: 301 }, () => busy.get("/api/v1/config")));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(replies.find(({ status }) => status === 429)!.json!.error.details).toMatchObject({ limited: "key" });
  expect((await calm.get("/api/v1/config")).status).toBe(200);
});

describe("where plans are sold", () => {
  it("only a plan with keys, or an admin, has them, and a key rests without it", async () => {
    const shop = await startTestApp({ now: NOW, running: false });
    const user = await shop.signUp({ verified: true });
    const make = (by: SignedInClient) => by.post("/api/keys", { name: "A program", rights: ["read"] });
    expect((await make(user)).json).toMatchObject({
      error: { code: "forbidden", details: { reason: "plan" } },
    });
    expect((await user.get("/api/keys")).json).toEqual({ keys: [], allowed: false });
    const period_end = new Date(NOW.getTime() + 30 * DAY_MS).toISOString();
    const times = { period_end, created_at: NOW.toISOString() };
    await shop.store.db
      .insertInto("subscriptions")
      .values({ id: "sub_1", user_id: user.user.id, plan_type: "pro", status: "active", renews: 0, ...times })
      .execute();
    expect((await make(user)).status).toBe(403);
    await shop.store.db.updateTable("subscriptions").set({ plan_type: "premium" }).execute();
    const made = await make(user);
    expect(made.status).toBe(201);
    const program = shop.visitor(bearer(made.json!.key as string));
    expect((await program.get("/api/v1/dreams")).status).toBe(200);
    shop.advance(31 * DAY_MS);
    expect((await program.get("/api/v1/dreams")).json).toMatchObject({
      error: { code: "forbidden", details: { reason: "plan" } },
    });
    const admin = await shop.signUp({ admin: true });
    expect((await make(admin)).status).toBe(201);
    const { plans } = (await shop.visitor().get("/api/config")).json as {
      plans: { id: string; api: boolean }[];
    };
    expect(plans.filter(({ api }) => api).map(({ id }) => id)).toEqual(["premium"]);
    await shop.close();
  });
});
