import { FOR_USER_HEADER } from "#shared/dreams.ts";
import {
  FINGERPRINT_DIGITS,
  fingerprinted,
  IMPORT_AT_ONCE,
  importDreams,
  listKnownDreams,
  type ImportedDream,
} from "#shared/import.ts";
import type { Locale } from "#shared/locales.ts";
import { ApiError, type Api } from "../../../lib/api.ts";
import { fieldOf } from "./found-dream.ts";

/** UTF-16 code units of a call, of which each is at most three bytes or an escape of six. */
const IMPORT_UNITS_MAX = 80_000;
export const CHECKED_UNITS_MAX = 20_000;

/** Lists of at most `max` items and, unless one item is longer, of `unitsMax` code units. */
export function* batchesOf<T>(items: readonly T[], max: number, unitsMax: number): Generator<T[]> {
  let batch: T[] = [];
  let units = 0;
  for (const item of items) {
    const own = JSON.stringify(item).length;
    if (batch.length > 0 && (batch.length === max || units + own > unitsMax)) {
      yield batch;
      batch = [];
      units = 0;
    }
    batch.push(item);
    units += own;
  }
  if (batch.length > 0) yield batch;
}

async function fingerprintOf(dream: ImportedDream): Promise<string> {
  const bytes = new TextEncoder().encode(fingerprinted(dream));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").slice(0, FINGERPRINT_DIGITS);
}

/** Those of the dreams that the user has already. They are compared here: nothing of them is sent. */
export async function knownAmong(
  api: Api,
  dreams: readonly ImportedDream[],
  signal: AbortSignal,
): Promise<Set<ImportedDream>> {
  const fingerprints = await Promise.all(dreams.map(fingerprintOf));
  const known = new Set<string>();
  let cursor: string | null | undefined;
  do {
    const page = await api(listKnownDreams, { query: cursor ? { cursor } : {} }, { signal });
    for (const fingerprint of page.known) known.add(fingerprint);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return new Set(dreams.filter((_, index) => known.has(fingerprints[index]!)));
}

interface Sent {
  added: number;
  known: number;
}

/** Sends the dreams in small calls; `onSent` hears of each. Throws `ApiError`, or the reason of `signal`. */
export async function sendImport(
  api: Api,
  { userId, language, dreams }: { userId: string; language: Locale; dreams: readonly ImportedDream[] },
  signal: AbortSignal,
  onSent: (sent: Sent) => void,
): Promise<void> {
  const sent: Sent = { added: 0, known: 0 };
  const count = ({ added, known }: Sent) => {
    sent.added += added;
    sent.known += known;
    onSent({ ...sent });
  };
  const headers = { [FOR_USER_HEADER]: userId };
  for (const batch of batchesOf(dreams, IMPORT_AT_ONCE, IMPORT_UNITS_MAX)) {
    try {
      count(await api(importDreams, { body: { language, dreams: batch } }, { signal, headers }));
    } catch (error) {
      const added = error instanceof ApiError ? fieldOf(error.details, "added") : undefined;
      if (typeof added === "number") count({ added, known: 0 });
      throw error;
    }
  }
}
