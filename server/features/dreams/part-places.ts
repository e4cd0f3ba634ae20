import PQueue from "p-queue";
import { drawingPlaces } from "#server/studio/drawing.ts";
import type { Part } from "#shared/dreams.ts";

const READINGS_AT_ONCE = 4;

/** Limits how many parts of each kind run at once in this process. */
export interface Places {
  hasRoom(part: Part): boolean;
  /** The parts in the order in which they may take a place: the one that took the last place comes last. */
  turns(parts: readonly Part[]): Part[];
  /** Number of places, of those of all processes, that one user may hold while others wait. */
  placesEach(part: Part): number;
  add(part: Part, task: () => Promise<void>): Promise<void>;
}

type Drawn = Record<"image" | "video", { local?: boolean }>;

/** Number of parts of each kind that one process runs at once; those drawn on its machine share their places. */
export function placesOf(concurrency: number, { image, video }: Drawn): Record<Part, number> {
  const places = ({ local = false }: { local?: boolean }) =>
    local ? drawingPlaces(concurrency) : concurrency;
  return { reading: READINGS_AT_ONCE, image: places(image), video: places(video) };
}

/** The places of this process. `ofSite` returns the number of places for a part in all processes. */
export function createPlaces(concurrency: number, engines: Drawn, ofSite: (part: Part) => number): Places {
  const own = placesOf(concurrency, engines);
  const queueOf = (part: Part) => new PQueue({ concurrency: own[part] });
  const drawn = new PQueue({ concurrency: drawingPlaces(concurrency) });
  const queues: Record<Part, PQueue> = {
    reading: queueOf("reading"),
    image: engines.image.local ? drawn : queueOf("image"),
    video: engines.video.local ? drawn : queueOf("video"),
  };
  let last: Part | null = null;
  return {
    hasRoom: (part) => queues[part].size + queues[part].pending < queues[part].concurrency,
    turns: (parts) => parts.toSorted((a, b) => Number(a === last) - Number(b === last)),
    placesEach: (part) => Math.max(1, ofSite(part) - 1),
    add(part, task) {
      if (part !== "reading") last = part;
      return queues[part].add(task);
    },
  };
}
