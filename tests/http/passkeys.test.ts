import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#shared/durations.ts";
import { PASSKEYS_MAX } from "#shared/passkeys.ts";
import { sweepChallenges } from "#server/features/accounts/passkey-challenges.ts";
import { createSoftAuthenticator, type SoftPasskey, type Twists } from "../support/soft-authenticator.ts";
import type { Visitor } from "../support/visitor.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const ORIGIN = "http://localhost:3000";
const authenticator = createSoftAuthenticator(ORIGIN);

let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp({ plain: true });
});
afterEach(() => site.close());

async function signedIn(email: string) {
  const visitor = site.visitor();
  expect((await visitor.signUp(email)).status).toBe(201);
  return visitor;
}
const beginAdding = async (visitor: Visitor) =>
  (await visitor.post("/api/account/passkeys/options")).json!.options as { challenge: string };
const listed = async (visitor: Visitor) =>
  (await visitor.get("/api/account/passkeys")).json!.passkeys as Record<string, unknown>[];

async function add(visitor: Visitor, twists: Twists = {}): Promise<{ id: string; passkey: SoftPasskey }> {
  const { passkey, answer } = authenticator.create(await beginAdding(visitor), twists);
  const { status, json } = await visitor.post("/api/account/passkeys", { answer });
  expect(status).toBe(201);
  return { id: json!.passkey.id, passkey };
}

const challengeFor = async (visitor: Visitor) =>
  (await visitor.post("/api/auth/passkey/options")).json!.options as { challenge: string };
const answerWith = (visitor: Visitor, answer: object) => visitor.post("/api/auth/passkey", { answer });

async function signInWith(visitor: Visitor, passkey: SoftPasskey, twists: Twists = {}) {
  return await answerWith(visitor, authenticator.get(passkey, await challengeFor(visitor), twists));
}

const mailsOf = async (template: string) =>
  await site.store.rows("SELECT recipient FROM mails WHERE template = ?", template);

