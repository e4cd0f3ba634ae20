import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { brown, grey, red } from "./tones.ts";
import { rays } from "./turned.ts";

/** A birdhouse on its post. */
export const birdhouse: FigureMaker = (m) => ({
  box: { left: -69, right: 69, top: -250, bottom: 3 },
  parts: [
    part(box(-8, -110, 8, 2), deeper(brown, m, 0.2), 4),
    part(polygon("-44 -186, 0 -226, 44 -186, 44 -100, -44 -100"), m.body, 7, {
      lines: { path: "M-20 -200L-20 -102M20 -200L20 -102", width: 1.6 },
    }),
    part(ribbon("-62 -178 13, 0 -236 13, 62 -178 13", 1), red, 6),
    part(oval(0, -162, 19), m.dark, 4),
    part(ribbon("0 -130 7, 10 -126 7"), deeper(brown, m, 0.3), 3, { lift: 0.1 }),
    part(oval(11, -126, 5), paler(brown, 0.3), 3),
    part(box(-52, -104, 52, -94), deeper(m.body, m, 0.2), 3),
  ],
});

/** Two silos with round roofs. */
export const silo: FigureMaker = (m) => {
  const one = (x: number, w: number, h: number) => [
    part(`M${x - w} 0L${x - w} ${-h}L${x + w} ${-h}L${x + w} 0Z`, m.body, w * 0.9, {
      lines: {
        path: Array.from(
          { length: 8 },
          (_, i) => `M${x - w} ${(-h * (i + 0.5)) / 8}L${x + w} ${(-h * (i + 0.5)) / 8}`,
        ).join(""),
        width: 2.4,
      },
    }),
    part(
      `M${x - w - 3} ${-h}Q${x - w} ${-h - w * 1.1} ${x} ${-h - w * 1.1}Q${x + w} ${-h - w * 1.1} ${x + w + 3} ${-h}Z`,
      red,
      16,
    ),
  ];
  return {
    box: { left: -100, right: 100, top: -308, bottom: 3 },
    parts: [
      ...one(40, 44, 220),
      ...one(-40, 50, 252),
      part(ribbons("-62 -10 3, -62 -250 3", "-48 -10 3, -48 -250 3"), m.dark, 1.4),
      part(
        Array.from({ length: 15 }, (_, i) => box(-62, -20 - i * 16, -48, -17 - i * 16)).join(""),
        m.dark,
        1,
      ),
    ],
  };
};

/** A riding saddle with its stirrup. */
export const saddle: FigureMaker = (m) => ({
  box: { left: -101, right: 100, top: -173, bottom: 3 },
  parts: [
    part(
      blob("-96 -126, -60 -112, 0 -104, 60 -116, 84 -124, 96 -76, 70 -52, -74 -58, -98 -84"),
      deeper(m.body, m, 0.45),
      8,
    ),
    part(ribbon("6 -70 10, 8 -38 9"), m.dark, 3),
    part("M-52 -112L62 -114Q66 -62 46 -34Q10 -20 -20 -40Q-46 -70 -52 -112Z", m.body, 9, {
      lines: { path: "M-42 -106Q-38 -68 -14 -48Q12 -32 40 -42", width: 2 },
    }),
    part(
      blob(
        "-98 -150, -82 -156, -58 -128, -10 -118, 36 -126, 50 -158, 62 -172, 76 -164, 74 -132, 66 -108, 20 -98, -50 -100, -88 -118",
      ),
      m.body,
      12,
      {
        lift: 0.06,
      },
    ),
    part(ribbon("8 -44 5, -14 -14 5, -14 -2 6, 30 -2 6, 30 -14 5, 8 -44 5", 1), grey, 4, { lift: 0.1 }),
  ],
});

/** A horseshoe with its nail holes, open above. */
export const horseshoe: FigureMaker = (m) => ({
  box: { left: -78, right: 78, top: -166, bottom: 3 },
  parts: [
    part(ring([0, -78], [60, 64], 32, [-1.02, Math.PI + 1.02]), m.body, 10),
    part(
      [-0.5, 0, 0.5, Math.PI - 0.5, Math.PI, Math.PI + 0.5]
        .map((a) => oval(Math.cos(a) * 60, -78 + Math.sin(a) * 64, 5.4))
        .join(""),
      m.dark,
      2,
    ),
  ],
});

