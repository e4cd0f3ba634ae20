import type { Lab } from "../colour.ts";
import type { Part } from "../sculpt.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons, scattered } from "./strokes.ts";
import { board, CREAM, dish, GREENS } from "./tableware.ts";
import { red } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");

/** A hamburger with all its layers. */
export const hamburger: FigureMaker = (m) => {
  const bun = bodyOr(m, tint(".7 .13 65"));
  return boxed([
    part("M-96 -42L96 -42Q100 0 66 2L-66 2Q-100 0 -96 -42Z", bun, 14, { lift: -0.04 }),
    part(ribbon("-92 -54 30, 0 -52 32, 92 -54 30"), tint(".38 .08 42"), 12),
    part(
      polygon("-104 -74, 104 -74, 84 -62, 64 -48, 44 -64, 4 -62, -26 -40, -50 -62, -88 -62"),
      tint(".84 .15 85"),
      4,
    ),
    part(ribbon("-78 -78 13, -24 -78 13") + ribbon("14 -78 13, 76 -78 13"), red, 5),
    part(
      blob(
        "-112 -90, -90 -78, -72 -92, -48 -78, -24 -92, 0 -78, 26 -92, 50 -78, 74 -92, 92 -78, 112 -90, 90 -104, -90 -104",
      ),
      tint(".66 .18 135"),
      6,
    ),
    part("M-102 -98Q-108 -152 -54 -166Q0 -178 54 -166Q108 -152 102 -98Q0 -88 -102 -98Z", bun, 30),
    part(
      scattered(16, 0, -136, 70, 22)
        .map(([x, y]) => oval(x, y, 5, 3))
        .join(""),
      CREAM,
      2,
    ),
  ]);
};

/** Rashers of bacon. */
export const bacon: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".52 .15 28"));
  const one = (y: number, d: number) => {
    const line = (o: number, w: number) =>
      ribbon(
        Array.from({ length: 7 }, (_, i) => [-108 + i * 36 + d, y + (i % 2 ? -11 : 11) + o, w] as const),
      );
    return [
      part(line(0, 40), red, 8),
      part(line(-7, 7), tint(".88 .06 50"), 2),
      part(line(9, 5), tint(".86 .06 50"), 2),
      part(line(18, 5), deeper(red, m, 0.3), 2),
    ];
  };
  return boxed([...dish(146, -14), ...one(-40, 0), ...one(-82, 6), ...one(-124, -4)]);
};

/** A steak with its bone and the marks of the grill. */
export const steak: FigureMaker = (m) => {
  const meat = bodyOr(m, tint(".44 .11 35"));
  return boxed([
    ...board(-4, 130),
    part(
      blob(
        "-116 -60, -104 -108, -56 -136, 6 -124, 60 -134, 110 -104, 118 -60, 80 -30, 20 -24, -40 -22, -96 -32",
      ),
      tint(".84 .07 70"),
      14,
    ),
    part(
      blob(
        "-104 -62, -94 -102, -54 -124, 4 -112, 58 -122, 100 -98, 106 -62, 74 -40, 18 -36, -40 -34, -88 -42",
      ),
      meat,
      18,
      {
        lines: { path: "M-90 -96L-40 -40M-56 -118L6 -42M-8 -112L54 -44M36 -116L92 -54", width: 6 },
      },
    ),
    part(ribbon("-12 -112 12, 0 -84 11, -6 -58 9") + ribbon("-34 -98 11, 0 -90 11, 30 -96 10"), CREAM, 5),
    part(
      ribbons("70 -50 4, 92 -76 4, 116 -124 3") +
        [
          [84, -76],
          [98, -70],
          [92, -94],
          [108, -88],
          [100, -112],
          [116, -104],
        ]
          .map(([x, y]) =>
            ribbon([
              [x!, y!, 3],
              [x! + (x! % 4 ? 14 : -14), y! - 10, 2],
            ]),
          )
          .join(""),
      GREENS,
      2,
    ),
  ]);
};

