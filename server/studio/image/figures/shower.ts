import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Figure } from "../sculpt.ts";
import { grouped } from "./groups.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** Width and height of a shower, in design units of the image: most of the sky. */
const WIDE = 1120;
const TALL = 400;
const COUNT = 15;
const GRAINS = new Set<Thing>(["rice", "flour", "saltShaker"]);
/** Of a heap, one falls. */
const SINGLE: Partial<Record<Thing, Thing>> = { leafHeap: "leaf" };

/** What falls of a thing. */
export const singleOf = (thing: Thing): Thing => SINGLE[thing] ?? thing;
/** Whether many fall: of a heap, of petals and of grains always. */
export const showers = (thing: Thing, count: number): boolean =>
  count > 2 || GRAINS.has(thing) || thing in SINGLE || thing === "petals";

/** A part between 0 and 1 that is far from the one before. */
const share = (i: number, by: number) => (0.37 + i * by) % 1;

const grain = (): Figure => ({
  box: { left: -5, right: 5, top: -12, bottom: 12 },
  parts: [part(oval(0, 0, 4.4, 11), colourTones("white"), 2)],
});

/** Many of a thing that falls over the whole sky, each turned in its own way; `tall` in units of the image. */
export function shower(thing: Thing, figure: Figure, tall: number): Figure {
  const grains = GRAINS.has(thing);
  const one = grains ? grain() : figure;
  const count = grains ? COUNT * 6 : COUNT;
  const { left, right, top, bottom } = one.box;
  const long = Math.max(right - left, bottom - top);
  const most = grains ? 26 : Math.max(70, Math.min(130, tall));
  const rows = grains ? 9 : 3;
  const columns = count / rows;
  const all = grouped(
    Array.from({ length: count }, () => one),
    (i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const x = ((column + 0.2 + share(i, 0.618) * 0.6 + (row % 2) * 0.3) / (columns + 0.3) - 0.5) * WIDE;
      const y = ((row + 0.15 + share(i, 0.755) * 0.7) / rows) * TALL - TALL;
      const turn = (share(i, 0.414) - 0.5) * 2.2;
      const size = (most / long) * (0.72 + share(i, 0.273) * 0.5);
      const middle = ((top + bottom) / 2) * size;
      return { x: x + Math.sin(turn) * middle, y: y - Math.cos(turn) * middle, size, turn };
    },
  );
  return { box: { left: -WIDE / 2, right: WIDE / 2, top: -TALL, bottom: 0 }, parts: all.parts };
}
