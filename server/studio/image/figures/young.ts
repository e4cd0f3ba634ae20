import { mix } from "../colour.ts";
import { beast } from "./beast.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, ovalPair, paler, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A hyena: a sloping back with spots and a mane. */
export const hyena = beast({
  box: { left: -132, right: 112, top: -190, bottom: 3 },
  torso: "-46 -104 62, -14 -98 58, 22 -86 50, 52 -78 44",
  neck: "-42 -114 58, -64 -134 46",
  head: "-70 -142 46, -90 -134 36, -112 -124 25",
  near: [
    "-44 -90 38, -48 -54 20, -46 -34 14, -48 -12 12, -54 -4 14",
    "52 -72 40, 46 -48 26, 58 -30 13, 54 -12 11, 48 -4 13",
  ],
  far: [
    "-26 -88 34, -26 -52 18, -24 -32 13, -26 -12 11, -32 -4 13",
    "38 -72 34, 28 -46 22, 40 -28 12, 34 -12 10, 28 -4 12",
  ],
  tail: "66 -84 10, 86 -66 12, 94 -42 16, 92 -26 4",
  ears:
    oval(-76, -172, 13, 16) +
    oval(-50, -168, 13, 16) +
    [-44, -30, -16, -2, 12]
      .map((x, i) =>
        polygon(`${x - 10} ${-132 + i * 5}, ${x + 12} ${-124 + i * 5}, ${x + 6} ${-154 + i * 7}`),
      )
      .join(""),
  eye: [-94, -140],
  over: {
    path:
      (
        [
          [-30, -116, 8],
          [-10, -104, 7],
          [8, -114, 7],
          [24, -94, 8],
          [40, -98, 6],
          [-36, -92, 7],
          [-14, -82, 6],
          [10, -88, 7],
          [44, -78, 7],
          [58, -88, 6],
          [30, -74, 6],
          [-46, -66, 6],
          [50, -54, 5],
          [-54, -118, 6],
        ] as const
      )
        .map(([x, y, r]) => oval(x, y, r, r * 0.8))
        .join("") + ribbon("-102 -126 24, -116 -122 22"),
    tones: (body) => body.map((tone) => mix(tone, [0.2, 0.01, 0.01], 0.75)),
    relief: 3,
  },
  relief: 18,
});

/** A white bear on all fours. */
export const polarBear = beast({
  box: { left: -171, right: 130, top: -162, bottom: 3 },
  torso: "-60 -92 84, -20 -94 90, 30 -92 96, 66 -84 84",
  neck: "-60 -104 70, -96 -120 52",
  head: "-108 -128 46, -128 -122 34, -148 -114 26, -158 -112 22",
  near: ["-60 -74 50, -64 -40 38, -64 -10 34, -74 -6 24", "70 -74 60, 66 -40 42, 70 -10 36, 58 -6 24"],
  far: ["-30 -70 44, -30 -38 34, -30 -10 30, -40 -6 22", "40 -70 50, 36 -38 38, 38 -10 32, 26 -6 22"],
  tail: "104 -104 16, 114 -96 14",
  ears: oval(-98, -150, 11, 11) + oval(-116, -148, 9, 9),
  eye: [-130, -130],
  over: {
    path: oval(-163, -116, 8, 7) + ribbon("-164 -102 2, -150 -100 3, -140 -102 2") + oval(-130, -130, 3.6),
    tones: (body) => body.map((tone) => mix(tone, [0.12, 0, 0], 0.9)),
    relief: 2,
  },
  relief: 28,
});

