import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#server/config.ts";
import { createCareList } from "#server/studio/care/care.ts";
import { createStudio } from "#server/studio/engines.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import type { Engines } from "./engines.ts";
import { createOpenAiEngines } from "./openai/engines.ts";

/** The engines this site runs on: the local studio for each service without a key. */
export function chooseEngines(
  config: Pick<Config, "ffmpegPath" | "openai">,
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">,
): Engines {
  const studio = createStudio({ ffmpegPath: config.ffmpegPath });
  const careList = createCareList();
  return {
    reading: createStudioReading(),
    image: studio.image,
    video: studio.video,
    moderation: careList,
    ...createOpenAiEngines({ settings: config.openai, careList, log }),
    close: () => studio.close(),
  };
}
