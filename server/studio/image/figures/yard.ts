import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A coiled garden hose from which water runs. */
export const hose: FigureMaker = (m) => {
  const water = colourTones("blue");
  return {
    box: { left: -128, right: 92, top: -166, bottom: 10 },
    parts: [
      part(
        ribbon("-8 -138 4, -48 -156 6, -92 -140 6, -118 -96 4") +
          ribbon("-8 -136 4, -46 -142 6, -80 -116 6, -98 -72 4") +
          ribbon("-8 -134 4, -42 -130 6, -66 -100 5, -76 -70 3"),
        water,
        3,
        { lift: 0.2 },
      ),
      part(`${oval(-122, -74, 5, 8)}${oval(-104, -50, 5, 8)}${oval(-82, -50, 4, 7)}`, water, 3, {
        lift: 0.2,
      }),
      ...[0, 1, 2, 3].map((i) => part(ring([4, -14 - i * 13], [78 - i * 5, 17 - i], 14), m.body, 6)),
      part(ribbon("66 -54 13, 84 -84 13, 74 -120 13, 46 -134 13, 18 -134 13"), m.body, 6),
      part(ribbon("24 -134 15, 4 -135 13, -8 -136 20"), colourTones("orange"), 5),
    ],
  };
};

/** A scarecrow on its pole. */
export const scarecrow: FigureMaker = (m) => {
  const straw = colourTones("gold");
  const tuft = (x: number, y: number, dx: number, dy: number) =>
    [-0.7, -0.3, 0.1, 0.5, 0.9]
      .map((k) =>
        ribbon([
          [x, y, 5],
          [x + dx + k * dy, y + dy - k * dx, 2],
        ]),
      )
      .join("");
  return {
    box: { left: -128, right: 129, top: -226, bottom: 3 },
    parts: [
      part(box(-5, -60, 5, 0), colourTones("brown"), 3),
      part(
        tuft(-98, -119, -26, 4) + tuft(98, -119, 26, 4) + tuft(-18, -16, -3, 18) + tuft(18, -16, 3, 18),
        straw,
        1.5,
      ),
      part(polygon("-32 -60, 32 -60, 30 -14, 8 -14, 0 -42, -8 -14, -30 -14"), colourTones("blue"), 6),
      part(
        polygon("-102 -134, 102 -134, 102 -106, 38 -102, 34 -54, -34 -54, -38 -102, -102 -106"),
        m.body,
        7,
        {
          lines: {
            path: "M-80 -140L-80 -100M-56 -140L-56 -100M-24 -134L-24 -54M0 -134L0 -54M24 -134L24 -54M56 -140L56 -100M80 -140L80 -100M-104 -120L104 -120M-36 -88L36 -88M-36 -70L36 -70",
            width: 2,
          },
        },
      ),
      part(tuft(-22, -166, -18, 14) + tuft(22, -166, 18, 14), straw, 1.5),
      part(oval(0, -160, 27, 29), colourTones("yellow"), 12, {
        lift: -0.12,
        lines: { path: "M-14 -148Q0 -138 14 -148M-9 -150L-9 -142M0 -147L0 -139M9 -150L9 -142", width: 2 },
      }),
      part(`${oval(-10, -166, 4)}${oval(10, -166, 4)}${polygon("0 -162, 4 -154, -4 -154")}`, m.dark, 1),
      part(polygon("-26 -182, -14 -218, 10 -226, 24 -182"), colourTones("brown"), 7),
      part(ribbon("-52 -176 8, 0 -187 11, 52 -176 8"), colourTones("brown"), 4, { lift: 0.06 }),
    ],
  };
};

/** A lawn mower in cut grass. */
export const lawnMower: FigureMaker = (m) => ({
  box: { left: -103, right: 150, top: -166, bottom: 3 },
  parts: [
    part(ribbon("34 -44 7, 118 -150 7, 142 -158 7") + ribbon("52 -44 6, 122 -132 6"), m.dark, 3),
    part(box(-38, -92, 28, -54), m.dark, 6),
    part(`${oval(-5, -94, 28, 9)}`, colourTones("grey"), 4),
    part("M-92 -14L-84 -46Q-30 -66 56 -54L72 -14Z", m.body, 12),
    part(`${oval(-66, -18, 20)}${oval(58, -22, 24)}`, m.dark, 8),
    part(`${oval(-66, -18, 9)}${oval(58, -22, 11)}`, colourTones("grey"), 4),
    part(
      [-98, -86, -40, -26, -12, 4, 18, 92, 108, 122]
        .map((x, i) => ribbon(`${x} 2 6, ${x - 4 + (i % 3) * 4} ${-16 - (i % 2) * 8} 2`))
        .join(""),
      colourTones("green"),
      2,
    ),
  ],
});

