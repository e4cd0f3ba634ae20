import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { brown, colourTones, grey, red, white } from "./tones.ts";
import { turned } from "./turned.ts";

/** A rubber eraser in its sleeve, with crumbs. */
export const eraser: FigureMaker = (m) => ({
  box: { left: -110, right: 126, top: -106, bottom: 3 },
  parts: [
    part(polygon(turned("-90 -28, 20 -28, 20 28, -90 28", -0.3, 10, -48)), m.body, 12),
    part(polygon(turned("-10 -31, 96 -31, 96 31, -10 31", -0.3, 10, -48)), colourTones("blue"), 10),
    part(polygon(turned("24 -32, 62 -32, 62 32, 24 32", -0.3, 10, -48)), white, 3),
    part(
      [
        [-96, -2],
        [-80, 0],
        [-66, -6],
        [-104, -10],
      ]
        .map(([x, y]) => oval(x!, y!, 6, 3))
        .join(""),
      m.body,
      2,
    ),
  ],
});

/** A ruler with its marks. */
export const ruler: FigureMaker = (m) => ({
  box: { left: -142, right: 142, top: -133, bottom: 3 },
  parts: [
    part(polygon(turned("-140 -26, 140 -26, 140 26, -140 26", -0.32, 0, -64)), m.body, 6, {
      lines: [
        {
          path: Array.from({ length: 27 }, (_, i) => {
            const [a, b] = turned(
              [
                [-130 + i * 10, -26],
                [-130 + i * 10, i % 5 === 0 ? 2 : -12],
              ],
              -0.32,
              0,
              -64,
            );
            return `M${a!.join(" ")}L${b!.join(" ")}`;
          }).join(""),
          width: 2.4,
        },
      ],
    }),
    part(oval(...(turned("126 12", -0.32, 0, -64)[0] as [number, number]), 6), m.dark, 2),
  ],
});

/** A pencil in a sharpener, and its shavings. */
export const pencilSharpener: FigureMaker = (m) => ({
  box: { left: -120, right: 134, top: -130, bottom: 3 },
  parts: [
    part(polygon("24 -78, 124 -130, 134 -112, 36 -54"), colourTones("yellow"), 6, {
      lines: { path: "M34 -70L128 -120", width: 2 },
    }),
    part(polygon("-70 -72, 20 -98, 48 -42, -50 2"), m.body, 8, {
      lines: { path: "M-46 -66L-34 -16M-36 -70L-24 -20M6 -84L24 -44M14 -86L32 -46", width: 2 },
    }),
    part(polygon("-44 -64, 12 -80, 26 -50, -28 -26"), grey, 3, { lift: 0.1 }),
    part(oval(-12, -54, 6), m.dark, 2),
    part(ring([-84, -22], [26, 20], 9, [0.2, 4.6]) + ring([-66, -14], [16, 12], 8, [2, 6]), brown, 3),
    part(ribbons("-112 -4 5, -96 -10 7, -84 -2 5"), paler(brown, 0.3), 2),
  ],
});

/** A pair of compasses that draws a circle. */
export const compasses: FigureMaker = (m) => ({
  box: { left: -148, right: 90, top: -216, bottom: 6 },
  parts: [
    part(ring([-46, -8], [100, 14], 3, [-0.2, 3.3]), m.dark, 1),
    part(polygon("-10 -176, 4 -172, -40 -16, -46 0, -48 -18"), grey, 5),
    part(polygon("10 -176, -4 -172, 44 -22, 52 -24"), grey, 5),
    part(polygon(turned("-7 -54, 7 -54, 7 22, 0 36, -7 22", -0.34, 44, -34)), colourTones("yellow"), 4),
    part(oval(0, -176, 17), m.body, 6),
    part(box(-6, -214, 6, -188), m.dark, 4),
  ],
});

/** A stapler, half open. */
export const stapler: FigureMaker = (m) => ({
  box: { left: -122, right: 112, top: -120, bottom: 3 },
  parts: [
    part("M-118 -14L92 -20Q108 -18 108 0L-118 0Z", m.dark, 5),
    part(polygon("-112 -52, 84 -34, 86 -22, -112 -42"), grey, 4),
    part("M-116 -74Q-120 -94 -92 -98L44 -84Q98 -72 102 -34Q102 -14 84 -18L60 -34L-110 -54Z", m.body, 12, {
      lines: { path: "M-88 -88L40 -74", width: 3, light: true },
    }),
    part(polygon("-118 -58, -100 -56, -100 -38, -116 -40"), grey, 3),
    part(oval(84, -30, 7), grey, 3),
    part(ribbon("-96 -6 3, -72 -6 3"), grey, 1),
  ],
});

/** A ring binder with its label and the hole in its back, beside its rings. */
export const ringBinder: FigureMaker = (m) => ({
  box: { left: -84, right: 92, top: -196, bottom: 3 },
  parts: [
    part(polygon("-20 -190, 88 -176, 88 -2, -20 2"), deeper(m.body, m, 0.25), 4),
    part(polygon("-16 -182, 80 -170, 80 -8, -16 -4"), white, 3, {
      lines: { path: "M0 -180L0 -6M12 -178L12 -8", width: 1 },
    }),
    part(polygon("-24 -194, 70 -182, 72 -2, -24 2"), m.body, 6, { lift: 0.06 }),
    part(box(-82, -196, -18, 2), m.body, 12),
    part(box(-70, -176, -30, -92), white, 3, {
      lines: { path: "M-64 -158L-36 -158M-64 -144L-36 -144M-64 -130L-44 -130", width: 3 },
    }),
    part(ring([-50, -44], [14, 14], 7), grey, 4),
    part(oval(-50, -44, 10), m.dark, 2),
  ],
});

