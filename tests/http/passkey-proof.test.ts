import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#shared/durations.ts";
import type { TestApp } from "../support/app.ts";
import { createSoftAuthenticator, type SoftPasskey, type Twists } from "../support/soft-authenticator.ts";
import type { Visitor } from "../support/visitor.ts";
import { enrolledAdmin, PASSWORD, signInPublicly, startPublicApp } from "./admin-app.ts";

const HTTPS = { "x-forwarded-proto": "https" };
const USERS = "/api/admin/users";
const authenticator = createSoftAuthenticator("https://dreams.example");

let site: TestApp;
beforeEach(async () => {
  site = await startPublicApp();
});
afterEach(() => site.close());

async function add(visitor: Visitor): Promise<SoftPasskey> {
  const begun = await visitor.post("/api/account/passkeys/options");
  const { passkey, answer } = authenticator.create(begun.json!.options);
  expect((await visitor.post("/api/account/passkeys", { answer })).status).toBe(201);
  return passkey;
}

async function prove(visitor: Visitor, passkey: SoftPasskey, twists: Twists = {}) {
  const { json } = await visitor.post("/api/account/prove-passkey/options");
  const answer = authenticator.get(passkey, json!.options, twists);
  return await visitor.post("/api/account/prove-passkey", { answer });
}

async function userWithPasskey(wanted: { admin?: boolean } = {}) {
  const { user } = await site.signUp(wanted);
  const visitor = await signInPublicly(site, user.email);
  return { visitor, user, passkey: await add(visitor) };
}

describe("a user who answers with a passkey", () => {
  it("may do for ten minutes what needs a fresh password", async () => {
    const { visitor, passkey } = await userWithPasskey();
    site.advance(11 * MINUTE_MS);
    const change = () => visitor.post("/api/account/sessions/end-others");
    expect((await change()).status).toBe(400);
    expect((await prove(visitor, passkey)).status).toBe(204);
    expect((await change()).status).toBe(204);
    site.advance(11 * MINUTE_MS);
    expect((await change()).status).toBe(400);
  });

  it("need not be named by the answer: some authenticators leave that out where a passkey was asked for", async () => {
    const { visitor, passkey } = await userWithPasskey();
    const { json } = await visitor.post("/api/account/prove-passkey/options");
    const answer = authenticator.get(passkey, json!.options);
    const { userHandle: _, ...response } = answer.response;
    const unnamed = { ...answer, response };
    expect((await visitor.post("/api/account/prove-passkey", { answer: unnamed })).status).toBe(204);
  });

  it("deletes the account without the password, which a fresh sign-in alone does not allow", async () => {
    const { visitor, passkey } = await userWithPasskey();
    const refused = await visitor.post("/api/account/delete", {});
    expect(refused).toMatchObject({
      status: 400,
      json: { error: { details: { issues: [{ path: "password", message: "required" }] } } },
    });
    expect((await prove(visitor, passkey)).status).toBe(204);
    expect((await visitor.post("/api/account/delete", {})).status).toBe(204);
    expect((await visitor.get("/api/me")).status).toBe(401);
  });

  it("is refused with another user's passkey, another site's answer, a replay and an answer to a sign-in", async () => {
    const [ayse, can] = [await userWithPasskey(), await userWithPasskey()];
    const refused = { status: 401, json: { error: { code: "invalid_credentials" } } };
    expect(await prove(ayse.visitor, can.passkey)).toMatchObject(refused);
    expect(await prove(ayse.visitor, ayse.passkey, { origin: "https://evil.example" })).toMatchObject(
      refused,
    );
    expect(await prove(ayse.visitor, ayse.passkey, { unverified: true })).toMatchObject(refused);
    const { json } = await ayse.visitor.post("/api/account/prove-passkey/options");
    const answer = authenticator.get(ayse.passkey, json!.options);
    expect((await ayse.visitor.post("/api/account/prove-passkey", { answer })).status).toBe(204);
    expect(await ayse.visitor.post("/api/account/prove-passkey", { answer })).toMatchObject(refused);
    const begun = await ayse.visitor.post("/api/auth/passkey/options");
    const signIn = authenticator.get(ayse.passkey, begun.json!.options);
    expect(await ayse.visitor.post("/api/account/prove-passkey", { answer: signIn })).toMatchObject(refused);
  });

  it("is told where there is no passkey, and limited by wrong ones", async () => {
    const { user } = await site.signUp();
    const none = await signInPublicly(site, user.email);
    expect(await none.post("/api/account/prove-passkey/options")).toMatchObject({
      status: 409,
      json: { error: { details: { reason: "no_passkey" } } },
    });
    const { visitor, passkey } = await userWithPasskey();
    for (let i = 0; i < 10; i++) await prove(visitor, passkey, { unverified: true });
    expect(await prove(visitor, passkey)).toMatchObject({
      status: 429,
      json: { error: { details: { limited: "account" } } },
    });
  });
});

describe("an admin with a passkey", () => {
  it("passes the second factor with it, in a session that began with the password", async () => {
    const { user, passkey } = await userWithPasskey({ admin: true });
    const visitor = await signInPublicly(site, user.email);
    expect(await visitor.get(USERS)).toMatchObject({
      status: 403,
      json: { error: { details: { reason: "second_factor", enrolled: true } } },
    });
    expect((await visitor.get("/api/account/second-factor")).json).toMatchObject({
      enrolled: false,
      passkeys: true,
      passed: false,
    });
    // The password alone sets no other second factor, and no other passkey.
    const begun = await visitor.post("/api/account/second-factor/begin");
    expect(begun.status).toBe(403);
    expect((await visitor.post("/api/account/passkeys/options")).status).toBe(403);
    expect((await prove(visitor, passkey)).status).toBe(204);
    expect((await visitor.get(USERS)).status).toBe(200);
    site.advance(31 * MINUTE_MS);
    expect((await visitor.get(USERS)).status).toBe(403);
  });

  it("has passed it after signing in with the passkey", async () => {
    const { passkey } = await userWithPasskey({ admin: true });
    const visitor = site.visitor(HTTPS);
    const begun = await visitor.post("/api/auth/passkey/options");
    const answer = authenticator.get(passkey, begun.json!.options);
    expect((await visitor.post("/api/auth/passkey", { answer })).status).toBe(200);
    expect((await visitor.get(USERS)).status).toBe(200);
  });

  it("cannot add one with the password alone where an authenticator is set", async () => {
    const admin = await enrolledAdmin(site);
    site.advance(31 * MINUTE_MS);
    await admin.post("/api/account/prove-password", { password: PASSWORD });
    expect((await admin.post("/api/account/passkeys/options")).status).toBe(403);
  });
});
