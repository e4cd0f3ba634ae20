import { beast } from "./beast.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const SPOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-32, -106, 7],
  [-14, -98, 8],
  [6, -106, 7],
  [24, -94, 8],
  [44, -104, 7],
  [62, -98, 8],
  [-26, -84, 7],
  [-4, -80, 7],
  [16, -76, 6],
  [40, -80, 7],
  [60, -76, 7],
  [74, -84, 5],
  [-46, -112, 6],
  [-54, -94, 5],
  [-48, -70, 5],
  [62, -58, 5],
  [52, -64, 4],
  [-42, -52, 4],
  [70, -44, 4],
  [100, -88, 4],
  [114, -98, 4],
  [124, -116, 4],
];

/** A big cat with rosettes: jaguar, leopard, cheetah. */
export const jaguar: FigureMaker = (m, window) => {
  const cat = beast({
    box: { left: -126, right: 146, top: -152, bottom: 3 },
    torso: "-46 -90 54, -16 -88 54, 20 -86 48, 56 -90 52",
    neck: "-38 -98 52, -58 -110 46",
    head: "-68 -116 48, -86 -108 38, -98 -102 30",
    near: [
      "-44 -82 38, -48 -50 23, -48 -20 18, -56 -7 17",
      "58 -86 52, 52 -58 36, 68 -36 18, 64 -14 15, 56 -7 17",
    ],
    far: [
      "-26 -80 34, -18 -48 22, -14 -18 17, -22 -7 16",
      "44 -80 42, 34 -56 30, 42 -34 17, 36 -14 15, 28 -7 16",
    ],
    tail: "78 -94 11, 104 -82 10, 120 -104 10, 136 -132 9",
    ears: oval(-56, -138, 11) + oval(-80, -138, 11),
    eye: [-91, -117],
    relief: 18,
  })(m, window);
  const dark = towards(m.body, [0.16, 0, 0.005], 0.85);
  return {
    box: cat.box,
    parts: [
      ...cat.parts.slice(0, -1),
      part(blob("-112 -106, -104 -114, -92 -108, -84 -96, -92 -86, -106 -88"), paler(m.body, 0.75), 6),
      part(SPOTS.map(([x, y, r]) => oval(x, y, r, r * 0.86)).join(""), dark, 1.6),
      part(
        SPOTS.filter(([, , r]) => r > 5)
          .map(([x, y, r]) => oval(x + 0.6, y + 0.6, r * 0.46))
          .join(""),
        towards(m.body, [0.55, 0.06, 0.1], 0.6),
        1,
      ),
      part(ribbons("130 -122 9, 137 -134 9") + oval(-56, -139, 5) + oval(-80, -139, 5), dark, 1),
      part(ribbons("-72 -128 4, -70 -124 4", "-64 -120 4, -62 -116 4", "-76 -118 3, -74 -114 3"), dark, 1),
      part(oval(-91, -117, 4.6, 4), colourTones("gold"), 1),
      part(oval(-92, -117, 2.2, 3.4), m.dark, 0.6),
      part(blob("-114 -106, -106 -110, -102 -104, -110 -99"), m.dark, 2),
    ],
  };
};

