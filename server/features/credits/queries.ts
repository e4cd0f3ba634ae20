import { sql, type Insertable } from "kysely";
import { least, listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { LotSource, PaidPart } from "#shared/credits.ts";
import { DAY_MS } from "#shared/durations.ts";

/** A round of a part of a dream, or of a lens on it, which has one hold. */
export interface PartRound {
  dreamId: string;
  part: PaidPart;
  round: number;
}

export type Correction = Insertable<Schema["corrections"]>;

/** Lots with tokens left in spending order, including expired ones that are not swept yet. */
export async function lotsInSpendingOrder(db: Db, userId: string) {
  const { rows } = await sql<{
    id: string;
    root_id: string | null;
    source: LotSource;
    expires_at: string | null;
    available: number;
  }>`
    SELECT id, root_id, source, expires_at, available FROM lots WHERE user_id = ${userId} AND available > 0
    ORDER BY expires_at NULLS LAST, created_at, id`.execute(db);
  return rows;
}

export async function spendable(db: Db, userId: string, at: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT COALESCE(SUM(available), 0) AS total FROM lots
    WHERE user_id = ${userId} AND available > 0 AND (expires_at IS NULL OR expires_at > ${at})`.execute(db);
  return rows[0]!.total;
}

export function findLot(db: Db, source: LotSource, sourceRef: string) {
  return db
    .selectFrom("lots")
    .select(["id", "user_id"])
    .where("source", "=", source)
    .where("source_ref", "=", sourceRef)
    .executeTakeFirst();
}

/** Held tokens of a lot and of the lots returned from it, less its shortfall; may be negative. */
export async function heldBeyondShortfall(
  db: Db,
  { id, user_id: userId }: { id: string; user_id: string },
): Promise<number> {
  const { rows } = await sql<{ beyond: number }>`
    SELECT COALESCE(SUM(held), 0) - COALESCE(SUM(shortfall) FILTER (WHERE id = ${id}), 0) AS beyond
    FROM lots WHERE user_id = ${userId} AND (id = ${id} OR root_id = ${id})`.execute(db);
  return rows[0]!.beyond;
}

/** Other lots with a shortfall from which tokens were taken for this lot, with the tokens taken. */
export async function shortSinceTaken(db: Db, lot: { id: string; user_id: string }) {
  const { rows } = await sql<{ id: string; shortfall: number; taken: number }>`
    SELECT root.id, root.shortfall, SUM(-entry.available) AS taken
    FROM corrections AS correction
    JOIN ledger_entries AS entry ON entry.user_id = correction.user_id AND entry.kind = 'clawback'
      AND entry.ref = correction.ref
    JOIN lots ON lots.id = entry.lot_id JOIN lots AS root ON root.id = COALESCE(lots.root_id, lots.id)
    WHERE correction.user_id = ${lot.user_id} AND correction.kind = 'clawback' AND correction.lot_id = ${lot.id}
      AND root.id <> ${lot.id} AND root.shortfall > 0
    GROUP BY root.id ORDER BY root.created_at, root.id`.execute(db);
  return rows;
}

/** A lot with the id and the shortfall of its root: the lot it was returned from, or itself. */
export interface RootedLot {
  id: string;
  user_id: string;
  expires_at: string | null;
  grace: 0 | 1;
  root_id: string;
  shortfall: number;
}

export async function findRoot(db: Db, lotId: string): Promise<RootedLot> {
  return db
    .selectFrom("lots as lot")
    .innerJoin("lots as root", (join) =>
      join.on("root.id", "=", (eb) => eb.fn.coalesce("lot.root_id", "lot.id")),
    )
    .select(["lot.id", "lot.user_id", "lot.expires_at", "lot.grace", "root.id as root_id", "root.shortfall"])
    .where("lot.id", "=", lotId)
    .executeTakeFirstOrThrow();
}

/** Reduces a lot's shortfall by at most `tokens`; returns how many, 0 for a `ref` that was booked before. */
export async function insertDrop(
  trx: Trx,
  { lotId, tokens, ref, at }: { lotId: string; tokens: number; ref: string; at: string },
): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    INSERT INTO shortfall_entries (lot_id, kind, ref, change, at)
    SELECT id, 'dropped', ${ref}, -${least(sql`shortfall`, sql`${tokens}`)}, ${at} FROM lots
    WHERE id = ${lotId} AND shortfall > 0
      AND NOT EXISTS (SELECT 1 FROM shortfall_entries WHERE kind = 'dropped' AND ref = ${ref})
    RETURNING -change AS dropped`.execute(trx);
  return rows[0]?.dropped ?? 0;
}

export async function insertLot(trx: Trx, lot: Insertable<Schema["lots"]>): Promise<void> {
  await trx.insertInto("lots").values(lot).execute();
}

export async function insertHold(trx: Trx, hold: Insertable<Schema["holds"]>): Promise<void> {
  await trx.insertInto("holds").values(hold).execute();
}

export async function insertEntries(
  trx: Trx,
  entries: Insertable<Schema["ledger_entries"]>[],
): Promise<void> {
  if (entries.length) await trx.insertInto("ledger_entries").values(entries).execute();
}

export async function holdExists(db: Db, { dreamId, part, round }: PartRound): Promise<boolean> {
  const row = await db
    .selectFrom("holds")
    .select("id")
    .where("dream_id", "=", dreamId)
    .where("part", "=", part)
    .where("round", "=", round)
    .executeTakeFirst();
  return row !== undefined;
}

/** Settles what is open of a hold. Returns the settled tokens of each lot. */
export async function insertSettlement(
  trx: Trx,
  kind: "capture" | "release",
  { dreamId, part, round }: PartRound,
  at: string,
): Promise<{ lotId: string; tokens: number }[]> {
  const given = kind === "release" ? sql`entry.held` : sql`0`;
  const { rows } = await sql<{ lotId: string; tokens: number }>`
    INSERT INTO ledger_entries (user_id, lot_id, hold_id, kind, available, held, at)
    SELECT entry.user_id, entry.lot_id, entry.hold_id, ${kind}, ${given}, -entry.held, ${at}
    FROM holds JOIN ledger_entries AS entry ON entry.hold_id = holds.id
    WHERE holds.dream_id = ${dreamId} AND holds.part = ${part} AND holds.round = ${round} AND entry.kind = 'hold'
      AND NOT EXISTS (
        SELECT 1 FROM ledger_entries AS settled
        WHERE settled.hold_id = entry.hold_id AND settled.lot_id = entry.lot_id AND settled.kind <> 'hold')
    ORDER BY entry.id
    RETURNING lot_id AS "lotId", -held AS tokens`.execute(trx);
  return rows;
}

/** Longest pause between two sweeps before an admin must confirm the clock. */
const CLOCK_TRUSTED_MS = DAY_MS;

const trustedSince = (at: string) => new Date(Date.parse(at) - CLOCK_TRUSTED_MS).toISOString();

/** False while the clock may be wrong, because it is far ahead of the last sweep: nothing expires then. */
export async function clockIsTrusted(db: Db, at: string): Promise<boolean> {
  const swept = await lastSweep(db);
  return swept === null || swept >= trustedSince(at);
}

/** When the sweep of expired lots ran last; null before the first time. */
export async function lastSweep(db: Db): Promise<string | null> {
  const row = await db.selectFrom("expiry_clock").select("swept_at").where("id", "=", 1).executeTakeFirst();
  return row?.swept_at ?? null;
}

export async function setLastSweep(trx: Trx, at: string): Promise<void> {
  await trx
    .insertInto("expiry_clock")
    .values({ id: 1, swept_at: at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ swept_at: at }))
    .execute();
}

