import type { Signal, Signals } from "#server/db/signals.ts";
import { ownTurn } from "#server/db/own-turn.ts";
import { beginLoop, inWork } from "#server/work-context.ts";

/** Recurring work of this process. */
export interface Loop {
  start(): void;
  /** Runs the work now, or once more after the current run. */
  wake(): void;
  /** Aborts the signal of the current run; resolves when that has ended. */
  stop(): Promise<void>;
}

interface LoopOptions {
  name: string;
  /** Runs at the start and then this often, in milliseconds. */
  everyMs: number;
  /** Also runs on this signal. */
  on?: {
    signals: Signals;
    signal: Extract<Signal, "jobDue" | "mailQueued" | "removalQueued" | "webhookDue">;
  };
  run: (signal: AbortSignal) => Promise<void>;
  log: { error(details: object, message: string): void };
}

/** Makes a loop whose runs never overlap. A run that fails is logged, and the loop goes on. */
export function createLoop({ name, everyMs, on, run, log }: LoopOptions): Loop {
  let stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;

  function wake(): void {
    if (!timer || stopping.signal.aborted) return;
    again = running !== null;
    // The run does not belong to the request that woke the loop.
    running ??= inWork(beginLoop(name), () =>
      runOnce(stopping.signal)
        .catch((error: unknown) => log.error({ err: error, loop: name }, "recurring work failed"))
        .finally(() => {
          running = null;
          if (again) wake();
        }),
    );
  }

  async function runOnce(signal: AbortSignal): Promise<void> {
    // Lets the request that sent the signal reply first.
    await ownTurn();
    if (!signal.aborted) await run(signal);
  }

  return {
    start() {
      stopping = new AbortController();
      timer = setInterval(() => running ?? wake(), everyMs).unref();
      on?.signals.on(on.signal, wake);
      wake();
    },
    wake,
    async stop() {
      clearInterval(timer);
      timer = undefined;
      on?.signals.off(on.signal, wake);
      stopping.abort(new Error("the server stops"));
      await running;
    },
  };
}
