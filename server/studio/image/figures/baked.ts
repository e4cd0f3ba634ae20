import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A long loaf half in its paper. */
export const baguette: FigureMaker = (m) => {
  const crust = towards(m.body, [0.68, 0.09, 0.13], 0.5);
  const cuts = [-128, -88, -48, -8].map(
    (x) => `${x - 16} ${-44 - x * 0.3} 4, ${x + 4} ${-50 - x * 0.3} 16, ${x + 26} ${-66 - x * 0.3} 4`,
  );
  return {
    box: { left: -184, right: 184, top: -132, bottom: 12 },
    parts: [
      part(ribbon("-166 -6 22, -120 -20 54, 0 -56 62, 120 -92 54, 166 -106 22", 12), crust, 28),
      part(ribbons(...cuts), towards(crust, [0.95, 0.01, 0.07], 0.75), 5),
      part(
        ribbons(
          ...cuts.map((cut) =>
            cut.replace(
              /(-?\d+\.?\d*) (-?\d+\.?\d*) (\d+)/gu,
              (_, x, y, w) => `${+x + 3} ${+y + 10} ${+w * 0.34}`,
            ),
          ),
        ),
        deeper(crust, m, 0.3),
        1.4,
      ),
      part(
        blob(
          "12 -92, 60 -116, 124 -128, 156 -124, 150 -98, 158 -74, 124 -60, 74 -42, 30 -24, 20 -36, 26 -52, 12 -64, 20 -78",
        ),
        paler(colourTones("white"), 0.4),
        6,
        {
          lines: {
            path: "M40 -100L52 -36M74 -114L86 -48M108 -122L118 -60M20 -70L150 -110M30 -46L152 -86",
            width: 1.8,
          },
        },
      ),
      part(ribbon("44 -50 9, 90 -66 10, 146 -86 9"), colourTones("red"), 2),
    ],
  };
};

/** A croissant. */
export const croissant: FigureMaker = (m) => {
  const crust = towards(m.body, [0.72, 0.09, 0.14], 0.6);
  const seams = [-98, -62, -22, 22, 62, 98].map((x) => {
    const s = Math.sign(x);
    const y = -104 + Math.abs(x) * 0.5;
    return `M${x} ${y - 26}Q${x - s * 12} ${y + 14} ${x - s * 26} ${y + 48}`;
  });
  return {
    box: { left: -146, right: 146, top: -142, bottom: 8 },
    parts: [
      part(
        ribbon(
          "-134 -2 12, -120 -32 36, -84 -68 58, -40 -90 80, 0 -94 86, 40 -90 80, 84 -68 58, 120 -32 36, 134 -2 12",
          12,
        ),
        crust,
        30,
        {
          lines: { path: seams.join(""), width: 4 },
        },
      ),
      part(
        ribbons(
          "-80 -92 5, -74 -70 8, -82 -50 4",
          "80 -92 5, 74 -70 8, 82 -50 4",
          "-42 -116 5, -40 -88 9, -50 -62 5",
          "42 -116 5, 40 -88 9, 50 -62 5",
          "0 -124 5, 0 -92 10, 0 -64 5",
          "-112 -52 4, -110 -36 6, -118 -22 3",
          "112 -52 4, 110 -36 6, 118 -22 3",
        ),
        towards(crust, [0.52, 0.1, 0.1], 0.55),
        3,
      ),
    ],
  };
};