const clockTrustedAt = (at: string) =>
  sql<boolean>`NOT EXISTS (SELECT 1 FROM expiry_clock WHERE id = 1 AND swept_at < ${trustedSince(at)})`;

/** The users with the `limit` lots that expired first; none while the clock is not trusted. */
export async function ownersOfExpired(db: Db, { at, limit }: { at: string; limit: number }) {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM lots WHERE available > 0 AND expires_at <= ${at} AND ${clockTrustedAt(at)}
    ORDER BY expires_at, id LIMIT ${limit}`.execute(db);
  return [...new Set(rows.map((row) => row.user_id))];
}

/** Empties the expired lots of users, none while the clock is not trusted. Returns the tokens. */
export async function insertExpiries(
  trx: Trx,
  { at, userIds }: { at: string; userIds: readonly string[] },
): Promise<number> {
  // The lots of one user are found by the user, those of many by their expiry.
  const owned = userIds.length === 1 ? sql`user_id = ${userIds[0]}` : sql`user_id IN ${listed(userIds)}`;
  const { rows } = await sql<{ tokens: number }>`
    INSERT INTO ledger_entries (user_id, lot_id, kind, available, held, at)
    SELECT user_id, id, 'expire', -available, 0, ${at} FROM lots
    WHERE ${owned} AND available > 0 AND expires_at <= ${at} AND ${clockTrustedAt(at)}
    ORDER BY expires_at, id
    RETURNING -available AS tokens`.execute(trx);
  return rows.reduce((sum, row) => sum + row.tokens, 0);
}

interface EndingLots {
  at: string;
  until: string;
  limit: number;
}

/** Lots with tokens that expire between `at` and `until` and are not announced. */
const endingLots = ({ at, until }: Pick<EndingLots, "at" | "until">) =>
  sql`available > 0 AND expires_at > ${at} AND expires_at <= ${until}
    AND NOT EXISTS (SELECT 1 FROM lot_notices WHERE lot_id = lots.id)`;

/** The users with the `limit` lots that expire first and are not announced. */
export async function ownersOfEnding(db: Db, { limit, ...period }: EndingLots): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM lots WHERE ${endingLots(period)} ORDER BY expires_at LIMIT ${limit}`.execute(db);
  return [...new Set(rows.map((row) => row.user_id))];
}

