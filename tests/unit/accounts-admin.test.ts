import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { openSeed, sealSeed } from "#server/features/accounts/sealed-seed.ts";
import { SEALED_FOR } from "#server/features/webhooks/webhooks.ts";
import { seal, unseal } from "#server/sealed.ts";
import { commandSettings, openTestStore } from "../support/database.ts";

const SCRIPT = join(import.meta.dirname, "../../scripts/admin.ts");
let store: Awaited<ReturnType<typeof openTestStore>>;
beforeEach(async () => {
  store = await openTestStore();
  const account = {
    name: "Ayşe",
    password_hash: "x",
    locale: "tr" as const,
    created_at: "2026-03-01T12:00:00.000Z",
  };
  await store.db
    .insertInto("users")
    .values({ id: "u1", email: "ayse@example.com", ...account })
    .execute();
});
afterEach(() => store.close());

function admin(args: string[], env: Record<string, string> = commandSettings(store)) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, ...args],
      { env: { ...env, PATH: "" } },
      (_error, out, err) => resolve({ code: child.exitCode!, out, err }),
    );
  });
}

describe("npm run admin", { timeout: 30_000 }, () => {
  it("gives, lists and takes the role, and says when nothing changed", async () => {
    expect(await admin(["list"])).toMatchObject({ code: 0, out: "There is no admin yet.\n" });
    const granted = await admin(["grant", " AYSE@example.com"]);
    expect(granted.code).toBe(0);
    expect(granted.out).toMatch(/^ayse@example\.com is now an admin\.\nThe address is not verified yet/);
    await store.db.updateTable("users").set({ email_verified_at: "2026-03-01T12:00:00.000Z" }).execute();
    expect((await admin(["grant", "ayse@example.com"])).out).toBe("ayse@example.com is already an admin.\n");
    expect((await admin(["list"])).out).toBe("ayse@example.com  Ayşe\n");
    expect(await admin(["revoke", "ayse@example.com"])).toMatchObject({
      code: 0,
      out: "ayse@example.com is no longer an admin.\n",
    });
    expect((await admin(["revoke", "ayse@example.com"])).out).toBe("ayse@example.com is not an admin.\n");
  });

  it("adds each change of a role to the audit log", async () => {
    await admin(["grant", "ayse@example.com"]);
    await admin(["grant", "ayse@example.com"]);
    await admin(["revoke", "ayse@example.com"]);
    const entries = await store.db.selectFrom("operator_log").select(["action", "target_id", "ip"]).execute();
    expect(entries).toEqual([
      { action: "role_granted", target_id: "u1", ip: "command line" },
      { action: "role_revoked", target_id: "u1", ip: "command line" },
    ]);
  });

  it("puts a new secret before the one of the data directory, and seals second factors and webhook secrets with it", async () => {
    const settings = commandSettings(store);
    const [first] = readConfig(settings).sessionSecrets;
    const secret = sealSeed("A SEED", [first]);
    await store.db
      .insertInto("second_factors")
      .values({ user_id: "u1", secret, confirmed_at: "2026-03-01T12:00:00.000Z" })
      .execute();
    const time = "2026-03-01T12:00:00.000Z";
    await store.db
      .insertInto("webhooks")
      .values({
        id: "w1",
        user_id: "u1",
        url: "https://example.com/",
        on_done: 1,
        on_failed: 1,
        sealed_secret: seal("NEW", [first], SEALED_FOR),
        old_sealed_secret: seal("OLD", [first], SEALED_FOR),
        old_until: time,
        created_at: time,
      })
      .execute();
    expect((await admin(["rotate-secret"])).code).toBe(0);
    const { sessionSecrets } = readConfig(settings);
    expect(sessionSecrets).toEqual([expect.stringMatching(/^.{64}$/), first]);
    const reseal = async () => (await admin(["reseal"])).out;
    expect(await reseal()).toBe("Encrypted anew: second factors 1, webhook secrets 2.\n");
    expect(await reseal()).toBe("Encrypted anew: second factors 0, webhook secrets 0.\n");
    const webhook = await store.db.selectFrom("webhooks").selectAll().executeTakeFirstOrThrow();
    for (const [sealed, text] of [
      [webhook.sealed_secret, "NEW"],
      [webhook.old_sealed_secret!, "OLD"],
    ] as const)
      expect(unseal(sealed, [sessionSecrets[0]], SEALED_FOR)).toEqual({ text, stale: false });
    const row = await store.db.selectFrom("second_factors").select("secret").executeTakeFirstOrThrow();
    expect(openSeed(row.secret!, [sessionSecrets[0]])).toEqual({ seed: "A SEED", stale: false });
    const given = { ...settings, SESSION_SECRET: "a secret of the environment, long enough" };
    expect(await admin(["rotate-secret"], given)).toMatchObject({ code: 1 });
  });

  it("takes a second factor away, with the recovery codes and the sessions", async () => {
    expect((await admin(["reset-second-factor", "ayse@example.com"])).out).toBe(
      "ayse@example.com has no second factor.\n",
    );
    await store.db.insertInto("second_factors").values({ user_id: "u1", pending: "x" }).execute();
    await store.db.insertInto("recovery_codes").values({ user_id: "u1", code_hash: "x" }).execute();
    const time = "2026-03-01T12:00:00.000Z";
    await store.db
      .insertInto("sessions")
      .values({
        id_hash: "x",
        user_id: "u1",
        data: "{}",
        created_at: time,
        expires_at: time,
        user_agent: "",
      })
      .execute();
    expect(await admin(["reset-second-factor", "ayse@example.com"])).toMatchObject({
      code: 0,
      out: "ayse@example.com can set a new second factor.\n",
    });
    for (const table of ["second_factors", "recovery_codes", "sessions"]) {
      expect(Number(await store.value(`SELECT COUNT(*) FROM ${table}`))).toBe(0);
    }
    expect(await admin(["reset-second-factor", "nobody@example.com"])).toMatchObject({ code: 1 });
  });

  it("invites an address once, and says why not", async () => {
    const invited = () => store.db.selectFrom("mails").select(["recipient", "template"]).execute();
    expect((await admin(["invite", "New@example.com"])).out).toContain("goes to new@example.com");
    expect(await admin(["invite", "new@example.com"])).toMatchObject({
      code: 1,
      err: "new@example.com was not invited: it has an invitation that is open.\n",
    });
    expect((await admin(["invite", "ayse@example.com"])).err).toContain("it has an account");
    expect((await admin(["invite", "ayse"])).err).toContain("this is no email address");
    const closed = await admin(["invite", "x@example.com"], { ...commandSettings(store), SIGN_UP: "closed" });
    expect(closed).toMatchObject({ code: 1, err: expect.stringContaining("SIGN_UP is closed") });
    expect(await invited()).toEqual([{ recipient: "new@example.com", template: "invitation" }]);
  });

  it("fails for an address without an account", async () => {
    const response = await admin(["grant", "nobody@example.com"]);
    expect(response).toMatchObject({ code: 1, out: "" });
    expect(response.err).toContain("Sign up with it on the site first.");
  });

  it("fails where there is no database, and makes none", async () => {
    const folder = await mkdtemp(join(tmpdir(), "empty-"));
    const response = await admin(["list"], { DATA_DIR: folder });
    expect(response.code).toBe(1);
    expect(response.err).toContain("Start the site once");
    await rm(folder, { recursive: true });
  });

  it.each([
    [[]],
    [["grant"]],
    [["list", "x"]],
    [["grant", "a@example.com", "b"]],
    [["remove", "a@example.com"]],
  ])("explains itself when it is called as %j", async (args) => {
    const response = await admin(args as string[]);
    expect(response.code).toBe(2);
    expect(response.err).toMatch(/^Usage:/);
  });

  it("says which setting is wrong", async () => {
    const response = await admin(["list"], { PORT: "many" });
    expect(response.code).toBe(2);
    expect(response.err).toContain("PORT must be a whole number");
  });
});
