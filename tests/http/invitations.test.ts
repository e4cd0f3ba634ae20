import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#shared/durations.ts";
import { createSoftAuthenticator } from "../support/soft-authenticator.ts";
import type { Visitor } from "../support/visitor.ts";
import { PASSWORD, startInvitedApp, type InvitedApp } from "./invited-app.ts";

const EMAIL = "invited@example.com";

let site: InvitedApp;
beforeEach(async () => {
  site = await startInvitedApp();
});
afterEach(() => site.close());

const refused = {
  status: 409,
  json: { error: { code: "conflict", details: { reason: "sign_up_invite" } } },
};

/** Signs up with a passkey; resolves to the reply of the step that refused, or of the last one. */
async function signUpWithPasskey(visitor: Visitor, email: string, invite?: string) {
  const path = "/api/auth/passkey/sign-up";
  const typed = { name: "Ayşe", email, ...(invite !== undefined && { invite }) };
  const begun = await visitor.post(`${path}/options`, typed);
  if (begun.status !== 200) return begun;
  const { userId, options } = begun.json!;
  const { answer } = createSoftAuthenticator("http://localhost:3000").create(options);
  return visitor.post(path, { ...typed, userId, answer });
}

describe.each([
  ["password", (visitor: Visitor, email: string, invite?: string) => site.signUpWith(visitor, email, invite)],
  ["passkey", signUpWithPasskey],
])("a sign-up with a %s, by invitation", (_, signUp) => {
  it("makes a confirmed account for the invited address, in any case, with the welcome gift", async () => {
    const secret = await site.invited("Invited@Example.com");
    const visitor = site.visitor();
    expect(await signUp(visitor, "INVITED@example.COM", secret)).toMatchObject({
      status: 201,
      json: { user: { email: EMAIL, emailVerified: true } },
    });
    expect(await visitor.credits()).toBe(5);
    expect(await site.store.rows("SELECT id FROM mails WHERE template = 'verify'")).toEqual([]);
    const { invitations } = await site.list();
    const { user } = (await visitor.get("/api/me")).json!;
    expect(invitations).toMatchObject([{ email: EMAIL, state: "accepted", userId: user.id }]);
  });

  it("is refused alike without an invitation, with an unknown secret and with somebody else's", async () => {
    const secret = await site.invited(EMAIL);
    await site.accountOf("known@example.com");
    const replies = [
      await signUp(site.visitor(), EMAIL),
      await signUp(site.visitor(), "new@example.com"),
      await signUp(site.visitor(), "known@example.com"),
      await signUp(site.visitor(), EMAIL, "unknown"),
      await signUp(site.visitor(), "new@example.com", secret),
      await signUp(site.visitor(), "known@example.com", secret),
    ];
    for (const reply of replies) expect(reply).toMatchObject(refused);
    expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect((await site.list()).invitations).toMatchObject([{ state: "open" }]);
  });

  it("is refused once the invitation was revoked or has expired, and with the secret before the last", async () => {
    const [old, revoked] = [await site.invited(EMAIL), await site.invited("other@example.com")];
    const [other, one] = (await site.list()).invitations as { id: string; email: string }[];
    const [first, second] = one!.email === EMAIL ? [one, other] : [other, one];
    await site.admin.post(`/api/admin/invitations/${second!.id}/revoke`);
    expect(await signUp(site.visitor(), "other@example.com", revoked)).toMatchObject(refused);
    site.clock.stopped = new Date(site.clock.now.getTime() + 1);
    expect((await site.admin.post(`/api/admin/invitations/${first!.id}/send`)).status).toBe(200);
    expect(await signUp(site.visitor(), EMAIL, old)).toMatchObject(refused);
    site.clock.stopped = new Date(site.clock.now.getTime() + 14 * DAY_MS);
    const newest = (await site.secretsOf(EMAIL)).at(-1)!;
    expect(await signUp(site.visitor(), EMAIL, newest)).toMatchObject(refused);
    expect(await site.accounts(EMAIL)).toBe(0);
  });

  it("makes one account of an invitation that is used twice at the same moment", async () => {
    const secret = await site.invited(EMAIL);
    const replies = await Promise.all(Array.from({ length: 4 }, () => signUp(site.visitor(), EMAIL, secret)));
    expect(replies.filter(({ status }) => status === 201)).not.toEqual([]);
    for (const { status } of replies) expect([201, 409]).toContain(status);
    expect(await site.accounts(EMAIL)).toBe(1);
    expect((await site.list()).invitations).toMatchObject([{ state: "accepted" }]);
  });

  it("works with SIGN_UP=open too, and there a dead invitation is none", async () => {
    const open = await startInvitedApp({ SIGN_UP: "open" });
    try {
      const secret = await open.invited(EMAIL);
      const user = { email: EMAIL, emailVerified: true };
      expect(await signUp(open.visitor(), EMAIL, secret)).toMatchObject({ status: 201, json: { user } });
      const more = { email: "more@example.com", emailVerified: false };
      expect((await signUp(open.visitor(), more.email, secret)).json).toMatchObject({ user: more });
      expect((await open.list()).invitations).toMatchObject([{ state: "accepted" }]);
    } finally {
      await open.close();
    }
  });
});

