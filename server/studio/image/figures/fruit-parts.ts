import type { Lab } from "../colour.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { paler } from "./strokes.ts";
import { GREENS } from "./tableware.ts";

/** Where light falls on the skin of a fruit. */
export const shine = (path: string, tones: readonly Lab[]) =>
  part(path, paler(tones, 0.6), 2, { lift: 0.06 });
/** Circles of radius `r`, as one path. */
export const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
/** A leaf from its stalk at (x, y) to its tip, `dx` and `dy` from there. */
export const leaf = (x: number, y: number, dx: number, dy: number) =>
  part(
    ribbon([
      [x, y, 3],
      [x + dx * 0.45, y + dy * 0.45 - 8, 24],
      [x + dx, y + dy, 2],
    ]),
    GREENS,
    5,
    {
      lines: {
        path: `M${x} ${y}Q${x + dx * 0.5} ${y + dy * 0.5 - 8} ${x + dx} ${y + dy}`,
        width: 2,
        light: true,
      },
    },
  );
