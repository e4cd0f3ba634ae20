/** Of spring, of the new year and of weddings. */
import type { Part } from "../sculpt.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon, symmetric } from "./outline.ts";
import { hands } from "./remains.ts";
import { bodyOr, deeper, ovalPair, paler, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import { bright } from "./confetti.ts";

/** A pattern of coloured powder on the floor. */
export const rangoli: FigureMaker = () => {
  const flat = 0.42;
  const petal = (n: number, r0: number, r1: number, wide: number, turn = 0) =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 6.283 + turn;
      const p = (r: number, d: number): [number, number] => [
        Math.cos(a + d) * r,
        -70 + Math.sin(a + d) * r * flat,
      ];
      return blob([p(r0, 0), p((r0 + r1) / 2, wide), p(r1, 0), p((r0 + r1) / 2, -wide)]);
    }).join("");
  return {
    box: { left: -166, right: 166, top: -142, bottom: 4 },
    parts: [
      part(oval(0, -70, 162, 162 * flat), colourTones("white"), 1),
      part(oval(0, -70, 155, 155 * flat), colourTones("purple"), 1),
      part(petal(12, 84, 152, 0.2), colourTones("yellow"), 2),
      part(petal(12, 84, 140, 0.12), colourTones("red"), 1),
      part(oval(0, -70, 100, 100 * flat), colourTones("white"), 1),
      part(oval(0, -70, 95, 95 * flat), colourTones("green"), 1),
      part(petal(8, 30, 96, 0.3, 0.4), colourTones("pink"), 2),
      part(petal(8, 34, 76, 0.18, 0.4), colourTones("white"), 1),
      part(oval(0, -70, 36, 36 * flat), colourTones("orange"), 2),
      part(oval(0, -70, 18, 18 * flat), colourTones("red"), 1),
    ],
  };
};

/** Heaps of coloured powder on plates, and a cloud of it. */
export const holiPowder: FigureMaker = () => {
  const plate = (x: number, y: number, i: number): Part[] => [
    part(oval(x, y, 48, 11), colourTones("gold"), 4),
    part(
      `M${x - 38} ${y - 2}Q${x - 12} ${y - 50} ${x} ${y - 54}Q${x + 12} ${y - 50} ${x + 38} ${y - 2}Q${x} ${y + 8} ${x - 38} ${y - 2}Z`,
      bright(i),
      9,
    ),
  ];
  const puff = (x: number, y: number, r: number, i: number) =>
    part(
      blob(
        Array.from({ length: 9 }, (_, k): [number, number] => [
          x + Math.cos(k * 0.698) * r * (1 + 0.18 * Math.sin(k * 2.4)),
          y + Math.sin(k * 0.698) * r * 0.8 * (1 + 0.16 * Math.cos(k * 3.1)),
        ]),
      ),
      paler(bright(i), 0.3),
      12,
    );
  return {
    box: { left: -150, right: 150, top: -234, bottom: 14 },
    parts: [
      puff(-72, -150, 62, 4),
      puff(66, -160, 66, 1),
      puff(0, -118, 60, 2),
      puff(-20, -186, 44, 3),
      ...plate(-92, -34, 0),
      ...plate(0, -40, 3),
      ...plate(92, -34, 2),
      ...plate(-48, 0, 1),
      ...plate(48, 0, 4),
    ],
  };
};

