import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { board, STEEL } from "./tableware.ts";
import { black, white } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");

/** A round cauldron of iron on three feet, full to below its rim. */
export const cauldron: FigureMaker = (m) => {
  const iron = bodyOr(m, black);
  return boxed([
    part(ribbon("-54 -52 24, -72 -22 18, -82 0 12") + ribbon("54 -52 24, 72 -22 18, 82 0 12"), iron, 6),
    part(blob("-90 -158, 90 -158, 94 -104, 62 -46, 0 -28, -62 -46, -94 -104"), iron, 34),
    part(ribbon("0 -34 24, 0 -14 20, 0 2 14"), iron, 6, { lift: 0.05 }),
    part(oval(0, -158, 92, 38), paler(iron, 0.14), 6),
    part(oval(0, -156, 80, 29), deeper(iron, m, 0.5), 3),
    part(oval(0, -151, 76, 23), tint(".5 .15 35"), 4),
    part(oval(-30, -154, 10, 4) + oval(8, -146, 13, 5) + oval(40, -155, 7, 3), tint(".66 .14 45"), 2),
    part(ribbon("-92 -148 9, -104 -128 9, -88 -116 7") + ribbon("92 -148 9, 104 -128 9, 88 -116 7"), iron, 4),
  ]);
};

/** A whisk of wire. */
export const whisk: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  const loop = (w: number) =>
    ribbon([
      [-5, -96, 4],
      [-w, -60, 4.4],
      [-w, -28, 4.4],
      [-w * 0.5, -6, 4.4],
      [0, -2, 4.4],
      [w * 0.5, -6, 4.4],
      [w, -28, 4.4],
      [w, -60, 4.4],
      [5, -96, 4],
    ]);
  return boxed([
    part(ribbon("0 -106 17, 0 -150 16, 0 -204 20"), tint(".4 .02 260"), 6),
    part(box(-9, -112, 9, -94), metal, 3),
    part(loop(46), metal, 2),
    part(loop(30), metal, 2, { lift: 0.05 }),
    part(loop(13), metal, 2, { lift: 0.1 }),
  ]);
};

/** A ladle with soup in it. */
export const ladle: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  return boxed([
    part(ribbon("36 -54 13, 62 -120 11, 88 -196 15") + ring([94, -210], [13, 12], 7), metal, 4),
    part("M-76 -64A66 60 0 0 0 52 -64Z", metal, 26),
    part(oval(-12, -64, 64, 15), metal, 4, { lift: 0.05 }),
    part(oval(-12, -63, 55, 11), tint(".66 .16 50"), 3),
    part(oval(-26, -65, 12, 4) + oval(12, -62, 10, 3.6), tint(".6 .14 135"), 2),
    part(ribbon("-60 -30 7, -64 -14 10"), tint(".66 .16 50"), 3),
  ]);
};

/** A grater with four sides. */
export const grater: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  const holes: string[] = [];
  for (let r = 0; r < 7; r++)
    for (let i = 0; i < 4; i++) {
      const half = 26 + r * 4.6;
      const x = -half * 0.86 - 8 + (i + 0.5) * (half * 0.42);
      holes.push(
        ribbon([
          [x - 3, -142 + r * 20, 7],
          [x + 4, -142 + r * 20, 7],
        ]),
      );
    }
  return boxed([
    part(ribbon("-30 -176 11, -24 -206 11, 24 -206 11, 30 -176 11"), tint(".5 .18 28"), 5),
    part(polygon("-36 -172, 22 -172, 36 0, -74 0"), metal, 5),
    part(polygon("22 -172, 44 -166, 82 -12, 36 0"), metal, 4, {
      lift: -0.14,
      lines: {
        path: Array.from({ length: 9 }, (_, i) => `M${30 + i} ${-150 + i * 16}l${16 + i * 1.6} 4`).join(""),
        width: 3,
      },
    }),
    part(holes.join(""), deeper(metal, m, 0.6), 2),
    part(polygon("-40 -176, 26 -176, 46 -168, 44 -162, 24 -168, -38 -168"), tint(".5 .18 28"), 3),
    part(box(-78, -8, 38, 4), tint(".5 .18 28"), 3),
    part(blob("86 -20, 128 -28, 138 0, 92 2"), tint(".86 .15 88"), 8),
    part(
      scattered(12, 100, -4, 34, 6)
        .map(([x, y]) =>
          ribbon([
            [x - 6, y, 4],
            [x + 6, y + 2, 4],
          ]),
        )
        .join(""),
      tint(".88 .14 90"),
      1.4,
    ),
  ]);
};

/** A colander with its holes. */
export const colander: FigureMaker = (m) => {
  const coat = bodyOr(m, tint(".62 .16 30"));
  const holes: string[] = [];
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 9 - r; i++)
      holes.push(
        oval((i - (8 - r) / 2) * (23 - r * 1.4), -72 + r * 17 + 10 * (1 - Math.abs(i - (8 - r) / 2) / 5), 5),
      );
  return boxed([
    part(ring([-118, -88], [24, 15], 9) + ring([118, -88], [24, 15], 9), coat, 4),
    part("M-42 -12L42 -12L52 2L-52 2Z", coat, 5, { lift: -0.08 }),
    part("M-112 -98L112 -98Q104 -26 50 -8L-50 -8Q-104 -26 -112 -98Z", coat, 28),
    part(holes.join(""), deeper(coat, m, 0.65), 2),
    part(oval(0, -98, 113, 26), coat, 5),
    part(oval(0, -97, 102, 21), coat, 3, { lift: -0.18 }),
    part(
      scattered(22, 0, -96, 84, 15)
        .map(([x, y]) => oval(x, y, 4, 2.6))
        .join(""),
      deeper(coat, m, 0.7),
      1,
    ),
  ]);
};

