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
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import { sceneInput } from "#server/studio/image/scene-input.ts";
import { createEngineCall } from "../support/engine-call.ts";

const dream: DreamPrompt = {
  dreamText: "I climbed a stair into the clouds.",
  language: "en-US",
  seed: "film",
  style: "auto",
};
const small = { width: 128, height: 72, quality: 24 };
const ffmpegPath = findFfmpeg(null);

const folder: string = await mkdtemp(join(tmpdir(), "studio-video-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

function call(signal: AbortSignal = new AbortController().signal) {
  const progress: number[] = [];
  const onProgress = (fraction: number) => void progress.push(fraction);
  return { ...createEngineCall({ signal, onProgress }), progress };
}

const never = new AbortController().signal;

/** A script that runs `code` instead of drawing when it receives its `job`. */
function fakeScript(code: string): URL {
  const file = join(folder, `${randomUUID()}.mjs`);
  writeFileSync(file, `process.once("message", (job) => { ${code} });`);
  return pathToFileURL(file);
}

/** Top-level boxes of an MP4 file, in order. */
function boxes(file: string): { type: string; start: number; size: number }[] {
  const data = readFileSync(file);
  const found = [];
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    found.push({ type: data.toString("latin1", at + 4, at + 8), start: at, size });
    // ffmpeg is still writing this box: its size is not known yet.
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

describe("a video at 480p", () => {
  const studio = createStudio();
  const progressed = call();
  let file: string;

  beforeAll(async () => {
    file = join(folder, "video.mp4");
    await studio.video.make(
      { ...dream, reading: null, resolution: "480p", readImage: async () => Buffer.alloc(0), outFile: file },
      progressed,
    );
    // Drawing runs at the lowest priority, so other load slows it down.
  }, 120_000);
  afterAll(() => studio.close());

  it("has its index (moov) before its data (mdat)", () => {
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

  it("loops: the last frame is close to the first", () => {
    const [first, second, last] = [frame(file, 0), frame(file, 1), frame(file, 119)];
    const meanDifference = (a: Buffer, b: Buffer) =>
      a.reduce((sum, v, i) => sum + Math.abs(v - b[i]!), 0) / a.length;
    expect(first.length).toBe(160 * 90);
    expect(meanDifference(first, last)).toBeLessThan(meanDifference(first, second) * 2.5 + 0.8);
  });

  it("reports progress that only grows and ends at 1", () => {
    expect(progressed.progress.length).toBeGreaterThan(100);
    expect(progressed.progress.at(-1)).toBe(1);
    expect([...progressed.progress].sort((a, b) => a - b)).toEqual(progressed.progress);
  });
});

describe("a video that fails or is aborted", () => {
  const videoJob = (
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

  it("stops at once and leaves no file when aborted", async () => {
    const drawing = createDrawing();
    const stop = new AbortController();
    const outFile = join(folder, "aborted.mp4");
    const encoding = drawing.video(videoJob(outFile, stop.signal, () => stop.abort(new Error("enough"))));
    await expect(encoding).rejects.toThrow("enough");
    expect(existsSync(outFile)).toBe(false);
    await drawing.close();
  });

  it("rejects with ffmpeg's error and leaves no file when ffmpeg fails", async () => {
    const drawing = createDrawing();
    const outFile = join(folder, "no-such-folder", "video.mp4");
    await expect(drawing.video(videoJob(outFile, never, () => undefined))).rejects.toThrow(
      /^ffmpeg ended with code 1: .*No such file/s,
    );
    await drawing.close();
  });

  it("rejects when ffmpeg cannot be started", async () => {
    const drawing = createDrawing();
    const outFile = join(folder, "none.mp4");
    await expect(drawing.video(videoJob(outFile, never, () => undefined, "/no/such/ffmpeg"))).rejects.toThrow(
      "ENOENT",
    );
    await drawing.close();
  });

  it("rejects and leaves no file when the drawing process crashes halfway", async () => {
    const bytes = small.width * small.height * 4;
    const drawing = createDrawing({
      script: fakeScript(
        `process.stdout.write(Buffer.alloc(${bytes * 20}), () => process.kill(process.pid, 11))`,
      ),
    });
    const outFile = join(folder, "crashed.mp4");
    await expect(drawing.video(videoJob(outFile, never, () => undefined))).rejects.toThrow(
      "Drawing ended with SIGSEGV",
    );
    expect(existsSync(outFile)).toBe(false);
    await drawing.close();
  });

  it("rejects and leaves no file when the studio closes", async () => {
    const studio = createStudio();
    const outFile = join(folder, "closed.mp4");
    const started = Promise.withResolvers<void>();
    const encoding = studio.video.make(
      { ...dream, reading: null, resolution: "1080p", readImage: async () => Buffer.alloc(0), outFile },
      { ...call(), onProgress: () => started.resolve() },
    );
    const failed = encoding.catch((error: Error) => error.message);
    await started.promise;
    await studio.close();
    expect(await failed).toContain("closed");
    expect(existsSync(outFile)).toBe(false);
  });
});

describe("a drawing", () => {
  const image = {
    scene: sceneInput(dream),
    width: 96,
    height: 72,
    signal: never,
    onProgress: () => undefined,
  };

  it("rejects with the process's error output when that fails; the next drawing succeeds", async () => {
    const drawing = createDrawing();
    await expect(drawing.image({ ...image, width: 2 ** 30, height: 2 ** 30 })).rejects.toThrow(
      /^Drawing ended with code 1: .*cannot be drawn/s,
    );
    expect((await drawing.image(image)).length).toBeGreaterThan(1000);
    await drawing.close();
  });

  it("returns encoded WebP and AVIF files, with progress that only grows", async () => {
    const drawing = createDrawing();
    const progress: number[] = [];
    const files = await drawing.imageFiles({ ...image, onProgress: (fraction) => progress.push(fraction) });
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

  it("rejects when the process ends without sending an image", async () => {
    const drawing = createDrawing({ script: fakeScript("process.exit()") });
    await expect(drawing.imageFiles(image)).rejects.toThrow("without a result");
    await drawing.close();
  });

  it("waits in the queue, and leaves it when aborted there", async () => {
    const drawing = createDrawing();
    const stop = new AbortController();
    const first = drawing.image(image);
    const second = drawing.image({ ...image, signal: stop.signal });
    stop.abort(new Error("cancelled"));
    await expect(second).rejects.toThrow("cancelled");
    expect((await first).length).toBeGreaterThan(1000);
    await drawing.close();
  });

  it("measures its time limit from its start, not from when it was queued", async () => {
    const drawing = createDrawing({ script: fakeScript('process.once("message", () => undefined)') });
    const ends: string[] = [];
    const timedOut = (name: string, limitMs: number) =>
      drawing.image({ ...image, limitMs }).catch((error: Error) => ends.push(`${name} ${error.name}`));
    await Promise.all([timedOut("first", 600), timedOut("second", 200)]);
    expect(ends).toEqual(["first TimeoutError", "second TimeoutError"]);
    await drawing.close();
  });

  it("for a dream's part does not wait for a single image in the separate queue", async () => {
    const drawing = createDrawing({
      script: fakeScript(
        'if (job.kind === "imageFiles") process.send([], () => process.exit()); else process.on("message", () => 0);',
      ),
    });
    const stop = new AbortController();
    const separate = drawing.image({ ...image, signal: stop.signal }).catch((error: Error) => error.message);
    expect(await drawing.imageFiles(image)).toEqual([]);
    stop.abort(new Error("cancelled"));
    expect(await separate).toBe("cancelled");
    await drawing.close();
  });

  it("rejects after close", async () => {
    const drawing = createDrawing();
    await drawing.close();
    await expect(drawing.image(image)).rejects.toThrow("closed");
  });

  it("does not get the server's environment variables", async () => {
    process.env.SESSION_SECRET ??= "secret of the server";
    const drawing = createDrawing({
      script: fakeScript(
        "process.send(Buffer.from(process.env.SESSION_SECRET ?? 'unknown'), () => process.exit())",
      ),
    });
    expect(String(await drawing.image(image))).toBe("unknown");
    await drawing.close();
  });

  it("ends, as does its encoder, when the server is killed", async () => {
    const outFile = join(folder, "orphan.mp4");
    const video = { scene: sceneInput(dream), outFile, size: small, fps: 24, frames: 5000, ffmpegPath };
    const code = `
      import { createDrawing } from ${JSON.stringify(new URL("../../server/studio/drawing.ts", import.meta.url).href)};
      void createDrawing().video({ ...${JSON.stringify(video)}, signal: new AbortController().signal,
        onProgress: () => process.stdout.write("painting") });`;
    const server = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => server.stdout.once("data", resolve));
    server.kill("SIGKILL");
    // ffmpeg writes the index last: once it is there, ffmpeg has finished its file.
    await expect
      .poll(() => existsSync(outFile) && boxes(outFile).some((box) => box.type === "moov"), {
        timeout: 30_000,
      })
      .toBe(true);
  });
});