/** The head of a Chinese lion with the legs of its dancer. */
export const lionDance: FigureMaker = (m) => {
  const red = bodyOr(m, colourTones("red"));
  const gold = colourTones("gold");
  return {
    box: { left: -116, right: 183, top: -236, bottom: 4 },
    parts: [
      part(
        ribbons(
          "-36 -60 26, -44 -6 20",
          "26 -60 26, 34 -6 20",
          "120 -60 24, 112 -6 20",
          "152 -56 24, 160 -6 20",
        ),
        colourTones("yellow"),
        5,
      ),
      part(
        ribbons("-44 -2 24, -60 -2 14", "34 -2 24, 18 -2 14", "112 -2 22, 98 -2 14", "160 -2 22, 146 -2 14"),
        red,
        3,
      ),
      part("M40 -150Q120 -190 172 -120Q184 -70 160 -46Q120 -56 80 -46Q50 -70 40 -150Z", red, 12, {
        lines: {
          path: "M80 -156Q76 -100 88 -54M120 -158Q118 -100 126 -54M156 -134Q156 -90 152 -52",
          width: 5,
          light: true,
        },
      }),
      part(ribbons("172 -120 14, 178 -160 10"), gold, 4),
      part(symmetric("0 -206, 50 -196, 88 -150, 92 -100, 74 -60, 0 -44"), red, 18),
      part(
        Array.from({ length: 15 }, (_, i) => {
          const a = Math.PI * 0.92 + (i * Math.PI * 1.16) / 14;
          return oval(Math.cos(a) * 88, -124 + Math.sin(a) * 82, 17);
        }).join(""),
        colourTones("white"),
        6,
      ),
      part(ovalPair(36, -140, 25, 23), colourTones("white"), 7),
      part(ovalPair(36, -136, 12), colourTones("black"), 3),
      part(ribbonPair("14 -168 12, 40 -176 13, 66 -160 10"), gold, 5),
      part(oval(0, -112, 24, 17), gold, 9),
      part(oval(0, -182, 15), colourTones("blue"), 5),
      part(ribbon("0 -206 18, 0 -232 8"), gold, 5),
      part("M-64 -92Q0 -70 64 -92Q58 -42 0 -36Q-58 -42 -64 -92Z", colourTones("black"), 3),
      part("M-54 -86Q0 -68 54 -86L48 -74Q0 -58 -48 -74Z", colourTones("white"), 2),
      part("M-30 -58Q0 -70 30 -58Q24 -38 0 -36Q-24 -38 -30 -58Z", colourTones("pink"), 4),
      part(
        Array.from({ length: 9 }, (_, i) => oval(-56 + i * 14, -36 + Math.abs(i - 4) * -3, 10, 14)).join(""),
        colourTones("white"),
        4,
      ),
    ],
  };
};

/** Hands with patterns of henna. */
export const henna: FigureMaker = (m) => {
  const bare = hands(m, false);
  const dye = deeper(colourTones("brown"), m, 0.1);
  const one = (x: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => oval(x + Math.cos(i * 0.785) * 19, -106 + Math.sin(i * 0.785) * 19, 6.4))
      .join("") +
    oval(x, -106, 8) +
    [-30, -10, 12, 32]
      .map(
        (d) =>
          ribbon([
            [x + d - 7, -166 - (30 - Math.abs(d)) * 0.6, 4],
            [x + d + 7, -166 - (30 - Math.abs(d)) * 0.6, 4],
          ]) + oval(x + d, -182 - (30 - Math.abs(d)) * 0.6, 5),
      )
      .join("") +
    ribbon([
      [x - 24, -46, 5],
      [x, -40, 5],
      [x + 24, -46, 5],
    ]) +
    [-18, -6, 6, 18].map((d) => oval(x + d, -56, 4.4)).join("");
  return { ...bare, parts: [...bare.parts, part(one(-78) + one(78), dye, 1)] };
};

/** A white car with ribbons and flowers, cans behind it. */
export const bridalCar: FigureMaker = (m) => {
  const white = bodyOr(m, colourTones("white"));
  const wheel = (x: number): Part[] => [
    part(oval(x, -24, 27), colourTones("black"), 5),
    part(oval(x, -24, 12), colourTones("grey"), 4),
  ];
  const bunch = (x: number, y: number) =>
    [
      [-12, 0],
      [12, 0],
      [0, -11],
      [0, 9],
    ]
      .map(([dx, dy]) => oval(x + dx!, y + dy!, 10))
      .join("");
  return {
    box: { left: -212, right: 172, top: -147, bottom: 6 },
    parts: [
      part(ribbon("-160 -40 3, -184 -16 3, -206 -6 3"), colourTones("brown"), 1),
      part(box(-212, -20, -196, 2) + box(-190, -14, -176, 6), colourTones("grey"), 3),
      part(
        "M-164 -28L-164 -64Q-160 -84 -110 -86Q-84 -130 -34 -132L18 -132Q60 -130 86 -86Q150 -80 164 -62L166 -28Z",
        white,
        12,
      ),
      part(
        "M-92 -86Q-72 -120 -34 -121L-16 -121L-16 -86ZM-4 -86L-4 -121L16 -121Q50 -118 68 -86Z",
        paler(colourTones("blue"), 0.3),
        2,
      ),
      part(
        ribbons("-4 -132 7, 84 -88 7, 164 -60 7", "10 -134 7, 70 -92 7, 120 -78 7"),
        colourTones("pink"),
        2,
      ),
      part(bunch(-6, -136 + 10) + bunch(122, -82), colourTones("red"), 5),
      part(
        "M-58 -58Q-66 -72 -74 -62Q-78 -52 -58 -38Q-38 -52 -42 -62Q-50 -72 -58 -58Z",
        colourTones("red"),
        3,
      ),
      part(oval(156, -54, 8), colourTones("yellow"), 2),
      ...wheel(-104),
      ...wheel(102),
    ],
  };
};
