import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, petals } from "./strokes.ts";
import { green, red, yellow } from "./tones.ts";

/** A ripe tomato under its green star, and a half with its seeds. */
export const tomato: FigureMaker = (m) => {
  const ripe = bodyOr(m, red);
  const seed = (x: number, y: number) => oval(x, y, 4, 6);
  return boxed([
    part(blob("-30 -150, 30 -148, 84 -116, 90 -60, 54 -12, 0 -2, -56 -12, -92 -60, -86 -118"), ripe, 36),
    part(blob("-64 -112, -44 -128, -36 -112, -56 -84, -70 -88"), paler(ripe, 0.55), 4),
    part(petals(6, 0, -144, 4, 58, 17, 0.42, 0.3), green, 4),
    part(ribbon("0 -144 13, 4 -166 10, 16 -182 9"), deeper(green, m, 0.15), 4),
    part(oval(88, -52, 66, 56), ripe, 14),
    part(oval(88, -52, 54, 45), paler(ripe, 0.28), 5),
    part(
      blob("62 -84, 84 -88, 84 -62, 62 -58, 46 -66") +
        blob("94 -88, 116 -82, 128 -64, 112 -58, 94 -62") +
        blob("48 -46, 74 -48, 84 -40, 82 -18, 60 -22") +
        blob("94 -42, 120 -48, 130 -38, 112 -20, 94 -18"),
      deeper(ripe, m, 0.06),
      4,
    ),
    part(
      seed(64, -74) +
        seed(76, -74) +
        seed(104, -76) +
        seed(114, -68) +
        seed(60, -36) +
        seed(72, -32) +
        seed(108, -34) +
        seed(100, -28),
      yellow,
      2,
    ),
  ]);
};
