import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { black, colourTones, white } from "./tones.ts";

/** A burning candle on a saucer. */
export const candle: FigureMaker = (m) => ({
  box: { left: -40, right: 40, top: -172, bottom: 4 },
  parts: [
    part(oval(0, -5, 38, 9), m.gold, 4),
    part("M-14 -106Q-14 -114 0 -114Q14 -114 14 -106L14 -8L-14 -8Z", bodyOr(m, white), 7),
    part(
      "M-15 -108Q-16 -116 0 -116Q16 -116 15 -108L15 -84Q13 -76 9 -84L8 -94L-3 -94L-5 -72Q-9 -64 -12 -74Z",
      bodyOr(m, white),
      3,
      {
        lift: 0.06,
      },
    ),
    part(box(-1.4, -126, 1.4, -114), black, 0.6),
    part(
      "M0 -170Q24 -142 13 -126Q7 -117 0 -117Q-7 -117 -13 -126Q-24 -142 0 -170Z",
      colourTones("orange"),
      0,
      {
        lit: m.palette.lamp,
      },
    ),
    part("M0 -150Q11 -136 7 -126Q4 -120 0 -120Q-4 -120 -7 -126Q-11 -136 0 -150Z", colourTones("yellow"), 0, {
      lit: colourTones("yellow")[0]!,
    }),
  ],
});

/** A bottle of medicine with its label, and capsules before it. */
export const pills: FigureMaker = (m) => ({
  box: { left: -66, right: 88, top: -134, bottom: 5 },
  parts: [
    part(
      "M-36 -92Q-37 -102 -26 -105L26 -105Q37 -102 36 -92L36 -6Q36 3 25 4L-25 4Q-36 3 -36 -6Z",
      bodyOr(m, colourTones("orange")),
      9,
    ),
    part(box(-30, -132, 30, -105), white, 5, {
      lines: {
        path: "M-20 -130L-20 -107M-10 -130L-10 -107M0 -130L0 -107M10 -130L10 -107M20 -130L20 -107",
        width: 1.4,
      },
    }),
    part(box(-36, -84, 36, -22), white, 2, { lift: 0.05 }),
    part(
      "M-8 -76L8 -76L8 -61L22 -61L22 -45L8 -45L8 -30L-8 -30L-8 -45L-22 -45L-22 -61L-8 -61Z",
      colourTones("green"),
      1.5,
    ),
    part(ribbon("50 -9 18, 62 -9 18"), colourTones("red"), 5),
    part(ribbon("64 -9 18, 76 -9 18"), white, 5),
    part(oval(-54, -6, 12, 8), white, 4),
  ],
});

/** A quilt of patches that lies spread out, one corner turned over. */
export const blanket: FigureMaker = (m) => {
  const cloth = bodyOr(m, white);
  const [columns, rows] = [6, 4];
  // From the far edge (v = 0) to the near one, which is wider and hangs in waves.
  const at = (u: number, v: number) => {
    const y = -96 + 94 * v ** 1.15;
    return `${((u - 0.5) * (150 + 74 * v) + (1 - v) * 10).toFixed(1)} ${(y + Math.sin(u * 15) * (2 + 3 * v)).toFixed(1)}`;
  };
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    Array.from({ length: 13 }, (_, i) =>
      at(from[0] + ((to[0] - from[0]) * i) / 12, from[1] + ((to[1] - from[1]) * i) / 12),
    );
  const across = (v: number) => line([0, v], [1, v]);
  const whole = [...across(0), ...line([1, 0], [1, 1]), ...across(1).toReversed(), ...line([0, 1], [0, 0])];
  const patches = [cloth, deeper(cloth, m, 0.22), colourTones("blue")].map((tones, kind) => ({
    tones,
    path: Array.from({ length: columns * rows }, (_, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      if ((column + row * 2) % 3 !== kind) return "";
      const corner = (right: number, down: number) =>
        at((column + 0.07 + right * 0.86) / columns, (row + 0.09 + down * 0.82) / rows);
      return `M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}Z`;
    }).join(""),
  }));
  return boxed([
    part(`M${whole.join("L")}Z`, paler(cloth, 0.3), 7),
    ...patches.map(({ tones, path }) => part(path, tones, 3)),
    part(
      `M${at(0.62, 1)}L${at(1, 1)}L${at(1, 0.5)}Q${at(0.86, 0.66)} ${at(0.62, 1)}Z`,
      deeper(cloth, m, 0.16),
      5,
    ),
  ]);
};
