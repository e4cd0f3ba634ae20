import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { black, gold, white, yellow } from "./tones.ts";

/** A trough of wood full of water. */
export const trough: FigureMaker = (m) => {
  const wood = bodyOr(m, WOOD);
  return boxed([
    part(
      polygon("-110 -30, -126 4, -108 4, -92 -28") + polygon("110 -30, 126 4, 108 4, 92 -28"),
      deeper(wood, m, 0.3),
      4,
    ),
    part(polygon("-150 -96, 150 -96, 126 -76, -126 -76"), deeper(wood, m, 0.35), 4),
    part(polygon("-142 -92, 142 -92, 126 -76, -126 -76"), tint(".72 .09 228"), 2, {
      lines: { path: "M-90 -86Q-70 -90 -50 -86M10 -82Q30 -86 50 -82", width: 2, light: true },
    }),
    part(polygon("-142 -78, 142 -78, 116 -16, -116 -16"), wood, 8, {
      lines: { path: "M-136 -58L136 -58M-126 -38L126 -38", width: 2.6 },
    }),
    part(
      polygon("-152 -98, -132 -98, -104 -12, -122 -12") + polygon("152 -98, 132 -98, 104 -12, 122 -12"),
      deeper(wood, m, 0.15),
      4,
    ),
  ]);
};

/** A milk churn of metal with its lid. */
export const milkChurn: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  return boxed([
    part(
      ribbons("-52 -148 9, -82 -140 9, -78 -104 9, -58 -102 9", "52 -148 9, 82 -140 9, 78 -104 9, 58 -102 9"),
      metal,
      4,
    ),
    part(
      "M-36 -196L36 -196L34 -170Q62 -150 66 -120L66 -12Q66 0 54 0L-54 0Q-66 0 -66 -12L-66 -120Q-62 -150 -34 -170Z",
      metal,
      22,
    ),
    part(ribbons("-66 -106 6, 0 -98 6, 66 -106 6", "-66 -22 6, 0 -14 6, 66 -22 6"), deeper(metal, m, 0.2), 3),
    part("M-46 -204L46 -204L42 -188L-42 -188Z", metal, 5),
    part(oval(0, -204, 46, 10), metal, 4),
    part(ribbon("-16 -212 7, -14 -228 7, 14 -228 7, 16 -212 7"), metal, 3),
    part(ribbon("-48 -128 8, -52 -40 8"), paler(metal, 0.7), 2),
    part(blob("-10 -196, 20 -196, 26 -160, 18 -130, 8 -150, -6 -166"), white, 6),
  ]);
};

/** A cow's bell on its strap. */
export const cowbell: FigureMaker = (m) => {
  const brass = bodyOr(m, tint(".72 .12 75"));
  return boxed([
    part(ribbon("-74 -236 20, -40 -208 22, 0 -200 24, 40 -208 22, 74 -236 20"), tint(".44 .09 40"), 6, {
      lines: { path: "M-66 -232Q0 -186 66 -232", width: 2 },
    }),
    part(ribbon("-26 -196 12, -22 -168 12, 22 -168 12, 26 -196 12"), STEEL, 5),
    part("M-48 -168Q0 -184 48 -168Q62 -110 88 -28Q0 4 -88 -28Q-62 -110 -48 -168Z", brass, 24),
    part("M-88 -28Q0 4 88 -28L92 -16Q0 18 -92 -16Z", deeper(brass, m, 0.2), 5),
    part(ribbon("0 -14 10, 0 6 10") + oval(0, 14, 15), STEEL, 6),
    part(
      oval(0, -92, 24) +
        ribbons("0 -124 7, 0 -60 7", "-32 -92 7, 32 -92 7", "-22 -114 6, 22 -70 6", "22 -114 6, -22 -70 6"),
      paler(brass, 0.45),
      3,
    ),
    part(ribbon("-42 -144 7, -62 -62 7"), paler(brass, 0.7), 2),
  ]);
};

