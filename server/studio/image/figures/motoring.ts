import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { brown, colourTones, grey, red, white, yellow } from "./tones.ts";
import { turned } from "./turned.ts";

const GLASS = paler(colourTones("blue"), 0.5);

/** A toll booth with its bar. */
export const tollBooth: FigureMaker = (m) => ({
  box: { left: -120, right: 163, top: -216, bottom: 3 },
  parts: [
    part(box(-104, -180, -94, 2) + box(6, -180, 16, 2), grey, 3),
    part(box(-88, -150, 0, 2), m.body, 8),
    part(box(-80, -140, -8, -72), GLASS, 3),
    part(box(-120, -214, 152, -176), red, 6),
    part(box(-60, -208, -16, -184) + box(40, -208, 84, -184), yellow, 2),
    part(box(20, -90, 42, 2), yellow, 5),
    part(ribbon("30 -78 12, 158 -78 10", 1), white, 4),
    part([58, 94, 130].map((x) => box(x, -84, x + 16, -72)).join(""), red, 2),
    part(oval(-44, -108, 13), paler(brown, 0.4), 5),
    part("M-66 -72Q-64 -94 -44 -94Q-24 -94 -22 -72Z", colourTones("blue"), 5),
  ],
});

/** A windscreen in the rain with its wipers, seen from the seat. */
export const windscreen: FigureMaker = (m) => ({
  box: { left: -150, right: 150, top: -168, bottom: 3 },
  parts: [
    part("M-112 -160Q0 -176 112 -160L150 -46Q150 0 130 0L-130 0Q-150 0 -150 -46Z", m.body, 8),
    part("M-100 -146Q0 -160 100 -146L130 -54Q0 -68 -130 -54Z", GLASS, 5),
    part(
      Array.from({ length: 26 }, (_, i) => {
        const y = -138 + ((i * 37) % 70);
        const x = -88 + ((i * 53) % 176);
        return ribbon(`${x} ${y} 3, ${x - 4} ${y + 11} 4`, 1);
      }).join(""),
      white,
      1,
    ),
    part(polygon("-22 -156, 22 -156, 16 -140, -16 -140"), m.dark, 3),
    part(ribbons("-70 -52 6, -24 -128 4", "34 -54 6, 80 -130 4"), m.dark, 3, { lift: 0.2 }),
    part(ribbons("-50 -78 7, -14 -142 7", "54 -80 7, 90 -142 7"), m.dark, 2, { lift: 0.2 }),
    part("M-134 -50Q0 -66 134 -50L140 -10L-140 -10Z", m.dark, 6),
    part(ring([-62, -8], [46, 36], 10, [3.2, 6.2]), deeper(grey, m, 0.3), 4),
  ],
});

/** A seat with its belt fastened. */
export const seatBelt: FigureMaker = (m) => ({
  box: { left: -76, right: 86, top: -216, bottom: 3 },
  parts: [
    part("M-30 -214L30 -214Q38 -190 30 -172L-30 -172Q-38 -190 -30 -214Z", m.body, 9),
    part("M-54 -172Q0 -186 54 -172L62 -60L-62 -60Z", m.body, 12, {
      lines: { path: "M-30 -170L-34 -64M30 -170L34 -64", width: 2.4 },
    }),
    part("M-70 -64L70 -64Q80 -50 74 -22L-74 -22Q-80 -50 -70 -64Z", m.body, 12, { lift: 0.08 }),
    part(box(-60, -24, 60, 0), m.dark, 5),
    part(ribbon("50 -190 13, -44 -54 13", 1) + ribbon("-46 -52 13, 60 -44 13", 1), m.dark, 3, { lift: 0.2 }),
    part(polygon(turned("-18 -13, 18 -13, 18 13, -18 13", 0.1, -44, -50)), grey, 4, { lift: 0.25 }),
    part(polygon(turned("-10 -7, 10 -7, 10 7, -10 7", 0.1, -44, -50)), red, 3, { lift: 0.25 }),
  ],
});

/** Two oars, crossed. */
export const oar: FigureMaker = (m) => {
  const one = (s: 1 | -1) => [
    part(
      ribbon(
        [
          [s * 62, -4, 9],
          [s * -34, -140, 9],
        ],
        1,
      ),
      m.body,
      4,
    ),
    part(polygon(turned("-15 -66, 15 -66, 19 -20, 8 6, -8 6, -19 -20", s * -0.6, s * -36, -142)), m.body, 5),
    part(polygon(turned("-17 -66, 17 -66, 19 -44, -19 -44", s * -0.6, s * -36, -142)), red, 2),
  ];
  return { box: { left: -88, right: 88, top: -207, bottom: 3 }, parts: [...one(1), ...one(-1)] };
};

