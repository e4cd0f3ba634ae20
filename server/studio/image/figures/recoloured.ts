import { Path2D } from "@napi-rs/canvas";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Lab } from "../colour.ts";
import type { Figure, Part } from "../sculpt.ts";

/** The colour is seen where at least this share of the figure has it. */
const ENOUGH = 0.34;

/** Walls and shades, whatever else has the colour. */
const KNOWN_BY_MOST: ReadonlySet<Thing> = new Set<Thing>(["house", "lamp", "hut", "lampshade", "building"]);

function areaOf({ path }: Part): number {
  const [left, top, right, bottom] = new Path2D(path).getBounds() as [number, number, number, number];
  return (right - left) * (bottom - top);
}
const keyOf = ({ tones }: Part): string =>
  tones.map((tone) => tone.map((v) => v.toFixed(2)).join()).join(";");

/**
 * A figure in its colour: where that shows on small parts only, as on the foot of a lamp, the material of which most of it
 * is made has the colour too. `plain` is the same figure without it.
 */
export function recoloured(thing: Thing, plain: Figure, coloured: Figure, tones: readonly Lab[]): Figure {
  const whole = KNOWN_BY_MOST.has(thing);
  if (plain.parts.length !== coloured.parts.length) return coloured;
  const areas = new Map<string, number>();
  let [all, shown] = [0, 0];
  for (const [i, part] of coloured.parts.entries()) {
    if (part.window) continue;
    const area = areaOf(part);
    const key = keyOf(part);
    all += area;
    if (key !== keyOf(plain.parts[i]!)) shown += area;
    // A frame is as wide as the shade within it.
    else if (whole || !part.lit) areas.set(key, (areas.get(key) ?? 0) + area * (part.lit ? 1.5 : 1));
  }
  if (all === 0 || (!whole && shown / all >= ENOUGH)) return coloured;
  const [most] = [...areas].toSorted((a, b) => b[1] - a[1]);
  if (!most || (!whole && most[1] < shown * 0.8)) return coloured;
  return {
    ...coloured,
    parts: coloured.parts.map((part) =>
      keyOf(part) === most[0] ? { ...part, tones, ...(part.lit && { lit: tones[1]! }) } : part,
    ),
  };
}
