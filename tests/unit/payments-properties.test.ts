import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { openStore } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { balanceOf } from "#server/features/credits/credits.ts";
import { applyFact } from "#server/features/payments/apply.ts";
import type { PaymentFact } from "#server/providers/payment-provider.ts";
import { openTestStore, POSTGRES } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";
import { purchases, reportsOf, creditsOf, type Purchase } from "../support/payment-worlds.ts";

/** The money drill plays more, with faults and deletions. */
const SEQUENCES = POSTGRES ? 300 : 1000;
const NOW = new Date("2026-03-01T12:00:00.000Z");

// In memory, and with the statements kept, which makes the difference at this number.
const store = POSTGRES ? await openTestStore() : openStore(":memory:");
if (!POSTGRES) await migrate(store.db);
afterAll(() => store.close());

/** Delivery of reports: some are lost, some are repeated, and none is in order. */
const delivery = fc.record({
  purchases: purchases,
  /** Chooses what arrives and when; each report at most three times. */
  arrivals: fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 8 }),
});

interface World {
  userId: string;
  reports: PaymentFact[];
  tokens: (known: PaymentFact[]) => number;
}

async function beginWorld(made: readonly Purchase[]): Promise<World> {
  const userId = randomUUID();
  await addUser(store.db, userId);
  const named = made.map((purchase, index) => ({ order: purchase, name: `${userId}-${index}` }));
  for (const [index, { order: purchase, name }] of named.entries()) {
    const { amount, currency } = purchase;
    const { kind, item, tokens } = purchase.item;
    const created_at = new Date(NOW.getTime() - 10_000 + index * 1000).toISOString();
    await store.db
      .insertInto("payments")
      .values({
        id: name,
        user_id: userId,
        provider: "stripe",
        kind,
        item,
        tokens,
        amount,
        currency,
        status: "open",
        created_at,
      })
      .execute();
  }
  return {
    userId,
    reports: named.flatMap(({ order: purchase, name }) =>
      reportsOf(purchase, { name, userId, begun: NOW.getTime() }),
    ),
    tokens: (known) =>
      named.reduce((sum, { order: purchase, name }) => sum + creditsOf(purchase, name, known), 0),
  };
}

const take = (fact: PaymentFact) =>
  transact(store.db, { queue: "payments" }, (trx) =>
    applyFact(trx, fact, {
      provider: "stripe",
      asOf: NOW,
      now: NOW,
      accountUrl: "https://site.example/account",
    }),
  );

const liveSubscriptions = async (userId: string) => {
  const own = store.db.selectFrom("subscriptions").select("id").where("user_id", "=", userId);
  return (await own.where("status", "<>", "ended").execute()).length;
};

test(`after ${SEQUENCES} deliveries with losses, repeats and any order, each user has the credits that were paid and not taken back`, async () => {
  let delivered = 0;
  await fc.assert(
    fc.asyncProperty(delivery, async ({ purchases: made, arrivals }) => {
      const world = await beginWorld(made);
      const known = arrivals.map((choice) => world.reports[choice % world.reports.length]!);
      for (const fact of known) await take(fact);
      delivered += known.length;
      expect(await balanceOf(store.db, world.userId, NOW)).toBe(world.tokens(known));
      expect(await liveSubscriptions(world.userId)).toBeLessThanOrEqual(1);
    }),
    { numRuns: SEQUENCES },
  );
  expect(delivered).toBeGreaterThan(SEQUENCES * 3);
  expect(await checkLedger(store.db)).toEqual([]);
}, 240_000);
