import { runFfmpeg, VIDEO_INPUT } from "#server/providers/child-process.ts";
import { SHARE_SIZES } from "#shared/share-pictures.ts";
import { FOCUS, WATER } from "../share/surface.ts";

const TIMEOUT_MS = 120_000;
/** The reflection is blurred at 1/8 of its size, which looks the same and takes a tenth of the time. */
const BLUR_DIVISOR = 8;

const { width, height } = SHARE_SIZES.poster;
const { line, bleed, blur } = WATER.poster;

/** Fills a rectangle with the video around its focus. */
const fill = (w: number, h: number) =>
  `scale=${w}:${h}:force_original_aspect_ratio=increase:flags=lanczos,` +
  `crop=${w}:${h}:(iw-ow)*${FOCUS.x}:(ih-oh)*${FOCUS.y}`;

/** A poster: the video above the line of the water, its reflection below the line, and the words over the reflection. */
const COMPOSITION = [
  `[0:v]split[shown][mirrored]`,
  `[shown]${fill(width, line)},setsar=1[above]`,
  `[mirrored]${fill((width + bleed * 2) / BLUR_DIVISOR, line / BLUR_DIVISOR)},vflip,gblur=sigma=${blur / BLUR_DIVISOR},` +
    `scale=${width + bleed * 2}:${line}:flags=bicubic,crop=${width}:${height - line}:${bleed}:0,setsar=1[below]`,
  `[above][below]vstack[scene]`,
  `[scene][1:v]overlay=format=auto,format=yuv420p`,
].join(";");

const ENCODE =
  "-map_metadata -1 -an -c:v libx264 -profile:v high -preset veryfast -crf 21 -threads 2 -movflags +faststart -f mp4";

/**
 * Writes an upright video of 1080 x 1920 to `outFile`: `video` above its own reflection, under `words`, a PNG file of
 * that size. Rejects when the video does not decode or takes too long.
 */
export async function makeVerticalVideo(
  ffmpegPath: string,
  { video, words, outFile }: { video: string; words: string; outFile: string },
  signal: AbortSignal,
): Promise<void> {
  const inputs = [...VIDEO_INPUT, "-i", video, "-protocol_whitelist", "file", "-f", "png_pipe", "-i", words];
  const quiet = ["-loglevel", "error", "-n", "-filter_complex_threads", "2"];
  await runFfmpeg(
    ffmpegPath,
    [...quiet, ...inputs, "-filter_complex", COMPOSITION, ...ENCODE.split(" "), outFile],
    { signal, timeout: TIMEOUT_MS },
  );
}
