import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";

/** All figures of this file swim to the left; (0, 0) is their middle. */
export const whale: FigureMaker = (m, window) => {
  const pleats = Array.from({ length: 9 }, (_, i) => {
    const y = 5 + i * 2.6;
    return `M${-99 + i * 3} ${y}C-70 ${y + 6} -30 ${y + 6} ${14 - i * 4} ${y - 1 + i * 0.5}`;
  }).join("");
  return {
    box: { left: -108, right: 128, top: -42, bottom: 62 },
    parts: [
      part(
        "M76 -9C92 -14 100 -30 120 -40C119 -25 112 -12 102 -4C112 2 122 12 127 28C110 25 92 12 76 4Z",
        m.body,
        6,
        { window },
      ),
      part("M8 16C14 28 28 38 44 40C38 28 30 18 26 10Z", m.body, 5, { lift: -0.18, window }),
      part(
        "M-104 4C-104 -22 -70 -36 -24 -34C20 -32 56 -16 84 -9C94 -6 94 3 84 5C58 14 30 31 -14 33C-66 35 -104 24 -104 4Z",
        m.body,
        26,
        { window, lines: { path: "M-104 6C-92 8 -80 7 -70 1", width: 1.1 } },
      ),
      ...(window
        ? []
        : [
            part(
              "M-103 9C-80 12 -66 10 -50 14C-20 20 10 16 34 14C18 26 2 32 -14 33C-66 35 -100 25 -103 9Z",
              m.belly,
              15,
              {
                lines: { path: pleats, width: 0.7 },
              },
            ),
          ]),
      part("M-44 12C-44 32 -28 50 -6 60C-8 42 -16 24 -24 11C-30 6 -42 6 -44 12Z", m.body, 7, {
        window,
        lift: 0.05,
      }),
      part(oval(-73.4, -1, 2.6, 2.2), m.dark, 1),
    ],
  };
};

const scales = (rows: number) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 9 - Math.abs(row - 2) }, (_, i) => {
      const x = -44 + i * 12 + (row % 2) * 6;
      const y = -26 + row * 12;
      return `M${x} ${y}C${x + 9} ${y + 1} ${x + 9} ${y + 11} ${x} ${y + 12}`;
    }).join(""),
  ).join("");

export const goldfish: FigureMaker = (m, window) => ({
  box: { left: -94, right: 142, top: -78, bottom: 66 },
  parts: [
    part(
      "M60 0C84 -22 104 -54 136 -62C130 -36 114 -14 108 0C118 12 134 34 140 62C108 54 84 24 60 4Z",
      m.trim,
      7,
      {
        lines: {
          path: "M72 -4C92 -18 108 -36 124 -50M76 0C96 -6 104 -10 116 -24M74 5C94 14 110 30 126 48M78 2C96 8 104 14 116 28",
          width: 0.8,
        },
      },
    ),
    part("M-34 -38C-24 -68 16 -78 46 -66C34 -56 30 -40 38 -24Z", m.trim, 5, {
      lines: { path: "M-20 -42L-8 -66M-4 -42L10 -68M14 -40L26 -66", width: 0.8 },
    }),
    part("M2 36C8 50 20 58 34 60C30 48 26 38 26 28Z", m.trim, 4, { lift: -0.1 }),
    part(
      "M-90 0C-80 -34 -42 -48 -2 -43C34 -38 54 -18 72 -5C75 -1 75 3 72 6C52 26 30 40 -4 42C-46 44 -80 30 -90 0Z",
      window ? m.body : m.trim,
      26,
      {
        window,
        lift: 0.08,
        lines: window
          ? []
          : [
              { path: scales(5), width: 0.8 },
              { path: "M-52 -32C-42 -14 -42 14 -52 30", width: 1.4 },
            ],
      },
    ),
    part("M-26 14C-16 36 4 50 26 52C18 36 8 20 -4 9Z", m.trim, 5, { lift: 0.1 }),
    part(oval(-68, -8, 6), m.pale, 2),
    part(oval(-69, -8, 3.2), m.dark, 1),
  ],
});

