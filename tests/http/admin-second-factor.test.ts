import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { codeOf, enrolledAdmin, PASSWORD, signInPublicly, startPublicApp } from "./admin-app.ts";

const HALF_MINUTE = 30_000;
const QUARTER = 15 * 60_000;
const USERS = "/api/admin/users";
const VERIFY = "/api/admin/second-factor/verify";
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

  it("sees nothing before a second factor is set, and sets one with the password", async () => {
    const { user } = await site.signUp({ admin: true });
    const browser = await signInPublicly(site, user.email);
    for (const path of [USERS, "/api/analytics", "/api/admin/log", "/api/admin/transactions.csv"]) {
      expect(await browser.get(path)).toMatchObject(needed(false));
    }
    expect((await browser.get("/api/me")).json).toMatchObject({ user: { role: "admin" } });
    expect((await browser.get("/api/admin/second-factor")).json).toEqual({
      required: true,
      enrolled: false,
      passkeys: false,
      passed: false,
      recoveryCodesLeft: 0,
      passwordAsked: true,
    });
    expect(await browser.post("/api/admin/second-factor/begin", {})).toMatchObject({
      status: 400,
      json: { error: { details: { issues: [{ path: "password", message: "required" }] } } },
    });
    expect(await browser.post("/api/admin/second-factor/begin", { password: "another one" })).toMatchObject({
      status: 401,
      json: { error: { code: "invalid_credentials" } },
    });
    const begun = await browser.post("/api/admin/second-factor/begin", { password: PASSWORD });
    const { secret, uri } = begun.json as { secret: string; uri: string };
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(await browser.post("/api/admin/second-factor/confirm", { code: "000000" })).toMatchObject(wrong);
    expect(await browser.get(USERS)).toMatchObject(needed(false));
    const code = codeOf(site, secret);
    const confirmed = await browser.post("/api/admin/second-factor/confirm", { code });
    expect(new Set(confirmed.json!.recoveryCodes)).toHaveProperty("size", 10);
    expect((await browser.get(USERS)).status).toBe(200);
  });

  it("is asked for a code in each new session, and again after twelve hours", async () => {
    const admin = await enrolledAdmin(site);
    const other = await signInPublicly(site, admin.user.email);
    expect(await other.get(USERS)).toMatchObject(needed(true));
    site.advance(HALF_MINUTE);
    expect((await other.post(VERIFY, { code: codeOf(site, admin.secret) })).status).toBe(204);
    expect((await other.get(USERS)).status).toBe(200);
    // In use all the time.
    for (let half = 1; half <= 24; half++) {
      site.advance(HOUR_MS / 2);
      expect((await other.get(USERS)).status).toBe(200);
    }
    site.advance(1);
    expect(await other.get(USERS)).toMatchObject(needed(true));
  });

  it("is asked for a code again after half an hour without a call", async () => {
    const admin = await enrolledAdmin(site);
    site.advance(HOUR_MS / 2 + 1);
    expect(await admin.get(USERS)).toMatchObject(needed(true));
  });

  it("cannot use a code twice, nor one that is older than half a minute", async () => {
    const admin = await enrolledAdmin(site);
    const other = await signInPublicly(site, admin.user.email);
    // The code that confirmed the secret counts as used.
    expect(await other.post(VERIFY, { code: codeOf(site, admin.secret) })).toMatchObject(wrong);
    site.advance(HALF_MINUTE);
    const code = codeOf(site, admin.secret);
    const both = await Promise.all([other.post(VERIFY, { code }), other.post(VERIFY, { code })]);
    // The second one is refused for its code, or for the session that the first one has replaced.
    expect(both.map(({ status }) => status).sort()).toEqual([204, expect.toBeOneOf([400, 401])]);
    site.advance(HALF_MINUTE);
    const late = codeOf(site, admin.secret);
    site.advance(2 * HALF_MINUTE);
    expect(await other.post(VERIFY, { code: late })).toMatchObject(wrong);
  });

  it("cannot set another second factor before passing the one there is", async () => {
    const admin = await enrolledAdmin(site);
    const thief = await signInPublicly(site, admin.user.email);
    expect(await thief.post("/api/admin/second-factor/begin", { password: PASSWORD })).toMatchObject(
      needed(true),
    );
    expect(await thief.post("/api/admin/second-factor/confirm", { code: "123456" })).toMatchObject(
      needed(true),
    );
  });

  it("can replace it once passed; the old secret counts until the new one is confirmed", async () => {
    const admin = await enrolledAdmin(site);
    const begun = await admin.post("/api/admin/second-factor/begin", { password: PASSWORD });
    site.advance(HALF_MINUTE);
    expect((await admin.post(VERIFY, { code: codeOf(site, admin.secret) })).status).toBe(204);
    const secret = begun.json!.secret as string;
    await admin.post("/api/admin/second-factor/confirm", { code: codeOf(site, secret) });
    site.advance(HALF_MINUTE);
    expect(await admin.post(VERIFY, { code: codeOf(site, admin.secret) })).toMatchObject(wrong);
    expect((await admin.post(VERIFY, { code: codeOf(site, secret) })).status).toBe(204);
  });

  it("gets in with a recovery code, once, however it is typed", async () => {
    const admin = await enrolledAdmin(site);
    const other = await signInPublicly(site, admin.user.email);
    const typed = ` ${admin.recoveryCodes[0]!.toLowerCase().replaceAll("-", " ")} `;
    const RECOVER = "/api/admin/second-factor/recover";
    expect(await other.post(RECOVER, { code: "AAAAAAAA-AAAAAAAA" })).toMatchObject(wrong);
    expect(await other.post(RECOVER, { code: typed })).toMatchObject({
      status: 200,
      json: { recoveryCodesLeft: 9 },
    });
    expect((await other.get(USERS)).status).toBe(200);
    const third = await signInPublicly(site, admin.user.email);
    expect(await third.post(RECOVER, { code: typed })).toMatchObject(wrong);
    const log = await other.get("/api/admin/log?action=second_factor_recovered");
    expect(log.json).toMatchObject({ total: 1, entries: [{ after: { recoveryCodesLeft: 9 } }] });
  });

  it("has five tries in a quarter of an hour, also with right codes and beside each other", async () => {
    const admin = await enrolledAdmin(site);
    const other = await signInPublicly(site, admin.user.email);
    // Confirming was the first try.
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => other.post(VERIFY, { code: "000000" })),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
    site.advance(HALF_MINUTE);
    const response = await other.post(VERIFY, { code: codeOf(site, admin.secret) });
    expect(response).toMatchObject({ status: 429, json: { error: { details: { limited: "account" } } } });
    expect(Number(response.headers["retry-after"])).toBeLessThanOrEqual(QUARTER / 1000);
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
    const other = await signInPublicly(site, admin.user.email);
    expect((await other.get(`/media/${id}/image.webp`)).status).toBe(404);
    expect((await admin.get(`/media/${id}/image.webp`)).status).toBe(200);
  });
});

describe("an admin on the own machine", () => {
  it("needs no second factor, but one that is set is asked for", async () => {
    site = await startTestApp({ running: false, now: new Date("2026-03-10T12:00:00.000Z") });
    const admin = await site.signUp({ admin: true });
    expect((await admin.get(USERS)).status).toBe(200);
    const begun = await admin.post("/api/admin/second-factor/begin", {});
    const secret = begun.json!.secret as string;
    expect((await admin.get(USERS)).status).toBe(200);
    await admin.post("/api/admin/second-factor/confirm", { code: codeOf(site, secret) });
    const other = site.visitor();
    await other.signIn(admin.user.email);
    expect(await other.get(USERS)).toMatchObject(needed(true));
  });
});

it("is no business of users who are no admins", async () => {
  site = await startTestApp({ running: false });
  const client = await site.signUp();
  for (const step of ["begin", "confirm", "verify", "recover"]) {
    const response = await client.post(`/api/admin/second-factor/${step}`, { code: "123456" });
    expect(response).toMatchObject({ status: 403, json: { error: { code: "forbidden" } } });
    expect(response.json!.error).not.toHaveProperty("details");
  }
});
