import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, paler, scattered } from "./strokes.ts";
import { CREAM, dish, STEEL } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const [RED, WHITE, BLACK] = [colourTones("red"), colourTones("white"), colourTones("black")];
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");

/** A blender with fruit in its jug. */
export const blender: FigureMaker = (m) => {
  const base = bodyOr(m, tint(".5 .19 27"));
  return boxed([
    part(ribbon("44 -176 11, 74 -166 11, 70 -104 10, 36 -92 9"), tint(".86 .02 220"), 4),
    part("M-54 -196L54 -196L40 -72L-40 -72Z", tint(".9 .02 220"), 8),
    part("M-48 -150L48 -150L38 -76L-38 -76Z", tint(".72 .17 5"), 8),
    part(oval(0, -150, 48, 8), tint(".84 .1 5"), 3),
    part(oval(-18, -146, 14, 12) + oval(20, -144, 13, 11), RED, 8),
    part(box(-56, -210, 56, -194) + box(-18, -224, 18, -208), BLACK, 4),
    part(ribbon("-40 -184 6, -32 -86 6"), WHITE, 1.4),
    part("M-38 -74L38 -74L60 -10Q62 0 50 0L-50 0Q-62 0 -60 -10Z", base, 14),
    part(oval(0, -34, 17), STEEL, 4),
    part(box(-2, -48, 2, -34), BLACK, 1),
    part(
      round(
        [
          [-34, -22],
          [34, -22],
        ],
        5,
      ),
      WHITE,
      2,
    ),
  ]);
};

/** A stand mixer with its bowl. */
export const mixer: FigureMaker = (m) => {
  const coat = bodyOr(m, tint(".72 .12 200"));
  return boxed([
    part("M-104 -14Q-100 -26 -84 -26L100 -26Q112 -24 112 0L-108 0Z", coat, 8),
    part("M58 -30L62 -120L112 -120L108 -24Z", coat, 14),
    part(
      blob("-88 -160, -60 -186, 30 -190, 108 -176, 118 -142, 96 -118, 20 -118, -60 -122, -90 -138"),
      coat,
      30,
    ),
    part(oval(-86, -146, 9, 22), STEEL, 4),
    part(ribbon("-40 -150 6, 84 -150 6"), STEEL, 2),
    part(box(-42, -124, -22, -104), STEEL, 3),
    part(ring([-32, -78], [20, 30], 4) + ring([-32, -78], [8, 30], 4), STEEL, 1.6),
    part("M-92 -92L28 -92Q24 -36 -4 -26L-60 -26Q-88 -36 -92 -92Z", STEEL, 18),
    part(oval(-32, -92, 60, 11), STEEL, 3, { lift: 0.08 }),
    part(oval(-32, -92, 52, 8), CREAM, 3),
    part(oval(84, -76, 8), WHITE, 3),
  ]);
};

/** A toaster with two slices. */
export const toaster: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  const bread = (x: number) => [
    part(
      `M${x - 34} -100L${x - 34} -142Q${x - 44} -156 ${x - 30} -168Q${x} -178 ${x + 30} -168Q${x + 44} -156 ${x + 34} -142L${x + 34} -100Z`,
      tint(".48 .1 52"),
      5,
    ),
    part(
      `M${x - 27} -100L${x - 27} -142Q${x - 35} -152 ${x - 24} -162Q${x} -170 ${x + 24} -162Q${x + 35} -152 ${x + 27} -142L${x + 27} -100Z`,
      tint(".74 .12 70"),
      3,
    ),
  ];
  return boxed([
    ...bread(-42),
    ...bread(44),
    part(box(-90, -8, -60, 6) + box(60, -8, 90, 6), BLACK, 4),
    part("M-108 -84Q-108 -116 -78 -116L78 -116Q108 -116 108 -84L112 -4L-112 -4Z", metal, 22),
    part(box(-84, -118, 0, -110) + box(4, -118, 86, -110), BLACK, 2),
    part("M-112 -22L112 -22L113 -4L-113 -4Z", BLACK, 4),
    part(ribbon("114 -84 6, 114 -40 6") + box(106, -90, 130, -74), BLACK, 4),
    part(oval(70, -50, 15), BLACK, 4),
    part(ribbon("-92 -92 9, -94 -44 8"), paler(metal, 0.6), 2),
  ]);
};

/** A chest's drawer, pulled out with what is in it. */
export const drawer: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".56 .09 58"));
  return boxed([
    part(box(-128, -176, 128, 0), wood, 8),
    part(box(-112, -164, 112, -122) + box(-112, -40, 112, -10), wood, 5, { lift: -0.05 }),
    part(box(-112, -114, 112, -48), tint(".16 .02 60"), 2),
    part(polygon("-106 -102, 106 -102, 132 -66, -132 -66"), tint(".3 .04 60"), 2),
    part(blob("-90 -74, -70 -104, -30 -96, -10 -110, 30 -92, 70 -106, 96 -74"), tint(".8 .1 230"), 6, {
      lines: { path: "M-60 -96Q-40 -80 -50 -70M20 -96Q40 -84 34 -70", width: 2 },
    }),
    part(ribbon("-40 -92 5, 30 -84 5") + oval(40, -86, 13, 10), colourTones("gold"), 3),
    part(box(-136, -72, 136, -8), wood, 7, {
      lift: 0.06,
      lines: { path: "M-126 -62L126 -62L126 -18L-126 -18Z", width: 2 },
    }),
    part(ribbon("-34 -44 6, -28 -32 8, 28 -32 8, 34 -44 6") + oval(0, -144, 9), colourTones("gold"), 4),
  ]);
};

