import type OpenAI from "openai";
import { Stream } from "openai/core/streaming";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response as Reply, ResponseStreamEvent } from "openai/resources/responses/responses";
import { ProviderError } from "#server/providers/provider-error.ts";
import { ANSWER_TOKENS, isEventStream, type Answer, type Ask } from "./ask.ts";
import { FORM_NAME, readingForm } from "./reading-form.ts";

/** Models that think before they write; a reading needs little of it. */
const THINKS = /^(?:gpt-[5-9](?!.*chat)|o\d)/;

/** Asks through the Responses API, as a stream. Nothing is stored there for later retrieval. */
export function createResponsesAsk(client: OpenAI): Ask {
  return async (question, signal, onText) => {
    const request = client.responses.create(
      {
        model: question.model,
        instructions: question.instructions,
        input: [{ role: "user", content: question.input }],
        text: { format: zodTextFormat(readingForm, FORM_NAME) },
        max_output_tokens: ANSWER_TOKENS,
        safety_identifier: question.safetyIdentifier,
        store: false,
        stream: true,
        ...(THINKS.test(question.model) && { reasoning: { effort: "low" } }),
      },
      { signal },
    );
    const response = await request.asResponse();
    if (!isEventStream(response)) return answerOf((await response.json()) as Reply);
    return answerOf(await lastReply(response, signal, onText));
  };
}

async function lastReply(
  response: Response,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Reply | undefined> {
  const stop = new AbortController();
  let text = "";
  for await (const event of Stream.fromSSEResponse<ResponseStreamEvent>(response, stop)) {
    if (event.type === "response.output_text.delta") onText((text += event.delta));
    const ended =
      event.type === "response.completed" ||
      event.type === "response.incomplete" ||
      event.type === "response.failed";
    if (ended) return event.response;
  }
  signal.throwIfAborted();
  return undefined;
}

/** The text of a whole reply; calls for tools, and whatever else it holds, count for nothing. */
function answerOf(reply: Reply | undefined): Answer {
  if (!reply) {
    throw new ProviderError("provider_unavailable", "the answer broke off", { retry: true, fault: "outage" });
  }
  if (reply.status === "failed") throw failed(reply.error?.code ?? "");
  const { usage, incomplete_details: incomplete } = reply;
  const parts = (reply.output ?? []).flatMap((item) => (item.type === "message" ? item.content : []));
  const refused = incomplete?.reason === "content_filter" || parts.some((part) => part.type === "refusal");
  return {
    text: parts.map((part) => (part.type === "output_text" ? part.text : "")).join(""),
    ending: refused ? "refused" : reply.status === "incomplete" ? "cut" : "whole",
    ref: reply.id ?? null,
    usage: usage ? { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens } : null,
  };
}

function failed(code: string): ProviderError {
  if (/policy|invalid_prompt|safety/.test(code)) {
    return new ProviderError("provider_refused", `the model failed: ${code}`, { retry: false });
  }
  return new ProviderError("provider_unavailable", `the model failed: ${code}`, {
    retry: true,
    fault: "outage",
  });
}
