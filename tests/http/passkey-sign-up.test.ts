import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#shared/durations.ts";
import { createSoftAuthenticator, type Twists } from "../support/soft-authenticator.ts";
import type { Visitor } from "../support/visitor.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const EMAIL = "ayse@example.com";
const authenticator = createSoftAuthenticator("http://localhost:3000");

let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp({ plain: true });
});
afterEach(() => site.close());

const begin = (visitor: Visitor, email = EMAIL) =>
  visitor.post("/api/auth/passkey/sign-up/options", { name: "Ayşe", email });

async function signUp(visitor: Visitor, { email = EMAIL, twists = {} as Twists } = {}) {
  const { userId, options } = (await begin(visitor, email)).json!;
  const { passkey, answer } = authenticator.create(options, twists);
  const body = { name: "Ayşe", email, userId, answer };
  return { passkey, body, ...(await visitor.post("/api/auth/passkey/sign-up", body)) };
}

async function prove(visitor: Visitor, passkey: Parameters<typeof authenticator.get>[0]) {
  const { json } = await visitor.post("/api/account/prove-passkey/options");
  const answer = authenticator.get(passkey, json!.options);
  expect((await visitor.post("/api/account/prove-passkey", { answer })).status).toBe(204);
}

const users = () => site.store.rows("SELECT email, password_hash FROM users");

describe("a sign-up with a passkey", () => {
  it("makes an account without a password, mails the confirmation and signs in", async () => {
    const visitor = site.visitor();
    const { status, json, passkey } = await signUp(visitor);
    expect({ status, json }).toMatchObject({
      status: 201,
      json: { user: { email: EMAIL, name: "Ayşe", emailVerified: false } },
    });
    expect(await users()).toEqual([{ email: EMAIL, password_hash: "" }]);
    expect((await visitor.get("/api/account/passkeys")).json).toMatchObject({
      hasPassword: false,
      passkeys: [{ synced: true }],
    });
    expect(await site.mailedToken(EMAIL, "verify")).toBeTruthy();
    const phone = site.visitor();
    const { options } = (await phone.post("/api/auth/passkey/options")).json!;
    const answer = authenticator.get(passkey, options);
    expect((await phone.post("/api/auth/passkey", { answer })).status).toBe(200);
    expect((await phone.signIn(EMAIL, "")).status).toBe(400);
    expect((await phone.signIn(EMAIL, "a long password")).status).toBe(401);
  });

  it("refuses an email address that has an account, before and while the passkey is made", async () => {
    const visitor = site.visitor();
    const { userId, options } = (await begin(visitor)).json!;
    await site.visitor().signUp(EMAIL);
    const { answer } = authenticator.create(options);
    const taken = { status: 409, json: { error: { code: "email_taken" } } };
    expect(await begin(visitor)).toMatchObject(taken);
    const late = { name: "Ayşe", email: EMAIL, userId, answer };
    expect(await visitor.post("/api/auth/passkey/sign-up", late)).toMatchObject(taken);
    expect(await users()).toHaveLength(1);
  });

  it("counts questions for known email addresses as guesses", async () => {
    await site.visitor().signUp(EMAIL);
    const visitor = site.visitor();
    for (let i = 0; i < 10; i++) await begin(visitor);
    expect(await begin(visitor)).toMatchObject({
      status: 429,
      json: { error: { details: { limited: "account" } } },
    });
  });

  it.each<[string, Twists]>([
    ["another site's", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without the user's finger", { unverified: true }],
  ])("refuses an answer: %s", async (_, twists) => {
    expect((await signUp(site.visitor(), { twists })).status).toBe(401);
    expect(await users()).toEqual([]);
  });

  it("takes an answer once, for its email address and account, in its browser and within five minutes", async () => {
    const visitor = site.visitor();
    const { userId, options } = (await begin(visitor)).json!;
    const { answer } = authenticator.create(options);
    const body = { name: "Ayşe", email: EMAIL, userId, answer };
    const send = (from: Visitor, changed: object = {}) =>
      from.post("/api/auth/passkey/sign-up", { ...body, ...changed });
    const thief = site.visitor();
    await begin(thief, "thief@example.com");
    expect((await send(thief)).status).toBe(401);
    expect((await send(visitor, { email: "victim@example.com" })).status).toBe(401);
    expect((await send(visitor, { userId: "another" })).status).toBe(401);
    const twice = await Promise.all([send(visitor), send(visitor)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 401]);
    const second = (await begin(thief, "late@example.com")).json!;
    site.advance(5 * MINUTE_MS);
    const late = authenticator.create(second.options).answer;
    const sent = { name: "Ayşe", email: "late@example.com", userId: second.userId, answer: late };
    expect((await thief.post("/api/auth/passkey/sign-up", sent)).status).toBe(401);
    expect(await users()).toHaveLength(1);
  });
});

describe("an account without a password", () => {
  it("changes its email address and sets a password once its passkey was used", async () => {
    const visitor = site.visitor();
    const { passkey } = await signUp(visitor);
    site.advance(11 * MINUTE_MS);
    const change = () => visitor.post("/api/account/email-change", { email: "new@example.com" });
    const set = () => visitor.post("/api/account/change-password", { newPassword: "another long one" });
    expect([(await change()).status, (await set()).status]).toEqual([400, 400]);
    await prove(visitor, passkey);
    expect([(await change()).status, (await set()).status]).toEqual([202, 204]);
    expect((await site.visitor().signIn(EMAIL, "another long one")).status).toBe(200);
    expect((await visitor.get("/api/account/passkeys")).json).toMatchObject({ hasPassword: true });
  });

  it("keeps its passkey when its address is confirmed in its own session", async () => {
    const visitor = site.visitor();
    await signUp(visitor);
    const token = await site.mailedToken(EMAIL, "verify");
    expect((await visitor.post("/api/auth/verify-email", { token })).status).toBe(204);
    expect((await visitor.get("/api/account/passkeys")).json!.passkeys).toHaveLength(1);
  });
});
