import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { childEnvironment, FFMPEG_BOUNDS } from "#server/providers/child-process.ts";

export interface VideoSize {
  width: number;
  height: number;
  /** x264 constant rate factor: lower is better and larger. */
  quality: number;
}

const INPUT = "-loglevel error -n -filter_threads 2 -protocol_whitelist pipe -f rawvideo -pix_fmt rgba";
const CONVERT = "scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd,format=yuv420p";
const CODEC = "-c:v libx264 -profile:v high -preset veryfast";
const STREAM = "-g 48 -x264-params aq-mode=3:aq-strength=1.0 -pix_fmt yuv420p -threads 2";
const COLOUR = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";

/** ffmpeg arguments of every video: H.264 High, yuv420p, bt709, limited range, index before the data. */
function settings({ width, height, quality }: VideoSize, fps: number, outFile: string): string[] {
  const input = `${INPUT} -s ${width}x${height} -r ${fps} -i pipe:0 -an -vf ${CONVERT}`;
  const output = `${CODEC} -crf ${quality} ${STREAM} ${COLOUR} -movflags +faststart -f mp4`;
  return [...FFMPEG_BOUNDS, ...`${input} ${output}`.split(" "), outFile];
}

/** Starts ffmpeg, which encodes raw RGBA frames from its standard input until that ends or `signal` aborts. */
export function startEncoder(job: {
  ffmpegPath: string;
  outFile: string;
  size: VideoSize;
  fps: number;
  signal: AbortSignal;
}): ChildProcessByStdio<Writable, null, Readable> {
  return spawn(job.ffmpegPath, settings(job.size, job.fps, job.outFile), {
    stdio: ["pipe", "ignore", "pipe"],
    signal: job.signal,
    killSignal: "SIGKILL",
    env: childEnvironment(),
  });
}
