import { beast } from "./beast.ts";
import { horse } from "./grazers.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, ovalPair, paler, ribbonPair, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const MANE =
  "-88 -202, -70 -190, -52 -166, -32 -142, -22 -122, -34 -116, -46 -132, -60 -152, -76 -172, -92 -186";

/** A horse with a spiral horn, its mane and tail of another colour. */
export const unicorn: FigureMaker = (m, window) => {
  const { box, parts } = horse(m, window);
  const mane = m.body[1]![0] > 0.75 ? colourTones("pink") : paler(m.body, 0.6);
  return {
    box: { ...box, left: -150, right: 132, top: -262 },
    parts: [
      parts[0]!,
      part(ribbon("88 -124 12, 108 -108 22, 120 -70 24, 112 -30 6"), mane, 6),
      parts[2]!,
      part("M-110 -192L-128 -262L-96 -196Z", colourTones("gold"), 4, {
        lines: {
          path: "M-113 -206L-101 -204M-117 -220L-107 -217M-121 -234L-113 -231M-124 -246L-118 -244",
          width: 2,
        },
      }),
      part(
        blob(MANE) +
          ribbons(
            "-88 -198 10, -104 -200 12, -110 -190 5",
            "-44 -146 14, -40 -124 14, -48 -108 5",
            "-66 -172 12, -60 -150 12, -70 -138 4",
          ),
        mane,
        6,
        { lines: { path: "M-80 -190Q-56 -160 -34 -124M-70 -180Q-52 -154 -38 -130", width: 1.8 } },
      ),
      part(oval(-102, -176, 3.6, 3), m.dark, 1),
      part(oval(-122, -134, 2.4), m.dark, 0.6),
    ],
  };
};

/** A horse with wings. */
export const pegasus: FigureMaker = (m, window) => {
  const { box, parts } = horse(m, window);
  const wing =
    "-26 -134, -30 -186, -4 -232, 46 -262, 112 -268, 100 -236, 122 -230, 98 -206, 112 -192, 80 -178, 84 -160, 44 -146, 12 -124";
  return {
    box: { ...box, top: -274, right: 132 },
    parts: [
      part(
        blob("-44 -140, -64 -188, -52 -232, -20 -262, 24 -272, 18 -240, 10 -190, -6 -140"),
        deeper(m.body, m, 0.25),
        6,
        { lines: { path: "M-34 -160L-4 -252M-24 -156L10 -240", width: 2 } },
      ),
      ...parts.slice(0, 3),
      part(blob(MANE), paler(m.body, 0.5), 6, { lines: { path: "M-80 -190Q-56 -160 -34 -124", width: 1.8 } }),
      part(blob(wing), paler(m.body, 0.4), 9, {
        lines: {
          path: "M-8 -140Q0 -196 96 -256M4 -138Q24 -190 104 -224M16 -138Q40 -174 100 -198M28 -140Q50 -158 80 -168M-20 -170Q10 -190 40 -160",
          width: 2,
        },
      }),
      part(oval(-102, -176, 3.6, 3), m.dark, 1),
    ],
  };
};

