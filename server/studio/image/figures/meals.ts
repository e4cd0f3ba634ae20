import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { deeper, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const STEAM = [
  "-30 -118 5, -40 -140 6, -26 -160 5, -36 -180 3",
  "4 -124 5, -6 -148 6, 8 -168 5, -2 -190 3",
  "38 -118 5, 28 -140 6, 42 -160 5, 32 -180 3",
];
const steam = (up = 0) =>
  part(
    STEAM.map((line) =>
      ribbon(
        line.split(",").map((one) => {
          const [x, y, w] = one.trim().split(" ").map(Number) as [number, number, number];
          return [x, y - up, w] as const;
        }),
      ),
    ).join(""),
    colourTones("white"),
    1.6,
    { lift: 0.1 },
  );

/** A round bowl with a pattern at its rim. */
const bowl = (tones: Materials["body"], pattern: Materials["body"]) => [
  part(box(-40, -10, 40, 0), tones, 4, { lift: -0.14 }),
  part("M-112 -82L112 -82Q106 -26 52 -6L-52 -6Q-106 -26 -112 -82Z", tones, 26),
  part("M-110 -72Q0 -54 110 -72L108 -58Q0 -40 -108 -58Z", pattern, 3),
  part(oval(0, -82, 112, 26), tones, 5),
  part(oval(0, -81, 103, 21), towards(tones, [0.2, 0, 0], 0.25), 3),
];
const sticks = (x: number, y: number) =>
  ribbons(`${x} ${y} 7, ${x + 116} ${y - 52} 5`, `${x + 2} ${y + 14} 7, ${x + 124} ${y - 34} 5`);

/** A bowl of rice heaped high, with chopsticks. */
export const rice: FigureMaker = (m) => ({
  box: { left: -118, right: 130, top: -176, bottom: 4 },
  parts: [
    ...bowl(colourTones("blue"), colourTones("white")).slice(0, 1),
    part(blob("-100 -82, -88 -112, -56 -140, -10 -152, 40 -146, 80 -120, 100 -82, 0 -66"), m.body, 20, {
      lines: {
        path: scattered(60, 0, -108, 88, 38)
          .map(([x, y], i) => `M${x.toFixed(1)} ${y.toFixed(1)}l${i % 2 ? 6 : -4} ${i % 3 ? 3 : -3}`)
          .join(""),
        width: 2,
      },
    }),
    part("M-112 -82Q0 -56 112 -82Q106 -26 52 -6L-52 -6Q-106 -26 -112 -82Z", colourTones("blue"), 26),
    part("M-110 -66Q0 -44 110 -66L107 -52Q0 -30 -107 -52Z", colourTones("white"), 3),
    part(sticks(0, -118), colourTones("brown"), 3),
  ],
});

/** A bowl of noodles in soup with an egg and chopsticks. */
export const noodles: FigureMaker = (m) => {
  const strands = Array.from(
    { length: 9 },
    (_, i) => `${-84 + i * 17} -80 6, ${-78 + i * 18} -90 7, ${-66 + i * 17} -82 6, ${-58 + i * 17} -74 6`,
  );
  return {
    box: { left: -118, right: 138, top: -212, bottom: 4 },
    parts: [
      ...bowl(colourTones("red"), colourTones("white")),
      part(oval(0, -80, 98, 19), towards(colourTones("brown"), [0.66, 0.08, 0.12], 0.5), 2),
      part(ribbons(...strands), m.body, 3),
      part(oval(-48, -90, 24, 15), colourTones("white"), 6),
      part(oval(-48, -91, 11, 7.4), colourTones("orange"), 4),
      part(oval(12, -94, 22, 9) + oval(4, -86, 22, 9), colourTones("pink"), 4),
      part(
        polygon("50 -82, 54 -122, 84 -118, 84 -80"),
        towards(colourTones("green"), [0.25, -0.02, 0.01], 0.6),
        2,
      ),
      part(
        [-10, -22, 30, 38, -30].map((x, i) => oval(x, -74 + (i % 3) * 3, 5, 3)).join(""),
        colourTones("green"),
        1.4,
      ),
      part(
        ribbons(
          "22 -150 5, 16 -126 6, 20 -104 6, 12 -86 6",
          "30 -152 5, 28 -128 6, 30 -106 6, 26 -86 6",
          "38 -154 5, 40 -130 6, 38 -106 6, 40 -86 6",
        ),
        m.body,
        2.4,
      ),
      part(sticks(6, -152), colourTones("brown"), 3),
    ],
  };
};

/** Spaghetti with tomato sauce on a plate, a fork in it. */
export const spaghetti: FigureMaker = (m) => {
  const coil = (k: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const a = i * 0.9 + k * 1.7;
      const r = 1 - (k % 4) * 0.2;
      return [Math.cos(a) * 76 * r, -44 - (k % 4) * 11 + Math.sin(a) * 24 * r, 7.4] as const;
    });
  return {
    box: { left: -142, right: 142, top: -164, bottom: 4 },
    parts: [
      part(oval(0, -22, 140, 25), colourTones("white"), 7),
      part(oval(0, -27, 108, 15), colourTones("white"), 2, { lift: -0.14 }),
      part(blob("-86 -36, -72 -72, -30 -92, 30 -92, 72 -72, 86 -36, 0 -18"), deeper(m.body, m, 0.2), 14),
      ...Array.from({ length: 10 }, (_, k) => part(ribbon(coil(k)), m.body, 3)),
      part(
        blob("-48 -86, -22 -104, 24 -106, 52 -86, 58 -66, 34 -74, 22 -56, 0 -72, -18 -56, -32 -72, -54 -66"),
        colourTones("red"),
        9,
      ),
      part(oval(-20, -98, 13, 11) + oval(14, -100, 13, 11) + oval(-2, -108, 12, 10), colourTones("brown"), 8),
      part(blob("4 -112, 14 -128, 34 -126, 26 -112"), colourTones("green"), 3),
      part(
        ribbons("70 -62 7, 98 -108 7, 128 -152 9") +
          ribbons("50 -64 4, 60 -44 4", "60 -58 4, 70 -38 4", "78 -48 4, 80 -34 3", "52 -68 8, 74 -54 8"),
        colourTones("grey"),
        3,
      ),
    ],
  };
};

