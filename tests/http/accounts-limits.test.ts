import { afterEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#shared/durations.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const EMAIL = "ayse@example.com";
let site: AccountApp;
afterEach(() => site.close());

const publicSite = { publicUrl: "https://dreams.example", trustProxy: true, plain: true };
const from = (address: string) => site.visitor({ "x-forwarded-for": address, "x-forwarded-proto": "https" });

function limited(who: "account" | "address") {
  return {
    status: 429,
    json: { error: { code: "rate_limited", details: { limited: who, retryAfter: expect.any(Number) } } },
    headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  };
}

async function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const all = [];
  for (let i = 0; i < count; i++) all.push(await act(i));
  return all;
}

const WRONG = "a wrong password";

it("requests of mails from an address count together in several processes", async () => {
  site = await startAccountApp(publicSite);
  const other = await startAccountApp({ ...publicSite, beside: site });
  const headers = { "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https" };
  const ask = (app: AccountApp, i: number) =>
    app.visitor(headers).post("/api/auth/forgot-password", { email: `user-${i}@example.com` });
  const asked = await times(30, (i) => ask(i % 2 ? site : other, i));
  expect(asked.every(({ status }) => status < 300)).toBe(true);
  expect(await ask(site, 30)).toMatchObject(limited("address"));
  expect(await ask(other, 31)).toMatchObject(limited("address"));
  await other.close();
});