/** A winged dragon that breathes fire. */
export const dragon: FigureMaker = (m, window) => {
  const far = deeper(m.body, m, 0.35);
  const belly = towards(m.body, [0.88, 0.02, 0.1], 0.6);
  const spikes = [
    [-74, -214],
    [-56, -196],
    [-44, -172],
    [-34, -148],
    [96, -96],
    [120, -84],
    [142, -66],
  ] as const;
  const wing =
    "-6 -120, -4 -176, 26 -238, 78 -276, 88 -236, 132 -254, 126 -210, 168 -212, 142 -170, 156 -150, 96 -132, 40 -108";
  return {
    box: { left: -214, right: 190, top: -280, bottom: 4 },
    parts: [
      part(blob("-22 -128, -44 -180, -34 -236, 4 -270, 14 -226, 32 -190, 18 -128"), far, 6, {
        lines: { path: "M-20 -140L0 -258M-12 -138L20 -196", width: 2 },
      }),
      part(ribbons("-18 -72 34, -14 -36 22, -24 -8 24", "62 -76 46, 44 -40 26, 42 -8 26"), far, 6, {
        lift: -0.06,
      }),
      part(
        spikes
          .map(([x, y]) =>
            polygon([
              [x - 12, y + 6],
              [x + 6, y - 18],
              [x + 12, y + 10],
            ]),
          )
          .join(""),
        colourTones("orange"),
        3,
      ),
      part(
        ribbon("68 -84 62, 106 -74 40, 142 -48 28, 158 -20 20, 138 -8 14, 112 -16 10, 104 -30 7", 10) +
          ribbons(
            "-32 -98 74, 4 -92 88, 46 -86 80, 74 -84 64",
            "-32 -110 66, -46 -148 50, -66 -182 40, -92 -196 36",
            "-88 -200 46, -114 -190 38, -136 -180 28, -146 -178 22",
            "-34 -78 42, -42 -40 25, -56 -8 26",
            "74 -84 60, 82 -44 34, 72 -8 28",
          ),
        m.body,
        26,
        { window },
      ),
      part(polygon("104 -34, 88 -46, 84 -22, 104 -22"), colourTones("orange"), 3),
      part(
        blob("-66 -168, -50 -140, -42 -108, -24 -70, 8 -54, -8 -48, -38 -60, -62 -96, -70 -140"),
        belly,
        8,
        {
          lines: { path: "M-68 -146L-50 -142M-64 -122L-46 -116M-56 -98L-38 -92M-46 -78L-28 -70", width: 2.4 },
        },
      ),
      part(
        polygon("-84 -214, -60 -248, -70 -206") + polygon("-98 -218, -84 -256, -86 -212"),
        colourTones("gold"),
        4,
      ),
      part(oval(-104, -202, 7, 6), colourTones("yellow"), 2),
      part(oval(-105, -202, 2.4, 5), m.dark, 0.6),
      part(oval(-144, -184, 3.4), m.dark, 1),
      part(ribbons("-150 -172 2.6, -124 -166 3, -104 -172 2"), m.dark, 0.8),
      part(
        blob("-150 -180, -176 -198, -214 -196, -194 -182, -210 -170, -190 -164, -176 -150, -150 -168"),
        colourTones("orange"),
        5,
        { lift: 0.15 },
      ),
      part(blob("-152 -176, -172 -184, -188 -178, -174 -166, -152 -170"), colourTones("yellow"), 3, {
        lift: 0.2,
      }),
      part(blob(wing), towards(m.body, [0.6, 0.12, 0.06], 0.4), 7, {
        lines: {
          path: "M0 -124Q20 -200 78 -274M8 -122Q60 -190 128 -252M16 -118Q80 -160 164 -210M24 -114Q80 -130 152 -152",
          width: 3,
        },
      }),
      part(ribbon("-2 -116 16, 0 -176 13, 30 -240 9, 78 -276 4", 10), m.body, 5),
      part(
        ["-68 -4", "-56 -1", "-44 -2", "60 -4", "72 -1", "84 -3"]
          .map((at) => {
            const [x, y] = at.split(" ").map(Number) as [number, number];
            return polygon([
              [x - 5, y - 6],
              [x - 8, y + 4],
              [x + 4, y],
            ]);
          })
          .join(""),
        colourTones("gold"),
        1.4,
      ),
    ],
  };
};

