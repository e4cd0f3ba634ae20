import { createHash, randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Flag } from "#server/db/columns.ts";
import { storable } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { transact } from "#server/db/transaction.ts";
import { MARKS } from "#shared/dreams.ts";
import { FINGERPRINT_DIGITS, fingerprinted, IMPORTED, type ImportedDream } from "#shared/import.ts";
import type { LensContent } from "#shared/lenses.ts";
import { WRITTEN_BYTES_MAX } from "#shared/limits.ts";
import type { Locale } from "#shared/locales.ts";
import { minuteOf } from "#shared/nights.ts";
import { LENS_COST } from "#shared/prices.ts";
import * as queries from "./import-queries.ts";
import { assertBegun } from "./night-settings.ts";
import { storedOf } from "./queries.ts";
import type { StorageQuota } from "./quota.ts";
import { searchTextOf } from "./search-text.ts";

export type Which = Pick<ImportedDream, "night" | "dreamText">;

/** Of the same night and text, whoever imports it and however often. */
export const hashOf = ({ night, dreamText }: Which): string =>
  createHash("sha256")
    .update(fingerprinted({ night, dreamText: storable(dreamText) as string }))
    .digest("hex");

const KEY = "import:";
export const keyOf = (hash: string) => KEY + hash;
/** The hash under which a dream was imported; null for one that was not. */
export const importedHash = (key: string | null) =>
  key?.startsWith(KEY) === true ? key.slice(KEY.length) : null;

/** Hashes of those dreams that the user has already, also in the bin, or has imported before. */
async function knownHashes(db: Db, userId: string, dreams: readonly Which[]): Promise<Set<string>> {
  const hashes = new Map(dreams.map((dream) => [keyOf(hashOf(dream)), hashOf(dream)]));
  const [keys, same] = [
    await queries.usedKeys(db, userId, [...hashes.keys()]),
    await queries.dreamsWithText(db, userId, dreams),
  ];
  return new Set([...keys.map((key) => hashes.get(key)!), ...same.map(hashOf)]);
}

/** Dreams of a page: about 5 ms. */
const KNOWN_AT_ONCE = 2000;

/** Fingerprints of a page of a user's dreams, also as they were when they were imported, and the cursor of the next. */
export async function knownFingerprints(
  db: Db,
  userId: string,
  cursor: string | undefined,
  limit = KNOWN_AT_ONCE,
): Promise<{ known: string[]; nextCursor: string | null }> {
  const [createdAt, id] = cursor?.split("~") ?? [];
  const after = createdAt !== undefined && id !== undefined ? { createdAt, id } : null;
  const rows = await queries.dreamsAfter(db, userId, after, limit);
  const known = new Set(
    rows
      .flatMap(({ night, dreamText, key }) => [hashOf({ night, dreamText }), importedHash(key)])
      .filter((hash) => hash !== null),
  );
  const last = rows.at(-1);
  return {
    known: [...known].map((hash) => hash.slice(0, FINGERPRINT_DIGITS)),
    nextCursor: last && rows.length === limit ? `${last.createdAt}~${last.id}` : null,
  };
}

interface ImportOf {
  userId: string;
  language: Locale;
  now: Date;
}

const contentOf = ({ paragraphs }: NonNullable<ImportedDream["lenses"]>[number]): string =>
  JSON.stringify({ paragraphs } satisfies LensContent);

type ImportedRow = Insertable<Schema["dreams"]> & { id: string; imported_bytes: number };

/** The row of an imported dream. Those of one call keep their order within a night. */
function rowOf(
  dream: ImportedDream,
  hash: string,
  { userId, language, now, before }: ImportOf & { before: number },
): ImportedRow {
  const { dreamText, night, time, interpretation, title } = dream;
  const flag = (on: boolean | undefined): Flag => (on ? 1 : 0);
  const marks = MARKS.map((mark) => [mark, flag(dream.marks?.includes(mark))]);
  const written = {
    dream_text: dreamText,
    title: title ?? null,
    tags: JSON.stringify(interpretation ? [...new Set(dream.tags ?? interpretation.tags)] : []),
    own_tags: JSON.stringify(dream.ownTags ?? []),
    interpretation: interpretation ? JSON.stringify(interpretation) : null,
  };
  const imported = interpretation
    ? [written.title ?? "", written.tags, written.interpretation!, ...(dream.lenses ?? []).map(contentOf)]
    : [];
  return {
    id: randomUUID(),
    seed: randomUUID(),
    user_id: userId,
    kind: interpretation ? "dream" : "note",
    status: "done",
    language: dream.language ?? language,
    depth: "reading",
    resolution: "480p",
    style: dream.style ?? "auto",
    ...written,
    imported_bytes: imported.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    search_text: searchTextOf(written, dream.remark ?? ""),
    night,
    minute: time === null ? null : minuteOf(time),
    mood: dream.mood ?? null,
    favourite: flag(dream.favourite),
    ...(Object.fromEntries(marks) as Record<(typeof MARKS)[number], Flag>),
    idempotency_key: keyOf(hash),
    request_hash: hash,
    created_at: new Date(now.getTime() - before).toISOString(),
    finished_at: now.toISOString(),
  };
}

