import type { Db } from "#server/db/open.ts";
import type { Part, PartStatus } from "#shared/dreams.ts";

/** A user of whom the ledger needs only the id. */
export async function addUser(db: Db, id: string): Promise<void> {
  await db
    .insertInto("users")
    .values({
      id,
      email: `${id}@example.org`,
      name: id,
      password_hash: "none",
      locale: "en-US",
      created_at: "2026-01-01T00:00:00.000Z",
    })
    .execute();
}

/** Records that a part of a dream, which is added when it is new, has this status in this round. */
export async function setPart(
  db: Db,
  row: {
    userId: string;
    dreamId: string;
    part: Part;
    round: number;
    cost: number;
    status: PartStatus;
  },
): Promise<void> {
  const { userId, dreamId, part, round, cost, status } = row;
  await db
    .insertInto("dreams")
    .values({
      id: dreamId,
      user_id: userId,
      kind: "dream",
      status: "queued",
      dream_text: "A house by the sea.",
      search_text: "",
      language: "en-US",
      depth: "full",
      resolution: "480p",
      style: "auto",
      seed: "1",
      request_hash: "none",
      created_at: "2026-01-01T00:00:00.000Z",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("dream_parts")
    .values({ dream_id: dreamId, part, round, cost, status })
    .onConflict((conflict) => conflict.columns(["dream_id", "part"]).doUpdateSet({ round, cost, status }))
    .execute();
}
