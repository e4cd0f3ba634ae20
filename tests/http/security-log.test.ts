import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import { codeOf, PASSWORD } from "./admin-app.ts";

const IP = "203.0.113.77";
const TEXT = "I flew over a zq9secret sea of glass";
const DREAM = { dreamText: TEXT, language: "tr", depth: "image" };

let site: TestApp;
let lines: Record<string, unknown>[];
let raw: string[];
beforeEach(async () => {
  [lines, raw] = [[], []];
  site = await startTestApp({
    running: false,
    now: new Date("2026-03-10T12:00:00.000Z"),
    env: {
      PUBLIC_URL: "https://dreams.example",
      TRUST_PROXY: "true",
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_WEBHOOK_SECRET: "whsec_x",
    },
    log: pino(
      { level: "info" },
      {
        write(line: string) {
          raw.push(line);
          lines.push(JSON.parse(line) as Record<string, unknown>);
        },
      },
    ),
  });
});
afterEach(() => site.close());

const browser = (ip = IP) => site.visitor({ "x-forwarded-proto": "https", "x-forwarded-for": ip });
const events = () =>
  lines.filter((line) => "security" in line).map(({ security, ...facts }) => [security, facts] as const);
const names = () => events().map(([name]) => name);
const last = () => events().at(-1);

async function signedUp(email: string, ip?: string) {
  const visitor = browser(ip);
  const { json } = await visitor.signUp(email);
  return { ...visitor, id: json!.user.id as string };
}

async function admin() {
  const boss = await signedUp("boss@example.com", "198.51.100.1");
  await site.store.db.insertInto("user_roles").values({ user_id: boss.id, role: "admin" }).execute();
  const begun = await boss.post("/api/account/second-factor/begin");
  const secret = begun.json!.secret as string;
  const response = await boss.post("/api/account/second-factor/confirm", { code: codeOf(site, secret) });
  return { ...boss, secret, recoveryCodes: response.json!.recoveryCodes as string[] };
}

