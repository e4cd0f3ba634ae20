import type { Figure } from "../sculpt.ts";
import { toned } from "./dressed.ts";
import { oval, type Point, polygon } from "./outline.ts";

const around = (count: number, out: number, inner: number): Point[] =>
  Array.from({ length: count * 2 }, (_, i) => {
    const angle = (Math.PI * i) / count - Math.PI / 2;
    const r = i % 2 === 0 ? out : inner;
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
  });

const box = { left: -60, right: 60, top: -60, bottom: 60 };

/** The moon, the sun or a star, small enough to be in a cup. */
export const SMALL_SKY: Record<"moon" | "sun" | "stars", Figure> = {
  stars: { box, parts: [toned(polygon(around(5, 60, 26)), "yellow", 8, { lift: 0.12 })] },
  moon: {
    box,
    parts: [
      toned(oval(0, 0, 58), "white", 10, { lift: 0.08 }),
      toned(`${oval(-18, -14, 13)}${oval(20, 10, 9)}${oval(-8, 26, 7)}${oval(16, -26, 6)}`, "grey", 2, {
        lift: 0.08,
      }),
    ],
  },
  sun: {
    box,
    parts: [
      toned(polygon(around(12, 60, 42)), "orange", 3),
      toned(oval(0, 0, 38), "yellow", 8, { lift: 0.12 }),
    ],
  },
};
