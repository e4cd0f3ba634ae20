import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { dish, GREENS, steam } from "./tableware.ts";
import { colourTones, white } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");

/** A whole roast turkey on its platter. */
export const roastTurkey: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".56 .12 52"));
  return boxed([
    part(oval(0, -14, 158, 24), colourTones("grey"), 7),
    part(oval(0, -20, 128, 15), colourTones("grey"), 2, { lift: -0.1 }),
    part(
      blob("-120 -24, -104 -46, -70 -40, -90 -16") +
        blob("120 -24, 104 -46, 70 -40, 90 -16") +
        blob("-40 -16, -20 -34, 24 -34, 40 -16, 0 -6"),
      GREENS,
      8,
    ),
    part(blob("-96 -70, -76 -124, -20 -152, 44 -144, 92 -106, 100 -60, 64 -26, -10 -20, -72 -32"), skin, 46, {
      lines: { path: "M-40 -138Q-10 -110 -20 -60M20 -148Q40 -120 36 -70", width: 2 },
    }),
    part(blob("-10 -76, 30 -110, 72 -96, 104 -60, 84 -34, 40 -30, 4 -42"), skin, 24, { lift: 0.05 }),
    part(ribbon("88 -54 26, 116 -66 16, 132 -76 12"), skin, 9, { lift: 0.03 }),
    part(box(124, -96, 146, -64), white, 3),
    part(
      round(
        [
          [138, -96],
          [152, -90],
          [154, -78],
          [146, -68],
        ],
        9,
      ),
      white,
      5,
    ),
    part(ribbon("-84 -88 28, -58 -64 34, -26 -60 24"), skin, 12, { lift: 0.06 }),
    part(ribbons("-60 -116 10, -38 -132 9"), paler(skin, 0.5), 3),
    part(
      round(
        [
          [-108, -30],
          [-64, -24],
          [62, -22],
          [108, -30],
        ],
        15,
      ),
      tint(".5 .2 25"),
      11,
    ),
  ]);
};

/** A shepherd's pie: mashed potato forked into ridges over meat. */
export const shepherdsPie: FigureMaker = (m) => {
  const pot = bodyOr(m, tint(".52 .12 250"));
  return boxed([
    part(ribbon("-126 -56 16, -104 -54 14") + ribbon("126 -56 16, 104 -54 14"), pot, 5),
    part("M-114 -74L114 -74L98 0L-98 0Z", pot, 10),
    part(oval(0, -76, 116, 30), pot, 6),
    part(oval(0, -77, 105, 25), tint(".4 .1 40"), 3),
    part(
      blob("-98 -80, -70 -108, -20 -122, 40 -118, 84 -102, 98 -80, 60 -60, 0 -54, -60 -60"),
      tint(".86 .1 82"),
      14,
      {
        lines: {
          path: Array.from(
            { length: 7 },
            (_, i) =>
              `M${-84 + i * 24} -88Q${-70 + i * 24} -${118 - Math.abs(i - 3) * 4} ${-56 + i * 24} -70`,
          ).join(""),
          width: 3.4,
        },
      },
    ),
    part(round(scattered(12, 0, -92, 72, 18), 7), tint(".66 .13 58"), 3),
    steam(-128),
  ]);
};

/** Meatballs in sauce in a pan. */
export const meatballs: FigureMaker = (m) => {
  const meat = bodyOr(m, tint(".44 .09 45"));
  return boxed([
    ...dish(138, -14),
    part(blob("-112 -26, -60 -44, 60 -44, 112 -26, 60 -12, -60 -12"), tint(".5 .18 32"), 6),
    ...(
      [
        [-66, -42],
        [0, -38],
        [66, -42],
        [-34, -82],
        [36, -82],
        [0, -120],
      ] as const
    ).map(([x, y]) =>
      part(oval(x, y, 36, 33), meat, 26, {
        lines: {
          path: scattered(16, x, y, 30, 28)
            .map(([a, b]) => `M${a} ${b}l4 2`)
            .join(""),
          width: 2.2,
        },
      }),
    ),
    part(
      blob("-20 -134, 0 -152, 24 -140, 28 -112, 12 -124, 0 -104, -14 -122, -28 -108"),
      tint(".52 .18 32"),
      6,
    ),
    part(blob("-2 -146, 12 -164, 32 -160, 22 -146"), GREENS, 3),
  ]);
};

