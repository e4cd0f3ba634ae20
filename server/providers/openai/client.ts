import { createHash } from "node:crypto";
import OpenAI from "openai";
import { createBoundedFetch } from "#server/providers/bounded-fetch.ts";

/** A reading with all its events is below 1 MB; a picture of the sizes we ask for below 30 MB in base64. */
const TEXT_LIMIT_BYTES = 4 * 1024 * 1024;
const IMAGE_LIMIT_BYTES = 48 * 1024 * 1024;

export interface OpenAiSettings {
  apiKey: string;
  /** Null for OpenAI's own. */
  baseUrl: string | null;
}

/** How long one call may take, in milliseconds. */
export interface OpenAiTimeouts {
  reading: number;
  image: number;
  moderation: number;
}
export const OPENAI_TIMEOUTS: OpenAiTimeouts = { reading: 100_000, image: 240_000, moderation: 8000 };

/**
 * The client for calls that answer with text, or with pictures. It never retries by itself: its retries
 * carry no idempotency key, so each could be paid for.
 */
export function createOpenAiClient(settings: OpenAiSettings, answers: "text" | "picture"): OpenAI {
  return new OpenAI({
    apiKey: settings.apiKey,
    ...(settings.baseUrl !== null && { baseURL: settings.baseUrl }),
    organization: null,
    project: null,
    maxRetries: 0,
    // Its log could quote what a person wrote.
    logLevel: "off",
    fetch: createBoundedFetch(answers === "text" ? TEXT_LIMIT_BYTES : IMAGE_LIMIT_BYTES),
  });
}

/** Stands for a person at the provider, the same one each time; tells nothing of them. */
export function safetyIdentifier(userId: string): string {
  return createHash("sha256").update(`safety identifier ${userId}`).digest("hex");
}
