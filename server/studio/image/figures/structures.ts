import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

export const phoneBooth: FigureMaker = (m) => {
  const panes = [-34, -10, 14]
    .flatMap((x) => [-166, -136, -106, -76].map((y) => box(x, y, x + 20, y + 24)))
    .join("");
  return {
    box: { left: -56, right: 56, top: -246, bottom: 3 },
    parts: [
      part(box(-54, -10, 54, 0), m.dark, 3),
      part(box(-48, -216, 48, -8), m.body, 6),
      part("M-52 -214Q-48 -244 0 -244Q48 -244 52 -214Z", m.body, 8, { lift: 0.06 }),
      part(box(-40, -206, 40, -184), m.pale, 2),
      part(ribbon("-14 -196 6, 0 -199 5, 14 -196 6"), m.dark, 1),
      part(panes, m.gold, 0, { lamp: true }),
      part(box(-34, -44, 34, -18), m.body, 3, { lift: -0.1 }),
    ],
  };
};

/** A block of flats with lit windows. */
export const building: FigureMaker = (m) => {
  const cells = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [-64, -32, 0, 32].map((x) => ({ x: x + 4, y: -296 + row * 42, on: (row * 7 + x) % 3 !== 0 })),
  );
  const panes = (on: boolean) =>
    cells
      .filter((cell) => cell.on === on)
      .map(({ x, y }) => box(x, y, x + 22, y + 26))
      .join("");
  return {
    box: { left: -80, right: 80, top: -336, bottom: 3 },
    parts: [
      part(box(-74, -314, 74, 0), m.body, 6),
      part(box(-80, -322, 80, -310) + box(-30, -336, 0, -318), m.trim, 3),
      part(panes(true), m.gold, 0, { lamp: true }),
      part(panes(false), m.dark, 2),
      part(box(-16, -44, 16, 0), m.trim, 3, { lift: -0.06 }),
      part(box(-24, -52, 24, -44), m.trim, 2),
    ],
  };
};

/** A hut of boards. */
export const hut: FigureMaker = (m) => ({
  box: { left: -107, right: 107, top: -171, bottom: 3 },
  parts: [
    part(box(-82, -108, 82, 0), m.body, 5, {
      lines: {
        path: "M-60 -106L-60 -2M-38 -106L-38 -2M-16 -106L-16 -2M44 -106L44 -2M64 -106L64 -2",
        width: 2.4,
      },
    }),
    part(polygon("-84 -106, 84 -106, 0 -160"), m.body, 4, { lift: -0.06 }),
    part(ribbon("-100 -98 14, 0 -164 14, 100 -98 14", 2), colourTones("grey"), 5),
    part(box(2, -84, 38, 0), m.dark, 3, { lift: 0.1, lines: { path: "M4 -82L36 -4M36 -82L4 -4", width: 2 } }),
    part(box(-58, -82, -22, -50), m.gold, 0, { lamp: true }),
    part(`${box(-42, -84, -38, -48)}${box(-60, -68, -20, -64)}`, m.dark, 1),
  ],
});

/** A bus stop with its shelter and sign. */
export const busStop: FigureMaker = (m) => ({
  box: { left: -124, right: 132, top: -212, bottom: 3 },
  parts: [
    part(box(-104, -164, 66, -34), m.pale, 2, { lift: -0.04 }),
    part(`${box(-110, -176, -102, 0)}${box(62, -176, 70, 0)}`, m.dark, 3),
    part(box(-120, -186, 82, -172), m.body, 4),
    part(`${box(-84, -54, 44, -42)}${box(-76, -42, -68, 0)}${box(28, -42, 36, 0)}`, colourTones("brown"), 3),
    part(box(106, -170, 113, 0), m.dark, 2),
    part(oval(110, -188, 22), colourTones("yellow"), 4),
    part(box(97, -198, 123, -180), colourTones("blue"), 2),
    part(`${box(100, -195, 108, -187)}${box(112, -195, 120, -187)}`, m.pale, 1),
    part(`${oval(103, -179, 3)}${oval(117, -179, 3)}`, m.dark, 1),
  ],
});

/** A castle with two towers and a gate. */
export const castle: FigureMaker = (m) => {
  const teeth = (from: number, to: number, y: number) =>
    Array.from({ length: Math.floor((to - from) / 20) + 1 }, (_, i) =>
      box(from + i * 20, y - 14, from + i * 20 + 11, y),
    ).join("");
  return {
    box: { left: -162, right: 162, top: -312, bottom: 3 },
    parts: [
      part(box(-34, -214, 34, -60) + teeth(-34, 24, -214), m.body, 6, { lift: -0.1 }),
      part(polygon("-40 -226, 40 -226, 0 -290"), m.trim, 6),
      part(box(-112, -126, 112, 0) + teeth(-108, 96, -126), m.body, 7, { lift: -0.03 }),
      part(
        `${box(-152, -184, -92, 0)}${box(92, -184, 152, 0)}${box(-158, -196, -86, -180)}${box(86, -196, 158, -180)}`,
        m.body,
        9,
      ),
      part(polygon("-162 -196, -82 -196, -122 -266") + polygon("82 -196, 162 -196, 122 -266"), m.trim, 7),
      part("M-28 0L-28 -54Q-28 -82 0 -84Q28 -82 28 -54L28 0Z", m.dark, 3),
      part(
        `M-130 -118L-130 -146Q-122 -158 -114 -146L-114 -118ZM114 -118L114 -146Q122 -158 130 -146L130 -118ZM-8 -150L-8 -178Q0 -190 8 -178L8 -150Z`,
        m.gold,
        0,
        { lamp: true },
      ),
      part(`${box(-1, -312, 1, -288)}${polygon("1 -312, 24 -304, 1 -296")}`, colourTones("red"), 1),
    ],
  };
};

