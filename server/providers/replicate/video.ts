import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import type { EngineCall, Submission, Usage, VideoEngine } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { VideoModel } from "#server/provider-settings.ts";
import type { Resolution } from "#shared/dreams.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { resolveHost, isPublicIp } from "./ip-addresses.ts";
import {
  createReplicateApi,
  PredictionNotFound,
  SubmissionRefused,
  type Prediction,
  type ReplicateApi,
} from "./client.ts";
import { downloadVideo, type DownloadLimits } from "./download.ts";
import { finishVideo } from "./finish-video.ts";
import { fillInput, promptField, seedField } from "./models.ts";
import type { PredictionEvents } from "./webhook.ts";

/** Time limits and intervals, in milliseconds. */
export interface VideoTimes {
  /** One call to the API. */
  call: number;
  poll: number;
  /** Polling interval with a webhook, in case it is not delivered. */
  pollBesideWebhook: number;
  /** How long polls may keep failing. */
  silence: number;
  /** From the submission to the finished video. */
  whole: number;
}
export const VIDEO_TIMES: VideoTimes = {
  call: 30_000,
  poll: 2000,
  pollBesideWebhook: 20_000,
  silence: 3 * MINUTE_MS,
  whole: 12 * MINUTE_MS,
};
export const DOWNLOAD_LIMITS: DownloadLimits = { bytes: 100 * 1024 * 1024, ms: 120_000 };

export interface ReplicateSettings {
  token: string;
  /** Null for Replicate's API. */
  baseUrl: string | null;
  model: VideoModel;
  /** Where Replicate reports finished predictions; null to poll only. */
  webhook: { url: string; events: PredictionEvents } | null;
  /** Hosts that videos are downloaded from, with their subdomains. */
  fileHosts: readonly string[];
  ffmpegPath: string;
  times: VideoTimes;
  limits: DownloadLimits;
}

/** Maximum size of the image inside a submission. */
const IMAGE_BYTES_MAX = 256 * 1024;
const VIDEO_SECONDS = 5;
/** The provider's clock may be behind ours. */
const CLOCK_SLACK_MS = MINUTE_MS;
const MOTION =
  "Bring this picture to life as a slow, dreamlike moving image: one continuous shot, gentle drifting camera, " +
  "soft natural motion, the composition, style and colours unchanged, no text, no cuts.";
const REFUSED = /nsfw|sensitive|safety|flagged|moderat|E005/i;
const PROMPT_LIMIT = 1500;
/** Estimated running time of a model that is priced by the second. */
const USUAL_SECONDS = 60;
const hashOf = (prompt: string) => createHash("sha256").update(prompt).digest("hex");

/** The stored image as a JPEG data URL, of at most `IMAGE_BYTES_MAX` bytes unless even quality 48 exceeds that. */
async function imageDataUrl(image: Uint8Array): Promise<string> {
  const sized = sharp(image).resize({ width: 1280, withoutEnlargement: true });
  for (const quality of [88, 78, 64, 48]) {
    const bytes = await sized.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= IMAGE_BYTES_MAX || quality === 48)
      return `data:image/jpeg;base64,${bytes.toString("base64")}`;
  }
  throw new Error("unreachable");
}

function outputUrl({ output }: Prediction): string {
  const first: unknown = Array.isArray(output) ? output.at(-1) : output;
  if (typeof first === "string") return first;
  throw new ProviderError("media_broken", "Replicate: the prediction has no video", { retry: false });
}

const hasEnded = ({ status }: Prediction) => status !== "starting" && status !== "processing";

const tooLong = () =>
  new ProviderError("provider_timeout", "Replicate: the video took too long", {
    retry: false,
    fault: "outage",
  });

