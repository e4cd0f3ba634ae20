import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ribbonPair, ribbons } from "./strokes.ts";
import {
  black,
  blue,
  brown,
  colourTones,
  gold,
  green,
  grey,
  orange,
  pink,
  red,
  METAL,
  white,
  yellow,
} from "./tones.ts";

/** A machine with a heavy drum that flattens roads. */
export const roadRoller: FigureMaker = (m) => ({
  box: { left: -140, right: 136, top: -186, bottom: 3 },
  parts: [
    part(box(26, -180, 104, -172), bodyOr(m, yellow), 4),
    part(ribbons("34 -174 6, 34 -96 6", "98 -174 6, 98 -96 6"), grey, 2),
    part("M-40 -104L116 -104Q126 -100 126 -84L122 -40L-32 -40Z", bodyOr(m, yellow), 9),
    part("M44 -104L44 -136Q60 -142 66 -128L66 -118L92 -114L92 -104Z", black, 4),
    part(ribbon("30 -108 5, 20 -130 5") + ring([18, -134], [12, 8], 4), black, 2),
    part(boxes(4, -26, 12, 6, -94, -66), black, 1),
    part(polygon("-40 -84, -24 -84, -76 -40, -92 -40"), bodyOr(m, yellow), 4),
    part(oval(-78, -52, 54), METAL, 10),
    part(oval(-78, -52, 34), METAL, 5, { lift: -0.12 }),
    part(oval(-78, -52, 9), black, 3),
    part(oval(84, -38, 39), black, 7),
    part(oval(84, -38, 20), bodyOr(m, yellow), 5),
    part(box(-140, -2, 136, 3), grey, 1),
  ],
});

/** A hammer with a motor that breaks stone. */
export const jackhammer: FigureMaker = (m) => ({
  box: { left: -74, right: 76, top: -216, bottom: 3 },
  parts: [
    part(ribbons("-66 -196 14, -28 -196 13", "28 -196 13, 66 -196 14"), black, 4),
    part(box(-32, -206, 32, -178), bodyOr(m, yellow), 5),
    part(box(-22, -180, 22, -104), bodyOr(m, yellow), 8, {
      lines: { path: "M-18 -164L18 -164M-18 -150L18 -150M-18 -136L18 -136", width: 3 },
    }),
    part(box(-28, -108, 28, -92) + box(-16, -92, 16, -62), black, 5),
    part(polygon("-9 -62, 9 -62, 7 -16, 0 0, -7 -16"), METAL, 4),
    part(polygon("-60 2, -44 -16, -22 -10, -6 -22, 0 -4, 8 -20, 26 -10, 46 -18, 62 2"), grey, 4),
    part(ribbon("28 -168 7, 58 -140 7, 50 -80 7, 72 -30 7", 8), black, 2),
    part(polygon("-46 -34, -36 -44, -30 -32, -40 -26") + polygon("36 -36, 46 -46, 52 -34, 42 -28"), grey, 2),
  ],
});

/** A wheel that spins thread. */
export const spinningWheel: FigureMaker = (m) => {
  const wood = bodyOr(m, brown);
  return {
    box: { left: -117, right: 112, top: -189, bottom: 3 },
    parts: [
      part(polygon("-108 -62, 104 -40, 104 -28, -108 -50"), wood, 5),
      part(
        ribbons("-90 -52 8, -104 0 8", "-66 -48 8, -56 0 8", "86 -34 8, 98 0 8", "70 -36 8, 60 0 8"),
        wood,
        3,
      ),
      part(ribbons("26 -40 8, 34 -118 7", "54 -40 8, 44 -118 7"), wood, 3),
      part(ring([38, -112], [64, 64], 9), wood, 4),
      part(
        Array.from({ length: 8 }, (_, i) =>
          ribbon([
            [38, -112, 5],
            [38 + Math.cos(i * 0.785) * 62, -112 + Math.sin(i * 0.785) * 62, 4],
          ]),
        ).join("") + oval(38, -112, 10),
        wood,
        2,
      ),
      part(ribbons("-84 -60 7, -84 -128 6", "-60 -58 7, -60 -112 6"), wood, 3),
      part(oval(-72, -112, 24, 13), red, 5, {
        lines: {
          path: "M-88 -120L-84 -104M-78 -124L-74 -100M-66 -124L-62 -100M-56 -120L-54 -106",
          width: 1.4,
        },
      }),
      part(ribbons("-60 -118 1.6, 38 -176 1.6", "-60 -106 1.6, 38 -48 1.6"), white, 0.5),
      part(ribbon("-96 -62 6, -100 -164 5"), wood, 3),
      part(oval(-100, -164, 17, 25), white, 8),
    ],
  };
};

