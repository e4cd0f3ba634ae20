/** Small things of the house, and what falls off. */
import type { Part } from "../sculpt.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbonPair, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** An open box of matches; one burns before it. */
export const matchbox: FigureMaker = (m) => {
  const wood = towards(colourTones("yellow"), [0.84, 0.02, 0.08], 0.5);
  const rows = [0, 1, 2, 3, 4].map((i): [number, number] => [-128 + i * 4, -104 + i * 15]);
  return {
    box: { left: -170, right: 162, top: -150, bottom: 20 },
    parts: [
      part(polygon("-160 -122, 0 -122, 22 -34, -138 -34"), wood, 3),
      part(polygon("-148 -114, 0 -114, 20 -40, -130 -40"), deeper(wood, m, 0.6), 2),
      part(
        rows
          .map(([x, y]) =>
            ribbon([
              [x, y, 9],
              [x + 150, y, 9],
            ]),
          )
          .join(""),
        wood,
        3,
      ),
      part(rows.map(([x, y]) => oval(x, y, 13, 9)).join(""), colourTones("red"), 4),
      part(polygon("-138 -34, 22 -34, 22 4, -138 4"), wood, 3),
      part(polygon("-12 -128, 134 -128, 158 -36, 12 -36"), colourTones("blue"), 4),
      part(polygon("12 -36, 158 -36, 158 6, 12 6"), deeper(colourTones("brown"), m, 0.25), 3, {
        lines: {
          path: "M18 -28L30 0M36 -28L48 0M54 -28L66 0M72 -28L84 0M90 -28L102 0M108 -28L120 0M126 -28L138 0",
          width: 2,
        },
      }),
      part(oval(72, -82, 46, 32), colourTones("yellow"), 3),
      part(
        "M72 -112Q94 -86 88 -68Q82 -54 70 -56Q54 -58 56 -76Q64 -80 64 -92Q72 -100 72 -112Z",
        colourTones("red"),
        3,
      ),
      part(ribbon("-160 14 9, -66 4 9"), wood, 2.5),
      part("M-56 -54Q-30 -22 -40 2Q-50 16 -64 10Q-78 0 -68 -20Q-56 -32 -56 -54Z", colourTones("orange"), 0, {
        lit: colourTones("orange")[0]!,
      }),
      part("M-56 -26Q-46 -12 -50 0Q-56 6 -62 0Q-66 -10 -56 -26Z", [m.palette.lamp], 0, {
        lit: m.palette.lamp,
      }),
    ],
  };
};

/** Three buttons with four holes each. */
export const button: FigureMaker = (m) => {
  const named = m.body !== m.palette.hero;
  const one = (x: number, y: number, size: number, tones: Materials["body"]): Part[] => [
    part(oval(x, y, 58 * size), tones, 12 * size),
    part(oval(x, y, 42 * size), deeper(tones, m, 0.12), 6 * size),
    part(
      [-1, 1]
        .flatMap((dx) => [-1, 1].map((dy) => oval(x + dx * 13 * size, y + dy * 13 * size, 6.4 * size)))
        .join(""),
      colourTones("black"),
      1,
    ),
    part(
      ribbons(
        `${x - 13 * size} ${y - 13 * size} ${4 * size}, ${x + 13 * size} ${y + 13 * size} ${4 * size}`,
        `${x + 13 * size} ${y - 13 * size} ${4 * size}, ${x - 13 * size} ${y + 13 * size} ${4 * size}`,
      ),
      colourTones("white"),
      1,
    ),
  ];
  return {
    box: { left: -120, right: 120, top: -192, bottom: 4 },
    parts: [
      ...one(-56, -56, 1, named ? m.body : colourTones("blue")),
      ...one(66, -46, 0.86, named ? m.body : colourTones("yellow")),
      ...one(6, -134, 0.96, named ? m.body : colourTones("red")),
    ],
  };
};

/** A window whose shutters of slats are ajar. */
export const shutters: FigureMaker = (m) => {
  const paint = bodyOr(m, colourTones("green"));
  const leaf = (side: 1 | -1): Part[] => {
    const x = (v: number) => v * side;
    const slats = Array.from({ length: 9 }, (_, i) => {
      const y = -208 + i * 21;
      return polygon([
        [x(70), y],
        [x(126), y - 8],
        [x(126), y + 4],
        [x(70), y + 13],
      ]);
    });
    return [
      part(
        polygon([
          [x(56), -230],
          [x(138), -244],
          [x(138), -2],
          [x(56), -18],
        ]),
        paint,
        5,
      ),
      part(
        polygon([
          [x(68), -218],
          [x(127), -228],
          [x(127), -18],
          [x(68), -28],
        ]),
        deeper(paint, m, 0.55),
        2,
      ),
      part(slats.join(""), paint, 3, { lift: 0.06 }),
      part(oval(x(62), -122, 3.6), colourTones("black"), 1),
    ];
  };
  return {
    box: { left: -142, right: 142, top: -248, bottom: 6 },
    parts: [
      part(box(-64, -236, 64, -10), colourTones("white"), 5),
      part(box(-52, -224, 52, -22), paler(colourTones("blue"), 0.25), 2),
      part(`${box(-3, -224, 3, -22)}${box(-52, -128, 52, -122)}`, colourTones("white"), 2),
      part("M-44 -216L-14 -216L-44 -160Z", paler(colourTones("blue"), 0.7), 1),
      part(box(-74, -16, 74, 2), colourTones("grey"), 4),
      ...leaf(-1),
      ...leaf(1),
    ],
  };
};

