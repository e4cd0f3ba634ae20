import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#server/config.ts";
import type { Engines, ModerationEngine } from "#server/providers/engines.ts";
import { createOpenAiClient, OPENAI_TIMEOUTS, type OpenAiTimeouts } from "./client.ts";
import { createOpenAiModeration } from "./moderation.ts";
import { createOpenAiImage } from "./image.ts";
import { createOpenAiLens } from "./lens.ts";
import { createOpenAiLetter } from "./letter.ts";
import { createOpenAiReading } from "./reading.ts";
import { createTextModel, type TextModelOptions } from "./text-model.ts";

interface OpenAiEnginesOptions {
  settings: Config["openai"];
  careList: ModerationEngine;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  timeouts?: OpenAiTimeouts;
}

/** The engines of one text model. */
function textEngines(options: TextModelOptions): Pick<Engines, "reading" | "lens" | "letter"> {
  const askModel = createTextModel(options);
  return {
    reading: createOpenAiReading(askModel),
    lens: createOpenAiLens(askModel),
    letter: createOpenAiLetter(askModel),
  };
}

/** The engines configured for OpenAI or a compatible server; none without a key. */
export function createOpenAiEngines({
  settings,
  careList,
  log,
  timeouts = OPENAI_TIMEOUTS,
}: OpenAiEnginesOptions): Partial<Pick<Engines, "reading" | "lens" | "letter" | "image" | "moderation">> {
  const { apiKey, baseUrl, textModel, imageModel, moderationModel } = settings;
  if (apiKey === null) return {};
  const text = createOpenAiClient({ apiKey, baseUrl }, "text");
  const otherServer = baseUrl !== null && !/(?:^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname);
  return {
    ...(textModel !== null &&
      textEngines({
        client: text,
        model: textModel,
        timeoutMs: timeouts.reading,
        otherServer,
        log,
      })),
    ...(imageModel !== null && {
      image: createOpenAiImage({
        client: createOpenAiClient({ apiKey, baseUrl }, "image"),
        model: imageModel,
        timeoutMs: timeouts.image,
      }),
    }),
    ...(moderationModel !== null && {
      moderation: createOpenAiModeration({
        client: text,
        model: moderationModel,
        careList,
        timeoutMs: timeouts.moderation,
        otherServer,
        log,
      }),
    }),
  };
}
