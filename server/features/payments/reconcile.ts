import { ownTurn } from "#server/db/own-turn.ts";
import { signalsOf } from "#server/db/signals.ts";
import { PaymentProviderError, type PaymentFact } from "#server/providers/payment-provider.ts";
import type { Leases } from "#server/jobs/lease-store.ts";
import type { Loop } from "#server/jobs/loop.ts";
import { createScheduledTask } from "#server/jobs/schedule-store.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { applyFacts } from "./apply.ts";
import type { PaymentDeps } from "./deps.ts";
import { deleteEventsBefore, unhandledEvents } from "./event-store.ts";
import { PaymentMismatch } from "./fulfilment.ts";
import { stuckLatePayments } from "./late-payment-queries.ts";
import { withLink } from "./observe.ts";
import * as queries from "./queries.ts";
import { overdueSubscriptions } from "./subscription-queries.ts";
import { handleEvent } from "./webhook.ts";

/** Longer than the three days in which the provider delivers an event. */
const RECENT_MS = 4 * DAY_MS;
/** Longer than the two months in which the provider tries again to collect a renewal. */
const COLLECTION_MS = 70 * DAY_MS;
const EVENT_RETENTION_MS = 90 * DAY_MS;
/** Failed refunds of a late payment before it becomes a problem. */
const LATE_ATTEMPTS_MIN = 1;
const LATE_SHOWN = 100;

export interface Reconciliation {
  /** Facts of the provider that were compared. */
  compared: number;
  /** Payments that differed from the provider, and were corrected. */
  repaired: { paymentId: string; userId: string; was: string; is: string }[];
  /** What an admin has to correct, one sentence each. */
  problems: string[];
}

/**
 * Compares the facts of the provider of the days before this comparison and since the one at `comparedAt` with the
 * payments, and applies what is missing: after a long outage, or in a restored database, it goes back further. Throws
 * `PaymentProviderError` when the provider does not reply.
 */
export async function reconcile(deps: PaymentDeps, comparedAt: Date | null = null): Promise<Reconciliation> {
  const result: Reconciliation = { compared: 0, repaired: [], problems: [] };
  const { db, provider } = deps;
  if (!provider) return result;
  const now = deps.now();
  const last = Math.min(now.getTime(), comparedAt?.getTime() ?? Infinity);
  const from = new Date(last - RECENT_MS);
  for await (const fact of provider.since(from)) await compare(deps, fact, now, result);

  for (const [what, ask] of await olderAndOpen(deps, from)) {
    try {
      const fact = await ask();
      if (fact) await compare(deps, fact, now, result);
    } catch (error) {
      // The provider may not know it, as after a change of its keys; the rest is still compared.
      if (!(error instanceof PaymentProviderError)) throw error;
      result.problems.push(`${what}, and the provider does not report it: ${error.message}.`);
    }
  }

  for (const { id, body } of await unhandledEvents(db, from.toISOString())) {
    try {
      await handleEvent(deps, provider.readStored(body));
    } catch (error) {
      deps.log.warn({ err: error, event: id }, "an event failed again");
    }
  }
  for (const { id, type, error } of await unhandledEvents(db, from.toISOString()))
    result.problems.push(`The event ${id} (${type}) could not be handled: ${error}`);
  for await (const payments of queries.paidWithoutCredits(db)) {
    result.problems.push(...payments.map(({ id }) => `The payment ${id} is paid, but has no tokens.`));
    await ownTurn();
  }
  for (const { id, error } of await stuckLatePayments(db, LATE_ATTEMPTS_MIN, LATE_SHOWN)) {
    result.problems.push(
      `The payment ${id} was paid after its account was deleted and could not be refunded: ${error}`,
    );
  }

  await deleteEventsBefore(db, new Date(now.getTime() - EVENT_RETENTION_MS).toISOString());
  signalsOf(db).emit("paymentReportDue");
  return result;
}

/**
 * What may have changed at the provider although it was created before `from`: banks decide about a dispute after weeks,
 * some ways to pay take days, and a renewal that failed may be paid later. Each with what is known of it and the call
 * that asks for its state.
 */
async function olderAndOpen({ db, provider, now }: PaymentDeps, from: Date) {
  const { name, subscription, reversal, checkout, invoice } = provider!;
  const before = from.toISOString();
  const dayAgo = new Date(now().getTime() - DAY_MS).toISOString();
  const overdue = await overdueSubscriptions(db, name, dayAgo);
  const reversals = await queries.openReversals(db, name);
  const pending = await queries.pendingCheckouts(db, name, before);
  const collectedFrom = new Date(now().getTime() - COLLECTION_MS).toISOString();
  const failed = await queries.failedInvoices(db, name, { from: collectedFrom, before });
  return [
    ...overdue.map(({ id }) => [`The subscription ${id} is overdue`, () => subscription(id)] as const),
    ...reversals.map(({ kind, id }) => [`The ${kind} ${id} is open`, () => reversal(kind, id)] as const),
    ...pending.map((id) => [`The checkout ${id} is pending`, () => checkout(id)] as const),
    ...failed.map((id) => [`The invoice ${id} has failed`, () => invoice(id)] as const),
  ];
}

async function compare(
  deps: PaymentDeps,
  fact: PaymentFact,
  asOf: Date,
  result: Reconciliation,
): Promise<void> {
  result.compared++;
  const before = await queries.paymentOfFact(deps.db, fact);
  try {
    await applyFacts(deps, { facts: await withLink(deps, fact), asOf });
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error;
    result.problems.push(`A payment was refused: ${error.message}.`);
  }
  const after = await queries.paymentOfFact(deps.db, fact);
  if (!after) return;
  const [was, is] = [describe(before), describe(after)];
  if (was !== is) result.repaired.push({ paymentId: after.id, userId: after.user_id, was, is });
}

const describe = (payment: queries.PaymentRow | undefined) =>
  payment ? `${payment.status}, ${payment.refunded_amount} refunded` : "unknown";

/** Reconciles at the start of the site and every hour. */
export function createHourlyReconciliation(
  deps: PaymentDeps & { leases: Leases },
  log: Record<"warn" | "error", (details: object, message: string) => void>,
): Loop {
  return createScheduledTask({
    ...deps,
    name: "payments",
    everyMs: HOUR_MS,
    async run(_signal, comparedAt) {
      const { repaired, problems } = await reconcile(deps, comparedAt);
      for (const { paymentId, was, is } of repaired)
        log.warn({ payment: paymentId, was, is }, "payment repaired");
      for (const problem of problems) log.error({}, problem);
    },
    log,
  });
}
