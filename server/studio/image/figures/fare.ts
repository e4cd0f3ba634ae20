import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** Meat that turns on an upright spit, slices cut off below. */
export const kebab: FigureMaker = (m) => {
  const meat = towards(m.body, [0.5, 0.09, 0.07], 0.5);
  const bands = Array.from({ length: 12 }, (_, i) => {
    const w = 66 - i * 3.4;
    const y = -218 + i * 14;
    return `M${-w} ${y}Q${-w / 2} ${y + 10} 0 ${y + 4}Q${w / 2} ${y - 2} ${w} ${y + 5}`;
  }).join("");
  return {
    box: { left: -104, right: 104, top: -284, bottom: 4 },
    parts: [
      part(ribbon("0 -280 8, 0 -14 8"), colourTones("grey"), 3),
      part(oval(0, -18, 100, 20), colourTones("grey"), 6),
      part(oval(0, -22, 84, 12), colourTones("grey"), 2, { lift: -0.18 }),
      part(
        blob(
          "0 -240, 40 -238, 68 -220, 70 -190, 56 -140, 42 -90, 30 -52, 0 -42, -30 -52, -42 -90, -56 -140, -70 -190, -68 -220, -40 -238",
        ),
        meat,
        30,
        { lines: { path: bands, width: 3 } },
      ),
      part(
        scattered(16, 0, -150, 44, 76)
          .map(([x, y], i) =>
            ribbon(
              [
                [x - 9, y, 5],
                [x + 9, y + (i % 2 ? 4 : -3), 5],
              ],
              2,
            ),
          )
          .join(""),
        towards(meat, [0.82, 0.06, 0.09], 0.55),
        2,
      ),
      part(oval(0, -248, 24, 16), colourTones("red"), 10),
      part(blob("0 -262, 14 -266, 10 -256, 0 -254, -10 -256, -14 -266"), colourTones("green"), 3),
      part(
        [
          [-54, -30],
          [-24, -24],
          [10, -28],
          [44, -24],
          [66, -32],
          [-4, -36],
        ]
          .map(([x, y]) =>
            blob([
              [x! - 18, y!],
              [x! - 6, y! - 8],
              [x! + 12, y! - 6],
              [x! + 18, y! + 2],
              [x!, y! + 6],
            ]),
          )
          .join(""),
        meat,
        4,
      ),
    ],
  };
};

/** A roast chicken on a dish. */
export const roastChicken: FigureMaker = (m) => {
  const skin = towards(m.body, [0.62, 0.11, 0.12], 0.6);
  return {
    box: { left: -142, right: 142, top: -142, bottom: 4 },
    parts: [
      part(oval(0, -18, 140, 21), colourTones("white"), 6),
      part(oval(0, -23, 112, 13), colourTones("white"), 2, { lift: -0.12 }),
      part(
        [-96, -72, 78, 100].map((x) => oval(x, -34, 18, 12)).join(""),
        towards(colourTones("yellow"), [0.78, 0.05, 0.12], 0.5),
        8,
      ),
      part(
        ribbons("-58 -66 36, -94 -96 17, -114 -116 13") + oval(-116, -124, 10) + oval(-124, -114, 10),
        paler(colourTones("white"), 0.1),
        7,
      ),
      part(
        blob("-84 -38, -80 -78, -50 -112, 0 -124, 52 -114, 88 -82, 94 -44, 60 -20, 0 -16, -56 -20"),
        skin,
        34,
      ),
      part(ribbon("-34 -56 54, -64 -78 38, -92 -96 18"), skin, 16, { lift: 0.06 }),
      part(ribbon("34 -50 44, 66 -62 38, 92 -48 22, 76 -34 18"), skin, 13, { lift: 0.05 }),
      part(ribbon("10 -106 9, 36 -102 10, 58 -88 6"), paler(skin, 0.5), 2),
      part(oval(-60, -28, 14, 11) + oval(44, -26, 14, 11), colourTones("red"), 8),
      part(
        blob("-30 -22, -10 -38, 14 -26, 24 -12, 0 -12") + blob("96 -28, 118 -36, 124 -22, 108 -16"),
        colourTones("green"),
        4,
      ),
    ],
  };
};

