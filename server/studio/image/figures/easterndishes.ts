import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, ribbons, scattered } from "./strokes.ts";
import { basin, CREAM, dish, GREENS, steam, STEEL } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const [RED, WHITE, BLACK] = [colourTones("red"), colourTones("white"), colourTones("black")];
const SEAWEED = tint(".26 .03 150");
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
const flecks = (points: readonly (readonly [number, number])[], long = 5) =>
  points.map(([x, y], i) => `M${x} ${y}l${i % 2 ? long : -long} 2`).join("");

/** Takoyaki: balls with sauce, on a boat of paper with sticks. */
export const takoyaki: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".68 .13 62"));
  const ball = (x: number, y: number) => [
    part(oval(x, y, 38, 35), crust, 28),
    part(
      blob([
        [x - 32, y - 8],
        [x - 20, y - 30],
        [x + 20, y - 30],
        [x + 32, y - 8],
        [x + 18, y + 6],
        [x + 4, y - 4],
        [x - 14, y + 8],
      ]),
      tint(".3 .08 40"),
      6,
    ),
    part(
      ribbon([
        [x - 24, y - 12, 4],
        [x - 8, y - 26, 4],
        [x + 2, y - 10, 4],
        [x + 22, y - 22, 4],
      ]),
      CREAM,
      1.6,
    ),
    part(
      round(
        [
          [x - 12, y - 20],
          [x + 14, y - 10],
          [x, y - 28],
        ],
        3,
      ),
      GREENS,
      1,
    ),
  ];
  return boxed([
    ...ball(-74, -62),
    ...ball(0, -66),
    ...ball(74, -62),
    ...ball(-40, -36),
    ...ball(40, -36),
    part(ribbon("-8 -96 5, 20 -160 4") + ribbon("58 -84 5, 92 -150 4"), tint(".8 .07 80"), 2),
    part(polygon("-146 -56, -104 -34, 104 -34, 146 -56, 110 2, -110 2"), tint(".82 .07 80"), 6, {
      lines: { path: "M-120 -34L-96 -4M120 -34L96 -4M-60 -30L-60 0M60 -30L60 0", width: 1.6 },
    }),
  ]);
};

/** Tteokbokki: cakes of rice in red sauce. */
export const tteokbokki: FigureMaker = (m) => {
  const sauce = bodyOr(m, tint(".58 .21 32"));
  return boxed([
    ...basin(BLACK, sauce, 116),
    ...(
      [
        [-56, -90, 6],
        [-10, -100, -8],
        [44, -92, 8],
        [-28, -76, -4],
        [26, -76, 5],
        [70, -80, -6],
        [-72, -74, 4],
      ] as const
    ).map(([x, y, d]) =>
      part(
        ribbon([
          [x - 24, y + d, 20],
          [x + 24, y - d, 20],
        ]),
        tint(".74 .17 42"),
        9,
      ),
    ),
    part(oval(4, -118, 26, 18), WHITE, 9),
    part(oval(4, -120, 13, 9), tint(".8 .16 75"), 6),
    part(
      round(
        [
          [-40, -104],
          [40, -106],
          [60, -70],
          [-4, -68],
          [-60, -66],
        ],
        4.6,
      ),
      GREENS,
      2,
    ),
    part(
      scattered(30, 0, -90, 90, 18)
        .map(([x, y]) => oval(x, y, 2))
        .join(""),
      CREAM,
      0.6,
    ),
    steam(-140),
  ]);
};

/** Slices of kimbap on a plate. */
export const kimbap: FigureMaker = (m) => {
  const rim = bodyOr(m, SEAWEED);
  const one = (x: number, y: number) => [
    part(oval(x + 7, y + 2, 41, 40), rim, 5),
    part(oval(x, y, 40, 39), rim, 4),
    part(oval(x, y, 34, 33), WHITE, 5, { lines: { path: flecks(scattered(40, x, y, 32, 31)), width: 1.6 } }),
    part(box(x - 13, y - 14, x + 1, y), tint(".88 .15 92"), 3),
    part(box(x + 1, y - 14, x + 14, y), tint(".7 .18 50"), 3),
    part(box(x - 13, y, x + 1, y + 13), tint(".72 .12 10"), 3),
    part(box(x + 1, y, x + 14, y + 13), GREENS, 3),
  ];
  return boxed([
    ...dish(150, -12),
    ...one(88, -50),
    ...one(22, -48),
    ...one(-46, -50),
    ...one(-106, -46),
    ...one(54, -106),
    ...one(-16, -108),
  ]);
};

