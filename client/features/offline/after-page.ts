/** Leaves the first seconds to the page's own work. */
const DELAY_MS = 2500;

/** Runs `start` after the page's own work, and returns how to cancel it. In development nothing is built to be stored. */
export function afterPage(start: () => Promise<void>): (() => void) | undefined {
  if (!import.meta.env.PROD) return undefined;
  // Without storage, or with a connection that ends just now, all stays as it is.
  const timer = setTimeout(() => void start().catch(() => undefined), DELAY_MS);
  return () => clearTimeout(timer);
}
