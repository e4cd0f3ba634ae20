import type { Clock } from "./clock.ts";
import type { Life } from "./life.ts";
import type { Random } from "./random.ts";

/** What the fakes outside the simulated process share. */
export interface World {
  clock: Clock;
  /** Decides about faults and replies. */
  random: Random;
  /** The process that runs now. */
  life: Life;
  /** Share of calls that go wrong, 0 to 1. */
  faults: number;
  /** Adds a line to the log of the run, by which two runs are compared. */
  note(line: string): void;
  /** Ends the run at its next turn. Does not throw: for work that nothing waits for. */
  end(problem: string): void;
  /** Ends the run: a rule is broken. */
  broken(problem: string): never;
}

/** Waits for a reply of the outside, or until the caller gives up. */
export async function reply(world: World, ms: number, signal?: AbortSignal): Promise<void> {
  const { life } = world;
  await life.pass();
  life.calls++;
  try {
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(signal!.reason as Error);
      if (signal?.aborted) return giveUp();
      signal?.addEventListener("abort", giveUp, { once: true });
      if (ms !== Infinity) world.clock.later(ms, resolve);
    });
  } finally {
    life.calls--;
  }
  await life.pass();
}
