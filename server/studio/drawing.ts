import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { Writable } from "node:stream";
import PQueue from "p-queue";
import type { EncodedImage } from "#server/providers/image-file.ts";
import { lowerPriority, startDrawingProcess } from "./drawing-child.ts";
import type { DrawingJob } from "./drawing-process.ts";
import { waitForExit } from "./wait-for-exit.ts";
import { startEncoder, type VideoSize } from "./video/encoder.ts";
import type { SceneInput } from "./image/scene-input.ts";

export interface DrawingCall {
  /** Aborting kills the work at once; the call rejects with the signal's reason. */
  signal: AbortSignal;
  /** Reports progress, 0 to 1. */
  onProgress: (fraction: number) => void;
}

export interface VideoJob extends DrawingCall {
  scene: SceneInput;
  /** A path that does not exist yet. */
  outFile: string;
  size: VideoSize;
  fps: number;
  frames: number;
  ffmpegPath: string;
}

interface ImageJob extends DrawingCall {
  scene: SceneInput;
  width: number;
  height: number;
  /** Maximum drawing time in milliseconds, without the time in the queue. */
  limitMs?: number;
}

export interface Drawing {
  /** Draws an image and encodes it in the drawing process. Resolves to its WebP and AVIF files. */
  imageFiles(job: ImageJob): Promise<EncodedImage[]>;
  /** Draws an image of `width` x `height` pixels, at most 3840 x 2160. Resolves to PNG bytes. */
  image(job: ImageJob): Promise<Buffer>;
  /** Draws and encodes a video into `outFile`. Removes the file on failure or abort. */
  video(job: VideoJob): Promise<void>;
  /** Kills all running drawings. They reject, as do later calls. */
  close(): Promise<void>;
}

/** Concurrent drawings for the parts of dreams: `wanted`, but at most one per CPU core. */
export function drawingPlaces(wanted: number): number {
  return Math.min(wanted, availableParallelism());
}

/**
 * Runs drawings in order, at most `atOnce` at a time. Single images (`image`) have a separate queue, one at a time, so
 * that the parts of dreams never wait for them. Each drawing has its own process, which returns all memory when it
 * exits and whose crash fails only that drawing.
 */
export function createDrawing({
  atOnce = 1,
  script = new URL("./drawing-process.ts", import.meta.url),
}: { atOnce?: number; script?: URL } = {}): Drawing {
  const queue = new PQueue({ concurrency: atOnce });
  const singleImages = new PQueue({ concurrency: 1 });
  const closing = new AbortController();

  function enqueue<Result>(
    target: PQueue,
    { signal: given, limitMs }: { signal: AbortSignal; limitMs?: number | undefined },
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const signal = AbortSignal.any([given, closing.signal]);
    return new Promise((resolve, reject) => {
      const onAbort = () => reject(signal.reason);
      if (signal.aborted) return onAbort();
      signal.addEventListener("abort", onAbort, { once: true });
      void target.add(async () => {
        signal.removeEventListener("abort", onAbort);
        if (signal.aborted) return;
        const combined =
          limitMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
        await work(combined).then(resolve, reject);
      });
    });
  }

  function startDrawing(job: DrawingJob, output: "ignore" | Writable, call: DrawingCall): ChildProcess {
    const child = startDrawingProcess(script, job, { output, signal: call.signal });
    child.on("message", (message) => {
      if (typeof message === "number") call.onProgress(Math.min(0.99, message));
    });
    return child;
  }

  /** Runs a job whose result comes as one message. */
  function draw<Result>(
    kind: "imageFiles" | "image",
    { signal: given, limitMs, onProgress, ...job }: ImageJob,
  ): Promise<Result> {
    return enqueue(kind === "image" ? singleImages : queue, { signal: given, limitMs }, async (signal) => {
      const child = startDrawing({ kind, ...job }, "ignore", { signal, onProgress });
      let result: Result | undefined;
      child.on("message", (message) => {
        if (typeof message !== "number") result = message as Result;
      });
      onProgress(0.1);
      const [end] = await Promise.allSettled([waitForExit(child, "Drawing")]);
      signal.throwIfAborted();
      if (end.status === "rejected") throw end.reason;
      if (result === undefined) throw new Error("Drawing ended without a result");
      onProgress(1);
      return result;
    });
  }

  return {
    imageFiles: (job) => draw<EncodedImage[]>("imageFiles", job),
    image: (job) => draw<Buffer>("image", job),

    video: (job) =>
      enqueue(queue, { signal: job.signal }, async (signal) => {
        const { scene, frames, onProgress, outFile } = job;
        const { width, height } = job.size;
        const encoder = startEncoder({ ...job, signal });
        const ends = [waitForExit(encoder, "ffmpeg")];
        if (encoder.pid !== undefined) {
          lowerPriority(encoder);
          // The drawing process writes directly to ffmpeg's input, so frames do not pass through the server.
          const videoJob = { kind: "video", scene, width, height, frames } as const;
          const painter = startDrawing(videoJob, encoder.stdin, { signal, onProgress });
          encoder.stdin.destroy();
          ends.push(waitForExit(painter, "Drawing"));
        }
        try {
          const results = await Promise.allSettled(ends);
          signal.throwIfAborted();
          // ffmpeg's error comes first: when ffmpeg fails, its pipe closes and the drawing fails as well.
          for (const result of results) if (result.status === "rejected") throw result.reason;
        } catch (error) {
          await rm(outFile, { force: true });
          throw error;
        }
        onProgress(1);
      }),

    async close() {
      closing.abort(new Error("The studio is closed"));
      await Promise.all([queue.onIdle(), singleImages.onIdle()]);
    },
  };
}
