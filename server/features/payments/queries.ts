import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { pages } from "#server/db/steps.ts";
import type { PaymentFact } from "#server/providers/payment-provider.ts";
import type { PaymentKind } from "#shared/payments.ts";

export type PaymentRow = Selectable<Schema["payments"]>;

export function listPackages(db: Db) {
  return db.selectFrom("token_packages").selectAll().orderBy("sort").execute();
}

export function listPlans(db: Db) {
  return db.selectFrom("subscription_plans").selectAll().orderBy("sort").execute();
}

/** The current price of an item. */
export function findPrice(db: Db, kind: PaymentKind, item: string) {
  return db
    .selectFrom(kind === "package" ? "token_packages" : "subscription_plans")
    .select(["tokens", "amount", "currency"])
    .where("id", "=", item)
    .executeTakeFirst();
}

export function findOpenCheckout(db: Db, userId: string, requestHash: string, since: string) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", userId)
    .where("request_hash", "=", requestHash)
    .where("status", "=", sql.lit("open"))
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

export async function insertPayment(trx: Trx, row: Insertable<Schema["payments"]>): Promise<PaymentRow> {
  return trx.insertInto("payments").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updatePayment(
  trx: Db,
  id: string,
  change: Updateable<Schema["payments"]>,
): Promise<PaymentRow> {
  return trx
    .updateTable("payments")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type PaymentKey = "id" | "session_id" | "invoice_id" | "payment_intent";

export function findPayment(db: Db, key: PaymentKey, value: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where(key, "=", value).executeTakeFirst();
}

/** The payment that a fact of the provider is about, by its ids alone; undefined for a subscription. */
export async function paymentOfFact(db: Db, fact: PaymentFact): Promise<PaymentRow | undefined> {
  switch (fact.of) {
    case "checkout":
      return findPayment(db, "session_id", fact.id);
    case "invoice":
      return findPayment(db, "invoice_id", fact.id);
    case "link":
      return findPayment(db, "invoice_id", fact.invoice);
    case "subscription":
      return undefined;
    default:
      return findPayment(db, "payment_intent", fact.paymentIntent);
  }
}

/** The first payment of a subscription, which has the price and the tokens of each period. */
export function findFirstPayment(db: Db, subscriptionId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .orderBy("created_at")
    .executeTakeFirst();
}

/** A page of a user's payments without open and expired checkouts, newest first. */
export async function paymentsPage(db: Db, userId: string, page: number, pageSize: number) {
  const decided = db
    .selectFrom("payments")
    .where("user_id", "=", userId)
    .where("status", "not in", ["open", "expired"]);
  const rows = await decided
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await decided
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

const ROWS_PER_STEP = 250;

/** Paid payments without granted tokens, in steps; there should be none. */
export async function* paidWithoutCredits(db: Db): AsyncGenerator<{ id: string }[]> {
  const read = (after: string, limit: number) =>
    db
      .selectFrom("payments")
      .leftJoin("lots", (join) =>
        join.onRef("lots.source", "=", "payments.kind").onRef("lots.source_ref", "=", "payments.source_ref"),
      )
      .select(["payments.id", "paid_at", "lots.id as lot"])
      .where("payments.id", ">", after)
      .orderBy("payments.id")
      .limit(limit)
      .execute();
  for await (const rows of pages(ROWS_PER_STEP, read))
    yield rows.filter((row) => row.paid_at !== null && row.lot === null);
}

/** Open checkouts of deleted accounts. */
export function openPagesOfDeleted(db: Db, provider: "stripe" | "sandbox") {
  return db
    .selectFrom("payments")
    .select(["id", (eb) => eb.ref("session_id").$notNull().as("page")])
    .where("to_close", "=", sql.lit(1))
    .where("status", "=", sql.lit("open"))
    .where("provider", "=", provider)
    .where("session_id", "is not", null)
    .execute();
}

export function dreamTitles(db: Db, userId: string, dreamIds: string[]) {
  return db
    .selectFrom("dreams")
    .select(["id", "title"])
    .where("user_id", "=", userId)
    .where("id", "in", listed(dreamIds))
    .where("deleted_at", "is", null)
    .execute();
}

export async function insertInvoicePayment(
  trx: Trx,
  invoiceId: string,
  paymentIntent: string,
): Promise<void> {
  await trx
    .insertInto("invoice_payments")
    .values({ invoice_id: invoiceId, payment_intent: paymentIntent })
    .onConflict((conflict) => conflict.column("invoice_id").doNothing())
    .execute();
}

/** The payment intent that paid an invoice, or null where it is unknown. */
export async function paymentOfInvoice(db: Db, invoiceId: string): Promise<string | null> {
  const row = await db
    .selectFrom("invoice_payments")
    .select("payment_intent")
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  return row?.payment_intent ?? null;
}

type ReversalRow = Selectable<Schema["payment_reversals"]>;

/** States of a refund or dispute: a later one replaces an earlier one. */
const STATES = ["told", "pending", "succeeded", "failed", "inquiry", "open", "lost", "won"];
const rankOf = (state: string) =>
  sql.raw(`CASE ${state} ${STATES.map((each, i) => `WHEN '${each}' THEN ${i}`).join(" ")} END`);

/**
 * Stores the latest state and the greatest amount of a refund, dispute or charge. Nothing is written where both are
 * known, as most are each hour.
 */
export async function mergeReversal(trx: Trx, row: ReversalRow): Promise<void> {
  const more = sql<boolean>`excluded.amount > payment_reversals.amount`;
  const later = sql<boolean>`${rankOf("excluded.state")} > ${rankOf("payment_reversals.state")}`;
  await trx
    .insertInto("payment_reversals")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({
          amount: sql`CASE WHEN ${more} THEN excluded.amount ELSE payment_reversals.amount END`,
          state: sql`CASE WHEN ${later} THEN excluded.state ELSE payment_reversals.state END`,
        })
        .where(({ or }) => or([more, later])),
    )
    .execute();
}

export function reversalsOf(db: Db, paymentIntent: string) {
  return db
    .selectFrom("payment_reversals")
    .select(["kind", "amount", "state"])
    .where("payment_intent", "=", paymentIntent)
    .execute();
}

/** The refunds and disputes of payments by this provider that are not settled. */
export async function openReversals(
  db: Db,
  provider: PaymentRow["provider"],
): Promise<{ id: string; kind: "refund" | "dispute" }[]> {
  // Literals, as in the index.
  const { rows } = await sql<{ id: string; kind: "refund" | "dispute" }>`
    SELECT id, kind FROM payment_reversals AS back WHERE state IN ('pending', 'inquiry', 'open')
      AND EXISTS (SELECT 1 FROM payments WHERE payment_intent = back.payment_intent AND provider = ${provider})
    ORDER BY id`.execute(db);
  return rows;
}

/** The payment pages created before a moment whose money is still on its way. */
export async function pendingCheckouts(
  db: Db,
  provider: PaymentRow["provider"],
  before: string,
): Promise<string[]> {
  const { rows } = await sql<{ session: string }>`
    SELECT session_id AS session FROM payments
    WHERE status = 'pending' AND provider = ${provider} AND created_at < ${before} AND session_id IS NOT NULL
    ORDER BY created_at`.execute(db);
  return rows.map(({ session }) => session);
}

/** The invoices of renewals that failed, of payments created between two moments. */
export async function failedInvoices(
  db: Db,
  provider: PaymentRow["provider"],
  { from, before }: { from: string; before: string },
): Promise<string[]> {
  // A literal, as in the index.
  const { rows } = await sql<{ invoice: string }>`
    SELECT invoice_id AS invoice FROM payments
    WHERE status = 'failed' AND provider = ${provider} AND created_at >= ${from} AND created_at < ${before}
      AND invoice_id IS NOT NULL
    ORDER BY created_at`.execute(db);
  return rows.map(({ invoice }) => invoice);
}

export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom("users").select("id").where("id", "=", userId).where("deleted_at", "is", null);
  return (await query.executeTakeFirst()) !== undefined;
}
