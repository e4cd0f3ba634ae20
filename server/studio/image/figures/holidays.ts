import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ovalPair, petals, ribbonPair, ribbons } from "./strokes.ts";
import { blue, brown, colourTones, gold, green, orange, red, white, yellow } from "./tones.ts";
import { turned } from "./turned.ts";

/** A fir with baubles, a chain of lights and a star. */
export const christmasTree: FigureMaker = (m) => {
  const fir = bodyOr(m, green);
  const tier = (y: number, wide: number, tall: number) =>
    part(
      polygon([
        [-wide, y],
        [-wide * 0.5, y - 8],
        [0, y + 4],
        [wide * 0.5, y - 8],
        [wide, y],
        [wide * 0.2, y - tall],
        [-wide * 0.2, y - tall],
      ]),
      fir,
      12,
    );
  const balls: [number, number, typeof red][] = [
    [-58, -48, red],
    [-14, -42, gold],
    [36, -52, blue],
    [-38, -98, blue],
    [14, -94, red],
    [44, -100, gold],
    [-20, -142, gold],
    [18, -146, red],
    [66, -40, red],
  ];
  return {
    box: { left: -98, right: 98, top: -258, bottom: 4 },
    parts: [
      part(box(-12, -28, 12, 0), brown, 4),
      part(polygon("-34 -12, 34 -12, 26 4, -26 4"), red, 6),
      tier(-26, 96, 76),
      tier(-78, 76, 66),
      tier(-128, 56, 60),
      tier(-176, 36, 52),
      part(
        ribbons(
          "-76 -34 5, 0 -58 5, 74 -62 5",
          "-58 -86 5, 0 -104 5, 56 -110 5",
          "-40 -138 5, 0 -152 5, 36 -158 5",
        ),
        gold,
        2,
      ),
      ...balls.map(([x, y, tones]) => part(oval(x, y, 9.5), tones, 6, { lift: 0.08 })),
      part(
        Array.from({ length: 8 }, (_, i) =>
          oval(-60 + (i % 4) * 38 + Math.floor(i / 4) * 4, -64 - Math.floor(i / 4) * 44, 3.6),
        ).join(""),
        yellow,
        0,
        { lit: yellow[0]! },
      ),
      part(
        polygon(
          Array.from({ length: 10 }, (_, i): [number, number] => {
            const [a, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 10 : 24];
            return [Math.cos(a) * r, -234 + Math.sin(a) * r];
          }),
        ),
        gold,
        0,
        { lit: yellow[0]! },
      ),
    ],
  };
};

/** A man of gingerbread with icing. */
export const gingerbreadMan: FigureMaker = (m) => {
  const dough = bodyOr(m, brown);
  return {
    box: { left: -92, right: 92, top: -206, bottom: 3 },
    parts: [
      part(
        ribbon("-40 -16 36, -22 -58 38, 0 -92 54") +
          ribbon("40 -16 36, 22 -58 38, 0 -92 54") +
          ribbon("-76 -122 32, -34 -114 36, 0 -104 52, 34 -114 36, 76 -122 32") +
          oval(0, -162, 42),
        dough,
        12,
        { lift: 0.1 },
      ),
      part(
        ribbons(
          "-58 -24 5, -48 -30 5, -38 -22 5, -28 -28 5",
          "58 -24 5, 48 -30 5, 38 -22 5, 28 -28 5",
          "-80 -106 5, -72 -112 5, -76 -122 5, -66 -130 5, -68 -138 5",
          "80 -106 5, 72 -112 5, 76 -122 5, 66 -130 5, 68 -138 5",
        ),
        white,
        1.6,
      ),
      part(ribbon("-20 -154 4, -8 -144 4, 8 -144 4, 20 -154 4"), white, 1.4),
      part(ovalPair(15, -172, 6), m.dark, 2),
      part(oval(0, -112, 7) + oval(0, -90, 7), red, 3, { lift: 0.1 }),
      part(ribbonPair("4 -128 7, 18 -134 9, 18 -122 8"), green, 3),
    ],
  };
};

