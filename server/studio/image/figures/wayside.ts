import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A bush in a round, glossy form, of leaves like this. */
function leafy(rows: readonly (readonly [x: number, y: number, turn: number, long: number])[]): string {
  return rows
    .map(([x, y, turn, long]) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const at = (u: number, v: number): [number, number] => [x + c * u - s * v, y + s * u + c * v];
      return blob([at(0, 0), at(long * 0.5, -long * 0.24), at(long, 0), at(long * 0.5, long * 0.24)], 4);
    })
    .join("");
}

const spread = (count: number, rx: number, ry: number, cy: number, long: number, shift: number) =>
  leafy(
    Array.from({ length: count }, (_, i) => {
      const a = ((i + shift) / count) * Math.PI * 2;
      return [Math.cos(a) * rx, cy + Math.sin(a) * ry, a + 0.3, long] as const;
    }),
  );

/** A coffee bush: dark shining leaves in pairs and red berries along the twigs. */
export const coffeeBush: FigureMaker = () => {
  const green = colourTones("green");
  const berries = [
    [-64, -92],
    [-52, -84],
    [-58, -104],
    [-8, -130],
    [4, -122],
    [-2, -142],
    [54, -100],
    [64, -90],
    [58, -112],
    [-30, -58],
    [-20, -50],
    [24, -62],
    [34, -54],
    [-84, -58],
    [84, -62],
    [8, -88],
    [-36, -160],
    [-26, -154],
    [36, -156],
  ];
  return {
    box: { left: -140, right: 140, top: -236, bottom: 20 },
    parts: [
      part(
        ribbon("0 2 12, 0 -60 9, -4 -180 4") + ribbon("0 -40 7, -60 -90 4") + ribbon("0 -40 7, 60 -96 4"),
        colourTones("brown"),
        3,
      ),
      part(spread(17, 66, 62, -104, 58, 0), green, 5, { lift: -0.16 }),
      part(spread(13, 40, 40, -104, 54, 0.4), green, 5, { lift: -0.06 }),
      part(spread(8, 14, 14, -106, 48, 0.2), green, 5, { lift: 0.02 }),
      part(berries.map(([x, y]) => oval(x!, y!, 8.6)).join(""), colourTones("red"), 4),
    ],
  };
};

/** A round leaf as wide as a table on the water, with a raised rim and one flower. */
export const lilyPad: FigureMaker = () => {
  const green = colourTones("green");
  const veins = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 13) * Math.PI * 2;
    return `M0 -34L${Math.cos(a) * 128} ${-34 + Math.sin(a) * 32}`;
  }).join("");
  const petal = (turn: number, long: number): readonly [number, number, number, number] => [
    84,
    -44,
    turn,
    long,
  ];
  return {
    box: { left: -150, right: 150, top: -108, bottom: 26 },
    parts: [
      part("M-148 -42A148 44 0 0 0 148 -42L142 -14A142 40 0 0 1 -142 -14Z", colourTones("red"), 5, {
        lift: -0.06,
      }),
      part(oval(0, -40, 148, 43), green, 5, { lift: -0.08 }),
      part(oval(0, -34, 136, 35), green, 4, { lift: 0.1, lines: { path: veins, width: 1.6 } }),
      part(
        leafy([petal(-2.7, 44), petal(-0.4, 44), petal(-2.2, 52), petal(-0.9, 52)]),
        colourTones("pink"),
        4,
      ),
      part(leafy([petal(-1.55, 58), petal(-1.9, 52), petal(-1.2, 52)]), colourTones("white"), 4),
      part(oval(84, -48, 10, 7), colourTones("yellow"), 3),
    ],
  };
};

/** A wooden frame of sand with a bucket, a spade and a heap. */
export const sandpit: FigureMaker = (m) => ({
  box: { left: -150, right: 150, top: -92, bottom: 8 },
  parts: [
    part(polygon("-112 -52, 112 -52, 148 -8, -148 -8"), colourTones("gold"), 4),
    part(blob("-50 -30, -24 -66, 6 -78, 40 -58, 66 -26, 0 -22"), colourTones("gold"), 14, { lift: 0.05 }),
    part(polygon("-112 -60, 112 -60, 112 -48, -112 -48"), colourTones("brown"), 3),
    part(
      polygon("-112 -60, -102 -58, -136 0, -150 -2") + polygon("112 -60, 102 -58, 136 0, 150 -2"),
      colourTones("brown"),
      3,
    ),
    part(polygon("66 -58, 108 -58, 102 -22, 72 -22"), colourTones("red"), 6),
    part(ribbon("68 -58 2, 86 -86 3, 106 -58 2"), m.dark, 1),
    part(
      ribbon("-92 -74 6, -80 -46 6") + blob("-86 -50, -68 -44, -64 -22, -78 -18, -88 -32"),
      colourTones("blue"),
      4,
    ),
    part(polygon("-150 -12, 150 -12, 150 8, -150 8"), colourTones("brown"), 5, { lift: 0.06 }),
  ],
});

