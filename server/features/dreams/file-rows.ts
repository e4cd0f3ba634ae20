import { transact } from "#server/db/transaction.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { isVolumeFull } from "#server/errors.ts";
import type { MediaStore } from "#server/providers/media-store.ts";

/**
 * Writes the rows of files that are stored already in one transaction of the user; `work` calls `written` once it has
 * inserted them. Removes the files and throws again where that failed.
 */
export async function writeFileRows<Result>(
  { db, media }: { db: Db; media: Pick<MediaStore, "remove"> },
  { userId, files }: { userId: string; files: readonly string[] },
  work: (trx: Trx, written: () => void) => Promise<Result>,
): Promise<Result> {
  let isWritten = false;
  try {
    return await transact(db, { user: userId }, async (trx) => {
      isWritten = false;
      return await work(trx, () => (isWritten = true));
    });
  } catch (error) {
    // A commit whose answer was lost may have been made: the sweep removes the files where it was not.
    if (!isWritten || isVolumeFull(error)) await media.remove(files);
    throw error;
  }
}
