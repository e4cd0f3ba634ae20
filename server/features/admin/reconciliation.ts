import { setImmediate } from "node:timers/promises";
import type { Db } from "#server/db/open.ts";
import { pages, runSteps, type Steps } from "#server/db/steps.ts";
import type { Leases } from "#server/jobs/lease-store.ts";
import type { Money, Reconciliation } from "#shared/admin/payments.ts";
import type { LotSource } from "#shared/credits.ts";
import { HOUR_MS } from "#shared/durations.ts";
import * as queries from "./reconciliation-queries.ts";

/**
 * A ledger of at most this many entries is compared within the request, in about 0.1 s; for a larger one the stored
 * result is returned.
 */
const ENTRIES_AT_ONCE = 20_000;
/** Maximum age of a stored result; an older one is returned while it is replaced. */
const MAX_AGE_MS = HOUR_MS;

/** A step takes about 5 ms, between which other requests are served. */
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
 * Compares payments with credits and lists at most 500 differences of a kind. One statement reads a payment or lot with
 * all that it is compared with, so that writes during the comparison cause no difference.
 */
async function* compare(db: Db, now: Date): Steps<Reconciliation> {
  const [paid, refunded] = [new Map<string, number>(), new Map<string, number>()];
  const granted = new Map<LotSource, number>();
  const credits = { spent: 0, held: 0, expired: 0, takenBack: 0, available: 0 };
  const found = new Map<Difference["code"], Difference[]>(ORDER.map((code) => [code, []]));
  const report = (difference: Difference) => {
    const same = found.get(difference.code)!;
    if (same.length < queries.DIFFERENCES_MAX) same.push(difference);
  };

  const payments = pages(PAYMENTS_PER_STEP, (after, limit) => queries.paymentsAfter(db, after, limit));
  for await (const step of payments) {
    for (const payment of step) {
      const { id: ref, userId, tokens: expected } = payment;
      if (payment.paid) {
        add(paid, payment.currency, payment.amount);
        add(refunded, payment.currency, payment.refunded);
        if (payment.granted === null) report({ code: "paid_not_granted", ref, userId, expected, found: 0 });
      }
      if (payment.granted !== null && payment.granted !== expected)
        report({ code: "amount_differs", ref, userId, expected, found: payment.granted });
    }
    yield;
  }

  const lots = pages(LOTS_PER_STEP, (after, limit) => queries.lotsAfter(db, after, limit));
  for await (const step of lots) {
    for (const lot of step) {
      const { id: ref, userId, entrySum, balance } = lot;
      add(granted, lot.source, lot.granted);
      for (const key of Object.keys(credits) as (keyof typeof credits)[]) credits[key] += lot[key];
      if (lot.unpaid) report({ code: "granted_not_paid", ref, userId, expected: 0, found: lot.granted });
      if (entrySum !== balance)
        report({ code: "ledger_sum", ref, userId, expected: entrySum, found: balance });
    }
    yield;
  }
  (await queries.shortfalls(db)).forEach(report);

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
 * Maintenance task: compares a large ledger at most once an hour. Yields after each step; after an interruption it
 * begins again.
 */
export async function* compareHourly(
  { db, now }: { db: Db; now: () => Date },
  entriesAtOnce = ENTRIES_AT_ONCE,
): AsyncGenerator<void> {
  if ((await queries.countEntries(db)) <= entriesAtOnce) return;
  const last = await queries.lastReconciliation(db);
  if (last && now().getTime() - Date.parse(last.checkedAt) < MAX_AGE_MS) return;
  await queries.storeReconciliation(db, yield* compare(db, now()));
}

interface ReconciliationDeps {
  db: Db;
  now: () => Date;
  log: { error(details: object, message: string): void };
  /** Ends a comparison between two steps. */
  signal: AbortSignal;
  leases: Leases;
  entriesAtOnce?: number;
}

/** Compares and stores the result; a large ledger in one process at a time. */
export function createReconciliation(deps: ReconciliationDeps) {
  const { db, now, log, signal, leases, entriesAtOnce = ENTRIES_AT_ONCE } = deps;

  async function run(): Promise<Reconciliation> {
    // Lets the reply to the present request go out first.
    await setImmediate();
    const result = await runSteps(compare(db, now()), signal);
    if (!result) throw new Error("reconciliation interrupted");
    await queries.storeReconciliation(db, result);
    return result;
  }

  function refreshInBackground(): void {
    leases.run("reconciliation", run).catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, "reconciliation failed");
    });
  }

  return {
    /**
     * Returns a fresh comparison, or the stored one of a large ledger. Null while a large ledger is compared for the
     * first time, which this starts.
     */
    async read(): Promise<Reconciliation | null> {
      if ((await queries.countEntries(db)) <= entriesAtOnce) return run();
      const last = await queries.lastReconciliation(db);
      if (!last || now().getTime() - Date.parse(last.checkedAt) > MAX_AGE_MS) refreshInBackground();
      return last;
    },
  };
}
