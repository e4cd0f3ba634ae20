import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { black, colourTones, gold, white } from "./tones.ts";

/** A spatula for turning what is fried. */
export const spatula: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  return boxed([
    part(ribbon("0 -96 13, 4 -150 15, 8 -214 19"), black, 6),
    part(ribbon("0 -72 10, 0 -102 10"), metal, 3),
    part(polygon("-38 -76, 38 -76, 48 -4, -48 -4"), metal, 6),
    part(
      [-20, 0, 20].map((x) => ribbon(`${x * 0.9} -62 9, ${x * 1.15} -20 9`)).join(""),
      deeper(metal, m, 0.6),
      2,
    ),
  ]);
};

/** A pressure cooker with its valve and steam. */
export const pressureCooker: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  return boxed([
    part(ribbon("80 -96 15, 140 -102 20, 178 -104 17"), black, 6),
    part(ribbon("-88 -84 18, -116 -82 15"), black, 5),
    part("M-92 -96L92 -96L88 -8Q86 0 78 0L-78 0Q-86 0 -88 -8Z", metal, 18),
    part(ribbon("-96 -98 14, 96 -98 14"), metal, 5, { lift: 0.06 }),
    part("M-92 -104Q-60 -134 0 -136Q60 -134 92 -104Z", metal, 9),
    part(ribbon("20 -122 17, 100 -124 20, 172 -126 16"), black, 6),
    part(box(-16, -156, 16, -132) + oval(0, -158, 20, 8), black, 5),
    part(
      ribbons("-6 -172 5, -22 -196 10, -4 -220 9, -20 -246 4", "8 -172 4, 20 -194 8, 10 -216 8, 24 -238 3"),
      white,
      2,
      { lift: 0.1 },
    ),
    part(ribbon("-72 -80 8, -70 -24 8"), paler(metal, 0.6), 2),
  ]);
};

/** A dishwasher, open, with plates in its rack. */
export const dishwasher: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".93 .01 230"));
  return boxed([
    part(box(-96, -206, 96, 0), shell, 8),
    part(box(-96, -206, 96, -176), shell, 4, { lift: -0.06 }),
    part(oval(-72, -191, 8) + box(40, -198, 80, -184), black, 2),
    part(box(-80, -168, 80, -36), tint(".3 .02 240"), 3),
    part(ribbon("-76 -108 4, 76 -108 4") + ribbon("-76 -56 4, 76 -56 4"), STEEL, 1),
    ...[-54, -27, 0, 27, 54].map((x) =>
      part(oval(x, -76, 12, 25), white, 4, { lines: { path: `M${x} -94Q${x + 6} -76 ${x} -58`, width: 2 } }),
    ),
    ...[-52, -18, 16, 50].map((x) =>
      part(`M${x - 13} -146L${x + 13} -146L${x + 9} -112L${x - 9} -112Z`, tint(".84 .06 225"), 4),
    ),
    part(polygon("-92 -40, 92 -40, 124 2, -124 2"), shell, 7, { lift: 0.05 }),
    part(polygon("-76 -34, 76 -34, 92 -12, -92 -12"), STEEL, 3),
  ]);
};

/** A mop standing in its bucket. */
export const mop: FigureMaker = (m) => {
  const bucket = bodyOr(m, tint(".56 .15 250"));
  return boxed([
    part(ribbon("-92 -28 10, -30 -214 10"), WOOD, 4),
    part(ribbon("-104 -38 20, -78 -28 20"), colourTones("red"), 5),
    part(
      Array.from({ length: 9 }, (_, i) =>
        ribbon([
          [-110 + i * 5, -34 + i * 1.4, 11],
          [-130 + i * 10, -14, 12],
          [-152 + i * 15, 2 - (i % 2) * 5, 10],
        ]),
      ).join(""),
      tint(".9 .02 90"),
      4,
      {
        lines: {
          path: Array.from(
            { length: 9 },
            (_, i) => `M${-108 + i * 5} -30Q${-132 + i * 10} -14 ${-152 + i * 15} 2`,
          ).join(""),
          width: 2,
        },
      },
    ),
    part(ring([66, -92], [62, 60], 6, [Math.PI, Math.PI * 2]), STEEL, 2),
    part("M0 -96L132 -96L116 0L16 0Z", bucket, 14),
    part(oval(66, -96, 66, 15), bucket, 4),
    part(oval(66, -95, 57, 11), tint(".78 .08 225"), 2),
    part(
      oval(38, -100, 15, 11) + oval(60, -104, 17, 13) + oval(86, -100, 14, 10) + oval(104, -97, 9, 7),
      white,
      6,
    ),
  ]);
};

