import type { Reading } from "#server/providers/engines.ts";
import type { Style } from "#shared/dreams.ts";

const STYLES: Record<Style, string> = {
  auto: "A surreal dream image, painted with quiet precision: one clear subject, deep space, soft directional light, fine grain.",
  poster:
    "A surreal vintage travel poster: large flat shapes, few colours, clean edges, visible print grain, calm composition.",
  collage:
    "A surreal paper collage: cut engravings and photographs at impossible scales, torn edges, layered paper shadows.",
};

const LIMITS =
  "One single wide scene that fills the frame. No writing, letters, numbers, logos, signatures, watermarks, borders or user interface. No real person's likeness. Nothing sexual, nothing gory.";

/** The scene when the reading has no art direction. Leaves out title and summary, which may quote the dream. */
function sceneOf({ symbols, themes }: Reading): string {
  return `A dream of ${symbols.map(({ symbol }) => symbol).join(", ") || "a wide empty place"}. It is about ${themes.join(", ")}.`;
}

/** The prompt for an image model: the style, the scene described in the reading, and the limits. */
export function imagePrompt(reading: Reading, style: Style): string {
  return `${STYLES[style]}\n\nScene: ${reading.artDirection ?? sceneOf(reading)}\n\n${LIMITS}`;
}
