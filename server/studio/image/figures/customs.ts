/** What one country has and others draw as something else. */
import { mix } from "../colour.ts";
import type { Part } from "../sculpt.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon, smoothJoints } from "./outline.ts";
import { bodyOr, deeper, ovalPair, paler, ribbonPair, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** Small lamps of clay in a row, each with a wick that burns in oil. */
export const diya: FigureMaker = (m) => {
  const clay = towards(colourTones("orange"), [0.5, 0.07, 0.06], 0.55);
  const lamp = (x: number, y: number, size: number): Part[] => {
    const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
    const flame = (wide: number, tall: number) =>
      `M${at(50, -46 - tall)}Q${at(50 + wide * 1.3, -60)} ${at(50 + wide, -46)}Q${at(50, -30)} ${at(50 - wide, -46)}Q${at(50 - wide, -66)} ${at(50, -46 - tall)}Z`;
    return [
      part(`M${at(-26, -6)}L${at(26, -6)}L${at(30, 3)}L${at(-30, 3)}Z`, deeper(clay, m, 0.15), 3),
      part(
        `M${at(-66, -42)}Q${at(-60, -4)} ${at(0, -3)}Q${at(48, -4)} ${at(70, -44)}Q${at(0, -70)} ${at(-66, -42)}Z`,
        clay,
        9 * size,
        {
          lines: [
            {
              path: `M${at(-56, -24)}Q${at(0, -8)} ${at(56, -26)}`,
              width: 3.4 * size,
              light: true,
            },
            {
              path: [-40, -22, -2, 18, 38].map((dx) => `M${at(dx, -13)}L${at(dx + 3, -20)}`).join(""),
              width: 4 * size,
              light: true,
            },
          ],
        },
      ),
      part(
        `M${at(-54, -43)}Q${at(0, -28)} ${at(60, -44)}Q${at(0, -60)} ${at(-54, -43)}Z`,
        deeper(colourTones("gold"), m, 0.35),
        2,
      ),
      part(
        ribbon([
          [x - 8 * size, y - 43 * size, 4 * size],
          [x + 50 * size, y - 46 * size, 5 * size],
        ]),
        m.pale,
        1,
      ),
      part(flame(15, 56), colourTones("orange"), 0, { lit: colourTones("orange")[0]! }),
      part(flame(8, 34), [m.palette.lamp], 0, { lit: mix(m.palette.lamp, [0.97, 0, 0.06], 0.6) }),
    ];
  };
  return {
    box: { left: -170, right: 178, top: -132, bottom: 4 },
    parts: [...lamp(-104, -34, 0.72), ...lamp(100, -34, 0.72), ...lamp(-4, 0, 1.1)],
  };
};

/** A long collarless tunic of an Indian man, with a trimmed placket and slits at its sides. */
export const kurta: FigureMaker = (m) => {
  const cloth = bodyOr(m, colourTones("white"));
  const trim = colourTones("gold");
  return {
    box: { left: -104, right: 104, top: -262, bottom: 4 },
    parts: [
      part(ribbonPair("34 -218 46, 66 -150 38, 84 -86 32"), cloth, 10, {
        lines: { path: "M62 -170Q72 -130 80 -100M-62 -170Q-72 -130 -80 -100", width: 1.8 },
      }),
      part(ribbonPair("76 -84 9, 96 -80 9"), trim, 2),
      part(
        "M-20 -246Q-46 -240 -58 -222L-52 -130Q-54 -60 -66 0L-54 2L-50 -46L-48 2Q0 6 48 2L50 -46L54 2L66 0Q54 -60 52 -130L58 -222Q46 -240 20 -246Z",
        cloth,
        16,
        {
          lines: {
            path: "M-30 -110Q-26 -60 -30 -8M30 -110Q26 -60 30 -8M-48 -196Q-40 -170 -48 -140M48 -196Q40 -170 48 -140M0 -128Q2 -60 0 -10",
            width: 1.8,
          },
        },
      ),
      part(oval(0, -246, 20, 8), deeper(cloth, m, 0.4), 2),
      part(box(-10, -244, 10, -134), trim, 3),
      part(
        "M-24 -250Q-24 -262 0 -262Q24 -262 24 -250L22 -236Q10 -240 3 -230L-3 -230Q-10 -240 -22 -236Z",
        trim,
        3,
      ),
      part("M-15 -254Q0 -260 15 -254Q8 -246 2 -240L-2 -240Q-8 -246 -15 -254Z", deeper(cloth, m, 0.45), 1),
      part([-214, -190, -166, -144].map((y) => oval(0, y, 4.6)).join(""), cloth, 2.4),
    ],
  };
};

/** A plate from above at an angle. */
const plateParts = (m: Materials): Part[] => [
  part(oval(0, -30, 142, 44), colourTones("white"), 7),
  part(oval(0, -36, 108, 29), deeper(colourTones("white"), m, 0.1), 4),
];

/** Filled rings of pasta on a plate. */
export const tortellini: FigureMaker = (m) => {
  const dough = towards(colourTones("yellow"), [0.86, 0.02, 0.1], 0.55);
  const one = (x: number, y: number, turn: number): Part[] => {
    const p = (angle: number, far: number): [number, number] => [
      x + Math.cos(angle + turn) * far,
      y + Math.sin(angle + turn) * far * 0.8,
    ];
    const circle = Array.from({ length: 11 }, (_, i): [number, number, number] => {
      const a = Math.PI * 0.34 + (i / 10) * Math.PI * 1.32;
      return [...p(a, 21), 15 + Math.sin((i / 10) * Math.PI) * 10];
    });
    const cap = [p(-1.2, 30), p(-0.5, 36), p(0, 45), p(0.5, 36), p(1.2, 30), p(0.8, 12), p(-0.8, 12)];
    return [
      part(ribbon(smoothJoints(circle, 3), 2), dough, 9),
      part(blob(cap), dough, 8),
      part(oval(x, y, 5, 4), deeper(dough, m, 0.5), 1),
    ];
  };
  return {
    box: { left: -146, right: 146, top: -136, bottom: 16 },
    parts: [
      ...plateParts(m),
      ...one(-58, -60, 3.6),
      ...one(4, -70, -1.4),
      ...one(62, -58, -0.5),
      ...one(-84, -32, 2.9),
      ...one(84, -30, 0.4),
      ...one(-30, -26, 2.0),
      ...one(32, -24, 0.9),
      ...one(-20, -86, -2.2),
      ...one(36, -92, -0.9),
      part(
        `${blob("-6 -58, 8 -76, 30 -72, 16 -56")}${blob("-8 -58, -24 -74, -40 -66, -24 -54")}`,
        colourTones("green"),
        3,
      ),
    ],
  };
};

/** Square cushions of pasta in tomato sauce. */
export const ravioli: FigureMaker = (m) => {
  const dough = towards(colourTones("yellow"), [0.88, 0.02, 0.09], 0.6);
  const one = (x: number, y: number, turn: number): Part[] => {
    const points = Array.from({ length: 32 }, (_, i): [number, number] => {
      const side = Math.floor(i / 8);
      const along = ((i % 8) / 8) * 2 - 1;
      const out = i % 2 ? 1.1 : 1;
      const [u, v] = [
        [along, -1],
        [1, along],
        [-along, 1],
        [-1, -along],
      ][side]! as [number, number];
      const [dx, dy] = [u * 30 * out, v * 30 * out];
      return [
        x + dx * Math.cos(turn) - dy * Math.sin(turn),
        y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * 0.62,
      ];
    });
    const outline = `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}Z`;
    return [part(outline, dough, 3), part(oval(x, y - 4, 20, 13), paler(dough, 0.2), 11)];
  };
  return {
    box: { left: -146, right: 146, top: -112, bottom: 16 },
    parts: [
      ...plateParts(m),
      part(blob("-92 -36, -60 -58, 0 -64, 60 -58, 92 -36, 60 -14, 0 -10, -60 -14"), colourTones("red"), 6),
      ...one(-52, -58, 0.2),
      ...one(44, -60, -0.3),
      ...one(-66, -32, -0.2),
      ...one(66, -32, 0.3),
      ...one(0, -30, 0.1),
      ...one(-4, -74, 0.6),
      part(blob("-26 -82, 0 -94, 24 -84, 14 -72, -14 -70"), colourTones("red"), 5),
      part(
        blob("-4 -88, 8 -106, 28 -102, 14 -88") + blob("-6 -88, -20 -104, -34 -96, -20 -86"),
        colourTones("green"),
        3,
      ),
    ],
  };
};

/** A bag of water with a goldfish, tied with a string. */
export const fishBag: FigureMaker = (m) => {
  const clear = paler(colourTones("blue"), 0.72);
  const water = paler(colourTones("blue"), 0.42);
  const fish = bodyOr(m, colourTones("orange"));
  return {
    box: { left: -92, right: 92, top: -236, bottom: 4 },
    parts: [
      part(ribbon("0 -186 4, -22 -216 4, 0 -234 4, 22 -216 4, 2 -186 4"), colourTones("red"), 1.2),
      part(blob("-8 -168, -30 -196, -14 -202, 0 -194, 16 -204, 32 -194, 8 -168"), clear, 4, {
        lines: { path: "M-4 -172L-16 -196M0 -172L2 -194M4 -172L20 -196", width: 1.6 },
      }),
      part(
        "M-9 -172Q-20 -150 -62 -122Q-96 -84 -84 -34Q-72 2 0 3Q72 2 84 -34Q96 -84 62 -122Q20 -150 9 -172Z",
        clear,
        14,
        {
          lines: { path: "M-6 -164Q-18 -142 -44 -122M6 -164Q18 -142 44 -122M0 -160L0 -136", width: 1.8 },
        },
      ),
      part("M-80 -98Q0 -88 80 -98Q92 -66 80 -34Q68 -2 0 -2Q-68 -2 -80 -34Q-92 -66 -80 -98Z", water, 12),
      part(oval(0, -98, 79, 8), paler(water, 0.5), 2),
      part(
        blob("22 -52, 44 -82, 60 -86, 56 -62, 66 -36, 48 -32, 30 -42") +
          blob("-20 -66, 2 -84, 16 -78, 14 -62") +
          blob("-12 -36, 4 -22, 14 -22, 10 -40"),
        paler(fish, 0.25),
        4,
        {
          lines: { path: "M34 -52L56 -78M36 -50L60 -60M34 -46L54 -38M-4 -68L8 -78M2 -66L14 -74", width: 1.6 },
        },
      ),
      part(blob("-54 -50, -40 -66, -12 -72, 18 -60, 32 -50, 16 -38, -12 -30, -40 -36"), fish, 14),
      part(oval(-38, -54, 6), colourTones("white"), 1),
      part(oval(-39, -54, 3.4), colourTones("black"), 0.6),
      part(oval(-60, -76, 4) + oval(-54, -88, 3), paler(water, 0.8), 1.5),
      part(
        ribbonPair("76 -30 3, 72 -22 4, 60 -12 3") + ribbon("-66 -108 5, -80 -80 6, -80 -60 3"),
        paler(clear, 0.8),
        1,
      ),
    ],
  };
};

/** The white beard, red coat, and sack of Christmas. */
export const santa: FigureMaker = (m) => {
  const red = bodyOr(m, colourTones("red"));
  const white = colourTones("white");
  const black = colourTones("black");
  const skin = towards(colourTones("pink"), [0.8, 0.05, 0.06], 0.6);
  return {
    box: { left: -118, right: 126, top: -262, bottom: 4 },
    parts: [
      part(
        blob("-108 -6, -118 -60, -104 -112, -76 -136, -48 -116, -34 -60, -40 0, -76 4"),
        colourTones("brown"),
        18,
        {
          lines: { path: "M-78 -128Q-92 -110 -100 -80M-72 -126Q-70 -100 -76 -70", width: 2 },
        },
      ),
      part(ribbon("-76 -136 16, -66 -150 22, -60 -160 10"), colourTones("brown"), 5),
      part(ribbonPair("24 -46 42, 26 -12 36"), red, 8),
      part(ribbonPair("26 -20 38, 26 -6 36, 38 -4 22"), black, 6),
      part(
        blob("-40 -176, 0 -186, 40 -176, 66 -120, 68 -70, 48 -42, 0 -36, -48 -42, -68 -70, -66 -120"),
        red,
        26,
      ),
      part("M-64 -56Q0 -30 64 -56L60 -38Q0 -14 -60 -38Z", white, 6),
      part("M-70 -92Q0 -70 70 -92L69 -74Q0 -52 -69 -74Z", black, 4),
      part(box(-15, -88, 15, -60), colourTones("gold"), 3),
      part(box(-8, -82, 8, -66), black, 1.5),
      part(ribbon("0 -160 15, 0 -92 15"), white, 4),
      part(ribbon("-46 -160 34, -72 -134 32, -62 -122 28"), red, 9),
      part(ribbon("46 -158 34, 84 -146 30, 100 -184 26"), red, 9),
      part(ribbon("88 -196 15, 116 -190 15") + ribbon("-72 -112 16, -50 -122 16"), white, 5),
      part(oval(106, -214, 16) + oval(-56, -132, 14), black, 5),
      part(oval(0, -206, 34, 32), skin, 8),
      part(
        blob(
          "-34 -212, -42 -186, -34 -150, -14 -126, 0 -118, 14 -126, 34 -150, 42 -186, 34 -212, 20 -196, 0 -192, -20 -196",
        ),
        white,
        12,
        { lines: { path: "M-22 -180Q-20 -156 -8 -138M22 -180Q20 -156 8 -138M0 -172L0 -130", width: 1.6 } },
      ),
      part(
        blob("0 -198, -12 -204, -28 -196, -34 -184, -16 -184, 0 -190, 16 -184, 34 -184, 28 -196, 12 -204"),
        white,
        5,
      ),
      part(oval(0, -204, 7, 6), deeper(skin, m, 0.12), 3),
      part(ovalPair(12, -214, 3.4, 4), black, 0.6),
      part("M-36 -222Q-32 -262 14 -262Q52 -258 62 -214Q48 -226 36 -222Z", red, 9),
      part(ribbon("-36 -226 17, 0 -232 18, 36 -226 17"), white, 6),
      part(oval(62, -208, 12), white, 6),
    ],
  };
};
