import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { blue, gold, red, white } from "./tones.ts";

/** A shallow enamel basin of water with a blue rim. */
export const washBasin: FigureMaker = (m) => {
  const enamel = bodyOr(m, tint(".93 .015 220"));
  const water = tint(".78 .08 228");
  return boxed([
    part("M-142 -78Q-118 -16 -92 -4Q0 10 92 -4Q118 -16 142 -78Z", enamel, 20),
    part(oval(0, -80, 146, 40), blue, 6),
    part(oval(0, -80, 136, 34), enamel, 4),
    part(oval(0, -74, 126, 28), water, 3, {
      lines: {
        path: "M-70 -80Q-52 -88 -34 -80M10 -66Q30 -74 50 -66M-30 -58Q-14 -64 0 -58M50 -84Q64 -90 78 -84",
        width: 2.6,
        light: true,
      },
    }),
    part(
      [
        [-92, -84, 14],
        [-72, -92, 17],
        [-52, -94, 12],
        [-104, -74, 10],
        [80, -88, 13],
        [98, -82, 10],
      ]
        .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.8))
        .join(""),
      white,
      8,
    ),
    part("M-128 -50L-122 -38Q0 -6 122 -38L128 -50Q0 -16 -128 -50Z", blue, 2),
  ]);
};

/** A sheet for a bed, spread out with its folds, one corner turned back. */
export const bedSheet: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".95 .012 240"));
  const hem = m.body === m.palette.hero ? tint(".66 .12 240") : white;
  return boxed([
    part("M-112 -92Q-60 -100 0 -94Q60 -88 112 -94L152 -44Q60 -34 0 -40Q-70 -46 -152 -42Z", cloth, 7, {
      lines: {
        path: "M-62 -94Q-72 -70 -84 -44M-20 -95Q-22 -70 -30 -42M30 -92Q34 -66 40 -38M76 -91Q84 -66 100 -40M-100 -74Q0 -66 128 -74",
        width: 2.2,
      },
    }),
    part(
      "M-152 -44Q-70 -46 0 -40Q60 -34 152 -46L156 -2Q142 16 126 0Q108 -24 88 -10Q70 12 50 0Q34 -22 14 -8Q-6 14 -28 0Q-46 -22 -66 -8Q-86 12 -104 -2Q-122 -22 -136 -6Q-148 6 -156 0Z",
      cloth,
      10,
      {
        lines: {
          path: "M-118 -40L-116 -6M-78 -40L-78 -4M-38 -38L-36 -4M2 -34L4 -4M42 -34L42 -6M80 -36L80 -6M118 -40L118 -8",
          width: 2.4,
        },
      },
    ),
    part("M64 -92Q90 -90 112 -94L152 -46L92 -62Q66 -72 64 -92Z", paler(cloth, 0.6), 8, { lift: 0.08 }),
    part(ribbon("66 -90 5, 72 -74 5, 94 -62 5, 148 -47 5"), hem, 1),
  ]);
};

/** A cloth with checks for a table, spread out, its edge in scallops. */
export const tablecloth: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".95 .015 60"));
  const check = m.body === m.palette.hero ? red : white;
  const down = Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4.6;
    return {
      top: polygon([
        [t * 106 - 5, -80],
        [t * 106 + 5, -80],
        [t * 142 + 6.5, -40],
        [t * 142 - 6.5, -40],
      ]),
      hung: polygon([
        [t * 142 - 6.5, -40],
        [t * 142 + 6.5, -40],
        [t * 144 + 6.5, -8],
        [t * 144 - 6.5, -8],
      ]),
    };
  });
  const across = [-73, -58].map((y) => {
    const half = 106 + ((y + 80) / 40) * 36;
    return polygon([
      [-half - 2, y - 3],
      [half + 2, y - 3],
      [half + 6, y + 3],
      [-half - 6, y + 3],
    ]);
  });
  return boxed([
    part("M-112 -82L112 -82L150 -40L-150 -40Z", cloth, 5),
    part(down.map(({ top }) => top).join("") + across.join(""), check, 0.6),
    part(
      "M-150 -40L150 -40L152 -6Q136 8 118 -6Q102 8 84 -6Q68 8 50 -6Q34 8 17 -6Q0 8 -17 -6Q-34 8 -50 -6Q-68 8 -84 -6Q-102 8 -118 -6Q-136 8 -152 -6Z",
      cloth,
      7,
    ),
    part(
      down.map(({ hung }) => hung).join("") + polygon("-151 -32, 151 -32, 151 -23, -151 -23"),
      check,
      0.6,
      {
        lines: { path: "M-100 -38L-102 -8M-34 -38L-34 -8M34 -38L34 -8M100 -38L102 -8", width: 1.6 },
      },
    ),
  ]);
};

