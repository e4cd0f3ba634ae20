import { PENDING_DREAM_KEY } from "../dreams/compose/draft.ts";

/** What a visitor has written so far, for the dashboard to find. Storage may be refused: then it lives in the page. */
export function keepPendingDream(text: string): void {
  try {
    if (text.trim()) sessionStorage.setItem(PENDING_DREAM_KEY, text);
    else sessionStorage.removeItem(PENDING_DREAM_KEY);
  } catch {
    // Refused.
  }
}

export function readPendingDream(): string {
  try {
    return sessionStorage.getItem(PENDING_DREAM_KEY) ?? "";
  } catch {
    return "";
  }
}
