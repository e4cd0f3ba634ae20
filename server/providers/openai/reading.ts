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
const SHOW_EVERY_MS = 80;
/** For who begins to look when the summary is whole already. */
const SHOW_AGAIN_MS = 1000;
/** Output tokens of a usual answer with the model's thinking, until the answer counts them. */
const USUAL_TOKENS = 2000;
/** Characters of a usual answer, to tell how far one is. */
const USUAL_LENGTH = 3500;
/** A question whose answer is of no use is asked once more, never a third time: each is paid for. */
const QUESTIONS_MAX = 2;

interface OpenAiReadingOptions {
  client: OpenAI;
  model: string;
  timeoutMs: number;
  /** Another server than OpenAI's own: it may lack the Responses API. */
  otherServer: boolean;
  log: Pick<FastifyBaseLogger, "info">;
}

/** Hands on the summary while it is written, now and then, and how far the whole is. */
function createShow(call: EngineCall): (text: string) => void {
  let shown = "";
  let shownAt = 0;
  let lookedAt = 0;
  return (text) => {
    const at = performance.now();
    if (at - lookedAt < SHOW_EVERY_MS) return;
    lookedAt = at;
    call.onProgress(Math.min(0.95, text.length / USUAL_LENGTH));
    const summary = plainText(partialSummary(text), SUMMARY_MAX);
    if (!summary || (summary === shown && at - shownAt < SHOW_AGAIN_MS)) return;
    shown = summary;
    shownAt = at;
    call.onWriting(summary);
  };
}

/**
 * Readings by a text model. The dream goes into the user's part of the conversation, inside JSON; the instructions
 * depend on the language alone. Throws `ProviderError`.
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
      log.info("the text server has no Responses API: chat completions are used instead");
      return ask(question, signal, show);
    }
  }

  async function readOnce(
    prompt: DreamPrompt,
    call: EngineCall,
    insist: BadAnswer["insist"] | null,
  ): Promise<Reading> {
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(options.timeoutMs)]);
    const question = {
      model,
      instructions: readingInstructions(prompt.language, insist),
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
      const { usage, ref, ...rest } = await answer(question, signal, createShow(call));
      const outcome = { whole: "ok", cut: "cut", refused: "provider_refused" }[rest.ending];
      return { ...rest, usage: { ...usage, ...(ref !== null && { ref }), outcome } };
    };
    const { text, ending } = await paidCall(call, estimate, send, (error) => endOf(error, call.signal));
    if (ending === "refused") {
      throw new ProviderError("provider_refused", "reading: the model refused", { retry: false });
    }
    if (ending === "cut") throw new BadAnswer("the answer was cut short");
    return readingOf(text, prompt);
  }

  return {
    name: "openai",
    async read(prompt, call) {
      let insist: BadAnswer["insist"] | null = null;
      for (let nth = 1; ; nth++) {
        try {
          const reading = await readOnce(prompt, call, insist);
          call.onProgress(1);
          return reading;
        } catch (error) {
          if (!(error instanceof BadAnswer) || nth === QUESTIONS_MAX) {
            throw failureOf(error, "reading", call.signal);
          }
          insist = error.insist;
          call.onWriting("");
        }
      }
    },
  };
}