/** A frame with a cloth half woven. */
export const loom: FigureMaker = (m) => ({
  box: { left: -117, right: 117, top: -211, bottom: 3 },
  parts: [
    part(ribbonPair("98 0 14, 98 -204 13") + ribbonPair("80 0 10, 112 0 10"), brown, 5),
    part(box(-106, -196, 106, -180) + box(-106, -34, 106, -20), brown, 5),
    part(
      Array.from({ length: 25 }, (_, i) =>
        ribbon([
          [-84 + i * 7, -182, 1.6],
          [-84 + i * 7, -34, 1.6],
        ]),
      ).join(""),
      white,
      0.5,
    ),
    part(box(-86, -108, 86, -34), bodyOr(m, red), 5),
    part(box(-86, -98, 86, -90) + box(-86, -56, 86, -48), yellow, 1.4),
    part(
      [-64, -32, 0, 32, 64]
        .map((x) =>
          polygon([
            [x, -86],
            [x + 13, -74],
            [x, -62],
            [x - 13, -74],
          ]),
        )
        .join(""),
      colourTones("blue"),
      1.6,
    ),
    part(box(-104, -128, 104, -116), brown, 4, { lift: 0.1 }),
    part("M30 -142Q62 -154 94 -142Q62 -130 30 -142Z", yellow, 4),
    part(oval(62, -142, 14, 4), red, 1),
  ],
});

/** A frame with beads to count on. */
export const abacus: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -156, bottom: 3 },
  parts: [
    part("M-110 -154L110 -154L110 2L-110 2ZM-96 -140L-96 -12L96 -12L96 -140Z", bodyOr(m, brown), 6),
    part(box(-98, -142, 98, -10), white, 1, { lift: -0.04 }),
    part("M-110 -154L110 -154L110 2L-110 2ZM-96 -140L-96 -12L96 -12L96 -140Z", bodyOr(m, brown), 6),
    part([-122, -100, -78, -56, -32].map((y) => box(-98, y - 1.6, 98, y + 1.6)).join(""), grey, 1),
    ...[red, yellow, green, colourTones("blue"), orange].map((tones, row) =>
      part(
        Array.from({ length: 8 }, (_, i) => {
          const x = -86 + i * 15 + (i > 3 + (row % 3) ? 64 : 0);
          return oval(x, -122 + row * 22.4, 7, 10);
        }).join(""),
        tones,
        4,
      ),
    ),
  ],
});

/** A desk to speak from, with an open book. */
export const lectern: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -198, bottom: 3 },
  parts: [
    part(box(-62, -14, 62, 1), brown, 4),
    part("M-36 -14L-44 -116L44 -116L36 -14Z", bodyOr(m, brown), 8),
    part(polygon("0 -92, 6 -74, 24 -74, 10 -63, 15 -45, 0 -56, -15 -45, -10 -63, -24 -74, -6 -74"), gold, 2),
    part(polygon("-80 -116, 80 -116, 62 -154, -62 -154"), bodyOr(m, brown), 5, { lift: 0.08 }),
    part(
      "M0 -124Q-30 -134 -60 -122L-48 -154Q-22 -162 0 -152Q22 -162 48 -154L60 -122Q30 -134 0 -124Z",
      white,
      3,
      {
        lines: {
          path: "M0 -152L0 -124M-44 -146L-10 -144M-48 -136L-10 -134M44 -146L10 -144M48 -136L10 -134",
          width: 1.6,
        },
      },
    ),
    part(ribbon("56 -150 4, 66 -176 4, 46 -190 4"), grey, 1.5),
    part(oval(42, -190, 10, 8), black, 4),
  ],
});

/** A rattle of a baby. */
export const rattle: FigureMaker = (m) => ({
  box: { left: -76, right: 76, top: -196, bottom: 3 },
  parts: [
    part(ribbon("0 -20 13, 0 -100 13"), white, 5),
    part(ring([0, -22], [20, 18], 10), bodyOr(m, blue), 4),
    part(oval(0, -142, 52), bodyOr(m, blue), 20),
    part("M-52 -150Q0 -134 52 -150L50 -126Q0 -110 -50 -126Z", yellow, 4),
    part(
      polygon("0 -192, 5 -180, 17 -180, 8 -172, 11 -160, 0 -167, -11 -160, -8 -172, -17 -180, -5 -180"),
      white,
      2,
    ),
    part(ribbons("-10 -98 8, -34 -90 9", "10 -98 8, 34 -90 9") + oval(0, -98, 8), pink, 3),
    part(
      ribbons(
        "60 -176 4, 72 -168 4",
        "62 -158 4, 74 -154 4",
        "-60 -176 4, -72 -168 4",
        "-62 -158 4, -74 -154 4",
      ),
      white,
      1,
    ),
  ],
});