/** A cutting board with a knife and carrot slices. */
export const cuttingBoard: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".68 .09 68"));
  return boxed([
    part(
      "M-104 -108L112 -108Q126 -104 122 -90L140 -8Q140 4 128 4L-128 4Q-140 4 -140 -8L-118 -96Q-116 -108 -104 -108Z",
      wood,
      7,
      {
        lines: { path: "M-112 -84L118 -86M-120 -60L124 -62M-128 -34L130 -36M-132 -14L134 -14", width: 1.6 },
      },
    ),
    part(oval(96, -92, 11, 6), deeper(wood, m, 0.6), 1),
    part(polygon("-26 -70, 92 -122, 100 -112, 84 -96, -18 -50"), STEEL, 3),
    part(ribbon("-24 -60 14, -62 -42 16, -90 -30 14"), black, 5),
    part(ribbon("84 -34 26, 48 -28 24, 16 -24 18"), tint(".7 .18 52"), 10),
    part(ribbons("92 -38 6, 116 -52 5", "92 -34 6, 120 -36 5"), tint(".58 .14 140"), 2),
    part(
      round(
        [
          [-10, -16],
          [-36, -10],
          [-60, -16],
          [-30, -28],
        ],
        13,
      ),
      tint(".74 .18 55"),
      4,
    ),
    part(
      round(
        [
          [-10, -16],
          [-36, -10],
          [-60, -16],
          [-30, -28],
        ],
        6,
      ),
      tint(".8 .16 62"),
      1,
    ),
  ]);
};

/** A corkscrew with two arms and a cork. */
export const corkscrew: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  const turns = Array.from({ length: 6 }, (_, i) =>
    ribbon([
      [-13, -72 + i * 12, 5],
      [0, -66 + i * 12, 7],
      [13, -72 + i * 12, 5],
    ]),
  ).join("");
  return boxed([
    part(
      ribbons(
        "-14 -130 14, -56 -156 12, -96 -110 13, -106 -82 16",
        "14 -130 14, 56 -156 12, 96 -110 13, 106 -82 16",
      ),
      metal,
      5,
    ),
    part(box(-4, -190, 4, -20), metal, 3),
    part(ring([0, -196], [20, 17], 9), metal, 4),
    part(box(-22, -148, 22, -104), metal, 6),
    part(ring([0, -76], [26, 30], 7), metal, 3),
    part(turns + ribbon("0 -10 5, 0 6 2"), metal, 2, { lift: 0.06 }),
    part("M52 -40L102 -40L98 4L56 4Z", tint(".74 .09 68"), 8, {
      lines: {
        path: scattered(14, 77, -18, 18, 18)
          .map(([x, y]) => `M${x} ${y}l4 1`)
          .join(""),
        width: 2.4,
      },
    }),
  ]);
};

/** A rolling pin. */
export const rollingPin: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".68 .1 65"));
  return boxed([
    part(oval(0, -6, 130, 12), white, 4),
    part(ribbon("-136 -66 15, -108 -60 13") + ribbon("108 -16 13, 138 -8 15"), deeper(wood, m, 0.3), 5),
    part(ribbon("-84 -54 42, 84 -22 42"), wood, 18, {
      lines: { path: "M-84 -62L86 -30M-84 -48L82 -16", width: 1.6 },
    }),
  ]);
};

/** A bread knife with its teeth, half way through a loaf. */
export const breadKnife: FigureMaker = (m) => {
  const handle = bodyOr(m, tint(".42 .08 45"));
  const teeth: [number, number][] = [];
  for (let i = 0; i <= 16; i++) teeth.push([-150 + i * 13, i % 2 ? -34 : -26]);
  return boxed([
    ...board(0, 140),
    part(
      blob("-86 -30, -100 -70, -80 -108, -30 -120, 40 -116, 92 -96, 104 -60, 90 -26, 0 -20"),
      tint(".62 .12 58"),
      30,
      {
        lines: {
          path: "M-60 -104L-40 -78M-20 -112L0 -86M20 -110L40 -84M60 -100L76 -78",
          width: 5,
          light: true,
        },
      },
    ),
    part(
      polygon([[-158, -34], [-150, -56], [-130, -64], [60, -64], [60, -30], ...teeth.toReversed()]),
      STEEL,
      4,
      { lift: 0.05 },
    ),
    part(ribbon("58 -48 28, 100 -46 24, 144 -44 30"), handle, 8),
    part(
      round(
        [
          [80, -47],
          [106, -46],
          [130, -45],
        ],
        4,
      ),
      STEEL,
      2,
    ),
  ]);
};
