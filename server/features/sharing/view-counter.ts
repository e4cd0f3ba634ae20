import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { addViews } from "./queries.ts";

/** Views within this time are written together; a crash loses them. */
const BATCH_MS = 5000;
/** Links with views that wait; views of others are not counted until the next batch. */
const LINKS_MAX = 5000;

export interface ViewCounter {
  add(linkId: string): void;
  /** Resolves when all views so far are written. */
  flush(): Promise<void>;
}

/** Counts views in memory and adds them up in the database a few seconds later. */
export function createViewCounter(db: Db, onError: (error: unknown) => void): ViewCounter {
  let waiting = new Map<string, number>();
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  async function write(views: Map<string, number>): Promise<void> {
    // Processes that count the same links wait for them in one order.
    const sorted = [...views].toSorted(([a], [b]) => (a < b ? -1 : 1));
    await transact(db, { none: "each count is raised by one statement" }, async (trx) => {
      for (const [id, count] of sorted) await addViews(trx, id, count);
    });
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const views = waiting;
    waiting = new Map();
    if (views.size > 0) writing = writing.then(() => write(views)).catch(onError);
    return writing;
  }

  return {
    flush,
    add(linkId) {
      if (waiting.size >= LINKS_MAX && !waiting.has(linkId)) return;
      waiting.set(linkId, (waiting.get(linkId) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), BATCH_MS).unref();
    },
  };
}
