import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, ribbons, scattered } from "./strokes.ts";
import { GREENS } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
const PALE_GREEN = tint(".8 .12 130");

/** A head of broccoli on its thick stalk. */
export const broccoli: FigureMaker = (m) => {
  const green = bodyOr(m, tint(".5 .13 142"));
  const buds = (x: number, y: number, r: number) =>
    part(round(scattered(14, x, y, r), r * 0.34), green, 7, {
      lines: {
        path: scattered(26, x, y, r * 1.2)
          .map(([a, b]) => `M${a} ${b}l2 2`)
          .join(""),
        width: 2.6,
        light: true,
      },
    });
  return boxed([
    part(
      ribbons("0 -8 52, 0 -46 46, 0 -84 50") +
        ribbons("-6 -44 26, -34 -74 24, -54 -100 22", "6 -44 26, 34 -74 24, 54 -100 22"),
      PALE_GREEN,
      14,
      { lines: { path: "M-8 -2Q-12 -40 -4 -70M10 -4Q12 -40 8 -70", width: 2 } },
    ),
    buds(-66, -110, 32),
    buds(66, -110, 32),
    buds(-34, -146, 34),
    buds(36, -146, 34),
    buds(0, -112, 36),
    buds(0, -166, 26),
  ]);
};

/** A cauliflower: a white head in green leaves. */
export const cauliflower: FigureMaker = (m) => {
  const white = bodyOr(m, tint(".93 .03 90"));
  return boxed([
    part(
      blob("-20 -10, -86 -30, -112 -92, -96 -140, -64 -120, -50 -60") +
        blob("20 -10, 86 -30, 112 -92, 96 -140, 64 -120, 50 -60"),
      tint(".55 .12 138"),
      9,
      {
        lines: {
          path: "M-24 -14Q-84 -60 -96 -130M24 -14Q84 -60 96 -130M-70 -52L-100 -70M70 -52L100 -70",
          width: 2.6,
          light: true,
        },
      },
    ),
    ...[
      [-44, -100, 30],
      [44, -100, 30],
      [-22, -132, 28],
      [24, -130, 28],
      [0, -96, 34],
      [-32, -66, 30],
      [34, -66, 30],
    ].map(([x, y, r]) => part(round(scattered(12, x!, y!, r!), r! * 0.36), white, 8)),
    part(
      blob("0 2, -44 -2, -92 -36, -100 -76, -64 -66, -34 -40, 0 -34, 34 -40, 64 -66, 100 -76, 92 -36, 44 -2"),
      GREENS,
      11,
      {
        lines: {
          path: "M-6 -2Q-60 -24 -92 -66M6 -2Q60 -24 92 -66M0 0L0 -32",
          width: 2.8,
          light: true,
        },
      },
    ),
  ]);
};

/** A loose head of lettuce with curled edges. */
export const lettuce: FigureMaker = (m) => {
  const green = bodyOr(m, tint(".74 .16 130"));
  const leaf = (turn: number, long: number, wide: number, lift: number) => {
    const rim = Array.from({ length: 17 }, (_, i) => {
      const t = i / 16;
      const a = (t - 0.5) * 2.3;
      const r = (i % 2 ? 0.965 : 1.02) * long;
      const [x, y] = [Math.sin(a) * wide, -Math.cos(a * 0.72) * r];
      return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn) - 8] as const;
    });
    return part(blob([[0, 0], ...rim]), green, 9, {
      lift,
      lines: {
        path: [0, 3, 6, 8, 10, 13, 16].map((i) => `M0 -6L${rim[i]![0] * 0.86} ${rim[i]![1] * 0.86}`).join(""),
        width: 2,
        light: true,
      },
    });
  };
  return boxed([
    leaf(-0.9, 118, 74, -0.1),
    leaf(0.9, 118, 74, -0.1),
    leaf(-0.35, 142, 70, -0.05),
    leaf(0.4, 140, 70, -0.05),
    leaf(0, 128, 64, 0.02),
    leaf(-0.7, 84, 52, 0.05),
    leaf(0.7, 82, 52, 0.05),
    leaf(0, 88, 50, 0.1),
  ]);
};

/** Two leeks across each other: white shafts with roots, flat green leaves. */
export const leek: FigureMaker = (m) => {
  const [green, white] = [bodyOr(m, tint(".5 .11 145")), tint(".94 .03 115")];
  const one = (s: 1 | -1, lift: number) => {
    const line = (joints: string) =>
      ribbon(
        joints.split(",").map((joint) => {
          const [x, y, w] = joint.trim().split(" ").map(Number) as [number, number, number];
          return [s * x, y, w] as const;
        }),
      );
    return [
      part(
        [-14, -4, 6, 16].map((d) => line(`-96 -14 3, ${-116 + d * 0.2} ${d - 6} 2`)).join(""),
        tint(".75 .06 85"),
        1,
      ),
      part(line("20 -100 24, 70 -140 30, 104 -186 6") + line("18 -92 22, 84 -112 26, 132 -118 5"), green, 5, {
        lift: lift - 0.1,
      }),
      part(line("-92 -16 30, -70 -32 27, -20 -66 26, 14 -92 28"), white, 10, { lift }),
      part(line("-30 -60 20, 0 -80 26, 24 -98 28"), PALE_GREEN, 8, { lift }),
      part(line("10 -88 26, 52 -124 30, 74 -178 5") + line("14 -92 24, 74 -126 28, 124 -158 5"), green, 6, {
        lift,
        lines: {
          path: `M${s * 10} -88L${s * 74} -172M${s * 14} -92L${s * 120} -156M${s * 24} -96L${s * 80} -150`,
          width: 2,
          light: true,
        },
      }),
    ];
  };
  return boxed([...one(-1, -0.04), ...one(1, 0.03)]);
};

