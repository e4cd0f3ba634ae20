/** Flames of candles, and flowers of wreaths and garlands. */
import type { Part } from "../sculpt.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { colourTones } from "./tones.ts";

export const flame = (x: number, y: number, size = 1): Part =>
  part(
    `M${x} ${y - 26 * size}Q${x + 14 * size} ${y - 8 * size} ${x} ${y}Q${x - 14 * size} ${y - 8 * size} ${x} ${y - 26 * size}Z`,
    colourTones("orange"),
    0,
    {
      lit: colourTones("yellow")[0]!,
    },
  );

export const flowers = (
  spots: readonly (readonly [number, number])[],
  r: number,
  colour: Parameters<typeof colourTones>[0],
): Part[] => [
  part(
    spots
      .map(([x, y]) =>
        [0, 1, 2, 3, 4]
          .map((k) => oval(x + Math.cos(k * 1.257) * r * 0.7, y + Math.sin(k * 1.257) * r * 0.7, r * 0.62))
          .join(""),
      )
      .join(""),
    colourTones(colour),
    2,
  ),
  part(
    spots.map(([x, y]) => oval(x, y, r * 0.42)).join(""),
    colourTones(colour === "yellow" ? "orange" : "yellow"),
    1,
  ),
];
