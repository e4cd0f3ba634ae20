import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, paler, ribbons, scattered } from "./strokes.ts";
import { board, CREAM, dish, STEEL, WOOD } from "./tableware.ts";
import { colourTones, gold, white } from "./tones.ts";

/** A bottle of perfume with its bulb, spraying. */
export const perfume: FigureMaker = (m) => {
  const scent = bodyOr(m, tint(".8 .11 350"));
  return boxed([
    part(blob("-62 -96, 62 -96, 80 -50, 54 0, -54 0, -80 -50"), tint(".93 .03 350"), 12),
    part(blob("-56 -76, 56 -76, 70 -48, 48 -8, -48 -8, -70 -48"), scent, 14, {
      lines: { path: "M-40 -74L-28 -10M0 -76L0 -8M40 -74L28 -10", width: 2, light: true },
    }),
    part(ribbon("-52 -66 8, -58 -40 7"), white, 2),
    part(box(-20, -120, 20, -94), gold, 4),
    part(box(-9, -140, 9, -118) + ribbon("-26 -134 13, 20 -134 13"), gold, 4),
    part(ribbon("22 -134 6, 56 -150 6, 78 -122 6"), gold, 2),
    part(blob("66 -124, 92 -140, 118 -114, 112 -80, 88 -72, 68 -96"), tint(".6 .17 10"), 18),
    part(
      scattered(34, -88, -142, 52, 34)
        .map(([x, y], i) => oval(x, y, 2 + ((i * 7) % 3) * 1.3))
        .join(""),
      tint(".95 .03 340"),
      1.4,
      { lift: 0.04 },
    ),
  ]);
};

/** A bottle of shampoo with a pump and foam. */
export const shampoo: FigureMaker = (m) => {
  const plastic = bodyOr(m, tint(".68 .13 200"));
  return boxed([
    part(
      "M-50 -128Q-54 -140 -36 -144L36 -144Q54 -140 50 -128L54 -12Q54 0 42 0L-42 0Q-54 0 -54 -12Z",
      plastic,
      16,
    ),
    part("M-42 -108L42 -108L44 -34L-44 -34Z", white, 3),
    part(blob("-2 -98, 20 -72, 18 -50, -2 -42, -22 -50, -24 -72"), paler(plastic, 0.2), 5),
    part(box(-16, -166, 16, -142), white, 4),
    part(ribbon("0 -164 9, 0 -190 9") + ribbon("-48 -186 13, -10 -196 17, 22 -194 16"), white, 5),
    part(ribbon("-50 -180 7, -54 -164 8"), paler(plastic, 0.5), 2),
    part(
      oval(70, -14, 18) + oval(92, -10, 14) + oval(80, -34, 13) + oval(-74, -10, 13) + oval(-90, -6, 9),
      white,
      8,
    ),
  ]);
};

/** A hairbrush with its bristles. */
export const hairbrush: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".56 .14 20"));
  return boxed([
    part(ribbon("-30 -34 20, -64 0 17, -88 26 22"), wood, 7),
    part(blob("-44 -50, -22 -100, 22 -146, 62 -160, 82 -138, 68 -94, 20 -48, -24 -26"), wood, 14),
    part(blob("-30 -52, -12 -94, 28 -134, 58 -144, 68 -130, 56 -98, 14 -56, -18 -38"), tint(".86 .05 30"), 7),
    part(
      scattered(40, 18, -92, 32, 46)
        .map(([x, y]) =>
          ribbon([
            [x + (y + 92) * -0.55, y, 3],
            [x + (y + 92) * -0.55 - 10, y - 9, 4],
          ]),
        )
        .join(""),
      tint(".22 .02 260"),
      1,
    ),
    part(ribbon("-60 -8 4, -74 8 4"), paler(wood, 0.5), 1),
  ]);
};

/** A roll of bandage. */
export const bandage: FigureMaker = (m) => {
  const gauze = bodyOr(m, tint(".95 .015 85"));
  const net = (x: number) =>
    Array.from({ length: 9 }, (_, i) => `M${x + i * 16} -86L${x + i * 16} 0`).join("");
  return boxed([
    part("M-40 -86L58 -86Q110 -80 150 -60L150 0Q110 -14 58 -6L-40 0Z", gauze, 8, {
      lines: { path: `${net(-36)}M-40 -60L150 -42M-40 -30L150 -22`, width: 1.3 },
    }),
    part("M-116 -98L-8 -98L-8 -14Q-62 14 -116 -14Z", gauze, 16, {
      lines: { path: `${net(-112)}M-116 -70L-8 -70M-116 -42L-8 -42`, width: 1.3 },
    }),
    part(oval(-62, -98, 54, 19), gauze, 4, {
      lines: {
        path: "M-102 -98A40 13 0 1 0 -22 -98A40 13 0 1 0 -102 -98M-88 -98A26 8 0 1 0 -36 -98A26 8 0 1 0 -88 -98",
        width: 2,
      },
    }),
    part(box(112, -42, 122, -16) + box(102, -34, 132, -24), colourTones("red"), 2),
  ]);
};