/** A courgette with its stem and flower's end, and cut slices. */
export const courgette: FigureMaker = (m) => {
  const [green, flesh] = [bodyOr(m, tint(".46 .11 142")), tint(".9 .08 112")];
  return boxed([
    part(ribbon("-96 -62 22, -118 -74 20"), PALE_GREEN, 6),
    part(ribbon("-92 -60 40, -40 -44 48, 20 -38 52, 66 -38 52, 84 -36 40", 10), green, 22, {
      lines: {
        path: "M-100 -70Q-20 -58 90 -50M-96 -58Q-10 -44 92 -40M-92 -48Q-10 -28 90 -28",
        width: 3,
        light: true,
      },
    }),
    ...[-40, 4, 48].flatMap((x, i) => [
      part(oval(x + 6, -18 + i * 2, 25, 24), green, 6),
      part(oval(x, -18 + i * 2, 23, 22), flesh, 4),
      part(round(scattered(9, x, -18 + i * 2, 11), 2.2), tint(".8 .09 100"), 1),
    ]),
  ]);
};

/** A bunch of celery sticks with leaves. */
export const celery: FigureMaker = (m) => {
  const green = bodyOr(m, tint(".78 .13 128"));
  const stick = (x: number, lean: number, top: number, lift: number) =>
    part(
      ribbon([
        [x * 0.6, -8, 24],
        [x, -70, 22],
        [x + lean, top, 15],
      ]),
      green,
      8,
      {
        lift,
        lines: {
          path: [-5, 0, 5].map((d) => `M${x * 0.6 + d} -4L${x + d} -70L${x + lean + d} ${top}`).join(""),
          width: 1.8,
        },
      },
    );
  const leaves = (x: number, y: number) =>
    part(round(scattered(9, x, y, 22), 11), tint(".6 .15 138"), 6, {
      lines: {
        path: `M${x} ${y + 22}L${x} ${y - 14}M${x} ${y}L${x - 16} ${y - 10}M${x} ${y}L${x + 16} ${y - 10}`,
        width: 2,
        light: true,
      },
    });
  return boxed([
    leaves(-62, -158),
    leaves(60, -160),
    leaves(4, -184),
    stick(-34, -26, -140, -0.06),
    stick(34, 24, -142, -0.06),
    leaves(-26, -170),
    leaves(30, -166),
    stick(-16, -10, -152, 0),
    stick(18, 10, -150, 0),
    stick(0, 2, -160, 0.05),
    part(blob("-34 2, -40 -24, 0 -34, 40 -24, 34 2"), tint(".88 .07 115"), 8),
  ]);
};

/** A bundle of green asparagus. */
export const asparagus: FigureMaker = (m) => {
  const green = bodyOr(m, tint(".62 .13 132"));
  const spear = (x: number, lean: number, top: number) => [
    part(
      ribbon([
        [x, -4, 17],
        [x + lean * 0.4, -90, 16],
        [x + lean, top, 15],
      ]),
      green,
      7,
    ),
    part(
      blob([
        [x + lean - 9, top + 8],
        [x + lean - 11, top - 14],
        [x + lean, top - 38],
        [x + lean + 11, top - 14],
        [x + lean + 9, top + 8],
      ]) +
        [60, 96]
          .map((y) =>
            polygon([
              [x + lean * 0.7 - 7, -y - 8],
              [x + lean * 0.7, -y - 22],
              [x + lean * 0.7 + 7, -y - 8],
            ]),
          )
          .join(""),
      tint(".5 .1 140"),
      5,
      {
        lines: {
          path: `M${x + lean - 8} ${top}l8 -14l8 14M${x + lean - 8} ${top - 12}l8 -14l8 14`,
          width: 1.8,
          light: true,
        },
      },
    ),
  ];
  return boxed([
    ...spear(-38, -20, -140),
    ...spear(38, 20, -144),
    ...spear(-20, -8, -160),
    ...spear(20, 8, -158),
    ...spear(0, 0, -150),
    part(ribbon("-54 -66 14, 0 -60 15, 54 -66 14"), colourTones("red"), 4),
    part(polygon("-8 -64, -24 -84, -30 -66") + polygon("8 -64, 26 -84, 30 -66"), colourTones("red"), 4),
  ]);
};

/** A bunch of spinach: broad dark leaves on thin stalks. */
export const spinach: FigureMaker = (m) => {
  const green = bodyOr(m, tint(".48 .13 142"));
  const leaf = (x: number, y: number, lift: number) => {
    const [dx, dy] = [x * 0.9, y + 46];
    return [
      part(
        ribbon([
          [x * 0.08, -4, 6],
          [dx * 0.6, (y + 40) * 0.5, 6],
          [dx, dy, 6],
        ]),
        PALE_GREEN,
        2,
      ),
      part(
        blob([
          [dx, dy + 10],
          [x - 34, y + 20],
          [x - 30, y - 14],
          [x, y - 50],
          [x + 30, y - 14],
          [x + 34, y + 20],
        ]),
        green,
        10,
        {
          lift,
          lines: {
            path: `M${dx} ${dy}L${x} ${y - 40}M${x} ${y + 20}l-22 -16M${x} ${y + 20}l22 -16M${x} ${y}l-16 -16M${x} ${y}l16 -16`,
            width: 2,
            light: true,
          },
        },
      ),
    ];
  };
  return boxed([
    ...leaf(-74, -84, -0.06),
    ...leaf(74, -84, -0.06),
    ...leaf(-38, -126, 0),
    ...leaf(40, -126, 0),
    ...leaf(0, -104, 0.06),
    part(ribbon("-18 -22 8, 18 -22 8"), colourTones("red"), 3),
  ]);
};
