import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { basin, dish, steam, WOOD } from "./tableware.ts";
import { green, white } from "./tones.ts";

const CHILLI = tint(".54 .19 32");

/** Cut cabbage in red chilli paste, heaped on a dish. */
export const kimchi: FigureMaker = (m) => {
  const leaf = bodyOr(m, tint(".58 .19 33"));
  const piece = (x: number, y: number, turn: number, k: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (dx: number, dy: number) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos] as const;
    const crinkled = [
      at(-34, -13),
      at(-8, -20),
      at(12, -15),
      at(26, -24),
      at(40, -8),
      at(34, 8),
      at(42, 18),
      at(18, 19),
      at(4, 24),
      at(-14, 17),
      at(-34, 14),
    ];
    return [
      part(blob(crinkled), k % 3 === 1 ? paler(leaf, 0.14) : leaf, 8, { lift: 0.02 * (k % 4) }),
      part(
        blob([at(-36, -10), at(-12, -8), at(10, -3), at(10, 4), at(-12, 10), at(-36, 11)]),
        tint(k % 2 ? ".92 .05 75" : ".86 .08 60"),
        4,
      ),
    ];
  };
  const heap = [
    [-76, -44, 2.7],
    [78, -44, 0.4],
    [-44, -80, 3.5],
    [46, -80, -0.5],
    [0, -104, -0.2],
    [-14, -72, 0.5],
    [36, -58, 2.4],
    [-66, -30, 0.2],
    [70, -28, 3.4],
    [-30, -40, 2.9],
    [22, -30, 0.3],
    [-6, -52, 3.6],
    [8, -84, 2.6],
  ] as const;
  return boxed([
    ...dish(132, -14),
    part(oval(0, -34, 98, 24), deeper(leaf, m, 0.2), 4),
    ...heap.flatMap(([x, y, turn], k) => piece(x, y, turn, k)),
    part(
      scattered(30, 0, -58, 84, 44)
        .map(([x, y]) => oval(x, y, 3.4, 2.4))
        .join(""),
      CHILLI,
      2,
    ),
    part(
      ribbons(
        "-60 -58 6, -46 -76 5",
        "24 -104 6, 40 -94 5",
        "-12 -92 6, 6 -100 5",
        "50 -48 6, 66 -56 5",
        "-28 -30 6, -12 -38 5",
      ),
      green,
      2,
    ),
  ]);
};

/** A bowl of beetroot soup with cream and dill. */
export const borscht: FigureMaker = (m) => {
  const soup = bodyOr(m, tint(".44 .19 12"));
  return boxed([
    ...basin(white, soup, 112),
    part(ring([0, -84], [110, 26], 5), tint(".56 .17 25"), 2),
    part(blob("-30 -92, -4 -100, 28 -94, 34 -84, 10 -76, -22 -78"), white, 7),
    part(
      ribbons("-8 -88 4, 12 -94 3", "2 -84 4, 22 -86 3", "-70 -82 4, -52 -86 3", "58 -78 4, 74 -82 3"),
      green,
      2,
    ),
    part(box(-78, -80, -60, -74) + box(52, -92, 72, -86) + box(-46, -96, -30, -91), tint(".5 .2 8"), 2),
    steam(-112),
  ]);
};

