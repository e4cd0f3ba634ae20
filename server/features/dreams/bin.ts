import type { Db, Trx } from "#server/db/open.ts";
import { ownTurn } from "#server/db/own-turn.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import type { BinnedDream, listBin } from "#shared/bin.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { EndpointReply } from "#shared/endpoint.ts";
import { BIN_DAYS, LIBRARY_PAGE_SIZE } from "#shared/limits.ts";
import { timeOf } from "#shared/nights.ts";
import * as queries from "./bin-queries.ts";
import { removeWhole } from "./dreams.ts";
import { dropOpenParts } from "./parts.ts";
import { ownDream } from "./part-submission.ts";
import { mediaOfDreams, type DreamRow } from "./queries.ts";
import { assertStorageRoom, assertTextRoom, type StorageQuota } from "./quota.ts";
import { remarkOf } from "./remark-queries.ts";

/** Longest time in milliseconds that one step of emptying the bin holds the database, and that a request empties it. */
const STEP_MS = 8;
const EMPTYING_MS = 3000;

interface Owned {
  userId: string;
  id: string;
  now: Date;
}

/** Ends what is open of a dream wherever it is made or shown. */
function announceEnd(trx: Trx, id: string): void {
  signalOnCommit(trx, "dreamAbandoned", id);
  signalOnCommit(trx, "dreamChanged", id);
}

/**
 * Puts a dream into the bin. Its open parts end as if it were deleted permanently: tokens of those that have not begun
 * come back, the others are spent. The bin holds as many dreams as a library: beyond that the longest deleted one is
 * deleted permanently. Resolves to files that the caller removes. Throws `not_found`, also for a dream in the bin.
 */
export function binDream(
  db: Db,
  { userId, id, now }: Owned,
  quota: Pick<StorageQuota, "dreams">,
): Promise<string[]> {
  return transact(db, { user: userId }, async (trx) => {
    await ownDream(trx, userId, id);
    await dropOpenParts(trx, id, now);
    await queries.setDeleted(trx, id, now.toISOString());
    announceEnd(trx, id);
    const [beyond] = await queries.binPage(trx, { userId, limit: 1, offset: quota.dreams });
    return beyond ? removeWhole(trx, beyond.id, now) : [];
  });
}

/** Removes a dream permanently, from the bin too. Resolves to its media files, which the caller removes. */
export function deleteDream(db: Db, { userId, id, now }: Owned): Promise<string[]> {
  return transact(db, { user: userId }, async (trx) => {
    if (!(await queries.findBinned(trx, userId, id))) await ownDream(trx, userId, id);
    const files = await removeWhole(trx, id, now);
    announceEnd(trx, id);
    return files;
  });
}

/**
 * Takes a dream out of the bin; one that is not in it stays as it is. Throws `not_found`, or `conflict` at the quotas
 * of the library.
 */
export function restoreDream(
  db: Db,
  { userId, id }: Pick<Owned, "userId" | "id">,
  quota: StorageQuota,
): Promise<DreamRow> {
  return transact(db, { user: userId }, async (trx) => {
    const row = await queries.findBinned(trx, userId, id);
    if (row) {
      const hasMedia = (await mediaOfDreams(trx, [id])).length > 0;
      await assertStorageRoom(trx, { userId, adds: true, parts: hasMedia ? ["image"] : [] }, quota);
      const written = Buffer.byteLength(row.dream_text + (await remarkOf(trx, id)));
      await assertTextRoom(trx, userId, written + row.imported_bytes);
      await queries.setDeleted(trx, id, null);
      signalOnCommit(trx, "dreamChanged", id);
    }
    return ownDream(trx, userId, id);
  });
}

function toBinned(row: queries.BinnedRow): BinnedDream {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    dreamText: row.dream_text,
    language: row.language,
    night: row.night,
    time: row.minute === null ? null : timeOf(row.minute),
    deletedAt: row.deleted_at,
    goneAt: new Date(Date.parse(row.deleted_at) + BIN_DAYS * DAY_MS).toISOString(),
  };
}

export async function binOf(db: Db, userId: string, page: number): Promise<EndpointReply<typeof listBin>> {
  const pageSize = LIBRARY_PAGE_SIZE;
  const rows = await queries.binPage(db, { userId, limit: pageSize, offset: page * pageSize });
  return { dreams: rows.map(toBinned), total: await queries.countBinned(db, userId), page, pageSize };
}

interface RemovalDeps {
  db: Db;
  now: () => Date;
  removeFiles: (files: readonly string[]) => Promise<void>;
}

/** Removes the dreams of a user's bin permanently, for some seconds. Resolves to how many are left. */
export async function emptyBin({ db, now, removeFiles }: RemovalDeps, userId: string): Promise<number> {
  const end = performance.now() + EMPTYING_MS;
  let left: number;
  do {
    const step = performance.now() + STEP_MS;
    const files = await transact(db, { user: userId }, async (trx) => {
      const removed: string[] = [];
      do {
        const [row] = await queries.binPage(trx, { userId, limit: 1, offset: 0 });
        if (!row) break;
        removed.push(...(await removeWhole(trx, row.id, now())));
      } while (performance.now() < step);
      return removed;
    });
    await removeFiles(files);
    await ownTurn();
    left = await queries.countBinned(db, userId);
  } while (left > 0 && performance.now() < end);
  return left;
}

/** Removes some dreams permanently that were in the bin for its time. Resolves to how many. */
export async function removeExpired({ db, now, removeFiles }: RemovalDeps, limit: number): Promise<number> {
  const before = new Date(now().getTime() - BIN_DAYS * DAY_MS).toISOString();
  const due = await queries.binnedBefore(db, before, limit);
  for (const { id, userId } of due) {
    const files = await transact(db, { user: userId }, async (trx) => {
      const row = await queries.findBinned(trx, userId, id);
      return row && row.deleted_at < before ? removeWhole(trx, id, now()) : [];
    });
    await removeFiles(files);
  }
  return due.length;
}
