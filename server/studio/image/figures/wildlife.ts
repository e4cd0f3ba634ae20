import { mix } from "../colour.ts";
import { beast } from "./beast.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

export const boar = beast({
  box: { left: -124, right: 104, top: -150, bottom: 3 },
  torso: "-44 -84 70, -14 -80 72, 24 -74 62, 56 -70 52",
  neck: "-46 -88 66, -66 -84 52",
  head: "-70 -82 48, -92 -68 34, -112 -58 20",
  near: ["-44 -54 32, -46 -26 15, -48 -5 14", "56 -56 36, 54 -26 17, 50 -5 14"],
  far: ["-26 -52 28, -26 -24 14, -28 -5 13", "38 -52 30, 36 -24 15, 32 -5 13"],
  tail: "78 -84 6, 92 -70 5, 94 -52 8",
  ears:
    polygon("-66 -100, -62 -132, -46 -102") +
    [-60, -44, -28, -12, 4, 20, 36, 52]
      .map((x, i) =>
        polygon([
          [x, -108 + i * 2.4],
          [x + 16, -106 + i * 2.4],
          [x + 12, -134 + i * 4],
        ]),
      )
      .join(""),
  eye: [-82, -86],
  over: {
    path: ribbon("-98 -54 6, -108 -68 5, -106 -84 2") + oval(-117, -58, 4, 8),
    tones: (body) => body.map((tone) => mix(tone, [0.95, 0, 0.02], 0.85)),
    relief: 2,
  },
  relief: 22,
});

export const bull = beast({
  box: { left: -136, right: 116, top: -176, bottom: 3 },
  torso: "-52 -104 76, -20 -98 72, 20 -92 62, 56 -92 62, 68 -94 50",
  neck: "-54 -112 70, -78 -116 54",
  head: "-84 -116 46, -100 -100 36, -112 -84 26",
  near: ["-52 -78 44, -54 -50 26, -54 -22 17, -58 -6 20", "62 -82 48, 58 -54 30, 66 -30 17, 62 -6 20"],
  far: ["-32 -78 38, -32 -50 22, -30 -20 16, -32 -6 18", "42 -80 42, 36 -52 26, 42 -28 16, 38 -6 18"],
  tail: "90 -110 7, 104 -84 5, 106 -52 5, 106 -36 14",
  ears: ribbon("-66 -128 6, -54 -132 13, -44 -126 4"),
  eye: [-96, -114],
  over: {
    path:
      ribbon("-80 -134 13, -84 -152 12, -102 -162 9, -118 -166 4") +
      ribbon("-92 -132 12, -106 -140 11, -122 -142 7, -132 -138 3"),
    tones: (body) => body.map((tone) => mix(tone, [0.93, 0, 0.03], 0.85)),
    relief: 4,
  },
  relief: 24,
});

/** A badger with its striped face. */
export const badger: FigureMaker = (m) => {
  const grey = colourTones("grey");
  return {
    box: { left: -129, right: 122, top: -92, bottom: 3 },
    parts: [
      part(
        [
          "-44 -40 30, -46 -14 20, -54 -5 13",
          "-14 -40 26, -14 -14 18, -22 -5 12",
          "42 -40 28, 40 -14 19, 32 -5 12",
          "74 -44 34, 72 -14 21, 64 -5 13",
        ]
          .map((leg) => ribbon(leg))
          .join(""),
        m.dark,
        6,
        { lift: 0.08 },
      ),
      part(ribbon("84 -48 20, 108 -34 18, 118 -26 6"), grey, 6, { lift: 0.1 }),
      part(blob("-60 -64, -20 -86, 30 -90, 74 -76, 98 -50, 84 -32, 20 -28, -40 -30, -66 -38"), grey, 22),
      part(blob("-66 -38, -20 -32, 40 -30, 88 -36, 74 -20, 10 -18, -54 -22"), m.dark, 8),
      part(ribbon("-54 -46 56, -84 -40 42, -112 -30 18, -122 -26 10"), colourTones("white"), 14),
      part(blob("-50 -72, -62 -66, -104 -36, -114 -34, -84 -32, -52 -46"), m.dark, 4),
      part(oval(-42, -77, 9, 8), m.dark, 3),
      part(ribbon("-47 -82 3, -42 -84 4, -37 -82 3"), colourTones("white"), 1),
      part(oval(-122, -27, 7, 6), m.dark, 3),
      part(oval(-84, -44, 4), colourTones("white"), 1),
      part(oval(-84, -44, 2.4), m.dark, 0.6),
    ],
  };
};

