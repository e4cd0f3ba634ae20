import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, ribbons } from "./strokes.ts";
import { blue, grey, red, white, yellow } from "./tones.ts";
import { rays, turned } from "./turned.ts";

/** A trampoline. */
export const trampoline: FigureMaker = (m) => ({
  box: { left: -150, right: 150, top: -102, bottom: 3 },
  parts: [
    part(ribbons("-60 -46 8, -64 0 8", "60 -46 8, 64 0 8"), deeper(grey, m, 0.4), 3),
    part(oval(0, -66, 148, 36), m.body, 6),
    part(oval(0, -70, 122, 26), m.dark, 3, { lines: { path: rays(36, 0, -70, 112, 124), width: 1 } }),
    part(
      ribbons("-132 -44 8, -138 0 8", "132 -44 8, 138 0 8", "-138 0 8, -64 2 8", "138 0 8, 64 2 8"),
      grey,
      3,
    ),
  ],
});

/** A rugby ball. */
export const rugbyBall: FigureMaker = (m) => ({
  box: { left: -98, right: 98, top: -136, bottom: 3 },
  parts: [
    part(blob("-96 -60, -70 -104, -10 -128, 56 -116, 94 -72, 70 -24, 8 2, -60 -12"), m.body, 44, {
      lines: { path: "M-92 -66Q0 -110 92 -66", width: 2.4 },
    }),
    part(
      "M-76 -98Q-56 -56 -66 -16L-82 -30Q-92 -50 -92 -70ZM70 -104Q50 -60 66 -20L80 -34Q92 -54 90 -76Z",
      white,
      4,
    ),
    part(
      ribbon("-26 -92 6, 26 -92 6", 1) +
        ribbons("-18 -102 5, -18 -82 5", "0 -103 5, 0 -83 5", "18 -102 5, 18 -82 5"),
      white,
      2,
    ),
  ],
});

/** A basketball. */
export const basketball: FigureMaker = (m) => ({
  box: { left: -76, right: 76, top: -152, bottom: 3 },
  parts: [
    part(oval(0, -76, 75), m.body, 48, {
      lines: {
        path: "M-75 -76Q0 -60 75 -76M0 -151Q14 -76 0 -1M-52 -130Q-8 -76 -52 -22M52 -130Q8 -76 52 -22",
        width: 4.4,
      },
    }),
  ],
});

/** A basketball hoop on its post. */
export const hoop: FigureMaker = (m) => ({
  box: { left: -80, right: 80, top: -300, bottom: 3 },
  parts: [
    part(box(-8, -200, 8, 2) + box(-34, -10, 34, 3), grey, 5),
    part(box(-78, -298, 78, -186), white, 5),
    part(
      box(-78, -298, 78, -290) +
        box(-78, -194, 78, -186) +
        box(-78, -298, -70, -186) +
        box(70, -298, 78, -186),
      red,
      2,
    ),
    part(
      box(-30, -262, 30, -256) +
        box(-30, -214, 30, -208) +
        box(-30, -262, -24, -208) +
        box(24, -262, 30, -208),
      red,
      2,
    ),
    part(
      [-34, -17, 0, 17, 34]
        .map((x) => ribbon(`${x} -196 3, ${x * 0.62 + 8} -168 3, ${x * 0.5} -142 3`))
        .join("") +
        [-34, -17, 0, 17, 34]
          .map((x) => ribbon(`${x} -196 3, ${x * 0.62 - 8} -168 3, ${x * 0.5} -142 3`))
          .join(""),
      white,
      1,
      { lift: 0.1 },
    ),
    part(ring([0, -198], [40, 11], 7), m.body, 3, { lift: 0.1 }),
  ],
});

/** Two crossed ice-hockey sticks with their puck. */
export const hockeyStick: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -209, bottom: 4 },
  parts: [
    part(ribbon("70 -196 12, -46 -18 12, -62 -6 14, -104 -6 16", 3), deeper(m.body, m, 0.2), 4),
    part(ribbon("-70 -196 12, 46 -18 12, 62 -6 14, 104 -6 16", 3), m.body, 4),
    part(ribbons("74 -202 13, 58 -178 13", "-74 -202 13, -58 -178 13"), white, 3),
    part("M-24 -14L24 -14L24 0Q0 8 -24 0Z", m.dark, 4),
    part(oval(0, -14, 24, 7), m.dark, 2, { lift: 0.12 }),
  ],
});

