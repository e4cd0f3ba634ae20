import { generateKeyPairSync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createIssuers } from "#server/providers/oidc/issuers.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { CLIENT } from "../fakes/issuer.ts";
import {
  cutShort,
  drip,
  endless,
  hang,
  redirect,
  replyJson,
  replyText,
  reset,
} from "../fakes/http-faults.ts";
import { createVisitor } from "../support/visitor.ts";
import { startOidcApp, type OidcApp } from "./oidc-app.ts";

const EMAIL = "ayse@example.com";

let site: OidcApp;
beforeEach(async () => {
  site = await startOidcApp();
});
afterEach(() => site.close());

const users = () =>
  site.store.rows("SELECT email, password_hash, name FROM users ORDER BY created_at, email");
const identities = () => site.store.rows("SELECT issuer, subject, email FROM identities");
const me = async (visitor: ReturnType<OidcApp["visitor"]>) => (await visitor.get("/api/me")).json?.user;

describe("signing in with an issuer", () => {
  it("makes an account with a confirmed email address, and finds it again", async () => {
    const visitor = site.visitor();
    expect(await site.signIn(visitor)).toBe("/dashboard");
    expect(await me(visitor)).toMatchObject({ email: EMAIL, name: "Ayşe", emailVerified: true });
    expect(await users()).toEqual([{ email: EMAIL, password_hash: "", name: "Ayşe" }]);
    expect(await identities()).toEqual([{ issuer: site.fake.issuer, subject: "s-1", email: EMAIL }]);
    expect(await visitor.credits()).toBe(5);

    site.fake.state.user = { sub: "s-1", email: "new@example.com", email_verified: true, name: "Other" };
    const phone = site.visitor();
    expect(await site.signIn(phone)).toBe("/dashboard");
    // The address at the issuer changes nothing here.
    expect(await me(phone)).toEqual(await me(visitor));
    expect(await users()).toHaveLength(1);
  });

  it("asks with PKCE, a state and a nonce, and sends the session as one that comes from another site", async () => {
    const visitor = site.visitor();
    const { status, headers, cookies } = await visitor.get("/auth/oidc/1");
    const { origin, searchParams } = new URL(String(headers.location));
    expect({ status, origin }).toEqual({ status: 303, origin: site.fake.issuer });
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      client_id: CLIENT.id,
      redirect_uri: "http://localhost:3000/auth/oidc/1/callback",
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"])
      expect(searchParams.get(name)!.length).toBeGreaterThanOrEqual(43);
    expect(cookies).toMatchObject([{ name: "oidc_attempt", httpOnly: true, sameSite: "Lax", path: "/" }]);
    expect(cookies[0]!.value).not.toContain(searchParams.get("state"));
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("leads back to the page that asked for the sign-in, and from the gallery to the prices", async () => {
    expect(await site.signIn(site.visitor(), "?redirect=from-gallery")).toBe("/pricing");
    expect(await site.signIn(site.visitor(), "?redirect=https://evil.example")).toBe("/dashboard");
  });

  it("makes one account of one subject that signs in twice at once for the first time", async () => {
    const visitors = Array.from({ length: 4 }, () => site.visitor());
    const answers = await Promise.all(visitors.map((visitor) => site.goThere(visitor)));
    const replies = await Promise.all(visitors.map((visitor, i) => visitor.get(answers[i]!)));
    expect(replies.map(({ headers }) => headers.location)).toEqual(visitors.map(() => "/dashboard"));
    expect(await users()).toHaveLength(1);
    expect(await identities()).toHaveLength(1);
  });

  it("makes one account also where the issuer names two addresses meanwhile", async () => {
    const [first, second] = [site.visitor(), site.visitor()];
    const one = await site.goThere(first);
    site.fake.state.user.email = "second@example.com";
    const two = await site.goThere(second);
    const replies = await Promise.all([first.get(one), second.get(two)]);
    expect(replies.map(({ headers }) => headers.location)).toEqual(["/dashboard", "/dashboard"]);
    expect(await users()).toHaveLength(1);
  });

  it("reads name and address at the issuer's endpoint for them, of the same subject alone", async () => {
    site.fake.state.userInfo = (user) => user;
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    expect(await users()).toMatchObject([{ email: EMAIL, name: "Ayşe" }]);
    site.fake.state.user.sub = "s-2";
    site.fake.state.userInfo = (user) => ({ ...user, sub: "s-1", email: "b@example.com" });
    expect(await site.signIn(site.visitor())).toBe("/auth?notice=refused");
  });

  it("drops a name that nobody can read, and cuts one that is too long", async () => {
    site.fake.state.user.name = "\u202e\u200b ";
    await site.signIn(site.visitor());
    site.fake.state.user = {
      sub: "s-2",
      email: "b@example.com",
      email_verified: true,
      name: "n".repeat(9000),
    };
    await site.signIn(site.visitor());
    expect((await users()).map(({ name }) => String(name).length).toSorted()).toEqual([0, 80]);
  });
});

describe("an email address that the issuer names", () => {
  it("gives no access to the account that has it", async () => {
    const owner = site.visitor();
    await owner.signUp(EMAIL);
    const visitor = site.visitor();
    expect(await site.signIn(visitor)).toBe("/auth?notice=prove");
    expect(await me(visitor)).toBeUndefined();
    expect(await identities()).toEqual([]);
  });

  it.each<[string, object]>([
    ["is not verified", { email_verified: false }],
    ["is verified by a word", { email_verified: "true" }],
    ["comes without a word on it", { email_verified: undefined }],
    ["is none", { email: "not an address" }],
    ["is absent", { email: undefined }],
    ["is a list", { email: [EMAIL] }],
  ])("is not used where it %s, whether or not it has an account", async (_, changed) => {
    Object.assign(site.fake.state.user, changed);
    const before = await site.signIn(site.visitor());
    await site.visitor().signUp(EMAIL);
    const after = await site.signIn(site.visitor());
    expect([before, after]).toEqual(["/auth?notice=no-address", "/auth?notice=no-address"]);
    expect(await users()).toHaveLength(1);
  });

  it("belongs to the first of two subjects", async () => {
    await site.signIn(site.visitor());
    site.fake.state.user.sub = "s-2";
    const second = site.visitor();
    expect(await site.signIn(second)).toBe("/auth?notice=prove");
    expect(await me(second)).toBeUndefined();
  });
});

describe("an answer", () => {
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const past = () => Math.floor(Date.now() / 1000) - 600;

  it.each<[string, (fake: OidcApp["fake"]["state"]) => void]>([
    ["of another issuer", (fake) => (fake.lie = (claims) => ({ ...claims, iss: "https://evil.example" }))],
    ["for another site", (fake) => (fake.lie = (claims) => ({ ...claims, aud: "another" }))],
    ["of another attempt", (fake) => (fake.lie = (claims) => ({ ...claims, nonce: "replayed" }))],
    ["without a nonce", (fake) => (fake.lie = ({ nonce: _, ...claims }) => claims)],
    ["that has expired", (fake) => (fake.lie = (claims) => ({ ...claims, exp: past() }))],
    ["without a subject", (fake) => (fake.lie = ({ sub: _, ...claims }) => claims)],
    ["with an endless subject", (fake) => (fake.lie = (claims) => ({ ...claims, sub: "s".repeat(256) }))],
    ["without a signature", (fake) => (fake.header = { alg: "none" })],
    ["signed by another key", (fake) => (fake.signer = other)],
    ["of an unknown key", (fake) => (fake.header = { kid: "unknown" })],
    ["signed by the client's secret", (fake) => (fake.header = { alg: "HS256" })],
    [
      "without a token",
      (fake) => (fake.faults["/token"] = replyJson({ access_token: "a", token_type: "bearer" })),
    ],
    ["of words", (fake) => (fake.faults["/token"] = replyText("<html>", "text/html"))],
    ["that is refused", (fake) => (fake.faults["/token"] = replyJson({ error: "invalid_client" }, 401))],
  ])("%s signs nobody in", async (_, lie) => {
    const visitor = site.visitor();
    const answer = await site.goThere(visitor);
    lie(site.fake.state);
    expect((await visitor.get(answer)).headers.location).toBe("/auth?notice=refused");
    expect([await me(visitor), await users()]).toEqual([undefined, []]);
  });

  it.each<[string, (fake: OidcApp["fake"]["state"]) => void]>([
    ["hangs", (fake) => (fake.faults["/token"] = hang)],
    ["drips", (fake) => (fake.faults["/token"] = drip)],
    ["is down", (fake) => (fake.faults["/token"] = replyText("", "text/plain", 503))],
    ["closes the connection", (fake) => (fake.faults["/token"] = reset)],
    ["stops in the middle", (fake) => (fake.faults["/token"] = cutShort)],
    ["hides its keys", (fake) => (fake.faults["/jwks"] = hang)],
    ["leads elsewhere", (fake) => (fake.faults["/token"] = redirect("http://127.0.0.1:1/"))],
    ["never ends", (fake) => (fake.faults["/token"] = endless)],
  ])("of an issuer that %s ends in a page that says so, and the next one works", async (_, fail) => {
    const visitor = site.visitor();
    const answer = await site.goThere(visitor);
    fail(site.fake.state);
    const { headers } = await visitor.get(answer);
    expect(headers.location).toMatch(/^\/auth\?notice=(?:unavailable|refused)$/);
    site.fake.state.faults = {};
    expect(await site.signIn(visitor)).toBe("/dashboard");
  });

  it("of a user who changed their mind is no failure of the site", async () => {
    const visitor = site.visitor();
    const { searchParams, pathname } = new URL(await site.goThere(visitor), "http://localhost");
    const answer = `${pathname}?error=access_denied&state=${searchParams.get("state")}`;
    expect((await visitor.get(answer)).headers.location).toBe("/auth?notice=cancelled");
  });

  it("works once, in its browser, for its attempt and within 15 minutes", async () => {
    const [visitor, thief] = [site.visitor(), site.visitor()];
    site.fake.state.replays = true;
    const answer = await site.goThere(visitor);
    expect((await thief.get(answer)).headers.location).toBe("/auth?notice=stale");
    await site.goThere(thief);
    expect((await thief.get(answer)).headers.location).toBe("/auth?notice=stale");
    // A lead of another site uses up nothing.
    expect((await visitor.get("/auth/oidc/1/callback?code=x&state=y")).headers.location).toBe(
      "/auth?notice=stale",
    );
    const jar = new Map(visitor.jar);
    expect((await visitor.get(answer)).headers.location).toBe("/dashboard");
    expect((await visitor.get(answer)).headers.location).toBe("/auth?notice=stale");
    expect(jar.has("oidc_attempt")).toBe(true);
    const late = site.visitor();
    const lateAnswer = await site.goThere(late);
    site.advance(15 * MINUTE_MS);
    expect((await late.get(lateAnswer)).headers.location).toBe("/auth?notice=stale");
  });

  it("follows the issuer when it changes its keys between two sign-ins, and in the middle of one", async () => {
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    site.fake.rotate();
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    const visitor = site.visitor();
    const answer = await site.goThere(visitor);
    site.fake.rotate();
    expect((await visitor.get(answer)).headers.location).toBe("/dashboard");
  });
});

describe("the beginning", () => {
  it("ends in a page that says so where the issuer does not answer or is another one", async () => {
    const { state } = site.fake;
    const path = "/.well-known/openid-configuration" as const;
    const begin = async () => String((await site.visitor().get("/auth/oidc/1")).headers.location);
    for (const fault of [hang, endless, reset, replyText("", "text/plain", 503)]) {
      state.faults = { [path]: fault };
      expect(await begin()).toMatch(/^\/auth\?notice=(?:unavailable|refused)$/);
    }
    state.faults = {};
    state.metadata = { issuer: "https://evil.example" };
    expect(await begin()).toBe("/auth?notice=refused");
    state.metadata = {};
    expect(await begin()).toContain(site.fake.issuer);
    state.faults = { [path]: hang };
    expect(await begin()).toContain(site.fake.issuer);
    expect(site.fake.seen.filter((seen) => seen === path)).toHaveLength(6);
  });

  it("uses what an issuer said of itself before, where that is old and cannot be asked again", async () => {
    const { issuer, state } = site.fake;
    const acme = { id: "1", name: "Acme", issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret };
    const issuers = createIssuers([acme], { timeoutMs: 100, cacheMs: 0 });
    await issuers.begin("1", "http://localhost/");
    state.faults = { "/.well-known/openid-configuration": hang };
    expect((await issuers.begin("1", "http://localhost/")).url).toContain(issuer);
    expect(site.fake.seen).toHaveLength(2);
  });

  it("is refused to other sites, unknown issuers, and visitors who have nothing to connect", async () => {
    const visitor = site.visitor();
    const from = (value: string) => visitor.get("/auth/oidc/1", { "sec-fetch-site": value });
    expect((await from("cross-site")).headers.location).toBe("/auth");
    expect((await from("same-site")).headers.location).toBe("/auth");
    expect((await from("same-origin")).headers.location).toContain(site.fake.issuer);
    expect((await visitor.get("/auth/oidc/2")).status).toBe(404);
    expect((await visitor.get("/auth/oidc/2/callback?state=x")).status).toBe(404);
    for (const purpose of ["connect", "prove"])
      expect((await visitor.get(`/auth/oidc/1?for=${purpose}`)).headers.location).toBe("/auth");
  });

  it("signs in with an account that exists where a network has made its new accounts of the day", async () => {
    await site.signIn(site.visitor());
    await site.store.exec("UPDATE counted_attempts SET attempts = 100000 WHERE kind = 'new accounts'");
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    site.fake.state.user = { sub: "s-2", email: "new@example.com", email_verified: true, name: "Can" };
    const visitor = site.visitor();
    expect((await visitor.get(await site.goThere(visitor))).status).toBe(429);
    expect(await users()).toHaveLength(1);
  });

  it("is limited for each IP address", async () => {
    const open = await startOidcApp({ PUBLIC_URL: "https://dreams.example" });
    const visitor = createVisitor(open.app);
    const statuses = [];
    for (let i = 0; i < 101; i++) statuses.push((await visitor.get("/auth/oidc/1")).status);
    expect([statuses[99], statuses[100]]).toEqual([303, 429]);
    await open.close();
  });
});

describe("a banned user", () => {
  it("is told so, and only by a sign-in that fits", async () => {
    await site.signIn(site.visitor());
    await site.store.db.updateTable("users").set({ banned_until: "9999-12-31T23:59:59.999Z" }).execute();
    const visitor = site.visitor();
    expect(await site.signIn(visitor)).toBe("/auth?notice=banned");
    expect(await me(visitor)).toBeUndefined();
  });
});