/** A stick of sugar with red stripes, bent like a crook. */
export const candyCane: FigureMaker = (m) => {
  const crook = "24 0 22, 24 -70 22, 22 -138 22, 0 -176 22, -30 -176 22, -48 -152 22, -48 -128 22";
  const stripes: [number, number, number][] = [
    [24, -14, 0.5],
    [24, -44, 0.5],
    [24, -74, 0.5],
    [24, -104, 0.5],
    [22, -134, 0.3],
    [8, -164, -0.6],
    [-22, -178, -1.2],
    [-46, -158, 0.9],
  ];
  return {
    box: { left: -62, right: 60, top: -192, bottom: 12 },
    parts: [
      part(ribbon(crook), white, 8),
      part(
        stripes.map(([x, y, a]) => polygon(turned("-12 -6, 12 -6, 12 6, -12 6", a, x, y))).join(""),
        bodyOr(m, red),
        4,
      ),
      part(
        blob("22 -96, -4 -112, -12 -92, -2 -78, 22 -92") +
          blob("26 -96, 52 -112, 60 -92, 50 -78, 26 -92") +
          ribbons("20 -90 10, 8 -60 8", "28 -90 10, 40 -60 8"),
        green,
        5,
      ),
    ],
  };
};

/** A pumpkin with a lit face. */
export const jackOLantern: FigureMaker = (m) => {
  const rind = bodyOr(m, orange);
  const lit = { lit: yellow[0]! };
  return {
    box: { left: -112, right: 112, top: -186, bottom: 3 },
    parts: [
      part(oval(-76, -72, 34, 60) + oval(76, -72, 34, 60), rind, 15),
      part(oval(-44, -74, 40, 70) + oval(44, -74, 40, 70), rind, 17),
      part(oval(0, -75, 42, 76), rind, 19),
      part(ribbon("0 -142 24, 2 -162 15, 14 -178 13"), green, 5),
      part(polygon("-62 -86, -22 -86, -44 -118") + polygon("62 -86, 22 -86, 44 -118"), yellow, 0, lit),
      part(polygon("-10 -68, 10 -68, 0 -86"), yellow, 0, lit),
      part(
        polygon(
          "-74 -58, -52 -48, -46 -38, -36 -46, -16 -40, -10 -28, 10 -28, 16 -40, 36 -46, 46 -38, 52 -48, 74 -58, 50 -20, 20 -10, 16 -20, 4 -20, 0 -8, -20 -10, -50 -20",
        ),
        yellow,
        0,
        lit,
      ),
    ],
  };
};

/** Crackers of paper on a string, with sparks. */
export const firecracker: FigureMaker = (m) => ({
  box: { left: -70, right: 74, top: -223, bottom: 8 },
  parts: [
    part(ribbon("0 -12 4, 0 -160 4, 22 -190 4"), brown, 1.4),
    ...[-20, -56, -92, -128].flatMap((y) => [
      part(polygon(turned("-9 -30, 9 -30, 9 26, -9 26", 0.5, -24, y)), bodyOr(m, red), 6),
      part(polygon(turned("-9 -30, 9 -30, 9 26, -9 26", -0.5, 24, y)), bodyOr(m, red), 6),
      part(
        polygon(turned("-9 -14, 9 -14, 9 -6, -9 -6", 0.5, -24, y)) +
          polygon(turned("-9 -14, 9 -14, 9 -6, -9 -6", -0.5, 24, y)),
        gold,
        2,
      ),
    ]),
    part(petals(10, 28, -196, 5, 26, 6), yellow, 0, { lit: yellow[0]! }),
    part(oval(28, -196, 9), white, 0, { lit: white[0]! }),
  ],
});

