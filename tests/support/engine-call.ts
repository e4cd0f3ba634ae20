import type { EngineCall } from "#server/providers/engines.ts";

/** The context of an engine's call; its reports are ignored. */
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
