import type { DreamBrief, EngineCall, ImageEngine, VideoEngine } from "#server/providers/engines.ts";
import type { Resolution } from "#shared/dreams.ts";
import { findFfmpeg } from "./film/ffmpeg.ts";
import { makeFilm } from "./film/film.ts";
import { FILM_FPS, FILM_FRAMES, FILM_SIZES } from "./film/sizes.ts";
import { sceneBrief } from "./picture/brief.ts";
import { createWorkerPool } from "./pool.ts";

/** 4:3 for the cards; the film shows the same scene wider. */
export const STILL_SIZE = { width: 1536, height: 1152 };

/** Raised with every change that makes a dream's picture another one. */
const STUDIO_VERSION = "3";

export interface Studio {
  image: ImageEngine;
  video: VideoEngine;
  /** Draws the same picture at another size, up to 3840 x 2160. Resolves to PNG bytes. */
  drawStill(dream: DreamBrief, size: { width: number; height: number }, call: DrawCall): Promise<Buffer>;
  /** Ends the drawing threads and any running ffmpeg; work under way rejects. */
  close(): Promise<void>;
}

type DrawCall = Pick<EngineCall, "signal" | "onProgress">;

/**
 * The local studio's picture and film engines. Drawing runs in worker threads, which start with the first task and end
 * after a minute of rest. `ffmpegPath` is looked for only when the first film is made.
 */
export function createStudio(options: { ffmpegPath?: string | null; workers?: number } = {}): Studio {
  const script = new URL("./worker.ts", import.meta.url);
  const pool = createWorkerPool({ script, size: options.workers ?? 1, idleMs: 60_000 });
  const films = new Set<Promise<void>>();
  let ffmpegPath: string | undefined;

  async function drawStill(dream: DreamBrief, size: { width: number; height: number }, call: DrawCall) {
    const task = { kind: "still", brief: sceneBrief(dream), width: size.width, height: size.height };
    const bytes = await pool.run<Uint8Array>(task, {
      signal: call.signal,
      onMessage(message) {
        if (message.kind === "progress")
          call.onProgress((message as unknown as { fraction: number }).fraction);
      },
    });
    call.onProgress(1);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  async function film(dream: DreamBrief & { resolution: Resolution; outFile: string }, call: EngineCall) {
    ffmpegPath ??= findFfmpeg(options.ffmpegPath);
    const making = makeFilm(pool, {
      brief: sceneBrief(dream),
      outFile: dream.outFile,
      size: FILM_SIZES[dream.resolution],
      fps: FILM_FPS,
      frames: FILM_FRAMES,
      ffmpegPath,
      signal: call.signal,
      onProgress: call.onProgress,
    });
    films.add(making);
    try {
      await making;
    } finally {
      films.delete(making);
    }
  }

  return {
    image: {
      name: "studio",
      version: STUDIO_VERSION,
      draw: (dream, call) => drawStill(dream, STILL_SIZE, call),
      redraw: (dream, size, signal) => drawStill(dream, size, { signal, onProgress: () => undefined }),
    },
    video: { name: "studio", film },
    drawStill,
    async close() {
      await pool.close();
      // A film that has just failed still has its ffmpeg to end and its file to remove.
      await Promise.allSettled(films);
    },
  };
}
