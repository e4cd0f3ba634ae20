/** Of burials and of the dead. */
import { ARM, type Costume, dressed, HAIR, SKIN } from "./dressed.ts";
import { suit } from "./garments.ts";
import { grouped } from "./groups.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { blobPair, bodyOr, deeper, ovalPair, paler, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import { flame, flowers } from "./bouquets.ts";

/** A wreath of leaves and flowers with a ribbon. */
export const wreath: FigureMaker = (m) => {
  const around = (n: number, r: number, turn = 0) =>
    Array.from({ length: n }, (_, i): [number, number] => [
      Math.cos((i / n) * 6.283 + turn) * r,
      -104 + Math.sin((i / n) * 6.283 + turn) * r,
    ]);
  return {
    box: { left: -106, right: 106, top: -208, bottom: 20 },
    parts: [
      part(ribbonPair("6 -20 20, 20 -4 20, 34 8 22"), colourTones("red"), 4),
      part(ring([0, -104], [72, 72], 40), colourTones("green"), 12),
      part(
        around(30, 90)
          .map(([x, y], i) =>
            ribbon([
              [x * 0.88, y * 0.88 - 12, 8],
              [x * (i % 2 ? 1.1 : 1.02), -104 + (y + 104) * (i % 2 ? 1.1 : 1.02), 5],
            ]),
          )
          .join(""),
        deeper(colourTones("green"), m, 0.2),
        3,
      ),
      ...flowers(around(10, 72, 0.3), 17, "white"),
      ...flowers(
        around(10, 72, 0.62).filter((_, i) => i % 2 === 0),
        13,
        "red",
      ),
      part(blobPair("4 -26, 30 -50, 52 -42, 50 -18, 28 -12") + oval(0, -26, 11), colourTones("red"), 7),
    ],
  };
};

/** A wooden cross on a mound. */
export const cross: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("brown"));
  return {
    box: { left: -84, right: 84, top: -240, bottom: 6 },
    parts: [
      part(box(-15, -238, 15, -6), wood, 7, { lines: { path: "M-5 -230L-5 -12M6 -226L6 -16", width: 1.6 } }),
      part(box(-72, -186, 72, -156), wood, 7, {
        lift: 0.05,
        lines: { path: "M-66 -176L66 -176M-64 -166L62 -166", width: 1.6 },
      }),
      part(symmetric("0 -22, 34 -18, 64 -4, 76 6, 0 8"), colourTones("grey"), 9),
    ],
  };
};

const BEARER: Costume = {
  top: colourTones("black"),
  legs: colourTones("black"),
  cut: "trousers",
  over: suit("black"),
  left: ARM.down,
  right: [21, -84, 13, -103],
};

/** Five in black who carry an open coffin on their shoulders. */
export const bier: FigureMaker = () => {
  const wood = colourTones("brown");
  const two = (xs: readonly [number, number], size: number, y: number) =>
    grouped(
      xs.map((_, i) => dressed({ ...BEARER, hair: i ? HAIR.grey : HAIR.dark })),
      (i) => ({ x: xs[i]!, y, size }),
    ).parts;
  return {
    box: { left: -128, right: 128, top: -152, bottom: 3 },
    parts: [
      ...two([-26, 60], 0.94, -8),
      part(polygon("-122 -114, 122 -114, 112 -82, -112 -82"), wood, 5, {
        lines: { path: "M-112 -100L112 -100", width: 1.4 },
      }),
      part("M-118 -114Q-112 -128 -80 -130Q0 -126 70 -126Q112 -128 118 -114Z", colourTones("white"), 5),
      part(oval(-86, -131, 13, 11), SKIN, 4),
      part("M-99 -131Q-101 -144 -84 -144Q-72 -142 -74 -135Q-88 -138 -99 -131Z", HAIR.grey, 2),
      part(
        ovalPair(0.01, -88, 4) + oval(-58, -88, 4) + oval(30, -88, 4) + oval(92, -88, 4),
        colourTones("gold"),
        1,
      ),
      ...flowers(
        [
          [-30, -129],
          [-4, -132],
          [22, -130],
          [48, -131],
          [74, -128],
        ],
        8,
        "white",
      ),
      ...two([-72, 16], 1, 0),
      ...grouped([dressed({ ...BEARER, hair: HAIR.brown })], () => ({ x: 96, y: 0, size: 1 })).parts,
    ],
  };
};

