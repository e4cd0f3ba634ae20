import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, type Joint, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbonPair, ribbons, scattered } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const SCALES = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 7 }, (__, i) => `M${-34 + i * 17 + (row % 2) * 8} ${-26 + row * 14}q8 7 0 14`).join(
    "",
  ),
).join("");

const eye = (m: Materials, x: number, y: number) => [
  part(oval(x, y, 8.4), colourTones("white"), 2),
  part(oval(x - 1, y, 4.6), m.dark, 1),
];

/** A fish of no kind in particular, with a pale belly. */
export const fish: FigureMaker = (m, window) => ({
  box: { left: -128, right: 131, top: -73, bottom: 66 },
  parts: [
    part(blob("74 0, 100 -34, 130 -56, 122 -20, 114 0, 122 22, 128 54, 98 32"), deeper(m.body, m, 0.25), 6, {
      lines: { path: "M88 -8L120 -42M90 0L116 0M88 8L118 40", width: 2 },
    }),
    part(
      blob("-34 -40, -14 -70, 26 -68, 58 -36, 20 -32") +
        polygon("-14 34, 16 62, 26 34") +
        polygon("44 24, 66 44, 62 18"),
      deeper(m.body, m, 0.25),
      5,
      { lines: { path: "M-16 -40L-8 -64M2 -40L12 -66M20 -36L34 -58", width: 1.8 } },
    ),
    part(
      blob("-126 2, -104 -24, -62 -44, -10 -48, 40 -34, 82 -10, 84 8, 44 30, -10 42, -64 38, -106 20"),
      m.body,
      26,
      {
        window,
        lines: window ? [] : { path: SCALES, width: 1.5 },
      },
    ),
    part(blob("-122 8, -92 14, -40 22, 20 20, 78 8, 44 28, -10 39, -64 36, -104 20"), paler(m.body, 0.65), 9),
    part("M-70 -34Q-52 -4 -72 30", deeper(m.body, m, 0.4), 0, {
      lines: { path: "M-72 -34Q-54 -4 -74 30", width: 3 },
    }),
    part(blob("-46 8, -14 4, 4 18, -8 30, -32 24"), deeper(m.body, m, 0.15), 5, {
      lines: { path: "M-36 12L-10 22M-34 16L-16 26", width: 1.6 },
    }),
    ...eye(m, -92, -12),
    part(ribbon("-124 4 2.6, -112 8 3, -104 6 2"), m.dark, 1),
  ],
});

/** A koi with patches and whiskers, seen from above. */
export const carp: FigureMaker = (m) => {
  const [white, black] = [colourTones("white"), colourTones("black")];
  const line = "-96 6 60, -58 -8 76, -10 -8 72, 38 6 54, 78 18 30, 104 16 18";
  return {
    box: { left: -153, right: 161, top: -82, bottom: 92 },
    parts: [
      part(
        blob("-52 -40, -34 -76, 2 -80, -2 -56, -14 -38") +
          blob("-54 24, -40 66, -4 80, -4 54, -16 30") +
          blob("34 -16, 50 -42, 70 -38, 60 -8") +
          blob("34 30, 46 58, 68 58, 62 30"),
        paler(m.body, 0.55),
        4,
        { lines: { path: "M-38 -44L-22 -74M-28 -44L-6 -74M-38 30L-26 68M-28 32L-10 72", width: 1.6 } },
      ),
      part(blob("98 12, 124 -14, 160 -26, 146 6, 156 40, 124 30"), paler(m.body, 0.45), 5, {
        lines: { path: "M108 12L148 -16M110 16L140 10M108 20L146 32", width: 1.8 },
      }),
      part(ribbons("-120 -14 4, -140 -24 3, -152 -20 1.6", "-118 26 4, -136 40 3, -148 38 1.6"), white, 1.4),
      part(ribbon(line, 12), white, 26),
      part(
        blob("-124 -4, -106 -24, -78 -24, -72 4, -92 22, -116 18") +
          blob("-50 -40, -14 -42, 14 -24, 4 2, -28 8, -52 -10") +
          blob("28 6, 56 6, 84 12, 80 28, 50 28, 30 22"),
        m.body,
        8,
      ),
      part(blob("-24 18, 0 16, 8 26, -14 28") + blob("16 -20, 30 -14, 26 -2, 14 -6"), black, 3),
      part(ribbon("-30 -8 6, 0 -10 8, 40 2 5"), paler(m.body, 0.3), 2),
      part(oval(-103, -20, 5) + oval(-97, 30, 5), m.dark, 2),
    ],
  };
};

