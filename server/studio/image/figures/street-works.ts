import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** Steel tubes with planks on three floors and a ladder, before a wall. */
export const scaffolding: FigureMaker = (m) => {
  const floors = [-90, -180, -270];
  return {
    box: { left: -136, right: 136, top: -330, bottom: 4 },
    parts: [
      part(box(-112, -300, 112, 2), m.stone, 5, { lift: -0.05 }),
      part(floors.map((y) => boxes(3, -92, 70, 44, y + 18, y + 66)).join(""), m.dark, 3),
      part(
        floors
          .map((y) => ribbon(`-122 ${y} 4, 0 ${y + 88} 4`) + ribbon(`0 ${y + 88} 4, 122 ${y} 4`))
          .join(""),
        colourTones("grey"),
        1.5,
        { lift: -0.1 },
      ),
      part(
        [-124, 0, 124].map((x) => ribbon(`${x} -326 6, ${x} 2 6`)).join("") +
          floors.map((y) => ribbon(`-124 ${y - 40} 4, 124 ${y - 40} 4`)).join(""),
        colourTones("grey"),
        3,
      ),
      part(floors.map((y) => box(-134, y - 5, 134, y + 6)).join(""), colourTones("brown"), 3, { lift: 0.1 }),
      part(
        ribbon("44 0 5, 66 -92 5") +
          ribbon("66 0 5, 88 -92 5") +
          [-14, -32, -50, -68]
            .map((y) => ribbon(`${46 - y * 0.24} ${y} 4, ${68 - y * 0.24} ${y} 4`))
            .join(""),
        colourTones("yellow"),
        2,
      ),
    ],
  };
};

/** A large board on two posts with a bright picture and lamps above. */
export const billboard: FigureMaker = (m) => ({
  box: { left: -152, right: 152, top: -244, bottom: 4 },
  parts: [
    part(box(-92, -100, -78, 2) + box(78, -100, 92, 2), m.dark, 3),
    part(ribbon("-85 -40 5, 85 -96 5") + ribbon("85 -40 5, -85 -96 5"), m.dark, 1.5),
    part(box(-150, -226, 150, -92), m.dark, 4),
    part(box(-141, -217, 141, -101), m.pale, 1, { lift: 0.05 }),
    part(polygon("-141 -101, -141 -140, -96 -176, -48 -130, -14 -158, 30 -101"), colourTones("blue"), 3),
    part(oval(-36, -190, 15), colourTones("yellow"), 3),
    part(
      box(44, -204, 128, -186) + box(44, -176, 128, -166) + box(44, -156, 108, -146),
      colourTones("red"),
      1.5,
    ),
    part(blob("50 -134, 122 -134, 122 -112, 50 -112"), colourTones("orange"), 4),
    part(
      ribbon("-100 -226 4, -96 -240 4, -84 -238 4") +
        ribbon("0 -226 4, 4 -240 4, 16 -238 4") +
        ribbon("96 -226 4, 100 -240 4, 112 -238 4"),
      m.dark,
      1,
    ),
    part(oval(-82, -234, 6) + oval(18, -234, 6) + oval(114, -234, 6), [m.palette.lamp], 0, {
      lit: m.palette.lamp,
    }),
  ],
});

/** A small stall with a striped awning, a counter and papers hung beside its window. */
export const kiosk: FigureMaker = (m) => {
  const stripes = [-104, -52, 0, 52]
    .map((x) => `M${x} -194L${x + 26} -194L${x + 32 + (x > 0 ? 6 : 0)} -150Q${x + 18} -138 ${x + 4} -150Z`)
    .join("");
  return {
    box: { left: -124, right: 124, top: -236, bottom: 4 },
    parts: [
      part(box(-92, -196, 92, 2), m.trim, 6),
      part(box(-74, -152, 74, -84), m.gold, 0, { lamp: true }),
      part(
        box(-70, -152, -52, -126) +
          box(-46, -152, -28, -126) +
          box(30, -152, 48, -126) +
          box(54, -152, 72, -126),
        m.pale,
        1.5,
        {
          lines: {
            path: "M-67 -145L-55 -145M-67 -139L-55 -139M-43 -145L-31 -145M-43 -139L-31 -139M33 -145L45 -145M33 -139L45 -139M57 -145L69 -145M57 -139L69 -139",
            width: 1.4,
          },
        },
      ),
      part(box(-102, -86, 102, -74), m.pale, 3),
      part(box(-78, -62, -44, -10) + box(-34, -62, 0, -10) + box(10, -62, 44, -10), m.pale, 2, {
        lines: {
          path: "M-74 -52L-48 -52M-74 -44L-48 -44M-30 -52L-4 -52M-30 -44L-4 -44M14 -52L40 -52M14 -44L40 -44",
          width: 2,
        },
      }),
      part(box(54, -62, 82, -10), colourTones("red"), 2),
      part(
        "M-104 -196L104 -196L122 -150Q104 -136 90 -150Q74 -136 60 -150Q44 -136 30 -150Q14 -136 0 -150Q-14 -136 -30 -150Q-44 -136 -60 -150Q-74 -136 -90 -150Q-104 -136 -122 -150Z",
        colourTones("red"),
        4,
      ),
      part(stripes, colourTones("white"), 2),
      part(box(-62, -232, 62, -200), m.dark, 3),
      part(boxes(5, -48, 20, 12, -222, -210), m.gold, 0, { lamp: true }),
      part(oval(-52, -90, 7) + oval(-36, -90, 7) + oval(44, -92, 8), colourTones("orange"), 4),
    ],
  };
};

