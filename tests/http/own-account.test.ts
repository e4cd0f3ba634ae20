import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#shared/durations.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const PASSWORD = "a long password";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";

let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp({ geoHeader: "x-country" });
});
afterEach(() => site.close());

async function signedIn(email: string, headers?: Record<string, string>) {
  const visitor = site.visitor(headers);
  if ((await visitor.signUp(email)).status !== 201) throw new Error("no session");
  return visitor;
}
const sessionsOf = async (visitor: Awaited<ReturnType<typeof signedIn>>) =>
  (await visitor.get("/api/account/sessions")).json!.sessions as { id: string; current: boolean }[];

describe("the list of sessions", () => {
  it("names the device, the place and the time of each, and which one asks", async () => {
    const desk = await signedIn("ayse@example.com");
    site.advance(DAY_MS);
    const phone = await signedIn("ayse@example.com", { "user-agent": IPHONE, "x-country": "TR" });
    const listed = await phone.get("/api/account/sessions");
    const now = site.clock.now.toISOString();
    expect(listed.json!.sessions).toEqual([
      {
        id: expect.any(String),
        current: true,
        browser: "Safari",
        system: "iOS",
        country: "TR",
        createdAt: now,
        lastSeenAt: now,
      },
      expect.objectContaining({ current: false, browser: null, system: null, country: null }),
    ]);
    expect((await sessionsOf(desk)).map((session) => session.current)).toEqual([false, true]);
  });

  it("holds no expired session and no one else's", async () => {
    await signedIn("ayse@example.com");
    await signedIn("can@example.com");
    site.advance(31 * DAY_MS);
    expect(await sessionsOf(await signedIn("ayse@example.com"))).toHaveLength(1);
  });
});

describe("ending sessions", () => {
  it("ends the one named, at once", async () => {
    const [desk, phone] = [await signedIn("ayse@example.com"), await signedIn("ayse@example.com")];
    const other = (await sessionsOf(desk)).find((session) => !session.current)!;
    expect((await desk.delete(`/api/account/sessions/${other.id}`)).status).toBe(204);
    expect((await phone.get("/api/me")).status).toBe(401);
    expect((await desk.get("/api/me")).status).toBe(200);
    expect((await desk.delete(`/api/account/sessions/${other.id}`)).status).toBe(404);
  });

  it("does not reach another user's", async () => {
    const [ayse, can] = [await signedIn("ayse@example.com"), await signedIn("can@example.com")];
    const [own] = await sessionsOf(ayse);
    expect((await can.delete(`/api/account/sessions/${own!.id}`)).status).toBe(404);
    expect((await ayse.get("/api/me")).status).toBe(200);
  });

  it("ends all the others and leaves the one that asks", async () => {
    const all = await Promise.all([1, 2, 3].map(() => signedIn("ayse@example.com")));
    const can = await signedIn("can@example.com");
    expect((await all[0]!.post("/api/account/sessions/end-others")).status).toBe(204);
    const statuses = await Promise.all([...all, can].map(async (v) => (await v.get("/api/me")).status));
    expect(statuses).toEqual([200, 401, 401, 200]);
  });
});

describe("a change of password", () => {
  const change = (currentPassword: string, newPassword: string) => ({ currentPassword, newPassword });

  it("takes the new one, ends every other session, closes reset links and says so by mail", async () => {
    const [desk, phone] = [await signedIn("ayse@example.com"), await signedIn("ayse@example.com")];
    await desk.post("/api/auth/forgot-password", { email: "ayse@example.com" });
    const token = await vi.waitFor(() => site.mailedToken("ayse@example.com", "reset"));
    const changed = await desk.post("/api/account/change-password", change(PASSWORD, "another password"));
    expect(changed.status).toBe(204);
    expect((await desk.get("/api/me")).status).toBe(200);
    expect((await phone.get("/api/me")).status).toBe(401);
    expect((await site.visitor().signIn("ayse@example.com", PASSWORD)).status).toBe(401);
    expect((await site.visitor().signIn("ayse@example.com", "another password")).status).toBe(200);
    const mails = await site.store.db.selectFrom("mails").select("template").execute();
    expect(mails.map((mail) => mail.template)).toContain("password-changed");
    const reset = await site
      .visitor()
      .post("/api/auth/reset-password", { token, password: "a third password" });
    expect(reset.json!.error.code).toBe("link_invalid");
  });

  it("is refused with a wrong present password, and changes nothing", async () => {
    const [desk, phone] = [await signedIn("ayse@example.com"), await signedIn("ayse@example.com")];
    const refused = await desk.post(
      "/api/account/change-password",
      change("not my password", "another password"),
    );
    expect(refused.json!.error.code).toBe("invalid_credentials");
    expect((await phone.get("/api/me")).status).toBe(200);
    expect((await site.visitor().signIn("ayse@example.com", PASSWORD)).status).toBe(200);
  });

  it("is refused with a new one that is too short", async () => {
    const desk = await signedIn("ayse@example.com");
    const refused = await desk.post("/api/account/change-password", change(PASSWORD, "short"));
    expect(refused.json!.error).toMatchObject({
      code: "invalid_input",
      details: { issues: [{ path: "newPassword", message: "passwordMinLength" }] },
    });
  });

  it("happens once when it is asked for twice at once", async () => {
    const desk = await signedIn("ayse@example.com");
    const responses = await Promise.all(
      ["one new password", "two new password"].map((next) =>
        desk.post("/api/account/change-password", change(PASSWORD, next)),
      ),
    );
    expect(responses.map((a) => a.status).sort()).toEqual([204, 401]);
  });
});

it("wrong passwords of a signed-in user are limited on a public site", async () => {
  const open = await startAccountApp({ publicUrl: "https://dreams.example" });
  try {
    const client = open.visitor();
    await client.signUp("ayse@example.com");
    const wrong = { currentPassword: "wrong password", newPassword: "another password" };
    const codes: string[] = [];
    for (let i = 0; i < 11; i++)
      codes.push((await client.post("/api/account/change-password", wrong)).json!.error.code);
    expect(codes).toEqual([...Array(10).fill("invalid_credentials"), "rate_limited"]);
    const deletion = await client.post("/api/account/delete", { password: PASSWORD });
    expect(deletion.json!.error.code).toBe("rate_limited");
  } finally {
    await open.close();
  }
});
