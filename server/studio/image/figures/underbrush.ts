import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const frond = (tip: readonly [number, number], n = 9) => {
  const at = (t: number) => [tip[0] * t * (0.5 + 0.5 * t), tip[1] * (1 - (1 - t) ** 1.6)] as const;
  return (
    Array.from({ length: n }, (_, i) => {
      const t = 0.18 + (i / n) * 0.8;
      const [x, y] = at(t);
      const long = 34 * (1.1 - t);
      return (
        ribbon(
          [
            [x, y, 5],
            [x - long, y - long * 0.5, 8],
            [x - long * 1.5, y - long * 0.4, 2],
          ],
          3,
        ) +
        ribbon(
          [
            [x, y, 5],
            [x + long, y - long * 0.5, 8],
            [x + long * 1.5, y - long * 0.4, 2],
          ],
          3,
        )
      );
    }).join("") +
    ribbon([
      [0, 0, 6],
      [...at(0.5), 5],
      [...at(1), 2],
    ])
  );
};

export const fern: FigureMaker = (m) => {
  const green = bodyOr(m, colourTones("green"));
  return {
    box: { left: -140, right: 140, top: -176, bottom: 4 },
    parts: [
      part(frond([-118, -90]) + frond([118, -92]), deeper(green, m, 0.3), 4),
      part(frond([-66, -140]) + frond([70, -144]), deeper(green, m, 0.12), 4),
      part(frond([2, -168], 11), green, 4),
      part(ribbon("-24 -2 8, -34 -40 7, -26 -58 6, -16 -50 5, -22 -44 4", 6), paler(green, 0.3), 3),
    ],
  };
};

/** Ivy that covers a wall. */
export const ivy: FigureMaker = (m) => {
  const green = bodyOr(m, colourTones("green"));
  const leaf = (x: number, y: number, s: number) =>
    polygon(
      [
        [x, y + 15 * s],
        [x - 12 * s, y + 4 * s],
        [x - 17 * s, y - 8 * s],
        [x - 6 * s, y - 7 * s],
        [x, y - 18 * s],
        [x + 6 * s, y - 7 * s],
        [x + 17 * s, y - 8 * s],
        [x + 12 * s, y + 4 * s],
      ].map(([a, b]) => [a!, b!] as const),
    );
  const places = [
    ...scattered(26, -30, -120, 104, 100),
    ...scattered(8, 70, -60, 40, 44),
    [-110, -20],
    [-80, -10],
    [-40, -14],
  ] as [number, number][];
  return {
    box: { left: -150, right: 150, top: -239, bottom: 4 },
    parts: [
      part(box(-146, -222, 146, 0), paler(colourTones("brown"), 0.35), 6, {
        lines: {
          path: "M-144 -186L144 -186M-144 -150L144 -150M-144 -114L144 -114M-144 -78L144 -78M-144 -42L144 -42M-100 -222L-100 -186M0 -222L0 -186M100 -222L100 -186M50 -186L50 -150M120 -186L120 -150M100 -150L100 -114M130 -114L130 -78M60 -114L60 -78M110 -42L110 0",
          width: 2.4,
        },
      }),
      part(
        ribbons(
          "-90 0 7, -70 -80 6, -100 -160 5, -60 -214 3",
          "-40 0 7, -20 -90 6, 20 -150 5, 40 -206 3",
          "20 0 5, 60 -50 4, 100 -90 3",
        ),
        colourTones("brown"),
        3,
      ),
      part(
        places
          .filter((_, i) => i % 2 === 0)
          .map(([x, y], i) => leaf(x, y, 1 + (i % 3) * 0.2))
          .join(""),
        deeper(green, m, 0.2),
        4,
      ),
      part(
        places
          .filter((_, i) => i % 2 === 1)
          .map(([x, y], i) => leaf(x, y, 1 + (i % 3) * 0.2))
          .join(""),
        green,
        4,
        { lift: 0.05 },
      ),
    ],
  };
};

