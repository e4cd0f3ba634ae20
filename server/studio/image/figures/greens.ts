import type { Lab } from "../colour.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A cucumber with two slices. */
export const cucumber: FigureMaker = (m) => ({
  box: { left: -100, right: 100, top: -62, bottom: 4 },
  parts: [
    part(ribbon("-88 -38 22, -50 -42 34, 10 -40 36, 62 -34 32, 90 -28 20"), m.body, 14, {
      lines: { path: "M-84 -42Q0 -54 84 -32M-86 -36Q0 -42 84 -24", width: 2.4, light: true },
    }),
    ...[-46, 6].flatMap((x) => [
      part(oval(x, -17, 25, 19), m.body, 3),
      part(oval(x, -18, 20, 15), colourTones("green"), 4, { lift: 0.34 }),
      part(
        [0, 1, 2, 3, 4, 5]
          .map((i) => oval(x + Math.cos(i * 1.05) * 9, -18 + Math.sin(i * 1.05) * 7, 2.4, 1.8))
          .join(""),
        m.pale,
        0.6,
      ),
    ]),
  ],
});

export const onion: FigureMaker = (m) => ({
  box: { left: -52, right: 52, top: -128, bottom: 8 },
  parts: [
    part(
      ribbon("0 -88 8, -8 -112 7, -20 -126 2") + ribbon("0 -88 8, 6 -116 7, 14 -126 2"),
      colourTones("green"),
      3,
    ),
    part([-12, -5, 3, 10].map((x) => ribbon(`${x * 0.4} -4 2, ${x} 7 1`)).join(""), m.pale, 0.5),
    part(symmetric("0 -100, 9 -88, 30 -72, 48 -42, 36 -12, 8 0, 0 0"), m.body, 24, {
      lines: {
        path: "M0 -94L0 -2M-3 -92Q-26 -52 -6 -3M3 -92Q26 -52 6 -3M-5 -88Q-54 -52 -14 -6M5 -88Q54 -52 14 -6",
        width: 1.8,
      },
    }),
  ],
});

/** A twig with olives. */
export const olives: FigureMaker = (m) => {
  const leaf = (x: number, y: number, dx: number, dy: number) =>
    ribbon([
      [x, y, 3],
      [x + dx * 0.5, y + dy * 0.5, 15],
      [x + dx, y + dy, 2],
    ]);
  return {
    box: { left: -101, right: 100, top: -125, bottom: 3 },
    parts: [
      part(ribbon("-96 -96 4, -30 -84 5, 40 -92 5, 96 -112 6"), colourTones("brown"), 2),
      part(
        leaf(-60, -90, -32, -30) +
          leaf(-20, -86, 8, -38) +
          leaf(20, -90, 44, -24) +
          leaf(60, -98, 30, 34) +
          leaf(-70, -92, -30, 26),
        colourTones("green"),
        4,
        { lift: -0.12 },
      ),
      part(
        ribbon("-30 -84 2, -40 -62 2") + ribbon("10 -88 2, 16 -58 2") + ribbon("48 -94 2, 64 -60 2"),
        colourTones("brown"),
        1,
      ),
      part(oval(-44, -36, 24, 32), m.body, 20),
      part(oval(16, -28, 24, 31), m.body, 20, { lift: 0.06 }),
      part(oval(68, -42, 22, 29), colourTones("black"), 18, { lift: 0.08 }),
    ],
  };
};

