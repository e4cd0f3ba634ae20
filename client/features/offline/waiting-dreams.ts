import { DEPTHS, RESOLUTIONS, type Depth, type Resolution } from "#shared/dreams.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";
import { nightAt, timeOf } from "#shared/nights.ts";
import { zoneOf } from "../../lib/time-zone.ts";
import { openItem, putItem, removeItem, type Item } from "./vault.ts";
import { readNights } from "./writer.ts";

/** What is made of a dream when it is sent: a private note, which costs nothing, unless the user chose a depth. */
export type Wish = "note" | Depth;
export const WISHES = ["note", ...DEPTHS] as const;

/** A dream as it was written, sealed until it is sent. */
export interface WrittenDream {
  text: string;
  wish: Wish;
  resolution: Resolution;
  language: Locale;
  /** When it was written: the night, `YYYY-MM-DD`, and the local time, `HH:MM`. Absent while it is being written. */
  night?: string | undefined;
  time?: string | undefined;
}

/** Hour at which a night ends where the user's own is not known. */
const NIGHT_ENDS = 12;

/** The night of a user and the local time at a moment, in this browser's zone. */
function writtenAt(at: number, user: string): Pick<WrittenDream, "night" | "time"> {
  const own = readNights(user);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { night, minute } = nightAt(new Date(at), {
    // A browser whose system names no zone has one that no format takes.
    timeZone: zoneOf(timeZone, own?.timeZone ?? "UTC"),
    nightEnds: own?.nightEnds ?? NIGHT_ENDS,
  });
  return { night, time: timeOf(minute) };
}

/** Why a dream was not accepted; it stays until its user changes or removes it. */
export interface Refusal {
  code: string;
  /** One sentence in the user's language. */
  message: string;
  /** Of `care_needed`: where to find help. */
  details?: unknown;
}

/** A dream that waits in this browser. */
export interface WaitingDream extends WrittenDream {
  item: Item;
  refusal: Refusal | null;
}

/** What a waiting dream and a note of it have in common. */
export const wordsOf = ({ text, language, night, time }: WaitingDream) => ({
  dreamText: text.trim(),
  language,
  ...(night && { night }),
  ...(time && { time }),
});

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

function oneOf<T extends string>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.find((item) => item === value) ?? fallback;
}

const isNight = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));
const isTime = (value: unknown): value is string => /^\d\d:\d\d$/.test(String(value));

/** Reads what a page of another version may have written. */
export function parseWritten(content: Uint8Array | null): WrittenDream | null {
  if (content === null) return null;
  try {
    const { text, wish, resolution, language, night, time } = JSON.parse(
      new TextDecoder().decode(content),
    ) as Record<string, unknown>;
    if (typeof text !== "string") return null;
    return {
      text,
      wish: oneOf(WISHES, wish, "note"),
      resolution: oneOf(RESOLUTIONS, resolution, "480p"),
      language: oneOf(LOCALE_CODES, language, "en-US"),
      ...(isNight(night) && isTime(time) && { night, time }),
    };
  } catch {
    return null;
  }
}

/** Stores a dream that waits. Its id is the key by which the server knows it again when it is sent twice. */
export async function keepDream(
  user: string,
  dream: WrittenDream,
  { id, at }: { id: string; at: number },
): Promise<Item> {
  const item: Item = { id, user, kind: "dream", at, facts: {} };
  await putItem(item, encode({ ...writtenAt(at, user), ...dream }));
  return item;
}

/** Opens a dream that waits; null where it is gone or unreadable. */
export async function openDream(item: Item): Promise<WaitingDream | null> {
  const written = parseWritten(await openItem(item));
  const refusal = (item.facts.refusal as Refusal | undefined) ?? null;
  return written && { ...written, item, refusal };
}

const pageId = (user: string) => `page ${user}`;

/** Stores what is being written, so that a page that is closed loses nothing; nothing of a page without words. */
export function storePage(user: string, dream: WrittenDream, at: number): Promise<void> {
  if (dream.text.trim() === "") return removeItem(pageId(user));
  return putItem({ id: pageId(user), user, kind: "page", at, facts: {} }, encode(dream));
}

export const readPage = async (user: string) => parseWritten(await openItem({ id: pageId(user), user }));