/** A slice of pizza with melted cheese. */
export const pizza: FigureMaker = (m) => {
  const crust = towards(colourTones("brown"), [0.74, 0.08, 0.13], 0.6);
  const cheese = towards(colourTones("yellow"), [0.88, 0.02, 0.14], 0.4);
  return {
    box: { left: -118, right: 118, top: -202, bottom: 14 },
    parts: [
      part("M-104 -160L104 -160L8 4Q0 12 -8 4Z", crust, 6),
      part(
        `M-96 -162L96 -162L60 -98Q56 -76 48 -76L40 -66L6 -8Q0 0 -6 -8L-34 -56Q-40 -44 -46 -60L-54 -92Z`,
        cheese,
        9,
      ),
      part(ribbon("-100 -164 28, -54 -178 32, 0 -182 34, 54 -178 32, 100 -164 28", 10), crust, 14),
      part(
        oval(-44, -132, 22, 20) + oval(34, -136, 23, 21) + oval(0, -82, 21, 20) + oval(-2, -34, 11, 11),
        towards(colourTones("red"), [0.48, 0.13, 0.07], 0.5),
        6,
        {
          lines: {
            path: "M-52 -136l2 0M-40 -126l2 0M28 -142l2 0M42 -130l2 0M-6 -88l2 0M8 -78l2 0",
            width: 3,
          },
        },
      ),
      part(
        oval(-8, -148, 9, 8) + oval(62, -152, 8, 7) + oval(-26, -92, 8, 8) + oval(26, -100, 8, 7),
        m.dark,
        4,
      ),
      part(
        blob("-78 -150, -62 -160, -56 -146, -68 -140") +
          blob("-12 -112, 6 -122, 12 -108, 0 -102") +
          blob("6 -58, 18 -62, 16 -50"),
        colourTones("green"),
        3,
      ),
    ],
  };
};

/** Chips in a paper bag. */
export const fries: FigureMaker = (m) => {
  const fry = (x: number, top: number, turn: number, lift: number) =>
    part(
      polygon([
        [x + turn - 9, top],
        [x + turn + 9, top - 3],
        [x + 9, -56],
        [x - 9, -56],
      ]),
      m.body,
      5,
      { lift },
    );
  const tall = [
    [-58, -128, -16],
    [-40, -158, -10],
    [-20, -140, -6],
    [-2, -176, 2],
    [18, -150, 4],
    [36, -168, 10],
    [56, -136, 16],
    [-30, -120, -4],
    [8, -126, 3],
    [28, -122, 8],
    [-10, -132, -8],
    [46, -112, 10],
  ] as const;
  return {
    box: { left: -92, right: 92, top: -182, bottom: 4 },
    parts: [
      part("M-78 -100Q0 -128 78 -100L66 -40L-66 -40Z", deeper(colourTones("red"), m, 0.3), 5),
      ...tall.map(([x, top, turn], i) => fry(x, top, turn, i < 7 ? -0.04 : 0.06)),
      part("M-84 -98Q-44 -66 0 -66Q44 -66 84 -98L64 -4Q0 6 -64 -4Z", colourTones("red"), 9),
      part(blob("0 -52, 22 -44, 26 -28, 0 -14, -26 -28, -22 -44"), colourTones("yellow"), 3),
    ],
  };
};

/** Sausages in a chain. */
export const sausage: FigureMaker = (m) => {
  const skin = towards(m.body, [0.52, 0.11, 0.08], 0.5);
  return {
    box: { left: -146, right: 146, top: -128, bottom: 4 },
    parts: [
      part(
        ribbons(
          "-142 -92 5, -124 -88 7",
          "-42 -26 8, -26 -22 8",
          "42 -28 8, 30 -22 8",
          "124 -88 7, 142 -96 5",
        ),
        deeper(skin, m, 0.2),
        2,
      ),
      part(ribbon("-118 -92 36, -104 -54 46, -62 -32 38", 12), skin, 20, {
        lines: { path: "M-112 -82l14 6M-98 -58l10 10M-78 -46l4 12", width: 2.4 },
      }),
      part(ribbon("118 -92 36, 104 -54 46, 62 -32 38", 12), skin, 20, {
        lines: { path: "M98 -80l14 -4M88 -52l10 -10", width: 2.4 },
      }),
      part(ribbon("-24 -24 38, 2 -20 46, 30 -26 38", 12), skin, 20, {
        lines: { path: "M-12 -34l4 14M8 -34l4 14", width: 2.4 },
      }),
      part(
        ribbons("-124 -84 7, -116 -58 8", "108 -96 7, 104 -74 8", "-16 -34 6, 10 -34 7"),
        paler(skin, 0.5),
        2,
      ),
    ],
  };
};

