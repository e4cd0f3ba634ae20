import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";

export interface FilmSize {
  width: number;
  height: number;
  /** x264 constant rate factor: lower is better and larger. */
  quality: number;
}

export interface Encoder {
  /** Hands over one frame of RGBA bytes; resolves when the encoder can take the next one. Rejects once ffmpeg has failed. */
  write(frame: Uint8Array): Promise<void>;
  /** Resolves once the file is complete. Rejects with ffmpeg's own words when it fails. */
  finish(): Promise<void>;
  /** Kills ffmpeg and removes what it has written so far. */
  abandon(): Promise<void>;
}

const COLOUR = [
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];

/** The settings of every film: H.264 High, yuv420p, bt709, television range, index before the data. */
function settings(size: FilmSize, fps: number, outFile: string): string[] {
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgba",
    "-s",
    `${size.width}x${size.height}`,
    "-r",
    String(fps),
  ];
  const convert = "scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd,format=yuv420p";
  const codec = [
    "-c:v",
    "libx264",
    "-profile:v",
    "high",
    "-preset",
    "veryfast",
    "-crf",
    String(size.quality),
  ];
  const shape = [
    "-g",
    "48",
    "-x264-params",
    "aq-mode=3:aq-strength=1.0",
    "-pix_fmt",
    "yuv420p",
    "-threads",
    "2",
  ];
  const general = ["-hide_banner", "-loglevel", "error", "-n"];
  const output = ["-movflags", "+faststart", "-f", "mp4", outFile];
  return general.concat(input, ["-i", "pipe:0", "-an", "-vf", convert], codec, shape, COLOUR, output);
}

/**
 * Starts ffmpeg at low priority, reading raw frames from its standard input, so that it ends by itself when this
 * process is killed.
 */
export function openEncoder(options: {
  ffmpegPath: string;
  outFile: string;
  size: FilmSize;
  fps: number;
}): Encoder {
  const args = settings(options.size, options.fps, options.outFile);
  const child = spawn(options.ffmpegPath, args, { stdio: ["pipe", "ignore", "pipe"] });
  let complaint = "";
  child.stderr
    .setEncoding("utf8")
    .on("data", (text: string) => (complaint = (complaint + text).slice(-2000)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${signal ?? `code ${code}`}: ${complaint.trim()}`));
    });
  });
  let fault: unknown;
  ended.catch((error: unknown) => (fault = error));
  // The reason for a broken pipe is in ffmpeg's exit, which `ended` reports.
  child.stdin.on("error", () => undefined);
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // Already gone, or the system does not allow it: the film is still right, only less polite.
    }
  }

  return {
    async write(frame) {
      if (fault) throw fault;
      if (child.stdin.write(frame)) return;
      await Promise.race([new Promise((resolve) => child.stdin.once("drain", resolve)), ended]);
    },
    async finish() {
      child.stdin.end();
      await ended;
    },
    async abandon() {
      child.stdin.destroy();
      child.kill("SIGKILL");
      await ended.catch(() => undefined);
      await rm(options.outFile, { force: true });
    },
  };
}
