import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildApp } from "#server/app.ts";
import { openSeed } from "#server/features/accounts/sealed-seed.ts";
import { deriveKey } from "#server/keys.ts";
import type { TestApp } from "../support/app.ts";
import { createVisitor } from "../support/visitor.ts";
import { codeOf, enrolledAdmin, startPublicApp } from "./admin-app.ts";

const NEW_SECRET = "the secret after the rotation, long enough";
const HTTPS = { "x-forwarded-proto": "https" };
let site: TestApp;
let after: Awaited<ReturnType<typeof buildApp>>;

beforeEach(async () => {
  site = await startPublicApp({ WELCOME_TOKENS: "5" });
  const config = { ...site.config, sessionSecrets: [NEW_SECRET, ...site.config.sessionSecrets] as const };
  after = await buildApp({ ...site.deps, config });
  await after.ready();
});
afterEach(async () => {
  await after.close();
  await site.close();
});

/** The same browser, on the server with the new secret. */
function moved(browser: { jar: Map<string, string> }) {
  const visitor = createVisitor(after, HTTPS);
  for (const [name, value] of browser.jar) visitor.jar.set(name, value);
  return visitor;
}

it("a session continues, and its cookie is signed with the new secret", async () => {
  const before = site.visitor(HTTPS);
  await before.signUp("ayse@example.com");
  const client = moved(before);
  const old = client.jar.get("__Host-session")!;
  expect((await client.get("/api/me")).status).toBe(200);
  const renewed = client.jar.get("__Host-session")!;
  expect(renewed).not.toBe(old);
  expect(renewed.split(".")[0]).toBe(old.split(".")[0]);
  expect((await client.get("/api/me")).cookies).toEqual([]);
});

it("a second factor and its recovery codes go on, and the seed is sealed with the new secret", async () => {
  const admin = await enrolledAdmin(site);
  const [short] = site.config.sessionSecrets.map((secret) =>
    createHmac("sha256", deriveKey(secret, "recovery codes")).update("ABCDEFGHABCDEFGH").digest("hex"),
  );
  const row = { user_id: admin.user.id, code_hash: short! };
  await site.store.db.insertInto("recovery_codes").values(row).execute();
  site.advance(30_000);
  const here = moved(admin);
  const code = codeOf(site, admin.secret);
  expect((await here.post("/api/account/prove-code", { code })).status).toBe(204);
  const { secret } = await site.store.db.selectFrom("second_factors").selectAll().executeTakeFirstOrThrow();
  expect(openSeed(secret!, [NEW_SECRET])).toEqual({ seed: admin.secret, stale: false });
  for (const recovery of [admin.recoveryCodes[0], "abcdefgh-abcdefgh"]) {
    expect((await here.post("/api/account/prove-code", { code: recovery })).status).toBe(204);
  }
});

it("a mailbox that had its welcome gift gets no second one", async () => {
  const welcome = async (app: typeof after) => {
    const client = createVisitor(app, HTTPS);
    await client.signUp("ayse@example.com");
    const token = await site.mailedToken("ayse@example.com", "verify");
    expect((await client.post("/api/auth/verify-email", { token })).status).toBe(204);
    return (await client.get("/api/me")).json!.credits as number;
  };
  expect(await welcome(site.app)).toBe(5);
  await site.store.db
    .updateTable("users")
    .set({ email: null, deleted_at: site.clock.now.toISOString() })
    .execute();
  // Both accounts are of one moment: the mail to be read is the second one.
  await site.store.exec("DELETE FROM mails");
  expect(await welcome(after)).toBe(0);
});
