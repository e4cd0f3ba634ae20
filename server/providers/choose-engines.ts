import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#server/config.ts";
import { createCareList } from "#server/studio/care/care.ts";
import { createStudio } from "#server/studio/engines.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import { createStudioLenses } from "#server/studio/reading/lens.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import type { Engines } from "./engines.ts";
import { createOpenAiEngines } from "./openai/engines.ts";
import { createReplicateVideo, DOWNLOAD_LIMITS, VIDEO_TIMES } from "./replicate/video.ts";
import type { PredictionEvents } from "./replicate/webhook.ts";

/** The video engine on Replicate; null without a token or a model. */
function replicateVideo(
  { replicate, ffmpegPath, publicUrl }: Pick<Config, "ffmpegPath" | "publicUrl" | "replicate">,
  events: PredictionEvents,
): Pick<Engines, "video"> | null {
  const { apiToken, baseUrl, fileHosts, videoModel, webhookSecret } = replicate;
  if (apiToken === null || videoModel === null) return null;
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

/** The configured engines; the local studio for each service without a key. */
export function chooseEngines(
  config: Pick<Config, "dreamConcurrency" | "ffmpegPath" | "openai" | "publicUrl" | "replicate">,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  events: PredictionEvents,
): Engines {
  const studio = createStudio({ ffmpegPath: config.ffmpegPath, atOnce: config.dreamConcurrency });
  const careList = createCareList();
  return {
    reading: createStudioReading(),
    lens: createStudioLenses(),
    image: studio.image,
    video: studio.video,
    moderation: careList,
    ...createOpenAiEngines({ settings: config.openai, careList, log }),
    ...replicateVideo(config, events),
    close: () => studio.close(),
  };
}
