import { ownTurn } from "#server/db/own-turn.ts";
import type { Db } from "#server/db/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import type { Leases } from "#server/jobs/lease-store.ts";
import { createLoop, type Loop } from "#server/jobs/loop.ts";
import { LEASE_LOST } from "#server/jobs/store.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { isPendingRemoval, pendingRemovals, removeStep } from "./privacy.ts";

/** Also how late an account is begun that a process deleted which does no such work. */
const RETRY_MS = 10_000;

/** Deletes the dreams and files of deleted accounts in steps, an account in one process at a time. */
export function createAccountRemoval(deps: {
  db: Db;
  media: Pick<MediaStore, "remove">;
  log: Record<"info" | "error", (details: object, message: string) => void>;
  now: () => Date;
  leases: Leases;
}): Loop {
  const { db, media, leases, log, now } = deps;
  const step = { db, now, removeFiles: media.remove };
  return createLoop({
    name: "account removal",
    everyMs: RETRY_MS,
    on: { signals: signalsOf(db), signal: "removalQueued" },
    async run(stopping) {
      for (const userId of await pendingRemovals(db)) {
        try {
          await leases.run(`removal ${userId}`, async ({ hold }) => {
            let left = await isPendingRemoval(db, userId);
            // Another process has removed it meanwhile.
            if (!left) return;
            while (left && !stopping.aborted) {
              left = await removeStep({ ...step, hold }, userId);
              if (left) await ownTurn();
            }
            if (!left) log.info({ userId }, "account removed");
          });
        } catch (error) {
          // Another process has taken it over.
          if (error === LEASE_LOST) continue;
          log.error({ err: error, userId }, "account not removed, will be tried again");
        }
      }
    },
    log,
  });
}
