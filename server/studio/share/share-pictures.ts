import { createHash } from "node:crypto";
import PQueue from "p-queue";
import { AppError } from "#server/errors.ts";
import { startDrawingProcess } from "../drawing-child.ts";
import { waitForExit } from "../wait-for-exit.ts";
import type { ShareDrawing, ShareImage, VideoWords } from "./content.ts";
import type { MonthDrawing } from "./month.ts";

/** Longest drawing in milliseconds, without the wait for its place. */
const LIMIT_MS = 30_000;
/** Pictures that wait or are drawn, each about half a second of a core. */
const WAITING_MAX = 60;
const SCRIPT = new URL("./share-process.ts", import.meta.url);
/** Raised when the same content is drawn differently. */
const VERSION = 1;

type Job = ShareDrawing<ShareImage> | MonthDrawing<ShareImage> | { videoWords: VideoWords };

export interface SharePictures {
  /**
   * Draws a picture, or joins a drawing of the same one. Resolves to JPEG bytes. Rejects with `unavailable` when too
   * many wait or drawing takes too long, and with another error when it fails.
   */
  draw(drawing: ShareDrawing<ShareImage>): Promise<Buffer>;
  /** The same for the poster of a month. Resolves to PNG bytes. */
  drawMonth(drawing: MonthDrawing<ShareImage>): Promise<Buffer>;
  /** The same for what is written on an upright video. Resolves to PNG bytes. */
  drawVideoWords(words: VideoWords): Promise<Buffer>;
  /** Kills the running drawing. It rejects, as do later calls. */
  close(): Promise<void>;
}

/** An ETag of what a picture shows. */
export function sharePictureTag(drawing: Job): string {
  const hash = createHash("sha256").update(JSON.stringify([VERSION, drawing]));
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Draws share pictures one at a time, each in a process of its own. */
export function createSharePictures({
  limitMs = LIMIT_MS,
  waitingMax = WAITING_MAX,
  script = SCRIPT,
} = {}): SharePictures {
  const queue = new PQueue({ concurrency: 1 });
  const closing = new AbortController();
  const underway = new Map<string, Promise<Buffer>>();

  /** What the process is sent: a drawing with its images read. */
  async function jobOf(drawing: Job): Promise<object> {
    if ("videoWords" in drawing) return drawing;
    if (!("month" in drawing)) {
      const { shape, content } = drawing;
      const image = content.image && (await content.image.read());
      return { shape, content: { ...content, image } } satisfies ShareDrawing;
    }
    const { form, month } = drawing;
    const nights = [];
    for (const night of month.nights)
      nights.push({ ...night, image: night.image && (await night.image.read()) });
    return { form, month: { ...month, nights } } satisfies MonthDrawing;
  }

  async function drawNow(drawing: Job): Promise<Buffer> {
    const time = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([closing.signal, time]);
    closing.signal.throwIfAborted();
    const child = startDrawingProcess(script, await jobOf(drawing), { output: "ignore", signal });
    let bytes: Uint8Array | undefined;
    child.once("message", (message) => (bytes = message as Uint8Array));
    const [end] = await Promise.allSettled([waitForExit(child, "Drawing a share picture")]);
    closing.signal.throwIfAborted();
    if (time.aborted) throw new AppError("unavailable", { reason: "share_pictures", retryAfter: 20 });
    if (end.status === "rejected") throw end.reason;
    if (!bytes) throw new Error("Drawing a share picture ended without a result");
    return Buffer.from(bytes);
  }

  function draw(drawing: Job): Promise<Buffer> {
    const tag = sharePictureTag(drawing);
    const known = underway.get(tag);
    if (known) return known;
    if (queue.size + queue.pending >= waitingMax)
      return Promise.reject(new AppError("unavailable", { reason: "share_pictures", retryAfter: 20 }));
    const drawn = queue.add(() => drawNow(drawing)).finally(() => underway.delete(tag));
    underway.set(tag, drawn);
    return drawn;
  }

  return {
    draw,
    drawMonth: draw,
    drawVideoWords: (videoWords) => draw({ videoWords }),
    async close() {
      closing.abort(new Error("The studio is closed"));
      await queue.onIdle();
    },
  };
}
