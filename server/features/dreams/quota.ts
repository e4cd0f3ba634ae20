import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { Part } from "#shared/dreams.ts";
import { WRITTEN_BYTES_MAX } from "#shared/limits.ts";
import { storedOf } from "./queries.ts";

/** Limits of one user: number of dreams and notes together, and bytes of media. */
export interface StorageQuota {
  dreams: number;
  mediaBytes: number;
}

/**
 * Throws `conflict` (reason `quota_dreams` or `quota_media`) when a user has no room for one more dream or note
 * (`adds`) or for media of `parts`. Parts that are being made may pass the limit by their own size.
 */
export async function assertStorageRoom(
  db: Db,
  { userId, adds, parts = [] }: { userId: string; adds: boolean; parts?: readonly Part[] },
  quota: StorageQuota,
): Promise<void> {
  const stored = await storedOf(db, userId);
  if (adds && stored.dreams >= quota.dreams) {
    throw new AppError("conflict", { reason: "quota_dreams", max: quota.dreams });
  }
  const makesMedia = parts.some((part) => part !== "reading");
  // The size of new media is not known yet: one free byte is enough.
  if (makesMedia) assertMediaBytes(stored.mediaBytes + 1, quota);
}

/** Throws `conflict` (reason `quota_media`) where a user would have more bytes of media than the quota. */
export function assertMediaBytes(bytes: number, quota: StorageQuota): void {
  if (bytes > quota.mediaBytes)
    throw new AppError("conflict", { reason: "quota_media", max: Math.round(quota.mediaBytes / 1e9) });
}

/** Throws `conflict` (reason `quota_text`) when a user has no room for this many more bytes of text. */
export async function assertTextRoom(db: Db, userId: string, addedBytes: number): Promise<void> {
  const { textBytes } = await storedOf(db, userId);
  if (textBytes + addedBytes > WRITTEN_BYTES_MAX)
    throw new AppError("conflict", { reason: "quota_text", max: WRITTEN_BYTES_MAX / 1e6 });
}
