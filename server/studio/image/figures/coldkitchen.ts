import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { black, blue, brown, colourTones, green, grey, orange, red, white } from "./tones.ts";

const steam = (x: number, y: number) =>
  ribbons(
    `${x} ${y} 4, ${x - 8} ${y - 14} 6, ${x + 4} ${y - 28} 6, ${x - 4} ${y - 44} 3`,
    `${x + 20} ${y} 4, ${x + 12} ${y - 14} 6, ${x + 24} ${y - 28} 6, ${x + 16} ${y - 40} 3`,
  );

/** A dollop of whipped cream in a bowl. */
export const whippedCream: FigureMaker = (m) => {
  const cream = bodyOr(m, white);
  const coil = (y: number, wide: number, tall: number) =>
    part(oval(0, y, wide, tall), cream, tall * 0.7, {
      lift: 0.06,
      lines: {
        path: [-0.7, -0.25, 0.2, 0.62]
          .map(
            (x) =>
              `M${wide * x} ${y + tall * 0.5}Q${wide * (x + 0.16)} ${y - 4} ${wide * (x + 0.12)} ${y - tall * 0.7}`,
          )
          .join(""),
        width: 2,
      },
    });
  return {
    box: { left: -98, right: 98, top: -193, bottom: 3 },
    parts: [
      coil(-84, 84, 27),
      coil(-112, 66, 25),
      coil(-138, 46, 21),
      part(blob("-26 -146, 26 -146, 18 -166, 2 -178, 10 -192, -8 -184, -22 -166"), cream, 12, { lift: 0.06 }),
      part("M-96 -76L96 -76Q92 -26 38 -10L34 0L-34 0L-38 -10Q-92 -26 -96 -76Z", blue, 16, {
        lines: { path: "M-86 -58Q0 -50 86 -58", width: 4, light: true },
      }),
    ],
  };
};

/** A peeler on a potato that is half peeled. */
export const peeler: FigureMaker = (m) => ({
  box: { left: -112, right: 118, top: -172, bottom: 3 },
  parts: [
    part(blob("-110 -56, -92 -96, -46 -112, 6 -104, 36 -70, 28 -26, -14 0, -72 0, -102 -24"), brown, 22, {
      lift: 0.1,
      lines: { path: "M-84 -40l4 2M-64 -20l4 1M-92 -66l4 2M-40 -14l4 1", width: 5 },
    }),
    part(blob("-60 -104, -10 -106, 30 -78, 30 -50, -4 -44, -40 -68, -78 -80"), colourTones("yellow"), 9, {
      lift: 0.1,
    }),
    part(ribbon("-66 -104 17, -92 -120 15, -96 -142 14, -72 -152 13, -64 -136 9"), brown, 4, { lift: 0.18 }),
    part(ribbons("-20 -112 6, 16 -142 7, 50 -130 7", "30 -60 6, 60 -88 7, 50 -130 7"), grey, 3),
    part(ribbon("-24 -112 9, 34 -58 9"), grey, 2, {
      lift: 0.2,
      lines: { path: "M-18 -106L28 -64", width: 3 },
    }),
    part(ribbon("50 -132 18, 74 -148 22, 108 -162 20"), bodyOr(m, red), 8, {
      lines: { path: "M66 -140L102 -158", width: 3, light: true },
    }),
  ],
});

/** A pot of eight sides for coffee, as it stands on the stove. */
export const coffeePot: FigureMaker = (m) => {
  const metal = bodyOr(m, grey);
  return {
    box: { left: -92, right: 109, top: -246, bottom: 3 },
    parts: [
      part(steam(-70, -176), white, 2, { lift: 0.1 }),
      part(ribbon("52 -160 14, 96 -158 15, 100 -120 14, 88 -84 12"), black, 5),
      part(polygon("-44 -172, -84 -164, -78 -152, -48 -138"), metal, 5),
      part(polygon("-58 -96, 58 -96, 52 -176, -52 -176"), metal, 8, {
        lines: { path: "M-24 -98L-22 -174M24 -98L22 -174", width: 3 },
      }),
      part(polygon("-52 -178, 52 -178, 26 -200, -26 -200"), metal, 5, { lift: 0.08 }),
      part(oval(0, -206, 11, 9), black, 4),
      part(box(-56, -98, 56, -84), metal, 3, { lift: -0.1 }),
      part(polygon("-52 -86, 52 -86, 72 0, -72 0"), metal, 8, {
        lines: { path: "M-22 -84L-30 -2M22 -84L30 -2", width: 3 },
      }),
      part(oval(50, -52, 7), colourTones("gold"), 3),
    ],
  };
};

/** A small copper pot with a long handle, for coffee. */
export const cezve: FigureMaker = (m) => {
  const copper = bodyOr(m, orange);
  return {
    box: { left: -76, right: 128, top: -150, bottom: 3 },
    parts: [
      part(steam(-24, -102), white, 2, { lift: 0.1 }),
      part(ribbon("40 -84 9, 84 -108 10, 120 -124 12"), deeper(copper, m, 0.1), 4),
      part(ribbon("92 -112 13, 121 -125 14"), brown, 5),
      part(polygon("-40 -92, -66 -98, -44 -74"), copper, 4),
      part("M-46 -94L46 -94Q40 -66 56 -40Q68 -6 44 0L-44 0Q-68 -6 -56 -40Q-40 -66 -46 -94Z", copper, 15, {
        lines: { path: "M-54 -44Q0 -36 54 -44M-58 -32Q0 -24 58 -32", width: 2.6 },
      }),
      part(oval(0, -94, 46, 13), brown, 4),
      part(oval(4, -96, 30, 7), colourTones("gold"), 2, { lift: 0.1 }),
    ],
  };
};

