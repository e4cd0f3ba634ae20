import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { brown, green } from "./tones.ts";

/** A shoot of two leaves and a bud. */
const shoot = (x: number, y: number, s: number) =>
  ribbon([
    [x, y, 4 * s],
    [x - 10 * s, y - 12 * s, 11 * s],
    [x - 20 * s, y - 30 * s, 2],
  ]) +
  ribbon([
    [x, y, 4 * s],
    [x + 10 * s, y - 12 * s, 11 * s],
    [x + 20 * s, y - 30 * s, 2],
  ]) +
  ribbon([
    [x, y, 4 * s],
    [x, y - 18 * s, 7 * s],
    [x, y - 38 * s, 2],
  ]);

/** A clipped tea bush with bright shoots, and the basket of one who picks them. */
export const teaBush: FigureMaker = (m) => {
  const leaf = bodyOr(m, green);
  const young = paler(tint(".74 .17 128"), 0.15);
  const straw = paler(brown, 0.35);
  return boxed([
    part(
      ribbons("-60 -30 12, -54 0 13", "-6 -30 14, -8 0 15", "46 -30 12, 42 0 13"),
      deeper(brown, m, 0.2),
      4,
    ),
    part(
      blob("-142 -36, -130 -84, -80 -112, 0 -120, 80 -112, 130 -84, 142 -36, 90 -14, 0 -10, -90 -14"),
      deeper(leaf, m, 0.2),
      26,
    ),
    part(
      scattered(46, 0, -66, 122, 42)
        .map(([x, y], i) =>
          ribbon([
            [x - 8, y + 5, 3],
            [x, y, 10],
            [x + 9, y - 5 - (i % 3) * 3, 2],
          ]),
        )
        .join(""),
      leaf,
      3,
    ),
    part(
      Array.from({ length: 9 }, (_, i) => shoot(-112 + i * 28, -98 - Math.cos((i - 4) / 3) * 18, 1)).join(""),
      young,
      3,
    ),
    part(oval(88, -66, 52, 14), deeper(brown, m, 0.35), 4),
    part(
      [-34, -10, 14, 36].map((dx, i) => shoot(88 + dx, -60 - (i % 2) * 8, 1.1)).join("") +
        oval(88, -68, 44, 14),
      young,
      5,
    ),
    part("M36 -66Q88 -44 140 -66L128 0Q88 12 48 0Z", straw, 12, {
      lines: {
        path: "M38 -46Q88 -26 138 -46M42 -26Q88 -6 134 -26M56 -58L62 2M76 -52L78 6M100 -52L98 6M120 -58L114 2",
        width: 3,
      },
    }),
    part(ribbon("36 -66 8, 88 -48 9, 140 -66 8"), brown, 3),
  ]);
};