/** Three sardines laid side by side. */
export const sardine: FigureMaker = (m) => {
  const silver = colourTones("white");
  const one = (x: number, y: number, lift: number) => [
    part(
      polygon([
        [x + 88, y],
        [x + 124, y - 24],
        [x + 114, y],
        [x + 124, y + 20],
      ]) +
        polygon([
          [x - 8, y - 16],
          [x + 22, y - 30],
          [x + 24, y - 14],
        ]),
      deeper(m.body, m, 0.3),
      3,
      { lift },
    ),
    part(
      ribbon(
        [
          [x - 96, y + 2, 18],
          [x - 66, y, 34],
          [x - 10, y - 1, 40],
          [x + 48, y, 30],
          [x + 92, y, 11],
        ],
        12,
      ) +
        polygon([
          [x - 98, y - 8],
          [x - 116, y + 3],
          [x - 98, y + 10],
        ]),
      silver,
      13,
      { lift },
    ),
    part(
      blob([
        [x - 112, y],
        [x - 70, y - 15],
        [x - 10, y - 20],
        [x + 50, y - 14],
        [x + 94, y - 3],
        [x + 46, y - 4],
        [x - 10, y - 5],
        [x - 66, y - 3],
      ]),
      m.body,
      6,
      { lift },
    ),
    part([-36, -14, 8, 30, 52].map((dx) => oval(x + dx, y + 2, 3)).join(""), m.dark, 1),
    part(`M${x - 60} ${y - 15}Q${x - 48} ${y} ${x - 60} ${y + 15}`, m.dark, 0, {
      lines: { path: `M${x - 60} ${y - 15}Q${x - 48} ${y} ${x - 60} ${y + 15}`, width: 2.6 },
    }),
    part(oval(x - 82, y - 2, 7), paler(silver, 0.4), 2),
    part(oval(x - 82, y - 2, 4.4), m.dark, 1),
  ];
  return {
    box: { left: -134, right: 134, top: -132, bottom: 4 },
    parts: [...one(8, -100, -0.06), ...one(-10, -62, 0), ...one(6, -24, 0.04)],
  };
};

/** A stingray seen from above. */
export const stingray: FigureMaker = (m) => ({
  box: { left: -150, right: 150, top: -92, bottom: 176 },
  parts: [
    part(ribbon("0 60 18, 6 96 10, -8 132 6, 10 172 2"), deeper(m.body, m, 0.25), 4),
    part(
      blob(
        "0 -90, 26 -82, 60 -54, 104 -34, 150 -2, 118 26, 72 48, 30 74, 0 80, -30 74, -72 48, -118 26, -150 -2, -104 -34, -60 -54, -26 -82",
      ),
      m.body,
      30,
      { lines: { path: "M40 -40Q86 -14 110 8M-40 -40Q-86 -14 -110 8M0 -40Q3 10 0 60", width: 2 } },
    ),
    part(
      scattered(22, 0, 4, 96, 40)
        .map(([x, y], i) => oval(x, y, 3.4 + (i % 3) * 1.4))
        .join(""),
      paler(m.body, 0.45),
      1.4,
    ),
    part(oval(-16, -58, 8) + oval(16, -58, 8), deeper(m.body, m, 0.3), 4),
    part(oval(-16, -60, 4) + oval(16, -60, 4), m.dark, 1),
  ],
});

