import { setImmediate } from "node:timers/promises";

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets. Queries run synchronously, so that the steps of
 * several loops in one turn would hold up requests together.
 */
export function ownTurn(): Promise<void> {
  return (last = last.then(() => setImmediate()));
}
