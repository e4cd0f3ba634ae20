import { mix } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, type Joint, oval, polygon, readPoints, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A pile of coins, one of them on its edge. */
export const coins: FigureMaker = (m) => {
  const flat = (x: number, y: number) => [
    part(
      `M${x - 40} ${y - 12}L${x - 40} ${y}Q${x} ${y + 22} ${x + 40} ${y}L${x + 40} ${y - 12}Z`,
      m.body,
      4,
      {
        lift: -0.14,
        lines: {
          path: Array.from(
            { length: 13 },
            (_, i) => `M${x - 36 + i * 6} ${y - 6}l0 ${10 + Math.sin((i / 12) * Math.PI) * 5}`,
          ).join(""),
          width: 1.2,
        },
      },
    ),
    part(oval(x, y - 12, 40, 12.6), m.body, 3, { lift: 0.06 }),
    part(oval(x, y - 12, 29, 8), m.body, 2, { lift: -0.06 }),
  ];
  const stack = (x: number, n: number) =>
    Array.from({ length: n }, (_, i) => flat(x + ((i * 7) % 5) - 2, -12 - i * 13)).flat();
  return {
    box: { left: -112, right: 118, top: -116, bottom: 4 },
    parts: [
      ...stack(-66, 6),
      ...stack(20, 3),
      part(oval(66, -50, 50), m.body, 7, { lift: -0.12 }),
      part(oval(60, -50, 50), m.body, 6, {
        lines: {
          path: Array.from({ length: 44 }, (_, i) => {
            const [c, s] = [Math.cos(i * 0.1428), Math.sin(i * 0.1428)];
            return `M${60 + c * 44} ${-50 + s * 44}L${60 + c * 49} ${-50 + s * 49}`;
          }).join(""),
          width: 1,
        },
      }),
      part(oval(60, -50, 38), m.body, 3, { lift: -0.12 }),
      part(
        polygon("60 -80, 67 -60, 88 -60, 71 -47, 77 -26, 60 -38, 43 -26, 49 -47, 32 -60, 53 -60"),
        m.body,
        4,
        { lift: 0.12 },
      ),
    ],
  };
};

/** The front page of a newspaper, folded once. */
export const newspaper: FigureMaker = (m) => {
  const ink = colourTones("black");
  const rows = (x: number, y: number, wide: number, n: number) =>
    Array.from({ length: n }, (_, i) =>
      box(x, y + i * 9, x + wide * (i % 4 === 3 ? 0.7 : 1), y + i * 9 + 3.4),
    ).join("");
  return {
    box: { left: -80, right: 86, top: -196, bottom: 3 },
    parts: [
      part(polygon("-66 -188, 84 -192, 84 -4, -62 2"), m.body, 3, { lift: -0.2 }),
      part(polygon("-74 -192, 76 -196, 78 -2, -72 2"), m.body, 3),
      part(box(-60, -180, 62, -156), ink, 1),
      part(
        [
          "-50 -174, -42 -174, -34 -166, -34 -174, -28 -174, -28 -162, -36 -162, -44 -170, -44 -162, -50 -162",
          "-18 -174, 4 -174, 4 -162, -18 -162",
          "14 -174, 52 -174, 52 -162, 14 -162",
        ]
          .map((sign) => polygon(sign))
          .join(""),
        m.body,
        0.6,
      ),
      part(box(-60, -150, 62, -147), ink, 0.5),
      part(box(-60, -138, 62, -128) + box(-60, -122, 30, -112), ink, 0.8),
      part(box(-60, -100, -2, -48), colourTones("grey"), 2),
      part(blob("-60 -48, -60 -66, -44 -82, -30 -66, -20 -74, -2 -56, -2 -48"), ink, 1),
      part(oval(-14, -86, 6), m.body, 1),
      part(rows(8, -100, 54, 10) + rows(-60, -38, 58, 4), colourTones("grey"), 0.5, { lift: -0.2 }),
      part(ribbon("-72 -6 9, 78 -10 9", 2), m.body, 4, { lift: 0.04 }),
    ],
  };
};