/** A roundabout with horses under a striped roof. */
export const carousel: FigureMaker = (m) => {
  const pony = (x: number, y: number) =>
    `${ribbon(`${x - 16} ${y - 30} 20, ${x + 6} ${y - 29} 22, ${x + 18} ${y - 30} 18`)}${ribbon(`${x - 18} ${y - 36} 16, ${x - 26} ${y - 56} 12, ${x - 38} ${y - 52} 9`)}${ribbon(`${x - 16} ${y - 24} 8, ${x - 26} ${y - 10} 6, ${x - 18} ${y - 2} 6`)}${ribbon(`${x + 16} ${y - 24} 9, ${x + 22} ${y - 10} 6, ${x + 30} ${y - 4} 6`)}`;
  const roof = [-2, -1, 0, 1].map((i) =>
    polygon([
      [i * 64, -196],
      [i * 64 + 32, -196],
      [i * 8 + 4, -268],
      [i * 8, -268],
    ]),
  );
  const bulbs = Array.from({ length: 11 }, (_, i) => oval(-120 + i * 24, -188, 4)).join("");
  return {
    box: { left: -136, right: 136, top: -298, bottom: 3 },
    parts: [
      part(box(-124, -24, 124, 0), m.trim, 6),
      part(box(-132, -34, 132, -22), colourTones("gold"), 4),
      part(box(-22, -196, 22, -34), m.trim, 8, { lift: -0.08 }),
      part(
        `${box(-82, -196, -78, -34)}${box(78, -196, 82, -34)}${box(-2, -196, 2, -34)}`,
        colourTones("gold"),
        1.5,
      ),
      part(pony(-80, -62), m.pale, 7),
      part(pony(80, -80), m.body, 7),
      part(pony(4, -44), colourTones("white"), 7, { lift: 0.06 }),
      part(polygon("-134 -196, 134 -196, 16 -270, -16 -270"), m.body, 8),
      part(roof.join(""), m.pale, 4),
      part(box(-136, -200, 136, -178), m.trim, 5),
      part(bulbs, [m.palette.lamp], 0, { lit: m.palette.lamp }),
      part(`${oval(0, -276, 9)}${polygon("0 -298, 22 -290, 0 -284")}`, colourTones("gold"), 3),
    ],
  };
};

/** A stone tower with battlements. */
export const keep: FigureMaker = (m) => {
  const courses = Array.from({ length: 10 }, (_, i) => {
    const y = -26 - i * 26;
    const joint = i % 2 === 0 ? "M-20 0v-26M20 0v-26" : "M0 0v-26M-36 0v-26M36 0v-26";
    return `M-52 ${y}L52 ${y}${joint.replaceAll(" 0v", ` ${y + 26}v`)}`;
  }).join("");
  return {
    box: { left: -70, right: 70, top: -326, bottom: 3 },
    parts: [
      part(polygon("-50 -284, 50 -284, 58 0, -58 0"), m.body, 14, { lines: { path: courses, width: 1.2 } }),
      part([-62, -34, -6, 22, 50].map((x) => box(x - 6, -322, x + 12, -296)).join(""), m.body, 3),
      part(box(-68, -304, 68, -280), m.body, 5, { lift: 0.05 }),
      part(
        "M-12 -210L-12 -234Q0 -250 12 -234L12 -210ZM-12 -130L-12 -154Q0 -170 12 -154L12 -130Z",
        m.gold,
        0,
        {
          lamp: true,
        },
      ),
      part("M-22 0L-22 -44Q0 -72 22 -44L22 0Z", m.dark, 3),
    ],
  };
};

/** A picket fence. */
export const fence: FigureMaker = (m) => ({
  box: { left: -150, right: 150, top: -104, bottom: 3 },
  parts: [
    part(`${box(-148, -76, 148, -64)}${box(-148, -34, 148, -22)}`, m.body, 3, { lift: -0.1 }),
    part(
      Array.from({ length: 10 }, (_, i) => {
        const x = -134 + i * 30;
        return polygon(`${x - 10} 0, ${x - 10} -86, ${x} -102, ${x + 10} -86, ${x + 10} 0`);
      }).join(""),
      m.body,
      4,
    ),
  ],
});