/** A standing gull. */
export const seagull: FigureMaker = (m) => ({
  box: { left: -96, right: 112, top: -138, bottom: 3 },
  parts: [
    part(
      ribbon("-6 -40 5, -4 -4 5, -18 -2 4") + ribbon("16 -40 5, 18 -4 5, 4 -2 4"),
      colourTones("orange"),
      2,
    ),
    part(polygon("60 -62, 108 -46, 104 -34, 56 -44"), colourTones("white"), 3),
    part(
      `${ribbon("-44 -84 40, -14 -66 52, 26 -58 44, 62 -54 20")}${ribbon("-44 -84 34, -52 -108 30")}${oval(-54, -116, 21, 19)}`,
      colourTones("white"),
      17,
    ),
    part(blob("-18 -86, 20 -82, 60 -62, 84 -54, 60 -44, 10 -44, -18 -62"), colourTones("grey"), 9, {
      lift: 0.08,
    }),
    part(polygon("52 -64, 110 -60, 96 -52, 56 -50"), m.dark, 3),
    part(polygon("-70 -122, -94 -112, -92 -106, -68 -108"), colourTones("yellow"), 3),
    part(oval(-88, -108, 4, 3), colourTones("red"), 1),
    part(oval(-60, -120, 3.4), m.dark, 1),
  ],
});

/** A hunched vulture on a dead branch. */
export const vulture: FigureMaker = (m) => ({
  box: { left: -92, right: 104, top: -196, bottom: 13 },
  parts: [
    part(
      ribbon("-86 -18 12, 0 -14 17, 98 -22 10") +
        ribbon("40 -18 9, 74 -48 6, 80 -66 3") +
        ribbon("0 -8 16, 4 2 22"),
      colourTones("brown"),
      4,
    ),
    part(polygon("18 -60, 66 -6, 42 -2, 26 -10, 14 -34"), m.body, 5, { lift: -0.1 }),
    part(ribbon("-10 -30 8, -12 -18 8") + ribbon("12 -30 8, 12 -18 8"), colourTones("gold"), 2),
    part(blob("-20 -150, 24 -158, 54 -128, 58 -80, 36 -40, -6 -28, -34 -58, -38 -112"), m.body, 24),
    part(blob("6 -146, 46 -142, 64 -100, 60 -56, 38 -24, 22 -50, 6 -96"), m.body, 9, {
      lift: 0.1,
      lines: { path: "M30 -120L44 -40M42 -120L52 -52M18 -116L34 -40", width: 2.4 },
    }),
    part(
      [-38, -26, -12, 4, 16].map((x, i) => oval(x, -142 - (i % 2) * 5, 13, 11)).join(""),
      colourTones("white"),
      7,
    ),
    part(ribbon("-16 -150 18, -34 -172 14, -44 -170 16"), colourTones("pink"), 7),
    part(oval(-44, -174, 17, 15), colourTones("pink"), 8),
    part("M-56 -180Q-78 -180 -84 -156Q-72 -164 -56 -164Z", colourTones("yellow"), 3),
    part(oval(-48, -177, 3), m.dark, 1),
  ],
});

/** A turkey with its tail spread. */
export const turkey: FigureMaker = (m) => {
  const rays = (length: number, wide: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const a = ((i - 6) * 15 * Math.PI) / 180;
      const [x, y] = [14 + Math.sin(a) * length, -70 - Math.cos(a) * length];
      return ribbon(
        [
          [14, -70, 8],
          [(x + 14) / 2, (y - 70) / 2, wide * 0.8],
          [x, y, wide],
        ],
        3,
      );
    }).join("");
  return {
    box: { left: -105, right: 133, top: -192, bottom: 3 },
    parts: [
      part(rays(104, 30), colourTones("white"), 5, { lift: -0.16 }),
      part(rays(94, 30), m.body, 6),
      part(rays(66, 26), m.body, 6, { lift: -0.16 }),
      part(
        ribbon("-6 -30 6, -6 -4 6, -20 -2 5") + ribbon("26 -30 6, 26 -4 6, 12 -2 5"),
        colourTones("orange"),
        2,
      ),
      part(blob("-40 -90, 0 -98, 44 -88, 62 -54, 36 -22, -14 -20, -44 -48"), m.body, 24, { lift: -0.1 }),
      part(blob("0 -80, 44 -76, 58 -48, 30 -36, 4 -50"), m.body, 9, {
        lift: 0.1,
        lines: { path: "M14 -66L46 -54M14 -56L40 -46", width: 2 },
      }),
      part(ribbon("-34 -80 24, -54 -108 16, -58 -128 15"), colourTones("blue"), 8),
      part(oval(-62, -134, 15, 14), colourTones("blue"), 7),
      part(polygon("-74 -138, -92 -130, -74 -126"), colourTones("yellow"), 2),
      part(
        ribbon("-76 -136 6, -82 -118 8, -74 -98 9") + ribbon("-62 -122 8, -66 -100 9"),
        colourTones("red"),
        3,
      ),
      part(oval(-64, -138, 2.8), m.dark, 0.8),
    ],
  };
};
