/** Parts of bodies and machines, and what holds the dead. */
import type { Part } from "../sculpt.ts";
import { SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** Two open hands side by side, palms to the viewer, in their cuffs. */
export const hands: FigureMaker = (m) => {
  const skin = bodyOr(m, SKIN);
  const cloth = colourTones("blue");
  const one = (side: 1 | -1): Part[] => {
    const x = (v: number) => (78 + v) * side;
    const path = (points: [number, number][]) =>
      points.map(([px, y], i) => `${i ? "L" : "M"}${x(px)} ${y}`).join("");
    const finger = (...joints: [number, number, number][]) =>
      ribbon(joints.map(([px, y, wide]): [number, number, number] => [x(px), y, wide]));
    return [
      part(
        [
          finger([0, -30, 52], [0, -62, 56]),
          blob(
            [
              [-42, -84],
              [-46, -120],
              [-36, -148],
              [4, -154],
              [40, -146],
              [46, -112],
              [36, -74],
              [0, -62],
            ].map(([px, y]): [number, number] => [x(px!), y!]),
          ),
          finger([-30, -138, 24], [-36, -178, 22], [-40, -210, 15]),
          finger([-8, -146, 25], [-10, -196, 23], [-11, -238, 15]),
          finger([14, -144, 24], [18, -190, 22], [20, -230, 15]),
          finger([35, -132, 21], [44, -168, 19], [50, -196, 13]),
          finger([-32, -90, 32], [-58, -116, 26], [-74, -150, 17]),
        ].join(""),
        skin,
        12,
        {
          lines: [
            {
              path: `${path([
                [-30, -128],
                [-10, -134],
                [12, -132],
                [34, -118],
              ])}${path([
                [-34, -110],
                [-10, -114],
                [14, -104],
                [30, -90],
              ])}${path([
                [-22, -132],
                [-26, -108],
                [-18, -88],
                [-8, -76],
              ])}`,
              width: 2.2,
            },
            {
              path: `${path([
                [-46, -176],
                [-28, -178],
              ])}${path([
                [-20, -192],
                [0, -192],
              ])}${path([
                [8, -188],
                [28, -190],
              ])}${path([
                [36, -164],
                [52, -168],
              ])}`,
              width: 1.8,
            },
          ],
        },
      ),
      part(
        polygon([
          [x(-40), -40],
          [x(40), -40],
          [x(46), 4],
          [x(-46), 4],
        ]),
        cloth,
        8,
      ),
      part(
        polygon([
          [x(-44), -48],
          [x(44), -48],
          [x(44), -30],
          [x(-44), -30],
        ]),
        paler(cloth, 0.4),
        4,
      ),
    ];
  };
  return { box: { left: -162, right: 162, top: -252, bottom: 4 }, parts: [...one(-1), ...one(1)] };
};

/** The long hair of somebody seen from behind, with a bow. */
export const hair: FigureMaker = (m) => {
  const tones = bodyOr(m, colourTones("brown"));
  const strand = (line: string, lift: number): Part => part(ribbon(line), tones, 7, { lift });
  return {
    box: { left: -112, right: 112, top: -300, bottom: 6 },
    parts: [
      part(
        "M-16 -196L16 -196Q18 -174 48 -166Q92 -156 100 -112L104 -60L-104 -60L-100 -112Q-92 -156 -48 -166Q-18 -174 -16 -196Z",
        colourTones("blue"),
        10,
      ),
      part("M-26 -190L26 -190Q26 -168 44 -164Q0 -140 -44 -164Q-26 -168 -26 -190Z", SKIN, 4),
      part(oval(-48, -234, 10, 15) + oval(48, -234, 10, 15), SKIN, 5),
      part(
        "M0 -298Q-52 -296 -50 -238Q-52 -190 -58 -150Q-70 -90 -60 -44Q-50 -4 -28 -2Q-14 6 0 -2Q14 6 28 -2Q50 -4 60 -44Q70 -90 58 -150Q52 -190 50 -238Q52 -296 0 -298Z",
        tones,
        18,
        {
          lines: [
            {
              path: "M0 -292Q-28 -286 -38 -240M0 -292Q28 -286 38 -240M-2 -288Q-18 -270 -20 -242M2 -288Q18 -270 20 -242",
              width: 2,
            },
          ],
        },
      ),
      strand("-40 -236 14, -46 -180 20, -54 -120 22, -42 -70 18, -54 -24 8", 0.02),
      strand("40 -236 14, 46 -180 20, 54 -120 22, 42 -70 18, 54 -24 8", 0.02),
      strand("-22 -232 14, -24 -170 20, -34 -110 20, -20 -60 18, -34 -8 7", -0.07),
      strand("22 -232 14, 24 -170 20, 34 -110 20, 20 -60 18, 34 -8 7", -0.07),
      strand("0 -232 16, 4 -170 22, -6 -110 22, 6 -56 18, -4 -2 7", 0.05),
      part(
        "M-6 -236Q-40 -262 -46 -242Q-48 -220 -6 -230ZM6 -236Q40 -262 46 -242Q48 -220 6 -230Z",
        colourTones("red"),
        6,
      ),
      part(
        ribbon("-4 -230 9, -16 -206 11, -22 -192 6") + ribbon("4 -230 9, 16 -206 11, 22 -192 6"),
        colourTones("red"),
        3,
      ),
      part(oval(0, -234, 10, 9), colourTones("red"), 4),
    ],
  };
};

/** A wing that has come off an aeroplane. */
export const planeWing: FigureMaker = (m) => {
  const metal = bodyOr(m, colourTones("white"));
  const grey = colourTones("grey");
  return {
    box: { left: -236, right: 214, top: -166, bottom: 8 },
    parts: [
      part("M176 -166L206 -160L200 -98L184 -92Z", colourTones("red"), 5),
      part(
        "M-210 -74L-160 -110L190 -112Q202 -104 190 -96L-70 -26L-196 -2L-216 -22L-196 -30L-222 -46L-198 -54Z",
        metal,
        10,
        {
          lines: [
            {
              path: "M-150 -92L186 -106M-178 -20L-70 -40L120 -86M-60 -28L-40 -48M40 -54L56 -72M-130 -60L60 -86",
              width: 2.4,
            },
            {
              path: Array.from({ length: 13 }, (_, i) => `M${-140 + i * 22} ${-78 - i * 1.6}l2 0`).join(""),
              width: 3,
            },
          ],
        },
      ),
      part(
        "M-210 -74L-222 -46L-198 -54L-196 -30L-216 -22L-196 -2L-180 -12L-186 -66Z",
        deeper(grey, m, 0.5),
        3,
      ),
      part(
        ribbons("-206 -60 5, -234 -66 4", "-204 -40 4, -230 -32 3", "-204 -16 5, -228 -6 3"),
        colourTones("orange"),
        1.5,
      ),
      part(polygon("-20 -70, 30 -78, 34 -50, -16 -40"), grey, 4),
      part("M-78 -58Q-84 -30 -72 -6L18 -12Q46 -22 50 -34Q46 -52 18 -58Z", metal, 14, {
        lines: { path: "M-40 -58Q-44 -32 -36 -8M14 -58Q20 -34 14 -12", width: 2.2 },
      }),
      part(oval(-75, -32, 15, 27), grey, 5),
      part(oval(-76, -32, 10, 21), deeper(grey, m, 0.8), 2),
      part(oval(-77, -32, 4, 7), colourTones("white"), 2),
    ],
  };
};

/** A carton with a gable top, and a glass of milk. */
export const milkCarton: FigureMaker = () => {
  const white = colourTones("white");
  const blue = colourTones("blue");
  return {
    box: { left: -84, right: 112, top: -222, bottom: 4 },
    parts: [
      part(polygon("-76 -158, 26 -158, 26 2, -76 2"), white, 5),
      part(polygon("26 -158, 62 -172, 62 -14, 26 2"), white, 4, { lift: -0.14 }),
      part("M-76 -158L-58 -204L40 -204L26 -158Z", white, 4, { lift: 0.06 }),
      part("M26 -158L40 -204L62 -172Z", white, 3, { lift: -0.2 }),
      part(polygon("-60 -222, 42 -222, 42 -202, -60 -202"), blue, 3),
      part("M-76 -64Q-58 -86 -40 -64Q-22 -42 -4 -64Q14 -86 26 -66L26 2L-76 2Z", blue, 4),
      part("M26 -66Q44 -88 62 -76L62 -14L26 2Z", blue, 3, { lift: -0.12 }),
      part(
        blob("-50 -128, -38 -138, -14 -138, 0 -128, -4 -102, -16 -88, -34 -88, -46 -102") +
          blob("-50 -126, -66 -130, -64 -116, -50 -116") +
          blob("0 -126, 16 -130, 14 -116, 0 -116"),
        white,
        4,
        { lift: 0.08 },
      ),
      part(blob("-48 -134, -30 -140, -28 -118, -44 -112"), colourTones("black"), 2),
      part(oval(-25, -97, 17, 11), colourTones("pink"), 3),
      part(
        oval(-38, -116, 2.6, 3.2) +
          oval(-14, -116, 2.6, 3.2) +
          oval(-31, -97, 2, 2.6) +
          oval(-19, -97, 2, 2.6),
        colourTones("black"),
        0.4,
      ),
      part("M42 -86L108 -86L100 -2Q99 3 94 3L56 3Q51 3 50 -2Z", paler(blue, 0.6), 5),
      part("M46 -64L104 -64L98 -8L52 -8Z", white, 5, { lift: 0.1 }),
      part(oval(75, -64, 29, 6), white, 2, { lift: 0.16 }),
      part(oval(75, -86, 33, 7), paler(blue, 0.7), 2),
    ],
  };
};

/** A coffin of wood on trestles, with a cross and handles. */
export const coffinBox: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("brown"));
  const brass = colourTones("gold");
  return {
    box: { left: -192, right: 192, top: -146, bottom: 4 },
    parts: [
      part(
        ribbons("-112 -36 9, -132 0 8", "-104 -36 9, -84 0 8", "104 -36 9, 84 0 8", "112 -36 9, 132 0 8"),
        colourTones("black"),
        3,
      ),
      part(polygon("-186 -78, -92 -92, 150 -78, 186 -80, 172 -38, -172 -34"), deeper(wood, m, 0.1), 6, {
        lines: { path: "M-172 -62L-92 -72L172 -64M-168 -50L-92 -56L168 -52", width: 2 },
      }),
      part("M-188 -86L-168 -112L-84 -128L150 -112L188 -92L150 -76L-84 -66Z", wood, 5),
      part("M-160 -96L-146 -120L-76 -140L138 -122L160 -104L138 -92L-76 -84Z", wood, 6, { lift: 0.1 }),
      part(polygon("-108 -118, 78 -110, 78 -102, -108 -108"), brass, 2),
      part(polygon("-66 -130, -54 -129, -44 -94, -58 -94"), brass, 2),
      ...[-128, -40, 48, 132].map((x) =>
        part(
          ribbon(`${x - 17} -58 5, ${x - 14} -46 5, ${x + 14} -46 5, ${x + 17} -58 5`) +
            oval(x - 17, -59, 5) +
            oval(x + 17, -59, 5),
          brass,
          2,
        ),
      ),
    ],
  };
};

