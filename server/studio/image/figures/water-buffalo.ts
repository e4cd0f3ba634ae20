import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { white } from "./tones.ts";

/** A water buffalo: a heavy dark body, a low head, and wide horns that curve back in a half moon. */
export const waterBuffalo: FigureMaker = (m) => {
  const hide = bodyOr(m, tint(".36 .02 270"));
  const horn = tint(".66 .03 70");
  const dim = deeper(hide, m, 0.35);
  return boxed([
    part(
      ribbons("-26 -72 40, -22 -36 26, -24 -10 22, -30 -4 24", "64 -74 40, 58 -36 26, 62 -10 22, 58 -4 24"),
      dim,
      7,
    ),
    part(ribbon("104 -118 9, 122 -84 7, 122 -44 7, 120 -26 14"), dim, 4),
    part(
      blob(
        "-92 -150, -50 -164, 0 -156, 60 -160, 104 -136, 114 -96, 92 -58, 30 -46, -40 -46, -84 -66, -104 -110",
      ),
      hide,
      34,
    ),
    part(
      ribbons("-60 -76 46, -60 -38 30, -62 -10 25, -68 -4 28", "88 -80 50, 90 -40 30, 86 -10 25, 80 -4 28"),
      hide,
      12,
    ),
    part(ribbons("-76 -6 18, -58 -4 18", "72 -4 18, 90 -4 18"), deeper(hide, m, 0.6), 4),
    // The horn behind the head.
    part(ribbon("-112 -142 20, -122 -178 18, -98 -212 13, -62 -224 5"), deeper(horn, m, 0.3), 6, {
      lines: { path: "M-124 -160l16 -4M-120 -178l14 2M-108 -200l10 9", width: 2 },
    }),
    part(ribbon("-80 -128 68, -112 -118 62, -136 -92 50, -150 -70 44"), hide, 18),
    part(oval(-156, -66, 24, 20), paler(hide, 0.22), 10),
    part(oval(-168, -70, 5, 4), m.dark, 1.6),
    part(ribbon("-172 -56 3, -156 -52 4, -144 -56 3"), m.dark, 0.8),
    part(ribbons("-92 -134 14, -60 -124 22, -40 -112 6"), hide, 6, { lift: 0.06 }),
    part(ribbon("-108 -142 26, -76 -178 22, -34 -188 16, 4 -172 6"), horn, 9, {
      lines: {
        path: "M-104 -160l18 14M-88 -178l14 18M-66 -192l6 20M-44 -196l2 18M-22 -192l-4 14",
        width: 2.2,
      },
    }),
    part(oval(-124, -112, 7), white, 2),
    part(oval(-125, -111, 4.4), m.dark, 1),
  ]);
};
