import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFolderStore } from "#server/providers/media/folder-store.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "media-sweep-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const LONG_AGO = new Date("2026-01-01");
const signal = new AbortController().signal;

function oldFile(path: string): string {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "x");
  utimesSync(file, LONG_AGO, LONG_AGO);
  return file;
}

test("removes old unfinished files, with the folders of earlier versions, and empty folders", async () => {
  const gone = [oldFile(".making/half.mp4"), oldFile(".making/earlier/b.mp4"), join(dir, "empty")];
  utimesSync(join(dir, ".making/earlier"), LONG_AGO, LONG_AGO);
  mkdirSync(join(dir, "empty"));
  const media = await createFolderStore(dir);
  const writing = media.temporary("mp4");
  writeFileSync(writing, "x");
  expect(await media.sweep(async () => [], signal)).toBe(0);
  expect([...gone, writing].filter((path) => existsSync(path))).toEqual([writing]);
});

test("a file is stored although its folder is removed again and again", async () => {
  const media = await createFolderStore(dir);
  const sweeping = new AbortController();
  const sweeps = (async () => {
    while (!sweeping.signal.aborted) await media.sweep(async () => [], sweeping.signal);
  })();
  const saved = await Promise.all(
    Array.from({ length: 100 }, (_, i) => media.saveBytes(`dream-${i}`, Buffer.from("new"), "webp")),
  );
  sweeping.abort();
  await sweeps;
  expect(saved.filter(({ file }) => !existsSync(join(dir, file)))).toEqual([]);
});

test("queries a limited number of folders at a time, and stops when aborted", async () => {
  for (let i = 0; i < 230; i++) oldFile(`dream-${i}/a.webp`);
  const media = await createFolderStore(dir);
  const stopping = new AbortController();
  const queried: number[] = [];
  const abortAtSecond = async (files: readonly string[]) => {
    if (queried.push(files.length) === 2) stopping.abort();
    return [...files];
  };
  expect(await media.sweep(abortAtSecond, stopping.signal)).toBe(100);
  expect(await media.sweep(async (files) => (queried.push(files.length), [...files]), signal)).toBe(130);
  expect(Math.max(...queried)).toBe(50);
  expect(queried.reduce((sum, files) => sum + files)).toBe(230);
});
