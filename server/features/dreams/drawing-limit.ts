import { AppError } from "#server/errors.ts";

/**
 * Returns a function that runs drawings of users. It throws `rate_limited` when `atOnce` drawings of the same user
 * already wait or run.
 */
export function createDrawingLimit(atOnce: number) {
  const waiting = new Map<string, number>();
  return async function limited<T>(userId: string, draw: () => Promise<T>): Promise<T> {
    const count = waiting.get(userId) ?? 0;
    if (count >= atOnce) throw new AppError("rate_limited", { limited: "account", retryAfter: 5 });
    waiting.set(userId, count + 1);
    try {
      return await draw();
    } finally {
      const left = waiting.get(userId)! - 1;
      if (left === 0) waiting.delete(userId);
      else waiting.set(userId, left);
    }
  };
}
