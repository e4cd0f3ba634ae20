import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { leaf, shine } from "./fruit-parts.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { paler } from "./strokes.ts";

const PORES = [
  [-72, -70],
  [-44, -92],
  [-14, -102],
  [18, -88],
  [-54, -46],
  [-24, -62],
  [6, -54],
  [-40, -24],
  [-8, -22],
  [24, -36],
] as const;

/** A whole lemon with its leaf, and a half. */
export const lemon: FigureMaker = (m) => {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    const at = (turn: number, r: number) =>
      `${(66 + Math.cos(turn) * r).toFixed(1)} ${(-40 + Math.sin(turn) * r).toFixed(1)}`;
    return `M${at(a, 6)}L${at(a - 0.3, 25)}Q${at(a, 32)} ${at(a + 0.3, 25)}Z`;
  }).join("");
  return {
    box: { left: -118, right: 110, top: -149, bottom: 3 },
    parts: [
      part(ribbon("44 -104 7, 56 -124 5"), m.leaf, 2),
      leaf(52, -118, 40, -22),
      part(
        blob(
          "-112 -30, -96 -66, -62 -104, -18 -122, 26 -118, 44 -112, 56 -106, 50 -92, 44 -60, 18 -22, -26 0, -66 -4, -96 -16",
        ),
        m.body,
        40,
        { lines: { path: PORES.map(([x, y]) => `M${x} ${y}l1.4 0`).join(""), width: 2.4 } },
      ),
      shine(ribbon("-82 -66 7, -62 -90 9, -36 -106 6"), m.body),
      part(oval(66, -40, 42, 40), m.body, 7),
      part(oval(66, -40, 36, 34), paler(m.body, 0.8), 3),
      part(rays, m.body, 4, { lift: -0.02 }),
    ],
  };
};
