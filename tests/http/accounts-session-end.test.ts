import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { createVisitor } from "../support/visitor.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const EMAIL = "ayse@example.com";
const PASSWORD = "a long password";
let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp();
});
afterEach(() => site.close());

const asked = {
  status: 400,
  json: {
    error: { code: "invalid_input", details: { issues: [{ path: "password", message: "required" }] } },
  },
};

describe("a session", () => {
  it("ends 180 days after it began, however much it is used", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    for (let month = 0; month < 8; month++) {
      site.advance(20 * DAY_MS);
      expect((await client.get("/api/me")).status).toBe(200);
    }
    site.advance(20 * DAY_MS - 1);
    expect((await client.get("/api/me")).status).toBe(200);
    site.advance(1);
    expect((await client.get("/api/me")).status).toBe(401);
  });

  it("is not ended by a link to the call that signs out, and nothing in the browser is cleared", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    for (const method of ["GET", "HEAD"] as const) {
      const { statusCode, headers } = await site.app.inject({
        method,
        url: "/api/auth/sign-out",
        headers: { cookie: client.cookie(), "sec-fetch-site": "cross-site" },
      });
      expect(statusCode).toBe(405);
      expect(headers).not.toHaveProperty("clear-site-data");
      expect(headers).not.toHaveProperty("set-cookie");
    }
    expect((await client.get("/api/me")).status).toBe(200);
  });

  it("ends when the same account begins its twentieth after it, the least recently used first", async () => {
    const first = site.visitor();
    await first.signUp(EMAIL);
    const unused = site.visitor();
    await unused.signIn(EMAIL);
    site.advance(2 * DAY_MS);
    expect((await first.get("/api/me")).status).toBe(200);
    for (let i = 0; i < 19; i++) await site.visitor().signIn(EMAIL);
    expect((await first.get("/api/me")).status).toBe(200);
    expect((await unused.get("/api/me")).status).toBe(401);
    expect(await site.store.db.selectFrom("sessions").selectAll().execute()).toHaveLength(20);
  });

  it("renewed by one process continues in another, where a late request with the old id clears no cookie", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const other = await startAccountApp({ beside: site });
    const [late, renewed] = [createVisitor(other.app), createVisitor(other.app)];
    late.jar.set("session", client.jar.get("session")!);
    expect((await late.get("/api/me")).status).toBe(200);
    expect((await client.post("/api/account/prove-password", { password: PASSWORD })).status).toBe(204);
    renewed.jar.set("session", client.jar.get("session")!);
    expect((await renewed.get("/api/me")).status).toBe(200);
    expect(await late.get("/api/me")).toMatchObject({ status: 401, cookies: [] });
    site.advance(MINUTE_MS);
    expect((await late.get("/api/me")).cookies).toMatchObject([{ name: "session", value: "" }]);
    expect((await renewed.get("/api/me")).status).toBe(200);
    await other.close();
  });

  it("continues under another id after a new password, and the old id is invalid", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const old = client.jar.get("session")!;
    const begun = await site.store.db.selectFrom("sessions").select("created_at").execute();
    site.advance(MINUTE_MS);
    const change = { currentPassword: PASSWORD, newPassword: "quite another password" };
    expect((await client.post("/api/account/change-password", change)).status).toBe(204);
    expect(client.jar.get("session")).not.toBe(old);
    expect((await client.get("/api/me")).status).toBe(200);
    const thief = site.visitor();
    thief.jar.set("session", old);
    const late = await thief.get("/api/me");
    // A late call with the old id must not clear the new cookie of the same browser.
    expect(late).toMatchObject({ status: 401, cookies: [] });
    expect(await site.store.db.selectFrom("sessions").select("created_at").execute()).toEqual(begun);
  });

  it("continues under another id once the password was typed again", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const old = client.jar.get("session")!;
    expect((await client.post("/api/account/prove-password", { password: "a wrong one" })).status).toBe(401);
    expect(client.jar.get("session")).toBe(old);
    expect((await client.post("/api/account/prove-password", { password: PASSWORD })).status).toBe(204);
    expect(client.jar.get("session")).not.toBe(old);
    expect((await client.get("/api/me")).status).toBe(200);
    const thief = site.visitor();
    thief.jar.set("session", old);
    expect((await thief.get("/api/me")).status).toBe(401);
  });

  it("continues, whichever reply comes last, where two calls replace its id at the same moment", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const old = client.jar.get("session")!;
    const tabs = [1, 2].map(() => {
      const tab = createVisitor(site.app);
      tab.jar.set("session", old);
      return tab;
    });
    const prove = { password: PASSWORD };
    const replies = await Promise.all(tabs.map((tab) => tab.post("/api/account/prove-password", prove)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    const set = replies.flatMap(({ cookies }) => cookies.filter(({ name }) => name === "session"));
    expect(set).toHaveLength(1);
    client.jar.set("session", set[0]!.value);
    expect((await client.get("/api/me")).status).toBe(200);
  });

  it("is not ended by its own change of password, where another call replaced its id meanwhile", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const other = site.visitor();
    await other.signIn(EMAIL);
    const late = site.visitor();
    late.jar.set("session", client.jar.get("session")!);
    let replaced: Promise<unknown> | undefined;
    const { hash } = site.deps.passwords!;
    vi.spyOn(site.deps.passwords!, "hash").mockImplementation(async (password) => {
      await (replaced ??= client.post("/api/account/prove-password", { password: PASSWORD }));
      return hash(password);
    });
    const change = { currentPassword: PASSWORD, newPassword: "quite another password" };
    await late.post("/api/account/change-password", change);
    expect((await client.get("/api/me")).status).toBe(200);
    expect((await other.get("/api/me")).status).toBe(401);
  });

  it("that ended meanwhile does not continue under another id", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    await site.store.trigger("AFTER UPDATE OF password_hash ON users", { body: "DELETE FROM sessions" });
    const change = { currentPassword: PASSWORD, newPassword: "quite another password" };
    expect((await client.post("/api/account/change-password", change)).status).toBe(401);
    expect(await site.store.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect(client.jar.has("session")).toBe(false);
  });
});

