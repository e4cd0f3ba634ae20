import type { Db, Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { hold, type Payer } from "#server/features/credits/credits.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { Part } from "#shared/dreams.ts";
import { IMPORTED } from "#shared/import.ts";
import { settleStatus } from "./parts.ts";
import { changePart, enqueue, findOwnDream, partsOfDreams, type DreamRow, type PartRow } from "./queries.ts";

/** Throws `not_found` for a dream that is deleted or another user's. */
export async function ownDream(db: Db, userId: string, id: string): Promise<DreamRow> {
  const row = await findOwnDream(db, userId, id);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Whether a part ended without a result. */
export const isMissing = ({ status }: PartRow) => status === "failed" || status === "cancelled";

/**
 * A picture that came with an import was reviewed nowhere: only a video that is made on this machine begins with it.
 * Throws `conflict` where a video among the wanted parts is made elsewhere.
 */
export async function assertReviewed(
  db: Db,
  { video }: Pick<Engines, "video">,
  { id, wanted }: { id: string; wanted: readonly Part[] },
): Promise<void> {
  if (!wanted.includes("video") || video.local) return;
  const image = (await partsOfDreams(db, [id])).find(({ part }) => part === "image");
  if (image?.engine === IMPORTED) throw new AppError("conflict", { reason: "imported_picture" });
}

/** Throws `insufficient_tokens` with the price of all parts when the balance does not cover them. */
export async function holdParts(
  trx: Trx,
  payer: Payer,
  dreamId: string,
  parts: readonly { part: Part; round: number; tokens: number }[],
  now: Date,
): Promise<void> {
  const needed = parts.reduce((sum, { tokens }) => sum + tokens, 0);
  await payer.spend?.(trx, needed);
  let held = 0;
  for (const { part, round, tokens } of parts) {
    try {
      await hold(trx, { userId: payer.userId, dreamId, part, round, tokens, now });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "insufficient_tokens") throw error;
      const { available } = error.details as { available: number };
      throw new AppError("insufficient_tokens", { needed, count: needed, available: available + held });
    }
    held += tokens;
  }
}

/** Holds the price of ended parts once more and queues them. Throws `insufficient_tokens` or `conflict`. */
export async function resubmitParts(
  trx: Trx,
  engines: Pick<Engines, Part>,
  { payer, id, parts, now }: { payer: Payer; id: string; parts: readonly PartRow[]; now: Date },
): Promise<void> {
  const rounds = parts.map(({ part, round, cost }) => ({ part, round: round + 1, tokens: cost }));
  await assertReviewed(trx, engines, { id, wanted: parts.map(({ part }) => part) });
  await holdParts(trx, payer, id, rounds, now);
  for (const { part, round, tokens } of rounds) {
    const fresh = {
      status: "queued",
      progress: 0,
      error: null,
      started_at: null,
      finished_at: null,
    } as const;
    const change = { ...fresh, round, cost: tokens, engine: engines[part].name };
    await changePart(trx, { dreamId: id, part, now }, change);
  }
  await enqueue(trx, { dreamId: id, parts: rounds, now });
  await settleStatus(trx, id, now);
}
