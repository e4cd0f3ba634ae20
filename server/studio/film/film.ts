import type { Encoder, FilmSize } from "./encoder.ts";
import { openEncoder } from "./encoder.ts";
import type { SceneBrief } from "../picture/brief.ts";
import type { Reply, WorkerPool } from "../pool.ts";

export interface FilmOrder {
  brief: SceneBrief;
  outFile: string;
  size: FilmSize;
  fps: number;
  frames: number;
  ffmpegPath: string;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Draws a film on the pool and encodes it to `outFile`. On failure or abort no file is left. */
export async function makeFilm(pool: WorkerPool, order: FilmOrder): Promise<void> {
  let encoder: Encoder | undefined;
  let written = Promise.resolve();
  let done = 0;
  const broken = new AbortController();
  const task = {
    kind: "film",
    brief: order.brief,
    width: order.size.width,
    height: order.size.height,
    frames: order.frames,
  };
  async function feed(
    before: Promise<void>,
    open: Encoder,
    buffer: ArrayBuffer,
    reply: Reply,
  ): Promise<void> {
    await before;
    await open.write(new Uint8Array(buffer));
    order.onProgress(Math.min(0.99, ++done / order.frames));
    reply({ kind: "buffer", buffer }, [buffer]);
  }
  try {
    await pool.run(task, {
      signal: AbortSignal.any([order.signal, broken.signal]),
      onMessage(message, reply) {
        if (message.kind !== "frame") return;
        const { buffer } = message as { kind: "frame"; buffer: ArrayBuffer };
        // Opened with the first frame: a film that waits for its turn needs no ffmpeg.
        encoder ??= openEncoder(order);
        written = feed(written, encoder, buffer, reply);
        written.catch((error: unknown) => broken.abort(error));
      },
    });
    await written;
    order.signal.throwIfAborted();
    await finishUnlessAborted(encoder!, order.signal);
    order.onProgress(1);
  } catch (error) {
    written.catch(() => undefined);
    await encoder?.abandon();
    throw error;
  }
}

async function finishUnlessAborted(encoder: Encoder, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    await Promise.race([encoder.finish(), aborted.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
