import { sql, type Kysely } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { Attention } from "#shared/attention.ts";
import type { Part } from "#shared/dreams.ts";

type Db = Kysely<Schema>;

const unfinished = (since: string) => sql`
  FROM dream_parts AS p JOIN dreams AS d ON d.id = p.dream_id
  WHERE p.status IN ('queued', 'processing') OR (p.status = 'failed' AND p.finished_at >= ${since})`;

/** Failed parts since a time, running and waiting ones; failed first, the newest first. */
export async function unfinishedParts(db: Db, since: string, limit: number): Promise<Attention["parts"]> {
  const { rows } = await sql<Attention["parts"][number]>`
    SELECT page.*, users.email AS userEmail, COALESCE(jobs.attempts, 0) AS attempts,
      jobs.last_error AS lastError, page.orderedAt AS createdAt,
      CASE page.status WHEN 'queued' THEN jobs.run_at WHEN 'failed' THEN page.finishedAt ELSE page.startedAt END AS at
    FROM (
      SELECT p.dream_id AS dreamId, p.part, p.status, p.round, p.engine, p.error AS reason, d.user_id AS userId,
        d.created_at AS orderedAt, p.started_at AS startedAt, p.finished_at AS finishedAt
      ${unfinished(since)}
      ORDER BY CASE p.status WHEN 'failed' THEN 0 WHEN 'processing' THEN 1 ELSE 2 END,
        COALESCE(p.finished_at, p.started_at, d.created_at) DESC LIMIT ${limit}) AS page
    JOIN users ON users.id = page.userId
    LEFT JOIN jobs ON jobs.dream_id = page.dreamId AND jobs.part = page.part AND jobs.round = page.round
    ORDER BY CASE page.status WHEN 'failed' THEN 0 WHEN 'processing' THEN 1 ELSE 2 END, at DESC`.execute(db);
  return rows;
}

export async function unfinishedCounts(db: Db, since: string): Promise<Attention["counts"]> {
  const { rows } = await sql<Attention["counts"]>`
    SELECT COUNT(*) FILTER (WHERE p.status = 'failed') AS failed,
      COUNT(*) FILTER (WHERE p.status = 'processing') AS running,
      COUNT(*) FILTER (WHERE p.status = 'queued') AS waiting ${unfinished(since)}`.execute(db);
  return rows[0]!;
}

/** Parts that have waited since before a time. */
export async function waitingSince(db: Db, before: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT COUNT(*) AS count FROM jobs WHERE status = 'queued' AND created_at < ${before}`.execute(db);
  return rows[0]!.count;
}

/** How the parts that ended since a time did, by the engine that made them. */
export async function outcomesSince(db: Db, since: string) {
  const { rows } = await sql<{
    part: Part;
    engine: string;
    calls: number;
    failures: number;
    lastFailureAt: string | null;
  }>`
    SELECT part, engine, COUNT(*) AS calls, COUNT(*) FILTER (WHERE status = 'failed') AS failures,
      MAX(finished_at) FILTER (WHERE status = 'failed') AS lastFailureAt
    FROM dream_parts
    WHERE status IN ('done', 'failed') AND finished_at >= ${since} AND engine IS NOT NULL
    GROUP BY part, engine`.execute(db);
  return rows;
}

/** Mails that were given up or are to be sent again, the newest first. */
export async function troubledMails(db: Db, limit: number): Promise<Attention["mails"]> {
  const { rows } = await sql<Attention["mails"][number]>`
    SELECT id, recipient, template, status, attempts, created_at AS createdAt,
      CASE status WHEN 'failed' THEN NULL ELSE run_at END AS nextAt, last_error AS error
    FROM mails WHERE status = 'failed' OR (status IN ('queued', 'sending') AND attempts > 0)
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
  const { rows } = await sql<{ bytes: number }>`SELECT COALESCE(SUM(bytes), 0) AS bytes FROM media`.execute(
    db,
  );
  return rows[0]!.bytes;
}