/** A hoe: a long handle and a wide blade across it, in dug earth. */
export const hoe: FigureMaker = (m) => {
  const shaft = bodyOr(m, WOOD);
  const soil = tint(".4 .05 50");
  return boxed([
    part(oval(-6, -6, 128, 16) + oval(-60, -16, 40, 16) + oval(74, -14, 34, 14), soil, 8),
    part(ribbon("104 -232 13, 20 -120 13, -56 -22 13"), shaft, 5),
    part(polygon("-42 -52, -62 -34, -40 -10, -22 -34"), STEEL, 5),
    part(blob("-54 -48, -64 -38, -92 -10, -118 18, -88 34, -44 26, -36 -8, -38 -30"), STEEL, 8, {
      lines: { path: "M-56 -36L-84 22", width: 2.4 },
    }),
    part("M-118 18Q-100 38 -44 26L-42 18Q-92 28 -112 10Z", paler(STEEL, 0.6), 2),
    part(
      scattered(12, -4, 0, 112, 8)
        .map(([x, y]) => oval(x, y, 6, 4))
        .join("") +
        oval(-84, 26, 30, 12) +
        oval(-52, 26, 22, 9),
      deeper(soil, m, 0.2),
      4,
    ),
  ]);
};

/** A diploma with a gold seal and a ribbon. */
export const diploma: FigureMaker = (m) => {
  const sheet = bodyOr(m, tint(".94 .035 90"));
  const line = (y: number, half: number) => `M${-half} ${y}L${half} ${y}`;
  return boxed([
    part(polygon("-142 -196, 142 -196, 142 0, -142 0"), sheet, 5, {
      lines: [
        { path: line(-124, 92) + line(-106, 70) + line(-88, 84), width: 4 },
        { path: "M-112 -40Q-96 -64 -84 -44Q-76 -32 -66 -50Q-54 -66 -50 -40L-24 -44", width: 3 },
        { path: "M-114 -28L-20 -28", width: 2 },
      ],
    }),
    part(
      ribbons(
        "-128 -182 5, 128 -182 5",
        "-128 -14 5, 128 -14 5",
        "-128 -182 5, -128 -14 5",
        "128 -182 5, 128 -14 5",
      ),
      gold,
      2,
    ),
    part(ribbons("-70 -150 13, -36 -160 13, 0 -154 13, 36 -160 13, 70 -150 13"), tint(".34 .06 255"), 2),
    part(
      polygon("52 -50, 40 8, 58 -4, 68 14, 78 -40") + polygon("88 -50, 104 6, 86 -4, 76 12, 66 -40"),
      red,
      4,
    ),
    part(
      Array.from({ length: 14 }, (_, i) =>
        oval(70 + Math.cos((i / 14) * 6.283) * 33, -56 + Math.sin((i / 14) * 6.283) * 33, 9),
      ).join("") + oval(70, -56, 34),
      gold,
      6,
    ),
    part(oval(70, -56, 24), paler(gold, 0.3), 4),
    part(
      polygon("70 -74, 75 -61, 88 -61, 77 -53, 82 -40, 70 -48, 58 -40, 63 -53, 52 -61, 65 -61"),
      tint(".66 .13 75"),
      2,
    ),
  ]);
};

/** Tweezers of steel, lightly open. */
export const tweezers: FigureMaker = (m) => {
  const steel = bodyOr(m, STEEL);
  return boxed([
    part(ribbon("104 -214 22, 62 -168 24, 4 -94 22, -52 -34 14, -88 -2 4"), deeper(steel, m, 0.15), 7),
    part(ribbon("108 -216 24, 40 -176 24, -30 -122 22, -84 -60 14, -104 -20 4"), steel, 8, {
      lines: { path: "M-14 -132L-4 -118M-2 -140L8 -126M10 -149L20 -135M22 -158L32 -144", width: 3 },
    }),
    part(oval(108, -216, 15), steel, 6),
  ]);
};

/** A chimney of bricks on a ridge of tiles, with smoke. */
export const chimney: FigureMaker = (m) => {
  const brick = bodyOr(m, tint(".56 .12 38"));
  const courses = Array.from({ length: 8 }, (_, i) => {
    const y = -162 + i * 18;
    const joints = Array.from(
      { length: 4 },
      (_, k) => `M${-42 + k * 28 + (i % 2) * 14} ${y}L${-42 + k * 28 + (i % 2) * 14} ${y + 18}`,
    ).join("");
    return `M-54 ${y}L54 ${y}${joints}`;
  }).join("");
  const tiles = [-36, -18, 0]
    .flatMap((y, r) =>
      Array.from({ length: 15 }, (_, i) => `M${-150 + i * 20 + (r % 2) * 10} ${y - 2}q10 12 20 0`),
    )
    .join("");
  return boxed([
    part(
      blob(
        "0 -224, -34 -244, -28 -280, -4 -288, 8 -320, 50 -330, 84 -310, 118 -316, 128 -286, 96 -266, 66 -270, 50 -246, 24 -240, 16 -222",
      ),
      tint(".86 .01 250"),
      20,
    ),
    part(box(-54, -168, 54, -20), brick, 6, { lines: { path: courses, width: 2.2 } }),
    part(box(-66, -186, 66, -164), brick, 5, { lift: 0.05 }),
    part("M-30 -186L-26 -220L26 -220L30 -186Z", tint(".6 .13 45"), 8),
    part(oval(0, -220, 27, 7), tint(".25 .03 40"), 1),
    part("M-160 4L-128 -46L-54 -46L-54 -32Q0 -18 54 -32L54 -46L128 -46L160 4Z", tint(".54 .15 32"), 7, {
      lines: { path: tiles, width: 2.4 },
    }),
  ]);
};