/** A pair of household gloves of rubber. */
export const rubberGloves: FigureMaker = (m) => {
  const glove = (middle: number, side: 1 | -1) => {
    const [c, sn] = [Math.cos(0.16), Math.sin(0.16)];
    const at = (x: number, y: number) => [middle + side * (x * c - y * sn), x * sn + y * c] as const;
    const limb = (joints: string) =>
      ribbon(readPoints<Joint>(joints).map(([x, y, w]): Joint => [...at(x, y), w]));
    const fold = (y: number) => `M${at(-24, y).join(" ")}L${at(24, y).join(" ")}`;
    return {
      hand: [
        "0 -14 56, 0 -50 46, 2 -84 54, 2 -100 54",
        "-18 -100 16, -22 -130 15, -24 -150 13",
        "-6 -106 16, -7 -140 15, -7 -162 13",
        "9 -106 16, 10 -138 15, 11 -158 13",
        "22 -100 15, 26 -126 14, 28 -142 12",
        "-14 -76 20, -38 -92 18, -50 -112 13",
      ]
        .map(limb)
        .join(""),
      cuff: limb("-26 -6 14, 0 -2 15, 26 -6 14"),
      lines: { path: fold(-40) + fold(-32), width: 2 },
    };
  };
  const [left, right] = [glove(-46, -1), glove(46, 1)];
  return {
    box: { left: -104, right: 104, top: -176, bottom: 15 },
    parts: [
      part(right.hand, m.body, 14, { lift: -0.06, lines: right.lines }),
      part(right.cuff, m.body, 6, { lift: 0.04 }),
      part(left.hand, m.body, 14, { lines: left.lines }),
      part(left.cuff, m.body, 6, { lift: 0.1 }),
    ],
  };
};

/** A thermometer on its board: a red column over a bulb, with degrees. */
export const thermometer: FigureMaker = (m) => {
  const degrees = Array.from({ length: 15 }, (_, i) => `M14 ${-176 + i * 8}l${i % 5 === 0 ? 18 : 10} 0`).join(
    "",
  );
  return {
    box: { left: -46, right: 46, top: -214, bottom: 3 },
    parts: [
      part(`M-42 -176Q-42 -212 0 -212Q42 -212 42 -176L42 -34Q42 0 0 0Q-42 0 -42 -34Z`, m.body, 9, {
        lines: { path: degrees, width: 2.6 },
      }),
      part(ribbon("-6 -188 22, -6 -46 22", 2) + oval(-6, -32, 25), colourTones("grey"), 6, { lift: 0.2 }),
      part(ribbon("-6 -188 14, -6 -60 14", 2), colourTones("white"), 3, { lift: 0.1 }),
      part(ribbon("-6 -126 11, -6 -44 11", 2) + oval(-6, -32, 19), colourTones("red"), 6),
      part(ribbon("-14 -38 5, -13 -28 4"), colourTones("white"), 1, { lift: 0.2 }),
      part(oval(0, -202, 4), m.dark, 1),
    ],
  };
};

/** A wedding dress on a stand, with its veil. */
export const weddingDress: FigureMaker = (m) => {
  const veil = m.body.map((tone) => mix(tone, m.palette.haze, 0.3));
  return {
    box: { left: -104, right: 104, top: -238, bottom: 3 },
    parts: [
      part(symmetric("0 -192, 24 -188, 40 -160, 62 -90, 98 -10, 60 0, 0 -2"), veil, 5, { lift: -0.16 }),
      part(
        ribbon("0 -226 5, 12 -232 5, 14 -216 5, 0 -212 5, 0 -200 5") +
          ribbon("-32 -186 6, 0 -202 7, 32 -186 6"),
        colourTones("brown"),
        2,
      ),
      part(symmetric("0 -122, 22 -124, 40 -100, 62 -60, 92 -12, 80 -2, 48 2, 0 2"), m.body, 14, {
        lines: {
          path: "M-8 -116Q-26 -60 -44 -4M8 -116Q26 -60 44 -4M-16 -112Q-50 -60 -76 -8M16 -112Q50 -60 76 -8M0 -112L0 0",
          width: 1.6,
        },
      }),
      part(
        Array.from({ length: 11 }, (_, i) => oval(-82 + i * 16.4, -6 + Math.abs(i - 5) * -0.8, 10, 8)).join(
          "",
        ),
        m.body,
        4,
        { lift: 0.06 },
      ),
      part(symmetric("0 -178, 10 -186, 26 -192, 30 -176, 24 -146, 22 -122, 0 -116"), m.body, 12, {
        lines: { path: "M-14 -180L-10 -122M14 -180L10 -122M0 -176L0 -120", width: 1.4 },
      }),
      part(
        ribbon("-18 -188 7, -34 -194 10, -42 -176 9") + ribbon("18 -188 7, 34 -194 10, 42 -176 9"),
        m.body,
        4,
        { lift: 0.05 },
      ),
      part(ribbon("-23 -124 9, 0 -119 10, 23 -124 9"), colourTones("pink"), 3),
    ],
  };
};

