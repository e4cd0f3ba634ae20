import { mix } from "../colour.ts";
import { beast } from "./beast.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, type Joint, oval, type Point, polygon, readPoints, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** One broad antler with its tines, to the right of the head, or mirrored at `axis`. */
const PALM =
  "-82 -192, -62 -192, -34 -190, 4 -196, 36 -212, 56 -238, 36 -246, 8 -254, -20 -256, -46 -250, -66 -232, -80 -210";
const TINES = [
  "44 -230 18, 56 -246 10, 64 -262 3",
  "26 -240 18, 34 -260 10, 38 -276 3",
  "6 -244 18, 10 -266 10, 11 -284 3",
  "-14 -246 18, -14 -268 10, -15 -286 3",
  "-34 -244 18, -38 -264 10, -42 -280 3",
  "-52 -234 18, -60 -252 10, -66 -268 3",
];
const antler = (axis?: number) => {
  const at = (x: number) => (axis === undefined ? x : 2 * axis - x);
  const tines = TINES.map((tine) => ribbon(readPoints<Joint>(tine).map(([x, y, w]): Joint => [at(x), y, w])));
  return blob(readPoints<Point>(PALM).map(([x, y]) => [at(x), y] as const)) + tines.join("");
};

export const moose = beast({
  box: { left: -252, right: 104, top: -292, bottom: 3 },
  torso: "-48 -134 70, -28 -140 82, 4 -130 72, 40 -126 66, 66 -126 50",
  neck: "-40 -150 74, -66 -164 56, -88 -176 42",
  head: "-86 -180 42, -106 -168 34, -126 -148 28, -140 -130 31, -146 -118 26",
  near: [
    "-46 -112 40, -51 -76 20, -52 -52 15, -54 -24 10, -54 -9 11, -57 -4 16",
    "62 -114 52, 56 -86 34, 72 -56 16, 66 -26 10.5, 63 -9 11, 60 -4 16",
  ],
  far: [
    "-26 -112 36, -24 -74 18, -22 -50 14, -24 -22 9.5, -25 -9 10, -28 -4 14",
    "46 -112 44, 36 -82 28, 46 -54 15, 38 -26 10, 36 -9 10, 33 -4 14",
  ],
  tail: "86 -138 12, 94 -124 12, 93 -112 6",
  ears:
    ribbon("-60 -158 56, -26 -166 52, 10 -150 46") +
    ribbon("-70 -192 8, -54 -196 15, -38 -192 3") +
    ribbon("-92 -158 14, -93 -134 11, -90 -114 4"),
  eye: [-108, -178],
  over: {
    path: antler() + antler(-92),
    tones: (body) => body.map((tone) => mix(tone, [0.88, 0.015, 0.06], 0.72)),
    relief: 7,
  },
  relief: 24,
});

