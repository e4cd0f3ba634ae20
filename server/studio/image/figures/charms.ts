import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { blobPair, bodyOr, deeper, ovalPair, petals, ribbonPair, ribbons } from "./strokes.ts";
import { black, blue, brown, colourTones, gold, green, pink, red, white } from "./tones.ts";
import { turned } from "./turned.ts";

/** A round doll of Japan with one painted eye. */
export const daruma: FigureMaker = (m) => {
  const coat = bodyOr(m, red);
  return {
    box: { left: -92, right: 92, top: -186, bottom: 4 },
    parts: [
      part(
        blob("-70 -6, -92 -70, -78 -136, -36 -178, 0 -186, 36 -178, 78 -136, 92 -70, 70 -6, 0 4"),
        coat,
        30,
      ),
      part(blob("-58 -86, -62 -128, -34 -150, 0 -142, 34 -150, 62 -128, 58 -86, 24 -66, -24 -66"), pink, 8, {
        lift: 0.14,
      }),
      part(ribbonPair("10 -134 10, 34 -146 12, 56 -132 7"), black, 3),
      part(ovalPair(27, -112, 16), white, 4),
      part(oval(-27, -112, 8), black, 2),
      part(ribbonPair("8 -86 5, 28 -78 6, 44 -90 4"), black, 2),
      part(ribbon("-10 -76 4, 0 -72 5, 10 -76 4"), red, 1),
      part(
        ribbons(
          "-62 -40 8, -26 -22 7, 0 -16 7",
          "62 -40 8, 26 -22 7, 0 -16 7",
          "0 -50 8, 0 -22 8",
          "-18 -44 6, 18 -44 6",
        ),
        gold,
        2,
      ),
    ],
  };
};

/** A sitting cat that beckons, with a bell and a coin. */
export const luckyCat: FigureMaker = (m) => {
  const coat = bodyOr(m, white);
  return {
    box: { left: -84, right: 92, top: -214, bottom: 4 },
    parts: [
      part(ribbon("54 -70 36, 76 -124 30, 70 -176 34"), coat, 12),
      part(blob("-66 0, -72 -48, -50 -102, 50 -102, 72 -48, 66 0, 0 4"), coat, 24),
      part(polygon("-56 -162, -54 -214, -16 -190") + polygon("56 -162, 54 -214, 16 -190"), coat, 7),
      part(polygon("-48 -172, -48 -200, -26 -186") + polygon("48 -172, 48 -200, 26 -186"), red, 3),
      part(oval(0, -146, 64, 52), coat, 22),
      part(
        ribbon("-32 -156 4, -22 -166 5, -12 -156 4") + ribbon("32 -156 4, 22 -166 5, 12 -156 4"),
        black,
        1,
      ),
      part(polygon("-7 -140, 7 -140, 0 -132"), pink, 2),
      part(
        ribbons(
          "0 -132 3, -10 -122 3, -18 -126 3",
          "0 -132 3, 10 -122 3, 18 -126 3",
          "-34 -138 2, -62 -142 2",
          "-34 -130 2, -60 -128 2",
          "34 -138 2, 62 -142 2",
          "34 -130 2, 60 -128 2",
        ),
        black,
        0.8,
      ),
      part(ribbon("-46 -100 13, 0 -88 13, 46 -100 13"), red, 4),
      part(oval(0, -80, 13), gold, 6),
      part(oval(0, -38, 26, 34), gold, 7, {
        lines: { path: "M0 -58L0 -20M-10 -50L10 -50M-10 -30L10 -30", width: 3.4 },
      }),
      part(ovalPair(40, -8, 24, 13), coat, 7),
    ],
  };
};

/** Streamers in the shape of carp on a pole. */
export const carpStreamer: FigureMaker = (m) => {
  const carp = (y: number, k: number, tones: typeof red) => {
    const at = (points: string) => turned(points, 0.05, -44, y, k);
    const spot = (x: number, py: number, r: number) => oval(...at(`${x} ${py}`)[0]!, r * k);
    return [
      part(blob(at("0 -20, 60 -26, 112 -16, 150 -30, 142 0, 152 28, 112 16, 60 26, 0 20")), tones, 12, {
        lines: {
          path: [44, 64, 84, 104]
            .map((x) => {
              const [[ax, ay], [bx, by], [cx, cy]] = at(`${x} -20, ${x + 14} 0, ${x} 20`) as [
                readonly [number, number],
                readonly [number, number],
                readonly [number, number],
              ];
              return `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`;
            })
            .join(""),
          width: 2.4,
          light: true,
        },
      }),
      part(oval(...at("2 0")[0]!, 8 * k, 20 * k), white, 3),
      part(spot(24, -6, 10), white, 2),
      part(spot(25, -6, 5), black, 1),
    ];
  };
  return {
    box: { left: -73, right: 116, top: -253, bottom: 3 },
    parts: [
      part(ribbon("-56 0 8, -56 -240 7"), brown, 3),
      part(oval(-56, -244, 9), gold, 4),
      part(petals(8, -56, -226, 2, 15, 5), gold, 2),
      ...carp(-188, 1, black),
      ...carp(-128, 0.86, bodyOr(m, red)),
      ...carp(-76, 0.7, blue),
    ],
  };
};

