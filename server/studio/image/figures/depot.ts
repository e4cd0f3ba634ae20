import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { black, blue, brown, colourTones, grey, orange, red, white, yellow } from "./tones.ts";
import { turned } from "./turned.ts";

/** A cone of road works. */
export const trafficCone: FigureMaker = (m) => {
  const shell = bodyOr(m, orange);
  return {
    box: { left: -84, right: 84, top: -196, bottom: 3 },
    parts: [
      part(polygon("-84 -4, -74 -22, 74 -22, 84 -4, 78 3, -78 3"), shell, 6),
      part(polygon("-56 -20, 56 -20, 12 -192, -12 -192"), shell, 14),
      part(
        polygon("-46 -60, 46 -60, 36 -98, -36 -98") + polygon("-27 -134, 27 -134, 18 -168, -18 -168"),
        white,
        10,
      ),
    ],
  };
};

/** A barrier across a road, with its light. */
export const barrierGate: FigureMaker = (m) => ({
  box: { left: -125, right: 126, top: -196, bottom: 3 },
  parts: [
    part(box(-116, -104, -70, 0), bodyOr(m, grey), 6),
    part(polygon("-100 -96, -96 -112, 124 -112, 124 -94, -96 -94"), white, 4),
    part(
      [-70, -30, 10, 50, 90]
        .map((x) =>
          polygon([
            [x, -112],
            [x + 20, -112],
            [x + 12, -94],
            [x - 8, -94],
          ]),
        )
        .join(""),
      red,
      4,
    ),
    part(box(102, -96, 110, 0), grey, 3),
    part(ribbon("-93 -104 9, -93 -150 8"), grey, 3),
    part(ribbon("-116 -172 10, -70 -148 10") + ribbon("-70 -172 10, -116 -148 10"), white, 3, {
      lines: { path: "M-108 -168L-100 -164M-78 -168L-86 -164", width: 5 },
    }),
    part(oval(-112, -128, 13) + oval(-74, -128, 13), black, 4),
    part(oval(-112, -128, 8) + oval(-74, -128, 8), red, 0, { lit: red[0]! }),
  ],
});

/** A pump for petrol with its hose. */
export const petrolPump: FigureMaker = (m) => {
  const shell = bodyOr(m, red);
  return {
    box: { left: -70, right: 100, top: -220, bottom: 3 },
    parts: [
      part(ribbon("50 -176 8, 84 -168 8, 92 -90 8, 82 -36 8, 70 -60 8, 68 -120 8"), black, 3),
      part(ribbons("60 -128 12, 70 -148 12", "58 -140 8, 46 -134 7"), black, 4, { lift: 0.14 }),
      part("M-62 0L-62 -206Q-60 -218 -48 -218L40 -218Q52 -218 54 -206L54 0Z", shell, 9),
      part(box(-50, -204, 42, -150), black, 3),
      part(box(-44, -198, 36, -178), white, 1, {
        lines: { path: "M-36 -188h10M-20 -188h10M-4 -188h10M12 -188h10", width: 7 },
      }),
      part(box(-44, -172, 36, -158), white, 1, {
        lines: { path: "M-36 -165h8M-20 -165h8M-4 -165h8", width: 5 },
      }),
      part(blob("-4 -128, 18 -92, 14 -66, -4 -58, -22 -66, -26 -92"), white, 6),
      part(box(-70, -14, 62, 2), grey, 4),
    ],
  };
};

/** A lift truck with a box on its forks. */
export const forklift: FigureMaker = (m) => {
  const shell = bodyOr(m, yellow);
  return {
    box: { left: -128, right: 110, top: -208, bottom: 3 },
    parts: [
      part(ribbons("-44 -200 7, -44 -16 7", "-56 -200 7, -56 -16 7"), grey, 3),
      part(ribbons("-10 -94 7, 2 -192 7, 66 -192 7, 78 -92 7"), black, 3),
      part(ribbon("-4 -194 10, 74 -194 10"), shell, 4),
      part(polygon("-36 -20, -36 -78, -6 -92, 22 -92, 28 -62, 66 -62, 72 -100, 104 -96, 108 -20"), shell, 10),
      part(ribbons("34 -64 16, 66 -66 14", "68 -70 12, 72 -112 12"), black, 5),
      part(ribbon("0 -92 4, 16 -122 5") + ribbon("6 -126 5, 26 -116 5"), black, 2),
      part(ribbons("-122 -56 8, -50 -56 8", "-50 -56 8, -50 -90 8"), grey, 3),
      part(box(-124, -118, -62, -62), brown, 8, {
        lines: { path: "M-124 -90L-62 -90M-93 -118L-93 -62", width: 3 },
      }),
      part(oval(-12, -22, 24) + oval(80, -20, 22), black, 8),
      part(oval(-12, -22, 9) + oval(80, -20, 8), grey, 4),
    ],
  };
};