/** A seal that lies with its head up. */
export const seal: FigureMaker = (m) => {
  const pale = m.body.map((tone) => mix(tone, [0.95, 0, 0.01], 0.6));
  return {
    box: { left: -132, right: 157, top: -142, bottom: 3 },
    parts: [
      part(
        ribbon("104 -24 18, 128 -38 15, 150 -56 6") + ribbon("104 -20 18, 132 -20 15, 154 -24 6"),
        m.body,
        6,
        {
          lift: -0.1,
        },
      ),
      part(
        ribbon("-76 -100 52, -62 -72 66, -30 -44 80, 16 -36 70, 64 -26 48, 108 -20 22", 12) +
          oval(-80, -108, 33, 30),
        m.body,
        30,
      ),
      part(
        blob("-98 -80, -78 -74, -66 -44, -30 -16, 20 -8, 50 -6, 0 0, -50 -2, -84 -22, -100 -56"),
        pale,
        12,
      ),
      part(
        [
          [-26, -72, 6],
          [2, -64, 5],
          [26, -60, 6],
          [50, -44, 4],
          [-6, -52, 4],
          [22, -42, 4],
          [-46, -84, 4],
          [70, -34, 3],
        ]
          .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.75))
          .join(""),
        m.dark,
        1,
        { lift: 0.1 },
      ),
      part(ribbon("-26 -34 28, -36 -14 24, -64 -4 10"), m.body, 9, { lift: -0.14 }),
      part(oval(-104, -99, 19, 15), pale, 8, {
        lines: {
          path: "M-104 -96L-134 -90M-104 -93L-130 -80M-100 -92L-120 -76M-119 -100Q-114 -90 -104 -90",
          width: 1.4,
        },
      }),
      part(oval(-120, -106, 7, 5), m.dark, 2),
      part(oval(-94, -117, 6.4, 7.4), m.dark, 2),
      part(oval(-96, -120, 2), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};

/** A giant anteater: a long snout, a banner of a tail and a stripe from the chest to the back. */
export const anteater: FigureMaker = (m) => {
  const far = m.body.map((tone) => mix(tone, m.palette.ink, 0.35));
  const white = colourTones("white");
  const hairs = Array.from({ length: 13 }, (_, i) => {
    const y = -108 + i * 7;
    return `M${70 + i * 3} ${y}q${52 - i} ${6 + i * 2} ${96 - i * 4} ${74 - i * 2}`;
  }).join("");
  return {
    box: { left: -176, right: 206, top: -130, bottom: 3 },
    parts: [
      part(ribbon("-28 -56 30, -26 -24 20, -32 -6 22") + ribbon("36 -50 34, 30 -22 20, 26 -5 22"), far, 6, {
        lift: -0.1,
      }),
      part(
        blob(
          "52 -108, 84 -122, 124 -118, 164 -96, 196 -60, 206 -2, 192 -12, 184 0, 174 -16, 164 -2, 154 -20, 142 -6, 132 -24, 118 -12, 108 -30, 92 -24, 66 -50",
        ),
        m.body,
        16,
        { lift: -0.1, lines: { path: hairs, width: 2.2 } },
      ),
      part(
        ribbon("-50 -84 60, -12 -88 76, 28 -82 70, 58 -80 56") +
          ribbon("52 -56 46, 52 -24 26, 46 -6 26") +
          ribbon("-44 -86 50, -72 -88 40, -104 -72 24, -136 -54 15, -166 -36 11"),
        m.body,
        22,
      ),
      part(ribbon("-50 -60 36, -50 -26 25, -56 -6 25"), white, 10),
      part(oval(-52, -22, 15, 7), m.dark, 3),
      part(blob("-78 -78, -62 -96, -30 -102, 18 -104, -16 -84, -40 -60, -58 -48"), white, 5),
      part(blob("-72 -76, -56 -90, -28 -96, 12 -102, -20 -84, -44 -62, -58 -56"), m.dark, 4),
      part(ribbon("-58 -106 9, -50 -116 12, -46 -110 8"), m.body, 4),
      part(`${oval(-86, -88, 3.6)}${oval(-169, -37, 4.4)}`, m.dark, 1.4),
      part(
        ["-70 -4, -62 -10, -60 0", "-62 -2, -54 -8, -52 2", "34 -2, 40 -10, 44 1"]
          .map((claw) => polygon(claw))
          .join(""),
        m.dark,
        1,
      ),
    ],
  };
};

/** A penguin with a white front, which shows it at night. */
export const penguin: FigureMaker = (m) => {
  const back = m.body.map((tone, i) => mix(tone, m.palette.cloud[1]!, 0.2 - i * 0.03));
  const [white, orange, yellow] = [colourTones("white"), colourTones("orange"), colourTones("yellow")];
  return {
    box: { left: -84, right: 84, top: -206, bottom: 4 },
    parts: [
      part(
        ribbon("-48 -134 22, -68 -96 22, -76 -56 9") + ribbon("48 -134 22, 68 -96 22, 76 -56 9"),
        back,
        8,
        { lift: -0.06 },
      ),
      part(`${oval(-24, -4, 24, 8)}${oval(24, -4, 24, 8)}`, orange, 4),
      part(
        blob(
          "0 -204, 28 -198, 42 -174, 46 -146, 58 -108, 62 -64, 50 -18, 26 -4, 0 -2, -26 -4, -50 -18, -62 -64, -58 -108, -46 -146, -42 -174, -28 -198",
        ),
        back,
        24,
      ),
      part(
        ribbon("-32 -170 8, -40 -152 13, -30 -132 8") + ribbon("32 -170 8, 40 -152 13, 30 -132 8"),
        yellow,
        5,
      ),
      part(
        blob("0 -142, 26 -138, 42 -104, 46 -62, 36 -20, 0 -10, -36 -20, -46 -62, -42 -104, -26 -138"),
        white,
        16,
      ),
      part(blob("-22 -136, 0 -142, 22 -136, 12 -122, 0 -118, -12 -122"), yellow, 4, { lift: 0.06 }),
      part(oval(-16, -178, 6.4, 7.2) + oval(16, -178, 6.4, 7.2), white, 2),
      part(oval(-15, -177, 3.8, 4.4) + oval(15, -177, 3.8, 4.4), m.dark, 1, { lift: -0.2 }),
      part("M-13 -168Q0 -176 13 -168Q6 -152 0 -146Q-6 -152 -13 -168Z", orange, 4),
    ],
  };
};

/** A standing fox with its white-tipped tail. */
export const fox: FigureMaker = (m) => {
  const far = m.body.map((tone) => mix(tone, m.palette.ink, 0.35));
  const [white, black] = [colourTones("white"), colourTones("black")];
  return {
    box: { left: -128, right: 168, top: -182, bottom: 3 },
    parts: [
      part(
        ribbon("-30 -62 26, -24 -34 13, -26 -14 10, -30 -4 13") +
          ribbon("50 -66 34, 38 -42 18, 48 -26 11, 44 -4 12"),
        far,
        5,
        {
          lift: -0.1,
        },
      ),
      part(ribbon("70 -86 20, 98 -84 36, 128 -64 48, 150 -34 34, 158 -16 10", 12), m.body, 15, {
        lift: -0.04,
      }),
      part(ribbon("146 -42 34, 154 -26 22, 160 -10 6"), white, 7),
      part(
        ribbon("-46 -84 50, -18 -80 50, 20 -80 44, 54 -84 48, 68 -86 38") +
          ribbon("-42 -90 46, -60 -106 40") +
          ribbon("-46 -66 32, -50 -36 14, -50 -14 11, -53 -4 13") +
          ribbon("60 -74 44, 56 -50 22, 68 -32 12, 64 -4 12") +
          ribbon("-66 -122 50, -86 -116 36, -106 -106 18, -120 -100 10") +
          polygon("-86 -138, -80 -180, -58 -142") +
          polygon("-66 -142, -46 -178, -40 -126"),
        m.body,
        18,
      ),
      part(polygon("-80 -146, -77 -168, -66 -146") + polygon("-60 -144, -49 -166, -46 -136"), black, 2),
      part(
        blob("-116 -98, -96 -102, -76 -104, -54 -112, -42 -96, -46 -74, -58 -62, -66 -80, -88 -92, -112 -94"),
        white,
        7,
      ),
      part(
        ribbon("-50 -34 12, -50 -14 10.6, -53 -4 13") + ribbon("67 -30 11, 65 -14 10.6, 63 -4 13"),
        black,
        3,
      ),
      part(oval(-121, -101, 6, 5), black, 2),
      part(oval(-86, -120, 4.4, 3.6), black, 1),
      part(oval(-87, -121, 1.2), white, 0.3, { lift: 0.2 }),
    ],
  };
};

/** A crab with both claws raised. */
export const crab: FigureMaker = (m) => {
  const both = (path: (side: 1 | -1) => string) => path(1) + path(-1);
  const leg = (points: string) =>
    both((side) => ribbon(readPoints<Joint>(points).map(([x, y, w]): Joint => [side * x, y, w])));
  const claw = both((side) =>
    blob(
      readPoints<Point>(
        "84 -98, 70 -122, 70 -152, 88 -176, 106 -182, 97 -162, 99 -146, 114 -166, 128 -158, 126 -130, 112 -106, 98 -96",
      ).map(([x, y]) => [side * x, y] as const),
    ),
  );
  return {
    box: { left: -132, right: 132, top: -184, bottom: 3 },
    parts: [
      part(
        leg("54 -56 15, 94 -66 12, 114 -36 9, 122 -6 3") +
          leg("48 -44 15, 82 -48 12, 98 -22 9, 102 2 3") +
          leg("38 -36 14, 62 -34 11, 74 -12 8, 74 2 3"),
        m.body,
        6,
        { lift: -0.12 },
      ),
      part(leg("52 -70 18, 86 -84 17, 98 -104 18"), m.body, 7),
      part(claw, m.body, 13, { lift: 0.04 }),
      part(leg("18 -88 7, 22 -106 7"), m.body, 3),
      part(
        blob("0 -98, 40 -92, 76 -66, 62 -36, 30 -22, 0 -20, -30 -22, -62 -36, -76 -66, -40 -92"),
        m.body,
        26,
        {
          lift: 0.04,
          lines: { path: "M-22 -42Q0 -30 22 -42M-46 -78Q-38 -70 -44 -60M46 -78Q38 -70 44 -60", width: 3 },
        },
      ),
      part(
        both((side) => oval(side * 23, -112, 9.6)),
        colourTones("white"),
        3,
      ),
      part(
        both((side) => oval(side * 22, -111, 4.6)),
        m.dark,
        1,
      ),
    ],
  };
};
