import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A white crane that spreads its wings, with a red crown. */
export const craneBird: FigureMaker = (m) => {
  const [white, black] = [colourTones("white"), colourTones("black")];
  const wing = (s: 1 | -1) =>
    Array.from({ length: 7 }, (_, i) => {
      const a = -1.15 + i * 0.22;
      return ribbon([
        [10 + s * 26, -150, 22],
        [10 + s * (30 + Math.cos(a) * 62), -152 + Math.sin(a) * 60, 24],
        [10 + s * (30 + Math.cos(a) * 124), -150 + Math.sin(a) * 118, 9],
      ]);
    });
  const tips = (s: 1 | -1) =>
    Array.from({ length: 7 }, (_, i) => {
      const a = -1.15 + i * 0.22;
      return ribbon([
        [10 + s * (30 + Math.cos(a) * 96), -150 + Math.sin(a) * 92, 17],
        [10 + s * (30 + Math.cos(a) * 128), -150 + Math.sin(a) * 122, 8],
      ]);
    });
  return {
    box: { left: -152, right: 172, top: -312, bottom: 4 },
    parts: [
      part(wing(1).join("") + wing(-1).join(""), white, 7, { lift: -0.04 }),
      part(tips(1).join("") + tips(-1).join(""), black, 5),
      part(
        ribbons("0 -96 10, -4 -52 7, -4 -6 6, -20 -1 5", "24 -96 10, 26 -52 7, 28 -6 6, 12 -1 5"),
        black,
        2,
      ),
      part(ribbons("44 -116 26, 66 -92 22, 76 -66 8", "36 -112 26, 52 -84 20, 56 -60 8"), black, 6),
      part(blob("-26 -140, 0 -166, 34 -164, 60 -130, 50 -98, 16 -88, -14 -102"), white, 24),
      part(ribbon("-6 -146 32, -30 -180 20, -22 -216 16, -32 -246 16, -44 -258 20", 10), black, 8),
      part(ribbon("-18 -222 12, -26 -240 12, -32 -250 12"), white, 4),
      part(oval(-46, -260, 18, 15), black, 8),
      part(blob("-60 -266, -46 -278, -30 -270, -36 -262, -50 -260"), colourTones("red"), 4),
      part(polygon("-60 -266, -60 -254, -112 -252"), deeper(colourTones("gold"), m, 0.2), 3),
      part(oval(-50, -260, 3.4), colourTones("white"), 1),
      part(oval(-50, -260, 1.8), m.dark, 0.4),
    ],
  };
};

/** A puffin with its bright beak. */
export const puffin: FigureMaker = (m) => {
  const [white, black, orange] = [colourTones("white"), colourTones("black"), colourTones("orange")];
  return {
    box: { left: -92, right: 84, top: -190, bottom: 4 },
    parts: [
      part(polygon("44 -40, 82 -14, 40 -12"), black, 5),
      part(
        blob("-34 -4, -52 -2, -58 4, -20 4") +
          blob("14 -4, -6 -2, -12 4, 26 4") +
          ribbons("-24 -20 9, -28 0 8", "22 -20 9, 16 0 8"),
        orange,
        4,
      ),
      part(blob("-34 -140, 10 -150, 46 -110, 58 -60, 44 -18, 6 -8, -36 -16, -54 -60, -50 -106"), black, 28),
      part(blob("-44 -112, -10 -118, 8 -88, 10 -50, -4 -16, -36 -18, -52 -56"), white, 16),
      part(blob("18 -112, 44 -96, 58 -56, 50 -28, 28 -42, 16 -76"), deeper(black, m, 0.2), 9, { lift: 0.06 }),
      part(oval(-14, -148, 44, 41), black, 22),
      part(blob("-56 -148, -40 -172, -8 -170, 8 -148, -6 -122, -38 -116, -54 -130"), white, 12),
      part("M-44 -170Q-86 -166 -92 -132Q-70 -120 -46 -122Q-36 -146 -44 -170Z", orange, 9),
      part(
        "M-44 -170Q-60 -170 -66 -162Q-60 -140 -64 -124L-46 -122Q-36 -146 -44 -170Z",
        deeper(colourTones("blue"), m, 0.3),
        4,
      ),
      part(
        ribbon("-46 -168 6, -40 -146 7, -47 -124 6") + ribbon("-66 -162 4, -62 -142 5, -66 -126 4"),
        colourTones("yellow"),
        2,
      ),
      part(polygon("-26 -158, -10 -158, -18 -146"), colourTones("red"), 1.4),
      part(oval(-18, -154, 4.6), m.dark, 1),
    ],
  };
};

