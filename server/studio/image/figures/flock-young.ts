import { beast } from "./beast.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { black, white } from "./tones.ts";

const curls = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y], i) => `M${(x - 7).toFixed(1)} ${y.toFixed(1)}q7 ${i % 2 ? 9 : -9} 14 0`).join("");

/** A lamb on long legs, with a soft pale face. */
export const lamb: FigureMaker = (m) => {
  const wool = bodyOr(m, tint(".95 .015 80"));
  const skin = tint(".88 .045 45");
  const tufts = [
    [-40, -104, 24],
    [-26, -122, 22],
    [0, -128, 24],
    [26, -126, 23],
    [48, -112, 22],
    [56, -90, 20],
    [44, -74, 22],
    [18, -68, 24],
    [-10, -68, 24],
    [-34, -80, 22],
    [4, -98, 44],
  ] as const;
  return boxed([
    part(ribbons("-14 -62 15, -12 -8 12", "34 -64 15, 36 -8 12"), deeper(skin, m, 0.28), 4),
    part(ribbons("-34 -64 16, -36 -8 13", "50 -64 16, 54 -8 13"), skin, 5),
    part(
      ribbons("-36 -6 13, -37 -2 13", "54 -6 13, 54 -2 13", "-12 -6 12, -12 -2 12", "36 -6 12, 36 -2 12"),
      black,
      2,
    ),
    part(ribbon("66 -104 14, 80 -88 16, 78 -68 12"), wool, 6),
    part(tufts.map(([x, y, r]) => oval(x, y, r)).join(""), wool, 18, {
      lines: { path: curls(scattered(16, 6, -98, 50, 28)), width: 2 },
    }),
    part(blob("-48 -150, -20 -158, -4 -146, -20 -136, -44 -136"), skin, 5),
    part(blob("-92 -152, -120 -162, -136 -148, -118 -138, -94 -138"), skin, 5),
    part(
      blob("-98 -150, -84 -172, -56 -172, -44 -150, -48 -120, -62 -100, -80 -100, -94 -120"),
      paler(skin, 0.3),
      15,
    ),
    part(oval(-70, -170, 16) + oval(-54, -164, 12) + oval(-86, -164, 12) + oval(-70, -182, 10), wool, 7),
    part(oval(-84, -136, 6, 7) + oval(-56, -136, 6, 7), m.dark, 1.4),
    part(oval(-86, -139, 2) + oval(-58, -139, 2), white, 0.6),
    part(blob("-78 -114, -70 -117, -62 -114, -70 -106"), tint(".66 .1 10"), 2),
    part(ribbons("-70 -107 2, -70 -102 2", "-78 -100 2, -70 -102 2, -62 -100 2"), m.dark, 0.4),
  ]);
};

/** A ram with curled horns. */
export const ram: FigureMaker = (m) => {
  const wool = bodyOr(m, tint(".9 .03 80"));
  const face = tint(".52 .05 60");
  const horn = tint(".68 .08 75");
  const tufts = [
    [-44, -96, 34],
    [-26, -128, 32],
    [8, -138, 33],
    [44, -134, 32],
    [76, -116, 30],
    [92, -86, 29],
    [78, -58, 30],
    [42, -48, 32],
    [4, -46, 32],
    [-30, -60, 30],
    [-52, -74, 26],
    [22, -94, 62],
  ] as const;
  const coil = (s: number, x: number) =>
    ribbon([
      [x, -170, 20],
      [x + s * 22, -184, 21],
      [x + s * 42, -168, 20],
      [x + s * 44, -138, 18],
      [x + s * 26, -120, 15],
      [x + s * 12, -130, 12],
      [x + s * 18, -144, 8],
      [x + s * 26, -146, 4],
    ]);
  const ribs = (s: number, x: number) =>
    [
      [10, -192, 12, -172],
      [26, -196, 24, -174],
      [42, -186, 32, -170],
      [54, -166, 36, -160],
      [54, -140, 36, -144],
      [40, -118, 32, -132],
      [24, -110, 24, -126],
    ]
      .map(([a, b, c, d]) => `M${x + s * a!} ${b}L${x + s * c!} ${d}`)
      .join("");
  return boxed([
    part(ribbons("-14 -44 17, -14 -8 15", "58 -44 17, 58 -8 15"), deeper(face, m, 0.4), 4),
    part(ribbons("-36 -44 18, -36 -6 16", "78 -44 18, 80 -6 16"), face, 5),
    part(oval(116, -88, 12, 16), wool, 8),
    part(tufts.map(([x, y, r]) => oval(x, y, r)).join(""), wool, 20, {
      lines: { path: curls(scattered(24, 22, -92, 72, 40)), width: 2.2 },
    }),
    part(coil(1, -62), horn, 7, { lines: { path: ribs(1, -62), width: 2.2 } }),
    part(
      blob("-104 -164, -92 -180, -68 -180, -56 -164, -58 -128, -68 -98, -80 -92, -92 -98, -102 -128"),
      face,
      14,
    ),
    part(coil(-1, -98), horn, 7, { lines: { path: ribs(-1, -98), width: 2.2 } }),
    part(oval(-80, -178, 18, 12) + oval(-66, -172, 10) + oval(-94, -172, 10), wool, 6),
    part(oval(-92, -144, 5, 4) + oval(-68, -144, 5, 4), tint(".82 .14 85"), 1.6),
    part(oval(-92, -144, 2.4, 3) + oval(-68, -144, 2.4, 3), m.dark, 0.8),
    part(oval(-85, -104, 3.4, 5) + oval(-75, -104, 3.4, 5), m.dark, 0.8),
  ]);
};

