import type { Lab } from "../colour.ts";
import { mix } from "../colour.ts";
import type { Materials } from "./materials.ts";
import type { Joint } from "./outline.ts";
import { blob, mirrored, oval, readPoints, ribbon } from "./outline.ts";

/** Several ribbons as one path. */
export const ribbons = (...lines: readonly string[]): string => lines.map((line) => ribbon(line)).join("");

/** A ribbon and its mirror image at x = 0. */
export const ribbonPair = (line: string): string =>
  ribbon(line) + ribbon(readPoints<Joint>(line).map(([x, y, width]): Joint => [-x, y, width]));

export const blobPair = (outline: string): string => blob(outline) + blob(mirrored(outline));

/** An ellipse and its mirror image at x = 0. */
export const ovalPair = (x: number, y: number, rx: number, ry = rx): string =>
  oval(x, y, rx, ry) + oval(-x, y, rx, ry);

export const deeper = (tones: readonly Lab[], m: Materials, share = 0.35): Lab[] =>
  tones.map((tone) => mix(tone, m.palette.ink, share));

export const paler = (tones: readonly Lab[], share = 0.5): Lab[] =>
  tones.map((tone) => mix(tone, [0.96, 0, 0.02], share));

/** Tones towards a colour of OKLab. */
export const towards = (tones: readonly Lab[], colour: Lab, share = 0.5): Lab[] =>
  tones.map((tone) => mix(tone, colour, share));

/** Points spread evenly in an ellipse, as the seeds of a fruit. */
export function scattered(count: number, x: number, y: number, rx: number, ry = rx): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const out = Math.sqrt((i + 0.5) / count);
    return [x + Math.cos(i * 2.399) * rx * out, y + Math.sin(i * 2.399) * ry * out];
  });
}

/** The colour that the text names, or a thing's own. */
export const bodyOr = (m: Materials, own: Lab[]): Lab[] => (m.body === m.palette.hero ? own : m.body);

/** Petals around a point: their length, width and turn. */
export const petals = (
  count: number,
  x: number,
  y: number,
  inner: number,
  outer: number,
  wide: number,
  flat = 1,
  turn = 0,
) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + turn;
    const at = (r: number) => [x + Math.cos(a) * r, y + Math.sin(a) * r * flat] as const;
    return ribbon([
      [...at(inner), wide * 0.5],
      [...at((inner + outer) / 2), wide],
      [...at(outer), wide * 0.55],
    ]);
  }).join("");
