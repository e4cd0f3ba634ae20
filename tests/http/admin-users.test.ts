import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#shared/durations.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const TEXT = "I flew over a wide dark sea of glass";
let site: TestApp;
let admin: SignedInClient;
let ayse: SignedInClient;

beforeEach(async () => {
  const env = { WELCOME_TOKENS: "5", SMTP_URL: "smtp://127.0.0.1:25" };
  site = await startTestApp({ env, running: false, now: new Date("2026-03-10T12:00:00.000Z") });
  admin = await site.signUp({ admin: true, email: "boss@example.com", name: "Boss" });
  ayse = await site.signUp({ email: "ayse@example.com", name: "Ayşe", tokens: 20, verified: true });
});
afterEach(() => site.close());

const manage = (body: object) => admin.post("/api/admin/manage-user", { userId: ayse.user.id, ...body });
const detail = async () => (await admin.get(`/api/admin/users/${ayse.user.id}`)).json!;
const log = async () => (await admin.get("/api/admin/log")).json!.entries as Record<string, any>[];
const mailsTo = () =>
  site.store.db.selectFrom("mails").select(["recipient", "template"]).orderBy("created_at").execute();

describe("GET /api/admin/users", () => {
  it("lists users with their figures, and totals of all users", async () => {
    const { runner } = site;
    const id = await ayse.submitDream(TEXT);
    await runner.start();
    await site.finished(id);
    const { json } = await admin.get("/api/admin/users?q=AYSE");
    expect(json).toMatchObject({
      total: 1,
      page: 0,
      pageSize: 25,
      totals: { users: 2, revenue: [], creditsUsed: 5 },
    });
    expect(json!.users).toEqual([
      {
        id: ayse.user.id,
        email: "ayse@example.com",
        name: "Ayşe",
        role: "user",
        emailVerified: true,
        credits: 15,
        totalSpent: [],
        totalCreditsUsed: 5,
        dreamCount: 1,
        createdAt: "2026-03-10T12:00:00.000Z",
        lastSignInAt: "2026-03-10T12:00:00.000Z",
        bannedUntil: null,
        banned: false,
        registrationCountry: null,
        lastLoginCountry: null,
      },
    ]);
  });

  it("searches names, addresses and ids, and takes wildcards literally", async () => {
    const found = async (q: string) =>
      (await admin.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).json!.total;
    expect(await found("boss")).toBe(1);
    expect(await found(ayse.user.id)).toBe(1);
    expect(await found("example.com")).toBe(2);
    expect(await found("%")).toBe(0);
    expect(await found("_")).toBe(0);
  });

  it("sorts by each column both ways, and pages", async () => {
    for (let i = 0; i < 25; i++) await site.signUp({ email: `p${i}@example.com` });
    const page = async (query: string) => (await admin.get(`/api/admin/users?${query}`)).json!;
    for (const sort of ["created", "last_sign_in", "name", "email", "credits", "used", "dreams"]) {
      expect((await page(`sort=${sort}&order=asc`)).users).toHaveLength(25);
    }
    expect((await page("sort=credits&order=desc")).users[0].email).toBe("ayse@example.com");
    expect((await page("sort=email&order=asc")).users[0].email).toBe("ayse@example.com");
    expect((await page("sort=email&order=desc")).users[0].email).toBe("p9@example.com");
    const second = await page("page=1&sort=email&order=asc");
    expect(second.users.map((u: { email: string }) => u.email)).toEqual(["p8@example.com", "p9@example.com"]);
    expect(second.total).toBe(27);
  });

  it("does not count expired tokens", async () => {
    await site.giveCredits(ayse.user.id, 7, new Date("2026-03-11T12:00:00.000Z"));
    expect((await detail()).user.credits).toBe(27);
    site.advance(2 * DAY_MS);
    expect((await detail()).user.credits).toBe(20);
  });
});

