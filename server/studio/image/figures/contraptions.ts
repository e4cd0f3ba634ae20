import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ovalPair, ribbons } from "./strokes.ts";
import { black, brown, colourTones, gold, green, grey, pink, red, white, yellow } from "./tones.ts";

/** Goggles that show another world. */
export const vrHeadset: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -159, bottom: 4 },
  parts: [
    part(
      ribbon("-90 -60 18, -100 -112 18, -50 -144 18, 0 -148 20, 50 -144 18, 100 -112 18, 90 -60 18"),
      black,
      5,
    ),
    part(
      blob("-98 -14, -104 -84, -60 -98, 60 -98, 104 -84, 98 -14, 50 2, 22 -4, 0 -26, -22 -4, -50 2"),
      bodyOr(m, white),
      15,
    ),
    part(blob("-82 -26, -86 -74, -50 -84, 50 -84, 86 -74, 82 -26, 40 -20, 0 -38, -40 -20"), black, 6),
    part(ovalPair(40, -54, 17, 13), colourTones("blue"), 0, { lit: colourTones("blue")[0]! }),
  ],
});

/** A keyboard with its mouse. */
export const keyboard: FigureMaker = (m) => {
  const rows = [
    [-66, 12, 0.86],
    [-50, 12, 0.9],
    [-34, 11, 0.95],
    [-16, 5, 1],
  ] as const;
  return {
    box: { left: -120, right: 124, top: -86, bottom: 5 },
    parts: [
      part(polygon("-108 -78, 66 -78, 82 2, -120 2"), bodyOr(m, black), 6),
      ...rows.map(([y, count, k]) =>
        part(
          Array.from({ length: count }, (_, i) => {
            const wide = (count === 5 ? 34 : 12.4) * k;
            const x = -20 + (i - (count - 1) / 2) * (count === 5 ? 36 : 15.4) * k;
            return box(x - wide / 2, y - 6, x + wide / 2, y + 6);
          }).join(""),
          white,
          3,
        ),
      ),
      part(ribbon("104 -60 3, 110 -84 3"), black, 1),
      part(blob("88 -2, 86 -34, 104 -58, 122 -34, 120 -2, 104 5"), bodyOr(m, black), 10, {
        lift: 0.06,
        lines: { path: "M104 -56L104 -28M88 -28L120 -28", width: 2.4, light: true },
      }),
    ],
  };
};

/** A trap with cheese on its board. */
export const mousetrap: FigureMaker = (m) => ({
  box: { left: -116, right: 116, top: -92, bottom: 5 },
  parts: [
    part(polygon("-116 0, 96 0, 116 -40, -84 -40"), bodyOr(m, brown), 6, {
      lines: { path: "M-100 -8L92 -8M-92 -22L104 -22", width: 2 },
    }),
    part(ribbons("-12 -32 5, -70 -46 5, -100 -18 5, -40 -8 5, -12 -8 5"), grey, 2),
    part(
      Array.from({ length: 6 }, (_, i) =>
        ribbon([
          [-14 + i * 2, -36 + i * 5, 6],
          [0 + i * 2, -36 + i * 5, 6],
        ]),
      ).join(""),
      grey,
      2,
    ),
    part(polygon("36 -18, 92 -18, 92 -50"), yellow, 5),
    part(polygon("36 -18, 92 -50, 80 -66, 30 -30"), yellow, 4, { lift: 0.1 }),
    part(oval(72, -30, 6) + oval(84, -26, 4) + oval(62, -46, 5, 4), deeper(gold, m, 0.2), 2),
    part(ribbon("4 -24 4, 40 -30 4"), grey, 1),
  ],
});

/** A switch on the wall. */
export const lightSwitch: FigureMaker = (m) => ({
  box: { left: -62, right: 62, top: -166, bottom: 3 },
  parts: [
    part(
      "M-60 -8L-60 -154Q-60 -164 -50 -164L50 -164Q60 -164 60 -154L60 -8Q60 2 50 2L-50 2Q-60 2 -60 -8Z",
      bodyOr(m, white),
      8,
    ),
    part(box(-30, -134, 30, -28), grey, 4),
    part(polygon("-26 -130, 26 -130, 26 -84, -26 -84"), white, 4, { lift: 0.1 }),
    part(polygon("-26 -82, 26 -82, 26 -32, -26 -32"), white, 6, { lift: -0.12 }),
    part(box(-3, -120, 3, -100), red, 1),
    part(oval(0, -150, 4) + oval(0, -12, 4), grey, 2),
  ],
});

