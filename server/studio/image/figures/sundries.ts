import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";

const ring = (x: number, y: number, rx: number, ry: number, width: number): string => {
  const turn = (t: number) =>
    `${(x + rx * Math.cos(t)).toFixed(1)} ${(y + ry * Math.sin(t)).toFixed(1)} ${width}`;
  return ribbon(Array.from({ length: 13 }, (_, i) => turn((i / 12) * Math.PI * 2)).join(", "), 3);
};

/** A long knitted scarf that hangs in a loop. */
export const scarf: FigureMaker = (m) => ({
  box: { left: -70, right: 74, top: -166, bottom: 3 },
  parts: [
    part(ribbon("-26 -128 30, -34 -80 34, -40 -14 34"), m.body, 9, {
      lines: { path: "M-54 -40L-24 -42M-54 -58L-22 -60M-52 -92L-18 -96", width: 4, light: true },
    }),
    part(ring(0, -132, 44, 20, 28), m.body, 9),
    part(ribbon("24 -128 30, 38 -70 32, 50 -28 32"), m.body, 9, {
      lift: 0.06,
      lines: { path: "M30 -48L60 -54M28 -66L56 -72M22 -98L48 -104", width: 4, light: true },
    }),
    part(
      `${[-54, -46, -38, -30, -24].map((x) => box(x, -14, x + 4, 2)).join("")}${[36, 44, 52, 60].map((x) => box(x, -28, x + 4, -12)).join("")}`,
      m.body,
      1,
    ),
  ],
});

/** A tumbler half full. */
export const glass: FigureMaker = (m) => ({
  box: { left: -44, right: 44, top: -124, bottom: 3 },
  parts: [
    part("M-42 -116L42 -116L32 -4Q31 0 26 0L-26 0Q-31 0 -32 -4Z", m.pale, 5, { lift: 0.04 }),
    part("M-36 -66L36 -66L29 -12L-29 -12Z", m.body, 4, { lift: 0.1 }),
    part(oval(0, -66, 36, 7), m.body, 2, { lift: 0.2 }),
    part(oval(0, -116, 42, 8), m.pale, 2, {
      lift: 0.1,
      lines: { path: "M-28 -104L-22 -18", width: 4, light: true },
    }),
  ],
});

/** A cash register with its drawer open. */
export const till: FigureMaker = (m) => ({
  box: { left: -88, right: 88, top: -150, bottom: 3 },
  parts: [
    part("M-40 -150L40 -150L40 -118L-40 -118Z", m.dark, 4),
    part(box(-32, -144, 32, -124), m.gold, 0, { lamp: true }),
    part("M-58 -120L58 -120L76 -52L-76 -52Z", m.body, 8),
    part(
      [0, 1, 2]
        .flatMap((row) => [-1.5, -0.5, 0.5, 1.5].map((k) => oval(k * (22 + row * 3), -106 + row * 20, 7, 6)))
        .join(""),
      m.pale,
      3,
    ),
    part(box(-82, -54, 82, -22), m.body, 6, { lift: -0.04 }),
    part(polygon("-74 -22, 74 -22, 86 0, -86 0"), m.dark, 3),
    part(`${oval(-46, -11, 12, 5)}${oval(-14, -11, 12, 5)}`, m.gold, 3),
    part(polygon("14 -18, 62 -18, 68 -4, 14 -4"), m.leaf, 2),
  ],
});

/** Two bursts of fireworks. */
export const fireworks: FigureMaker = (m) => {
  const burst = (x: number, y: number, reach: number, rays: number) =>
    Array.from({ length: rays }, (_, i) => {
      const t = (i / rays) * Math.PI * 2;
      const [c, s] = [Math.cos(t), Math.sin(t)];
      const from = reach * 0.24;
      return (
        ribbon(
          `${(x + c * from).toFixed(1)} ${(y + s * from).toFixed(1)} 2, ${(x + c * reach).toFixed(1)} ${(y + s * reach + reach * 0.08).toFixed(1)} 5`,
          2,
        ) + oval(x + c * reach * 1.12, y + s * reach * 1.12 + reach * 0.1, 4.6)
      );
    }).join("");
  return {
    box: { left: -150, right: 150, top: -232, bottom: 10 },
    parts: [
      part(burst(-58, -130, 78, 18), m.gold, 2, { lit: m.gold[1]! }),
      part(burst(-58, -130, 42, 12), m.trim, 2, { lit: m.trim[0]! }),
      part(burst(78, -84, 58, 16), m.trim, 2, { lit: m.trim[0]! }),
      part(burst(78, -84, 30, 10), m.pale, 2, { lit: m.pale[0]! }),
      part(burst(62, -194, 32, 12), m.body, 2, { lit: m.body[0]! }),
      part(`${ribbon("-58 -40 1.4, -54 6 2.4")}${ribbon("78 -20 1.4, 72 6 2.2")}`, m.gold, 1),
    ],
  };
};

