import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, readPoints, ribbon } from "./outline.ts";

/** Middle and radius of each clump of leaves. */
const CROWN = readPoints<readonly [x: number, y: number, radius: number]>(
  "0 -190 46, -42 -172 38, 44 -176 40, -70 -140 34, 72 -142 36, -26 -140 40, 28 -142 42, -96 -112 24, 98 -112 26, -56 -112 30, 56 -112 30, -8 -222 30, 36 -212 28, -44 -206 26",
);

/** A broad tree with roots. */
export const tree: FigureMaker = (m, window) => ({
  box: { left: -128, right: 132, top: -258, bottom: 6 },
  parts: [
    part(
      [
        ribbon("0 2 46, -2 -20 28, 2 -60 22, 0 -110 18"),
        ribbon("-2 -6 20, -30 0 10, -46 4 3"),
        ribbon("4 -6 20, 30 0 10, 48 4 3"),
        ribbon("0 -78 14, -26 -106 10, -60 -124 5"),
        ribbon("2 -84 14, 30 -108 10, 64 -124 5"),
      ].join(""),
      m.dark,
      7,
      { lift: 0.08, lines: { path: "M-6 -4C-8 -30 -4 -60 -4 -96M5 -6C4 -34 8 -60 5 -94", width: 1.4 } },
    ),
    part(
      CROWN.slice(7, 11)
        .map(([x, y, r]) => oval(x, y, r, r * 0.86))
        .join(""),
      m.leaf,
      15,
      { lift: -0.16, window },
    ),
    part(
      CROWN.slice(3, 7)
        .map(([x, y, r]) => oval(x, y, r, r * 0.88))
        .join(""),
      m.leaf,
      18,
      { lift: -0.03, window },
    ),
    part(
      [...CROWN.slice(0, 3), ...CROWN.slice(11)].map(([x, y, r]) => oval(x, y, r, r * 0.9)).join(""),
      m.leaf,
      20,
      { lift: 0.08, window },
    ),
  ],
});

/** A bare tree in winter. */
export const bareTree: FigureMaker = (m) => {
  const twigs: string[] = [];
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
    const bend = Math.sin(x * 0.37 + y * 0.21 + depth * 2.3) * 0.22;
    const mx = x + Math.cos(angle + bend) * length * 0.5;
    const my = y + Math.sin(angle + bend) * length * 0.5;
    const ex = x + Math.cos(angle) * length;
    const ey = y + Math.sin(angle) * length;
    twigs.push(ribbon(`${x} ${y} ${width}, ${mx} ${my} ${width * 0.82}, ${ex} ${ey} ${width * 0.6}`, 5));
    if (depth === 0) return;
    const spread = 0.42 + 0.12 * Math.sin(ex * 0.5 + depth);
    grow(ex, ey, angle - spread + bend * 0.5, length * 0.74, width * 0.6, depth - 1);
    grow(ex, ey, angle + spread * 0.8 + bend, length * 0.7, width * 0.56, depth - 1);
    if (depth > 2) grow(mx, my, angle + (bend > 0 ? -0.8 : 0.8), length * 0.55, width * 0.42, depth - 2);
  };
  grow(0, 4, -Math.PI / 2, 74, 22, 6);
  return {
    box: { left: -138, right: 138, top: -286, bottom: 6 },
    parts: [part(twigs.join(""), m.dark, 5, { lift: 0.05 })],
  };
};

/** A poppy on a long stem; it stands on y = 0. */
export const flower: FigureMaker = (m, window) => ({
  box: { left: -70, right: 70, top: -244, bottom: 4 },
  parts: [
    part(
      `${ribbon("0 0 7, 8 -60 6, -6 -120 5.4, 0 -176 5")}${blob("4 -58, 24 -84, 52 -92, 40 -66, 18 -52")}${blob("2 -40, -20 -62, -50 -66, -38 -44, -14 -32")}`,
      m.leaf,
      4,
    ),
    part(blob("-58 -194, -50 -226, -18 -240, 18 -240, 50 -226, 58 -194, 30 -184, -30 -184"), m.trim, 12, {
      lift: -0.1,
      window,
    }),
    part(blob("-64 -206, -40 -216, -12 -204, 0 -170, -24 -166, -54 -180"), m.trim, 14, {
      window,
      lines: { path: "M-10 -172C-24 -184 -40 -192 -56 -200", width: 1 },
    }),
    part(blob("64 -206, 40 -216, 12 -204, 0 -170, 24 -166, 54 -180"), m.trim, 14, {
      window,
      lines: { path: "M10 -172C24 -184 40 -192 56 -200", width: 1 },
    }),
    part(blob("-30 -206, 0 -216, 30 -206, 26 -178, 0 -166, -26 -178"), m.trim, 14, { lift: 0.08, window }),
    part(oval(0, -198, 10, 7), m.dark, 3),
  ],
});

export const mushroom: FigureMaker = (m, window) => ({
  box: { left: -92, right: 92, top: -156, bottom: 4 },
  parts: [
    part(ribbon("0 0 48, 3 -40 34, -2 -86 30"), m.pale, 13),
    part("M-86 -80C-60 -70 60 -70 86 -80C60 -92 -60 -92 -86 -80Z", m.pale, 3, { lift: -0.2 }),
    part("M-90 -82C-88 -130 -44 -152 0 -152C44 -152 88 -130 90 -82C60 -92 -60 -92 -90 -82Z", m.trim, 28, {
      window,
    }),
    ...(window
      ? []
      : [
          part(
            `${oval(-40, -116, 12, 9)}${oval(6, -132, 14, 9)}${oval(48, -108, 10, 8)}${oval(12, -104, 8, 6)}${oval(-66, -96, 6, 5)}`,
            m.pale,
            4,
          ),
        ]),
  ],
});

/** A smoking volcano; its base is at y = 0. */
export const volcano: FigureMaker = (m) => ({
  box: { left: -172, right: 172, top: -182, bottom: 4 },
  parts: [
    part("M-28 -160C-14 -170 14 -170 28 -160L20 -150L-20 -150Z", [m.palette.lamp], 0, {
      lit: m.palette.lamp,
    }),
    part(
      blob(
        "-170 0, -120 -42, -78 -92, -46 -140, -30 -162, -16 -156, 0 -160, 14 -154, 30 -163, 48 -138, 82 -90, 122 -42, 170 0, 80 3, -80 3",
        5,
      ),
      m.body,
      30,
      {
        lines: {
          path: "M-20 -140L-52 -70L-90 -20M0 -142L-6 -80L-24 -16M18 -142L40 -74L76 -22M8 -120L22 -60L30 -14",
          width: 2,
        },
      },
    ),
    part(
      `${ribbon("-8 -156 7, -14 -120 6, -4 -90 5, -16 -50 3.4, -12 -24 1")}${ribbon("10 -155 6, 22 -118 5, 18 -84 4, 36 -50 1.4")}`,
      [m.palette.lamp],
      0,
      { lit: m.palette.lamp },
    ),
  ],
});
