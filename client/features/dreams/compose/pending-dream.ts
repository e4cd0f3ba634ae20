import { clipDreamText } from "#shared/limits.ts";
import { withStorage } from "../../../lib/with-storage.ts";

/** Session storage: the text a visitor wrote on any page before signing in. */
export const PENDING_DREAM_KEY = "pendingDream";

export const readPendingDream = (): string =>
  withStorage(() => clipDreamText(sessionStorage.getItem(PENDING_DREAM_KEY) ?? ""), "");

export function storePendingDream(text: string): void {
  withStorage(() => {
    if (text.trim()) sessionStorage.setItem(PENDING_DREAM_KEY, text);
    else sessionStorage.removeItem(PENDING_DREAM_KEY);
  }, undefined);
}
