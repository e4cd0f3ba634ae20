import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { notifyExpiringCredits } from "#server/features/accounts/expiring-credits.ts";
import { hold } from "#server/features/credits/credits.ts";
import { deleteAccount } from "#server/features/privacy/privacy.ts";
import { DAY_MS } from "#shared/durations.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const START = new Date("2026-03-01T12:00:00.000Z");
let site: TestApp;
let user: SignedInClient;
beforeEach(async () => {
  site = await startTestApp({ running: false, now: START });
  user = await site.signUp({ email: "ayse@example.com" });
  await site.store.db.deleteFrom("mails").execute();
});
afterEach(() => site.close());

const announce = () =>
  notifyExpiringCredits({
    db: site.deps.store.db,
    now: site.deps.now,
    config: site.config,
  });
const give = (tokens: number, days: number) =>
  site.giveCredits(user.user.id, tokens, new Date(START.getTime() + days * DAY_MS));
const mails = async () =>
  (await site.store.db.selectFrom("mails").select(["recipient", "template", "bulk", "data"]).execute()).map(
    (mail) => ({
      ...mail,
      data: JSON.parse(mail.data) as unknown,
    }),
  );

describe("tokens that end soon", () => {
  it("are announced three days before, once for each lot", async () => {
    await give(40, 10);
    await give(5, 4);
    expect(await announce()).toBe(0);
    site.advance(DAY_MS);
    expect(await announce()).toBe(1);
    expect(await mails()).toEqual([
      {
        recipient: "ayse@example.com",
        template: "tokens_expiring",
        bulk: 1,
        data: { tokens: 5, date: "2026-03-05T12:00:00.000Z", url: `${site.config.publicUrl}/dashboard` },
      },
    ]);
    expect(site.mails.woken).toBeGreaterThan(0);
    expect(await announce()).toBe(0);
    site.advance(7 * DAY_MS);
    expect(await announce()).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("are announced once when two processes look at once", async () => {
    await give(5, 2);
    expect((await Promise.all([announce(), announce()])).sort()).toEqual([0, 1]);
  });

  it("are not announced when they never end, are spent or have ended", async () => {
    await site.giveCredits(user.user.id, 100);
    await give(7, 1);
    const spent = { userId: user.user.id, dreamId: randomUUID(), part: "reading" as const, round: 1 };
    await transact(site.store.db, { user: spent.userId }, (trx) =>
      hold(trx, { ...spent, tokens: 7, now: START }),
    );
    await give(9, 1);
    site.advance(2 * DAY_MS);
    expect(await announce()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it("are not announced when the account was deleted", async () => {
    await give(5, 2);
    const { store, now } = site.deps;
    await deleteAccount({ db: store.db, now }, { userId: user.user.id, proof: null });
    await announce();
    expect((await mails()).map((mail) => mail.template)).toEqual(["account_deleted"]);
  });
});
