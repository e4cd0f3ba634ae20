import type { Db } from "#server/db/open.ts";
import { unknownFiles } from "./cleanup-queries.ts";
import type { Leases } from "#server/jobs/lease-store.ts";
import type { Loop } from "#server/jobs/loop.ts";
import { createScheduledTask } from "#server/jobs/schedule-store.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { DAY_MS } from "#shared/durations.ts";

interface MediaSweepDeps {
  db: Db;
  media: Pick<MediaStore, "sweep">;
  leases: Leases;
  log: Record<"info" | "error", (details: object, message: string) => void>;
  now: () => Date;
}

/** Removes files without a media row, which a crash left behind. Resolves to how many. */
export function sweepMedia(
  { db, media }: Pick<MediaSweepDeps, "db" | "media">,
  signal: AbortSignal,
): Promise<number> {
  return media.sweep((files) => unknownFiles(db, files), signal);
}

/** Sweeps the media folder at the start of the site and every day, in one process at a time. */
export function createMediaSweep(deps: MediaSweepDeps): Loop {
  return createScheduledTask({
    ...deps,
    name: "media sweep",
    everyMs: DAY_MS,
    async run(stopping) {
      const files = await sweepMedia(deps, stopping);
      if (files) deps.log.info({ files }, "files of interrupted work removed");
    },
  });
}
