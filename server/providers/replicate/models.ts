import type { VideoModel } from "#server/provider-settings.ts";
import type { Resolution } from "#shared/dreams.ts";

/** The model's input field for the seed; undefined when it takes none. */
export function seedField(model: VideoModel): string | undefined {
  return Object.keys(model.input).find((field) => model.input[field] === "{seed}");
}

/** The model's input field for the prompt; undefined when it takes none. */
export function promptField(model: VideoModel): string | undefined {
  return Object.keys(model.input).find((field) => model.input[field] === "{prompt}");
}

/** The model's input with its placeholders (`{image}`, `{prompt}`, ...) replaced. */
export function fillInput(
  model: VideoModel,
  values: { image: string; prompt: string; resolution: Resolution; seed: number },
): Record<string, string | number | boolean> {
  const filled: Record<string, string | number> = {
    "{image}": values.image,
    "{prompt}": values.prompt,
    "{resolution}": model.resolutions[values.resolution],
    "{seed}": values.seed,
  };
  return Object.fromEntries(
    Object.entries(model.input).map(([field, value]) => [field, filled[String(value)] ?? value]),
  );
}
