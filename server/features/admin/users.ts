import type { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { describeMe } from "#server/features/accounts/accounts.ts";
import { dreamCredits, entriesOf } from "#server/features/credits/credits.ts";
import { USERS_PAGE_SIZE, type listUsers, type UserDetail, type UserInfo } from "#shared/admin/users.ts";
import { PARTS } from "#shared/dreams.ts";
import * as queries from "./user-queries.ts";
import * as payments from "./purchase-queries.ts";
import { containing, momentsOf } from "./search.ts";
import { transactionTotals } from "./transaction-queries.ts";

const NEWEST_MAX = 100;

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

/** A user with records; dreams without their text. Throws `not_found`. */
export async function describeUser(deps: { db: Db; now: () => Date }, userId: string): Promise<UserDetail> {
  const { db } = deps;
  const now = deps.now().toISOString();
  const [user] = await describe(db, await queries.usersByIds(db, [userId], now), now);
  if (!user) throw new AppError("not_found");
  const { lots, subscription } = await describeMe(deps, user);
  const entries = await entriesOf(db, userId, { limit: NEWEST_MAX });
  return {
    user,
    lots,
    subscription,
    ledger: entries.map(({ id, at, kind, source, available, held, reason, dreamId, part }) => {
      return { id, at, kind, source, available, held, reason, dreamId, part };
    }),
    dreams: await describeDreams(db, userId),
    payments: await payments.paymentsOf(db, userId),
    sessions: await queries.sessionsOf(db, userId, now),
  };
}

async function describeDreams(db: Db, userId: string): Promise<UserDetail["dreams"]> {
  const dreams = await queries.dreamFacts(db, userId, NEWEST_MAX);
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
