import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A tank with its gun. */
export const battleTank: FigureMaker = (m) => ({
  box: { left: -176, right: 132, top: -124, bottom: 3 },
  parts: [
    part(ribbon("-40 -92 11, -168 -104 9") + oval(-168, -104, 8, 9), m.body, 4, { lift: -0.06 }),
    part("M-60 -72L-44 -110Q-38 -118 -26 -118L44 -118Q58 -116 66 -100L74 -72Z", m.body, 9),
    part(box(-8, -124, 26, -114), m.body, 3, { lift: 0.1 }),
    part("M-126 -46L-104 -76L108 -76L128 -46Z", m.body, 7, { lift: 0.04 }),
    part("M-124 -50L126 -50Q134 -28 110 0L-106 0Q-134 -24 -124 -50Z", m.dark, 9, { lift: 0.06 }),
    part(
      [-90, -50, -10, 30, 70, 102].map((x) => oval(x, -22, x === 102 ? 13 : 18)).join(""),
      colourTones("grey"),
      5,
    ),
    part([-90, -50, -10, 30, 70].map((x) => oval(x, -22, 6)).join(""), m.dark, 2),
    part(
      polygon("16 -106, 20 -96, 31 -96, 22 -89, 25 -78, 16 -85, 7 -78, 10 -89, 1 -96, 12 -96"),
      colourTones("gold"),
      2,
    ),
  ],
});