/** A great box of steel for goods. */
export const shippingContainer: FigureMaker = (m) => {
  const shell = bodyOr(m, red);
  return {
    box: { left: -128, right: 128, top: -120, bottom: 3 },
    parts: [
      part(polygon("-128 -108, -60 -120, 128 -120, 128 -112, -56 -108"), shell, 3, { lift: 0.12 }),
      part(box(-58, -110, 128, -2), shell, 5),
      part(boxes(9, -48, 19.6, 10, -102, -10), deeper(shell, m, 0.22), 3),
      part(box(-128, -110, -60, -2), shell, 5, {
        lift: -0.08,
        lines: {
          path: "M-94 -108L-94 -4M-118 -100L-118 -10M-106 -100L-106 -10M-82 -100L-82 -10M-70 -100L-70 -10",
          width: 3.4,
        },
      }),
      part(ribbons("-110 -56 6, -98 -56 6", "-90 -56 6, -78 -56 6"), grey, 2),
      part(box(-128, -6, 128, 3) + box(-62, -112, -55, 2), deeper(shell, m, 0.4), 3),
    ],
  };
};

/** An arrow with its feathers. */
export const arrow: FigureMaker = (m) => ({
  box: { left: -127, right: 124, top: -142, bottom: 19 },
  parts: [
    part(ribbon("-96 -12 7, 96 -124 7"), brown, 3),
    part(polygon(turned("0 -20, 48 0, 0 20, 10 0", -0.528, 82, -116)), bodyOr(m, grey), 6),
    part(
      polygon(turned("-16 -3, 26 -3, 10 -24, -30 -24", -0.528, -88, -17)) +
        polygon(turned("-16 3, 26 3, 10 24, -30 24", -0.528, -88, -17)),
      red,
      4,
      { lift: 0.08 },
    ),
  ],
});

/** A can for petrol. */
export const jerrycan: FigureMaker = (m) => {
  const shell = bodyOr(m, red);
  return {
    box: { left: -78, right: 80, top: -192, bottom: 3 },
    parts: [
      part(ribbon("46 -152 16, 66 -172 14, 74 -186 12"), black, 5),
      part(
        "M-70 -8L-70 -130Q-70 -146 -56 -148L36 -148L70 -118L70 -8Q70 2 60 2L-60 2Q-70 2 -70 -8Z",
        shell,
        13,
      ),
      part(ribbons("-54 -146 10, -46 -170 10, 6 -170 10, 16 -146 10", "-34 -146 8, -30 -166 8"), shell, 4),
      part(ribbon("-46 -116 9, 46 -24 9") + ribbon("46 -108 9, -46 -24 9"), shell, 5, { lift: 0.12 }),
      part(blob("0 -96, 20 -66, 14 -46, 0 -40, -14 -46, -20 -66"), yellow, 5),
    ],
  };
};

/** An extinguisher for fires. */
export const fireExtinguisher: FigureMaker = (m) => ({
  box: { left: -62, right: 78, top: -219, bottom: 3 },
  parts: [
    part(ribbon("6 -178 9, 52 -170 10, 64 -120 10, 56 -60 11"), black, 4),
    part(polygon("44 -66, 68 -60, 70 -18, 38 -22"), black, 5),
    part("M-44 0L-44 -130Q-42 -160 -12 -164L12 -164Q42 -160 44 -130L44 0Z", bodyOr(m, red), 18),
    part(box(-12, -186, 12, -162), grey, 4),
    part(ribbons("-4 -188 9, -44 -196 9", "-4 -194 8, -40 -214 8, 16 -206 8"), black, 4),
    part(oval(14, -184, 8), white, 3),
    part(box(-32, -122, 32, -56), white, 3),
    part(blob("0 -116, 14 -92, 12 -74, 0 -66, -14 -74, -14 -90, -4 -96"), orange, 4),
    part(box(-24, -50, 24, -44) + box(-24, -38, 14, -32), white, 1),
    part(box(-45, -10, 45, 2), black, 4),
  ],
});

