import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { Part } from "#shared/dreams.ts";
import { storedOf } from "./queries.ts";

/** What one user may keep: dreams and notes together, and bytes of media. */
export interface StorageQuota {
  dreams: number;
  mediaBytes: number;
}

/**
 * Throws `conflict` (reason `quota_dreams` or `quota_media`, details: the limit) when a user has no room for one more
 * dream or note, or for the media that `parts` will make. What is under way may pass the limit by its own size.
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
  if (makesMedia && stored.mediaBytes >= quota.mediaBytes) {
    throw new AppError("conflict", { reason: "quota_media", max: Math.round(quota.mediaBytes / 1e9) });
  }
}