/** A tree full of fruit in the colour of its body. */
function fruitTreeOf(
  size: number,
  crown: (m: Materials) => readonly Lab[],
  shape = (x: number, y: number) => oval(x, y, size, size * 1.05),
): FigureMaker {
  const fruits = (
    [
      [-72, -150],
      [-44, -190],
      [-52, -126],
      [-14, -150],
      [-6, -210],
      [18, -120],
      [26, -176],
      [50, -148],
      [64, -190],
      [82, -134],
      [-88, -182],
      [2, -176],
    ] as const
  ).map(([x, y]) => shape(x, y));
  return (m) => ({
    box: { left: -118, right: 118, top: -246, bottom: 3 },
    parts: [
      part(
        ribbon("0 0 34, -3 -50 22, 0 -100 20, -30 -150 10") + ribbon("0 -90 18, 34 -150 9"),
        colourTones("brown"),
        8,
      ),
      part(
        oval(-58, -150, 56, 48) + oval(60, -152, 56, 48) + oval(0, -190, 72, 54) + oval(0, -136, 60, 40),
        crown(m),
        26,
      ),
      part(
        blob("-80 -190, -40 -216, 0 -200, -20 -170, -60 -160") +
          blob("20 -190, 60 -196, 80 -160, 50 -140, 20 -150"),
        crown(m),
        14,
        {
          lift: 0.1,
        },
      ),
      part(fruits.join(""), m.body, size * 0.7, { lift: 0.12 }),
    ],
  });
}
const green = () => colourTones("green");
export const appleTree = fruitTreeOf(10, green);
export const fruitTree = fruitTreeOf(13, green);
/** Lemons, with a nipple at both ends. */
export const lemonTree = fruitTreeOf(
  14,
  green,
  (x, y) => oval(x, y, 14, 16) + oval(x, y - 15, 5, 6) + oval(x, y + 16, 4.5, 7),
);
/** Mangoes, which hang from long stalks. */
export const mangoTree = fruitTreeOf(
  14,
  green,
  (x, y) =>
    `M${x - 2} ${y - 24}L${x + 2} ${y - 24}L${x + 4} ${y - 8}Q${x + 20} ${y} ${x + 16} ${y + 20}Q${x + 8} ${y + 36} ${x - 8} ${y + 30}Q${x - 20} ${y + 20} ${x - 14} ${y + 4}Q${x - 10} ${y - 6} ${x - 4} ${y - 8}Z`,
);
export const oliveTree = fruitTreeOf(6.5, () =>
  colourTones("green").map(([l, a, b]): Lab => [l * 0.98, a * 0.35, b * 0.5]),
);

/** A stalk of maize with its cobs. */
export const cornStalk: FigureMaker = (m) => {
  const leaf = (y: number, dx: number, dy: number) =>
    ribbon([
      [0, y, 8],
      [dx * 0.6, y - dy, 17],
      [dx, y - dy * 0.2, 3],
    ]);
  const plant = (x: number) => ({
    stalk: ribbon(`${x} 0 10, ${x} -100 9, ${x} -190 5`),
    tassel: [-16, -6, 6, 16].map((d) => ribbon(`${x} -186 4, ${x + d} -216 3`)).join(""),
  });
  const one = plant(0);
  return {
    box: { left: -84, right: 84, top: -218, bottom: 3 },
    parts: [
      part(one.tassel, colourTones("gold"), 1.5),
      part(one.stalk, colourTones("green"), 4),
      part(leaf(-60, -74, 40) + leaf(-110, 74, 44) + leaf(-150, -60, 36), colourTones("green"), 6, {
        lift: -0.1,
      }),
      part(ribbon("16 -64 20, 30 -112 24, 34 -128 10"), m.body, 10, {
        lines: {
          path: "M16 -70L34 -122M24 -66L40 -112M14 -84L40 -92M16 -98L42 -106M20 -112L42 -118",
          width: 1.6,
        },
      }),
      part(ribbon("-14 -104 18, -26 -146 22, -30 -160 9"), m.body, 9, {
        lines: { path: "M-14 -110L-28 -156M-34 -126L-12 -118M-36 -140L-16 -132", width: 1.6 },
      }),
      part(
        polygon("6 -56, 40 -74, 28 -92, 14 -76") +
          polygon("-4 -96, -32 -116, -22 -130, -12 -114") +
          leaf(-40, 70, 26) +
          leaf(-84, -78, 30),
        colourTones("green"),
        5,
      ),
    ],
  };
};
