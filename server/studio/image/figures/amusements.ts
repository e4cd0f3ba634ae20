import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { SKIN } from "./dressed.ts";
import {
  black,
  blue,
  brown,
  gold,
  green,
  grey,
  orange,
  PALE_WOOD,
  pink,
  red,
  white,
  yellow,
} from "./tones.ts";

/** Stars, a moon and animals that turn over a cradle. */
export const babyMobile: FigureMaker = () => ({
  box: { left: -120, right: 119, top: -218, bottom: 3 },
  parts: [
    part(ribbon("0 -216 4, 0 -176 4"), grey, 1),
    part(ribbons("-96 -152 8, 0 -178 9, 96 -152 8", "-40 -142 7, 0 -178 8, 40 -142 7"), PALE_WOOD, 3),
    part(oval(0, -178, 12), red, 5),
    part(
      ribbons(
        "-94 -152 2, -94 -96 2",
        "-40 -142 2, -40 -60 2",
        "0 -176 2, 0 -110 2",
        "40 -142 2, 40 -50 2",
        "94 -152 2, 94 -100 2",
      ),
      white,
      0.5,
    ),
    part(
      polygon(
        "-94 -104, -87 -86, -68 -86, -83 -74, -77 -56, -94 -67, -111 -56, -105 -74, -120 -86, -101 -86",
      ),
      yellow,
      4,
    ),
    part("M-30 -66A28 28 0 1 0 -30 -14A21 21 0 1 1 -30 -66Z", gold, 5),
    part(blob("-30 -96, -16 -114, 6 -116, 28 -104, 30 -88, -28 -86"), white, 6),
    part(
      oval(42, -30, 23, 17) +
        oval(62, -46, 13) +
        ribbon("22 -34 4, 14 -44 4") +
        ribbons("32 -18 7, 32 -6 7", "52 -18 7, 52 -6 7"),
      pink,
      5,
    ),
    part(oval(56, -58, 5, 8) + oval(68, -56, 5, 8) + oval(64, -46, 1.6), red, 1),
    part("M94 -104Q120 -98 118 -74Q104 -62 94 -56Q84 -62 70 -74Q68 -98 94 -104Z", blue, 6),
    part(oval(88, -82, 2.6) + oval(100, -82, 2.6) + ribbon("86 -72 3, 94 -68 3, 102 -72 3"), white, 0.5),
  ],
});

/** A boat folded of paper. */
export const paperBoat: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -126, bottom: 3 },
  parts: [
    part(polygon("0 -124, -44 -46, 44 -46"), bodyOr(m, white), 4, { lift: 0.02 }),
    part(polygon("0 -124, 0 -46, 44 -46"), bodyOr(m, white), 3, { lift: -0.1 }),
    part(polygon("-110 -78, -44 -46, 44 -46, 110 -78, 62 2, -62 2"), bodyOr(m, white), 4),
    part(polygon("0 -46, 44 -46, 110 -78, 62 2, 0 2"), bodyOr(m, white), 3, { lift: -0.08 }),
    part(polygon("-44 -46, 0 -46, 0 2"), bodyOr(m, white), 1, { lift: 0.06 }),
  ],
});

/** A pistol of plastic, and its water. */
export const waterPistol: FigureMaker = (m) => ({
  box: { left: -112, right: 134, top: -140, bottom: 3 },
  parts: [
    part(
      "M-92 -92L56 -92L66 -84L66 -66L-10 -62L-14 -46L-40 -46L-52 2L-96 2L-76 -56L-96 -64Z",
      bodyOr(m, green),
      9,
    ),
    part("M-52 -124Q-56 -132 -40 -132L10 -132Q24 -132 22 -120L16 -92L-46 -92Z", orange, 9),
    part(box(-24, -140, -4, -130), yellow, 3),
    part(box(64, -86, 80, -66), orange, 4),
    part(ring([-16, -50], [14, 16], 5), orange, 2),
    part(ribbon("84 -76 5, 104 -82 5, 120 -78 4, 132 -66 3"), blue, 2, { lift: 0.2 }),
    part("M126 -56Q134 -46 128 -40Q120 -40 120 -48ZM108 -66Q114 -58 110 -54Q104 -54 104 -60Z", blue, 2, {
      lift: 0.2,
    }),
  ],
});

/** A car of a fair, with a rubber rim and its pole. */
export const bumperCar: FigureMaker = (m) => ({
  box: { left: -120, right: 120, top: -210, bottom: 3 },
  parts: [
    part(ribbon("-72 -60 5, -78 -196 4"), grey, 2),
    part(ribbon("-92 -198 4, -66 -206 4"), gold, 1),
    part("M-100 -34Q-104 -96 -70 -104Q-46 -104 -40 -76L20 -76Q84 -74 106 -34Z", bodyOr(m, red), 13),
    part("M-38 -76Q-40 -56 -8 -54Q18 -56 22 -78Z", black, 4),
    part(ribbon("10 -66 5, -2 -88 5") + ring([-6, -92], [15, 11], 5), black, 2),
    part("M-116 -36Q-116 -6 -90 -4L92 -4Q118 -6 116 -36Q0 -24 -116 -36Z", black, 9),
    part(oval(72, -54, 12, 10), yellow, 4, { lamp: true }),
    part(
      polygon("-76 -70, -70 -56, -56 -56, -67 -47, -63 -34, -76 -42, -89 -34, -85 -47, -96 -56, -82 -56"),
      yellow,
      3,
    ),
  ],
});

