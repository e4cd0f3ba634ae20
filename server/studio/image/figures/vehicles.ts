import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, ribbon } from "./outline.ts";

/** Boats point to the left, with the waterline at y = 0. */
export const sailboat: FigureMaker = (m, window) => ({
  box: { left: -96, right: 92, top: -196, bottom: 22 },
  parts: [
    part(box(-2, -190, 2, -16), m.dark, 1.5),
    part("M-8 -184C-36 -120 -62 -70 -86 -36C-56 -28 -28 -28 -8 -32Z", m.pale, 9, {
      window,
      lines: { path: "M-8 -80C-26 -74 -44 -72 -62 -72M-8 -130C-18 -126 -26 -124 -36 -124", width: 1 },
    }),
    part("M8 -188C40 -140 62 -84 66 -30C46 -26 24 -26 8 -30Z", m.pale, 10, {
      window,
      lift: 0.05,
      lines: { path: "M8 -76C26 -70 44 -70 60 -74M8 -124C22 -120 36 -118 50 -122", width: 1 },
    }),
    part("M2 -190L30 -184L2 -178Z", m.trim, 1),
    part("M-92 -22C-30 -14 30 -14 88 -24C80 2 60 20 40 20L-48 20C-70 16 -86 0 -92 -22Z", m.trim, 11, {
      lines: { path: "M-84 -6C-30 2 30 2 80 -8", width: 1.4 },
    }),
  ],
});

/** A ship under full sail. */
export const ship: FigureMaker = (m, window) => ({
  box: { left: -130, right: 100, top: -204, bottom: 16 },
  parts: [
    part(
      "M-126 -60C-104 -76 -78 -104 -60 -142C-62 -114 -64 -86 -70 -58C-88 -60 -108 -60 -126 -60Z",
      m.pale,
      5,
      {
        lift: -0.06,
      },
    ),
    part(
      `${box(-60, -150, -55, -30)}${box(-3, -200, 3, -30)}${box(49, -158, 54, -40)}${ribbon("-80 -40 6, -128 -64 2.5")}`,
      m.dark,
      1.5,
    ),
    part("M-3 -200L28 -194L-3 -187Z", m.trim, 1),
    part(
      "M-86 -98C-74 -93 -44 -93 -32 -98C-26 -82 -26 -66 -30 -52C-44 -58 -72 -58 -86 -52C-82 -68 -82 -84 -86 -98ZM-78 -144C-68 -140 -50 -140 -40 -144C-34 -130 -34 -116 -36 -104C-48 -109 -68 -109 -82 -104C-78 -118 -78 -130 -78 -144Z",
      m.pale,
      9,
      {
        window,
        lines: { path: "M-84 -76C-66 -71 -46 -71 -29 -76M-79 -124C-64 -119 -50 -119 -36 -124", width: 1 },
      },
    ),
    part(
      "M28 -148C42 -143 60 -143 74 -148C81 -130 81 -110 77 -92C62 -99 40 -99 26 -92C31 -110 31 -130 28 -148ZM30 -84C44 -79 62 -79 78 -85C83 -74 83 -66 80 -56C64 -62 42 -62 28 -56C32 -66 32 -74 30 -84Z",
      m.pale,
      9,
      { window, lift: -0.04, lines: { path: "M29 -120C44 -115 62 -115 80 -120", width: 1 } },
    ),
    part(
      "M-38 -116C-24 -110 22 -110 36 -116C44 -95 44 -72 38 -50C20 -59 -22 -59 -40 -50C-35 -72 -34 -95 -38 -116ZM-30 -182C-16 -176 14 -176 28 -182C34 -162 34 -142 31 -124C14 -131 -16 -131 -34 -124C-29 -142 -28 -162 -30 -182Z",
      m.pale,
      11,
      {
        window,
        lift: 0.05,
        lines: { path: "M-37 -84C-18 -77 20 -77 42 -84M-31 -153C-16 -147 16 -147 33 -153", width: 1 },
      },
    ),
    part(
      "M-106 -44C-92 -36 -76 -32 -58 -32L54 -32L58 -56L98 -62C97 -32 86 2 68 14L-58 14C-82 6 -98 -16 -106 -44Z",
      m.trim,
      12,
      { lines: { path: "M-98 -22C-60 -10 40 -10 90 -26M-90 -8C-56 2 44 2 82 -8", width: 1.4 } },
    ),
    part(`${box(64, -48, 72, -39)}${box(78, -50, 86, -41)}`, m.gold, 0, { lamp: true }),
  ],
});

