import { setImmediate } from "node:timers/promises";
import type { Db } from "#server/db/open.ts";
import { dreamCredits } from "#server/features/credits/credits.ts";
import { dreamsAfter, mediaOfDreams, partsOfDreams, type DreamRow } from "./queries.ts";

const DREAMS_AT_ONCE = 50;

/** A dream with all that its owner may see of it, and its files below the media folder. */
export interface ExportedDream {
  record: Record<string, unknown> & { id: string; createdAt: string; dreamText: string };
  files: { name: string; file: string }[];
}

/** Every dream of a user, oldest first. */
export async function* exportedDreams(db: Db, userId: string): AsyncGenerator<ExportedDream> {
  let last: DreamRow | null = null;
  for (;;) {
    const rows: DreamRow[] = await dreamsAfter(db, userId, last, DREAMS_AT_ONCE);
    const ids = rows.map((row) => row.id);
    const media = await mediaOfDreams(db, ids);
    const parts = await partsOfDreams(db, ids);
    const credits = await dreamCredits(db, ids);
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
          tags: JSON.parse(row.tags) as unknown,
          interpretation: JSON.parse(row.interpretation ?? "null") as unknown,
          parts: parts
            .filter((part) => part.dream_id === row.id)
            .map(({ part, status, cost, engine, error }) => ({ part, status, cost, engine, error })),
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
