import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { black, blue, brown, METAL, orange, pink, red, WHITE_FACE, white } from "./tones.ts";

/** A wooden stand with pegs; a coat and a hat hang on it. */
export const coatStand: FigureMaker = () => ({
  box: { left: -72, right: 72, top: -264, bottom: 4 },
  parts: [
    part(ribbon("0 -8 9, -48 0 8") + ribbon("0 -8 9, 48 0 8") + ribbon("0 -12 10, 8 2 9"), brown, 3),
    part(ribbon("0 -246 9, 0 -10 11"), brown, 4, { lift: 0.08 }),
    part(
      ribbon("0 -214 7, 34 -226 7, 44 -240 8") +
        ribbon("0 -214 7, -34 -226 7, -44 -240 8") +
        oval(0, -246, 8),
      brown,
      3,
      { lift: 0.1 },
    ),
    part(blob("26 -228, 54 -214, 60 -160, 62 -92, 22 -88, 18 -150, 22 -206"), blue, 5),
    part(ribbon("40 -224 3, 40 -92 3") + ribbon("52 -206 12, 60 -124 14"), blue, 3, { lift: -0.08 }),
    part(oval(-40, -232, 32, 8), orange, 3),
    part(blob("-60 -234, -56 -258, -40 -264, -24 -258, -20 -234, -40 -230"), orange, 5, { lift: 0.04 }),
    part(ribbon("-60 -237 5, -40 -233 6, -20 -237 5"), brown, 1),
  ],
});

/** A flying disc, seen from a little above. */
export const frisbee: FigureMaker = () => ({
  box: { left: -66, right: 66, top: -46, bottom: 2 },
  parts: [
    part(oval(0, -16, 64, 16), red, 3, { lift: -0.14 }),
    part(oval(0, -23, 64, 18), red, 4),
    part(oval(0, -26, 50, 12), red, 2, { lift: 0.1 }),
    part(oval(0, -27, 36, 8), red, 1, { lift: -0.06 }),
    part(oval(0, -28, 20, 4.5), white, 1),
  ],
});

/** A claw clip for the hair, with its two rows of teeth. */
export const hairClip: FigureMaker = () => ({
  box: { left: -64, right: 64, top: -92, bottom: 2 },
  parts: [
    part(
      [-44, -28, -12, 4, 20, 36, 52]
        .map((x) => ribbon(`${x - 4} -44 8, ${x - 9} -16 7, ${x - 2} 0 4`))
        .join(""),
      pink,
      3,
      { lift: -0.14 },
    ),
    part(blob("-18 -62, -22 -84, -8 -90, 0 -78, 8 -90, 22 -84, 18 -62, 0 -54"), pink, 4, { lift: -0.06 }),
    part(
      [-52, -36, -20, -4, 12, 28, 44].map((x) => ribbon(`${x} -42 9, ${x + 6} -16 7, ${x + 1} 2 4`)).join(""),
      pink,
      4,
    ),
    part(blob("-60 -40, -46 -62, 0 -70, 46 -62, 60 -40, 30 -38, 0 -42, -30 -38"), pink, 6, { lift: 0.05 }),
    part(ribbon("-12 -66 6, 12 -66 6"), METAL, 2),
  ],
});

/** One wheel, pedals and a saddle. */
export const unicycle: FigureMaker = (m) => {
  const spokes = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 8);
  return {
    box: { left: -60, right: 60, top: -214, bottom: 2 },
    parts: [
      part(ribbon(circle(0, -58, 54, 11)), m.dark, 3),
      part(
        spokes
          .map((a) => {
            const [x, y] = [Math.cos(a) * 50, Math.sin(a) * 50];
            return ribbon(`${-x} ${-58 - y} 1.6, ${x} ${-58 + y} 1.6`);
          })
          .join(""),
        METAL,
        1,
      ),
      part(ribbon("0 -58 7, -7 -118 7, 0 -128 8") + ribbon("0 -58 7, 7 -118 7, 0 -128 8"), red, 3),
      part(ribbon("0 -126 9, 0 -190 9"), METAL, 3, { lift: 0.05 }),
      part(ribbon("0 -58 5, 20 -34 5") + ribbon("0 -58 5, -20 -82 5"), METAL, 2),
      part(box(12, -38, 38, -30) + box(-38, -86, -12, -78) + oval(0, -58, 8), m.dark, 2),
      part(blob("-38 -206, -20 -198, 10 -200, 36 -212, 40 -202, 20 -186, -16 -184, -36 -194"), black, 5),
    ],
  };
};

/** The centre line of a ring, as joints of a ribbon. */
function circle(x: number, y: number, r: number, width: number): string {
  return Array.from({ length: 17 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    return `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)} ${width}`;
  }).join(", ");
}

/** Death in a black hood, with a scythe. */
export const grimReaper: FigureMaker = () => ({
  box: { left: -96, right: 92, top: -292, bottom: 4 },
  parts: [
    part(ribbon("60 -270 7, 66 0 7"), brown, 3),
    part(blob("62 -274, 30 -288, -20 -286, -62 -262, -92 -222, -50 -250, 0 -262, 60 -256"), METAL, 4),
    part(symmetric("0 -252, 30 -240, 40 -206, 56 -168, 66 -90, 76 -20, 66 2, 30 -6, 0 4"), black, 8),
    part(blob("34 -176, 62 -160, 72 -132, 60 -118, 38 -128, 22 -150"), black, 5, { lift: 0.06 }),
    part(symmetric("0 -240, 22 -228, 26 -202, 14 -180, 0 -174"), black, 2, { lift: -0.16 }),
    part(symmetric("0 -226, 15 -220, 17 -204, 10 -196, 9 -186, 0 -182"), WHITE_FACE, 4),
    part(oval(-7, -207, 5, 6) + oval(7, -207, 5, 6) + polygon("0 -201, 3 -195, -3 -195"), black, 1, {
      lift: -0.1,
    }),
    part(ribbon("-5 -188 1.6, 5 -188 1.6"), black, 1, { lift: -0.1 }),
    part(
      ribbon("56 -146 6, 70 -142 5") + ribbon("54 -138 6, 70 -134 5") + ribbon("54 -130 6, 68 -127 5"),
      WHITE_FACE,
      2,
    ),
    part(
      ribbon("-20 -150 3, -34 -70 4, -38 -8 4") +
        ribbon("4 -160 3, 2 -80 4, 6 -6 4") +
        ribbon("24 -120 3, 36 -10 4"),
      black,
      2,
      { lift: 0.08 },
    ),
  ],
});

/** A boomerang of wood with painted ends. */
export const boomerang: FigureMaker = () => ({
  box: { left: -72, right: 72, top: -92, bottom: 4 },
  parts: [
    part(
      blob("-70 -6, -52 -40, -22 -76, 0 -90, 22 -76, 52 -40, 70 -6, 58 2, 36 -22, 0 -50, -36 -22, -58 2"),
      brown,
      6,
    ),
    part(blob("-70 -6, -60 -26, -42 -14, -58 2") + blob("70 -6, 60 -26, 42 -14, 58 2"), red, 3),
    part(ribbon("-22 -58 3, -12 -66 3") + ribbon("22 -58 3, 12 -66 3") + oval(0, -70, 5), white, 1),
  ],
});
