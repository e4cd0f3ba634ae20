import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** Rows of pointed spines over an arc around (x, y). */
function spines(
  x: number,
  y: number,
  rows: readonly (readonly [radius: number, count: number, long: number])[],
): string {
  return rows
    .flatMap(([r, count, long], row) =>
      Array.from({ length: count }, (_, i) => {
        const a = Math.PI * (1.04 + ((i + (row % 2) * 0.5) / count) * 1.0);
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const tilt = 0.24;
        return polygon([
          [x + c * r * 1.25 - s * 6, y + s * r + c * 6],
          [x + (c + tilt) * (r + long) * 1.2, y + s * (r + long)],
          [x + c * r * 1.25 + s * 6, y + s * r - c * 6],
        ]);
      }),
    )
    .join("");
}

/** A hedgehog: a dome of spines, a pale pointed face with a black nose, to the left. */
export const hedgehog: FigureMaker = (m) => {
  const face = colourTones("gold");
  const quill = colourTones("brown");
  return {
    box: { left: -140, right: 216, top: -150, bottom: 4 },
    parts: [
      part(
        blob("-40 -14, -24 -14, -22 2, -48 2") +
          blob("56 -14, 74 -14, 76 2, 50 2") +
          blob("-2 -12, 14 -12, 14 2, -8 2"),
        face,
        3,
        { lift: -0.2 },
      ),
      part(spines(24, -18, [[76, 22, 44]]), quill, 2, { lift: -0.1 }),
      part(blob("-66 -12, -62 -66, -22 -106, 34 -112, 88 -86, 116 -40, 112 -8, 20 -4"), quill, 18, {
        lift: -0.08,
      }),
      part(spines(24, -14, [[62, 18, 38]]), quill, 2, { lift: 0.06 }),
      part(spines(26, -10, [[40, 14, 36]]), quill, 2, { lift: 0.16 }),
      part(spines(28, -8, [[18, 9, 34]]), quill, 2, { lift: 0.24 }),
      part(blob("-128 -26, -104 -48, -72 -66, -46 -54, -40 -22, -56 -6, -92 -8"), face, 12, { lift: 0.06 }),
      part(blob("-50 -66, -38 -80, -26 -66, -36 -54"), face, 5, { lift: -0.1 }),
      part(oval(-128, -28, 9.6), colourTones("black"), 4),
      part(oval(-84, -44, 6.4), colourTones("black"), 2),
      part(oval(-86, -46, 2), colourTones("white"), 0),
      part(ribbon("-118 -16 2.4, -96 -14 2.4"), m.dark, 0.5),
    ],
  };
};

/** A porcupine: long black and white quills that stand up behind a small head. */
export const porcupine: FigureMaker = () => {
  const quills = (shift: number) =>
    Array.from({ length: 17 }, (_, i) => {
      const a = Math.PI * (1.14 + ((i + shift) / 17) * 0.8);
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const r = 128 + (i % 3) * 12;
      return [
        [22 + c * 40, -44 + s * 30],
        [34 + c * (r * 0.64), -40 + s * r * 0.64],
        [44 + c * r, -36 + s * r],
      ] as const;
    });
  const dark = (shift: number) =>
    quills(shift)
      .map(([p, , q]) => ribbon(`${p[0]} ${p[1]} 7, ${q[0]} ${q[1]} 1.4`))
      .join("");
  const pale = (shift: number) =>
    quills(shift)
      .map(([, p, q]) => ribbon(`${p[0]} ${p[1]} 5, ${q[0]} ${q[1]} 1`))
      .join("");
  const fur = colourTones("brown");
  return {
    box: { left: -136, right: 180, top: -189, bottom: 4 },
    parts: [
      part(dark(0), colourTones("black"), 2),
      part(pale(0), colourTones("white"), 1),
      part(blob("-70 -14, -62 -60, -20 -84, 40 -80, 92 -54, 106 -20, 80 -6, 0 -4"), fur, 16, { lift: -0.14 }),
      part(dark(0.5), colourTones("black"), 2, { lift: 0.1 }),
      part(pale(0.5), colourTones("white"), 1),
      part(blob("-130 -34, -112 -60, -76 -70, -50 -54, -50 -20, -78 -8, -112 -14"), fur, 12, { lift: 0.02 }),
      part(oval(-64, -66, 9), fur, 4),
      part(oval(-128, -34, 8), colourTones("black"), 3),
      part(oval(-94, -46, 5), colourTones("black"), 2),
      part(blob("-56 -14, -36 -14, -36 2, -64 2") + blob("62 -14, 82 -14, 84 2, 56 2"), fur, 4, {
        lift: -0.16,
      }),
    ],
  };
};