/** Reeds with their brown heads in water. */
export const reeds: FigureMaker = (m) => {
  const green = bodyOr(m, towards(colourTones("green"), colourTones("gold")[1]!, 0.25));
  const stems = [
    [-78, -190],
    [-36, -226],
    [6, -206],
    [48, -236],
    [86, -184],
  ] as const;
  return {
    box: { left: -134, right: 134, top: -259, bottom: 8 },
    parts: [
      part(oval(0, -4, 130, 12), colourTones("blue"), 3),
      part(
        [
          "-96 0 9, -118 -80 9, -130 -140 2",
          "-50 0 9, -60 -90 9, -96 -170 2",
          "-10 0 9, 0 -110 9, 26 -180 2",
          "30 0 9, 40 -90 9, 76 -176 2",
          "80 0 9, 104 -80 9, 128 -130 2",
          "64 0 9, 60 -70 8, 20 -130 2",
        ]
          .map((l) => ribbon(l))
          .join(""),
        green,
        4,
      ),
      part(
        stems.map(([x, y]) => ribbon(`${x * 0.8} 0 5, ${x} ${y} 4, ${x} ${y - 16} 2`)).join(""),
        deeper(green, m, 0.15),
        2,
      ),
      part(
        stems.map(([x, y]) => ribbon(`${x} ${y + 48} 17, ${x} ${y + 4} 17`, 3)).join(""),
        colourTones("brown"),
        8,
      ),
    ],
  };
};

/** Sugar cane: thick jointed stalks with blade leaves. */
export const sugarCane: FigureMaker = (m) => {
  const cane = bodyOr(m, towards(colourTones("green"), colourTones("yellow")[1]!, 0.5));
  const xs = [-62, -22, 20, 60];
  return {
    box: { left: -130, right: 130, top: -296, bottom: 4 },
    parts: [
      part(
        xs
          .map(
            (x, i) =>
              ribbon(`${x * 0.9} -200 8, ${x - 26} -262 14, ${x - 66} -246 2`) +
              ribbon(`${x * 0.9} -204 8, ${x + 26} -270 14, ${x + 66} -250 2`) +
              ribbon(`${x} -206 8, ${x + (i % 2 ? 10 : -10)} -290 3`),
          )
          .join(""),
        colourTones("green"),
        4,
      ),
      part(xs.map((x) => ribbon(`${x * 0.85} 0 24, ${x * 0.9} -100 22, ${x} -206 18`)).join(""), cane, 9),
      part(
        xs
          .map((x, k) =>
            [0, 1, 2, 3, 4]
              .map((i) =>
                ribbon(
                  `${x * (0.86 + i * 0.03) - 11} ${-30 - i * 38 - (k % 2) * 12} 6, ${x * (0.86 + i * 0.03) + 11} ${-30 - i * 38 - (k % 2) * 12} 6`,
                  2,
                ),
              )
              .join(""),
          )
          .join(""),
        deeper(colourTones("purple"), m, 0.2),
        3,
      ),
    ],
  };
};

/** A thistle. */
export const thistle: FigureMaker = (m) => {
  const green = colourTones("green");
  const purple = bodyOr(m, colourTones("purple"));
  const leaf = (s: 1 | -1, y: number) =>
    polygon([
      [0, y],
      [s * 24, y - 30],
      [s * 34, y - 18],
      [s * 50, y - 44],
      [s * 56, y - 24],
      [s * 78, y - 40],
      [s * 62, y - 12],
      [s * 74, y - 2],
      [s * 44, y + 2],
      [s * 40, y + 16],
      [s * 20, y + 6],
    ]);
  return {
    box: { left: -84, right: 84, top: -256, bottom: 4 },
    parts: [
      part(ribbon("0 -150 9, 4 -80 9, 0 0 10"), green, 4),
      part(leaf(1, -30) + leaf(-1, -54) + leaf(1, -92), towards(green, [0.6, -0.03, 0.01], 0.2), 5),
      part(
        Array.from({ length: 15 }, (_, i) => {
          const a = -2.6 + i * 0.147;
          return ribbon(
            [
              [0, -180, 10],
              [Math.cos(a) * 40, -186 + Math.sin(a) * 40, 8],
              [Math.cos(a) * 62, -184 + Math.sin(a) * 68, 3],
            ],
            3,
          );
        }).join(""),
        purple,
        5,
      ),
      part(oval(0, -166, 38, 34), towards(green, [0.6, -0.03, 0.01], 0.2), 14, {
        lines: {
          path: "M-30 -176L-16 -160L0 -176L16 -160L30 -176M-34 -158L-16 -142L0 -158L16 -142L34 -158",
          width: 2.4,
        },
      }),
      part(
        Array.from({ length: 11 }, (_, i) => {
          const a = -0.3 + i * 0.374;
          return polygon([
            [Math.cos(a) * 34 - Math.sin(a) * 4, -164 + Math.sin(a) * 30 + Math.cos(a) * 4],
            [Math.cos(a) * 34 + Math.sin(a) * 4, -164 + Math.sin(a) * 30 - Math.cos(a) * 4],
            [Math.cos(a) * 52, -164 + Math.sin(a) * 47],
          ]);
        }).join(""),
        green,
        2,
      ),
    ],
  };
};
