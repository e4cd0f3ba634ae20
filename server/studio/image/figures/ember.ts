import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { grey } from "./tones.ts";

/** Coals that still glow: red cracks in black lumps, ash below, sparks above. */
export const ember: FigureMaker = () => {
  const coal = tint(".27 .02 40");
  const glow = tint(".68 .2 42");
  const bright = tint(".86 .15 75");
  const lumps = [
    [-78, -30, 44],
    [-2, -34, 48],
    [76, -28, 42],
    [-38, -78, 42],
    [38, -80, 44],
    [0, -122, 38],
  ] as const;
  const lump = (x: number, y: number, r: number, i: number) =>
    polygon(
      Array.from({ length: 7 }, (_, k) => {
        const a = (k / 7) * Math.PI * 2 + i * 0.7;
        const far = r * (0.86 + ((k * 3 + i) % 4) * 0.06);
        return [x + Math.cos(a) * far, y + Math.sin(a) * far * 0.84] as const;
      }),
    );
  return boxed([
    part(blob("-140 0, -100 -30, 0 -40, 100 -30, 142 0, 90 12, 0 14, -90 12"), grey, 6),
    part(blob("-112 -20, -60 -100, 0 -146, 62 -100, 112 -20, 0 4"), glow, 0, { lit: glow[1]! }),
    ...lumps.flatMap(([x, y, r], i) => [
      part(lump(x, y, r, i), coal, 10),
      part(
        ribbon(
          `${x - r * 0.5} ${y - r * 0.1} 3, ${x - r * 0.1} ${y + r * 0.16} 7, ${x + r * 0.2} ${y - r * 0.2} 6, ${x + r * 0.52} ${y + r * 0.02} 3`,
          4,
        ) + ribbon(`${x - r * 0.1} ${y + r * 0.16} 6, ${x - r * 0.02} ${y + r * 0.5} 3`, 4),
        i % 2 ? glow : bright,
        0,
        { lit: (i % 2 ? glow : bright)[1]! },
      ),
    ]),
    part(
      [
        [-50, -168],
        [26, -186],
        [66, -150],
        [-10, -212],
        [-84, -132],
      ]
        .map(([x, y], i) => oval(x!, y!, 4 + (i % 2)))
        .join(""),
      bright,
      0,
      { lit: bright[1]! },
    ),
  ]);
};
