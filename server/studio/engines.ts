import type { DreamPrompt, EngineCall, ImageEngine, VideoEngine } from "#server/providers/engines.ts";
import { createDrawing } from "./drawing.ts";
import { findFfmpeg } from "./film/ffmpeg.ts";
import { FILM_FPS, FILM_FRAMES, FILM_SIZES } from "./film/sizes.ts";
import { sceneInput } from "./picture/scene-input.ts";

/** 4:3 for the cards; the film shows the same scene wider. */
export const STILL_SIZE = { width: 1536, height: 1152 };

/** Raised with every change that makes a dream's picture another one. */
const STUDIO_VERSION = "3";

export interface Studio {
  image: ImageEngine;
  video: VideoEngine;
  /** Draws the same picture at another size, up to 3840 x 2160. Resolves to PNG bytes. */
  drawStill(dream: DreamPrompt, size: { width: number; height: number }, call: DrawCall): Promise<Buffer>;
  /** Ends every drawing; work under way rejects. */
  close(): Promise<void>;
}

type DrawCall = Pick<EngineCall, "signal" | "onProgress"> & { limitMs?: number };

/**
 * The local studio's picture and film engines, which draw `atOnce` things at a time. `ffmpegPath` is looked for only
 * when the first film is made.
 */
export function createStudio(options: { ffmpegPath?: string | null; atOnce?: number } = {}): Studio {
  const { atOnce = 1 } = options;
  const drawing = createDrawing({ atOnce });
  let ffmpegPath: string | undefined;

  const drawStill = (dream: DreamPrompt, size: { width: number; height: number }, call: DrawCall) =>
    drawing.still({ scene: sceneInput(dream), ...size, ...call });

  return {
    image: {
      name: "studio",
      version: STUDIO_VERSION,
      local: true,
      draw: (dream, { signal, onProgress }) => drawStill(dream, STILL_SIZE, { signal, onProgress }),
      drawFiles: (dream, { signal, onProgress }) =>
        drawing.files({ scene: sceneInput(dream), ...STILL_SIZE, signal, onProgress }),
      redraw: (dream, size, limitMs) =>
        drawStill(dream, size, {
          signal: new AbortController().signal,
          onProgress: () => undefined,
          limitMs,
        }),
    },
    video: {
      name: "studio",
      local: true,
      version: STUDIO_VERSION,
      async film(dream, { signal, onProgress }) {
        ffmpegPath ??= findFfmpeg(options.ffmpegPath);
        await drawing.film({
          scene: sceneInput(dream),
          outFile: dream.outFile,
          size: FILM_SIZES[dream.resolution],
          fps: FILM_FPS,
          frames: FILM_FRAMES,
          ffmpegPath,
          signal,
          onProgress,
        });
      },
    },
    drawStill,
    close: () => drawing.close(),
  };
}
