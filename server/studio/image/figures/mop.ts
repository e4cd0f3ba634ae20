import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { blue, brown, grey, red, white } from "./tones.ts";

/** Cords from the head of the mop to the floor, each with its own bend. */
const cords = (odd: boolean) =>
  Array.from({ length: 15 }, (_, i) => {
    const t = (i - 7) / 7;
    const sway = (i % 3) * 5 - 5;
    return [i, t, sway] as const;
  })
    .filter(([i]) => (i % 2 === 1) === odd)
    .map(([i, t, sway]) =>
      ribbon([
        [-52 + t * 17, -106, 9],
        [-52 + t * 50, -84 + Math.abs(t) * 12, 11],
        [-52 + t * 66 + sway, -44, 12],
        [-52 + t * 74 - sway, -16 + (i % 4) * 2, 12],
        [-52 + t * 92, -3 + (i % 3) * 2, 10],
      ]),
    )
    .join("");

/** A mop whose wet cords spread over the floor, beside its bucket. */
export const stringMop: FigureMaker = (m) => {
  const pail = bodyOr(m, blue);
  return boxed([
    part(oval(-46, 2, 112, 11), deeper(blue, m, 0.1), 2, { lift: 0.22 }),
    part(ribbon("44 -92 5, 76 -138 5, 112 -92 5", 8), grey, 1),
    part("M34 -92L122 -92L110 -2Q78 8 46 -2Z", pail, 12, {
      lines: { path: "M37 -74Q78 -66 119 -74", width: 2.4 },
    }),
    part(oval(78, -92, 45, 11), pail, 3, { lift: 0.12 }),
    part(oval(78, -91, 37, 7), deeper(blue, m, 0.5), 2),
    part(oval(62, -96, 12, 9) + oval(80, -100, 14, 11) + oval(97, -95, 10, 8), white, 6),
    part(ribbon("-22 -262 9, -48 -122 10"), brown, 3),
    part(cords(true), deeper(white, m, 0.3), 5),
    part(cords(false), white, 5, { lift: 0.04 }),
    part(ribbons("-78 -106 24, -28 -112 24"), red, 6, {
      lines: { path: "M-76 -98L-28 -104", width: 2 },
    }),
    part(ribbon("-52 -118 20, -48 -132 15"), red, 4),
  ]);
};
