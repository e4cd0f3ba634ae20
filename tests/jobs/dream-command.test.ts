import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { readMp4 } from "#server/providers/mp4.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const out = mkdtempSync(join(tmpdir(), "dream-command-"));
afterAll(() => rmSync(out, { recursive: true, force: true }));

const dream = (...words: string[]) =>
  run(join(ROOT, "node_modules/.bin/node"), [join(ROOT, "scripts/dream.ts"), ...words], { cwd: ROOT });

test("makes a whole dream without the web and prints where its files are", async () => {
  const { stdout } = await dream(
    "Denizin ortasında bir kapı vardı, aralığından sarı bir ışık sızıyordu.",
    "--lang",
    "tr",
    "--out",
    out,
  );
  const names = ["image.webp", "poster.webp", "reading.json", "video.mp4"];
  expect(readdirSync(out).sort()).toEqual(names);
  for (const name of names) expect(stdout).toContain(join(out, name));
  const reading = JSON.parse(readFileSync(join(out, "reading.json"), "utf8")) as {
    summary: string;
    symbols: unknown[];
  };
  expect(reading.summary.length).toBeGreaterThan(40);
  expect(reading.symbols.length).toBeGreaterThan(0);
  expect(statSync(join(out, "image.webp")).size).toBeGreaterThan(10_000);
  expect(await readMp4(join(out, "video.mp4"))).toMatchObject({
    height: 480,
    seconds: expect.closeTo(5, 1) as number,
  });
});

test.each([
  ["a text that is too short", ["kısa"], /10 to 500 characters/],
  ["a language there is not", ["Gökten inciler yağıyordu.", "--lang", "xx"], /not one of the languages/],
  ["a resolution there is not", ["Gökten inciler yağıyordu.", "--resolution", "8k"], /is not known/],
])("refuses %s with a sentence and exit code 1", async (_what, words, message) => {
  const failure = await dream(...words, "--out", out).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(message) as string });
});