/** A box that plays, with a dancer on it. */
export const musicBox: FigureMaker = (m) => ({
  box: { left: -92, right: 112, top: -206, bottom: 3 },
  parts: [
    part(polygon("-80 -76, 80 -76, 86 -140, -74 -140"), bodyOr(m, red), 5, { lift: -0.1 }),
    part(polygon("-66 -82, 68 -82, 72 -132, -62 -132"), pink, 3),
    part(box(-84, -74, 84, 1), bodyOr(m, red), 8),
    part(box(-84, -74, 84, -64) + box(-84, -10, 84, 1), gold, 2),
    part(polygon("0 -56, 16 -37, 0 -18, -16 -37"), gold, 3),
    part(ribbon("84 -38 6, 102 -38 6, 102 -60 6") + oval(102, -64, 8), gold, 3),
    part(ribbons("-3 -76 4, -2 -116 5", "3 -76 4, 2 -100 5, 16 -92 4"), SKIN, 1.5),
    part("M-10 -124Q-34 -120 -38 -110Q0 -98 38 -110Q34 -120 10 -124Z", white, 4),
    part("M-9 -148L9 -148L10 -122L-10 -122Z", pink, 3),
    part(
      oval(0, -162, 10) + ribbons("-8 -146 5, -22 -170 4.4, -4 -190 4", "8 -146 5, 22 -170 4.4, 4 -190 4"),
      SKIN,
      3,
    ),
    part(oval(0, -168, 9, 6) + oval(0, -176, 5), brown, 2),
    part(
      ribbons("56 -166 3, 56 -196 3, 72 -192 3", "-64 -160 3, -64 -186 3") +
        oval(51, -164, 7, 5) +
        oval(-69, -158, 7, 5),
      black,
      1,
    ),
  ],
});

/** A castle full of air to jump in. */
export const bouncyCastle: FigureMaker = () => ({
  box: { left: -132, right: 132, top: -206, bottom: 3 },
  parts: [
    part(box(-96, -150, 96, -30), blue, 9, {
      lines: { path: "M-60 -146L-60 -34M-20 -146L-20 -34M20 -146L20 -34M60 -146L60 -34", width: 3 },
    }),
    part(ribbonPair("108 -18 44, 108 -150 40"), red, 14),
    part(ribbonPair("96 -150 16, 96 -158 18") + ribbonPair("120 -150 16, 120 -158 18"), red, 5),
    part(polygon("-132 -160, -108 -206, -84 -160") + polygon("84 -160, 108 -206, 132 -160"), yellow, 7),
    part(box(-56, -162, -24, -140) + box(-12, -162, 12, -140) + box(24, -162, 56, -140), yellow, 7),
    part(ribbon("-84 -24 34, 84 -24 34"), yellow, 12, {
      lines: { path: "M-50 -40L-50 -8M-16 -40L-16 -8M18 -40L18 -8M52 -40L52 -8", width: 3 },
    }),
    part(ovalPair(108, -96, 11, 15), white, 3),
  ],
});

/** A little train of wood. */
export const toyTrain: FigureMaker = (m) => ({
  box: { left: -132, right: 132, top: -126, bottom: 3 },
  parts: [
    part(box(-28, -30, 4, -22), grey, 2),
    part(box(20, -112, 62, -24), bodyOr(m, red), 7),
    part(box(28, -98, 54, -70), white, 2),
    part(box(12, -122, 70, -110), blue, 4),
    part("M62 -74L112 -74Q128 -70 128 -50Q128 -28 112 -24L62 -24Z", green, 11),
    part(box(86, -110, 104, -72) + polygon("80 -124, 110 -124, 104 -106, 86 -106"), yellow, 4),
    part(box(10, -30, 126, -18), black, 3),
    part(box(-122, -72, -26, -24), yellow, 6),
    part(box(-112, -104, -90, -72) + box(-62, -96, -40, -72), red, 5),
    part(polygon("-88 -72, -66 -72, -77 -106"), blue, 5),
    part(
      oval(-98, -18, 19) + oval(-50, -18, 19) + oval(36, -18, 19) + oval(76, -18, 19) + oval(112, -18, 17),
      bodyOr(m, red),
      5,
    ),
    part(
      oval(-98, -18, 7) + oval(-50, -18, 7) + oval(36, -18, 7) + oval(76, -18, 7) + oval(112, -18, 6),
      yellow,
      2,
    ),
  ],
});

