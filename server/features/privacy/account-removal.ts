import { ownTurn } from "#server/db/own-turn.ts";
import type { Db } from "#server/db/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import { createLoop, type Loop } from "#server/jobs/loop.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { pendingRemovals, removeStep } from "./privacy.ts";

const RETRY_MS = MINUTE_MS;

/** Deletes the dreams and files of deleted accounts in steps; continues after a restart. */
export function createAccountRemoval(deps: {
  db: Db;
  media: Pick<MediaStore, "remove">;
  log: Record<"info" | "error", (details: object, message: string) => void>;
  now: () => Date;
}): Loop {
  const { db, media, log, now } = deps;
  const step = { db, now, removeFiles: media.remove };
  return createLoop({
    name: "account removal",
    everyMs: RETRY_MS,
    on: { signals: signalsOf(db), signal: "removalQueued" },
    async run(stopping) {
      for (const userId of await pendingRemovals(db)) {
        try {
          while (!stopping.aborted && (await removeStep(step, userId))) await ownTurn();
          if (!stopping.aborted) log.info({ userId }, "account removed");
        } catch (error) {
          log.error({ err: error, userId }, "account not removed, will be tried again");
        }
      }
    },
    log,
  });
}
