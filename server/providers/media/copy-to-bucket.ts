import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import PQueue from "p-queue";
import type { StoredFile } from "#server/providers/media-store.ts";
import type { Bucket } from "#server/storage-settings.ts";
import { hashOf } from "./file-name.ts";
import { createS3Client } from "./s3-client.ts";
import { keyOf } from "./s3-store.ts";

const CALLS_AT_ONCE = 8;
const FILES_AT_ONCE = 500;

export interface CopiedMedia {
  copied: number;
  /** Files that the bucket had, of the same size: their names contain a part of their digest. */
  present: number;
  /** Files that neither the bucket nor the folder has whole. */
  missing: string[];
}

/** Copies files from a folder to a bucket under their names. */
export async function copyToBucket(
  files: Iterable<StoredFile>,
  folder: string,
  bucket: Bucket,
): Promise<CopiedMedia> {
  const client = createS3Client(bucket);
  const calls = new PQueue({ concurrency: CALLS_AT_ONCE });
  const result: CopiedMedia = { copied: 0, present: 0, missing: [] };

  async function copy({ file, bytes, sha256 }: StoredFile): Promise<void> {
    if ((await client.size(keyOf(file))) === bytes) {
      result.present++;
      return;
    }
    const path = join(folder, file);
    const found = await stat(path).catch(() => null);
    if (found?.size !== bytes || (await hashOf(path)) !== sha256) {
      result.missing.push(file);
      return;
    }
    await client.put(keyOf(file), await openAsBlob(path), sha256);
    const stored = await client.size(keyOf(file));
    if (stored !== bytes) throw new Error(`${file}: the bucket has ${stored ?? "none"} of ${bytes} bytes`);
    result.copied++;
  }

  let batch: StoredFile[] = [];
  async function copyBatch(): Promise<void> {
    await calls.addAll(batch.map((file) => () => copy(file)));
    batch = [];
  }
  for (const file of files) if (batch.push(file) === FILES_AT_ONCE) await copyBatch();
  await copyBatch();
  return result;
}