/** Four glazed tiles with a pattern in blue. */
export const tiles: FigureMaker = (m) => {
  const glaze = bodyOr(m, tint(".94 .02 220"));
  const deep = m.body === m.palette.hero ? tint(".48 .14 258") : white;
  const one = (x: number, y: number) => {
    const petal = (a: number) =>
      ribbon([
        [x + Math.cos(a) * 8, y + Math.sin(a) * 8, 7],
        [x + Math.cos(a) * 22, y + Math.sin(a) * 22, 17],
        [x + Math.cos(a) * 36, y + Math.sin(a) * 36, 3],
      ]);
    const corner = (sx: number, sy: number) =>
      polygon(
        `${x + sx * 54} ${y + sy * 54}, ${x + sx * 54} ${y + sy * 28}, ${x + sx * 42} ${y + sy * 42}, ${x + sx * 28} ${y + sy * 54}`,
      );
    return [
      part(box(x - 59, y - 59, x + 59, y + 59), glaze, 5),
      part(
        [0.5, 1.5, 2.5, 3.5].map((k) => petal((k * Math.PI) / 2)).join("") +
          corner(1, 1) +
          corner(-1, 1) +
          corner(1, -1) +
          corner(-1, -1),
        deep,
        2,
      ),
      part([0, 1, 2, 3].map((k) => petal((k * Math.PI) / 2)).join(""), tint(".74 .13 85"), 2),
      part(oval(x, y, 9), deep, 2),
    ];
  };
  return boxed([
    part(box(-126, -250, 126, 2), tint(".7 .01 80"), 2),
    ...one(-62, -186),
    ...one(62, -186),
    ...one(-62, -62),
    ...one(62, -62),
  ]);
};

/** What somebody owns, tied up in a cloth, on a stick. */
export const bundle: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".6 .15 28"));
  return boxed([
    part(
      blob("-104 -70, -88 -112, -44 -134, 0 -140, 44 -134, 88 -112, 104 -70, 88 -18, 40 0, -40 0, -88 -18"),
      cloth,
      30,
      {
        lines: {
          path: "M-14 -138Q-60 -100 -76 -30M0 -138Q-10 -80 -8 -6M14 -138Q66 -96 74 -30M-28 -134Q-84 -110 -100 -72M28 -134Q84 -110 100 -72",
          width: 2.6,
        },
      },
    ),
    part(
      scattered(18, 0, -66, 82, 52)
        .map(([x, y]) => oval(x, y, 7))
        .join(""),
      white,
      1,
    ),
    part(
      blob("-8 -144, -30 -172, -76 -196, -92 -170, -66 -154, -30 -142") +
        blob("8 -144, 30 -172, 76 -196, 92 -170, 66 -154, 30 -142"),
      cloth,
      9,
      { lines: { path: "M-12 -148L-72 -178M12 -148L72 -178", width: 2.4 } },
    ),
    part(blob("-18 -152, 0 -160, 18 -152, 20 -138, 0 -130, -20 -138"), deeper(cloth, m, 0.12), 8),
  ]);
};

/** A block of wood with a washboard of zinc. */
export const washboard: FigureMaker = (m) => {
  const wood = bodyOr(m, WOOD);
  return boxed([
    part(box(-72, -206, -54, 0) + box(54, -206, 72, 0), wood, 5),
    part(box(-72, -212, 72, -160), wood, 6, { lines: { path: "M-40 -186L40 -186", width: 3 } }),
    part(box(-54, -160, 54, -24), STEEL, 3),
    ...Array.from({ length: 8 }, (_, i) =>
      part(
        ribbon([
          [-54, -150 + i * 16, 9],
          [0, -146 + i * 16, 9],
          [54, -150 + i * 16, 9],
        ]),
        paler(STEEL, 0.3),
        5,
      ),
    ),
    part(box(-54, -26, 54, -14), wood, 4),
    part(
      "M-66 -214Q0 -226 66 -214L80 -140Q62 -126 44 -136Q26 -146 8 -132Q-12 -120 -32 -132Q-50 -144 -66 -130Q-74 -126 -82 -138Z",
      tint(".72 .09 240"),
      10,
      {
        lines: { path: "M-40 -212Q-44 -170 -54 -142M-6 -214L-12 -138M32 -212Q36 -170 42 -146", width: 2.4 },
      },
    ),
    part(
      [
        [-30, -86, 12],
        [-10, -76, 16],
        [16, -72, 12],
        [34, -60, 9],
        [-40, -70, 9],
      ]
        .map(([x, y, r]) => oval(x!, y!, r!))
        .join(""),
      white,
      8,
    ),
  ]);
};