/** A bare mattress with its buttons and stripes. */
export const mattress: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".93 .02 90"));
  const dots = [-110, -60, -10, 40, 90];
  return boxed([
    part(polygon("-160 -56, 112 -56, 112 -4, -160 -4"), cloth, 12, {
      lines: {
        path: Array.from({ length: 13 }, (_, i) => `M${-150 + i * 20} -56L${-150 + i * 20} -4`).join(""),
        width: 5,
      },
    }),
    part(polygon("112 -56, 166 -112, 166 -62, 112 -4"), cloth, 8, { lift: -0.1 }),
    part(polygon("-160 -56, -98 -114, 166 -112, 112 -56"), cloth, 10, {
      lift: 0.04,
      lines: { path: dots.map((x) => `M${x - 34} -57L${x + 24} -113`).join(""), width: 5 },
    }),
    part(dots.map((x) => oval(x + 2, -74, 5, 3) + oval(x + 24, -96, 5, 3)).join(""), colourTones("blue"), 2),
    part(
      ribbon("-160 -56 6, 112 -56 6, 166 -112 6") + ribbon("-160 -4 6, 112 -4 6, 166 -62 6"),
      tint(".6 .12 250"),
      2,
    ),
  ]);
};

/** A tall clock with its pendulum. */
export const grandfatherClock: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".42 .09 45"));
  return boxed([
    part(box(-58, -26, 58, 0) + box(-50, -84, 50, -20), wood, 6),
    part(box(-36, -236, 36, -80), wood, 6),
    part(box(-24, -226, 24, -92), tint(".22 .03 50"), 3),
    part(ribbon("0 -226 4, 8 -128 4"), gold, 1),
    part(oval(9, -118, 17), gold, 8),
    part(ribbon("-14 -226 3, -14 -170 3") + box(-19, -172, -9, -140), gold, 2),
    part("M-56 -236L-56 -318Q0 -372 56 -318L56 -236Z", wood, 8),
    part(oval(0, -284, 42), gold, 4),
    part(oval(0, -284, 36), white, 3, {
      lines: {
        path: Array.from(
          { length: 12 },
          (_, i) =>
            `M${Math.cos(i * 0.5236) * 27} ${-284 + Math.sin(i * 0.5236) * 27}L${Math.cos(i * 0.5236) * 33} ${-284 + Math.sin(i * 0.5236) * 33}`,
        ).join(""),
        width: 3,
      },
    }),
    part(ribbon("0 -284 4, 0 -308 3") + ribbon("0 -284 5, 16 -276 4") + oval(0, -284, 4), black, 1),
    part(oval(0, -352, 9) + oval(-54, -326, 8) + oval(54, -326, 8), gold, 4),
  ]);
};

/** A cuckoo clock: a little house with a bird that comes out. */
export const cuckooClock: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".48 .1 48"));
  const green = tint(".5 .12 140");
  return boxed([
    part(ribbon("-24 -60 3, -24 0 3") + ribbon("24 -60 3, 24 -20 3"), gold, 1),
    part(blob("-24 -16, -14 8, -24 22, -34 8") + blob("24 -36, 34 -12, 24 2, 14 -12"), tint(".4 .08 48"), 7),
    part(polygon("-66 -160, 66 -160, 66 -56, -66 -56"), wood, 7, {
      lines: { path: "M-60 -140L60 -140M-60 -74L60 -74", width: 2 },
    }),
    part(polygon("-98 -146, 0 -232, 98 -146, 80 -134, 0 -204, -80 -134"), tint(".38 .08 45"), 6),
    part(polygon("-60 -150, 0 -202, 60 -150"), wood, 4),
    part(box(-17, -190, 17, -152), black, 2),
    part(
      polygon("17 -190, 34 -186, 34 -148, 17 -152") + polygon("-17 -190, -34 -186, -34 -148, -17 -152"),
      green,
      3,
    ),
    part(oval(0, -166, 14, 12) + oval(6, -178, 9), colourTones("yellow"), 7),
    part(polygon("14 -180, 26 -176, 14 -172"), colourTones("orange"), 2),
    part(oval(8, -180, 2), black, 1),
    part(oval(0, -104, 38), tint(".92 .04 85"), 4, {
      lines: {
        path: Array.from(
          { length: 12 },
          (_, i) =>
            `M${Math.cos(i * 0.5236) * 28} ${-104 + Math.sin(i * 0.5236) * 28}L${Math.cos(i * 0.5236) * 34} ${-104 + Math.sin(i * 0.5236) * 34}`,
        ).join(""),
        width: 3,
      },
    }),
    part(ribbon("0 -104 4, 0 -128 3") + ribbon("0 -104 5, -16 -96 4"), black, 1),
    part(
      ribbons(
        "-78 -132 4, -92 -110 16, -84 -86 3",
        "78 -132 4, 92 -110 16, 84 -86 3",
        "-60 -60 4, -44 -48 14, -20 -52 3",
        "60 -60 4, 44 -48 14, 20 -52 3",
      ),
      green,
      4,
    ),
  ]);
};
