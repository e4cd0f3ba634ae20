import { setImmediate } from "node:timers/promises";

/** Work in steps of some milliseconds that yields after each and returns a result. */
export type Steps<Result, Found = void> = AsyncGenerator<Found, Result, undefined>;

/**
 * Takes the steps one by one and gives other work its turn between two of them. Resolves to the result, or to null
 * when the signal was aborted.
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

/** Reads rows in the order of their ids in pages of at most `size`; `read` returns those after an id. */
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
