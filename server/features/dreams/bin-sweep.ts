import { ownTurn } from "#server/db/own-turn.ts";
import type { Db } from "#server/db/open.ts";
import { sweepState } from "#server/features/credits/credits.ts";
import type { Leases } from "#server/jobs/lease-store.ts";
import type { Loop } from "#server/jobs/loop.ts";
import { createScheduledTask } from "#server/jobs/schedule-store.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { removeExpired } from "./bin.ts";

const DREAMS_PER_BATCH = 20;

interface BinSweepDeps {
  db: Db;
  media: Pick<MediaStore, "remove">;
  leases: Leases;
  log: { error(details: object, message: string): void };
  now: () => Date;
}

/** Removes the dreams that were in the bin for its time; none while the clock may be wrong. */
export async function sweepBin(
  { db, media, now }: Omit<BinSweepDeps, "leases" | "log">,
  signal: AbortSignal,
) {
  if ((await sweepState(db, now())).stopped) return;
  const deps = { db, now, removeFiles: (files: readonly string[]) => media.remove(files) };
  while ((await removeExpired(deps, DREAMS_PER_BATCH)) > 0) {
    if (signal.aborted) return;
    await ownTurn();
  }
}

/** Sweeps the bin at the start of the site and every hour, in one process at a time. */
export function createBinSweep(deps: BinSweepDeps): Loop {
  return createScheduledTask({
    ...deps,
    name: "bin sweep",
    everyMs: HOUR_MS,
    run: (stopping) => sweepBin(deps, stopping),
  });
}