describe("ending other sessions", () => {
  it("asks for the password ten minutes after it was typed in", async () => {
    const [desk, phone] = [site.visitor(), site.visitor()];
    await desk.signUp(EMAIL);
    await phone.signIn(EMAIL);
    site.advance(10 * MINUTE_MS + 1);
    const { sessions } = (await desk.get("/api/account/sessions")).json!;
    const other = (sessions as { id: string; current: boolean }[]).find(({ current }) => !current)!;
    expect(await desk.post("/api/account/sessions/end-others")).toMatchObject(asked);
    expect(await desk.delete(`/api/account/sessions/${other.id}`)).toMatchObject(asked);
    expect((await desk.post("/api/account/prove-password", { password: "a wrong one" })).status).toBe(401);
    expect(await desk.post("/api/account/sessions/end-others")).toMatchObject(asked);
    expect((await desk.post("/api/account/prove-password", { password: PASSWORD })).status).toBe(204);
    expect((await desk.delete(`/api/account/sessions/${other.id}`)).status).toBe(204);
    expect((await desk.post("/api/account/sessions/end-others")).status).toBe(204);
    expect((await phone.get("/api/me")).status).toBe(401);
  });
});

describe("an older digest", () => {
  it("is made anew at the next sign-in, also by two at once", async () => {
    await site.visitor().signUp(EMAIL, "ﬁﬁﬁﬁ①②③④");
    const plain = await site.deps.passwords!.hash("fifififi1234");
    await site.store.db
      .updateTable("users")
      .set({ password_hash: `nfkc${plain}` })
      .execute();
    const both = await Promise.all([1, 2].map(() => site.visitor().signIn(EMAIL, "ﬁﬁﬁﬁ①②③④")));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { password_hash: renewed } = await site.store.db
      .selectFrom("users")
      .select("password_hash")
      .executeTakeFirstOrThrow();
    expect(renewed).toMatch(/^\$argon2id\$/);
    expect((await site.visitor().signIn(EMAIL, "fifififi1234")).status).toBe(401);
    expect((await site.visitor().signIn(EMAIL, "ﬁﬁﬁﬁ①②③④")).status).toBe(200);
  });
});

describe("a weak password", () => {
  const weak = (reason: string) => ({
    status: 422,
    json: { error: { code: "weak_password", message: expect.any(String), details: { reasons: [reason] } } },
  });

  it("is refused at sign-up, with the same answer whether or not the address has an account", async () => {
    expect(await site.visitor().signUp(EMAIL, "password")).toMatchObject(weak("common"));
    expect(await site.visitor().signUp(EMAIL, "morpheus1")).toMatchObject(weak("context"));
    expect(await site.visitor().signUp(EMAIL, "         ")).toMatchObject(weak("blank"));
    await site.visitor().signUp(EMAIL);
    expect(await site.visitor().signUp(EMAIL, "password")).toMatchObject(weak("common"));
  });

  it("is refused where a password changes", async () => {
    const client = site.visitor();
    await client.signUp(EMAIL);
    const change = { currentPassword: PASSWORD, newPassword: "ayse2026!" };
    expect(await client.post("/api/account/change-password", change)).toMatchObject(weak("context"));
  });

  it("of an older account still opens it", async () => {
    await site.visitor().signUp(EMAIL);
    const digest = await site.deps.passwords!.hash("password");
    await site.store.db.updateTable("users").set({ password_hash: digest }).execute();
    expect((await site.visitor().signIn(EMAIL, "password")).status).toBe(200);
  });
});

it("an admin ends every session of a user", async () => {
  const [boss, ayse] = [site.visitor(), createVisitor(site.app)];
  const { json } = await boss.signUp("boss@example.com");
  await site.store.db.insertInto("user_roles").values({ user_id: json!.user.id, role: "admin" }).execute();
  const { user } = (await ayse.signUp(EMAIL)).json!;
  const end = (userId: string) => boss.post("/api/admin/manage-user", { action: "end_sessions", userId });
  expect(await end(user.id)).toMatchObject({ status: 200, json: { message: "Sessions ended: 1." } });
  expect((await ayse.get("/api/me")).status).toBe(401);
  expect((await ayse.signIn(EMAIL)).status).toBe(200);
  expect((await end(json!.user.id)).status).toBe(409);
  expect((await end("nobody")).status).toBe(404);
  const log = await boss.get("/api/admin/log?action=end_sessions");
  expect(log.json).toMatchObject({
    total: 1,
    entries: [{ target: { id: user.id }, after: { sessionsEnded: 1 } }],
  });
});

describe("proving one's password", () => {
  it("is limited also where it is right, as each time costs a hash", async () => {
    const own = await startAccountApp({ publicUrl: "https://dreams.example", plain: true });
    const client = own.visitor({ "x-forwarded-proto": "https" });
    await client.signUp(EMAIL);
    const prove = () => client.post("/api/account/prove-password", { password: PASSWORD });
    for (let i = 0; i < 100; i++) expect((await prove()).status).toBe(204);
    expect((await prove()).status).toBe(429);
    expect(own.work.verify).toBe(100);
    own.advance(15 * MINUTE_MS);
    expect((await prove()).status).toBe(204);
    await own.close();
  });
});
