import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DreamBrief } from "#server/providers/engines.ts";
import { createStudio } from "#server/studio/engines.ts";
import { openEncoder } from "#server/studio/film/encoder.ts";
import { findFfmpeg } from "#server/studio/film/ffmpeg.ts";
import { makeFilm } from "#server/studio/film/film.ts";
import { sceneBrief } from "#server/studio/picture/brief.ts";
import { createWorkerPool } from "#server/studio/pool.ts";
import { createEngineCall } from "../support/engine-call.ts";

const dream: DreamBrief = {
  dreamText: "I climbed a stair into the clouds.",
  language: "en-US",
  seed: "film",
  style: "auto",
};
const small = { width: 128, height: 72, quality: 24 };
const script = new URL("../../server/studio/worker.ts", import.meta.url);
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

/** Top-level boxes of an MP4 file, in order. */
function boxes(file: string): { type: string; start: number; size: number }[] {
  const data = readFileSync(file);
  const found = [];
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    found.push({ type: data.toString("latin1", at + 4, at + 8), start: at, size });
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
    // Drawing gives way to everything else: on a busy machine it takes its time.
  }, 90_000);
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
    brief: sceneBrief(dream),
    outFile,
    size: small,
    fps: 24,
    frames: 5000,
    ffmpegPath: path,
    signal,
    onProgress,
  });

  it("stops at once and leaves no file when it is aborted", async () => {
    const pool = createWorkerPool({ script, size: 1, idleMs: 1000 });
    const stop = new AbortController();
    const outFile = join(folder, "aborted.mp4");
    const filming = makeFilm(
      pool,
      order(outFile, stop.signal, () => stop.abort(new Error("enough"))),
    );
    await expect(filming).rejects.toThrow("enough");
    expect(existsSync(outFile)).toBe(false);
    await pool.close();
  });

  it("rejects with ffmpeg's fault and leaves no file when ffmpeg fails", async () => {
    const pool = createWorkerPool({ script, size: 1, idleMs: 1000 });
    const outFile = join(folder, "no-such-folder", "film.mp4");
    const filming = makeFilm(
      pool,
      order(outFile, new AbortController().signal, () => undefined),
    );
    await expect(filming).rejects.toThrow(/ffmpeg/);
    await pool.close();
  });

  it("rejects when ffmpeg cannot be started", async () => {
    const pool = createWorkerPool({ script, size: 1, idleMs: 1000 });
    const filming = makeFilm(
      pool,
      order(join(folder, "none.mp4"), new AbortController().signal, () => undefined, "/no/such/ffmpeg"),
    );
    await expect(filming).rejects.toThrow(/ENOENT|ffmpeg/);
    await pool.close();
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

describe("the encoder", () => {
  it("ends by itself when the process that feeds it is killed", async () => {
    const outFile = join(folder, "orphan.mp4");
    const code = `
      import { openEncoder } from ${JSON.stringify(new URL("../../server/studio/film/encoder.ts", import.meta.url).href)};
      const encoder = openEncoder({ ffmpegPath: ${JSON.stringify(ffmpegPath)}, outFile: ${JSON.stringify(outFile)}, size: ${JSON.stringify(small)}, fps: 24 });
      await encoder.write(new Uint8Array(128 * 72 * 4));
      process.stdout.write("fed");
      setInterval(() => {}, 1000);`;
    const feeder = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => feeder.stdout.once("data", resolve));
    feeder.kill("SIGKILL");
    // Once ffmpeg has ended, its file is whole: the index is written last.
    await expect
      .poll(() => existsSync(outFile) && boxes(outFile).some((box) => box.type === "moov"), { timeout: 5000 })
      .toBe(true);
  });

  it("says why it failed", async () => {
    const encoder = openEncoder({
      ffmpegPath,
      outFile: join(folder, "missing", "x.mp4"),
      size: small,
      fps: 24,
    });
    await expect(encoder.finish()).rejects.toThrow(/No such file/);
  });
});

describe("the drawing pool", () => {
  const stillTask = { kind: "still", brief: sceneBrief(dream), width: 96, height: 72 };
  const never = new AbortController().signal;

  it("rejects the task of a worker that crashes, and draws the next one", async () => {
    const pool = createWorkerPool({ script, size: 1, idleMs: 1000 });
    await expect(
      pool.run(
        { kind: "film", brief: sceneBrief(dream), width: 2 ** 30, height: 2 ** 30, frames: 1 },
        { signal: never },
      ),
    ).rejects.toThrow(/rray|alloc|memory|size/i);
    const crash = new URL(
      "data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',()=>process.exit(3))",
    );
    const fragile = createWorkerPool({ script: crash, size: 1, idleMs: 1000 });
    await expect(fragile.run({}, { signal: never })).rejects.toThrow("code 3");
    await expect(fragile.run({}, { signal: never })).rejects.toThrow("code 3");
    expect((await pool.run<Uint8Array>(stillTask, { signal: never })).byteLength).toBeGreaterThan(1000);
    await pool.close();
    await fragile.close();
  });

  it("takes an aborted task out of the queue without disturbing the one that runs", async () => {
    const pool = createWorkerPool({ script, size: 1, idleMs: 1000 });
    const stop = new AbortController();
    const first = pool.run<Uint8Array>(stillTask, { signal: never });
    const second = pool.run(stillTask, { signal: stop.signal });
    stop.abort(new Error("not any more"));
    await expect(second).rejects.toThrow("not any more");
    expect((await first).byteLength).toBeGreaterThan(1000);
    await pool.close();
  });

  it("refuses work once it is closed", async () => {
    const pool = createWorkerPool({ script, size: 1, idleMs: 1000 });
    await pool.close();
    await expect(pool.run(stillTask, { signal: never })).rejects.toThrow("closed");
  });
});
