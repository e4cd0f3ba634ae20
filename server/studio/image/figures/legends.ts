import type { Lab } from "../colour.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ovalPair, paler, petals, ribbonPair, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import { HAIR, SKIN } from "./dressed.ts";

type Tones = readonly Lab[];

/** Eyes, a nose and a mouth around (0, y). */
const face = (m: Materials, y: number, smile = 5) => [
  part(ovalPair(12, y, 6.4, 7.4), colourTones("white"), 1.4),
  part(ovalPair(11, y + 1, 3.6, 4.4), m.dark, 0.8),
  part(ribbon(`-12 ${y + 20} 2.6, 0 ${y + 20 + smile} 3.4, 12 ${y + 20} 2.6`), m.dark, 0.6),
];
const star = (x: number, y: number, r: number) =>
  polygon(
    Array.from({ length: 10 }, (_, i) => {
      const a = -Math.PI / 2 + (i * Math.PI) / 5;
      const q = i % 2 ? r * 0.44 : r;
      return [x + Math.cos(a) * q, y + Math.sin(a) * q] as const;
    }),
  );

/** A fairy with wings and a wand. */
export const fairy: FigureMaker = (m) => {
  const dress = bodyOr(m, colourTones("pink"));
  const wing = paler(colourTones("blue"), 0.65);
  const pair = (outline: readonly (readonly [number, number])[]) =>
    blob(outline) + blob(outline.map(([x, y]) => [-x, y] as const).toReversed());
  return {
    box: { left: -120, right: 120, top: -236, bottom: 4 },
    parts: [
      part(
        pair([
          [6, -112],
          [40, -176],
          [92, -208],
          [116, -188],
          [98, -140],
          [50, -108],
        ]),
        wing,
        5,
        {
          lines: { path: "M10 -116L96 -190M14 -112L90 -150M-10 -116L-96 -190M-14 -112L-90 -150", width: 1.6 },
        },
      ),
      part(
        pair([
          [6, -106],
          [56, -104],
          [86, -74],
          [76, -44],
          [40, -54],
          [14, -84],
        ]),
        wing,
        5,
        { lift: -0.04 },
      ),
      part(ribbons("-10 -50 11, -12 -22 10, -10 -2 9", "10 -50 11, 12 -22 10, 10 -2 9"), SKIN, 4),
      part(
        polygon(
          "-14 -130, 14 -130, 18 -100, 52 -48, 36 -56, 24 -40, 10 -54, 0 -38, -10 -54, -24 -40, -36 -56, -52 -48, -18 -100",
        ),
        dress,
        10,
      ),
      part(ribbons("-14 -124 10, -34 -104 8, -46 -88 8", "14 -124 10, 36 -134 8, 56 -152 8"), SKIN, 4),
      part(ribbon("54 -144 4, 74 -192 4"), colourTones("gold"), 1.4),
      part(star(78, -206, 22), [m.palette.lamp], 0, { lit: m.palette.lamp }),
      part(
        blob("0 -208, 34 -196, 40 -160, 30 -130, 12 -140, -12 -140, -30 -130, -40 -160, -34 -196"),
        colourTones("gold"),
        9,
      ),
      part(oval(0, -162, 28, 30), SKIN, 14),
      part(blob("-30 -166, -24 -196, 0 -204, 24 -196, 30 -166, 12 -184, -10 -186"), colourTones("gold"), 6),
      ...face(m, -160),
      part(ovalPair(19, -148, 5, 3.4), colourTones("pink"), 0.8),
      part(petals(6, -12, -200, 2, 8, 8) + petals(6, 12, -200, 2, 8, 8), colourTones("red"), 2),
    ],
  };
};

