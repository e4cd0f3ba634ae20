import { createHash } from "node:crypto";
import OpenAI from "openai";
import { createBoundedFetch } from "#server/providers/bounded-fetch.ts";

/** Response size limits. A reading with all its events has less than 1 MB, an image in base64 less than 30 MB. */
const TEXT_LIMIT_BYTES = 4 * 1024 * 1024;
const IMAGE_LIMIT_BYTES = 48 * 1024 * 1024;

export interface OpenAiSettings {
  apiKey: string;
  /** Null for OpenAI's API. */
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
 * Creates a client for calls whose responses are text, or images (a larger size limit). It never retries: retries
 * carry no idempotency key, so each could be billed.
 */
export function createOpenAiClient(settings: OpenAiSettings, responses: "text" | "image"): OpenAI {
  return new OpenAI({
    apiKey: settings.apiKey,
    ...(settings.baseUrl !== null && { baseURL: settings.baseUrl }),
    organization: null,
    project: null,
    maxRetries: 0,
    // The client's log could quote dreams.
    logLevel: "off",
    fetch: createBoundedFetch(responses === "text" ? TEXT_LIMIT_BYTES : IMAGE_LIMIT_BYTES),
  });
}

/** A stable pseudonym of a user at the provider: a SHA-256 hash. */
export function safetyIdentifier(userId: string): string {
  return createHash("sha256").update(`safety identifier ${userId}`).digest("hex");
}