/** Marks such lots of users as announced. Returns each lot once. */
export async function takeEndingLots(
  trx: Trx,
  { userIds, ...period }: Omit<EndingLots, "limit"> & { userIds: readonly string[] },
) {
  const { rows } = await sql<{ userId: string; tokens: number; expiresAt: string }>`
    INSERT INTO lot_notices (lot_id, at)
    SELECT id, ${period.at} FROM lots
    WHERE user_id IN ${listed(userIds)} AND ${endingLots(period)}
    ORDER BY expires_at
    RETURNING (SELECT user_id FROM lots WHERE id = lot_id) AS "userId",
      (SELECT available FROM lots WHERE id = lot_id) AS tokens,
      (SELECT expires_at FROM lots WHERE id = lot_id) AS "expiresAt"`.execute(trx);
  return rows;
}

export function findCorrection(db: Db, kind: Correction["kind"], ref: string) {
  return db
    .selectFrom("corrections")
    .select(["user_id", "lot_id", "asked", "change"])
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .executeTakeFirst();
}

export async function insertCorrection(trx: Trx, correction: Correction): Promise<void> {
  await trx.insertInto("corrections").values(correction).execute();
}

/** Held, used and returned tokens of dreams. Dreams without a hold are absent. */
export async function creditsByDream(db: Db, dreamIds: readonly string[]) {
  const { rows } = await sql<{ dreamId: string; held: number; used: number; returned: number }>`
    SELECT holds.dream_id AS "dreamId", SUM(entry.held) AS held,
      SUM(CASE entry.kind WHEN 'capture' THEN -entry.held ELSE 0 END) AS used,
      SUM(CASE entry.kind WHEN 'release' THEN entry.available ELSE 0 END) AS returned
    FROM holds JOIN ledger_entries AS entry ON entry.hold_id = holds.id
    WHERE holds.dream_id IN ${listed(dreamIds)}
    GROUP BY holds.dream_id`.execute(db);
  return rows;
}

/** A user's entries, newest first, below the entry id `before`. */
export function entriesNewestFirst(
  db: Db,
  userId: string,
  page: { limit: number; offset?: number; before?: number | undefined; dreamId?: string | undefined },
) {
  const { limit, offset = 0, before, dreamId } = page;
  return (
    db
      .selectFrom("ledger_entries as entry")
      .innerJoin("lots", "lots.id", "entry.lot_id")
      .leftJoin("holds", "holds.id", "entry.hold_id")
      .select([
        "entry.id",
        "entry.kind",
        "entry.available",
        "entry.held",
        "entry.reason",
        "entry.ref",
        "entry.at",
        "entry.lot_id as lotId",
        "lots.source",
        "holds.dream_id as dreamId",
        "holds.part",
        "holds.round",
      ])
      .$if(before !== undefined, (query) => query.where("entry.id", "<", before!))
      // A dream's entries are found by its holds, not among all of the user's.
      .$if(dreamId === undefined, (query) => query.where("entry.user_id", "=", userId))
      .$if(dreamId !== undefined, (query) =>
        query.where("holds.user_id", "=", userId).where("holds.dream_id", "=", dreamId!),
      )
      .orderBy("entry.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute()
  );
}

export async function countEntries(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM ledger_entries WHERE user_id = ${userId}`.execute(db);
  return rows[0]!.total;
}
