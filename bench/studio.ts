/**
 * The costs of a dream in the local studio, on Linux: `node bench/studio.ts [480p|720p|1080p ...] [scene ...]`. Prints
 * processor seconds (drawing and ffmpeg together) for the image and the video of one dream of each scene, how the video
 * compares with encoding the same number of finished frames, and the peak memory of a drawing process.
 */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Resolution } from "#shared/dreams.ts";
import { RESOLUTIONS } from "#shared/dreams.ts";
import { createDrawing } from "#server/studio/drawing.ts";
import { waitForExit } from "#server/studio/wait-for-exit.ts";
import { IMAGE_SIZE } from "#server/studio/engines.ts";
import { startEncoder } from "#server/studio/video/encoder.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import { VIDEO_FPS, VIDEO_FRAMES, VIDEO_SIZES } from "#server/studio/video/sizes.ts";
import { sceneInput, type SceneInput } from "#server/studio/image/scene-input.ts";
import { buildImage } from "#server/studio/image/build-image.ts";
import { SCENES } from "#server/studio/image/scenes/scenes.ts";
import { processorMs } from "./load.ts";

const READY_FRAMES = 6;

/** Described dreams: the plain one, and those that need the most layers. */
const DREAMS: Record<string, string> = {
  open: "A white horse looked at me.",
  market:
    "At the market in the rain I saw three apples, a fox, a clock, a red kite and a blue bird with my mother.",
  burning:
    "The city was burning at night, a burning piano stood there, a burning house and a whale flew above.",
  bridge: "I drove a red car over a bridge at night, my brother, a dog and two swans were there.",
  flooded: "The library was flooded, a swan, an owl, a boat and a clock were there with my sister.",
  crowd: "A crowd stood on the frozen lake in the fog with an elephant, a bear, a camel and a lion.",
};

// Drawing processes start with compiled code, as those of `npm start` do.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../node_modules/.cache/compile");
const wanted = process.argv.slice(2);
const resolutions = RESOLUTIONS.filter((resolution) => wanted.includes(resolution));
const inputs = new Map<string, SceneInput>([
  ...SCENES.map((scene) => [scene.name, sceneOf(scene)] as const),
  ...Object.entries(DREAMS).map(([name, dreamText]) => {
    const dream = { dreamText, language: "en-US", seed: "bench", style: "auto" } as const;
    return [name, sceneInput(dream)] as const;
  }),
]);
const scenes = [...inputs.keys()].filter((name) => wanted.includes(name));
const folder = await mkdtemp(join(tmpdir(), "studio-bench-"));
const ffmpegPath = findFfmpeg(process.env.FFMPEG_PATH);
const call = { signal: new AbortController().signal, onProgress: () => undefined };
const drawing = createDrawing({ script: new URL("./measured-drawing.ts", import.meta.url) });

/** The drawing processes append their peak memory to it. */
const peaksFile = join(tmpdir(), `studio-bench-${process.pid}-peaks`);

/** Processor seconds of this process and its ended children. */
function processorSeconds(): number {
  const { own, children } = processorMs("self");
  return (own + children) / 1000;
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
  const job = { ffmpegPath, size: VIDEO_SIZES[resolution], fps: VIDEO_FPS, signal: call.signal };
  const encoder = startEncoder({ ...job, outFile: join(folder, "alone.mp4") });
  const end = waitForExit(encoder, "ffmpeg");
  for (let i = 0; i < VIDEO_FRAMES; i++)
    if (!encoder.stdin.write(frames[i % frames.length]!)) await once(encoder.stdin, "drain");
  encoder.stdin.end();
  await end;
  await rm(join(folder, "alone.mp4"));
}

/** Processor seconds of one dream, and of encoding as many ready frames alone; memory in MB. */
async function measure(scene: SceneInput, resolution: Resolution) {
  const size = VIDEO_SIZES[resolution];
  const outFile = join(folder, "video.mp4");
  writeFileSync(peaksFile, "");
  const image = await spent(() => drawing.image({ scene, ...IMAGE_SIZE, ...call }));
  const job = { scene, outFile, size, fps: VIDEO_FPS, frames: VIDEO_FRAMES, ffmpegPath, ...call };
  const video = await spent(() => drawing.video(job));
  await rm(outFile);
  const built = buildImage(scene, size);
  const frames = Array.from(
    { length: READY_FRAMES },
    (_, i) => new Uint8Array(built.paint(i / VIDEO_FRAMES).data()),
  );
  const alone = await spent(() => encode(frames, resolution));
  const peak = Math.max(...readFileSync(peaksFile, "utf8").trim().split("\n").map(Number));
  return { image, video, whole: image + video, alone, peak };
}

for (const resolution of resolutions.length > 0 ? resolutions : RESOLUTIONS) {
  console.log(`\n${resolution}            image s  video s  whole s  video / encoding alone   peak MB`);
  const costs: (Awaited<ReturnType<typeof measure>> & { name: string })[] = [];
  for (const name of scenes.length > 0 ? scenes : inputs.keys()) {
    const cost = await measure(inputs.get(name)!, resolution);
    costs.push({ ...cost, name });
    const seconds = [cost.image, cost.video, cost.whole].map((n) => n.toFixed(2).padStart(8)).join(" ");
    const ratio = (cost.video / cost.alone).toFixed(2).padStart(23);
    console.log(`${name.padEnd(14)} ${seconds} ${ratio} ${cost.peak.toFixed(0).padStart(9)}`);
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
await rm(peaksFile);