/** A black cat of prey with yellow eyes. */
export const blackPanther: FigureMaker = (m) => {
  const far = deeper(m.body, m, 0.4);
  const yellow = colourTones("yellow");
  return {
    box: { left: -140, right: 156, top: -152, bottom: 3 },
    parts: [
      part(
        ribbons("-26 -74 34, -6 -44 22, -14 -16 17, -26 -6 17", "44 -76 42, 28 -50 30, 38 -30 16, 22 -8 16"),
        far,
        7,
        { lift: -0.05 },
      ),
      part(
        ribbons(
          "-52 -88 54, -16 -84 56, 20 -82 50, 58 -88 54",
          "-48 -94 52, -70 -106 46",
          "-46 -78 38, -64 -48 24, -72 -18 18, -84 -7 17",
          "60 -82 52, 66 -54 36, 84 -32 18, 80 -12 15, 70 -6 17",
          "80 -96 11, 112 -82 10, 132 -104 10, 142 -136 9",
        ) +
          polygon("-98 -128, -94 -152, -76 -134") +
          polygon("-72 -134, -56 -150, -52 -122"),
        m.body,
        18,
        { lines: { path: "M-20 -100Q10 -92 40 -104M-30 -66Q0 -58 30 -66", width: 1.6, light: true } },
      ),
      part(oval(-78, -110, 32, 29), m.body, 16, { lift: 0.04 }),
      part(oval(-80, -96, 17, 13), paler(m.body, 0.2), 7, {
        lines: {
          path: "M-90 -94L-120 -100M-90 -90L-118 -84M-70 -94L-42 -100M-70 -90L-44 -84",
          width: 1.4,
          light: true,
        },
      }),
      part(
        "M-102 -116Q-92 -124 -84 -112Q-94 -108 -102 -116ZM-56 -116Q-66 -124 -74 -112Q-64 -108 -56 -116Z",
        [m.palette.lamp],
        0,
        { lit: m.palette.lamp },
      ),
      part(ribbons("-92 -118 2.6, -92 -111 2.6", "-66 -118 2.6, -66 -111 2.6"), m.dark, 0.5),
      part(polygon("-86 -102, -74 -102, -80 -95"), colourTones("pink"), 1.6),
      part(
        polygon("-87 -88, -83 -88, -85 -78") + polygon("-77 -88, -73 -88, -75 -78") + oval(0, 2, 0.2),
        yellow.map(() => colourTones("white")[0]!),
        0.6,
      ),
    ],
  };
};

/** A mammoth in its brown coat with curved tusks. */
export const mammoth: FigureMaker = (m) => {
  const far = deeper(m.body, m, 0.4);
  const fringe = Array.from(
    { length: 15 },
    (_, i) => `M${-84 + i * 13} -84q4 26 -2 ${40 + (i % 3) * 8}`,
  ).join("");
  return {
    box: { left: -190, right: 134, top: -238, bottom: 3 },
    parts: [
      part(ribbons("-36 -80 54, -34 -40 46, -34 -14 46", "56 -80 54, 56 -40 46, 56 -14 46"), far, 9, {
        lift: -0.1,
      }),
      part(ribbon("108 -134 10, 122 -106 9, 126 -78 14"), m.body, 3),
      part(
        ribbons(
          "-44 -122 112, 0 -126 128, 50 -116 120, 74 -104 96",
          "-62 -92 62, -66 -44 52, -66 -16 50",
          "82 -86 62, 84 -44 50, 84 -16 48",
          "-66 -152 86, -92 -148 76",
          "-112 -138 46, -126 -106 34, -128 -72 26, -122 -42 20, -132 -24 16, -146 -24 12",
        ) + blob("-110 -180, -104 -224, -78 -238, -52 -222, -50 -180"),
        m.body,
        26,
        {
          lines: {
            path: `${fringe}M-90 -224q-2 16 -10 26M-74 -228q2 16 -2 28M-60 -218q4 14 4 26M-20 -176q6 12 2 24M10 -178q6 12 2 24M40 -170q6 12 2 24M66 -156q6 10 4 22`,
            width: 2.6,
          },
        },
      ),
      part(
        polygon(
          Array.from(
            { length: 25 },
            (_, i) => [-90 + i * 8, i % 2 ? -44 - (i % 3) * 4 : -66] as const,
          ).concat([
            [100, -90],
            [-88, -90],
          ]),
        ),
        m.body,
        8,
      ),
      part(blob("-56 -186, -38 -182, -28 -156, -36 -128, -54 -122, -66 -142, -66 -170"), m.body, 10, {
        lift: 0.12,
      }),
      part(
        ribbons("-98 -112 19, -118 -80 17, -152 -64 14, -178 -84 10, -184 -118 5"),
        colourTones("white"),
        8,
      ),
      part(
        ribbons("-84 -104 18, -90 -70 16, -118 -44 13, -150 -50 9, -164 -78 4"),
        paler(colourTones("gold"), 0.7),
        8,
      ),
      part(oval(-101, -156, 4.4), m.dark, 1.2),
    ],
  };
};

