import type { Figure } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Costume, dressed, toned } from "./dressed.ts";
import { oval } from "./outline.ts";
import { held } from "./stance.ts";

/** Wide open eyes that look to the side. */
const AFRAID = [
  toned(oval(-3.6, -91.4, 2.9, 3.1) + oval(3.6, -91.4, 2.9, 3.1), "white", 0.6),
  toned(oval(-2.6, -91.2, 1.4) + oval(4.6, -91.2, 1.4) + oval(0.6, -84.8, 1.8, 1.6), "black", 0.4),
];

/** Stands behind a thing with the hands on its edge. */
export const peering = (look: Costume): Figure => {
  const own = free(look);
  return dressed({
    ...own,
    face: [...(own.face ?? []), ...AFRAID],
    left: [20, -70, 15, -81],
    right: [20, -70, 15, -81],
  });
};

/** Crouches with the arms around the knees. */
export const crouching = (look: Costume): Figure =>
  held(free(look), {
    box: { left: -30, right: 34, top: -84, bottom: 3 },
    hip: [-8, -14],
    lean: 0.22,
    legs: ["-6 -13, 14 -34, 12 -4", "-4 -12, 18 -32, 17 -3"],
    toes: 1,
    arms: ["14 -38, 20 -26", "18 -40, 22 -22"],
    face: AFRAID,
  });
