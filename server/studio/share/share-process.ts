/** Entry point of a process that draws one share picture or the poster of a month, sends its bytes and exits. */
import sharp from "sharp";
import type { ShareDrawing } from "./content.ts";
import { drawMonthPoster } from "./draw-month.ts";
import { drawSharePicture } from "./draw.ts";
import type { MonthDrawing } from "./month.ts";

// One thread per picture: the machine also serves pages.
sharp.concurrency(1);
sharp.cache(false);

process.once("disconnect", () => process.exit());
process.once("message", async (job: ShareDrawing | MonthDrawing) => {
  const bytes = await ("month" in job ? drawMonthPoster(job) : drawSharePicture(job));
  process.send!(bytes, undefined, undefined, () => process.disconnect());
});
