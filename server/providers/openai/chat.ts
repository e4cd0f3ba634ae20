import type OpenAI from "openai";
import { Stream } from "openai/core/streaming";
import { zodResponseFormat } from "openai/helpers/zod";
import type { ChatCompletion, ChatCompletionChunk } from "openai/resources/chat/completions";
import { ANSWER_TOKENS, isEventStream, type Answer, type Ask } from "./ask.ts";
import { FORM_NAME, readingForm } from "./reading-form.ts";

/** Asks through chat completions, which servers without the Responses API have. */
export function createChatAsk(client: OpenAI): Ask {
  return async (question, signal, onText) => {
    const request = client.chat.completions.create(
      {
        model: question.model,
        messages: [
          { role: "system", content: question.instructions },
          { role: "user", content: question.input },
        ],
        response_format: zodResponseFormat(readingForm, FORM_NAME),
        // The older name of the limit is the one that every server knows.
        max_tokens: ANSWER_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    );
    const response = await request.asResponse();
    if (!isEventStream(response)) return wholeAnswer((await response.json()) as ChatCompletion);
    return streamedAnswer(response, signal, onText);
  };
}

function wholeAnswer({ id, choices, usage }: ChatCompletion): Answer {
  const [choice] = choices ?? [];
  const { content = "", refusal = null } = choice?.message ?? {};
  return answerOf({ id, text: content ?? "", refusal, reason: choice?.finish_reason, usage });
}

async function streamedAnswer(
  response: Response,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Answer> {
  const told: Told = { id: undefined, text: "", refusal: null, reason: undefined, usage: undefined };
  for await (const chunk of Stream.fromSSEResponse<ChatCompletionChunk>(response, new AbortController())) {
    const choice = chunk.choices?.[0];
    if (choice?.delta?.content) onText((told.text += choice.delta.content));
    told.refusal = choice?.delta?.refusal ?? told.refusal;
    told.reason = choice?.finish_reason ?? told.reason;
    told.usage = chunk.usage ?? told.usage;
    told.id = chunk.id;
  }
  signal.throwIfAborted();
  return answerOf(told);
}

interface Told {
  id: string | undefined;
  text: string;
  refusal: string | null;
  reason: string | null | undefined;
  usage: ChatCompletion["usage"] | null;
}

function answerOf({ id, text, refusal, reason, usage }: Told): Answer {
  const refused = Boolean(refusal) || reason === "content_filter";
  return {
    text,
    ending: refused ? "refused" : reason === "stop" ? "whole" : "cut",
    ref: id ?? null,
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null,
  };
}
