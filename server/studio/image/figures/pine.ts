import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon, ribbon, type Point } from "./outline.ts";
import { deeper } from "./strokes.ts";
import { brown } from "./tones.ts";

/** One tier of branches: its lower edge in points that hang. */
function tier(top: number, bottom: number, half: number, count: number, lean: number): string {
  const points: Point[] = [[lean, top]];
  for (let i = 0; i <= count * 2; i++) {
    const t = (i / (count * 2)) * 2 - 1;
    const hang = i % 2 === 0 ? 0 : -13;
    points.push([half * -t, bottom + hang - Math.abs(t) * 5 + Math.sin(i * 2.1) * 3]);
  }
  return polygon(points);
}

const TIERS = [
  [-150, -34, 96, 8, 2],
  [-196, -82, 84, 7, -2],
  [-236, -128, 70, 6, 2],
  [-272, -174, 54, 5, -1],
  [-302, -222, 36, 4, 0],
] as const;

/** A fir with its tiers of branches. */
export const pine: FigureMaker = (m) =>
  boxed([
    part(ribbon("0 -60 18, 0 0 24"), brown, 7, { lines: { path: "M-4 -40L-5 -2M5 -38L6 -4", width: 2 } }),
    ...TIERS.map(([top, bottom, half, count, lean], i) =>
      part(tier(top, bottom, half, count, lean), i % 2 === 0 ? deeper(m.body, m, 0.14) : m.body, 13, {
        lift: i * 0.015,
        lines: {
          path: Array.from({ length: count }, (_, k) => {
            const x = ((k + 0.5) / count) * 2 - 1;
            return `M${x * half * 0.5} ${bottom - (bottom - top) * 0.4}L${x * half * 0.8} ${bottom - 16}`;
          }).join(""),
          width: 2,
        },
      }),
    ),
  ]);
