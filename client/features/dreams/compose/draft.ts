import { DEPTHS, RESOLUTIONS, STYLES, type DreamInput } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import { clipDreamText, clipGraphemes, DREAM_TEXT_UNITS_MAX, graphemeCount } from "#shared/limits.ts";

/** Session storage: the text a visitor wrote in the gallery before signing in. */
export const PENDING_DREAM_KEY = "pendingDream";

/** What a user has written and chosen but not yet submitted. */
export const EMPTY_DRAFT: Omit<DreamInput, "language"> = {
  dreamText: "",
  depth: "full",
  resolution: "480p",
  style: "auto",
};

/** What nobody has come back to in this time is forgotten. */
const DRAFT_LIFETIME_MS = 7 * DAY_MS;
const DRAFT_PREFIX = "draft:";
const draftKey = (userId: string) => DRAFT_PREFIX + userId;

/** A draft as it is stored. `savedAt`: milliseconds since 1970; `text`: its `dreamText` where an older page wrote it. */
type Stored = typeof EMPTY_DRAFT & { savedAt: number; text: string };

function oneOf<T extends string>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.find((item) => item === value) ?? fallback;
}

function parseStored(json: string | null): Partial<Record<keyof Stored, unknown>> {
  try {
    return (JSON.parse(json ?? "{}") as Partial<Stored> | null) ?? {};
  } catch {
    // Written by something else.
    return {};
  }
}

const isOver = ({ savedAt }: { savedAt?: unknown }, now: number) =>
  typeof savedAt !== "number" || savedAt + DRAFT_LIFETIME_MS <= now;

/** Reads a stored draft; anything unreadable or too old counts as none. */
export function parseDraft(json: string | null, now = Date.now()): typeof EMPTY_DRAFT {
  const stored = parseStored(json);
  const kept = isOver(stored, now) ? {} : stored;
  const dreamText = kept.dreamText ?? kept.text;
  return {
    dreamText: typeof dreamText === "string" ? clipDreamText(dreamText) : "",
    depth: oneOf(DEPTHS, kept.depth, EMPTY_DRAFT.depth),
    resolution: oneOf(RESOLUTIONS, kept.resolution, EMPTY_DRAFT.resolution),
    style: oneOf(STYLES, kept.style, EMPTY_DRAFT.style),
  };
}

/** The browser may refuse storage (private windows, full disk): drafts then live in the page only. */
function withStorage<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function readDraft(userId: string): typeof EMPTY_DRAFT {
  return parseDraft(withStorage(() => localStorage.getItem(draftKey(userId)), null));
}

/** Stores a draft; returns whether the browser took it. */
export function writeDraft(userId: string, draft: typeof EMPTY_DRAFT): boolean {
  return withStorage(() => {
    localStorage.setItem(draftKey(userId), JSON.stringify({ ...draft, savedAt: Date.now() }));
    return true;
  }, false);
}

/** Removes the drafts of all users of this browser whose time is over. */
export function removeOldDrafts(now = Date.now()): void {
  withStorage(() => {
    for (const key of Object.keys(localStorage)) {
      const isOld = key.startsWith(DRAFT_PREFIX) && isOver(parseStored(localStorage.getItem(key)), now);
      if (isOld) localStorage.removeItem(key);
    }
  }, undefined);
}

/** Takes the text kept from the gallery: it is handed out once. */
export function takePendingDream(): string {
  return withStorage(() => {
    const text = sessionStorage.getItem(PENDING_DREAM_KEY) ?? "";
    sessionStorage.removeItem(PENDING_DREAM_KEY);
    return clipDreamText(text);
  }, "");
}

/**
 * Brings a text after an edit back to at most `max` user-perceived characters, and to the code units of a dream, by
 * shortening what was just inserted before the caret, never what stood behind it. Returns the text and the caret's
 * new place.
 */
export function clipInsertion(text: string, caret: number, max: number): { text: string; caret: number } {
  if (text.length <= DREAM_TEXT_UNITS_MAX && graphemeCount(text) <= max) return { text, caret };
  const behind = clipGraphemes(text.slice(caret), max, DREAM_TEXT_UNITS_MAX);
  const room = max - graphemeCount(behind);
  const before = clipGraphemes(text.slice(0, caret), room, DREAM_TEXT_UNITS_MAX - behind.length);
  // Two halves can join into one character, but never into more than they were.
  return { text: before + behind, caret: before.length };
}
