// npm run drill:media -- [--files 2000] [--seed 1] [--only 17]: damaged images and videos through the decoders for providers.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { SAMPLE_VIDEO } from "../tests/support/engines.ts";
import { damaged } from "./hostile/damage.ts";
import { drawAndEncode } from "#server/providers/image-file.ts";
import { imageOf } from "#server/providers/openai/image-bytes.ts";
import { BadAnswer } from "#server/providers/openai/failures.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { finishVideo } from "#server/providers/replicate/finish-video.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";

const FILE_MAX_MS = 20_000;
const MEMORY_MAX_MB = 700;

const { values } = parseArgs({
  options: {
    files: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const seed = Number(values.seed);
const folder = mkdtempSync(join(tmpdir(), "drill-media-"));
const ffmpeg = findFfmpeg(null);

const noise = sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: "#2a2350",
    noise: { type: "gaussian", mean: 90, sigma: 40 },
  },
});
/** As large as may be, in a few kilobytes. */
const large = sharp({ create: { width: 6300, height: 6300, channels: 3, background: "#2a2350" } });
const IMAGES = await Promise.all([
  noise.clone().png().toBuffer(),
  noise.clone().jpeg({ progressive: true }).toBuffer(),
  noise.clone().webp().toBuffer(),
  large.png().toBuffer(),
]);
const VIDEO = readFileSync(SAMPLE_VIDEO);

async function readImage(bytes: Buffer): Promise<void> {
  const image = await imageOf(bytes.toString("base64"));
  // What has a right head may still not decode, which fails the part as any error of an engine does.
  await drawAndEncode(
    async () => image,
    () => undefined,
  ).catch(() => {
    throw new BadAnswer("it does not decode");
  });
}

async function readVideo(bytes: Buffer): Promise<void> {
  const file = join(folder, "received.mp4");
  const outFile = join(folder, "video.mp4");
  writeFileSync(file, bytes);
  await finishVideo(ffmpeg, { file, outFile, resolution: "480p" }, new AbortController().signal).finally(
    () => {
      for (const one of [file, outFile]) rmSync(one, { force: true });
    },
  );
}

const counts = { accepted: 0, refused: 0 };
const found: string[] = [];
const reasons = new Map<string, number>();
let longestMs = 0;

async function read(number: number): Promise<void> {
  const isVideo = number % 5 === 0;
  const source = isVideo ? VIDEO : IMAGES[number % IMAGES.length]!;
  const bytes = damaged(source, seed, number);
  const began = performance.now();
  try {
    await (isVideo ? readVideo : readImage)(bytes);
    counts.accepted++;
  } catch (error) {
    counts.refused++;
    const reason = error instanceof Error ? error.message.replaceAll(/\d+/g, "N").slice(0, 60) : "";
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    const isExpected = error instanceof BadAnswer || error instanceof ProviderError;
    if (!isExpected) found.push(`${String(error)} (--seed ${seed} --only ${number})`);
  }
  const ms = performance.now() - began;
  longestMs = Math.max(longestMs, ms);
  if (ms > FILE_MAX_MS) found.push(`${ms.toFixed(0)} ms for one file (--seed ${seed} --only ${number})`);
}

if (values.only === undefined)
  for (let number = 0; number < Number(values.files); number++) await read(number);
else await read(Number(values.only));
rmSync(folder, { recursive: true, force: true });

const memoryMb = process.resourceUsage().maxRSS / 1024;
console.log(`seed ${seed}: ${counts.refused} files refused, ${counts.accepted} read,`);
for (const [reason, count] of reasons) console.log(`  ${count}: ${reason}`);
console.log(`longest ${longestMs.toFixed(0)} ms, memory at most ${memoryMb.toFixed(0)} MB`);
if (memoryMb > MEMORY_MAX_MB) found.push(`memory of ${memoryMb.toFixed(0)} MB`);
for (const line of found) console.log(`FAILED: ${line}`);
process.exit(found.length > 0 ? 1 : 0);
