import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { createDreamFolder } from "../../scripts/dream-folder.ts";
import { readMp4 } from "#server/providers/mp4.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
/** As in the npm script. */
const PRELOAD = ["--import", join(ROOT, "scripts/load-env.ts")];
const cwd = realpathSync(mkdtempSync(join(tmpdir(), "dream-command-")));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const dreamWith = (env: Record<string, string>, ...words: string[]) =>
  run(join(ROOT, "node_modules/.bin/node"), [...PRELOAD, join(ROOT, "scripts/dream.ts"), ...words], {
    cwd,
    env: { ...process.env, ...env },
  });
const dream = (...words: string[]) => dreamWith({}, ...words);

test("makes a whole dream without the web and prints where its files are", async () => {
  const { stdout, stderr } = await dream(
    "Denizin ortasında bir kapı vardı, aralığından sarı bir ışık sızıyordu.",
    "--lang",
    "tr",
  );
  expect(stderr).toBe("");
  const out = join(cwd, "dreams", readdirSync(join(cwd, "dreams"))[0]!);
  expect(out).toMatch(/\d{4}-\d\d-\d\d-[\p{Ll}-]+$/u);
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

test("leaves the database of the site's settings alone", async () => {
  const out = join(cwd, "apart");
  // Of a machine that serves pages only, with a database that nothing answers for.
  const settings = { DATABASE_URL: "postgres://site@127.0.0.1:9/site", ROLE: "web" };
  const { stdout } = await dreamWith(settings, "Gökten inciler yağıyordu.", "--out", out);
  expect(stdout).toContain(join(out, "video.mp4"));
});

test("settings that are wrong are named", async () => {
  const failure = await dreamWith({ QUOTA_DREAMS: "many" }, "Gökten inciler yağıyordu.").catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The settings need a correction:\nQUOTA_DREAMS .*\n$/) as string,
  });
});

test.each([
  ["a text that is too short", ["kısa"], /10 to 500 characters/],
  ["a language there is not", ["Gökten inciler yağıyordu.", "--lang", "xx"], /not one of the languages/],
  ["a resolution there is not", ["Gökten inciler yağıyordu.", "--resolution", "8k"], /is not known/],
])("refuses %s with a sentence and exit code 1", async (_what, words, message) => {
  const failure = await dream(...words).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(message) as string });
});

test("overwrites no dream", async () => {
  const out = join(cwd, "mine");
  mkdirSync(out);
  writeFileSync(join(out, "video.mp4"), "an older dream");
  const failure = await dream("Gökten inciler yağıyordu.", "--out", out).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("holds a dream already") as string,
  });
  expect(readFileSync(join(out, "video.mp4"), "utf8")).toBe("an older dream");

  const before = process.cwd();
  process.chdir(cwd);
  const at = new Date(2026, 10, 22, 23, 30);
  const folders = [];
  for (const title of ["Işık, ve “deniz”!", "IŞIK ve DENİZ", "???", `${"a".repeat(38)} 𠮷`])
    folders.push(await createDreamFolder(title, "tr", at));
  process.chdir(before);
  expect(folders.map((path) => path.slice(cwd.length))).toEqual([
    "/dreams/2026-11-22-ışık-ve-deniz",
    "/dreams/2026-11-22-ışık-ve-deniz-2",
    "/dreams/2026-11-22-dream",
    `/dreams/2026-11-22-${"a".repeat(38)}`,
  ]);
});
