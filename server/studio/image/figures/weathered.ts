import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** An iceberg above and below the water. */
export const iceberg: FigureMaker = (m) => {
  const ice = bodyOr(m, paler(colourTones("blue"), 0.75));
  const blue = colourTones("blue");
  return {
    box: { left: -186, right: 186, top: -252, bottom: 12 },
    parts: [
      part(
        polygon(
          "-150 -20, -128 -110, -92 -128, -64 -206, -30 -250, 6 -216, 30 -226, 66 -148, 102 -136, 130 -70, 152 -20",
        ),
        ice,
        12,
      ),
      part(
        polygon("-30 -250, 6 -216, 30 -226, 66 -148, 102 -136, 130 -70, 152 -20, 40 -20, 16 -90, -8 -150"),
        deeper(ice, m, 0.18),
        9,
        { lines: { path: "M66 -148L40 -70L60 -20M6 -216L-6 -150M102 -136L92 -60", width: 2 } },
      ),
      part(polygon("-128 -110, -92 -128, -64 -206, -52 -140, -80 -70, -110 -60"), paler(ice, 0.5), 6),
      part(polygon("-150 -22, 152 -22, 116 6, -112 6"), deeper(blue, m, 0.1), 4),
      part(
        "M-186 -24Q-140 -38 -96 -24Q-48 -36 0 -24Q48 -36 96 -24Q140 -38 186 -24L186 -12Q140 -22 96 -12Q48 -22 0 -12Q-48 -22 -96 -12Q-140 -22 -186 -12Z",
        paler(blue, 0.3),
        3,
      ),
    ],
  };
};

/** A whirlpool that draws everything down. */
export const whirlpool: FigureMaker = (m) => {
  const blue = bodyOr(m, colourTones("blue"));
  const turns = [1, 0.8, 0.6, 0.42, 0.26];
  const spiral = (from: number) =>
    ribbon(
      Array.from({ length: 26 }, (_, i) => {
        const a = from + i * 0.36;
        const r = 156 * (1 - i / 29);
        return [Math.cos(a) * r, -58 + Math.sin(a) * r * 0.34 + i * 0.7, 10 - i * 0.3] as const;
      }),
      4,
    );
  return {
    box: { left: -178, right: 178, top: -118, bottom: 6 },
    parts: [
      ...turns.map((s, i) =>
        part(oval(0, -56 + i * 4, 174 * s, 60 * s), deeper(blue, m, i * 0.16), 9, { lift: -0.04 * i }),
      ),
      part(spiral(0) + spiral(2.1) + spiral(4.2), paler(blue, 0.65), 3),
      part(oval(0, -38, 24, 9), m.dark, 2, { lift: -0.2 }),
    ],
  };
};

/** A puddle with rings. */
export const puddle: FigureMaker = (m) => {
  const blue = bodyOr(m, paler(colourTones("blue"), 0.15));
  return {
    box: { left: -150, right: 150, top: -66, bottom: 4 },
    parts: [
      part(
        blob("-146 -26, -104 -52, -40 -48, 10 -64, 80 -54, 144 -34, 128 -8, 60 -4, 10 4, -60 0, -118 -4"),
        deeper(colourTones("brown"), m, 0.2),
        4,
      ),
      part(
        blob("-134 -27, -98 -46, -40 -42, 10 -57, 78 -48, 132 -32, 118 -12, 58 -9, 10 -3, -58 -6, -108 -10"),
        blue,
        4,
        {
          lines: [
            {
              path: "M-74 -26a34 9 0 1 0 68 0a34 9 0 1 0 -68 0M-56 -26a16 4 0 1 0 32 0a16 4 0 1 0 -32 0M36 -34a26 7 0 1 0 52 0a26 7 0 1 0 -52 0",
              width: 2.4,
              light: true,
            },
          ],
        },
      ),
      part(
        blob("60 -18, 90 -24, 112 -20, 92 -14") + blob("-112 -34, -92 -42, -76 -38, -94 -32"),
        paler(blue, 0.7),
        1,
      ),
    ],
  };
};

