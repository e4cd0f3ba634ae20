import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A stethoscope. */
export const stethoscope: FigureMaker = (m) => ({
  box: { left: -66, right: 77, top: -176, bottom: 3 },
  parts: [
    part(
      ribbon("-50 -166 6, -46 -120 6, -24 -92 6, -8 -84 6") +
        ribbon("34 -166 6, 30 -120 6, 8 -92 6, -8 -84 6"),
      colourTones("grey"),
      3,
    ),
    part(oval(-51, -168, 6, 8) + oval(35, -168, 6, 8), m.dark, 3),
    part(
      ribbon("-8 -86 9, -10 -40 9, 8 -8 9, 38 -6 9, 56 -30 9, 56 -60 9"),
      m.body === m.palette.hero ? colourTones("blue") : m.body,
      4,
    ),
    part(oval(56, -72, 21), colourTones("grey"), 6),
    part(oval(56, -72, 13), m.pale, 3),
  ],
});

/** A microscope. */
export const microscope: FigureMaker = (m) => ({
  box: { left: -68, right: 70, top: -180, bottom: 3 },
  parts: [
    part("M-62 0L-62 -10Q-60 -18 -48 -18L50 -18Q62 -18 62 -8L62 0Z", m.dark, 5, { lift: 0.08 }),
    part(
      ribbon("24 -14 19, 56 -44 18, 58 -84 18, 38 -112 18, 14 -128 18"),
      m.body === m.palette.hero ? colourTones("white") : m.body,
      6,
    ),
    part(box(-50, -52, 54, -42), m.dark, 4, { lift: 0.1 }),
    part(box(-36, -56, -2, -51), colourTones("blue"), 1, { lift: 0.2 }),
    part(polygon("-22 -82, -4 -90, 0 -66, -14 -60"), colourTones("grey"), 4),
    part(
      polygon("-26 -90, 6 -106, 40 -152, 14 -164, -14 -134"),
      m.body === m.palette.hero ? colourTones("white") : m.body,
      8,
      { lift: 0.05 },
    ),
    part(polygon("16 -168, 44 -154, 52 -168, 26 -180"), m.dark, 4),
    part(oval(50, -62, 11), m.dark, 4, { lift: 0.14 }),
  ],
});

/** A garden rake. */
export const rake: FigureMaker = (m) => ({
  box: { left: -52, right: 52, top: -210, bottom: 3 },
  parts: [
    part(ribbon("0 -206 8, 0 -30 8"), colourTones("brown"), 3),
    part(
      ribbon("0 -40 7, -20 -26 6") + ribbon("0 -40 7, 20 -26 6") + box(-48, -30, 48, -20),
      m.body === m.palette.hero ? colourTones("grey") : m.body,
      3,
    ),
    part(
      Array.from({ length: 8 }, (_, i) =>
        polygon([
          [-48 + i * 13, -24],
          [-43 + i * 13, -24],
          [-46 + i * 13, 2],
        ]),
      ).join(""),
      m.body === m.palette.hero ? colourTones("grey") : m.body,
      2,
    ),
  ],
});

/** A bow with its arrow. */
export const bow: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -206, bottom: 3 },
  parts: [
    part(ribbon("-20 -200 1.6, 46 -102 1.6, -20 -4 1.6", 1), m.pale, 0.5),
    part(
      ribbon("-20 -204 5, -24 -186 7, -60 -140 9, -66 -102 11, -60 -64 9, -24 -18 7, -20 0 5"),
      colourTones("brown"),
      4,
    ),
    part(ribbon("-66 -116 14, -66 -88 14"), m.dark, 4),
    part(ribbon("-70 -102 4, 46 -102 4"), colourTones("gold"), 1),
    part(polygon("-84 -102, -62 -112, -66 -102, -62 -92"), colourTones("grey"), 3),
    part(
      polygon("30 -102, 44 -114, 62 -114, 48 -102") + polygon("30 -102, 44 -90, 62 -90, 48 -102"),
      colourTones("red"),
      2,
    ),
  ],
});

/** A cable car on its rope. */
export const cableCar: FigureMaker = (m) => ({
  box: { left: -142, right: 142, top: -178, bottom: 3 },
  parts: [
    part(ribbon("-140 -150 4, 140 -176 4"), m.dark, 1),
    part(box(-22, -170, 22, -160) + oval(-16, -166, 8) + oval(16, -168, 8), m.dark, 3, { lift: 0.1 }),
    part(ribbon("0 -160 9, 0 -118 9"), m.dark, 3),
    part(
      "M-76 -122L76 -122Q94 -118 98 -84L92 -20Q88 0 70 0L-70 0Q-88 0 -92 -20L-98 -84Q-94 -118 -76 -122Z",
      m.body,
      13,
    ),
    part(boxes(3, -82, 56, 50, -104, -52), m.gold, 0, { lamp: true }),
    part(box(-94, -40, 94, -32), m.pale, 1.5),
  ],
});

/** A cigarette that burns. */
export const cigarette: FigureMaker = () => ({
  box: { left: -112, right: 100, top: -106, bottom: 3 },
  parts: [
    part(ribbon("-98 -30 4, -106 -52 7, -90 -70 8, -104 -88 6, -96 -104 3"), colourTones("grey"), 4, {
      lift: 0.2,
    }),
    part(polygon("-86 -28, -86 -8, 36 -8, 36 -28"), colourTones("white"), 7),
    part(polygon("36 -28, 36 -8, 98 -8, 98 -28"), colourTones("orange"), 7, {
      lines: { path: "M50 -22l2 0M62 -14l2 0M74 -24l2 0M84 -15l2 0", width: 3 },
    }),
    part(blob("-88 -29, -100 -24, -104 -16, -98 -8, -86 -7"), colourTones("red"), 0, {
      lit: colourTones("orange")[0]!,
    }),
    part(box(-90, -28, -82, -8), colourTones("grey"), 2),
  ],
});

/** Beads for prayers. */
export const beads: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  const loop = Array.from({ length: 21 }, (_, i) => {
    const a = Math.PI * 0.5 + ((i + 0.5) / 21) * Math.PI * 2;
    return oval(Math.cos(a) * 54, -98 + Math.sin(a) * 52, 8);
  });
  return {
    box: { left: -66, right: 66, top: -162, bottom: 3 },
    parts: [
      part(ring([0, -98], [54, 52], 2), m.dark, 0.5),
      part(loop.join(""), wood, 5),
      part(oval(0, -38, 8, 14), colourTones("gold"), 4),
      part(
        ribbon("0 -24 8, -4 -8 9, -8 0 5") + ribbon("0 -24 8, 4 -8 9, 8 0 5") + ribbon("0 -24 8, 0 0 8"),
        colourTones("red"),
        2,
      ),
    ],
  };
};