/** Black mussels open on a plate, with lemon. */
export const mussels: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".27 .045 270"));
  const one = (x: number, y: number, s: number) => [
    part(
      blob([
        [x - 34 * s, y - 4],
        [x - 12 * s, y - 34],
        [x + 22 * s, y - 32],
        [x + 40 * s, y - 8],
        [x + 20 * s, y + 8],
        [x - 14 * s, y + 10],
      ]),
      shell,
      8,
    ),
    part(
      blob([
        [x - 26 * s, y - 4],
        [x - 8 * s, y - 25],
        [x + 18 * s, y - 24],
        [x + 31 * s, y - 8],
        [x + 14 * s, y + 3],
        [x - 10 * s, y + 4],
      ]),
      tint(".72 .03 270"),
      3,
    ),
    part(
      blob([
        [x - 17 * s, y - 6],
        [x - 4 * s, y - 18],
        [x + 16 * s, y - 17],
        [x + 23 * s, y - 8],
        [x + 8 * s, y - 1],
      ]),
      tint(".76 .14 60"),
      6,
    ),
  ];
  return boxed([
    ...dish(140, -16),
    ...one(-62, -62, 1),
    ...one(62, -62, -1),
    ...one(0, -78, 1),
    ...one(-78, -28, -1),
    ...one(80, -28, 1),
    ...one(-6, -34, -1.1),
    part(blob("36 -22, 60 -48, 78 -20, 58 -12"), tint(".9 .16 100"), 5, {
      lines: { path: "M57 -14L60 -42M57 -14L46 -30M57 -14L70 -28", width: 1.6 },
    }),
    part(
      scattered(14, 0, -56, 80, 30)
        .map(([x, y]) => oval(x, y, 4, 2.6))
        .join(""),
      green,
      1,
    ),
  ]);
};

/** A jar full of pickled cucumbers. */
export const pickleJar: FigureMaker = (m) => {
  const cucumber = bodyOr(m, tint(".56 .12 130"));
  const upright = [-52, -20, 14, 48].map(
    (x, i) => `${x} -20 26, ${x + 3} -74 31, ${x - 2} ${-124 - (i % 2) * 12} 22`,
  );
  const warts = [-52, -20, 14, 48]
    .flatMap((x) => Array.from({ length: 8 }, (_, i) => `M${x - 8 + (i % 2) * 14} ${-36 - i * 11}l3 3`))
    .join("");
  return boxed([
    part(
      "M-66 -160Q-86 -150 -86 -128L-86 -14Q-86 0 -70 0L70 0Q86 0 86 -14L86 -128Q86 -150 66 -160Z",
      tint(".87 .045 140"),
      10,
    ),
    part(ribbons(...upright), cucumber, 11, { lines: { path: warts, width: 2.4 } }),
    part(ribbons("-72 -26 5, -76 -90 4, -64 -136 3", "70 -30 5, 76 -96 4"), tint(".5 .12 145"), 2),
    part(oval(-36, -30, 12, 9) + oval(32, -26, 12, 9), tint(".94 .03 100"), 4),
    part(oval(30, -142, 7) + oval(-40, -144, 6), tint(".54 .2 28"), 3),
    part(ribbon("-72 -138 7, -74 -30 6"), white, 2, { lift: 0.06 }),
    part("M-70 -188Q-70 -196 -60 -196L60 -196Q70 -196 70 -188L70 -160L-70 -160Z", tint(".62 .18 28"), 7, {
      lines: {
        path: Array.from({ length: 9 }, (_, i) => `M${-56 + i * 14} -186L${-56 + i * 14} -162`).join(""),
        width: 2,
      },
    }),
  ]);
};

/** Two custard tarts, browned on top. */
export const custardTart: FigureMaker = (m) => {
  const crust = tint(".78 .1 72");
  const custard = bodyOr(m, tint(".87 .14 92"));
  const one = (x: number, y: number) => [
    part(`M${x - 66} ${y - 50}L${x + 66} ${y - 50}L${x + 46} ${y}Q${x} ${y + 12} ${x - 46} ${y}Z`, crust, 9, {
      lines: {
        path: [-44, -22, 0, 22, 44].map((d) => `M${x + d * 1.2} ${y - 40}L${x + d * 0.9} ${y}`).join(""),
        width: 2,
      },
    }),
    part(oval(x, y - 52, 68, 23), crust, 7),
    part(oval(x, y - 52, 56, 17), custard, 4),
    part(
      blob([
        [x - 34, y - 56],
        [x - 14, y - 64],
        [x - 4, y - 54],
        [x - 20, y - 48],
      ]) +
        blob([
          [x + 10, y - 50],
          [x + 34, y - 58],
          [x + 40, y - 48],
          [x + 20, y - 42],
        ]) +
        oval(x + 4, y - 62, 9, 4),
      tint(".46 .09 50"),
      2,
    ),
  ];
  return boxed([...dish(150, -12), ...one(-34, -62), ...one(62, -28), ...one(-58, -18)]);
};

