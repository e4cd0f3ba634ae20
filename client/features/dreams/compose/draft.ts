import { DEPTHS, RESOLUTIONS, STYLES, type DreamInput } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import { clipDreamText, clipGraphemes, DREAM_TEXT_UNITS_MAX, graphemeCount } from "#shared/limits.ts";

/** Session storage: the text a visitor wrote on any page before signing in. */
export const PENDING_DREAM_KEY = "pendingDream";

/** Text and choices of a dream that is not yet submitted; its night is not stored with them. */
export const EMPTY_DRAFT: Omit<DreamInput, "language"> = {
  dreamText: "",
  depth: "full",
  resolution: "480p",
  style: "auto",
};

const DRAFT_LIFETIME_MS = 7 * DAY_MS;
const DRAFT_PREFIX = "draft:";
const draftKey = (userId: string) => DRAFT_PREFIX + userId;

/**
 * A draft as it is stored. `savedAt`: milliseconds since 1970; `text`: its `dreamText` where an older page wrote it.
 */
type Stored = typeof EMPTY_DRAFT & { savedAt: number; text: string };

function oneOf<T extends string>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.find((item) => item === value) ?? fallback;
}

function parseStored(json: string | null): Partial<Record<keyof Stored, unknown>> {
  try {
    return (JSON.parse(json ?? "{}") as Partial<Stored> | null) ?? {};
  } catch {
    return {};
  }
}

const isExpired = ({ savedAt }: { savedAt?: unknown }, now: number) =>
  typeof savedAt !== "number" || savedAt + DRAFT_LIFETIME_MS <= now;

/** The choices among stored or sent values; the empty draft's where one is missing or unknown. */
export const choicesOf = (values: Partial<Record<keyof typeof EMPTY_DRAFT, unknown>>) => ({
  depth: oneOf(DEPTHS, values.depth, EMPTY_DRAFT.depth),
  resolution: oneOf(RESOLUTIONS, values.resolution, EMPTY_DRAFT.resolution),
  style: oneOf(STYLES, values.style, EMPTY_DRAFT.style),
});

/** A stored draft with the choices of a form that was sent, other than those that every page has at first. */
export function withSent(
  stored: typeof EMPTY_DRAFT,
  sent: Parameters<typeof choicesOf>[0],
): typeof EMPTY_DRAFT {
  const choices = Object.entries(choicesOf(sent));
  const chosen = choices.filter(([name, value]) => value !== EMPTY_DRAFT[name as keyof typeof EMPTY_DRAFT]);
  return { ...stored, ...Object.fromEntries(chosen) };
}

/** Returns a stored draft; what is unreadable or too old is replaced by the empty draft's values. */
export function parseDraft(json: string | null, now = Date.now()): typeof EMPTY_DRAFT {
  const stored = parseStored(json);
  const valid = isExpired(stored, now) ? {} : stored;
  const dreamText = valid.dreamText ?? valid.text;
  return {
    dreamText: typeof dreamText === "string" ? clipDreamText(dreamText) : "",
    ...choicesOf(valid),
  };
}

/** Returns `fallback` where the browser refuses storage, as in private windows. */
function withStorage<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}

export function readDraft(userId: string): typeof EMPTY_DRAFT {
  return parseDraft(withStorage(() => localStorage.getItem(draftKey(userId)), null));
}

/** Returns whether the browser stored the draft. */
export function writeDraft(userId: string, draft: typeof EMPTY_DRAFT): boolean {
  return withStorage(() => {
    localStorage.setItem(draftKey(userId), JSON.stringify({ ...draft, savedAt: Date.now() }));
    return true;
  }, false);
}

/** Called with a text that has become a dream: the form that sent it may be gone, and another one show it. */
const onForgotten = new Set<(sent: string) => void>();

/** Calls `listener` with each text that becomes a dream. Returns the function that stops it. */
export function listenToForgotten(listener: (sent: string) => void): () => void {
  onForgotten.add(listener);
  return () => void onForgotten.delete(listener);
}

/** Removes the text of a draft that has become a dream, unless it was changed since it was sent. */
export function forgetDraft(userId: string, sent: string): void {
  for (const listener of onForgotten) listener(sent);
  const stored = readDraft(userId);
  if (stored.dreamText === sent) writeDraft(userId, { ...stored, dreamText: "" });
}

/** Removes expired drafts of all users of this browser. */
export function removeOldDrafts(now = Date.now()): void {
  withStorage(() => {
    for (const key of Object.keys(localStorage)) {
      const isOld = key.startsWith(DRAFT_PREFIX) && isExpired(parseStored(localStorage.getItem(key)), now);
      if (isOld) localStorage.removeItem(key);
    }
  }, undefined);
}

export const readPendingDream = (): string =>
  withStorage(() => clipDreamText(sessionStorage.getItem(PENDING_DREAM_KEY) ?? ""), "");

export function storePendingDream(text: string): void {
  withStorage(() => {
    if (text.trim()) sessionStorage.setItem(PENDING_DREAM_KEY, text);
    else sessionStorage.removeItem(PENDING_DREAM_KEY);
  }, undefined);
}

/** Returns the text written before signing in, and removes it. */
export function takePendingDream(): string {
  const text = readPendingDream();
  storePendingDream("");
  return text;
}

/**
 * Shortens a text to at most `max` user-perceived characters, and to the code units of a dream, by cutting what was
 * just inserted before the caret, never what is behind it. Returns the text and the caret's new position.
 */
export function clipInsertion(text: string, caret: number, max: number): { text: string; caret: number } {
  if (text.length <= DREAM_TEXT_UNITS_MAX && graphemeCount(text) <= max) return { text, caret };
  const behind = clipGraphemes(text.slice(caret), max, DREAM_TEXT_UNITS_MAX);
  const room = max - graphemeCount(behind);
  const before = clipGraphemes(text.slice(0, caret), room, DREAM_TEXT_UNITS_MAX - behind.length);
  // Where the halves join, the number of characters can only fall.
  return { text: before + behind, caret: before.length };
}