/** A woolly sheep with a dark face. */
export const sheep: FigureMaker = (m) => {
  const dark =
    m.body[1]![0] < 0.4 ? paler(m.body, 0.4) : towards(colourTones("black"), [0.42, 0.01, 0.02], 0.4);
  const curls = scattered(26, 14, -88, 74, 42);
  const tufts = [
    [-58, -98, 30],
    [-46, -126, 28],
    [-14, -138, 30],
    [22, -138, 30],
    [56, -128, 30],
    [82, -104, 28],
    [86, -74, 28],
    [64, -52, 30],
    [28, -44, 30],
    [-8, -44, 30],
    [-42, -56, 30],
    [-60, -74, 26],
    [14, -92, 62],
    [-24, -92, 44],
    [50, -92, 48],
  ] as const;
  return {
    box: { left: -124, right: 120, top: -174, bottom: 4 },
    parts: [
      part(ribbons("-18 -40 16, -18 -8 13", "46 -40 16, 46 -8 13"), deeper(dark, m, 0.4), 4),
      part(ribbons("-38 -40 17, -38 -6 15", "68 -40 17, 68 -6 15"), dark, 5),
      part(oval(108, -88, 12, 16), m.body, 8),
      part(tufts.map(([x, y, r]) => oval(x, y, r)).join(""), m.body, 20, {
        lines: {
          path: curls
            .map(([x, y], i) => `M${(x - 8).toFixed(1)} ${y.toFixed(1)}q8 ${i % 2 ? 10 : -10} 16 0`)
            .join(""),
          width: 2.2,
        },
      }),
      part(
        ribbons("-56 -136 18, -38 -126 16, -30 -112 8", "-96 -138 16, -112 -128 14, -118 -114 6"),
        dark,
        5,
      ),
      part(blob("-76 -156, -58 -150, -52 -128, -60 -100, -76 -88, -94 -94, -102 -116, -98 -144"), dark, 14),
      part(oval(-76, -154, 15) + oval(-60, -150, 13) + oval(-92, -148, 13) + oval(-76, -164, 10), m.body, 8),
      part(oval(-88, -126, 5, 6) + oval(-64, -126, 5, 6), colourTones("white"), 1.6),
      part(oval(-89, -125, 2.8) + oval(-65, -125, 2.8), m.dark, 0.8),
      part(ribbons("-84 -98 2.4, -77 -102 2.4, -70 -98 2.4"), m.dark, 0.6),
    ],
  };
};

/** A cobra with its hood spread. */
export const cobra: FigureMaker = (m) => {
  const belly = paler(m.body, 0.6);
  return {
    box: { left: -108, right: 112, top: -252, bottom: 4 },
    parts: [
      part(
        ribbon(
          "108 -30 5, 94 -10 12, 52 -8 24, 0 -14 30, -54 -14 30, -88 -26 28, -84 -52 26, -44 -62 26",
          10,
        ),
        m.body,
        12,
      ),
      part(
        ribbon("-60 -58 26, -8 -50 30, 52 -46 32, 82 -60 30, 70 -88 28, 28 -92 26, 0 -84 26", 10),
        m.body,
        13,
        { lines: { path: "M-30 -64l6 22M0 -64l6 26M30 -60l4 26M56 -60l0 28M60 -100l8 -22", width: 2 } },
      ),
      part(ribbon("6 -82 32, -4 -112 36, -2 -144 40, 0 -170 42", 10), m.body, 14),
      part(
        blob(
          "0 -244, 26 -236, 50 -210, 66 -172, 58 -138, 34 -112, 16 -104, 0 -102, -16 -104, -34 -112, -58 -138, -66 -172, -50 -210, -26 -236",
        ),
        m.body,
        16,
      ),
      part(blob("0 -210, 20 -194, 24 -160, 18 -112, 8 -86, -8 -86, -18 -112, -24 -160, -20 -194"), belly, 8, {
        lines: {
          path: "M-21 -184Q0 -178 21 -184M-23 -168Q0 -162 23 -168M-22 -152Q0 -146 22 -152M-20 -136Q0 -130 20 -136M-17 -120Q0 -114 17 -120M-13 -104Q0 -98 13 -104",
          width: 2,
        },
      }),
      part(ovalPair(40, -174, 11, 15), m.dark, 2),
      part(ovalPair(40, -174, 6, 9), colourTones("gold"), 1.4),
      part(
        blob("0 -252, 20 -246, 30 -226, 24 -204, 10 -192, -10 -192, -24 -204, -30 -226, -20 -246"),
        m.body,
        14,
        { lift: 0.05 },
      ),
      part(ovalPair(16, -224, 6, 7), colourTones("gold"), 2),
      part(ovalPair(16, -224, 2, 6), m.dark, 0.6),
      part(oval(-5, -204, 1.8) + oval(5, -204, 1.8), m.dark, 0.6),
      part(ribbonPair("0 -192 3, 0 -176 3, 8 -164 1.4"), colourTones("red"), 1),
    ],
  };
};

