import PQueue from "p-queue";
import type { Part } from "#shared/dreams.ts";

const READINGS_AT_ONCE = 4;

/** Bounds how many parts of each kind run at once in this process. */
export interface Queues {
  hasRoom(part: Part): boolean;
  /** Places that one person may hold while others wait: all but one. */
  placesEach(part: Part): number;
  add(part: Part, task: () => Promise<void>): Promise<void>;
  idle(): Promise<void>;
}

export function createQueues(concurrency: number): Queues {
  const queues: Record<Part, PQueue> = {
    reading: new PQueue({ concurrency: READINGS_AT_ONCE }),
    image: new PQueue({ concurrency }),
    video: new PQueue({ concurrency }),
  };
  return {
    hasRoom: (part) => queues[part].size + queues[part].pending < queues[part].concurrency,
    placesEach: (part) => Math.max(1, queues[part].concurrency - 1),
    add: (part, task) => queues[part].add(task),
    async idle() {
      await Promise.all(Object.values(queues).map((queue) => queue.onIdle()));
    },
  };
}
