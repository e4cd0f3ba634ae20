import { z } from "zod";
import type { Resolution } from "#shared/dreams.ts";
import { isPrivateHost } from "./hosts.ts";

/** Base URL of a provider. HTTPS is needed because requests carry keys and dreams. */
export const providerUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .refine((value) => {
    // A value that is no URL has its own message.
    if (!URL.canParse(value)) return true;
    const { protocol, hostname } = new URL(value);
    return protocol === "https:" || isPrivateHost(hostname);
  }, "must begin with https: unless it is on this machine or a private network");

export const hostNames = z
  .string()
  .transform((value) => value.split(",").map((name) => name.trim().toLowerCase()))
  .refine(
    (names) => names.every((name) => /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(name)),
    "must be names of hosts separated by commas",
  );

/**
 * Fields sent to a model. Placeholders: `{image}`, the image as a data URL; `{prompt}`; `{resolution}`, in the model's
 * own term; `{seed}`, a whole number.
 */
export const modelInputSchema = z
  .record(z.string().min(1), z.union([z.string(), z.number(), z.boolean()]))
  .refine((input) => Object.values(input).includes("{image}"), "needs a field with the value {image}");
export type ModelInput = z.infer<typeof modelInputSchema>;

export interface VideoModel {
  /** `owner/name`, or `owner/name:version`. */
  name: string;
  input: ModelInput;
  /** The model's own term for each resolution. */
  resolutions: Record<Resolution, string>;
}

const SAME_TERMS: VideoModel["resolutions"] = { "480p": "480p", "720p": "720p", "1080p": "1080p" };
const SEEDANCE: ModelInput = {
  image: "{image}",
  prompt: "{prompt}",
  duration: 5,
  resolution: "{resolution}",
  fps: 24,
  camera_fixed: false,
  seed: "{seed}",
};

const PRESETS: Record<string, Omit<VideoModel, "name">> = {
  "bytedance/seedance-1-lite": { input: SEEDANCE, resolutions: SAME_TERMS },
  "bytedance/seedance-1-pro": { input: SEEDANCE, resolutions: SAME_TERMS },
  "wan-video/wan-2.2-i2v-fast": {
    input: {
      image: "{image}",
      prompt: "{prompt}",
      num_frames: 81,
      frames_per_second: 16,
      resolution: "{resolution}",
      seed: "{seed}",
    },
    // Its maximum: the video is enlarged afterwards.
    resolutions: { ...SAME_TERMS, "1080p": "720p" },
  },
  "kwaivgi/kling-v2.1": {
    input: { start_image: "{image}", prompt: "{prompt}", duration: 5, mode: "{resolution}" },
    resolutions: { "480p": "standard", "720p": "standard", "1080p": "pro" },
  },
};
export const KNOWN_VIDEO_MODELS = Object.keys(PRESETS);

/** A model with the given fields or those of its preset; null without either. */
export function videoModel(name: string, input: ModelInput | null): VideoModel | null {
  const preset = PRESETS[name.split(":")[0]!];
  const resolutions = preset?.resolutions ?? SAME_TERMS;
  const fields = input ?? preset?.input;
  return fields ? { name, input: fields, resolutions } : null;
}

const dollars = z.number().min(0).max(10_000);

/** Prices of a model in dollars; what is absent is free. */
const modelPriceSchema = z.strictObject({
  /** Per million tokens. */
  inputTokens: dollars.optional(),
  outputTokens: dollars.optional(),
  /** Per image. */
  image: dollars.optional(),
  /** Per video of five seconds. */
  film: z.strictObject({ "480p": dollars, "720p": dollars, "1080p": dollars }).partial().optional(),
  /** Per second of run time. */
  second: dollars.optional(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

/** Prices by model; a name also covers its dated and versioned forms. */
export const priceTableSchema = z.record(z.string().min(1), modelPriceSchema);
export type PriceTable = z.infer<typeof priceTableSchema>;

/** Known list prices; PROVIDER_PRICES replaces those of single models. */
export const LIST_PRICES: PriceTable = {
  "gpt-6-luna": { inputTokens: 0.1, outputTokens: 0.5 },
  "gpt-6-sol": { inputTokens: 2, outputTokens: 10 },
  "gpt-5.6-luna": { inputTokens: 0.2, outputTokens: 1.2 },
  "gpt-5-mini": { inputTokens: 0.25, outputTokens: 2 },
  "gpt-image-2.5-flare": { inputTokens: 5, outputTokens: 30 },
  "gpt-image-2.5-sunburst": { inputTokens: 5, outputTokens: 30 },
  "gpt-image-2": { inputTokens: 5, outputTokens: 30 },
  "omni-moderation-latest": {},
  "bytedance/seedance-1-lite": { film: { "480p": 0.09, "720p": 0.18, "1080p": 0.36 } },
  "bytedance/seedance-1-pro": { film: { "480p": 0.15, "720p": 0.3, "1080p": 0.75 } },
  "wan-video/wan-2.2-i2v-fast": { film: { "480p": 0.05, "720p": 0.11, "1080p": 0.11 } },
  "kwaivgi/kling-v2.1": { film: { "480p": 0.25, "720p": 0.25, "1080p": 0.45 } },
};
