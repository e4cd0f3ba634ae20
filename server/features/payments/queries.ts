import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { pages } from "#server/db/steps.ts";
import type { PaymentKind } from "#shared/payments.ts";

export type PaymentRow = Selectable<Schema["payments"]>;

export function listPackages(db: Db) {
  return db.selectFrom("token_packages").selectAll().orderBy("sort").execute();
}

export function listPlans(db: Db) {
  return db.selectFrom("subscription_plans").selectAll().orderBy("sort").execute();
}

/** What an item is sold for now. */
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
    .where("status", "=", "open")
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

/** The first order of a subscription: what each of its periods costs and brings. */
export function findFirstPayment(db: Db, subscriptionId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .orderBy("created_at")
    .executeTakeFirst();
}

/** A user's payments that were at least ordered, newest first. */
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

/** Paid orders whose tokens were never booked, in steps; there should be none. */
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

/** Payment pages of deleted accounts that can still be paid on. */
export function openPagesOfDeleted(db: Db, provider: "stripe" | "sandbox") {
  return db
    .selectFrom("payments")
    .select(["id", (eb) => eb.ref("session_id").$notNull().as("page")])
    .where("to_close", "=", 1)
    .where("status", "=", "open")
    .where("provider", "=", provider)
    .where("session_id", "is not", null)
    .execute();
}

export function dreamTitles(db: Db, userId: string, dreamIds: string[]) {
  return db
    .selectFrom("dreams")
    .select(["id", "title"])
    .where("user_id", "=", userId)
    .where("id", "in", dreamIds)
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

/** The payment that paid an invoice, where it is known. */
export async function paymentOfInvoice(db: Db, invoiceId: string): Promise<string | null> {
  const row = await db
    .selectFrom("invoice_payments")
    .select("payment_intent")
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  return row?.payment_intent ?? null;
}

type ReversalRow = Selectable<Schema["payment_reversals"]>;

/** Words of a report that is later than others on the same refund or dispute come later here. */
const STATES = ["told", "pending", "succeeded", "failed", "inquiry", "open", "lost", "won"];

/** Keeps the furthest state and the greatest amount told of a refund, dispute or charge. */
export async function mergeReversal(trx: Trx, row: ReversalRow): Promise<void> {
  const rank = (state: string) => sql`instr(${STATES.join(" ")}, ${sql.raw(state)})`;
  await trx
    .insertInto("payment_reversals")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        amount: sql`max(payment_reversals.amount, excluded.amount)`,
        state: sql`CASE WHEN ${rank("excluded.state")} > ${rank("payment_reversals.state")}
          THEN excluded.state ELSE payment_reversals.state END`,
      }),
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

/** False once the account was deleted. */
export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom("users").select("id").where("id", "=", userId).where("deleted_at", "is", null);
  return (await query.executeTakeFirst()) !== undefined;
}