describe("a new name or address", () => {
  it("notifies the old address, sends a confirmation link to the new one, and is logged", async () => {
    const response = await manage({ action: "update_profile", name: " Ayşe  Y. ", email: "New@Example.com" });
    expect(response).toMatchObject({ status: 200, json: { message: "The details were saved." } });
    expect((await detail()).user).toMatchObject({
      name: "Ayşe Y.",
      email: "new@example.com",
      emailVerified: false,
    });
    const mails = await mailsTo();
    expect(mails).toContainEqual({ recipient: "ayse@example.com", template: "email-changed" });
    expect(mails).toContainEqual({ recipient: "new@example.com", template: "verify" });
    expect(await log()).toMatchObject([
      {
        operator: { id: admin.user.id, email: "boss@example.com" },
        action: "update_profile",
        target: { id: ayse.user.id, email: "new@example.com" },
        before: { name: "Ayşe", email: "ayse@example.com" },
        after: { name: "Ayşe Y.", email: "new@example.com" },
        ip: "127.0.0.1",
      },
    ]);
    expect((await site.visitor().signIn("new@example.com")).status).toBe(200);
    expect((await site.visitor().signIn("ayse@example.com")).status).toBe(401);
  });

  it("ends links that were mailed to the old address", async () => {
    await site.visitor().post("/api/auth/forgot-password", { email: "ayse@example.com" });
    await expect.poll(async () => (await mailsTo()).filter((m) => m.template === "reset")).toHaveLength(1);
    const token = await site.mailedToken("ayse@example.com", "reset");
    await manage({ action: "update_profile", name: "Ayşe", email: "new@example.com" });
    await manage({ action: "update_profile", name: "Ayşe", email: "ayse@example.com" });
    const reset = await site
      .visitor()
      .post("/api/auth/reset-password", { token, password: "a new password" });
    expect(reset).toMatchObject({ status: 400, json: { error: { code: "link_invalid" } } });
  });

  it("sends no mail when only the name changes", async () => {
    const before = await mailsTo();
    await manage({ action: "update_profile", name: "Fatma", email: "ayse@example.com" });
    expect(await mailsTo()).toEqual(before);
    expect((await detail()).user).toMatchObject({ name: "Fatma", emailVerified: true });
  });

  it("is refused where the address is another user's, and then nothing is logged", async () => {
    expect(await manage({ action: "update_profile", name: "Ayşe", email: "boss@example.com" })).toMatchObject(
      {
        status: 409,
        json: { error: { code: "email_taken" } },
      },
    );
    expect(await log()).toEqual([]);
  });
});

describe("a new balance", () => {
  it.each([50, 3, 0])("of %d is an adjusting entry with its reason", async (credits) => {
    const response = await manage({ action: "update_credits", credits, reason: "a kind word" });
    expect(response.json).toEqual({ message: `The balance is now ${credits} tokens.` });
    const client = await detail();
    expect(client.user.credits).toBe(credits);
    expect(client.ledger[0].reason).toBe("a kind word");
    expect(await log()).toMatchObject([
      { action: "update_credits", before: { credits: 20 }, after: { credits }, reason: "a kind word" },
    ]);
  });

  it("leaves alone what is held for a dream under way", async () => {
    const id = await ayse.submitDream(TEXT);
    await manage({ action: "update_credits", credits: 0 });
    await site.runner.start();
    await site.finished(id);
    const { dream } = (await ayse.get(`/api/dreams/${id}`)).json as { dream: Record<string, unknown> };
    expect(dream).toMatchObject({ status: "done", creditsUsed: 5 });
  });

  it.each([-1, 1.5, 1_000_001])("of %d is refused", async (credits) => {
    expect((await manage({ action: "update_credits", credits })).status).toBe(400);
  });
});

describe("another address", () => {
  it("brings no second welcome gift", async () => {
    const bora = await site.signUp({ email: "bora@example.com" });
    const verify = async (email: string) =>
      bora.post("/api/auth/verify-email", { token: await site.mailedToken(email, "verify") });
    await verify("bora@example.com");
    const change = { action: "update_profile", name: "Bora", email: "bora@elsewhere.example" };
    expect((await manage({ ...change, userId: bora.user.id })).status).toBe(200);
    expect((await verify("bora@elsewhere.example")).status).toBe(204);
    expect((await bora.get("/api/me")).json).toMatchObject({ credits: 5, user: { emailVerified: true } });
  });
});

