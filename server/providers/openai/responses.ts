import type OpenAI from "openai";
import { Stream } from "openai/core/streaming";
import { zodTextFormat } from "openai/helpers/zod";
import type { ResponseStreamEvent } from "openai/resources/responses/responses";
import { z } from "zod";
import { outage, ProviderError } from "#server/providers/provider-error.ts";
import { ANSWER_TOKENS, isEventStream, parseShape, tokenUsage, type Answer, type Ask } from "./ask.ts";
import { codeOf, streamInterrupted } from "./failures.ts";

/** Models that accept `reasoning`. They get the effort "low": no text of this site needs more. */
const REASONING_MODELS = /^(?:gpt-[5-9](?!.*chat)|o\d)/;

/** The fields used of a response. Output items other than messages are ignored. */
const replyShape = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  error: z.object({ code: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().optional() }).nullish(),
  output: z.array(
    z.object({
      type: z.string(),
      content: z
        .array(z.object({ type: z.string(), text: z.string().optional() }))
        .optional()
        .catch(undefined),
    }),
  ),
  usage: tokenUsage,
});

/** Asks through the Responses API, as a stream, with storage at the provider switched off. */
export function createResponsesAsk(client: OpenAI): Ask {
  return async (question, signal, onText) => {
    const request = client.responses.create(
      {
        model: question.model,
        instructions: question.instructions,
        input: [{ role: "user", content: question.input }],
        text: { format: zodTextFormat(question.form.schema, question.form.name) },
        max_output_tokens: ANSWER_TOKENS,
        safety_identifier: question.safetyIdentifier,
        store: false,
        stream: true,
        ...(REASONING_MODELS.test(question.model) && { reasoning: { effort: "low" } }),
      },
      { signal },
    );
    const response = await request.asResponse();
    return answerOf(
      isEventStream(response) ? await lastReply(response, signal, onText) : await response.json(),
    );
  };
}

async function lastReply(
  response: Response,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<unknown> {
  let text = "";
  for await (const event of Stream.fromSSEResponse<ResponseStreamEvent>(response, new AbortController())) {
    if (event?.type === "response.output_text.delta") onText((text += event.delta));
    const ended =
      event?.type === "response.completed" ||
      event?.type === "response.incomplete" ||
      event?.type === "response.failed";
    if (ended) return event.response;
  }
  // When `signal` aborts, the stream ends without an error.
  signal.throwIfAborted();
  throw streamInterrupted();
}

function answerOf(value: unknown): Answer {
  const reply = parseShape(replyShape, value);
  if (reply.status === "failed") throw failed(codeOf(reply.error?.code));
  const parts = reply.output.flatMap(({ type, content = [] }) => (type === "message" ? content : []));
  const filtered = reply.incomplete_details?.reason === "content_filter";
  const refused = filtered || parts.some(({ type }) => type === "refusal");
  return {
    text: parts.map(({ type, text = "" }) => (type === "output_text" ? text : "")).join(""),
    ending: refused ? "refused" : reply.status === "incomplete" ? "cut" : "whole",
    ref: reply.id ?? null,
    usage: reply.usage,
  };
}

function failed(code: string): ProviderError {
  if (/policy|invalid_prompt|safety/.test(code)) {
    return new ProviderError("provider_refused", `the model failed: ${code}`, { retry: false });
  }
  return outage("provider_unavailable", `the model failed: ${code}`);
}
