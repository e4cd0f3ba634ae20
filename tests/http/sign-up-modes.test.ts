import { afterEach, describe, expect, it } from "vitest";
import { createSoftAuthenticator } from "../support/soft-authenticator.ts";
import { startOidcApp, type OidcApp } from "./oidc-app.ts";

const EMAIL = "ayse@example.com";
const PASSWORD = "a long password";

let site: OidcApp;
afterEach(() => site.close());

const refused = (reason: string) => ({
  status: 409,
  json: { error: { code: "conflict", details: { reason } } },
});
const users = async () => (await site.store.rows("SELECT id FROM users")).length;

/** An account from before the setting was changed. */
async function existing(): Promise<string> {
  await site.store.db
    .insertInto("users")
    .values({
      id: "before",
      email: EMAIL,
      name: "Ayşe",
      password_hash: `plain ${PASSWORD}`,
      locale: "tr",
      created_at: site.clock.now.toISOString(),
    })
    .execute();
  return EMAIL;
}

describe.each(["oidc", "closed"])("SIGN_UP=%s", (mode) => {
  it("refuses a form alike whether or not the address has an account, with a right password too", async () => {
    site = await startOidcApp({ SIGN_UP: mode });
    const known = await existing();
    const replies = [
      await site.visitor().signUp("new@example.com"),
      await site.visitor().signUp(known, "another password"),
      await site.visitor().signUp(known, PASSWORD),
    ];
    for (const reply of replies) expect(reply).toMatchObject(refused(`sign_up_${mode}`));
    expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(await users()).toBe(1);
    expect((await site.visitor().signIn(known)).status).toBe(200);
  });

  it("refuses a passkey of a new account, before and after it is made", async () => {
    const open = await startOidcApp();
    site = await startOidcApp({ SIGN_UP: mode }, open);
    const begin = { name: "Ayşe", email: "new@example.com" };
    const path = "/api/auth/passkey/sign-up";
    const visitor = site.visitor();
    expect(await visitor.post(`${path}/options`, begin)).toMatchObject(refused(`sign_up_${mode}`));
    // Begun while all could sign up.
    const early = open.visitor();
    const { userId, options } = (await early.post(`${path}/options`, begin)).json!;
    const { answer } = createSoftAuthenticator("http://localhost:3000").create(options);
    for (const [name, value] of early.jar) visitor.jar.set(name, value);
    const late = await visitor.post(path, { ...begin, userId, answer });
    expect(late).toMatchObject(refused(`sign_up_${mode}`));
    expect(await users()).toBe(0);
    await site.close();
    site = open;
  });
});

describe("a new user of an issuer", () => {
  it("gets an account with SIGN_UP=oidc, and none with SIGN_UP=closed", async () => {
    site = await startOidcApp({ SIGN_UP: "oidc" });
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    await site.close();
    site = await startOidcApp({ SIGN_UP: "closed" });
    expect(await site.signIn(site.visitor())).toBe("/auth?notice=sign_up_closed");
    expect(await users()).toBe(0);
  });

  it("needs an address of the domains, where these are set", async () => {
    site = await startOidcApp({ SIGN_UP: "oidc", OIDC_SIGN_UP_DOMAINS: "acme.example" });
    for (const email of [EMAIL, "a@evil-acme.example", "a@acme.example.evil.com"]) {
      site.fake.state.user.email = email;
      expect(await site.signIn(site.visitor())).toBe("/auth?notice=sign_up_domain");
    }
    site.fake.state.user.email = "Ayse@ACME.example";
    expect(await site.signIn(site.visitor())).toBe("/dashboard");
    expect(await users()).toBe(1);
  });
});
