import type { FigureMaker } from "./materials.ts";
import { mix } from "../colour.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon } from "./outline.ts";

/** A door ajar in its frame, sill at (0, 0). Behind it is another sky, or light. */
const doorWith =
  (inside: "sky" | "light"): FigureMaker =>
  (m) => ({
    box: { left: -48, right: 31, top: -107, bottom: 7 },
    parts: [
      part(
        box(-29, -106, 29, 1),
        m.body.map((tone) => mix(tone, m.palette.ink, 0.4)),
        2,
      ),
      inside === "sky"
        ? part(box(-23, -100, 23, 0), m.body, 0, { window: true })
        : part(
            box(-23, -100, 23, 0),
            [m.palette.disc[0], m.palette.lamp, m.palette.lamp, m.palette.disc[1]],
            0,
            { lamp: true },
          ),
      part("M-23 0L-23 -100L-46 -94L-46 5.5Z", m.trim, 1.4, {
        lift: -0.12,
        lines: [
          { path: "M-27 -92L-42 -88L-42 -53L-27 -55ZM-27 -45L-42 -43L-42 -5L-27 -8Z", width: 1 },
          { path: "M-26 -93.5L-43 -89.5", width: 0.7, light: true },
        ],
      }),
      part(oval(-41.6, -48, 1.8), m.gold, 1),
    ],
  });
export const doorToSky = doorWith("sky");
export const doorToLight = doorWith("light");

/** A door that is shut, in its frame. */
export const doorShut: FigureMaker = (m) => ({
  box: { left: -34, right: 34, top: -110, bottom: 3 },
  parts: [
    part(
      box(-32, -108, 32, 1),
      m.trim.map((tone) => mix(tone, m.palette.ink, 0.4)),
      3,
    ),
    part(box(-25, -101, 25, 0), m.trim, 4),
    part(
      `${box(-18, -94, -3, -58)}${box(3, -94, 18, -58)}${box(-18, -48, -3, -8)}${box(3, -48, 18, -8)}`,
      m.trim,
      3,
      { lift: -0.1 },
    ),
    part(`${oval(20, -52, 2.6)}`, m.gold, 1.6),
    part(`${oval(20, -45, 1.5)}${box(19.2, -45, 20.8, -41)}`, m.dark, 0.4),
  ],
});

export const house: FigureMaker = (m) => ({
  box: { left: -74, right: 74, top: -152, bottom: 4 },
  parts: [
    part(box(26, -142, 42, -100), m.trim, 3, { lift: -0.1 }),
    part("M-56 0L-56 -78L0 -128L56 -78L56 0Z", m.pale, 6, {
      lines: {
        path: Array.from({ length: 6 }, (_, i) => `M-56 ${-14 - i * 12}L56 ${-14 - i * 12}`).join(""),
        width: 0.5,
      },
    }),
    part("M-72 -66L0 -136L72 -66L62 -60L0 -120L-62 -60Z", m.trim, 5),
    part("M-14 0L-14 -40Q0 -52 14 -40L14 0Z", m.trim, 3, { lift: -0.12 }),
    part(`${box(-42, -48, -24, -24)}${box(24, -48, 42, -24)}${oval(0, -84, 11)}`, m.gold, 0, {
      lamp: true,
      lines: {
        path: "M-33 -48L-33 -24M-42 -36L-24 -36M33 -48L33 -24M24 -36L42 -36M0 -95L0 -73M-11 -84L11 -84",
        width: 1.6,
      },
    }),
  ],
});

export const tower: FigureMaker = (m) => ({
  box: { left: -42, right: 42, top: -262, bottom: 4 },
  parts: [
    part("M-30 0L-20 -196L20 -196L30 0Z", m.pale, 13),
    part("M-27.6 -48L-25 -92L25 -92L27.6 -48ZM-23 -138L-21 -176L21 -176L23 -138Z", m.trim, 9),
    part(box(-28, -204, 28, -194), m.dark, 3),
    part(box(-15, -228, 15, -204), m.gold, 0, {
      lamp: true,
      lines: { path: "M-5 -228L-5 -204M5 -228L5 -204", width: 1.4 },
    }),
    part("M-20 -228L0 -252L20 -228Z", m.trim, 5),
    part(`${oval(0, -255, 4)}${box(-5, -30, 5, 0)}`, m.dark, 2),
  ],
});

