import { setImmediate } from "node:timers/promises";
import type { Db } from "#server/db/open.ts";
import { pages, runSteps, type Steps } from "#server/db/steps.ts";
import type { Money, Reconciliation } from "#shared/admin/payments.ts";
import type { LotSource } from "#shared/credits.ts";
import { HOUR_MS } from "#shared/durations.ts";
import * as queries from "./reconciliation-queries.ts";

/** A ledger of at most this many entries is compared in the request, in about 0.1 s; of a larger one the stored result is shown. */
const ENTRIES_AT_ONCE = 20_000;
/** A result that is older is shown once more, while a new one is made. */
const OLD_MS = HOUR_MS;

/** A step takes about 5 ms. */
const PAYMENTS_PER_STEP = 250;
const LOTS_PER_STEP = 100;

type Difference = Reconciliation["differences"][number];
const ORDER: Difference["code"][] = [
  "paid_not_granted",
  "granted_not_paid",
  "amount_differs",
  "ledger_sum",
  "refund_shortfall",
];

function add<Key>(sums: Map<Key, number>, key: Key, amount: number): void {
  if (amount !== 0) sums.set(key, (sums.get(key) ?? 0) + amount);
}

const moneyOf = (sums: Map<string, number>): Money[] =>
  [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));

/**
 * Money and tokens against each other; each difference is for an admin to look at, and at most 500 of a kind are
 * listed. A payment and a lot are each compared in one statement, so that what is booked meanwhile differs nowhere.
 */
async function* compare(db: Db, now: Date): Steps<Reconciliation> {
  const [paid, refunded] = [new Map<string, number>(), new Map<string, number>()];
  const granted = new Map<LotSource, number>();
  const credits = { spent: 0, held: 0, expired: 0, takenBack: 0, available: 0 };
  const found = new Map<Difference["code"], Difference[]>(ORDER.map((code) => [code, []]));
  const note = (difference: Difference) => {
    const same = found.get(difference.code)!;
    if (same.length < queries.DIFFERENCES_MAX) same.push(difference);
  };

  const payments = pages(PAYMENTS_PER_STEP, (after, limit) => queries.paymentsAfter(db, after, limit));
  for await (const step of payments) {
    for (const payment of step) {
      const { id: ref, userId, tokens: expected } = payment;
      if (payment.paid) {
        add(paid, payment.currency, payment.amount);
        add(refunded, payment.currency, payment.back);
        if (payment.granted === null) note({ code: "paid_not_granted", ref, userId, expected, found: 0 });
      }
      if (payment.granted !== null && payment.granted !== expected)
        note({ code: "amount_differs", ref, userId, expected, found: payment.granted });
    }
    yield;
  }

  const lots = pages(LOTS_PER_STEP, (after, limit) => queries.lotsAfter(db, after, limit));
  for await (const step of lots) {
    for (const lot of step) {
      const { id: ref, userId } = lot;
      add(granted, lot.source, lot.granted);
      for (const key of Object.keys(credits) as (keyof typeof credits)[]) credits[key] += lot[key];
      if (lot.unpaid) note({ code: "granted_not_paid", ref, userId, expected: 0, found: lot.granted });
      if (lot.sum !== lot.says) note({ code: "ledger_sum", ref, userId, expected: lot.sum, found: lot.says });
    }
    yield;
  }
  (await queries.shortfalls(db)).forEach(note);

  return {
    paid: moneyOf(paid),
    refunded: moneyOf(refunded),
    tokens: {
      granted: [...granted]
        .map(([source, sum]) => ({ source, tokens: sum }))
        .sort((a, b) => (a.source < b.source ? -1 : 1)),
      ...credits,
    },
    differences: ORDER.flatMap((code) => found.get(code)!),
    checkedAt: now.toISOString(),
  };
}

/**
 * Compares the books of a large ledger, at most once an hour, so that no request has to wait for it. Yields after each
 * step; one that is interrupted begins again.
 */
export async function* compareHourly(
  { db, now }: { db: Db; now: () => Date },
  entriesAtOnce = ENTRIES_AT_ONCE,
): AsyncGenerator<void> {
  if ((await queries.countEntries(db)) <= entriesAtOnce) return;
  const last = await queries.lastReconciliation(db);
  if (last && now().getTime() - Date.parse(last.checkedAt) < OLD_MS) return;
  await queries.storeReconciliation(db, yield* compare(db, now()));
}

interface ReconciliationDeps {
  db: Db;
  now: () => Date;
  log: { error(details: object, message: string): void };
  /** Ends a comparison between two steps. */
  signal: AbortSignal;
  entriesAtOnce?: number;
}

/** Compares the two books in steps; one comparison at a time, whose result is stored. */
export function createReconciliation(deps: ReconciliationDeps) {
  const { db, now, log, signal, entriesAtOnce = ENTRIES_AT_ONCE } = deps;
  let running: Promise<Reconciliation> | null = null;

  async function run(): Promise<Reconciliation> {
    // The request that starts it is replied to first.
    await setImmediate();
    const result = await runSteps(compare(db, now()), signal);
    if (!result) throw new Error("The reconciliation was interrupted.");
    await queries.storeReconciliation(db, result);
    return result;
  }
  const refresh = () => (running ??= run().finally(() => (running = null)));

  function refreshInBackground(): void {
    refresh().catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, "reconciliation failed");
    });
  }

  return {
    /**
     * Returns the comparison as of now, or of `checkedAt` for a large ledger. Null while a large ledger is compared for
     * the first time, which this starts where nothing else has.
     */
    async read(): Promise<Reconciliation | null> {
      if ((await queries.countEntries(db)) <= entriesAtOnce) return refresh();
      const last = await queries.lastReconciliation(db);
      if (!last || now().getTime() - Date.parse(last.checkedAt) > OLD_MS) refreshInBackground();
      return last;
    },
  };
}
