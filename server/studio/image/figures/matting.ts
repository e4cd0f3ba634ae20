import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { blue, colourTones, gold, green, red, white, yellow } from "./tones.ts";

/** A drinking glass with a jagged rim, and its pieces around it. */
export const brokenGlass: FigureMaker = (m) => {
  const pane = bodyOr(m, white).map(([l, a, b]): [number, number, number] => [l, a - 0.02, b - 0.035]);
  const shards = [
    "-124 0, -84 -40, -66 -6, -92 6",
    "-66 4, -48 -22, -28 2",
    "58 2, 74 -36, 122 -20, 104 6",
    "38 6, 56 -14, 70 8",
    "-104 -52, -78 -78, -72 -44",
    "72 -58, 104 -82, 96 -48",
    "-12 8, 4 -6, 24 8",
    "86 -112, 104 -124, 102 -100",
    "-98 -108, -82 -122, -84 -98",
  ];
  return {
    box: { left: -124, right: 124, top: -172, bottom: 9 },
    parts: [
      part(
        polygon(
          "-58 -112, -44 -140, -32 -104, -18 -128, -4 -92, 14 -150, 26 -108, 40 -132, 58 -96, 58 -88, -58 -88",
        ),
        deeper(pane, m, 0.3),
        3,
      ),
      part(
        polygon("-60 -112, -50 -88, -36 -110, -24 -72, -6 -100, 8 -66, 24 -98, 36 -78, 60 -100, 48 0, -48 0"),
        pane,
        9,
        {
          lines: [
            { path: "M-44 -80L-38 -16M-32 -78L-28 -40", width: 4.4, light: true },
            { path: "M8 -66L2 -40L14 -22L10 -8M2 -40L-14 -28M14 -22L32 -30L40 -24", width: 2.4 },
          ],
        },
      ),
      part(polygon("-47 -14, 47 -14, 46 2, -46 2"), deeper(pane, m, 0.16), 5),
      ...shards.map((shard, i) => part(polygon(shard), pane, 4, { lift: i % 2 ? 0.1 : -0.06 })),
    ],
  };
};

/** A foot of a hen with its claws. */
export const chickenFoot: FigureMaker = (m) => {
  const skin = bodyOr(m, yellow);
  const toes = [
    "4 -62 24, -44 -40 20, -92 -14 15",
    "6 -60 24, 4 -30 20, 0 -8 16",
    "8 -62 24, 56 -44 20, 96 -16 15",
    "10 -74 22, 44 -84 16, 70 -78 12",
  ];
  const folds =
    "M-24 -56l-8 16M-42 -48l-8 16M-60 -38l-8 14M-78 -28l-8 12M-8 -38l24 0M-8 -24l20 0M30 -58l6 16M48 -52l8 16M66 -42l8 14M82 -32l8 12";
  return {
    box: { left: -112, right: 116, top: -217, bottom: 6 },
    parts: [
      part(ribbon("10 -74 22, 44 -84 16, 70 -78 12"), skin, 7),
      part(ribbon("2 -200 34, 0 -150 27, 4 -104 27, 6 -64 34"), skin, 12, {
        lines: {
          path: "M-14 -184l32 4M-14 -168l30 4M-13 -152l27 3M-11 -136l26 3M-10 -120l27 3M-9 -104l28 3M-8 -88l29 2",
          width: 2.6,
        },
      }),
      ...toes.slice(0, 3).map((toe) => part(ribbon(toe), skin, 8)),
      part(oval(4, -66, 24, 20), skin, 10, { lines: { path: folds, width: 2.4 } }),
      part(
        ribbons(
          "-92 -14 12, -104 -4 7, -110 5 2",
          "0 -8 13, 0 2 7, -2 6 3",
          "96 -16 12, 107 -6 7, 112 4 2",
          "70 -78 10, 82 -72 6, 86 -64 2",
        ),
        m.dark,
        3,
        {
          lift: 0.16,
        },
      ),
      part(ribbons("-18 -202 16, 2 -206 18, 22 -200 16"), white, 6),
    ],
  };
};

/** A mat of rice straw with dark borders, three together. */
export const tatami: FigureMaker = (m) => {
  const straw = bodyOr(m, gold).map(([l, a, b]): [number, number, number] => [l - 0.04, a - 0.03, b * 0.75]);
  const edge = deeper(green, m, 0.45);
  const mats = [
    "-124 0, -6 0, -6 -40, -104 -40",
    "6 0, 124 0, 104 -40, 6 -40",
    "-100 -44, 100 -44, 80 -84, -80 -84",
  ];
  const bands = [
    "-124 0, -6 0, -6 -7, -120 -7",
    "6 0, 124 0, 120 -7, 6 -7",
    "-104 -37, -6 -37, -6 -43, -102 -43",
    "6 -37, 104 -37, 102 -43, 6 -43",
    "-81 -81, 81 -81, 79 -86, -79 -86",
  ];
  const weave =
    [-12, -18, -24, -30].map((y) => `M${-116 - y * 0.5} ${y}L-8 ${y}M8 ${y}L${116 + y * 0.5} ${y}`).join("") +
    [-52, -58, -64, -70, -76].map((y) => `M${-112 - y * 0.42} ${y}L${112 + y * 0.42} ${y}`).join("");
  return {
    box: { left: -124, right: 124, top: -104, bottom: 3 },
    parts: [
      part(mats.map((one) => polygon(one)).join(""), straw, 3, { lines: { path: weave, width: 1.2 } }),
      part(bands.map((one) => polygon(one)).join(""), edge, 1),
      part(blob("-34 -52, -30 -66, 0 -72, 30 -66, 36 -52, 0 -46"), bodyOr(m, colourTones("purple")), 7),
      part(oval(0, -60, 3), gold, 1),
    ],
  };
};

