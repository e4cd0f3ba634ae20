import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import { chooseMediaStore } from "#server/providers/choose-media-store.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { startFakeS3 } from "../fakes/s3.ts";

const LONG_AGO = new Date("2026-01-01");

/** Where media are stored, with what a test does there behind the store's back. */
export interface MediaPlace {
  name: string;
  /** Settings of a site whose media are there. Without a bucket, they are in `media` below its data directory. */
  env: Record<string, string>;
  /** What is stored, by the names of the store. */
  files(dataDir: string): string[];
  makeOld(dataDir: string, files: readonly string[]): void;
  truncate(dataDir: string, file: string, bytes: number): void;
  close(): Promise<void>;
}

const folderPlace = (name: string, env: Record<string, string>, folderOf: (dataDir: string) => string) => ({
  name,
  env,
  files: (dataDir: string) =>
    readdirSync(folderOf(dataDir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("/.making"))
      .map((entry) => relative(folderOf(dataDir), join(entry.parentPath, entry.name))),
  makeOld: (dataDir: string, files: readonly string[]) =>
    files.forEach((file) => utimesSync(join(folderOf(dataDir), file), LONG_AGO, LONG_AGO)),
  truncate: (dataDir: string, file: string, bytes: number) =>
    truncateSync(join(folderOf(dataDir), file), bytes),
  close: async () => undefined,
});

async function fakeBucket(): Promise<MediaPlace> {
  const fake = await startFakeS3();
  const { env, objects, close } = fake;
  return {
    name: "a bucket",
    env,
    // Built files are beside them.
    files: () =>
      [...objects.keys()].filter((key) => key.startsWith("media/")).map((key) => key.slice("media/".length)),
    makeOld: (_, files) => files.forEach((file) => (objects.get(`media/${file}`)!.modified = LONG_AGO)),
    truncate(_, file, bytes) {
      const object = objects.get(`media/${file}`)!;
      object.bytes = object.bytes.subarray(0, bytes);
    },
    close,
  };
}

/** A real server whose bucket is a folder of this machine; scripts/check-s3.ts starts it. */
function realBucket(): MediaPlace[] {
  const { S3_CHECK_FOLDER: folder, S3_CHECK_SETTINGS: settings } = process.env;
  if (!folder || !settings) return [];
  const env = JSON.parse(settings) as Record<string, string>;
  return [folderPlace("a bucket of a real server", env, () => join(folder, "media"))];
}

/** Every kind of place. */
export async function openMediaPlaces(): Promise<MediaPlace[]> {
  return [
    folderPlace("a folder", {}, (dataDir) => join(dataDir, "media")),
    await fakeBucket(),
    ...realBucket(),
  ];
}

/** The store of a site whose media are in a place. */
export async function openStoreIn(
  { env }: MediaPlace,
  dataDir = mkdtempSync(join(tmpdir(), "oneira-media-")),
): Promise<{ store: MediaStore; dataDir: string; close: () => void }> {
  const config = readConfig({ DATA_DIR: dataDir, ...env }, { listens: false });
  const store = await chooseMediaStore(config, pino({ level: "silent" }));
  return { store, dataDir, close: () => rmSync(dataDir, { recursive: true, force: true }) };
}
