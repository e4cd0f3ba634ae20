import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { black, gold, red } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
/** Arcs of thread around a ball. */
const wound = (x: number, y: number, r: number) => [
  {
    path: [0.25, 0.45, 0.65, 0.85].map((k) => `M${x - r} ${y}Q${x} ${y - r * 2 * k} ${x + r} ${y}`).join(""),
    width: 2.4,
  },
  {
    path: [-0.6, -0.3, 0, 0.3, 0.6]
      .map((k) => `M${x + r * k} ${y - r}Q${x + r * (k + 0.7)} ${y} ${x + r * k * 0.6} ${y + r}`)
      .join(""),
    width: 2.4,
  },
];

/** A ball of yarn with needles. */
export const yarn: FigureMaker = (m) => {
  const wool = bodyOr(m, tint(".62 .18 15"));
  return boxed([
    part(ribbon("-72 -176 6, 40 -40 6") + oval(-76, -180, 10), WOOD, 3),
    part(ribbon("72 -180 6, -30 -40 6") + oval(76, -184, 10), WOOD, 3),
    part(oval(0, -74, 78, 74), wool, 52, { lines: wound(0, -74, 78) }),
    part(ribbon("40 -12 7, 80 -4 7, 116 -14 7, 138 0 7, 116 4 6"), wool, 2),
  ]);
};

/** A scarf that is being knitted: two needles and a ball. */
export const knitting: FigureMaker = (m) => {
  const wool = bodyOr(m, tint(".6 .14 250"));
  const stitches = Array.from({ length: 7 }, (_, r) =>
    Array.from({ length: 7 }, (_, i) => `M${-86 + i * 18} ${-122 + r * 18}l8 10l8 -10`).join(""),
  ).join("");
  return boxed([
    part(ribbon("-112 -154 7, 70 -136 7") + oval(-116, -154, 11), WOOD, 3),
    part(polygon("-92 -144, 42 -138, 46 -6, 28 0, 10 -6, -10 0, -30 -6, -52 0, -72 -6, -92 0"), wool, 9, {
      lines: { path: stitches, width: 3.4 },
    }),
    part(Array.from({ length: 8 }, (_, i) => oval(-86 + i * 18, -142 + i * 1.2, 9, 8)).join(""), wool, 4, {
      lift: 0.06,
    }),
    part(ribbon("98 -196 7, 14 -130 7") + oval(102, -200, 11), WOOD, 3),
    part(ribbon("44 -130 5, 84 -110 5, 92 -76 5, 104 -62 5"), wool, 2),
    part(oval(104, -40, 42, 40), wool, 28, { lines: wound(104, -40, 42) }),
  ]);
};

/** A spool of thread with a needle. */
export const spool: FigureMaker = (m) => {
  const thread = bodyOr(m, red);
  return boxed([
    part(ribbon("62 -130 3, 98 -150 3, 118 -112 3, 96 -70 3, 104 -40 3"), thread, 1),
    part("M-62 -4L62 -4L50 -22L-50 -22Z", WOOD, 5),
    part("M-44 -22Q-62 -78 -44 -134L44 -134Q62 -78 44 -22Z", thread, 22, {
      lines: {
        path: Array.from({ length: 13 }, (_, i) => `M-58 ${-30 - i * 8}L58 ${-34 - i * 8}`).join(""),
        width: 2,
      },
    }),
    part("M-50 -134L50 -134L62 -152L-62 -152Z", WOOD, 5),
    part(oval(0, -153, 62, 10), WOOD, 3),
    part(oval(0, -153, 12, 4), black, 1),
    part(ribbon("104 -60 7, 108 -20 6, 112 2 2"), STEEL, 2),
  ]);
};

/** A zip, half open. */
export const zipper: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".45 .12 255"));
  const teeth = (s: number) =>
    [
      ...Array.from({ length: 9 }, (_, i) => box(-6 + (s > 0 ? 0 : 0) - 7, -88 + i * 9.6, 7, -83 + i * 9.6)),
      ...Array.from({ length: 9 }, (_, i) => {
        const [x, y] = [s * (10 + i * 5.6), -104 - i * 9.6];
        return polygon([
          [x - 8, y],
          [x + 8, y],
          [x + 8, y + 5],
          [x - 8, y + 5],
        ]);
      }),
    ].join("");
  return boxed([
    part(polygon("-84 0, -84 -200, -58 -200, -4 -94, -4 0"), cloth, 6, {
      lines: { path: "M-72 -4L-72 -196M-26 -4L-26 -120", width: 2 },
    }),
    part(polygon("84 0, 84 -200, 58 -200, 4 -94, 4 0"), cloth, 6, {
      lines: { path: "M72 -4L72 -196M26 -4L26 -120", width: 2 },
    }),
    part(teeth(-1) + teeth(1), gold, 2),
    part(blob("-20 -114, 20 -114, 16 -90, 0 -80, -16 -90"), gold, 7),
    part(ring([0, -70], [10, 13], 6), gold, 2),
    part("M-11 -60L11 -60L14 -16Q0 -8 -14 -16Z", gold, 5),
    part(oval(0, -24, 5), black, 1),
  ]);
};

/** A safety pin, open. */
export const safetyPin: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  return boxed([
    part(ring([-92, -36], [22, 22], 9), metal, 4),
    part(ribbon("-92 -14 9, 0 -10 9, 92 -14 9"), metal, 4),
    part(ribbon("-92 -58 9, 0 -92 8, 98 -124 4, 112 -130 2"), metal, 3),
    part(blob("84 -4, 92 -44, 116 -64, 140 -52, 144 -18, 128 0, 104 2"), metal, 12, { lift: -0.04 }),
    part(oval(118, -26, 9), deeper(metal, m, 0.5), 2),
  ]);
};

/** A thimble. */
export const thimble: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  const dents: [number, number][] = [];
  for (let r = 0; r < 6; r++)
    for (let i = 0; i < 7; i++) dents.push([(i - 3) * (12 + r * 1.4) + (r % 2) * 5, -118 + r * 14]);
  return boxed([
    part("M-44 -128Q-40 -156 0 -158Q40 -156 44 -128L66 -10Q0 12 -66 -10Z", metal, 26),
    part(round(dents, 4), deeper(metal, m, 0.5), 2),
    part(ribbon("-62 -32 6, 0 -20 6, 62 -32 6"), metal, 2, { lift: 0.1 }),
    part(ribbon("-68 -8 12, 0 8 12, 68 -8 12"), metal, 5, { lift: 0.06 }),
    part(oval(0, -146, 20, 6), paler(metal, 0.4), 2),
  ]);
};