/** An elf or a dwarf: a tunic and a pointed cap, with long ears or a beard. */
const inCap = (
  m: Materials,
  cap: Tones,
  tunic: Tones,
  more: { ears?: boolean; beard?: Tones; wide: number },
) => {
  const w = more.wide;
  return {
    box: { left: -74, right: 74, top: -246, bottom: 4 },
    parts: [
      part(ribbonPair(`${w * 0.42} -46 22, ${w * 0.42} -12 20`), deeper(colourTones("brown"), m, 0.2), 5),
      part(
        blob([
          [w * 0.2, -14],
          [w * 0.7, -16],
          [w + 14, -10],
          [w + 16, -22],
          [w + 22, -6],
          [w * 0.6, 2],
          [w * 0.16, 0],
        ]) +
          blob([
            [-w * 0.2, -14],
            [-w * 0.16, 0],
            [-w * 0.6, 2],
            [-w - 22, -6],
            [-w - 16, -22],
            [-w - 14, -10],
            [-w * 0.7, -16],
          ]),
        m.dark,
        5,
      ),
      part(
        blob([
          [0, -128],
          [w * 0.8, -118],
          [w + 4, -70],
          [w + 6, -38],
          [0, -30],
          [-w - 6, -38],
          [-w - 4, -70],
          [-w * 0.8, -118],
        ]),
        tunic,
        20,
      ),
      part(ribbonPair(`${w * 0.8} -112 20, ${w + 18} -86 17, ${w + 14} -60 15`), deeper(tunic, m, 0.15), 6),
      part(ovalPair(w + 14, -52, 10), SKIN, 4),
      part(ribbon(`${-w - 4} -62 13, 0 -56 14, ${w + 4} -62 13`), m.dark, 4),
      part(polygon("-11 -66, 11 -66, 11 -46, -11 -46"), colourTones("gold"), 3),
      ...(more.ears
        ? [part(polygon("-30 -150, -70 -176, -34 -132") + polygon("30 -150, 70 -176, 34 -132"), SKIN, 5)]
        : []),
      part(oval(0, -146, 37, 34), SKIN, 16),
      ...face(m, -150),
      ...(more.beard
        ? [
            part(
              blob("-38 -140, -20 -128, 0 -132, 20 -128, 38 -140, 42 -104, 26 -66, 0 -48, -26 -66, -42 -104"),
              more.beard,
              12,
              { lines: { path: "M-24 -116Q-20 -84 -8 -66M24 -116Q20 -84 8 -66M0 -116L0 -62", width: 2.2 } },
            ),
            part(
              ribbons("0 -132 13, -18 -126 12, -32 -134 5", "0 -132 13, 18 -126 12, 32 -134 5"),
              paler(more.beard, 0.3),
              4,
            ),
          ]
        : []),
      part(
        oval(0, -138, more.beard ? 11 : 6, more.beard ? 10 : 6),
        towards(SKIN, colourTones("red")[1]!, 0.3),
        4,
      ),
      part(blob("-42 -162, 0 -176, 42 -162, 32 -196, 24 -224, 44 -246, 4 -240, -20 -214, -34 -190"), cap, 12),
      part(ribbon("-42 -162 13, 0 -172 14, 42 -162 13"), paler(cap, 0.4), 5),
    ],
  };
};

/** An elf: green, with pointed ears. */
export const elf: FigureMaker = (m) => {
  const green = bodyOr(m, colourTones("green"));
  return inCap(m, green, green, { ears: true, wide: 32 });
};

/** A dwarf or gnome with a long beard and a red cap. */
export const dwarf: FigureMaker = (m) =>
  inCap(m, colourTones("red"), bodyOr(m, colourTones("blue")), { beard: HAIR.grey, wide: 46 });

/** A giant, with a house and trees at his feet. */
export const giant: FigureMaker = (m) => {
  const cloth = bodyOr(m, colourTones("green"));
  const tree = (x: number, s: number) =>
    oval(x, -34 * s, 17 * s, 22 * s) + oval(x - 8 * s, -26 * s, 12 * s, 14 * s);
  return {
    box: { left: -162, right: 150, top: -394, bottom: 4 },
    parts: [
      part(
        ribbons("-30 -150 48, -34 -60 42, -36 -10 38", "30 -150 48, 34 -60 42, 36 -10 38"),
        colourTones("brown"),
        12,
      ),
      part(ovalPair(42, -8, 38, 14), m.dark, 7),
      part(blob("0 -306, 62 -296, 82 -230, 74 -140, 0 -128, -74 -140, -82 -230, -62 -296"), cloth, 30, {
        lines: { path: "M0 -290L0 -180M-20 -280L20 -260M20 -280L-20 -260", width: 3 },
      }),
      part(ribbon("-76 -176 22, 0 -168 22, 76 -176 22"), m.dark, 6),
      part(polygon("-16 -186, 16 -186, 16 -156, -16 -156"), colourTones("gold"), 4),
      part(
        ribbons("-66 -280 42, -100 -230 36, -104 -180 32", "66 -280 42, 106 -262 36, 124 -214 32"),
        cloth,
        12,
      ),
      part(oval(-104, -160, 21, 23) + oval(126, -194, 21, 23), SKIN, 8),
      part(ribbons("126 -194 18, 112 -100 26, 104 -30 42"), deeper(colourTones("brown"), m, 0.2), 10, {
        lines: { path: "M118 -150L108 -60M126 -140L118 -50", width: 2 },
      }),
      part(oval(0, -336, 44, 46), SKIN, 24),
      part(blob("-46 -346, -44 -382, 0 -394, 44 -382, 46 -346, 34 -366, 0 -374, -34 -366"), HAIR.brown, 9),
      part(blob("-44 -330, -22 -312, 0 -318, 22 -312, 44 -330, 42 -288, 0 -262, -42 -288"), HAIR.brown, 12),
      ...face(m, -346, 3),
      part(oval(0, -330, 10, 12), towards(SKIN, colourTones("red")[1]!, 0.25), 5),
      part(ribbon("-14 -304 4, 0 -300 5, 14 -304 4"), m.dark, 1),
      part(polygon("-128 0, -128 -34, -84 -34, -84 0"), colourTones("white"), 4),
      part(polygon("-136 -32, -106 -58, -76 -32"), colourTones("red"), 4),
      part(polygon("-112 0, -112 -18, -100 -18, -100 0"), m.dark, 1),
      part(tree(-146, 0.8) + tree(86, 0.9) + tree(-60, 0.7), colourTones("green"), 7),
    ],
  };
};
