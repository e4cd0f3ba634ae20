import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginSession, signIn } from "#server/features/accounts/accounts.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const EMAIL = "ayse@example.com";
let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp();
});
afterEach(() => site.close());

const mails = (template: string) =>
  site.store.db.selectFrom("mails").selectAll().where("template", "=", template).execute();
const verify = (token: string, visitor = site.visitor()) => visitor.post("/api/auth/verify-email", { token });
const reset = (token: string, password = "a new password") =>
  site.visitor().post("/api/auth/reset-password", { token, password });

async function askReset(email = EMAIL, count = 1): Promise<string> {
  expect((await site.visitor().post("/api/auth/forgot-password", { email })).status).toBe(202);
  await vi.waitFor(async () => expect(await mails("reset")).toHaveLength(count), { timeout: 30_000 });
  return await site.mailedToken(email, "reset");
}

const LINK_INVALID = { status: 400, json: { error: { code: "link_invalid" } } };

describe("a mailed link", () => {
  it("is built from the public address, never from what the request says", async () => {
    await site
      .visitor({ host: "evil.example", "x-forwarded-host": "evil.example" })
      .post("/api/auth/sign-up", { name: "Ayşe", email: EMAIL, password: "a long password" });
    const [mail] = await mails("verify");
    expect(JSON.parse(mail!.data).url).toMatch(
      /^http:\/\/localhost:3000\/auth\?mode=verify&token=[\w-]{43}$/,
    );
    expect(site.mails.woken).toBe(1);
  });

  it("is stored as a hash", async () => {
    await site.visitor().signUp(EMAIL);
    const token = await site.mailedToken(EMAIL, "verify");
    expect(JSON.stringify(await site.store.db.selectFrom("mail_links").selectAll().execute())).not.toContain(
      token,
    );
  });

  it("works only for its own purpose", async () => {
    await site.visitor().signUp(EMAIL);
    const [verifyToken, resetToken] = [await site.mailedToken(EMAIL, "verify"), await askReset()];
    expect(await verify(resetToken)).toMatchObject(LINK_INVALID);
    expect(await reset(verifyToken)).toMatchObject(LINK_INVALID);
    expect(await verify("no such token")).toMatchObject(LINK_INVALID);
  });
});

describe("verifying an address", () => {
  it("changes nothing when the link is opened again, from anywhere", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const token = await site.mailedToken(EMAIL, "verify");
    const here = () => verify(token, client);
    const responses = [...(await Promise.all([here(), here()])), await verify(token)];
    expect(responses.map((a) => a.status)).toEqual([204, 204, 204]);
    const me = await site.visitor().signIn(EMAIL);
    expect(me.json!.user.emailVerified).toBe(true);
    expect(await site.store.db.selectFrom("lots").select("available").execute()).toEqual([{ available: 5 }]);
  });

  it("works for 7 days", async () => {
    await site.visitor().signUp(EMAIL);
    const token = await site.mailedToken(EMAIL, "verify");
    site.advance(7 * DAY_MS);
    expect(await verify(token)).toMatchObject(LINK_INVALID);
  });

  it("proves only the address the link was mailed to", async () => {
    await site.visitor().signUp(EMAIL);
    const token = await site.mailedToken(EMAIL, "verify");
    await site.store.db.updateTable("users").set({ email: "other@example.com" }).execute();
    expect(await verify(token)).toMatchObject(LINK_INVALID);
  });

  it("mails a new link on request, and none once the address is verified", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const first = await site.mailedToken(EMAIL, "verify");
    expect((await client.post("/api/auth/resend-verification")).status).toBe(202);
    const second = await site.mailedToken(EMAIL, "verify");
    expect(second).not.toBe(first);
    expect((await verify(second, client)).status).toBe(204);
    expect((await verify(first, client)).status).toBe(204);
    expect((await client.post("/api/auth/resend-verification")).status).toBe(202);
    expect(await mails("verify")).toHaveLength(2);
  });

  it("is mailed again only to a user with a session", async () => {
    expect((await site.visitor().post("/api/auth/resend-verification")).json!.error.code).toBe(
      "unauthenticated",
    );
  });
});

