import type { z } from "zod";
import { BadAnswer } from "./failures.ts";

/** One question to a text model. */
export interface Question {
  model: string;
  instructions: string;
  /** Goes into the user's part of the conversation. */
  input: string;
  safetyIdentifier: string;
}

export interface Answer {
  text: string;
  /** `cut`: the model had more to say than it was allowed. */
  ending: "whole" | "cut" | "refused";
  /** The provider's id of the call; null where it has none. */
  ref: string | null;
  /** Null where the server does not count. */
  usage: { inputTokens: number; outputTokens: number } | null;
}

/** `onText` gets the whole text so far, each time some is added. */
export type Ask = (
  question: Question,
  signal: AbortSignal,
  onText: (text: string) => void,
) => Promise<Answer>;

/** Room for the longest reading in any of the languages, with the model's thinking before it. */
export const ANSWER_TOKENS = 8000;

/** A server may answer a question for a stream with one whole document. */
export function isEventStream(response: Response): boolean {
  return response.headers.get("content-type")?.includes("text/event-stream") ?? false;
}

/** What a service sent, if it has the shape that we rely on. Throws `BadAnswer`. */
export function parseShape<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new BadAnswer("an answer of another shape");
  return parsed.data;
}
