import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { paler, ribbons } from "./strokes.ts";
import { blue, brown, colourTones, grey, red, white, yellow } from "./tones.ts";
import { rays, turned } from "./turned.ts";

/** A baseball bat and its ball. */
export const baseballBat: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -202, bottom: 8 },
  parts: [
    part(ribbon("-76 -8 18, -40 -62 15, 10 -124 30, 58 -184 36"), m.body, 12),
    part(ribbon("-74 -12 17, -52 -44 16", 2), m.dark, 5),
    part(oval(-78, -6, 14), m.body, 6),
    part(oval(56, -32, 33), white, 20),
    part(ring([14, -32], [33, 33], 3, [-0.75, 0.75]) + ring([98, -32], [33, 33], 3, [2.4, 3.9]), red, 1, {
      lift: 0.1,
    }),
  ],
});

/** A golf club with its ball on a tee, and a flag. */
export const golfClub: FigureMaker = (m) => ({
  box: { left: -110, right: 112, top: -217, bottom: 4 },
  parts: [
    part(ribbons("96 0 5, 96 -170 5"), grey, 2),
    part(polygon("96 -170, 40 -150, 96 -128"), red, 4),
    part(oval(92, 0, 20, 5), m.dark, 1),
    part(ribbon("-70 -212 10, -54 -150 9", 2), m.dark, 4),
    part(ribbon("-54 -152 5, -18 -24 5", 2), grey, 2),
    part(blob("-26 -28, -8 -30, 18 -14, 26 -2, 6 3, -24 -2"), m.body, 8),
    part(polygon("46 -18, 62 -18, 56 -12, 55 2, 53 2, 52 -12"), red, 2),
    part(oval(54, -32, 16), white, 10),
  ],
});

const netting = (x: number, y: number, rx: number, ry: number, step: number) => {
  const lines: string[] = [];
  for (let d = -rx + step; d < rx; d += step) {
    const h = ry * Math.sqrt(1 - (d / rx) ** 2);
    lines.push(`M${x + d} ${y - h}L${x + d} ${y + h}`);
  }
  for (let d = -ry + step; d < ry; d += step) {
    const w = rx * Math.sqrt(1 - (d / ry) ** 2);
    lines.push(`M${x - w} ${y + d}L${x + w} ${y + d}`);
  }
  return lines.join("");
};

/** A tennis racket and its ball. */
export const tennisRacket: FigureMaker = (m) => ({
  box: { left: -70, right: 104, top: -242, bottom: 8 },
  parts: [
    part(oval(0, -168, 54, 66), paler(white, 0.6), 2, {
      lines: { path: netting(0, -168, 54, 66, 12), width: 1.8 },
    }),
    part(ring([0, -168], [56, 68], 11), m.body, 6),
    part(
      ribbons("-30 -110 9, -6 -70 10", "30 -110 9, 6 -70 10") + ribbon("-26 -114 7, 26 -114 7", 1),
      m.body,
      5,
    ),
    part(box(-8, -78, 8, -48), m.body, 6),
    part("M-10 -58L10 -58L12 -4Q0 4 -12 -4Z", m.dark, 7, {
      lines: { path: "M-10 -46L11 -38M-10 -34L11 -26M-11 -22L12 -14", width: 2.4, light: true },
    }),
    part(oval(74, -28, 29), colourTones("yellow"), 18),
    part(ring([44, -20], [32, 32], 4, [-0.9, 0.9]) + ring([106, -36], [32, 32], 4, [2.3, 4]), white, 1, {
      lift: 0.1,
    }),
  ],
});

/** A table-tennis bat with its ball. */
export const pingPong: FigureMaker = (m) => ({
  box: { left: -64, right: 92, top: -186, bottom: 3 },
  parts: [
    part("M-15 -62L15 -62L19 -8Q0 6 -19 -8Z", brown, 8),
    part(oval(0, -122, 63, 64), brown, 5),
    part("M-58 -92A62 62 0 1 1 58 -92L24 -66L-24 -66Z", m.body, 5),
    part(oval(66, -22, 22), white, 14),
  ],
});

