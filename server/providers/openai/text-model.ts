import type { FastifyBaseLogger } from "fastify";
import type OpenAI from "openai";
import type { LensCall } from "#server/providers/engines.ts";
import { paidCall } from "#server/providers/paid-call.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Ask, AnswerForm } from "./ask.ts";
import { createChatAsk } from "./chat.ts";
import { safetyIdentifier } from "./client.ts";
import { BadAnswer, endOf, failureOf, isMissingEndpoint } from "./failures.ts";
import { createResponsesAsk } from "./responses.ts";

/** An unusable answer is requested once more, but not a third time: each request is billed. */
const QUESTIONS_MAX = 2;

export interface TextModelOptions {
  client: OpenAI;
  model: string;
  timeoutMs: number;
  /** The server is not OpenAI's: it may lack the Responses API. */
  otherServer: boolean;
  log: Pick<FastifyBaseLogger, "info">;
}

/** What a text model is asked to write. */
interface TextTask<T> {
  /** Names the call in errors. */
  what: string;
  form: AnswerForm;
  /** `retryFor`: what the answer before this one lacked. */
  instructions: (retryFor: BadAnswer["retryFor"] | null) => string;
  /** The user's message, sent as JSON. */
  input: object;
  /** Estimated output tokens of an answer, including reasoning. */
  usualTokens: number;
  /** Gets all text so far whenever some arrives; empty when the question is asked again. */
  onText: (text: string) => void;
  /** What the answer says. Throws `BadAnswer` when it is unusable. */
  read: (answer: string) => T;
}

export type TextModel = <T>(task: TextTask<T>, call: LensCall) => Promise<T>;

/** Asks a text model for structured answers. Throws `ProviderError`. */
export function createTextModel({ client, model, timeoutMs, otherServer, log }: TextModelOptions): TextModel {
  const responses = createResponsesAsk(client);
  let ask: Ask = responses;

  async function answer(question: Parameters<Ask>[0], signal: AbortSignal, onText: (text: string) => void) {
    const asked = ask;
    try {
      return await asked(question, signal, onText);
    } catch (error) {
      if (asked !== responses || !otherServer || !isMissingEndpoint(error)) throw error;
      // Another call may have found it missing meanwhile.
      if (ask === responses) {
        ask = createChatAsk(client);
        log.info("Responses API missing: using chat completions");
      }
      return ask(question, signal, onText);
    }
  }

  async function askOnce<T>(
    task: TextTask<T>,
    call: LensCall,
    retryFor: BadAnswer["retryFor"] | null,
  ): Promise<T> {
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timeoutMs)]);
    const question = {
      model,
      form: task.form,
      instructions: task.instructions(retryFor),
      input: JSON.stringify(task.input),
      safetyIdentifier: safetyIdentifier(call.userId),
    };
    const estimate = {
      model,
      seconds: 0,
      inputTokens: question.instructions.length + question.input.length,
      outputTokens: task.usualTokens,
    };
    const send = async () => {
      const { usage, ref, ...rest } = await answer(question, signal, task.onText);
      const outcome = { whole: "ok", cut: "cut", refused: "provider_refused" }[rest.ending];
      return { ...rest, usage: { ...usage, ...(ref !== null && { ref }), outcome } };
    };
    const { text, ending } = await paidCall(call, estimate, send, (error) => endOf(error, call.signal));
    if (ending === "refused") {
      throw new ProviderError("provider_refused", `${task.what}: the model refused`, { retry: false });
    }
    if (ending === "cut") throw new BadAnswer("the answer was too long");
    return task.read(text);
  }

  return async (task, call) => {
    let retryFor: BadAnswer["retryFor"] | null = null;
    for (let nth = 1; ; nth++) {
      try {
        return await askOnce(task, call, retryFor);
      } catch (error) {
        if (!(error instanceof BadAnswer) || nth === QUESTIONS_MAX) {
          throw failureOf(error, task.what, call.signal);
        }
        retryFor = error.retryFor;
        task.onText("");
      }
    }
  };
}
