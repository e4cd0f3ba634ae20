import type { Db } from "#server/db/open.ts";
import { dreamCredits } from "#server/features/credits/credits.ts";
import { MARKS, type Dream, type ListedDream, type Part } from "#shared/dreams.ts";
import { timeOf } from "#shared/nights.ts";
import type { ListedRow } from "./listed-queries.ts";
import {
  failedAttempts,
  mediaOfDreams,
  partsOfDreams,
  type DreamRow,
  type MediaRow,
  type PartRow,
} from "./queries.ts";
import { drawnScene, type Imagery } from "#server/studio/reading/imagery.ts";
import { captionOf } from "#server/studio/reading/scene/caption.ts";
import type { Estimate } from "./estimate.ts";
import { unbegunLensCosts } from "./lens-queries.ts";
import { isEditable, isUnbegun } from "./parts.ts";
import { remarksOf } from "./remark-queries.ts";
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

/** Caption of the image that the local studio drew, from the description stored with the reading. */
function drawnOf({ imagery, language }: ListedRow, parts: PartRow[]): string | null {
  const image = parts.find(({ part }) => part === "image");
  if (!imagery || image?.engine !== "studio") return null;
  const scene = drawnScene(JSON.parse(imagery) as Imagery);
  return scene ? captionOf(scene, language) : null;
}

/** 0 to 1 over all parts, weighted by their prices. */
function progressOf(parts: PartRow[]): number {
  const total = parts.reduce((sum, part) => sum + part.cost, 0);
  const done = parts.reduce((sum, part) => sum + part.cost * (part.status === "done" ? 1 : part.progress), 0);
  return total === 0 ? 1 : Math.min(1, done / total);
}

export function mediaFields(
  row: Pick<ListedRow, "id">,
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

const marksOf = (row: Pick<ListedRow, (typeof MARKS)[number]>) => MARKS.filter((mark) => row[mark] === 1);

/** What the user entered about a dream besides its text. */
export function journalFields(
  row: Pick<ListedRow, "night" | "minute" | "mood" | "favourite" | "own_tags" | (typeof MARKS)[number]>,
): Pick<Dream, "night" | "time" | "mood" | "favourite" | "marks" | "ownTags"> {
  return {
    night: row.night,
    time: row.minute === null ? null : timeOf(row.minute),
    mood: row.mood,
    favourite: row.favourite === 1,
    marks: marksOf(row),
    ownTags: JSON.parse(row.own_tags) as string[],
  };
}

function partFields(parts: PartRow[], attempts: Map<string, number>, name: Part): Dream["parts"][Part] {
  const row = parts.find(({ part }) => part === name);
  if (!row) return SKIPPED;
  const { dream_id: id, status, cost, engine, error, finished_at: finishedAt } = row;
  return { status, cost, engine, error, failedAttempts: attempts.get(`${id} ${name}`) ?? 0, finishedAt };
}

/**
 * Returns dreams as the API shows them, in full form where the rows have their interpretations; with a fixed number of
 * queries for any number of rows, and one more for each dream that has not begun.
 */
export async function toDreams(
  db: Db,
  rows: ListedRow[],
  facts: DreamFacts,
  now: Date,
): Promise<(ListedDream & Partial<Dream>)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const open = rows.filter((row) => row.finished_at === null).map((row) => row.id);
  const full = rows.filter((row) => row.interpretation !== undefined).map((row) => row.id);
  const [parts, media, credits, failed, remarks] = await Promise.all([
    partsOfDreams(db, ids),
    mediaOfDreams(db, ids),
    dreamCredits(db, ids),
    open.length === 0 ? [] : failedAttempts(db, open),
    full.length === 0 ? new Map<string, never>() : remarksOf(db, full),
  ]);
  const holding = ids.filter((id) => (credits.get(id)?.held ?? 0) > 0);
  const unbegunLenses = holding.length === 0 ? new Map<string, never>() : await unbegunLensCosts(db, holding);
  const attempts = new Map(failed.map((each) => [`${each.dreamId} ${each.part}`, each.attempts]));
  return Promise.all(
    rows.map(async (row) => {
      const own = parts.filter((part) => part.dream_id === row.id);
      const lenses = unbegunLenses.get(row.id) ?? 0;
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
        ...journalFields(row),
        tags: JSON.parse(row.tags) as string[],
        editable: isEditable(own),
        ...(row.interpretation !== undefined && {
          interpretation: JSON.parse(row.interpretation ?? "null") as Dream["interpretation"],
          drawn: drawnOf(row, own),
          remark: remarks.get(row.id)?.text ?? "",
          remarkSavedAt: remarks.get(row.id)?.savedAt ?? null,
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
        creditsReturnable: returnable(own) + lenses,
      };
    }),
  );
}

export async function toDream(db: Db, row: DreamRow, facts: DreamFacts, now: Date): Promise<Dream> {
  const [dream] = await toDreams(db, [row], facts, now);
  return { interpretation: null, drawn: null, remark: "", remarkSavedAt: null, ...dream! };
}
