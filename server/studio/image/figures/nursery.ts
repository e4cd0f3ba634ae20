import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons, scattered } from "./strokes.ts";
import { blue, brown, colourTones, green, grey, red, white, yellow } from "./tones.ts";
import { rays } from "./turned.ts";

const BRIGHT = (["red", "yellow", "green", "blue", "orange", "purple"] as const).map(colourTones);

/** A piggy bank and a coin. */
export const piggyBank: FigureMaker = (m) => ({
  box: { left: -119, right: 108, top: -196, bottom: 8 },
  parts: [
    part(ribbons("-52 -30 26, -52 -4 24", "44 -30 26, 44 -4 24"), deeper(m.body, m, 0.15), 8),
    part(ring([-104, -80], [12, 12], 6, [-1, 4]), m.body, 3),
    part(oval(-6, -164, 29), colourTones("gold"), 5),
    part(polygon("-12 -180, 0 -180, 0 -150, -12 -150"), deeper(colourTones("gold"), m, 0.2), 2),
    part(
      blob("-98 -84, -78 -128, -20 -148, 40 -138, 76 -106, 82 -70, 60 -32, 0 -18, -64 -26, -94 -52"),
      m.body,
      46,
    ),
    part(box(-40, -146, 28, -138), m.dark, 2),
    part(blob("30 -130, 44 -164, 66 -150, 62 -122"), deeper(m.body, m, 0.12), 5),
    part(oval(90, -80, 18, 23), deeper(m.body, m, 0.12), 7),
    part(oval(86, -82, 4, 6) + oval(97, -82, 4, 6), m.dark, 1),
    part(oval(58, -100, 6), m.dark, 2),
  ],
});

/** A rocking horse. */
export const rockingHorse: FigureMaker = (m) => ({
  box: { left: -137, right: 137, top: -216, bottom: 4 },
  parts: [
    part(ribbon("-130 -44 13, -80 -14 14, 0 -2 15, 80 -14 14, 130 -44 13"), red, 6),
    part(
      ribbons(
        "-56 -92 22, -84 -20 14",
        "46 -92 22, 78 -20 14",
        "-40 -88 20, -46 -10 14",
        "34 -88 20, 44 -10 14",
      ),
      m.body,
      7,
    ),
    part(ribbon("-74 -122 16, -100 -104 20, -106 -64 10"), yellow, 5),
    part(
      blob(
        "-82 -112, -66 -138, -10 -136, 36 -144, 58 -182, 78 -204, 118 -176, 124 -158, 104 -152, 84 -160, 74 -118, 52 -84, -50 -80",
      ),
      m.body,
      24,
    ),
    part(polygon("70 -196, 74 -216, 84 -200"), m.body, 4),
    part(ribbon("74 -204 14, 52 -178 20, 40 -146 18"), yellow, 5, { lift: 0.08 }),
    part(oval(92, -182, 4.4), m.dark, 1),
    part("M-40 -138Q-10 -122 24 -138L26 -104Q-8 -92 -42 -104Z", blue, 6),
    part(ribbon("88 -164 5, 40 -128 5", 2), m.dark, 1.4),
  ],
});

/** A doll's house, open in front. */
export const dollhouse: FigureMaker = (m) => ({
  box: { left: -116, right: 116, top: -236, bottom: 3 },
  parts: [
    part(polygon("-112 -154, 0 -236, 112 -154"), red, 6),
    part(box(-100, -156, 100, 0), m.body, 5),
    part(
      box(-92, -150, -4, -82) + box(4, -150, 92, -82) + box(-92, -74, -4, -6) + box(4, -74, 92, -6),
      paler(yellow, 0.55),
      2,
    ),
    part(polygon("-40 -162, 0 -200, 40 -162"), paler(blue, 0.5), 3),
    part(box(-84, -104, -30, -86) + box(-84, -120, -76, -86), blue, 4),
    part(box(-80, -112, -62, -102), white, 2),
    part(box(24, -30, 72, -24) + box(28, -26, 34, -8) + box(62, -26, 68, -8), brown, 2),
    part(box(20, -104, 76, -88) + box(20, -118, 28, -88) + box(68, -118, 76, -88), green, 4),
    part(box(-58, -54, -32, -8), brown, 3),
    part(oval(48, -138, 9, 6) + box(46.5, -150, 49.5, -140), yellow, 2, { lift: 0.2 }),
    part(box(30, -62, 66, -40), blue, 2),
  ],
});

