import { mix } from "../colour.ts";
import { beast } from "./beast.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { colourTones } from "./tones.ts";

const COW = {
  box: { left: -122, right: 108, top: -176, bottom: 3 },
  torso: "-56 -96 64, -24 -94 72, 16 -92 68, 54 -94 68, 68 -96 54",
  neck: "-50 -108 52, -70 -124 42",
  head: "-76 -128 40, -92 -116 34, -106 -102 28",
  near: ["-50 -80 46, -52 -50 26, -52 -22 17, -54 -6 20", "60 -84 52, 56 -54 34, 64 -30 18, 60 -6 20"],
  far: ["-34 -80 40, -32 -50 22, -32 -20 16, -34 -6 18", "42 -80 42, 36 -52 26, 42 -28 16, 38 -6 18"],
  tail: "86 -112 7, 97 -82 5, 99 -52 5, 99 -36 14",
  ears:
    ribbon("-64 -136 7, -50 -136 14, -40 -130 5") +
    ribbon("-72 -142 8, -66 -160 7, -74 -174 2") +
    ribbon("-86 -142 8, -94 -158 7, -88 -173 2"),
  eye: [-88, -126],
  relief: 22,
} as const;
/** A cow with patches. */
export const cow = beast({
  ...COW,
  over: {
    path:
      blob("-44 -122, -16 -128, -2 -108, -12 -86, -34 -90") +
      blob("26 -124, 54 -126, 70 -104, 54 -78, 30 -86") +
      blob("-64 -142, -58 -126, -68 -110, -80 -122, -78 -142") +
      oval(-54, -44, 9, 12),
    tones: (body) => body.map((tone) => mix(tone, [0.2, 0.005, 0.01], 0.85)),
    relief: 4,
  },
});
/** A cow of one colour. */
export const plainCow = beast(COW);

export const goat = beast({
  box: { left: -100, right: 82, top: -186, bottom: 3 },
  torso: "-40 -84 48, -14 -82 54, 18 -80 50, 42 -84 48",
  neck: "-36 -92 42, -52 -114 32, -58 -124 28",
  head: "-60 -132 29, -76 -124 24, -92 -113 15",
  near: ["-40 -74 28, -42 -46 14, -42 -20 10, -44 -4 13", "44 -78 38, 40 -52 23, 50 -32 13, 46 -5 13"],
  far: ["-26 -72 26, -26 -46 13, -26 -20 9, -28 -4 12", "32 -74 32, 26 -50 20, 34 -30 12, 30 -5 12"],
  tail: "60 -98 10, 68 -110 9, 74 -118 3",
  ears:
    ribbon("-52 -138 6, -38 -134 11, -28 -126 3") +
    ribbon("-58 -144 9, -50 -166 8, -30 -178 2") +
    ribbon("-66 -145 9, -62 -170 8, -44 -185 2") +
    polygon("-88 -108, -74 -112, -80 -88"),
  eye: [-76, -132],
  relief: 17,
});

export const donkey = beast({
  box: { left: -126, right: 106, top: -210, bottom: 3 },
  torso: "-48 -100 50, -22 -98 58, 14 -96 54, 48 -98 56, 62 -100 44",
  neck: "-38 -104 48, -60 -128 38, -72 -144 32",
  head: "-74 -152 32, -92 -140 30, -108 -124 24, -116 -114 21",
  near: ["-44 -88 36, -48 -56 19, -48 -24 12, -50 -5 15", "58 -94 46, 52 -66 30, 62 -40 14, 58 -5 15"],
  far: ["-30 -86 32, -30 -54 17, -30 -22 11, -32 -5 14", "46 -90 40, 36 -62 26, 42 -38 13, 36 -5 14"],
  tail: "80 -108 7, 92 -82 5, 95 -60 5, 96 -46 13",
  ears: ribbon("-66 -160 9, -58 -182 14, -46 -202 4") + ribbon("-76 -162 9, -74 -186 14, -66 -208 4"),
  eye: [-92, -146],
  over: {
    path: oval(-114, -116, 12, 11),
    tones: (body) => body.map((tone) => mix(tone, [0.92, 0, 0.01], 0.6)),
    relief: 5,
  },
  relief: 20,
});