/** A fork of a branch with a rubber band. */
export const slingshot: FigureMaker = (m) => ({
  box: { left: -76, right: 76, top: -206, bottom: 13 },
  parts: [
    part(ribbon("-50 -186 5, -20 -120 5, 0 -96 6") + ribbon("50 -186 5, 20 -120 5, 0 -96 6"), black, 2),
    part(ribbon("0 0 26, 0 -70 24, 0 -92 26"), bodyOr(m, brown), 9),
    part(
      ribbon("0 -88 24, -34 -124 20, -50 -196 16") + ribbon("0 -88 24, 34 -124 20, 50 -196 16"),
      bodyOr(m, brown),
      8,
    ),
    part(ribbons("-58 -180 8, -42 -182 8", "42 -182 8, 58 -180 8"), red, 2),
    part(blob("-24 -104, 0 -116, 24 -104, 16 -86, -16 -86"), black, 5, { lift: 0.1 }),
    part(oval(0, -100, 11), grey, 6),
  ],
});

/** Sickle: a curved blade on a short handle. */
export const sickle: FigureMaker = (m) => ({
  box: { left: -96, right: 96, top: -196, bottom: 10 },
  parts: [
    part(ribbon("30 0 20, 26 -34 16, 22 -58 14"), brown, 6),
    part(
      blob(
        "16 -56, 54 -84, 70 -128, 48 -172, 4 -188, -44 -172, -78 -128, -92 -84, -62 -128, -30 -154, 4 -160, 30 -142, 38 -116, 26 -84",
      ),
      bodyOr(m, grey),
      6,
      {
        lines: {
          path: "M30 -76Q56 -110 40 -150Q20 -176 -20 -168Q-56 -152 -82 -104",
          width: 2.4,
          light: true,
        },
      },
    ),
  ],
});

/** Scythe: a long blade on a long shaft. */
export const scythe: FigureMaker = (m) => ({
  box: { left: -122, right: 78, top: -242, bottom: 3 },
  parts: [
    part(ribbon("64 0 9, 44 -100 9, 30 -170 9, 34 -222 10"), brown, 4),
    part(ribbons("44 -96 8, 16 -104 8", "34 -152 8, 62 -156 8"), brown, 3),
    part(blob("40 -236, -12 -236, -72 -212, -122 -156, -66 -186, -10 -204, 34 -208"), bodyOr(m, grey), 6, {
      lines: { path: "M-110 -168Q-60 -206 30 -222", width: 2.6, light: true },
    }),
    part(ribbon("34 -214 13, 36 -236 11"), black, 3, { lift: 0.16 }),
  ],
});

/** A rubber cup on a stick, for drains. */
export const plunger: FigureMaker = (m) => ({
  box: { left: -62, right: 62, top: -216, bottom: 3 },
  parts: [
    part(ribbon("0 -60 14, 0 -206 14"), brown, 6),
    part("M-58 -4Q-56 -58 -16 -76L16 -76Q56 -58 58 -4Q30 6 0 4Q-30 6 -58 -4Z", bodyOr(m, red), 18, {
      lines: { path: "M-50 -30Q0 -20 50 -30", width: 3 },
    }),
    part(box(-16, -88, 16, -70), bodyOr(m, red), 5),
  ],
});

/** A tape that measures, drawn out of its case. */
export const tapeMeasure: FigureMaker = (m) => ({
  box: { left: -118, right: 114, top: -143, bottom: 3 },
  parts: [
    part(polygon("-20 -22, 112 -22, 112 0, -20 0"), yellow, 3, {
      lines: {
        path: Array.from({ length: 12 }, (_, i) => `M${14 + i * 8} -22l0 ${i % 4 ? 7 : 13}`).join(""),
        width: 2.4,
      },
    }),
    part(box(106, -28, 114, 6), grey, 2),
    part(blob("-110 -4, -112 -90, -84 -134, -20 -140, 20 -104, 26 -40, 24 -2, -40 2"), bodyOr(m, orange), 16),
    part(oval(-44, -72, 42), black, 6, { lift: 0.1 }),
    part(ring([-44, -72], [26, 26], 5), yellow, 2),
    part(oval(-44, -72, 9), grey, 3),
  ],
});