/** A long black car with windows behind which a coffin lies under flowers. */
export const hearse: FigureMaker = (m) => {
  const black = bodyOr(m, colourTones("black"));
  const wheel = (x: number) => [
    part(oval(x, -22, 25), colourTones("black"), 5, { lift: -0.05 }),
    part(oval(x, -22, 12), colourTones("grey"), 4),
  ];
  return {
    box: { left: -206, right: 206, top: -136, bottom: 4 },
    parts: [
      part(
        "M-200 -26L-200 -74Q-198 -124 -180 -130L60 -132Q88 -130 112 -84L178 -72Q204 -66 202 -26Z",
        black,
        12,
      ),
      part(
        "M-184 -78L-176 -118L20 -120L20 -78ZM32 -78L32 -120L58 -120Q76 -116 94 -80Z",
        paler(colourTones("blue"), 0.5),
        2,
      ),
      part(polygon("-168 -78, -160 -98, -4 -98, 6 -78"), colourTones("brown"), 4),
      ...flowers(
        [
          [-140, -104],
          [-118, -106],
          [-96, -104],
          [-74, -106],
          [-52, -104],
          [-30, -105],
        ],
        9,
        "white",
      ),
      part("M-184 -120Q-150 -96 -128 -119ZM20 -120Q-8 -98 -30 -120Z", colourTones("purple"), 2),
      part(box(-196, -60, 196, -56), colourTones("grey"), 1),
      part(box(-90, -150 + 14, -86, -130) + box(-98, -146 + 12, -78, -130), colourTones("gold"), 1.4),
      part(oval(192, -56, 7, 8), colourTones("yellow"), 2),
      ...wheel(-130),
      ...wheel(128),
    ],
  };
};

/** A table for the dead: tablets, candles, fruit in heaps and bowls before a screen. */
export const riteTable: FigureMaker = (m) => {
  const heap = (x: number, colour: Parameters<typeof colourTones>[0]) => [
    part(`M${x - 17} -96L${x + 17} -96L${x + 10} -84L${x - 10} -84Z`, colourTones("gold"), 3),
    part(
      [
        [-9, -102],
        [9, -102],
        [0, -116],
      ]
        .map(([dx, y]) => oval(x + dx!, y!, 10))
        .join(""),
      colourTones(colour),
      5,
    ),
  ];
  return {
    box: { left: -138, right: 138, top: -236, bottom: 4 },
    parts: [
      ...[-96, -32, 32, 96].map((x) =>
        part(box(x - 30, -232, x + 30, -60), paler(colourTones("yellow"), 0.6), 2, {
          lines: {
            path: `M${x - 30} -232L${x - 30} -60M${x - 14} -214L${x - 6} -196M${x + 6} -206L${x - 4} -180M${x + 10} -190l6 26M${x - 10} -180l4 30`,
            width: 3,
          },
        }),
      ),
      part("M-120 -76L-106 -2L-92 -2L-98 -76ZM120 -76L106 -2L92 -2L98 -76Z", colourTones("black"), 4),
      part("M-118 -84L118 -84L134 -64L-134 -64Z", colourTones("brown"), 4),
      part(box(-134, -66, 134, -54), deeper(colourTones("brown"), m, 0.2), 3),
      part(box(-24, -182, 24, -88) + box(-32, -94, 32, -84), colourTones("black"), 4),
      part(box(-17, -174, 17, -98), colourTones("white"), 2, {
        lines: { path: "M0 -168L0 -104M-7 -156L7 -156M-7 -140L7 -144M-8 -122L8 -122", width: 3.4 },
      }),
      part(boxes(1, -58, 0, 12, -128, -84) + boxes(1, 46, 0, 12, -128, -84), colourTones("white"), 3),
      flame(-52, -128),
      flame(52, -128),
      ...heap(-104, "red"),
      ...heap(104, "orange"),
      part(
        oval(-74, -80, 17, 8) + oval(76, -80, 17, 8) + oval(-36, -74, 15, 7) + oval(36, -74, 15, 7),
        colourTones("white"),
        4,
      ),
      part(oval(-74, -86, 12, 6) + oval(-36, -80, 11, 5), colourTones("white"), 4),
      part(oval(76, -83, 11, 4) + oval(36, -77, 9, 3), colourTones("brown"), 2),
    ],
  };
};

