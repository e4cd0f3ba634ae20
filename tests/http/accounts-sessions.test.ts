import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { endSessions, sweepSessions } from "#server/features/accounts/accounts.ts";
import { createSessionStore } from "#server/features/accounts/session-store.ts";
import { DAY_MS } from "#shared/durations.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp();
});
afterEach(() => site.close());

const sessions = () => site.store.db.selectFrom("sessions").selectAll().execute();
/** Returns what counts the changes of rows from now on. */
async function countWrites(): Promise<() => Promise<number>> {
  const tables = await site.store.tables();
  await site.store.exec("CREATE TABLE written (n INTEGER)");
  for (const table of tables)
    for (const event of ["INSERT", "UPDATE", "DELETE"])
      await site.store.trigger(`AFTER ${event} ON ${table}`, { body: "INSERT INTO written VALUES (1)" });
  return async () => (await site.store.value<number>("SELECT COUNT(*) FROM written"))!;
}
/** What was set beside the mark of a known device. */
const sessionCookies = <T extends { name: string }>({ cookies }: { cookies: T[] }) =>
  cookies.filter(({ name }) => !name.endsWith("device"));
const idOf = (cookie: string) => cookie.slice(0, cookie.lastIndexOf("."));

describe("the session cookie", () => {
  it("is a plain one on a loopback address", async () => {
    const cookies = sessionCookies(await site.visitor().signUp("ayse@example.com"));
    expect(cookies).toEqual([
      expect.objectContaining({ name: "session", path: "/", httpOnly: true, sameSite: "Lax" }),
    ]);
    expect(cookies[0]!.secure).toBeUndefined();
    expect(cookies[0]!.expires!.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  });

  it.each([false, true])(
    "is a secure host cookie behind a proxy that ends TLS (trusted: %s)",
    async (trustProxy) => {
      await site.close();
      site = await startAccountApp({ publicUrl: "https://dreams.example", trustProxy });
      const client = site.visitor({ "x-forwarded-proto": "https" });
      const cookies = sessionCookies(await client.signUp("ayse@example.com"));
      expect(cookies).toEqual([
        expect.objectContaining({
          name: "__Host-session",
          path: "/",
          httpOnly: true,
          secure: true,
          sameSite: "Lax",
        }),
      ]);
      expect(cookies[0]).not.toHaveProperty("domain");
      expect((await client.get("/api/me")).status).toBe(200);
      const out = await client.post("/api/auth/sign-out");
      expect(out.cookies).toEqual([
        expect.objectContaining({ name: "__Host-session", value: "", secure: true, path: "/" }),
      ]);
    },
  );

  it("is not given to a visitor who has no account", async () => {
    const visitor = site.visitor();
    expect((await visitor.get("/api/me")).cookies).toEqual([]);
    expect((await visitor.signIn("nobody@example.com")).cookies).toEqual([]);
    expect(await sessions()).toEqual([]);
  });

  it("is worthless when altered, and is then removed", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    const cookie = client.jar.get("session")!;
    client.jar.set("session", (cookie.startsWith("x") ? "y" : "x") + cookie.slice(1));
    const response = await client.get("/api/me");
    expect(response.status).toBe(401);
    expect(response.cookies).toEqual([expect.objectContaining({ name: "session", value: "" })]);
  });
});