export const paperBoat: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -74, bottom: 20 },
  parts: [
    part("M-34 -8L0 -70L34 -8L34 6L-34 6Z", m.pale, 1.5, { lift: -0.08 }),
    part("M0 -70L34 -8L0 4Z", m.pale, 1, { lift: 0.08 }),
    part("M-88 -34L0 0L-52 18Z", m.pale, 1.5, { lift: 0.1 }),
    part("M88 -34L0 0L52 18Z", m.pale, 1.5),
    part("M-52 18L0 0L52 18Z", m.pale, 1.5, { lift: -0.12 }),
  ],
});

/** A rowing boat; a person may stand in it. */
export const skiff: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -24, bottom: 18 },
  parts: [
    part("M-82 -22C-50 -6 50 -6 82 -22C74 -12 40 -4 0 -4C-40 -4 -74 -12 -82 -22Z", m.dark, 2),
    part("M-84 -22C-44 -4 44 -4 84 -22C74 6 50 16 0 16C-50 16 -74 6 -84 -22Z", m.trim, 8, {
      lines: { path: "M-72 -6C-40 6 40 6 72 -6", width: 1.2 },
    }),
  ],
});

export const airship: FigureMaker = (m, window) => ({
  box: { left: -66, right: 66, top: -164, bottom: 72 },
  parts: [
    part(
      "M-18 34L-14 50M18 34L14 50M-30 8L-15 50L-13.6 50L-28 8ZM30 8L15 50L13.6 50L28 8ZM-8 14L-6 50L-4.8 50L-6.6 14ZM8 14L6 50L4.8 50L6.6 14Z",
      m.dark,
      0.5,
    ),
    part("M-64 -96C-64 -186 64 -186 64 -96C64 -48 32 -8 22 14L-22 14C-32 -8 -64 -48 -64 -96Z", m.pale, 44, {
      window,
      lift: 0.04,
    }),
    ...(window
      ? []
      : [
          part(
            "M-38 -152C-58 -120 -54 -62 -16 14L-22 14C-32 -8 -64 -48 -64 -96C-64 -122 -54 -140 -38 -152ZM-14 -163C-28 -120 -24 -60 -5 14L5 14C24 -60 28 -120 14 -163C4 -165 -4 -165 -14 -163ZM38 -152C58 -120 54 -62 16 14L22 14C32 -8 64 -48 64 -96C64 -122 54 -140 38 -152Z",
            m.trim,
            14,
          ),
        ]),
    part("M-18 48L18 48L14 70L-14 70Z", m.trim, 4, {
      lift: -0.08,
      lines: { path: "M-17 54L17 54M-16 60L16 60M-8 48L-7 70M0 48L0 70M8 48L7 70", width: 0.8 },
    }),
  ],
});

/** A wheel with a thin rim and spokes. */
function wheel(x: number, y: number, radius: number): string {
  const inner = radius - 5;
  const hoop = `${oval(x, y, radius)}M${x - inner} ${y}A${inner} ${inner} 0 1 1 ${x + inner} ${y}A${inner} ${inner} 0 1 1 ${x - inner} ${y}Z`;
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * inner, Math.sin((i * Math.PI) / 6) * inner];
    return ribbon(`${x - dx} ${y - dy} 1.1, ${x + dx} ${y + dy} 1.1`);
  });
  return hoop + spokes.join("");
}

