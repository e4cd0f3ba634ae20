import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { paler, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A slice of layer cake with a cherry. */
export const cake: FigureMaker = (m) => {
  const sponge = towards(colourTones("yellow"), [0.86, 0.04, 0.1], 0.5);
  const scallops = Array.from({ length: 8 }, (_, i) => oval(-98 + i * 28, -118, 15, 17)).join("");
  return {
    box: { left: -126, right: 126, top: -196, bottom: 4 },
    parts: [
      part(oval(0, -10, 124, 15), colourTones("white"), 5),
      part(oval(0, -14, 98, 9), colourTones("white"), 2, { lift: -0.12 }),
      part(box(-106, -122, 106, -16), sponge, 7),
      part(box(-106, -80, 106, -66) + box(-106, -42, 106, -30), m.body, 4),
      part(
        `${blob("-112 -124, -92 -144, -40 -150, 40 -150, 92 -144, 112 -124, 108 -108, -108 -108")}${scallops}`,
        m.body,
        13,
      ),
      part(
        [-78, -38, 38, 78]
          .map((x) =>
            blob([
              [x - 16, -142],
              [x - 12, -154],
              [x, -168],
              [x + 12, -154],
              [x + 16, -142],
              [x, -138],
            ]),
          )
          .join(""),
        colourTones("white"),
        7,
      ),
      part(oval(0, -158, 18, 17), colourTones("red"), 14),
      part(ribbon("2 -174 4, 8 -188 3, 20 -194 3"), colourTones("green"), 1),
      part(oval(-6, -164, 4, 3), paler(colourTones("red"), 0.6), 0.6),
    ],
  };
};

/** Two scoops in a cone. */
export const iceCream: FigureMaker = (m) => {
  const wafer = towards(colourTones("brown"), [0.78, 0.07, 0.13], 0.7);
  const net = Array.from(
    { length: 8 },
    (_, i) => `M${-90 + i * 20} -120L${-10 + i * 20} 0M${90 - i * 20} -120L${10 - i * 20} 0`,
  ).join("");
  return {
    box: { left: -71, right: 66, top: -254, bottom: 4 },
    parts: [
      part("M-48 -112L48 -112L6 0Q0 6 -6 0Z", wafer, 14, { lines: { path: net, width: 2.4 } }),
      part(oval(-12, -208, 42, 42), paler(colourTones("yellow"), 0.5), 28),
      part(oval(26, -168, 40, 36), colourTones("brown"), 24),
      part(
        `${oval(-20, -146, 46, 40)}${[-54, -28, 0, 26, 48].map((x, i) => oval(x, -112 + (i % 2) * 7, 17, 16)).join("")}`,
        m.body,
        24,
      ),
      part(
        scattered(12, -14, -214, 30, 26)
          .map(([x, y], i) =>
            ribbon(
              [
                [x, y, 4],
                [x + (i % 2 ? 7 : -6), y + 5, 4],
              ],
              2,
            ),
          )
          .join(""),
        colourTones("red"),
        1,
      ),
      part(box(14, -252, 24, -196), wafer, 3, {
        lines: { path: "M14 -236L24 -236M14 -222L24 -222M14 -208L24 -208", width: 2 },
      }),
    ],
  };
};

/** Wrapped sweets of several colours. */
export const candy: FigureMaker = (m) => {
  const one = (x: number, y: number, tones: typeof m.body, s = 1) => [
    part(
      polygon([
        [x - 26 * s, y],
        [x - 60 * s, y - 26 * s],
        [x - 52 * s, y],
        [x - 60 * s, y + 22 * s],
      ]) +
        polygon([
          [x + 26 * s, y],
          [x + 60 * s, y - 24 * s],
          [x + 52 * s, y],
          [x + 60 * s, y + 24 * s],
        ]),
      tones,
      4,
      {
        lines: {
          path: `M${x - 28 * s} ${y}L${x - 56 * s} ${y - 14 * s}M${x - 28 * s} ${y}L${x - 56 * s} ${y + 12 * s}M${x + 28 * s} ${y}L${x + 56 * s} ${y - 14 * s}M${x + 28 * s} ${y}L${x + 56 * s} ${y + 12 * s}`,
          width: 1.8,
        },
      },
    ),
    part(oval(x, y, 31 * s, 27 * s), tones, 20),
    part(
      ribbons(
        `${x - 18 * s} ${y - 18 * s} 7, ${x - 6 * s} ${y} 8, ${x - 10 * s} ${y + 22 * s} 6`,
        `${x + 6 * s} ${y - 24 * s} 7, ${x + 18 * s} ${y - 2 * s} 8, ${x + 14 * s} ${y + 18 * s} 6`,
      ),
      paler(tones, 0.8),
      2,
    ),
  ];
  return {
    box: { left: -128, right: 128, top: -136, bottom: 4 },
    parts: [
      ...one(0, -106, colourTones("green"), 0.9),
      ...one(-62, -66, m.body),
      ...one(64, -68, colourTones("yellow")),
      ...one(-6, -30, colourTones("blue")),
    ],
  };
};

/** Marshmallows on a stick and beside it. */
export const marshmallow: FigureMaker = (m) => {
  const pink = towards(colourTones("pink"), [0.93, 0.03, 0.01], 0.45);
  const one = (x: number, y: number, tones: typeof m.body, toasted = false) => [
    part(
      blob([
        [x - 28, y - 44],
        [x, y - 50],
        [x + 28, y - 44],
        [x + 31, y - 22],
        [x + 28, y],
        [x, y + 6],
        [x - 28, y],
        [x - 31, y - 22],
      ]),
      tones,
      16,
    ),
    part(oval(x, y - 40, 25, 9), toasted ? towards(colourTones("brown"), [0.7, 0.05, 0.1], 0.5) : tones, 4, {
      lift: 0.08,
    }),
  ];
  return {
    box: { left: -130, right: 130, top: -166, bottom: 6 },
    parts: [
      part(ribbon("-126 -22 7, 20 -108 8, 108 -158 4"), colourTones("brown"), 2),
      ...one(72, -104, m.body, true),
      ...one(34, -82, pink, true),
      ...one(-6, -58, m.body, true),
      ...one(28, -6, m.body),
      ...one(90, -4, pink),
      ...one(60, -26, m.body),
    ],
  };
};

/** Diamonds of thin pastry with green nuts, on a plate. */
export const baklava: FigureMaker = (m) => {
  const crust = towards(m.body, [0.74, 0.09, 0.14], 0.5);
  const one = (x: number, y: number, lift = 0) => [
    part(
      polygon([
        [x - 52, y - 22],
        [x, y - 2],
        [x, y + 30],
        [x - 52, y + 8],
      ]) +
        polygon([
          [x + 52, y - 22],
          [x, y - 2],
          [x, y + 30],
          [x + 52, y + 8],
        ]),
      towards(crust, [0.55, 0.08, 0.1], 0.4),
      3,
      {
        lift,
        lines: {
          path: [4, 10, 16, 22]
            .map((d) => `M${x - 52} ${y - 22 + d}L${x} ${y - 2 + d}L${x + 52} ${y - 22 + d}`)
            .join(""),
          width: 2,
        },
      },
    ),
    part(
      polygon([
        [x - 54, y - 24],
        [x, y - 48],
        [x + 54, y - 24],
        [x, y - 1],
      ]),
      crust,
      6,
      { lift, lines: { path: `M${x - 30} ${y - 26}l18 8M${x + 10} ${y - 34}l18 8`, width: 1.4 } },
    ),
    part(
      scattered(12, x, y - 25, 19, 9)
        .map(([a, b], i) => oval(a, b, 4 + (i % 2) * 1.6, 3.2))
        .join(""),
      towards(colourTones("green"), [0.6, -0.06, 0.1], 0.4),
      2.4,
      { lift: 0.06 },
    ),
  ];
  return {
    box: { left: -148, right: 148, top: -140, bottom: 4 },
    parts: [
      part(oval(0, -22, 146, 26), colourTones("white"), 7),
      part(oval(0, -27, 118, 16), colourTones("white"), 2, { lift: -0.14 }),
      ...one(-56, -62, -0.06),
      ...one(58, -62, -0.06),
      ...one(0, -88, -0.04),
      ...one(0, -42),
    ],
  };
};

/** Round orange sweets in a heap on a plate. */
export const laddu: FigureMaker = (m) => {
  const grains = (x: number, y: number) =>
    scattered(26, x, y, 26, 25)
      .map(([a, b]) => oval(a, b, 3.4, 3))
      .join("");
  const one = (x: number, y: number) => [
    part(oval(x, y, 33, 32), m.body, 28),
    part(grains(x, y), towards(m.body, colourTones("yellow")[1]!, 0.5), 2),
    part(oval(x - 4, y - 22, 5, 3.4) + oval(x + 10, y - 14, 5, 3.4), colourTones("green"), 1.6),
  ];
  return {
    box: { left: -128, right: 128, top: -142, bottom: 4 },
    parts: [
      part(oval(0, -16, 126, 20), colourTones("gold"), 6),
      part(oval(0, -19, 102, 13), colourTones("gold"), 2, { lift: -0.12 }),
      ...[
        [0, -108],
        [-34, -76],
        [34, -76],
        [-66, -44],
        [0, -44],
        [66, -44],
      ].flatMap(([x, y]) => one(x!, y!)),
    ],
  };
};
