import type { EngineCall, Usage, UsageEstimate } from "./engines.ts";

/** The outcome of a call that threw. */
export interface CallEnd {
  /** An error code. */
  outcome: string;
  /** False when the provider certainly did no work: it refused the call or never received it. */
  used: boolean;
}

/**
 * Sends a call that costs money. Records it before it is sent and settles it in any case. Usage that the response does
 * not report is taken from the estimate, as is all usage when the response is lost.
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
