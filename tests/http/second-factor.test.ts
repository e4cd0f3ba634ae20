import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import type { TestApp } from "../support/app.ts";
import { createSoftAuthenticator } from "../support/soft-authenticator.ts";
import type { Visitor } from "../support/visitor.ts";
import {
  codeOf,
  enrol,
  enrolledUser,
  PASSWORD,
  signInPublicly,
  signInUpToCode,
  signInWithCode,
  startPublicApp,
} from "./admin-app.ts";

const HALF_MINUTE = 30_000;
const HTTPS = { "x-forwarded-proto": "https" };
const FACTOR = "/api/account/second-factor";
const ENTER = "/api/auth/second-factor";
const WAITING = "__Host-waiting_sign_in";
const wrong = {
  status: 400,
  json: { error: { code: "invalid_input", details: { issues: [{ path: "code" }] } } },
};
const needsProof = {
  status: 400,
  json: { error: { details: { issues: [{ path: "password", message: "required" }] } } },
};
const over = { status: 409, json: { error: { code: "conflict", details: { reason: "sign_in_over" } } } };
const authenticator = createSoftAuthenticator("https://dreams.example");

let site: TestApp;
beforeEach(async () => {
  site = await startPublicApp();
});
afterEach(() => site.close());

const mailsOf = (template: string) =>
  site.store.rows("SELECT recipient FROM mails WHERE template = ?", template);
const enter = (browser: Visitor, code: string) => browser.post(ENTER, { code });
const sessionsOf = (userId: string) =>
  site.store.rows("SELECT id_hash FROM sessions WHERE user_id = ?", userId);

