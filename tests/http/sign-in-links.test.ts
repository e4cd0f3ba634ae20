import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#shared/durations.ts";
import { createMailWorker } from "#server/features/mail/worker.ts";
import { sweepSignInLinks } from "#server/features/accounts/sign-in-links.ts";
import type { TestApp } from "../support/app.ts";
import type { Visitor } from "../support/visitor.ts";
import { enrolledUser, PASSWORD, signInPublicly, startPublicApp } from "./admin-app.ts";

const HTTPS = { "x-forwarded-proto": "https" };
const ASK = "/api/auth/sign-in-link";
const invalid = { status: 400, json: { error: { code: "link_invalid" } } };
const elsewhere = { status: 409, json: { error: { details: { reason: "other_browser" } } } };

let site: TestApp;
beforeEach(async () => {
  site = await startPublicApp();
});
afterEach(() => site.close());

const links = () => site.store.rows("SELECT * FROM sign_in_links");
const byLink = (browser: Visitor, token: string) => browser.post(`${ASK}/enter`, { token });
const byCode = (browser: Visitor, code: string) => browser.post(`${ASK}/code`, { code });

async function mailed(email: string) {
  const rows = await site.store.rows(
    "SELECT data FROM mails WHERE recipient = ? AND template = 'sign-in-link' ORDER BY created_at, id",
    email,
  );
  return rows.map(({ data }) => {
    const { url, code } = JSON.parse(String(data)) as { url: string; code: string };
    return { token: new URL(url).searchParams.get("token")!, code, url };
  });
}

/** A browser that has asked for a link, and what was mailed to the address last. */
async function asked(email: string, browser = site.visitor(HTTPS)) {
  const before = new Set((await mailed(email)).map(({ token }) => token));
  expect((await browser.post(ASK, { email })).status).toBe(202);
  await expect.poll(async () => (await mailed(email)).length).toBe(before.size + 1);
  const mail = (await mailed(email)).find(({ token }) => !before.has(token))!;
  return { browser, ...mail };
}

