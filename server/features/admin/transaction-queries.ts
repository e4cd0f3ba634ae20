import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { listed, listedNumbers } from "#server/db/dialect.ts";
import type { Db } from "#server/db/open.ts";
import type { Money } from "#shared/admin/payments.ts";
import type { PaidPart } from "#shared/credits.ts";
import type { PaymentStatus } from "#shared/payments.ts";
import { receipt, refundable } from "./purchase-queries.ts";

type TransactionType = "purchase" | "usage";

/** Null means all types, all users. */
export interface TransactionFilter {
  type: TransactionType | null;
  userIds: readonly string[] | null;
  /** First and last moment. */
  from: string;
  to: string;
}

interface Sum {
  type: TransactionType;
  currency: string;
  count: number;
  tokens: number;
  paid: number;
  went_back: number;
}

/** Position of a transaction in the list, which is ordered by time and id, newest first. */
interface Place {
  id: number;
  at: string;
}

interface Paging {
  limit: number;
  offset: number;
}

/** Users whose transactions are read by one statement. */
const USERS_PER_STEP = 100;
/** Transactions that one statement reads. */
const ROWS_PER_STEP = 2000;
const BOTH = ["purchase", "usage"] as const;

/** Sums by day, newest first. */
async function sumsByDay(db: Db, { from, to }: TransactionFilter): Promise<(Sum & { day: string })[]> {
  return db
    .selectFrom("transaction_days")
    .selectAll()
    .where("type", "in", BOTH)
    .where("day", ">=", from.slice(0, 10))
    .where("day", "<=", to.slice(0, 10))
    .orderBy("day", "desc")
    .execute();
}

async function sumsOfUsers(db: Db, { from, to }: TransactionFilter, userIds: readonly string[]) {
  const sums: Sum[] = [];
  for (let i = 0; i < userIds.length; i += USERS_PER_STEP) {
    const { rows } = await sql<Sum>`
      SELECT type, currency, COUNT(*) AS count, SUM(tokens) AS tokens, SUM(paid) AS paid, SUM(went_back) AS went_back
      FROM token_transactions
      WHERE user_id IN ${listed(userIds.slice(i, i + USERS_PER_STEP))} AND type IN ('purchase', 'usage')
        AND at BETWEEN ${from} AND ${to}
      GROUP BY type, currency`.execute(db);
    sums.push(...rows);
    await setImmediate();
  }
  return sums;
}

export interface TransactionTotals {
  count: Record<TransactionType, number>;
  tokens: Record<TransactionType, number>;
  revenue: Money[];
  refunded: Money[];
}

function totalsOf(sums: readonly Sum[]): TransactionTotals {
  const byType = (figure: "count" | "tokens") => {
    const of = (type: TransactionType) =>
      sums.reduce((total, sum) => (sum.type === type ? total + sum[figure] : total), 0);
    return { purchase: of("purchase"), usage: of("usage") };
  };
  const byCurrency = (figure: "paid" | "went_back"): Money[] => {
    const amounts = new Map<string, number>();
    for (const sum of sums) amounts.set(sum.currency, (amounts.get(sum.currency) ?? 0) + sum[figure]);
    return [...amounts]
      .filter(([, amount]) => amount > 0)
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1));
  };
  return {
    count: byType("count"),
    tokens: byType("tokens"),
    revenue: byCurrency("paid"),
    refunded: byCurrency("went_back"),
  };
}

/** Totals over both types, whatever the type of the filter. */
export async function transactionTotals(db: Db, filter: TransactionFilter): Promise<TransactionTotals> {
  const { userIds } = filter;
  return totalsOf(userIds === null ? await sumsByDay(db, filter) : await sumsOfUsers(db, filter, userIds));
}

const ofType = (type: TransactionType | null) => (type === null ? sql`1 = 1` : sql`type = ${type}`);

