import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, petals, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const green = () => colourTones("green");

/** Daffodils with their trumpets. */
export const daffodil: FigureMaker = (m) => {
  const yellow = bodyOr(m, colourTones("yellow"));
  const head = (x: number, y: number, s: number) => [
    part(petals(6, x, y, 14 * s, 58 * s, 30 * s, 1, 0.3), yellow, 7),
    part(oval(x, y, 27 * s, 26 * s), colourTones("orange"), 10),
    part(petals(10, x, y, 22 * s, 29 * s, 10 * s), colourTones("orange"), 4),
    part(oval(x, y + 2, 17 * s, 16 * s), deeper(colourTones("orange"), m, 0.35), 4, { lift: -0.1 }),
    part(oval(x, y, 5 * s, 6 * s), yellow, 2),
  ];
  return {
    box: { left: -104, right: 109, top: -262, bottom: 4 },
    parts: [
      part(
        ribbons(
          "-10 0 8, -16 -110 8, -24 -190 7",
          "12 0 8, 30 -80 7, 54 -130 7",
          "-30 0 9, -60 -90 11, -78 -150 3",
          "30 0 9, 74 -50 11, 96 -90 3",
          "4 0 9, 14 -90 11, 10 -180 3",
        ),
        green(),
        4,
      ),
      ...head(58, -140, 0.8),
      ...head(-26, -196, 1),
    ],
  };
};

/** A round head of hydrangea blossoms. */
export const hydrangea: FigureMaker = (m) => {
  const blue = bodyOr(m, towards(colourTones("blue"), colourTones("purple")[1]!, 0.35));
  const florets = scattered(36, 0, -150, 82, 66);
  return {
    box: { left: -120, right: 120, top: -232, bottom: 4 },
    parts: [
      part(ribbons("0 -96 11, 0 0 12"), green(), 4),
      part(
        blob("-8 -50, -50 -112, -108 -104, -116 -70, -66 -36") +
          blob("8 -50, 50 -112, 108 -104, 116 -70, 66 -36"),
        green(),
        9,
        {
          lines: {
            path: "M-14 -52Q-60 -76 -106 -84M-50 -66L-60 -98M-74 -74L-90 -98M14 -52Q60 -76 106 -84M50 -66L60 -98M74 -74L90 -98",
            width: 2.2,
          },
        },
      ),
      part(oval(0, -150, 92, 76), deeper(blue, m, 0.3), 30),
      part(
        florets
          .filter((_, i) => i % 2 === 0)
          .map(([x, y], i) => petals(4, x, y, 3, 12, 13, 1, i))
          .join(""),
        blue,
        3,
      ),
      part(
        florets
          .filter((_, i) => i % 2 === 1)
          .map(([x, y], i) => petals(4, x, y, 3, 12, 13, 1, i))
          .join(""),
        paler(blue, 0.35),
        3,
      ),
      part(florets.map(([x, y]) => oval(x, y, 3)).join(""), colourTones("white"), 1),
    ],
  };
};

/** A dandelion: one in flower, one as a ball of seeds that fly off. */
export const dandelion: FigureMaker = (m) => {
  const white = colourTones("white");
  const star = (x: number, y: number, r: number) =>
    Array.from({ length: 5 }, (_, i) => {
      const a = -2.4 + i * 0.42;
      return ribbon(
        [
          [x, y, 2],
          [x + Math.cos(a) * r, y + Math.sin(a) * r, 3],
        ],
        2,
      );
    }).join("") +
    ribbon(
      [
        [x, y, 2],
        [x - 3, y + r, 2.4],
      ],
      2,
    );
  const spokes = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    return (
      ribbon(
        [
          [28, -196, 2],
          [28 + Math.cos(a) * 46, -196 + Math.sin(a) * 46, 2],
        ],
        2,
      ) + oval(28 + Math.cos(a) * 52, -196 + Math.sin(a) * 52, 7)
    );
  }).join("");
  const inner = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2 + 0.2;
    return oval(28 + Math.cos(a) * 31, -196 + Math.sin(a) * 31, 7);
  }).join("");
  return {
    box: { left: -104, right: 153, top: -258, bottom: 4 },
    parts: [
      part(ribbons("4 0 7, 20 -90 6, 28 -190 5", "-8 0 7, -40 -60 6, -54 -112 6"), green(), 3),
      part(
        ["-8 0, -44 -20, -60 -8, -84 -30, -96 -12, -70 4", "8 0, 46 -18, 60 -4, 86 -24, 96 -6, 70 4"]
          .map((p) => polygon(p))
          .join(""),
        green(),
        5,
      ),
      part(petals(22, -56, -124, 8, 40, 9), deeper(colourTones("yellow"), m, 0.1), 4),
      part(petals(16, -56, -124, 4, 27, 9, 1, 0.2), colourTones("yellow"), 4),
      part(spokes + inner, white, 2.4),
      part(oval(28, -196, 11), colourTones("brown"), 4),
      part(star(104, -220, 18) + star(132, -180, 16) + star(112, -146, 15) + star(140, -240, 14), white, 1.4),
    ],
  };
};

/** A bunch of flowers in paper. */
export const bouquet: FigureMaker = (m) => {
  const heads = [
    [-66, -170, 30, "pink"],
    [64, -172, 30, "yellow"],
    [-34, -214, 32, "red"],
    [34, -216, 32, "purple"],
    [0, -176, 36, "white"],
    [-2, -248, 28, "orange"],
    [-90, -212, 24, "blue"],
    [90, -214, 24, "red"],
  ] as const;
  return {
    box: { left: -124, right: 124, top: -281, bottom: 4 },
    parts: [
      part(
        ribbons(
          "-60 -120 10, -104 -190 20, -120 -226 4",
          "60 -120 10, 104 -190 20, 120 -226 4",
          "-20 -150 10, -50 -240 18, -54 -270 4",
          "20 -150 10, 52 -240 18, 56 -268 4",
        ),
        green(),
        6,
      ),
      ...heads.flatMap(([x, y, r, colour]) => [
        part(petals(8, x, y, r * 0.3, r, r * 0.6), colourTones(colour), 7),
        part(oval(x, y, r * 0.34), colour === "yellow" ? colourTones("orange") : colourTones("yellow"), 4),
      ]),
      part(ribbons("-14 -30 7, -26 2 6", "0 -30 7, 0 4 6", "14 -30 7, 26 2 6"), green(), 3),
      part(
        "M-104 -160Q-60 -120 0 -140Q60 -120 104 -160L26 -30L-26 -30Z",
        bodyOr(m, paler(colourTones("pink"), 0.5)),
        9,
        { lines: { path: "M-70 -136L-14 -34M70 -136L14 -34M0 -138L0 -34", width: 2 } },
      ),
      part(
        ribbon("-28 -38 13, 0 -34 15, 28 -38 13", 3) +
          blob("0 -36, 34 -62, 48 -40, 30 -26") +
          blob("0 -36, -34 -62, -48 -40, -30 -26") +
          ribbons("4 -30 9, 20 2 8", "-4 -30 9, -22 0 8"),
        colourTones("red"),
        5,
      ),
    ],
  };
};