/** A set of false teeth. */
export const dentures: FigureMaker = (m) => {
  const gum = bodyOr(m, pink);
  const teeth = (y: number, tall: number) =>
    [-62, -42, -21, 0, 21, 42, 62]
      .map((x) =>
        blob(
          [
            [x - 10, y],
            [x - 10, y + tall * (1 - Math.abs(x) / 260)],
            [x, y + tall * 1.1 * (1 - Math.abs(x) / 260)],
            [x + 10, y + tall * (1 - Math.abs(x) / 260)],
            [x + 10, y],
          ],
          4,
        ),
      )
      .join("");
  return {
    box: { left: -96, right: 96, top: -142, bottom: 5 },
    parts: [
      part(
        blob("-92 -70, -84 -116, -46 -138, 0 -142, 46 -138, 84 -116, 92 -70, 60 -86, 0 -96, -60 -86"),
        gum,
        12,
      ),
      part(blob("-92 -66, -84 -18, -46 2, 0 5, 46 2, 84 -18, 92 -66, 60 -46, 0 -36, -60 -46"), gum, 12),
      part(blob("-84 -68, -50 -82, 0 -90, 50 -82, 84 -68, 50 -52, 0 -44, -50 -52"), red, 3, { lift: -0.2 }),
      part(teeth(-104, 32), white, 6),
      part(teeth(-28, -32), white, 6),
    ],
  };
};

/** A bed of glass for a newborn. */
export const incubator: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -200, bottom: 3 },
  parts: [
    part(ribbons("-70 -70 8, -76 -12 8", "70 -70 8, 76 -12 8", "-80 -14 8, 80 -14 8"), grey, 3),
    part(oval(-76, -8, 9) + oval(76, -8, 9), m.dark, 3),
    part(box(-108, -104, 108, -68), bodyOr(m, white), 6),
    part(box(60, -98, 98, -76), green, 0, { lit: green[0]! }),
    part(
      "M-100 -104L-86 -188Q-80 -198 -66 -198L66 -198Q80 -198 86 -188L100 -104Z",
      colourTones("blue").map(([l, a, c]): [number, number, number] => [l + 0.12, a * 0.4, c * 0.4]),
      10,
      {
        lift: 0.16,
        lines: { path: "M-76 -120L-66 -180M-56 -120L-50 -172", width: 4, light: true },
      },
    ),
    part(blob("-60 -106, -56 -130, -20 -138, 30 -136, 40 -118, 36 -106"), white, 8),
    part(oval(50, -126, 18), pink, 7),
  ],
});

/** A figure in a shop window, without a face. */
export const mannequin: FigureMaker = (m) => {
  const shell = bodyOr(m, white);
  return {
    box: { left: -62, right: 62, top: -252, bottom: 3 },
    parts: [
      part(oval(0, -4, 46, 8), grey, 3),
      part(ribbon("0 -6 6, 0 -70 6"), grey, 2),
      part(
        ribbon("-16 -92 27, -14 -50 18, -12 -16 12") + ribbon("16 -92 27, 16 -50 18, 14 -16 12"),
        shell,
        7,
      ),
      part(
        ribbon("-36 -182 14, -52 -140 12, -44 -104 11") + ribbon("36 -182 14, 56 -150 12, 40 -124 11"),
        shell,
        5,
      ),
      part(
        blob("-38 -190, -20 -196, 20 -196, 38 -190, 28 -146, 34 -104, 0 -88, -34 -104, -28 -146"),
        red,
        12,
      ),
      part(ribbon("0 -190 14, 0 -206 13"), shell, 4),
      part(oval(0, -226, 20, 26), shell, 11),
    ],
  };
};