/** A jagged crack that runs through the ground. */
export const crack: FigureMaker = (m) => {
  const earth = bodyOr(m, colourTones("brown"));
  return {
    box: { left: -200, right: 200, top: -123, bottom: 8 },
    parts: [
      part(
        polygon(
          "-200 -108, -146 -116, -110 -92, -60 -98, -30 -70, 26 -78, 52 -50, 108 -52, 132 -26, 196 -22, 200 2, 124 6, 96 -18, 34 -12, 10 -38, -44 -34, -74 -66, -124 -62, -152 -92, -198 -92",
        ),
        paler(earth, 0.25),
        6,
      ),
      part(
        polygon(
          "-192 -104, -148 -110, -110 -84, -62 -90, -30 -62, 24 -70, 50 -42, 106 -44, 130 -18, 190 -16, 192 -4, 126 0, 98 -26, 38 -20, 12 -46, -42 -42, -72 -74, -122 -70, -150 -98, -192 -96",
        ),
        m.dark,
        5,
        { lift: -0.2 },
      ),
      part(
        ribbons(
          "-60 -92 9, -40 -116 6, -14 -122 2",
          "50 -46 9, 78 -74 6, 116 -84 2",
          "10 -42 9, -14 -16 6, -48 -8 2",
          "-110 -70 8, -134 -46 5, -166 -42 2",
          "104 -24 8, 96 -2 5, 70 6 2",
        ),
        m.dark,
        3,
        { lift: -0.2 },
      ),
    ],
  };
};

/** A cloud of dust that rolls over the ground. */
export const dustCloud: FigureMaker = (m) => {
  const dust = bodyOr(m, paler(colourTones("brown"), 0.6));
  const puffs = [
    [-130, -44, 50],
    [-70, -84, 64],
    [0, -112, 72],
    [74, -92, 64],
    [132, -48, 52],
    [-30, -44, 60],
    [50, -40, 58],
    [-100, -22, 40],
    [104, -22, 40],
  ] as const;
  return {
    box: { left: -186, right: 186, top: -195, bottom: 6 },
    parts: [
      part(puffs.map(([x, y, r]) => oval(x, y + 5, r, r * 0.9)).join(""), deeper(dust, m, 0.2), 22),
      ...puffs.map(([x, y, r]) => part(oval(x - 4, y - 5, r * 0.8, r * 0.7), dust, r * 0.16)),
      part(
        [
          [-160, -10],
          [-176, -60],
          [168, -16],
          [178, -70],
          [-110, -150],
          [120, -160],
          [0, -190],
        ]
          .map(([x, y]) => oval(x!, y!, 5))
          .join(""),
        dust,
        2,
      ),
    ],
  };
};

/** A fossil: an ammonite in a slab of stone. */
export const fossil: FigureMaker = (m) => {
  const stone = bodyOr(m, paler(colourTones("brown"), 0.3));
  const at = (i: number) => {
    const a = i * 0.32;
    const r = 70 * 0.945 ** i;
    return [Math.cos(a) * r, -88 + Math.sin(a) * r] as const;
  };
  const ribs = Array.from({ length: 30 }, (_, i) => {
    const a = i * 0.32;
    const r = 70 * 0.945 ** i;
    return `M${Math.cos(a) * r * 0.74} ${-88 + Math.sin(a) * r * 0.74}L${Math.cos(a) * r * 1.2} ${-88 + Math.sin(a) * r * 1.2}`;
  }).join("");
  return {
    box: { left: -122, right: 122, top: -192, bottom: 4 },
    parts: [
      part(polygon("-118 0, -122 -80, -96 -160, -30 -190, 60 -180, 112 -130, 122 -50, 104 2"), stone, 12, {
        lines: { path: "M-104 -120L-90 -100M90 -150L84 -130M98 -30L80 -20M-100 -30L-80 -20", width: 2 },
      }),
      part(
        ribbon(Array.from({ length: 34 }, (_, i) => [...at(i), 34 * 0.945 ** i] as const)),
        paler(stone, 0.3),
        9,
        { lines: { path: ribs, width: 2.6 } },
      ),
    ],
  };
};
