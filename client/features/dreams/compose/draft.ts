import { DEPTHS, RESOLUTIONS, STYLES, type DreamInput } from "#shared/dreams.ts";
import { clipDreamText } from "#shared/limits.ts";
import { withStorage } from "../../../lib/with-storage.ts";
import { DRAFT_PREFIX, isExpired, parseStored } from "./old-drafts.ts";
import { readPendingDream, storePendingDream } from "./pending-dream.ts";

/** Text and choices of a dream that is not yet submitted; its night is not stored with them. */
export const EMPTY_DRAFT: Omit<DreamInput, "language"> = {
  dreamText: "",
  depth: "full",
  resolution: "480p",
  style: "auto",
};

const draftKey = (userId: string) => DRAFT_PREFIX + userId;

function oneOf<T extends string>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.find((item) => item === value) ?? fallback;
}

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

/** Returns the text written before signing in, and removes it. */
export function takePendingDream(): string {
  const text = readPendingDream();
  storePendingDream("");
  return text;
}