/** A round felt tent of the steppe. */
export const yurt: FigureMaker = (m) => {
  const felt = bodyOr(m, tint(".93 .025 80"));
  const pattern = Array.from({ length: 13 }, (_, i) =>
    polygon([
      [-142 + i * 22, -104],
      [-131 + i * 22, -122],
      [-120 + i * 22, -104],
      [-131 + i * 22, -86],
    ]),
  ).join("");
  return boxed([
    part("M-150 -124Q-110 -190 -26 -222L26 -222Q110 -190 150 -124Z", felt, 18, {
      lines: {
        path: "M-20 -220L-96 -130M0 -222L0 -130M20 -220L96 -130M-26 -216L-140 -130M26 -216L140 -130",
        width: 2,
      },
    }),
    part(oval(0, -222, 30, 9), tint(".5 .1 40"), 4),
    part(ribbons("6 -228 8, 14 -250 10, 4 -270 7"), tint(".86 .01 250"), 5),
    part("M-150 -126L150 -126L144 0L-144 0Z", felt, 14, {
      lines: { path: "M-147 -60L147 -60M-145 -24L145 -24", width: 3 },
    }),
    part(pattern, tint(".54 .19 28"), 2),
    part(box(-40, -112, 40, 0), tint(".5 .12 35"), 4),
    part(box(-32, -104, -2, -4) + box(2, -104, 32, -4), tint(".64 .17 45"), 4, {
      lines: {
        path: "M-26 -94L-8 -94L-8 -56L-26 -56ZM26 -94L8 -94L8 -56L26 -56ZM-26 -46L-8 -46L-8 -12L-26 -12ZM26 -46L8 -46L8 -12L26 -12Z",
        width: 2,
      },
    }),
    part(oval(-7, -52, 3) + oval(7, -52, 3), gold, 1),
  ]);
};

/** A pointed tent of hides with poles at the top. */
export const teepee: FigureMaker = (m) => {
  const hide = bodyOr(m, tint(".84 .06 75"));
  return boxed([
    part(
      ribbons(
        "-14 -224 7, -44 -290 5",
        "14 -224 7, 44 -290 5",
        "0 -226 7, 6 -300 5",
        "-6 -226 7, -20 -298 5",
        "8 -226 7, 26 -296 5",
      ),
      WOOD,
      3,
    ),
    part("M-16 -244L16 -244L132 0Q0 18 -132 0Z", hide, 22, {
      lines: { path: "M-4 -236L-66 6M4 -236L66 6", width: 2 },
    }),
    part("M-118 -30Q0 -12 118 -30L128 -8Q0 12 -128 -8Z", tint(".54 .17 30"), 3),
    part(
      Array.from({ length: 9 }, (_, i) =>
        polygon([
          [-96 + i * 22, -40],
          [-84 + i * 22, -66],
          [-72 + i * 22, -40],
        ]),
      ).join(""),
      tint(".5 .12 240"),
      2,
    ),
    part("M-30 -194Q0 -186 30 -194L36 -176Q0 -168 -36 -176Z", tint(".54 .17 30"), 3),
    part("M0 -136Q-34 -60 -34 6Q0 10 34 6Q34 -60 0 -136Z", tint(".26 .04 50"), 3),
    part("M0 -136Q-38 -70 -58 6Q-44 10 -30 8Q-20 -50 0 -136Z", paler(hide, 0.3), 5),
  ]);
};

