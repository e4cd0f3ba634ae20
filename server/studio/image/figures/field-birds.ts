import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { black, white } from "./tones.ts";

/** A grey heron with a bent neck and a black plume, on its long legs. */
export const heron: FigureMaker = (m) => {
  const grey = bodyOr(m, tint(".68 .03 245"));
  return boxed([
    part(
      ribbons("-6 -96 9, -8 -48 7, -8 -3 6, -24 -1 5", "18 -96 9, 26 -50 7, 22 -3 6, 6 -1 5"),
      tint(".62 .07 75"),
      3,
    ),
    part(blob("-52 -150, -18 -172, 28 -150, 70 -110, 104 -70, 62 -84, 20 -88, -22 -92, -52 -112"), grey, 20),
    part(blob("-30 -152, 6 -156, 44 -126, 96 -76, 48 -94, 4 -104, -24 -124"), deeper(grey, m, 0.28), 8, {
      lines: { path: "M-10 -140Q30 -116 70 -90M-16 -128Q16 -108 50 -96", width: 2, light: true },
    }),
    part(
      ribbon("-34 -136 34, -64 -158 24, -54 -190 17, -22 -214 15, -28 -244 15, -50 -252 18", 10),
      paler(grey, 0.55),
      8,
    ),
    part(
      ribbons("-56 -150 4, -62 -120 5, -58 -100 2", "-48 -146 4, -50 -118 5, -46 -100 2"),
      paler(grey, 0.8),
      2,
    ),
    part(ribbon("-58 -172 4, -50 -188 4, -36 -200 4"), black, 1),
    part(blob("-74 -252, -56 -268, -34 -262, -26 -250, -44 -240, -66 -242"), white, 8),
    part(ribbon("-64 -260 7, -40 -262 9, -16 -252 7, 14 -240 2"), black, 2),
    part(polygon("-70 -256, -68 -243, -138 -240"), tint(".8 .14 80"), 4),
    part(oval(-58, -253, 4), tint(".86 .15 95"), 1),
    part(oval(-58, -253, 2), m.dark, 0.4),
  ]);
};

/** A pheasant with its long barred tail. */
export const pheasant: FigureMaker = (m) => {
  const copper = bodyOr(m, tint(".54 .13 45"));
  const scales = scattered(22, -20, -86, 40, 30)
    .map(([x, y]) => `M${(x - 6).toFixed(1)} ${y.toFixed(1)}q6 9 12 0`)
    .join("");
  return boxed([
    part(
      ribbons(
        "34 -96 22, 92 -112 16, 150 -132 9, 196 -152 2",
        "34 -88 18, 90 -94 13, 140 -104 8, 176 -112 2",
      ),
      tint(".66 .09 70"),
      6,
      {
        lines: {
          path: Array.from(
            { length: 12 },
            (_, i) => `M${56 + i * 11} ${-118 - i * 2.6}L${60 + i * 11} ${-90 - i * 3.6}`,
          ).join(""),
          width: 3,
        },
      },
    ),
    part(
      ribbons("-20 -54 9, -18 -20 7, -20 -3 6, -34 -1 6", "4 -54 9, 8 -20 7, 8 -3 6, -6 -1 6"),
      tint(".62 .05 80"),
      2,
    ),
    part(blob("-70 -104, -46 -130, -4 -124, 40 -104, 52 -90, 30 -64, -12 -48, -52 -60"), copper, 22, {
      lines: { path: scales, width: 2 },
    }),
    part(blob("-26 -108, 12 -112, 50 -92, 30 -74, -8 -78"), deeper(copper, m, 0.3), 8, {
      lines: { path: "M-10 -98L26 -92M-4 -88L24 -84", width: 2, light: true },
    }),
    part(ribbon("-56 -104 30, -68 -130 22, -72 -150 22"), tint(".44 .1 190"), 8),
    part(ribbon("-78 -132 7, -66 -128 7, -56 -132 7"), white, 2),
    part(oval(-76, -158, 19, 17), tint(".4 .1 165"), 8),
    part(ribbon("-64 -172 6, -52 -182 3"), tint(".4 .1 165"), 2),
    part(blob("-90 -162, -78 -170, -68 -162, -70 -150, -82 -146"), tint(".56 .22 26"), 4),
    part(polygon("-92 -160, -90 -150, -110 -152"), tint(".86 .07 90"), 3),
    part(oval(-79, -159, 3.6), tint(".88 .14 95"), 1),
    part(oval(-79, -159, 1.8), m.dark, 0.4),
  ]);
};