/** A tower of toy blocks with letters. */
export const blocks: FigureMaker = (m) => {
  const cube = (x: number, y: number, i: number, sign: string) => [
    part(
      polygon([
        [x, y - 58],
        [x + 14, y - 70],
        [x + 72, y - 70],
        [x + 58, y - 58],
      ]),
      paler(BRIGHT[i]!, 0.3),
      2,
    ),
    part(
      polygon([
        [x + 58, y - 58],
        [x + 72, y - 70],
        [x + 72, y - 12],
        [x + 58, y],
      ]),
      deeper(BRIGHT[i]!, m, 0.3),
      2,
    ),
    part(box(x, y - 58, x + 58, y), BRIGHT[i]!, 5),
    part(box(x + 7, y - 51, x + 51, y - 7), paler(yellow, 0.7), 2),
    part(
      sign
        .split("/")
        .map((line) =>
          ribbon(
            line
              .split(",")
              .map(
                (p) =>
                  [...p.split(" ").map((v, k) => Number(v) + (k ? y : x)), 7] as unknown as readonly [
                    number,
                    number,
                    number,
                  ],
              ),
            1,
          ),
        )
        .join(""),
      BRIGHT[i]!,
      2,
    ),
  ];
  const [a, b, c] = [
    "17 -14,29 -44,41 -14/22 -26,36 -26",
    "20 -14,20 -44,36 -42,36 -31,20 -29,38 -27,38 -15,20 -14",
    "40 -40,28 -44,18 -36,18 -22,28 -14,40 -18",
  ];
  return {
    box: { left: -106, right: 112, top: -188, bottom: 3 },
    parts: [
      ...cube(34, 0, 3, c!),
      ...cube(-32, 0, 0, b!),
      ...cube(-100, 0, 2, a!),
      ...cube(2, -59, 4, a!),
      ...cube(-66, -59, 1, c!),
      ...cube(-32, -118, 5, b!),
    ],
  };
};

/** A snow globe with a house and a tree in it. */
export const snowGlobe: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -196, bottom: 3 },
  parts: [
    part(oval(0, -116, 78), paler(blue, 0.45), 14),
    part("M-70 -86Q-30 -104 0 -94Q40 -104 70 -86Q44 -44 0 -42Q-44 -44 -70 -86Z", white, 6),
    part(polygon("-44 -94, -44 -122, 2 -122, 2 -84, -44 -84"), brown, 4),
    part(polygon("-52 -120, -21 -148, 10 -120"), m.body, 4),
    part(box(-30, -106, -14, -84), yellow, 1),
    part(polygon("34 -154, 58 -116, 46 -116, 62 -88, 6 -88, 22 -116, 10 -116"), green, 5),
    part(
      scattered(26, 0, -120, 66)
        .map(([x, y]) => oval(x, y, 3.4))
        .join(""),
      white,
      1,
      { lift: 0.3 },
    ),
    part(ring([0, -116], [64, 64], 6, [3.6, 4.4]), white, 1, { lift: 0.3 }),
    part("M-56 -56L56 -56L72 -6Q72 2 64 2L-64 2Q-72 2 -72 -6Z", m.body, 10),
    part(box(-44, -34, 44, -16), colourTones("gold"), 3),
  ],
});

/** Soap bubbles. */
export const bubbles: FigureMaker = (m) => {
  const spots: [number, number, number][] = [
    [-60, -60, 44],
    [40, -110, 54],
    [70, -22, 24],
    [-36, -166, 28],
    [104, -176, 20],
    [-104, -136, 18],
    [6, -40, 14],
  ];
  return {
    box: { left: -124, right: 126, top: -200, bottom: 3 },
    parts: spots.flatMap(([x, y, r]) => [
      part(
        oval(x, y, r),
        paler(blue, 0.62).map(
          (t) => m.palette.haze.map((h, i) => h * 0.45 + t[i]! * 0.55) as unknown as typeof t,
        ),
        r * 0.3,
      ),
      part(ring([x, y], [r - 2, r - 2], 3), paler(colourTones("pink"), 0.3), 1),
      part(ring([x, y], [r - 3, r - 3], 3, [0.4, 2]), paler(yellow, 0.3), 1),
      part(
        ring([x, y], [r * 0.68, r * 0.68], r * 0.14, [3.5, 4.5]) + oval(x + r * 0.4, y + r * 0.42, r * 0.1),
        white,
        1,
        { lift: 0.3 },
      ),
    ]),
  };
};

/** A child's tricycle. */
export const tricycle: FigureMaker = (m) => ({
  box: { left: -110, right: 110, top: -153, bottom: 3 },
  parts: [
    part(ring([-74, -30], [25, 25], 11), m.dark, 4, { lines: { path: rays(8, -74, -30, 4, 22), width: 2 } }),
    part(ribbon("54 -100 10, 10 -62 12, -74 -34 11") + ribbon("66 -44 10, 44 -130 10", 2), m.body, 5),
    part(ring([66, -44], [37, 37], 13), m.dark, 5, { lines: { path: rays(10, 66, -44, 5, 34), width: 2 } }),
    part(ribbons("66 -44 5, 76 -26 5") + box(64, -28, 92, -20), grey, 2),
    part(blob("-46 -92, -16 -94, 2 -80, -18 -72, -50 -74"), m.dark, 6),
    part(ribbon("-24 -74 8, -20 -56 8", 1), grey, 3),
    part(ribbon("44 -132 8, 16 -146 10", 2) + ribbon("44 -132 8, 66 -148 10", 2), white, 4),
    part(ring([-50, -26], [25, 25], 11), m.dark, 4),
    part(oval(-50, -26, 8) + oval(66, -44, 8), yellow, 3),
    part(ribbons("16 -146 3, 2 -118 3", "14 -146 3, 14 -116 3"), red, 1),
  ],
});
