import type { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { describeBalance } from "#server/features/accounts/accounts.ts";
import { countEntriesOf, dreamCredits, entriesOf } from "#server/features/credits/credits.ts";
import {
  USERS_PAGE_SIZE,
  type getUser,
  type listUsers,
  type UserDetail,
  type UserInfo,
  type UserRecord,
} from "#shared/admin/users.ts";
import { PARTS } from "#shared/dreams.ts";
import { auditEntriesOf } from "./audit-log.ts";
import * as queries from "./user-queries.ts";
import * as payments from "./purchase-queries.ts";
import { containing, momentsOf } from "./search.ts";
import { transactionTotals } from "./transaction-queries.ts";

const RECORDS_PAGE_SIZE = 10;

type UsersQuery = z.output<NonNullable<(typeof listUsers)["query"]>>;

async function describe(db: Db, rows: queries.UserRow[], now: string): Promise<UserInfo[]> {
  const spent = await payments.spentBy(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ admin, emailVerified, creditsUsed, dreams, ...row }) => ({
    ...row,
    role: admin ? "admin" : "user",
    emailVerified: emailVerified === 1,
    totalSpent: spent.get(row.id) ?? [],
    totalCreditsUsed: creditsUsed,
    dreamCount: dreams,
    banned: row.bannedUntil !== null && row.bannedUntil > now,
  }));
}

/** One page of users, and totals over all users. */
export async function readUsers(db: Db, { page, q, sort, order }: UsersQuery, at: Date) {
  const now = at.toISOString();
  const paging = { limit: USERS_PAGE_SIZE, offset: page * USERS_PAGE_SIZE };
  const { ids, total } = await queries.pageOfIds(db, { search: containing(q), sort, order }, paging);
  const { revenue, tokens } = await transactionTotals(db, { type: null, userIds: null, ...momentsOf({}) });
  return {
    users: await describe(db, await queries.usersByIds(db, ids, now), now),
    total,
    page,
    pageSize: USERS_PAGE_SIZE,
    totals: { users: await queries.countUsers(db), revenue, creditsUsed: tokens.usage },
  };
}

type Pages = z.output<NonNullable<(typeof getUser)["query"]>>;

/** A user with one page of each kind of record; dreams without their text. Throws `not_found`. */
export async function describeUser(
  deps: { db: Db; now: () => Date },
  userId: string,
  pages: Pages,
): Promise<UserDetail> {
  const { db } = deps;
  const now = deps.now().toISOString();
  const [user] = await describe(db, await queries.usersByIds(db, [userId], now), now);
  if (!user) throw new AppError("not_found");
  const { lots, subscription } = await describeBalance(deps, userId);
  const at = (record: UserRecord) => ({
    limit: RECORDS_PAGE_SIZE,
    offset: pages[record] * RECORDS_PAGE_SIZE,
  });
  const entries = await entriesOf(db, userId, at("ledger"));
  const audit = await auditEntriesOf(db, userId, at("audit"));
  const totals: Record<UserRecord, number> = {
    payments: await payments.countPaymentsOf(db, userId),
    ledger: await countEntriesOf(db, userId),
    dreams: await queries.countDreams(db, userId),
    sessions: await queries.countSessions(db, userId, now),
    audit: audit.total,
  };
  const paging = (record: UserRecord) => ({
    total: totals[record],
    page: pages[record],
    pageSize: RECORDS_PAGE_SIZE,
  });
  return {
    user,
    lots,
    subscription,
    ledger: entries.map(({ id, at, kind, source, available, held, reason, dreamId, part }) => {
      return { id, at, kind, source, available, held, reason, dreamId, part };
    }),
    dreams: await describeDreams(db, userId, at("dreams")),
    payments: await payments.paymentsOf(db, userId, at("payments")),
    sessions: await queries.sessionsOf(db, userId, now, at("sessions")),
    audit: audit.rows,
    paging: {
      payments: paging("payments"),
      ledger: paging("ledger"),
      dreams: paging("dreams"),
      sessions: paging("sessions"),
      audit: paging("audit"),
    },
  };
}

async function describeDreams(
  db: Db,
  userId: string,
  paging: { limit: number; offset: number },
): Promise<UserDetail["dreams"]> {
  const dreams = await queries.dreamFacts(db, userId, paging);
  const ids = dreams.map((dream) => dream.id);
  const credits = await dreamCredits(db, ids);
  const parts = Map.groupBy(await queries.partFacts(db, ids), (part) => part.dreamId);
  return dreams.map((dream) => ({
    ...dream,
    creditsUsed: credits.get(dream.id)!.used,
    creditsReturned: credits.get(dream.id)!.returned,
    parts: (parts.get(dream.id) ?? [])
      .toSorted((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part))
      .map(({ part, status, engine, error }) => ({ part, status, engine, error })),
  }));
}
