import type { Lab } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const dots = (points: readonly (readonly [number, number])[], rx: number, ry = rx) =>
  points.map(([x, y]) => oval(x, y, rx, ry)).join("");
const shine = (path: string, tones: readonly Lab[]) => part(path, paler(tones, 0.55), 2, { lift: 0.06 });

/** An aubergine. */
export const aubergine: FigureMaker = (m) => {
  const green = colourTones("green");
  return {
    box: { left: -96, right: 94, top: -186, bottom: 3 },
    parts: [
      part(ribbon("46 -128 54, 26 -100 66, -8 -66 92, -30 -48 92", 10), m.body, 40),
      part(ribbon("64 -152 11, 74 -170 10, 88 -180 12"), green, 4),
      part(
        blob("62 -160, 84 -142, 88 -112, 70 -118, 62 -94, 46 -116, 26 -106, 30 -128, 10 -142, 36 -150"),
        green,
        7,
        { lines: { path: "M62 -152L78 -122M58 -150L58 -106M52 -150L30 -116", width: 1.8 } },
      ),
      shine(ribbon("-54 -72 9, -40 -92 11, -16 -110 8"), m.body),
    ],
  };
};

/** Two sweet potatoes, one broken open. */
export const sweetPotato: FigureMaker = (m) => {
  const skin = towards(m.body, [0.42, 0.12, 0.02], 0.6);
  const flesh = colourTones("yellow");
  return {
    box: { left: -134, right: 134, top: -176, bottom: 3 },
    parts: [
      part(
        ribbon("-118 -92 8, -84 -98 50, -30 -104 76, 26 -102 62, 76 -112 26, 100 -124 6", 10),
        deeper(skin, m, 0.15),
        20,
        { lines: { path: "M-64 -100l10 2M-20 -88l10 2M20 -98l8 0M-46 -84l8 2", width: 2.2 } },
      ),
      part(ribbon("-128 -24 8, -94 -36 52, -48 -42 76, -8 -42 80", 10), skin, 22, {
        lines: { path: "M-86 -40l10 2M-56 -24l10 2M-64 -46l8 0", width: 2.2 },
      }),
      part(blob("-8 -81, 9 -72, 16 -44, 10 -14, -6 -3, -20 -18, -24 -52"), flesh, 7),
      part(ribbon("128 -18 6, 100 -32 48, 66 -40 72, 46 -42 76", 10), skin, 22, {
        lines: { path: "M76 -40l10 2M92 -22l8 2", width: 2.2 },
      }),
      part(blob("44 -79, 58 -62, 60 -28, 46 -5, 30 -14, 25 -44, 32 -72"), paler(flesh, 0.2), 7),
      part(ribbons("6 -140 4, 14 -156 3, 6 -172 2"), paler(colourTones("white"), 0.5), 1.4, { lift: 0.1 }),
    ],
  };
};

/** A head of garlic with two cloves. */
export const garlic: FigureMaker = (m) => ({
  box: { left: -94, right: 110, top: -161, bottom: 3 },
  parts: [
    part(
      blob(
        "-20 -158, -8 -156, -4 -128, 14 -106, 52 -84, 62 -48, 42 -12, 4 -2, -40 -2, -76 -14, -92 -48, -82 -84, -44 -106, -26 -128",
      ),
      m.body,
      34,
      {
        lines: {
          path: "M-16 -118Q-60 -70 -40 -6M-16 -118Q-16 -60 -16 -4M-16 -118Q28 -70 10 -6M-18 -120Q-84 -84 -70 -18M-14 -120Q52 -84 38 -16",
          width: 2.4,
        },
      },
    ),
    part(oval(-16, -4, 18, 5), colourTones("brown"), 2),
    part(
      blob("62 -60, 84 -38, 92 -12, 70 0, 46 -6, 46 -30"),
      paler(towards(m.body, colourTones("pink")[0]!, 0.4), 0.1),
      13,
      { lines: { path: "M62 -54Q58 -28 60 -4", width: 2 } },
    ),
    part(blob("84 -34, 106 -20, 108 -4, 88 2, 72 -4"), m.body, 9),
  ],
});

