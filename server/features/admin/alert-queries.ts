import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { Alerts } from "#shared/admin/alerts.ts";
import type { Part } from "#shared/dreams.ts";

/** Parts that wait or run. The partial index `dream_parts_unfinished` is used only where its own condition is repeated. */
const unfinishedWith = (status: "processing" | "queued") =>
  sql`status IN ('queued', 'processing') AND status = ${sql.lit(status)}`;

/** Whether the dream with this id is not in the bin, where no part of it can be tried again. */
const isInLibrary = (dreamId: string) => sql`NOT EXISTS (
  SELECT 1 FROM dreams WHERE dreams.id = ${sql.ref(dreamId)} AND dreams.deleted_at IS NOT NULL)`;

/** Parts that failed since a time, then running and then waiting ones, each newest first. */
export async function unfinishedParts(db: Db, since: string, limit: number): Promise<Alerts["parts"]> {
  const { rows } = await sql<Alerts["parts"][number]>`
    SELECT p.dream_id AS "dreamId", p.part, p.status, p.engine, p.error AS reason, d.user_id AS "userId",
      users.email AS "userEmail", COALESCE(jobs.attempts, 0) AS attempts, jobs.last_error AS "lastError",
      d.created_at AS "createdAt",
      CASE p.status WHEN 'queued' THEN jobs.run_at WHEN 'failed' THEN p.finished_at ELSE p.started_at END AS at
    FROM (
      SELECT * FROM (
        SELECT dream_id, part, 0 AS rank, finished_at AS changed_at FROM dream_parts
        WHERE status = 'failed' AND finished_at >= ${since} AND ${isInLibrary("dream_parts.dream_id")}
        ORDER BY finished_at DESC LIMIT ${limit}) AS failed
      UNION ALL SELECT * FROM (
        SELECT dream_id, part, 1 AS rank, started_at AS changed_at FROM dream_parts
        WHERE ${unfinishedWith("processing")} ORDER BY started_at DESC LIMIT ${limit}) AS running
      UNION ALL SELECT * FROM (
        SELECT dream_id, part, 2 AS rank, created_at AS changed_at FROM jobs
        WHERE status = 'queued' ORDER BY created_at DESC LIMIT ${limit}) AS waiting
      ORDER BY rank, changed_at DESC LIMIT ${limit}) AS page
    JOIN dream_parts AS p ON p.dream_id = page.dream_id AND p.part = page.part
    JOIN dreams AS d ON d.id = p.dream_id
    JOIN users ON users.id = d.user_id
    LEFT JOIN jobs ON jobs.dream_id = p.dream_id AND jobs.part = p.part AND jobs.round = p.round
    ORDER BY page.rank, page.changed_at DESC`.execute(db);
  return rows;
}

const failedLens = (since: string) =>
  sql`lens.status = 'failed' AND lens.finished_at >= ${since} AND ${isInLibrary("lens.dream_id")}`;

/** Lenses that failed since a time, newest first. */
export async function failedLenses(db: Db, since: string, limit: number): Promise<Alerts["lenses"]> {
  const { rows } = await sql<Alerts["lenses"][number]>`
    SELECT lens.dream_id AS "dreamId", lens.lens, lens.user_id AS "userId", users.email AS "userEmail", lens.engine,
      lens.attempts, lens.finished_at AS at, lens.error AS reason, lens.last_error AS "lastError"
    FROM dream_lenses AS lens JOIN users ON users.id = lens.user_id
    WHERE ${failedLens(since)} ORDER BY lens.finished_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countFailedLenses(db: Db, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT COUNT(*) AS count FROM dream_lenses AS lens WHERE ${failedLens(since)}`.execute(db);
  return rows[0]!.count;
}

export async function unfinishedCounts(db: Db, since: string): Promise<Alerts["counts"]> {
  const open = (status: "processing" | "queued") =>
    sql`(SELECT COUNT(*) FROM dream_parts WHERE ${unfinishedWith(status)})`;
  const { rows } = await sql<Alerts["counts"]>`
    SELECT (SELECT COUNT(*) FROM dream_parts
        WHERE status = 'failed' AND finished_at >= ${since} AND ${isInLibrary("dream_parts.dream_id")}) AS failed,
      ${open("processing")} AS running, ${open("queued")} AS waiting`.execute(db);
  return rows[0]!;
}

/** How many parts, lenses and vertical videos have waited since before a time. */
export async function waitingSince(db: Db, before: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT COUNT(*) FROM jobs WHERE status = 'queued' AND created_at < ${before})
      + (SELECT COUNT(*) FROM dream_lenses WHERE status = 'queued' AND created_at < ${before})
      + (SELECT COUNT(*) FROM vertical_videos WHERE status = 'queued' AND created_at < ${before}) AS count`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Outcomes of the parts that an engine ended since a time. */
export async function outcomesSince(db: Db, part: Part, engine: string, since: string) {
  const { rows } = await sql<{ calls: number; failures: number; lastFailureAt: string | null }>`
    SELECT COUNT(*) AS calls, COUNT(*) FILTER (WHERE status = 'failed') AS failures,
      MAX(finished_at) FILTER (WHERE status = 'failed') AS "lastFailureAt"
    FROM dream_parts
    WHERE part = ${part} AND engine = ${engine} AND status IN ('done', 'failed') AND finished_at >= ${since}`.execute(
    db,
  );
  return rows[0]!;
}

/** Mails that failed after the last attempt or are to be sent again, newest first. */
export async function unsentMails(db: Db, limit: number): Promise<Alerts["mails"]> {
  const { rows } = await sql<Alerts["mails"][number]>`
    SELECT id, recipient, template, status, attempts, created_at AS "createdAt",
      CASE status WHEN 'failed' THEN NULL ELSE run_at END AS "nextAt", last_error AS error
    FROM mails WHERE status <> 'sent' AND (status = 'failed' OR attempts > 0)
    ORDER BY created_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function mailCounts(db: Db, waitingBefore: string) {
  const { rows } = await sql<{ failed: number; waiting: number }>`
    SELECT COUNT(*) FILTER (WHERE status = 'failed') AS failed,
      COUNT(*) FILTER (WHERE status <> 'failed' AND created_at < ${waitingBefore}) AS waiting
    FROM mails WHERE status <> 'sent'`.execute(db);
  return rows[0]!;
}

export async function mediaBytes(db: Db): Promise<number> {
  const row = await db.selectFrom("site_totals").select("media_bytes").executeTakeFirstOrThrow();
  return row.media_bytes;
}