/** A skunk: black, with a white stripe and a great raised tail. */
export const skunk: FigureMaker = (m) => {
  const black = colourTones("black");
  const white = colourTones("white");
  return {
    box: { left: -135, right: 136, top: -197, bottom: 4 },
    parts: [
      part(
        blob("56 -56, 84 -110, 76 -150, 50 -172, 60 -194, 100 -192, 130 -160, 134 -112, 118 -66, 92 -36"),
        black,
        14,
      ),
      part(blob("76 -60, 98 -104, 92 -146, 70 -172, 84 -186, 112 -166, 122 -122, 106 -74, 88 -50"), white, 9),
      part(
        ribbon("-40 -40 20, -44 -4 14") +
          ribbon("-10 -36 18, -10 -4 13") +
          ribbon("58 -42 24, 64 -4 15") +
          ribbon("34 -36 18, 36 -4 13"),
        black,
        5,
      ),
      part(blob("-70 -50, -50 -78, 0 -90, 60 -80, 94 -52, 84 -26, 0 -18, -56 -24"), black, 16),
      part(blob("-66 -66, -30 -86, 30 -90, 84 -66, 40 -72, -20 -70"), white, 6),
      part(blob("-128 -48, -112 -78, -80 -92, -52 -76, -50 -44, -76 -28, -110 -34"), black, 12, {
        lift: 0.03,
      }),
      part(blob("-112 -66, -88 -88, -56 -80, -60 -70, -88 -74"), white, 4),
      part(oval(-62, -90, 9), black, 4),
      part(oval(-128, -48, 7), colourTones("pink"), 3),
      part(oval(-100, -58, 5.4), white, 1),
      part(oval(-101, -58, 3), m.dark, 0.5),
    ],
  };
};

/** A weasel: long and thin, brown above and white below, half upright. */
export const weasel: FigureMaker = () => {
  const fur = colourTones("brown");
  const white = colourTones("white");
  return {
    box: { left: -124, right: 153, top: -152, bottom: 4 },
    parts: [
      part(ribbon("76 -28 22, 114 -18 16, 148 -36 9"), fur, 5, { lift: -0.08 }),
      part(
        ribbon("60 -22 18, 62 -2 12") + ribbon("-36 -36 15, -46 -4 11") + ribbon("-20 -36 15, -18 -2 11"),
        fur,
        4,
        { lift: -0.06 },
      ),
      part(ribbon("70 -30 46, 24 -36 46, -24 -48 44, -54 -84 36, -66 -112 32", 10), fur, 14),
      part(ribbon("-32 -36 14, -64 -72 16, -80 -104 14"), white, 5),
      part(blob("-118 -118, -98 -140, -66 -144, -46 -126, -52 -104, -82 -98, -108 -104"), fur, 11, {
        lift: 0.04,
      }),
      part(blob("-118 -112, -94 -108, -66 -100, -88 -94, -110 -100"), white, 3),
      part(oval(-60, -142, 10), fur, 4),
      part(oval(-60, -141, 5), colourTones("pink"), 2),
      part(oval(-118, -117, 5.4), colourTones("black"), 2),
      part(oval(-90, -125, 5), colourTones("black"), 1.5),
    ],
  };
};

/** A praying mantis with folded arms and a three-cornered head, upright. */
export const mantis: FigureMaker = (m) => ({
  box: { left: -120, right: 140, top: -208, bottom: 4 },
  parts: [
    part(
      ribbon("0 -74 6, -20 -40 4, -48 0 3") +
        ribbon("30 -62 6, 26 -28 4, 8 2 3") +
        ribbon("56 -54 6, 86 -52 4, 104 2 3") +
        ribbon("70 -54 6, 112 -72 4, 136 0 3"),
      m.body,
      2,
      { lift: -0.08 },
    ),
    part(blob("18 -92, 70 -84, 136 -44, 120 -34, 60 -46, 14 -60"), m.body, 9, {
      lines: { path: "M26 -84C60 -78 100 -58 128 -42M30 -72C66 -64 96 -50 116 -40", width: 1.4 },
    }),
    part(ribbon("28 -72 24, -4 -112 17, -30 -156 15", 8), m.body, 7),
    part(
      ribbon("-24 -142 10, -62 -118 15, -86 -148 11, -104 -176 5") +
        ribbon("-14 -126 10, -48 -92 15, -82 -118 11, -108 -140 5"),
      m.body,
      4,
      { lift: 0.08 },
    ),
    part(
      polygon("-96 -160, -92 -146, -86 -152") +
        polygon("-84 -142, -80 -128, -74 -136") +
        polygon("-98 -132, -92 -118, -86 -124"),
      m.dark,
      1,
    ),
    part(blob("-62 -196, -36 -186, -8 -196, -14 -172, -38 -150, -58 -172"), m.body, 8, { lift: 0.06 }),
    part(oval(-58, -188, 12, 13) + oval(-14, -188, 12, 13), colourTones("yellow"), 4),
    part(oval(-60, -187, 4) + oval(-16, -187, 4), m.dark, 1),
    part(
      ribbon("-46 -194 2, -64 -206 1.4, -90 -204 1") + ribbon("-26 -194 2, -14 -206 1.4, 10 -205 1"),
      m.dark,
      0.5,
    ),
  ],
});
