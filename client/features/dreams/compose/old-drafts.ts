import type { DreamInput } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import { withStorage } from "../../../lib/with-storage.ts";

const DRAFT_LIFETIME_MS = 7 * DAY_MS;

/** Local storage: a draft of each user, by the id. */
export const DRAFT_PREFIX = "draft:";

/**
 * A draft as it is stored. `savedAt`: milliseconds since 1970; `text`: its `dreamText` where an older page wrote it.
 */
type Stored = Omit<DreamInput, "language"> & { savedAt: number; text: string };

/** Returns what is stored; nothing of what is unreadable. */
export function parseStored(json: string | null): Partial<Record<keyof Stored, unknown>> {
  try {
    return (JSON.parse(json ?? "{}") as Partial<Stored> | null) ?? {};
  } catch {
    return {};
  }
}

export const isExpired = ({ savedAt }: { savedAt?: unknown }, now: number) =>
  typeof savedAt !== "number" || savedAt + DRAFT_LIFETIME_MS <= now;

/** Removes expired drafts of all users of this browser. */
export function removeOldDrafts(now = Date.now()): void {
  withStorage(() => {
    for (const key of Object.keys(localStorage)) {
      const isOld = key.startsWith(DRAFT_PREFIX) && isExpired(parseStored(localStorage.getItem(key)), now);
      if (isOld) localStorage.removeItem(key);
    }
  }, undefined);
}
