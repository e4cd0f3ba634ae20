/**
 * Draws the example dreams of the landing page and the gallery, and the blurred samples of the trial, with the local
 * studio: `node scripts/draw-examples.ts`. The files are part of the sources.
 */
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import type { DreamPrompt } from "#server/providers/engines.ts";
import { createDrawing } from "#server/studio/drawing.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import { VIDEO_FPS, VIDEO_FRAMES, VIDEO_SIZES } from "#server/studio/video/sizes.ts";
import { sceneInput } from "#server/studio/image/scene-input.ts";

/** Text of each example, and the seed that was chosen for its image. */
const EXAMPLES: Record<string, [seed: string, dreamText: string]> = {
  door: ["door 8", "Denizin ortasında tek başına duran bir kapı vardı, aralığından sarı bir ışık sızıyordu."],
  whale: ["whale 7", "Gökyüzünde kocaman bir balina yüzüyordu, şehrin çatılarının üstünden sessizce geçti."],
  stairs: [
    "stairs 3",
    "Çölde bir merdiven buldum, aya kadar çıkıyordu. Her basamakta biraz daha hafifliyordum.",
  ],
  deer: ["deer 1", "Ormanda yürüyordum, ağaçların arasında ışıklar vardı, büyük bir geyik bana baktı."],
  jellyfish: [
    "turtle 0",
    "Denizin altında kocaman bir kaplumbağayla yüzüyordum, su altında nefes alabiliyordum, ışıklı balıklar vardı.",
  ],
  train: [
    "train 3",
    "Bulutların üzerinde giden eski bir trenin içindeydim, istasyonu bir türlü bulamıyordum.",
  ],
  city: ["city 1", "Şehir başımın üstünde ters asılı duruyordu, insanlar işe gidiyordu."],
  island: ["island 4", "Evim gökyüzünde bir adanın üstünde yüzüyordu, etrafında kuşlarla uçuyordum."],
};

const IMAGE = { width: 1440, height: 1080 };
const VIDEO_BYTES_MAX = 400_000;
const EXAMPLES_DIR = join(import.meta.dirname, "../client/features/gallery/examples");
const SAMPLES_DIR = join(import.meta.dirname, "../client/features/landing/trial/samples");

const requested = process.argv.slice(2);
const isRequested = (name: string) => requested.length === 0 || requested.includes(name);
const call = { signal: new AbortController().signal, onProgress: () => undefined };
const drawing = createDrawing();
const ffmpegPath = findFfmpeg(null);

async function drawImage(name: string, prompt: DreamPrompt): Promise<void> {
  const png = await drawing.image({ scene: sceneInput(prompt), ...IMAGE, ...call });
  for (const width of [192, 480, 960, 1440]) {
    const sized = sharp(png).resize({ width });
    const file = join(EXAMPLES_DIR, `${name}-${width}`);
    await sized.clone().avif({ quality: 56, effort: 6 }).toFile(`${file}.avif`);
    await sized.webp({ quality: width > 960 ? 62 : 70, effort: 6 }).toFile(`${file}.webp`);
  }
}

/** Encodes with decreasing quality until the file has at most `VIDEO_BYTES_MAX` bytes. */
async function drawVideo(name: string, prompt: DreamPrompt): Promise<void> {
  const outFile = join(EXAMPLES_DIR, `${name}.mp4`);
  for (let quality = 26; ; quality += 2) {
    await rm(outFile, { force: true });
    const size = { ...VIDEO_SIZES["480p"], quality };
    const frames = { fps: VIDEO_FPS, frames: VIDEO_FRAMES };
    await drawing.video({ ...call, ...frames, scene: sceneInput(prompt), outFile, size, ffmpegPath });
    const { size: bytes } = await stat(outFile);
    console.log(name, quality, bytes);
    if (bytes <= VIDEO_BYTES_MAX) return;
  }
}

/** The blurred image of the trial, in which no dream is recognisable. */
async function drawLockedImage(): Promise<void> {
  const prompt: DreamPrompt = {
    dreamText: EXAMPLES.door![1],
    seed: "door 5",
    language: "tr",
    style: "poster",
  };
  const png = await drawing.image({ scene: sceneInput(prompt), width: 960, height: 800, ...call });
  await sharp(png)
    .blur(30)
    .resize({ width: 480 })
    .webp({ quality: 60, effort: 6 })
    .toFile(join(SAMPLES_DIR, "picture.webp"));
}

/** The blurred text of the trial: bars as long as words. */
async function drawLockedLines(): Promise<void> {
  const canvas = createCanvas(1040, 400);
  const c = canvas.getContext("2d");
  c.fillStyle = "rgb(222 214 200)";
  const lengths = [74, 128, 52, 150, 96, 40, 118, 84, 160, 62, 104, 136, 48, 90];
  for (let line = 0, word = 0; line < 8; line++) {
    const end = line === 3 ? 620 : line === 7 ? 480 : 1000;
    for (let x = 20; x < end; word++) {
      const length = lengths[word % lengths.length]!;
      c.fillRect(x, 30 + line * 46 + (line > 3 ? 14 : 0), Math.min(length, end - x), 20);
      x += length + 16;
    }
  }
  await sharp(canvas.toBuffer("image/png"))
    .blur(14)
    .resize({ width: 520 })
    .webp({ quality: 50, alphaQuality: 60, effort: 6 })
    .toFile(join(SAMPLES_DIR, "lines.webp"));
}

/** The blurred figures of the trial; their values are invented. */
async function drawLockedFigures(): Promise<void> {
  for (const [name, figure] of [
    ["depth", "87%"],
    ["symbols", "14"],
    ["echo", "3/5"],
  ] as const) {
    const canvas = createCanvas(320, 160);
    const c = canvas.getContext("2d");
    c.fillStyle = "rgb(236 222 196)";
    c.font = "110px serif";
    c.fillText(figure, 20, 118);
    await sharp(canvas.toBuffer("image/png"))
      .blur(15)
      .resize({ width: 160 })
      .webp({ quality: 50, alphaQuality: 60, effort: 6 })
      .toFile(join(SAMPLES_DIR, `${name}.webp`));
  }
}

await mkdir(EXAMPLES_DIR, { recursive: true });
await mkdir(SAMPLES_DIR, { recursive: true });
if (isRequested("samples")) {
  await drawLockedImage();
  await drawLockedLines();
  await drawLockedFigures();
}
for (const [name, [seed, dreamText]] of Object.entries(EXAMPLES)) {
  if (!isRequested(name)) continue;
  const prompt: DreamPrompt = { seed, dreamText, language: "tr", style: "auto" };
  await drawImage(name, prompt);
  await drawVideo(name, prompt);
}
await drawing.close();
