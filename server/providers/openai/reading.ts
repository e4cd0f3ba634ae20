import type { FastifyBaseLogger } from "fastify";
import type OpenAI from "openai";
import type { DreamPrompt, EngineCall, Reading, ReadingEngine } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Ask } from "./ask.ts";
import { createChatAsk } from "./chat.ts";
import { safetyIdentifier } from "./client.ts";
import { paidCall } from "#server/providers/paid-call.ts";
import { BadAnswer, endOf, failureOf, isMissingEndpoint } from "./failures.ts";
import { plainText } from "./plain-text.ts";
import { readingOf } from "./reading-answer.ts";
import { readingInstructions } from "./reading-form.ts";
import { createResponsesAsk } from "./responses.ts";
import { partialSummary } from "./partial-summary.ts";

const SUMMARY_MAX = 900;
const SUMMARY_INTERVAL_MS = 80;
/** A complete summary is sent again, for pages that were opened after it was first sent. */
const SUMMARY_REPEAT_MS = 1000;
/** Estimated output tokens of an answer, including reasoning. */
const USUAL_TOKENS = 2000;
/** Typical length of an answer in characters, to estimate progress. */
const USUAL_LENGTH = 3500;
/** An unusable answer is requested once more, but not a third time: each request is billed. */
const QUESTIONS_MAX = 2;

interface OpenAiReadingOptions {
  client: OpenAI;
  model: string;
  timeoutMs: number;
  /** The server is not OpenAI's: it may lack the Responses API. */
  otherServer: boolean;
  log: Pick<FastifyBaseLogger, "info">;
}

/** Returns a listener for the text so far, which reports progress and the partial summary at intervals. */
function createSummaryStream(call: EngineCall): (text: string) => void {
  let sent = "";
  let sentAt = 0;
  let checkedAt = 0;
  return (text) => {
    const at = performance.now();
    if (at - checkedAt < SUMMARY_INTERVAL_MS) return;
    checkedAt = at;
    call.onProgress(Math.min(0.95, text.length / USUAL_LENGTH));
    const summary = plainText(partialSummary(text), SUMMARY_MAX);
    if (!summary || (summary === sent && at - sentAt < SUMMARY_REPEAT_MS)) return;
    sent = summary;
    sentAt = at;
    call.onWriting(summary);
  };
}

/**
 * Reads dreams with a text model. The dream is sent in the user's message, inside JSON; the instructions depend on the
 * language only. Throws `ProviderError`.
 */
export function createOpenAiReading(options: OpenAiReadingOptions): ReadingEngine {
  const { client, model, log } = options;
  let ask: Ask = createResponsesAsk(client);
  let chat = false;

  async function answer(question: Parameters<Ask>[0], signal: AbortSignal, show: (text: string) => void) {
    try {
      return await ask(question, signal, show);
    } catch (error) {
      if (chat || !options.otherServer || !isMissingEndpoint(error)) throw error;
      chat = true;
      ask = createChatAsk(client);
      log.info("Responses API missing: using chat completions");
      return ask(question, signal, show);
    }
  }

  async function readOnce(
    prompt: DreamPrompt,
    call: EngineCall,
    retryFor: BadAnswer["retryFor"] | null,
  ): Promise<Reading> {
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(options.timeoutMs)]);
    const question = {
      model,
      instructions: readingInstructions(prompt.language, retryFor),
      input: JSON.stringify({ dream: prompt.dreamText }),
      safetyIdentifier: safetyIdentifier(call.userId),
    };
    const estimate = {
      model,
      seconds: 0,
      inputTokens: question.instructions.length + question.input.length,
      outputTokens: USUAL_TOKENS,
    };
    const send = async () => {
      const { usage, ref, ...rest } = await answer(question, signal, createSummaryStream(call));
      const outcome = { whole: "ok", cut: "cut", refused: "provider_refused" }[rest.ending];
      return { ...rest, usage: { ...usage, ...(ref !== null && { ref }), outcome } };
    };
    const { text, ending } = await paidCall(call, estimate, send, (error) => endOf(error, call.signal));
    if (ending === "refused") {
      throw new ProviderError("provider_refused", "reading: the model refused", { retry: false });
    }
    if (ending === "cut") throw new BadAnswer("the answer was too long");
    return readingOf(text, prompt);
  }

  return {
    name: "openai",
    async read(prompt, call) {
      let retryFor: BadAnswer["retryFor"] | null = null;
      for (let nth = 1; ; nth++) {
        try {
          const reading = await readOnce(prompt, call, retryFor);
          call.onProgress(1);
          return reading;
        } catch (error) {
          if (!(error instanceof BadAnswer) || nth === QUESTIONS_MAX) {
            throw failureOf(error, "reading", call.signal);
          }
          retryFor = error.retryFor;
          call.onWriting("");
        }
      }
    },
  };
}
