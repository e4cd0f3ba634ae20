import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A ring as one band, since outlines have no holes. */
const ring = (x: number, y: number, radius: number, width: number) =>
  ribbon(
    Array.from({ length: 13 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius, width] as const;
    }),
    5,
  );

export const wheelchair: FigureMaker = (m) => ({
  box: { left: -74, right: 82, top: -150, bottom: 3 },
  parts: [
    part(ribbon("52 -146 7, 66 -146 7") + ribbon("46 -142 6, 40 -66 6"), m.dark, 2),
    part(blob("34 -136, 46 -136, 40 -64, 26 -64"), m.body, 5),
    part(box(-34, -74, 36, -60), m.body, 5),
    part(
      ribbon("-34 -66 6, -46 -26 6, -66 -16 6") +
        ribbon("-30 -96 7, 34 -98 7") +
        ribbon("-26 -94 4, -26 -72 4"),
      colourTones("grey"),
      2,
    ),
    part(ring(18, -48, 44, 7), m.dark, 3),
    part(
      [0, 1, 2, 3]
        .map((i) => {
          const a = (i * Math.PI) / 4;
          return ribbon([
            [18 - Math.cos(a) * 42, -48 - Math.sin(a) * 42, 2],
            [18 + Math.cos(a) * 42, -48 + Math.sin(a) * 42, 2],
          ]);
        })
        .join(""),
      colourTones("grey"),
      0.8,
    ),
    part(ring(-44, -13, 11, 6), m.dark, 2),
  ],
});

/** A pram with its hood. */
export const pram: FigureMaker = (m) => ({
  box: { left: -102, right: 84, top: -156, bottom: 3 },
  parts: [
    part(ribbon("-56 -88 6, -84 -122 6, -98 -124 7"), m.dark, 2),
    part("M0 -88L0 -154Q70 -150 78 -88Z", m.body, 10, {
      lift: -0.1,
      lines: { path: "M0 -88L26 -148M0 -88L56 -128", width: 2 },
    }),
    part("M-66 -90L78 -90Q74 -44 30 -40L-18 -40Q-58 -44 -66 -90Z", m.body, 13),
    part(box(-70, -96, 80, -86), m.pale, 3),
    part(ribbon("-22 -40 5, 30 -22 5") + ribbon("34 -40 5, -28 -22 5"), colourTones("grey"), 1.5),
    part(ring(-34, -22, 19, 5) + ring(40, -22, 19, 5), m.dark, 2),
    part(`${oval(-34, -22, 5)}${oval(40, -22, 5)}`, m.gold, 2),
  ],
});

/** A steering wheel. */
export const steeringWheel: FigureMaker = (m) => ({
  box: { left: -74, right: 74, top: -148, bottom: 2 },
  parts: [
    part(
      `${ribbon("-60 -80 13, 0 -70 18, 60 -80 13")}${ribbon("0 -66 18, 0 -16 13")}`,
      colourTones("grey"),
      5,
    ),
    part(ring(0, -73, 64, 15), m.body, 7),
    part(oval(0, -72, 20), m.dark, 8),
    part(oval(0, -72, 8), m.gold, 3),
  ],
});

/** A letter box on its pole, with the flag up. */
export const mailbox: FigureMaker = (m) => ({
  box: { left: -72, right: 76, top: -168, bottom: 3 },
  parts: [
    part(box(-6, -92, 8, 0), colourTones("brown"), 3),
    part("M-62 -88L-62 -118Q-62 -146 -36 -148L42 -148Q70 -146 70 -118L70 -88Z", m.body, 10),
    part("M-62 -88L-62 -118Q-60 -146 -36 -146Q-12 -146 -12 -118L-12 -88Z", m.dark, 3),
    part(polygon("-72 -120, -20 -128, -16 -100, -66 -94"), m.pale, 2),
    part(polygon("-70 -118, -20 -127, -40 -108"), m.pale, 1, { lift: -0.14 }),
    part(`${box(34, -166, 38, -116)}${box(34, -168, 60, -152)}`, colourTones("yellow"), 1.6),
  ],
});