/** A god with the head of an elephant, seated. */
export const ganesha: FigureMaker = (m) => {
  const skin = bodyOr(m, gold);
  return {
    box: { left: -116, right: 116, top: -232, bottom: 4 },
    parts: [
      part(blob("-108 2, -92 -20, 0 -26, 92 -20, 108 2, 0 6"), pink, 8),
      part(
        ribbonPair("36 -120 22, 84 -138 18, 92 -176 18") + ribbonPair("38 -104 24, 80 -78 20, 96 -96 18"),
        skin,
        8,
      ),
      part(ribbonPair("20 -30 40, 72 -28 36, 30 -14 26"), red, 9),
      part(oval(0, -78, 52, 50), skin, 20),
      part(ribbon("-44 -108 8, -4 -56 9, 30 -36 8"), red, 3),
      part(blobPair("34 -150, 62 -188, 96 -186, 96 -148, 66 -124, 40 -130"), skin, 9, { lift: -0.04 }),
      part(oval(0, -156, 44, 42), skin, 18),
      part(polygon("-34 -186, 34 -186, 22 -206, 12 -204, 0 -232, -12 -204, -22 -206"), gold, 6, {
        lift: 0.08,
      }),
      part(ribbon("0 -148 30, 2 -116 24, -6 -86 20, -28 -70 15, -38 -82 11"), skin, 9, {
        lines: { path: "M-12 -122L14 -122M-12 -108L12 -108M-16 -94L8 -92", width: 2.2 },
      }),
      part(polygon("18 -128, 34 -112, 22 -114") + polygon("-18 -128, -28 -118, -20 -116"), white, 2),
      part(ovalPair(19, -158, 5, 4), black, 1.6),
      part(ribbon("-8 -172 4, 0 -166 5, 8 -172 4") + oval(0, -178, 4), red, 1),
      part(oval(96, -108, 12) + oval(88, -106, 8), colourTones("yellow"), 5),
      part(petals(8, -92, -194, 3, 14, 8), pink, 4),
    ],
  };
};

/** The cube of Mecca with its golden band. */
export const kaaba: FigureMaker = (m) => ({
  box: { left: -106, right: 110, top: -196, bottom: 5 },
  parts: [
    part(polygon("-104 0, 12 4, 12 -190, -104 -180"), bodyOr(m, black), 6),
    part(polygon("12 4, 108 -14, 108 -176, 12 -190"), bodyOr(m, black), 6, { lift: 0.08 }),
    part(polygon("-104 -148, 12 -156, 12 -134, -104 -128"), gold, 2, {
      lines: { path: "M-96 -138q8 -8 14 0t14 0t14 0t14 0t14 0t14 0t14 -1", width: 3 },
    }),
    part(polygon("12 -156, 108 -146, 108 -126, 12 -134"), gold, 2, { lift: -0.08 }),
    part(polygon("40 0, 74 -6, 74 -92, 40 -96"), gold, 3),
    part(polygon("47 -8, 67 -12, 67 -84, 47 -88"), deeper(gold, m, 0.3), 2),
    part(polygon("-106 4, 12 9, 110 -10, 110 -18, 12 0, -106 -4"), white, 2),
  ],
});

/** A small carpet for prayer, with an arch. */
export const prayerRug: FigureMaker = (m) => {
  const wool = bodyOr(m, red);
  return {
    box: { left: -118, right: 118, top: -112, bottom: 7 },
    parts: [
      part(
        Array.from({ length: 23 }, (_, i) => box(-114 + i * 10.2, -4, -110 + i * 10.2, 7)).join("") +
          Array.from({ length: 15 }, (_, i) => box(-74 + i * 10.4, -112, -71 + i * 10.4, -104)).join(""),
        white,
        1,
      ),
      part(polygon("-116 0, 116 0, 78 -106, -78 -106"), wool, 4),
      part(polygon("-98 -9, 98 -9, 69 -98, -69 -98"), gold, 1),
      part(polygon("-90 -13, 90 -13, 64 -94, -64 -94"), deeper(wool, m, 0.3), 1),
      part("M-66 -18L-50 -62Q-42 -82 0 -90Q42 -82 50 -62L66 -18Z", green, 2),
      part("M-52 -24L-41 -58Q-34 -72 0 -79Q34 -72 41 -58L52 -24Z", wool, 1),
      part(
        ribbons("0 -78 2, 0 -62 2") + oval(0, -52, 9, 8) + polygon("-7 -46, 7 -46, 12 -36, -12 -36"),
        gold,
        2,
      ),
    ],
  };
};