describe("a user with a second factor", () => {
  it("sets it up: other sessions end, a mail says so, and the codes are shown once", async () => {
    const { user } = await site.signUp();
    const [browser, other] = [await signInPublicly(site, user.email), await signInPublicly(site, user.email)];
    const before = browser.jar.get("__Host-session");
    const { recoveryCodes } = await enrol(site, browser);
    expect(new Set(recoveryCodes)).toHaveProperty("size", 10);
    expect((await other.get("/api/me")).status).toBe(401);
    expect((await browser.get("/api/me")).status).toBe(200);
    expect(browser.jar.get("__Host-session")).not.toBe(before);
    expect(await mailsOf("two-step-on")).toEqual([{ recipient: user.email }]);
    expect((await browser.get(FACTOR)).json).toEqual({
      required: false,
      enrolled: true,
      passkeys: false,
      passed: true,
      recoveryCodesLeft: 10,
    });
    expect((await browser.get("/api/account/passkeys")).json).toMatchObject({ codes: true });
    expect((await browser.get("/api/account/export")).status).toBe(200);
  });

  it("has no session after the password alone, and one after the code, in that browser", async () => {
    const { user, secret } = await enrolledUser(site);
    const begun = await sessionsOf(user.id);
    site.advance(HALF_MINUTE);
    const browser = await signInUpToCode(site, user.email);
    expect(browser.jar.has("__Host-session")).toBe(false);
    expect(await sessionsOf(user.id)).toEqual(begun);
    for (const path of ["/api/me", "/api/dreams"]) expect((await browser.get(path)).status).toBe(401);
    const elsewhere = site.visitor(HTTPS);
    expect(await enter(elsewhere, codeOf(site, secret))).toMatchObject(over);
    expect(await enter(browser, "000000")).toMatchObject(wrong);
    const entered = await enter(browser, codeOf(site, secret));
    expect(entered).toMatchObject({ status: 200, json: { user: { id: user.id } } });
    expect((await browser.get("/api/me")).status).toBe(200);
    expect(browser.jar.has(WAITING)).toBe(false);
  });

  it("is asked for it too after a sign-up form with the address, and after a new password by mail", async () => {
    const { user, secret } = await enrolledUser(site, { verified: true });
    const again = await site.visitor(HTTPS).signUp(user.email);
    expect(again).toMatchObject({ status: 401, json: { error: { code: "second_factor_required" } } });
    const visitor = site.visitor(HTTPS);
    await visitor.post("/api/auth/forgot-password", { email: user.email });
    // Written after the reply.
    const token = await vi.waitFor(() => site.mailedToken(user.email, "reset"));
    await visitor.post("/api/auth/reset-password", { token, password: "another long password" });
    const browser = site.visitor(HTTPS);
    const response = await browser.signIn(user.email, "another long password");
    expect(response).toMatchObject({ status: 401, json: { error: { code: "second_factor_required" } } });
    site.advance(HALF_MINUTE);
    expect((await enter(browser, codeOf(site, secret))).status).toBe(200);
  });

  it("learns nothing of it without the password", async () => {
    const { user } = await enrolledUser(site);
    const [known, unknown] = [
      await site.visitor(HTTPS).signIn(user.email, "a wrong password"),
      await site.visitor(HTTPS).signIn("nobody@example.com", "a wrong password"),
    ];
    expect(known.json).toEqual(unknown.json);
    expect([known.status, known.cookies]).toEqual([unknown.status, unknown.cookies]);
  });

  it("is not asked for it after signing in with a passkey", async () => {
    const user = await enrolledUser(site);
    const begun = await user.post("/api/account/passkeys/options");
    const { passkey, answer } = authenticator.create(begun.json!.options);
    await user.post("/api/account/passkeys", { answer });
    const browser = site.visitor(HTTPS);
    const { json } = await browser.post("/api/auth/passkey/options");
    const signedIn = await browser.post("/api/auth/passkey", {
      answer: authenticator.get(passkey, json!.options),
    });
    expect(signedIn.status).toBe(200);
    expect((await browser.get("/api/me")).status).toBe(200);
  });

  it("cannot use a code twice, nor one older than half a minute, nor at the same moment", async () => {
    const { user, secret } = await enrolledUser(site);
    // The code that confirmed the secret counts as used.
    const first = await signInUpToCode(site, user.email);
    expect(await enter(first, codeOf(site, secret))).toMatchObject(wrong);
    site.advance(HALF_MINUTE);
    const code = codeOf(site, secret);
    const browsers = [await signInUpToCode(site, user.email), await signInUpToCode(site, user.email)];
    const both = await Promise.all(browsers.map((browser) => enter(browser, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    site.advance(HALF_MINUTE);
    const late = codeOf(site, secret);
    site.advance(2 * HALF_MINUTE);
    expect(await enter(first, late)).toMatchObject(wrong);
  });

  it("gets in with a recovery code, once, however it is typed", async () => {
    const { user, recoveryCodes } = await enrolledUser(site);
    const typed = ` ${recoveryCodes[0]!.toLowerCase().replaceAll("-", " ")} `;
    const browsers = [await signInUpToCode(site, user.email), await signInUpToCode(site, user.email)];
    expect(await enter(browsers[0]!, "AAAAAAAA-AAAAAAAA")).toMatchObject(wrong);
    const both = await Promise.all(browsers.map((browser) => enter(browser, typed)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const browser = await signInWithCode(site, user.email, recoveryCodes[1]!);
    expect((await browser.get(FACTOR)).json).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it("gets new recovery codes, which replace the old ones", async () => {
    const user = await enrolledUser(site);
    const renewed = await user.post(`${FACTOR}/recovery-codes`);
    const [code] = renewed.json!.recoveryCodes as string[];
    const browser = await signInUpToCode(site, user.user.email);
    expect(await enter(browser, user.recoveryCodes[0]!)).toMatchObject(wrong);
    expect((await enter(browser, code!)).status).toBe(200);
  });

  it("turns it off with a fresh proof, and a mail says so", async () => {
    const user = await enrolledUser(site);
    site.advance(11 * MINUTE_MS);
    expect(await user.delete(FACTOR)).toMatchObject(needsProof);
    expect(await user.post(`${FACTOR}/recovery-codes`)).toMatchObject(needsProof);
    expect((await user.post("/api/account/prove-code", { code: codeOf(site, user.secret) })).status).toBe(
      204,
    );
    expect((await user.delete(FACTOR)).status).toBe(204);
    expect(await mailsOf("two-step-off")).toEqual([{ recipient: user.user.email }]);
    expect((await user.delete(FACTOR)).status).toBe(409);
    expect((await site.visitor(HTTPS).signIn(user.user.email, PASSWORD)).status).toBe(200);
    for (const table of ["second_factors", "recovery_codes"])
      expect(await site.store.rows(`SELECT * FROM ${table}`)).toEqual([]);
  });
});

describe("a sign-in that waits for its code", () => {
  it("ends after ten minutes, with a new password, with a ban, and where its cookie was changed", async () => {
    const { user, secret, ...owner } = await enrolledUser(site);
    const [slow, changed, banned] = [
      await signInUpToCode(site, user.email),
      await signInUpToCode(site, user.email),
      await signInUpToCode(site, user.email),
    ];
    changed.jar.set(WAITING, `${changed.jar.get(WAITING)!.slice(0, -2)}xx`);
    site.advance(HALF_MINUTE);
    expect(await enter(changed, codeOf(site, secret))).toMatchObject(over);
    const until = new Date(site.clock.now.getTime() + DAY_MS).toISOString();
    await site.store.db.updateTable("users").set({ banned_until: until }).execute();
    expect(await enter(banned, codeOf(site, secret))).toMatchObject({ json: { error: { code: "banned" } } });
    await site.store.db.updateTable("users").set({ banned_until: null }).execute();
    site.advance(9 * MINUTE_MS);
    const later = await signInUpToCode(site, user.email);
    site.advance(MINUTE_MS);
    expect(await enter(slow, codeOf(site, secret))).toMatchObject(over);
    await owner.post("/api/account/change-password", {
      currentPassword: PASSWORD,
      newPassword: "another long password",
    });
    expect(await enter(later, codeOf(site, secret))).toMatchObject(over);
  });

  it("gives the new session an id of its own, whatever the browser had", async () => {
    const { user, secret } = await enrolledUser(site);
    site.advance(HALF_MINUTE);
    const browser = await signInUpToCode(site, user.email);
    const planted = "planted.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    browser.jar.set("__Host-session", planted);
    expect((await enter(browser, codeOf(site, secret))).status).toBe(200);
    expect(browser.jar.get("__Host-session")).not.toBe(planted);
  });

  it("has five wrong codes in a quarter of an hour, which do not lock out a known device", async () => {
    const { user, secret, jar } = await enrolledUser(site);
    const thief = await signInUpToCode(site, user.email);
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter(thief, "000000")));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
    site.advance(HALF_MINUTE);
    expect(await enter(thief, codeOf(site, secret))).toMatchObject({
      status: 429,
      json: { error: { details: { limited: "account" } } },
    });
    const own = site.visitor(HTTPS);
    own.jar.set("__Host-device", jar.get("__Host-device")!);
    await own.signIn(user.email, PASSWORD);
    expect((await enter(own, codeOf(site, secret))).status).toBe(200);
  });

  it("has twenty wrong codes a day", async () => {
    const { user } = await enrolledUser(site);
    for (let quarter = 0; quarter < 4; quarter++) {
      const thief = await signInUpToCode(site, user.email);
      for (let i = 0; i < 5; i++) expect((await enter(thief, "000000")).status).toBe(400);
      site.advance(16 * MINUTE_MS);
    }
    const thief = await signInUpToCode(site, user.email);
    expect((await enter(thief, "000000")).status).toBe(429);
  });
});

describe("a fresh proof", () => {
  it("by a code lets a session change what hurts, for ten minutes", async () => {
    const user = await enrolledUser(site);
    site.advance(11 * MINUTE_MS);
    const calls = [
      () => user.post("/api/keys", { name: "A program", rights: ["read"] }),
      () => user.post("/api/account/email-change", { email: "new@example.com" }),
      () => user.post("/api/account/passkeys/options"),
      () => user.post("/api/account/delete", {}),
    ];
    for (const call of calls) expect(await call()).toMatchObject(needsProof);
    expect((await user.get("/api/me")).status).toBe(200);
    expect(await user.post("/api/account/prove-code", { code: "000000" })).toMatchObject(wrong);
    expect((await user.post("/api/account/prove-code", { code: codeOf(site, user.secret) })).status).toBe(
      204,
    );
    for (const call of calls) expect((await call()).status).toBeLessThan(300);
    expect((await user.get("/api/me")).status).toBe(401);
  });

  it("by the password lets a session delete the account, which a sign-in alone does not", async () => {
    const { user } = await site.signUp();
    const browser = await signInPublicly(site, user.email);
    expect(await browser.post("/api/account/delete", {})).toMatchObject(needsProof);
    await browser.post("/api/account/prove-password", { password: PASSWORD });
    expect((await browser.post("/api/account/delete", {})).status).toBe(204);
  });

  it("of an account without password, passkey and code is its sign-in", async () => {
    const { user } = await site.signUp();
    const browser = await signInPublicly(site, user.email);
    await site.store.db.updateTable("users").set({ password_hash: "" }).execute();
    site.advance(11 * MINUTE_MS);
    expect(await browser.post("/api/account/delete", {})).toMatchObject(needsProof);
    site.advance(-2 * MINUTE_MS);
    expect((await browser.post("/api/account/delete", {})).status).toBe(204);
  });

  it("is refused with another user's code", async () => {
    const [ayse, can] = [await enrolledUser(site), await enrolledUser(site)];
    site.advance(HALF_MINUTE);
    expect(await ayse.post("/api/account/prove-code", { code: codeOf(site, can.secret) })).toMatchObject(
      wrong,
    );
    expect(await ayse.post("/api/account/prove-code", { code: can.recoveryCodes[0] })).toMatchObject(wrong);
  });
});
