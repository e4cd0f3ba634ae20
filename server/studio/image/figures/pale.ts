import { type Lab, mix, oklch } from "../colour.ts";
import type { Figure, Part } from "../sculpt.ts";
import { toned } from "./dressed.ts";
import { ribbon } from "./outline.ts";

const MOONLIGHT = oklch(".95 .025 225");
const pale = (one: Part): Part => ({
  ...one,
  tones: one.tones.map((tone): Lab => mix(tone, MOONLIGHT, 0.5)),
});
/** A ring of light over the head of one who stands. */
const RING: Part = toned(
  ribbon(
    Array.from({ length: 17 }, (_, i) => {
      const a = (i / 16) * Math.PI * 2;
      return [Math.cos(a) * 12, -119 + Math.sin(a) * 3.6, 2.4] as const;
    }),
  ),
  "gold",
  0.8,
  { lift: 0.16 },
);

/** One who has died: in pale colours; with a ring of light where they stand upright. */
export const paled = (figure: Figure, upright = true): Figure => ({
  ...figure,
  box: { ...figure.box, top: Math.min(figure.box.top, upright ? -126 : figure.box.top) },
  parts: [...figure.parts.map(pale), ...(upright ? [RING] : [])],
});

const AIR = oklch(".92 .035 215");
/** One whom one sees through, with a shine of glass over the colours. */
export const cleared = (figure: Figure): Figure => ({
  ...figure,
  clear: 0.46,
  parts: figure.parts.map((one) => ({ ...one, tones: one.tones.map((tone): Lab => mix(tone, AIR, 0.4)) })),
});
