import { mkdtempSync, rmSync, truncateSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  makeOld(dataDir: string, files: readonly string[]): void;
  truncate(dataDir: string, file: string, bytes: number): void;
  close(): Promise<void>;
}

const folderPlace = (name: string, env: Record<string, string>, folderOf: (dataDir: string) => string) => ({
  name,
  env,
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

/** A store in a place, with its data directory. */
export async function openStoreIn({
  env,
}: MediaPlace): Promise<{ store: MediaStore; dataDir: string; close: () => void }> {
  const dataDir = mkdtempSync(join(tmpdir(), "oneira-media-"));
  const config = readConfig({ DATA_DIR: dataDir, ...env }, { listens: false });
  const store = await chooseMediaStore(config, pino({ level: "silent" }));
  return { store, dataDir, close: () => rmSync(dataDir, { recursive: true, force: true }) };
}
