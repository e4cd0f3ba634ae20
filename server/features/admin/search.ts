/** LIKE pattern (escape `\\`) that finds `text` anywhere, its wildcards taken literally; null for an empty search. */
export function containing(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  return wanted === "" ? null : `%${wanted.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/** First and last moment of a range of days (UTC), both included; open where a day is absent. */
export function momentsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return { from: `${from ?? "0000-01-01"}T00:00:00.000Z`, to: `${to ?? "9999-12-31"}T23:59:59.999Z` };
}
