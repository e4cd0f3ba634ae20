/** Entry point of a process that draws one share picture, sends its bytes and exits. */
import sharp from "sharp";
import type { ShareDrawing } from "./content.ts";
import { drawSharePicture } from "./draw.ts";

// One thread per picture: the machine also serves pages.
sharp.concurrency(1);
sharp.cache(false);

process.once("disconnect", () => process.exit());
process.once("message", async (job: ShareDrawing) => {
  const bytes = await drawSharePicture(job);
  process.send!(bytes, undefined, undefined, () => process.disconnect());
});
