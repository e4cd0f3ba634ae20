import type { EngineCall } from "#server/providers/engines.ts";

/** What an engine is told around a call; nothing is kept of what it reports. */
export function createEngineCall(own: Partial<EngineCall> = {}): EngineCall {
  return {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    resumeFrom: null,
    saveProviderJob: async () => undefined,
    submissions: {
      unanswered: async () => null,
      begin: async ({ promptHash }) => ({ seed: 1, promptHash, postedAt: new Date() }),
      close: async () => undefined,
      settle: async () => undefined,
    },
    beginCall: async () => ({ settle: async () => undefined }),
    userId: "user",
    onWriting: () => undefined,
    ...own,
  };
}
