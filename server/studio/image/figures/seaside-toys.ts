import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { WOOD } from "./tableware.ts";
import { black, gold, orange, red, white } from "./tones.ts";

/** A yellow duck of rubber. */
export const rubberDuck: FigureMaker = (m) => {
  const rubber = bodyOr(m, tint(".88 .16 95"));
  return boxed([
    part(oval(0, -2, 122, 14), tint(".78 .08 228"), 3),
    part(
      blob("-86 -76, -40 -92, 20 -84, 70 -98, 112 -122, 116 -84, 96 -36, 50 -6, -40 -6, -86 -32"),
      rubber,
      28,
    ),
    part(blob("-10 -64, 30 -76, 74 -66, 56 -40, 20 -28, -4 -40"), deeper(rubber, m, 0.08), 10, {
      lift: 0.06,
    }),
    part(oval(-44, -132, 54, 52), rubber, 28),
    part(blob("-88 -136, -122 -138, -132 -122, -116 -110, -88 -112"), orange, 8, {
      lines: { path: "M-130 -124L-94 -124", width: 2.6 },
    }),
    part(oval(-62, -146, 10, 12), white, 3),
    part(oval(-64, -145, 6, 8), black, 2),
    part(oval(-66, -149, 2.4), white, 0.6),
    part(ribbon("-34 -172 9, -14 -166 9, -2 -152 7"), paler(rubber, 0.6), 2),
  ]);
};

/** A swimming ring in bright sectors. */
export const swimRing: FigureMaker = (m) => {
  const base = bodyOr(m, tint(".74 .12 205"));
  const stripes = [tint(".86 .16 95"), tint(".68 .19 10")];
  return boxed([
    part(ring([0, -100], [82, 82], 56), base, 20),
    ...[0, 1, 2, 3, 4, 5].map((k) =>
      part(ring([0, -100], [82, 82], 56, [k * 1.047 + 0.34, k * 1.047 + 0.5]), stripes[k % 2]!, 14),
    ),
    part(ribbons("-74 -166 8, -50 -182 9, -22 -190 7"), white, 2, { lift: 0.08 }),
    part(ribbon("96 -42 13, 110 -30 11") + oval(113, -27, 9), tint(".8 .14 90"), 5),
  ]);
};

/** A ship's steering wheel. */
export const shipWheel: FigureMaker = (m) => {
  const wood = bodyOr(m, WOOD);
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 6.283;
    const at = (r: number) => [Math.cos(a) * r, -130 + Math.sin(a) * r] as const;
    return ribbon([
      [...at(14), 13],
      [...at(52), 9],
      [...at(70), 13],
      [...at(94), 11],
      [...at(106), 9],
      [...at(116), 16],
      [...at(126), 12],
    ]);
  });
  return boxed([
    part(spokes.join(""), wood, 6),
    part(ring([0, -130], [78, 78], 24), wood, 8),
    part(ring([0, -130], [78, 78], 6), gold, 2),
    part(oval(0, -130, 28), wood, 8),
    part(oval(0, -130, 16), gold, 6),
    part(oval(0, -130, 5), deeper(gold, m, 0.4), 2),
  ]);
};

/** A corked bottle with a rolled letter in it, in the sea. */
export const bottlePost: FigureMaker = (m) => {
  const glass = bodyOr(m, tint(".8 .07 165"));
  return boxed([
    part(
      blob(
        "-136 -70, -122 -102, -60 -118, 20 -118, 48 -106, 62 -94, 112 -102, 118 -74, 66 -68, 50 -48, 22 -32, -60 -32, -122 -44",
      ),
      glass,
      22,
    ),
    part(polygon("108 -104, 138 -108, 144 -70, 114 -70"), WOOD, 6),
    part(blob("-96 -92, -60 -98, 20 -96, 26 -58, -50 -54, -94 -60"), tint(".92 .06 85"), 14, {
      lines: { path: "M-70 -88L8 -86M-76 -76L10 -74", width: 2 },
    }),
    part(box(-42, -100, -28, -54), red, 4),
    part(oval(24, -77, 9, 20), tint(".8 .07 80"), 3),
    part(ribbon("-104 -98 7, -56 -106 8, 6 -106 6"), white, 2, { lift: 0.08 }),
    part(
      "M-160 -30Q-130 -52 -100 -34Q-70 -16 -40 -34Q-10 -52 20 -34Q50 -16 80 -34Q110 -52 160 -26L146 6Q0 20 -146 6Z",
      tint(".66 .11 232"),
      10,
      {
        lines: {
          path: "M-120 -12Q-96 -24 -72 -12M-20 -10Q4 -22 28 -10M70 -8Q92 -20 116 -8",
          width: 3,
          light: true,
        },
      },
    ),
  ]);
};

/** A skipping rope with wooden grips. */
export const skippingRope: FigureMaker = (m) => {
  const rope = bodyOr(m, tint(".88 .06 85"));
  return boxed([
    part(
      ribbon(
        "-84 -150 9, -120 -90 9, -110 -28 9, -50 -4 9, 20 -16 9, 40 -56 9, 0 -80 9, -34 -52 9, -10 -12 9, 60 -2 9, 112 -30 9, 118 -92 9, 84 -150 9",
        10,
      ),
      rope,
      3,
    ),
    part(
      ribbons("-86 -146 20, -74 -196 24, -66 -226 20", "86 -146 20, 74 -196 24, 66 -226 20"),
      tint(".58 .2 26"),
      8,
    ),
    part(ribbons("-82 -166 23, -79 -178 24", "82 -166 23, 79 -178 24"), tint(".86 .15 92"), 5),
    part(oval(-65, -230, 13) + oval(65, -230, 13), tint(".58 .2 26"), 6),
  ]);
};

/** A cup and ball: the ball on its cord hangs from the wooden cup. */
export const cupAndBall: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".7 .1 70"));
  return boxed([
    part(ribbon("-20 -168 3, 30 -150 3, 76 -110 3, 84 -76 3"), white, 1),
    part(ribbon("-24 0 22, -24 -60 16, -24 -120 20, -24 -164 15"), wood, 7),
    part(polygon("-32 -160, -24 -236, -16 -160"), wood, 4),
    part("M-82 -166Q-76 -124 -48 -120L0 -120Q28 -124 34 -166Q-24 -148 -82 -166Z", wood, 10),
    part(ribbon("-82 -164 10, -24 -154 10, 34 -164 10"), deeper(wood, m, 0.2), 4),
    part(oval(84, -40, 38), tint(".56 .21 25"), 20),
    part(oval(84, -74, 6, 4), black, 1),
    part(oval(72, -54, 9, 7), tint(".86 .08 30"), 3),
    part(ribbons("-34 -30 5, -14 -30 5", "-33 -44 5, -15 -44 5"), red, 2),
  ]);
};
