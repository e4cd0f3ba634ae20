import type { FastifyBaseLogger } from "fastify";
import type OpenAI from "openai";
import { z } from "zod";
import type { CareVerdict, EngineCall, ModerationEngine } from "#server/providers/engines.ts";
import { paidCall } from "#server/providers/paid-call.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { endOf, failureOf, isMissingEndpoint } from "./failures.ts";

/** A review is cheap and changes nothing, so it may be asked again. */
const QUESTIONS_MAX = 2;

const CARE = ["self-harm", "self-harm/intent", "self-harm/instructions"];
const REFUSED = ["sexual/minors", "hate/threatening", "illicit/violent"];
/** A nightmare may be violent, cruel or of the flesh, and is still a dream to be read. */
const ORDINARY = [
  "sexual",
  "violence",
  "violence/graphic",
  "harassment",
  "harassment/threatening",
  "hate",
  "illicit",
];

const reviewReply = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullish()) }))
    .min(1),
});

/** Care comes before refusal; a flag for a reason that is not known here refuses. */
function verdictOf(reply: unknown): CareVerdict {
  const parsed = reviewReply.safeParse(reply);
  if (!parsed.success) {
    throw new ProviderError("provider_failed", "moderation: not a review", { retry: true });
  }
  const { flagged, categories } = parsed.data.results[0]!;
  const named = Object.keys(categories).filter((name) => categories[name]);
  if (named.some((name) => CARE.includes(name))) return "care";
  if (named.some((name) => REFUSED.includes(name))) return "refused";
  const explained = named.some((name) => ORDINARY.includes(name));
  return flagged && !explained ? "refused" : "ok";
}

const uncounted: EngineCall["beginCall"] = async () => ({ settle: async () => undefined });

interface OpenAiModerationOptions {
  client: OpenAI;
  model: string;
  /** Asked first: it knows more languages, and what it refuses never leaves this machine. */
  careList: ModerationEngine;
  timeoutMs: number;
  /** Another server than OpenAI's own: it may have no moderation at all. */
  otherServer: boolean;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Reviews dreams by the care list and then by the provider's moderation. Throws when that cannot be reached. */
export function createOpenAiModeration(options: OpenAiModerationOptions): ModerationEngine {
  const { client, model, careList, log, otherServer } = options;
  let missing = false;

  async function askOnce(
    input: string,
    signal: AbortSignal,
    beginCall: EngineCall["beginCall"],
  ): Promise<CareVerdict> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs)]);
    const send = async () => ({
      reply: await client.moderations.create({ model, input }, { signal: within }),
      usage: { outcome: "ok" },
    });
    const estimate = { model, seconds: 0, inputTokens: input.length };
    const { reply } = await paidCall({ beginCall }, estimate, send, (error) => endOf(error, signal));
    return verdictOf(reply);
  }

  async function ask(
    input: string,
    signal: AbortSignal,
    beginCall: EngineCall["beginCall"],
  ): Promise<CareVerdict> {
    for (let nth = 1; ; nth++) {
      try {
        return await askOnce(input, signal, beginCall);
      } catch (error) {
        if (otherServer && isMissingEndpoint(error)) {
          missing = true;
          log.warn("the server has no moderation: dreams are reviewed by the local care list alone");
          return "ok";
        }
        const failure = failureOf(error, "moderation", signal);
        const again = failure instanceof ProviderError && failure.retry && nth < QUESTIONS_MAX;
        if (!again) throw failure;
      }
    }
  }

  return {
    name: "openai",
    screen: (dreamText) => careList.review(dreamText, new AbortController().signal),
    async review(dreamText, signal, beginCall = uncounted) {
      const local = await careList.review(dreamText, signal);
      if (local !== "ok" || missing) return local;
      try {
        return await ask(dreamText, signal, beginCall);
      } catch (error) {
        const { name, message } = error as Error;
        log.warn({ reason: `${name}: ${message}` }, "dreams cannot be reviewed, so none is taken");
        throw error;
      }
    },
  };
}
