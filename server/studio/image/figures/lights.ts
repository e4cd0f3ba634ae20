import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A lit torch with batteries, and its beam. */
export const flashlight: FigureMaker = (m) => ({
  box: { left: -142, right: 120, top: -112, bottom: 3 },
  parts: [
    part(polygon("-28 -76, -142 -112, -142 2, -28 -34"), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part("M40 -74L112 -74Q120 -74 120 -66L120 -44Q120 -36 112 -36L40 -36Z", m.body, 15, {
      lines: { path: "M62 -74L62 -36M72 -74L72 -36M82 -74L82 -36M92 -74L92 -36M102 -74L102 -36", width: 2.6 },
    }),
    part("M42 -74L14 -74L-16 -90L-16 -20L14 -36L42 -36Z", m.body, 13, { lift: 0.08 }),
    part("M-14 -92L-30 -92Q-36 -92 -36 -84L-36 -26Q-36 -18 -30 -18L-14 -18Z", m.dark, 6),
    part(oval(-36, -55, 7, 32), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part("M44 -82L66 -82Q70 -82 70 -78L70 -73L40 -73L40 -78Q40 -82 44 -82Z", colourTones("red"), 3),
  ],
});

/** An oil lantern with its flame behind glass. */
export const oilLantern: FigureMaker = (m) => {
  const metal = bodyOr(m, m.dark);
  return {
    box: { left: -52, right: 52, top: -172, bottom: 3 },
    parts: [
      part(ribbon("-40 -92 4, -46 -128 4, -26 -162 4, 0 -170 5, 26 -162 4, 46 -128 4, 40 -92 4"), metal, 2),
      part("M-30 -96Q-42 -70 -28 -38L28 -38Q42 -70 30 -96Z", m.gold, 0, { lamp: true }),
      part("M0 -86Q17 -64 12 -50Q8 -42 0 -42Q-8 -42 -12 -50Q-17 -64 0 -86Z", [m.palette.lamp], 0, {
        lit: m.palette.lamp,
      }),
      part(
        ribbon("-36 -98 5, -47 -70 5, -36 -34 5") +
          ribbon("36 -98 5, 47 -70 5, 36 -34 5") +
          ribbon("-36 -68 2, 36 -68 2"),
        metal,
        2,
      ),
      part("M-38 -92L-30 -108L-18 -112L-16 -130L16 -130L18 -112L30 -108L38 -92Z", metal, 8, { lift: 0.08 }),
      part(box(-20, -136, 20, -128), metal, 3, { lift: 0.12 }),
      part("M-40 -40L40 -40L48 -8Q48 0 40 0L-40 0Q-48 0 -48 -8Z", metal, 12, {
        lift: 0.04,
        lines: { path: "M-43 -28L43 -28", width: 2 },
      }),
      part(oval(30, -20, 6), m.gold, 2),
    ],
  };
};

/** A street lamp that is lit. */
export const streetLamp: FigureMaker = (m) => ({
  box: { left: -44, right: 44, top: -330, bottom: 3 },
  parts: [
    part(ribbon("0 -2 9, 0 -120 8, 0 -250 7"), m.dark, 3),
    part("M-26 0L-22 -12L-12 -18L-9 -54L9 -54L12 -18L22 -12L26 0Z", m.dark, 5, { lift: 0.06 }),
    part(
      `${box(-9, -150, 9, -142)}${box(-30, -236, 30, -230)}${oval(-32, -233, 4)}${oval(32, -233, 4)}`,
      m.dark,
      2,
    ),
    part(polygon("-16 -248, 16 -248, 12 -240, -12 -240"), m.dark, 2, { lift: 0.1 }),
    part(polygon("-18 -248, 18 -248, 32 -298, -32 -298"), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(
      ribbon("-18 -248 3, -33 -299 3") + ribbon("18 -248 3, 33 -299 3") + ribbon("0 -248 2, 0 -298 2"),
      m.dark,
      1,
    ),
    part("M-40 -298L40 -298L22 -314L8 -318L0 -330L-8 -318L-22 -314Z", m.dark, 5, { lift: 0.1 }),
  ],
});

/** A chandelier with candles. */
export const chandelier: FigureMaker = (m) => {
  const brass = bodyOr(m, colourTones("gold"));
  const flame = (x: number, y: number) =>
    `M${x} ${y - 22}Q${x + 9} ${y - 9} ${x + 5} ${y - 2}Q${x} ${y + 2} ${x - 5} ${y - 2}Q${x - 9} ${y - 9} ${x} ${y - 22}Z`;
  /** The tops of the candles. */
  const candles = [
    [-92, -104],
    [-52, -92],
    [52, -92],
    [92, -104],
    [0, -84],
  ] as const;
  return {
    box: { left: -110, right: 110, top: -229, bottom: 3 },
    parts: [
      part(Array.from({ length: 6 }, (_, i) => oval(0, -222 + i * 13, 4.5, 7)).join(""), brass, 2),
      part(
        ribbon("0 -46 7, -50 -30 6, -92 -50 5, -92 -76 5") +
          ribbon("0 -46 7, 50 -30 6, 92 -50 5, 92 -76 5") +
          ribbon("0 -50 7, -34 -40 6, -52 -50 5, -52 -64 5") +
          ribbon("0 -50 7, 34 -40 6, 52 -50 5, 52 -64 5") +
          ribbon("0 -50 5, 0 -58 5"),
        brass,
        3,
      ),
      part(
        "M-7 -150Q-16 -130 -6 -112Q-24 -92 -12 -62Q-22 -40 0 -24Q22 -40 12 -62Q24 -92 6 -112Q16 -130 7 -150Z",
        brass,
        8,
        {
          lift: 0.06,
        },
      ),
      part(
        [-92, -52, 52, 92].map((x) => ribbon(`${x} -46 1.4, ${x} -22 1.4`) + oval(x, -18, 4, 7)).join("") +
          oval(0, -12, 6, 10),
        colourTones("blue"),
        3,
        { lift: 0.3 },
      ),
      part(candles.map(([x, y]) => box(x - 5, y, x + 5, y + 26)).join(""), m.pale, 3),
      part(
        candles
          .map(([x, y]) => `M${x - 13} ${y + 24}L${x + 13} ${y + 24}L${x + 8} ${y + 32}L${x - 8} ${y + 32}Z`)
          .join(""),
        brass,
        2,
      ),
      part(candles.map(([x, y]) => flame(x, y)).join(""), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    ],
  };
};