/** A bathing suit. */
export const swimsuit: FigureMaker = (m) => ({
  box: { left: -52, right: 52, top: -174, bottom: 3 },
  parts: [
    part(
      ribbon("-26 -104 9, -30 -150 8, -24 -170 8") + ribbon("26 -104 9, 30 -150 8, 24 -170 8"),
      m.body,
      4,
      { lift: -0.08 },
    ),
    part(
      "M-40 -116Q-22 -122 0 -100Q22 -122 40 -116Q44 -92 32 -70Q34 -54 48 -36Q30 -30 14 -4Q0 4 -14 -4Q-30 -30 -48 -36Q-34 -54 -32 -70Q-44 -92 -40 -116Z",
      m.body,
      14,
    ),
    part(
      "M-35 -82Q0 -72 35 -82L33 -72Q0 -62 -33 -72ZM-35 -62Q0 -52 35 -62L38 -52Q0 -42 -38 -52Z",
      colourTones("white"),
      2,
    ),
  ],
});

/** A small bird on its perch in a cage. */
export const cagedBird: FigureMaker = (m) => {
  const [gold, orange] = [colourTones("gold"), colourTones("orange")];
  const bars = [-72, -48, -24, 24, 48, 72];
  return {
    box: { left: -98, right: 98, top: -246, bottom: 3 },
    parts: [
      part(symmetric("0 -214, 44 -204, 78 -172, 86 -130, 86 -20, 0 -20"), m.dark, 3, { lift: 0.06 }),
      part([-24, 24].map((x) => ribbon(`${x * 0.4} -210 4, ${x} -150 4, ${x} -16 4`)).join(""), gold, 1.4, {
        lift: -0.25,
      }),
      part(ribbon("-70 -58 8, 70 -58 8", 2), colourTones("brown"), 3),
      part(polygon("28 -86, 74 -50, 62 -40, 20 -64"), m.body, 4, { lift: -0.1 }),
      part(ribbon("24 -78 28, 0 -88 50, -20 -112 42", 12) + oval(-24, -128, 25), m.body, 18),
      part(blob("2 -108, 26 -98, 46 -72, 40 -62, 10 -66, -8 -86"), m.body, 6, {
        lift: -0.1,
        lines: { path: "M8 -94Q22 -88 34 -72M4 -84Q16 -78 26 -68", width: 2 },
      }),
      part(polygon("-44 -136, -66 -124, -42 -118"), orange, 3),
      part(oval(-32, -134, 4.4), m.dark, 1),
      part(ribbon("-4 -66 4, -6 -56 5") + ribbon("12 -66 4, 12 -56 5"), orange, 1.4),
      part(
        bars
          .map((x) => ribbon(`${x * 0.12} -214 4.4, ${x * 0.72} -192 4.4, ${x} -140 4.4, ${x} -16 4.4`))
          .join(""),
        gold,
        2,
        { lift: 0.06 },
      ),
      part(
        ribbon(
          "-86 -18 5, -86 -130 6, -74 -176 6, -42 -206 6, 0 -216 6, 42 -206 6, 74 -176 6, 86 -130 6, 86 -18 5",
        ) + ribbon("-86 -134 6, 86 -134 6", 2),
        gold,
        2.4,
      ),
      part(box(-96, -22, 96, 0), gold, 6),
      part(ring([0, -228], [11, 11], 6), gold, 2),
    ],
  };
};
