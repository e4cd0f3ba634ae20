const keyOf = (userId: string, dreamId: string) => `draft:${userId}:remark:${dreamId}`;

interface Kept {
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
 * What was kept, to be saved now; null where nothing was. A text that the server has got since, from elsewhere, stands
 * before what was kept: neither is lost.
 */
export function unsavedRemark(
  userId: string,
  dreamId: string,
  server: { text: string; savedAt: string | null },
): string | null {
  let kept: Partial<Kept> | null;
  try {
    kept = JSON.parse(localStorage.getItem(keyOf(userId, dreamId)) ?? "null") as Partial<Kept> | null;
  } catch {
    return null;
  }
  if (typeof kept?.text !== "string" || typeof kept.savedAt !== "number") return null;
  const isNewer = server.savedAt !== null && Date.parse(server.savedAt) > kept.savedAt;
  if (!isNewer || server.text === "") return kept.text;
  return server.text.includes(kept.text) ? server.text : `${server.text}\n\n${kept.text}`;
}