describe("the security log", () => {
  it("logs user, network and request, and not the whole IP address", async () => {
    const { id } = await signedUp("ayse@example.com");
    expect(last()).toEqual([
      "sign_up",
      expect.objectContaining({
        userId: id,
        network: "203.0.113.0/24",
        reqId: expect.any(String),
        level: 30,
      }),
    ]);
    await signedUp("bora@example.com", "2001:db8:1:2:3:4:5:6");
    expect(last()![1]).toMatchObject({ network: "2001:db8:1::/48" });
  });

  it("follows an account through sign-ins, failures, new passwords and its end", async () => {
    const ayse = await signedUp("ayse@example.com");
    await ayse.post("/api/auth/sign-out");
    await browser().signIn("ayse@example.com", "a wrong password");
    expect(last()).toEqual([
      "sign_in_failed",
      expect.objectContaining({ userId: ayse.id, reason: "invalid_credentials", level: 40 }),
    ]);
    await browser().signIn("nobody@example.com", "a wrong password");
    expect(last()![1]).toMatchObject({ userId: null });
    await ayse.signIn("ayse@example.com");
    const change = { currentPassword: PASSWORD, newPassword: "quite another password" };
    await ayse.post("/api/account/change-password", { ...change, currentPassword: "a wrong one" });
    await ayse.post("/api/account/change-password", change);
    await ayse.post("/api/account/sessions/end-others");
    await ayse.post("/api/account/prove-password", { password: change.newPassword });
    await ayse.post("/api/auth/verify-email", {
      token: await site.mailedToken("ayse@example.com", "verify"),
    });
    await ayse.post("/api/account/delete", { password: change.newPassword });
    expect(names()).toEqual([
      "sign_up",
      "sign_out",
      "sign_in_failed",
      "sign_in_failed",
      "sign_in",
      "password_refused",
      "password_changed",
      "sessions_ended",
      "password_proved",
      "address_confirmed",
      "account_deleted",
    ]);
  });

  it("follows a second factor and what admins do", async () => {
    const ayse = await signedUp("ayse@example.com");
    const boss = await admin();
    site.advance(30_000);
    await boss.post("/api/account/prove-code", { code: "000000" });
    await boss.post("/api/account/prove-code", { code: codeOf(site, boss.secret) });
    await boss.post("/api/account/prove-code", { code: boss.recoveryCodes[0] });
    await boss.post("/api/admin/manage-user", { action: "end_sessions", userId: ayse.id });
    expect(last()).toEqual([
      "admin_action",
      expect.objectContaining({ userId: boss.id, action: "end_sessions", targetId: ayse.id }),
    ]);
    expect(names().filter((name) => /factor|recovery/.test(name as string))).toEqual([
      "second_factor_passed",
      "second_factor_set",
      "second_factor_failed",
      "second_factor_passed",
      "recovery_code_used",
    ]);
  });

  it("logs which admin opened whose image", async () => {
    const ayse = await signedUp("ayse@example.com");
    const boss = await admin();
    await site.giveCredits(ayse.id, 10);
    await site.store.db
      .updateTable("users")
      .set({ email_verified_at: site.clock.now.toISOString() })
      .execute();
    const { id } = (await ayse.post("/api/dreams", DREAM)).json!.dream as { id: string };
    await site.runner.start();
    await site.finished(id);
    await ayse.get(`/media/${id}/image.webp`);
    expect(names()).not.toContain("admin_opened_media");
    await boss.get(`/media/${id}/image.webp`);
    expect(last()).toEqual([
      "admin_opened_media",
      expect.objectContaining({ userId: boss.id, targetId: ayse.id, dreamId: id }),
    ]);
    const other = await signedUp("other@example.com");
    expect((await other.get(`/media/${id}/image.webp`)).status).toBe(404);
    expect(last()).toEqual([
      "access_refused",
      expect.objectContaining({ userId: other.id, status: 404, route: "/media/:dreamId/:name" }),
    ]);
  });

  it("logs refusals: admin calls, other sites, bad signatures", async () => {
    const ayse = await signedUp("ayse@example.com");
    await ayse.get("/api/admin/users");
    expect(last()).toEqual(["access_refused", expect.objectContaining({ userId: ayse.id, status: 403 })]);
    await ayse.post("/api/auth/sign-out", undefined, { "sec-fetch-site": "cross-site" });
    expect(last()![0]).toBe("cross_site_refused");
    await browser().post("/api/webhooks/stripe", { id: "evt_1" }, { "stripe-signature": "t=1,v1=00" });
    expect(last()).toEqual(["bad_signature", expect.objectContaining({ route: "/api/webhooks/stripe" })]);
  });

  it("logs once that input was refused which a form of the site would not send", async () => {
    const ayse = await signedUp("ayse@example.com");
    const before = events().length;
    for (let i = 0; i < 3; i++) await ayse.post("/api/dreams", { ...DREAM, role: "zq9admin" });
    await ayse.post("/api/dreams", { ...DREAM, dreamText: "x".repeat(70_000) });
    expect(events().slice(before)).toEqual([
      ["input_refused", expect.objectContaining({ userId: ayse.id, route: "/api/dreams", status: 400 })],
    ]);
    await browser().post("/api/auth/sign-in", { email: ["zq9"] });
    expect(last()).toEqual(["input_refused", expect.objectContaining({ userId: null })]);
    expect(raw.join()).not.toContain("zq9");
  });

  it("logs once which limit was reached, and for which account", async () => {
    const ayse = await signedUp("ayse@example.com");
    for (let i = 0; i < 14; i++) await browser().signIn("ayse@example.com", "a wrong password");
    const reached = events().filter(([name]) => name === "rate_limit_reached");
    expect(reached).toEqual([
      [
        "rate_limit_reached",
        expect.objectContaining({ userId: ayse.id, limited: "account", route: "/api/auth/sign-in" }),
      ],
    ]);
  });

  it("holds no email address, name, password, code, token, cookie or text of a user", async () => {
    const ayse = browser();
    await ayse.signUp("zq9ayse@example.com", PASSWORD, "Zq9 Ayşe");
    await ayse.signIn("zq9ayse@example.com", "zq9 wrong password");
    await ayse.post("/api/dreams", DREAM);
    await ayse.get(`/api/dreams?q=zq9search`);
    const boss = await admin();
    await ayse.post("/api/auth/forgot-password", { email: "zq9ayse@example.com" });
    const token = await site.mailedToken("zq9ayse@example.com", "verify");
    await browser().post("/api/auth/verify-email", { token });
    await boss.post("/api/account/prove-code", { code: boss.recoveryCodes[1] });
    const all = raw.join("\n");
    expect(raw.length).toBeGreaterThan(5);
    const secrets = [
      PASSWORD,
      TEXT,
      token,
      boss.secret,
      ...boss.recoveryCodes,
      ayse.jar.get("__Host-device")!,
    ];
    for (const secret of ["zq9", "Zq9", "boss@", IP, ...secrets]) expect(all).not.toContain(secret);
  });
});