/** Filled tortillas that stand side by side. */
export const taco: FigureMaker = (m) => {
  const shell = towards(m.body, [0.84, 0.05, 0.13], 0.5);
  const one = (x: number, lift: number) => [
    part(
      blob([
        [x - 82, -20],
        [x - 78, -70],
        [x - 44, -114],
        [x, -128],
        [x + 44, -114],
        [x + 78, -70],
        [x + 82, -20],
        [x, -14],
      ]),
      deeper(shell, m, 0.2),
      6,
      { lift },
    ),
    part(
      blob([
        [x - 76, -74],
        [x - 54, -116],
        [x - 30, -112],
        [x - 12, -134],
        [x + 12, -122],
        [x + 34, -130],
        [x + 56, -108],
        [x + 78, -76],
        [x + 50, -56],
        [x - 50, -56],
      ]),
      colourTones("green"),
      6,
      { lift },
    ),
    part(
      oval(x - 46, -92, 13, 10) + oval(x + 6, -114, 13, 10) + oval(x + 48, -92, 13, 10),
      colourTones("red"),
      5,
      { lift },
    ),
    part(
      ribbons(
        `${x - 28} -112 6, ${x - 22} -92 6`,
        `${x + 28} -114 6, ${x + 22} -94 6`,
        `${x - 66} -78 6, ${x - 58} -64 6`,
      ),
      colourTones("yellow"),
      2,
      { lift },
    ),
    part(oval(x - 22, -96, 14, 10) + oval(x + 30, -94, 12, 9), colourTones("brown"), 4, { lift }),
    part(
      blob([
        [x - 88, -4],
        [x - 86, -42],
        [x - 60, -80],
        [x - 20, -100],
        [x + 20, -100],
        [x + 60, -80],
        [x + 86, -42],
        [x + 88, -4],
        [x, 2],
      ]),
      shell,
      14,
      {
        lift: lift + 0.04,
        lines: {
          path: scattered(9, x, -44, 66, 36)
            .map(([a, b]) => `M${a} ${b}l4 2`)
            .join(""),
          width: 5,
        },
      },
    ),
  ];
  return {
    box: { left: -133, right: 133, top: -138, bottom: 4 },
    parts: [...one(38, -0.06), ...one(-38, 0.02)],
  };
};

/** A stack of thin maize cakes in a cloth. */
export const tortillas: FigureMaker = (m) => {
  const maize = towards(m.body, [0.9, 0.02, 0.1], 0.55);
  const marks = (y: number) =>
    scattered(9, 0, y, 74, 12)
      .map(([x, dy], i) => oval(x, dy, 6 + (i % 3) * 2, 2.6))
      .join("");
  return {
    box: { left: -136, right: 136, top: -128, bottom: 4 },
    parts: [
      part(
        polygon("-132 -66, -100 -84, 0 -92, 100 -84, 132 -66, 110 -40, -110 -40"),
        colourTones("white"),
        5,
        { lines: { path: "M-116 -70L-96 -50M116 -70L96 -50", width: 3 } },
      ),
      ...Array.from({ length: 6 }, (_, i) => part(oval((i % 2) * 5 - 2, -48 - i * 9, 98, 22), maize, 6)),
      part(oval(3, -94, 97, 21), paler(maize, 0.12), 5),
      part(marks(-94), colourTones("brown"), 1, { lift: 0.1 }),
      part(blob("-60 -112, -20 -122, 30 -120, 66 -108, 96 -92, 60 -96, 20 -108, -20 -106"), maize, 6, {
        lift: 0.06,
      }),
      part(
        blob("-116 -56, -60 -44, 0 -40, 60 -44, 116 -56, 108 -22, 70 0, -70 0, -108 -22"),
        colourTones("brown"),
        14,
        {
          lines: {
            path: "M-104 -30L104 -30M-92 -14L92 -14M-84 -50L-70 0M-50 -46L-44 0M-16 -44L-16 0M16 -44L16 0M50 -46L44 0M84 -50L70 0",
            width: 2.2,
          },
        },
      ),
      part(
        polygon("-118 -60, -70 -48, -84 -20, -98 -34") + polygon("118 -60, 70 -48, 84 -20, 98 -34"),
        colourTones("white"),
        4,
        { lines: { path: "M-106 -46L-80 -40M106 -46L80 -40", width: 3 } },
      ),
    ],
  };
};

