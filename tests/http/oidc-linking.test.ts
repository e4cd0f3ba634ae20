import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#shared/durations.ts";
import { readZip } from "../support/zip.ts";
import type { Visitor } from "../support/visitor.ts";
import { codeOf, enrol } from "./admin-app.ts";
import { startOidcApp, type OidcApp } from "./oidc-app.ts";

const EMAIL = "ayse@example.com";
const PASSWORD = "a long password";

let site: OidcApp;
beforeEach(async () => {
  site = await startOidcApp();
});
afterEach(() => site.close());

const identities = () => site.store.rows("SELECT subject, user_id FROM identities");
const list = async (visitor: Visitor) => (await visitor.get("/api/account/identities")).json!;
const link = (visitor: Visitor) => visitor.post("/api/account/identities");
const conflict = (reason: string) => ({ status: 409, json: { error: { details: { reason } } } });
const needsPassword = { status: 400, json: { error: { details: { issues: [{ path: "password" }] } } } };

describe("a subject whose address has an account", () => {
  beforeEach(async () => {
    await site.visitor().signUp(EMAIL);
  });

  it("is linked once its owner has signed in as before and agrees, and is told by mail", async () => {
    const visitor = site.visitor();
    expect(await site.signIn(visitor)).toBe("/auth?notice=prove");
    expect((await visitor.get("/api/account/identities")).status).toBe(401);
    expect((await visitor.signIn(EMAIL)).json).toMatchObject({ next: "/account/connections" });
    expect(await list(visitor)).toMatchObject({ identities: [], pending: { name: "Acme", email: EMAIL } });
    expect(await link(visitor)).toMatchObject({
      status: 201,
      json: { identity: { name: "Acme", email: EMAIL } },
    });
    expect(await list(visitor)).toMatchObject({ identities: [{ name: "Acme" }], pending: null });
    const mails = await site.store.rows("SELECT recipient FROM mails WHERE template = 'identity-linked'");
    expect(mails).toEqual([{ recipient: EMAIL }]);
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    // The password is as good as before.
    expect((await site.visitor().signIn(EMAIL)).status).toBe(200);
  });

  it("is not linked by another account, without a fresh password, or after 15 minutes", async () => {
    const visitor = site.visitor();
    await site.signIn(visitor);
    await visitor.signUp("thief@example.com");
    expect((await list(visitor)).pending).toBeNull();
    expect(await link(visitor)).toMatchObject(conflict("identity_gone"));
    await visitor.signIn(EMAIL);
    site.advance(11 * MINUTE_MS);
    expect(await link(visitor)).toMatchObject(needsPassword);
    await visitor.post("/api/account/prove-password", { password: PASSWORD });
    site.advance(5 * MINUTE_MS);
    expect((await list(visitor)).pending).toBeNull();
    expect(await link(visitor)).toMatchObject(conflict("identity_gone"));
    expect(await identities()).toEqual([]);
  });

  it("is linked once by two calls at the same moment", async () => {
    const visitor = site.visitor();
    await site.signIn(visitor);
    await visitor.signIn(EMAIL);
    const replies = await Promise.all([link(visitor), link(visitor)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await identities()).toHaveLength(1);
  });
});

describe("a signed-in user", () => {
  it("connects an issuer, whatever address it names, and disconnects it", async () => {
    const visitor = site.visitor();
    await visitor.signUp(EMAIL);
    Object.assign(site.fake.state.user, { email: "work@example.com", email_verified: false });
    expect(await site.signIn(visitor, "?for=connect")).toBe("/account/connections");
    expect((await list(visitor)).pending).toEqual({ name: "Acme", email: null });
    expect((await link(visitor)).status).toBe(201);
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    const { id } = (await list(visitor)).identities[0];
    const stranger = await site.signUp();
    expect((await stranger.delete(`/api/account/identities/${id}`)).status).toBe(404);
    site.advance(11 * MINUTE_MS);
    expect(await visitor.delete(`/api/account/identities/${id}`)).toMatchObject(needsPassword);
    await visitor.post("/api/account/prove-password", { password: PASSWORD });
    expect((await visitor.delete(`/api/account/identities/${id}`)).status).toBe(204);
    expect((await visitor.delete(`/api/account/identities/${id}`)).status).toBe(404);
    expect(await site.signIn(site.visitor())).toBe("/auth?notice=no-address");
  });

  it("does not connect what is another's, and does not become them", async () => {
    await site.signIn(site.visitor());
    const visitor = site.visitor();
    await visitor.signUp("b@example.com");
    expect(await site.signIn(visitor, "?for=connect")).toBe("/account/connections?notice=taken");
    expect((await visitor.get("/api/me")).json!.user.email).toBe("b@example.com");
    expect(await link(visitor)).toMatchObject(conflict("identity_gone"));
  });

  it("connects nothing for an answer that comes to another session", async () => {
    const visitor = site.visitor();
    await visitor.signUp(EMAIL);
    const answer = await site.goThere(visitor, "?for=connect");
    await visitor.signUp("b@example.com");
    expect((await visitor.get(answer)).headers.location).toBe("/auth");
    expect((await list(visitor)).pending).toBeNull();
  });

  it("keeps the last way in", async () => {
    const visitor = site.visitor();
    await site.signIn(visitor);
    const { id } = (await list(visitor)).identities[0];
    expect(await visitor.delete(`/api/account/identities/${id}`)).toMatchObject(conflict("last_way_in"));
    await visitor.post("/api/account/change-password", { newPassword: "another long one" });
    expect((await visitor.delete(`/api/account/identities/${id}`)).status).toBe(204);
  });
});

describe("an account without a password or passkey", () => {
  it("is proven by its issuer for ten minutes", async () => {
    const visitor = site.visitor();
    await site.signIn(visitor);
    expect((await list(visitor)).provesByIssuer).toBe(true);
    site.advance(11 * MINUTE_MS);
    expect((await visitor.post("/api/account/delete", {})).status).toBe(400);
    expect(await site.signIn(visitor, "?for=prove")).toBe("/account/connections?notice=proved");
    expect((await visitor.post("/api/account/delete", {})).status).toBe(204);
    // The subject is a stranger again.
    const { id } = (await site.store.rows("SELECT id FROM users"))[0]!;
    expect(await identities()).toEqual([]);
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    expect((await identities())[0]!.user_id).not.toBe(id);
  });

  it("is proven by its own subject alone", async () => {
    const visitor = site.visitor();
    await site.signIn(visitor);
    site.advance(11 * MINUTE_MS);
    site.fake.state.user = { sub: "s-2", email: "b@example.com", email_verified: true };
    expect(await site.signIn(visitor, "?for=prove")).toBe("/account/connections?notice=refused");
    await site.signIn(site.visitor());
    expect(await site.signIn(visitor, "?for=prove")).toBe("/account/connections?notice=taken");
    expect((await visitor.post("/api/account/delete", {})).status).toBe(400);
  });

  it("is not proven by an issuer any more once it has a password", async () => {
    const visitor = site.visitor();
    await site.signIn(visitor);
    await visitor.post("/api/account/change-password", { newPassword: "another long one" });
    site.advance(11 * MINUTE_MS);
    expect(await site.signIn(visitor, "?for=prove")).toBe("/account/connections?notice=refused");
    const phone = site.visitor();
    await site.signIn(phone);
    expect(
      (await phone.post("/api/account/change-password", { newPassword: "a third long one" })).status,
    ).toBe(400);
  });
});

describe("the account behind an identity", () => {
  it("asks for the code of an authenticator before there is a session", async () => {
    const visitor = site.visitor();
    await site.signIn(visitor);
    const { secret } = await enrol(site, visitor);
    const again = site.visitor();
    expect(await site.signIn(again)).toBe("/auth?mode=code");
    expect((await again.get("/api/me")).status).toBe(401);
    site.advance(MINUTE_MS);
    const entered = await again.post("/api/auth/second-factor", { code: codeOf(site, secret) });
    expect(entered.status).toBe(200);
    // The issuer is no longer the only proof.
    site.advance(11 * MINUTE_MS);
    expect(await site.signIn(again, "?for=prove")).toBe("/account/connections?notice=refused");
    const { id } = (await list(again)).identities[0];
    expect(await again.delete(`/api/account/identities/${id}`)).toMatchObject(needsPassword);
  });

  it("loses it when the address is confirmed elsewhere, with all that its maker had", async () => {
    const maker = site.visitor();
    await maker.signUp("victim@example.com");
    await site.signIn(maker, "?for=connect");
    expect((await link(maker)).status).toBe(201);
    const token = await site.mailedToken("victim@example.com", "verify");
    expect((await site.visitor().post("/api/auth/verify-email", { token })).status).toBe(200);
    expect(await identities()).toEqual([]);
  });

  it("is in the export", async () => {
    const visitor = site.visitor();
    await site.signIn(visitor);
    const { bytes } = await visitor.get("/api/account/export");
    const profile: unknown = JSON.parse(readZip(bytes).get("profile.json")!.toString());
    expect(profile).toMatchObject({ identities: [{ issuer: site.fake.issuer, email: EMAIL }] });
  });
});
