import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { blobPair, bodyOr, deeper, ribbonPair, ribbons, scattered } from "./strokes.ts";
import { black, blue, brown, colourTones, gold, green, grey, orange, pink, red, white } from "./tones.ts";
import { turned } from "./turned.ts";

/** A card of a bank with its chip. */
export const creditCard: FigureMaker = (m) => {
  const at = (points: string) => polygon(turned(points, -0.14, 0, -72));
  return {
    box: { left: -112, right: 112, top: -148, bottom: 3 },
    parts: [
      part(at("-104 -62, 104 -62, 104 62, -104 62"), bodyOr(m, blue), 7),
      part(at("-80 -20, -44 -20, -44 8, -80 8"), gold, 3, { lines: { path: "M-70 -80L-70 -46", width: 1 } }),
      part(
        [-84, -40, 4, 48]
          .flatMap((x) =>
            [0, 9, 18, 27].map((dx) => at(`${x + dx} 22, ${x + dx + 6} 22, ${x + dx + 6} 32, ${x + dx} 32`)),
          )
          .join(""),
        white,
        1,
      ),
      part(at("-84 44, -10 44, -10 51, -84 51"), white, 1),
      part(oval(...turned("70 42", -0.14, 0, -72)[0]!, 17), red, 3),
      part(oval(...turned("88 42", -0.14, 0, -72)[0]!, 13), gold, 3),
      part(at("-104 -50, 104 -50, 104 -34, -104 -34"), m.dark, 1),
    ],
  };
};

/** Bars of gold in a stack. */
export const goldBar: FigureMaker = (m) => {
  const metal = bodyOr(m, gold);
  const bar = (x: number, y: number) => [
    part(
      polygon([
        [x - 38, y - 38],
        [x + 30, y - 38],
        [x + 42, y - 46],
        [x - 22, y - 46],
      ]),
      metal,
      2,
      { lift: 0.14 },
    ),
    part(
      polygon([
        [x - 52, y],
        [x + 44, y],
        [x + 30, y - 38],
        [x - 38, y - 38],
      ]),
      metal,
      5,
      { lines: { path: `M${x - 24} ${y - 26}h40M${x - 18} ${y - 14}h28`, width: 3 } },
    ),
    part(
      polygon([
        [x + 44, y],
        [x + 58, y - 10],
        [x + 42, y - 46],
        [x + 30, y - 38],
      ]),
      deeper(metal, m, 0.2),
      3,
    ),
  ];
  return {
    box: { left: -120, right: 126, top: -138, bottom: 3 },
    parts: [...bar(-62, 0), ...bar(52, 0), ...bar(-4, -42), ...bar(0, -84)],
  };
};

/** Both lungs with the windpipe. */
export const lungs: FigureMaker = (m) => {
  const flesh = bodyOr(m, pink);
  return {
    box: { left: -107, right: 107, top: -213, bottom: 3 },
    parts: [
      part(blobPair("12 -120, 34 -166, 58 -166, 92 -112, 106 -40, 100 -4, 70 -6, 34 -24, 14 -50"), flesh, 20),
      part(
        ribbons("0 -202 22, 0 -140 20", "0 -142 17, -30 -110 13", "0 -142 17, 30 -110 13"),
        colourTones("white"),
        6,
      ),
      part(
        ribbonPair("30 -110 9, 58 -76 6, 78 -40 3") +
          ribbonPair("34 -104 7, 40 -66 5, 44 -36 3") +
          ribbonPair("50 -88 5, 78 -86 3"),
        red,
        2,
      ),
      part(
        boxes(1, -11, 1, 22, -190, -186) +
          boxes(1, -11, 1, 22, -174, -170) +
          boxes(1, -11, 1, 22, -158, -154),
        grey,
        1,
      ),
    ],
  };
};

/** A pile of dung with flies. */
export const dung: FigureMaker = (m) => {
  const heap = bodyOr(m, brown);
  return {
    box: { left: -110, right: 110, top: -186, bottom: 4 },
    parts: [
      part(blob("-98 -6, -104 -34, -70 -54, 70 -54, 104 -34, 98 -6, 0 4"), heap, 18),
      part(blob("-74 -50, -76 -80, -44 -96, 46 -96, 76 -78, 72 -50, 0 -42"), heap, 16),
      part(blob("-48 -90, -46 -118, -18 -132, 6 -142, 2 -160, 26 -148, 46 -118, 46 -90, 0 -84"), heap, 14),
      part(
        ribbons("-70 -132 5, -62 -140 6, -54 -132 5", "64 -146 5, 72 -154 6, 80 -146 5") +
          oval(-62, -132, 5) +
          oval(72, -146, 5),
        black,
        2,
      ),
    ],
  };
};

