import type { Db } from "#server/db/open.ts";
import type { PaidPart } from "#shared/credits.ts";
import type { PartStatus } from "#shared/dreams.ts";
import { isLensPart, type ReadingLens } from "#shared/lenses.ts";

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

/** Records that a part of a dream or a lens on it, which is added when it is new, has this status in this round. */
export async function setPart(
  db: Db,
  row: {
    userId: string;
    dreamId: string;
    part: PaidPart;
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
      night: "2025-12-31",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (isLensPart(part)) {
    await setLens(db, { ...row, lens: part.slice("lens-".length) as ReadingLens });
    return;
  }
  await db
    .insertInto("dream_parts")
    .values({ dream_id: dreamId, part, round, cost, status })
    .onConflict((conflict) => conflict.columns(["dream_id", "part"]).doUpdateSet({ round, cost, status }))
    .execute();
}

async function setLens(
  db: Db,
  row: {
    userId: string;
    dreamId: string;
    lens: ReadingLens;
    round: number;
    cost: number;
    status: PartStatus;
  },
): Promise<void> {
  const { userId, dreamId, lens, round, cost } = row;
  const status = row.status as "queued" | "done" | "failed" | "cancelled";
  const at = "2026-01-01T00:00:00.000Z";
  const state = { round, cost, status, content: status === "done" ? "{}" : null };
  const job = { id: `${dreamId} ${lens}`, user_id: userId, engine: "studio", run_at: at, created_at: at };
  await db
    .insertInto("dream_lenses")
    .values({ dream_id: dreamId, lens, ...job, ...state })
    .onConflict((conflict) => conflict.columns(["dream_id", "lens"]).doUpdateSet(state))
    .execute();
}
