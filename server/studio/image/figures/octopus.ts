import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, readPoints, ribbon, type Joint } from "./outline.ts";
import { bodyOr, deeper, ovalPair, paler, ribbonPair, scattered } from "./strokes.ts";
import { white } from "./tones.ts";

const NEAR = [
  "-14 -74 30, -26 -40 25, -14 -14 19, 8 -2 14, 22 -14 10, 14 -26 7",
  "-34 -80 32, -66 -52 26, -76 -20 20, -108 -4 15, -128 -22 11, -116 -38 7",
];
const FAR = ["-40 -88 30, -88 -84 24, -122 -62 18, -148 -78 13, -144 -104 10, -128 -106 7"];

/** Suckers along the lower side of an arm. */
const suckers = (line: string, side: number): string =>
  readPoints<Joint>(line)
    .slice(1, -1)
    .map(([x, y, width]) => oval((x + width * 0.14) * side, y + width * 0.2, width * 0.2))
    .join("");

/** An octopus from the front: a round head with two eyes, and arms that curl. */
export const octopus: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".66 .15 30"));
  return boxed([
    part(FAR.map((line) => ribbonPair(line)).join(""), deeper(skin, m, 0.25), 8),
    part(ribbonPair(NEAR[1]!), skin, 10),
    part(ribbonPair(NEAR[0]!), skin, 10, { lift: 0.03 }),
    part(NEAR.flatMap((line) => [suckers(line, 1), suckers(line, -1)]).join(""), paler(skin, 0.6), 1.4),
    part(
      blob(
        "-52 -92, -64 -132, -70 -172, -42 -212, 0 -224, 42 -212, 70 -172, 64 -132, 52 -92, 26 -72, -26 -72",
      ),
      skin,
      36,
    ),
    part(
      scattered(8, 8, -192, 38, 18)
        .map(([x, y], i) => oval(x, y, 4 + (i % 3) * 1.6))
        .join(""),
      deeper(skin, m, 0.22),
      1.4,
    ),
    part(ovalPair(25, -126, 19, 21), white, 6),
    part(ovalPair(23, -124, 9, 12), m.dark, 2),
    part(ovalPair(20, -129, 3.2), white, 0.6, { lift: 0.2 }),
    part(ribbon("-14 -94 3, 0 -88 4, 14 -94 3"), deeper(skin, m, 0.6), 0.8),
  ]);
};
