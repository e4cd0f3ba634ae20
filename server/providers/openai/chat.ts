import type OpenAI from "openai";
import { Stream } from "openai/core/streaming";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import { ANSWER_TOKENS, isEventStream, parseShape, type Answer, type Ask } from "./ask.ts";
import { streamInterrupted } from "./failures.ts";

const delta = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const commonShape = {
  id: z.string().optional(),
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
};
const finish_reason = z.string().nullish();
const wholeShape = z.object({
  ...commonShape,
  choices: z.array(z.object({ message: delta, finish_reason })).min(1),
});
const chunkShape = z.object({ ...commonShape, choices: z.array(z.object({ delta: delta, finish_reason })) });

/** Asks through chat completions, for servers without the Responses API. */
export function createChatAsk(client: OpenAI): Ask {
  return async (question, signal, onText) => {
    const request = client.chat.completions.create(
      {
        model: question.model,
        messages: [
          { role: "system", content: question.instructions },
          { role: "user", content: question.input },
        ],
        response_format: zodResponseFormat(question.form.schema, question.form.name),
        // The older parameter name, which every server accepts.
        max_tokens: ANSWER_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    );
    const response = await request.asResponse();
    if (isEventStream(response)) return streamedAnswer(response, signal, onText);
    const { choices, ...whole } = parseShape(wholeShape, await response.json());
    const { message, finish_reason: reason } = choices[0]!;
    return answerOf({ ...whole, text: message.content ?? "", refusal: message.refusal, reason });
  };
}

async function streamedAnswer(
  response: Response,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Answer> {
  const streamed: StreamedContent = { text: "" };
  for await (const event of Stream.fromSSEResponse<unknown>(response, new AbortController())) {
    const { id, choices, usage } = parseShape(chunkShape, event);
    const choice = choices[0];
    if (choice?.delta.content) onText((streamed.text += choice.delta.content));
    streamed.refusal = choice?.delta.refusal ?? streamed.refusal;
    streamed.reason = choice?.finish_reason ?? streamed.reason;
    streamed.usage = usage ?? streamed.usage;
    streamed.id = id;
  }
  signal.throwIfAborted();
  if (!streamed.reason) throw streamInterrupted();
  return answerOf(streamed);
}

type StreamedContent = Omit<z.infer<typeof chunkShape>, "choices"> & {
  text: string;
  refusal?: string | null | undefined;
  reason?: string | null | undefined;
};

function answerOf({ id, text, refusal, reason, usage }: StreamedContent): Answer {
  const refused = Boolean(refusal) || reason === "content_filter";
  return {
    text,
    ending: refused ? "refused" : reason === "stop" ? "whole" : "cut",
    ref: id ?? null,
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null,
  };
}
