import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** An electric fan on its stand. */
export const fan: FigureMaker = (m) => {
  const blade = (turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (x: number, y: number) => [x * c - y * s, -138 + x * s + y * c] as const;
    return blob([at(4, -4), at(26, -30), at(52, -22), at(54, 4), at(30, 10), at(6, 6)]);
  };
  const spokes = Array.from({ length: 20 }, (_, i) => {
    const a = (i * Math.PI) / 10;
    return `M${(Math.cos(a) * 16).toFixed(1)} ${(-138 + Math.sin(a) * 16).toFixed(1)}L${(Math.cos(a) * 62).toFixed(1)} ${(-138 + Math.sin(a) * 62).toFixed(1)}`;
  });
  return {
    box: { left: -72, right: 72, top: -208, bottom: 3 },
    parts: [
      part(ribbon("0 -80 9, 0 -12 10"), colourTones("grey"), 4),
      part(blob("-50 0, -40 -12, 0 -20, 40 -12, 50 0"), m.dark, 6),
      part(oval(0, -138, 66), colourTones("white"), 3, { lines: { path: spokes.join(""), width: 1.6 } }),
      part([0, 1.57, 3.14, 4.71].map(blade).join(""), m.body, 6),
      part(oval(0, -138, 15), m.dark, 6),
      part(ring([0, -138], [66, 66], 7), colourTones("grey"), 3),
      part(ring([0, -138], [44, 44], 2.4) + ring([0, -138], [56, 56], 2.4), colourTones("grey"), 1),
    ],
  };
};

/** Striped pyjamas. */
export const pyjamas: FigureMaker = (m) => {
  const stripes = (from: number, to: number, top: number, bottom: number) =>
    Array.from(
      { length: Math.floor((to - from) / 9) + 1 },
      (_, i) => `M${from + i * 9} ${top}L${from + i * 9} ${bottom}`,
    ).join("");
  return {
    box: { left: -82, right: 82, top: -206, bottom: 3 },
    parts: [
      part(polygon("-36 -104, 36 -104, 42 0, 8 0, 0 -70, -8 0, -42 0"), m.body, 7, {
        lines: { path: stripes(-40, 42, -104, 0), width: 3.6, light: true },
      }),
      part(
        polygon(
          "-22 -204, 22 -204, 52 -192, 80 -128, 56 -116, 42 -146, 42 -96, -42 -96, -42 -146, -56 -116, -80 -128, -52 -192",
        ),
        m.body,
        9,
        { lift: 0.04, lines: { path: stripes(-76, 78, -204, -96), width: 3.6, light: true } },
      ),
      part(
        polygon("-24 -205, -4 -205, 0 -176, -14 -184") + polygon("24 -205, 4 -205, 0 -176, 14 -184"),
        m.pale,
        3,
      ),
      part(`${oval(0, -164, 4)}${oval(0, -142, 4)}${oval(0, -120, 4)}`, m.gold, 2),
      part(box(14, -152, 34, -132), m.pale, 2),
    ],
  };
};

/** Underpants with dots. */
export const underwear: FigureMaker = (m) => ({
  box: { left: -74, right: 74, top: -106, bottom: 3 },
  parts: [
    part("M-66 -92L66 -92L70 -44Q38 -36 20 0L-20 0Q-38 -36 -70 -44Z", m.body, 11, {
      lines: { path: "M-66 -48Q-34 -42 -16 -4M66 -48Q34 -42 16 -4", width: 2.4 },
    }),
    part(
      `${oval(-40, -66, 6)}${oval(-12, -52, 6)}${oval(16, -68, 6)}${oval(42, -58, 6)}${oval(0, -22, 6)}${oval(-14, -78, 5)}`,
      colourTones("red"),
      2,
    ),
    part(box(-68, -104, 68, -88), colourTones("blue"), 4),
  ],
});

