import { afterEach, describe, expect, it } from "vitest";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const MINUTE = 60_000;
const EMAIL = "ayse@example.com";
let site: AccountApp;
afterEach(() => site.close());

const publicSite = { publicUrl: "https://dreams.example", trustProxy: true };
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

describe("wrong passwords", () => {
  it("stop an account after ten of them, from wherever they come, and for 15 minutes", async () => {
    site = await startAccountApp(publicSite);
    await from("192.0.2.1").signUp(EMAIL);
    const wrong = await times(10, (i) => from(`192.0.2.${i}`).signIn(EMAIL, "a wrong password"));
    expect(wrong.every((a) => a.status === 401)).toBe(true);
    const work = { ...site.work };
    expect(await from("192.0.2.99").signIn(` ${EMAIL.toUpperCase()}`)).toMatchObject(limited("account"));
    expect(site.work).toEqual(work);
    site.advance(15 * MINUTE);
    expect((await from("192.0.2.99").signIn(EMAIL)).status).toBe(200);
  });

  it("count when they are sent side by side", async () => {
    site = await startAccountApp();
    await site.visitor().signUp(EMAIL);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => site.visitor().signIn(EMAIL, "a wrong password")),
    );
    expect(answers.filter((a) => a.status === 401)).toHaveLength(10);
    expect(answers.filter((a) => a.status === 429)).toHaveLength(5);
  });

  it("are limited alike for an address without an account", async () => {
    site = await startAccountApp();
    const answers = await times(11, () => site.visitor().signIn("nobody@example.com"));
    expect(answers.map((a) => a.status)).toEqual([...Array(10).fill(401), 429]);
  });

  it("cannot be tried through the sign-up form instead", async () => {
    site = await startAccountApp(publicSite);
    await from("192.0.2.1").signUp(EMAIL);
    const guesses = await times(30, (i) => from(`192.0.2.${i}`).signUp(EMAIL, `a wrong password ${i}`));
    expect(guesses.every((a) => a.status === 409)).toBe(true);
    expect(await from("192.0.2.99").signUp(EMAIL)).toMatchObject(limited("account"));
  });

  it("do not include right ones", async () => {
    site = await startAccountApp();
    await site.visitor().signUp(EMAIL);
    const answers = await times(12, () => site.visitor().signIn(EMAIL));
    expect(answers.every((a) => a.status === 200)).toBe(true);
  });
});

describe("requests from one address", () => {
  it("may sign up 30 times an hour", async () => {
    site = await startAccountApp(publicSite);
    // A form without a name worth the name fails before any hashing.
    const form = { name: "\u0007A\u0007", email: EMAIL, password: "a long password" };
    const answers = await times(31, () => from("192.0.2.1").post("/api/auth/sign-up", form));
    expect(answers.slice(0, 30).every((a) => a.status === 400)).toBe(true);
    expect(answers[30]).toMatchObject(limited("address"));
    expect((await from("192.0.2.2").post("/api/auth/sign-up", form)).status).toBe(400);
  });

  it("may sign up more often on a loopback address, which every visitor shares", async () => {
    site = await startAccountApp();
    const form = { name: "\u0007A\u0007", email: EMAIL, password: "a long password" };
    const answers = await times(200, () => site.visitor().post("/api/auth/sign-up", form));
    expect(answers.every((a) => a.status === 400)).toBe(true);
  });

  it("may open 60 links an hour", async () => {
    site = await startAccountApp(publicSite);
    const open = () => from("192.0.2.1").post("/api/auth/verify-email", { token: "no such token" });
    const answers = await times(61, open);
    expect(answers[59]!.status).toBe(400);
    expect(answers[60]).toMatchObject(limited("address"));
  });
});

describe("mails to one person", () => {
  it("are at most 5 reset links an hour, for an unknown address too", async () => {
    site = await startAccountApp();
    for (const email of [EMAIL, "nobody@example.com"]) {
      const answers = await times(6, () => site.visitor().post("/api/auth/forgot-password", { email }));
      expect(answers.slice(0, 5).every((a) => a.status === 202)).toBe(true);
      expect(answers[5]).toMatchObject(limited("account"));
    }
  });

  it("are at most 5 verification links an hour", async () => {
    site = await startAccountApp();
    const person = site.visitor();
    await person.signUp(EMAIL);
    const answers = await times(6, () => person.post("/api/auth/resend-verification"));
    expect(answers[4]!.status).toBe(202);
    expect(answers[5]).toMatchObject(limited("account"));
  });
});