describe("the welcome gift", () => {
  const lots = () => site.store.db.selectFrom("lots").select(["source", "available"]).execute();

  it("is given once per mailbox, also after the account was deleted or under another spelling", async () => {
    await site.visitor().signUp("ay.se+one@gmail.com");
    await verify(await site.mailedToken("ay.se+one@gmail.com", "verify"));
    await site.store.db
      .updateTable("users")
      .set({ email: null, deleted_at: site.clock.now.toISOString() })
      .execute();
    for (const email of ["ay.se+one@gmail.com", "ayse@googlemail.com"]) {
      const client = site.visitor();
      await client.signUp(email);
      expect((await verify(await site.mailedToken(email, "verify"), client)).status).toBe(204);
    }
    expect(await lots()).toEqual([{ source: "welcome", available: 5 }]);
  });

  it("is announced only to a mailbox that has not had it", async () => {
    const announced = async (client: ReturnType<typeof site.visitor>) => {
      const mailed = (await mails("verify")).at(-1)!;
      const { confirmation } = (await client.get("/api/me")).json!;
      return [confirmation?.tokens, JSON.parse(mailed.data).tokens];
    };
    const client = site.visitor();
    await client.signUp(EMAIL);
    expect(await announced(client)).toEqual([5, 5]);
    await verify(await site.mailedToken(EMAIL, "verify"), client);
    expect((await client.get("/api/me")).json!.confirmation).toBeNull();
    await client.post("/api/account/delete", { password: "a long password" });
    for (const email of [EMAIL, "ayse+again@example.com"]) {
      const again = site.visitor();
      await again.signUp(email);
      expect(await announced(again)).toEqual([0, 0]);
    }
  });

  it("is there at sign-up where mail stays on this machine, once per mailbox", async () => {
    await site.close();
    site = await startAccountApp({ openOutbox: true });
    const [first, second] = [site.visitor(), site.visitor()];
    await Promise.all([first.signUp(EMAIL), second.signUp("ayse+two@example.com")]);
    expect(await lots()).toEqual([{ source: "welcome", available: 5 }]);
    for (const client of [first, second])
      expect((await client.get("/api/me")).json!.confirmation).toEqual({ tokens: 0, outbox: true });
    expect((await mails("verify")).map(({ data }) => JSON.parse(data).tokens)).toEqual([0, 0]);
    await verify(await site.mailedToken(EMAIL, "verify"), first);
    expect(await lots()).toHaveLength(1);
  });

  it("stores no email address of a deleted user", async () => {
    await site.visitor().signUp(EMAIL);
    await verify(await site.mailedToken(EMAIL, "verify"));
    const [claim] = await site.store.db.selectFrom("welcome_claims").selectAll().execute();
    expect(claim!.email_hmac).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is not given where the site gives none, nor announced", async () => {
    await site.close();
    site = await startAccountApp({ welcomeTokens: 0 });
    await site.visitor().signUp(EMAIL);
    expect(JSON.parse((await mails("verify"))[0]!.data).tokens).toBe(0);
    await verify(await site.mailedToken(EMAIL, "verify"));
    expect(await lots()).toEqual([]);
  });

  it("is lost together with the verification when it cannot be booked", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const mend = await site.store.trigger("BEFORE INSERT ON lots");
    const token = await site.mailedToken(EMAIL, "verify");
    expect((await verify(token, client)).status).toBe(500);
    await mend();
    expect((await verify(token, client)).status).toBe(204);
    expect(await lots()).toEqual([{ source: "welcome", available: 5 }]);
  });
});