describe("adding a passkey", () => {
  it("lists it with a name, tells the owner by mail, and signs in with it", async () => {
    const ayse = await signedIn("ayse@example.com");
    const { passkey } = await add(ayse);
    const now = site.clock.now.toISOString();
    const shown = { id: expect.any(String), name: expect.any(String), synced: true };
    expect(await listed(ayse)).toEqual([{ ...shown, createdAt: now, lastUsedAt: null }]);
    expect(await mailsOf("passkey-added")).toEqual([{ recipient: "ayse@example.com" }]);

    site.advance(MINUTE_MS);
    const phone = site.visitor();
    const entered = await signInWith(phone, passkey);
    expect(entered).toMatchObject({ status: 200, json: { user: { email: "ayse@example.com" } } });
    expect((await phone.get("/api/me")).status).toBe(200);
    expect(await listed(ayse)).toEqual([
      { ...shown, createdAt: now, lastUsedAt: site.clock.now.toISOString() },
    ]);
  });

  it("needs a fresh password", async () => {
    const ayse = await signedIn("ayse@example.com");
    const { id } = await add(ayse);
    const { answer } = authenticator.create(await beginAdding(ayse));
    site.advance(11 * MINUTE_MS);
    const replies = [
      await ayse.post("/api/account/passkeys/options"),
      await ayse.post("/api/account/passkeys", { answer }),
      await ayse.delete(`/api/account/passkeys/${id}`),
    ];
    expect(replies.map(({ status, json }) => [status, json!.error.details.issues[0].path])).toEqual(
      Array(3).fill([400, "password"]),
    );
    await ayse.post("/api/account/prove-password", { password: "a long password" });
    await add(ayse);
  });

  it.each<[string, Twists]>([
    ["another site's", { origin: "https://evil.example" }],
    ["another port's", { origin: "http://localhost:3001" }],
    ["another host's key", { rpId: "evil.example" }],
    ["of a sign-in", { type: "webauthn.get" }],
    ["without the user's finger", { unverified: true }],
    ["to a challenge of its own", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
  ])("refuses an answer: %s", async (_, twists) => {
    const ayse = await signedIn("ayse@example.com");
    const { answer } = authenticator.create(await beginAdding(ayse), twists);
    expect((await ayse.post("/api/account/passkeys", { answer })).status).toBe(401);
    expect(await listed(ayse)).toEqual([]);
    expect(await mailsOf("passkey-added")).toEqual([]);
  });

  it("takes an answer once, in its browser, for its account, and within five minutes", async () => {
    const [ayse, can] = [await signedIn("ayse@example.com"), await signedIn("can@example.com")];
    const options = await beginAdding(ayse);
    const { answer } = authenticator.create(options);
    expect((await can.post("/api/account/passkeys", { answer })).status).toBe(401);
    const twice = await Promise.all([1, 2].map(() => ayse.post("/api/account/passkeys", { answer })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 401]);
    expect((await ayse.post("/api/account/passkeys", { answer })).status).toBe(401);

    const late = authenticator.create(await beginAdding(ayse));
    site.advance(5 * MINUTE_MS);
    expect((await ayse.post("/api/account/passkeys", { answer: late.answer })).status).toBe(401);
    // The same browser, with another account.
    const own = authenticator.create(await beginAdding(ayse));
    await ayse.post("/api/auth/sign-out");
    await ayse.signIn("can@example.com");
    expect((await ayse.post("/api/account/passkeys", { answer: own.answer })).status).toBe(401);
    expect(await listed(can)).toEqual([]);
  });

  it("refuses a credential that another account has", async () => {
    const [ayse, can] = [await signedIn("ayse@example.com"), await signedIn("can@example.com")];
    const { passkey } = await add(ayse);
    const { answer } = authenticator.create(await beginAdding(can));
    const buffer = Buffer.from(answer.response.attestationObject, "base64url");
    buffer.set(Buffer.from(passkey.id, "base64url"), buffer.indexOf(Buffer.from(answer.id, "base64url")));
    const stolen = {
      ...answer,
      id: passkey.id,
      rawId: passkey.id,
      response: { ...answer.response, attestationObject: buffer.toString("base64url") },
    };
    expect(await can.post("/api/account/passkeys", { answer: stolen })).toMatchObject({
      status: 409,
      json: { error: { details: { reason: "passkey_known" } } },
    });
    expect((await signInWith(site.visitor(), passkey)).json!.user.email).toBe("ayse@example.com");
  });

  it("stops at the most that an account can have", async () => {
    const ayse = await signedIn("ayse@example.com");
    const last = authenticator.create(await beginAdding(ayse));
    for (let i = 0; i < PASSKEYS_MAX; i++) await add(ayse);
    const refused = { status: 409, json: { error: { details: { reason: "too_many_passkeys" } } } };
    expect(await ayse.post("/api/account/passkeys/options")).toMatchObject(refused);
    expect(await ayse.post("/api/account/passkeys", { answer: last.answer })).toMatchObject(refused);
    expect(await listed(ayse)).toHaveLength(PASSKEYS_MAX);
  });
});

describe("signing in with a passkey", () => {
  it.each<[string, Twists]>([
    ["another site's", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["of a new passkey", { type: "webauthn.create" }],
    ["without the user's finger", { unverified: true }],
    ["to a challenge of its own", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
    ["for another user", { userHandle: Buffer.from("another").toString("base64url") }],
  ])("refuses an answer: %s", async (_, twists) => {
    const { passkey } = await add(await signedIn("ayse@example.com"));
    const visitor = site.visitor();
    const refused = await signInWith(visitor, passkey, twists);
    expect(refused).toMatchObject({ status: 401, json: { error: { code: "invalid_credentials" } } });
    expect((await visitor.get("/api/me")).status).toBe(401);
  });

  it("refuses another key, a changed signature and an unknown credential alike", async () => {
    const { passkey } = await add(await signedIn("ayse@example.com"));
    const { passkey: other } = await add(await signedIn("can@example.com"));
    const unknown = authenticator.create({
      challenge: "",
      rp: { id: "localhost" },
      user: { id: "eA" },
    }).passkey;
    const visitor = site.visitor();
    const changed = authenticator.get(passkey, await challengeFor(visitor));
    const signature = Buffer.from(changed.response.signature, "base64url");
    signature[signature.length - 1]! ^= 1;
    changed.response.signature = signature.toString("base64url");
    const replies = [
      await answerWith(visitor, changed),
      await signInWith(visitor, { ...passkey, key: other.key }),
      await signInWith(visitor, { ...other, id: passkey.id }),
      await signInWith(visitor, unknown),
    ];
    const texts = replies.map(({ status, json }) => JSON.stringify([status, json]));
    expect(new Set(texts).size).toBe(1);
    expect(replies[0]!.status).toBe(401);
  });

  it("takes an answer once, only in the browser that asked, and within five minutes", async () => {
    const { passkey } = await add(await signedIn("ayse@example.com"));
    const [desk, thief] = [site.visitor(), site.visitor()];
    await challengeFor(thief);
    const answer = authenticator.get(passkey, await challengeFor(desk));
    expect((await answerWith(thief, answer)).status).toBe(401);
    const twice = await Promise.all([1, 2].map(() => answerWith(desk, answer)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await desk.post("/api/auth/sign-out");
    expect((await answerWith(desk, answer)).status).toBe(401);
    const late = authenticator.get(passkey, await challengeFor(desk));
    site.advance(5 * MINUTE_MS);
    expect((await answerWith(desk, late)).status).toBe(401);
  });

  it("works in two tabs of a browser at once", async () => {
    const { passkey } = await add(await signedIn("ayse@example.com"));
    const desk = site.visitor();
    const [one] = [await challengeFor(desk), await challengeFor(desk)];
    expect((await answerWith(desk, authenticator.get(passkey, one))).status).toBe(200);
  });

  it("refuses a copy whose counter lags behind", async () => {
    const { passkey } = await add(await signedIn("ayse@example.com"), { counter: 5 });
    const visitor = site.visitor();
    expect((await signInWith(visitor, passkey, { counter: 5 })).status).toBe(401);
    expect((await signInWith(visitor, passkey, { counter: 6 })).status).toBe(200);
    expect((await signInWith(visitor, passkey, { counter: 6 })).status).toBe(401);
  });

  it("refuses suspended and deleted users, and removed passkeys", async () => {
    const ayse = await signedIn("ayse@example.com");
    const [first, second] = [await add(ayse), await add(ayse)];
    expect((await ayse.delete(`/api/account/passkeys/${first.id}`)).status).toBe(204);
    expect(await mailsOf("passkey-removed")).toHaveLength(1);
    const visitor = site.visitor();
    expect((await signInWith(visitor, first.passkey)).status).toBe(401);
    await site.store.db.updateTable("users").set({ banned_until: "9999-12-31T23:59:59.999Z" }).execute();
    expect((await signInWith(visitor, second.passkey)).json!.error.code).toBe("banned");
    await site.store.db.updateTable("users").set({ banned_until: null }).execute();
    await ayse.post("/api/account/delete", { password: "a long password" });
    expect((await signInWith(visitor, second.passkey)).json!.error.code).toBe("invalid_credentials");
    expect(await site.store.rows("SELECT id FROM passkeys")).toEqual([]);
  });

  it("limits wrong answers to a passkey, and says who is limited", async () => {
    const { passkey } = await add(await signedIn("ayse@example.com"));
    const visitor = site.visitor();
    const wrong = () => signInWith(visitor, passkey, { origin: "https://evil.example" });
    for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(401);
    expect(await wrong()).toMatchObject({
      status: 429,
      json: { error: { details: { limited: "account" } } },
    });
  });
});

describe("a user's passkeys", () => {
  it("are renamed and removed by their owner alone", async () => {
    const [ayse, can] = [await signedIn("ayse@example.com"), await signedIn("can@example.com")];
    const { id } = await add(ayse);
    const path = `/api/account/passkeys/${id}`;
    expect((await can.patch(path, { name: "Mine" })).status).toBe(404);
    expect((await can.delete(path)).status).toBe(404);
    expect((await ayse.patch(path, { name: " My\u202e phone " })).status).toBe(204);
    expect(await listed(ayse)).toMatchObject([{ name: "My phone" }]);
  });

  it("keep the last way into an account without a password", async () => {
    const ayse = await signedIn("ayse@example.com");
    const [first, second] = [await add(ayse), await add(ayse)];
    await site.store.db.updateTable("users").set({ password_hash: "" }).execute();
    const both = await Promise.all(
      [first, second].map(({ id }) => ayse.delete(`/api/account/passkeys/${id}`)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await listed(ayse)).toHaveLength(1);
  });

  it("end with the access of whoever signed up with an unverified address", async () => {
    const stranger = await signedIn("ayse@example.com");
    const { passkey } = await add(stranger);
    const token = await site.mailedToken("ayse@example.com", "verify");
    expect((await site.visitor().post("/api/auth/verify-email", { token })).status).toBe(200);
    expect((await signInWith(site.visitor(), passkey)).status).toBe(401);
  });

  it("are part of the export, without their keys", async () => {
    const ayse = await signedIn("ayse@example.com");
    const { passkey } = await add(ayse);
    const zip = (await ayse.get("/api/account/export")).bytes.toString("latin1");
    expect(zip).toContain('"passkeys": [\n    {\n      "name"');
    expect(zip).not.toContain(passkey.id);
  });
});

it("challenges are swept once they have expired", async () => {
  const visitor = site.visitor();
  await challengeFor(visitor);
  expect(await sweepChallenges(site.store.db, site.clock.now)).toBe(0);
  site.advance(5 * MINUTE_MS);
  expect(await sweepChallenges(site.store.db, site.clock.now)).toBe(1);
});
