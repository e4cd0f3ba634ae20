import { randomUUID } from "node:crypto";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { listed, secondsBetween } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { signalOnCommit } from "#server/db/transaction.ts";
import { currentTraceparent } from "#server/work-context.ts";
import { PARTS, type DreamInput, type Part, type Resolution } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import { addEvent, removePartialSummary } from "./event-queries.ts";

export type DreamRow = Selectable<Schema["dreams"]>;
export type PartRow = Selectable<Schema["dream_parts"]>;
export type JobRow = Selectable<Schema["jobs"]>;
export type MediaRow = Selectable<Schema["media"]>;

export async function findOwnDream(db: Db, userId: string, id: string): Promise<DreamRow | undefined> {
  const row = await findDream(db, id);
  return row?.user_id === userId ? row : undefined;
}

/** A dream that is not in the bin. A deleted account has no dreams, also while they are being removed. */
export async function findDream(db: Db, id: string): Promise<DreamRow | undefined> {
  const { rows } = await sql<DreamRow>`
    SELECT * FROM dreams WHERE id = ${id} AND deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM account_removals WHERE account_removals.user_id = dreams.user_id)`.execute(db);
  return rows[0];
}

export function findByIdempotencyKey(db: Db, userId: string, key: string): Promise<DreamRow | undefined> {
  return db
    .selectFrom("dreams")
    .selectAll()
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

/** What the version before nights stores, which a trigger redates when a row is added. */
const NO_NIGHT = "1970-01-01";

/** Gives those of new dreams that are of that very night their date again. */
export async function keepFirstNight(
  trx: Db,
  dreams: readonly Pick<Insertable<Schema["dreams"]>, "id" | "night">[],
): Promise<void> {
  const ids = dreams.filter(({ night }) => night === NO_NIGHT).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.updateTable("dreams").set({ night: NO_NIGHT }).where("id", "in", ids).execute();
}

/** Stores what a user submitted as a new dream with a seed of its own. */
export async function insertDream(
  trx: Db,
  { dreamText, language, depth, resolution, style }: DreamInput,
  values: Pick<
    Insertable<Schema["dreams"]>,
    | "user_id"
    | "kind"
    | "status"
    | "search_text"
    | "idempotency_key"
    | "request_hash"
    | "created_at"
    | "finished_at"
    | "night"
    | "minute"
  >,
): Promise<DreamRow> {
  const row = await trx
    .insertInto("dreams")
    .values({
      id: randomUUID(),
      seed: randomUUID(),
      dream_text: dreamText,
      language,
      depth,
      resolution,
      style,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepFirstNight(trx, [row]);
  return row;
}

export async function insertParts(trx: Trx, rows: Insertable<Schema["dream_parts"]>[]): Promise<void> {
  await trx.insertInto("dream_parts").values(rows).execute();
}

export async function removePart(trx: Trx, dreamId: string, part: Part): Promise<void> {
  await trx.deleteFrom("dream_parts").where("dream_id", "=", dreamId).where("part", "=", part).execute();
}

export async function updateDream(trx: Trx, id: string, change: Updateable<Schema["dreams"]>): Promise<void> {
  await trx.updateTable("dreams").set(change).where("id", "=", id).execute();
}

/** Removes the row and, through the schema, its parts, jobs, events and media rows. */
export async function removeDream(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("dreams").where("id", "=", id).execute();
}

/** Number of a user's dreams and notes, bytes of their media and of all that the user wrote; without the bin. */
export async function storedOf(
  db: Db,
  userId: string,
): Promise<{ dreams: number; mediaBytes: number; textBytes: number }> {
  const row = await db
    .selectFrom("user_totals")
    .select(["dreams", "notes", "media_bytes", "text_bytes"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return {
    dreams: (row?.dreams ?? 0) + (row?.notes ?? 0),
    mediaBytes: row?.media_bytes ?? 0,
    textBytes: row?.text_bytes ?? 0,
  };
}

export async function insertMedia(trx: Trx, rows: Insertable<Schema["media"]>[]): Promise<void> {
  await trx.insertInto("media").values(rows).execute();
}

// The reads behind the library are written as SQL: building them with Kysely took longer than running them.

/** A user's most used tags, of readings and own ones, the most used and latest first. */
export async function topTags(db: Db, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM dream_tags WHERE user_id = ${userId}
    GROUP BY tag ORDER BY COUNT(*) DESC, MAX(night) DESC, MAX(created_at) DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.tag);
}

export async function partsOfDreams(db: Db, ids: readonly string[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    SELECT * FROM dream_parts
    WHERE dream_id IN ${listed(ids)} ORDER BY dream_id, part`.execute(db);
  return rows;
}

/** Only what a card shows of parts. */
export async function partStatesOf(
  db: Db,
  ids: readonly string[],
): Promise<Pick<PartRow, "dream_id" | "part" | "status">[]> {
  const { rows } = await sql<Pick<PartRow, "dream_id" | "part" | "status">>`
    SELECT dream_id, part, status FROM dream_parts WHERE dream_id IN ${listed(ids)}`.execute(db);
  return rows;
}

export async function mediaOfDreams(db: Db, ids: readonly string[]): Promise<MediaRow[]> {
  const { rows } = await sql<MediaRow>`
    SELECT * FROM media WHERE dream_id IN ${listed(ids)} ORDER BY dream_id, name`.execute(db);
  return rows;
}

/** Number of attempts that failed of each part that waits or runs. */
export async function failedAttempts(
  db: Db,
  ids: readonly string[],
): Promise<{ dreamId: string; part: Part; attempts: number }[]> {
  const { rows } = await sql<{ dreamId: string; part: Part; attempts: number }>`
    SELECT dream_id AS "dreamId", part, attempts - CASE status WHEN 'running' THEN 1 ELSE 0 END AS attempts FROM jobs
    WHERE dream_id IN ${listed(ids)} AND status IN ('queued', 'running')`.execute(db);
  return rows;
}

/** Changes a part and adds an event with its new status and progress. */
export async function changePart(
  trx: Trx,
  { dreamId, part, now }: { dreamId: string; part: Part; now: Date },
  change: Updateable<Schema["dream_parts"]> & Pick<PartRow, "status" | "progress">,
): Promise<void> {
  await trx
    .updateTable("dream_parts")
    .set(change)
    .where("dream_id", "=", dreamId)
    .where("part", "=", part)
    .execute();
  const { status, progress } = change;
  if (part === "reading" && status !== "processing") await removePartialSummary(trx, dreamId);
  await addEvent(trx, { dream_id: dreamId, part, status, progress, at: now.toISOString() });
}

export async function unfinishedDreams(db: Db, userId: string): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    SELECT COUNT(*) AS "all", COUNT(*) FILTER (WHERE user_id = ${userId}) AS own
    FROM dreams WHERE status IN ('queued', 'processing')`.execute(db);
  return rows[0]!;
}

/** Number of unfinished dreams that were submitted earlier. */
export async function dreamsAhead(db: Db, createdAt: string, id: string): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    SELECT COUNT(*) AS ahead FROM dreams
    WHERE status IN ('queued', 'processing') AND (created_at, id) < (${createdAt}, ${id})`.execute(db);
  return rows[0]!.ahead;
}

const RUNS_MAX_AGE_MS = 7 * DAY_MS;
/** Finished runs read of each part, and averaged of each resolution. */
const RUNS_READ = 200;
const RUNS_COUNTED = 20;

/** Mean seconds of the latest finished runs of each part, by resolution. */
export async function recentDurations(db: Db, now: Date): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - RUNS_MAX_AGE_MS).toISOString();
  const latest = PARTS.map(
    (part) => sql`
      SELECT * FROM (SELECT dream_id, part, started_at, finished_at FROM dream_parts
        WHERE status = 'done' AND part = ${part} AND finished_at > ${since}
        ORDER BY finished_at DESC LIMIT ${RUNS_READ}) AS latest`,
  );
  const { rows } = await sql<{ part: Part; resolution: Resolution; seconds: number }>`
    SELECT part, resolution, AVG(seconds) AS seconds FROM (
      SELECT p.part, d.resolution, ${secondsBetween(sql`p.started_at`, sql`p.finished_at`)} AS seconds,
        ROW_NUMBER() OVER (PARTITION BY p.part, d.resolution ORDER BY p.finished_at DESC) AS nth
      FROM (${sql.join(latest, sql` UNION ALL `)}) AS p JOIN dreams AS d ON d.id = p.dream_id) AS runs
    WHERE nth <= ${RUNS_COUNTED} GROUP BY part, resolution`.execute(db);
  return new Map(rows.map((row) => [`${row.part} ${row.resolution}`, row.seconds]));
}

/** Inserts a queued job for each of the parts. */
export async function enqueue(
  trx: Trx,
  { dreamId, parts, now }: { dreamId: string; parts: readonly { part: Part; round: number }[]; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const job = {
    dream_id: dreamId,
    status: "queued" as const,
    run_at: at,
    created_at: at,
    traceparent: currentTraceparent(),
  };
  await trx
    .insertInto("jobs")
    .values(parts.map(({ part, round }) => ({ ...job, id: randomUUID(), part, round })))
    .execute();
  signalOnCommit(trx, "jobDue");
}

/**
 * Cancels the jobs of a dream's parts that have not begun, also claimed ones, whose lease is lost then; returns them.
 */
export async function cancelUnbegun(trx: Trx, dreamId: string): Promise<JobRow[]> {
  signalOnCommit(trx, "jobDue");
  return trx
    .updateTable("jobs")
    .set({ status: "cancelled", lease_token: null, lease_until: null })
    .where("dream_id", "=", dreamId)
    .where("status", "in", ["queued", "running"])
    .where("part", "in", (eb) =>
      eb
        .selectFrom("dream_parts")
        .select("part")
        .where("dream_id", "=", dreamId)
        .where("status", "=", "queued")
        .where("started_at", "is", null),
    )
    .returningAll()
    .execute();
}

/** Cancels every job of a dream that waits or runs; a running one loses its lease. */
export async function cancelJobs(trx: Trx, dreamId: string): Promise<void> {
  signalOnCommit(trx, "jobDue");
  await trx
    .updateTable("jobs")
    .set({ status: "cancelled", lease_token: null, lease_until: null })
    .where("dream_id", "=", dreamId)
    .where("status", "in", ["queued", "running"])
    .execute();
}

/** Makes the queued job of a part due now. Returns false when it has none. */
export async function runNow(
  trx: Trx,
  { dreamId, part, now }: { dreamId: string; part: Part; now: Date },
): Promise<boolean> {
  signalOnCommit(trx, "jobDue");
  const { numUpdatedRows } = await trx
    .updateTable("jobs")
    .set({ run_at: now.toISOString() })
    .where("dream_id", "=", dreamId)
    .where("part", "=", part)
    .where("status", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
