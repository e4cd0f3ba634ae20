import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#server/config.ts";
import { createCareList } from "#server/studio/care/care.ts";
import { createStudio } from "#server/studio/engines.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import { createStudioLenses } from "#server/studio/reading/lens.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import type { Engines, ModerationEngine } from "./engines.ts";
import type { PredictionEvents } from "./replicate/webhook.ts";

/** The video engine on Replicate; null without a token or a model. */
async function replicateVideo(
  { replicate, ffmpegPath, publicUrl }: Pick<Config, "ffmpegPath" | "publicUrl" | "replicate">,
  events: PredictionEvents,
): Promise<Pick<Engines, "video"> | null> {
  const { apiToken, baseUrl, fileHosts, videoModel, webhookSecret } = replicate;
  if (apiToken === null || videoModel === null) return null;
  const { createReplicateVideo, DOWNLOAD_LIMITS, VIDEO_TIMES } = await import("./replicate/video.ts");
  const video = createReplicateVideo({
    token: apiToken,
    baseUrl,
    model: videoModel,
    webhook: webhookSecret === null ? null : { url: `${publicUrl}/api/webhooks/replicate`, events },
    fileHosts,
    ffmpegPath: findFfmpeg(ffmpegPath),
    times: VIDEO_TIMES,
    limits: DOWNLOAD_LIMITS,
  });
  return { video };
}

/** The engines configured for OpenAI or a compatible server; null without a key. */
async function openAiEngines(
  settings: Config["openai"],
  careList: ModerationEngine,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): Promise<Partial<Engines> | null> {
  if (settings.apiKey === null) return null;
  const { createOpenAiEngines } = await import("./openai/engines.ts");
  return createOpenAiEngines({ settings, careList, log });
}

/**
 * The configured engines; the local studio for each service without a key. Only the packages of configured services are
 * loaded: that of OpenAI alone has 280 files.
 */
export async function chooseEngines(
  config: Pick<Config, "dreamConcurrency" | "ffmpegPath" | "openai" | "publicUrl" | "replicate">,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  events: PredictionEvents,
): Promise<Engines> {
  const studio = createStudio({ ffmpegPath: config.ffmpegPath, atOnce: config.dreamConcurrency });
  const careList = createCareList();
  return {
    reading: createStudioReading(),
    lens: createStudioLenses(),
    image: studio.image,
    video: studio.video,
    moderation: careList,
    ...(await openAiEngines(config.openai, careList, log)),
    ...(await replicateVideo(config, events)),
    close: () => studio.close(),
  };
}