describe("a session", () => {
  it("is stored only under the hash of its id", async () => {
    const client = site.visitor({ "user-agent": "Test/1" });
    await client.signUp("ayse@example.com");
    const id = idOf(client.jar.get("session")!);
    const [row] = await sessions();
    expect(row).toMatchObject({
      id_hash: createHash("sha256").update(id).digest("hex"),
      user_agent: "Test/1",
    });
    expect(JSON.stringify(row)).not.toContain(id);
  });

  it("gets a new id at every sign-in, and the old one ends", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    const before = client.jar.get("session")!;
    const response = await client.signIn("ayse@example.com");
    const after = client.jar.get("session")!;
    expect(idOf(after)).not.toBe(idOf(before));
    expect(sessionCookies(response)).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
    client.jar.set("session", before);
    expect((await client.get("/api/me")).status).toBe(401);
  });

  it("cannot be fixed before sign-in: an id that was planted is not used", async () => {
    const attacker = site.visitor();
    await attacker.signUp("attacker@example.com");
    const planted = attacker.jar.get("session")!;
    const victim = site.visitor();
    victim.jar.set("session", planted);
    await victim.signUp("ayse@example.com");
    expect(victim.jar.get("session")).not.toBe(planted);
    expect((await attacker.get("/api/me")).status).toBe(401);
  });

  it("survives a failed sign-in in the same browser", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    await client.signIn("ayse@example.com", "a wrong password");
    expect((await client.get("/api/me")).status).toBe(200);
  });

  it("is read without writing anything", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    site.advance(DAY_MS - 1);
    const writes = await countWrites();
    for (let i = 0; i < 5; i++) expect((await client.get("/api/me")).cookies).toEqual([]);
    expect(await writes()).toBe(0);
  });

  it("is renewed by one write a day, also by parallel requests", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    site.advance(DAY_MS);
    const writes = await countWrites();
    const responses = await Promise.all(Array.from({ length: 5 }, () => client.get("/api/me")));
    const renewed = responses.flatMap(({ cookies }) => cookies.map(({ name }) => name));
    expect(new Set(renewed)).toEqual(new Set(["session"]));
    await client.get("/api/me");
    expect(await writes()).toBe(1);
    expect((await sessions())[0]!.expires_at).toBe(
      new Date(site.clock.now.getTime() + 30 * DAY_MS).toISOString(),
    );
  });

  it("lives while it is used and ends 30 days after that", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    for (let i = 0; i < 3; i++) {
      site.advance(29 * DAY_MS);
      expect((await client.get("/api/me")).status).toBe(200);
    }
    site.advance(30 * DAY_MS);
    expect((await client.get("/api/me")).status).toBe(401);
    expect(await sweepSessions(site.deps.store.db, site.clock.now)).toBe(1);
    expect(await sessions()).toEqual([]);
  });

  it("is served even when it cannot be renewed", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    site.advance(DAY_MS);
    await site.store.trigger("BEFORE UPDATE ON sessions");
    expect((await client.get("/api/me")).status).toBe(200);
  });

  it("ends for a banned, deleted or otherwise ended user at once", async () => {
    const client = site.visitor();
    const { json } = await client.signUp("ayse@example.com");
    await site.store.db.updateTable("users").set({ banned_until: "2026-03-02T00:00:00.000Z" }).execute();
    expect((await client.get("/api/me")).status).toBe(401);

    const other = site.visitor();
    await other.signUp("ali@example.com");
    await site.store.db
      .updateTable("users")
      .set({ email: null, deleted_at: site.clock.now.toISOString() })
      .where("id", "!=", json!.user.id)
      .execute();
    expect((await other.get("/api/me")).status).toBe(401);
  });

  it("shows a role as soon as it is given", async () => {
    const client = site.visitor();
    const { json } = await client.signUp("ayse@example.com");
    await site.store.db.insertInto("user_roles").values({ user_id: json!.user.id, role: "admin" }).execute();
    expect((await client.get("/api/me")).json!.user.role).toBe("admin");
  });

  it("can be the one left when all others of a user end", async () => {
    const [here, there] = [site.visitor(), site.visitor()];
    const { json } = await here.signUp("ayse@example.com");
    await there.signIn("ayse@example.com");
    const except = idOf(here.jar.get("session")!);
    await transact(site.store.db, { user: json!.user.id }, (trx) =>
      endSessions(trx, json!.user.id, { except }),
    );
    const [current, ended] = [await here.get("/api/me"), await there.get("/api/me")];
    expect([current.status, ended.status]).toEqual([200, 401]);
    expect(current.headers["clear-site-data"]).toBeUndefined();
    expect(ended.headers["clear-site-data"]).toBe('"cache", "storage"');
  });

  it("that was ended is not brought back by a request that had read it before", async () => {
    const client = site.visitor();
    const { json } = await client.signUp("ayse@example.com");
    const id = idOf(client.jar.get("session")!);
    const store = createSessionStore(site.store, () => site.clock.now);
    const read = await new Promise<any>((resolve) => store.get(id, (_error, found) => resolve(found)));
    expect(read.found.user.id).toBe(json!.user.id);
    await transact(site.store.db, { user: json!.user.id }, (trx) => endSessions(trx, json!.user.id));
    await new Promise<void>((resolve) => store.set(id, read, () => resolve()));
    expect(await sessions()).toEqual([]);
  });
});

