import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { Money, PaymentInfo, Reconciliation } from "#shared/admin.ts";
import type { Attention } from "#shared/attention.ts";
import * as queries from "./purchase-queries.ts";

/** A purchase in the operators' lists; without an amount where only its tokens are known. */
export interface Purchase {
  id: string;
  userId: string;
  userEmail: string | null;
  userCountry: string | null;
  kind: "package" | "subscription";
  item: string | null;
  tokens: number;
  amount: Money | null;
  refundedAmount: number;
  createdAt: string;
  receiptUrl: string | null;
}

export interface PurchaseFilter {
  /** LIKE pattern of addresses. */
  search: string;
  /** First and last moment. */
  from: string;
  to: string;
}

export interface PurchaseTotals {
  count: number;
  tokens: number;
  revenue: Money[];
  refunded: Money[];
}

/** A person's payments, newest first. */
export async function paymentsOf(_db: Db, _userId: string): Promise<PaymentInfo[]> {
  return [];
}

/** Paid less refunded of each of the people, per currency. */
export async function spentBy(_db: Db, _userIds: string[]): Promise<Map<string, Money[]>> {
  return new Map();
}

/** The newest purchases, at most `limit`. */
export function purchases(db: Db, filter: PurchaseFilter, limit: number): Promise<Purchase[]> {
  return queries.newestPurchases(db, filter, limit);
}

export async function purchaseTotals(db: Db, filter: PurchaseFilter): Promise<PurchaseTotals> {
  return { ...(await queries.purchaseTotals(db, filter)), revenue: [], refunded: [] };
}

/** Gives a payment back; minor units, without an amount all that is left. Throws `not_found`. */
export async function refund(
  _db: Db,
  _order: { paymentId: string; amount: number | undefined; now: Date },
): Promise<{ userId: string; refunded: Money }> {
  throw new AppError("not_found");
}

/** What was paid, and where it does not fit what was granted. */
export async function reconcile(_db: Db): Promise<Pick<Reconciliation, "paid" | "refunded" | "differences">> {
  return { paid: [], refunded: [], differences: [] };
}

/** Webhook events that were not handled, newest first. */
export async function failedWebhooks(_db: Db): Promise<Attention["webhooks"]> {
  return [];
}
