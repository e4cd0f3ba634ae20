import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { black, blue, brown, colourTones, gold, grey, orange, pink, red, white } from "./tones.ts";

/** A frame to walk with. */
export const walkingFrame: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -187, bottom: 3 },
  parts: [
    part(ribbons("-44 -168 8, -30 -4 8", "44 -168 8, 30 -4 8"), grey, 3, { lift: -0.14 }),
    part(
      ribbons(
        "-46 -168 9, -72 -4 9",
        "46 -168 9, 72 -4 9",
        "-46 -172 9, 46 -172 9",
        "-56 -96 7, 56 -96 7",
        "-66 -40 7, -34 -40 6",
        "66 -40 7, 34 -40 6",
      ),
      bodyOr(m, grey),
      4,
    ),
    part(ribbons("-66 -180 14, -36 -180 14", "36 -180 14, 66 -180 14"), black, 4),
    part(ovalPair(72, -4, 9, 7) + ovalPair(30, -3, 7, 5), black, 3),
  ],
});

/** A hood that dries hair, over its chair. */
export const hoodDryer: FigureMaker = (m) => ({
  box: { left: -82, right: 98, top: -250, bottom: 3 },
  parts: [
    part(ribbons("72 -4 8, 72 -190 8", "72 -190 8, 40 -196 8") + oval(72, -2, 26, 7), grey, 3),
    part("M-60 -70Q-64 -150 -50 -156L30 -156Q44 -150 40 -70Z", bodyOr(m, pink), 9),
    part(
      "M-74 -88Q-78 -100 -66 -100L-54 -96L-54 -40L34 -40L34 -96L46 -100Q58 -100 54 -88L50 -28L-70 -28Z",
      bodyOr(m, pink),
      9,
      { lift: 0.06 },
    ),
    part(box(-54, -66, 34, -40), white, 6),
    part(box(-16, -28, -4, -6) + oval(-10, -4, 40, 8), grey, 3),
    part("M-58 -176Q-60 -246 -10 -248Q40 -246 38 -176Q36 -166 -10 -166Q-56 -166 -58 -176Z", grey, 13),
    part("M-46 -178Q-40 -196 -10 -196Q20 -196 26 -178Q10 -172 -10 -172Q-30 -172 -46 -178Z", black, 3),
    part(boxes(4, -34, 14, 6, -232, -214), black, 1),
    part(oval(-40, -206, 5) + oval(20, -206, 5), red, 2),
  ],
});

/** Three curlers with hair wound round them. */
export const curlers: FigureMaker = (m) => {
  const roll = (x: number, y: number, tones: typeof pink) => [
    part(box(x - 38, y - 36, x + 38, y) + oval(x + 38, y - 18, 9, 18), tones, 9, {
      lines: {
        path:
          [-28, -16, -4, 8, 20].map((d) => `M${x + d} ${y - 32}L${x + d} ${y - 4}`).join("") +
          `M${x - 36} ${y - 18}L${x + 34} ${y - 18}`,
        width: 2,
      },
    }),
    part(oval(x - 38, y - 18, 9, 18), tones, 3, { lift: -0.12 }),
    part(oval(x - 38, y - 18, 5, 11), black, 1),
    part(box(x - 20, y - 38, x + 16, y + 2), brown, 7, {
      lines: {
        path: `M${x - 12} ${y - 36}L${x - 12} ${y}M${x - 3} ${y - 36}L${x - 3} ${y}M${x + 6} ${y - 36}L${x + 6} ${y}`,
        width: 1.6,
      },
    }),
  ];
  return {
    box: { left: -100, right: 100, top: -86, bottom: 6 },
    parts: [
      ...roll(-48, 0, bodyOr(m, pink)),
      ...roll(50, 0, bodyOr(m, blue)),
      ...roll(0, -44, bodyOr(m, colourTones("green"))),
    ],
  };
};

