import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runFfmpeg } from "#server/providers/child-process.ts";
import { decodes } from "#server/providers/video-facts.ts";
import { firstFrame } from "#server/providers/video-frame.ts";
import { finishVideo } from "#server/providers/replicate/finish-video.ts";
import { createDrawing } from "#server/studio/drawing.ts";
import { findFfmpeg, readFfmpegVersion } from "#server/studio/video/ffmpeg.ts";
import { sceneInput } from "#server/studio/image/scene-input.ts";
import { SAMPLE_VIDEO } from "../support/engines.ts";

const folder = mkdtempSync(join(tmpdir(), "child-process-"));
const wrapper = join(folder, "ffmpeg");
const log = join(folder, "calls");
const SECRETS = { SESSION_SECRET: "a-secret-of-the-site", OPENAI_API_KEY: "sk-of-the-site", HOME: "/root" };
const signal = new AbortController().signal;

/** A wrapper that logs its environment and arguments, then runs ffmpeg. */
beforeAll(() => {
  Object.assign(process.env, SECRETS);
  writeFileSync(
    wrapper,
    `#!/bin/sh\n{ env; echo; for a in "$@"; do echo "$a"; done; echo END; } >> ${log}\nexec ${findFfmpeg(null)} "$@"\n`,
  );
  chmodSync(wrapper, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The calls since the last `calls()`: names of environment variables, and arguments. */
function calls() {
  const text = readFileSync(log, "utf8");
  writeFileSync(log, "");
  return text
    .split("END\n")
    .filter(Boolean)
    .map((call) => {
      const [environment = "", args = ""] = call.split("\n\n");
      // The wrapper's shell adds these variables itself.
      const names = environment.split("\n").map((line) => line.split("=")[0]!);
      const own = names.filter((name) => !["PWD", "OLDPWD", "SHLVL", "_"].includes(name));
      return { names: own, args: args.trim().split("\n") };
    });
}

function expectBounded(call: { names: string[]; args: string[] } | undefined, protocol: string): void {
  expect(call!.names).toEqual(["PATH"]);
  expect(call!.args).toEqual(expect.arrayContaining(["-nostdin", "-max_alloc", "-threads"]));
  const at = call!.args.indexOf("-protocol_whitelist");
  expect(call!.args[at + 1]).toBe(protocol);
  expect(at).toBeLessThan(call!.args.indexOf("-i"));
}

describe("ffmpeg runs without the site's environment, with one allowed protocol and resource limits", () => {
  it("when it extracts a video's first frame", async () => {
    await firstFrame(wrapper, SAMPLE_VIDEO, signal);
    expectBounded(calls()[0], "file");
  });

  it("when it inspects and re-encodes a provider's video", async () => {
    const file = join(folder, "received.mp4");
    copyFileSync(SAMPLE_VIDEO, file);
    await finishVideo(wrapper, { file, outFile: join(folder, "video.mp4"), resolution: "720p" }, signal);
    const [inspect, encode] = calls();
    expectBounded(inspect, "file");
    expectBounded(encode, "file");
  });

  it("when it encodes the studio's frames", async () => {
    const drawing = createDrawing();
    const dream = { dreamText: "Bir deniz.", language: "tr", seed: "1", style: "auto" } as const;
    const outFile = join(folder, "drawn.mp4");
    const size = { width: 64, height: 48, quality: 30 };
    const job = { scene: sceneInput(dream), outFile, size, fps: 24, frames: 2, ffmpegPath: wrapper };
    await drawing.video({ ...job, signal, onProgress: () => undefined });
    await drawing.close();
    expectBounded(calls()[0], "pipe");
  });

  it("so a video with larger frames than any of ours is rejected", async () => {
    const file = join(folder, "large.mp4");
    const source = ["-f", "lavfi", "-i", "color=size=4112x2320:rate=1:duration=2"];
    await runFfmpeg(findFfmpeg(null), [...source, "-preset", "ultrafast", file], { timeout: 60_000 });
    await expect(firstFrame(wrapper, file, signal)).rejects.toThrow();
    await expect(decodes(wrapper, file, signal)).rejects.toThrow();
  });

  it("so a playlist that names other files is rejected", async () => {
    const file = join(folder, "list.mp4");
    writeFileSync(file, "ffconcat version 1.0\nfile /etc/hostname\n");
    await expect(firstFrame(wrapper, file, signal)).rejects.toThrow();
  });
});

describe("the version of ffmpeg", () => {
  const versionFrom = (line: string) => {
    const file = join(folder, "fake-ffmpeg");
    writeFileSync(file, `#!/bin/sh\necho '${line}'\n`);
    chmodSync(file, 0o755);
    return readFfmpegVersion(file);
  };

  it.each([
    ["ffmpeg version 7.1.1-1+b1 Copyright (c) 2000-2025 the FFmpeg developers", "7.1.1-1+b1", false],
    [
      "ffmpeg version n7.0-7-gd38bf5e08e-20240407 Copyright (c) 2000-2024 the F",
      "n7.0-7-gd38bf5e08e-20240407",
      false,
    ],
    [
      "ffmpeg version N-47683-g0e8eb07980-static https://x.example/  Copyright (c) 2000-2018 the F",
      "N-47683-g0e8eb07980-static",
      true,
    ],
    ["ffmpeg version 4.4.2 Copyright (c) 2000-2021 the FFmpeg developers", "4.4.2", true],
    ["something else", null, true],
  ])("%s", async (line, version, old) => {
    expect(await versionFrom(line)).toEqual({ version, old });
  });

  it("is null when ffmpeg cannot be started", async () => {
    expect(await readFfmpegVersion(join(folder, "nothing"))).toEqual({ version: null, old: true });
  });
});