/** A squid with fins at the end of its body and ten arms. */
export const squid: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -182, bottom: 132 },
  parts: [
    part(
      ribbonPair("8 24 14, 10 70 10, 4 106 4") +
        ribbonPair("20 24 14, 30 66 10, 26 98 4") +
        ribbonPair("30 18 14, 52 54 10, 56 86 4") +
        ribbonPair("34 8 10, 66 36 7, 80 84 6, 76 118 10, 72 130 4"),
      m.body,
      6,
      { lift: -0.05 },
    ),
    part(
      blob("0 -182, 22 -160, 76 -120, 80 -104, 40 -92, 0 -96, -40 -92, -80 -104, -76 -120, -22 -160"),
      deeper(m.body, m, 0.12),
      8,
    ),
    part(
      blob("0 -180, 22 -144, 38 -90, 42 -34, 30 -12, 0 -8, -30 -12, -42 -34, -38 -90, -22 -144"),
      m.body,
      28,
      {
        lines: { path: "M-8 -150Q-18 -90 -14 -30", width: 2, light: true },
      },
    ),
    part(blob("-34 -14, 0 -20, 34 -14, 38 12, 24 32, 0 36, -24 32, -38 12"), m.body, 18),
    part(
      scattered(18, 0, -86, 26, 66)
        .map(([x, y], i) => oval(x, y, 2.6 + (i % 3)))
        .join(""),
      deeper(m.body, m, 0.35),
      1,
    ),
    part(oval(-22, 8, 10) + oval(22, 8, 10), colourTones("white"), 3),
    part(oval(-22, 9, 5.4) + oval(22, 9, 5.4), m.dark, 1),
  ],
});

/** A lobster seen from above, with big claws and a fanned tail. */
export const lobster: FigureMaker = (m) => {
  const claw = (s: 1 | -1) => {
    const to = (joints: Joint[]): Joint[] => joints.map(([x, y, w]) => [x * s, y, w]);
    return (
      ribbon(
        to([
          [22, -150, 14],
          [48, -162, 13],
          [60, -186, 15],
        ]),
      ) +
      blob([
        [50 * s, -184],
        [40 * s, -214],
        [50 * s, -244],
        [66 * s, -262],
        [68 * s, -236],
        [76 * s, -226],
        [88 * s, -244],
        [92 * s, -216],
        [80 * s, -190],
        [64 * s, -178],
      ])
    );
  };
  return {
    box: { left: -104, right: 104, top: -292, bottom: 4 },
    parts: [
      part(ribbonPair("8 -170 4, 24 -226 3, 18 -290 1.4"), m.body, 1.4),
      part(
        ["20 -136 9, 54 -140 8, 72 -118 3", "22 -122 9, 58 -116 8, 76 -92 3", "22 -108 9, 56 -92 8, 68 -66 3"]
          .map((leg) => ribbonPair(leg))
          .join(""),
        deeper(m.body, m, 0.15),
        4,
      ),
      part(claw(1) + claw(-1), m.body, 12),
      part(
        blob("0 -24, 16 -26, 20 -4, 6 4, -6 4, -20 -4, -16 -26") +
          blob("14 -30, 40 -30, 54 -10, 36 0, 18 -12") +
          blob("-14 -30, -18 -12, -36 0, -54 -10, -40 -30"),
        m.body,
        7,
        { lines: { path: "M0 -20L0 0M20 -24L40 -8M-20 -24L-40 -8", width: 2 } },
      ),
      ...Array.from({ length: 5 }, (_, i) => {
        const y = -34 - (4 - i) * 15;
        return part(oval(0, y - 4 + i * 1.4, 30 - i * 2.6, 13), m.body, 8);
      }).toReversed(),
      part(
        blob("0 -196, 14 -180, 26 -150, 32 -118, 26 -94, 0 -88, -26 -94, -32 -118, -26 -150, -14 -180"),
        m.body,
        22,
        {
          lines: { path: "M-26 -130Q0 -116 26 -130M0 -116L0 -92", width: 2.4 },
        },
      ),
      part(oval(-14, -172, 5) + oval(14, -172, 5), m.dark, 2),
    ],
  };
};
