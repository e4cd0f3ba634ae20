import type { ModelPrice, PriceTable } from "#server/provider-settings.ts";
import type { Config } from "#server/config.ts";
import type { Usage } from "./engines.ts";

/** The price of a model: its own, else that of the longest listed name that it extends (`gpt-5` for `gpt-5-mini`). */
export function priceOf(table: PriceTable, model: string): ModelPrice | undefined {
  const extended = Object.keys(table)
    .filter((name) => model === name || (/^[-:@]/.test(model.slice(name.length)) && model.startsWith(name)))
    .toSorted((a, b) => b.length - a.length)[0];
  return extended === undefined ? undefined : table[extended];
}

/** Cost in millionths of a dollar, rounded up. A model without a price costs nothing. */
export function costOf(table: PriceTable, usage: Usage): number {
  const price = priceOf(table, usage.model) ?? {};
  const perMillion =
    (price.inputTokens ?? 0) * (usage.inputTokens ?? 0) +
    (price.outputTokens ?? 0) * (usage.outputTokens ?? 0);
  const video = usage.video ? (price.film?.[usage.video.resolution] ?? 0) : 0;
  const whole = (price.image ?? 0) * (usage.images ?? 0) + (price.second ?? 0) * usage.seconds + video;
  return Math.ceil(Number((perMillion + whole * 1e6).toFixed(3)));
}

/** Configured models without a price, whose calls would count as free. */
export function unpricedModels(
  config: Pick<Config, "openai" | "prices" | "replicate">,
): { provider: string; model: string }[] {
  const { openai, replicate } = config;
  const used = [
    ...(openai.apiKey ? [openai.textModel, openai.imageModel] : []).map((model) => ({
      provider: "openai",
      model,
    })),
    ...(replicate.apiToken ? [{ provider: "replicate", model: replicate.videoModel?.name ?? null }] : []),
  ];
  return used.flatMap(({ provider, model }) =>
    model !== null && !priceOf(config.prices, model) ? [{ provider, model }] : [],
  );
}
