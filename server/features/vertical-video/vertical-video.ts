import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import {
  assertRoom,
  assertStorageRoom,
  mediaOfDreams,
  ownDream,
  type MediaRow,
  type QueueLimits,
  type StorageQuota,
} from "#server/features/dreams/dreams.ts";
import { VERTICAL_VIDEO, type VerticalVideo } from "#shared/vertical-video.ts";
import { findJob, openJobsOf, queueJob } from "./queries.ts";

/** Most upright videos of one user that may wait or be made at once. */
const OPEN_PER_USER = 3;

/** The finished video of a dream that an upright one is made of. */
export const videoOf = (media: readonly MediaRow[]): MediaRow | undefined =>
  media.find(({ name }) => name === "video.mp4");

/** The files of a user's dream. Throws `not_found` for a dream without a title or a video. */
async function mediaWithVideo(db: Db, userId: string, id: string): Promise<MediaRow[]> {
  const dream = await ownDream(db, userId, id);
  const media = await mediaOfDreams(db, [id]);
  // The title is drawn on the upright video.
  if (!dream.title || !videoOf(media)) throw new AppError("not_found");
  return media;
}

const STATE = { queued: "queued", running: "processing", failed: "failed" } as const;

function stateOf(
  id: string,
  media: readonly MediaRow[],
  job: { status: keyof typeof STATE } | undefined,
): VerticalVideo {
  if (media.some(({ name }) => name === VERTICAL_VIDEO))
    return { state: "done", url: `/media/${id}/${VERTICAL_VIDEO}` };
  return { state: job ? STATE[job.status] : "none", url: null };
}

/** Whether the upright video of a user's dream is made. Throws `not_found` without a title or a video. */
export async function verticalVideoOf(db: Db, userId: string, id: string): Promise<VerticalVideo> {
  // First: a video that is done meanwhile has no job any more.
  const job = await findJob(db, id);
  return stateOf(id, await mediaWithVideo(db, userId, id), job);
}

/**
 * Queues the upright video of a user's dream, unless it is made or being made. Throws `not_found` without a title or a
 * video, `conflict` where the user has no room, and `rate_limited` or `unavailable` at the limits of the queue.
 */
export async function askForVerticalVideo(
  { db, limits, quota }: { db: Db; limits: Pick<QueueLimits, "inAll">; quota: StorageQuota },
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<VerticalVideo> {
  return transact(db, { user: userId }, async (trx) => {
    const media = await mediaWithVideo(trx, userId, id);
    const { state, url } = stateOf(id, media, await findJob(trx, id));
    if (state !== "none" && state !== "failed") return { state, url };
    assertRoom(await openJobsOf(trx, userId), { ...limits, perUser: OPEN_PER_USER });
    await assertStorageRoom(trx, { userId, adds: false, parts: ["video"] }, quota);
    await queueJob(trx, { dreamId: id, userId, now });
    return { state: "queued", url: null };
  });
}