describe("a ban", () => {
  it("ends all sessions at once and lasts until it is lifted", async () => {
    expect((await manage({ action: "ban_user" })).json).toEqual({ message: "The person is banned." });
    expect((await ayse.get("/api/me")).status).toBe(401);
    const banned = await site.visitor().signIn("ayse@example.com");
    expect(banned).toMatchObject({ status: 401, json: { error: { code: "banned" } } });
    expect(await detail()).toMatchObject({ user: { banned: true }, sessions: [] });
    await manage({ action: "unban_user" });
    expect((await ayse.get("/api/me")).status).toBe(401);
    expect((await site.visitor().signIn("ayse@example.com")).status).toBe(200);
    expect((await log()).map((entry) => entry.action)).toEqual(["unban_user", "ban_user"]);
  });

  it("stops the renewal of a subscription, which the user cannot stop any more", async () => {
    const { url } = (await ayse.post("/api/payments/create-checkout", { planId: "pro" })).json!;
    await ayse.post(`/api/sandbox/checkout/${(url as string).split("/").at(-1)!}`, { action: "succeed" });
    expect((await ayse.post("/api/subscription/renewal", { renew: true })).status).toBe(200);
    await manage({ action: "ban_user" });
    const { db } = site.store;
    const atProvider = async () =>
      (
        await db.selectFrom("sandbox_objects").select("body").where("type", "=", "subscription").execute()
      ).map(({ body }) => JSON.parse(body).cancel_at_period_end as boolean);
    await expect.poll(atProvider).toEqual([true]);
    expect((await detail()).subscription).toMatchObject({ planId: "pro", status: "active", renews: false });
  });

  it("ends by itself at its time", async () => {
    await manage({ action: "ban_user", until: "2026-03-11T12:00:00.000Z" });
    site.advance(DAY_MS - 1);
    expect((await site.visitor().signIn("ayse@example.com")).status).toBe(401);
    site.advance(2);
    expect((await site.visitor().signIn("ayse@example.com")).status).toBe(200);
    expect((await detail()).user.banned).toBe(false);
  });

  it.each(["2026-03-10T12:00:00.000Z", "2020-01-01T00:00:00Z"])(
    "until %s, in the past, is refused",
    async (until) => {
      expect((await manage({ action: "ban_user", until })).status).toBe(400);
    },
  );

  it.each(["ban_user", "delete_user", "unban_user", "end_sessions"])(
    "or the like of oneself is refused with a message of its own: %s",
    async (action) => {
      const response = await admin.post("/api/admin/manage-user", { action, userId: admin.user.id });
      const message = "You can’t do this to your own account. If it is needed, ask another admin.";
      expect(response).toMatchObject({
        status: 409,
        json: { error: { message, details: { reason: "self" } } },
      });
      expect((await admin.get("/api/me")).status).toBe(200);
      expect(await log()).toEqual([]);
    },
  );
});

describe("deleting a user", () => {
  it("leaves nothing about them or their dreams, and keeps the ledger exact", async () => {
    const done = await ayse.submitDream(TEXT);
    await site.runner.start();
    await site.finished(done);
    await site.runner.stop();
    await ayse.submitDream("A second dream that still waits in the queue");
    await manage({ action: "update_profile", name: "Ayşe Yılmaz", email: "ayse.y@example.com" });
    const files = await site.store.column<string>("SELECT file FROM media");
    expect(files.length).toBeGreaterThan(0);

    expect((await manage({ action: "delete_user" })).json).toEqual({
      message: "The account and all its data were deleted.",
    });
    expect((await ayse.get("/api/me")).status).toBe(401);
    expect((await site.visitor().signIn("ayse.y@example.com")).status).toBe(401);
    await expect.poll(() => site.store.value("SELECT COUNT(*) FROM account_removals")).toBe(0);
    for (const file of files) expect(existsSync(join(site.config.mediaDir, file))).toBe(false);
    const tables = await site.store.tables();
    // The farewell mail is the last one to the address; its row is deleted with it.
    await site.store.rows("DELETE FROM mails WHERE template = 'account_deleted'");
    for (const table of tables) {
      const rows = JSON.stringify(await site.store.rows(`SELECT * FROM "${table}"`));
      expect(`${table}: ${rows}`).not.toMatch(/ayse|Ayşe|Yılmaz|dark sea|second dream/i);
    }
    const held = await site.store.value("SELECT SUM(held) FROM lots");
    expect(held).toBe(0);
    expect((await log())[0]).toMatchObject({
      action: "delete_user",
      target: { id: ayse.user.id, email: null },
      before: null,
    });
  });

  it("frees the address for a new account", async () => {
    await manage({ action: "delete_user" });
    expect((await site.visitor().signUp("ayse@example.com")).status).toBe(201);
  });

  it("cannot be done twice", async () => {
    await manage({ action: "delete_user" });
    expect((await manage({ action: "delete_user" })).status).toBe(404);
    expect((await manage({ action: "update_credits", credits: 5 })).status).toBe(404);
    expect((await manage({ action: "ban_user" })).status).toBe(404);
  });
});
