import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "#shared/durations.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const EMAIL = "ayse@example.com";
const NEW_PASSWORD = "quite another password";
let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp();
});
afterEach(() => site.close());

const verify = async (visitor: ReturnType<AccountApp["visitor"]>) =>
  visitor.post("/api/auth/verify-email", { token: await site.mailedToken(EMAIL, "verify") });

describe("an address confirmed in another browser than signed up with it", () => {
  it("leaves whoever signed up with nothing: no session, no password", async () => {
    const intruder = site.visitor();
    await intruder.signUp(EMAIL);
    const second = site.visitor();
    await second.signIn(EMAIL);
    const owner = site.visitor();
    const response = await verify(owner);
    expect(response).toMatchObject({ status: 200, json: { reset: expect.stringMatching(/^[\w-]{43}$/) } });
    expect((await intruder.get("/api/me")).status).toBe(401);
    expect((await second.get("/api/me")).status).toBe(401);
    expect((await intruder.signIn(EMAIL)).json!.error.code).toBe("invalid_credentials");
    expect((await intruder.signUp(EMAIL)).json!.error.code).toBe("email_taken");
  });

  it("lets the reader of the mailbox set a password, once", async () => {
    await site.visitor().signUp(EMAIL);
    const owner = site.visitor();
    const { reset: token } = (await verify(owner)).json!;
    const reset = () => owner.post("/api/auth/reset-password", { token, password: NEW_PASSWORD });
    expect((await reset()).status).toBe(204);
    expect((await reset()).json!.error.code).toBe("link_invalid");
    const entered = await owner.signIn(EMAIL, NEW_PASSWORD);
    expect(entered.json!.user).toMatchObject({ email: EMAIL, emailVerified: true });
    expect((await owner.get("/api/me")).json!.credits).toBe(5);
  });

  it("can be had later by a mailed link where the first chance was missed", async () => {
    await site.visitor().signUp(EMAIL);
    await verify(site.visitor());
    site.advance(HOUR_MS);
    await site.visitor().post("/api/auth/forgot-password", { email: EMAIL });
    const token = await vi.waitFor(() => site.mailedToken(EMAIL, "reset"));
    const form = { token, password: NEW_PASSWORD };
    expect((await site.visitor().post("/api/auth/reset-password", form)).status).toBe(204);
  });

  it("removes a second factor that the intruder set, but not one of an admin", async () => {
    const { json } = await site.visitor().signUp(EMAIL);
    const factors = () => site.store.db.selectFrom("second_factors").selectAll().execute();
    const factor = { user_id: json!.user.id as string, pending: "sealed" };
    await site.store.db.insertInto("second_factors").values(factor).execute();
    await verify(site.visitor());
    expect(await factors()).toEqual([]);

    await site.store.db.updateTable("users").set({ email_verified_at: null }).execute();
    await site.store.db.insertInto("second_factors").values(factor).execute();
    await site.store.db.insertInto("user_roles").values({ user_id: factor.user_id, role: "admin" }).execute();
    await site.visitor().post("/api/auth/forgot-password", { email: EMAIL });
    const token = await vi.waitFor(async () => {
      const [, second] = await site.store.db
        .selectFrom("mail_links")
        .where("purpose", "=", "reset")
        .selectAll()
        .execute();
      expect(second).toBeDefined();
      return await site.mailedToken(EMAIL, "reset");
    });
    const form = { token, password: NEW_PASSWORD };
    expect((await site.visitor().post("/api/auth/reset-password", form)).status).toBe(204);
    expect(await factors()).toHaveLength(1);
  });

  it("ends the change of address and the notifications that the intruder had asked for", async () => {
    const intruder = site.visitor();
    const { json } = await intruder.signUp(EMAIL);
    const [userId, theirs] = [json!.user.id as string, "intruder@example.com"];
    await intruder.post("/api/account/email-change", { email: theirs, password: "a long password" });
    const token = await site.mailedToken(theirs, "email-confirm");
    const browser = { endpoint: "https://push.example/x", p256dh: "p", auth: "a", created_at: "" };
    const row = { id: "theirs", user_id: userId, ...browser };
    await site.store.db.insertInto("push_subscriptions").values(row).execute();

    const owner = site.visitor();
    const { reset } = (await verify(owner)).json!;
    await owner.post("/api/auth/reset-password", { token: reset, password: NEW_PASSWORD });
    await owner.signIn(EMAIL, NEW_PASSWORD);
    expect((await owner.get("/api/account/email-change")).json!.pending).toBeNull();
    const confirmed = await owner.post("/api/account/email-change/confirm", { token });
    expect(confirmed.json?.error.code).toBe("link_invalid");
    expect((await owner.get("/api/me")).json!.user.email).toBe(EMAIL);
    expect(await site.store.db.selectFrom("push_subscriptions").select("id").execute()).toEqual([]);
  });

  it("is handled like one that another user's browser confirms", async () => {
    await site.visitor().signUp(EMAIL);
    const other = site.visitor();
    await other.signUp("other@example.com");
    expect((await verify(other)).status).toBe(200);
    expect((await other.get("/api/me")).status).toBe(200);
  });
});

it("an address confirmed in a session of its own account ends nothing", async () => {
  const [desk, phone] = [site.visitor(), site.visitor()];
  await desk.signUp(EMAIL);
  await phone.signIn(EMAIL);
  expect(await verify(phone)).toMatchObject({ status: 204, json: undefined });
  expect((await desk.get("/api/me")).json!.user.emailVerified).toBe(true);
  expect((await phone.get("/api/me")).status).toBe(200);
});
