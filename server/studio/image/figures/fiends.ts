import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ovalPair, paler, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A devil with horns, wings, a tail and a trident. */
export const devil: FigureMaker = (m) => {
  const red = bodyOr(m, colourTones("red"));
  const dark = deeper(red, m, 0.55);
  const wing = (s: 1 | -1) =>
    polygon(
      [
        [s * 16, -136],
        [s * 60, -204],
        [s * 122, -196],
        [s * 112, -160],
        [s * 116, -118],
        [s * 92, -128],
        [s * 84, -92],
        [s * 60, -112],
        [s * 44, -82],
        [s * 22, -96],
      ].map(([x, y]) => [x!, y!] as const),
    );
  return {
    box: { left: -126, right: 126, top: -252, bottom: 4 },
    parts: [
      part(wing(1) + wing(-1), dark, 6, {
        lines: {
          path: "M22 -130L112 -188M22 -122L108 -124M22 -114L80 -98M-22 -130L-112 -188M-22 -122L-108 -124M-22 -114L-80 -98",
          width: 2.4,
        },
      }),
      part(
        ribbon("26 -46 10, 62 -30 8, 84 -52 7, 96 -84 5", 10) + polygon("86 -80, 98 -108, 112 -82"),
        red,
        4,
      ),
      part(ribbonPair("18 -64 26, 24 -34 18, 20 -12 14"), deeper(colourTones("brown"), m, 0.5), 8),
      part(blob("8 -14, 30 -14, 38 2, 6 2") + blob("-8 -14, -6 2, -38 2, -30 -14"), m.dark, 4),
      part(blob("0 -146, 34 -138, 40 -106, 32 -60, 0 -50, -32 -60, -40 -106, -34 -138"), red, 22, {
        lines: {
          path: "M-22 -114Q-10 -104 0 -112Q10 -104 22 -114M0 -110L0 -72M-14 -88L14 -88M-12 -76L12 -76",
          width: 2,
        },
      }),
      part(ribbons("-34 -130 18, -60 -104 15, -74 -116 13", "34 -130 18, 56 -100 15, 52 -76 13"), red, 6),
      part(ribbons("-76 -4 6, -74 -208 6"), colourTones("black"), 2),
      part(
        polygon("-78 -206, -70 -206, -68 -240, -74 -252, -80 -240") +
          ribbons("-96 -204 6, -74 -196 7, -52 -204 6", "-96 -204 6, -98 -236 4", "-52 -204 6, -50 -236 4"),
        colourTones("black"),
        3,
      ),
      part(oval(-74, -118, 11), red, 5),
      part(
        ribbons("-20 -198 17, -38 -216 12, -38 -244 4", "20 -198 17, 38 -216 12, 38 -244 4"),
        paler(colourTones("gold"), 0.5),
        6,
      ),
      part(polygon("-34 -180, -60 -188, -36 -160") + polygon("34 -180, 60 -188, 36 -160"), red, 4),
      part(blob("0 -212, 30 -202, 40 -174, 26 -146, 0 -130, -26 -146, -40 -174, -30 -202"), red, 18),
      part("M-28 -182L-6 -172L-10 -164L-26 -170ZM28 -182L6 -172L10 -164L26 -170Z", [m.palette.lamp], 0, {
        lit: m.palette.lamp,
      }),
      part(ribbons("-30 -188 5, -6 -176 4", "30 -188 5, 6 -176 4"), m.dark, 1.4),
      part("M-20 -154Q0 -136 20 -154Q0 -146 -20 -154Z", m.dark, 1),
      part(
        polygon("-12 -150, -6 -149, -9 -142") + polygon("12 -150, 6 -149, 9 -142"),
        colourTones("white"),
        0.6,
      ),
      part(polygon("-8 -136, 8 -136, 0 -114"), m.dark, 3),
    ],
  };
};

/** A monster: shaggy, with three eyes, horns, claws and a mouth full of teeth. */
export const monster: FigureMaker = (m) => {
  const fur = bodyOr(m, deeper(colourTones("purple"), m, 0.2));
  const [white, gold] = [colourTones("white"), paler(colourTones("gold"), 0.4)];
  const rim = Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * Math.PI * 2;
    const r = i % 2 ? 1 : 1.12;
    return [Math.cos(a) * 96 * r, -128 + Math.sin(a) * 118 * r] as const;
  });
  const claws = (s: 1 | -1) =>
    [-12, 0, 12]
      .map((d) =>
        polygon([
          [s * 138 + d - 6, -66],
          [s * 138 + d + 6, -66],
          [s * 140 + d, -42],
        ]),
      )
      .join("");
  const teeth = [-52, -34, -16, 2, 20, 38]
    .map((x) =>
      polygon([
        [x, -110],
        [x + 16, -110],
        [x + 8, -88],
      ]),
    )
    .join("");
  const lower = [-42, -22, -2, 18, 32]
    .map((x) =>
      polygon([
        [x, -58],
        [x + 15, -58],
        [x + 7, -78],
      ]),
    )
    .join("");
  return {
    box: { left: -160, right: 160, top: -291, bottom: 4 },
    parts: [
      part(ribbonPair("46 -40 50, 50 -10 46"), fur, 10),
      part(ovalPair(56, -4, 42, 12), deeper(fur, m, 0.3), 5),
      part(
        polygon("26 -8, 38 -8, 32 8") +
          polygon("50 -8, 62 -8, 56 8") +
          polygon("74 -8, 86 -8, 80 8") +
          polygon("-26 -8, -38 -8, -32 8") +
          polygon("-50 -8, -62 -8, -56 8") +
          polygon("-74 -8, -86 -8, -80 8"),
        white,
        1.4,
      ),
      part(ribbonPair("52 -226 30, 82 -256 20, 76 -288 6"), gold, 8),
      part(polygon(rim), fur, 34),
      part(ribbonPair("84 -166 40, 124 -130 36, 138 -80 40"), fur, 12),
      part(claws(1) + claws(-1), white, 2),
      part(ovalPair(42, -186, 26, 27) + oval(0, -206, 24, 25), white, 8),
      part(ovalPair(38, -182, 11, 13) + oval(0, -202, 10, 12), colourTones("red"), 3),
      part(ovalPair(38, -182, 5, 8) + oval(0, -202, 5, 8), m.dark, 1),
      part(blob("-66 -112, 0 -120, 66 -112, 60 -70, 0 -46, -60 -70"), m.dark, 6, { lift: -0.1 }),
      part(blob("-24 -66, 0 -76, 24 -66, 18 -54, 0 -48, -18 -54"), colourTones("red"), 3),
      part(teeth + lower, white, 2.4),
    ],
  };
};