/** A duckling. */
export const duckling: FigureMaker = (m) => {
  const yellow = bodyOr(m, colourTones("yellow"));
  const orange = colourTones("orange");
  return {
    box: { left: -98, right: 84, top: -148, bottom: 4 },
    parts: [
      part(
        blob("-22 -2, -40 -2, -46 5, -8 5") +
          blob("24 -2, 6 -2, 0 5, 38 5") +
          ribbons("-10 -16 9, -14 0 8", "32 -16 9, 28 0 8"),
        orange,
        4,
      ),
      part(
        blob("-44 -56, -10 -72, 30 -68, 62 -58, 82 -66, 76 -36, 50 -12, 6 -6, -32 -16, -48 -36"),
        yellow,
        26,
      ),
      part(oval(-32, -96, 42, 40), yellow, 24),
      part(ribbons("-30 -134 6, -22 -146 3", "-36 -134 6, -40 -144 3"), yellow, 2),
      part(blob("-8 -54, 26 -58, 52 -44, 40 -24, 8 -24, -8 -36"), deeper(yellow, m, 0.12), 8, {
        lines: { path: "M10 -32Q26 -28 40 -34", width: 2 },
      }),
      part("M-62 -98Q-86 -94 -98 -82Q-88 -72 -62 -78Q-54 -88 -62 -98Z", orange, 5, {
        lines: { path: "M-92 -82Q-76 -82 -60 -87", width: 1.6 },
      }),
      part(oval(-44, -104, 6.4), m.dark, 1.6),
      part(oval(-46, -106, 2.2), colourTones("white"), 0.4, { lift: 0.2 }),
      part(oval(-28, -86, 9, 6), towards(yellow), 1.4),
    ],
  };
};
const towards = (tones: ReturnType<typeof colourTones>) =>
  tones.map((_, i) => colourTones("orange")[Math.max(0, i - 1)]!);

/** A bird of fire with a tail of flames. */
export const phoenix: FigureMaker = (m) => {
  const [red, orange, yellow] = [colourTones("red"), colourTones("orange"), colourTones("yellow")];
  const fan = (s: 1 | -1, long: number, wide: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const a = -1.35 + i * 0.24;
      return ribbon(
        [
          [s * 14, -150 + i * 4, 14],
          [s * (14 + Math.cos(a) * long * 0.55), -160 + Math.sin(a) * long * 0.5 + i * 4, wide],
          [s * (14 + Math.cos(a) * long), -154 + Math.sin(a) * long + i * 3, 4],
        ],
        6,
      );
    }).join("");
  const tail = (tip: number, top: number, wide: number) =>
    ribbon(
      [
        [0, -100, wide],
        [tip * 0.3, -60, wide * 1.2],
        [tip * 0.5, -28, wide * 0.9],
        [tip, top, 3],
      ],
      8,
    );
  return {
    box: { left: -168, right: 168, top: -306, bottom: 4 },
    parts: [
      part(
        tail(-84, -26, 22) + tail(84, -26, 22) + tail(-46, 2, 22) + tail(46, 2, 22) + tail(0, 4, 26),
        red,
        7,
      ),
      part(tail(-60, -34, 14) + tail(60, -34, 14) + tail(-24, -10, 14) + tail(24, -10, 14), yellow, 5, {
        lift: 0.08,
      }),
      part(fan(1, 150, 26) + fan(-1, 150, 26), red, 7),
      part(fan(1, 112, 20) + fan(-1, 112, 20), orange, 7, { lift: 0.06 }),
      part(fan(1, 70, 15) + fan(-1, 70, 15), yellow, 5, { lift: 0.1 }),
      part(blob("0 -214, 22 -190, 28 -150, 20 -108, 0 -84, -20 -108, -28 -150, -22 -190"), orange, 20),
      part(blob("0 -176, 13 -160, 13 -126, 0 -104, -13 -126, -13 -160"), yellow, 8),
      part(ribbon("0 -196 34, -4 -226 26, -8 -248 30"), orange, 12),
      part(
        ribbons(
          "-2 -258 10, 10 -280 8, 6 -302 3",
          "6 -254 10, 26 -270 8, 34 -290 3",
          "-10 -260 9, -8 -282 7, -18 -298 3",
        ),
        red,
        4,
      ),
      part(polygon("-20 -252, -20 -236, -46 -238"), colourTones("gold"), 3),
      part(oval(-13, -250, 4.4), m.dark, 1),
      part(oval(-14, -251.4, 1.5), paler(yellow, 0.8), 0.4, { lift: 0.2 }),
    ],
  };
};
