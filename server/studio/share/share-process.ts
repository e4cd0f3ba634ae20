/** Entry point of a process that draws one share picture, the poster of a month or the words of a video, sends its bytes and exits. */
import sharp from "sharp";
import type { ShareDrawing, VideoWords } from "./content.ts";
import { drawMonthPoster } from "./draw-month.ts";
import { drawSharePicture, drawVideoWords } from "./draw.ts";
import type { MonthDrawing } from "./month.ts";

// One thread per picture: the machine also serves pages.
sharp.concurrency(1);
sharp.cache(false);

process.once("disconnect", () => process.exit());

function draw(job: ShareDrawing | MonthDrawing | { videoWords: VideoWords }): Promise<Buffer> {
  if ("videoWords" in job) return drawVideoWords(job.videoWords);
  return "month" in job ? drawMonthPoster(job) : drawSharePicture(job);
}

process.once("message", async (job: Parameters<typeof draw>[0]) => {
  const bytes = await draw(job);
  process.send!(bytes, undefined, undefined, () => process.disconnect());
});
