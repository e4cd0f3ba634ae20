import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#shared/durations.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp();
});
afterEach(() => site.close());

const users = () => site.store.db.selectFrom("users").selectAll().execute();

describe("sign-up", () => {
  it("makes an account and a session at once", async () => {
    const client = site.visitor();
    const made = await client.signUp(" Ayse@Example.COM ", "a long password", "  Ayşe \n Yılmaz\u0007 ");
    expect(made.status).toBe(201);
    expect(made.json).toEqual({
      user: {
        id: expect.any(String),
        email: "ayse@example.com",
        name: "Ayşe Yılmaz",
        role: "user",
        emailVerified: false,
      },
    });
    const me = await client.get("/api/me");
    const confirmation = { tokens: 5, outbox: false };
    const nights = { timeZone: null, nightEnds: 12 };
    expect(me.json).toEqual({
      ...made.json,
      credits: 0,
      lots: [],
      subscription: null,
      nights,
      confirmation,
    });
  });

  it("stores the password only as an argon2id digest", async () => {
    await site.visitor().signUp("ayse@example.com");
    const [user] = await users();
    expect(user!.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  it("signs in when the same form is sent twice", async () => {
    const client = site.visitor();
    const first = await client.signUp("ayse@example.com");
    const second = await client.signUp("ayse@example.com");
    expect(second.status).toBe(201);
    expect(second.json).toEqual(first.json);
    expect(await users()).toHaveLength(1);
  });

  it("refuses an address that has an account with another password", async () => {
    await site.visitor().signUp("ayse@example.com");
    const other = site.visitor();
    const refused = await other.signUp("AYSE@example.com", "another password");
    expect(refused.status).toBe(409);
    expect(refused.json!.error.code).toBe("email_taken");
    expect((await other.get("/api/me")).status).toBe(401);
  });

  it("makes exactly one account of parallel forms, and signs in those with its password", async () => {
    const clients = Array.from({ length: 8 }, () => site.visitor());
    const responses = await Promise.all(clients.map((client) => client.signUp("ayse@example.com")));
    expect(responses.map((a) => a.status)).toEqual(Array(8).fill(201));
    expect(new Set(responses.map((a) => a.json!.user.id)).size).toBe(1);
    expect(await users()).toHaveLength(1);
    expect(await site.store.db.selectFrom("mails").selectAll().execute()).toHaveLength(1);
  });

  it("makes exactly one account of parallel forms with different passwords", async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, i) => site.visitor().signUp("ayse@example.com", `password number ${i}`)),
    );
    expect(responses.map((a) => a.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await users()).toHaveLength(1);
  });

  it.each([
    ["email", { name: "Ayşe", email: "nowhere", password: "a long password" }, "invalidEmail"],
    ["password", { name: "Ayşe", email: "ayse@example.com", password: "short" }, "passwordMinLength"],
    ["name", { name: " A ", email: "ayse@example.com", password: "a long password" }, "nameMinLength"],
    [
      "name",
      { name: "\u0000A\u202E\u0007", email: "ayse@example.com", password: "a long password" },
      "nameMinLength",
    ],
  ])("refuses a bad %s with the text key to show", async (path, form, message) => {
    const refused = await site.visitor().post("/api/auth/sign-up", form);
    expect(refused.status).toBe(400);
    expect(refused.json!.error).toMatchObject({
      code: "invalid_input",
      details: { issues: [{ path, message }] },
    });
  });

  it("accepts names of every script and symbol", async () => {
    for (const [i, name] of [
      "李小龍",
      "محمد",
      "👩‍👩‍👧‍👦 Ali",
      "<b>O'Neil</b>",
      "'; DROP TABLE users;--",
    ].entries()) {
      const made = await site.visitor().signUp(`person${i}@example.com`, "a long password", name);
      expect(made.json!.user.name).toBe(name);
    }
  });
});

