/**
 * What a dream costs in the local studio: `node bench/studio.ts [480p|720p|1080p ...] [scene ...]`.
 * Prints processor seconds (drawing and ffmpeg together) for the still and the film of one dream of each scene, how the
 * film compares with encoding the same number of ready frames, and the most memory that a drawing process held.
 */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Resolution } from "#shared/dreams.ts";
import { RESOLUTIONS } from "#shared/dreams.ts";
import { createDrawing } from "#server/studio/drawing.ts";
import { ended } from "#server/studio/ended.ts";
import { STILL_SIZE } from "#server/studio/engines.ts";
import { startEncoder } from "#server/studio/film/encoder.ts";
import { findFfmpeg } from "#server/studio/film/ffmpeg.ts";
import { FILM_FPS, FILM_FRAMES, FILM_SIZES } from "#server/studio/film/sizes.ts";
import type { SceneInput } from "#server/studio/picture/scene-input.ts";
import { buildPicture } from "#server/studio/picture/build.ts";
import { SCENES } from "#server/studio/picture/scenes/scenes.ts";
import { peakFile } from "./peak-file.ts";

const TICKS = 100;
const READY_FRAMES = 6;

const wanted = process.argv.slice(2);
const resolutions = RESOLUTIONS.filter((resolution) => wanted.includes(resolution));
const scenes = SCENES.filter((scene) => wanted.includes(scene.name));
const folder = await mkdtemp(join(tmpdir(), "studio-bench-"));
const ffmpegPath = findFfmpeg(process.env.FFMPEG_PATH);
const call = { signal: new AbortController().signal, onProgress: () => undefined };
const drawing = createDrawing({ script: new URL("./measured-drawing.ts", import.meta.url) });

/** Processor seconds used so far, with those of ended children where the system tells. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  let children = 0;
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]!.split(" ");
    children = (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    // Not Linux: the share of other processes is missing.
  }
  return (user + system) / 1e6 + children;
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = processorSeconds();
  await work();
  return processorSeconds() - before;
}

function sceneOf(scene: (typeof SCENES)[number]): SceneInput {
  const [symbol] = Object.entries(scene.places).sort((a, b) => b[1] - a[1])[0]!;
  const mood = { valence: 0, arousal: 0.3, light: 0, pursued: false, alone: true, height: 0 };
  return { seed: `bench ${scene.name}`, symbols: [symbol, symbol], mood, style: "auto" };
}

async function encode(frames: readonly Uint8Array[], resolution: Resolution): Promise<void> {
  const order = { ffmpegPath, size: FILM_SIZES[resolution], fps: FILM_FPS, signal: call.signal };
  const encoder = startEncoder({ ...order, outFile: join(folder, "alone.mp4") });
  const end = ended(encoder, "ffmpeg");
  for (let i = 0; i < FILM_FRAMES; i++)
    if (!encoder.stdin.write(frames[i % frames.length]!)) await once(encoder.stdin, "drain");
  encoder.stdin.end();
  await end;
  await rm(join(folder, "alone.mp4"));
}

/** Processor seconds of one dream, and of encoding as many ready frames alone; memory in MB. */
async function measure(scene: SceneInput, resolution: Resolution) {
  const size = FILM_SIZES[resolution];
  const outFile = join(folder, "film.mp4");
  writeFileSync(peakFile(process.pid), "");
  const still = await spent(() => drawing.still({ scene, ...STILL_SIZE, ...call }));
  const order = { scene, outFile, size, fps: FILM_FPS, frames: FILM_FRAMES, ffmpegPath, ...call };
  const film = await spent(() => drawing.film(order));
  await rm(outFile);
  const picture = buildPicture(scene, size);
  const frames = Array.from(
    { length: READY_FRAMES },
    (_, i) => new Uint8Array(picture.paint(i / FILM_FRAMES).data()),
  );
  const alone = await spent(() => encode(frames, resolution));
  const peak = Math.max(...readFileSync(peakFile(process.pid), "utf8").trim().split("\n").map(Number));
  return { still, film, whole: still + film, alone, peak };
}

for (const resolution of resolutions.length > 0 ? resolutions : RESOLUTIONS) {
  console.log(`\n${resolution}            still s   film s  whole s   film / encoding alone   peak MB`);
  const costs: (Awaited<ReturnType<typeof measure>> & { name: string })[] = [];
  for (const scene of scenes.length > 0 ? scenes : SCENES) {
    const cost = await measure(sceneOf(scene), resolution);
    costs.push({ ...cost, name: scene.name });
    const seconds = [cost.still, cost.film, cost.whole].map((n) => n.toFixed(2).padStart(8)).join(" ");
    const ratio = (cost.film / cost.alone).toFixed(2).padStart(23);
    console.log(`${scene.name.padEnd(14)} ${seconds} ${ratio} ${cost.peak.toFixed(0).padStart(9)}`);
  }
  const mean = costs.reduce((sum, { whole }) => sum + whole, 0) / costs.length;
  const dearest = costs.reduce((a, b) => (b.whole > a.whole ? b : a));
  const largest = costs.reduce((a, b) => (b.peak > a.peak ? b : a));
  console.log(
    `mean ${mean.toFixed(2)} s, dearest ${dearest.name} ${dearest.whole.toFixed(2)} s; ` +
      `most memory ${largest.name} ${largest.peak.toFixed(0)} MB`,
  );
}
await drawing.close();
await rm(folder, { recursive: true });
await rm(peakFile(process.pid));