/** Sushi on a wooden board. */
export const sushi: FigureMaker = (m) => {
  const [white, black] = [colourTones("white"), towards(colourTones("green"), [0.22, -0.01, 0], 0.8)];
  const grains = (x: number, y: number, rx: number, ry: number) =>
    scattered(26, x, y, rx, ry)
      .map(([a, b], i) => `M${a.toFixed(1)} ${b.toFixed(1)}l${i % 2 ? 5 : -4} 2`)
      .join("");
  const nigiri = (x: number) => [
    part(
      blob([
        [x - 44, -30],
        [x - 38, -58],
        [x, -64],
        [x + 38, -58],
        [x + 44, -30],
        [x, -24],
      ]),
      white,
      13,
      { lines: { path: grains(x, -42, 36, 12), width: 1.8 } },
    ),
    part(
      blob([
        [x - 54, -46],
        [x - 46, -72],
        [x - 10, -86],
        [x + 34, -82],
        [x + 56, -58],
        [x + 50, -44],
        [x, -60],
      ]),
      m.body,
      9,
      {
        lines: {
          path: `M${x - 34} -58L${x - 22} -76M${x - 14} -62L${x} -84M${x + 8} -62L${x + 22} -82M${x + 28} -58L${x + 40} -72`,
          width: 3,
          light: true,
        },
      },
    ),
  ];
  const roll = (x: number, y: number, filling: Materials["body"]) => [
    part(
      blob([
        [x - 27, y - 32],
        [x, y - 38],
        [x + 27, y - 32],
        [x + 27, y],
        [x, y + 9],
        [x - 27, y],
      ]),
      black,
      9,
    ),
    part(oval(x, y - 30, 25, 10), white, 4, { lines: { path: grains(x, y - 30, 20, 7), width: 1.4 } }),
    part(oval(x, y - 31, 10, 4.6), filling, 2),
  ];
  return {
    box: { left: -140, right: 143, top: -112, bottom: 4 },
    parts: [
      part(box(-112, -12, -84, 2) + box(84, -12, 112, 2), deeper(colourTones("brown"), m, 0.3), 3),
      part("M-136 -28L136 -28L130 -8L-130 -8Z", colourTones("brown"), 5, {
        lines: { path: "M-124 -20L120 -20M-110 -14L100 -14", width: 1.4 },
      }),
      ...roll(62, -66, colourTones("green")),
      ...roll(112, -62, colourTones("orange")).slice(0, 3),
      ...nigiri(-76),
      ...roll(36, -34, colourTones("red")),
      ...roll(92, -32, colourTones("yellow")),
    ],
  };
};