describe("a mailed sign-in link", () => {
  it("signs in once, in the browser that asked, and leaves only hashes in the database", async () => {
    const { user } = await site.signUp({ verified: true });
    const { browser, token, code, url } = await asked(user.email);
    expect(url).toBe(`https://dreams.example/auth?mode=enter&token=${token}`);
    const stored = JSON.stringify(await links());
    for (const secret of [token, code, code.replace("-", "")]) expect(stored).not.toContain(secret);
    const other = site.visitor(HTTPS);
    expect(await byLink(other, token)).toMatchObject(elsewhere);
    await other.post(ASK, { email: "nobody@example.com" });
    expect(await byLink(other, token)).toMatchObject(elsewhere);
    expect(await byLink(browser, token)).toMatchObject({ status: 200, json: { user: { id: user.id } } });
    expect((await browser.get("/api/me")).status).toBe(200);
    expect(await byLink(browser, token)).toMatchObject(invalid);
    expect(await byCode(browser, code)).toMatchObject(invalid);
  });

  it("is used once by two calls at the same moment, of the link and of its code", async () => {
    const { user } = await site.signUp({ verified: true });
    const { browser, token, code } = await asked(user.email);
    const calls = await Promise.all([
      byLink(browser, token),
      byLink(browser, token),
      byCode(browser, code),
      byCode(browser, code),
    ]);
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it("has a code that is typed as one likes, in that browser alone", async () => {
    const { user } = await site.signUp({ verified: true });
    const { browser, code } = await asked(user.email);
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const other = site.visitor(HTTPS);
    await other.post(ASK, { email: "nobody@example.com" });
    expect(await byCode(other, code)).toMatchObject(invalid);
    expect((await byCode(browser, ` ${code.toLowerCase().replace("-", " ")} `)).status).toBe(200);
  });

  it("ends after fifteen minutes, with a new password, with another address, and with the account", async () => {
    const { user } = await site.signUp({ verified: true });
    const late = await asked(user.email);
    site.advance(15 * MINUTE_MS);
    expect(await byLink(late.browser, late.token)).toMatchObject(invalid);
    const session = await signInPublicly(site, user.email);
    const old = await asked(user.email);
    await session.post("/api/account/change-password", {
      currentPassword: PASSWORD,
      newPassword: "another long password",
    });
    expect(await byLink(old.browser, old.token)).toMatchObject(invalid);
    const moved = await asked(user.email);
    await site.store.db.updateTable("users").set({ email: "moved@example.com" }).execute();
    expect(await byLink(moved.browser, moved.token)).toMatchObject(invalid);
    await site.store.db.updateTable("users").set({ email: user.email }).execute();
    expect((await session.post("/api/account/delete", { password: "another long password" })).status).toBe(
      204,
    );
    expect(await links()).toEqual([]);
    expect(await byLink(moved.browser, moved.token)).toMatchObject(invalid);
  });

  it("does not sign in a banned user", async () => {
    const { user } = await site.signUp({ verified: true });
    const { browser, token } = await asked(user.email);
    await site.store.db.updateTable("users").set({ banned_until: "2030-01-01T00:00:00.000Z" }).execute();
    expect(await byLink(browser, token)).toMatchObject({ json: { error: { code: "banned" } } });
    expect((await browser.get("/api/me")).status).toBe(401);
  });

  it("is followed by the second factor", async () => {
    const { user, recoveryCodes } = await enrolledUser(site, { verified: true });
    const { browser, token } = await asked(user.email);
    expect(await byLink(browser, token)).toMatchObject({
      status: 401,
      json: { error: { code: "second_factor_required" } },
    });
    expect((await browser.get("/api/me")).status).toBe(401);
    expect((await browser.post("/api/auth/second-factor", { code: recoveryCodes[0] })).status).toBe(200);
    expect((await browser.get("/api/me")).status).toBe(200);
  });

  it("confirms the address, and ends what a stranger had set up with it", async () => {
    const { user } = await site.signUp();
    const stranger = await signInPublicly(site, user.email);
    const { browser, token } = await asked(user.email);
    expect(await byLink(browser, token)).toMatchObject({ json: { user: { emailVerified: true } } });
    expect((await stranger.get("/api/me")).status).toBe(401);
    expect((await site.visitor(HTTPS).signIn(user.email, PASSWORD)).status).toBe(401);
  });

  it("keeps password and sessions of the user who asks in an own session", async () => {
    const { user } = await site.signUp();
    const [own, other] = [await signInPublicly(site, user.email), await signInPublicly(site, user.email)];
    const { token } = await asked(user.email, own);
    expect((await byLink(own, token)).status).toBe(200);
    expect((await other.get("/api/me")).status).toBe(200);
  });

  it("begins a session of its own, whatever the browser had", async () => {
    const { user } = await site.signUp({ verified: true });
    const { browser, token } = await asked(user.email);
    const planted = "planted.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    browser.jar.set("__Host-session", planted);
    await byLink(browser, token);
    expect(browser.jar.get("__Host-session")).not.toBe(planted);
  });
});

it("a sign-in link that has expired is not mailed any more", async () => {
  const { user } = await site.signUp({ verified: true });
  await asked(user.email);
  site.advance(15 * MINUTE_MS);
  const sent: string[] = [];
  const send = async ({ template }: { template: string }) => (sent.push(template), null);
  const mailer = { name: "smtp" as const, send, close: () => undefined };
  const worker = createMailWorker({ ...site.deps, db: site.store.db, mailer, worker: "late" });
  worker.start();
  const status = () => site.store.value("SELECT status FROM mails WHERE template = 'sign-in-link'");
  await expect.poll(status).toMatch(/sent|failed/);
  await worker.stop();
  expect(await status()).toBe("failed");
  expect(sent).not.toContain("sign-in-link");
});

describe("asking for a sign-in link", () => {
  it("has the same reply for an unknown address, which gets no mail", async () => {
    const { user } = await site.signUp({ verified: true });
    const [known, unknown] = [
      await site.visitor(HTTPS).post(ASK, { email: user.email }),
      await site.visitor(HTTPS).post(ASK, { email: "nobody@example.com" }),
    ];
    const shape = ({ status, json, cookies }: typeof known) => [
      status,
      json,
      cookies.map(({ name }) => name),
    ];
    expect(shape(known)).toEqual(shape(unknown));
    await expect.poll(async () => (await mailed(user.email)).length).toBe(1);
    expect(await site.store.rows("SELECT id FROM mails WHERE recipient = 'nobody@example.com'")).toEqual([]);
  });

  it("is limited by address and network, the same for an unknown one", async () => {
    const { user } = await site.signUp({ verified: true });
    for (const email of [user.email, "nobody@example.com"]) {
      const browser = site.visitor(HTTPS);
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await browser.post(ASK, { email })).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
    await expect.poll(async () => (await mailed(user.email)).length).toBe(3);
  });

  it("by others does not keep a known browser from its link", async () => {
    const { user } = await site.signUp({ verified: true });
    const own = await signInPublicly(site, user.email);
    await own.post("/api/auth/sign-out");
    for (let i = 1; i <= 7; i++) {
      const other = site.visitor({ ...HTTPS, "x-forwarded-for": `198.51.${i}.1` });
      await other.post(ASK, { email: user.email });
    }
    await expect.poll(async () => (await mailed(user.email)).length).toBe(6);
    const { browser, token } = await asked(user.email, own);
    expect((await byLink(browser, token)).status).toBe(200);
  });

  it("leaves ten wrong codes to a browser in a quarter of an hour", async () => {
    const { user } = await site.signUp({ verified: true });
    const { browser, code } = await asked(user.email);
    for (let i = 0; i < 10; i++) expect(await byCode(browser, "AAAA-AAAA")).toMatchObject(invalid);
    expect((await byCode(browser, code)).status).toBe(429);
  });

  it("keeps no other network from a link by wrong ones, sent without the cookie", async () => {
    const { user } = await site.signUp({ verified: true });
    const { token } = await asked(user.email);
    const from = (ip: string) => site.visitor({ ...HTTPS, "x-forwarded-for": ip });
    for (let i = 0; i < 10; i++) expect(await byLink(from("198.51.1.1"), "unknown")).toMatchObject(invalid);
    expect(await byLink(from("198.51.2.1"), token)).toMatchObject(elsewhere);
  });

  it("leaves rows that are swept when they have expired", async () => {
    const { user } = await site.signUp({ verified: true });
    await asked(user.email);
    expect(await sweepSignInLinks(site.store.db, site.clock.now)).toBe(0);
    site.advance(15 * MINUTE_MS);
    expect(await sweepSignInLinks(site.store.db, site.clock.now)).toBe(1);
    expect(await links()).toEqual([]);
  });
});