it("a form that is sent again signs in, and a wrong password does not", async () => {
  const secret = await site.invited(EMAIL);
  expect((await site.signUpWith(site.visitor(), EMAIL, secret)).status).toBe(201);
  expect((await site.signUpWith(site.visitor(), EMAIL, secret)).status).toBe(201);
  const wrong = { name: "Ayşe", email: EMAIL, password: "another password", invite: secret };
  expect((await site.visitor().post("/api/auth/sign-up", wrong)).status).toBe(409);
  expect(await site.accounts(EMAIL)).toBe(1);
});

it("an invitation that is revoked while a passkey is made leads to no account", async () => {
  const secret = await site.invited(EMAIL);
  const visitor = site.visitor();
  const typed = { name: "Ayşe", email: EMAIL, invite: secret };
  const { userId, options } = (await visitor.post("/api/auth/passkey/sign-up/options", typed)).json!;
  const { answer } = createSoftAuthenticator("http://localhost:3000").create(options);
  const { invitations } = await site.list();
  await site.admin.post(`/api/admin/invitations/${invitations[0].id}/revoke`);
  expect(await visitor.post("/api/auth/passkey/sign-up", { ...typed, userId, answer })).toMatchObject(
    refused,
  );
  expect(await site.accounts(EMAIL)).toBe(0);
});

describe("a new user of an issuer, by invitation", () => {
  it("needs an open invitation to the verified address, and no secret", async () => {
    site.fake.state.user.email = "Invited@example.com";
    expect(await site.signIn(site.visitor())).toBe("/auth?notice=sign_up_invite");
    await site.invited(EMAIL);
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    expect((await site.list()).invitations).toMatchObject([{ state: "accepted" }]);
    expect(await site.accounts(EMAIL)).toBe(1);
  });

  it("is refused with one that was revoked or has expired", async () => {
    site.fake.state.user.email = EMAIL;
    await site.invited(EMAIL);
    site.clock.stopped = new Date(site.clock.now.getTime() + 14 * DAY_MS);
    expect(await site.signIn(site.visitor())).toBe("/auth?notice=sign_up_invite");
    const admin = site.visitor();
    const { email } = (await site.store.rows<{ email: string }>("SELECT email FROM users"))[0]!;
    await admin.signIn(email, PASSWORD);
    await admin.post("/api/admin/invitations", { emails: [EMAIL], locale: "tr" });
    const { invitations } = (await admin.get("/api/admin/invitations")).json!;
    expect(invitations).toMatchObject([{ state: "open" }]);
    await admin.post(`/api/admin/invitations/${invitations[0].id}/revoke`);
    expect(await site.signIn(site.visitor())).toBe("/auth?notice=sign_up_invite");
    expect(await site.accounts(EMAIL)).toBe(0);
  });

  it("makes one account of two sign-ins at the same moment", async () => {
    site.fake.state.user.email = EMAIL;
    await site.invited(EMAIL);
    const [one, other] = [site.visitor(), site.visitor()];
    const paths = [await site.goThere(one), await site.goThere(other)];
    await Promise.all([one.get(paths[0]!), other.get(paths[1]!)]);
    expect(await site.accounts(EMAIL)).toBe(1);
  });
});

it("an invitation stays where an account that only asked for its address is deleted", async () => {
  const secret = await site.invited(EMAIL);
  const other = await site.accountOf("other@example.com");
  await other.post("/api/account/email-change", { email: EMAIL, password: PASSWORD });
  expect((await other.post("/api/account/delete", { password: PASSWORD })).status).toBe(204);
  expect(await site.read(secret)).toMatchObject({ status: 200, json: { email: EMAIL } });
  expect(await site.secretsOf(EMAIL)).toEqual([secret]);
});

describe("what a mailed invitation shows", () => {
  it("is the address, to whoever has the secret, until it is dead", async () => {
    const secret = await site.invited(EMAIL);
    const read = await site.read(secret);
    expect(read).toMatchObject({ status: 200, json: { email: EMAIL } });
    expect(read.headers["cache-control"]).toContain("no-store");
    await site.signUpWith(site.visitor(), EMAIL, secret);
    for (const dead of [secret, "unknown"])
      expect(await site.read(dead)).toMatchObject({ status: 400, json: { error: { code: "link_invalid" } } });
  });

  it("is limited for who guesses", async () => {
    const guarded = await startInvitedApp({ SIGN_UP: "invite", PUBLIC_URL: "https://dreams.example" });
    try {
      let status = 400;
      for (let i = 0; i <= 30 && status === 400; i++) ({ status } = await guarded.read(`guess-${i}`));
      expect(status).toBe(429);
    } finally {
      await guarded.close();
    }
  });
});

it.each(["closed", "oidc"])("SIGN_UP=%s lets no form use an invitation", async (mode) => {
  const other = await startInvitedApp({ SIGN_UP: mode }, site);
  try {
    const secret = await site.invited(EMAIL);
    const reply = await other.signUpWith(other.visitor(), EMAIL, secret);
    expect(reply).toMatchObject({ status: 409, json: { error: { details: { reason: `sign_up_${mode}` } } } });
    expect((await other.invite(["new@example.com"])).status).toBe(mode === "closed" ? 409 : 200);
  } finally {
    await other.close();
  }
});
