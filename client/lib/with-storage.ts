/** Returns `fallback` where the browser refuses storage, as in private windows. */
export function withStorage<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}