/** What the user may still store: dreams, and bytes of text. */
async function roomOf(
  trx: Trx,
  userId: string,
  quota: StorageQuota,
): Promise<{ dreams: number; bytes: number }> {
  const stored = await storedOf(trx, userId);
  return { dreams: quota.dreams - stored.dreams, bytes: WRITTEN_BYTES_MAX - stored.textBytes };
}

/** How an import ended, and the quota that did not let it add more. */
export interface ImportResult {
  added: number;
  known: number;
  full: { reason: "quota_dreams" | "quota_text"; max: number } | null;
}

/**
 * Stores dreams that were written elsewhere, once each: without a reading as notes, else with a reading that cost
 * nothing. At a quota the first ones are stored. Nothing leaves this machine, so that nothing is reviewed until a part
 * is added. Throws `invalid_input` for a night that has not begun.
 */
export function importDreams(
  { db, quota }: { db: Db; quota: StorageQuota },
  dreams: readonly ImportedDream[],
  of: ImportOf,
): Promise<ImportResult> {
  const { userId, now } = of;
  for (const { night } of dreams) assertBegun(night, now);
  return transact(db, { user: userId }, async (trx) => {
    const seen = await knownHashes(trx, userId, dreams);
    const room = await roomOf(trx, userId, quota);
    const rows = { dreams: [], remarks: [], parts: [], lenses: [] } as {
      dreams: ImportedRow[];
      remarks: Insertable<Schema["dream_remarks"]>[];
      parts: Insertable<Schema["dream_parts"]>[];
      lenses: Insertable<Schema["dream_lenses"]>[];
    };
    const result: ImportResult = { added: 0, known: 0, full: null };
    for (const [place, dream] of dreams.entries()) {
      const hash = hashOf(dream);
      if (seen.has(hash)) {
        result.known++;
        continue;
      }
      const row = rowOf(dream, hash, { ...of, before: dreams.length - place });
      room.dreams -= 1;
      room.bytes -= row.imported_bytes + Buffer.byteLength(dream.dreamText + (dream.remark ?? ""));
      if (room.dreams < 0) result.full = { reason: "quota_dreams", max: quota.dreams };
      else if (room.bytes < 0) result.full = { reason: "quota_text", max: WRITTEN_BYTES_MAX / 1e6 };
      if (result.full) break;
      seen.add(hash);
      rows.dreams.push(row);
      const { remark } = dream;
      if (remark) rows.remarks.push({ dream_id: row.id, text: remark, updated_at: now.toISOString() });
      if (dream.interpretation) rows.parts.push(importedReading(row.id));
      for (const lens of dream.lenses ?? [])
        rows.lenses.push(importedLens(lens, { dreamId: row.id, userId, now }));
      result.added++;
    }
    await queries.insertImported(trx, rows);
    return result;
  });
}

/** No engine ran: without times it is in no average, and without a price in no account. */
const importedReading = (dreamId: string): Insertable<Schema["dream_parts"]> => ({
  dream_id: dreamId,
  part: "reading",
  status: "done",
  cost: 0,
  progress: 1,
  engine: IMPORTED,
});

/** Nobody paid for it here: it has no hold, which the ledger check knows by its engine. */
function importedLens(
  lens: NonNullable<ImportedDream["lenses"]>[number],
  { dreamId, userId, now }: { dreamId: string; userId: string; now: Date },
): Insertable<Schema["dream_lenses"]> {
  const at = now.toISOString();
  const row = { dream_id: dreamId, user_id: userId, id: randomUUID(), lens: lens.lens, cost: LENS_COST };
  const times = { run_at: at, created_at: at, finished_at: at };
  return { ...row, ...times, status: "done", engine: IMPORTED, content: contentOf(lens) };
}