/** A space rocket that stands upright. */
export const spaceRocket: FigureMaker = (m) => ({
  box: { left: -66, right: 66, top: -236, bottom: 3 },
  parts: [
    part("M-22 -44Q-30 -20 0 4Q30 -20 22 -44Z", colourTones("orange"), 0, { lit: colourTones("orange")[0]! }),
    part("M-11 -44Q-14 -28 0 -14Q14 -28 11 -44Z", [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part("M-30 -118Q-62 -98 -64 -40L-26 -62ZM30 -118L26 -62L64 -40Q62 -98 30 -118Z", colourTones("red"), 7),
    part(
      "M0 -236Q44 -190 40 -120Q38 -74 24 -46L-24 -46Q-38 -74 -40 -120Q-44 -190 0 -236Z",
      m.body === m.palette.hero ? colourTones("white") : m.body,
      18,
      { lines: { path: "M-36 -90Q0 -80 36 -90", width: 2.4 } },
    ),
    part("M0 -236Q25 -212 34 -178Q0 -168 -34 -178Q-25 -212 0 -236Z", colourTones("red"), 9),
    part(oval(0, -142, 19), colourTones("grey"), 5),
    part(oval(0, -142, 13), colourTones("blue"), 4, { lift: 0.2 }),
    part("M-5 -104L5 -104L7 -40L-7 -40Z", colourTones("red"), 4),
  ],
});

/** A well of stone with its roof and bucket. */
export const stoneWell: FigureMaker = (m) => {
  const stone = colourTones("grey");
  return {
    box: { left: -104, right: 104, top: -216, bottom: 3 },
    parts: [
      part(box(-66, -160, -54, -66) + box(54, -160, 66, -66), colourTones("brown"), 3),
      part(
        ribbon("-60 -128 7, 60 -128 7") + ribbon("64 -128 5, 84 -128 5, 84 -112 5"),
        colourTones("brown"),
        2,
      ),
      part(box(-2, -128, 2, -102), m.pale, 0.6),
      part(polygon("-15 -104, 15 -104, 11 -78, -11 -78"), colourTones("brown"), 5, {
        lift: 0.08,
        lines: { path: "M-14 -98L14 -98M-12 -84L12 -84", width: 2 },
      }),
      part(oval(0, -66, 72, 15), m.dark, 3),
      part("M-76 -66Q-40 -48 0 -48Q40 -48 76 -66L72 -6Q40 3 0 3Q-40 3 -72 -6Z", stone, 12, {
        lines: {
          path: "M-75 -46Q0 -24 75 -46M-74 -26Q0 -6 74 -26M-40 -50L-40 -32M0 -48L0 -29M40 -50L40 -32M-58 -35L-57 -17M-20 -29L-20 -11M20 -29L20 -11M58 -35L57 -17M-38 -13L-38 -1M2 -9L2 3M40 -13L40 -1",
          width: 2.4,
        },
      }),
      part(ring([0, -66], [74, 16], 9, [0.12, Math.PI - 0.12]), stone, 3, { lift: 0.1 }),
      part(
        polygon("-104 -150, -52 -214, 52 -214, 104 -150"),
        m.body === m.palette.hero ? colourTones("red") : m.body,
        7,
        {
          lines: {
            path: "M-84 -172L84 -172M-68 -193L68 -193M-40 -214L-58 -150M0 -214L0 -150M40 -214L58 -150",
            width: 2,
          },
        },
      ),
    ],
  };
};

/** A children's slide. */
export const chute: FigureMaker = (m) => ({
  box: { left: -128, right: 134, top: -196, bottom: 3 },
  parts: [
    part(ribbon("-64 -136 6, -64 0 6") + ribbon("-60 -134 6, -14 0 6"), colourTones("grey"), 2),
    part(
      Array.from({ length: 6 }, (_, i) =>
        ribbon(`${-114 + i * 7} ${-16 - i * 22} 5, ${-96 + i * 7} ${-16 - i * 22} 5`),
      ).join("") +
        ribbon("-124 0 6, -80 -136 6, -80 -176 6, -64 -190 6") +
        ribbon("-104 0 6, -60 -136 6"),
      colourTones("blue"),
      2,
    ),
    part(box(-84, -142, -42, -132), colourTones("blue"), 3),
    part(ribbon("-52 -144 14, -24 -130 16, 30 -60 18, 76 -22 18, 126 -14 15"), m.body, 6),
    part(ribbon("-50 -160 6, -22 -146 6, 34 -78 6, 80 -40 6, 128 -30 6"), m.body, 3, { lift: 0.14 }),
    part(ribbon("-66 -190 6, -48 -178 6, -42 -152 6"), colourTones("blue"), 2),
  ],
});

/** A telescope on three legs. */
export const spyglass: FigureMaker = (m) => ({
  box: { left: -116, right: 112, top: -196, bottom: 3 },
  parts: [
    part(
      ribbon("-4 -92 8, -62 0 7") + ribbon("4 -92 8, 62 0 7") + ribbon("0 -92 8, 4 2 7"),
      colourTones("brown"),
      3,
    ),
    part(oval(0, -96, 13), m.dark, 4),
    part(polygon("-104 -72, -98 -56, -70 -70, -78 -86"), m.dark, 4),
    part(polygon("-80 -92, -68 -66, 18 -108, 4 -138"), m.body, 8),
    part(polygon("2 -146, 20 -106, 84 -138, 62 -182"), m.body, 11, { lift: 0.06 }),
    part(polygon("58 -190, 84 -134, 98 -142, 72 -196"), colourTones("gold"), 6),
    part(polygon("1 -148, 20 -106, 26 -109, 7 -151"), colourTones("gold"), 3),
  ],
});

/** An ironing board with its iron. */
export const ironingBoard: FigureMaker = (m) => ({
  box: { left: -136, right: 136, top: -162, bottom: 3 },
  parts: [
    part(
      ribbon("-70 -92 7, 64 0 7") +
        ribbon("70 -92 7, -64 0 7") +
        ribbon("-78 0 8, -48 0 8") +
        ribbon("48 0 8, 80 0 8"),
      colourTones("grey"),
      3,
    ),
    part("M-132 -98Q-120 -110 -80 -110L132 -110L132 -92L-80 -92Q-120 -92 -132 -98Z", m.body, 6),
    part(Array.from({ length: 7 }, (_, i) => oval(-70 + i * 28, -101, 4)).join(""), m.pale, 1),
    part("M10 -112Q34 -138 58 -140L104 -140Q110 -138 110 -112Z", colourTones("blue"), 8),
    part(ribbon("46 -138 8, 56 -156 8, 98 -154 8, 102 -138 7"), m.dark, 3),
    part(box(8, -116, 112, -109), colourTones("grey"), 2),
  ],
});

/** A jug of clay. */
export const jug: FigureMaker = (m) => {
  const clay = m.body === m.palette.hero ? colourTones("orange") : m.body;
  return {
    box: { left: -62, right: 75, top: -160, bottom: 3 },
    parts: [
      part(ribbon("26 -130 10, 64 -124 10, 68 -88 10, 46 -62 10"), clay, 5, { lift: -0.08 }),
      part(
        "M-30 -148Q-42 -146 -50 -156L34 -150L26 -112Q58 -84 54 -44Q50 -10 30 0L-30 0Q-54 -12 -56 -46Q-58 -84 -26 -112Z",
        clay,
        18,
        { lines: { path: "M-52 -70Q0 -58 52 -70M-54 -56Q0 -44 54 -56", width: 3 } },
      ),
      part(oval(-6, -147, 36, 7), m.dark, 2),
    ],
  };
};

/** Handcuffs. */
export const handcuffs: FigureMaker = (m) => ({
  box: { left: -108, right: 108, top: -92, bottom: 3 },
  parts: [
    part(ring([-58, -42], [39, 39], 13) + ring([58, -42], [39, 39], 13), colourTones("grey"), 5),
    part(box(-34, -64, -10, -34) + box(10, -64, 34, -34), colourTones("grey"), 5, { lift: 0.08 }),
    part(oval(-22, -50, 4) + oval(22, -50, 4), m.dark, 1),
    part(
      ring([-7, -76], [9, 6], 4) +
        ring([7, -80], [9, 6], 4) +
        ribbon("-20 -64 5, -14 -74 5") +
        ribbon("20 -64 5, 14 -76 5"),
      colourTones("grey"),
      2,
      { lift: -0.1 },
    ),
  ],
});

/** A life ring. */
export const lifeRing: FigureMaker = (m) => {
  const sector = (a: number) => ring([0, -66], [48, 48], 34, [a - 0.4, a + 0.4]);
  return {
    box: { left: -70, right: 70, top: -134, bottom: 3 },
    parts: [
      part(ring([0, -66], [66, 66], 4), colourTones("yellow"), 1.5),
      part(ring([0, -66], [48, 48], 33), colourTones("white"), 13),
      part(
        [0.785, 2.356, 3.927, 5.498].map(sector).join(""),
        m.body === m.palette.hero ? colourTones("red") : m.body,
        11,
      ),
    ],
  };
};

/** A surfboard that stands upright. */
export const surfboard: FigureMaker = (m) => ({
  box: { left: -46, right: 46, top: -236, bottom: 3 },
  parts: [
    part("M0 -236Q44 -190 44 -110Q42 -40 20 0Q0 6 -20 0Q-42 -40 -44 -110Q-44 -190 0 -236Z", m.body, 11),
    part("M0 -212Q14 -180 14 -110Q14 -50 6 -12L-6 -12Q-14 -50 -14 -110Q-14 -180 0 -212Z", m.pale, 3),
    part(boxes(1, -43, 0, 86, -96, -86) + boxes(1, -42, 0, 84, -78, -72), colourTones("yellow"), 1),
    part(box(-1.6, -226, 1.6, -8), m.dark, 0.6),
  ],
});
