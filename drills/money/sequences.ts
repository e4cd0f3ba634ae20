import type { Database } from "better-sqlite3";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { balanceOf } from "#server/features/credits/credits.ts";
import { applyFact } from "#server/features/payments/apply.ts";
import { PaymentMismatch } from "#server/features/payments/fulfilment.ts";
import { removeUser } from "#server/features/privacy/privacy.ts";
import type { PaymentFact } from "#server/providers/payment-provider.ts";
import { addUser } from "../../tests/support/ledger-rows.ts";
import {
  knownPeriods,
  purchases,
  reportsOf,
  type KnownPeriod,
  type Purchase,
} from "../../tests/support/payment-worlds.ts";
import { connect, createDatabase } from "../simulation/database.ts";
import { compareBooks, expectPeriod, type ExpectedBooks } from "./books.ts";

/** Moments at the edges of a day and of a month. */
const MOMENTS = [
  "2026-02-28T00:00:00.000Z",
  "2026-02-28T23:59:59.999Z",
  "2026-03-01T00:00:00.000Z",
  "2026-03-01T12:00:00.000Z",
];
/** Statements before which a transaction may break; a report takes at most some tens. */
const STATEMENTS = 25;

const arrival = fc.record({
  /** Which report arrives. */
  choice: fc.nat({ max: 1000 }),
  /** Before which statement its first delivery breaks; it is delivered again. */
  breaksBefore: fc.option(fc.nat({ max: STATEMENTS }), { freq: 4 }),
  /** A paid amount or currency that is not the price. */
  wrong: fc.constantFrom("no", "no", "no", "no", "no", "no", "amount", "currency"),
});
type Arrival = typeof arrival extends fc.Arbitrary<infer T> ? T : never;

const sequence = fc.record({
  purchases,
  arrivals: fc.array(arrival, { minLength: 1, maxLength: 10 }),
  /** After how many arrivals the account is deleted. */
  deletedAfter: fc.option(fc.nat({ max: 8 }), { freq: 3 }),
  at: fc.constantFrom(...MOMENTS),
});
type Sequence = typeof sequence extends fc.Arbitrary<infer T> ? T : never;

export interface MoneyResult {
  /** What differs from the model; empty where nothing does. */
  differences: string[];
  counts: {
    sequences: number;
    reports: number;
    faults: number;
    refused: number;
    deleted: number;
    rows: number;
  };
}

/** Plays random sequences against the product's rules of payments, and compares credits and books with the model. */
export async function playSequences(sequences: number, seed: number): Promise<MoneyResult> {
  const sqlite = await createDatabase();
  const counts = { sequences: 0, reports: 0, faults: 0, refused: 0, deleted: 0, rows: 0 };
  const books: ExpectedBooks = new Map();
  const play = createPlay(sqlite, counts);
  const property = fc.asyncProperty(sequence, async (one) => {
    for (const { purchase, period } of await play(one))
      expectPeriod(books, one.at.slice(0, 10), purchase, period);
  });
  try {
    const { failed, errorInstance, counterexample } = await fc.check(property, { numRuns: sequences, seed });
    if (failed)
      return { differences: [String(errorInstance), JSON.stringify(counterexample, null, 1)], counts };
    const { db } = connect(sqlite, { pass: async () => undefined });
    const { differences, rows } = await compareBooks(db, books);
    const broken = (await checkLedger(db)).map(({ sentence }) => sentence);
    return { differences: [...differences, ...broken], counts: { ...counts, rows } };
  } finally {
    sqlite.close();
  }
}

class Fault extends Error {}

