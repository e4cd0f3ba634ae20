import type { z } from "zod";
import type { Db } from "#server/db/open.ts";
import {
  TRANSACTIONS_PAGE_SIZE,
  type AdminTransaction,
  type Reconciliation,
  type transactionFilter,
} from "#shared/admin.ts";
import * as payments from "./purchase-queries.ts";
import { containing, momentsOf } from "./search.ts";
import * as usage from "./usage-queries.ts";

type Filter = z.output<typeof transactionFilter>;

function fromPurchase(purchase: payments.Purchase): AdminTransaction {
  const { id, kind, item, tokens, amount, refundedAmount, status, refundable, ...rest } = purchase;
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

function fromUsage({ id, part, engine, tokens, ...rest }: usage.UsageRow): AdminTransaction {
  return {
    ...rest,
    id: `usage ${id}`,
    type: "credit_usage",
    description: part,
    creditsAmount: -tokens,
    amount: null,
    refundedAmount: 0,
    status: null,
    source: engine ?? "unknown",
    refundable: null,
    receiptUrl: null,
  };
}

/** The transactions from `offset` on, newest first, of both kinds or one. */
async function newest(
  db: Db,
  filter: payments.PurchaseFilter,
  { type, limit, offset }: { type: Filter["type"]; limit: number; offset: number },
): Promise<AdminTransaction[]> {
  const reach = offset + limit;
  const bought = type === "usage" ? [] : await payments.newestPurchases(db, filter, reach);
  const used = type === "purchase" ? [] : await usage.newestUsage(db, filter, reach);
  return [...bought.map(fromPurchase), ...used.map(fromUsage)]
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
    .slice(offset, reach);
}

/** One page of what was bought and used, with statistics over both. */
export async function listTransactions(db: Db, query: Filter) {
  const { type, page } = query;
  const filter = { search: containing(query.q), ...momentsOf(query) };
  const bought = await payments.purchaseTotals(db, filter);
  const used = await usage.usageTotals(db, filter);
  const pageSize = TRANSACTIONS_PAGE_SIZE;
  return {
    transactions: await newest(db, filter, { type, limit: pageSize, offset: page * pageSize }),
    total: (type === "usage" ? 0 : bought.count) + (type === "purchase" ? 0 : used.count),
    page,
    pageSize,
    statistics: {
      revenue: bought.revenue,
      refunded: bought.refunded,
      tokensSold: bought.tokens,
      tokensUsed: used.tokens,
    },
  };
}

/** Up to `limit` transactions of a filter, for a file. */
export function exportTransactions(db: Db, query: Filter, limit: number): Promise<AdminTransaction[]> {
  const filter = { search: containing(query.q), ...momentsOf(query) };
  return newest(db, filter, { type: query.type, limit, offset: 0 });
}

/** Money and tokens against each other; each difference is for an operator to look at. */
export async function reconcile(db: Db, now: Date): Promise<Reconciliation> {
  const { paid, refunded, differences } = await payments.comparePayments(db);
  return {
    paid,
    refunded,
    tokens: await usage.tokenTotals(db),
    differences: [...differences, ...(await usage.ledgerDifferences(db))],
    checkedAt: now.toISOString(),
  };
}
