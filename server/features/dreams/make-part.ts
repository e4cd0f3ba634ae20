import { rm } from "node:fs/promises";
import type { DreamPrompt, EngineCall, Engines } from "#server/providers/engines.ts";
import { firstFrame } from "#server/providers/video-frame.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
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

/** A part that cannot be made however often it is tried. */
export class NeedsImage extends Error {}

/**
 * Makes one part of a dream with its engine and brings the files to the volume; nothing is recorded yet.
 * Throws whatever the engine throws; files of a failed call are removed.
 */
export async function makePart(
  deps: MakePartDeps,
  work: { dream: DreamRow; media: MediaRow[]; part: Part },
  call: EngineCall,
): Promise<PartResult> {
  const { dream, part } = work;
  const prompt = promptOf(dream);
  if (part === "reading") return { reading: await deps.engines.reading.read(prompt, call) };
  const kept: NonNullable<PartResult["media"]> = [];
  try {
    if (part === "image") await makeImage(deps, dream, prompt, call, kept);
    else await makeVideo(deps, work, prompt, call, kept);
    return { media: kept, engineVersion: deps.engines[part].version };
  } catch (error) {
    await deps.media.remove(kept.map((row) => row.file));
    throw error;
  }
}

async function makeImage(
  { engines, media }: MakePartDeps,
  dream: DreamRow,
  prompt: DreamPrompt,
  call: EngineCall,
  kept: NonNullable<PartResult["media"]>,
): Promise<void> {
  const { image } = engines;
  const files = image.drawFiles
    ? await image.drawFiles(prompt, call)
    : await drawAndEncode((onProgress) => image.draw(prompt, { ...call, onProgress }), call.onProgress);
  for (const { format, width, height, bytes } of files) {
    call.signal.throwIfAborted();
    const stored = await media.saveBytes(dream.id, bytes, format);
    kept.push({
      name: `image-${width}.${format}`,
      content_type: `image/${format}`,
      width,
      height,
      seconds: null,
      ...stored,
    });
  }
}

async function makeVideo(
  { engines, media, ffmpegPath }: MakePartDeps,
  { dream, media: rows }: { dream: DreamRow; media: MediaRow[] },
  prompt: DreamPrompt,
  call: EngineCall,
  kept: NonNullable<PartResult["media"]>,
): Promise<void> {
  const picture = rows
    .filter((row) => row.content_type === "image/webp")
    .toSorted((a, b) => b.width - a.width)[0];
  if (!picture) throw new NeedsImage("a film needs the picture first");
  const outFile = media.temporary("mp4");
  try {
    await engines.video.make(
      {
        ...prompt,
        resolution: dream.resolution,
        imageFile: media.path(picture.file),
        outFile,
      },
      call,
    );
    const facts = await readMp4(outFile);
    const poster = await encodePoster(await firstFrame(ffmpegPath, outFile, call.signal));
    const film = await media.save(dream.id, outFile);
    kept.push({ name: "video.mp4", content_type: "video/mp4", ...facts, ...film });
    const { width, height, bytes } = poster;
    const stored = await media.saveBytes(dream.id, bytes, "webp");
    kept.push({ name: "poster.webp", content_type: "image/webp", width, height, seconds: null, ...stored });
  } finally {
    await rm(outFile, { force: true });
  }
}