export async function placesOfPage(
  db: Db,
  filter: TransactionFilter,
  { limit, offset }: Paging,
): Promise<Place[]> {
  const { type, from, userIds } = filter;
  if (userIds === null) return placesOfAll(db, filter, { limit, offset });
  if (userIds.length > USERS_PER_STEP) return placesOfMany(db, filter, { limit, offset });
  const types = type === null ? sql`type IN ('purchase', 'usage')` : ofType(type);
  const { rows } = await sql<Place>`
    SELECT id, at FROM token_transactions
    WHERE user_id IN ${listed(userIds)} AND ${types} AND at BETWEEN ${from} AND ${filter.to}
    ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** Finds the day on which a page begins by the sums by day, so that only transactions of that day are skipped. */
async function placesOfAll(db: Db, filter: TransactionFilter, { limit, offset }: Paging): Promise<Place[]> {
  const counts = new Map<string, number>();
  for (const { day, type, count } of await sumsByDay(db, filter)) {
    if (filter.type === null || filter.type === type) counts.set(day, (counts.get(day) ?? 0) + count);
  }
  let skipped = 0;
  for (const [day, count] of counts) {
    if (skipped + count <= offset) {
      skipped += count;
      continue;
    }
    const { rows } = await sql<Place>`
      SELECT id, at FROM token_transactions
      WHERE ${ofType(filter.type)} AND at BETWEEN ${filter.from} AND ${`${day}T23:59:59.999Z`}
      ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset - skipped}`.execute(db);
    return rows;
  }
  return [];
}

/** For a search that finds many users: reads all transactions from the newest on. */
async function placesOfMany(db: Db, filter: TransactionFilter, { limit, offset }: Paging): Promise<Place[]> {
  const found: Place[] = [];
  for await (const step of places(db, filter)) {
    found.push(...step);
    if (found.length >= offset + limit) break;
    await setImmediate();
  }
  return found.slice(offset, offset + limit);
}

/** Every place that a filter finds, newest first, in steps of at most `ROWS_PER_STEP`. */
export async function* places(db: Db, filter: TransactionFilter): AsyncGenerator<Place[]> {
  const { type, from, to } = filter;
  const userIds = filter.userIds && new Set(filter.userIds);
  let after: Place = { at: to, id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const { rows } = await sql<Place & { user_id: string }>`
      SELECT id, at, user_id FROM token_transactions
      WHERE ${ofType(type)} AND at >= ${from} AND at <= ${after.at} AND (at, id) < (${after.at}, ${after.id})
      ORDER BY at DESC, id DESC LIMIT ${ROWS_PER_STEP}`.execute(db);
    yield userIds ? rows.filter((row) => userIds.has(row.user_id)) : rows;
    if (rows.length < ROWS_PER_STEP) return;
    after = rows.at(-1)!;
  }
}

interface Listed {
  place: number;
  id: string;
  userId: string;
  userEmail: string | null;
  userCountry: string | null;
  tokens: number;
  createdAt: string;
}

/** `amount` is null where only the credits of a purchase are known. */
export interface Purchase extends Listed {
  kind: "package" | "subscription";
  item: string | null;
  amount: Money | null;
  refundedAmount: number;
  disputedAmount: number;
  status: PaymentStatus | null;
  refundable: number;
  receiptUrl: string | null;
}

export interface Usage extends Listed {
  dreamId: string;
  part: PaidPart;
  engine: string | null;
}

const country = sql`COALESCE(users.last_login_country, users.registration_country)`;

/** The purchases among the transactions. */
export async function purchasesAt(db: Db, ids: readonly number[]): Promise<Purchase[]> {
  const { rows } = await sql<Omit<Purchase, "amount"> & { paid: number | null; currency: string | null }>`
    SELECT t.id AS place, COALESCE(p.id, lots.id) AS id, t.user_id AS "userId", users.email AS "userEmail",
      ${country} AS "userCountry", t.tokens, t.at AS "createdAt", lots.source AS kind, p.item, p.amount AS paid,
      p.currency, p.status, COALESCE(p.refunded_amount, 0) AS "refundedAmount",
      t.went_back - COALESCE(p.refunded_amount, 0) AS "disputedAmount", ${refundable} AS refundable,
      ${receipt} AS "receiptUrl"
    FROM token_transactions AS t JOIN users ON users.id = t.user_id JOIN lots ON lots.id = t.ref
    LEFT JOIN payments AS p ON p.kind = lots.source AND p.source_ref = lots.source_ref
    WHERE t.id IN ${listedNumbers(ids)} AND t.type = 'purchase'`.execute(db);
  return rows.map(({ paid, currency, ...row }) => ({
    ...row,
    amount: paid === null || currency === null ? null : { currency, amount: paid },
  }));
}

/** The usage of credits among the transactions. */
export async function usagesAt(db: Db, ids: readonly number[]): Promise<Usage[]> {
  const { rows } = await sql<Usage>`
    SELECT t.id AS place, holds.id, t.user_id AS "userId", users.email AS "userEmail", ${country} AS "userCountry",
      t.tokens, t.at AS "createdAt", holds.dream_id AS "dreamId", holds.part,
      COALESCE(part.engine, lens.engine) AS engine
    FROM token_transactions AS t JOIN users ON users.id = t.user_id JOIN holds ON holds.id = t.ref
    LEFT JOIN dream_parts AS part ON part.dream_id = holds.dream_id AND part.part = holds.part
    LEFT JOIN dream_lenses AS lens ON lens.dream_id = holds.dream_id AND 'lens-' || lens.lens = holds.part
    WHERE t.id IN ${listedNumbers(ids)} AND t.type = 'usage'`.execute(db);
  return rows;
}
