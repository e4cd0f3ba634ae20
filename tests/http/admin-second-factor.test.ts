import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import {
  codeOf,
  enrolledAdmin,
  PASSWORD,
  signInPublicly,
  signInWithCode,
  startPublicApp,
} from "./admin-app.ts";

const HALF_MINUTE = 30_000;
const USERS = "/api/admin/users";
const VERIFY = "/api/account/prove-code";
let site: TestApp;
afterEach(() => site.close());

const needed = (enrolled: boolean) => ({
  status: 403,
  json: { error: { code: "forbidden", details: { reason: "second_factor", enrolled } } },
});
const wrong = {
  status: 400,
  json: { error: { code: "invalid_input", details: { issues: [{ path: "code" }] } } },
};

describe("an admin of a public site", () => {
  beforeEach(async () => {
    site = await startPublicApp();
  });

  it("sees nothing before a second factor is set, and sets one with a fresh proof", async () => {
    const { user } = await site.signUp({ admin: true });
    const browser = await signInPublicly(site, user.email);
    for (const path of [USERS, "/api/analytics", "/api/admin/log", "/api/admin/transactions.csv"]) {
      expect(await browser.get(path)).toMatchObject(needed(false));
    }
    expect((await browser.get("/api/me")).json).toMatchObject({ user: { role: "admin" } });
    expect((await browser.get("/api/account/second-factor")).json).toEqual({
      required: true,
      enrolled: false,
      passkeys: false,
      passed: false,
      recoveryCodesLeft: 0,
    });
    site.advance(11 * MINUTE_MS);
    expect(await browser.post("/api/account/second-factor/begin")).toMatchObject({
      status: 400,
      json: { error: { details: { issues: [{ path: "password", message: "required" }] } } },
    });
    await browser.post("/api/account/prove-password", { password: PASSWORD });
    const begun = await browser.post("/api/account/second-factor/begin");
    const { secret, uri } = begun.json as { secret: string; uri: string };
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(await browser.post("/api/account/second-factor/confirm", { code: "000000" })).toMatchObject(wrong);
    expect(await browser.get(USERS)).toMatchObject(needed(false));
    const code = codeOf(site, secret);
    const confirmed = await browser.post("/api/account/second-factor/confirm", { code });
    expect(new Set(confirmed.json!.recoveryCodes)).toHaveProperty("size", 10);
    expect((await browser.get(USERS)).status).toBe(200);
  });

  it("gives the code at the sign-in, and again after twelve hours", async () => {
    const admin = await enrolledAdmin(site);
    site.advance(HALF_MINUTE);
    const other = await signInWithCode(site, admin.user.email, codeOf(site, admin.secret));
    expect((await other.get(USERS)).status).toBe(200);
    // In use all the time.
    for (let half = 1; half <= 24; half++) {
      site.advance(HOUR_MS / 2);
      expect((await other.get(USERS)).status).toBe(200);
    }
    site.advance(1);
    expect(await other.get(USERS)).toMatchObject(needed(true));
    expect((await other.post(VERIFY, { code: codeOf(site, admin.secret) })).status).toBe(204);
    expect((await other.get(USERS)).status).toBe(200);
  });

  it("is asked for a code again after half an hour without a call", async () => {
    const admin = await enrolledAdmin(site);
    site.advance(HOUR_MS / 2 + 1);
    expect(await admin.get(USERS)).toMatchObject(needed(true));
  });

  it("cannot set another second factor before passing the one there is", async () => {
    const admin = await enrolledAdmin(site);
    site.advance(HOUR_MS / 2 + 1);
    await admin.post("/api/account/prove-password", { password: PASSWORD });
    for (const [step, body] of [["begin"], ["recovery-codes"], ["confirm", { code: "123456" }]] as const)
      expect(await admin.post(`/api/account/second-factor/${step}`, body)).toMatchObject(needed(true));
    expect(await admin.delete("/api/account/second-factor")).toMatchObject(needed(true));
  });

  it("can replace it once passed, and cannot go without one", async () => {
    const admin = await enrolledAdmin(site);
    const begun = await admin.post("/api/account/second-factor/begin");
    site.advance(HALF_MINUTE);
    expect((await admin.post(VERIFY, { code: codeOf(site, admin.secret) })).status).toBe(204);
    const secret = begun.json!.secret as string;
    await admin.post("/api/account/second-factor/confirm", { code: codeOf(site, secret) });
    site.advance(HALF_MINUTE);
    expect(await admin.post(VERIFY, { code: codeOf(site, admin.secret) })).toMatchObject(wrong);
    expect((await admin.post(VERIFY, { code: codeOf(site, secret) })).status).toBe(204);
    expect((await admin.delete("/api/account/second-factor")).status).toBe(409);
  });

  it("leaves an entry in the audit log for a recovery code, at the sign-in too", async () => {
    const admin = await enrolledAdmin(site);
    const [first, second] = admin.recoveryCodes;
    expect((await admin.post(VERIFY, { code: first })).status).toBe(204);
    const other = await signInWithCode(site, admin.user.email, second!);
    const log = await other.get("/api/admin/log?action=second_factor_recovered");
    expect(log.json).toMatchObject({
      total: 2,
      entries: [{ after: { recoveryCodesLeft: 8 } }, { after: { recoveryCodesLeft: 9 } }],
    });
  });

  it("leaves neither secret nor codes readable in the database", async () => {
    const admin = await enrolledAdmin(site);
    const rows = JSON.stringify([
      await site.store.rows("SELECT * FROM second_factors"),
      await site.store.rows("SELECT * FROM recovery_codes"),
      await site.store.rows("SELECT * FROM operator_log"),
      await site.store.rows("SELECT * FROM sessions"),
    ]);
    expect(rows).not.toContain(admin.secret);
    for (const code of admin.recoveryCodes) expect(rows).not.toContain(code.replaceAll("-", ""));
  });

  it("does not reach another user's images before passing it", async () => {
    const admin = await enrolledAdmin(site);
    const { user } = await site.signUp({ tokens: 10, verified: true });
    const owner = await signInPublicly(site, user.email);
    const body = { dreamText: "I flew over the sea", language: "tr", depth: "image" };
    const { id } = (await owner.post("/api/dreams", body)).json!.dream;
    await site.runner.start();
    await site.finished(id);
    expect((await admin.get(`/media/${id}/image.webp`)).status).toBe(200);
    site.advance(HOUR_MS / 2 + 1);
    expect((await admin.get(`/media/${id}/image.webp`)).status).toBe(404);
  });
});

describe("an admin on the own machine", () => {
  it("needs no second factor, may set one, and may go without it again", async () => {
    site = await startTestApp({ running: false, now: new Date("2026-03-10T12:00:00.000Z") });
    const admin = await site.signUp({ admin: true });
    expect((await admin.get(USERS)).status).toBe(200);
    const begun = await admin.post("/api/account/second-factor/begin");
    const secret = begun.json!.secret as string;
    expect((await admin.get(USERS)).status).toBe(200);
    await admin.post("/api/account/second-factor/confirm", { code: codeOf(site, secret) });
    site.advance(HOUR_MS / 2 + 1);
    expect(await admin.get(USERS)).toMatchObject(needed(true));
    expect((await admin.post(VERIFY, { code: codeOf(site, secret) })).status).toBe(204);
    expect((await admin.delete("/api/account/second-factor")).status).toBe(204);
    expect((await admin.get(USERS)).status).toBe(200);
  });
});