/** Spices in open sacks. */
export const spices: FigureMaker = (m) => {
  const sack = (x: number, y: number, k: number, tones: typeof red) => [
    part(
      blob([
        [x - 44 * k, y],
        [x - 50 * k, y - 46 * k],
        [x - 42 * k, y - 72 * k],
        [x + 42 * k, y - 72 * k],
        [x + 50 * k, y - 46 * k],
        [x + 44 * k, y],
      ]),
      colourTones("gold").map(([l, a, b]): [number, number, number] => [l - 0.12, a, b * 0.6]),
      14,
    ),
    part(
      polygon([
        [x - 40 * k, y - 74 * k],
        [x - 12 * k, y - 108 * k],
        [x, y - 118 * k],
        [x + 14 * k, y - 106 * k],
        [x + 40 * k, y - 74 * k],
      ]),
      tones,
      12,
    ),
    part(oval(x, y - 74 * k, 46 * k, 9 * k), tones, 3),
    part(ring([x, y - 74 * k], [46 * k, 10 * k], 7 * k, [0, Math.PI]), white, 3),
  ];
  return {
    box: { left: -118, right: 121, top: -158, bottom: 4 },
    parts: [
      ...sack(-48, -34, 0.92, bodyOr(m, red)),
      ...sack(46, -34, 0.92, colourTones("yellow")),
      ...sack(-70, 2, 0.9, orange),
      ...sack(4, 3, 0.9, green),
      ...sack(74, 2, 0.88, brown),
    ],
  };
};

/** Cubes dusted with sugar on a plate. */
export const turkishDelight: FigureMaker = (m) => {
  const cube = (x: number, y: number, tones: typeof red) => [
    part(
      polygon([
        [x - 24, y],
        [x + 14, y],
        [x + 14, y - 34],
        [x - 24, y - 34],
      ]),
      tones,
      6,
    ),
    part(
      polygon([
        [x - 24, y - 34],
        [x + 14, y - 34],
        [x + 26, y - 46],
        [x - 10, y - 46],
      ]),
      tones,
      3,
      { lift: 0.14 },
    ),
    part(
      polygon([
        [x + 14, y],
        [x + 26, y - 12],
        [x + 26, y - 46],
        [x + 14, y - 34],
      ]),
      tones,
      3,
      { lift: -0.1 },
    ),
    part(
      scattered(9, x - 4, y - 22, 20, 22)
        .map(([px, py]) => oval(px, py, 2))
        .join(""),
      white,
      0.6,
      { lift: 0.1 },
    ),
  ];
  return {
    box: { left: -112, right: 112, top: -128, bottom: 4 },
    parts: [
      part("M-110 -16Q0 16 110 -16Q80 4 0 5Q-80 4 -110 -16Z", colourTones("gold"), 5),
      part(oval(0, -16, 110, 14), white, 5),
      ...cube(-62, -14, bodyOr(m, pink)),
      ...cube(-8, -12, green),
      ...cube(48, -14, colourTones("yellow")),
      ...cube(-34, -52, orange),
      ...cube(20, -52, bodyOr(m, pink)),
    ],
  };
};

/** A block of bean curd on its plate. */
export const tofu: FigureMaker = (m) => ({
  box: { left: -106, right: 106, top: -112, bottom: 4 },
  parts: [
    part(oval(0, -12, 106, 16), blue, 6),
    part(polygon("-66 -10, 44 -10, 44 -74, -66 -74"), bodyOr(m, white), 8),
    part(polygon("-66 -74, 44 -74, 72 -100, -34 -100"), bodyOr(m, white), 4, { lift: 0.12 }),
    part(polygon("44 -10, 72 -34, 72 -100, 44 -74"), bodyOr(m, white), 4, { lift: -0.12 }),
    part(
      scattered(7, 2, -90, 26, 7)
        .map(([x, y]) =>
          polygon([
            [x - 7, y],
            [x + 3, y - 3],
            [x + 7, y + 1],
            [x - 2, y + 4],
          ]),
        )
        .join(""),
      green,
      2,
    ),
    part(blob("-92 -14, -82 -24, -70 -18, -76 -8") + blob("78 -8, 88 -20, 98 -12, 90 -4"), green, 4),
  ],
});

/** A hand mill: a mortar with its pestle. */
export const mortar: FigureMaker = (m) => ({
  box: { left: -92, right: 100, top: -179, bottom: 3 },
  parts: [
    part(ribbon("10 -76 30, 60 -140 20, 86 -168 22"), brown, 9),
    part("M-82 -98L82 -98Q78 -36 40 -22L46 0L-46 0L-40 -22Q-78 -36 -82 -98Z", bodyOr(m, grey), 20, {
      lines: { path: "M-76 -78Q0 -66 76 -78", width: 4 },
    }),
    part(oval(0, -98, 82, 17), deeper(bodyOr(m, grey), m, 0.3), 4),
    part(blob("-58 -98, -36 -108, -6 -104, 10 -96, -20 -88, -48 -90"), green, 5),
    part(ribbon("4 -88 30, 22 -106 27"), brown, 7),
  ],
});
