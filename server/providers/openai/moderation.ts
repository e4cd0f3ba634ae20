import type { FastifyBaseLogger } from "fastify";
import type OpenAI from "openai";
import { z } from "zod";
import type { CareVerdict, EngineCall, ModerationEngine } from "#server/providers/engines.ts";
import { paidCall } from "#server/providers/paid-call.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { endOf, failureOf, isMissingEndpoint } from "./failures.ts";

/** Attempts per review: it is cheap and has no side effects. */
const QUESTIONS_MAX = 2;

const CARE_CATEGORIES = ["self-harm", "self-harm/intent", "self-harm/instructions"];
const REFUSED_CATEGORIES = ["sexual/minors", "hate/threatening", "illicit/violent"];
/** Categories that pass: nightmares may be violent, cruel or sexual. */
const PASSED_CATEGORIES = [
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

/** Care takes precedence over refusal. A flag without a known category is a refusal. */
function verdictOf(reply: unknown): CareVerdict {
  const parsed = reviewReply.safeParse(reply);
  if (!parsed.success) {
    throw new ProviderError("provider_failed", "moderation: not a review", { retry: true });
  }
  const { flagged, categories } = parsed.data.results[0]!;
  const named = Object.keys(categories).filter((name) => categories[name]);
  if (named.some((name) => CARE_CATEGORIES.includes(name))) return "care";
  if (named.some((name) => REFUSED_CATEGORIES.includes(name))) return "refused";
  const explained = named.some((name) => PASSED_CATEGORIES.includes(name));
  return flagged && !explained ? "refused" : "ok";
}

const uncounted: EngineCall["beginCall"] = async () => ({ settle: async () => undefined });

interface OpenAiModerationOptions {
  client: OpenAI;
  model: string;
  /** Checked first: it covers more languages, and texts it rejects are not sent to the provider. */
  careList: ModerationEngine;
  timeoutMs: number;
  /** The server is not OpenAI's: it may lack the moderation endpoint. */
  otherServer: boolean;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Reviews dreams with the care list, then with the provider's moderation. `review` rejects when the provider fails. */
export function createOpenAiModeration(options: OpenAiModerationOptions): ModerationEngine {
  const { client, model, careList, log, otherServer } = options;
  let missing = false;
  let worked = false;

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
    const verdict = verdictOf(reply);
    worked = true;
    return verdict;
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
        // One that has reviewed before is there: a proxy in front of it may reply 404 while it restarts.
        if (otherServer && !worked && isMissingEndpoint(error)) {
          missing = true;
          log.warn("moderation endpoint missing: dreams are reviewed by the local care list only");
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
        log.warn({ reason: `${name}: ${message}` }, "moderation failed: the dream is not accepted");
        throw error;
      }
    },
  };
}
