import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { createFolderStore } from "#server/providers/media/folder-store.ts";

test("save flushes the file, its folder and the media folder before it resolves", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "oneira-media-"));
  const dir = join(dataDir, "media");
  const flushed: { path: string; names: string[] }[] = [];
  const flush = async (path: string) => {
    const isFolder = !path.endsWith(".webp");
    flushed.push({ path: relative(dataDir, path), names: isFolder ? readdirSync(path) : [] });
  };
  try {
    const store = await createFolderStore(dir, flush);
    expect(flushed.splice(0)).toEqual([{ path: "", names: ["media"] }]);
    const { file } = await store.saveBytes("a-dream", Buffer.from("bytes"), "webp");
    expect(existsSync(join(dir, file))).toBe(true);
    expect(flushed).toMatchObject([
      { path: expect.stringContaining(".making") as string },
      { path: "media/a-dream", names: [file.split("/")[1]] },
      { path: "media", names: [".making", "a-dream"] },
    ]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("after markFull there is no room until a test file can be written", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "oneira-media-"));
  let quota = false;
  const flush = async () => {
    if (quota) throw Object.assign(new Error("EDQUOT: quota exceeded"), { code: "EDQUOT" });
  };
  try {
    const store = await createFolderStore(join(dataDir, "media"), flush);
    expect(await store.hasRoom()).toBe(true);
    quota = true;
    await expect(store.saveBytes("a-dream", Buffer.from("bytes"), "webp")).rejects.toThrow("EDQUOT");
    store.markFull();
    expect(await store.hasRoom()).toBe(false);
    quota = false;
    expect(await store.hasRoom()).toBe(true);
    expect(readdirSync(join(dataDir, "media", ".making"))).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("a file is missing only where its volume is there", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "oneira-media-"));
  try {
    const store = await createFolderStore(join(dataDir, "media"));
    expect(await store.size("a-dream/image.webp")).toBe(null);
    expect(await store.read("a-dream/image.webp")).toBe(null);
    renameSync(join(dataDir, "media"), join(dataDir, "away"));
    const failing = { code: "EIO", message: "The media folder is gone" };
    await expect(store.size("a-dream/image.webp")).rejects.toMatchObject(failing);
    await expect(store.read("a-dream/image.webp")).rejects.toMatchObject(failing);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