/** A peacock with its tail spread. */
export const peacock: FigureMaker = (m) => {
  const green = colourTones("green");
  const gold = colourTones("gold");
  const rays = (length: number, step: number, from: number) =>
    Array.from({ length: 2 * Math.floor(from / step) + 1 }, (_, i) => {
      const a = ((i * step - Math.floor(from / step) * step) * Math.PI) / 180;
      return [Math.sin(a) * length, -46 - Math.cos(a) * length] as const;
    });
  const fan = (length: number, step: number, wide: number) =>
    rays(length, step, 100)
      .map(([x, y]) =>
        ribbon(
          [
            [0, -46, 8],
            [x * 0.6, -46 + (y + 46) * 0.6, wide * 0.7],
            [x, y, wide],
          ],
          4,
        ),
      )
      .join("");
  const eyes = (length: number, step: number, r: number) =>
    rays(length, step, 100)
      .map(([x, y]) => oval(x, y, r))
      .join("");
  return {
    box: { left: -164, right: 164, top: -214, bottom: 3 },
    parts: [
      part(fan(148, 14, 32), green, 7, { lift: -0.1 }),
      part(eyes(146, 14, 10), gold, 3),
      part(eyes(144, 14, 5.5), m.body, 2, { lift: -0.1 }),
      part(fan(100, 20, 28), green, 7),
      part(eyes(98, 20, 8.5), gold, 3),
      part(eyes(96, 20, 4.6), m.body, 2, { lift: -0.1 }),
      part(ribbon("-9 -24 4, -10 -2 4, -18 -1 3") + ribbon("9 -24 4, 10 -2 4, 2 -1 3"), m.gold, 1),
      part(symmetric("0 -140, 10 -136, 13 -124, 9 -104, 14 -82, 27 -56, 22 -28, 0 -18"), m.body, 15, {
        lift: 0.06,
      }),
      part(
        `${ribbon("0 -138 2, -9 -154 2, -10 -158 6")}${ribbon("0 -138 2, 0 -158 2, 0 -162 6")}${ribbon("0 -138 2, 9 -154 2, 10 -158 6")}`,
        m.body,
        1.5,
      ),
      part(polygon("-5 -124, 5 -124, 0 -112"), gold, 2),
      part(`${oval(-5, -129, 3)}${oval(5, -129, 3)}`, m.pale, 1),
      part(`${oval(-5, -129, 1.6)}${oval(5, -129, 1.6)}`, m.dark, 0.5),
    ],
  };
};

/** A stork or heron on its thin legs. */
export const stork: FigureMaker = (m, window) => ({
  box: { left: -110, right: 78, top: -206, bottom: 3 },
  parts: [
    part(
      ribbon("-2 -92 5, 0 -48 3.6, -2 -3 3.6, -14 -2 3") + ribbon("14 -90 5, 18 -46 3.6, 16 -3 3.6, 4 -2 3"),
      colourTones("orange"),
      1.5,
    ),
    part(
      `${ribbon("-22 -114 34, 6 -108 44, 40 -98 28, 66 -90 6")}${ribbon("-26 -120 26, -40 -142 15, -34 -166 12, -42 -186 13")}${oval(-46, -190, 14, 12)}`,
      m.body,
      14,
      { window },
    ),
    part(blob("-10 -122, 26 -118, 74 -88, 50 -86, 10 -92, -10 -106"), m.dark, 5, { lift: 0.12 }),
    part(polygon("-56 -196, -108 -178, -56 -184"), colourTones("orange"), 2),
    part(oval(-50, -193, 2.4), m.dark, 0.6),
  ],
});

/** Sunflowers look up from their stalk. */
export const sunflower: FigureMaker = (m) => {
  const petals = (turn: number, length: number) =>
    Array.from({ length: 14 }, (_, i) => {
      const a = ((i + turn) * Math.PI * 2) / 14;
      const [x, y] = [Math.cos(a), Math.sin(a)];
      return ribbon(
        [
          [x * 22, -152 + y * 22, 12],
          [x * (length * 0.75), -152 + y * (length * 0.75), 15],
          [x * length, -152 + y * length, 2],
        ],
        4,
      );
    }).join("");
  const leaf = colourTones("green");
  return {
    box: { left: -62, right: 62, top: -214, bottom: 3 },
    parts: [
      part(ribbon("0 0 8, 4 -60 7, 0 -130 7"), leaf, 3),
      part(
        blob("2 -40, 24 -64, 54 -66, 40 -44, 18 -34") + blob("2 -66, -20 -92, -50 -92, -38 -70, -14 -58"),
        leaf,
        6,
      ),
      part(petals(0.5, 60), m.body, 4, { lift: -0.08 }),
      part(petals(0, 52), m.body, 4),
      part(oval(0, -152, 26), colourTones("brown"), 8, {
        lines: {
          path: "M-14 -162L14 -142M-18 -152L8 -134M-8 -170L18 -152M14 -162L-14 -142M18 -152L-8 -134M8 -170L-18 -152",
          width: 1.3,
        },
      }),
    ],
  };
};
