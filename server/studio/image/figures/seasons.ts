import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A ribbed pumpkin with its stalk and a leaf. */
export const pumpkin: FigureMaker = (m) => {
  const green = colourTones("green");
  return {
    box: { left: -112, right: 112, top: -192, bottom: 3 },
    parts: [
      part(blob("8 -150, 34 -170, 66 -166, 82 -146, 56 -140, 30 -142"), green, 5),
      part(oval(-76, -74, 34, 60) + oval(76, -74, 34, 60), m.body, 15),
      part(oval(-44, -76, 38, 70) + oval(44, -76, 38, 70), m.body, 17),
      part(oval(0, -77, 40, 77), m.body, 19),
      part(ribbon("0 -138 24, 2 -158 15, 14 -176 12, 26 -184 14"), green, 5, { lift: -0.08 }),
    ],
  };
};

/** A snowman with a hat, a scarf and arms of twigs. */
export const snowman: FigureMaker = (m) => {
  const wood = colourTones("brown");
  const red = colourTones("red");
  const arm = (side: number) =>
    ribbon([
      [side * 44, -84, 6],
      [side * 74, -104, 5],
      [side * 98, -128, 3.4],
    ]) +
    ribbon([
      [side * 76, -106, 4],
      [side * 100, -104, 2.6],
    ]);
  return {
    box: { left: -104, right: 104, top: -206, bottom: 3 },
    parts: [
      part(arm(-1) + arm(1), wood, 2.4),
      part(oval(0, -52, 58, 54), m.body, 22),
      part(oval(0, -128, 39, 38), m.body, 18),
      part(ribbon("16 -96 15, 24 -72 15, 20 -48 13", 6), red, 4),
      part(ribbon("-33 -100 14, 0 -91 16, 33 -100 14", 8), red, 5, { lift: 0.06 }),
      part(oval(0, -74, 4.4) + oval(2, -54, 4.4) + oval(1, -34, 4.4), m.dark, 2),
      part(oval(-13, -136, 4) + oval(13, -136, 4), m.dark, 2),
      part(polygon("-3 -129, 32 -119, -2 -118"), colourTones("orange"), 4),
      part(polygon("-24 -160, -22 -204, 22 -204, 24 -160"), m.dark, 6),
      part(ribbon("-42 -160 9, 0 -163 9, 42 -160 9", 6), m.dark, 3, { lift: 0.1 }),
      part(ribbon("-23 -168 8, 0 -170 8, 23 -168 8", 6), red, 2),
    ],
  };
};

/** A swing between two pairs of poles. */
export const swing: FigureMaker = (m) => {
  const rope = colourTones("brown");
  const poles = (side: number) =>
    ribbon([
      [side * 104, 0, 10],
      [side * 80, -196, 9],
    ]) +
    ribbon([
      [side * 58, 0, 10],
      [side * 80, -196, 9],
    ]);
  return {
    box: { left: -112, right: 112, top: -204, bottom: 3 },
    parts: [
      part(poles(-1) + poles(1), m.body, 4),
      part(ribbon("-36 -194 3.4, -36 -44 3.4") + ribbon("36 -194 3.4, 36 -44 3.4"), rope, 1.4, { lift: 0.1 }),
      part(ribbon("-94 -196 12, 94 -196 12"), m.body, 5),
      part(box(-46, -52, 46, -40), m.body, 4, { lift: 0.08 }),
    ],
  };
};
