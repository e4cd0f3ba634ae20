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

/** A sheet for a bed, spread over it and hanging in folds, one corner turned back. */
export const bedSheet: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".94 .015 250"));
  return boxed([
    part(box(-148, -40, -136, 2) + box(136, -40, 148, 2), WOOD, 3),
    part("M-108 -108L108 -108L150 -60L-150 -60Z", cloth, 5, {
      lines: { path: "M-40 -106L-58 -62M36 -106L50 -62M-78 -104Q-20 -92 76 -100", width: 1.8 },
    }),
    part(
      "M-150 -60L150 -60L150 -14Q138 -2 128 -12Q112 -24 98 -10Q82 2 66 -10Q48 -24 32 -10Q14 4 -2 -10Q-18 -24 -34 -10Q-52 4 -68 -10Q-84 -24 -100 -10Q-114 2 -128 -10Q-140 -18 -150 -12Z",
      cloth,
      9,
      {
        lines: {
          path: "M-112 -54L-114 -16M-84 -56L-84 -20M-50 -56L-52 -10M-18 -56L-18 -20M16 -56L16 -10M48 -56L48 -20M82 -56L82 -8M112 -56L112 -20",
          width: 2.4,
        },
      },
    ),
    part("M108 -108L150 -60L84 -70Q66 -80 72 -108Z", paler(cloth, 0.5), 6, { lift: 0.08 }),
    part("M74 -108Q66 -82 84 -70L150 -60L146 -66L92 -78Q78 -86 84 -108Z", blue, 2),
    part("M-96 -124Q-60 -140 -20 -124Q-10 -112 -20 -102Q-58 -96 -96 -102Q-106 -112 -96 -124Z", white, 10, {
      lift: 0.06,
    }),
    part("M-150 -22Q-140 -28 -128 -20L-128 -14Q-140 -22 -150 -16Z", blue, 1),
  ]);
};

/** A cloth with checks on a round table, hanging down all around. */
export const tablecloth: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".93 .02 60"));
  const check = m.body === m.palette.hero ? red : white;
  const bars = Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4;
    return ribbon([
      [t * 109, -124 - t * t * 18, 11],
      [t * 119, -90, 12],
      [t * 131, -46 + (i % 2) * 8, 13],
    ]);
  }).join("");
  const rows = [-112, -80, -50]
    .map((y, i) =>
      ribbon([
        [-116 - i * 5, y - 14, 10],
        [-60, y + 4, 11],
        [0, y + 9, 12],
        [60, y + 4, 11],
        [116 + i * 5, y - 14, 10],
      ]),
    )
    .join("");
  const skirt =
    "M-122 -150Q0 -108 122 -150L142 -40Q128 -18 108 -34Q84 -8 58 -28Q30 0 2 -24Q-28 0 -56 -28Q-84 -6 -108 -34Q-128 -18 -142 -40Z";
  return boxed([
    part(ribbons("-48 -30 10, -60 2 9", "48 -30 10, 60 2 9", "0 -30 10, 0 6 9"), WOOD, 3),
    part(skirt, cloth, 12),
    part(bars, check, 2),
    part(rows, check, 2, {
      lines: { path: "M-92 -134L-100 -40M-56 -124L-58 -34M56 -124L58 -34M92 -134L100 -40", width: 1.6 },
    }),
    part(oval(0, -150, 124, 30), cloth, 5, { lift: 0.06 }),
    part(
      ribbons(
        "-96 -158 6, 0 -165 6, 96 -158 6",
        "-102 -144 7, 0 -136 7, 102 -144 7",
        "-60 -171 6, -72 -129 7",
        "60 -171 6, 72 -129 7",
        "-21 -175 6, -25 -125 7",
        "21 -175 6, 25 -125 7",
      ),
      check,
      1,
      { lift: 0.05 },
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