/** An urn with a lid and two handles. */
export const urn: FigureMaker = (m) => ({
  box: { left: -80, right: 80, top: -196, bottom: 3 },
  parts: [
    part(ribbonPair("40 -132 9, 72 -130 9, 72 -94 9, 50 -74 9"), gold, 4),
    part(
      "M-26 0L-32 -10L-14 -26Q-60 -56 -54 -108Q-50 -134 -34 -146L34 -146Q50 -134 54 -108Q60 -56 14 -26L32 -10L26 0Z",
      bodyOr(m, black),
      14,
    ),
    part("M-55 -104L55 -104L54 -90L-54 -90Z", gold, 3),
    part("M-40 -146Q-38 -166 0 -170Q38 -166 40 -146Z", bodyOr(m, black), 7),
    part(box(-42, -150, 42, -142) + oval(0, -180, 10, 12), gold, 4),
    part(box(-2, -84, 2, -52) + box(-10, -76, 10, -72), gold, 1),
  ],
});

/** A bag to sleep in, with its zip. */
export const sleepingBag: FigureMaker = (m) => ({
  box: { left: -126, right: 126, top: -86, bottom: 3 },
  parts: [
    part(
      blob("-118 -46, -92 -82, -40 -78, 40 -70, 112 -62, 124 -30, 110 -2, 20 2, -70 2, -112 -10"),
      bodyOr(m, blue),
      15,
      {
        lines: {
          path: "M-50 -76Q-58 -38 -48 0M-10 -72Q-18 -36 -8 1M30 -70Q22 -34 32 1M70 -66Q62 -34 72 0",
          width: 3,
        },
      },
    ),
    part(blob("-112 -46, -92 -74, -66 -64, -58 -40, -66 -14, -92 -8"), orange, 7),
    part(oval(-86, -40, 24, 20), white, 8),
    part(ribbon("-54 -14 4, 20 -12 4, 104 -16 4"), gold, 1.5),
    part(oval(-52, -12, 6), gold, 2),
  ],
});

/** A net on a hoop to catch butterflies, and one of them. */
export const butterflyNet: FigureMaker = (m) => ({
  box: { left: -92, right: 106, top: -206, bottom: 3 },
  parts: [
    part(ribbon("-84 0 9, 10 -140 8"), brown, 3),
    part("M4 -140Q6 -190 52 -196Q78 -186 66 -152Q76 -110 102 -88Q92 -66 72 -84Q30 -104 4 -140Z", white, 6, {
      lines: {
        path: "M14 -146Q60 -130 98 -84M28 -166Q66 -140 96 -96M44 -182Q70 -150 88 -106M20 -120Q44 -146 58 -190M40 -106Q58 -128 68 -160M62 -92Q72 -106 80 -126",
        width: 1.4,
      },
    }),
    part(ring([34, -168], [40, 22], 6), bodyOr(m, blue), 3),
    part(
      blob("-40 -170, -22 -194, -10 -184, -28 -166") +
        blob("-44 -170, -66 -194, -76 -182, -56 -166") +
        blob("-40 -164, -22 -146, -32 -140, -42 -156") +
        blob("-44 -164, -62 -146, -54 -140, -42 -156"),
      orange,
      4,
    ),
    part(ribbon("-42 -182 5, -42 -148 4"), black, 2),
  ],
});

/** A basin of a bathroom, low, with its tap. */
export const bidet: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -134, bottom: 3 },
  parts: [
    part("M-38 0L-30 -60L30 -60L40 0Z", bodyOr(m, white), 8),
    part("M-80 -96Q-82 -50 -20 -46L34 -46Q78 -52 78 -96Z", bodyOr(m, white), 12),
    part(oval(-2, -96, 80, 19), bodyOr(m, white), 5, { lift: 0.08 }),
    part(oval(-4, -95, 66, 13), blue, 4, { lift: 0.16 }),
    part(
      ribbon("56 -98 12, 56 -124 11, 26 -128 9, 22 -114 8") + oval(38, -122, 7) + oval(72, -118, 8),
      grey,
      4,
    ),
  ],
});
