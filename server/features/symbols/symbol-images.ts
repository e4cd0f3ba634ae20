import { randomUUID } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Drawing } from "#server/studio/drawing.ts";
import type { SceneInput } from "#server/studio/image/scene-input.ts";
import { CATALOGUE, SYMBOL_IDS, type SymbolId } from "#server/studio/reading/catalogue.ts";
import { AppError } from "#server/errors.ts";
import { SYMBOL_IMAGE_WIDTHS, type SymbolPage } from "#shared/symbols.ts";

/** Raised when the studio draws the same symbol differently: browsers keep an image for a year. */
const VERSION = 1;
const SIZE = { width: 960, height: 720 };
/** Time limit of a drawing in milliseconds, without its wait in the queue. */
const LIMIT_MS = 60_000;
/** Most drawings that wait or run at the same time; each takes two to three seconds of a core. */
const WAITING_MAX = 40;

const FORMATS = ["avif", "webp"] as const;
type Format = (typeof FORMATS)[number];

const NAMES: ReadonlyMap<string, { id: SymbolId; format: Format }> = new Map(
  SYMBOL_IDS.flatMap((id) =>
    SYMBOL_IMAGE_WIDTHS.flatMap((width) =>
      FORMATS.map((format) => [`${id}-${width}-v${VERSION}.${format}`, { id, format }] as const),
    ),
  ),
);

/** The folder of the images' URLs. */
export const SYMBOL_IMAGES_PATH = "/symbol-images/";

const nameOf = (id: SymbolId, width: number, format: Format) => `${id}-${width}-v${VERSION}.${format}`;

/** The URL paths of a symbol's image. */
export const imagePathsOf = (id: SymbolId): SymbolPage["images"] =>
  SYMBOL_IMAGE_WIDTHS.map((width) => ({
    width,
    avif: SYMBOL_IMAGES_PATH + nameOf(id, width, "avif"),
    webp: SYMBOL_IMAGES_PATH + nameOf(id, width, "webp"),
  }));

/** The scene of a symbol: the symbol alone, in the mood that the catalogue gives it. */
function sceneOf(id: SymbolId): SceneInput {
  const { valence, arousal, light, height } = CATALOGUE[id];
  const mood = {
    valence,
    arousal: Math.max(0, arousal),
    light,
    height,
    pursued: id === "chase",
    alone: false,
  };
  return { symbols: [id], mood, seed: `symbol ${id}`, style: "auto" };
}

export interface SymbolImages {
  /**
   * Returns the path of an image file and its content type, drawn at the first request. Throws `not_found` for an
   * unknown name, and `unavailable` when too many wait.
   */
  file(name: string): Promise<{ path: string; type: string }>;
  /** Returns the path of a symbol's largest image. */
  largest(id: SymbolId): Promise<string>;
  close(): Promise<void>;
}

/** Images of symbols, each drawn once by the studio and stored in `dir`. */
export function createSymbolImages({ dir, drawing }: { dir: string; drawing: Drawing }): SymbolImages {
  const underway = new Map<SymbolId, Promise<void>>();

  async function draw(id: SymbolId): Promise<void> {
    const signal = AbortSignal.timeout(LIMIT_MS * WAITING_MAX);
    const images = await drawing.imageFiles({
      scene: sceneOf(id),
      ...SIZE,
      signal,
      limitMs: LIMIT_MS,
      onProgress: () => undefined,
    });
    await mkdir(dir, { recursive: true, mode: 0o700 });
    for (const { format, width, bytes } of images) {
      const temporary = join(dir, `${randomUUID()}.tmp`);
      await writeFile(temporary, bytes);
      await rename(temporary, join(dir, nameOf(id, width, format)));
    }
  }

  async function ensure(id: SymbolId, path: string): Promise<string> {
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) return path;
    let drawn = underway.get(id);
    if (!drawn) {
      if (underway.size >= WAITING_MAX)
        throw new AppError("unavailable", { reason: "symbol_images", retryAfter: 20 });
      drawn = draw(id).finally(() => underway.delete(id));
      underway.set(id, drawn);
    }
    await drawn;
    return path;
  }

  return {
    async file(name) {
      const known = NAMES.get(name);
      if (!known) throw new AppError("not_found");
      return { path: await ensure(known.id, join(dir, name)), type: `image/${known.format}` };
    },
    largest: (id) => ensure(id, join(dir, nameOf(id, SYMBOL_IMAGE_WIDTHS[1], "webp"))),
    close: () => drawing.close(),
  };
}