const bigEyes = (x: number, y: number, r: number) => [
  { path: ovalPair(x, y, r, r * 1.1), relief: 3 },
  { path: oval(-x - r * 0.3, y - r * 0.4, r * 0.36) + oval(x - r * 0.3, y - r * 0.4, r * 0.36), relief: 0.5 },
];

/** A kitten with a large head, and its ball of wool. */
export const kitten: FigureMaker = (m) => {
  const pale = paler(m.body, 0.65);
  const pink = colourTones("pink");
  const [eyes, glints] = bigEyes(22, -106, 12);
  return {
    box: { left: -132, right: 104, top: -178, bottom: 6 },
    parts: [
      part(ribbon("-96 -4 4, -70 2 4, -40 -2 4, -24 4 4"), colourTones("red"), 1),
      part(oval(-98, -28, 30), colourTones("red"), 14, {
        lines: {
          path: "M-124 -36Q-98 -60 -74 -38M-127 -26Q-98 -44 -70 -24M-122 -14Q-100 -30 -76 -10M-110 -54Q-84 -34 -92 -2M-96 -58Q-68 -38 -78 -8",
          width: 2,
        },
      }),
      part(ribbon("38 -12 16, 72 -16 16, 92 -40 15, 88 -66 12"), m.body, 8),
      part(blob("0 -80, 30 -72, 44 -34, 42 -6, 20 0, -20 0, -42 -6, -44 -34, -30 -72"), m.body, 22),
      part(blob("0 -66, 16 -56, 18 -28, 0 -16, -18 -28, -16 -56"), pale, 8),
      part(ribbonPair("14 -42 17, 15 -18 16, 15 -6 19"), pale, 6),
      part(ribbonPair("38 -10 20, 30 -5 15"), m.body, 6),
      part(polygon("-62 -118, -60 -178, -14 -150") + polygon("62 -118, 60 -178, 14 -150"), m.body, 8),
      part(polygon("-52 -130, -52 -160, -26 -146") + polygon("52 -130, 52 -160, 26 -146"), pink, 3),
      part(
        blob("0 -156, 42 -146, 66 -110, 52 -76, 20 -62, -20 -62, -52 -76, -66 -110, -42 -146"),
        m.body,
        26,
        {
          lines: {
            path: "M-12 -154L-9 -134M0 -156L0 -132M12 -154L9 -134M-62 -104L-46 -102M-60 -92L-46 -92M62 -104L46 -102M60 -92L46 -92",
            width: 4,
          },
        },
      ),
      part(ovalPair(12, -80, 16, 13), pale, 6, {
        lines: { path: "M-18 -80L-58 -86M-18 -76L-56 -72M18 -80L58 -86M18 -76L56 -72", width: 1.4 },
      }),
      part(eyes!.path, colourTones("green"), eyes!.relief),
      part(ovalPair(22, -106, 5.4, 10), m.dark, 1.4),
      part(glints!.path, colourTones("white"), 0.5, { lift: 0.2 }),
      part(polygon("-7 -88, 7 -88, 0 -80"), pink, 2, {
        lines: { path: "M0 -80Q-6 -70 -14 -74M0 -80Q6 -70 14 -74", width: 1.6 },
      }),
    ],
  };
};

/** A puppy with a large head and hanging ears. */
export const puppy: FigureMaker = (m) => {
  const pale = paler(m.body, 0.7);
  const [eyes, glints] = bigEyes(23, -110, 9);
  return {
    box: { left: -83, right: 92, top: -166, bottom: 4 },
    parts: [
      part(ribbon("36 -14 16, 62 -26 13, 80 -50 8"), m.body, 8),
      part(blob("0 -84, 32 -74, 48 -36, 46 -6, 20 0, -20 0, -46 -6, -48 -36, -32 -74"), m.body, 22),
      part(blob("0 -70, 20 -58, 22 -28, 0 -14, -22 -28, -20 -58"), pale, 8),
      part(ribbonPair("16 -44 20, 17 -18 18, 16 -6 23"), m.body, 7),
      part(ribbonPair("42 -10 24, 34 -5 18"), m.body, 7),
      part(
        blob("0 -164, 40 -154, 58 -122, 48 -84, 20 -66, -20 -66, -48 -84, -58 -122, -40 -154"),
        m.body,
        26,
      ),
      part(blob("0 -160, 9 -140, 9 -112, 0 -100, -9 -112, -9 -140"), pale, 5),
      part(ribbonPair("44 -148 22, 66 -124 30, 68 -86 26"), deeper(m.body, m, 0.4), 9),
      part(blob("0 -104, 24 -98, 30 -78, 18 -62, 0 -58, -18 -62, -30 -78, -24 -98"), pale, 12),
      part(eyes!.path, m.dark, eyes!.relief),
      part(glints!.path, colourTones("white"), 0.5, { lift: 0.2 }),
      part(oval(0, -94, 12, 9), m.dark, 4, {
        lines: { path: "M0 -86L0 -78Q-10 -68 -18 -76M0 -78Q10 -68 18 -76", width: 2 },
      }),
      part(blob("-7 -72, 7 -72, 8 -58, 0 -52, -8 -58"), colourTones("pink"), 3),
      part("M-34 -66Q0 -50 34 -66L36 -58Q0 -42 -36 -58Z", colourTones("red"), 3),
      part(oval(0, -48, 7), colourTones("gold"), 3),
    ],
  };
};

