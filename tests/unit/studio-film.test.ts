import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DreamPrompt } from "#server/providers/engines.ts";
import { createDrawing } from "#server/studio/drawing.ts";
import { createStudio } from "#server/studio/engines.ts";
import { findFfmpeg } from "#server/studio/film/ffmpeg.ts";
import { sceneInput } from "#server/studio/picture/scene-input.ts";
import { createEngineCall } from "../support/engine-call.ts";

const dream: DreamPrompt = {
  dreamText: "I climbed a stair into the clouds.",
  language: "en-US",
  seed: "film",
  style: "auto",
};
const small = { width: 128, height: 72, quality: 24 };
const ffmpegPath = findFfmpeg(null);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "studio-film-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function call(signal: AbortSignal = new AbortController().signal) {
  const progress: number[] = [];
  const onProgress = (fraction: number) => void progress.push(fraction);
  return { ...createEngineCall({ signal, onProgress }), progress };
}

const never = new AbortController().signal;

/** A drawing process that does something else once it has its order. */
function broken(code: string): URL {
  const file = join(folder, `${randomUUID()}.mjs`);
  writeFileSync(file, `process.once("message", (order) => { ${code} });`);
  return pathToFileURL(file);
}

/** Top-level boxes of an MP4 file, in order. */
function boxes(file: string): { type: string; start: number; size: number }[] {
  const data = readFileSync(file);
  const found = [];
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    found.push({ type: data.toString("latin1", at + 4, at + 8), start: at, size });
    // Still being written: its size is not known yet.
    if (size < 8) break;
    at += size;
  }
  return found;
}

function seconds(file: string): number {
  const data = readFileSync(file);
  const header = data.indexOf("mvhd") + 4;
  return data.readUInt32BE(header + 16) / data.readUInt32BE(header + 12);
}

/** One decoded frame as grey bytes. */
function frame(file: string, index: number): Buffer {
  return execFileSync(
    ffmpegPath,
    [
      "-loglevel",
      "error",
      "-i",
      file,
      "-vf",
      `select=eq(n\\,${index}),scale=160:90,format=gray`,
      "-frames:v",
      "1",
      "-f",
      "rawvideo",
      "-",
    ],
    { maxBuffer: 1e8 },
  );
}