/** A bed of quilts on mats on the floor. */
export const futon: FigureMaker = (m) => {
  const straw = gold.map(([l, a, b]): [number, number, number] => [l - 0.04, a - 0.03, b * 0.75]);
  const quilt = bodyOr(m, blue);
  const flower = (x: number, y: number) =>
    [0, 1, 2, 3, 4]
      .map((i) => oval(x + Math.cos(i * 1.257) * 7, y + Math.sin(i * 1.257) * 4.4, 4.4, 3.2))
      .join("");
  return {
    box: { left: -134, right: 134, top: -92, bottom: 4 },
    parts: [
      part(polygon("-134 3, 134 3, 110 -50, -110 -50"), straw, 2, {
        lines: { path: "M-128 -10L128 -10M-120 -24L120 -24M-114 -40L114 -40", width: 1.4 },
      }),
      part(
        polygon("-134 3, 134 3, 131 -4, -131 -4") + polygon("-4 3, 4 3, 4 -50, -4 -50"),
        deeper(green, m, 0.45),
        1,
      ),
      part(blob("-112 -8, -116 -22, -92 -56, 88 -56, 112 -20, 108 -6, 0 -2"), white, 8),
      part(blob("-92 -50, -84 -70, -58 -72, -46 -56, -56 -40, -84 -40"), white, 11, { lift: 0.1 }),
      part(blob("-42 -64, 20 -70, 86 -66, 116 -26, 114 -8, 20 -4, -62 -8, -70 -22"), quilt, 13, {
        lines: { path: "M-20 -66Q-36 -40 -42 -8M40 -68Q44 -40 44 -6", width: 2 },
      }),
      part(blob("-44 -66, -18 -68, -40 -8, -66 -8, -72 -22"), white, 6),
      part(flower(4, -46) + flower(62, -52) + flower(14, -22) + flower(80, -26) + flower(36, -36), red, 1.6, {
        lift: 0.1,
      }),
    ],
  };
};

/** A sheet of questions with marks in red, and a pencil. */
export const examPaper: FigureMaker = (m) => {
  const line = (y: number) => `M-44 ${y}L58 ${y}M-44 ${y + 10}L${28 + (y % 3) * 8} ${y + 10}`;
  const marks = [-152, -120, -88, -56];
  return {
    box: { left: -86, right: 116, top: -214, bottom: 4 },
    parts: [
      part(polygon("-70 -206, 84 -212, 90 -2, -66 2"), deeper(white, m, 0.12), 3),
      part(polygon("-82 -210, 76 -206, 72 2, -84 0"), bodyOr(m, white), 3, {
        lines: [
          { path: "M-70 -192L4 -192M-70 -178L-26 -178", width: 4 },
          { path: marks.map(line).join(""), width: 2.6 },
          { path: marks.map((y) => `M-70 ${y - 5}h12v12h-12z`).join(""), width: 2.2 },
        ],
      }),
      part(
        ribbons(
          "-74 -150 4, -67 -142 4, -52 -166 3",
          "-74 -118 4, -67 -110 4, -52 -134 3",
          "-72 -92 4, -54 -76 4",
          "-54 -92 4, -72 -76 4",
          "-74 -54 4, -67 -46 4, -52 -70 3",
        ),
        red,
        1,
      ),
      part(
        ribbons(
          "22 -170 5, 34 -200 5, 46 -170 5",
          "27 -181 4, 41 -181 4",
          "52 -186 4, 66 -186 4",
          "59 -193 4, 59 -179 4",
        ),
        red,
        1,
      ),
      part(ribbon("30 -186 3, 20 -208 3, 44 -212 3, 74 -200 3, 70 -170 3, 40 -158 3, 18 -168 3"), red, 0.6),
      part(ribbon("34 -8 14, 100 -74 14"), yellow, 5),
      part(ribbon("96 -70 14, 106 -80 14"), colourTones("pink"), 5),
      part(polygon("24 2, 28 -16, 42 -2"), colourTones("gold"), 2),
      part(polygon("22 4, 26 -4, 30 0"), m.dark, 1),
    ],
  };
};
