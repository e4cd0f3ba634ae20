import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { createMediaStore } from "#server/providers/media-store.ts";

test("a stored file, its folder and the folder around that are flushed before it is answered", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "oneira-media-"));
  const dir = join(dataDir, "media");
  const flushed: { path: string; names: string[] }[] = [];
  const flush = async (path: string) => {
    const isFolder = !path.endsWith(".webp");
    flushed.push({ path: relative(dataDir, path), names: isFolder ? readdirSync(path) : [] });
  };
  try {
    const store = await createMediaStore(dir, flush);
    expect(flushed.splice(0)).toEqual([{ path: "", names: ["media"] }]);
    const { file } = await store.keepBytes("a-dream", Buffer.from("bytes"), "webp");
    expect(existsSync(store.path(file))).toBe(true);
    expect(flushed).toMatchObject([
      { path: expect.stringContaining(".making") as string },
      { path: "media/a-dream", names: [file.split("/")[1]] },
      { path: "media", names: [".making", "a-dream"] },
    ]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
