import { createWriteStream } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import PQueue from "p-queue";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import {
  findDream,
  insertMedia,
  mediaOfDreams,
  writeFileRows,
  type DreamRow,
} from "#server/features/dreams/dreams.ts";
import type { Job, JobDefinition } from "#server/jobs/definition.ts";
import type { Registration } from "#server/jobs/registration.ts";
import { createJobStore, LEASE_LOST } from "#server/jobs/store.ts";
import { createWorker, type Worker } from "#server/jobs/worker.ts";
import { DISCARDED } from "#server/providers/engines.ts";
import type { MediaStore, StoredFile } from "#server/providers/media-store.ts";
import { readMp4 } from "#server/providers/mp4.ts";
import type { SharePictures } from "#server/studio/share/share-pictures.ts";
import { makeVerticalVideo } from "#server/studio/video/vertical.ts";
import { VERTICAL_VIDEO } from "#shared/vertical-video.ts";
import { claimJob, removeJob, type ClaimedVerticalVideo } from "./queries.ts";
import type { Tracer } from "#server/work-context.ts";
import { videoOf } from "./vertical-video.ts";

/** Videos made at the same time: each takes two cores for some seconds, while parts of dreams are made too. */
const AT_ONCE = 1;
const ATTEMPTS_MAX = 4;

const backoffMs = (attempts: number) => 5000 * 4 ** (attempts - 1);
const store = createJobStore("vertical_videos");

interface VerticalVideoJobDeps {
  db: Db;
  tracer: Tracer | null;
  media: MediaStore;
  sharePictures: Pick<SharePictures, "drawVideoWords">;
  ffmpegPath: string;
  /** `host`: of the site, null where it has no public name. */
  site: { brandName: string; host: string | null };
  registration: Pick<Registration, "id">;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  now: () => Date;
}

const payload = z
  .object({ dream_id: z.string(), user_id: z.string() })
  .transform(({ dream_id: dreamId, user_id: userId }) => ({ dreamId, userId }));
type Payload = z.output<typeof payload>;

/** Makes the upright videos of dreams. */
export const createVerticalVideoRunner = (deps: VerticalVideoJobDeps): Worker<Payload> =>
  createWorker(verticalVideoJobs(deps), deps);

function verticalVideoJobs(deps: VerticalVideoJobDeps): JobDefinition<Payload, "failed"> {
  const { log } = deps;
  const places = new PQueue({ concurrency: AT_ONCE });
  return {
    name: "vertical video",
    store,
    payload,
    attemptsMax: ATTEMPTS_MAX,
    interrupted: "failed",
    abandoned: DISCARDED,
    claims: () => claims(deps, () => places.size + places.pending < AT_ONCE),
    inPlace: (_payload, work) => places.add(work),
    enter: () => () => undefined,
    handle: (job, signal) => handle(deps, job, signal),
    async judge({ attempts, payload: { dreamId } }, error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : String(error);
      log.error({ dream: dreamId, attempt: attempts, reason, err: error }, "vertical video failed");
      if (attempts >= ATTEMPTS_MAX) return { failure: "failed", reason };
      return { retryInMs: backoffMs(attempts), countAttempt: true, reason };
    },
    turn: ({ userId }) => ({ user: userId }),
    requeued: async () => undefined,
    failed: async () => undefined,
  };
}

async function* claims(
  { db, now, registration }: VerticalVideoJobDeps,
  hasRoom: () => boolean,
): AsyncGenerator<ClaimedVerticalVideo> {
  while (hasRoom()) {
    const claim = { now: now(), worker: registration.id };
    const claimed = await store.claimDue(db, { by: claim.now }, (trx) => claimJob(trx, claim));
    if (!claimed) return;
    yield claimed;
  }
}

async function handle(deps: VerticalVideoJobDeps, job: Job<Payload>, lease: AbortSignal): Promise<void> {
  const { db, log, media, now } = deps;
  const { dreamId, userId } = job.payload;
  const started = performance.now();
  const dream = await findDream(db, dreamId);
  const video = dream && videoOf(await mediaOfDreams(db, [dreamId]));
  if (!dream?.title || !video) {
    // The dream is in the bin by now, or its video was lost.
    await transact(db, { user: userId }, (trx) => removeJob(trx, job));
    throw DISCARDED;
  }
  const { stored, size } = await make(deps, { ...dream, title: dream.title }, video.file, lease);
  const files = [stored.file];
  const isWanted = await writeFileRows({ db, media }, { userId, files }, async (trx, written) => {
    if (!(await removeJob(trx, job))) throw LEASE_LOST;
    if (!(await findDream(trx, dreamId))) return false;
    const at = now().toISOString();
    const row = { dream_id: dreamId, name: VERTICAL_VIDEO, content_type: "video/mp4", created_at: at };
    await insertMedia(trx, [{ ...row, ...size, ...stored }]);
    written();
    return true;
  });
  if (!isWanted) {
    await media.remove(files);
    throw DISCARDED;
  }
  log.info({ dream: dreamId, ms: Math.round(performance.now() - started) }, "vertical video done");
}

/** Makes and stores the file; the caller inserts its row. */
async function make(
  { media, sharePictures, ffmpegPath, site }: VerticalVideoJobDeps,
  { id, title, language }: DreamRow & { title: string },
  file: string,
  signal: AbortSignal,
): Promise<{ stored: StoredFile; size: Awaited<ReturnType<typeof readMp4>> }> {
  const video = media.temporary("mp4");
  const words = media.temporary("png");
  const outFile = media.temporary("mp4");
  try {
    await writeFile(
      words,
      await sharePictures.drawVideoWords({ title, locale: language, date: null, ...site }),
    );
    const found = await media.read(file, { signal });
    if (!found) throw new Error("the video is missing");
    await pipeline(found.stream, createWriteStream(video), { signal });
    await makeVerticalVideo(ffmpegPath, { video, words, outFile }, signal);
    const size = await readMp4(outFile);
    return { size, stored: await media.save(id, outFile) };
  } finally {
    await Promise.all([video, words, outFile].map((path) => rm(path, { force: true })));
  }
}
