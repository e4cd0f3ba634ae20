import type { Lab } from "../colour.ts";
import { mix } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";

/** Parts of a four-legged animal that looks to the left and stands on y = 0. */
export interface Beast {
  // Limbs are lists of joints for `ribbon`, from the body outward.
  box: { left: number; right: number; top: number; bottom: number };
  torso: string;
  neck: string;
  head: string;
  near: readonly string[];
  far: readonly string[];
  tail: string;
  /** Ears and other points of the head. */
  ears: string;
  eye: readonly [number, number];
  /** Drawn over the body: mane, stripes. */
  over?: { path: string; tones: (body: Lab[], trim: Lab[]) => Lab[]; relief: number };
  relief: number;
}

export function beast(shape: Beast): FigureMaker {
  return (m, window) => {
    const far = m.body.map((tone) => mix(tone, m.palette.ink, 0.3));
    const whole =
      [shape.torso, shape.neck, shape.head, ...shape.near].map((limb) => ribbon(limb)).join("") + shape.ears;
    return {
      box: shape.box,
      parts: [
        part(shape.far.map((leg) => ribbon(leg)).join(""), far, 6, { lift: -0.14, window }),
        part(ribbon(shape.tail), m.body, 5, { window, lift: -0.05 }),
        part(whole, m.body, shape.relief, { window }),
        // A lion without its mane or a zebra without stripes is another animal.
        ...(shape.over ? [part(shape.over.path, shape.over.tones(m.body, m.trim), shape.over.relief)] : []),
        part(oval(shape.eye[0], shape.eye[1], 2.3, 2), m.dark, 1),
      ],
    };
  };
}
