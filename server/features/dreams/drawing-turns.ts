import { AppError } from "#server/errors.ts";

/**
 * Makes a function that runs a drawing of a user, of which at most `atOnce` wait or are drawn at the same time. It
 * throws `rate_limited` beyond that.
 */
export function createDrawingTurns(atOnce: number) {
  const waiting = new Map<string, number>();
  return async function inTurn<T>(userId: string, draw: () => Promise<T>): Promise<T> {
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