/** Drinking straws in a glass. */
export const straw: FigureMaker = (m) => {
  const one = (x: number, lean: number, tones: readonly Lab[]) =>
    part(
      ribbon([
        [x, -20, 11],
        [x + lean, -168, 11],
      ]) +
        ribbon([
          [x + lean, -168, 11],
          [x + lean + 34, -200, 11],
        ]),
      tones,
      3,
      {
        lines: {
          path: Array.from(
            { length: 12 },
            (_, i) => `M${x + (lean * i) / 12 - 10} ${-24 - i * 14}l22 -12`,
          ).join(""),
          width: 5,
          light: true,
        },
      },
    );
  return boxed([
    one(-20, -24, bodyOr(m, RED)),
    one(6, 4, tint(".6 .14 250")),
    one(24, 22, tint(".65 .16 145")),
    part("M-54 -104L54 -104L42 0L-42 0Z", tint(".92 .015 220"), 7),
    part(ring([0, -104], [53, 8], 4), tint(".95 .01 220"), 1),
    part(ribbon("-40 -92 6, -32 -16 6"), WHITE, 1.4),
  ]);
};

/** Napkins, folded to a fan on a plate. */
export const napkin: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".66 .16 20"));
  return boxed([
    ...dish(136, -14),
    part(
      Array.from({ length: 9 }, (_, i) => {
        const a = -2.75 + i * 0.29;
        const b = a + 0.29;
        const at = (t: number, r: number) => [Math.cos(t) * r, -32 + Math.sin(t) * r * 1.08] as const;
        return polygon([[0, -26], at(a, 100), at((a + b) / 2, 112), at(b, 100)]);
      }).join(""),
      cloth,
      5,
      {
        lines: {
          path: Array.from(
            { length: 10 },
            (_, i) => `M0 -28L${Math.cos(-2.75 + i * 0.29) * 104} ${-32 + Math.sin(-2.75 + i * 0.29) * 112}`,
          ).join(""),
          width: 2.6,
        },
      },
    ),
    part(oval(0, -26, 26, 17), colourTones("gold"), 6),
    part(oval(0, -28, 15, 8), cloth, 3),
  ]);
};

/** A tray with cups. */
export const tray: FigureMaker = (m) => {
  const silver = bodyOr(m, STEEL);
  const cup = (x: number) => [
    part(
      ribbon([
        [x + 24, -62, 7],
        [x + 42, -58, 7],
        [x + 38, -38, 7],
        [x + 20, -34, 6],
      ]),
      WHITE,
      3,
    ),
    part(
      `M${x - 28} -74L${x + 28} -74Q${x + 26} -36 ${x + 12} -26L${x - 12} -26Q${x - 26} -36 ${x - 28} -74Z`,
      WHITE,
      12,
    ),
    part(oval(x, -74, 28, 7), WHITE, 3),
    part(oval(x, -73, 23, 5), tint(".42 .08 50"), 1),
  ];
  return boxed([
    part(
      ribbon("-156 -30 10, -176 -44 10, -168 -58 10, -146 -44 9") +
        ribbon("156 -30 10, 176 -44 10, 168 -58 10, 146 -44 9"),
      silver,
      4,
    ),
    part("M-154 -34L154 -34L134 0L-134 0Z", silver, 6, { lift: -0.06 }),
    part(oval(0, -34, 154, 18), silver, 5),
    ...cup(-76),
    ...cup(70),
    part("M-34 -36L-28 -92Q0 -104 28 -92L34 -36Q0 -24 -34 -36Z", WHITE, 18),
    part(ribbon("30 -60 11, 52 -84 8"), WHITE, 4),
    part("M-24 -94Q0 -116 24 -94Z", WHITE, 5),
    part(oval(0, -110, 6), WHITE, 3),
  ]);
};

/** A salt shaker beside a pepper shaker. */
export const saltShaker: FigureMaker = (m) => {
  const glass = bodyOr(m, tint(".93 .015 220"));
  const one = (x: number, body: readonly Lab[], grains: readonly Lab[], letter: string) => [
    part(`M${x - 32} -92L${x + 32} -92L${x + 42} -6Q${x} 8 ${x - 42} -6Z`, body, 10),
    part(`M${x - 36} -56L${x + 36} -56L${x + 39} -8Q${x} 4 ${x - 39} -8Z`, grains, 5),
    part(`M${x - 34} -90L${x + 34} -90Q${x + 34} -136 ${x} -138Q${x - 34} -136 ${x - 34} -90Z`, STEEL, 14),
    part(
      round(
        [
          [x - 12, -120],
          [x, -126],
          [x + 12, -120],
          [x - 6, -112],
          [x + 8, -111],
        ],
        3.6,
      ),
      BLACK,
      1,
    ),
    part(letter, BLACK, 1),
  ];
  return boxed(
    [
      ...one(
        -50,
        glass,
        WHITE,
        ribbon("-38 -52 6, -50 -58 6, -60 -50 6, -50 -40 6, -40 -32 6, -50 -22 6, -62 -28 6"),
      ),
      ...one(56, glass, tint(".34 .02 60"), ""),
      part(
        scattered(16, -104, -6, 26, 5)
          .map(([x, y]) => oval(x, y, 3))
          .join(""),
        WHITE,
        1,
      ),
    ].filter(({ path }) => path !== ""),
  );
};
