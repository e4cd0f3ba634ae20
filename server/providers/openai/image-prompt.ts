import type { Reading } from "#server/providers/engines.ts";
import type { Style } from "#shared/dreams.ts";

const MANNERS: Record<Style, string> = {
  auto: "A surreal dream image, painted with quiet precision: one clear subject, deep space, soft directional light, fine grain.",
  poster:
    "A surreal vintage travel poster: large flat shapes, few colours, clean edges, visible print grain, calm composition.",
  collage:
    "A surreal paper collage: cut engravings and photographs at impossible scales, torn edges, layered paper shadows.",
};

const LIMITS =
  "One single wide scene that fills the frame. No writing, letters, numbers, logos, signatures, watermarks, borders or user interface. No real person's likeness. Nothing sexual, nothing gory.";

/** What is to be seen where no art direction was written. Title and summary may quote the dream, so they stay here. */
function sceneOf({ symbols, themes }: Reading): string {
  return `A dream of ${symbols.map(({ symbol }) => symbol).join(", ") || "a wide empty place"}. It is about ${themes.join(", ")}.`;
}

/** The prompt for a picture model. The scene is what a model wrote of the dream, set between our own words. */
export function imagePrompt(reading: Reading, style: Style): string {
  return `${MANNERS[style]}\n\nScene: ${reading.artDirection ?? sceneOf(reading)}\n\n${LIMITS}`;
}
