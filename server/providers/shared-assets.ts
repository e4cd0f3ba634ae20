import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Bucket } from "#server/storage-settings.ts";
import { DAY_MS } from "#shared/durations.ts";
import { createS3Client } from "./media/s3-client.ts";

const PREFIX = "assets/";
/** How long built files are kept after the last day of a server that has them. */
export const KEPT_MS = 7 * DAY_MS;
/** A file that is not listed may be new. */
const LIST_AGAIN_MS = 10_000;

/** Built files of all machines, in their bucket. */
export interface SharedAssets {
  /** Adds files that the bucket lacks, and removes those of builds that no server has had for a week. */
  add(folder: string, names: ReadonlySet<string>): Promise<void>;
  /** Copies a file, with its compressed forms, from the bucket to a folder. Does nothing where the bucket has none. */
  copyTo(folder: string, name: string): Promise<void>;
}

export function createSharedAssets(bucket: Bucket, now: () => Date): SharedAssets {
  const client = createS3Client(bucket);
  const { signal } = new AbortController();
  let listed = new Map<string, number>();
  let listedMs = -Infinity;
  let listing: Promise<void> | null = null;
  const copies = new Map<string, Promise<void>>();

  async function list(): Promise<void> {
    const found = new Map<string, number>();
    for (let token: string | null | undefined; token !== null;) {
      const page = await client.list(PREFIX, token ?? null, signal);
      for (const { key, modifiedMs } of page.objects)
        found.set(key.slice(PREFIX.length), page.nowMs - modifiedMs);
      token = page.next;
    }
    listed = found;
  }

  async function listAgain(): Promise<void> {
    try {
      await list();
      listedMs = now().getTime();
    } finally {
      listing = null;
    }
  }

  async function copy(folder: string, name: string): Promise<void> {
    const found = await client.get(PREFIX + name);
    if (!found) return void listed.delete(name);
    const file = join(folder, name);
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await pipeline(found.stream, createWriteStream(unfinished));
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  return {
    async add(folder, names) {
      await list();
      for (const name of names) {
        // Written again once a day, so that it is not taken for the file of an old build.
        if ((listed.get(name) ?? Infinity) < DAY_MS) continue;
        const content = await readFile(join(folder, name));
        const sha256 = createHash("sha256").update(content).digest("hex");
        await client.put(PREFIX + name, new Uint8Array(content), sha256);
      }
      for (const [name, ageMs] of listed)
        if (!names.has(name) && ageMs > KEPT_MS) await client.remove(PREFIX + name);
    },
    async copyTo(folder, name) {
      if (!listed.has(name) && now().getTime() - listedMs > LIST_AGAIN_MS) await (listing ??= listAgain());
      for (const form of [name, `${name}.br`, `${name}.gz`]) {
        if (!listed.has(form)) continue;
        // Not kept after its end: another process may remove the file from a shared folder.
        const copied = copies.get(form) ?? copy(folder, form).finally(() => copies.delete(form));
        copies.set(form, copied);
        await copied;
      }
    },
  };
}