const tinted =
  (own: string, make: FigureMaker): FigureMaker =>
  (m, window) =>
    make({ ...m, body: bodyOr(m, tint(own)) }, window);

/** A fawn with white spots and long legs. */
export const fawn: FigureMaker = (m, window) => {
  const body = beast({
    box: { left: -116, right: 92, top: -212, bottom: 3 },
    torso: "-40 -108 38, -14 -108 44, 20 -106 42, 48 -108 42",
    neck: "-38 -114 36, -54 -138 25, -62 -160 22",
    head: "-62 -168 27, -80 -162 23, -96 -153 14, -103 -150 11",
    near: [
      "-40 -98 26, -44 -62 13, -44 -46 10, -46 -20 7, -47 -8 8, -50 -3 10",
      "46 -104 38, 42 -76 20, 55 -50 11, 52 -24 7, 51 -8 8, 49 -3 10",
    ],
    far: [
      "-28 -96 24, -24 -60 12, -22 -44 10, -20 -20 7, -20 -3 10",
      "38 -98 32, 28 -72 18, 34 -48 11, 26 -22 7, 22 -3 10",
    ],
    tail: "66 -118 12, 78 -112 14, 80 -98 6",
    ears: ribbon("-56 -178 8, -44 -192 13, -26 -200 3") + ribbon("-70 -182 7, -80 -196 12, -86 -210 3"),
    eye: [-80, -167],
    relief: 17,
  })({ ...m, body: bodyOr(m, tint(".62 .11 58")) }, window);
  const spots = [
    [-34, -122],
    [-18, -112],
    [-2, -124],
    [14, -114],
    [30, -124],
    [46, -116],
    [58, -104],
    [-26, -100],
    [8, -102],
    [36, -104],
    [50, -92],
    [-8, -98],
    [22, -96],
  ] as const;
  return {
    box: body.box,
    parts: [
      ...body.parts.slice(0, -1),
      part(spots.map(([x, y]) => oval(x, y, 4.6, 4)).join(""), white, 1),
      part(
        ribbons("-48 -184 4, -34 -196 4", "-76 -188 4, -83 -202 4") + ribbon("78 -108 8, 80 -98 5"),
        tint(".9 .05 50"),
        1,
      ),
      part(ribbon("-92 -148 7, -102 -147 7"), white, 1),
      part(oval(-80, -167, 5.4), m.dark, 1.4),
      part(oval(-82, -169, 1.8), white, 0.4),
      part(oval(-106, -153, 5, 4.4), m.dark, 1),
    ],
  };
};

const CAT = {
  torso: "-46 -90 54, -16 -88 54, 20 -86 48, 56 -90 52",
  neck: "-38 -98 52, -58 -110 44",
  head: "-68 -116 46, -86 -108 36, -98 -102 28",
  near: [
    "-44 -82 38, -48 -50 23, -48 -20 18, -56 -7 17",
    "58 -86 52, 52 -58 36, 68 -36 18, 64 -14 15, 56 -7 17",
  ],
  far: [
    "-26 -80 34, -18 -48 22, -14 -18 17, -22 -7 16",
    "44 -80 42, 34 -56 30, 42 -34 17, 36 -14 15, 28 -7 16",
  ],
} as const;
const muzzle = [
  part(blob("-112 -106, -104 -114, -92 -108, -84 -96, -92 -86, -106 -88"), white, 6),
  part(oval(-91, -117, 4.6, 4), tint(".82 .13 95"), 1),
  part(oval(-92, -117, 2.2, 3.4), black, 0.6),
  part(blob("-114 -106, -106 -110, -102 -104, -110 -99"), tint(".5 .07 20"), 2),
];

