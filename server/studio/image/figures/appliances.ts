import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A vending machine with bottles and tins behind glass. */
export const vendingMachine: FigureMaker = (m) => {
  const row = (y: number, colours: readonly Parameters<typeof colourTones>[0][]) =>
    colours.map((colour, i) =>
      part(
        `M${-60 + i * 25} ${y}L${-60 + i * 25} ${y - 20}Q${-56 + i * 25} ${y - 24} ${-55 + i * 25} ${y - 32}L${-47 + i * 25} ${y - 32}Q${-46 + i * 25} ${y - 24} ${-42 + i * 25} ${y - 20}L${-42 + i * 25} ${y}Z`,
        colourTones(colour),
        4,
      ),
    );
  return {
    box: { left: -84, right: 84, top: -246, bottom: 3 },
    parts: [
      part(box(-76, -8, -60, 0) + box(60, -8, 76, 0), m.dark, 2),
      part("M-76 -246L76 -246Q84 -246 84 -238L84 -6L-84 -6L-84 -238Q-84 -246 -76 -246Z", m.body, 8),
      part(box(-74, -238, 74, -214), m.pale, 3, { lines: { path: "M-40 -226L40 -226", width: 8 } }),
      part(box(-70, -206, 42, -58), m.dark, 3),
      part(box(-66, -202, 38, -62), [m.palette.lamp, ...m.pale], 0, { lamp: true }),
      part(
        box(-66, -160, 38, -156) + box(-66, -112, 38, -108) + box(-66, -64, 38, -60),
        colourTones("grey"),
        1,
      ),
      ...row(-160, ["red", "orange", "blue", "green"]),
      ...row(-112, ["green", "purple", "yellow", "red"]),
      ...row(-64, ["blue", "red", "pink", "orange"]),
      part(box(50, -190, 76, -130), m.dark, 2, {
        lift: 0.2,
        lines: { path: "M56 -180l14 0M56 -170l14 0M56 -160l14 0M56 -150l14 0", width: 4, light: true },
      }),
      part(box(60, -118, 66, -98), m.gold, 2),
      part(box(-58, -46, 58, -18), m.dark, 4),
      part(box(-54, -44, 54, -32), m.dark, 3, { lift: 0.2 }),
    ],
  };
};

/** A balance with two pans. */
export const scales: FigureMaker = (m) => {
  const brass = m.body === m.palette.hero ? colourTones("gold") : m.body;
  return {
    box: { left: -114, right: 114, top: -206, bottom: 3 },
    parts: [
      part("M-44 0Q-44 -16 -12 -22L12 -22Q44 -16 44 0Z", brass, 6),
      part(ribbon("0 -20 12, 0 -100 8, 0 -184 9"), brass, 4),
      part(
        ribbon("-80 -152 2, -110 -70 2") +
          ribbon("-80 -152 2, -50 -70 2") +
          ribbon("80 -176 2, 110 -94 2") +
          ribbon("80 -176 2, 50 -94 2"),
        m.dark,
        0.8,
      ),
      part(ribbon("-82 -154 7, -40 -172 8, 0 -178 11, 40 -180 8, 82 -178 7"), brass, 4, { lift: 0.06 }),
      part(oval(0, -192, 11), brass, 5),
      part(oval(-92, -82, 15) + oval(-68, -84, 16) + oval(-80, -94, 13), colourTones("red"), 8),
      part("M-114 -72L-46 -72Q-52 -46 -80 -46Q-108 -46 -114 -72Z", brass, 7),
      part("M46 -96L114 -96Q108 -70 80 -70Q52 -70 46 -96Z", brass, 7),
      part(box(70, -114, 90, -96) + oval(80, -118, 6), m.dark, 3, { lift: 0.1 }),
    ],
  };
};

/** Shelves with jars, boxes and a plant. */
export const shelves: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  const jar = (x: number, y: number) =>
    `M${x - 13} ${y}L${x - 13} ${y - 28}Q${x - 10} ${y - 34} ${x} ${y - 34}Q${x + 10} ${y - 34} ${x + 13} ${y - 28}L${x + 13} ${y}Z`;
  return {
    box: { left: -106, right: 106, top: -228, bottom: 3 },
    parts: [
      part(box(-104, -226, -94, 0) + box(94, -226, 104, 0), wood, 3),
      part([-14, -86, -158].map((y) => box(-104, y, 104, y + 9)).join(""), wood, 3, { lift: 0.08 }),
      part(jar(-70, -158) + jar(-36, -158) + jar(66, -86), colourTones("blue"), 6, { lift: 0.2 }),
      part(
        [
          [-70, -190],
          [-36, -190],
          [66, -118],
        ]
          .map(([x, y]) => box(x! - 11, y! - 8, x! + 11, y!))
          .join(""),
        colourTones("red"),
        3,
      ),
      part(box(-84, -124, -32, -86) + box(24, -46, 84, -14), colourTones("orange"), 4, { lift: 0.04 }),
      part(box(-20, -112, 30, -86) + box(-82, -40, -8, -14), m.pale, 4),
      part(polygon("34 -184, 74 -184, 68 -158, 40 -158"), colourTones("orange"), 4),
      part(
        ribbon("54 -184 4, 36 -206 12, 26 -216 3") +
          ribbon("54 -184 4, 54 -212 13, 54 -226 3") +
          ribbon("54 -184 4, 74 -204 12, 84 -214 3"),
        colourTones("green"),
        4,
      ),
      part(oval(-70, -48, 10) + oval(-48, -48, 10) + oval(-26, -48, 10), colourTones("red"), 5),
    ],
  };
};

