const keyOf = (userId: string, dreamId: string) => `draft:${userId}:remark:${dreamId}`;

interface Unsaved {
  text: string;
  /** Milliseconds since 1970; what is older than a draft may be is removed with the drafts. */
  savedAt: number;
}

/** Keeps in the browser what the server does not have yet; null removes it. */
export function storeUnsavedRemark(userId: string, dreamId: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(userId, dreamId));
    else localStorage.setItem(keyOf(userId, dreamId), JSON.stringify({ text, savedAt: Date.now() }));
  } catch {
    // The browser refuses storage, as in private windows.
  }
}

/**
 * The unsaved text, to be saved now; null where there is none. A text that the server has got since, from elsewhere,
 * stands before it: neither is lost.
 */
export function unsavedRemark(
  userId: string,
  dreamId: string,
  server: { text: string; savedAt: string | null },
): string | null {
  let unsaved: Partial<Unsaved> | null;
  try {
    unsaved = JSON.parse(localStorage.getItem(keyOf(userId, dreamId)) ?? "null") as Partial<Unsaved> | null;
  } catch {
    return null;
  }
  if (typeof unsaved?.text !== "string" || typeof unsaved.savedAt !== "number") return null;
  const isNewer = server.savedAt !== null && Date.parse(server.savedAt) > unsaved.savedAt;
  if (!isNewer || server.text === "") return unsaved.text;
  return server.text.includes(unsaved.text) ? server.text : `${server.text}\n\n${unsaved.text}`;
}