/** Small flags on a line. */
export const bunting: FigureMaker = (m) => {
  const tones = m.body === m.palette.hero ? [red, yellow, blue, green, orange] : [m.body, white];
  const at = (x: number) => -150 + (1 - (x / 124) ** 2) * 46;
  return {
    box: { left: -128, right: 128, top: -160, bottom: 3 },
    parts: [
      part(ribbons("-124 0 7, -124 -156 7", "124 0 7, 124 -156 7"), brown, 3),
      part(ribbon([-124, -80, -40, 0, 40, 80, 124].map((x) => [x, at(x), 3] as const)), white, 1),
      ...[-102, -68, -34, 0, 34, 68, 102].map((x, i) =>
        part(
          polygon([
            [x - 15, at(x - 15)],
            [x + 15, at(x + 15)],
            [x, at(x) + 46],
          ]),
          tones[i % tones.length]!,
          4,
        ),
      ),
    ],
  };
};

/** A thick chain of flowers. */
export const flowerGarland: FigureMaker = (m) => {
  const tones = m.body === m.palette.hero ? [orange, yellow] : [m.body];
  const beads = Array.from({ length: 20 }, (_, i) => {
    const a = -Math.PI / 2 + 0.32 + (i / 19) * (Math.PI * 2 - 0.64);
    return [Math.cos(a) * 66, -98 + Math.sin(a) * 82] as const;
  });
  return {
    box: { left: -88, right: 88, top: -196, bottom: 24 },
    parts: [
      part(ribbons("-20 -176 4, 0 -192 4, 20 -176 4"), white, 1),
      ...beads.map(([x, y], i) =>
        part(petals(9, x, y, 4, 15, 9, 1, i), tones[i % tones.length]!, 4, { lift: i % 2 ? 0.04 : -0.02 }),
      ),
      part(beads.map(([x, y]) => oval(x, y, 4.5)).join(""), colourTones("gold"), 2, { lift: -0.1 }),
      part(petals(10, 0, 2, 6, 22, 11), red, 5),
      part(oval(0, 2, 7), gold, 2),
    ],
  };
};

/** A manger with the child, two who kneel and a star above. */
export const nativity: FigureMaker = (m) => {
  const wood = bodyOr(m, brown);
  const kneeling = (x: number, side: number, cloak: typeof red) => [
    part(
      blob([
        [x - side * 26, 0],
        [x - side * 22, -52],
        [x, -86],
        [x + side * 16, -62],
        [x + side * 22, 0],
      ]),
      cloak,
      9,
    ),
    part(oval(x + side * 2, -88, 14), colourTones("pink"), 6),
    part(
      blob([
        [x - side * 16, -66],
        [x - side * 16, -98],
        [x, -108],
        [x + side * 8, -100],
        [x - side * 4, -92],
        [x - side * 6, -66],
      ]),
      cloak,
      5,
      { lift: 0.06 },
    ),
  ];
  return {
    box: { left: -124, right: 124, top: -217, bottom: 3 },
    parts: [
      part(ribbons("-96 0 12, -96 -116 12", "96 0 12, 96 -116 12"), wood, 4),
      part(polygon("-84 0, 84 0, 84 -114, -84 -114"), deeper(wood, m, 0.6), 3),
      part(polygon("-124 -106, 0 -176, 124 -106, 112 -96, 0 -156, -112 -96"), gold, 8, {
        lines: {
          path: "M-90 -118l8 12M-60 -134l8 12M-30 -152l8 12M30 -152l-8 12M60 -134l-8 12M90 -118l-8 12",
          width: 3,
        },
      }),
      part(petals(4, 0, -192, 3, 22, 7) + petals(4, 0, -192, 3, 14, 5, 1, Math.PI / 4), yellow, 0, {
        lit: yellow[0]!,
      }),
      ...kneeling(-54, 1, blue),
      ...kneeling(54, -1, red),
      part(ribbons("-24 0 6, 20 -30 6", "24 0 6, -20 -30 6"), wood, 3),
      part(polygon("-32 -38, 32 -38, 22 -20, -22 -20"), wood, 4),
      part(blob("-26 -38, -20 -50, 4 -52, 26 -46, 24 -36"), white, 6),
      part(oval(16, -48, 8), colourTones("pink"), 4),
    ],
  };
};