/** Curtains drawn aside from a window. */
export const curtain: FigureMaker = (m) => {
  const folds = (s: number) =>
    `M${s * 100} -206Q${s * 92} -120 ${s * 98} -8M${s * 80} -206Q${s * 74} -130 ${s * 88} -70M${s * 56} -206Q${s * 56} -140 ${s * 82} -80M${s * 32} -206Q${s * 38} -150 ${s * 76} -86M${s * 88} -60L${s * 84} -6`;
  const drape = (s: number) =>
    blob(
      [
        [s * 12, -208],
        [s * 30, -150],
        [s * 72, -84],
        [s * 70, -60],
        [s * 64, -4],
        [s * 112, -2],
        [s * 116, -100],
        [s * 114, -208],
      ],
      5,
    );
  return {
    box: { left: -134, right: 134, top: -228, bottom: 3 },
    parts: [
      part(box(-70, -200, 70, -50), m.pale, 4),
      part(`${box(-62, -192, -4, -60)}${box(4, -192, 62, -60)}`, colourTones("blue"), 2, { lift: 0.26 }),
      part(drape(-1), m.body, 14, { lines: { path: folds(-1), width: 2.6 } }),
      part(drape(1), m.body, 14, { lines: { path: folds(1), width: 2.6 } }),
      part(
        ribbon("-116 -78 7, -90 -70 8, -70 -78 7") + ribbon("116 -78 7, 90 -70 8, 70 -78 7"),
        colourTones("gold"),
        3,
      ),
      part(
        ribbon("-124 -214 8, 124 -214 8") + oval(-126, -214, 8) + oval(126, -214, 8),
        colourTones("brown"),
        4,
      ),
    ],
  };
};

/** A wall socket with a plug and its cable. */
export const socket: FigureMaker = (m) => ({
  box: { left: -63, right: 116, top: -138, bottom: 3 },
  parts: [
    part(blob("-58 -132, 0 -134, 58 -132, 58 -66, 58 -16, 0 -14, -58 -16, -58 -66", 4), m.body, 7),
    part(oval(0, -74, 42), m.body, 8, { lift: -0.16 }),
    part(`${oval(-15, -74, 6)}${oval(15, -74, 6)}`, m.dark, 1),
    part(ribbon("92 -46 6, 112 -24 6, 90 -4 6, 30 -4 6, -40 -2 6"), m.dark, 2),
    part(ribbon("58 -92 5, 72 -80 5") + ribbon("72 -106 5, 84 -94 5"), colourTones("grey"), 2),
    part(polygon("66 -82, 82 -98, 104 -74, 98 -50, 88 -44, 74 -54"), m.dark, 7, { lift: 0.12 }),
  ],
});

/** A pair of slippers, seen from the side. */
export const slipper: FigureMaker = (m) => {
  const one = (x: number, y: number, lift: number) => {
    const at = (points: string) =>
      points.split(",").map((pair) => {
        const [px, py] = pair.trim().split(" ").map(Number) as [number, number];
        return [px + x, py + y] as const;
      });
    return [
      part(blob(at("-66 -4, -62 -14, 0 -16, 62 -18, 70 -8, 60 0, 0 0, -56 2"), 4), m.dark, 3, { lift: 0.1 }),
      part(blob(at("-64 -14, -66 -34, -44 -30, -10 -26, 10 -28, 6 -16, -30 -14"), 4), m.pale, 6, {
        lift: -0.1,
      }),
      part(blob(at("-14 -16, -16 -44, 6 -62, 34 -50, 62 -34, 70 -18, 40 -12, 10 -12"), 5), m.body, 14, {
        lift,
      }),
      part(
        oval(-8 + x, -48 + y, 12, 10) + oval(4 + x, -58 + y, 11, 9) + oval(-14 + x, -34 + y, 10, 10),
        m.pale,
        6,
        { lift: 0.1 },
      ),
      part(oval(34 + x, -50 + y, 11), m.pale, 6, { lift: 0.14 }),
    ];
  };
  return {
    box: { left: -88, right: 96, top: -92, bottom: 4 },
    parts: [...one(20, -24, -0.06), ...one(-18, 0, 0)],
  };
};
