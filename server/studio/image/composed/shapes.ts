import { Path2D } from "@napi-rs/canvas";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import { melted } from "../figures/melted.ts";
import { isLarge, tallOf } from "../figures/thing-figures.ts";
import type { Figure } from "../sculpt.ts";

type Shape = Pick<SceneThing, "shape" | "lacks" | "afloat" | "state">;

/** How much longer than usual what is long is drawn. */
const LONG = 1.9;
/** The parts of clocks that are their hands. */
const HANDS: Partial<Record<Thing, readonly number[]>> = {
  clock: [3, 4],
  alarmClock: [6],
  watch: [5],
  grandfatherClock: [9],
};

/** A figure drawn out to its sides. */
function stretched({ box, parts, ...rest }: Figure, by: number): Figure {
  const wider = (path: string): string => {
    const moved = new Path2D();
    moved.addPath(new Path2D(path), { a: by, b: 0, c: 0, d: 1, e: 0, f: 0 });
    return moved.toSVGString();
  };
  return {
    ...rest,
    box: { ...box, left: box.left * by, right: box.right * by },
    parts: parts.map((part) => ({
      ...part,
      path: wider(part.path),
      ...(part.lines && { lines: [part.lines].flat().map((line) => ({ ...line, path: wider(line.path) })) }),
    })),
  };
}

/** The figure of a thing as the dream describes it: long, melting, or without hands. */
export function shapedFigure(thing: Thing, figure: Figure, { shape, lacks, state }: Shape): Figure {
  const without = lacks && HANDS[thing];
  const bare = without ? { ...figure, parts: figure.parts.filter((_, i) => !without.includes(i)) } : figure;
  const long = shape === "long" ? stretched(bare, LONG) : bare;
  return state === "melting" ? melted(long) : long;
}

/** How much larger or smaller than usual a thing is. */
export function sizeFactor(thing: Thing, size: SceneThing["size"], { shape, afloat }: Shape): number {
  if (size === "giant") return 2.2;
  if (size === "tiny") return 0.4;
  if (shape === "big") return isLarge(thing) || tallOf(thing) > 200 ? 1.25 : 1.4;
  // Small things on the water are seen from afar.
  return afloat && tallOf(thing) < 120 ? 1.35 : 1;
}