/** Toast: browned slices with butter. */
export const toast: FigureMaker = (m) => {
  const brown = bodyOr(m, tint(".68 .12 65"));
  const slice = (x: number, y: number, k: number) =>
    `M${x - 60 * k} ${y}L${x - 60 * k} ${y - 78 * k}Q${x - 84 * k} ${y - 96 * k} ${x - 64 * k} ${y - 122 * k}Q${x} ${y - 142 * k} ${x + 64 * k} ${y - 122 * k}Q${x + 84 * k} ${y - 96 * k} ${x + 60 * k} ${y - 78 * k}L${x + 60 * k} ${y}Z`;
  return boxed([
    ...dish(134, -10),
    part(slice(34, -22, 1), tint(".46 .09 50"), 6),
    part(slice(34, -28, 0.88), deeper(brown, m, 0.08), 4),
    part(slice(-22, -8, 1), tint(".48 .1 52"), 6),
    part(slice(-22, -15, 0.88), brown, 4, {
      lines: {
        path: scattered(46, -22, -66, 46, 50)
          .map(([x, y]) => `M${x} ${y}l4 1`)
          .join(""),
        width: 2.2,
      },
    }),
    part(blob("-52 -60, -40 -82, 0 -90, 16 -74, 10 -48, -10 -50, -24 -40"), tint(".94 .13 98"), 5),
    part(polygon("-36 -78, -6 -84, 0 -62, -30 -56"), tint(".93 .12 96"), 6, { lift: 0.05 }),
  ]);
};

/** A bag of crisps, open, with crisps before it. */
export const crisps: FigureMaker = (m) => {
  const bag = bodyOr(m, tint(".58 .21 28"));
  const crisp = (x: number, y: number, t: number) =>
    part(
      blob([
        [x - 26, y + t * 6],
        [x - 12, y - 14 - t * 3],
        [x + 14, y - 13],
        [x + 26, y - t * 6],
        [x + 10, y + 13],
        [x - 14, y + 12],
      ]),
      tint(".88 .14 92"),
      6,
      { lines: { path: `M${x - 16} ${y - 2}Q${x} ${y + 8} ${x + 16} ${y - 4}`, width: 2 } },
    );
  return boxed([
    crisp(-34, -168, 1),
    crisp(6, -180, -1),
    crisp(38, -166, 1),
    part(
      "M-78 -164Q-60 -150 -40 -158Q0 -144 40 -160Q60 -152 76 -164L66 -100Q84 -50 78 -4L66 4L54 -4L42 4L30 -4L18 4L6 -4L-6 4L-18 -4L-30 4L-42 -4L-54 4L-66 -4L-78 0Q-88 -50 -66 -100Z",
      bag,
      20,
    ),
    part(oval(0, -76, 50, 34), tint(".9 .15 95"), 4),
    crisp(-14, -82, 1),
    crisp(16, -68, -1),
    part(ribbon("-60 -140 8, -54 -104 7, -66 -60 6"), paler(bag, 0.6), 2),
    crisp(96, -14, 1),
    crisp(-98, -12, -1),
    crisp(122, -34, 1),
  ]);
};

/** A whole round cheese in its box with a wedge taken out. */
export const cheeseWheel: FigureMaker = (m) => {
  const rind = bodyOr(m, tint(".93 .02 90"));
  const paste = tint(".9 .09 92");
  return boxed([
    part("M-118 -66L-118 -26A118 30 0 0 0 118 -26L118 -66Z", rind, 8, { lift: -0.06 }),
    part(oval(0, -66, 118, 44), rind, 5, {
      lines: {
        path: scattered(70, 0, -66, 104, 36)
          .map(([x, y]) => `M${x} ${y}l5 1`)
          .join(""),
        width: 1.6,
      },
    }),
    part(polygon("0 -68, 70 -31, 70 8, 22 14, 22 -25"), tint(".5 .05 70"), 2),
    part(polygon("0 -68, 22 -25, 22 14, 0 -34"), paste, 3, { lift: -0.06 }),
    part(polygon("0 -68, 70 -31, 70 8, 0 -34"), paste, 3),
    part(polygon("48 8, 150 -16, 150 22, 60 42"), paste, 6),
    part(polygon("48 8, 136 -30, 150 -16"), rind, 4),
  ]);
};