/** Plays one sequence; throws where the product differs from the model. Returns the periods that it has paid. */
function createPlay(sqlite: Database, counts: MoneyResult["counts"]) {
  let statementsLeft = Infinity;
  const gate = {
    async pass(statement: string) {
      if (statement === "rollback" || statementsLeft-- !== 0) return;
      counts.faults++;
      throw new Fault("the disk failed");
    },
  };
  const { db } = connect(sqlite, gate);

  async function apply(fact: PaymentFact, now: Date): Promise<void> {
    const accountUrl = "https://site.example/account";
    const context = { provider: "stripe" as const, asOf: now, now, accountUrl };
    await transact(db, { queue: "payments" }, (trx) => applyFact(trx, fact, context));
  }

  /** Delivers a report, again after a fault. Returns whether it counts. */
  async function deliver(fact: PaymentFact, { breaksBefore, wrong }: Arrival, now: Date): Promise<boolean> {
    counts.reports++;
    const isPaid = (fact.of === "checkout" && fact.stage === "paid") || (fact.of === "invoice" && fact.paid);
    const twisted = isPaid && wrong !== "no";
    const report = twisted
      ? { ...fact, ...(wrong === "amount" ? { amount: fact.amount! + 1 } : { currency: "XTS" }) }
      : fact;
    statementsLeft = breaksBefore ?? Infinity;
    try {
      await apply(report, now);
      statementsLeft = Infinity;
    } catch (error) {
      statementsLeft = Infinity;
      if (twisted && error instanceof PaymentMismatch) {
        counts.refused++;
        return false;
      }
      if (!(error instanceof Fault)) throw error;
      return deliver(fact, { breaksBefore: null, wrong, choice: 0 }, now);
    }
    if (twisted) throw new Error(`a payment of a wrong ${wrong} was accepted`);
    return true;
  }

  return async ({ purchases: made, arrivals, deletedAfter, at }: Sequence) => {
    counts.sequences++;
    const now = new Date(at);
    const userId = randomUUID();
    const named = made.map((purchase, index) => ({ purchase, name: `${userId}-${index}` }));
    await addUser(db, userId);
    for (const [index, one] of named.entries()) await insertPayment(one, index, now, userId);
    const reports = named.flatMap(({ purchase, name }) =>
      reportsOf(purchase, { name, userId, begun: now.getTime() }),
    );
    const known: PaymentFact[] = [];
    const periods = () =>
      named.flatMap(({ purchase, name }) =>
        knownPeriods(purchase, name, known).map((period) => ({ purchase, period })),
      );
    let paidBefore: string[] | null = null;
    for (const [index, one] of arrivals.entries()) {
      if (index === deletedAfter) {
        counts.deleted++;
        await transact(db, { user: userId }, (trx) => removeUser(trx, { userId, proof: null, now }));
        paidBefore = periods().map(({ period }) => period.ref);
      }
      const fact = reports[one.choice % reports.length]!;
      if (await deliver(fact, one, now)) known.push(fact);
    }
    const paid = periods();
    const late = paidBefore && paid.flatMap(({ period: { ref } }) => (paidBefore.includes(ref) ? [] : [ref]));
    await compare(userId, paid, late, now);
    return paid;
  };

  async function insertPayment(
    { purchase, name }: { purchase: Purchase; name: string },
    index: number,
    now: Date,
    userId: string,
  ): Promise<void> {
    const { amount, currency, item } = purchase;
    const created_at = new Date(now.getTime() - 10_000 + index * 1000).toISOString();
    const row = { id: name, user_id: userId, provider: "stripe", status: "open", created_at } as const;
    await db
      .insertInto("payments")
      .values({ ...row, ...item, amount, currency })
      .execute();
  }

  async function compare(
    userId: string,
    paid: readonly { period: KnownPeriod }[],
    late: readonly string[] | null,
    now: Date,
  ): Promise<void> {
    const credits = paid.reduce((sum, { period }) => sum + period.credits, 0);
    const balance = await balanceOf(db, userId, now);
    if (balance !== credits) throw new Error(`${balance} tokens instead of ${credits}`);
    const column = (text: string) => sqlite.prepare<[string], string>(text).pluck().all(userId);
    const live = column("SELECT id FROM subscriptions WHERE user_id = ? AND status <> 'ended'");
    if (live.length > 1) throw new Error("two subscriptions at once");
    const sentBack = column(
      "SELECT source_ref FROM late_payments JOIN payments ON id = payment_id WHERE user_id = ? ORDER BY source_ref",
    );
    if (sentBack.join() !== (late ?? []).toSorted().join())
      throw new Error(`paid after the account was deleted: ${late}; to be refunded: ${sentBack}`);
  }
}
