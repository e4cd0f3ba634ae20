/** Of luck and of winning. */
import { oklch } from "../colour.ts";
import type { Part } from "../sculpt.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, ovalPair, paler, ribbonPair, scattered } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const NAVY = ".62 .16 262/.44 .19 262/.33 .16 264/.22 .11 266".split("/").map((tone) => oklch(tone));

/** A bead of blue glass with an eye. */
export const nazar: FigureMaker = () => ({
  box: { left: -84, right: 84, top: -206, bottom: 4 },
  parts: [
    part(ribbon("0 -150 5, -6 -180 5, 0 -204 5, 6 -180 5, 0 -150 5"), colourTones("brown"), 2),
    part(oval(0, -80, 82), NAVY, 18),
    part(oval(0, -80, 54), colourTones("white"), 5),
    part(oval(0, -80, 36), colourTones("blue"), 5),
    part(oval(0, -80, 17), colourTones("black"), 3),
    part(oval(-34, -124, 13, 8) + oval(0, -146, 6), paler(NAVY, 0.8), 1),
  ],
});

/** A pouch of cloth on a cord, with a sign. */
export const amulet: FigureMaker = (m) => ({
  box: { left: -80, right: 80, top: -216, bottom: 4 },
  parts: [
    part(
      ribbon("-20 -112 5, -66 -160 5, -40 -208 5, 0 -212 5, 40 -208 5, 66 -160 5, 20 -112 5"),
      colourTones("brown"),
      2,
    ),
    part(polygon("0 -116, 76 -4, -76 -4"), bodyOr(m, colourTones("red")), 10),
    part(polygon("0 -96, 54 -16, -54 -16"), colourTones("gold"), 4),
    part(polygon("0 -80, 40 -22, -40 -22"), bodyOr(m, colourTones("red")), 4),
    part(oval(0, -40, 12), colourTones("blue"), 5),
    part(oval(0, -110, 9), colourTones("gold"), 4),
  ],
});

/** A flat hand against the evil eye. */
export const hamsa: FigureMaker = (m) => {
  const blue = bodyOr(m, colourTones("blue"));
  return {
    box: { left: -98, right: 98, top: -216, bottom: 4 },
    parts: [
      part(
        blob("-62 -110, 62 -110, 58 -50, 30 -10, 0 4, -30 -10, -58 -50") +
          ribbonPair("30 -100 40, 30 -150 38, 28 -180 32") +
          ribbon("0 -100 40, 0 -160 38, 0 -196 34") +
          ribbonPair("54 -74 36, 76 -104 32, 92 -124 10, 96 -142 4"),
        blue,
        10,
      ),
      part(
        [-30, 0, 30].map((x) => oval(x, x ? -150 : -164, 8) + oval(x, x ? -174 : -190, 5)).join("") +
          ovalPair(78, -104, 6),
        colourTones("gold"),
        2,
      ),
      part("M-46 -72Q0 -116 46 -72Q0 -28 -46 -72Z", colourTones("white"), 4),
      part(oval(0, -72, 19), NAVY, 5),
      part(oval(0, -72, 9), colourTones("black"), 2),
      part(
        scattered(9, 0, -22, 22, 10)
          .map(([x, y]) => oval(x, y, 3))
          .join(""),
        colourTones("gold"),
        1,
      ),
    ],
  };
};

/** A hoop with a net, beads and three feathers. */
export const dreamcatcher: FigureMaker = (m) => {
  const at = (a: number, r: number): [number, number] => [Math.cos(a) * r, -150 + Math.sin(a) * r];
  const net = [58, 38, 20]
    .flatMap((r, k) =>
      Array.from({ length: 8 }, (_, i) => {
        const a = (i + k * 0.5) * 0.785;
        const [x0, y0] = at(a, r + (k ? 0 : 0));
        const [x1, y1] = at(a + 0.785, r);
        const [xm, ym] = at(a + 0.39, r * 0.66);
        return ribbon([
          [x0, y0, 2.6],
          [xm, ym, 2.6],
          [x1, y1, 2.6],
        ]);
      }),
    )
    .join("");
  const feather = (x: number, y: number): Part[] => [
    part(
      ribbon([
        [x, y - 50, 2.4],
        [x, y, 2.4],
      ]),
      colourTones("brown"),
      1,
    ),
    part(
      `M${x} ${y - 10}Q${x + 17} ${y + 14} ${x + 9} ${y + 50}L${x} ${y + 64}L${x - 9} ${y + 50}Q${x - 17} ${y + 14} ${x} ${y - 10}Z`,
      colourTones("white"),
      4,
      {
        lines: {
          path: `M${x} ${y - 6}L${x} ${y + 60}M${x} ${y + 14}l9 8M${x} ${y + 14}l-9 8M${x} ${y + 32}l9 7M${x} ${y + 32}l-9 7`,
          width: 1.8,
        },
      },
    ),
    part(oval(x, y - 16, 7), colourTones("blue"), 3),
  ];
  return {
    box: { left: -72, right: 72, top: -232, bottom: 4 },
    parts: [
      part(net, colourTones("white"), 1),
      part(ring([0, -150], [62, 62], 11), bodyOr(m, colourTones("brown")), 5),
      part(oval(0, -150, 6) + oval(26, -172, 5) + oval(-22, -130, 5), colourTones("red"), 2),
      part(ribbon("0 -212 4, -4 -224 4, 0 -230 4"), colourTones("brown"), 1),
      ...feather(-46, -74),
      ...feather(0, -60),
      ...feather(46, -74),
    ],
  };
};