/** A screen of four painted panels that stands in a zigzag. */
export const foldingScreen: FigureMaker = (m) => {
  const panel = (i: number) => {
    const [x0, x1] = [-132 + i * 66, -66 + i * 66];
    const [d0, d1] = i % 2 ? [0, 12] : [12, 0];
    return [
      part(
        `M${x0} ${-216 + d0}L${x1} ${-216 + d1}L${x1} ${-12 + d1}L${x0} ${-12 + d0}Z`,
        bodyOr(m, colourTones("brown")),
        4,
      ),
      part(
        `M${x0 + 6} ${-206 + d0}L${x1 - 6} ${-206 + d1}L${x1 - 6} ${-24 + d1}L${x0 + 6} ${-24 + d0}Z`,
        paler(colourTones("gold"), i % 2 ? 0.45 : 0.65),
        2,
      ),
    ];
  };
  return {
    box: { left: -136, right: 136, top: -220, bottom: 4 },
    parts: [
      ...[0, 1, 2, 3].flatMap(panel),
      part(
        ribbons(
          "-120 -40 9, -92 -90 8, -60 -120 7, -20 -128 6, 30 -160 5, 80 -150 3",
          "-60 -120 5, -50 -160 4, -20 -186 2",
          "-20 -128 4, 10 -110 3, 50 -106 2",
        ),
        colourTones("black"),
        2,
      ),
      ...flowers(
        [
          [-50, -166],
          [-18, -188],
          [32, -166],
          [84, -152],
          [52, -108],
          [-94, -100],
          [6, -140],
          [-34, -136],
          [106, -146],
        ],
        12,
        "pink",
      ),
      part(blob("20 -26, 50 -70, 74 -40, 100 -84, 124 -30, 70 -22"), colourTones("blue"), 3),
    ],
  };
};

/** A framed portrait with a black ribbon, between white flowers. */
export const portrait: FigureMaker = () => ({
  box: { left: -122, right: 124, top: -216, bottom: 12 },
  parts: [
    part(box(-74, -212, 74, -20), colourTones("black"), 6),
    part(box(-62, -200, 62, -32), paler(colourTones("grey"), 0.5), 2),
    part("M-48 -32Q-46 -88 -14 -94L14 -94Q46 -88 48 -32Z", colourTones("black"), 6),
    part("M-10 -96L0 -70L10 -96Z", colourTones("white"), 2),
    part(ribbon("0 -104 22, 0 -92 20"), SKIN, 2),
    part(oval(0, -132, 28, 34), SKIN, 8),
    part("M-30 -132Q-34 -174 0 -174Q34 -174 30 -132Q22 -156 0 -158Q-22 -156 -30 -132Z", HAIR.grey, 4),
    part(ovalPair(10, -134, 3, 3.6), HAIR.dark, 1),
    part(ribbon("-8 -116 2, 0 -113 2.6, 8 -116 2"), colourTones("brown"), 1),
    part(
      polygon("-78 -216, -52 -216, -78 -176") +
        polygon("78 -216, 52 -216, 78 -176") +
        polygon("-76 -190, -50 -214, -40 -214, -76 -176") +
        polygon("76 -190, 50 -214, 40 -214, 76 -176"),
      colourTones("black"),
      5,
      { lift: 0.1 },
    ),
    part(ribbonPair("60 -30 20, 96 -8 18"), colourTones("green"), 4),
    ...flowers(
      [
        [-104, -16],
        [-78, -10],
        [-52, -14],
        [-26, -8],
        [0, -14],
        [26, -8],
        [52, -14],
        [78, -10],
        [104, -16],
        [-92, -36],
        [92, -36],
        [-64, -32],
        [64, -32],
      ],
      15,
      "white",
    ),
  ],
});
