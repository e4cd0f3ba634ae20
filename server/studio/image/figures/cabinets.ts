import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { blue, colourTones, gold, green, red } from "./tones.ts";

/** Gold chains, bangles, rings and stones in an open box of velvet. */
export const jewellery: FigureMaker = (m) => {
  const metal = bodyOr(m, gold);
  const velvet = colourTones("red");
  const gem = (x: number, y: number, tones: typeof gold) =>
    part(
      polygon([
        [x - 10, y - 4],
        [x - 5, y - 11],
        [x + 5, y - 11],
        [x + 10, y - 4],
        [x, y + 9],
      ]),
      tones,
      3,
      { lift: 0.1 },
    );
  const chain = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => oval(x, y, 5.5)).join("");
  const swag = (x: number, wide: number, top: number, deep: number) =>
    Array.from({ length: 15 }, (_, i): [number, number] => {
      const t = i / 7 - 1;
      return [x + t * wide, top + (1 - t * t) * deep];
    });
  return {
    box: { left: -118, right: 118, top: -176, bottom: 4 },
    parts: [
      part(polygon("-104 -84, 104 -84, 96 -168, -96 -168"), deeper(velvet, m, 0.45), 7),
      part(polygon("-90 -84, 90 -84, 84 -158, -84 -158"), velvet, 5),
      part(chain(swag(0, 62, -150, 44)), metal, 4),
      gem(0, -96, blue),
      part(blob("-98 -80, -70 -102, -20 -94, 20 -106, 68 -98, 98 -80, 40 -66, -40 -66"), velvet, 8, {
        lift: -0.08,
      }),
      part(ring([-56, -92], [30, 24], 9), metal, 4),
      part(ring([-34, -86], [28, 20], 7), metal, 3, { lift: 0.08 }),
      part(ring([52, -90], [26, 24], 8), metal, 4),
      part(ring([18, -92], [15, 15], 6), metal, 3),
      gem(18, -110, green),
      part(polygon("-108 -78, 108 -78, 100 -4, -100 -4"), deeper(velvet, m, 0.4), 9),
      part(box(-104, -84, 104, -70), metal, 4, { lift: -0.05 }),
      part(chain(swag(-50, 34, -76, 40)) + chain(swag(58, 24, -76, 26)), metal, 4, { lift: 0.05 }),
      gem(-50, -30, red),
      part(box(-14, -66, 14, -34), metal, 4),
      part(oval(0, -54, 4) + box(-2, -54, 2, -42), m.dark, 1),
      part(oval(78, -8, 12) + oval(98, -4, 10), metal, 4),
    ],
  };
};
