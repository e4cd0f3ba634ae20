import type { Point, Points } from "./outline.ts";
import { readPoints } from "./outline.ts";

/** Points turned about (0, 0) by an angle in radians, then made larger and moved. */
export const turned = (points: Points, angle: number, x = 0, y = 0, size = 1): Point[] => {
  const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return readPoints(points).map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c]);
};

/** A line from the middle outwards, for spokes and rays. */
export const rays = (count: number, x: number, y: number, from: number, to: number, turn = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + turn;
    const at = (r: number) => `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join("");