/** A rubber stamp and its print. */
export const rubberStamp: FigureMaker = (m) => ({
  box: { left: -120, right: 92, top: -176, bottom: 3 },
  parts: [
    part(polygon("-118 -24, -20 -24, 0 2, -120 2"), white, 2),
    part(ring([-66, -10], [38, 9], 4), red, 1),
    part(box(-92, -13, -40, -7), red, 1),
    part(blob("28 -176, 54 -168, 62 -140, 46 -112, 42 -66, 14 -66, 10 -112, -6 -140, 2 -168"), m.body, 18),
    part("M-30 -66L86 -66Q92 -66 92 -58L92 -22L-36 -22L-36 -58Q-36 -66 -30 -66Z", m.body, 8),
    part(box(-30, -24, 86, -8), red, 4),
  ],
});

/** A postage stamp with its toothed edge and a landscape. */
export const postageStamp: FigureMaker = (m) => {
  const teeth = (n: number, from: number, to: number) =>
    Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1));
  const across = teeth(8, -66, 66);
  const down = teeth(10, -166, -8);
  return {
    box: { left: -74, right: 88, top: -186, bottom: 4 },
    parts: [
      part(
        box(-66, -166, 66, -8) +
          across.map((x) => oval(x, -166, 7) + oval(x, -8, 7)).join("") +
          down.map((y) => oval(-66, y, 7) + oval(66, y, 7)).join(""),
        white,
        3,
      ),
      part(box(-54, -154, 54, -20), m.body, 2),
      part(oval(24, -120, 16), colourTones("yellow"), 3),
      part(polygon("-54 -20, -54 -52, -20 -100, 6 -60, 24 -82, 54 -40, 54 -20"), deeper(m.body, m, 0.45), 4),
      part(polygon("-20 -100, -32 -83, -20 -78, -8 -82"), white, 1),
      part("M-46 -150L-36 -150L-36 -122L-42 -122L-42 -142L-46 -142Z", white, 1),
      part(ring([52, -150], [34, 34], 4) + ring([52, -150], [24, 24], 4), m.dark, 1),
    ],
  };
};

/** A long receipt with its sums and torn edge. */
export const receipt: FigureMaker = (m) => ({
  box: { left: -54, right: 54, top: -204, bottom: 3 },
  parts: [
    part(
      polygon([
        [-50, -200],
        [50, -200],
        [50, -8],
        ...Array.from({ length: 9 }, (_, i): [number, number] => [40 - i * 10, i % 2 === 0 ? 2 : -8]),
        [-50, -8],
      ]),
      m.body,
      4,
    ),
    part(box(-26, -188, 26, -174), m.dark, 1),
    part(
      Array.from(
        { length: 7 },
        (_, i) =>
          box(-38, -158 + i * 14, [4, -6, 10][i % 3]!, -153 + i * 14) +
          box(22, -158 + i * 14, 38, -153 + i * 14),
      ).join(""),
      grey,
      0.6,
      { lift: -0.1 },
    ),
    part(box(-38, -54, 38, -50) + box(-38, -42, -6, -30) + box(8, -42, 38, -30), m.dark, 0.8),
  ],
});

/** An open menu with dishes and prices. */
export const menu: FigureMaker = (m) => {
  const rows = (x: number) =>
    Array.from(
      { length: 6 },
      (_, i) =>
        box(x, -128 + i * 18, x + 44, -122 + i * 18) + box(x + 54, -128 + i * 18, x + 68, -122 + i * 18),
    ).join("");
  return {
    box: { left: -112, right: 112, top: -186, bottom: 3 },
    parts: [
      part(polygon("0 -176, 110 -186, 110 -8, 0 2, -110 -8, -110 -186"), m.body, 6),
      part(
        polygon("4 -164, 100 -174, 100 -18, 4 -10") + polygon("-4 -164, -100 -174, -100 -18, -4 -10"),
        white,
        3,
      ),
      part(rows(-88) + rows(18), m.dark, 0.8),
      part(
        ribbons(
          "-58 -156 4, -58 -138 4",
          "-64 -158 3, -64 -148 3, -52 -148 3, -52 -158 3",
          "-42 -158 6, -42 -138 4",
        ),
        red,
        1,
      ),
      part(oval(52, -148, 18, 10) + ribbon("30 -148 4, 74 -148 4"), red, 1),
    ],
  };
};

/** A price tag on its string. */
export const priceTag: FigureMaker = (m) => ({
  box: { left: -110, right: 84, top: -150, bottom: 3 },
  parts: [
    part(polygon(turned("-70 -44, 70 -44, 70 44, -70 44, -104 0", 0.24, 0, -70)), m.body, 7),
    part(oval(-78, -88, 9), m.dark, 2),
    part(ribbon("-78 -88 4, -104 -128 4, -70 -148 4, -60 -110 4, -76 -88 4"), brown, 1.4),
    part(
      oval(...(turned("-20 -12", 0.24, 0, -70)[0] as [number, number]), 13) +
        oval(...(turned("36 14", 0.24, 0, -70)[0] as [number, number]), 13),
      white,
      2,
    ),
    part(
      ribbon([
        [...turned("34 -26", 0.24, 0, -70)[0]!, 8] as const,
        [...turned("-18 28", 0.24, 0, -70)[0]!, 8] as const,
      ]),
      white,
      2,
    ),
  ],
});
