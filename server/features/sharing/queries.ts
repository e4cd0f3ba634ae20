import { sql, type Insertable, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

export type LinkRow = Selectable<Schema["share_links"]>;
/** A link with the title of its dream. */
export type OwnLink = LinkRow & { title: string };

/** The links of a user to dreams that are not in the bin, the newest first. */
export async function linksOf(db: Db, userId: string): Promise<OwnLink[]> {
  const { rows } = await sql<OwnLink>`
    SELECT share_links.*, dreams.title FROM share_links JOIN dreams ON dreams.id = share_links.dream_id
    WHERE share_links.user_id = ${userId} AND dreams.deleted_at IS NULL AND dreams.title IS NOT NULL
    ORDER BY share_links.created_at DESC, share_links.id`.execute(db);
  return rows;
}

/** All links of a user. */
export function everyLink(db: Db, userId: string): Promise<LinkRow[]> {
  return db
    .selectFrom("share_links")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

export async function insertLink(trx: Trx, row: Insertable<Schema["share_links"]>): Promise<LinkRow> {
  return trx.insertInto("share_links").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a link of a user that no admin has ended. Returns whether there was one. */
export async function deleteLink(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM share_links WHERE id = ${id} AND user_id = ${userId} AND refused_at IS NULL RETURNING id`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteExpired(trx: Trx, userId: string, now: string): Promise<void> {
  await sql`
    DELETE FROM share_links WHERE user_id = ${userId} AND expires_at <= ${now} AND refused_at IS NULL`.execute(
    trx,
  );
}

export async function deleteLinksOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("share_links").where("user_id", "=", userId).execute();
}

/** The open link with a hash or an id: not expired, of a dream and an account that can be seen. */
export async function findOpenLink(
  db: Db,
  key: { tokenHash: string } | { id: string },
  now: string,
): Promise<LinkRow | undefined> {
  const isIt = "id" in key ? sql`share_links.id = ${key.id}` : sql`share_links.token_hash = ${key.tokenHash}`;
  const { rows } = await sql<LinkRow>`
    SELECT share_links.* FROM share_links
    JOIN dreams ON dreams.id = share_links.dream_id
    JOIN users ON users.id = share_links.user_id
    WHERE ${isIt} AND share_links.refused_at IS NULL
      AND (share_links.expires_at IS NULL OR share_links.expires_at > ${now})
      AND dreams.deleted_at IS NULL AND users.deleted_at IS NULL
      AND (users.banned_until IS NULL OR users.banned_until <= ${now})`.execute(db);
  return rows[0];
}

/** Raises the views of a link, if it is still there. */
export async function addViews(trx: Trx, id: string, views: number): Promise<void> {
  await sql`UPDATE share_links SET views = views + ${views} WHERE id = ${id}`.execute(trx);
}

/** The link with a hash, open or not. */
export function findLink(db: Db, tokenHash: string): Promise<LinkRow | undefined> {
  return db.selectFrom("share_links").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Ends all links to a dream permanently; returns how many. */
export async function refuseLinks(trx: Trx, dreamId: string, now: string): Promise<number> {
  const { rows } = await sql`
    UPDATE share_links SET refused_at = ${now} WHERE dream_id = ${dreamId} AND refused_at IS NULL
    RETURNING id`.execute(trx);
  return rows.length;
}
