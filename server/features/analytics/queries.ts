import { sql, type Insertable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

export type PageView = Insertable<Schema["page_views"]>;
export type LabelKind = Schema["traffic_labels"]["kind"];
type DayFigures = Record<"visitors" | "views" | "visits" | "bounces" | "duration", number>;

export async function insertPageViews(trx: Trx, views: PageView[]): Promise<void> {
  await trx.insertInto("page_views").values(views).execute();
}

/** A visitor's newest visit of a day. */
export async function lastVisit(trx: Trx, day: string, visitor: number) {
  const { rows } = await sql<{ id: number; last_at: string; views: number }>`
    SELECT id, last_at, views FROM visits WHERE day = ${day} AND visitor = ${visitor}
    ORDER BY last_at DESC LIMIT 1`.execute(trx);
  return rows[0];
}

export async function insertVisit(trx: Trx, visit: { day: string; visitor: number; at: string }) {
  await sql`INSERT INTO visits (day, visitor, last_at, views)
    VALUES (${visit.day}, ${visit.visitor}, ${visit.at}, 1)`.execute(trx);
}

export async function extendVisit(
  trx: Trx,
  id: number,
  { at, views }: { at: string; views: 0 | 1 },
): Promise<void> {
  await sql`UPDATE visits SET last_at = CASE WHEN last_at > ${at} THEN last_at ELSE ${at} END, views = views + ${views} WHERE id = ${id}`.execute(
    trx,
  );
}

export async function addToDay(trx: Trx, day: string, more: DayFigures): Promise<void> {
  await sql`INSERT INTO traffic_days (day, visitors, views, visits, bounces, duration)
    VALUES (${day}, ${more.visitors}, ${more.views}, ${more.visits}, ${more.bounces}, ${more.duration})
    ON CONFLICT (day) DO UPDATE SET visitors = traffic_days.visitors + excluded.visitors,
      views = traffic_days.views + excluded.views, visits = traffic_days.visits + excluded.visits,
      bounces = traffic_days.bounces + excluded.bounces, duration = traffic_days.duration + excluded.duration`.execute(
    trx,
  );
}

export async function addToLabel(
  trx: Trx,
  { kind, day, label, count }: { kind: LabelKind; day: string; label: string; count: number },
): Promise<void> {
  await sql`INSERT INTO traffic_labels (kind, day, label, count) VALUES (${kind}, ${day}, ${label}, ${count})
    ON CONFLICT (kind, day, label) DO UPDATE SET count = traffic_labels.count + excluded.count`.execute(trx);
}

export async function labelsOfDay(db: Db, kind: LabelKind, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("traffic_labels")
    .select("label")
    .where("kind", "=", kind)
    .where("day", "=", day)
    .execute();
  return new Set(rows.map((row) => row.label));
}

export async function viewsOfDay(db: Db, day: string): Promise<number> {
  const row = await db.selectFrom("traffic_days").select("views").where("day", "=", day).executeTakeFirst();
  return row?.views ?? 0;
}

/** Days without traffic are absent. */
export function figuresByDay(db: Db, from: string, to: string) {
  return db
    .selectFrom("traffic_days")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
}

export async function topLabels(
  db: Db,
  { kind, from, to, limit }: { kind: LabelKind; from: string; to: string; limit: number },
): Promise<{ label: string; value: number }[]> {
  const { rows } = await sql<{ label: string; value: number }>`
    SELECT label, SUM(count) AS value FROM traffic_labels
    WHERE kind = ${kind} AND day BETWEEN ${from} AND ${to}
    GROUP BY label ORDER BY value DESC, label LIMIT ${limit}`.execute(db);
  return rows;
}

/** Deletes at most `limit` rows from before a day; returns how many. */
export async function deleteBefore(
  db: Db,
  table: "page_views" | "visits",
  day: string,
  limit: number,
): Promise<number> {
  const old = db.selectFrom(table).select("id").where("day", "<", day).limit(limit);
  const result = await db.deleteFrom(table).where("id", "in", old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
