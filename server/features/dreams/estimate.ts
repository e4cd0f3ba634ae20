import type { Db } from "#server/db/open.ts";
import type { Dream, Part, Resolution } from "#shared/dreams.ts";
import type { ListedRow } from "./listed-queries.ts";
import { dreamsAhead, recentDurations, type PartRow } from "./queries.ts";

/** Seconds of a part until some were measured. */
const FIRST_GUESS: Record<Part, Record<Resolution, number>> = {
  reading: { "480p": 1, "720p": 1, "1080p": 1 },
  image: { "480p": 6, "720p": 6, "1080p": 6 },
  video: { "480p": 12, "720p": 24, "1080p": 50 },
};
const REFRESH_MS = 15_000;

/** Returns the number of dreams ahead and the seconds left, judged by recent runs. */
export type Estimate = (
  dream: ListedRow,
  parts: PartRow[],
  now: Date,
) => Promise<NonNullable<Dream["queue"]>>;

/** `places` returns the number of images, and of videos, that all processes make at once. */
export function createEstimate(db: Db, places: () => number): Estimate {
  let measuring: ReturnType<typeof recentDurations> | null = null;
  let measuredAt = -Infinity;

  /** Measures once for all dreams of a page. */
  function measure(now: Date): ReturnType<typeof recentDurations> {
    if (measuring && now.getTime() - measuredAt <= REFRESH_MS) return measuring;
    measuredAt = now.getTime();
    measuring = recentDurations(db, now).catch((error: unknown) => {
      measuring = null;
      throw error;
    });
    return measuring;
  }

  return async (dream, parts, now) => {
    const measured = await measure(now);
    const secondsOf = (part: Part, resolution: Resolution) =>
      measured.get(`${part} ${resolution}`) ?? FIRST_GUESS[part][resolution];
    const open = parts.filter((part) => part.status === "queued" || part.status === "processing");
    const own = open.reduce(
      (sum, part) => sum + secondsOf(part.part, dream.resolution) * (1 - part.progress),
      0,
    );
    const ahead = dream.status === "queued" ? await dreamsAhead(db, dream.created_at, dream.id) : 0;
    const whole = secondsOf("image", "480p") + secondsOf("video", "480p");
    return { ahead, secondsLeft: Math.max(1, Math.round(own + (ahead * whole) / Math.max(1, places()))) };
  };
}
