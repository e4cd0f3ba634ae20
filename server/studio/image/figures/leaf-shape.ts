import { ribbon } from "./outline.ts";

/** The outline of a pointed leaf from a place, of a length, at a turn in radians; `wide` is a share of its length. */
export const leaf = (x: number, y: number, long: number, turn: number, wide = 0.3): string => {
  const at = (r: number) => [x + Math.cos(turn) * r * long, y + Math.sin(turn) * r * long] as const;
  return ribbon([
    [...at(0), 3],
    [...at(0.45), long * wide],
    [...at(0.8), long * wide * 0.6],
    [...at(1), 2],
  ]);
};
