import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { KNOWN_VIDEO_MODELS, LIST_PRICES } from "#server/provider-settings.ts";
import { costOf, priceOf, unpricedModels } from "#server/providers/prices.ts";

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: "/tmp", ...env });

describe("the cost of a call", () => {
  test.each([
    ["a reading by its tokens", { model: "gpt-6-luna", inputTokens: 1000, outputTokens: 2000 }, 1100],
    ["a dated model as the one it dates", { model: "gpt-6-luna-2026-09-22", outputTokens: 1 }, 1],
    [
      "a versioned model as the one it is of",
      { model: "bytedance/seedance-1-lite:abc", video: { seconds: 5, resolution: "720p" } },
      180_000,
    ],
    ["a call that used nothing", { model: "gpt-6-luna" }, 0],
    ["a model without a price", { model: "my-own", inputTokens: 1e6 }, 0],
  ] as const)("counts %s, in millionths of a dollar, rounded up", (_what, usage, cost) => {
    expect(costOf(LIST_PRICES, { seconds: 1, outcome: "ok", ...usage })).toBe(cost);
  });

  test("counts images and seconds where a price says so", () => {
    const table = { mine: { image: 0.04, second: 0.001 } };
    expect(costOf(table, { model: "mine", images: 2, seconds: 30, outcome: "ok" })).toBe(110_000);
  });

  test("takes the longest name that fits, and no half one", () => {
    expect(priceOf(LIST_PRICES, "gpt-image-2.5-flare-2026-09-08")).toBe(LIST_PRICES["gpt-image-2.5-flare"]);
    expect(priceOf(LIST_PRICES, "gpt-image-25")).toBeUndefined();
  });

  test("is known for every model that is built in", () => {
    expect(KNOWN_VIDEO_MODELS.filter((name) => !LIST_PRICES[name]?.film)).toEqual([]);
    expect(unpricedModels(read({ OPENAI_API_KEY: "sk", REPLICATE_API_TOKEN: "r8" }))).toEqual([]);
    const own = read({ OPENAI_API_KEY: "sk", OPENAI_TEXT_MODEL: "llama" });
    expect(unpricedModels(own)).toEqual([{ provider: "openai", model: "llama" }]);
  });
});

describe("the settings of videos and prices", () => {
  test("take the fields of any model", () => {
    const env = {
      REPLICATE_VIDEO_MODEL: "someone/new-model:0a1b",
      REPLICATE_VIDEO_INPUT: '{"first":"{image}","steps":30,"words":"{prompt}"}',
    };
    expect(read(env).replicate.videoModel).toMatchObject({
      name: "someone/new-model:0a1b",
      input: { steps: 30 },
    });
  });

  test.each([
    ["a model with unknown fields", { REPLICATE_VIDEO_MODEL: "someone/new-model" }, /REPLICATE_VIDEO_INPUT/],
    ["a model that is no name", { REPLICATE_VIDEO_MODEL: "seedance" }, /owner\/name/],
    ["fields without an image", { REPLICATE_VIDEO_INPUT: '{"prompt":"{prompt}"}' }, /\{image\}/],
    ["fields that are no JSON", { REPLICATE_VIDEO_INPUT: "{image}" }, /must be JSON/],
    ["a price that is no number", { PROVIDER_PRICES: '{"x":{"image":"dear"}}' }, /x image/],
    ["a price of another kind", { PROVIDER_PRICES: '{"x":{"perCall":1}}' }, /perCall/],
    ["a ceiling of nothing", { REPLICATE_DAILY_USD_LIMIT: "0" }, /REPLICATE_DAILY_USD_LIMIT/],
    ["a webhook secret that is none", { REPLICATE_WEBHOOK_SECRET: "abc" }, /whsec_/],
  ])("refuse %s", (_what, env, message) => {
    expect(() => read(env)).toThrow(message);
  });

  test("leave videos to the studio when the model is off", () => {
    expect(read({ REPLICATE_API_TOKEN: "r8", REPLICATE_VIDEO_MODEL: "off" }).replicate.videoModel).toBeNull();
  });
});
