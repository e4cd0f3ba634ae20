import { randomUUID } from "node:crypto";
import {
  sql,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { DreamStatus, Part, PartStatus, Resolution } from "#shared/dreams.ts";

export type Tx = Transaction<Schema>;
export type Reader = Kysely<Schema>;
export type DreamRow = Selectable<Schema["dreams"]>;
export type PartRow = Selectable<Schema["dream_parts"]>;
export type JobRow = Selectable<Schema["jobs"]>;
export type MediaRow = Selectable<Schema["media"]>;

/** A dream's row, if it is this person's. */
export function findOwnDream(db: Reader, userId: string, id: string): Promise<DreamRow | undefined> {
  return db
    .selectFrom("dreams")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export function findDream(db: Reader, id: string): Promise<DreamRow | undefined> {
  return db.selectFrom("dreams").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByIdempotencyKey(db: Reader, userId: string, key: string): Promise<DreamRow | undefined> {
  return db
    .selectFrom("dreams")
    .selectAll()
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

export function insertDream(trx: Reader, values: Insertable<Schema["dreams"]>): Promise<DreamRow> {
  return trx.insertInto("dreams").values(values).returningAll().executeTakeFirstOrThrow();
}

export async function insertPart(trx: Tx, values: Insertable<Schema["dream_parts"]>): Promise<void> {
  await trx.insertInto("dream_parts").values(values).execute();
}

export async function updateDream(trx: Tx, id: string, change: Updateable<Schema["dreams"]>): Promise<void> {
  await trx.updateTable("dreams").set(change).where("id", "=", id).execute();
}

/** Removes the row and, through the schema, its parts, jobs, events and media rows. */
export async function removeDream(trx: Tx, id: string): Promise<void> {
  await trx.deleteFrom("dreams").where("id", "=", id).execute();
}

export async function removeDreamsOf(trx: Tx, userId: string): Promise<void> {
  await trx.deleteFrom("dreams").where("user_id", "=", userId).execute();
}

export async function dreamIdsOf(db: Reader, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("dreams").select("id").where("user_id", "=", userId).execute();
  return rows.map((row) => row.id);
}

/** A person's dreams after the one given, oldest first. */
export function dreamsAfter(
  db: Reader,
  userId: string,
  after: Pick<DreamRow, "created_at" | "id"> | null,
  limit: number,
): Promise<DreamRow[]> {
  return db
    .selectFrom("dreams")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(after !== null, (query) =>
      query.where((e) => e(e.refTuple("created_at", "id"), ">", e.tuple(after!.created_at, after!.id))),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Bytes of all media files of a person. */
export async function mediaBytesOf(db: Reader, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("media")
    .innerJoin("dreams", "dreams.id", "media.dream_id")
    .select((e) => e.fn.coalesce(e.fn.sum<number>("media.bytes"), e.lit(0)).as("bytes"))
    .where("dreams.user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

export async function insertMedia(trx: Tx, rows: Insertable<Schema["media"]>[]): Promise<void> {
  await trx.insertInto("media").values(rows).execute();
}

/** Every file the database knows, as its path below the media folder. */
export async function mediaFiles(db: Reader): Promise<Set<string>> {
  return new Set((await db.selectFrom("media").select("file").execute()).map((row) => row.file));
}

export interface LibraryFilter {
  userId: string;
  /** Case-folded by the caller. */
  search: string;
  tag: string;
  state: "all" | "unfinished";
}

// The reads behind the library are written as SQL: building them with Kysely took longer than running them.

export async function libraryPage(
  db: Reader,
  { userId, tag, state, page, pageSize }: Omit<LibraryFilter, "search"> & { page: number; pageSize: number },
): Promise<{ rows: DreamRow[]; total: number }> {
  const wanted = sql`user_id = ${userId}
    AND (${state} = 'all' OR status IN ('queued', 'processing'))
    AND (${tag} = '' OR EXISTS (SELECT 1 FROM json_each(dreams.tags) WHERE json_each.value = ${tag}))`;
  const { rows: counted } = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM dreams WHERE ${wanted}`.execute(db);
  const { rows } = await sql<DreamRow>`
    SELECT * FROM dreams WHERE ${wanted}
    ORDER BY created_at DESC, id DESC LIMIT ${pageSize} OFFSET ${page * pageSize}`.execute(db);
  return { rows, total: counted[0]!.total };
}

export async function topTags(db: Reader, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT json_each.value AS tag FROM dreams, json_each(dreams.tags)
    WHERE dreams.user_id = ${userId}
    GROUP BY tag ORDER BY COUNT(*) DESC, MAX(dreams.created_at) DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.tag);
}

export async function partsOfDreams(db: Reader, ids: readonly string[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    SELECT * FROM dream_parts WHERE dream_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`.execute(
    db,
  );
  return rows;
}

export async function mediaOfDreams(db: Reader, ids: readonly string[]): Promise<MediaRow[]> {
  const { rows } = await sql<MediaRow>`
    SELECT * FROM media WHERE dream_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`.execute(db);
  return rows;
}

export function findMedia(db: Reader, dreamId: string): Promise<MediaRow[]> {
  return db.selectFrom("media").selectAll().where("dream_id", "=", dreamId).execute();
}

export async function setPart(
  trx: Tx,
  dreamId: string,
  part: Part,
  change: Partial<
    Pick<
      PartRow,
      "status" | "progress" | "error" | "started_at" | "finished_at" | "round" | "engine" | "engine_version"
    >
  >,
): Promise<void> {
  await trx
    .updateTable("dream_parts")
    .set(change)
    .where("dream_id", "=", dreamId)
    .where("part", "=", part)
    .execute();
}

export async function addEvent(
  trx: Tx,
  event: {
    dreamId: string;
    part: Part | null;
    status: DreamStatus | PartStatus;
    progress: number;
    at: string;
  },
): Promise<void> {
  const { dreamId, ...rest } = event;
  await trx
    .insertInto("dream_events")
    .values({ dream_id: dreamId, ...rest })
    .execute();
}

/** Events read at a time. */
export const EVENTS_READ = 500;

export function eventsAfter(db: Reader, dreamId: string, seq: number) {
  return db
    .selectFrom("dream_events")
    .selectAll()
    .where("dream_id", "=", dreamId)
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(EVENTS_READ)
    .execute();
}

/** Dreams that wait or run, of one person and in all. */
export async function unfinishedDreams(db: Reader, userId: string): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    SELECT COUNT(*) AS "all", COALESCE(SUM(user_id = ${userId}), 0) AS own
    FROM dreams WHERE status IN ('queued', 'processing')`.execute(db);
  return rows[0]!;
}

/** Dreams submitted earlier that still have work to do. */
export async function dreamsAhead(db: Reader, createdAt: string, id: string): Promise<number> {
  const { ahead } = await db
    .selectFrom("dreams")
    .select((eb) => eb.fn.countAll<number>().as("ahead"))
    .where("status", "in", ["queued", "processing"])
    .where((eb) =>
      eb.or([
        eb("created_at", "<", createdAt),
        eb.and([eb("created_at", "=", createdAt), eb("id", "<", id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return ahead;
}

/** Mean seconds of the latest finished runs of each part, by resolution for films. */
export async function recentDurations(db: Reader): Promise<Map<string, number>> {
  const { rows } = await sql<{ part: Part; resolution: Resolution; seconds: number }>`
    SELECT part, resolution, AVG(seconds) AS seconds FROM (
      SELECT p.part, d.resolution, (julianday(p.finished_at) - julianday(p.started_at)) * 86400 AS seconds,
        ROW_NUMBER() OVER (PARTITION BY p.part, d.resolution ORDER BY p.finished_at DESC) AS nth
      FROM dream_parts p JOIN dreams d ON d.id = p.dream_id
      WHERE p.status = 'done' AND p.finished_at > datetime('now', '-7 days'))
    WHERE nth <= 20 GROUP BY part, resolution`.execute(db);
  return new Map(rows.map((row) => [`${row.part} ${row.resolution}`, row.seconds]));
}

/** Removes events of dreams that ended before `before`: the dream itself says how it ended. */
export async function purgeEvents(db: Reader, before: string): Promise<void> {
  await sql`DELETE FROM dream_events WHERE dream_id IN (SELECT id FROM dreams WHERE finished_at < ${before})`.execute(
    db,
  );
}

/** Puts parts of a dream into the queue, in the caller's transaction. */
export async function enqueue(
  trx: Tx,
  order: { dreamId: string; parts: readonly { part: Part; round: number }[]; now: Date },
): Promise<void> {
  const at = order.now.toISOString();
  await trx
    .insertInto("jobs")
    .values(
      order.parts.map(({ part, round }) => ({
        id: randomUUID(),
        dream_id: order.dreamId,
        part,
        round,
        status: "queued" as const,
        run_at: at,
        created_at: at,
      })),
    )
    .execute();
}

/** Queued jobs of a dream's parts become cancelled; returns the parts. Running ones are left alone. */
export async function cancelQueued(trx: Tx, dreamId: string): Promise<JobRow[]> {
  return trx
    .updateTable("jobs")
    .set({ status: "cancelled" })
    .where("dream_id", "=", dreamId)
    .where("status", "=", "queued")
    .returningAll()
    .execute();
}

/** A job that waits for its next attempt is due now. */
export async function runNow(
  trx: Tx,
  { dreamId, part, now }: { dreamId: string; part: Part; now: Date },
): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ run_at: now.toISOString() })
    .where("dream_id", "=", dreamId)
    .where("part", "=", part)
    .where("status", "=", "queued")
    .execute();
}