/** Tea in a waisted glass on its saucer. */
export const teaGlass: FigureMaker = (m) => {
  const [white, red] = [colourTones("white"), colourTones("red")];
  const tea = towards(m.body, [0.5, 0.15, 0.12], 0.7);
  return {
    box: { left: -92, right: 96, top: -198, bottom: 4 },
    parts: [
      part(oval(0, -14, 90, 17), white, 6),
      part(oval(0, -18, 84, 13), red, 2, { lift: -0.02 }),
      part(oval(0, -18, 66, 10), white, 2, { lift: -0.08 }),
      part(box(52, -40, 84, -14) + box(60, -60, 86, -38), white, 4, { lift: 0.06 }),
      part(
        "M-48 -148L48 -148Q44 -112 28 -90Q24 -80 34 -64Q44 -42 34 -22Q0 -12 -34 -22Q-44 -42 -34 -64Q-24 -80 -28 -90Q-44 -112 -48 -148Z",
        paler(colourTones("blue"), 0.75),
        10,
      ),
      part(
        "M-43 -128L43 -128Q38 -106 24 -89Q20 -80 30 -62Q38 -44 30 -28Q0 -20 -30 -28Q-38 -44 -30 -62Q-20 -80 -24 -89Q-38 -106 -43 -128Z",
        tea,
        12,
      ),
      part(oval(0, -128, 42, 7), paler(tea, 0.25), 2),
      part(oval(0, -148, 48, 8), paler(white, 0.2), 1.4),
      part(oval(0, -147, 42, 5.6), towards(tea, [0.8, 0.02, 0.03], 0.5), 1),
      part(ribbons("-32 -136 5, -26 -108 5, -16 -92 4", "-26 -60 5, -28 -44 5"), white, 1, { lift: 0.1 }),
      part(
        ribbons("-12 -158 4, -20 -172 5, -8 -184 4, -16 -196 2", "14 -158 4, 6 -172 5, 18 -184 4, 10 -196 2"),
        white,
        1.4,
        { lift: 0.1 },
      ),
    ],
  };
};

/** Walnuts, one open, with hazelnuts. */
export const nuts: FigureMaker = (m) => {
  const shell = towards(m.body, [0.68, 0.05, 0.09], 0.5);
  return {
    box: { left: -122, right: 122, top: -120, bottom: 4 },
    parts: [
      part(oval(-40, -68, 54, 50), shell, 30, {
        lines: {
          path: "M-40 -118Q-52 -70 -40 -18M-62 -104Q-84 -70 -64 -34M-18 -104Q4 -70 -16 -34M-76 -78q12 6 6 18M-2 -78q-10 8 -4 20M-56 -90q-10 14 0 26M-26 -88q10 12 2 28",
          width: 2.4,
        },
      }),
      part(oval(56, -44, 56, 44), shell, 10),
      part(oval(56, -46, 47, 35), deeper(shell, m, 0.35), 4),
      part(
        blob("50 -78, 34 -72, 20 -60, 16 -44, 26 -28, 44 -18, 50 -28, 44 -40, 52 -50, 46 -62") +
          blob("62 -78, 78 -72, 92 -60, 96 -44, 86 -28, 68 -18, 62 -28, 68 -40, 60 -50, 66 -62"),
        towards(shell, [0.84, 0.03, 0.1], 0.65),
        8,
        {
          lines: { path: "M38 -62q-8 8 0 16M32 -40q6 6 4 12M74 -62q8 8 0 16M80 -40q-6 6 -4 12", width: 2.2 },
        },
      ),
      part(
        oval(-92, -20, 24, 22) + oval(-8, -14, 21, 18),
        towards(colourTones("brown"), [0.56, 0.1, 0.09], 0.5),
        14,
      ),
      part(
        blob("-106 -32, -92 -40, -78 -32, -92 -28") + blob("-20 -24, -8 -32, 4 -24, -8 -20"),
        towards(colourTones("brown"), [0.8, 0.03, 0.08], 0.6),
        3,
      ),
    ],
  };
};

/** A durian, opened on one side. */
export const durian: FigureMaker = (m) => {
  const skin = towards(m.body, [0.56, -0.05, 0.09], 0.5);
  const edge = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    const r = i % 2 ? 1 : 0.87;
    return [-6 + Math.cos(a) * 96 * r, -78 + Math.sin(a) * 78 * r] as const;
  });
  return {
    box: { left: -108, right: 96, top: -187, bottom: 6 },
    parts: [
      part(ribbon("-6 -148 14, -2 -168 12, 6 -180 14"), colourTones("brown"), 4),
      part(polygon(edge), deeper(skin, m, 0.25), 8),
      part(
        scattered(64, -6, -78, 82, 64)
          .map(([x, y]) =>
            polygon([
              [x - 9, y + 6],
              [x, y - 12],
              [x + 9, y + 6],
            ]),
          )
          .join(""),
        skin,
        5,
      ),
      part(
        blob("4 -120, 40 -112, 60 -80, 50 -40, 18 -22, -2 -40, -10 -80"),
        paler(colourTones("yellow"), 0.6),
        5,
      ),
      part(
        oval(24, -90, 24, 21) + oval(22, -50, 22, 19),
        towards(colourTones("yellow"), [0.9, 0.01, 0.12], 0.5),
        15,
      ),
    ],
  };
};
