import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMediaStore, type UnknownMedia } from "#server/providers/media-store.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "media-sweep-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A file of an earlier run. */
function oldFile(path: string): string {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "x");
  utimesSync(file, new Date("2026-01-01"), new Date("2026-01-01"));
  return file;
}
const signal = new AbortController().signal;

/** Stands for the database; records how many names each query has. */
function knowing(dreams: readonly string[], files: readonly string[]) {
  const asked: number[] = [];
  const unknown: UnknownMedia = {
    dreams: async (ids) => (asked.push(ids.length), ids.filter((id) => !dreams.includes(id))),
    files: async (paths) => paths.filter((path) => !files.includes(path)),
  };
  return { asked, unknown };
}

test("removes unknown files and folders, and unfinished files of earlier runs", async () => {
  const kept = oldFile("dream/kept.webp");
  const gone = [oldFile("dream/half.webp"), oldFile("deleted/a.webp"), oldFile(".making/earlier/b.mp4")];
  const media = await createMediaStore(dir);
  const writing = media.temporary("mp4");
  writeFileSync(writing, "x");
  expect(await media.sweep(knowing(["dream"], ["dream/kept.webp"]).unknown, signal)).toBe(2);
  expect(gone.filter((file) => existsSync(file))).toEqual([]);
  expect([existsSync(kept), existsSync(writing), existsSync(join(dir, "deleted"))]).toEqual([
    true,
    true,
    false,
  ]);
});

test("keeps a file of this run that has no row yet", async () => {
  oldFile("dream/half.webp");
  const media = await createMediaStore(dir);
  const { file } = await media.saveBytes("dream", Buffer.from("new"), "webp");
  expect(await media.sweep(knowing(["dream"], []).unknown, signal)).toBe(1);
  expect(existsSync(media.path(file))).toBe(true);
});

test("queries a limited number of names at a time, for any number of folders", async () => {
  const dreams = Array.from({ length: 230 }, (_, i) => `dream-${i}`);
  for (const dream of dreams) oldFile(`${dream}/a.webp`);
  const media = await createMediaStore(dir);
  const { asked, unknown } = knowing(dreams, []);
  expect(await media.sweep(unknown, signal)).toBe(230);
  expect(Math.max(...asked)).toBe(50);
  expect(asked.reduce((sum, names) => sum + names)).toBe(230);
});

test("stops when aborted", async () => {
  for (let i = 0; i < 120; i++) oldFile(`dream-${i}/a.webp`);
  const media = await createMediaStore(dir);
  const stopping = new AbortController();
  const unknown: UnknownMedia = {
    dreams: async (ids) => (stopping.abort(), [...ids]),
    files: async () => [],
  };
  expect(await media.sweep(unknown, stopping.signal)).toBe(50);
});