/** Bibimbap: rice under sectors of vegetables with an egg. */
export const bibimbap: FigureMaker = (m) => {
  const stone = bodyOr(m, tint(".34 .01 260"));
  const colours = [
    tint(".72 .18 52"),
    tint(".5 .13 142"),
    tint(".48 .09 45"),
    tint(".94 .02 95"),
    tint(".6 .2 30"),
    tint(".7 .15 130"),
    tint(".45 .06 55"),
  ];
  const sector = (i: number) => {
    const at = (a: number, r: number) => [Math.cos(a) * 98 * r, -88 + Math.sin(a) * 27 * r] as const;
    const a = (i / 7) * Math.PI * 2;
    return part(
      polygon([at(a, 0.1), at(a, 1), at(a + 0.3, 1), at(a + 0.6, 1), at(a + 0.9, 1), at(a + 0.9, 0.1)]),
      colours[i]!,
      4,
      {
        lines: {
          path: [0.15, 0.4, 0.65]
            .map((d) => `M${at(a + d, 0.3).join(" ")}L${at(a + d, 0.95).join(" ")}`)
            .join(""),
          width: 2.4,
        },
      },
    );
  };
  return boxed([
    ...basin(stone, WHITE, 112),
    ...colours.map((_, i) => sector(i)),
    part(blob("-40 -90, -20 -104, 24 -104, 42 -90, 20 -78, -22 -76"), WHITE, 6),
    part(oval(0, -94, 19, 12), tint(".8 .17 72"), 9),
    part(ribbon("88 -100 8, 136 -150 7"), STEEL, 2),
  ]);
};

/** Songpyeon: half moons of rice dough on pine needles. */
export const songpyeon: FigureMaker = (m) => {
  const own = m.body === m.palette.hero ? undefined : m.body;
  const one = (x: number, y: number, tones: readonly Lab[]) =>
    part(
      `M${x - 42} ${y}Q${x - 36} ${y - 42} ${x} ${y - 44}Q${x + 36} ${y - 42} ${x + 42} ${y}Q${x} ${y + 14} ${x - 42} ${y}Z`,
      own ?? tones,
      18,
      { lines: { path: `M${x - 38} ${y - 6}Q${x} ${y - 26} ${x + 38} ${y - 6}`, width: 2.6 } },
    );
  return boxed([
    ...dish(144, -10),
    part(
      Array.from({ length: 22 }, (_, i) =>
        ribbon([
          [-120 + i * 11, -18 + (i % 3) * 5, 4],
          [-96 + i * 10, -34 - (i % 4) * 3, 2],
        ]),
      ).join(""),
      tint(".45 .11 145"),
      1.6,
    ),
    one(-78, -32, WHITE),
    one(2, -30, tint(".84 .09 355")),
    one(82, -32, tint(".76 .12 130")),
    one(-38, -74, tint(".8 .12 80")),
    one(42, -74, WHITE),
    one(2, -114, tint(".76 .12 130")),
  ]);
};

/** A tray of lunch in its compartments. */
export const bento: FigureMaker = (m) => {
  const lacquer = bodyOr(m, tint(".32 .12 25"));
  return boxed([
    part(polygon("-150 -96, 150 -96, 166 0, -166 0"), lacquer, 8),
    part(
      polygon("-138 -90, 4 -90, 4 -12, -150 -12") +
        polygon("14 -90, 138 -90, 142 -54, 14 -54") +
        polygon("14 -46, 143 -46, 150 -12, 14 -12"),
      BLACK,
      3,
    ),
    part(blob("-134 -84, -2 -86, -2 -18, -142 -18"), WHITE, 10, {
      lines: { path: flecks(scattered(90, -70, -52, 60, 30)), width: 2 },
    }),
    part(oval(-70, -54, 14), tint(".52 .2 20"), 10),
    part(blob("22 -80, 50 -88, 88 -82, 98 -64, 60 -56, 26 -62"), tint(".72 .16 48"), 8, {
      lines: { path: "M40 -84L50 -58M60 -84L70 -58M80 -82L86 -60", width: 3, light: true },
    }),
    part(
      round(
        [
          [110, -78],
          [124, -64],
        ],
        12,
      ),
      GREENS,
      7,
    ),
    part(box(24, -42, 54, -20) + box(60, -42, 90, -20), tint(".88 .14 92"), 5),
    part(oval(112, -32, 15) + oval(132, -26, 11), RED, 9),
    part(ribbons("-150 -112 7, 120 -128 5", "-140 -104 7, 130 -116 5"), tint(".5 .09 45"), 3),
  ]);
};