/** A bag of thin plastic with two handles. */
export const plasticBag: FigureMaker = (m) => {
  const film = bodyOr(m, white);
  return {
    box: { left: -82, right: 82, top: -206, bottom: 3 },
    parts: [
      part(
        ribbon("-56 -120 20, -52 -168 17, -34 -198 15, -18 -168 17, -20 -120 20") +
          ribbon("56 -120 20, 52 -168 17, 34 -198 15, 18 -168 17, 20 -120 20"),
        film,
        5,
      ),
      part(
        blob(
          "-68 -128, -40 -112, 0 -106, 40 -112, 68 -128, 76 -70, 80 -12, 60 2, 0 -2, -60 2, -80 -12, -76 -70",
        ),
        film,
        13,
        {
          lines: {
            path: "M-52 -104Q-64 -60 -58 -16M52 -104Q66 -60 56 -14M-20 -100Q-34 -84 -38 -96M22 -100Q36 -84 40 -98M-16 -12Q-8 -30 -20 -40M24 -10Q18 -26 30 -36",
            width: 2.2,
          },
        },
      ),
      part(ring([0, -62], [26, 26], 5), red, 1),
      part(ribbon("-13 -68 5, 0 -54 5, 14 -72 5"), red, 1),
    ],
  };
};

/** A mask with two round filters. */
export const gasMask: FigureMaker = (m) => {
  const rubber = bodyOr(m, colourTones("black"));
  return {
    box: { left: -88, right: 88, top: -192, bottom: 4 },
    parts: [
      part(
        ribbonPair("40 -130 12, 74 -140 12, 82 -150 11") + ribbonPair("40 -90 11, 70 -84 11, 80 -82 10"),
        brown,
        3,
      ),
      part(
        blob("-62 -130, -50 -174, 0 -190, 50 -174, 62 -130, 54 -76, 30 -42, 0 -34, -30 -42, -54 -76"),
        rubber,
        22,
      ),
      part(ovalPair(27, -130, 25), colourTones("grey"), 6),
      part(ovalPair(27, -130, 18), blue, 4, {
        lift: 0.14,
        lines: { path: "M-38 -136Q-32 -144 -24 -144M16 -136Q22 -144 30 -144", width: 4, light: true },
      }),
      part(oval(0, -72, 24, 22), colourTones("grey"), 8),
      part(ovalPair(50, -38, 32), colourTones("grey"), 10, { lift: -0.05 }),
      part(ovalPair(50, -38, 22), black, 3, {
        lines: {
          path: "M-64 -44L-36 -44M-66 -36L-34 -36M-62 -28L-38 -28M36 -44L64 -44M34 -36L66 -36M38 -28L62 -28",
          width: 2.4,
          light: true,
        },
      }),
    ],
  };
};

/** A sign on a stick, as people carry it in a march. */
export const placard: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -226, bottom: 3 },
  parts: [
    part(ribbon("0 0 11, 0 -140 11"), brown, 4),
    part(polygon("-92 -218, 88 -226, 92 -112, -88 -106"), bodyOr(m, white), 5),
    part(ribbons("-62 -188 9, 62 -192 9", "-62 -164 9, 40 -168 9", "-62 -140 9, 20 -142 9"), red, 1.6),
    part(ribbon("56 -168 11, 58 -146 9") + oval(58, -130, 6.5), red, 2),
  ],
});

/** A collar with its lead. */
export const dogLead: FigureMaker = (m) => {
  const leather = bodyOr(m, red);
  return {
    box: { left: -114, right: 117, top: -150, bottom: 18 },
    parts: [
      part(
        ribbon("20 -44 7, 60 -100 7, 20 -132 7, -40 -116 7, -92 -134 8, -104 -108 8, -84 -90 8, -62 -108 8"),
        leather,
        3,
      ),
      part(ring([44, -32], [64, 32], 17), leather, 6),
      part(
        Array.from({ length: 7 }, (_, i) =>
          oval(44 + Math.cos(0.35 + i * 0.4) * 64, -32 + Math.sin(0.35 + i * 0.4) * 32, 4.4),
        ).join(""),
        gold,
        2,
      ),
      part(ring([20, -2], [9, 9], 4), gold, 1.6),
      part(blob("8 4, 14 -2, 24 -2, 30 6, 22 16, 14 16"), gold, 3),
      part(box(-2, -72, 18, -54), gold, 3),
    ],
  };
};
