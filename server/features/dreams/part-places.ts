import PQueue from "p-queue";
import { drawingPlaces } from "#server/studio/drawing.ts";
import type { Part } from "#shared/dreams.ts";

const READINGS_AT_ONCE = 4;

/** Limits how many parts of each kind run at once in this process. */
export interface Places {
  hasRoom(part: Part): boolean;
  /** The parts in the order in which they may take a place: the one that took the last place comes last. */
  turns(parts: readonly Part[]): Part[];
  /** Number of places that one user may hold while others wait. */
  placesEach(part: Part): number;
  add(part: Part, task: () => Promise<void>): Promise<void>;
}

/** `local` parts share the places of this machine's drawing processes; parts of a provider have `concurrency` places each. */
export function createPlaces(concurrency: number, local: { image: boolean; video: boolean }): Places {
  const drawn = new PQueue({ concurrency: drawingPlaces(concurrency) });
  const queues: Record<Part, PQueue> = {
    reading: new PQueue({ concurrency: READINGS_AT_ONCE }),
    image: local.image ? drawn : new PQueue({ concurrency }),
    video: local.video ? drawn : new PQueue({ concurrency }),
  };
  let last: Part | null = null;
  return {
    hasRoom: (part) => queues[part].size + queues[part].pending < queues[part].concurrency,
    turns: (parts) => parts.toSorted((a, b) => Number(a === last) - Number(b === last)),
    placesEach: (part) => Math.max(1, queues[part].concurrency - 1),
    add(part, task) {
      if (part !== "reading") last = part;
      return queues[part].add(task);
    },
  };
}
