import { AppError } from "#server/errors.ts";

const STREAMS_PER_USER = 8;
const STREAMS_IN_ALL = 2000;
const RETRY_S = 30;

/** The open event streams of this process, limited per user and in all. */
export interface OpenStreams {
  /** Throws `rate_limited` or `unavailable` when a stream of this user would be one too many. */
  assertRoom(userId: string): void;
  /** Counts a stream until the returned function is called; `closeAll` calls `close`. */
  add(userId: string, close: () => void): () => void;
  closeAll(): void;
}

export function createOpenStreams(): OpenStreams {
  const byUser = new Map<string, Set<() => void>>();
  let count = 0;
  return {
    assertRoom(userId) {
      if ((byUser.get(userId)?.size ?? 0) >= STREAMS_PER_USER) {
        throw new AppError("rate_limited", { reason: "streams", limited: "account", retryAfter: RETRY_S });
      }
      if (count >= STREAMS_IN_ALL) throw new AppError("unavailable", { retryAfter: RETRY_S });
    },
    add(userId, close) {
      const own = byUser.get(userId) ?? new Set();
      byUser.set(userId, own.add(close));
      count++;
      return () => {
        if (!own.delete(close)) return;
        count--;
        if (own.size === 0) byUser.delete(userId);
      };
    },
    closeAll() {
      for (const own of byUser.values()) for (const close of own) close();
    },
  };
}