export const bicycle: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -128, bottom: 4 },
  parts: [
    part(wheel(-66, -42, 44), m.dark, 3),
    part(wheel(66, -42, 44), m.dark, 3),
    // The frame, from the left: fork, down tube, top tube, seat tube, stays.
    part(
      [
        "-66 -42 6, -52 -78 6, -44 -108 6",
        "-48 -92 6, -26 -66 6, 2 -38 6",
        "-46 -100 6, -10 -98 6, 22 -96 6",
        "26 -106 6, 14 -74 6, 2 -38 6",
        "2 -38 5, 34 -40 5, 66 -42 5",
        "22 -94 5, 44 -68 5, 66 -42 5",
      ]
        .map((tube) => ribbon(tube))
        .join(""),
      m.trim,
      4,
      { lift: 0.06 },
    ),
    part(ribbon("-44 -106 5, -50 -120 5, -64 -124 5, -80 -116 6"), m.gold, 3),
    part(blob("10 -112, 22 -118, 48 -116, 50 -108, 30 -106"), m.dark, 4),
    part(`${oval(2, -38, 11)}${ribbon("-12 -24 4, 2 -38 4, 16 -52 4")}`, m.gold, 4),
    part(`${oval(-66, -42, 6)}${oval(66, -42, 6)}`, m.pale, 3),
  ],
});

export const bus: FigureMaker = (m) => ({
  box: { left: -134, right: 134, top: -104, bottom: 4 },
  parts: [
    part("M-122 -100L122 -100Q132 -100 132 -88L132 -14L-132 -14L-132 -86Q-132 -100 -122 -100Z", m.trim, 10),
    part(boxes(6, -124, 41, 33, -88, -52), m.gold, 0, { lamp: true }),
    part(box(-132, -40, 132, -33), m.pale, 2),
    part(`${oval(-78, -16, 18)}${oval(82, -16, 18)}`, m.dark, 8),
    part(`${oval(-78, -16, 8)}${oval(82, -16, 8)}`, m.pale, 4),
  ],
});

/** A railway carriage with the rails at y = 0, repeated every 208 units. */
export const carriage: FigureMaker = (m) => ({
  box: { left: -104, right: 104, top: -72, bottom: 2 },
  parts: [
    part(box(-103, -14, 103, -5), m.dark, 2),
    part(`${oval(-72, -7, 7)}${oval(-50, -7, 7)}${oval(50, -7, 7)}${oval(72, -7, 7)}`, m.dark, 3),
    part("M-100 -12L-100 -62Q-100 -70 -90 -70L90 -70Q100 -70 100 -62L100 -12Z", m.body, 8, { lift: -0.05 }),
    part(boxes(7, -90, 26.4, 18, -56, -34), m.gold, 0, { lamp: true }),
    part(box(-100, -26, 100, -20), m.trim, 1.5),
  ],
});

export const locomotive: FigureMaker = (m) => ({
  box: { left: -118, right: 108, top: -104, bottom: 2 },
  parts: [
    part(box(-96, -16, 103, -8), m.dark, 2),
    part("M-72 -60L-76 -92L-84 -102L-52 -102L-60 -92L-62 -60Z", m.dark, 6),
    part(`${blob("-20 -58, -20 -74, 0 -78, 10 -72, 10 -58")}`, m.trim, 5),
    part("M-100 -16L-100 -50Q-98 -64 -84 -64L40 -64L40 -16Z", m.body, 16, {
      lines: { path: "M-66 -64L-66 -18M-30 -64L-30 -18M6 -64L6 -18", width: 2 },
    }),
    part("M36 -12L36 -92L28 -92L28 -98L108 -98L108 -92L100 -92L100 -12Z", m.body, 6, { lift: -0.04 }),
    part(box(50, -82, 88, -54), m.gold, 0, { lamp: true, lines: { path: "M69 -82L69 -54", width: 2 } }),
    part("M-96 -14L-118 0L-90 0L-84 -14Z", m.trim, 2),
    part(`${oval(-64, -13, 13)}${oval(-32, -13, 13)}${oval(6, -16, 16)}${oval(62, -12, 12)}`, m.dark, 5),
    part(
      `${oval(-64, -13, 5)}${oval(-32, -13, 5)}${oval(6, -16, 6)}${ribbon("-64 -10 3, 6 -10 3")}`,
      m.gold,
      2,
    ),
    part(oval(-102, -46, 8), [m.palette.lamp], 0, { lit: m.palette.lamp }),
  ],
});
