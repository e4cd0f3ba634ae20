import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import PQueue from "p-queue";
import type { MediaStore, StoredFile } from "#server/providers/media-store.ts";
import type { Bucket } from "#server/storage-settings.ts";
import { DAY_MS } from "#shared/durations.ts";
import { createBucketCheck } from "./bucket-check.ts";
import { hashOf, isFileName, newFileName } from "./file-name.ts";
import { createS3Client, S3_LIMITS, type S3Limits } from "./s3-client.ts";
import { S3Error } from "./s3-error.ts";
import { createTemporaryFiles } from "./temporary-files.ts";

/** Keys begin with this, so that the bucket can have other things too, such as a replica of the database. */
const PREFIX = "media/";
export const keyOf = (file: string) => PREFIX + file;
const PROBES = ".probes";
/** Most unknown files that a sweep finds before one that the database knows. */
const ORPHANS_MAX = 10_000;
/** Most look-ups and removals at once. */
const CALLS_AT_ONCE = 16;

export type StoreLog = Record<"info" | "error", (details: object, message: string) => void>;

interface S3StoreOptions {
  bucket: Bucket;
  /** Folder on this machine for unfinished files. */
  temporaryDir: string;
  log: StoreLog;
  limits?: S3Limits;
}

/** Media files in a bucket. An upload appears under its final key only once the server has all of it. */
export async function createS3Store(options: S3StoreOptions): Promise<MediaStore> {
  const { bucket, log, limits = S3_LIMITS } = options;
  const temporary = await createTemporaryFiles(options.temporaryDir);
  const client = createS3Client(bucket, limits);
  const calls = new PQueue({ concurrency: CALLS_AT_ONCE });
  const check = createBucketCheck(client, { prefix: PREFIX, probes: PROBES, log });

  async function upload(
    file: string,
    content: Blob | Uint8Array<ArrayBuffer>,
    sha256: string,
  ): Promise<StoredFile> {
    const bytes = content instanceof Blob ? content.size : content.byteLength;
    await client.put(keyOf(file), content, sha256);
    const stored = await client.size(keyOf(file));
    if (stored !== bytes) {
      await client.remove(keyOf(file));
      throw new S3Error("upload", { code: `${stored ?? "no"} of ${bytes} bytes stored` });
    }
    return { file, bytes, sha256 };
  }

  /** Throws the first failure once all calls have ended. */
  async function removeAll(files: readonly string[]): Promise<void> {
    const removals = files.map((file) => calls.add(() => client.remove(keyOf(file))));
    const failed = (await Promise.allSettled(removals)).find(({ status }) => status === "rejected");
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }

  return {
    place: "bucket",
    async hasRoom() {
      if (!(await temporary.hasRoom())) return false;
      return check.isUsable();
    },
    async isWritable() {
      if (!(await temporary.isWritable())) return false;
      return check.isUsable();
    },
    markFull() {
      // Nothing says which of them was full.
      temporary.markFull();
      check.markFull();
    },
    temporary: temporary.path,
    async save(dreamId, from) {
      const sha256 = await hashOf(from);
      const file = newFileName(dreamId, sha256, from.split(".").at(-1)!);
      const stored = await upload(file, await openAsBlob(from), sha256);
      await rm(from, { force: true });
      return stored;
    },
    saveBytes(dreamId, bytes, extension) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return upload(newFileName(dreamId, sha256, extension), new Uint8Array(bytes), sha256);
    },
    async size(file) {
      const bytes = await calls.add(() => client.size(keyOf(file)));
      // A missing bucket has no objects either, and a look-up does not say which is missing.
      if (bytes === null) await client.check(PREFIX);
      return bytes;
    },
    read: (file, range) => client.get(keyOf(file), range),
    async remove(files) {
      try {
        await removeAll(files);
      } catch (error) {
        // Their rows are gone already, or never came: the caller has nothing to take back.
        log.error({ err: error, files: files.length }, "files of the bucket not removed, the sweep will");
      }
    },
    async sweep(unknown, signal) {
      await temporary.sweep(Date.now() - DAY_MS);
      let removed = 0;
      let known = 0;
      let orphans: string[] = [];
      let token: string | null = null;
      do {
        if (signal.aborted) return removed;
        const page = await client.list(PREFIX, token, signal);
        const old = page.objects
          .filter(({ modifiedMs }) => modifiedMs < page.nowMs - DAY_MS)
          .map(({ key }) => key.slice(PREFIX.length))
          .filter((file) => isFileName(file) || file.startsWith(`${PROBES}/`));
        const found = await unknown(old);
        known += old.length - found.length;
        orphans.push(...found);
        // Until then it may be the bucket of another site.
        if (known > 0) {
          await removeAll(orphans);
          removed += orphans.length;
          orphans = [];
        }
        token = page.next;
      } while (token !== null && orphans.length < ORPHANS_MAX);
      if (orphans.length > 0)
        throw new Error(
          `the database knows none of ${orphans.length} files of the bucket: is it another site's?`,
        );
      return removed;
    },
  };
}
