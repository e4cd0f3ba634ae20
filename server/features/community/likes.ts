import { createHash } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import * as queries from "./queries.ts";
import { openEntry } from "./community.ts";

/** Who likes: a user, or a browser by the random token of its cookie. */
export type Liker = { userId: string } | { token: string };

const likerOf = (liker: Liker) =>
  "userId" in liker
    ? `user ${liker.userId}`
    : `visitor ${createHash("sha256").update(liker.token).digest("base64url")}`;

/** Likes a shown entry, or no longer; once for each liker. Returns the likes of all. Throws `gone`. */
export async function setLike(
  { db, now }: { db: Db; now: Date },
  { id, liker, liked }: { id: string; liker: Liker; liked: boolean },
): Promise<number> {
  await openEntry(db, id, now);
  const key = likerOf(liker);
  const userId = "userId" in liker ? liker.userId : null;
  const turn =
    userId === null ? { none: "a like has a key of its own, and a trigger counts it" } : { user: userId };
  await transact(db, turn, async (trx) => {
    if (liked) await queries.insertLike(trx, { id, liker: key, userId, now: now.toISOString() });
    else await queries.deleteLike(trx, id, key);
  });
  return (await openEntry(db, id, now)).likes;
}

export const isLikedBy = (db: Db, id: string, userId: string): Promise<boolean> =>
  queries.hasLike(db, id, likerOf({ userId }));
