import { type Lab, mix } from "../colour.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";

/** Chroma up to which a colour is left as it is. */
const CALM = 0.085;
/** Area of a figure that is a large part of the picture, in design units. */
const LARGE = 300 * 300;

/**
 * A figure in the colours of its scene: strong colours are calmer and all lean toward the air of the place, the more
 * the larger the figure. What gives light keeps its colour.
 */
export function inKey(figure: Figure, palette: Palette, area: number): Figure {
  const large = Math.min(1, area / LARGE);
  const kept = 0.66 - large * 0.2;
  const [, a, b] = mix(mix(palette.haze, palette.glow, 0.4), palette.land[1]!, 0.4);
  const lean = 0.1 + large * 0.06;
  const known = new Map<readonly Lab[], Lab[]>();
  const calm = ([l, x, y]: Lab): Lab => {
    const chroma = Math.hypot(x, y);
    const share = chroma > CALM ? (CALM + (chroma - CALM) * kept) / chroma : 1;
    return [l, x * share * (1 - lean) + a * lean, y * share * (1 - lean) + b * lean];
  };
  const tonesOf = (tones: readonly Lab[]) => {
    const done = known.get(tones) ?? tones.map(calm);
    known.set(tones, done);
    return done;
  };
  return {
    ...figure,
    parts: figure.parts.map((part) => (part.lit ? part : { ...part, tones: tonesOf(part.tones) })),
  };
}
