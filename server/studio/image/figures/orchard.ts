import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import { leaf, round, shine } from "./fruit-parts.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons, scattered, towards } from "./strokes.ts";
import { GREENS } from "./tableware.ts";
import { colourTones, white } from "./tones.ts";

/** A papaya cut lengthwise with its black seeds. */
export const papaya: FigureMaker = (m) => {
  const flesh = bodyOr(m, tint(".74 .16 52"));
  const shell = (x: number, s: number) =>
    blob(
      `${x} ${-178 * s}, ${x + 26 * s} ${-160 * s}, ${x + 52 * s} ${-92 * s}, ${x + 54 * s} ${-46 * s}, ${x} 0, ${x - 54 * s} ${-46 * s}, ${x - 52 * s} ${-92 * s}, ${x - 26 * s} ${-160 * s}`,
    );
  return boxed([
    part(shell(54, 0.94), tint(".66 .13 112"), 38),
    part(shell(-38, 1), tint(".72 .14 100"), 6),
    part(blob("-38 -168, -16 -150, 6 -92, 6 -46, -38 -10, -82 -46, -82 -92, -60 -150"), flesh, 8),
    part(
      blob("-38 -130, -22 -90, -22 -54, -38 -36, -54 -54, -54 -90"),
      towards(flesh, [0.5, 0.12, 0.08], 0.5),
      5,
    ),
    part(round(scattered(24, -38, -80, 12, 36), 5), tint(".22 .02 260"), 4),
  ]);
};

/** A melon with a net on its skin, and a slice. */
export const melon: FigureMaker = (m) => {
  const [skin, flesh] = [bodyOr(m, tint(".8 .09 112")), tint(".82 .13 70")];
  const net = Array.from({ length: 9 }, (_, i) => `M-30 -150Q${-130 + i * 25} -76 -30 -2`).join("");
  return boxed([
    part(ribbon("-28 -146 10, -30 -166 9, -16 -172 8"), GREENS, 3),
    part(oval(-30, -76, 82, 76), skin, 52, {
      lines: [
        { path: net, width: 2.4, light: true },
        {
          path: scattered(46, -30, -76, 78, 72)
            .map(([x, y], i) => `M${x - 8} ${y}l8 ${i % 2 ? 6 : -6}l8 ${i % 2 ? -5 : 5}`)
            .join(""),
          width: 1.8,
          light: true,
        },
      ],
    }),
    part("M14 -66Q26 4 78 2Q130 4 142 -66Q112 -40 78 -40Q44 -40 14 -66Z", skin, 8),
    part("M20 -68Q36 -12 78 -12Q120 -12 136 -68Q108 -40 78 -40Q48 -40 20 -68Z", flesh, 8),
    part(
      round(
        [
          [56, -38],
          [68, -35],
          [80, -34],
          [92, -35],
          [104, -38],
        ],
        4,
      ),
      tint(".92 .06 90"),
      1.4,
    ),
  ]);
};

/** A mango: the whole fruit, red where the sun was, and a half cut into cubes. */
export const mango: FigureMaker = (m) => {
  const [skin, flesh] = [bodyOr(m, tint(".78 .15 82")), tint(".83 .16 80")];
  const cubes = (columns: number, rows: number) => {
    const out: [number, number][] = [];
    for (let r = 0; r < rows; r++)
      for (let i = 0; i < columns; i++)
        out.push([66 + (i - (columns - 1) / 2) * 27, -62 + r * 24 - 5 * Math.abs(i - (columns - 1) / 2)]);
    return out;
  };
  return boxed([
    part(ribbon("-18 -140 7, -14 -162 6"), colourTones("brown"), 2),
    leaf(-16, -150, 70, 4),
    leaf(-16, -150, -60, -22),
    part(
      blob(
        "-22 -142, 8 -132, 22 -96, 10 -56, -14 -24, -52 -2, -92 -6, -112 -38, -108 -80, -82 -120, -50 -140",
      ),
      skin,
      44,
    ),
    part(blob("-30 -140, -74 -118, -102 -80, -106 -46, -84 -60, -56 -96, -24 -116"), tint(".62 .18 35"), 20, {
      lift: 0.02,
    }),
    part(blob("-66 -4, -92 -6, -110 -36, -84 -22"), tint(".66 .13 125"), 8),
    shine(ribbon("-82 -88 9, -68 -108 9"), skin),
    part("M6 -54Q12 2 66 4Q120 2 126 -54Q66 -20 6 -54Z", skin, 9),
    ...cubes(4, 2).map(([x, y]) =>
      part(
        blob([
          [x - 11, y - 13],
          [x + 11, y - 13],
          [x + 13, y + 11],
          [x - 13, y + 11],
        ]),
        flesh,
        7,
        { lift: 0.03 },
      ),
    ),
    part("M10 -44Q20 0 66 2Q112 0 122 -44Q66 -10 10 -44Z", skin, 6),
  ]);
};

/** A whole walnut, and an open one. */
export const walnut: FigureMaker = (m) => {
  const [shell, kernel] = [bodyOr(m, tint(".62 .08 70")), tint(".76 .08 78")];
  return boxed([
    part(blob("-54 -110, -14 -100, 8 -58, -12 -16, -54 -4, -96 -16, -116 -58, -94 -100"), shell, 36, {
      lines: {
        path: "M-54 -110Q-40 -58 -54 -4M-72 -104Q-58 -90 -72 -76Q-90 -66 -76 -50Q-60 -36 -76 -14M-36 -102Q-22 -86 -34 -72Q-12 -60 -26 -44Q-16 -30 -34 -12M-104 -70Q-92 -64 -96 -46",
        width: 2.8,
      },
    }),
    part(oval(66, -50, 56, 52), shell, 9),
    part(oval(66, -52, 47, 43), deeper(shell, m, 0.5), 3),
    part(
      blob("62 -90, 46 -92, 34 -78, 26 -72, 30 -58, 24 -46, 34 -38, 36 -22, 52 -22, 62 -16") +
        blob("70 -90, 86 -92, 98 -78, 106 -72, 102 -58, 108 -46, 98 -38, 96 -22, 80 -22, 70 -16"),
      kernel,
      9,
      { lines: { path: "M48 -80Q40 -66 50 -56Q38 -46 48 -32M84 -80Q92 -66 82 -56Q94 -46 84 -32", width: 3 } },
    ),
  ]);
};

