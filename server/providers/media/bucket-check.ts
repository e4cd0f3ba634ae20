import { createHash, randomUUID } from "node:crypto";
import type { createS3Client } from "./s3-client.ts";

/** How long the result of a check is good for: claims ask every moment. */
const CHECK_MS = { ok: 10_000, failed: 2000 };

interface BucketCheckOptions {
  /** Keys of the site begin with this. */
  prefix: string;
  /** Folder below it of the objects that a check writes. */
  probes: string;
  log: Record<"info" | "error", (details: object, message: string) => void>;
}

/** Says whether a bucket can be used, and logs when that changes. */
export function createBucketCheck(
  client: ReturnType<typeof createS3Client>,
  { prefix, probes, log }: BucketCheckOptions,
) {
  let full = false;
  /** The latest result and its time. */
  let usable = true;
  let checkedAt = 0;
  let checking: Promise<boolean> | null = null;

  async function probe(): Promise<void> {
    const key = `${prefix}${probes}/${randomUUID()}`;
    await client.put(key, new Uint8Array(1), createHash("sha256").update("\0").digest("hex"));
    await client.remove(key);
    full = false;
  }

  async function check(): Promise<boolean> {
    let found = true;
    try {
      await client.check(prefix);
      if (full) await probe();
      if (!usable) log.info({}, "the bucket of images and videos can be used again");
    } catch (error) {
      found = false;
      if (usable) log.error({ err: error }, "the bucket of images and videos cannot be used");
    }
    usable = found;
    checkedAt = Date.now();
    checking = null;
    return found;
  }

  return {
    /** Whether the bucket answers and, after `markFull`, takes an object again. */
    async isUsable(): Promise<boolean> {
      const age = Date.now() - checkedAt;
      // Negative where the clock was ahead, for which servers refuse all signatures.
      const isGood = age >= 0 && age < CHECK_MS[usable ? "ok" : "failed"];
      return isGood ? usable : (checking ??= check());
    },
    markFull(): void {
      full = true;
      checkedAt = 0;
    },
  };
}