/** Small round cheese rolls, one broken open. */
export const cheeseBread: FigureMaker = (m) => {
  const crust = towards(m.body, [0.86, 0.04, 0.13], 0.6);
  const roll = (x: number, y: number) => [
    part(oval(x, y, 36, 32), crust, 26),
    part(
      scattered(8, x - 2, y - 10, 24, 12)
        .map(([a, b]) => oval(a, b, 4, 2.6))
        .join(""),
      towards(crust, [0.66, 0.1, 0.12], 0.6),
      1,
    ),
  ];
  return {
    box: { left: -128, right: 128, top: -128, bottom: 4 },
    parts: [
      part(oval(0, -16, 126, 20), colourTones("white"), 6),
      part(oval(0, -19, 102, 13), colourTones("white"), 2, { lift: -0.12 }),
      ...roll(-34, -78),
      ...roll(32, -80),
      ...roll(0, -96),
      ...roll(-70, -42),
      ...roll(0, -44),
      part(oval(70, -42, 36, 32), crust, 20),
      part(
        blob("44 -48, 62 -62, 88 -58, 100 -40, 88 -24, 62 -22, 46 -32"),
        paler(colourTones("yellow"), 0.55),
        6,
      ),
      part(
        oval(60, -44, 5, 4) + oval(76, -50, 6, 4) + oval(84, -36, 5, 4) + oval(68, -32, 5, 3.4),
        towards(colourTones("yellow"), [0.7, 0.03, 0.12], 0.5),
        1,
      ),
    ],
  };
};

/** A ring with icing and sprinkles. */
export const doughnut: FigureMaker = (m) => {
  const colours = (["white", "yellow", "blue", "green", "red"] as const).map(colourTones);
  const dough = towards(colourTones("brown"), [0.74, 0.07, 0.12], 0.6);
  const at = Array.from({ length: 30 }, (_, i) => {
    const a = i * 2.399;
    const r = 0.62 + ((i * 7) % 10) * 0.026;
    return [Math.cos(a) * 92 * r, -84 + Math.sin(a) * 78 * r, a * 3] as const;
  });
  return {
    box: { left: -96, right: 96, top: -166, bottom: 3 },
    parts: [
      part(oval(0, -80, 94, 80), dough, 36),
      part(
        blob(
          Array.from({ length: 28 }, (_, i) => {
            const a = (i / 28) * Math.PI * 2;
            const r = i % 2 ? 0.96 : 0.88;
            return [Math.cos(a) * 92 * r, -86 + Math.sin(a) * 76 * r] as const;
          }),
        ),
        m.body,
        26,
      ),
      ...colours.map((tones, k) =>
        part(
          at
            .filter((_, i) => i % 5 === k)
            .map(([x, y, a]) =>
              ribbon(
                [
                  [x - Math.cos(a) * 6, y - Math.sin(a) * 6, 5],
                  [x + Math.cos(a) * 6, y + Math.sin(a) * 6, 5],
                ],
                2,
              ),
            )
            .join(""),
          tones,
          2,
        ),
      ),
      part(oval(0, -84, 34, 26), deeper(dough, m, 0.3), 6),
      part(oval(0, -80, 27, 19), deeper(dough, m, 0.7), 4),
    ],
  };
};

/** Biscuits with chocolate chips, one bitten. */
export const cookie: FigureMaker = (m) => {
  const dough = towards(m.body, [0.76, 0.06, 0.12], 0.55);
  const chips = (x: number, y: number, r: number) =>
    part(
      scattered(11, x, y, r * 0.74)
        .map(([a, b], i) => oval(a, b, 6 + (i % 3) * 1.6, 6))
        .join(""),
      deeper(colourTones("brown"), m, 0.35),
      3,
    );
  return {
    box: { left: -116, right: 116, top: -150, bottom: 3 },
    parts: [
      part(oval(44, -84, 66, 64), dough, 16, { lift: -0.06 }),
      chips(44, -84, 66),
      part(
        blob(
          "-44 -132, -20 -128, -16 -112, 0 -108, 2 -92, 20 -86, 24 -62, 8 -24, -24 -3, -60 -4, -94 -26, -108 -60, -98 -100, -72 -124",
        ),
        dough,
        16,
      ),
      part(
        scattered(12, -48, -60, 46, 48)
          .map(([a, b], i) => oval(a, b, 6 + (i % 3) * 1.8, 6.4))
          .join(""),
        deeper(colourTones("brown"), m, 0.35),
        3,
      ),
      part(oval(30, -6, 5, 3) + oval(46, -3, 4, 2.6) + oval(24, -16, 3), dough, 1.4),
    ],
  };
};