/** A pair of boxing gloves on their laces. */
export const boxingGloves: FigureMaker = (m) => {
  const glove = (s: 1 | -1) => {
    const at = (points: string) =>
      points
        .split(", ")
        .map((p) => p.split(" ").map(Number))
        .map(([x, y]): [number, number] => [s * (x! + 56), y!]);
    return [
      part(polygon(at("-30 -124, 22 -124, 24 -92, -32 -92")), white, 8),
      part(blob(at("-32 -100, 26 -100, 44 -66, 46 -26, 22 2, -16 2, -40 -22, -44 -62")), m.body, 30),
      part(blob(at("-38 -84, -20 -82, -14 -52, -20 -28, -38 -24, -50 -42, -50 -68")), m.body, 14, {
        lift: 0.1,
      }),
      part(box(s * 56 - 32, -112, s * 56 + 26, -104), m.dark, 2),
    ];
  };
  return {
    box: { left: -106, right: 106, top: -200, bottom: 3 },
    parts: [
      part(ribbon("-54 -120 6, -34 -168 5, 0 -196 5, 34 -168 5, 54 -120 6"), white, 2),
      ...glove(-1),
      ...glove(1),
    ],
  };
};

/** A dumbbell. */
export const dumbbell: FigureMaker = (m) => ({
  box: { left: -126, right: 126, top: -106, bottom: 3 },
  parts: [
    part(box(-124, -58, 124, -46), grey, 6),
    part(
      [-1, 1]
        .map((s) =>
          polygon([
            [s * 56, -104],
            [s * 82, -104],
            [s * 82, 0],
            [s * 56, 0],
          ]),
        )
        .join(""),
      m.body,
      8,
    ),
    part(
      [-1, 1]
        .map((s) =>
          polygon([
            [s * 84, -88],
            [s * 106, -88],
            [s * 106, -16],
            [s * 84, -16],
          ]),
        )
        .join(""),
      m.body,
      8,
    ),
    part(box(-54, -60, -46, -44) + box(46, -60, 54, -44), m.dark, 3),
  ],
});

/** A stopwatch. */
export const stopwatch: FigureMaker = (m) => ({
  box: { left: -76, right: 82, top: -190, bottom: 3 },
  parts: [
    part(box(-9, -176, 9, -146) + box(-18, -190, 18, -174), grey, 5),
    part(ribbon("46 -132 12, 64 -150 16", 2), grey, 5),
    part(oval(0, -74, 75), m.body, 9),
    part(oval(0, -74, 60), white, 4, {
      lines: [
        { path: rays(60, 0, -74, 53, 57), width: 1.2 },
        { path: rays(12, 0, -74, 47, 57), width: 3 },
      ],
    }),
    part(polygon(turned("-4 10, 4 10, 1 -46, -1 -46", 0.7, 0, -74)) + oval(0, -74, 6), red, 2),
    part(ring([0, -50], [13, 13], 2), m.dark, 1),
  ],
});

/** A pair of flippers. */
export const flippers: FigureMaker = (m) => {
  const one = (s: number) => {
    const x = (v: number) => s * v + s * 46;
    return [
      part(
        blob([
          [x(-20), -180],
          [x(20), -180],
          [x(24), -130],
          [x(22), -110],
          [x(42), -4],
          [x(0), 3],
          [x(-40), -4],
          [x(-22), -110],
          [x(-24), -130],
        ]),
        m.body,
        9,
        {
          lines: {
            path: `M${x(-18)} -100L${x(-26)} -12M${x(18)} -100L${x(26)} -12M${x(0)} -100L${x(0)} -8`,
            width: 4,
          },
        },
      ),
      part(oval(x(0), -158, 15, 18), m.dark, 5),
    ];
  };
  return { box: { left: -92, right: 92, top: -186, bottom: 7 }, parts: [...one(-1), ...one(1)] };
};

/** A diving mask with its snorkel. */
export const divingMask: FigureMaker = (m) => ({
  box: { left: -103, right: 122, top: -199, bottom: 3 },
  parts: [
    part(ribbon("-96 -70 14, -70 -98 12, 70 -98 12, 96 -70 14"), m.dark, 4),
    part(ribbon("34 -8 18, 84 -8 18, 104 -34 17, 106 -120 16, 100 -190 16", 6), yellow, 7),
    part(ribbon("101 -176 17, 100 -190 17", 2), red, 5),
    part(box(14, -20, 40, 2), m.dark, 5),
    part(symmetric("0 -128, 54 -128, 86 -106, 84 -64, 52 -38, 22 -44, 14 -66, 0 -72", 4), m.body, 10),
    part(
      symmetric("0 -114, 50 -114, 70 -98, 68 -68, 48 -54, 26 -58, 16 -80, 0 -86", 4),
      paler(blue, 0.35),
      4,
    ),
    part(ribbons("-56 -102 5, -36 -102 6", "-60 -88 5, -54 -78 4"), white, 1, { lift: 0.2 }),
    part(blob("-12 -76, 0 -84, 12 -76, 18 -44, 0 -34, -18 -44"), m.body, 8, { lift: 0.08 }),
  ],
});
