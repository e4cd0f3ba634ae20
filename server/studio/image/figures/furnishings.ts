import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon } from "./outline.ts";

export const chest: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -128, bottom: 4 },
  parts: [
    part("M-84 -62L-76 -112C-72 -126 72 -126 76 -112L84 -62Z", m.dark, 5),
    part(
      `${oval(-40, -60, 16, 10)}${oval(-12, -64, 18, 12)}${oval(22, -62, 18, 12)}${oval(50, -58, 14, 8)}`,
      [m.palette.lamp],
      0,
      { lit: m.palette.lamp },
    ),
    part("M-86 -56L86 -56L80 0L-80 0Z", m.trim, 6, {
      lines: { path: "M-84 -38L84 -38M-82 -18L82 -18", width: 1.2 },
    }),
    part(`${box(-62, -57, -50, 0)}${box(50, -57, 62, 0)}${box(-12, -58, 12, -34)}`, m.gold, 2),
  ],
});

export const fruit: FigureMaker = (m, window) => ({
  box: { left: -74, right: 74, top: -156, bottom: 4 },
  parts: [
    part(ribbon("2 -112 5, 4 -132 5, 12 -150 6"), m.dark, 2),
    part(blob("10 -132, 34 -154, 66 -150, 52 -128, 28 -122"), m.leaf, 5, {
      lines: { path: "M14 -130C30 -140 44 -146 60 -148", width: 1.2 },
    }),
    part(
      blob(
        "0 -112, 24 -122, 52 -112, 68 -80, 62 -40, 38 -6, 14 0, 0 -5, -14 0, -38 -6, -62 -40, -68 -80, -52 -112, -24 -122",
      ),
      window ? m.body : m.trim,
      42,
      { window, lift: 0.05 },
    ),
  ],
});

export const bed: FigureMaker = (m) => ({
  box: { left: -126, right: 126, top: -109, bottom: 4 },
  parts: [
    part(`${box(-120, -100, -110, 0)}${box(-120, -92, -104, -30)}${oval(-115, -102, 7)}`, m.trim, 4),
    part(`${box(108, -70, 118, 0)}${oval(113, -72, 7)}${box(-112, -34, 112, -20)}`, m.trim, 4, {
      lift: -0.06,
    }),
    part("M-108 -52C-60 -60 60 -56 110 -50L110 -30L-108 -30Z", m.pale, 8),
    part(blob("-102 -54, -100 -72, -74 -76, -54 -66, -58 -52, -80 -48"), m.pale, 9, { lift: 0.1 }),
    part(
      "M-40 -58C0 -68 60 -62 110 -54L114 -16C100 -10 90 -22 76 -14C60 -8 50 -20 34 -14C18 -8 4 -20 -12 -14C-24 -10 -34 -16 -42 -20Z",
      m.body,
      10,
      {
        lines: {
          path: "M-10 -60C-8 -44 -14 -30 -12 -18M34 -62C38 -44 32 -30 34 -18M76 -58C80 -44 74 -30 76 -18",
          width: 1.3,
        },
      },
    ),
  ],
});

/** A chair of wood with a padded seat, seen from the front. */
export const chair: FigureMaker = (m) => ({
  box: { left: -50, right: 50, top: -163, bottom: 4 },
  parts: [
    part(`${box(-33, -78, -26, -10)}${box(26, -78, 33, -10)}`, m.trim, 2, { lift: -0.16 }),
    part(`${box(-38, -156, -29, -74)}${box(29, -156, 38, -74)}`, m.trim, 3),
    part("M-42 -158Q0 -168 42 -158L42 -138Q0 -147 -42 -138Z", m.trim, 4, { lift: 0.04 }),
    part(`${box(-19, -146, -13, -88)}${box(-3, -148, 3, -88)}${box(13, -146, 19, -88)}`, m.trim, 2),
    part(box(-31, -98, 31, -90), m.trim, 2, { lift: -0.04 }),
    part(`${box(-48, -72, -38, 0)}${box(38, -72, 48, 0)}`, m.trim, 3),
    part(box(-40, -34, 40, -28), m.trim, 2, { lift: -0.08 }),
    part("M-36 -90L36 -90L49 -74L-49 -74Z", m.body, 6, { lift: 0.08 }),
    part("M-50 -75L50 -75L50 -66Q0 -60 -50 -66Z", m.body, 3),
  ],
});

export const table: FigureMaker = (m) => ({
  box: { left: -110, right: 110, top: -108, bottom: 4 },
  parts: [
    part(`${box(-72, -90, -64, -14)}${box(64, -90, 72, -14)}`, m.trim, 2, { lift: -0.16 }),
    part(`${box(-96, -88, -85, 0)}${box(85, -88, 96, 0)}`, m.trim, 4),
    part(box(-98, -88, 98, -74), m.trim, 3, { lift: -0.06 }),
    part("M-108 -92L-80 -106L80 -106L108 -92L108 -86L-108 -86Z", m.body, 4, {
      lines: { path: "M-92 -94L92 -94M-84 -100L84 -100", width: 1 },
    }),
  ],
});

export const lantern: FigureMaker = (m) => ({
  box: { left: -34, right: 34, top: -62, bottom: 64 },
  parts: [
    part(
      `${box(-1, -62, 1, -44)}${box(-12, -46, 12, -38)}${box(-12, 40, 12, 46)}${box(-1, 46, 1, 62)}`,
      m.dark,
      2,
    ),
    part(blob("0 -40, 20 -34, 32 0, 20 36, 0 42, -20 36, -32 0, -20 -34"), [m.palette.lamp], 0, {
      lit: m.palette.lamp,
      lines: {
        path: "M-26 -24C-10 -20 10 -20 26 -24M-32 -8C-12 -3 12 -3 32 -8M-32 9C-12 14 12 14 32 9M-25 26C-10 30 10 30 25 26",
        width: 1.1,
      },
    }),
  ],
});

/** A lift with its doors half open, and its light. */
export const elevator: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -250, bottom: 4 },
  parts: [
    part(box(-82, -246, 82, 0), m.stone, 5),
    part(box(-62, -200, 62, 0), m.gold, 0, { lamp: true }),
    part(box(-62, -200, -22, 0), m.body, 3, {
      lines: { path: "M-26 -196L-26 -4", width: 1.6, light: true },
    }),
    part(box(22, -200, 62, 0), m.body, 3, {
      lines: { path: "M26 -196L26 -4", width: 1.6, light: true },
    }),
    part(`${box(-66, -206, -60, 0)}${box(60, -206, 66, 0)}${box(-66, -206, 66, -199)}`, m.gold, 2),
    part(box(-30, -236, 30, -216), m.dark, 3),
    part("M-14 -220L-6 -232L2 -220ZM4 -231L18 -231L11 -219Z", [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(`${box(69, -128, 78, -98)}`, m.dark, 1.5),
    part(`${oval(73.5, -119, 2.6)}${oval(73.5, -107, 2.6)}`, [m.palette.lamp], 0, { lit: m.palette.lamp }),
  ],
});
