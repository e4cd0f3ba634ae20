import { Path2D, PathOp } from "@napi-rs/canvas";
import type { Figure, Part } from "../sculpt.ts";
import { box, oval } from "./outline.ts";

/** Where the drops run down, as shares of the width, and how long they are, as shares of the height. */
const DROPS = [
  [0.14, 0.16],
  [0.3, 0.34],
  [0.46, 0.2],
  [0.62, 0.42],
  [0.76, 0.24],
  [0.88, 0.14],
] as const;

/** The part that covers most of the figure. */
function mainPart({ parts }: Figure): Part | undefined {
  const areaOf = ({ path }: Part) => {
    const [left, top, right, bottom] = new Path2D(path).getBounds() as [number, number, number, number];
    return (right - left) * (bottom - top);
  };
  return parts.reduce<Part | undefined>(
    (best, one) => (one.lit || (best && areaOf(one) <= areaOf(best)) ? best : one),
    undefined,
  );
}

/** The lowest point of an outline in a strip. */
function lowestAt(outline: Path2D, x: number, half: number): number | undefined {
  const strip = new Path2D(outline).op(new Path2D(box(x - half, -4000, x + half, 4000)), PathOp.Intersect);
  const path = strip.toSVGString();
  return path.length > 2 ? new Path2D(path).getBounds()[3] : undefined;
}

/** A figure that runs down in thick drops of its own colour to a puddle. */
export function melted(figure: Figure): Figure {
  const main = mainPart(figure);
  if (!main) return figure;
  const { left, right, top, bottom } = figure.box;
  const [wide, tall] = [right - left, bottom - top];
  const outline = new Path2D(main.path);
  const half = Math.max(4, Math.min(wide, tall) * 0.06);
  const base = bottom + tall * 0.3;
  const drops = DROPS.map(([across, long]) => {
    const x = left + wide * across;
    const from = lowestAt(outline, x, half);
    if (from === undefined) return "";
    const to = Math.min(base, from + Math.max(tall, wide) * long);
    return (
      `M${x - half * 1.5} ${from - half * 2}Q${x - half} ${from} ${x - half} ${to - half}` +
      `A${half} ${half * 1.5} 0 0 0 ${x + half} ${to - half}Q${x + half} ${from} ${x + half * 1.5} ${from - half * 2}Z` +
      oval(x, to - half * 0.4, half * 1.35, half * 1.6)
    );
  }).join("");
  const puddle = oval((left + right) / 2, base, wide * 0.56, Math.max(7, tall * 0.07));
  return {
    ...figure,
    box: { ...figure.box, left: left - wide * 0.08, right: right + wide * 0.08, bottom: base + tall * 0.06 },
    parts: [
      { path: puddle, tones: main.tones, relief: 4 },
      ...figure.parts,
      { path: drops, tones: main.tones, relief: half * 0.8, lift: 0.03 },
    ],
  };
}
