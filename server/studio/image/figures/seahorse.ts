import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, readPoints, ribbon, smoothJoints, type Joint } from "./outline.ts";
import { deeper, paler } from "./strokes.ts";
import { white } from "./tones.ts";

const BODY =
  "-6 -206 34, 18 -178 38, 30 -142 50, 22 -104 48, 2 -74 34, -4 -48 24, 10 -24 18, 34 -14 14, 44 -32 11, 30 -42 8, 22 -30 6";

/** Rings across the body, as a seahorse has plates. */
const RINGS = smoothJoints(readPoints<Joint>(BODY), 3)
  .slice(4, -6)
  .map(([x, y, width]) => `M${x - width * 0.46} ${y + 3}Q${x} ${y - 5} ${x + width * 0.46} ${y + 3}`)
  .join("");

/** Points along the back. */
const SPIKES = [
  [26, -192, 40, -204],
  [44, -166, 62, -172],
  [52, -138, 72, -138],
  [44, -108, 62, -102],
]
  .map(([x, y, px, py]) => polygon(`${x! - 6} ${y! - 10}, ${px} ${py}, ${x! - 4} ${y! + 12}`))
  .join("");

/** A seahorse that looks to the left: a long snout, a crest, plates, a curled tail. */
export const seahorse: FigureMaker = (m) =>
  boxed([
    part(SPIKES, deeper(m.body, m, 0.25), 3),
    part(blob("44 -146, 72 -164, 92 -146, 90 -118, 66 -112, 46 -120"), paler(m.body, 0.4), 4, {
      lines: { path: "M50 -136L84 -148M50 -130L88 -132M50 -124L82 -118", width: 2 },
    }),
    part(ribbon(BODY), m.body, 16, { lines: { path: RINGS, width: 2.4 } }),
    part(ribbon("-4 -172 18, 2 -140 30, -2 -108 28, -8 -84 14"), paler(m.body, 0.5), 8, {
      lines: { path: "M-10 -156L10 -152M-14 -138L14 -134M-14 -120L12 -116M-12 -102L8 -98", width: 2 },
    }),
    part(
      polygon("-18 -226, -22 -254, -8 -238, 0 -260, 6 -236, 20 -248, 14 -218"),
      deeper(m.body, m, 0.25),
      4,
    ),
    part(blob("-34 -212, -22 -232, 4 -236, 22 -218, 22 -196, 4 -182, -20 -186, -34 -198"), m.body, 16),
    part(ribbon("-26 -202 20, -56 -194 13, -72 -192 15"), m.body, 6),
    part(oval(-80, -192, 4, 6), deeper(m.body, m, 0.5), 1),
    part(oval(-8, -212, 9), white, 3),
    part(oval(-9, -212, 5), m.dark, 1),
  ]);
