import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** Pliers, half open. */
export const pliers: FigureMaker = (m) => ({
  box: { left: -54, right: 54, top: -164, bottom: 3 },
  parts: [
    part(ribbon("8 -104 16, -30 -62 17, -38 -6 12"), m.body, 7),
    part("M-6 -96L18 -116L24 -140Q24 -156 8 -163L5 -148L4 -128L-14 -110Z", colourTones("grey"), 6),
    part(ribbon("-8 -104 16, 30 -62 17, 38 -6 12"), m.body, 7, { lift: 0.05 }),
    part("M6 -96L-18 -116L-24 -140Q-24 -156 -8 -163L-5 -148L-4 -128L14 -110Z", colourTones("grey"), 6, {
      lift: 0.06,
      lines: { path: "M-5 -152L-14 -152M-5 -145L-15 -145M-4 -138L-14 -138M-4 -131L-13 -131", width: 1.8 },
    }),
    part(oval(0, -108, 15), colourTones("grey"), 6, { lift: 0.04 }),
    part(oval(0, -108, 6), m.dark, 2),
  ],
});

/** A spanner. */
export const wrench: FigureMaker = (m) => ({
  box: { left: -40, right: 40, top: -176, bottom: 3 },
  parts: [
    part(
      "M-12 -38L-12 -132Q-36 -142 -34 -170L-26 -176L-14 -156L14 -156L26 -176L34 -170Q36 -142 12 -132L12 -38Q30 -30 28 -8Q18 4 0 3Q-18 4 -28 -8Q-30 -30 -12 -38Z",
      m.body === m.palette.hero ? colourTones("grey") : m.body,
      7,
      { lines: { path: "M-5 -48L-5 -122M5 -48L5 -122", width: 1.6 } },
    ),
    part(polygon("-12 -16, 0 -24, 12 -16, 12 -4, 0 3, -12 -4"), m.dark, 2),
  ],
});

/** A screwdriver. */
export const screwdriver: FigureMaker = (m) => ({
  box: { left: -26, right: 26, top: -180, bottom: 3 },
  parts: [
    part("M-5 -84L5 -84L5 -164L8 -180L-8 -180L-5 -164Z", colourTones("grey"), 3),
    part("M-10 -86L10 -86L14 -76Q24 -60 20 -14Q16 2 0 2Q-16 2 -20 -14Q-24 -60 -14 -76Z", m.body, 12, {
      lines: { path: "M-10 -66L-10 -12M0 -66L0 -10M10 -66L10 -12", width: 2.4 },
    }),
    part(box(-11, -92, 11, -82), m.dark, 3),
  ],
});

/** An electric drill. */
export const drill: FigureMaker = (m) => ({
  box: { left: -138, right: 84, top: -144, bottom: 3 },
  parts: [
    part(ribbon("-136 -106 3, -86 -106 7"), colourTones("grey"), 2, {
      lines: { path: "M-128 -112l8 12M-118 -112l8 12M-108 -112l8 12M-98 -112l8 12", width: 2 },
    }),
    part(polygon("-88 -120, -66 -130, -66 -82, -88 -92"), m.dark, 5),
    part("M4 -90L50 -90L66 -22L18 -22Z", m.dark, 7),
    part("M-66 -136L40 -142Q78 -142 80 -112Q80 -82 52 -78L-66 -76Z", m.body, 12, {
      lines: { path: "M34 -126L62 -126M34 -116L64 -116M34 -106L62 -106", width: 3 },
    }),
    part("M-12 -78L6 -78L10 -58Q-6 -58 -12 -78Z", colourTones("red"), 3),
    part(box(6, -26, 82, 0), m.body, 6),
  ],
});

/** A toolbox with tools in it. */
export const toolbox: FigureMaker = (m) => ({
  box: { left: -96, right: 96, top: -132, bottom: 3 },
  parts: [
    part(ribbon("-52 -70 9, -60 -118 9") + box(-84, -130, -36, -110), colourTones("brown"), 4),
    part(box(-86, -132, -34, -112), colourTones("grey"), 4),
    part(ribbon("58 -70 6, 66 -112 6") + oval(67, -118, 13), colourTones("grey"), 3),
    part(ribbon("30 -70 13, 32 -104 14"), colourTones("yellow"), 5),
    part(ribbon("-30 -74 6, -30 -104 7, 0 -110 9, 30 -104 7, 30 -74 6"), m.dark, 3),
    part("M-92 -78L92 -78L92 -8Q92 0 84 0L-84 0Q-92 0 -92 -8Z", m.body, 9),
    part(box(-96, -82, 96, -66), m.body, 5, { lift: 0.08 }),
    part(box(-54, -74, -34, -48) + box(34, -74, 54, -48), colourTones("grey"), 3),
  ],
});

/** A ladder that leans a little. */
export const rungs: FigureMaker = (m) => ({
  box: { left: -46, right: 46, top: -304, bottom: 4 },
  parts: [
    part(
      Array.from({ length: 11 }, (_, i) => box(-38 + i * 0.7, -284 + i * 26, 38 - i * 0.7, -275 + i * 26))
        .toReversed()
        .join(""),
      m.body,
      3,
      { lift: 0.08 },
    ),
    part(ribbon("-36 2 12, -40 -298 11") + ribbon("36 2 12, 40 -298 11"), m.body, 4),
  ],
});

/** A wheelbarrow with a heap of earth. */
export const wheelbarrow: FigureMaker = (m) => ({
  box: { left: -132, right: 144, top: -112, bottom: 3 },
  parts: [
    part("M-70 -84Q-56 -112 -14 -108Q30 -116 56 -84Z", colourTones("brown"), 10),
    part(
      ribbon("-84 -30 7, -10 -38 7, 132 -84 8") + ribbon("40 -50 7, 64 -4 7") + ribbon("20 -44 6, 48 -4 6"),
      colourTones("grey"),
      3,
    ),
    part(ribbon("104 -76 12, 138 -87 12"), m.dark, 4),
    part("M-104 -88L88 -88L52 -36L-46 -30Z", m.body, 10, { lines: { path: "M-96 -78L80 -78", width: 2.4 } }),
    part(ring([-92, -28], [23, 23], 11), m.dark, 4),
    part(oval(-92, -28, 13), colourTones("grey"), 4),
    part(oval(-92, -28, 4), m.dark, 1),
  ],
});

/** A claw hammer. */
export const clawHammer: FigureMaker = (m) => ({
  box: { left: -62, right: 62, top: -172, bottom: 3 },
  parts: [
    part("M-11 -140L11 -140L13 -60Q18 -26 13 2L-13 2Q-18 -26 -13 -60Z", colourTones("brown"), 8),
    part("M-16 -60Q-20 -26 -14 3L14 3Q20 -26 16 -60Z", m.dark, 6),
    part(
      "M-60 -172L-36 -172L-34 -164L16 -164Q44 -162 62 -132Q36 -146 14 -138L-34 -140L-36 -132L-60 -132Z",
      m.body,
      8,
    ),
    part(box(-14, -168, 14, -132), m.body, 4, { lift: 0.08 }),
  ],
});