/** A hoopoe with its crest spread like a fan. */
export const hoopoe: FigureMaker = (m) => {
  const sand = bodyOr(m, tint(".74 .12 55"));
  const rays = Array.from({ length: 7 }, (_, i) => {
    const a = -2.5 + i * 0.33;
    const at = (r: number) => [-58 + Math.cos(a) * r, -152 + Math.sin(a) * r] as const;
    return {
      ray: ribbon([
        [...at(10), 9],
        [...at(36), 14],
        [...at(62), 8],
      ]),
      tip: ribbon([
        [...at(54), 10],
        [...at(66), 7],
      ]),
    };
  });
  return boxed([
    part(ribbons("-10 -52 8, -8 -14 7, -22 -4 6", "14 -52 8, 18 -14 7, 6 -4 6"), tint(".5 .03 60"), 2),
    part(ribbon("38 -76 26, 76 -54 26, 112 -34 20"), black, 7),
    part(ribbon("66 -66 7, 74 -50 8, 84 -42 7"), white, 2),
    part(rays.map(({ ray }) => ray).join(""), sand, 4),
    part(rays.map(({ tip }) => tip).join(""), black, 2),
    part(
      blob("-72 -150, -46 -164, -28 -142, 4 -122, 40 -100, 50 -74, 24 -50, -16 -46, -46 -66, -58 -104"),
      sand,
      22,
    ),
    part(blob("-24 -112, 12 -118, 52 -92, 82 -56, 40 -60, 2 -74"), black, 8),
    part(
      ribbons(
        "-14 -94 7, 6 -86 8, 14 -110 7",
        "10 -78 7, 28 -76 8, 36 -100 7",
        "36 -66 6, 52 -66 7, 58 -82 6",
      ),
      white,
      2,
    ),
    part(ribbon("-66 -150 9, -98 -144 6, -132 -128 3"), deeper(black, m, 0.2), 3),
    part(oval(-58, -151, 5), m.dark, 1.4),
    part(oval(-60, -153, 1.7), white, 0.4),
  ]);
};

/** A rhinoceros beetle with its forked horn. */
export const hornedBeetle: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".36 .07 40"));
  const leg = (s: number) =>
    ribbons(
      ...[
        [-40, -92, 92, -116, 124, -96],
        [-6, -64, 98, -62, 132, -34],
        [26, -40, 88, -14, 112, 16],
      ].map(([, y, x1, y1, x2, y2]) => `${s * 48} ${y} 13, ${s * x1!} ${y1} 10, ${s * x2!} ${y2} 5`),
    );
  return boxed([
    part(leg(1) + leg(-1), deeper(shell, m, 0.3), 5),
    part(
      ribbon("0 -156 22, 0 -200 15, 0 -222 13") +
        ribbons(
          "0 -218 12, -22 -238 10, -40 -240 5",
          "0 -218 12, 22 -238 10, 40 -240 5",
          "-20 -236 7, -22 -252 4",
          "20 -236 7, 22 -252 4",
        ),
      shell,
      6,
    ),
    part(oval(0, -148, 36, 24), shell, 10),
    part(oval(-30, -158, 7) + oval(30, -158, 7), black, 2),
    part(blob("-54 -128, -34 -148, 0 -152, 34 -148, 54 -128, 58 -104, 0 -94, -58 -104"), shell, 16),
    part(ribbon("0 -126 13, 0 -158 10, 0 -172 4"), deeper(shell, m, 0.2), 4),
    part(blob("-62 -96, 0 -104, 62 -96, 72 -48, 52 4, 0 24, -52 4, -72 -48"), shell, 24, {
      lines: { path: "M0 -102L0 22", width: 3 },
    }),
    part(ribbon("-46 -76 9, -50 -40 10, -38 -4 7"), paler(shell, 0.45), 3),
  ]);
};
