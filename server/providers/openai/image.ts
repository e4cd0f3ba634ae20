import type OpenAI from "openai";
import { z } from "zod";
import type { EngineCall, ImageEngine } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { tokenUsage } from "./ask.ts";
import { safetyIdentifier } from "./client.ts";
import { paidCall } from "#server/providers/paid-call.ts";
import { BadAnswer, endOf, failureOf } from "./failures.ts";
import { imageOf } from "./image-bytes.ts";
import { imagePrompt } from "./image-prompt.ts";

/** The widest size that all GPT Image models support. */
const SIZE = "1536x1024";
/** Estimated output tokens of an image of this size and quality. */
const USUAL_TOKENS = 1600;
/** A broken image is requested once more, but not a third time: each request is billed. */
const SUBMISSIONS_MAX = 2;

const replyShape = z.object({
  data: z.array(z.object({ b64_json: z.string().optional() })),
  usage: tokenUsage,
});

/** Draws with an image model from the reading's art direction. Throws `ProviderError`. */
export function createOpenAiImage(options: {
  client: OpenAI;
  model: string;
  timeoutMs: number;
}): ImageEngine {
  const { client, model, timeoutMs } = options;

  async function ask(prompt: string, call: EngineCall) {
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timeoutMs)]);
    const reply: unknown = await client.images.generate(
      {
        model,
        prompt,
        n: 1,
        size: SIZE,
        quality: "medium",
        output_format: "png",
        safety_identifier: safetyIdentifier(call.userId),
      },
      { signal, timeout: timeoutMs },
    );
    const { data, usage } = replyShape.catch({ data: [], usage: null }).parse(reply);
    const image = await imageOf(data[0]?.b64_json).catch((error: unknown) => error);
    return {
      image,
      usage: {
        images: 1,
        ...usage,
        outcome: image instanceof Buffer ? "ok" : "media_broken",
      },
    };
  }

  async function drawOnce(prompt: string, call: EngineCall): Promise<Buffer> {
    const estimate = { model, seconds: 0, images: 1, inputTokens: prompt.length, outputTokens: USUAL_TOKENS };
    const { image } = await paidCall(
      call,
      estimate,
      () => ask(prompt, call),
      (error) => endOf(error, call.signal),
    );
    if (image instanceof Buffer) return image;
    throw image;
  }

  return {
    name: "openai",
    async draw({ reading, style }, call) {
      if (!reading)
        throw new ProviderError("needs_reading", "an image needs the reading first", {
          retry: false,
          fault: "none",
        });
      const prompt = imagePrompt(reading, style);
      for (let nth = 1; ; nth++) {
        try {
          const image = await drawOnce(prompt, call);
          call.onProgress(1);
          return image;
        } catch (error) {
          if (!(error instanceof BadAnswer)) throw failureOf(error, "image", call.signal);
          if (nth === SUBMISSIONS_MAX) {
            throw new ProviderError("media_broken", `image: ${error.message}`, { retry: false });
          }
        }
      }
    },
  };
}
