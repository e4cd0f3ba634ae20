import type { DreamPrompt, EngineCall, ImageEngine, VideoEngine } from "#server/providers/engines.ts";
import { createDrawing } from "./drawing.ts";
import { findFfmpeg } from "./video/ffmpeg.ts";
import { VIDEO_FPS, VIDEO_FRAMES, VIDEO_SIZES } from "./video/sizes.ts";
import { sceneInput } from "./image/scene-input.ts";

/** 4:3 for the cards. The video shows the same scene in 16:9. */
export const IMAGE_SIZE = { width: 1536, height: 1152 };

/** Raise with every change that alters the image of any dream. */
const STUDIO_VERSION = "29";

export interface Studio {
  image: ImageEngine;
  video: VideoEngine;
  /** Draws a dream's image at any size up to 3840 x 2160. Resolves to PNG bytes. */
  drawImage(dream: DreamPrompt, size: { width: number; height: number }, call: DrawCall): Promise<Buffer>;
  /** Kills all running drawings, which reject. */
  close(): Promise<void>;
}

type DrawCall = Pick<EngineCall, "signal" | "onProgress"> & { limitMs?: number };

/**
 * The local studio's image and video engines, which make `atOnce` drawings at a time. ffmpeg is searched for only when
 * the first video is made.
 */
export function createStudio(options: { ffmpegPath?: string | null; atOnce?: number } = {}): Studio {
  const { atOnce = 1 } = options;
  const drawing = createDrawing({ atOnce });
  let ffmpegPath: string | undefined;

  const drawImage = (dream: DreamPrompt, size: { width: number; height: number }, call: DrawCall) =>
    drawing.image({ scene: sceneInput(dream), ...size, ...call });

  return {
    image: {
      name: "studio",
      version: STUDIO_VERSION,
      local: true,
      draw: (dream, { signal, onProgress }) => drawImage(dream, IMAGE_SIZE, { signal, onProgress }),
      drawFiles: (dream, { signal, onProgress }) =>
        drawing.imageFiles({ scene: sceneInput(dream), ...IMAGE_SIZE, signal, onProgress }),
      redraw: (dream, size, limitMs) =>
        drawImage(dream, size, {
          signal: new AbortController().signal,
          onProgress: () => undefined,
          limitMs,
        }),
    },
    video: {
      name: "studio",
      local: true,
      version: STUDIO_VERSION,
      async make(dream, { signal, onProgress }) {
        ffmpegPath ??= findFfmpeg(options.ffmpegPath);
        await drawing.video({
          scene: sceneInput(dream),
          outFile: dream.outFile,
          size: VIDEO_SIZES[dream.resolution],
          fps: VIDEO_FPS,
          frames: VIDEO_FRAMES,
          ffmpegPath,
          signal,
          onProgress,
        });
      },
    },
    drawImage,
    close: () => drawing.close(),
  };
}
