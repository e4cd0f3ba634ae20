import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Engines } from "#server/providers/engines.ts";
import { createCareList } from "#server/studio/care/care.ts";

/** H.264, 96 x 54 pixels, 5 seconds, 4 KB. */
export const SAMPLE_VIDEO = join(import.meta.dirname, "media/video.mp4");

/** A flat PNG; `width` above 480 gives a dream its smaller widths too. */
export function drawImage(width = 96): Promise<Buffer> {
  const height = Math.round((width * 3) / 4);
  return sharp({ create: { width, height, channels: 3, background: "#2a2350" } })
    .png()
    .toBuffer();
}

/**
 * Engines that answer at once with small real files; the care list is the real one. A test that
 * needs one to fail or to wait passes its own.
 */
export function createTestEngines(own: Partial<Engines> = {}): Engines {
  return {
    reading: {
      name: "studio",
      async read({ dreamText }, call) {
        call.onProgress(1);
        return {
          title: dreamText.split(/\s+/).slice(0, 3).join(" "),
          summary: "A dream of wide water.",
          themes: ["change"],
          symbols: [{ symbol: "sea", meaning: "What is felt and not yet said." }],
          psychologicalAnalysis: "The sleeper looks at something large from a safe shore.",
          tags: ["sea", "night"],
        };
      },
    },
    lens: {
      name: "studio",
      async look({ lens }) {
        const texts = [`Through the ${lens} lens.`, "The shore may be a threshold.", "It may be wrong."];
        return { paragraphs: texts.map((text) => ({ speaker: null, text })) };
      },
    },
    image: {
      name: "studio",
      version: "test",
      redraw: () => drawImage(),
      async draw(_brief, call) {
        call.onProgress(1);
        return await drawImage();
      },
    },
    video: {
      name: "studio",
      async make({ outFile }, call) {
        call.onProgress(1);
        await copyFile(SAMPLE_VIDEO, outFile);
      },
    },
    moderation: createCareList(),
    close: async () => undefined,
    ...own,
  };
}