describe("sign-out", () => {
  it("ends the session on the server and in the browser", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    const cookie = client.jar.get("session")!;
    const out = await client.post("/api/auth/sign-out");
    expect(out).toMatchObject({ status: 204, json: undefined });
    expect(out.headers["clear-site-data"]).toBe('"cache", "storage"');
    expect([...client.jar.keys()]).toEqual(["device"]);
    expect(await sessions()).toEqual([]);
    client.jar.set("session", cookie);
    expect((await client.get("/api/me")).status).toBe(401);
  });

  it("works for a visitor without a session", async () => {
    expect((await site.visitor().post("/api/auth/sign-out")).status).toBe(204);
  });

  it.each(["read", "write"])("clears the cookie when the store cannot %s", async (kind) => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    if (kind === "read") await site.store.exec("ALTER TABLE sessions RENAME TO gone");
    else await site.store.trigger("BEFORE DELETE ON sessions");
    const out = await client.post("/api/auth/sign-out");
    expect(out.status).toBe(500);
    expect(out.cookies).toEqual([expect.objectContaining({ name: "session", value: "" })]);
    expect([...client.jar.keys()]).toEqual(["device"]);
  });

  it("ends the session also where its id was replaced and the browser does not know the new one", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    const old = client.jar.get("session")!;
    await client.post("/api/account/prove-password", { password: "a long password" });
    const late = site.visitor();
    late.jar.set("session", old);
    const out = await late.post("/api/auth/sign-out");
    expect(out).toMatchObject({ status: 204, headers: { "clear-site-data": '"cache", "storage"' } });
    expect(late.jar.has("session")).toBe(false);
    expect(await sessions()).toEqual([]);
    expect((await client.get("/api/me")).status).toBe(401);
  });

  it("without a response is repeated with the next request, and does not prevent a sign-in", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    client.jar.set("signed_out", "1");
    const next = await client.get("/api/me");
    expect(next.status).toBe(401);
    expect(next.headers["clear-site-data"]).toBe('"cache", "storage"');
    expect([...client.jar.keys()]).toEqual(["device"]);
    expect(await sessions()).toEqual([]);
    client.jar.set("signed_out", "1");
    await client.signIn("ayse@example.com");
    expect([...client.jar.keys()].sort()).toEqual(["device", "session"]);
    expect((await client.get("/api/me")).status).toBe(200);
  });

  it("cannot be forced by another site", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    const forced = await client.post("/api/auth/sign-out", undefined, { "sec-fetch-site": "cross-site" });
    expect(forced).toMatchObject({ status: 403, cookies: [] });
    expect(forced.headers["clear-site-data"]).toBeUndefined();
    expect((await client.get("/api/me")).status).toBe(200);
  });
});

describe("a broken store", () => {
  it("ends no session", async () => {
    const client = site.visitor();
    await client.signUp("ayse@example.com");
    await site.store.exec("ALTER TABLE sessions RENAME TO gone");
    expect(await client.get("/api/me")).toMatchObject({ status: 500, cookies: [] });
    await site.store.exec("ALTER TABLE gone RENAME TO sessions");
    expect((await client.get("/api/me")).status).toBe(200);
  });
});

describe("a write from another site", () => {
  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: "http://localhost:3000" },
  ])("is refused: %o", async (headers) => {
    const form = { name: "Ayşe", email: "ayse@example.com", password: "a long password" };
    const refused = await site
      .visitor()
      .post("/api/auth/sign-up", form, headers as unknown as Record<string, string>);
    expect(refused).toMatchObject({ status: 403, json: { error: { code: "forbidden" } } });
    expect(await site.store.db.selectFrom("users").selectAll().execute()).toEqual([]);
  });

  it("is accepted from the site itself", async () => {
    const form = { name: "Ayşe", email: "ayse@example.com", password: "a long password" };
    const headers = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
    expect((await site.visitor().post("/api/auth/sign-up", form, headers)).status).toBe(201);
  });
});
