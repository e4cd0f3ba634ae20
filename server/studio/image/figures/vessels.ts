import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A rowing boat with its oars; the waterline at y = 0. */
export const rowboat: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  return {
    box: { left: -148, right: 146, top: -95, bottom: 16 },
    parts: [
      part(ribbon("26 -84 5, -16 -46 5"), m.pale, 2),
      part("M-140 -54Q-60 -36 0 -36Q60 -36 136 -58L128 -40L-128 -40Z", m.dark, 4),
      part(box(-66, -46, -30, -38) + box(34, -46, 72, -38), m.pale, 2, { lift: -0.05 }),
      part("M-144 -56Q-70 -32 0 -32Q70 -32 142 -62Q134 -8 98 14L-96 14Q-134 -6 -144 -56Z", wood, 13, {
        lines: { path: "M-134 -34Q-66 -12 0 -12Q66 -12 130 -38M-120 -14Q-60 2 0 2Q62 2 116 -16", width: 2.2 },
      }),
      part(ribbon("-145 -57 6, -72 -34 6, 0 -32 6, 72 -35 6, 142 -62 6"), m.pale, 3, { lift: -0.03 }),
      part(oval(8, -36, 6), m.dark, 2),
      part(ribbon("62 -92 6, 8 -36 6, -36 4 6"), m.pale, 2, { lift: 0.02 }),
      part("M-30 -8L-22 2L-62 16Q-76 16 -70 8Z", m.pale, 3),
    ],
  };
};

/** A canoe with a double paddle, on the water. */
export const kayak: FigureMaker = (m) => ({
  box: { left: -156, right: 156, top: -78, bottom: 12 },
  parts: [
    part("M-154 -40Q-80 -22 0 -24Q80 -22 154 -40Q120 8 40 10L-40 10Q-120 8 -154 -40Z", m.body, 12, {
      lines: { path: "M-138 -20Q0 -2 138 -20", width: 2.4, light: true },
    }),
    part(oval(0, -24, 40, 7), m.dark, 2),
    part("M-20 -24Q-18 -50 -6 -50Q4 -48 6 -22Z", m.dark, 4, { lift: 0.1 }),
    part(ribbon("-96 2 5, 96 -70 5"), colourTones("brown"), 2),
    part(
      "M-84 -10Q-122 -12 -128 8Q-118 12 -90 6ZM84 -58Q122 -60 128 -78Q112 -80 86 -68Z",
      colourTones("yellow"),
      4,
    ),
  ],
});

/** An ocean liner with three funnels. */
export const liner: FigureMaker = (m) => {
  const red = m.body === m.palette.hero || m.body === m.trim ? colourTones("red") : m.body;
  const row = (y: number, from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 15) + 1 }, (_, i) => oval(from + i * 15, y, 3.6)).join("");
  return {
    box: { left: -213, right: 206, top: -195, bottom: 14 },
    parts: [
      part(
        oval(-6, -176, 13, 9) + oval(14, -184, 18, 11) + oval(58, -172, 14, 9) + oval(80, -180, 18, 11),
        colourTones("grey"),
        6,
        { lift: 0.18 },
      ),
      part(
        box(-86, -178, -83, -110) + box(140, -150, 143, -70) + ribbon("-84 -176 1, -186 -66 1"),
        m.dark,
        1,
      ),
      part(
        polygon("-62 -104, -54 -158, -26 -158, -28 -104") +
          polygon("6 -104, 14 -158, 42 -158, 40 -104") +
          polygon("74 -104, 82 -158, 110 -158, 108 -104"),
        red,
        7,
      ),
      part(
        polygon("-55 -150, -54 -160, -26 -160, -26 -150") +
          polygon("13 -150, 14 -160, 42 -160, 42 -150") +
          polygon("81 -150, 82 -160, 110 -160, 110 -150"),
        m.dark,
        3,
      ),
      part("M-112 -84L-104 -110L128 -110L128 -84Z", colourTones("white"), 5),
      part("M-134 -58L-128 -86L148 -86L150 -58Z", colourTones("white"), 5, { lift: -0.03 }),
      part(box(-106, -102, -88, -92), colourTones("blue"), 1.4, { lift: 0.1 }),
      part(row(-97, -70, 116) + row(-72, -114, 136), m.gold, 0, { lamp: true }),
      part("M-210 -66Q-170 -58 -130 -58L200 -58Q206 -20 176 12L-168 12Q-192 -20 -210 -66Z", m.dark, 11, {
        lift: 0.05,
      }),
      part(row(-36, -160, 170), m.gold, 0, { lamp: true }),
      part("M-183 -12L196 -12Q190 2 176 12L-168 12Q-176 2 -183 -12Z", red, 4),
      part(ribbon("-211 -66 4, -170 -58 4, -130 -57 4, 200 -58 4"), colourTones("white"), 1.5),
    ],
  };
};
