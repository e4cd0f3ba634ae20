import type { Db } from "#server/db/open.ts";
import { dreamCredits } from "#server/features/credits/credits.ts";
import type { Dream, ListedDream, Part } from "#shared/dreams.ts";
import {
  failedAttempts,
  mediaOfDreams,
  partsOfDreams,
  type DreamRow,
  type ListedRow,
  type MediaRow,
  type PartRow,
} from "./queries.ts";
import type { Estimate } from "./estimate.ts";
import { isUnbegun } from "./parts.ts";
import { LARGE_IMAGE } from "./large-image.ts";

/** What depends on the engines and the queue of this process. */
export interface DreamFacts {
  estimate: Estimate;
  /** Whether the engines can draw the image again, larger. */
  redrawable: (parts: PartRow[]) => boolean;
}

const SKIPPED: Dream["parts"][Part] = {
  status: "skipped",
  cost: 0,
  engine: null,
  error: null,
  failedAttempts: 0,
  finishedAt: null,
};

function engineName(parts: PartRow[]): string {
  const names = new Set(parts.map((part) => part.engine).filter((name) => name !== null));
  return [...names].join("+") || "studio";
}

function returnable(parts: PartRow[]): number {
  return parts.reduce((sum, part) => sum + (isUnbegun(part) ? part.cost : 0), 0);
}

/** 0 to 1 over all parts, weighted by their prices. */
function progressOf(parts: PartRow[]): number {
  const total = parts.reduce((sum, part) => sum + part.cost, 0);
  const done = parts.reduce((sum, part) => sum + part.cost * (part.status === "done" ? 1 : part.progress), 0);
  return total === 0 ? 1 : Math.min(1, done / total);
}

function mediaFields(
  row: ListedRow,
  media: MediaRow[],
): Pick<Dream, "imageUrl" | "image" | "videoUrl" | "posterUrl" | "video"> {
  const images = media.filter((m) => m.content_type === "image/webp" && m.name.startsWith("image-"));
  const largest = images.toSorted((a, b) => b.width - a.width)[0];
  const video = media.find((m) => m.name === "video.mp4");
  const poster = media.find((m) => m.name === "poster.webp");
  const url = (name: string) => `/media/${row.id}/${name}`;
  return {
    imageUrl: largest ? url("image.webp") : null,
    image: largest ? { ...sizeOf(largest), widths: images.map((m) => m.width).sort((a, b) => a - b) } : null,
    videoUrl: video ? url("video.mp4") : null,
    posterUrl: poster ? url("poster.webp") : null,
    video: video ? { ...sizeOf(video), seconds: video.seconds ?? 0 } : null,
  };
}

const sizeOf = ({ width, height }: MediaRow) => ({ width, height });

function partFields(parts: PartRow[], attempts: Map<string, number>, name: Part): Dream["parts"][Part] {
  const row = parts.find(({ part }) => part === name);
  if (!row) return SKIPPED;
  const { dream_id: id, status, cost, engine, error, finished_at: finishedAt } = row;
  return { status, cost, engine, error, failedAttempts: attempts.get(`${id} ${name}`) ?? 0, finishedAt };
}

/**
 * Returns dreams as the API shows them, with their interpretations where the rows have them; with a fixed number of
 * queries for any number of rows.
 */
export async function toDreams(
  db: Db,
  rows: ListedRow[],
  facts: DreamFacts,
  now: Date,
): Promise<(ListedDream & Partial<Dream>)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const parts = await partsOfDreams(db, ids);
  const media = await mediaOfDreams(db, ids);
  const credits = await dreamCredits(db, ids);
  const open = rows.filter((row) => row.finished_at === null).map((row) => row.id);
  const failed = open.length === 0 ? [] : await failedAttempts(db, open);
  const attempts = new Map(failed.map((each) => [`${each.dreamId} ${each.part}`, each.attempts]));
  return Promise.all(
    rows.map(async (row) => {
      const own = parts.filter((part) => part.dream_id === row.id);
      const { held, used, returned } = credits.get(row.id) ?? { held: 0, used: 0, returned: 0 };
      return {
        id: row.id,
        kind: row.kind,
        status: row.status,
        depth: row.depth,
        resolution: row.resolution,
        style: row.style,
        language: row.language,
        parts: {
          reading: partFields(own, attempts, "reading"),
          image: partFields(own, attempts, "image"),
          video: partFields(own, attempts, "video"),
        },
        progress: progressOf(own),
        queue: row.finished_at === null ? await facts.estimate(row, own, now) : null,
        title: row.title,
        dreamText: row.dream_text,
        createdAt: row.created_at,
        tags: JSON.parse(row.tags) as string[],
        ...(row.interpretation !== undefined && {
          interpretation: JSON.parse(row.interpretation ?? "null") as Dream["interpretation"],
        }),
        ...mediaFields(
          row,
          media.filter((m) => m.dream_id === row.id),
        ),
        largeImageUrl: facts.redrawable(own) ? `/media/${row.id}/${LARGE_IMAGE}` : null,
        engine: engineName(own),
        creditsHeld: held,
        creditsUsed: used,
        creditsReturned: returned,
        creditsReturnable: returnable(own),
      };
    }),
  );
}

export async function toDream(db: Db, row: DreamRow, facts: DreamFacts, now: Date): Promise<Dream> {
  const [dream] = await toDreams(db, [row], facts, now);
  return { interpretation: null, ...dream! };
}