describe("wrong passwords", () => {
  it("stop whoever guesses after ten of them, for 15 minutes, and no one elsewhere", async () => {
    site = await startAccountApp(publicSite);
    await from("192.0.2.1").signUp(EMAIL);
    const wrong = await times(10, () => from("192.0.2.7").signIn(EMAIL, WRONG));
    expect(wrong.every((a) => a.status === 401)).toBe(true);
    const work = { ...site.work };
    expect(await from("192.0.2.7").signIn(` ${EMAIL.toUpperCase()}`)).toMatchObject(limited("account"));
    expect(site.work).toEqual(work);
    expect((await from("192.0.2.99").signIn(EMAIL)).status).toBe(200);
    site.advance(15 * MINUTE_MS);
    expect((await from("192.0.2.7").signIn(EMAIL)).status).toBe(200);
  });

  it("in several processes count together", async () => {
    site = await startAccountApp(publicSite);
    await from("192.0.2.1").signUp(EMAIL);
    const other = await startAccountApp({ ...publicSite, beside: site });
    const headers = { "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https" };
    await times(10, (i) => (i % 2 ? site : other).visitor(headers).signIn(EMAIL, WRONG));
    expect(await from("192.0.2.7").signIn(EMAIL)).toMatchObject(limited("account"));
    expect(await other.visitor(headers).signIn(EMAIL)).toMatchObject(limited("account"));
    await other.close();
  });

  it("from a whole IPv6 network count together", async () => {
    site = await startAccountApp(publicSite);
    await from("192.0.2.1").signUp(EMAIL);
    await times(10, (i) => from(`2001:db8:1:2::${i + 1}`).signIn(EMAIL, WRONG));
    expect(await from("2001:db8:1:2:ffff::1").signIn(EMAIL)).toMatchObject(limited("account"));
    expect((await from("2001:db8:1:3::1").signIn(EMAIL)).status).toBe(200);
  });

  it("from everywhere stop all but the devices that signed in before", async () => {
    site = await startAccountApp(publicSite);
    const owner = from("192.0.2.1");
    await owner.signUp(EMAIL);
    await owner.post("/api/auth/sign-out");
    const wrong = await times(100, (i) => from(`198.51.100.${i}`).signIn(EMAIL, WRONG));
    expect(wrong.every((a) => a.status === 401)).toBe(true);
    expect(await from("203.0.113.1").signIn(EMAIL)).toMatchObject(limited("account"));
    expect((await owner.signIn(EMAIL)).status).toBe(200);
    site.advance(60 * MINUTE_MS);
    expect((await from("203.0.113.1").signIn(EMAIL)).status).toBe(200);
  });

  it("leave a way in by a mailed link, whoever guesses meanwhile", async () => {
    site = await startAccountApp(publicSite);
    await from("192.0.2.1").signUp(EMAIL);
    await times(100, (i) => from(`198.51.100.${i}`).signIn(EMAIL, WRONG));
    const owner = from("203.0.113.1");
    await owner.post("/api/auth/forgot-password", { email: EMAIL });
    const token = await vi.waitFor(() => site.mailedToken(EMAIL, "reset"));
    const password = "quite another password";
    expect((await owner.post("/api/auth/reset-password", { token, password })).status).toBe(204);
    expect((await owner.signIn(EMAIL, password)).status).toBe(200);
  });

  it("on a known device have a count of their own, which a new password begins anew", async () => {
    site = await startAccountApp(publicSite);
    const owner = from("192.0.2.1");
    await owner.signUp(EMAIL);
    await times(10, () => owner.signIn(EMAIL, WRONG));
    expect(await owner.signIn(EMAIL)).toMatchObject(limited("account"));
    expect((await from("192.0.2.1").signIn(EMAIL)).status).toBe(200);
  });

  it("on a device that knew an older password count as those of an unknown device", async () => {
    site = await startAccountApp(publicSite);
    const [owner, other] = [from("192.0.2.1"), from("192.0.2.2")];
    await owner.signUp(EMAIL);
    await other.signIn(EMAIL);
    const change = { currentPassword: "a long password", newPassword: "quite another password" };
    expect((await owner.post("/api/account/change-password", change)).status).toBe(204);
    await times(10, () => other.signIn(EMAIL, WRONG));
    expect(await from("192.0.2.2").signIn(EMAIL, change.newPassword)).toMatchObject(limited("account"));
    await times(10, () => from("192.0.2.1").signIn(EMAIL, WRONG));
    expect((await owner.signIn(EMAIL, change.newPassword)).status).toBe(200);
  });

  it("are not made those of a known device by a mark that was altered or is of another account", async () => {
    site = await startAccountApp(publicSite);
    const [owner, other] = [from("192.0.2.1"), from("192.0.2.2")];
    await owner.signUp(EMAIL);
    await other.signUp("other@example.com");
    const mark = other.jar.get("__Host-device")!;
    await times(10, () => from("192.0.2.3").signIn(EMAIL, WRONG));
    for (const value of [mark, `x${owner.jar.get("__Host-device")!}`, "a.b", "."]) {
      const guesser = from("192.0.2.3");
      guesser.jar.set("__Host-device", value);
      expect(await guesser.signIn(EMAIL)).toMatchObject(limited("account"));
    }
  });

  it("count when they are sent side by side", async () => {
    site = await startAccountApp();
    await site.visitor().signUp(EMAIL);
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => site.visitor().signIn(EMAIL, WRONG)),
    );
    expect(responses.filter((a) => a.status === 401)).toHaveLength(10);
    expect(responses.filter((a) => a.status === 429)).toHaveLength(5);
  });

  it("are limited alike for an address without an account", async () => {
    site = await startAccountApp();
    const responses = await times(11, () => site.visitor().signIn("nobody@example.com"));
    expect(responses.map((a) => a.status)).toEqual([...Array(10).fill(401), 429]);
  });

  it("of many accounts stop a network", async () => {
    site = await startAccountApp(publicSite);
    const responses = await times(101, (i) => from("192.0.2.1").signIn(`nobody${i}@example.com`, WRONG));
    expect(responses.slice(0, 100).every((a) => a.status === 401)).toBe(true);
    expect(responses[100]).toMatchObject(limited("address"));
  });

  it("count together at sign-in and sign-up", async () => {
    site = await startAccountApp(publicSite);
    await from("192.0.2.1").signUp(EMAIL);
    const guesser = from("192.0.2.7");
    const guesses = await times(5, (i) => guesser.signUp(EMAIL, `a wrong password ${i}`));
    expect(guesses.every((a) => a.status === 409)).toBe(true);
    await times(5, () => guesser.signIn(EMAIL, WRONG));
    expect(await guesser.signUp(EMAIL)).toMatchObject(limited("account"));
    expect(await guesser.signIn(EMAIL)).toMatchObject(limited("account"));
  });

  it("do not include right ones", async () => {
    site = await startAccountApp();
    await site.visitor().signUp(EMAIL);
    const responses = await times(12, () => site.visitor().signIn(EMAIL));
    expect(responses.every((a) => a.status === 200)).toBe(true);
  });
});

