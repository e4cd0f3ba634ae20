import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval } from "./outline.ts";
import { put } from "./put-figures.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { METAL } from "./tones.ts";

/** A wooden guitar with its sound hole, strings, frets and pegs, leaning. */
export const guitar: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".68 .11 66"));
  const dark = tint(".34 .05 45");
  const upright = boxed([
    part(
      blob(
        "0 4, -46 0, -74 -34, -72 -74, -46 -104, -54 -136, -36 -164, 0 -172, 36 -164, 54 -136, 46 -104, 72 -74, 74 -34, 46 0",
      ),
      deeper(wood, m, 0.5),
      8,
    ),
    part(
      blob(
        "0 -4, -42 -7, -67 -36, -65 -72, -38 -104, -47 -136, -32 -157, 0 -165, 32 -157, 47 -136, 38 -104, 65 -72, 67 -36, 42 -7",
      ),
      wood,
      9,
    ),
    part(oval(0, -112, 27), dark, 3),
    part(oval(0, -112, 21), deeper(dark, m, 0.6), 3, { lift: -0.1 }),
    part(box(-30, -46, 30, -34), dark, 3),
    part(box(-10, -300, 10, -128), dark, 4, {
      lines: {
        path: Array.from({ length: 8 }, (_, i) => `M-10 ${-290 + i * 20}L10 ${-290 + i * 20}`).join(""),
        width: 2,
        light: true,
      },
    }),
    part(box(-16, -346, 16, -298), dark, 5),
    part([-336, -322, -308].map((y) => oval(-22, y, 6, 5) + oval(22, y, 6, 5)).join(""), METAL, 3),
    part([-6, -2, 2, 6].map((x) => box(x - 0.7, -340, x + 0.7, -40)).join(""), tint(".9 .02 90"), 0.4, {
      lift: 0.1,
    }),
  ]);
  return boxed(put(upright, { x: 0, y: 0, size: 0.8, turn: 0.42 }).parts);
};