export const temple: FigureMaker = (m, window) => ({
  box: { left: -122, right: 122, top: -172, bottom: 4 },
  parts: [
    part(box(-96, -106, 96, -12), m.dark, 0, { window }),
    part(
      Array.from({ length: 6 }, (_, i) => box(-93 + i * 35, -108, -77 + i * 35, -14)).join(""),
      m.stone,
      6,
      {
        lines: {
          path: Array.from(
            { length: 6 },
            (_, i) => `M${-88 + i * 35} -104L${-88 + i * 35} -16M${-82 + i * 35} -104L${-82 + i * 35} -16`,
          ).join(""),
          width: 1,
        },
      },
    ),
    part("M-112 -122L0 -170L112 -122Z", m.stone, 6, {
      lift: 0.04,
      lines: { path: "M-86 -127L0 -162L86 -127Z", width: 1.4 },
    }),
    part(`${box(-112, -122, 112, -106)}${box(-106, -16, 106, -8)}${box(-118, -8, 118, 0)}`, m.stone, 3, {
      lift: 0.06,
    }),
  ],
});

/** A free-standing arch with a transparent opening. */
export const arch: FigureMaker = (m) => ({
  box: { left: -76, right: 76, top: -190, bottom: 4 },
  parts: [
    part(
      "M-72 0L-72 -112C-72 -208 72 -208 72 -112L72 0L44 0L44 -112C44 -170 -44 -170 -44 -112L-44 0Z",
      m.stone,
      8,
      {
        lines: {
          path: "M-72 -112L-44 -112M72 -112L44 -112M-64 -150L-40 -132M64 -150L40 -132M-40 -176L-26 -150M40 -176L26 -150M-12 -184L-8 -155M12 -184L8 -155M-72 -74L-44 -74M72 -74L44 -74M-72 -36L-44 -36M72 -36L44 -36",
          width: 1.4,
        },
      },
    ),
  ],
});

/** A floating island; its grass is at y = 0. */
export const islet: FigureMaker = (m) => ({
  box: { left: -134, right: 134, top: -14, bottom: 176 },
  parts: [
    part(
      blob(
        "-124 2, -112 26, -92 36, -84 66, -62 76, -56 108, -34 116, -22 150, -2 170, 8 136, 30 122, 38 86, 62 76, 72 46, 98 36, 116 18, 126 2, 60 -6, 0 -8, -60 -6",
        4,
      ),
      m.stone,
      22,
      {
        lift: -0.06,
        lines: {
          path: "M-92 16L-70 60M-58 20L-44 96M-20 22L-22 120M16 22L6 120M50 20L34 82M84 16L66 48M-76 40L-52 56M24 70L44 60",
          width: 1.6,
        },
      },
    ),
    part(
      "M-132 2C-100 -12 -40 -12 0 -12C40 -12 100 -12 132 2C120 14 108 8 98 18C88 10 80 22 68 14C58 26 46 12 34 20C20 26 10 12 -6 22C-20 28 -30 12 -46 20C-58 26 -68 12 -80 20C-92 24 -104 10 -114 14C-122 12 -128 8 -132 2Z",
      m.leaf,
      7,
      { lift: 0.08 },
    ),
  ],
});

export const ladder: FigureMaker = (m) => ({
  box: { left: -22, right: 22, top: -322, bottom: 4 },
  parts: [
    part(
      Array.from({ length: 14 }, (_, i) => box(-16, -312 + i * 23, 16, -307 + i * 23)).join("") +
        ribbon("-17 0 5, -13 -318 4") +
        ribbon("17 0 5, 13 -318 4"),
      m.pale,
      2,
    ),
  ],
});

export const grave: FigureMaker = (m) => ({
  box: { left: -48, right: 48, top: -112, bottom: 4 },
  parts: [
    part("M-40 0L-40 -72C-40 -122 40 -122 40 -72L40 0Z", m.stone, 9, {
      lines: { path: "M0 -88L0 -46M-13 -74L13 -74", width: 3 },
    }),
  ],
});