/** A coffee pot of Arabia with its long beak. */
export const dallah: FigureMaker = (m) => {
  const brass = bodyOr(m, colourTones("gold"));
  return {
    box: { left: -112, right: 92, top: -232, bottom: 3 },
    parts: [
      part(ribbon("36 -140 10, 78 -136 11, 84 -92 11, 56 -52 10"), brass, 4),
      part("M-34 -146Q-70 -146 -112 -172Q-96 -128 -36 -118Z", brass, 8),
      part(
        "M-32 -158L32 -158Q24 -122 30 -100Q66 -66 58 -14L62 0L-62 0L-58 -14Q-66 -66 -30 -100Q-24 -122 -32 -158Z",
        brass,
        18,
        {
          lines: {
            path: "M-30 -104Q0 -96 30 -104M-58 -40Q0 -30 58 -40M-54 -60Q-40 -46 -28 -58Q-14 -44 0 -56Q14 -44 28 -58Q40 -46 54 -60M-56 -16Q0 -8 56 -16",
            width: 2.6,
          },
        },
      ),
      part("M-36 -156Q-22 -196 0 -204Q22 -196 36 -156Z", brass, 9, { lift: 0.06 }),
      part(ribbons("0 -202 7, 0 -226 4") + oval(0, -214, 8, 7), brass, 3),
    ],
  };
};

/** A machine that makes coffee into a cup. */
export const coffeeMachine: FigureMaker = (m) => {
  const shell = bodyOr(m, red);
  return {
    box: { left: -92, right: 92, top: -242, bottom: 3 },
    parts: [
      part(box(10, -190, 88, -12), shell, 9),
      part("M-88 -190L88 -190L88 -126L-88 -126Z", shell, 9, { lift: 0.05 }),
      part(box(-88, -20, 88, 0), m.dark, 5),
      part(box(-76, -24, 20, -16), grey, 2),
      part(polygon("-58 -128, -6 -128, -14 -108, -50 -108"), grey, 5),
      part(ribbon("-12 -116 9, 6 -112 9"), black, 3),
      part(ribbons("-38 -108 4, -38 -70 3", "-26 -108 4, -26 -70 3"), brown, 1),
      part(ribbon("-2 -58 6, 14 -56 6, 10 -38 5, -6 -34 5"), white, 2),
      part("M-64 -68L0 -68Q0 -28 -14 -24L-50 -24Q-64 -28 -64 -68Z", white, 9),
      part(oval(-32, -68, 32, 6), brown, 2),
      part(oval(-60, -160, 10) + oval(-28, -160, 10), white, 3),
      part(oval(4, -160, 8), green, 0, { lit: green[0]! }),
      part(box(36, -150, 72, -60), black, 3, {
        lift: 0.15,
        lines: { path: "M42 -84L66 -84", width: 3, light: true },
      }),
      part(steam(-40, -196), white, 2, { lift: 0.1 }),
    ],
  };
};

/** A checked cloth over a rail. */
export const dishcloth: FigureMaker = (m) => {
  const stripe = bodyOr(m, red);
  return {
    box: { left: -116, right: 116, top: -187, bottom: 3 },
    parts: [
      part(
        ribbons("-112 -170 8, 112 -170 8", "-104 -182 10, -104 -162 10", "104 -182 10, 104 -162 10"),
        grey,
        3,
      ),
      part(polygon("-58 -176, 66 -176, 72 -52, -52 -46"), deeper(white, m, 0.2), 6),
      part(
        blob("-76 -176, -70 -180, 50 -180, 56 -176, 60 -100, 66 -6, 30 2, -10 -6, -50 2, -84 -4, -80 -90"),
        white,
        9,
        {
          lines: { path: "M-76 -160L56 -160", width: 2.4 },
        },
      ),
      part(
        ribbons(
          "-76 -138 11, -10 -134 11, 57 -138 11",
          "-78 -96 11, -10 -91 11, 59 -96 11",
          "-80 -54 11, -10 -49 11, 62 -54 11",
          "-82 -18 7, -10 -16 7, 63 -20 7",
          "-52 -174 10, -58 -4 10",
          "-12 -174 10, -12 -8 10",
          "28 -174 10, 36 -4 10",
        ),
        stripe,
        1,
      ),
    ],
  };
};

/** A tin of paint that has run over its rim, with the brush. */
export const paintTin: FigureMaker = (m) => {
  const paint = bodyOr(m, blue);
  return {
    box: { left: -92, right: 113, top: -212, bottom: 3 },
    parts: [
      part(ribbon("-82 -122 4, -72 -184 4, 0 -210 4, 72 -184 4, 82 -122 4"), grey, 1.6),
      part(box(-78, -126, 78, 0), grey, 12),
      part(box(-78, -96, 78, -22), white, 11, { lift: 0.04 }),
      part(blob("-46 -42, -40 -76, -14 -84, 12 -66, 40 -78, 52 -50, 30 -32, 0 -42, -22 -30"), paint, 4),
      part(oval(0, -126, 82, 18), grey, 4, { lift: 0.12 }),
      part(oval(0, -127, 72, 13), paint, 3),
      part(
        ribbons(
          "-58 -120 18, -58 -88 16, -58 -70 13",
          "-36 -114 15, -36 -96 13",
          "34 -114 18, 34 -84 16, 34 -50 14, 34 -40 12",
          "58 -118 14, 58 -98 12",
        ),
        paint,
        6,
        { lift: 0.05 },
      ),
      part(ribbon("30 -134 20, 70 -164 14, 108 -190 10"), brown, 5),
      part(polygon("24 -140, 40 -118, 6 -112, 2 -126"), paint, 4),
    ],
  };
};
