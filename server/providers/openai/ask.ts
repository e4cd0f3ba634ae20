import { z } from "zod";
import { BadAnswer } from "./failures.ts";

/** The JSON schema that an answer follows, under a name. */
export interface AnswerForm {
  name: string;
  schema: z.ZodObject;
}

/** One question to a text model. */
interface Question {
  model: string;
  form: AnswerForm;
  instructions: string;
  /** Sent as the user's message. */
  input: string;
  safetyIdentifier: string;
}

export interface Answer {
  text: string;
  /** `cut`: the answer reached the output token limit. */
  ending: "whole" | "cut" | "refused";
  /** The provider's id of the call; null when it sends none. */
  ref: string | null;
  /** Null when the server does not report it. */
  usage: { inputTokens: number; outputTokens: number } | null;
}

/** Asks a model. Calls `onText` with all text so far whenever some arrives. */
export type Ask = (
  question: Question,
  signal: AbortSignal,
  onText: (text: string) => void,
) => Promise<Answer>;

/** Output token limit: enough for the longest reading in any language, and the model's reasoning. */
export const ANSWER_TOKENS = 8000;

/** The usage in a response of the Responses or Images API; null when it is missing or malformed. */
export const tokenUsage = z
  .object({ input_tokens: z.int().min(0), output_tokens: z.int().min(0) })
  .transform((usage) => ({ inputTokens: usage.input_tokens, outputTokens: usage.output_tokens }))
  .nullable()
  .catch(null);

/** Whether the response is a stream. Some servers send one JSON document although a stream was requested. */
export function isEventStream(response: Response): boolean {
  return response.headers.get("content-type")?.includes("text/event-stream") ?? false;
}

/** Validates a response. Throws `BadAnswer` when its shape is unexpected. */
export function parseShape<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new BadAnswer("unexpected response shape");
  return parsed.data;
}