/** A foal: long legs, a short tail and mane. */
export const foal = beast({
  box: { left: -112, right: 92, top: -208, bottom: 3 },
  torso: "-38 -124 46, -10 -122 50, 22 -122 48, 42 -126 44",
  neck: "-36 -132 42, -54 -156 30",
  head: "-62 -172 32, -78 -160 26, -92 -148 18, -98 -142 16",
  near: [
    "-36 -112 28, -42 -74 15, -43 -60 14, -44 -24 9, -45 -10 10, -48 -4 13",
    "42 -116 38, 38 -84 22, 52 -58 14, 50 -24 9, 49 -10 10, 46 -4 13",
  ],
  far: [
    "-26 -112 26, -20 -74 14, -18 -60 13, -14 -24 9, -14 -10 10, -18 -4 13",
    "34 -114 34, 22 -82 20, 30 -58 13, 20 -24 9, 18 -10 10, 14 -4 13",
  ],
  tail: "60 -136 9, 74 -122 13, 78 -98 13, 76 -84 4",
  ears: polygon("-64 -182, -62 -208, -50 -184") + polygon("-54 -180, -46 -202, -42 -176"),
  eye: [-78, -168],
  over: {
    path:
      [-50, -42, -36, -30, -24]
        .map((x, i) => ribbon(`${x - 4} ${-186 + i * 12} 7, ${x + 9} ${-192 + i * 13} 3`))
        .join("") + ribbon("-66 -186 8, -76 -178 5"),
    tones: (body) => body.map((tone) => mix(tone, [0.2, 0, 0], 0.55)),
    relief: 3,
  },
  relief: 18,
});

/** A calf with white and brown patches. */
export const calf = beast({
  box: { left: -120, right: 100, top: -168, bottom: 3 },
  torso: "-44 -100 52, -14 -98 56, 22 -96 54, 48 -98 50",
  neck: "-40 -106 46, -60 -124 38",
  head: "-68 -134 40, -84 -122 34, -98 -110 27",
  near: [
    "-40 -84 32, -44 -56 18, -44 -44 16, -45 -14 12, -48 -5 15",
    "50 -86 40, 44 -60 24, 56 -40 15, 54 -14 11, 50 -5 15",
  ],
  far: [
    "-24 -84 30, -22 -54 17, -20 -42 15, -22 -14 11, -26 -5 14",
    "38 -86 36, 28 -58 22, 38 -40 14, 34 -14 11, 30 -5 14",
  ],
  tail: "68 -110 7, 82 -90 6, 86 -62 5, 86 -50 12",
  ears: ribbon("-52 -142 8, -38 -142 16, -28 -136 5") + ribbon("-84 -146 8, -98 -152 12, -106 -150 4"),
  eye: [-84, -136],
  over: {
    path:
      blob("-30 -126, 0 -128, 12 -104, -6 -86, -34 -94") +
      blob("36 -124, 62 -122, 70 -96, 48 -84, 34 -100") +
      blob("-66 -154, -48 -144, -52 -124, -70 -122") +
      oval(-102, -106, 12, 10),
    tones: (body) => body.map((tone) => mix(tone, [0.36, 0.04, 0.05], 0.8)),
    relief: 3,
  },
  relief: 20,
});
