import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import { leaf, round, shine } from "./fruit-parts.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, scattered, towards } from "./strokes.ts";
import { GREENS } from "./tableware.ts";
import { colourTones } from "./tones.ts";

/** Berries of many small beads: raspberries and blackberries. */
const beaded = (x: number, y: number, r: number, tones: readonly Lab[]) => {
  const beads: [number, number][] = [];
  for (let row = 0; row < 6; row++) {
    const half = [0.8, 1, 1, 0.86, 0.64, 0.34][row]! * r;
    const count = [4, 5, 5, 4, 3, 2][row]!;
    for (let i = 0; i < count; i++)
      beads.push([x - half + (2 * half * (i + 0.5)) / count, y - r * 1.05 + row * r * 0.4]);
  }
  return [
    part(
      blob([
        [x - r * 0.8, y - r],
        [x + r * 0.8, y - r],
        [x + r * 0.9, y],
        [x, y + r * 1.2],
        [x - r * 0.9, y],
      ]),
      tones,
      8,
      { lift: -0.1 },
    ),
    ...beads.map(([bx, by], i) =>
      part(oval(bx, by, r * 0.27), tones, r * 0.2, { lift: (i % 3) * 0.03 - 0.02 }),
    ),
    part(
      round(
        beads.map(([bx, by]) => [bx - r * 0.08, by - r * 0.1] as const),
        r * 0.06,
      ),
      paler(tones, 0.7),
      0.6,
    ),
  ];
};

const crownLeaf = (x: number, y: number) =>
  part(
    blob([
      [x - 34, y - 4],
      [x - 12, y - 10],
      [x - 4, y - 26],
      [x + 4, y - 10],
      [x + 34, y - 6],
      [x + 14, y + 6],
      [x, y + 14],
      [x - 14, y + 6],
    ]),
    GREENS,
    5,
  );

/** Raspberries. */
export const raspberry: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".6 .19 12"));
  return boxed([
    ...beaded(-48, -56, 44, red),
    crownLeaf(-48, -104),
    ...beaded(50, -48, 38, red),
    crownLeaf(50, -90),
    leaf(-4, -104, 60, -34),
  ]);
};

/** Blackberries. */
export const blackberries: FigureMaker = (m) => {
  const black = bodyOr(m, tint(".32 .07 320"));
  return boxed([
    ...beaded(-52, -56, 42, black),
    crownLeaf(-52, -102),
    ...beaded(54, -54, 40, black),
    crownLeaf(54, -98),
    ...beaded(2, -40, 34, towards(black, colourTones("purple")[1]!, 0.25)),
    leaf(-2, -110, 56, -36),
    leaf(-2, -110, -56, -36),
  ]);
};

/** A heap of blueberries. */
export const blueberries: FigureMaker = (m) => {
  const blue = bodyOr(m, tint(".48 .11 272"));
  const one = (x: number, y: number, r: number, lift: number) => [
    part(oval(x, y, r), blue, r * 0.8, { lift }),
    part(
      [0, 1, 2, 3, 4]
        .map((i) =>
          ribbon([
            [x + 2, y - r * 0.4, r * 0.3],
            [
              x + 2 + Math.cos(i * 1.257 - 1.57) * r * 0.44,
              y - r * 0.4 + Math.sin(i * 1.257 - 1.57) * r * 0.32,
              2,
            ],
          ]),
        )
        .join(""),
      deeper(blue, m, 0.5),
      2,
    ),
  ];
  return boxed([
    leaf(-20, -124, -70, -26),
    leaf(20, -124, 64, -34),
    ...one(-26, -108, 30, -0.06),
    ...one(30, -110, 29, -0.02),
    ...one(-66, -66, 31, 0),
    ...one(66, -68, 31, -0.03),
    ...one(0, -72, 34, 0.05),
    ...one(-96, -28, 28, -0.04),
    ...one(-38, -30, 32, 0.04),
    ...one(32, -30, 32, 0.02),
    ...one(94, -28, 28, 0.03),
  ]);
};

/** Plums, one cut to the stone. */
export const plum: FigureMaker = (m) => {
  const violet = bodyOr(m, tint(".42 .13 325"));
  return boxed([
    part(ribbon("-34 -124 6, -26 -146 5"), colourTones("brown"), 2),
    leaf(-26, -140, 64, -14),
    part(blob("-34 -126, 14 -114, 36 -64, 14 -16, -34 -2, -82 -16, -104 -64, -82 -114"), violet, 44, {
      lines: { path: "M-32 -124Q-2 -64 -30 -4", width: 3 },
    }),
    shine(ribbon("-84 -76 12, -76 -98 12"), violet),
    part(oval(70, -46, 50, 48), violet, 8),
    part(oval(68, -48, 44, 42), tint(".84 .13 85"), 5),
    part(blob("68 -72, 84 -54, 82 -32, 68 -22, 54 -32, 52 -54"), tint(".5 .09 55"), 10),
  ]);
};

/** A quince: a yellow fruit with a knobbly end and down. */
export const quince: FigureMaker = (m) => {
  const yellow = bodyOr(m, tint(".84 .15 98"));
  return boxed([
    part(ribbon("-4 -146 7, 2 -168 6"), colourTones("brown"), 2),
    leaf(2, -160, 66, -10),
    part(
      blob(
        "-4 -154, 22 -146, 34 -122, 70 -96, 82 -56, 58 -14, 26 -4, 0 -10, -28 -4, -60 -14, -84 -56, -70 -100, -36 -120, -26 -146",
      ),
      yellow,
      48,
      {
        lines: { path: "M-4 -148Q-20 -80 -6 -12M40 -116Q60 -70 44 -18M-44 -114Q-64 -70 -46 -18", width: 1.6 },
      },
    ),
    part(round(scattered(16, -20, -96, 34, 24), 3), tint(".78 .05 90"), 1),
    part(blob("-12 -8, -4 -18, 6 -8, -2 2"), colourTones("brown"), 2),
    shine(ribbon("-58 -62 12, -48 -88 11"), yellow),
  ]);
};

/** A kiwi, and a half with its ring of seeds. */
export const kiwi: FigureMaker = (m) => {
  const [brown, green] = [tint(".5 .07 70"), bodyOr(m, tint(".68 .17 128"))];
  return boxed([
    part(oval(-54, -56, 66, 54), brown, 42, {
      lines: {
        path: scattered(70, -54, -56, 60, 50)
          .map(([x, y]) => `M${x} ${y}l4 4`)
          .join(""),
        width: 1.5,
      },
    }),
    part(oval(54, -58, 62, 58), brown, 8),
    part(oval(52, -58, 57, 53), green, 4, {
      lines: {
        path: Array.from(
          { length: 26 },
          (_, i) =>
            `M${52 + Math.cos(i * 0.2417) * 22} ${-58 + Math.sin(i * 0.2417) * 20}L${52 + Math.cos(i * 0.2417) * 52} ${-58 + Math.sin(i * 0.2417) * 48}`,
        ).join(""),
        width: 2,
        light: true,
      },
    }),
    part(oval(52, -58, 19, 17), tint(".93 .07 112"), 4),
    part(
      Array.from({ length: 22 }, (_, i) =>
        oval(
          52 + Math.cos(i * 0.2856) * (27 + (i % 2) * 6),
          -58 + Math.sin(i * 0.2856) * (25 + (i % 2) * 6),
          2.8,
          3.4,
        ),
      ).join(""),
      tint(".2 .02 60"),
      1,
    ),
  ]);
};
