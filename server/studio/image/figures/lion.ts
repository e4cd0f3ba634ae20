import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { brown, gold, white } from "./tones.ts";

/** Locks of the mane around the face, longer toward the chest. */
const locks = (inner: number, outer: number, count: number, turn: number) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + turn;
    const long = outer * (1 + Math.max(0, Math.sin(a)) * 0.22);
    const at = (r: number, by: number) =>
      [-78 + Math.cos(a + by) * r, -128 + Math.sin(a + by) * r * 1.06] as const;
    return ribbon([
      [...at(inner, 0), 26],
      [...at((inner + long) / 2, 0.04), 22],
      [...at(long, 0.16), 4],
    ]);
  }).join("");

/** A lion that looks at the viewer over its shoulder: a full mane around its face, a tuft at its tail. */
export const lion: FigureMaker = (m) => {
  const coat = bodyOr(m, gold);
  const far = deeper(coat, m, 0.28);
  const mane = deeper(brown, m, 0.05);
  return boxed([
    part(ribbon("104 -104 12, 132 -90 9, 144 -58 8, 158 -40 7", 9), coat, 4),
    part(blob("150 -50, 168 -52, 180 -34, 176 -14, 160 -22, 150 -36"), mane, 5),
    part(ribbons("-34 -66 34, -30 -30 23, -34 -8 22", "62 -64 36, 54 -32 22, 62 -8 21"), far, 7),
    part(oval(-40, -6, 16, 8) + oval(56, -6, 16, 8), far, 4),
    part(ribbon("-60 -92 84, -10 -92 76, 44 -90 68, 84 -88 66", 9), coat, 28),
    part(ribbons("-66 -66 40, -66 -30 26, -68 -8 24", "92 -72 46, 102 -34 26, 92 -8 24"), coat, 10),
    part(oval(-74, -6, 20, 9) + oval(86, -6, 20, 9), coat, 5, {
      lines: { path: "M-82 -8l0 8M-72 -8l0 8M78 -8l0 8M88 -8l0 8", width: 2 },
    }),
    part(locks(30, 74, 17, 0.1), deeper(mane, m, 0.28), 8),
    part(locks(26, 62, 15, 0.32), mane, 8),
    part(oval(-112, -166, 14) + oval(-46, -168, 14), coat, 6),
    part(oval(-111, -165, 7) + oval(-47, -167, 7), deeper(coat, m, 0.5), 2),
    part(
      blob(
        "-118 -140, -108 -164, -79 -172, -50 -164, -40 -140, -46 -112, -60 -92, -79 -86, -98 -92, -112 -112",
      ),
      coat,
      20,
    ),
    part(oval(-91, -104, 15, 12) + oval(-67, -104, 15, 12) + oval(-79, -92, 11, 9), paler(coat, 0.65), 6),
    part(polygon("-90 -122, -68 -122, -74 -110, -79 -106, -84 -110"), deeper(brown, m, 0.6), 3),
    part(
      ribbon("-79 -108 3, -79 -100 3") + ribbon("-90 -98 3, -79 -100 3, -68 -98 3"),
      deeper(brown, m, 0.6),
      0.6,
    ),
    part(oval(-96, -136, 6.4, 6) + oval(-62, -136, 6.4, 6), white, 2),
    part(oval(-95, -136, 4.4, 5) + oval(-61, -136, 4.4, 5), m.dark, 1),
  ]);
};