/** A puma: a big cat of one colour, with a long dark-tipped tail. */
export const puma: FigureMaker = tinted(".68 .09 68", (m, window) => {
  const cat = beast({
    ...CAT,
    box: { left: -126, right: 150, top: -152, bottom: 3 },
    tail: "78 -94 12, 104 -76 11, 126 -74 11, 144 -96 10",
    ears: oval(-56, -138, 11) + oval(-80, -138, 11),
    eye: [-91, -117],
    relief: 18,
  })(m, window);
  return {
    box: cat.box,
    parts: [
      ...cat.parts.slice(0, -1),
      ...muzzle,
      part(
        ribbons("140 -88 11, 145 -98 10", "-92 -126 3, -84 -128 3") + oval(-56, -139, 5) + oval(-80, -139, 5),
        deeper(m.body, m, 0.7),
        1,
      ),
    ],
  };
});

/** A lynx with tufts on its ears, a beard and a short tail. */
export const lynx: FigureMaker = tinted(".72 .06 65", (m, window) => {
  const cat = beast({
    ...CAT,
    box: { left: -126, right: 110, top: -186, bottom: 3 },
    tail: "76 -100 16, 92 -96 15, 100 -84 13",
    ears: polygon("-68 -132, -54 -166, -40 -128") + polygon("-94 -128, -86 -164, -68 -132"),
    eye: [-91, -117],
    relief: 18,
  })(m, window);
  const dark = deeper(m.body, m, 0.8);
  return {
    box: cat.box,
    parts: [
      ...cat.parts.slice(0, -1),
      part(polygon("-58 -104, -40 -84, -54 -84, -50 -66, -66 -78, -74 -62, -82 -84"), paler(m.body, 0.6), 6),
      ...muzzle,
      part(
        ribbons(
          "-54 -160 6, -50 -182 2",
          "-86 -158 6, -88 -182 2",
          "98 -88 14, 101 -82 12",
          "-74 -126 3, -72 -120 3",
          "-82 -128 3, -78 -122 3",
        ),
        dark,
        1,
      ),
      part(
        scattered(26, 12, -92, 70, 24)
          .map(([x, y]) => oval(x, y, 4.4, 3.4))
          .join(""),
        dark,
        1,
      ),
      part(
        scattered(10, -50, -42, 8, 26)
          .map(([x, y]) => oval(x, y, 3))
          .join("") +
          scattered(10, 62, -44, 10, 28)
            .map(([x, y]) => oval(x, y, 3))
            .join(""),
        dark,
        1,
      ),
    ],
  };
});

/** A piglet. */
export const piglet: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".84 .08 10"));
  const far = deeper(skin, m, 0.2);
  return boxed([
    part(ribbons("-10 -40 20, -10 -6 15", "38 -40 20, 40 -6 15"), far, 5),
    part(ribbon("66 -70 6, 80 -78 6, 82 -92 6, 70 -92 6, 74 -80 5, 90 -84 4", 9), skin, 3),
    part(ribbons("-30 -40 22, -32 -6 16", "52 -44 22, 56 -6 16"), skin, 6),
    part(
      ribbons("-32 -4 16, -32 -1 16", "56 -4 16, 56 -1 16", "-10 -4 15, -10 -1 15", "40 -4 15, 40 -1 15"),
      deeper(skin, m, 0.5),
      2,
    ),
    part(blob("-44 -70, -24 -98, 12 -106, 52 -98, 72 -70, 62 -40, 24 -24, -20 -26, -42 -44"), skin, 26),
    part(
      blob("-72 -118, -62 -148, -46 -130, -50 -112") + blob("-30 -124, -8 -150, 0 -128, -14 -108"),
      far,
      6,
    ),
    part(blob("-88 -92, -78 -124, -46 -134, -16 -120, -4 -88, -22 -58, -58 -54, -82 -68"), skin, 22),
    part(oval(-60, -80, 21, 17), deeper(skin, m, 0.1), 7, { lift: 0.06 }),
    part(oval(-67, -80, 4.4, 6) + oval(-53, -80, 4.4, 6), deeper(skin, m, 0.6), 1.4),
    part(oval(-76, -102, 5.4, 6.4) + oval(-36, -104, 5.4, 6.4), m.dark, 1.6),
    part(oval(-78, -105, 1.8) + oval(-38, -107, 1.8), white, 0.4),
    part(ribbon("-72 -61 2.6, -60 -58 2.6, -46 -62 2.6"), m.dark, 0.6),
  ]);
};
