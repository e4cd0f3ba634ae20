import { rm } from "node:fs/promises";
import type { DreamPrompt, EngineCall, Engines } from "#server/providers/engines.ts";
import { firstFrame } from "#server/providers/video-frame.ts";
import { readBytes, type MediaStore } from "#server/providers/media-store.ts";
import { readMp4 } from "#server/providers/mp4.ts";
import { drawAndEncode, encodePoster } from "#server/providers/image-file.ts";
import type { Part } from "#shared/dreams.ts";
import type { PartResult } from "./parts.ts";
import { promptOf } from "./prompt.ts";
import type { DreamRow, MediaRow } from "./queries.ts";

export interface MakePartDeps {
  engines: Engines;
  media: MediaStore;
  ffmpegPath: string;
}

/** The video has no image to begin with, and no further attempt will find one. */
export class NeedsImage extends Error {}

/**
 * Makes one part of a dream and saves its files, no rows. Throws what the engine throws, and removes the files then.
 */
export async function makePart(
  deps: MakePartDeps,
  work: { dream: DreamRow; media: MediaRow[]; part: Part },
  call: EngineCall,
): Promise<PartResult> {
  const { dream, part } = work;
  const prompt = promptOf(dream);
  if (part === "reading") return { reading: await deps.engines.reading.read(prompt, call) };
  const saved: NonNullable<PartResult["media"]> = [];
  try {
    if (part === "image") await makeImage(deps, dream, prompt, call, saved);
    else await makeVideo(deps, work, prompt, call, saved);
    return { media: saved, engineVersion: deps.engines[part].version };
  } catch (error) {
    await deps.media.remove(saved.map((row) => row.file));
    throw error;
  }
}

async function makeImage(
  { engines, media }: MakePartDeps,
  dream: DreamRow,
  prompt: DreamPrompt,
  call: EngineCall,
  saved: NonNullable<PartResult["media"]>,
): Promise<void> {
  const { image } = engines;
  const files = image.drawFiles
    ? await image.drawFiles(prompt, call)
    : await drawAndEncode((onProgress) => image.draw(prompt, { ...call, onProgress }), call.onProgress);
  for (const { format, width, height, bytes } of files) {
    call.signal.throwIfAborted();
    const stored = await media.saveBytes(dream.id, bytes, format);
    const size = { width, height, seconds: null };
    saved.push({ name: `image-${width}.${format}`, content_type: `image/${format}`, ...size, ...stored });
  }
}

async function makeVideo(
  { engines, media, ffmpegPath }: MakePartDeps,
  { dream, media: rows }: { dream: DreamRow; media: MediaRow[] },
  prompt: DreamPrompt,
  call: EngineCall,
  saved: NonNullable<PartResult["media"]>,
): Promise<void> {
  const images = rows.filter((row) => row.content_type === "image/webp");
  const image = images.toSorted((a, b) => b.width - a.width)[0];
  if (!image) throw new NeedsImage("the video has no image to begin with");
  const outFile = media.temporary("mp4");
  try {
    const { resolution } = dream;
    const readImage = async () => {
      const bytes = await readBytes(media, image.file);
      if (!bytes) throw new Error("the image of the video is missing");
      return bytes;
    };
    await engines.video.make({ ...prompt, resolution, readImage, outFile }, call);
    const facts = await readMp4(outFile);
    const poster = await encodePoster(await firstFrame(ffmpegPath, outFile, call.signal));
    const video = await media.save(dream.id, outFile);
    saved.push({ name: "video.mp4", content_type: "video/mp4", ...facts, ...video });
    const { width, height, bytes } = poster;
    const stored = await media.saveBytes(dream.id, bytes, "webp");
    saved.push({ name: "poster.webp", content_type: "image/webp", width, height, seconds: null, ...stored });
  } finally {
    await rm(outFile, { force: true });
  }
}