/** A tortoise with a high domed shell. */
export const tortoise: FigureMaker = (m) => {
  const skin = towards(m.body, [0.66, -0.03, 0.1], 0.5);
  return {
    box: { left: -134, right: 116, top: -132, bottom: 4 },
    parts: [
      part(ribbons("-30 -30 34, -26 -8 30", "50 -30 34, 48 -8 30"), deeper(skin, m, 0.4), 6),
      part(ribbon("86 -26 14, 112 -16 4"), skin, 4),
      part(ribbons("-60 -36 40, -92 -62 32, -106 -76 30") + oval(-108, -78, 25, 20), skin, 14),
      part(ribbons("-56 -34 38, -60 -8 34", "76 -34 36, 78 -8 32"), skin, 9),
      part(
        blob("-82 -40, -74 -84, -38 -120, 10 -130, 58 -118, 90 -84, 100 -40, 60 -30, 0 -28, -50 -30"),
        m.body,
        32,
        {
          lines: {
            path: "M-30 -110L-14 -80L30 -80L46 -112M-14 -80L-34 -48L-72 -50M-34 -48L-30 -32M30 -80L52 -48L94 -50M52 -48L48 -32M-14 -80L-34 -48L6 -40L52 -48L30 -80M-64 -88L-24 -94M82 -88L38 -96",
            width: 3.4,
          },
        },
      ),
      part(ribbon("-84 -38 13, 8 -26 14, 100 -38 12"), deeper(m.body, m, 0.3), 5),
      part(oval(-116, -84, 4.6), m.dark, 1.4),
      part(oval(-117.4, -85.6, 1.5), colourTones("white"), 0.4, { lift: 0.2 }),
      part(ribbons("-132 -70 2, -118 -66 2.6, -108 -70 2"), m.dark, 0.6),
      part(
        ["-72 -2", "-60 0", "-48 -1", "68 -2", "80 0", "90 -1"]
          .map((at) => {
            const [x, y] = at.split(" ").map(Number) as [number, number];
            return oval(x, y, 5, 3.6);
          })
          .join(""),
        paler(skin, 0.6),
        1,
      ),
    ],
  };
};

export const camel = beast({
  box: { left: -178, right: 116, top: -250, bottom: 3 },
  torso: "-48 -132 62, -14 -136 76, 30 -134 76, 66 -130 60",
  neck: "-46 -130 54, -82 -114 38, -108 -128 30, -118 -164 27, -122 -196 26",
  head: "-120 -204 32, -142 -202 28, -160 -194 23, -168 -188 20",
  near: [
    "-46 -112 40, -50 -72 21, -50 -54 19, -52 -24 12, -53 -9 13, -56 -5 19",
    "70 -116 48, 66 -82 32, 74 -54 18, 70 -24 12, 68 -9 13, 65 -5 19",
  ],
  far: [
    "-28 -110 36, -26 -70 19, -25 -50 17, -27 -22 11, -28 -9 12, -31 -5 17",
    "52 -110 42, 46 -78 28, 52 -52 17, 47 -24 11, 45 -9 12, 42 -5 17",
  ],
  tail: "92 -134 9, 104 -110 8, 106 -78 6, 106 -66 12",
  ears: ribbons("-6 -150 96, 0 -182 68, 4 -208 32", "-112 -214 10, -102 -226 9, -98 -230 4"),
  eye: [-136, -210],
  over: {
    path:
      ribbons("-108 -222 12, -122 -224 12, -132 -218 8") +
      blob("-20 -212, 4 -225, 24 -210, 22 -198, 8 -204, -4 -198, -16 -204"),
    tones: (body) => towards(body, [0.2, 0.02, 0.03], 0.35),
    relief: 5,
  },
  relief: 24,
});
