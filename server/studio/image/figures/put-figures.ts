import type { Figure } from "../sculpt.ts";
import { grouped, movedPart, type Spot } from "./groups.ts";

export const heightOf = ({ box: { top, bottom } }: Figure) => bottom - top;
export const widthOf = ({ box: { left, right } }: Figure) => right - left;
/** Figures that are in place already, the first of them behind. */
export const together = (figures: readonly Figure[]): Figure =>
  grouped(figures, () => ({ x: 0, y: 0, size: 1 }));

/** A figure with the middle of its foot, or its middle, at a place. */
export function put(figure: Figure, { x, y, size, turn = 0 }: Spot, by: "foot" | "middle" = "foot"): Figure {
  const { left, right, top, bottom } = figure.box;
  const [cx, cy] = [(left + right) / 2, by === "foot" ? bottom : (top + bottom) / 2];
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const spot = { x: x - cos * cx + sin * cy, y: y - sin * cx - cos * cy, size, turn };
  const [w, h] = [(right - left) * size, (bottom - top) * size];
  const [rw, rh] = [
    Math.abs(Math.cos(turn)) * w + Math.abs(Math.sin(turn)) * h,
    Math.abs(Math.cos(turn)) * h + Math.abs(Math.sin(turn)) * w,
  ];
  const middle = by === "foot" ? y - (Math.cos(turn) * h) / 2 : y;
  const mx = by === "foot" ? x + (Math.sin(turn) * h) / 2 : x;
  return {
    box: { left: mx - rw / 2, right: mx + rw / 2, top: middle - rh / 2, bottom: middle + rh / 2 },
    parts: figure.parts.map((one) => movedPart(one, spot)),
  };
}

export const within = (figure: Figure, tall: number, wide: number) =>
  Math.min(tall / heightOf(figure), wide / widthOf(figure));
