import { setImmediate } from "node:timers/promises";
import type { Db } from "#server/db/open.ts";
import { dreamCredits } from "#server/features/credits/credits.ts";
import { remarksOf } from "./remark-queries.ts";
import { journalFields } from "./view.ts";
import { lensesOfDreams } from "./lens-queries.ts";
import { binnedDreamsBefore, dreamsAfter, dreamsOfNightsBefore } from "./export-queries.ts";
import { mediaOfDreams, partsOfDreams, type DreamRow } from "./queries.ts";

const DREAMS_AT_ONCE = 50;

/** A dream with all that its owner may see of it, and its files below the media folder. */
export interface ExportedDream {
  record: Record<string, unknown> & { id: string; createdAt: string; dreamText: string };
  files: { name: string; file: string }[];
}

/** Every dream of a user, oldest first, with those in the bin. */
export const everyDream = (db: Db, userId: string): AsyncGenerator<ExportedDream> =>
  recordsOf(db, (last) => dreamsAfter(db, userId, last, DREAMS_AT_ONCE));

/** A user's dreams that are not in the bin, the latest night first. */
export const dreamsByNight = (db: Db, userId: string): AsyncGenerator<ExportedDream> =>
  recordsOf(db, (last) => dreamsOfNightsBefore(db, userId, last, DREAMS_AT_ONCE));

/** A user's dreams in the bin, the last deleted first. */
export const binnedDreams = (db: Db, userId: string): AsyncGenerator<ExportedDream> =>
  recordsOf(db, (last) => binnedDreamsBefore(db, userId, last, DREAMS_AT_ONCE));

async function* recordsOf(
  db: Db,
  pageAfter: (last: DreamRow | null) => Promise<DreamRow[]>,
): AsyncGenerator<ExportedDream> {
  let last: DreamRow | null = null;
  for (;;) {
    const rows: DreamRow[] = await pageAfter(last);
    const ids = rows.map((row) => row.id);
    const media = await mediaOfDreams(db, ids);
    const parts = await partsOfDreams(db, ids);
    const credits = await dreamCredits(db, ids);
    const remarks = await remarksOf(db, ids);
    const lenses = await lensesOfDreams(db, ids);
    for (const row of rows) {
      yield {
        record: {
          id: row.id,
          kind: row.kind,
          createdAt: row.created_at,
          finishedAt: row.finished_at,
          status: row.status,
          language: row.language,
          depth: row.depth,
          resolution: row.resolution,
          style: row.style,
          title: row.title,
          dreamText: row.dream_text,
          ...journalFields(row),
          remark: remarks.get(row.id)?.text ?? "",
          /** Since when it is in the bin. */
          deletedAt: row.deleted_at,
          tags: JSON.parse(row.tags) as unknown,
          interpretation: JSON.parse(row.interpretation ?? "null") as unknown,
          parts: parts
            .filter((part) => part.dream_id === row.id)
            .map(({ part, status, cost, engine, error }) => ({ part, status, cost, engine, error })),
          lenses: lenses
            .filter((lens) => lens.dream_id === row.id)
            .map(({ lens, status, cost, engine, error, content, created_at, finished_at }) => ({
              lens,
              status,
              cost,
              engine,
              error,
              content: JSON.parse(content ?? "null") as unknown,
              createdAt: created_at,
              finishedAt: finished_at,
            })),
          tokens: credits.get(row.id),
        },
        files: media.filter((m) => m.dream_id === row.id).map(({ name, file }) => ({ name, file })),
      };
    }
    if (rows.length < DREAMS_AT_ONCE) return;
    // Lets other requests run: dreams without files are written without waiting for anything.
    await setImmediate();
    last = rows.at(-1)!;
  }
}
