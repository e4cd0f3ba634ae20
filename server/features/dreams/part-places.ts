import PQueue from "p-queue";
import { drawingPlaces } from "#server/studio/drawing.ts";
import type { Part } from "#shared/dreams.ts";

const READINGS_AT_ONCE = 4;

/** Bounds how many parts of each kind run at once in this process. */
export interface Places {
  hasRoom(part: Part): boolean;
  /** The parts in the order in which they may take a place now: those that share places take turns. */
  turns(parts: readonly Part[]): Part[];
  /** Places that one user may hold while others wait: all but one. */
  placesEach(part: Part): number;
  add(part: Part, task: () => Promise<void>): Promise<void>;
}

/**
 * Parts that are drawn on this machine (`local`) share its places, so that a part is claimed when its drawing can start
 * and not before. Those of a provider have `concurrency` places of their own.
 */
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
    // The part that took the latest place comes last.
    turns: (parts) => parts.toSorted((a, b) => Number(a === last) - Number(b === last)),
    placesEach: (part) => Math.max(1, queues[part].concurrency - 1),
    add(part, task) {
      if (part !== "reading") last = part;
      return queues[part].add(task);
    },
  };
}