/** A rhinoceros with two horns. */
export const rhino: FigureMaker = (m) => {
  const horn = towards(colourTones("white"), [0.75, 0.01, 0.05], 0.6);
  return {
    box: { left: -186, right: 124, top: -170, bottom: 3 },
    parts: [
      part(
        ribbons("-34 -66 44, -30 -30 32, -32 -8 34", "62 -70 52, 50 -34 32, 46 -8 34"),
        deeper(m.body, m, 0.4),
        7,
        { lift: -0.1 },
      ),
      part(ribbons("100 -112 8, 116 -88 6, 118 -66 9"), m.body, 4),
      part(
        ribbons(
          "-56 -92 84, -16 -98 104, 34 -94 102, 72 -94 84",
          "-60 -98 74, -96 -92 62, -128 -74 50, -152 -60 42",
          "-56 -62 50, -58 -30 36, -62 -8 38",
          "78 -76 60, 80 -36 36, 76 -8 38",
        ),
        m.body,
        30,
        {
          lines: {
            path: "M-52 -140Q-74 -100 -50 -56M-30 -146Q-44 -96 -26 -54M60 -138Q46 -96 62 -54M-82 -128Q-92 -102 -82 -74M-76 -20L-46 -20M64 -20L94 -20M-150 -46Q-140 -42 -126 -46",
            width: 2.4,
          },
        },
      ),
      part(
        blob("-84 -120, -92 -150, -78 -164, -66 -146, -66 -118") +
          blob("-104 -118, -112 -140, -100 -150, -90 -136, -90 -114"),
        m.body,
        7,
        { lift: 0.04 },
      ),
      part("M-142 -78Q-160 -96 -170 -142Q-182 -92 -168 -66Z", horn, 7),
      part("M-118 -94Q-126 -108 -126 -130Q-144 -104 -138 -84Z", horn, 6),
      part(oval(-108, -88, 5), m.dark, 1.4),
      part(oval(-160, -56, 4, 5.4), m.dark, 1),
      part(
        ["-74 -4", "-62 -2", "-50 -4", "64 -4", "76 -2", "88 -4"]
          .map((at) => {
            const [x, y] = at.split(" ").map(Number) as [number, number];
            return oval(x, y, 6, 4.4);
          })
          .join(""),
        paler(m.body, 0.5),
        2,
      ),
    ],
  };
};

/** A hippopotamus with its broad muzzle. */
export const hippo: FigureMaker = (m) => {
  const pink = towards(m.body, [0.72, 0.06, 0.03], 0.5);
  return {
    box: { left: -164, right: 124, top: -160, bottom: 3 },
    parts: [
      part(
        ribbons("-20 -58 46, -18 -26 36, -20 -10 38", "58 -60 50, 52 -28 36, 50 -10 38"),
        deeper(m.body, m, 0.4),
        7,
        { lift: -0.1 },
      ),
      part(ribbon("104 -98 9, 118 -82 7, 118 -70 8"), m.body, 4),
      part(
        ribbons(
          "-40 -88 96, 0 -88 112, 44 -86 108, 70 -84 88",
          "-46 -54 52, -48 -26 40, -50 -10 42",
          "76 -66 60, 82 -28 40, 82 -10 42",
        ),
        m.body,
        32,
        { lines: { path: "M-28 -132Q-12 -86 -30 -42M-62 -20L-36 -20M68 -20L96 -20", width: 2.2 } },
      ),
      part(blobEars, m.body, 6),
      part(
        blob(
          "-58 -132, -34 -116, -34 -72, -58 -44, -96 -30, -138 -34, -160 -54, -158 -84, -130 -100, -108 -128, -86 -142",
        ),
        m.body,
        26,
        { lift: 0.03 },
      ),
      part(blob("-118 -102, -96 -84, -92 -54, -112 -34, -142 -36, -160 -54, -158 -82, -138 -98"), pink, 14, {
        lines: { path: "M-158 -58Q-128 -44 -96 -54", width: 2.6 },
      }),
      part(oval(-144, -88, 5, 3.6) + oval(-126, -92, 5, 3.6), m.dark, 1.4),
      part("M-150 -54L-146 -36L-138 -52ZM-118 -50L-112 -34L-106 -52Z", colourTones("white"), 2),
      part(oval(-84, -114, 8), colourTones("white"), 2),
      part(oval(-85, -114, 4.6), m.dark, 1),
    ],
  };
};
const blobEars =
  blob("-62 -134, -66 -154, -52 -158, -44 -144, -46 -130") + blob("-92 -138, -98 -154, -86 -158, -78 -146");