describe("sign-in", () => {
  beforeEach(async () => void (await site.visitor().signUp("ayse@example.com")));

  it("accepts the address in any case and records the visit", async () => {
    site.advance(DAY_MS);
    const response = await site.visitor({ "accept-language": "ja" }).signIn(" AYSE@EXAMPLE.com ");
    expect(response.status).toBe(200);
    expect((await users())[0]).toMatchObject({ last_sign_in_at: site.clock.now.toISOString(), locale: "ja" });
  });

  it("takes a password exactly as it was given", async () => {
    await site.visitor().signUp("sule@example.com", "ﬁﬁﬁﬁ①②③④");
    expect((await site.visitor().signIn("sule@example.com", "fifififi1234")).status).toBe(401);
    expect((await site.visitor().signIn("sule@example.com", "ﬁﬁﬁﬁ①②③④")).status).toBe(200);
  });

  it("answers alike, after one verification each, for a wrong password and an unknown address", async () => {
    const before = { ...site.work };
    const wrong = await site.visitor().signIn("ayse@example.com", "not the password");
    expect(site.work).toEqual({ hash: before.hash, verify: before.verify + 1 });
    const unknown = await site.visitor().signIn("nobody@example.com", "not the password");
    expect(site.work).toEqual({ hash: before.hash, verify: before.verify + 2 });
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: wrong.status, json: wrong.json });
    expect(wrong.json!.error).toEqual({
      code: "invalid_credentials",
      message: "The email address or password is wrong. Please check them and try again.",
    });
  });

  it("does one piece of hashing work for a sign-up, whether or not the address is taken", async () => {
    const count = () => site.work.hash + site.work.verify;
    const before = count();
    await site.visitor().signUp("new@example.com");
    const fresh = count() - before;
    await site.visitor().signUp("ayse@example.com", "another password");
    expect([fresh, count() - before - fresh]).toEqual([1, 1]);
  });

  it("reports a ban only after the right password", async () => {
    await site.store.db.updateTable("users").set({ banned_until: "2027-01-01T00:00:00.000Z" }).execute();
    expect((await site.visitor().signIn("ayse@example.com", "a wrong one")).json!.error.code).toBe(
      "invalid_credentials",
    );
    const right = await site.visitor().signIn("ayse@example.com");
    expect(right).toMatchObject({ status: 401, json: { error: { code: "banned" } } });
    const twice = await site.visitor().signUp("ayse@example.com");
    expect(twice).toMatchObject({ status: 401, json: { error: { code: "banned" } } });
  });

  it("lets a user in again when a ban is over", async () => {
    await site.store.db.updateTable("users").set({ banned_until: "2026-03-02T00:00:00.000Z" }).execute();
    site.advance(DAY_MS);
    expect((await site.visitor().signIn("ayse@example.com")).status).toBe(200);
  });

  it("forgets a deleted account", async () => {
    await site.store.db
      .updateTable("users")
      .set({ email: null, deleted_at: site.clock.now.toISOString() })
      .execute();
    expect((await site.visitor().signIn("ayse@example.com")).json!.error.code).toBe("invalid_credentials");
    expect((await site.visitor().signUp("ayse@example.com", "another password")).status).toBe(201);
  });

  it("says what is wrong in the visitor's language", async () => {
    const refused = await site
      .visitor({ "accept-language": "tr" })
      .signIn("ayse@example.com", "yanlış şifre");
    expect(refused.json!.error.message).toBe(
      "E-posta adresi veya şifre hatalı. Lütfen kontrol edip yeniden dene.",
    );
  });
});

describe("GET /api/me", () => {
  it("shows a subscription until its period ends, also when it will not renew", async () => {
    const client = site.visitor();
    const { json } = await client.signUp("ayse@example.com");
    const periodEnd = new Date(site.clock.now.getTime() + 10 * DAY_MS).toISOString();
    await site.store.db
      .insertInto("subscriptions")
      .values({
        id: "s1",
        user_id: json!.user.id,
        plan_type: "pro",
        status: "ended",
        period_end: periodEnd,
        renews: 0,
        created_at: site.clock.now.toISOString(),
      })
      .execute();
    expect((await client.get("/api/me")).json!.subscription).toEqual({
      planId: "pro",
      status: "ended",
      periodEnd,
      renews: false,
    });
    site.advance(10 * DAY_MS);
    expect((await client.get("/api/me")).json!.subscription).toBeNull();
  });

  it("shows tokens by source", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    await client.post("/api/auth/verify-email", {
      token: await site.mailedToken("ayse@example.com", "verify"),
    });
    expect((await client.get("/api/me")).json).toMatchObject({
      user: { emailVerified: true },
      credits: 5,
      lots: [{ source: "welcome", remaining: 5, expiresAt: null }],
    });
  });
});

describe("the country of a visitor", () => {
  it("is read from the proxy's header if one is configured", async () => {
    await site.close();
    site = await startAccountApp({ geoHeader: "cf-ipcountry" });
    await site.visitor({ "cf-ipcountry": "tr" }).signUp("ayse@example.com");
    await site.visitor({ "cf-ipcountry": "DE" }).signIn("ayse@example.com");
    await site.visitor({ "cf-ipcountry": "XX" }).signIn("ayse@example.com");
    expect((await users())[0]).toMatchObject({ registration_country: "TR", last_login_country: "DE" });
  });

  it("is unknown where none is configured", async () => {
    await site.visitor({ "cf-ipcountry": "TR" }).signUp("ayse@example.com");
    expect((await users())[0]).toMatchObject({ registration_country: null, last_login_country: null });
  });
});