export const shark: FigureMaker = (m, window) => ({
  box: { left: -122, right: 140, top: -74, bottom: 66 },
  parts: [
    part(
      "M88 -5C106 -18 118 -38 136 -56C134 -32 127 -14 116 -2C124 8 130 20 132 34C116 26 102 14 88 5Z",
      m.body,
      5,
      { window },
    ),
    part("M-24 -24C-8 -44 8 -64 28 -72C22 -54 26 -36 40 -20Z", m.body, 5, { window }),
    part(
      "M-118 2C-98 -14 -60 -31 -10 -31C32 -30 68 -15 98 -7C101 -3 101 2 98 5C70 13 34 25 -14 25C-60 25 -98 14 -118 2Z",
      m.body,
      20,
      {
        window,
        lines: {
          path: "M-104 9C-94 11 -84 12 -74 16M-48 -10C-44 -2 -44 6 -48 12M-40 -11C-36 -3 -36 6 -40 13M-32 -12C-28 -3 -28 6 -32 14",
          width: 1.2,
        },
      },
    ),
    part(
      "M-112 6C-84 12 -54 12 -20 13C16 14 50 12 84 7C60 16 28 25 -14 25C-58 25 -92 16 -112 6Z",
      m.belly,
      7,
      { lift: 0.1 },
    ),
    part("M-44 12C-36 34 -16 54 14 64C6 46 -2 28 -8 12Z", m.body, 5, { window, lift: 0.04 }),
    part(oval(-88, -4, 2.6), m.dark, 1),
  ],
});

export const jellyfish: FigureMaker = (m, window) => {
  const threads = Array.from({ length: 11 }, (_, i) => {
    const x = -46 + i * 9.2;
    const bend = Math.sin(i * 2.1) * 16;
    const long = 110 + Math.abs(Math.sin(i * 1.7)) * 80;
    return ribbon(
      [
        [x, -6, 2.4],
        [x * 0.92 + bend, long * 0.35, 1.9],
        [x * 0.8 - bend, long * 0.7, 1.3],
        [x * 0.9 + bend * 0.6, long, 0.4],
      ],
      6,
    );
  }).join("");
  const arms = [-22, -8, 8, 22]
    .map((x, i) => {
      const s = i % 2 ? 1 : -1;
      return ribbon(`${x} -8 12, ${x + 9 * s} 30 13, ${x - 8 * s} 66 8, ${x + 6 * s} 104 1.5`, 8);
    })
    .join("");
  return {
    box: { left: -66, right: 66, top: -68, bottom: 196 },
    parts: [
      part(threads, m.trim, 0.8, { lift: 0.18 }),
      part(arms, m.trim, 4, { lift: 0.1 }),
      part(
        "M-62 0C-66 -86 66 -86 62 0Q52 -9 41 0Q31 8 20 0Q10 -9 0 0Q-10 8 -20 0Q-31 -9 -41 0Q-52 8 -62 0Z",
        window ? m.body : m.trim,
        26,
        {
          window,
          lift: 0.14,
          lines: [
            {
              path: "M-41 -2C-42 -30 -30 -52 -12 -60M-20 -2C-20 -30 -14 -50 -5 -62M0 -2L0 -62M20 -2C20 -30 14 -50 5 -62M41 -2C42 -30 30 -52 12 -60",
              width: 0.8,
            },
            { path: "M-48 -26C-44 -46 -30 -58 -14 -62", width: 2.2, light: true },
          ],
        },
      ),
    ],
  };
};

export const turtle: FigureMaker = (m, window) => ({
  box: { left: -116, right: 104, top: -58, bottom: 72 },
  parts: [
    part("M50 -6C66 -22 84 -28 98 -26C90 -12 78 2 58 12Z", m.body, 5, { lift: -0.12 }),
    part(
      "M-40 -6C-58 -16 -72 -18 -86 -30C-98 -40 -112 -36 -112 -26C-113 -16 -100 -8 -88 -6C-72 -2 -56 8 -44 14Z",
      m.body,
      9,
    ),
    part("M-34 6C-58 20 -74 42 -78 68C-54 62 -26 46 -10 20Z", m.body, 7, {
      lines: { path: "M-36 20L-60 52M-26 24L-44 52", width: 0.8 },
    }),
    part("M36 10C46 26 62 38 82 42C80 28 72 14 58 6Z", m.body, 5, { lift: -0.05 }),
    part(
      "M-56 2C-50 -36 -14 -56 20 -50C48 -44 66 -22 70 4C50 20 10 26 -20 22C-40 18 -54 12 -56 2Z",
      m.trim,
      20,
      {
        window,
        lines: window
          ? []
          : {
              path: "M-30 -34L-14 -22L12 -24L30 -42M-14 -22L-18 2L-44 8M12 -24L24 -2L16 24M24 -2L58 -8M-18 2L24 -2M-18 2L-24 22",
              width: 1.4,
            },
      },
    ),
    part(oval(-100, -27, 2), m.dark, 1),
  ],
});