/** A stall: boxes of fruit on a slanted table under a striped awning. */
export const marketStall: FigureMaker = (m) => {
  const heap = (x: number, y: number) =>
    [-16, 0, 16].map((k) => oval(x + k, y, 9)).join("") + [-8, 8].map((k) => oval(x + k, y - 12, 9)).join("");
  const tray = (x: number) =>
    polygon([
      [x - 32, -96],
      [x + 32, -96],
      [x + 30, -76],
      [x - 30, -76],
    ]);
  const strip = [-132, -66, 0, 66]
    .map((x) => `M${x * 0.86} -236L${x * 0.86 + 28} -236L${x + 33} -186Q${x + 16} -168 ${x} -186Z`)
    .join("");
  return {
    box: { left: -142, right: 142, top: -240, bottom: 4 },
    parts: [
      part(ribbon("-118 -200 7, -118 2 7") + ribbon("118 -200 7, 118 2 7"), colourTones("brown"), 3),
      part(box(-124, -70, 124, -56), colourTones("brown"), 3, { lift: 0.08 }),
      part(box(-116, -58, 116, 0), m.trim, 5, {
        lines: { path: "M-78 -56L-78 -2M-38 -56L-38 -2M0 -56L0 -2M38 -56L38 -2M78 -56L78 -2", width: 1.6 },
      }),
      part(heap(-78, -100), colourTones("red"), 4),
      part(heap(0, -100), colourTones("orange"), 4),
      part(heap(78, -100), colourTones("green"), 4),
      part(tray(-78) + tray(0) + tray(78), colourTones("brown"), 3),
      part(
        "M-114 -238L114 -238L138 -188Q120 -168 102 -186Q84 -168 66 -186Q50 -168 33 -186Q16 -168 0 -186Q-16 -168 -33 -186Q-50 -168 -66 -186Q-84 -168 -102 -186Q-120 -168 -138 -188Z",
        m.trim,
        4,
      ),
      part(strip, colourTones("white"), 2),
    ],
  };
};

/** A wall of stone with battlements and a round tower. */
export const cityWall: FigureMaker = (m) => {
  const teeth = (left: number, right: number, y: number) => {
    const out: string[] = [];
    for (let x = left; x < right - 14; x += 32) out.push(box(x, y - 20, x + 18, y + 2));
    return out.join("");
  };
  return {
    box: { left: -210, right: 210, top: -228, bottom: 4 },
    parts: [
      part(box(-208, -128, 208, 2) + teeth(-208, 208, -128), m.stone, 7, {
        lines: {
          path: "M-208 -96L208 -96M-208 -64L208 -64M-208 -32L208 -32M-160 -128L-160 -96M-110 -96L-110 -64M-170 -64L-170 -32M-120 -32L-120 0M130 -128L130 -96M176 -96L176 -64M126 -64L126 -32M172 -32L172 0",
          width: 1.4,
        },
      }),
      part(box(-62, -196, 62, 2) + box(-72, -206, 72, -180) + teeth(-72, 80, -206), m.stone, 12, {
        lift: 0.08,
        lines: {
          path: "M-62 -150L62 -150M-62 -120L62 -120M-62 -90L62 -90M-20 -150L-20 -120M26 -120L26 -90",
          width: 1.4,
        },
      }),
      part("M-30 2L-30 -46Q-30 -78 0 -78Q30 -78 30 -46L30 2Z", m.dark, 4, {
        lines: { path: "M-15 -66L-15 0M0 -74L0 0M15 -66L15 0", width: 2, light: true },
      }),
      part(box(-6, -148, 6, -112), m.dark, 1),
      part(ribbon("0 -226 3, 0 -196 3"), m.dark, 1),
    ],
  };
};

/** A long yellow bus with black stripes and a nose before the driver. */
export const schoolBus: FigureMaker = (m) => {
  const yellow = colourTones("yellow");
  return {
    box: { left: -166, right: 150, top: -127, bottom: 4 },
    parts: [
      part(
        "M-110 -118L134 -118Q148 -118 148 -104L148 -16L-108 -16L-118 -102Q-118 -116 -110 -118Z",
        yellow,
        10,
      ),
      part("M-162 -58Q-160 -70 -140 -72L-104 -76L-104 -16L-162 -16Z", yellow, 8, {
        lift: -0.03,
        lines: { path: "M-158 -46L-136 -46M-158 -40L-136 -40", width: 2 },
      }),
      part(box(-120, -60, 148, -54) + box(-120, -44, 148, -38), m.dark, 1),
      part(boxes(6, -62, 34, 27, -104, -72), m.gold, 0, { lamp: true }),
      part(polygon("-108 -104, -76 -104, -76 -74, -100 -74"), colourTones("blue"), 1, { lift: 0.16 }),
      part(
        ribbon("-72 -50 3, -92 -50 3") +
          polygon("-110 -58, -102 -66, -92 -66, -84 -58, -84 -48, -92 -40, -102 -40, -110 -48"),
        colourTones("red"),
        3,
      ),
      part(ribbon("-104 -53 2.4, -90 -53 2.4"), colourTones("white"), 0),
      part(`${oval(-118, -16, 20)}${oval(92, -16, 20)}`, m.dark, 8),
      part(`${oval(-118, -16, 8)}${oval(92, -16, 8)}`, colourTones("grey"), 4),
      part(oval(-156, -30, 5), [m.palette.lamp], 0, { lit: m.palette.lamp }),
      part(oval(-94, -122, 5) + oval(132, -122, 5), colourTones("red"), 2),
    ],
  };
};
