import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstFrame } from "#server/providers/film-frame.ts";
import { finishFilm } from "#server/providers/replicate/finish-film.ts";
import { createDrawing } from "#server/studio/drawing.ts";
import { findFfmpeg, readFfmpegVersion } from "#server/studio/film/ffmpeg.ts";
import { sceneInput } from "#server/studio/picture/scene-input.ts";
import { FILM } from "../support/engines.ts";

const folder = mkdtempSync(join(tmpdir(), "child-process-"));
const wrapper = join(folder, "ffmpeg");
const log = join(folder, "calls");
const SECRETS = { SESSION_SECRET: "a-secret-of-the-site", OPENAI_API_KEY: "sk-of-the-site", HOME: "/root" };
const signal = new AbortController().signal;

/** A program that writes down its environment and arguments, and then does what ffmpeg does. */
beforeAll(() => {
  Object.assign(process.env, SECRETS);
  writeFileSync(
    wrapper,
    `#!/bin/sh\n{ env; echo; for a in "$@"; do echo "$a"; done; echo END; } >> ${log}\nexec ${findFfmpeg(null)} "$@"\n`,
  );
  chmodSync(wrapper, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The calls since the last look: names of the environment, and arguments. */
function calls() {
  const text = readFileSync(log, "utf8");
  writeFileSync(log, "");
  return text
    .split("END\n")
    .filter(Boolean)
    .map((call) => {
      const [environment = "", args = ""] = call.split("\n\n");
      // The shell adds some names of its own.
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

describe("ffmpeg gets nothing of the site's environment, reads from one place and is bounded", () => {
  it("when it takes a film's first frame", async () => {
    await firstFrame(wrapper, FILM, signal);
    expectBounded(calls()[0], "file");
  });

  it("when it looks at a provider's film and encodes it anew", async () => {
    const file = join(folder, "received.mp4");
    copyFileSync(FILM, file);
    await finishFilm(wrapper, { file, outFile: join(folder, "film.mp4"), resolution: "720p" }, signal);
    const [look, encode] = calls();
    expectBounded(look, "file");
    expectBounded(encode, "file");
  });

  it("when it encodes the studio's frames", async () => {
    const drawing = createDrawing();
    const dream = { dreamText: "Bir deniz.", language: "tr", seed: "1", style: "auto" } as const;
    const outFile = join(folder, "drawn.mp4");
    const size = { width: 64, height: 48, quality: 30 };
    const order = { scene: sceneInput(dream), outFile, size, fps: 24, frames: 2, ffmpegPath: wrapper };
    await drawing.film({ ...order, signal, onProgress: () => undefined });
    await drawing.close();
    expectBounded(calls()[0], "pipe");
  });

  it("so a list of other places in a film's clothes leads nowhere", async () => {
    const file = join(folder, "list.mp4");
    writeFileSync(file, "ffconcat version 1.0\nfile /etc/hostname\n");
    await expect(firstFrame(wrapper, file, signal)).rejects.toThrow();
  });
});

describe("the version of ffmpeg", () => {
  const told = (line: string) => {
    const file = join(folder, "told");
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
    expect(await told(line)).toEqual({ version, old });
  });

  it("is unknown where there is none", async () => {
    expect(await readFfmpegVersion(join(folder, "nothing"))).toEqual({ version: null, old: true });
  });
});
