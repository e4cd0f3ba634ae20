import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

const row = (lefts: readonly number[], width: number, top: number, bottom: number) =>
  lefts.map((left) => box(left, top, left + width, bottom)).join("");

/** A carriage of an underground railway, with its M. */
export const metro: FigureMaker = (m) => ({
  box: { left: -172, right: 172, top: -104, bottom: 3 },
  parts: [
    part(row([-128, -84, 66, 110], 24, -16, 0), m.dark, 4),
    part("M-172 -12L-170 -50Q-162 -92 -132 -94L172 -94L172 -12Z", m.pale, 10),
    part(polygon("-128 -103, 160 -103, 168 -92, -138 -92"), m.dark, 3),
    part("M-171 -34L172 -34L172 -22L-172 -22Z", m.body, 2),
    part("M-160 -46Q-154 -80 -138 -82L-132 -82L-132 -46Z", m.gold, 0, { lamp: true }),
    part(row([-54, -32, 76, 98], 20, -82, -16), m.body, 3, { lift: 0.06 }),
    part(row([-50, -28, 80, 102], 12, -76, -48), m.gold, 0, { lamp: true }),
    part(row([-120, -88, 26, 130], 26, -80, -46), m.gold, 0, { lamp: true }),
    part(oval(6, -58, 17), colourTones("red"), 4),
    part(
      ribbon("-7 -48 4, -7 -68 4", 1) +
        polygon("-9 -69, -5 -69, 5 -54, 3 -50") +
        polygon("13 -69, 17 -69, 5 -50, 2 -54") +
        ribbon("15 -48 4, 15 -68 4", 1),
      colourTones("white"),
      1,
      { lift: 0.2 },
    ),
    part(oval(-164, -26, 5), [m.palette.lamp], 0, { lit: m.palette.lamp }),
  ],
});

/** A tram under its wire. */
export const tram: FigureMaker = (m) => ({
  box: { left: -128, right: 128, top: -166, bottom: 3 },
  parts: [
    part(ribbon("-128 -164 2, 128 -164 2"), m.dark, 0.5),
    part(ribbon("-14 -122 3, 16 -142 3, -10 -162 3", 1) + ribbon("-26 -162 3, 8 -162 3"), m.dark, 1),
    part(`${oval(-62, -12, 14)}${oval(62, -12, 14)}`, m.dark, 5),
    part(box(-96, -18, 96, -8), m.dark, 2),
    part("M-122 -16L-126 -58Q-124 -108 -106 -110L106 -110Q124 -108 126 -58L122 -16Z", m.body, 11),
    part("M-110 -108Q-104 -122 -92 -122L92 -122Q104 -122 110 -108Z", m.pale, 5),
    part(box(-125, -54, 125, -47), m.pale, 2),
    part(row([-110, -36, -2, 32, 84], 26, -98, -60), m.gold, 0, { lamp: true }),
    part(row([-76, 62], 26, -100, -18), m.pale, 3, { lift: 0.04 }),
    part(row([-72, 66], 18, -94, -52), m.gold, 0, { lamp: true }),
    part(oval(-118, -36, 6), [m.palette.lamp], 0, { lit: m.palette.lamp }),
  ],
});