/** A hammock between two posts. */
export const hammock: FigureMaker = (m) => ({
  box: { left: -168, right: 168, top: -176, bottom: 3 },
  parts: [
    part(`${box(-164, -172, -150, 0)}${box(150, -172, 164, 0)}`, colourTones("brown"), 5),
    part(
      ribbon("-156 -140 3, -112 -106 2") +
        ribbon("-156 -140 3, -118 -92 2") +
        ribbon("156 -140 3, 112 -106 2") +
        ribbon("156 -140 3, 118 -92 2"),
      m.dark,
      1,
    ),
    part("M-118 -114Q0 -44 118 -114L114 -98Q0 -26 -114 -98Z", m.body, 4, { lift: -0.16 }),
    part("M-120 -108Q0 40 120 -108Q100 -64 0 -58Q-100 -64 -120 -108Z", m.body, 9, {
      lines: {
        path: "M-84 -84L-74 -56M-60 -72L-52 -38M-34 -66L-28 -28M-8 -64L-6 -24M18 -64L16 -24M44 -68L38 -32M70 -78L62 -46",
        width: 7,
        light: true,
      },
    }),
  ],
});

/** A dustbin with its lid. */
export const trashCan: FigureMaker = (m) => ({
  box: { left: -59, right: 59, top: -147, bottom: 3 },
  parts: [
    part(ring([0, -134], [13, 10], 5, [Math.PI, Math.PI * 2]), m.dark, 2),
    part(polygon("-46 -112, 46 -112, 36 0, -36 0"), m.body, 14, {
      lines: { path: "M-30 -104L-24 -6M-11 -104L-9 -6M11 -104L9 -6M30 -104L24 -6", width: 4 },
    }),
    part("M-54 -112Q-50 -132 0 -134Q50 -132 54 -112Z", m.body, 7, { lift: 0.06 }),
    part(ribbon("-54 -112 9, 54 -112 9"), m.body, 4, { lift: 0.1 }),
  ],
});

/** A filled bin bag, tied above. */
export const trashBag: FigureMaker = (m) => ({
  box: { left: -64, right: 64, top: -138, bottom: 3 },
  parts: [
    part(polygon("-6 -106, -26 -136, -6 -128, 2 -138, 10 -128, 28 -134, 8 -106"), m.body, 4, { lift: 0.1 }),
    part(blob("0 -110, 28 -96, 56 -58, 60 -20, 44 0, -44 0, -60 -20, -56 -58, -28 -96"), m.body, 26, {
      lines: {
        path: "M-4 -104Q-30 -70 -36 -34M0 -104L-6 -60M6 -104Q28 -76 38 -30M10 -100Q34 -86 46 -62",
        width: 2.4,
        light: true,
      },
    }),
    part(ribbon("-10 -108 8, 12 -108 8"), colourTones("yellow"), 3),
  ],
});

/** A puddle of mud. */
export const mud: FigureMaker = (m) => ({
  box: { left: -156, right: 156, top: -64, bottom: 3 },
  parts: [
    part(
      blob(
        "-150 -18, -120 -40, -70 -44, -20 -58, 40 -52, 96 -46, 140 -30, 150 -12, 100 -2, 30 0, -50 -2, -120 -4",
      ),
      m.body,
      10,
    ),
    part(blob("-96 -22, -50 -34, 10 -40, 70 -36, 96 -24, 50 -14, -30 -12"), m.body, 5, { lift: -0.14 }),
    part(`${oval(-40, -28, 17, 5)}${oval(30, -30, 20, 5)}`, m.body, 2, { lift: 0.24 }),
    part(`${oval(-134, -54, 9, 6)}${oval(116, -58, 8, 5)}${oval(-88, -58, 6, 4)}`, m.body, 4),
  ],
});

/** A heap of sand. */
export const sand: FigureMaker = (m) => ({
  box: { left: -130, right: 130, top: -96, bottom: 3 },
  parts: [
    part(blob("-126 0, -84 -26, -44 -66, -8 -84, 26 -70, 66 -36, 124 0, 60 2, -60 2"), m.body, 24, {
      lines: {
        path: "M-60 -36Q-40 -52 -20 -58M10 -60Q30 -48 44 -34M-86 -14Q-60 -24 -40 -22M20 -26Q50 -18 80 -12",
        width: 2,
      },
    }),
    part(`${oval(-98, -2, 12, 5)}${oval(104, -2, 14, 5)}`, m.body, 4),
  ],
});
