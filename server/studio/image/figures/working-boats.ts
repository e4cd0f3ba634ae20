import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A fishing boat with its wheelhouse, a boom, a net over the side and floats; the waterline at y = 0. */
export const fishingBoat: FigureMaker = (m) => {
  const white = colourTones("white");
  const orange = colourTones("orange");
  const net = [-8, 6, 20, 34, 48].map((x) => `M${x + 60} -126L${x + 56} -44`).join("");
  const knots = [-112, -96, -80, -64].map((y) => `M50 ${y}L112 ${y + 6}`).join("");
  return {
    box: { left: -140, right: 140, top: -210, bottom: 20 },
    parts: [
      part(
        ribbon("4 -206 4, 4 -40 6") + ribbon("4 -120 4, 118 -186 4") + ribbon("4 -196 1.6, 118 -186 1.6"),
        m.dark,
        1.4,
      ),
      part(ribbon("4 -200 1.4, -126 -52 1.4"), m.dark, 0.6),
      part(polygon("5 -206, 34 -198, 5 -190"), colourTones("red"), 1),
      part(ribbon("116 -184 1.6, 96 -120 1.6"), m.dark, 0.6),
      part(blob("96 -122, 112 -90, 106 -52, 78 -40, 54 -52, 58 -92"), colourTones("green"), 10, {
        lines: { path: net + knots, width: 1.6 },
      }),
      part("M-86 -46L-84 -116L-18 -116L-14 -46Z", white, 6),
      part("M-94 -114L-88 -126L-12 -126L-10 -114Z", m.trim, 3),
      part(boxes(3, -78, 21, 15, -106, -80), m.gold, 0, { lamp: true }),
      part(
        "M-138 -58C-60 -42 70 -42 136 -54C132 -16 116 6 92 18L-92 18C-116 6 -132 -22 -138 -58Z",
        m.trim,
        11,
        {
          lines: { path: "M-130 -36Q0 -22 130 -32", width: 2.4 },
        },
      ),
      part("M-134 -62L136 -58L136 -50L-136 -52Z", white, 2),
      part("M-112 6L112 6C106 12 98 16 92 18L-92 18C-100 16 -106 12 -112 6Z", colourTones("black"), 3),
      part(oval(-96, -26, 12) + oval(-52, -20, 12) + oval(34, -18, 12), orange, 6),
      part(oval(-96, -26, 4.6) + oval(-52, -20, 4.6) + oval(34, -18, 4.6), m.dark, 1),
    ],
  };
};

/** A small open boat with an outboard motor, its bow to the left and raised. */
export const motorboat: FigureMaker = (m) => ({
  box: { left: -150, right: 154, top: -86, bottom: 26 },
  parts: [
    part(blob("150 4, 124 -12, 104 6, 92 22, 132 26, 152 18"), colourTones("white"), 6),
    part("M96 -56L122 -58L126 -34L118 -30L116 14L106 14L104 -30L94 -32Z", m.dark, 5),
    part(ribbon("-40 -46 3, -18 -80 4, 20 -82 3"), m.dark, 1),
    part("M-46 -44L-24 -80L16 -82L4 -44Z", colourTones("blue"), 3, { lift: 0.16 }),
    part(
      blob("14 -60, 24 -70, 40 -68, 42 -38, 12 -38") + blob("60 -56, 82 -60, 86 -36, 58 -36"),
      colourTones("brown"),
      5,
    ),
    part(
      "M-148 -70C-110 -52 -40 -42 108 -40C110 -14 104 8 92 20L-40 20C-90 10 -130 -30 -148 -70Z",
      m.trim,
      11,
    ),
    part("M-134 -50C-80 -28 20 -22 107 -24L106 -14C20 -12 -70 -16 -122 -36Z", colourTones("white"), 3),
  ],
});

/** An inflatable boat with an oar at its side. */
export const dinghy: FigureMaker = (m) => {
  const tube = colourTones("yellow");
  return {
    box: { left: -134, right: 134, top: -64, bottom: 22 },
    parts: [
      part(blob("-96 -26, 96 -26, 90 -4, -90 -4"), m.dark, 4),
      part(
        blob("-132 -22, -120 -46, -96 -52, 0 -46, 96 -52, 120 -46, 132 -22, 96 -32, 0 -30, -96 -32"),
        tube,
        10,
        { lift: -0.05 },
      ),
      part(box(-20, -36, 20, -22), colourTones("brown"), 3),
      part(
        blob("-132 -26, -118 -40, -92 -22, 0 -16, 92 -22, 118 -40, 132 -26, 122 6, 84 22, -84 22, -122 6"),
        m.trim,
        16,
        { lines: { path: "M-60 -18L-62 20M0 -15L0 21M60 -18L62 20", width: 1.4 } },
      ),
      part(
        ribbon("-112 0 4, -70 10 4, -20 4 4") + ribbon("20 4 4, 70 10 4, 112 0 4"),
        colourTones("white"),
        1,
      ),
      part(ribbon("-60 -58 5, 30 0 5") + blob("26 -6, 62 8, 66 20, 44 18, 20 4"), colourTones("brown"), 3),
      part(oval(-14, -26, 6), m.dark, 3),
    ],
  };
};

/** A long ship stacked with containers in many colours. */
export const containerShip: FigureMaker = (m) => {
  const row = (
    colour: "red" | "blue" | "green" | "orange" | "yellow",
    at: readonly (readonly [number, number])[],
  ) =>
    part(at.map(([x, y]) => box(x, y - 26, x + 44, y)).join(""), colourTones(colour), 2, {
      lines: {
        path: at
          .map(([x, y]) => [11, 22, 33].map((k) => `M${x + k} ${y - 24}L${x + k} ${y - 2}`).join(""))
          .join(""),
        width: 1,
      },
    });
  return {
    box: { left: -210, right: 210, top: -176, bottom: 22 },
    parts: [
      part(ribbon("144 -170 3, 144 -130 4"), m.dark, 1),
      part(box(112, -140, 178, -44), colourTones("white"), 5),
      part(box(106, -146, 184, -136), m.trim, 2),
      part(boxes(4, 118, 14.5, 9, -130, -118) + boxes(4, 118, 14.5, 9, -108, -98), m.gold, 0, { lamp: true }),
      row("red", [
        [-168, -46],
        [-30, -46],
        [62, -46],
        [-122, -74],
        [16, -74],
        [-76, -102],
        [62, -102],
      ]),
      row("blue", [
        [-122, -46],
        [16, -46],
        [-168, -74],
        [62, -74],
        [-30, -102],
      ]),
      row("green", [
        [-76, -46],
        [-30, -74],
        [-122, -102],
        [16, -102],
      ]),
      row("orange", [
        [-76, -74],
        [-76, -130],
        [16, -130],
      ]),
      row("yellow", [
        [-168, -102],
        [-30, -130],
      ]),
      part("M-208 -66L-186 -46L206 -46C206 -20 196 6 182 20L-172 20C-190 -4 -204 -32 -208 -66Z", m.trim, 10),
      part("M-184 2L190 2C188 10 186 16 182 20L-172 20C-178 14 -180 8 -184 2Z", colourTones("red"), 3, {
        lift: -0.12,
      }),
    ],
  };
};
