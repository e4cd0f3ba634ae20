import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import type { Db } from "#server/db/open.ts";
import {
  TRANSACTIONS_PAGE_SIZE,
  type AdminTransaction,
  type transactionFilter,
} from "#shared/admin/payments.ts";
import { idsByEmail } from "./user-queries.ts";
import { containing, momentsOf } from "./search.ts";
import * as queries from "./transaction-queries.ts";

type Filter = z.output<typeof transactionFilter>;

function fromPurchase(purchase: queries.Purchase): AdminTransaction {
  const { place: _, id, kind, item, tokens, amount, refundedAmount, status, refundable, ...rest } = purchase;
  return {
    ...rest,
    id: `purchase ${id}`,
    type: "credit_purchase",
    description: item ?? kind,
    creditsAmount: tokens,
    amount,
    refundedAmount,
    source: kind,
    dreamId: null,
    status,
    refundable: refundable > 0 ? id : null,
  };
}

function fromUsage({ place: _, id, part, engine, tokens, ...rest }: queries.Usage): AdminTransaction {
  return {
    ...rest,
    id: `usage ${id}`,
    type: "credit_usage",
    description: part,
    creditsAmount: -tokens,
    amount: null,
    refundedAmount: 0,
    disputedAmount: 0,
    status: null,
    source: engine ?? "unknown",
    refundable: null,
    receiptUrl: null,
  };
}

async function filterOf(db: Db, query: Filter): Promise<queries.TransactionFilter> {
  const search = containing(query.q);
  return {
    type: query.type === "all" ? null : query.type,
    userIds: search === null ? null : await idsByEmail(db, search),
    ...momentsOf(query),
  };
}

/** The transactions with these ids, in this order. */
async function describe(db: Db, places: { id: number }[]): Promise<AdminTransaction[]> {
  const ids = places.map(({ id }) => id);
  const found = new Map<number, AdminTransaction>();
  for (const purchase of await queries.purchasesAt(db, ids))
    found.set(purchase.place, fromPurchase(purchase));
  for (const usage of await queries.usagesAt(db, ids)) found.set(usage.place, fromUsage(usage));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const countOf = ({ count }: queries.TransactionTotals, type: Filter["type"]) =>
  (type === "usage" ? 0 : count.purchase) + (type === "purchase" ? 0 : count.usage);

/** One page of purchases and usage, with statistics over both. */
export async function listTransactions(db: Db, query: Filter) {
  const { page } = query;
  const pageSize = TRANSACTIONS_PAGE_SIZE;
  const filter = await filterOf(db, query);
  const totals = await queries.transactionTotals(db, filter);
  const total = countOf(totals, query.type);
  const offset = page * pageSize;
  const places = offset < total ? await queries.placesOfPage(db, filter, { limit: pageSize, offset }) : [];
  return {
    transactions: await describe(db, places),
    total,
    page,
    pageSize,
    statistics: {
      revenue: totals.revenue,
      refunded: totals.refunded,
      tokensSold: totals.tokens.purchase,
      tokensUsed: totals.tokens.usage,
    },
  };
}

/** Transactions that are read at once, in some milliseconds. */
const EXPORTED_PER_STEP = 250;

/** The newest `limit` transactions of a filter, newest first. Returns their present count, and their rows in steps. */
export async function exportTransactions(db: Db, query: Filter, limit: number) {
  const filter = await filterOf(db, query);
  const count = Math.min(limit, countOf(await queries.transactionTotals(db, filter), query.type));
  async function* rows(): AsyncGenerator<AdminTransaction[]> {
    // Not `count`: transactions that were added meanwhile come first and would take the places of the oldest.
    let left = limit;
    for await (const places of queries.places(db, filter)) {
      for (let i = 0; i < places.length && left > 0; i += EXPORTED_PER_STEP) {
        const described = await describe(db, places.slice(i, i + Math.min(EXPORTED_PER_STEP, left)));
        left -= described.length;
        yield described;
        await setImmediate();
      }
      if (left <= 0) return;
      // A step may have none of the transactions that are searched for.
      await setImmediate();
    }
  }
  return { count, rows: rows() };
}
