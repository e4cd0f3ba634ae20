/**
 * What a dream costs in the local studio: `node bench/studio.ts [480p|720p|1080p ...]`.
 * Prints processor seconds (this process and ffmpeg together) for the still and the film of one dream of each scene,
 * the peak memory of this process, and how the film compares with encoding the same number of ready frames.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Resolution } from "#shared/dreams.ts";
import { RESOLUTIONS } from "#shared/dreams.ts";
import { STILL_SIZE } from "#server/studio/engines.ts";
import { createDrawing } from "#server/studio/drawing.ts";
import { ended } from "#server/studio/ended.ts";
import { startEncoder } from "#server/studio/film/encoder.ts";
import { findFfmpeg } from "#server/studio/film/ffmpeg.ts";
import { FILM_FPS, FILM_FRAMES, FILM_SIZES } from "#server/studio/film/sizes.ts";
import type { SceneBrief } from "#server/studio/picture/brief.ts";
import { buildPicture } from "#server/studio/picture/build.ts";
import { SCENES } from "#server/studio/picture/scenes/scenes.ts";

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

const wanted = process.argv.slice(2) as Resolution[];
const resolutions = wanted.length > 0 ? wanted : RESOLUTIONS;
const folder = await mkdtemp(join(tmpdir(), "studio-bench-"));
const ffmpegPath = findFfmpeg(process.env.FFMPEG_PATH);
const signal = new AbortController().signal;

function briefOf(scene: (typeof SCENES)[number]): SceneBrief {
  const [symbol] = Object.entries(scene.places).sort((a, b) => b[1] - a[1])[0]!;
  const mood = { valence: 0, arousal: 0.3, light: 0, pursued: false, alone: true, height: 0 };
  return { seed: `bench ${scene.name}`, symbols: [symbol, symbol], mood, style: "auto" };
}

async function encodeOnly(brief: SceneBrief, resolution: Resolution): Promise<void> {
  const size = FILM_SIZES[resolution];
  const picture = buildPicture(brief, size);
  const frames = Array.from({ length: 6 }, (_, i) => new Uint8Array(picture.paint(i / FILM_FRAMES).data()));
  const outFile = join(folder, "alone.mp4");
  const encoder = startEncoder({ ffmpegPath, outFile, size, fps: FILM_FPS, signal });
  const end = ended(encoder, "ffmpeg");
  for (let i = 0; i < FILM_FRAMES; i++)
    if (!encoder.stdin.write(frames[i % frames.length]!)) await once(encoder.stdin, "drain");
  encoder.stdin.end();
  await end;
  await rm(outFile);
}

for (const resolution of resolutions) {
  console.log(`\n${resolution}        still s   film s   whole s   film / encoding alone`);
  let total = 0;
  let dearest = 0;
  for (const scene of SCENES) {
    const brief = briefOf(scene);
    const drawing = createDrawing();
    const outFile = join(folder, `${scene.name}.mp4`);
    const call = { signal, onProgress: () => undefined };
    const still = await spent(() => drawing.still({ brief, ...STILL_SIZE, ...call }));
    const size = FILM_SIZES[resolution];
    const order = { brief, outFile, size, fps: FILM_FPS, frames: FILM_FRAMES, ffmpegPath, ...call };
    const film = await spent(() => drawing.film(order));
    await rm(outFile);
    const alone = await spent(() => encodeOnly(brief, resolution));
    total += still + film;
    dearest = Math.max(dearest, still + film);
    const numbers = [still, film, still + film].map((n) => n.toFixed(2).padStart(8)).join(" ");
    console.log(`${scene.name.padEnd(14)} ${numbers}   ${(film / alone).toFixed(2).padStart(8)}`);
  }
  console.log(`mean ${(total / SCENES.length).toFixed(2)} s, dearest ${dearest.toFixed(2)} s`);
}
console.log(`\npeak memory of this process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
await rm(folder, { recursive: true });