/** Almonds. */
export const almond: FigureMaker = (m) => {
  const brown = bodyOr(m, tint(".56 .1 55"));
  const one = (x: number, y: number, turn: number, tones: readonly Lab[], k = 1) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (a: number, b: number): [number, number] => [x + (a * c - b * s) * k, y + (a * s + b * c) * k];
    return part(
      blob([
        at(0, -58),
        at(24, -26),
        at(34, 16),
        at(20, 44),
        at(0, 50),
        at(-20, 44),
        at(-34, 16),
        at(-24, -26),
      ]),
      tones,
      15,
      {
        lines: {
          path: [-18, -6, 6, 18]
            .map(
              (d) =>
                `M${at(d * 0.2, -52).join(" ")}Q${at(d * 1.3, 0).join(" ")} ${at(d * 0.6, 44).join(" ")}`,
            )
            .join(""),
          width: 2,
        },
      },
    );
  };
  return boxed([
    one(-66, -62, -0.7, brown),
    one(66, -60, 0.8, brown),
    one(0, -66, 0.1, brown, 1.05),
    one(-30, -30, -1.5, tint(".9 .04 85"), 0.8),
    one(42, -28, 1.6, brown, 0.8),
  ]);
};

/** Peanuts in their shells, one open. */
export const peanut: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".75 .09 78"));
  const net = (x: number, y: number) =>
    scattered(24, x, y, 56, 26)
      .map(([a, b]) => `M${a - 5} ${b}l10 0M${a} ${b - 4}l0 8`)
      .join("");
  return boxed([
    part(ribbon("-104 -104 50, -66 -96 62, -30 -94 46, 8 -100 64, 40 -110 50"), shell, 24, {
      lines: { path: net(-32, -100), width: 2 },
    }),
    part(ribbon("-40 -34 50, -2 -32 64, 34 -36 46, 72 -34 64, 104 -32 50"), shell, 10),
    part(ribbon("-38 -36 36, -2 -36 46, 34 -40 30, 72 -38 46, 100 -36 36"), deeper(shell, m, 0.4), 3),
    part(oval(-6, -36, 25, 18) + oval(72, -36, 25, 18), tint(".55 .12 40"), 13),
    part(oval(-104, -20, 25, 18), tint(".55 .12 40"), 13),
  ]);
};

/** Coffee beans. */
export const coffeeBeans: FigureMaker = (m) => {
  const brown = bodyOr(m, tint(".38 .07 48"));
  const one = (x: number, y: number, turn: number, lift: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (a: number, b: number): [number, number] => [x + a * c - b * s, y + a * s + b * c];
    return [
      part(
        blob([
          at(0, -42),
          at(24, -28),
          at(30, 0),
          at(24, 28),
          at(0, 42),
          at(-24, 28),
          at(-30, 0),
          at(-24, -28),
        ]),
        brown,
        18,
        { lift },
      ),
      part(
        ribbon([
          [...at(2, -34), 3],
          [...at(-6, -12), 6],
          [...at(5, 10), 6],
          [...at(-2, 34), 3],
        ]),
        deeper(brown, m, 0.75),
        1.6,
      ),
    ];
  };
  return boxed([
    ...one(-4, -118, 0.9, 0),
    ...one(-50, -82, 0.3, 0.02),
    ...one(46, -84, -0.6, -0.03),
    ...one(-92, -40, -0.8, -0.02),
    ...one(-34, -40, 1.2, 0.05),
    ...one(26, -42, 0.2, 0.03),
    ...one(86, -38, 0.9, 0),
  ]);
};

/** Dates heaped on a plate. */
export const dates: FigureMaker = (m) => {
  const brown = bodyOr(m, tint(".45 .1 45"));
  const one = (x: number, y: number, turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (a: number, b: number, w: number) => [x + a * c - b * s, y + a * s + b * c, w] as const;
    return part(ribbon([at(-20, 0, 22), at(0, 0, 34), at(20, 0, 24)]), brown, 14, {
      lines: {
        path: [-7, 0, 7]
          .map((d) => `M${at(-28, d, 0).slice(0, 2).join(" ")}L${at(28, d, 0).slice(0, 2).join(" ")}`)
          .join(""),
        width: 1.8,
      },
    });
  };
  return boxed([
    part(oval(0, -14, 126, 22), white, 6),
    part(oval(0, -18, 96, 14), white, 2, { lift: -0.12 }),
    ...(
      [
        [-70, -32, 0.2],
        [-24, -28, -0.1],
        [26, -28, 0.2],
        [72, -32, -0.2],
        [-46, -56, 0.3],
        [2, -56, -0.3],
        [48, -56, 0.2],
        [-22, -80, -0.2],
        [24, -80, 0.3],
        [0, -102, 0],
      ] as const
    ).map(([x, y, t]) => one(x, y, t)),
    part(ribbons("-14 -106 4, -24 -122 3", "66 -34 4, 92 -48 3"), colourTones("brown"), 1),
  ]);
};
