/**
 * One dream's still and film, measured in a process that does nothing else: `node bench/studio-dream.ts BRIEF RESOLUTION`,
 * where BRIEF is a scene brief as JSON. Started by bench/studio.ts, which reads the line of JSON that it prints.
 */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Resolution } from "#shared/dreams.ts";
import { STILL_SIZE } from "#server/studio/engines.ts";
import { openEncoder } from "#server/studio/film/encoder.ts";
import { findFfmpeg } from "#server/studio/film/ffmpeg.ts";
import { makeFilm } from "#server/studio/film/film.ts";
import { FILM_FPS, FILM_FRAMES, FILM_SIZES } from "#server/studio/film/sizes.ts";
import type { SceneBrief } from "#server/studio/picture/brief.ts";
import { createWorkerPool } from "#server/studio/pool.ts";

/** Processor seconds are those of this process and of the ffmpeg it started. */
export interface DreamCost {
  still: number;
  film: number;
  /** Encoding as many ready frames. */
  alone: number;
  /** Most memory that the process held while it drew, in MB; ffmpeg's is its own. */
  peak: number;
}

const TICKS = 100;

/** Processor seconds used so far, with those of ended children where the system tells. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  let children = 0;
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]!.split(" ");
    children = (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    // Not Linux: ffmpeg's share is missing.
  }
  return (user + system) / 1e6 + children;
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = processorSeconds();
  await work();
  return processorSeconds() - before;
}

const brief = JSON.parse(process.argv[2]!) as SceneBrief;
const size = FILM_SIZES[process.argv[3] as Resolution];
const folder = await mkdtemp(join(tmpdir(), "studio-bench-"));
const ffmpegPath = findFfmpeg(process.env.FFMPEG_PATH);
const signal = new AbortController().signal;
const pool = createWorkerPool({
  script: new URL("../server/studio/worker.ts", import.meta.url),
  size: 1,
  idleMs: 60_000,
});

async function readyFrames(count: number): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = [];
  await pool.run(
    { kind: "film", brief, ...size, frames: count },
    {
      signal,
      onMessage(message, reply) {
        if (message.kind !== "frame") return;
        const { buffer } = message as { kind: "frame"; buffer: ArrayBuffer };
        frames.push(new Uint8Array(buffer.slice(0)));
        reply({ kind: "buffer", buffer }, [buffer]);
      },
    },
  );
  return frames;
}

async function encode(frames: readonly Uint8Array[]): Promise<void> {
  const encoder = openEncoder({ ffmpegPath, outFile: join(folder, "alone.mp4"), size, fps: FILM_FPS });
  for (let i = 0; i < FILM_FRAMES; i++) await encoder.write(frames[i % frames.length]!);
  await encoder.finish();
}

const still = await spent(() => pool.run({ kind: "still", brief, ...STILL_SIZE }, { signal }));
const film = await spent(() =>
  makeFilm(pool, {
    brief,
    outFile: join(folder, "film.mp4"),
    size,
    fps: FILM_FPS,
    frames: FILM_FRAMES,
    ffmpegPath,
    signal,
    onProgress: () => undefined,
  }),
);
const peak = process.resourceUsage().maxRSS / 1024;
const frames = await readyFrames(6);
const alone = await spent(() => encode(frames));
await pool.close();
await rm(folder, { recursive: true });
console.log(JSON.stringify({ still, film, alone, peak } satisfies DreamCost));