/** Makes videos with an image-to-video model on Replicate. */
export function createReplicateVideo(settings: ReplicateSettings): VideoEngine {
  const { model, times, webhook } = settings;
  const api: ReplicateApi = createReplicateApi({
    token: settings.token,
    baseUrl: settings.baseUrl,
    timeoutMs: times.call,
  });

  const [bySeed, byPrompt] = [seedField(model), promptField(model)];

  /** Finds the prediction of a submission whose response was lost, by its seed or else its prompt; null if none. */
  async function findLost(
    { seed, promptHash, postedAt }: Submission,
    signal: AbortSignal,
    isClaimed: (id: string) => Promise<boolean>,
  ): Promise<Prediction | null> {
    const predictions = await api.since(new Date(postedAt.getTime() - CLOCK_SLACK_MS), signal);
    for (const one of predictions) {
      const { input, id } = one;
      if (bySeed !== undefined && input?.[bySeed] === seed) return one;
      if (bySeed !== undefined || byPrompt === undefined) continue;
      if (hashOf(String(input?.[byPrompt])) === promptHash && !(await isClaimed(id))) return one;
    }
    return null;
  }

  async function submit(
    dream: { readImage: () => Promise<Uint8Array>; resolution: Resolution },
    prompt: string,
    call: EngineCall,
  ): Promise<Prediction> {
    const image = await imageDataUrl(await dream.readImage());
    const { resolution } = dream;
    const estimate = {
      model: model.name,
      seconds: USUAL_SECONDS,
      video: { seconds: VIDEO_SECONDS, resolution },
    };
    const { seed } = await call.submissions.begin({ promptHash: hashOf(prompt), estimate });
    const input = fillInput(model, { image, prompt, resolution, seed });
    try {
      return await api.create({ model: model.name, input, webhook: webhook?.url ?? null }, call.signal);
    } catch (error) {
      if (error instanceof SubmissionRefused) await call.submissions.close("refused");
      throw error;
    }
  }

  /** The id of this part's prediction: saved by an earlier attempt, found after a lost response, or new. */
  async function findOrSubmit(
    dream: { readImage: () => Promise<Uint8Array>; resolution: Resolution },
    prompt: string,
    call: EngineCall,
  ): Promise<string> {
    if (call.resumeFrom !== null) return call.resumeFrom;
    const unanswered = await call.submissions.unanswered();
    let prediction = unanswered && (await findLost(unanswered, call.signal, unanswered.isClaimed));
    if (unanswered && !prediction) await call.submissions.close("lost");
    prediction ??= await submit(dream, prompt, call);
    await call.saveProviderJob(prediction.id);
    return prediction.id;
  }

  async function awaitNextPoll(id: string, signal: AbortSignal): Promise<void> {
    if (!webhook) return void (await sleep(times.poll, undefined, { signal }));
    const done = new AbortController();
    const either = AbortSignal.any([signal, done.signal]);
    await Promise.race([
      sleep(times.pollBesideWebhook, undefined, { signal: either }),
      webhook.events.next(id, either),
    ]).finally(() => done.abort());
  }

  /** Polls until the prediction ends. Failing polls are tolerated for `times.silence`. */
  async function awaitPrediction(id: string, call: EngineCall): Promise<Prediction> {
    const startedAt = Date.now();
    let respondedAt = startedAt;

    /** The prediction once it has ended, else null. */
    async function poll(): Promise<Prediction | null> {
      try {
        const prediction = await api.get(id, call.signal);
        respondedAt = Date.now();
        if (hasEnded(prediction)) return prediction;
        // The provider's clock may be ahead of ours.
        const age = Date.now() - Math.min(Date.parse(prediction.created_at) || startedAt, startedAt);
        if (age > times.whole) throw tooLong();
        // Models do not report progress, so it is estimated from the elapsed time.
        call.onProgress(prediction.status === "starting" ? 0.02 : Math.min(0.9, age / 120_000));
      } catch (error) {
        call.signal.throwIfAborted();
        const transient = error instanceof ProviderError && error.retry;
        if (!transient || Date.now() - respondedAt > times.silence) throw error;
      }
      return null;
    }

    for (;;) {
      const done = new AbortController();
      // Begins before the poll, whose reply may be older than an event that arrives meanwhile.
      const wait = awaitNextPoll(id, AbortSignal.any([call.signal, done.signal]));
      wait.catch(() => undefined);
      try {
        const prediction = await poll();
        if (prediction) return prediction;
        await wait;
      } catch (error) {
        call.signal.throwIfAborted();
        throw error;
      } finally {
        done.abort();
      }
    }
  }

  const isRefused = ({ error }: Prediction) => REFUSED.test(String(error));

  function usageOf(prediction: Prediction, resolution: Resolution): Usage {
    const made = prediction.status === "succeeded";
    return {
      model: model.name,
      ref: prediction.id,
      seconds: prediction.metrics?.predict_time ?? (made ? USUAL_SECONDS : 0),
      ...(made && { video: { seconds: VIDEO_SECONDS, resolution } }),
      outcome: made ? "ok" : isRefused(prediction) ? "provider_refused" : prediction.status,
    };
  }

  function assertSucceeded(prediction: Prediction): void {
    if (prediction.status === "succeeded") return;
    const code = isRefused(prediction) ? "provider_refused" : "provider_failed";
    throw new ProviderError(code, `Replicate: the prediction ${prediction.status}`, { retry: false });
  }

  /** The origin of a provider on a private network (self-hosted); null otherwise. */
  async function privateOrigin(): Promise<string | null> {
    if (settings.baseUrl === null) return null;
    const { hostname, origin } = new URL(settings.baseUrl);
    const found = await resolveHost(hostname).catch((cause: unknown) => {
      const message = "Replicate: the provider's host was not found";
      throw new ProviderError("provider_failed", message, { retry: true, cause });
    });
    return found.some(({ address }) => !isPublicIp(address)) ? origin : null;
  }

  return {
    name: "replicate",
    async make(dream, call) {
      const prompt = `${MOTION} ${dream.reading?.artDirection ?? ""}`.trim().slice(0, PROMPT_LIMIT);
      const id = await findOrSubmit(dream, prompt, call);
      const prediction = await awaitPrediction(id, call);
      await call.submissions.settle(usageOf(prediction, dream.resolution));
      assertSucceeded(prediction);
      call.onProgress(0.92);
      const file = `${dream.outFile}.received`;
      try {
        const sources = { hosts: settings.fileHosts, privateOrigin: await privateOrigin() };
        const { limits, ffmpegPath } = settings;
        await downloadVideo(outputUrl(prediction), file, { sources, limits, signal: call.signal });
        const { outFile, resolution } = dream;
        await finishVideo(ffmpegPath, { file, outFile, resolution }, call.signal);
      } finally {
        await rm(file, { force: true });
      }
    },

    async withdraw(work, isClaimed, signal) {
      const id = work.providerJob ?? (await findLost(work, signal, isClaimed))?.id ?? null;
      if (id === null) return null;
      try {
        let prediction = await api.get(id, signal);
        if (!hasEnded(prediction)) {
          await api.cancel(id, signal);
          prediction = await api.get(id, signal);
        }
        const ended = hasEnded(prediction);
        return { id, ended, usage: ended ? usageOf(prediction, work.resolution) : null };
      } catch (error) {
        if (error instanceof PredictionNotFound) return { id, ended: true, usage: null };
        throw error;
      }
    },
  };
}