/** A yule log of chocolate, with a slice showing its spiral and a sprig of holly. */
export const yuleLog: FigureMaker = (m) => {
  const bark = bodyOr(m, tint(".42 .07 50"));
  const spiral =
    "M-104 -46Q-104 -56 -94 -56Q-82 -56 -82 -44Q-82 -30 -98 -30Q-118 -30 -118 -50Q-118 -70 -96 -70Q-70 -70 -70 -44Q-70 -20 -96 -18";
  return boxed([
    part("M-140 -12L140 -12L126 2L-126 2Z", WOOD, 4),
    part(ribbon("52 -84 44, 74 -116 40"), bark, 8),
    part(oval(80, -126, 21, 12), tint(".88 .05 80"), 3, {
      lines: { path: "M70 -126A10 5 0 1 0 90 -126A6 3 0 1 0 78 -126", width: 2 },
    }),
    part("M-96 -86L110 -86Q130 -86 130 -50Q130 -12 110 -12L-96 -12Z", bark, 20, {
      lines: {
        path: "M-60 -74L0 -72L60 -76M-40 -58L20 -54L110 -60M-58 -40L10 -38L90 -42M-30 -24L60 -22M70 -70L116 -72",
        width: 2.4,
      },
    }),
    part(oval(-96, -49, 32, 38), tint(".86 .06 75"), 6, { lines: { path: spiral, width: 5 } }),
    part(blob("-40 -86, -20 -92, 20 -90, 54 -92, 80 -86, 66 -80, 20 -83, -20 -80"), white, 3),
    part(
      blob("-6 -92, -20 -104, -44 -104, -36 -94, -46 -84, -22 -84") +
        blob("2 -92, 16 -106, 40 -108, 32 -96, 42 -88, 18 -84"),
      green,
      5,
    ),
    part(oval(-4, -98, 8) + oval(8, -96, 8) + oval(2, -86, 8), tint(".56 .21 26"), 5),
  ]);
};

/** A tall sweet bread with a domed top, cut open to show raisins. */
export const panettone: FigureMaker = (m) => {
  const crumb = tint(".89 .1 88");
  return boxed([
    ...dish(130, -10),
    part("M-86 -112L86 -112L80 -14L-80 -14Z", tint(".5 .09 50"), 12, {
      lines: {
        path: Array.from({ length: 11 }, (_, i) => `M${-75 + i * 15} -110L${-70 + i * 14} -16`).join(""),
        width: 2,
      },
    }),
    part(
      "M-96 -110Q-112 -150 -76 -178Q-40 -204 0 -204Q40 -204 76 -178Q112 -150 96 -110Q0 -92 -96 -110Z",
      bodyOr(m, tint(".5 .1 52")),
      24,
      {
        lines: { path: "M-30 -196Q-10 -160 -34 -128M34 -194Q14 -160 40 -128", width: 3 },
      },
    ),
    part("M0 -150L74 -112L70 -18L0 -14Z", crumb, 5),
    part(
      scattered(11, 38, -76, 28, 54)
        .map(([x, y]) => oval(x, y, 6, 5))
        .join(""),
      tint(".34 .07 30"),
      3,
    ),
    part(
      scattered(8, 36, -70, 26, 46)
        .map(([x, y]) => oval(x + 6, y + 9, 4))
        .join(""),
      tint(".72 .17 60"),
      2,
    ),
  ]);
};