/** A carved pole with painted faces and wings. */
export const totemPole: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".5 .1 48"));
  const face = (y: number, skin: ReturnType<typeof tint>, beak: boolean) => [
    part(`M-44 ${y - 88}L44 ${y - 88}L46 ${y}L-46 ${y}Z`, skin, 14),
    part(oval(-20, y - 58, 15, 11) + oval(20, y - 58, 15, 11), white, 4),
    part(oval(-19, y - 57, 7) + oval(19, y - 57, 7), black, 2),
    part(
      ribbons(
        `-36 ${y - 74} 7, -20 ${y - 80} 8, -6 ${y - 70} 6`,
        `36 ${y - 74} 7, 20 ${y - 80} 8, 6 ${y - 70} 6`,
      ),
      black,
      2,
    ),
    beak
      ? part(
          polygon([
            [-16, y - 50],
            [16, y - 50],
            [0, y - 10],
          ]),
          yellow,
          8,
        )
      : part(`M-30 ${y - 30}L30 ${y - 30}L24 ${y - 8}L-24 ${y - 8}Z`, white, 4, {
          lines: {
            path: `M-15 ${y - 30}L-13 ${y - 8}M0 ${y - 30}L0 ${y - 8}M15 ${y - 30}L13 ${y - 8}M-28 ${y - 19}L28 ${y - 19}`,
            width: 2.4,
          },
        }),
  ];
  return boxed([
    part(
      blob("-40 -250, -90 -286, -146 -272, -134 -232, -90 -214, -40 -216") +
        blob("40 -250, 90 -286, 146 -272, 134 -232, 90 -214, 40 -216"),
      tint(".52 .14 240"),
      8,
      {
        lines: { path: "M-60 -250L-130 -264M-60 -238L-126 -246M60 -250L130 -264M60 -238L126 -246", width: 4 },
      },
    ),
    part(box(-40, -300, 40, 0), wood, 10),
    ...face(-200, tint(".58 .19 28"), true),
    ...face(-104, tint(".6 .12 180"), false),
    ...face(-8, wood, false),
    part(
      polygon("-40 -288, -30 -318, -14 -292") + polygon("40 -288, 30 -318, 14 -292"),
      tint(".58 .19 28"),
      5,
    ),
  ]);
};

/** A bowl of dry food with a bone on it, for a dog. */
export const dogBowl: FigureMaker = (m) => {
  const bowl = bodyOr(m, tint(".58 .19 26"));
  return boxed([
    part("M-92 -66L92 -66L126 0Q0 16 -126 0Z", bowl, 16),
    part(oval(0, -66, 92, 22), bowl, 5),
    part(oval(0, -66, 80, 16), deeper(bowl, m, 0.4), 3),
    ...scattered(26, 0, -76, 70, 15).map(([x, y]) => part(oval(x, y, 13, 11), tint(".52 .09 55"), 7)),
    part(
      ribbon("-34 -24 15, 34 -24 15") +
        oval(-38, -32, 11) +
        oval(-38, -16, 11) +
        oval(38, -32, 11) +
        oval(38, -16, 11),
      white,
      5,
    ),
  ]);
};

/** A sundial on a stone, with numbers around. */
export const sundial: FigureMaker = (m) => {
  const stone = bodyOr(m, tint(".78 .02 80"));
  const hours = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 6.283;
    return `M${(Math.cos(a) * 74).toFixed(1)} ${(-152 + Math.sin(a) * 29).toFixed(1)}L${(Math.cos(a) * 94).toFixed(1)} ${(-152 + Math.sin(a) * 37).toFixed(1)}`;
  }).join("");
  return boxed([
    part("M-34 -124L34 -124L28 -30L-28 -30Z", stone, 12),
    part("M-66 0L66 0L52 -34L-52 -34Z", stone, 8),
    part("M-54 -134L54 -134L34 -112L-34 -112Z", deeper(stone, m, 0.15), 5),
    part(oval(0, -142, 112, 45), deeper(stone, m, 0.2), 6),
    part(oval(0, -152, 112, 45), stone, 6, { lines: { path: hours, width: 4 } }),
    part(polygon("-4 -150, 88 -142, 30 -128"), deeper(stone, m, 0.5), 1),
    part(polygon("-54 -148, 24 -150, -8 -222"), gold, 5),
  ]);
};