/** The iron tower of Paris. */
export const latticeTower: FigureMaker = (m) => {
  const cross = (y: number, w: number, y2: number, w2: number) =>
    `M${-w} ${y}L${w2} ${y2}M${w} ${y}L${-w2} ${y2}`;
  return {
    box: { left: -96, right: 96, top: -400, bottom: 3 },
    parts: [
      part("M-4 -400L4 -400L5 -372L-5 -372Z", m.body, 1),
      part("M-9 -374L9 -374C12 -300 20 -230 34 -170L-34 -170C-20 -230 -12 -300 -9 -374Z", m.body, 4, {
        lines: {
          path: [
            cross(-350, 8, -310, 11),
            cross(-306, 11, -262, 16),
            cross(-258, 16, -214, 23),
            cross(-210, 23, -176, 32),
          ].join(""),
          width: 2.4,
        },
      }),
      part(box(-42, -174, 42, -162), m.body, 3, { lift: 0.08 }),
      part("M-38 -162L38 -162C46 -132 56 -106 66 -84L-66 -84C-56 -106 -46 -132 -38 -162Z", m.body, 4, {
        lines: { path: `${cross(-158, 36, -122, 48)}${cross(-120, 48, -86, 62)}`, width: 2.4 },
      }),
      part(box(-74, -90, 74, -76), m.body, 3, { lift: 0.08 }),
      part(
        "M-70 -76L-36 -76C-38 -50 -44 -22 -52 0L-94 0C-84 -24 -76 -50 -70 -76ZM70 -76L94 0L52 0C44 -22 38 -50 36 -76Z",
        m.body,
        4,
        { lines: { path: "M-70 -74L-58 -4M-40 -70L-88 -4M70 -74L58 -4M40 -70L88 -4", width: 2.4 } },
      ),
      part("M-40 -76C-32 -40 32 -40 40 -76L46 -76C38 -28 -38 -28 -46 -76Z", m.body, 2, { lift: 0.06 }),
    ],
  };
};

/** A balcony before a lit glass door. */
export const balcony: FigureMaker = (m) => ({
  box: { left: -140, right: 140, top: -250, bottom: 3 },
  parts: [
    part(box(-112, -250, 112, -30), m.stone, 4),
    part("M-50 -34L-50 -190Q-50 -224 0 -224Q50 -224 50 -190L50 -34Z", m.pale, 4),
    part("M-40 -34L-40 -188Q-40 -213 -4 -214L-4 -34ZM4 -34L4 -214Q40 -213 40 -188L40 -34Z", m.gold, 0, {
      lamp: true,
    }),
    part(box(-138, -34, 138, -14), m.stone, 5, { lift: 0.1 }),
    part(
      `${polygon("-110 -14, -84 -14, -92 2, -104 2")}${polygon("84 -14, 110 -14, 104 2, 92 2")}`,
      m.stone,
      4,
    ),
    part(
      Array.from({ length: 15 }, (_, i) => box(-130 + i * 18, -100, -126 + i * 18, -32)).join(""),
      m.dark,
      1.5,
    ),
    part(box(-138, -108, 138, -98), m.dark, 3, { lift: 0.06 }),
  ],
});

/** A coil of rope with a loose end. */
export const coil: FigureMaker = (m) => {
  const twist = (x: number, y: number, rx: number, ry: number) =>
    Array.from({ length: 22 }, (_, i) => {
      const t = (i / 22) * Math.PI * 2;
      const [c, s] = [Math.cos(t), Math.sin(t)];
      return `M${(x + c * (rx - 6)).toFixed(1)} ${(y + s * (ry - 6)).toFixed(1)}L${(x + Math.cos(t + 0.16) * (rx + 6)).toFixed(1)} ${(y + Math.sin(t + 0.16) * (ry + 6)).toFixed(1)}`;
    }).join("");
  const turn = (y: number, lift: number) =>
    part(ring(-10, y, 74, 26, 15), m.body, 6, { lift, lines: { path: twist(-10, y, 74, 26), width: 2 } });
  return {
    box: { left: -96, right: 126, top: -92, bottom: 6 },
    parts: [
      turn(-28, -0.06),
      turn(-42, 0),
      turn(-56, 0.06),
      part(ribbon("58 -44 14, 86 -24 14, 98 -6 14, 120 -4 13"), m.body, 6, {
        lines: { path: "M70 -46L78 -26M84 -34L84 -12M96 -18L104 4M108 -10L114 6", width: 2 },
      }),
    ],
  };
};