/** Half an avocado with its stone, before a whole one. */
export const avocado: FigureMaker = (m) => {
  const pear = (x: number) =>
    blob([
      [x, -156],
      [x + 24, -146],
      [x + 36, -112],
      [x + 58, -72],
      [x + 58, -34],
      [x + 34, -6],
      [x, 0],
      [x - 34, -6],
      [x - 58, -34],
      [x - 58, -72],
      [x - 36, -112],
      [x - 24, -146],
    ]);
  const flesh = (s: number) =>
    blob(
      [
        [0, -156],
        [24, -146],
        [36, -112],
        [58, -72],
        [58, -34],
        [34, -6],
        [0, 0],
        [-34, -6],
        [-58, -34],
        [-58, -72],
        [-36, -112],
        [-24, -146],
      ].map(([x, y]) => [-34 + x! * s, -74 + (y! + 74) * s] as const),
    );
  return {
    box: { left: -96, right: 104, top: -160, bottom: 3 },
    parts: [
      part(pear(42), deeper(m.body, m, 0.4), 34, {
        lines: {
          path: scattered(36, 44, -64, 46, 70)
            .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l2 1`)
            .join(""),
          width: 2.4,
          light: true,
        },
      }),
      part(pear(-34), deeper(m.body, m, 0.4), 8),
      part(flesh(0.9), m.body, 4),
      part(flesh(0.82), towards(m.body, [0.92, -0.03, 0.12], 0.75), 6),
      part(oval(-34, -50, 27, 27), colourTones("brown"), 20),
      shine(oval(-43, -60, 6, 5), colourTones("brown")),
    ],
  };
};

/** A pomegranate, and one broken open to show the seeds. */
export const pomegranate: FigureMaker = (m) => {
  const seeds = scattered(30, 60, -46, 33, 30);
  return {
    box: { left: -106, right: 112, top: -166, bottom: 3 },
    parts: [
      part(
        polygon("-54 -126, -60 -164, -44 -150, -32 -166, -20 -150, -4 -162, -10 -126"),
        deeper(m.body, m, 0.15),
        5,
      ),
      part(
        blob(
          "-32 -136, 4 -130, 38 -104, 44 -60, 26 -18, -10 0, -54 0, -90 -18, -106 -58, -98 -102, -66 -130",
        ),
        m.body,
        48,
      ),
      shine(ribbon("-82 -94 10, -74 -108 11, -60 -118 7"), m.body),
      part(blob("60 -98, 92 -90, 110 -58, 104 -20, 78 0, 44 0, 16 -18, 10 -54, 28 -88"), m.body, 10),
      part(
        blob("60 -88, 86 -80, 101 -54, 96 -24, 76 -9, 46 -9, 25 -22, 19 -52, 34 -80"),
        paler(colourTones("yellow"), 0.5),
        5,
      ),
      part(dots(seeds, 6.2, 6.8), towards(m.body, [0.42, 0.19, 0.08], 0.6), 4),
      part(
        dots(
          seeds.map(([x, y]) => [x - 1.6, y - 2] as const),
          1.6,
        ),
        paler(colourTones("red"), 0.6),
        0.4,
      ),
    ],
  };
};

/** Figs, one of them cut. */
export const fig: FigureMaker = (m) => {
  const whole = (x: number, s: number) =>
    blob([
      [x - 2, -134 * s],
      [x + 8, -118 * s],
      [x + 22, -92 * s],
      [x + 50 * s, -64 * s],
      [x + 56 * s, -30 * s],
      [x + 32 * s, -4 * s],
      [x, 0],
      [x - 32 * s, -4 * s],
      [x - 56 * s, -30 * s],
      [x - 50 * s, -64 * s],
      [x - 22, -92 * s],
      [x - 10, -118 * s],
    ]);
  const cut = colourTones("red");
  return {
    box: { left: -98, right: 106, top: -142, bottom: 3 },
    parts: [
      part(ribbon("-38 -124 9, -34 -138 7"), colourTones("green"), 2),
      part(whole(-40, 1), m.body, 34, {
        lines: {
          path: "M-40 -112Q-74 -64 -62 -14M-40 -112Q-40 -60 -40 -4M-40 -112Q-6 -64 -18 -14",
          width: 2,
          light: true,
        },
      }),
      part(whole(54, 0.86), deeper(m.body, m, 0.1), 8),
      part(
        blob("54 -92, 66 -72, 88 -48, 90 -24, 72 -10, 54 -7, 36 -10, 18 -24, 20 -48, 42 -72"),
        paler(colourTones("yellow"), 0.6),
        5,
      ),
      part(
        blob("54 -66, 72 -48, 78 -28, 66 -16, 54 -14, 42 -16, 30 -28, 36 -48"),
        towards(cut, colourTones("pink")[1]!, 0.3),
        5,
      ),
      part(dots(scattered(24, 54, -36, 18, 18), 1.9, 2.4), colourTones("yellow"), 0.6),
    ],
  };
};
