import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { black, green } from "./tones.ts";

/** A basket of rolls and a long loaf in a cloth. */
export const breadBasket: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".68 .12 62"));
  const weave = [-66, -50, -34, -18]
    .map((y, r) =>
      Array.from({ length: 14 }, (_, i) => `M${-112 + i * 17 + (r % 2) * 8} ${y}q7 8 14 0`).join(""),
    )
    .join("");
  const roll = (x: number, y: number) =>
    part(oval(x, y, 36, 28), crust, 16, {
      lines: {
        path: `M${x - 16} ${y - 10}L${x + 16} ${y + 4}M${x + 14} ${y - 12}L${x - 12} ${y + 6}`,
        width: 2.6,
      },
    });
  return boxed([
    part(ribbon("-70 -90 34, -10 -140 40, 60 -176 38, 96 -192 24"), crust, 13, {
      lines: { path: "M-44 -128L-20 -112M-10 -150L14 -132M24 -172L46 -150M58 -188L78 -168", width: 3 },
    }),
    roll(-62, -104),
    roll(66, -108),
    roll(4, -104),
    part(
      blob(
        "-124 -84, -96 -104, -84 -84, -50 -74, 0 -82, 48 -72, 84 -84, 102 -104, 126 -82, 108 -60, 0 -54, -108 -60",
      ),
      tint(".92 .03 60"),
      7,
      {
        lines: { path: "M-100 -74L-92 -92M-60 -66L-56 -76M54 -66L50 -74M98 -74L96 -92", width: 2 },
      },
    ),
    part("M-126 -72Q0 -50 126 -72L104 -6Q0 10 -104 -6Z", tint(".58 .09 62"), 16, {
      lines: { path: weave, width: 2.4 },
    }),
    part(ribbon("-126 -70 12, 0 -50 12, 126 -70 12"), deeper(tint(".58 .09 62"), m, 0.2), 5),
  ]);
};

/** A carton with six eggs. */
export const eggCarton: FigureMaker = (m) => {
  const card = tint(".68 .03 230");
  const egg = bodyOr(m, tint(".84 .06 62"));
  return boxed([
    part(polygon("-112 -178, 112 -178, 134 -108, -134 -108"), card, 6, {
      lines: { path: "M-60 -160L60 -160M-50 -144L50 -144", width: 3 },
    }),
    ...[-84, 0, 84].map((x) =>
      part(
        blob([
          [x - 26, -96],
          [x - 20, -126],
          [x, -142],
          [x + 20, -126],
          [x + 26, -96],
          [x, -80],
        ]),
        egg,
        14,
      ),
    ),
    part("M-136 -108L136 -108L132 -90L-132 -90Z", deeper(card, m, 0.15), 3),
    ...[-88, 0, 88].map((x) =>
      part(
        blob([
          [x - 32, -58],
          [x - 24, -96],
          [x, -114],
          [x + 24, -96],
          [x + 32, -58],
          [x, -40],
        ]),
        egg,
        16,
      ),
    ),
    part(
      "M-144 -66Q-116 -42 -88 -42Q-56 -44 -44 -66Q-24 -42 0 -42Q26 -42 44 -66Q58 -44 88 -42Q118 -42 144 -66L126 0L-126 0Z",
      card,
      9,
    ),
  ]);
};

/** An open lunch box with a sandwich, an apple and carrots. */
export const lunchBox: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".6 .15 245"));
  return boxed([
    part("M-126 -196Q-126 -204 -116 -204L116 -204Q126 -204 126 -196L132 -92L-132 -92Z", shell, 8),
    part("M-112 -190L112 -190L118 -98L-118 -98Z", deeper(shell, m, 0.25), 4),
    part(ribbon("-40 -204 10, -34 -226 10, 34 -226 10, 40 -204 10"), black, 4),
    part(polygon("-104 -62, -14 -62, -58 -142"), tint(".88 .06 82"), 6),
    part(ribbons("-94 -72 8, -58 -136 8", "-90 -66 7, -20 -66 7"), tint(".62 .11 62"), 3),
    part(ribbons("-84 -76 6, -40 -104 6", "-70 -74 6, -30 -86 6"), green, 2),
    part(oval(30, -88, 38, 36), tint(".56 .21 25"), 18),
    part(ribbon("30 -120 5, 36 -136 4") + oval(46, -132, 12, 6), green, 2),
    part(
      ribbons("80 -60 16, 84 -114 14, 88 -132 6", "104 -60 16, 106 -108 14, 110 -124 6"),
      tint(".74 .17 55"),
      6,
    ),
    part("M-136 -74L136 -74L128 -8Q126 0 116 0L-116 0Q-126 0 -128 -8Z", shell, 10),
    part(box(-24, -74, 24, -48), tint(".86 .14 90"), 4),
  ]);
};