/** An empty bowl of china. */
export const bowl: FigureMaker = (m) => {
  const china = bodyOr(m, colourTones("white"));
  const mark = (x: number, y: number) => `M${x - 8} ${y}L${x} ${y - 9}L${x + 8} ${y}L${x} ${y + 9}Z`;
  return {
    box: { left: -124, right: 124, top: -132, bottom: 4 },
    parts: [
      part("M-44 -14L44 -14L48 3L-48 3Z", deeper(china, m, 0.15), 4),
      part("M-120 -98Q-112 -10 0 -8Q112 -10 120 -98Z", china, 22, {
        lines: [{ path: "M-108 -64Q0 -30 108 -64M-92 -42Q0 -12 92 -42", width: 4 }],
      }),
      part([-64, -22, 22, 64].map((x) => mark(x, -34 + x * x * -0.0035)).join(""), colourTones("blue"), 1.5),
      part(oval(0, -98, 120, 32), china, 6),
      part(oval(0, -97, 108, 25), deeper(china, m, 0.34), 3),
      part(
        "M-104 -92Q-60 -72 0 -72Q60 -72 104 -92Q60 -80 0 -80Q-60 -80 -104 -92Z",
        deeper(china, m, 0.12),
        2,
      ),
    ],
  };
};

const GLASS = () => paler(towards(colourTones("blue"), [0.86, -0.02, 0], 0.5), 0.45);

/** A jar of glass with a lid that screws on, half full of jam. */
export const jar: FigureMaker = (m) => {
  const filling = bodyOr(m, colourTones("red"));
  const clear = GLASS();
  return {
    box: { left: -74, right: 74, top: -196, bottom: 4 },
    parts: [
      part(
        "M-50 -160Q-70 -148 -70 -128L-70 -16Q-68 2 -50 3L50 3Q68 2 70 -16L70 -128Q70 -148 50 -160Z",
        clear,
        12,
      ),
      part("M-62 -92L62 -92L62 -18Q60 -6 48 -6L-48 -6Q-60 -6 -62 -18Z", filling, 8),
      part(oval(0, -92, 62, 9), paler(filling, 0.2), 2),
      part(box(-42, -76, 42, -24), colourTones("white"), 3, {
        lines: { path: "M-26 -60L26 -60M-20 -50L20 -50M-26 -40L26 -40", width: 2.4 },
      }),
      part(ribbons("-56 -140 5, -60 -116 6, -60 -36 4", "54 -130 4, 56 -112 4"), paler(clear, 0.8), 1),
      part(box(-56, -190, 56, -158), colourTones("grey"), 5, {
        lines: {
          path: Array.from({ length: 12 }, (_, i) => `M${-50 + i * 9} -182L${-50 + i * 9} -164`).join(""),
          width: 1.8,
        },
      }),
      part(oval(0, -188, 56, 8), colourTones("grey"), 3, { lift: 0.12 }),
    ],
  };
};

/** A tin of food, its lid bent up. */
export const tin: FigureMaker = (m) => {
  const metal = colourTones("grey");
  const label = bodyOr(m, colourTones("red"));
  return {
    box: { left: -84, right: 90, top: -208, bottom: 6 },
    parts: [
      part(blob("-40 -146, -66 -176, -44 -204, 4 -206, 52 -190, 60 -158, 30 -146"), metal, 5, {
        lift: 0.06,
        lines: { path: "M-50 -174Q-34 -194 2 -196Q38 -186 48 -164", width: 2 },
      }),
      part("M-78 -136L-78 -16Q0 14 78 -16L78 -136Z", metal, 16, {
        lines: { path: "M-78 -124Q0 -98 78 -124M-78 -26Q0 2 78 -26", width: 2.4 },
      }),
      part("M-78 -112Q0 -86 78 -112L78 -38Q0 -12 -78 -38Z", label, 12),
      part(oval(0, -64, 33, 27), colourTones("white"), 3),
      part(blob("-18 -60, 0 -76, 20 -62, 14 -48, -14 -48"), colourTones("green"), 4),
      part(oval(0, -136, 78, 23), metal, 5, { lift: 0.1 }),
      part(oval(0, -135, 67, 17), deeper(metal, m, 0.6), 2),
      part(oval(0, -130, 60, 11), deeper(label, m, 0.15), 3),
    ],
  };
};