/** A gorilla on its knuckles. */
export const gorilla: FigureMaker = (m) => {
  const skin = towards(m.body, [0.45, 0.015, 0.03], 0.5);
  return {
    box: { left: -118, right: 112, top: -206, bottom: 10 },
    parts: [
      part(
        ribbons("48 -64 56, 62 -28 38, 52 -10 38", "-44 -116 44, -24 -68 34, -18 -14 32"),
        deeper(m.body, m, 0.4),
        8,
        { lift: -0.08 },
      ),
      part(
        ribbons(
          "60 -62 84, 26 -92 100, -20 -126 104, -40 -140 84",
          "-44 -132 60, -70 -88 46, -76 -46 40, -78 -16 36",
          "72 -48 66, 84 -22 42, 74 -10 40",
        ),
        m.body,
        28,
      ),
      part(blob("60 -124, 30 -150, -6 -168, 12 -126, 44 -92, 74 -90"), paler(m.body, 0.3), 10),
      part(
        blob(
          "-58 -204, -36 -194, -20 -168, -22 -136, -44 -116, -76 -114, -100 -126, -104 -150, -94 -176, -76 -196",
        ),
        m.body,
        18,
        { lift: 0.05 },
      ),
      part(
        blob(
          "-60 -172, -44 -164, -44 -148, -54 -138, -46 -122, -64 -110, -90 -112, -106 -124, -100 -138, -102 -156, -86 -170",
        ),
        skin,
        9,
      ),
      part(oval(-90, -152, 4.6) + oval(-66, -152, 4.6), m.dark, 1.4),
      part(ribbon("-100 -162 6, -78 -160 7, -54 -162 6"), deeper(skin, m, 0.3), 2),
      part(blob("-92 -138, -80 -142, -66 -138, -70 -128, -80 -130, -90 -128"), deeper(skin, m, 0.3), 3, {
        lines: { path: "M-94 -118Q-78 -112 -62 -118", width: 2.4 },
      }),
      part(oval(-24, -158, 8, 10), skin, 4),
      part(
        oval(-82, -10, 20, 12) + oval(-22, -8, 17, 11) + oval(66, -6, 24, 9) + oval(46, -5, 20, 8),
        skin,
        6,
      ),
    ],
  };
};

/** A woolly llama. */
export const llama: FigureMaker = (m) => {
  const wool = Array.from(
    { length: 18 },
    (_, i) =>
      `M${-30 + (i % 6) * 20 + (Math.floor(i / 6) % 2) * 8} ${-138 + Math.floor(i / 6) * 20}q7 8 14 0`,
  ).join("");
  return {
    box: { left: -112, right: 112, top: -282, bottom: 3 },
    parts: [
      part(
        ribbons("-26 -86 34, -24 -46 20, -26 -8 16", "56 -88 40, 50 -48 22, 48 -8 16"),
        deeper(m.body, m, 0.35),
        6,
        { lift: -0.1 },
      ),
      part(ribbons("84 -138 24, 100 -128 22, 98 -108 14"), m.body, 8),
      part(
        ribbons(
          "-40 -122 66, 0 -126 78, 40 -124 74, 66 -120 62",
          "-44 -128 58, -60 -168 42, -64 -208 36, -64 -236 34",
          "-46 -92 42, -48 -48 24, -50 -8 18",
          "70 -98 48, 72 -50 26, 70 -8 18",
        ),
        m.body,
        24,
        { lines: { path: `${wool}M-72 -170q7 8 14 0M-66 -192q7 8 14 0M-76 -150q7 8 14 0`, width: 2 } },
      ),
      part(polygon("-72 -250, -70 -282, -56 -252") + polygon("-56 -250, -48 -280, -42 -246"), m.body, 5),
      part(ribbons("-60 -244 34, -80 -240 28, -100 -232 22"), paler(m.body, 0.4), 12),
      part(ribbons("-72 -260 16, -58 -266 20, -46 -258 16"), m.body, 7),
      part(oval(-78, -246, 5), m.dark, 1.4),
      part(oval(-106, -235, 4, 3), m.dark, 1),
      part(ribbons("-110 -226 2.4, -98 -222 2.4"), m.dark, 0.6),
      part(blob("-16 -160, 18 -166, 52 -160, 56 -110, 20 -100, -16 -110"), colourTones("red"), 6),
      part(ribbons("-16 -146 6, 20 -150 6, 54 -146 6"), colourTones("yellow"), 2),
      part(ribbons("-16 -124 6, 20 -122 6, 55 -126 6"), colourTones("blue"), 2),
    ],
  };
};
