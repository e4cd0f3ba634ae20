import { mix } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";

const BODY =
  "M-800 0L-800 -120C-620 -128 -480 -140 -400 -152C-320 -158 -262 -188 -218 -248C-176 -306 -110 -344 -34 -338C22 -334 62 -304 72 -254C54 -278 24 -290 -4 -282C-42 -270 -56 -224 -32 -178C-8 -132 56 -106 142 -110C230 -114 308 -130 400 -150C520 -166 680 -132 800 -120L800 0Z";
const FACE =
  "M72 -254C54 -278 24 -290 -4 -282C-42 -270 -56 -224 -32 -178C-8 -132 56 -106 142 -110C60 -82 -40 -102 -86 -158C-126 -208 -112 -274 -62 -304C-16 -330 46 -304 72 -254Z";
const CREST = [
  [-214, -256], [-190, -286], [-160, -312], [-126, -330], [-88, -340], [-50, -343], [-12, -339], [20, -328],
  [46, -310], [64, -286], [74, -258], [66, -244],
] as const; // prettier-ignore

/** A wave about to break. */
export const wave: FigureMaker = (m) => {
  const streaks = Array.from({ length: 15 }, (_, i) => {
    const u = i / 14;
    return `M${-150 + u * 210} ${-6 - u * 86}C${-168 + u * 96} ${-112 + u * 20} ${-166 + u * 100} ${-244 + u * 10} ${-76 + u * 80} ${-320 + u * 30}`;
  }).join("");
  const back = Array.from(
    { length: 9 },
    (_, i) =>
      `M${-396 + i * 22} ${-140 + i * 15}C${-320 + i * 18} ${-150 + i * 10} ${-258 + i * 13} ${-190 + i * 6} ${-218 + i * 12} ${-246 - i * 6}`,
  ).join("");
  const deep = m.body.map((tone, i) => mix(tone, m.palette.ink, 0.06 + i * 0.05));
  const face = m.body.map((tone) => mix(tone, m.palette.cloud[0]!, 0.22));
  const foam = (r: number, dx: number, dy: number) =>
    CREST.map(([x, y], i) => oval(x + dx * ((i % 3) - 1), y + dy * (i % 2), r + (i % 4) * 2.4)).join("");
  const foot = Array.from({ length: 47 }, (_, i) =>
    oval(-790 + i * 34.4 + ((i * 13) % 9), -2 - ((i * 7) % 5), 20 + ((i * 11) % 7), 7 + ((i * 5) % 5)),
  ).join("");
  return {
    box: { left: -810, right: 819, top: -362, bottom: 0 },
    parts: [
      part(BODY, deep, 26, { lines: { path: back, width: 1.6 } }),
      part(FACE, face, 18, { lines: { path: streaks, width: 1.6 } }),
      part(foam(9, 5, 6), m.pale, 6),
      part(foot, m.pale, 4),
      part(foam(6, 9, -7), m.pale, 4, { lift: 0.06 }),
      part(
        [
          oval(40, -214, 7),
          oval(58, -190, 5),
          oval(84, -220, 4.6),
          oval(26, -196, 4),
          oval(98, -190, 3.6),
        ].join(""),
        m.pale,
        3,
      ),
    ],
  };
};