/** The figures of a scoreboard, in lamps. */
const DIGITS = ["abcdef", "bc", "abged", "abgcd"] as const;
const digit = (n: number, x: number, y: number) => {
  const bars: Record<string, string> = {
    a: box(x, y, x + 30, y + 7),
    b: box(x + 24, y, x + 31, y + 30),
    c: box(x + 24, y + 28, x + 31, y + 58),
    d: box(x, y + 51, x + 30, y + 58),
    e: box(x, y + 28, x + 7, y + 58),
    f: box(x, y, x + 7, y + 30),
    g: box(x, y + 25, x + 30, y + 32),
  };
  return [...DIGITS[n]!].map((c) => bars[c]!).join("");
};

/** A scoreboard: two to one. */
export const scoreboard: FigureMaker = (m) => ({
  box: { left: -130, right: 130, top: -224, bottom: 3 },
  parts: [
    part(box(-90, -90, -76, 2) + box(76, -90, 90, 2), grey, 4),
    part(box(-130, -222, 130, -84), m.body, 8),
    part(box(-118, -210, 118, -96), m.dark, 4),
    part(box(-100, -200, -44, -190) + box(44, -200, 100, -190), white, 1),
    part(digit(2, -88, -172) + digit(1, 50, -172) + oval(0, -158, 6) + oval(0, -130, 6), yellow, 0, {
      lit: m.palette.lamp,
    }),
  ],
});

/** A football goal with its net. */
export const goal: FigureMaker = (m) => {
  const mesh = [
    ...Array.from({ length: 17 }, (_, i) => `M${-136 + i * 17} -150L${-112 + i * 14} -8`),
    ...Array.from(
      { length: 9 },
      (_, i) => `M${-134 + i * 2.6} ${-142 + i * 16}L${134 - i * 2.6} ${-142 + i * 16}`,
    ),
  ].join("");
  return {
    box: { left: -150, right: 150, top: -160, bottom: 3 },
    parts: [
      part(
        polygon("-142 -152, 142 -152, 118 -6, -118 -6"),
        m.body.map((t) => m.palette.haze.map((h, i) => h * 0.75 + t[i]! * 0.25) as unknown as typeof t),
        1,
        {
          lines: { path: mesh, width: 1.6 },
        },
      ),
      part(ribbon("-144 2 10, -144 -154 10, 144 -154 10, 144 2 10", 1), white, 5),
      part(
        ribbons("-144 -2 5, -116 -8 5", "144 -2 5, 116 -8 5") + ribbon("-116 -8 5, 116 -8 5", 1),
        white,
        2,
      ),
    ],
  };
};

/** A treadmill. */
export const treadmill: FigureMaker = (m) => ({
  box: { left: -140, right: 120, top: -202, bottom: 3 },
  parts: [
    part(ribbon("92 -30 14, 64 -168 12", 2), deeper(grey, m, 0.3), 5),
    part(ribbon("66 -118 9, 0 -112 9", 2), m.dark, 3),
    part(polygon("-138 -12, -96 -40, 118 -40, 104 -12"), m.dark, 5, {
      lines: { path: "M-84 -36L-110 -16M-40 -36L-56 -16M4 -36L-4 -16M48 -36L50 -16", width: 2, light: true },
    }),
    part(box(-138, -14, 112, 0), m.body, 5),
    part(box(84, -48, 120, 0), m.body, 7),
    part(ribbon("78 -30 13, 46 -168 12", 2), grey, 5),
    part(polygon(turned("-34 -20, 34 -20, 34 16, -34 16", -0.3, 48, -172)), m.dark, 6),
    part(polygon(turned("-24 -12, 24 -12, 24 8, -24 8", -0.3, 48, -172)), blue, 2),
  ],
});