describe("a film at 480p", () => {
  const studio = createStudio();
  const progressed = call();
  let file: string;

  beforeAll(async () => {
    file = join(folder, "film.mp4");
    await studio.video.film(
      { ...dream, reading: null, resolution: "480p", imageFile: "", outFile: file },
      progressed,
    );
    // Drawing gives way to whatever else runs on the machine.
  }, 120_000);
  afterAll(() => studio.close());

  it("has its index before its data", () => {
    const types = boxes(file).map((box) => box.type);
    expect(types.indexOf("moov")).toBeGreaterThan(0);
    expect(types.indexOf("moov")).toBeLessThan(types.indexOf("mdat"));
  });

  it("lasts five seconds", () => {
    expect(seconds(file)).toBeCloseTo(5, 2);
  });

  it("is H.264 High, 854 x 480, yuv420p, bt709, 24 frames a second", () => {
    let described = "";
    try {
      execFileSync(ffmpegPath, ["-hide_banner", "-i", file], { stdio: ["ignore", "ignore", "pipe"] });
    } catch (error) {
      described = String((error as { stderr: Buffer }).stderr);
    }
    expect(described).toMatch(/h264 \(High\).*yuv420p\(tv, bt709.*854x480.*24 fps/);
  });

  it("ends where it begins", () => {
    const [first, second, last] = [frame(file, 0), frame(file, 1), frame(file, 119)];
    const apart = (a: Buffer, b: Buffer) => a.reduce((sum, v, i) => sum + Math.abs(v - b[i]!), 0) / a.length;
    expect(first.length).toBe(160 * 90);
    expect(apart(first, last)).toBeLessThan(apart(first, second) * 2.5 + 0.8);
  });

  it("reports progress up to the whole", () => {
    expect(progressed.progress.length).toBeGreaterThan(100);
    expect(progressed.progress.at(-1)).toBe(1);
    expect([...progressed.progress].sort((a, b) => a - b)).toEqual(progressed.progress);
  });
});

describe("a film that does not come to its end", () => {
  const order = (
    outFile: string,
    signal: AbortSignal,
    onProgress: (fraction: number) => void,
    path = ffmpegPath,
  ) => ({
    scene: sceneInput(dream),
    outFile,
    size: small,
    fps: 24,
    frames: 5000,
    ffmpegPath: path,
    signal,
    onProgress,
  });

  it("stops at once and leaves no file when it is aborted", async () => {
    const drawing = createDrawing();
    const stop = new AbortController();
    const outFile = join(folder, "aborted.mp4");
    const filming = drawing.film(order(outFile, stop.signal, () => stop.abort(new Error("enough"))));
    await expect(filming).rejects.toThrow("enough");
    expect(existsSync(outFile)).toBe(false);
    await drawing.close();
  });

  it("rejects with ffmpeg's fault and leaves no file when ffmpeg fails", async () => {
    const drawing = createDrawing();
    const outFile = join(folder, "no-such-folder", "film.mp4");
    await expect(drawing.film(order(outFile, never, () => undefined))).rejects.toThrow(
      /^ffmpeg ended with code 1: .*No such file/s,
    );
    await drawing.close();
  });

  it("rejects when ffmpeg cannot be started", async () => {
    const drawing = createDrawing();
    const outFile = join(folder, "none.mp4");
    await expect(drawing.film(order(outFile, never, () => undefined, "/no/such/ffmpeg"))).rejects.toThrow(
      "ENOENT",
    );
    await drawing.close();
  });

  it("rejects and leaves no file when the drawing crashes in the middle", async () => {
    const bytes = small.width * small.height * 4;
    const drawing = createDrawing({
      script: broken(
        `process.stdout.write(Buffer.alloc(${bytes * 20}), () => process.kill(process.pid, 11))`,
      ),
    });
    const outFile = join(folder, "crashed.mp4");
    await expect(drawing.film(order(outFile, never, () => undefined))).rejects.toThrow(
      "Drawing ended with SIGSEGV",
    );
    expect(existsSync(outFile)).toBe(false);
    await drawing.close();
  });

  it("is dropped when the studio closes", async () => {
    const studio = createStudio();
    const outFile = join(folder, "closed.mp4");
    const begun = Promise.withResolvers<void>();
    const filming = studio.video.film(
      { ...dream, reading: null, resolution: "1080p", imageFile: "", outFile },
      { ...call(), onProgress: () => begun.resolve() },
    );
    const failed = filming.catch((error: Error) => error.message);
    await begun.promise;
    await studio.close();
    expect(await failed).toContain("closed");
    expect(existsSync(outFile)).toBe(false);
  });
});

describe("a drawing", () => {
  const still = {
    scene: sceneInput(dream),
    width: 96,
    height: 72,
    signal: never,
    onProgress: () => undefined,
  };

  it("rejects with what its process said when that fails, and the next one is drawn", async () => {
    const drawing = createDrawing();
    await expect(drawing.still({ ...still, width: 2 ** 30, height: 2 ** 30 })).rejects.toThrow(
      /^Drawing ended with code 1: .*cannot be drawn/s,
    );
    expect((await drawing.still(still)).length).toBeGreaterThan(1000);
    await drawing.close();
  });

  it("is encoded where it is drawn", async () => {
    const drawing = createDrawing();
    const progress: number[] = [];
    const files = await drawing.files({ ...still, onProgress: (fraction) => progress.push(fraction) });
    expect(files.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["webp", 96, 72],
      ["avif", 96, 72],
    ]);
    for (const { bytes, format } of files)
      expect((await sharp(bytes).metadata()).format).toBe(format === "avif" ? "heif" : "webp");
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    await drawing.close();
  });

  it("that brings no picture is a failure", async () => {
    const drawing = createDrawing({ script: broken("process.exit()") });
    await expect(drawing.files(still)).rejects.toThrow("without a picture");
    await drawing.close();
  });

  it("waits for its turn, and leaves the queue when it is aborted there", async () => {
    const drawing = createDrawing();
    const stop = new AbortController();
    const first = drawing.still(still);
    const second = drawing.still({ ...still, signal: stop.signal });
    stop.abort(new Error("not any more"));
    await expect(second).rejects.toThrow("not any more");
    expect((await first).length).toBeGreaterThan(1000);
    await drawing.close();
  });

  it("has its time from when it starts: the wait for its place is not counted", async () => {
    const drawing = createDrawing({ script: broken('process.once("message", () => undefined)') });
    const ends: string[] = [];
    const late = (name: string, limitMs: number) =>
      drawing.still({ ...still, limitMs }).catch((error: Error) => ends.push(`${name} ${error.name}`));
    await Promise.all([late("first", 600), late("second", 200)]);
    expect(ends).toEqual(["first TimeoutError", "second TimeoutError"]);
    await drawing.close();
  });

  it("of a dream's part never waits for a picture that is drawn beside", async () => {
    const drawing = createDrawing({
      script: broken(
        'if (order.kind === "files") process.send([], () => process.exit()); else process.on("message", () => 0);',
      ),
    });
    const stop = new AbortController();
    const beside = drawing.still({ ...still, signal: stop.signal }).catch((error: Error) => error.message);
    expect(await drawing.files(still)).toEqual([]);
    stop.abort(new Error("not any more"));
    expect(await beside).toBe("not any more");
    await drawing.close();
  });

  it("is refused once the studio is closed", async () => {
    const drawing = createDrawing();
    await drawing.close();
    await expect(drawing.still(still)).rejects.toThrow("closed");
  });

  it("sees nothing of the server's own environment", async () => {
    process.env.SESSION_SECRET ??= "told to nobody";
    const drawing = createDrawing({
      script: broken(
        "process.send(Buffer.from(process.env.SESSION_SECRET ?? 'unknown'), () => process.exit())",
      ),
    });
    expect(String(await drawing.still(still))).toBe("unknown");
    await drawing.close();
  });

  it("ends by itself, with its encoder, when the server is killed", async () => {
    const outFile = join(folder, "orphan.mp4");
    const film = { scene: sceneInput(dream), outFile, size: small, fps: 24, frames: 5000, ffmpegPath };
    const code = `
      import { createDrawing } from ${JSON.stringify(new URL("../../server/studio/drawing.ts", import.meta.url).href)};
      void createDrawing().film({ ...${JSON.stringify(film)}, signal: new AbortController().signal,
        onProgress: () => process.stdout.write("painting") });`;
    const server = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => server.stdout.once("data", resolve));
    server.kill("SIGKILL");
    // Once ffmpeg has ended, its file is whole: the index is written last.
    await expect
      .poll(() => existsSync(outFile) && boxes(outFile).some((box) => box.type === "moov"), {
        timeout: 10_000,
      })
      .toBe(true);
  });
});
