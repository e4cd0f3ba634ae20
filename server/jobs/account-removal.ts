import { setImmediate } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import { pendingRemovals, removeStep } from "#server/features/privacy/privacy.ts";
import type { MediaStore } from "#server/providers/media-store.ts";

const RETRY_MS = 60_000;

/** Removes the dreams and files of deleted accounts, step by step; goes on after a restart where it was. */
export interface AccountRemoval {
  /** Begins with what an earlier process left. */
  start(): void;
  /** Looks for deleted accounts now instead of at the next signal or interval. */
  wake(): void;
  /** Resolves once the step at hand is through. */
  stop(): Promise<void>;
}

export function createAccountRemoval(deps: {
  db: Db;
  media: Pick<MediaStore, "remove">;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  now: () => Date;
}): AccountRemoval {
  const { db, media, log, now } = deps;
  const step = { db, now, removeFiles: media.remove };
  const signals = signalsOf(db);
  let stopping = false;
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function removeAll(): Promise<void> {
    // The request that deletes an account is replied to first.
    await setImmediate();
    for (const userId of await pendingRemovals(db)) {
      try {
        while (!stopping && (await removeStep(step, userId))) await setImmediate();
        if (!stopping) log.info({ userId }, "account removed");
      } catch (error) {
        log.error({ err: error, userId }, "account not removed, will be tried again");
      }
    }
  }

  function wake(): void {
    if (!timer || stopping) return;
    again = running !== null;
    running ??= removeAll()
      .catch((error: unknown) => log.error({ err: error }, "accounts to be removed could not be read"))
      .finally(() => {
        running = null;
        if (again) wake();
      });
  }

  return {
    start() {
      timer = setInterval(wake, RETRY_MS).unref();
      signals.on("removalQueued", wake);
      wake();
    },
    wake,
    async stop() {
      stopping = true;
      clearInterval(timer);
      signals.off("removalQueued", wake);
      await running;
    },
  };
}
