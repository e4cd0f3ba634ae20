import { fork, type ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { availableParallelism, constants, setPriority } from "node:os";
import type { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import PQueue from "p-queue";
import { childEnvironment } from "#server/providers/child-process.ts";
import type { EncodedImage } from "#server/providers/image-file.ts";
import type { DrawingJob } from "./drawing-process.ts";
import { waitForExit } from "./wait-for-exit.ts";
import { startEncoder, type VideoSize } from "./video/encoder.ts";
import type { SceneInput } from "./image/scene-input.ts";

export interface DrawingCall {
  /** Aborting ends the work at once and rejects with the signal's reason. */
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
  /** Longest the drawing may take, from when it starts. */
  limitMs?: number;
}

export interface Drawing {
  /** Draws a picture as the files of it that are kept, encoded where it is drawn. */
  imageFiles(job: ImageJob): Promise<EncodedImage[]>;
  /** Draws a picture of `width` x `height` pixels, at most 3840 x 2160. Resolves to PNG bytes. */
  image(job: ImageJob): Promise<Buffer>;
  /** Draws and encodes a film. On failure or abort no file is left. */
  video(job: VideoJob): Promise<void>;
  /** Ends all work under way, which rejects, as does any later one. */
  close(): Promise<void>;
}

/**
 * Nothing of the server's own, such as its keys. Pictures hold no letters, and the canvas else reads every typeface of
 * the machine: 0.3 s and 230 MB where there are 2500.
 */
function environment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return {
    ...childEnvironment(),
    MALLOC_ARENA_MAX: "2",
    DISABLE_SYSTEM_FONTS_LOAD: "1",
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  };
}

/** The work of others is never held up by a drawing. */
function yieldToOthers(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Already gone, or the system does not allow it: the drawing is still right, only less polite.
  }
}

/** Drawings that this machine makes at once for the parts of dreams: as many as wanted, and one per core at most. */
export function drawingPlaces(wanted: number): number {
  return Math.min(wanted, availableParallelism());
}

/**
 * Runs drawings, at most `atOnce` at a time, in the order they come; those that are drawn beside (`still`) have one
 * place of their own, so that the parts of dreams never wait for them. Each has a process of its own, which gives its
 * memory back when it ends and whose crash is the drawing's failure alone.
 */
export function createDrawing({
  atOnce = 1,
  script = new URL("./drawing-process.ts", import.meta.url),
}: { atOnce?: number; script?: URL } = {}): Drawing {
  const queue = new PQueue({ concurrency: atOnce });
  const beside = new PQueue({ concurrency: 1 });
  const closing = new AbortController();

  function inTurn<Result>(
    places: PQueue,
    { signal: given, limitMs }: { signal: AbortSignal; limitMs?: number | undefined },
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const signal = AbortSignal.any([given, closing.signal]);
    return new Promise((resolve, reject) => {
      const leave = () => reject(signal.reason);
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave, { once: true });
      void places.add(async () => {
        signal.removeEventListener("abort", leave);
        if (signal.aborted) return;
        const limited =
          limitMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
        await work(limited).then(resolve, reject);
      });
    });
  }

  function startDrawing(job: DrawingJob, output: "ignore" | Writable, call: DrawingCall): ChildProcess {
    const child = fork(fileURLToPath(script), {
      stdio: ["ignore", output, "pipe", "ipc"],
      execArgv: ["--max-old-space-size=256"],
      serialization: "advanced",
      env: environment(),
      signal: call.signal,
      killSignal: "SIGKILL",
    });
    yieldToOthers(child);
    child.on("message", (message) => {
      if (typeof message === "number") call.onProgress(Math.min(0.99, message));
    });
    // Sent to one that is gone already; how it ended tells the rest.
    child.send(job, () => undefined);
    return child;
  }

  /** Draws what is sent back whole. */
  function draw<Result>(
    kind: "imageFiles" | "image",
    { signal: given, limitMs, onProgress, ...job }: ImageJob,
  ): Promise<Result> {
    return inTurn(kind === "image" ? beside : queue, { signal: given, limitMs }, async (signal) => {
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
      inTurn(queue, { signal: job.signal }, async (signal) => {
        const { scene, frames, onProgress, outFile } = job;
        const { width, height } = job.size;
        const encoder = startEncoder({ ...job, signal });
        const ends = [waitForExit(encoder, "ffmpeg")];
        if (encoder.pid !== undefined) {
          yieldToOthers(encoder);
          // The frames go from process to process and never through this one.
          const task = { kind: "video", scene, width, height, frames } as const;
          const painter = startDrawing(task, encoder.stdin, { signal, onProgress });
          encoder.stdin.destroy();
          ends.push(waitForExit(painter, "Drawing"));
        }
        try {
          const results = await Promise.allSettled(ends);
          signal.throwIfAborted();
          // ffmpeg first: when it fails, the drawing has nowhere to go and fails as well.
          for (const result of results) if (result.status === "rejected") throw result.reason;
        } catch (error) {
          await rm(outFile, { force: true });
          throw error;
        }
        onProgress(1);
      }),

    async close() {
      closing.abort(new Error("The studio is closed"));
      await Promise.all([queue.onIdle(), beside.onIdle()]);
    },
  };
}