/** Steamed dumplings in a bamboo basket. */
export const dumplings: FigureMaker = (m) => {
  const dough = towards(m.body, [0.95, 0.005, 0.03], 0.4);
  const one = (x: number, y: number) =>
    part(
      blob([
        [x - 40, y],
        [x - 30, y - 26],
        [x - 8, y - 40],
        [x - 4, y - 50],
        [x + 4, y - 50],
        [x + 8, y - 40],
        [x + 30, y - 26],
        [x + 40, y],
        [x + 22, y + 10],
        [x - 22, y + 10],
      ]),
      dough,
      16,
      {
        lines: {
          path: `M${x} ${y - 46}Q${x - 22} ${y - 30} ${x - 28} ${y - 8}M${x} ${y - 46}Q${x - 6} ${y - 26} ${x - 8} ${y - 6}M${x} ${y - 46}Q${x + 22} ${y - 30} ${x + 28} ${y - 8}M${x} ${y - 46}Q${x + 8} ${y - 26} ${x + 10} ${y - 6}`,
          width: 2.2,
        },
      },
    );
  const bamboo = towards(colourTones("brown"), [0.76, 0.04, 0.12], 0.6);
  return {
    box: { left: -130, right: 130, top: -196, bottom: 4 },
    parts: [
      part(oval(0, -72, 124, 30), bamboo, 6),
      part(oval(0, -72, 112, 24), deeper(bamboo, m, 0.4), 3),
      one(-54, -86),
      one(48, -88),
      one(-2, -96),
      one(-74, -64),
      one(76, -64),
      one(0, -62),
      part("M-126 -72Q-122 -40 0 -38Q122 -40 126 -72L122 -12Q100 4 0 4Q-100 4 -122 -12Z", bamboo, 9, {
        lines: {
          path: "M-124 -58Q-100 -26 0 -24Q100 -26 124 -58M-122 -24Q-96 -8 0 -8Q96 -8 122 -24M-90 -46L-90 -4M-50 -42L-50 0M-10 -40L-10 2M30 -40L30 2M70 -44L70 -2M104 -52L104 -8",
          width: 2.2,
        },
      }),
      steam(4),
    ],
  };
};

/** Rice with a brown curry on a plate. */
export const curry: FigureMaker = (m) => {
  const sauce = towards(m.body, [0.6, 0.08, 0.12], 0.5);
  return {
    box: { left: -146, right: 146, top: -174, bottom: 4 },
    parts: [
      part(oval(0, -26, 144, 32), colourTones("white"), 7),
      part(oval(0, -32, 116, 21), colourTones("white"), 2, { lift: -0.14 }),
      part(blob("-112 -36, -100 -66, -66 -88, -26 -82, 0 -54, -10 -26, -60 -20"), colourTones("white"), 16, {
        lines: {
          path: scattered(44, -56, -54, 46, 26)
            .map(([x, y], i) => `M${x.toFixed(1)} ${y.toFixed(1)}l${i % 2 ? 6 : -5} 2`)
            .join(""),
          width: 1.8,
        },
      }),
      part(
        blob("-24 -66, 10 -58, 54 -56, 96 -48, 114 -34, 90 -18, 40 -12, -10 -16, -30 -28, -14 -42"),
        sauce,
        10,
      ),
      part(
        oval(26, -46, 17, 12) + oval(78, -38, 15, 10),
        towards(colourTones("yellow"), [0.82, 0.03, 0.1], 0.5),
        7,
      ),
      part(
        polygon("44 -56, 62 -60, 66 -44, 50 -40") +
          polygon("2 -36, 20 -40, 24 -26, 8 -22") +
          polygon("86 -28, 100 -32, 102 -22, 90 -18"),
        colourTones("orange"),
        5,
      ),
      part(oval(56, -26, 15, 10) + oval(-8, -50, 13, 9), colourTones("brown"), 7),
      part(
        [-2, 40, 70, 34, 94].map((x, i) => oval(x, -30 - (i % 3) * 8, 4.6, 4)).join(""),
        colourTones("green"),
        2,
      ),
      steam(-18),
    ],
  };
};