/** A pair of gourds that rattle. */
export const maracas: FigureMaker = (m) => {
  const one = (x: number, lean: number, tones: typeof red) => [
    part(
      ribbon([
        [x - lean * 60, -6, 13],
        [x + lean * 20, -86, 11],
      ]),
      PALE_WOOD,
      4,
    ),
    part(oval(x + lean * 62, -136, 40, 46), tones, 18),
    part(
      ribbon([
        [x + lean * 62 - 38, -140, 8],
        [x + lean * 62, -130, 8],
        [x + lean * 62 + 38, -140, 8],
      ]),
      yellow,
      2,
    ),
    part(
      [-22, 0, 22].map((d) => oval(x + lean * 62 + d, -158, 5) + oval(x + lean * 62 + d, -112, 5)).join(""),
      white,
      2,
    ),
  ];
  return {
    box: { left: -112, right: 112, top: -186, bottom: 3 },
    parts: [...one(30, 0.6, bodyOr(m, green)), ...one(-30, -0.6, bodyOr(m, red))],
  };
};

/** A beater of time, with its swinging rod. */
export const metronome: FigureMaker = (m) => ({
  box: { left: -66, right: 70, top: -196, bottom: 3 },
  parts: [
    part("M-62 0L-30 -176Q0 -194 30 -176L62 0Z", bodyOr(m, brown), 9),
    part("M-36 -40L-16 -164L16 -164L36 -40Z", PALE_WOOD, 3, {
      lines: {
        path: "M-14 -146L14 -146M-17 -126L17 -126M-21 -106L21 -106M-24 -86L24 -86M-28 -66L28 -66",
        width: 2,
      },
    }),
    part(ribbon("0 -34 5, 46 -186 4"), grey, 2),
    part(polygon("20 -138, 46 -130, 42 -112, 18 -118"), gold, 4),
    part(box(-64, -16, 64, 1), black, 4),
    part(oval(0, -28, 6), gold, 2),
  ],
});

/** A board of the zither kind, with its strings. */
export const clarinet: FigureMaker = (m) => ({
  box: { left: -84, right: 96, top: -206, bottom: 3 },
  parts: [
    part(ribbon("-74 -194 8, -66 -180 11"), white, 3),
    part(ribbon("-66 -180 14, 56 -30 18"), bodyOr(m, black), 6),
    part(polygon("46 -46, 66 -30, 94 -14, 74 4, 42 -22"), bodyOr(m, black), 6),
    part(
      ribbons("-52 -172 5, -40 -178 5", "60 -18 4, 80 -34 4") + ribbons("-36 -144 4, 30 -62 4"),
      grey,
      1.6,
    ),
    part(
      [
        [-34, -146],
        [-18, -126],
        [-2, -106],
        [14, -86],
        [30, -66],
      ]
        .map(([x, y]) => oval(x!, y!, 6))
        .join("") +
        oval(-46, -126, 5) +
        oval(8, -116, 5) +
        oval(16, -48, 5),
      grey,
      3,
    ),
    part(ribbons("-46 -126 3, -32 -134 3", "8 -116 3, -4 -110 3", "16 -48 3, 28 -54 3"), grey, 1),
  ],
});

/** A box of keys and bellows, of India. */
export const harmonium: FigureMaker = (m) => ({
  box: { left: -116, right: 116, top: -136, bottom: 3 },
  parts: [
    part(polygon("-96 -74, 96 -74, 110 -132, -82 -132"), bodyOr(m, brown), 5, { lift: -0.08 }),
    part(polygon("-90 -80, 88 -80, 100 -124, -76 -124"), red, 5, {
      lines: { path: "M-86 -88L92 -88M-84 -96L94 -96M-82 -104L96 -104M-80 -112L98 -112", width: 3 },
    }),
    part(box(-110, -52, 110, 1), bodyOr(m, brown), 7),
    part(polygon("-110 -52, 110 -52, 98 -78, -98 -78"), bodyOr(m, brown), 3, { lift: 0.1 }),
    part(polygon("-98 -46, 98 -46, 90 -74, -90 -74"), white, 2, {
      lines: {
        path: "M-77 -46L-71 -74M-56 -46L-52 -74M-35 -46L-32 -74M-14 -46L-13 -74M7 -46L7 -74M28 -46L26 -74M49 -46L46 -74M70 -46L66 -74",
        width: 1.6,
      },
    }),
    part(
      [-82, -61, -19, 2, 23, 65]
        .map((x) =>
          polygon([
            [x - 6, -56],
            [x + 6, -56],
            [x + 5, -74],
            [x - 5, -74],
          ]),
        )
        .join(""),
      black,
      2,
    ),
    part(
      boxes(5, -84, 38, 14, -34, -26) +
        oval(-77, -18, 5) +
        oval(-39, -18, 5) +
        oval(-1, -18, 5) +
        oval(37, -18, 5) +
        oval(75, -18, 5),
      gold,
      1.6,
    ),
  ],
});