describe("a forgotten password", () => {
  beforeEach(async () => void (await site.visitor().signUp(EMAIL)));

  it("is answered alike whether or not the address has an account", async () => {
    const known = await site.visitor().post("/api/auth/forgot-password", { email: " AYSE@example.com " });
    const unknown = await site.visitor().post("/api/auth/forgot-password", { email: "nobody@example.com" });
    expect(known.json).toEqual({});
    expect(unknown).toMatchObject({ status: known.status, json: known.json });
    await vi.waitFor(async () => expect(await mails("reset")).toHaveLength(1), { timeout: 30_000 });
    expect(site.work).toEqual({ hash: 1, verify: 0 });
  });

  it("is replaced by a mailed link, which ends every session and mails the user", async () => {
    const client = site.visitor();
    await client.signIn(EMAIL);
    expect((await reset(await askReset())).status).toBe(204);
    expect((await client.get("/api/me")).status).toBe(401);
    expect((await site.visitor().signIn(EMAIL)).status).toBe(401);
    expect((await site.visitor().signIn(EMAIL, "a new password")).status).toBe(200);
    expect(await mails("password-changed")).toHaveLength(1);
  });

  it("proves the address too, with its welcome gift", async () => {
    await reset(await askReset());
    const client = site.visitor();
    const { json } = await client.signIn(EMAIL, "a new password");
    expect(json!.user.emailVerified).toBe(true);
    expect((await client.get("/api/me")).json!.credits).toBe(5);
  });

  it("is set once by one link, also by parallel requests", async () => {
    const token = await askReset();
    const responses = await Promise.all(["first password", "second password"].map((p) => reset(token, p)));
    expect(responses.map((a) => a.status).sort()).toEqual([204, 400]);
    expect(await reset(token, "third password")).toMatchObject(LINK_INVALID);
    const winner = responses[0]!.status === 204 ? "first password" : "second password";
    expect((await site.visitor().signIn(EMAIL, winner)).status).toBe(200);
  });

  it("works for 30 minutes", async () => {
    const token = await askReset();
    site.advance(30 * MINUTE_MS);
    expect(await reset(token)).toMatchObject(LINK_INVALID);
  });

  it("is set by any link that was mailed, and by none after that", async () => {
    const older = await askReset();
    const newer = await askReset(EMAIL, 2);
    expect((await reset(older)).status).toBe(204);
    expect(await reset(newer)).toMatchObject(LINK_INVALID);
  });

  it("is mailed three times at once and then every quarter of an hour, whoever asks", async () => {
    for (let count = 1; count <= 3; count++) await askReset(EMAIL, count);
    const ask = () => site.visitor().post("/api/auth/forgot-password", { email: EMAIL });
    site.advance(14 * MINUTE_MS);
    expect((await ask()).status).toBe(202);
    // Requests are worked off in order: where the next one is the fourth that is mailed, this one was not.
    site.advance(MINUTE_MS);
    const newest = await askReset(EMAIL, 4);
    site.advance(29 * MINUTE_MS);
    expect((await reset(newest)).status).toBe(204);
  });

  it("costs no hashing for a link that does not work", async () => {
    const before = site.work.hash;
    expect(await reset("no such token")).toMatchObject(LINK_INVALID);
    expect(site.work.hash).toBe(before);
  });

  it("does not let a sign-in finish that was proved by the old password", async () => {
    const deps = {
      ...site,
      db: site.deps.store.db,
      now: () => site.clock.now,
      passwords: site.deps.passwords,
    };
    const proof = await signIn(deps, { email: EMAIL, password: "a long password" });
    await reset(await askReset());
    const device = { userAgent: "", locale: "tr" as const, country: null, known: true };
    const visit = { sessionId: "late", ...device, secondFactor: false };
    await expect(beginSession(deps, proof, visit)).rejects.toMatchObject({ code: "invalid_credentials" });
    expect(await site.store.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  it("refuses a banned user", async () => {
    await site.store.db.updateTable("users").set({ banned_until: "2027-01-01T00:00:00.000Z" }).execute();
    expect((await reset(await askReset())).status).toBe(204);
    expect((await site.visitor().signIn(EMAIL, "a new password")).json!.error.code).toBe("banned");
  });
});