/** A clover of four leaves. */
export const clover: FigureMaker = (m) => {
  const green = bodyOr(m, colourTones("green"));
  const leaf = (turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return blob(
      (
        [
          [0, 0],
          [26, -22],
          [58, -46],
          [62, -74],
          [38, -86],
          [0, -66],
          [-38, -86],
          [-62, -74],
          [-58, -46],
          [-26, -22],
        ] as const
      ).map(([x, y]): [number, number] => [x * 0.8 * c - y * 0.96 * s, -126 + x * 0.8 * s + y * 0.96 * c]),
    );
  };
  const turns = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);
  return {
    box: { left: -86, right: 86, top: -212, bottom: 4 },
    parts: [
      part(ribbon("0 -124 8, 12 -60 9, 0 -2 11"), deeper(green, m, 0.2), 4),
      ...turns.map((turn) =>
        part(leaf(turn), green, 12, {
          lines: {
            path: `M0 -126L${(Math.sin(turn) * 58).toFixed(1)} ${(-126 - Math.cos(turn) * 58).toFixed(1)}`,
            width: 3,
            light: true,
          },
        }),
      ),
    ],
  };
};

/** A medal on its ribbon. */
export const medal: FigureMaker = (m) => ({
  box: { left: -66, right: 66, top: -220, bottom: 4 },
  parts: [
    part(
      polygon("-62 -218, -22 -218, 16 -112, -8 -104") + polygon("62 -218, 22 -218, -16 -112, 8 -104"),
      colourTones("red"),
      4,
    ),
    part(
      polygon("-50 -218, -36 -218, 8 -108, 0 -106") + polygon("50 -218, 36 -218, -8 -108, 0 -106"),
      colourTones("white"),
      2,
    ),
    part(ring([0, -114], [12, 10], 6), colourTones("gold"), 3),
    part(oval(0, -52, 54), bodyOr(m, colourTones("gold")), 9),
    part(oval(0, -52, 42), bodyOr(m, colourTones("gold")), 4, { lift: -0.1 }),
    part(
      polygon("0 -86, 9 -62, 34 -62, 14 -47, 22 -22, 0 -37, -22 -22, -14 -47, -34 -62, -9 -62"),
      bodyOr(m, colourTones("gold")),
      5,
      { lift: 0.12 },
    ),
  ],
});

const ONE = "M-9 -118L-9 -128L4 -134L10 -134L10 -86L0 -86L0 -122Z";

const TWO =
  "M-96 -78Q-96 -92 -80 -92Q-64 -92 -64 -78Q-64 -70 -82 -54L-64 -54L-64 -46L-97 -46L-97 -54Q-74 -72 -74 -78Q-74 -84 -80 -84Q-86 -84 -86 -78Z";

const THREE =
  "M64 -66L64 -74L80 -74L80 -68Q96 -68 96 -50Q96 -34 78 -34Q64 -34 63 -46L72 -46Q73 -42 78 -42Q86 -42 86 -50Q86 -58 74 -58L74 -64L80 -66Z";

/** Steps for the three who win. */
export const podium: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("white"));
  return {
    box: { left: -132, right: 132, top: -184, bottom: 4 },
    parts: [
      part(box(-128, -110, -42, 2), wood, 6, { lift: -0.06 }),
      part(box(42, -84, 128, 2), wood, 6, { lift: -0.12 }),
      part(box(-46, -152, 46, 2), wood, 7),
      part(
        polygon("-46 -152, 46 -152, 40 -164, -40 -164") +
          polygon("-128 -110, -46 -110, -46 -120, -120 -120") +
          polygon("46 -84, 128 -84, 120 -94, 46 -94"),
        colourTones("red"),
        3,
      ),
      part(ONE, colourTones("gold"), 2),
      part(TWO, colourTones("grey"), 2),
      part(THREE, colourTones("brown"), 2),
    ],
  };
};

/** A glass ball for a Christmas tree, on a twig of fir. */
export const bauble: FigureMaker = (m) => {
  const glass = bodyOr(m, colourTones("red"));
  const needles = Array.from({ length: 22 }, (_, i) => {
    const x = -96 + i * 9;
    const y = -196 + Math.sin(i * 0.3) * 8;
    return (
      ribbon([
        [x, y, 4],
        [x + 8, y - 20, 1.6],
      ]) +
      ribbon([
        [x, y, 4],
        [x + 12, y + 18, 1.6],
      ])
    );
  }).join("");
  return {
    box: { left: -109, right: 118, top: -228, bottom: 4 },
    parts: [
      part(ribbon("-104 -196 9, 0 -190 8, 104 -196 5") + needles, colourTones("green"), 3),
      part(ribbon("0 -146 4, -4 -170 4, 4 -190 4"), colourTones("gold"), 1),
      part(oval(0, -72, 74), glass, 22),
      part("M-71 -92Q0 -70 71 -92L74 -66Q0 -42 -74 -66Z", colourTones("white"), 3),
      part([-48, -16, 16, 48].map((x) => oval(x, -68 + Math.abs(x) * -0.12 + 3, 7)).join(""), glass, 2),
      part(box(-14, -156, 14, -140), colourTones("gold"), 4),
      part(oval(-30, -112, 14, 9), paler(glass, 0.8), 1),
    ],
  };
};