/** A coiled whip. */
export const whip: FigureMaker = (m) => ({
  box: { left: -110, right: 110, top: -180, bottom: 3 },
  parts: [
    part(
      ribbon(
        "-54 -104 11, -30 -150 10, 24 -166 9, 70 -132 9, 76 -74 8, 36 -30 8, -20 -34 7, -38 -78 7, -8 -118 6, 36 -108 6, 44 -66 5, 8 -48 4, 60 -10 4, 106 -2 3",
      ),
      m.body,
      5,
    ),
    part(ribbon("-98 -12 17, -54 -106 14"), deeper(m.body, m, 0.5), 7, {
      lines: { path: "M-96 -28l14 6M-88 -46l14 6M-80 -64l14 6M-72 -82l14 6", width: 2.4, light: true },
    }),
    part(oval(-98, -12, 12), m.gold, 4),
  ],
});

/** A full sack, tied at its neck. */
export const sack: FigureMaker = (m) => ({
  box: { left: -80, right: 80, top: -188, bottom: 3 },
  parts: [
    part(blob("-14 -142, -44 -176, -22 -186, 0 -174, 20 -188, 46 -174, 14 -142"), m.body, 8),
    part(
      blob("0 -144, 26 -134, 62 -92, 78 -40, 62 -4, 0 2, -62 -4, -78 -40, -62 -92, -26 -134"),
      m.body,
      28,
      {
        lines: {
          path: "M-14 -132Q-34 -90 -36 -52M12 -132Q34 -96 38 -56M-60 -30l14 0M-54 -16l14 0M44 -30l14 0M-8 -20l16 0M-6 -66l12 0",
          width: 2,
        },
      },
    ),
    part(ribbon("-18 -144 9, 0 -139 10, 18 -144 9"), deeper(brown, m, 0.4), 4),
    part(ribbons("14 -142 5, 28 -122 4, 26 -110 3"), deeper(brown, m, 0.4), 2),
  ],
});

/** A wooden pallet. */
export const pallet: FigureMaker = (m) => ({
  box: { left: -133, right: 133, top: -86, bottom: 3 },
  parts: [
    part([-118, -20, 78].map((x) => box(x, -34, x + 40, -8)).join(""), deeper(m.body, m, 0.4), 5),
    part(box(-130, -12, 130, 0), m.body, 4),
    part(
      Array.from({ length: 5 }, (_, i) =>
        polygon(
          `${-98 - i * 8} ${-86 + i * 10}, ${98 + i * 8} ${-86 + i * 10}, ${101 + i * 8} ${-79 + i * 10}, ${-101 - i * 8} ${-79 + i * 10}`,
        ),
      ).join(""),
      m.body,
      3,
      { lines: { path: "M-90 -72l60 0M10 -62l70 0M-100 -52l40 0", width: 1.4 } },
    ),
    part(box(-132, -42, 132, -30), m.body, 4, { lift: 0.06 }),
  ],
});

/** A cart's wheel with wooden spokes. */
export const wheel: FigureMaker = (m) => ({
  box: { left: -96, right: 96, top: -192, bottom: 3 },
  parts: [
    part(
      Array.from({ length: 10 }, (_, i) => {
        const a = (i / 10) * Math.PI * 2;
        return ribbon(
          [
            [0, -95, 13],
            [Math.cos(a) * 82, -95 + Math.sin(a) * 82, 10],
          ],
          1,
        );
      }).join(""),
      m.body,
      4,
    ),
    part(ring([0, -95], [84, 84], 20), m.body, 7, {
      lines: { path: rays(10, 0, -95, 75, 94, 0.31), width: 1.6 },
    }),
    part(ring([0, -95], [93, 93], 6), m.dark, 3),
    part(oval(0, -95, 22), deeper(m.body, m, 0.3), 8),
    part(oval(0, -95, 8), m.dark, 3),
  ],
});