/** Chestnuts, one of them in its open husk of spines. */
export const chestnut: FigureMaker = (m) => {
  const brown = deeper(towards(colourTones("brown"), [0.42, 0.09, 0.07], 0.7), m, 0.05);
  const nut = (x: number, y: number, size: number, turn: number): Part[] => {
    const p = (dx: number, dy: number): [number, number] => [
      x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * size,
      y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * size,
    ];
    const shell = [
      p(0, -48),
      p(8, -36),
      p(36, -20),
      p(46, 8),
      p(32, 30),
      p(0, 36),
      p(-32, 30),
      p(-46, 8),
      p(-36, -20),
      p(-8, -36),
    ];
    const foot = [p(-38, 20), p(-18, 14), p(0, 12), p(18, 14), p(38, 20), p(28, 31), p(0, 36), p(-28, 31)];
    return [
      part(blob(shell), brown, 18 * size),
      part(blob(foot), towards(colourTones("yellow"), [0.72, 0.03, 0.07], 0.7), 5),
      part(
        ribbon([
          [...p(-20, -14), 6 * size],
          [...p(-28, 4), 4 * size],
        ] as never),
        paler(brown, 0.6),
        1,
      ),
    ];
  };
  const spine = Array.from({ length: 44 }, (_, i) => {
    const a = Math.PI * 0.86 + (i / 43) * Math.PI * 1.28;
    const long = i % 2 ? 26 : 18;
    const [cx, cy] = [Math.cos(a), Math.sin(a)];
    return ribbon([
      [4 + cx * 62, -86 + cy * 58, 7],
      [4 + cx * (72 + long), -86 + cy * (66 + long), 1.4],
    ]);
  });
  const husk = towards(colourTones("green"), [0.7, -0.06, 0.12], 0.6);
  return {
    box: { left: -134, right: 134, top: -182, bottom: 4 },
    parts: [
      part(spine.join(""), husk, 1.5),
      part(blob("-70 -92, -50 -136, 4 -152, 58 -136, 78 -92, 66 -50, 4 -30, -58 -50"), husk, 16),
      part(
        blob("-50 -90, -34 -122, 4 -132, 42 -122, 58 -90, 44 -52, 4 -42, -36 -52"),
        towards(colourTones("white"), [0.84, 0.01, 0.06], 0.6),
        5,
      ),
      ...nut(4, -88, 0.84, 0),
      ...nut(-80, -36, 0.96, -0.25),
      ...nut(82, -36, 0.96, 0.2),
      ...nut(2, -34, 1, 0.06),
    ],
  };
};

/** A bride's veil with its wreath, on a stand. */
export const weddingVeil: FigureMaker = (m) => {
  const tulle = paler(bodyOr(m, colourTones("white")), 0.2);
  const linen = towards(colourTones("brown"), [0.8, 0.02, 0.05], 0.8);
  const wreath = Array.from({ length: 9 }, (_, i): [number, number] => {
    const a = Math.PI * (1.1 + (i / 8) * 0.8);
    return [Math.cos(a) * 46, -200 + Math.sin(a) * 34];
  });
  return {
    box: { left: -142, right: 142, top: -258, bottom: 6 },
    parts: [
      part(
        "M0 -250Q-52 -250 -62 -196Q-70 -110 -138 -14Q-116 4 -92 -6Q-70 8 -44 -4Q-22 8 0 -2Q22 8 44 -4Q70 8 92 -6Q116 4 138 -14Q70 -110 62 -196Q52 -250 0 -250Z",
        deeper(tulle, m, 0.1),
        10,
        {
          lines: {
            path: "M-54 -180Q-66 -90 -112 -14M-46 -150Q-52 -70 -82 -12M54 -180Q66 -90 112 -14M46 -150Q52 -70 82 -12M-30 -120Q-34 -60 -48 -10M30 -120Q34 -60 48 -10",
            width: 2,
          },
        },
      ),
      part(ribbonPair("0 -10 12, 46 0 9") + ribbon("0 -120 15, 0 -8 15"), colourTones("brown"), 4),
      part(blob("-26 -138, 0 -146, 26 -138, 32 -118, 0 -110, -32 -118"), linen, 8),
      part(ribbon("0 -160 26, 0 -134 30"), linen, 6),
      part(oval(0, -188, 38, 46), linen, 16),
      part(
        "M-44 -206Q-62 -120 -104 -26Q-84 -14 -62 -22Q-44 -100 -38 -190ZM44 -206Q62 -120 104 -26Q84 -14 62 -22Q44 -100 38 -190Z",
        tulle,
        7,
        { lines: { path: "M-48 -170Q-60 -96 -84 -30M48 -170Q60 -96 84 -30", width: 1.8 } },
      ),
      part("M-46 -196Q-48 -248 0 -250Q48 -248 46 -196Q24 -222 0 -222Q-24 -222 -46 -196Z", tulle, 8),
      part(
        wreath.map(([x, y]) => oval(x - 8, y + 8, 9, 5) + oval(x + 8, y + 7, 9, 5)).join(""),
        colourTones("green"),
        2,
      ),
      ...wreath.flatMap(([x, y], i) => [
        part(
          Array.from({ length: 5 }, (_, k) =>
            oval(x + Math.cos(k * 1.257) * 7, y + Math.sin(k * 1.257) * 7, 6),
          ).join(""),
          colourTones(i % 2 ? "white" : "pink"),
          3,
        ),
        part(oval(x, y, 3.6), colourTones("gold"), 1.4),
      ]),
    ],
  };
};
