import type { Signal, Signals } from "#server/db/signals.ts";
import { ownTurn } from "#server/db/own-turn.ts";

/** Work that is repeated while this process runs. */
export interface Loop {
  start(): void;
  /** Runs it now; once more, where it runs already. */
  wake(): void;
  /** Resolves once what runs has ended. Its signal is aborted. */
  stop(): Promise<void>;
}

interface LoopOptions {
  name: string;
  /** Runs at the start and then this often, in milliseconds. */
  everyMs: number;
  /** Runs when this is signalled, too. */
  on?: { signals: Signals; signal: Extract<Signal, "jobDue" | "mailQueued" | "removalQueued"> };
  run: (signal: AbortSignal) => Promise<void>;
  log: { error(details: object, message: string): void };
}

/** Makes a loop whose runs never overlap; one that fails is logged and does not end it. */
export function createLoop({ name, everyMs, on, run, log }: LoopOptions): Loop {
  let stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;

  function wake(): void {
    if (!timer || stopping.signal.aborted) return;
    again = running !== null;
    running ??= runOnce(stopping.signal)
      .catch((error: unknown) => log.error({ err: error, loop: name }, "recurring work failed"))
      .finally(() => {
        running = null;
        if (again) wake();
      });
  }

  async function runOnce(signal: AbortSignal): Promise<void> {
    // The request that signalled is replied to first.
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
