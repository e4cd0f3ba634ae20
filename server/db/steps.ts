import { setImmediate } from "node:timers/promises";

/** Work that yields after each step of some milliseconds. */
export type Steps<Result, Found = void> = AsyncGenerator<Found, Result, undefined>;

/**
 * Runs the steps and lets other work run between them. Resolves to the result, or to null once the signal is aborted.
 */
export async function runSteps<Result>(
  steps: Steps<Result, unknown>,
  signal?: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
    await setImmediate();
    if (signal?.aborted) return null;
  }
}

/** Reads rows in the order of their ids, `size` at a time; `read` returns those after an id. */
export async function* pages<Row extends { id: string }>(
  size: number,
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void, undefined> {
  for (let after = ""; ;) {
    const rows = await read(after, size);
    yield rows;
    if (rows.length < size) return;
    after = rows.at(-1)!.id;
  }
}