/** A microwave oven. */
export const microwave: FigureMaker = (m) => ({
  box: { left: -104, right: 104, top: -122, bottom: 3 },
  parts: [
    part(box(-88, -8, -70, 0) + box(70, -8, 88, 0), m.dark, 2),
    part("M-96 -120L96 -120Q104 -120 104 -112L104 -6L-104 -6L-104 -112Q-104 -120 -96 -120Z", m.body, 7),
    part(box(-92, -108, 44, -18), m.dark, 4),
    part(box(-80, -98, 26, -28), m.gold, 0, { lamp: true }),
    part(oval(-28, -36, 36, 5), colourTones("grey"), 2),
    part("M-48 -62L-8 -62L-12 -40L-44 -40Z", colourTones("red"), 5),
    part(box(32, -100, 40, -26), colourTones("grey"), 3),
    part(box(54, -106, 94, -90), colourTones("green"), 0, { lit: colourTones("green")[0]! }),
    part([54, 69, 84].flatMap((x) => [-76, -62, -48].map((y) => oval(x + 5, y, 4.6))).join(""), m.dark, 2, {
      lift: 0.2,
    }),
    part(box(56, -36, 92, -20), m.dark, 3, { lift: 0.1 }),
  ],
});

/** A pair of chopsticks across a bowl. */
export const chopsticks: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  return {
    box: { left: -110, right: 114, top: -137, bottom: 3 },
    parts: [
      part("M-66 -66Q-44 -88 -20 -80Q0 -96 24 -82Q48 -88 66 -66Z", colourTones("white"), 9),
      part("M-80 -68L80 -68Q78 -24 30 -12L26 0L-26 0L-30 -12Q-78 -24 -80 -68Z", colourTones("red"), 16, {
        lines: { path: "M-72 -50L72 -50", width: 3 },
      }),
      part(ribbon("106 -132 8, -6 -96 6, -104 -64 3.6"), wood, 3),
      part(ribbon("108 -108 8, -2 -84 6, -106 -50 3.6"), wood, 3, { lift: 0.06 }),
      part(ribbon("107 -132 8.6, 78 -123 8.2") + ribbon("109 -108 8.6, 78 -101 8.2"), colourTones("gold"), 2),
    ],
  };
};

/** A hair dryer. */
export const hairDryer: FigureMaker = (m) => ({
  box: { left: -96, right: 92, top: -144, bottom: 3 },
  parts: [
    part(ribbon("28 -8 5, 60 -2 5, 82 -18 5, 90 -50 5"), m.dark, 2),
    part("M-4 -74L36 -74L40 -8Q38 0 28 0L12 0Q4 0 2 -8Z", m.body, 9),
    part("M-58 -130L10 -142Q66 -144 68 -104Q66 -64 10 -66L-58 -78Z", m.body, 16),
    part("M-56 -134L-88 -138L-88 -70L-56 -74Z", m.dark, 6),
    part(oval(18, -104, 24), m.dark, 4, {
      lift: 0.08,
      lines: { path: "M2 -112L34 -112M-2 -104L38 -104M2 -96L34 -96", width: 3, light: true },
    }),
    part(box(8, -52, 20, -28), colourTones("red"), 3),
  ],
});

/** A wall clock. */
export const wallClock: FigureMaker = (m) => {
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const [c, s] = [Math.sin(a), -Math.cos(a)];
    return ribbon(`${c * 58} ${-80 + s * 58} ${i % 3 ? 3 : 6}, ${c * 46} ${-80 + s * 46} ${i % 3 ? 3 : 6}`);
  });
  return {
    box: { left: -80, right: 80, top: -160, bottom: 3 },
    parts: [
      part(oval(0, -80, 80), m.body, 10),
      part(oval(0, -80, 66), m.pale, 3, { lift: 0.12 }),
      part(ticks.join(""), m.dark, 0.8),
      part(ribbon("0 -80 6, -22 -108 5") + ribbon("0 -80 5, 40 -96 4"), m.dark, 1.5),
      part(ribbon("0 -66 2, 0 -80 2, 10 -40 2"), colourTones("red"), 0.8),
      part(oval(0, -80, 6), m.dark, 2),
      part(ring([0, -80], [73, 73], 2), m.body, 1, { lift: 0.2 }),
    ],
  };
};
