import { SKIN } from "./dressed.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import type { Stance } from "./stance.ts";

/** Leaning back with the hands on a rope. */
export const PULLING = {
  hip: [-8, -36],
  lean: -0.46,
  nod: 0.3,
  legs: ["-8 -36, 14 -30, 22 -4", "-6 -34, 4 -18, 14 -3"],
  toes: 1,
  arms: ["6 -62, 24 -58", "-2 -50, 14 -53"],
  held: [part(oval(24, -57, 4) + oval(14, -53, 4), SKIN, 1.5)],
} as const satisfies Partial<Stance>;

/** Bent over a spade; the hands are on it where it is. */
export const DIGGING = {
  box: { left: -40, right: 92, top: -104, bottom: 5 },
  hip: [-8, -44],
  lean: 0.5,
  nod: -0.2,
  legs: ["-8 -44, -12 -24, -22 -4", "-6 -44, 10 -26, 8 -4"],
  toes: 1,
} as const satisfies Partial<Stance>;

/** On the knees, bent to the earth. */
export const PLANTING = {
  box: { left: -42, right: 78, top: -88, bottom: 4 },
  hip: [-10, -28],
  lean: 0.5,
  nod: -0.1,
  legs: ["-10 -27, 8 -5, -26 -4", "-8 -26, 13 -5, -22 -2"],
  toes: -1,
} as const satisfies Partial<Stance>;