/** A row of cars on the first slope and a loop of a roller coaster. */
export const rollerCoaster: FigureMaker = (m) => {
  const rail =
    "-200 -20 7, -160 -60 7, -112 -176 7, -84 -226 7, -52 -206 7, -18 -110 7, 18 -40 7, 66 -18 7, 118 -44 7, 138 -100 7, 112 -156 7, 62 -160 7, 38 -112 7, 58 -50 7, 108 -18 7, 196 -12 7";
  const posts = [
    [-166, -52],
    [-138, -118],
    [-108, -184],
    [-78, -226],
    [-48, -198],
    [-22, -120],
    [6, -60],
  ] as const;
  const car = (x: number, y: number, dx: number, dy: number) =>
    polygon([
      [x - dy * 0.1, y],
      [x + dx, y + dy],
      [x + dx + dy * 0.55, y + dy - dx * 0.55],
      [x + dy * 0.55, y - dx * 0.55],
    ]);
  return {
    box: { left: -206, right: 202, top: -262, bottom: 4 },
    parts: [
      part(
        posts.map(([x, y]) => ribbon(`${x} ${y} 5, ${x} 2 5`)).join("") +
          ribbon("-166 -30 3, -78 -140 3, 6 -30 3") +
          ribbon("-138 -60 3, -22 -60 3") +
          ribbon("78 -20 5, 78 2 5") +
          ribbon("150 -14 5, 150 2 5"),
        colourTones("white"),
        1.5,
      ),
      part(ribbon(rail, 10), m.trim, 3),
      part(
        car(-62, -220, 16, 34) + car(-42, -178, 13, 36) + car(-26, -134, 12, 34),
        colourTones("yellow"),
        5,
      ),
      part(oval(-34, -216, 8) + oval(-14, -172, 8) + oval(2, -128, 8), m.pale, 4),
      part(
        ribbon("-34 -210 4, -22 -232 4") +
          ribbon("-38 -210 4, -40 -236 4") +
          ribbon("-14 -166 4, 0 -190 4") +
          ribbon("2 -122 4, 16 -146 4"),
        m.pale,
        1.5,
      ),
    ],
  };
};

/** A zigzag of iron stairs on the wall of a tall house. */
export const fireEscape: FigureMaker = (m) => {
  const floors = [-84, -168, -252];
  const bars = (y: number) =>
    Array.from({ length: 13 }, (_, i) => ribbon(`${-84 + i * 14} ${y - 26} 2, ${-84 + i * 14} ${y} 2`)).join(
      "",
    );
  return {
    box: { left: -112, right: 112, top: -340, bottom: 4 },
    parts: [
      part(box(-106, -336, 106, 2), colourTones("red"), 6, {
        lines: {
          path: "M-106 -300L106 -300M-106 -216L106 -216M-106 -132L106 -132M-106 -48L106 -48M-60 -316L-44 -316M20 -230L40 -230M60 -150L80 -150M-80 -60L-62 -60",
          width: 1.2,
        },
      }),
      part(floors.map((y) => boxes(2, -70, 92, 48, y - 62, y - 8)).join(""), m.gold, 0, { lamp: true }),
      part(
        floors
          .map((y, i) =>
            i % 2 ? ribbon(`-70 ${y} 7, 50 ${y + 84} 7`) : ribbon(`70 ${y} 7, -50 ${y + 84} 7`),
          )
          .join(""),
        m.dark,
        2,
      ),
      part(
        floors
          .map((y) => box(-92, y - 3, 92, y + 5) + ribbon(`-90 ${y - 28} 4, 90 ${y - 28} 4`) + bars(y))
          .join(""),
        m.dark,
        1.5,
      ),
    ],
  };
};