/** A pipe with a bend and its flanges. */
export const pipe: FigureMaker = (m) => {
  const metal = bodyOr(m, grey);
  return {
    box: { left: -133, right: 92, top: -150, bottom: 6 },
    parts: [
      part(ribbon("-110 -108 46, -20 -108 46, 34 -92 46, 50 -50 46, 50 -12 46", 8), metal, 20),
      part(box(-118, -138, -96, -78) + box(18, -12, 82, 6), metal, 6, { lift: 0.08 }),
      part(ribbons("-24 -136 10, -24 -80 10", "24 -36 10, 78 -36 10"), metal, 4, { lift: 0.06 }),
      part(blob("-60 -84, -50 -64, -52 -50, -60 -46, -68 -50, -70 -64"), blue, 5),
    ],
  };
};

/** Logs for a fire, in a pile. */
export const firewood: FigureMaker = (m) => {
  const bark = bodyOr(m, brown);
  const logs: [number, number][] = [
    [-80, -24],
    [-27, -24],
    [27, -24],
    [80, -24],
    [-54, -68],
    [0, -68],
    [54, -68],
    [-27, -112],
    [27, -112],
  ];
  return {
    box: { left: -108, right: 112, top: -140, bottom: 4 },
    parts: logs.flatMap(([x, y]) => [
      part(oval(x + 5, y - 2, 27, 25), deeper(bark, m, 0.2), 8),
      part(oval(x, y, 24), bark, 4),
      part(oval(x, y, 19), colourTones("gold"), 2, {
        lift: -0.04,
        lines: {
          path: `M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M${x + 3} ${y - 2}L${x + 18} ${y - 8}`,
          width: 1.8,
        },
      }),
    ]),
  };
};

/** Pieces of coal in a heap. */
export const coal: FigureMaker = (m) => {
  const lumps = [
    "-112 0, -104 -36, -72 -46, -54 -20, -60 2",
    "-62 2, -54 -40, -18 -52, 10 -30, 6 2",
    "2 2, 14 -42, 52 -48, 68 -18, 62 2",
    "58 2, 70 -34, 102 -36, 114 -4",
    "-84 -40, -66 -80, -30 -84, -20 -50, -50 -38",
    "-20 -48, -4 -92, 34 -92, 46 -56, 16 -38",
    "42 -46, 58 -76, 86 -66, 92 -34",
    "-46 -84, -24 -118, 12 -116, 20 -88, -14 -78",
  ];
  return {
    box: { left: -116, right: 118, top: -122, bottom: 4 },
    parts: lumps.map((lump, i) => part(polygon(lump), bodyOr(m, black), 9, { lift: (i % 3) * 0.05 })),
  };
};

/** A bottle of water on its stand, with cups. */
export const waterCooler: FigureMaker = (m) => ({
  box: { left: -60, right: 60, top: -246, bottom: 3 },
  parts: [
    part(
      "M-34 -138L-40 -152L-46 -166L-46 -230Q-44 -244 -30 -246L30 -246Q44 -244 46 -230L46 -166L40 -152L34 -138Z",
      blue,
      14,
      { lift: 0.16, lines: { path: "M-44 -200L44 -200M-44 -222L44 -222", width: 3, light: true } },
    ),
    part(box(-56, -140, 56, 0), bodyOr(m, white), 8),
    part(box(-42, -118, 42, -70), deeper(grey, m, 0.2), 4),
    part(box(-26, -118, -12, -98), blue, 3),
    part(box(12, -118, 26, -98), red, 3),
    part(polygon("-30 -94, -8 -94, -12 -72, -26 -72"), white, 4),
    part(box(-42, -56, 42, -10), bodyOr(m, white), 3, { lift: -0.06 }),
  ],
});