describe("requests from one address", () => {
  it("may sign up 30 times an hour", async () => {
    site = await startAccountApp(publicSite);
    // A form without a name worth the name fails before any hashing.
    const form = { name: "\u0007A\u0007", email: EMAIL, password: "a long password" };
    const responses = await times(31, () => from("192.0.2.1").post("/api/auth/sign-up", form));
    expect(responses.slice(0, 30).every((a) => a.status === 400)).toBe(true);
    expect(responses[30]).toMatchObject(limited("address"));
    expect((await from("192.0.2.2").post("/api/auth/sign-up", form)).status).toBe(400);
  });

  it("may sign up more often on a loopback address, which every visitor shares", async () => {
    site = await startAccountApp();
    const form = { name: "\u0007A\u0007", email: EMAIL, password: "a long password" };
    const responses = await times(200, () => site.visitor().post("/api/auth/sign-up", form));
    expect(responses.every((a) => a.status === 400)).toBe(true);
  });

  it.each([
    ["one proxy adds the last", 1, "192.0.2.1"],
    ["no proxy is trusted", false, ""],
  ])("are told apart by no address that the client names itself: %s", async (_case, trustProxy, last) => {
    site = await startAccountApp({ publicUrl: "https://dreams.example", trustProxy, plain: true });
    const form = { name: "\u0007A\u0007", email: EMAIL, password: "a long password" };
    const named = (i: number) => [`198.51.100.${i}`, last].filter(Boolean).join(", ");
    const responses = await times(31, (i) => from(named(i)).post("/api/auth/sign-up", form));
    expect(responses.slice(0, 30).every((a) => a.status === 400)).toBe(true);
    expect(responses[30]).toMatchObject(limited("address"));
  });

  it("may open 60 links an hour", async () => {
    site = await startAccountApp(publicSite);
    const open = () => from("192.0.2.1").post("/api/auth/verify-email", { token: "no such token" });
    const responses = await times(61, open);
    expect(responses[59]!.status).toBe(400);
    expect(responses[60]).toMatchObject(limited("address"));
  });
});

describe("mails to one user", () => {
  it("cannot be used up by a visitor", async () => {
    site = await startAccountApp(publicSite);
    await from("192.0.2.1").signUp(EMAIL);
    const ask = (address: string) => from(address).post("/api/auth/forgot-password", { email: EMAIL });
    await times(5, () => ask("192.0.2.7"));
    expect(await ask("192.0.2.7")).toMatchObject(limited("account"));
    expect((await ask("192.0.2.1")).status).toBe(202);
  });

  it("are at most 5 reset links an hour for one visitor, for an unknown address too", async () => {
    site = await startAccountApp();
    for (const email of [EMAIL, "nobody@example.com"]) {
      const responses = await times(6, () => site.visitor().post("/api/auth/forgot-password", { email }));
      expect(responses.slice(0, 5).every((a) => a.status === 202)).toBe(true);
      expect(responses[5]).toMatchObject(limited("account"));
    }
  });

  it("are at most 5 verification links an hour", async () => {
    site = await startAccountApp();
    const client = site.visitor();
    await client.signUp(EMAIL);
    const responses = await times(6, () => client.post("/api/auth/resend-verification"));
    expect(responses[4]!.status).toBe(202);
    expect(responses[5]).toMatchObject(limited("account"));
  });
});
