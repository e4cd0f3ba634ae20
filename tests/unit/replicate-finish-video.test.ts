import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { hasIndexFirst, readMp4 } from "#server/providers/mp4.ts";
import { finishVideo } from "#server/providers/replicate/finish-video.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";

const run = promisify(execFile);
const ffmpeg = findFfmpeg(null);
const folder = mkdtempSync(join(tmpdir(), "finish-video-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "received.mp4");
const outFile = join(folder, "film.mp4");
beforeEach(() => {
  for (const one of [file, outFile]) rmSync(one, { force: true });
});

async function model(size: string, options: string[], seconds = 5): Promise<void> {
  const source = ["-f", "lavfi", "-i", `testsrc2=size=${size}:rate=16:duration=${seconds}`];
  await run(ffmpeg, ["-v", "error", ...source, ...options, file]);
}
const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];
const INDEX_FIRST = ["-movflags", "+faststart"];

async function streams(): Promise<string> {
  const told = await run(ffmpeg, ["-hide_banner", "-i", outFile]).catch(
    (error: unknown) => error as { stderr: string },
  );
  return told.stderr;
}
const finish = (resolution: "480p" | "720p" | "1080p" = "480p", signal = new AbortController().signal) =>
  finishVideo(ffmpeg, { file, outFile, resolution }, signal);

describe("a model's video", () => {
  test("in the right format stays unchanged, byte for byte", async () => {
    await model("832x480", [...H264, ...INDEX_FIRST]);
    const before = readFileSync(file);
    await finish();
    expect(readFileSync(outFile).equals(before)).toBe(true);
  });

  test.each([
    ["of another size", "736x544", [...H264, ...INDEX_FIRST], { width: 650, height: 480 }],
    ["that stands upright", "272x480", [...H264, ...INDEX_FIRST], { width: 480, height: 848 }],
    ["in another codec", "832x480", ["-c:v", "mpeg4"], { width: 832, height: 480 }],
    [
      "with other colours",
      "832x480",
      ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"],
      { width: 832, height: 480 },
    ],
    ["with its index last", "832x480", H264, { width: 832, height: 480 }],
    [
      "with sound",
      "832x480",
      ["-f", "lavfi", "-i", "sine=duration=5", ...H264, "-c:a", "aac", ...INDEX_FIRST],
      { width: 832, height: 480 },
    ],
  ])("%s is converted to the dream's resolution and codec", async (_what, size, options, wanted) => {
    await model(size, options);
    await finish();
    expect(await readMp4(outFile)).toMatchObject({ ...wanted, seconds: expect.closeTo(5, 0) as number });
    expect(await hasIndexFirst(outFile)).toBe(true);
    const told = await streams();
    expect(told).toMatch(/Video: h264.*yuv420p/);
    expect(told).not.toContain("Audio:");
  });

  test("smaller than the dream's resolution is enlarged", async () => {
    // Few images: each is enlarged and encoded, which is slow.
    await model("1280x720", [...H264, "-r", "2", ...INDEX_FIRST]);
    await finish("1080p");
    expect(await readMp4(outFile)).toMatchObject({ width: 1920, height: 1080 });
  });

  test.each<[string, () => Promise<void> | void]>([
    [
      "that is cut off",
      async () => {
        await model("832x480", H264);
        writeFileSync(file, readFileSync(file).subarray(0, 20_000));
      },
    ],
    ["that is too short", () => model("832x480", H264, 1)],
    ["that is too long", () => model("128x72", H264, 40)],
    ["that is an image", () => copyFileSync(join(import.meta.dirname, "../../docs/screenshot.webp"), file)],
  ])("%s throws media_broken", async (_what, make) => {
    await make();
    await expect(finish()).rejects.toMatchObject({ code: "media_broken", retry: false });
  });

  test("is not broken because ffmpeg could not be started", async () => {
    await model("736x544", H264);
    const none = finishVideo(
      join(folder, "no-ffmpeg"),
      { file, outFile, resolution: "480p" },
      new AbortController().signal,
    );
    await expect(none).rejects.toMatchObject({ code: "provider_failed", retry: true });
  });

  test("is not converted further after an abort", async () => {
    await model("736x544", H264);
    await expect(finish("480p", AbortSignal.abort("stopped"))).rejects.toBe("stopped");
  });
});
