import type { Db } from "#server/db/open.ts";
import { unknownFiles } from "./cleanup-queries.ts";
import type { MediaStore } from "#server/providers/media-store.ts";

interface MediaSweepDeps {
  db: Db;
  media: Pick<MediaStore, "sweep">;
  log: Record<"info" | "error", (details: object, message: string) => void>;
}

/** Removes files without a media row, which a crash left behind. Resolves to how many. */
export function sweepMedia({ db, media }: Omit<MediaSweepDeps, "log">, signal: AbortSignal): Promise<number> {
  return media.sweep((files) => unknownFiles(db, files), signal);
}

/** Sweeps the media folder once, in the background. Returns a stop function that resolves once the sweep has ended. */
export function startMediaSweep(deps: MediaSweepDeps): () => Promise<void> {
  const stopping = new AbortController();
  const sweeping = sweepMedia(deps, stopping.signal).then(
    (files) => void (files && deps.log.info({ files }, "files of interrupted work removed")),
    (error: unknown) => deps.log.error({ err: error }, "media folder could not be swept"),
  );
  return () => {
    stopping.abort();
    return sweeping;
  };
}