/** Petals that fall from a flower. */
export const petals: FigureMaker = (m) => {
  const tones = bodyOr(m, colourTones("pink"));
  const petal = (x: number, y: number, turn: number, size: number, i: number): Part => {
    const at = (dx: number, dy: number) => {
      const [u, v] = [dx * size, dy * size];
      return `${(x + u * Math.cos(turn) - v * Math.sin(turn)).toFixed(1)} ${(y + u * Math.sin(turn) + v * Math.cos(turn)).toFixed(1)}`;
    };
    return part(
      `M${at(0, 26)}Q${at(-34, 4)} ${at(-24, -24)}Q${at(-8, -36)} ${at(0, -24)}Q${at(8, -36)} ${at(24, -24)}Q${at(34, 4)} ${at(0, 26)}Z`,
      i % 3 === 1 ? paler(tones, 0.35) : tones,
      7 * size,
      {
        lines: {
          path: `M${at(0, 20)}L${at(0, -12)}M${at(-2, 16)}L${at(-12, -8)}M${at(2, 16)}L${at(12, -8)}`,
          width: 1.4,
        },
      },
    );
  };
  const spots: [number, number, number, number][] = [
    [-70, -232, 0.7, 0.9],
    [26, -250, -0.6, 0.8],
    [-6, -190, 2.1, 1],
    [78, -196, 0.4, 1],
    [-86, -160, -1.1, 1],
    [32, -132, 1.3, 1.05],
    [-34, -118, -0.4, 0.95],
    [92, -118, 2.6, 0.9],
    [-100, -84, 1.7, 0.9],
    [6, -68, -1.6, 1],
    [-104, -16, 1.45, 0.95],
    [-48, -18, -1.3, 1.1],
    [14, -16, 1.75, 1.1],
    [66, -20, -1.7, 1],
    [110, -14, 1.3, 0.9],
  ];
  return {
    box: { left: -134, right: 139, top: -284, bottom: 16 },
    parts: spots.map(([x, y, turn, size], i) => petal(x, y, turn, size, i)),
  };
};