/** Fried fish with chips and a slice of lemon in paper. */
export const fishAndChips: FigureMaker = (m) => {
  const batter = bodyOr(m, tint(".74 .14 75"));
  return boxed([
    part(polygon("-134 -30, -108 -88, 112 -88, 138 -30, 96 2, -96 2"), tint(".9 .02 90"), 6, {
      lines: {
        path: Array.from({ length: 7 }, (_, i) => `M-124 ${-30 + i * 5}L124 ${-30 + i * 5}`).join(""),
        width: 1.4,
      },
    }),
    ...Array.from({ length: 12 }, (_, i) => {
      const x = -96 + i * 17;
      return part(
        ribbon([
          [x, -44, 15],
          [x + ((i * 37) % 40) - 20, -96 - ((i * 23) % 30), 14],
        ]),
        tint(".86 .14 92"),
        4,
        { lift: (i % 3) * 0.03 - 0.03 },
      );
    }),
    part(
      blob(
        "-110 -60, -70 -96, 0 -104, 60 -84, 92 -66, 122 -88, 128 -60, 122 -34, 92 -52, 50 -34, -20 -28, -80 -36",
      ),
      batter,
      20,
      {
        lines: {
          path: "M-60 -78Q-40 -60 -50 -44M-20 -84Q0 -64 -10 -44M24 -80Q40 -62 30 -46M100 -70L118 -76M100 -56L118 -48",
          width: 2.6,
        },
      },
    ),
    part(polygon("-134 -30, -100 -44, 0 -16, 104 -44, 138 -30, 96 4, -96 4"), tint(".94 .02 90"), 6, {
      lines: { path: "M-110 -26L-20 -2M-80 -30L0 -8M110 -26L20 -2", width: 1.4 },
    }),
    part("M30 -20A30 30 0 0 1 90 -20Z", tint(".9 .16 100"), 5, {
      lines: { path: "M60 -20L60 -46M60 -20L40 -38M60 -20L80 -38", width: 2.4, light: true },
    }),
  ]);
};

/** A slab of lasagne in layers. */
export const lasagne: FigureMaker = (m) => {
  const pasta = bodyOr(m, tint(".87 .1 88"));
  const layers: Part[] = [];
  for (let i = 0; i < 4; i++) {
    const y = -22 - i * 26;
    const side = (top: number, h: number, tones: readonly Lab[]) => [
      part(
        polygon([
          [-94, top - h],
          [28, top + 12 - h],
          [28, top + 12],
          [-94, top],
        ]),
        tones,
        3,
      ),
      part(
        polygon([
          [28, top + 12 - h],
          [100, top - 12 - h],
          [100, top - 12],
          [28, top + 12],
        ]),
        tones,
        3,
        { lift: -0.07 },
      ),
    ];
    layers.push(...side(y, 18, tint(".52 .17 32")), ...side(y - 16, 12, pasta));
    layers.push(
      part(
        round(
          [
            [-70 + i * 9, y - 6],
            [-34, y - 2],
            [0 + i * 6, y + 4],
            [56, y - 2],
          ],
          6,
        ),
        tint(".36 .08 40"),
        4,
      ),
    );
  }
  return boxed([
    ...dish(140, -12),
    ...layers,
    part(
      blob(
        "-98 -126, -20 -146, 104 -136, 96 -116, 104 -104, 62 -110, 30 -92, 8 -104, -20 -96, -46 -112, -74 -100",
      ),
      tint(".86 .14 85"),
      7,
    ),
    part(
      round(
        [
          [-50, -122],
          [-6, -130],
          [44, -124],
          [14, -112],
          [70, -132],
        ],
        10,
      ),
      tint(".62 .13 55"),
      3,
    ),
    part(
      blob("-4 -132, 6 -152, 30 -150, 20 -134") + blob("-4 -132, -26 -136, -34 -152, -12 -148"),
      GREENS,
      4,
    ),
  ]);
};

/** An omelette folded on a plate. */
export const omelette: FigureMaker = (m) => {
  const egg = bodyOr(m, tint(".87 .15 90"));
  return boxed([
    ...dish(140, -16),
    part("M-112 -26Q-104 -92 0 -96Q104 -92 112 -26Q0 -6 -112 -26Z", egg, 26),
    part("M-112 -28Q0 4 112 -28Q92 -40 0 -38Q-92 -40 -112 -28Z", tint(".93 .1 95"), 7),
    part(
      round(
        [
          [-64, -58],
          [-20, -76],
          [40, -72],
          [72, -50],
          [8, -54],
        ],
        9,
      ),
      tint(".68 .14 65"),
      3,
    ),
    part(
      [
        [-48, -70],
        [16, -82],
        [58, -64],
        [-8, -62],
        [-80, -42],
        [30, -50],
      ]
        .map(([x, y]) =>
          ribbon([
            [x! - 5, y!, 5],
            [x! + 5, y! - 2, 4],
          ]),
        )
        .join(""),
      GREENS,
      2,
    ),
    part(oval(-30, -26, 12, 7) + oval(30, -26, 13, 7), red, 5),
  ]);
};
