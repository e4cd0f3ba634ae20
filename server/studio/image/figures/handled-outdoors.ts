import type { Figure } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { figureOf, fitted, type Handled, some } from "./handled.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { ramp } from "./tones.ts";

/** Burnt clay, field stones and embers. */
const CLAY = ramp(".74 .055 58/.62 .06 50/.48 .055 44/.32 .04 38");
const STONE = ramp(".70 .012 80/.58 .014 75/.44 .014 70/.28 .012 60");
const EMBER = ramp(".86 .11 78/.74 .14 58/.58 .14 42/.40 .10 34");
const GLOW = ramp(".93 .09 88/.86 .12 76/.74 .13 62/.58 .12 48");

const STEAM = (x: number, y: number) =>
  ribbon([
    [x, y, 0.8],
    [x + 4, y - 8, 2],
    [x, y - 16, 2],
    [x + 4, y - 25, 0.8],
  ]);

/** In a pan on a grate over a small fire of wood between stones. */
export function cookedOverFire(look: Costume, thing: Handled): Figure {
  const middle = 30;
  const fit = some(thing, thing.many ? 20 : middle, -45, thing.many ? [26, 28] : [46, 38]);
  const body = dressed({ ...free(look), left: [20, -62, 12, -54], right: [20, -64, 24, -54] });
  return figureOf(
    [
      ...body.parts.map((one) => movedPart(one, { x: -36, y: 0, size: 1 })),
      toned(ribbon("2 2 3, 6 -36 3") + ribbon("58 2 3, 54 -36 3"), "black", 1),
      toned(ribbon("14 -4 6, 48 0 6") + ribbon("46 -5 6, 13 0 6"), "brown", 2.4),
      part(
        "M16 -3Q14 -14 22 -22Q24 -18 27 -17Q27 -27 33 -33Q35 -24 38 -20Q40 -22 40 -25Q48 -14 45 -3Z",
        EMBER,
        3,
      ),
      part("M24 -3Q23 -11 28 -15Q30 -20 32 -23Q33 -16 36 -12Q39 -8 37 -3Z", GLOW, 2),
      part(
        [
          [0, 7, 5.4],
          [12, 6, 4.4],
          [24, 6.4, 5],
          [37, 6, 4.4],
          [50, 6.6, 5.2],
          [61, 5.6, 4.6],
        ]
          .map(([x, rx, ry]) => oval(x!, -1, rx!, ry))
          .join(""),
        STONE,
        3,
      ),
      toned(ribbon("-1 -36 2.6, 61 -36 2.6"), "black", 1),
      toned(oval(middle, -47, 30, 5.6), "black", 2),
      ...fit.parts,
      toned("M-1 -48Q30 -41 61 -48Q60 -38 50 -37L10 -37Q0 -38 -1 -48Z", "grey", 3, { lift: -0.2 }),
      toned(ribbon("2 -45 3.6, -10 -51 3.6, -16 -54 3.6"), "black", 1.2),
      part(oval(-13, -54, 4), SKIN, 1.5),
      part(STEAM(17, fit.top - 4) + STEAM(42, fit.top - 6), ramp(".93 .008 90/.88 .01 90"), 0.4),
    ],
    -72,
    70,
    Math.min(-112, fit.top - 32),
  );
}

/** On a peel before the mouth of an oven of clay. */
export function bakedInClay(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 6, -49, [42, 34]);
  const body = dressed({ ...free(look), left: [20, -62, 8, -52], right: [20, -64, 26, -52] });
  return figureOf(
    [
      part("M24 2L22 -26Q22 -76 62 -76Q102 -76 102 -26L100 2Z", CLAY, 9, {
        lines: { path: "M27 -36Q40 -60 62 -61Q84 -60 97 -36M48 -61L45 -75M76 -61L80 -74", width: 1.2 },
      }),
      part(oval(62, -78, 10, 4) + ribbon("62 -76 12, 62 -84 11"), CLAY, 3, { lift: -0.05 }),
      part(
        "M42 -2L42 -24Q44 -42 62 -42Q80 -42 82 -24L82 -2Z",
        ramp(".30 .03 40/.22 .025 40/.16 .02 40/.11 .015 40"),
        3,
      ),
      part(
        "M47 -3Q46 -12 52 -17Q55 -12 57 -15Q58 -23 64 -28Q66 -20 69 -16Q72 -18 73 -20Q80 -10 76 -3Z",
        EMBER,
        2.4,
      ),
      part("M56 -3Q55 -10 60 -14Q62 -17 64 -18Q65 -12 68 -9Q70 -6 69 -3Z", GLOW, 1.6),
      part([26, 38, 50, 62, 74, 86, 98].map((x, i) => oval(x, 0, 7, 4.2 + (i % 2))).join(""), STONE, 2.6),
      part(STEAM(60, -86), ramp(".90 .008 90/.84 .01 90"), 0.4),
      ...body.parts.map((one) => movedPart(one, { x: -38, y: 0, size: 1 })),
      toned(ribbon("-50 -52 3, -20 -48 3, 4 -46 3"), "brown", 1),
      toned("M-16 -49L26 -49Q32 -46 26 -43L-16 -43Q-20 -46 -16 -49Z", "brown", 1.6, { lift: 0.12 }),
      ...fit.parts,
      part(oval(-46, -52, 4) + oval(-16, -51, 4), SKIN, 1.5),
    ],
    -74,
    104,
    -114,
  );
}
