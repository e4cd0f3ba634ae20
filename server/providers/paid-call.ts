import type { EngineCall, Usage, UsageEstimate } from "./engines.ts";

/** How a call that threw has ended. */
export interface CallEnd {
  /** A word for what went wrong. */
  outcome: string;
  /** False where the provider certainly did no work for it: it refused the call, or never received it. */
  used: boolean;
}

/**
 * Sends a call that costs money: recorded before it goes out, settled however it ends. What an answer does not count
 * is taken from the estimate, and so is all of a call whose answer was lost.
 */
export async function paidCall<Answer extends { usage: Omit<Usage, "model" | "seconds"> }>(
  { beginCall }: Pick<EngineCall, "beginCall">,
  estimate: UsageEstimate,
  send: () => Promise<Answer>,
  endOf: (error: unknown) => CallEnd,
): Promise<Answer> {
  const open = await beginCall(estimate);
  const started = performance.now();
  const spent = () => ({ model: estimate.model, seconds: (performance.now() - started) / 1000 });
  let answer: Answer;
  try {
    answer = await send();
  } catch (error) {
    const { outcome, used } = endOf(error);
    await open.settle({ ...(used && estimate), ...spent(), outcome });
    throw error;
  }
  await open.settle({ ...estimate, ...answer.usage, ...spent() });
  return answer;
}