/** A ham with its bone, sliced. */
export const ham: FigureMaker = (m) => {
  const meat = bodyOr(m, tint(".7 .13 18"));
  return boxed([
    ...board(-4, 132),
    part(ribbon("96 -92 22, 132 -114 18") + oval(138, -124, 13) + oval(148, -110, 13), CREAM, 8),
    part(
      blob("-96 -78, -70 -122, 0 -136, 66 -122, 108 -92, 84 -60, 30 -30, -50 -22, -90 -40"),
      tint(".58 .12 50"),
      34,
      {
        lines: {
          path: "M-30 -128Q-14 -104 -20 -80M10 -132Q26 -108 20 -84M46 -124Q60 -104 54 -84",
          width: 2.4,
        },
      },
    ),
    part(oval(-72, -74, 44, 54), tint(".9 .05 60"), 7),
    part(oval(-72, -74, 37, 46), meat, 5, {
      lines: { path: "M-90 -100Q-70 -88 -76 -64Q-84 -50 -66 -40", width: 2.4, light: true },
    }),
    part(oval(-76, -72, 10, 12), CREAM, 4),
    part(oval(-104, -24, 40, 14) + oval(-60, -18, 40, 13), tint(".9 .05 60"), 5),
    part(oval(-104, -25, 33, 10) + oval(-60, -19, 33, 9), meat, 3),
  ]);
};

/** Candy floss on its stick. */
export const candyFloss: FigureMaker = (m) => {
  const pink = bodyOr(m, tint(".85 .1 352"));
  return boxed([
    part(polygon("-9 -60, 9 -60, 5 4, -5 4"), white, 4),
    part(
      [
        [-50, -96, 32],
        [50, -98, 33],
        [0, -84, 36],
        [-66, -136, 32],
        [66, -138, 33],
        [-28, -138, 42],
        [30, -140, 42],
        [-42, -180, 34],
        [42, -182, 34],
        [0, -196, 38],
        [0, -160, 40],
      ]
        .map(([x, y, r]) => oval(x!, y!, r!))
        .join(""),
      pink,
      22,
      {
        lines: {
          path: scattered(60, 0, -140, 84, 74)
            .map(([x, y], i) => `M${x - 12} ${y}q12 ${i % 2 ? 9 : -9} 24 0`)
            .join(""),
          width: 2,
          light: true,
        },
      },
    ),
    part(ribbons("-56 -176 9, -34 -202 8", "20 -216 7, 40 -208 6"), paler(pink, 0.6), 2),
  ]);
};

/** Burritos: filled rolls, cut open, in foil. */
export const burrito: FigureMaker = (m) => {
  const wrap = bodyOr(m, tint(".88 .07 82"));
  const one = (x: number, y: number, lean: number) => {
    const [tx, ty] = [x + lean, y - 104];
    return [
      part(
        ribbon(
          [
            [x, y, 62],
            [x + lean * 0.5, y - 52, 66],
            [tx, ty, 62],
          ],
          6,
        ),
        wrap,
        18,
        {
          lines: {
            path: scattered(9, x + lean * 0.5, y - 66, 24, 40)
              .map(([a, b]) => `M${a} ${b}l8 3`)
              .join(""),
            width: 4,
          },
        },
      ),
      part(oval(tx, ty - 4, 31, 22), wrap, 4, { lift: 0.04 }),
      part(oval(tx, ty - 5, 25, 17), tint(".5 .12 40"), 3),
      part(oval(tx - 9, ty - 9, 8, 6) + oval(tx + 11, ty - 2, 7, 5), tint(".62 .16 135"), 3),
      part(oval(tx + 6, ty - 12, 7, 5) + oval(tx - 10, ty + 3, 6, 5), colourTones("red"), 3),
      part(oval(tx, ty - 4, 6, 4) + oval(tx - 1, ty + 8, 6, 4), tint(".86 .15 92"), 2),
      part(
        ribbon(
          [
            [x, y - 4, 70],
            [x + lean * 0.24, y - 30, 72],
          ],
          4,
        ),
        STEEL,
        8,
        {
          lift: 0.08,
          lines: {
            path: `M${x - 30} ${y - 10}l20 -12l18 14l22 -14M${x - 26} ${y + 12}l22 -12l18 10`,
            width: 2,
          },
        },
      ),
    ];
  };
  return boxed([...dish(140, -10), ...one(-46, -44, -16), ...one(44, -40, 22)]);
};

/** Apricots, one in halves. */
export const apricot: FigureMaker = (m) => {
  const orange = bodyOr(m, tint(".78 .15 65"));
  return boxed([
    part(ribbon("-46 -116 5, -40 -134 5"), WOOD, 2),
    part(ribbon("-40 -128 3, -8 -146 24, 26 -136 2"), tint(".6 .14 138"), 4),
    part(oval(-46, -60, 62, 58), orange, 44, { lines: { path: "M-44 -116Q-22 -62 -46 -4", width: 3 } }),
    part(oval(66, -44, 52, 46), orange, 8),
    part(oval(65, -46, 45, 39), paler(orange, 0.25), 4),
    part(oval(66, -44, 19, 22), tint(".48 .1 50"), 11, {
      lines: { path: "M66 -64Q76 -44 66 -24", width: 2 },
    }),
  ]);
};
