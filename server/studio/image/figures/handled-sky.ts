import type { Figure } from "../sculpt.ts";
import { toned } from "./dressed.ts";
import { oval, polygon, type Point } from "./outline.ts";

const star = (x: number, y: number, size: number): string =>
  polygon(
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = -Math.PI / 2 + (i * Math.PI) / 5;
      const far = i % 2 === 0 ? size : size * 0.44;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }),
  );
const rays = Array.from({ length: 12 }, (_, i) => {
  const [cos, sin] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  return polygon([
    [cos * 15 - sin * 3.4, -24 + sin * 15 + cos * 3.4],
    [cos * 24, -24 + sin * 24],
    [cos * 15 + sin * 3.4, -24 + sin * 15 - cos * 3.4],
  ]);
}).join("");

/** The moon, the sun and a star as things in somebody's hands. */
export const SKY_FIGURES: Record<"moon" | "sun" | "stars", Figure> = {
  moon: {
    box: { left: -16, right: 16, top: -46, bottom: 0 },
    parts: [
      toned("M10 -44A22.5 22.5 0 1 0 10 -2A19 19 0 1 1 10 -44Z", "yellow", 4, { lift: 0.16 }),
      toned(oval(-8, -30, 2.4) + oval(-9, -18, 3) + oval(-4, -10, 1.8), "orange", 0.8, { lift: 0.06 }),
    ],
  },
  sun: {
    box: { left: -24, right: 24, top: -48, bottom: 0 },
    parts: [toned(rays, "orange", 2, { lift: 0.12 }), toned(oval(0, -24, 16), "yellow", 5, { lift: 0.16 })],
  },
  stars: {
    box: { left: -23, right: 23, top: -44, bottom: 0 },
    parts: [toned(star(0, -20, 24), "yellow", 4, { lift: 0.16 })],
  },
};