/** A fishing net with floats and a fish in it. */
export const fishingNet: FigureMaker = (m) => {
  const lines = [
    ...Array.from({ length: 13 }, (_, i) => `M${-120 + i * 20} -146L${(-120 + i * 20) * 0.58} -10`),
    ...Array.from(
      { length: 8 },
      (_, i) => `M${-120 + i * 6} ${-134 + i * 16}Q0 ${-118 + i * 16} ${120 - i * 6} ${-134 + i * 16}`,
    ),
  ].join("");
  const fish = (x: number, y: number, s: number) =>
    blob([
      [x - 30 * s, y],
      [x - 6 * s, y - 13 * s],
      [x + 20 * s, y - 3 * s],
      [x + 36 * s, y - 13 * s],
      [x + 32 * s, y],
      [x + 36 * s, y + 13 * s],
      [x + 20 * s, y + 3 * s],
      [x - 6 * s, y + 12 * s],
    ]);
  return {
    box: { left: -148, right: 148, top: -172, bottom: 3 },
    parts: [
      part(
        blob("-132 -154, 0 -138, 132 -154, 116 -80, 74 -8, 0 3, -74 -8, -116 -80"),
        deeper(m.body, m, 0.55),
        8,
      ),
      part(
        fish(-30, -58, 1.1) + fish(44, -36, -1) + fish(30, -88, 0.9) + fish(-16, -24, -0.9),
        colourTones("grey"),
        7,
      ),
      part(blob("-132 -154, 0 -138, 132 -154, 130 -148, 0 -132, -130 -148"), m.body, 3, {
        lines: { path: lines, width: 2.4, light: true },
      }),
      part(
        lines
          .split("M")
          .filter(Boolean)
          .map((l) => {
            const n = l.match(/-?[\d.]+/g)!.map(Number);
            return n.length === 4
              ? ribbon(
                  [
                    [n[0]!, n[1]!, 2.2],
                    [n[2]!, n[3]!, 2.2],
                  ],
                  1,
                )
              : ribbon(
                  [
                    [n[0]!, n[1]!, 2.2],
                    [(n[0]! + n[2]! * 2 + n[4]!) / 4, (n[1]! + n[3]! * 2 + n[5]!) / 4, 2.2],
                    [n[4]!, n[5]!, 2.2],
                  ],
                  4,
                );
          })
          .join(""),
        m.body,
        1,
      ),
      part(
        [-126, -84, -42, 0, 42, 84, 126]
          .map((x) => oval(x, -156 + (1 - (x / 126) ** 2) * 16, 13, 10))
          .join(""),
        red,
        6,
      ),
    ],
  };
};

/** A crash barrier of boards and stakes, heaped with tyres. */
export const barricade: FigureMaker = (m) => ({
  box: { left: -160, right: 160, top: -140, bottom: 3 },
  parts: [
    part(
      ribbons("-110 0 12, -60 -132 11", "10 0 12, -40 -124 11", "60 0 12, 110 -134 11"),
      deeper(brown, m, 0.35),
      5,
    ),
    part(polygon("-156 -96, 150 -118, 152 -92, -154 -70"), m.body, 5, {
      lines: { path: "M-140 -84L140 -104", width: 1.6 },
    }),
    part(polygon("-148 -44, 156 -66, 156 -40, -148 -18"), brown, 5, {
      lines: { path: "M-130 -32L140 -52", width: 1.6 },
    }),
    part(polygon("-100 -118, -78 -126, 96 -8, 74 0"), deeper(m.body, m, 0.15), 5),
    part(ring([-106, -22], [26, 18], 16) + ring([-106, -4], [26, 10], 14), m.dark, 6),
    part(ring([116, -20], [28, 18], 16), m.dark, 6),
    part(box(18, -36, 66, 2), deeper(brown, m, 0.15), 5, {
      lines: { path: "M18 -34L66 0M66 -34L18 0", width: 3 },
    }),
  ],
});

/** Posts with barbed wire. */
export const barbedWire: FigureMaker = (m) => {
  const barbs = (y: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const x = -144 + i * 24;
      const d = Math.sin(i * 1.3) * 2;
      return (
        ribbon(`${x - 7} ${y - 9 + d} 3, ${x + 7} ${y + 9 + d} 3`, 1) +
        ribbon(`${x + 7} ${y - 9 + d} 3, ${x - 7} ${y + 9 + d} 3`, 1)
      );
    }).join("");
  return {
    box: { left: -162, right: 162, top: -160, bottom: 3 },
    parts: [
      part(
        [-120, 0, 120]
          .map((x) => polygon(`${x - 9} 2, ${x - 8} -150, ${x} -158, ${x + 8} -150, ${x + 9} 2`))
          .join(""),
        brown,
        6,
      ),
      part(
        [-128, -84, -40]
          .map(
            (y) =>
              ribbon(
                `-160 ${y - 4} 4, -120 ${y} 4, -60 ${y + 6} 4, 0 ${y} 4, 60 ${y + 6} 4, 120 ${y} 4, 160 ${y - 4} 4`,
              ) + barbs(y),
          )
          .join(""),
        m.body,
        2,
        { lift: 0.15 },
      ),
    ],
  };
};
