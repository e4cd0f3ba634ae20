import { sql, type RawBuilder } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { After } from "./cursor.ts";
import { LISTED, type ListForm, type RowOf } from "./listed-queries.ts";

interface LibraryFilter<F extends ListForm> {
  userId: string;
  tag: string;
  state: "all" | "unfinished";
  form: F;
}

/** The total that the rows of a page carry. A page without rows is counted, unless it is the first. */
export async function totalOf(
  db: Db,
  [first]: readonly { total: number }[],
  { page, after, count }: { page: number; after: After | null; count: RawBuilder<{ total: number }> },
): Promise<number> {
  if (first || (page === 0 && !after)) return first?.total ?? 0;
  const { rows } = await count.execute(db);
  return rows[0]!.total;
}

/** One page of a user's dreams and notes, the latest night first, and how many there are. */
export async function libraryPage<F extends ListForm>(
  db: Db,
  {
    userId,
    tag,
    state,
    form,
    page,
    pageSize,
    after,
  }: LibraryFilter<F> & { page: number; pageSize: number; after: After | null },
): Promise<{ rows: RowOf[F][]; total: number }> {
  // Each combination of filters is a statement of its own, so that its index is used.
  const tagged = tag !== "";
  const [from, isOwn] = tagged
    ? [
        sql`dream_tags JOIN dreams ON dreams.id = dream_tags.dream_id`,
        sql`dream_tags.user_id = ${userId} AND dream_tags.tag = ${tag}`,
      ]
    : [sql`dreams`, sql`dreams.user_id = ${userId} AND dreams.deleted_at IS NULL`];
  const sorted = tagged
    ? [sql`dream_tags.night`, sql`dream_tags.created_at`, sql`dream_tags.dream_id`]
    : [sql`night`, sql`created_at`, sql`id`];
  const order = sql.join(sorted.map((column) => sql`${column} DESC`));
  const rest = after ? sql`AND (${sql.join(sorted)}) < (${sql.join(after)})` : sql``;
  const unfinished = state === "all" ? sql`` : sql`AND status IN ('queued', 'processing')`;
  const wanted = sql`FROM ${from} WHERE ${isOwn} ${unfinished}`;
  const count = sql<{ total: number }>`SELECT COUNT(*) AS total ${wanted}`;
  const { rows } = await sql<RowOf[F] & { total: number }>`
    SELECT ${LISTED[form]}, (${count}) AS total ${wanted} ${rest}
    ORDER BY ${order} LIMIT ${pageSize} OFFSET ${page * pageSize}`.execute(db);
  return { rows, total: await totalOf(db, rows, { page, after, count }) };
}
