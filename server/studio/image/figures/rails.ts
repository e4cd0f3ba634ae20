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

const arched = (left: number, width: number, top: number, bottom: number) =>
  `M${left} ${bottom}L${left} ${top + 7}Q${left + width / 2} ${top - 5} ${left + width} ${top + 7}L${left + width} ${bottom}Z`;

/** A tram with open platforms on its rails, under its wire. */
export const tram: FigureMaker = (m) => ({
  box: { left: -166, right: 166, top: -190, bottom: 8 },
  parts: [
    part(ribbon("-164 -188 2.4, 164 -188 2.4"), m.dark, 0.5),
    part(ribbon("-34 -142 4, 20 -166 4, -24 -186 4", 1) + ribbon("-44 -186 4, -2 -186 4"), m.dark, 1),
    part(`${box(-164, -1, 164, 5)}`, colourTones("grey"), 2),
    part(row([-150, -108, -66, -24, 18, 60, 102, 140], 20, 4, 9), m.dark, 1),
    part(`${oval(-58, -13, 13)}${oval(-26, -13, 13)}${oval(26, -13, 13)}${oval(58, -13, 13)}`, m.dark, 5),
    part(box(-96, -24, 96, -13), m.dark, 2),
    part(
      polygon("-150 -28, -118 -28, -118 -16, -146 -16") + polygon("150 -28, 118 -28, 118 -16, 146 -16"),
      m.dark,
      2,
    ),
    part("M-140 -28L-144 -60L-140 -120L140 -120L144 -60L140 -28Z", m.pale, 8),
    part("M-142 -28L-146 -68Q-60 -64 0 -64Q60 -64 146 -68L142 -28Z", m.body, 10),
    part(box(-143, -70, 143, -65), m.gold, 1.5),
    part([-94, -56, -18, 20, 58].map((x) => arched(x, 32, -112, -76)).join(""), m.gold, 0, { lamp: true }),
    part([-136, 106].map((x) => arched(x, 30, -112, -36)).join(""), m.dark, 2, { lift: 0.1 }),
    part([-132, 110].map((x) => arched(x, 22, -108, -74)).join(""), m.gold, 0, { lamp: true }),
    part("M-154 -118Q-148 -134 -126 -136L126 -136Q148 -134 154 -118Q0 -124 -154 -118Z", m.body, 6, {
      lift: -0.06,
    }),
    part("M-104 -135Q-98 -148 -86 -148L86 -148Q98 -148 104 -135Z", m.pale, 4),
    part(row([-84, -56, -28, 0, 28, 56], 20, -145, -138), m.dark, 0.6, { lift: 0.16 }),
    part(box(-24, -60, 24, -36), m.pale, 1.5, {
      lines: { path: "M-9 -54L9 -54L-2 -41", width: 3 },
    }),
    part(oval(-145, -50, 7, 9), [m.palette.lamp], 0, { lit: m.palette.lamp }),
  ],
});
