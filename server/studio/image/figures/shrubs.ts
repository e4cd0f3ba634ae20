import { boxed, tint } from "./boxed.ts";
import { leaf } from "./leaf-shape.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { bodyOr, paler, petals, ribbons, scattered } from "./strokes.ts";
import { brown, green } from "./tones.ts";
import type { Lab } from "../colour.ts";

const own = (m: Materials, tone: string): Lab[] => bodyOr(m, tint(tone));

/** A branch of bougainvillea over a wall. */
export const bougainvillea: FigureMaker = (m) => {
  const pink = own(m, ".62 .22 350");
  const places = [
    ...scattered(17, 6, -150, 96, 66),
    ...scattered(7, -74, -74, 36, 42),
    [88, -84],
    [70, -66],
  ] as [number, number][];
  return boxed([
    part(
      ribbons(
        "-10 0 10, -24 -70 9, 0 -130 7, 60 -170 5, 110 -176 4",
        "-24 -70 7, -74 -90 6, -100 -60 4",
        "0 -130 6, -50 -180 5, -90 -190 4",
        "20 -144 6, 70 -110 5, 92 -76 4",
      ),
      brown,
      4,
    ),
    part(
      scattered(26, 4, -142, 100, 76)
        .map(([x, y], i) => leaf(x, y, 44, i * 1.1, 0.5))
        .join("") +
        scattered(9, -74, -72, 40, 44)
          .map(([x, y], i) => leaf(x, y, 38, i, 0.5))
          .join(""),
      green,
      5,
    ),
    ...places.map(([x, y], i) =>
      part(petals(3, x, y, 3, 23, 22, 1, i * 1.3), i % 3 ? pink : paler(pink, 0.2), 6),
    ),
    part(places.map(([x, y]) => oval(x, y, 3.6)).join(""), tint(".95 .06 95"), 1),
  ]);
};

/** Lilac: two full panicles above heart-shaped leaves. */
export const lilac: FigureMaker = (m) => {
  const tone = own(m, ".72 .11 310");
  const panicle = (x: number, y: number, lean: number) =>
    Array.from({ length: 46 }, (_, i) => {
      const t = i / 46;
      const r = Math.sin(Math.min(1.57, 0.5 + t * 5)) * (1 - t) * 40 + 3;
      return [x + lean * t * 40 + Math.cos(i * 2.4) * r, y - t * 124 + Math.sin(i * 2.4) * 9] as const;
    });
  const heart = (x: number, y: number, s: number) =>
    blob([
      [x, y],
      [x + s * 30, y - 34],
      [x + s * 70, y - 30],
      [x + s * 104, y + 6],
      [x + s * 66, y + 30],
      [x + s * 26, y + 26],
    ]);
  const all = [...panicle(-48, -112, -0.5), ...panicle(48, -124, 0.6)];
  return boxed([
    part(ribbons("0 0 11, -4 -50 9, -44 -104 7", "-2 -50 9, 40 -110 7"), brown, 3),
    part(heart(6, -40, 1) + heart(-8, -36, -1), green, 8, {
      lines: { path: "M12 -38Q50 -36 96 -26M-12 -34Q-52 -32 -98 -22", width: 2 },
    }),
    part(heart(30, -92, 1) + heart(-34, -86, -1), green, 8, {
      lines: { path: "M36 -90Q80 -88 122 -78M-40 -84Q-84 -82 -124 -72", width: 2 },
    }),
    ...all.flatMap(([x, y], i) => [
      part(petals(4, x, y, 2, 12, 11, 1, i * 0.7), i % 3 ? tone : paler(tone, 0.35), 4),
    ]),
    part(all.map(([x, y]) => oval(x, y, 2)).join(""), tint(".94 .06 95"), 0.6),
  ]);
};
