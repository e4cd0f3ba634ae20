import type { Figure } from "../sculpt.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { brown, gold, white } from "./tones.ts";

/** An oud: a pear of ribs with a bent neck. */
export const oud: FigureMaker = (m) => lute(m, "oud");
/** A saz: a small deep body on a very long neck. */
export const saz: FigureMaker = (m) => lute(m, "saz");

function lute(m: Materials, kind: "oud" | "saz"): Figure {
  const [wide, deep, neck] = kind === "oud" ? [74, 156, 216] : [46, 112, 280];
  const strings = [-5, -2, 1, 4].map((x) => `M${x} ${-neck}L${x * 1.7} -34`).join("");
  const head =
    kind === "oud"
      ? `0 ${-neck} 17, -8 ${-neck - 12} 16, -52 ${-neck - 20} 12`
      : `0 ${-neck} 14, 0 ${-neck - 44} 13`;
  const pegs = kind === "oud" ? [-18, -32, -46] : [-8, -22, -36];
  return {
    box: { left: -wide - 4, right: wide + 4, top: -neck - (kind === "oud" ? 40 : 52), bottom: 4 },
    parts: [
      part(ribbon(head), deeper(brown, m, 0.3), 5),
      part(
        pegs
          .map((v) =>
            kind === "oud"
              ? ribbon(`${v} ${-neck - 32} 6, ${v + 3} ${-neck - 4} 6`)
              : ribbon(`-16 ${-neck + v} 6, 16 ${-neck + v} 6`),
          )
          .join(""),
        m.dark,
        2,
      ),
      part(
        box(-9, -neck, 9, -deep + 30),
        deeper(brown, m, 0.4),
        4,
        kind === "saz"
          ? {
              lines: {
                path: Array.from({ length: 11 }, (_, i) => `M-9 ${-neck + 14 + i * 15}l18 0`).join(""),
                width: 2,
                light: true,
              },
            }
          : {},
      ),
      part(
        blob(
          `0 ${-deep}, 20 ${-deep + 14}, ${wide * 0.8} ${-deep * 0.62}, ${wide} ${-deep * 0.36}, ${wide * 0.72} -8, 0 3, ${-wide * 0.72} -8, ${-wide} ${-deep * 0.36}, ${-wide * 0.8} ${-deep * 0.62}, -20 ${-deep + 14}`,
        ),
        deeper(m.body, m, 0.35),
        12,
      ),
      part(
        blob(
          `0 ${-deep + 8}, 16 ${-deep + 20}, ${wide * 0.7} ${-deep * 0.6}, ${wide * 0.88} ${-deep * 0.36}, ${wide * 0.62} -14, 0 -5, ${-wide * 0.62} -14, ${-wide * 0.88} ${-deep * 0.36}, ${-wide * 0.7} ${-deep * 0.6}, -16 ${-deep + 20}`,
        ),
        paler(m.body, 0.3),
        6,
      ),
      ...(kind === "oud"
        ? [
            part(oval(0, -88, 21), m.dark, 2),
            part(ring([0, -88], [23, 23], 5), gold, 2),
            part(oval(-26, -58, 8) + oval(26, -58, 8), m.dark, 1),
          ]
        : []),
      part(box(-24, -34, 24, -27), m.dark, 3, { lines: { path: strings, width: 1.2 } }),
    ],
  };
}

/** A sitar with its wide neck, pegs and second gourd. */
export const sitar: FigureMaker = (m) => ({
  box: { left: -62, right: 62, top: -330, bottom: 4 },
  parts: [
    part(oval(4, -282, 31, 29), deeper(m.body, m, 0.2), 16),
    part(box(-14, -326, 14, -90), m.body, 5, {
      lines: {
        path: Array.from({ length: 13 }, (_, i) => `M-14 ${-292 + i * 15}l28 0`).join(""),
        width: 3,
        light: true,
      },
    }),
    part(
      [-312, -296, -260, -232, -204, -176]
        .map((y, i) => ribbon(i % 2 === 0 ? `14 ${y} 6, 36 ${y - 4} 9` : `-14 ${y} 6, -36 ${y - 4} 9`))
        .join(""),
      m.dark,
      3,
    ),
    part(blob("0 -124, 22 -104, 54 -74, 60 -38, 34 -4, 0 3, -34 -4, -60 -38, -54 -74, -22 -104"), m.body, 24),
    part(
      blob("0 -108, 18 -92, 42 -66, 44 -40, 24 -18, 0 -13, -24 -18, -44 -40, -42 -66, -18 -92"),
      paler(m.body, 0.3),
      5,
    ),
    part(box(-20, -46, 20, -38), white, 3, {
      lines: { path: "M-8 -320L-10 -44M-3 -320L-4 -44M3 -320L4 -44M8 -320L10 -44", width: 1.2 },
    }),
    part(box(-15, -330, 15, -322), gold, 3),
  ],
});

/** A note: its head, stem and flag. */
const note = (x: number, y: number, s: number, flag = true) =>
  oval(x, y, 17 * s, 12.5 * s) +
  box(x + 11 * s, y - 78 * s, x + 17 * s, y) +
  (flag
    ? polygon([
        [x + 17 * s, y - 78 * s],
        [x + 44 * s, y - 48 * s],
        [x + 38 * s, y - 24 * s],
        [x + 34 * s, y - 44 * s],
        [x + 17 * s, y - 56 * s],
      ])
    : "");
const pair = (x: number, y: number, s: number) =>
  note(x, y, s, false) +
  note(x + 56 * s, y - 8 * s, s, false) +
  polygon([
    [x + 11 * s, y - 78 * s],
    [x + 73 * s, y - 88 * s],
    [x + 73 * s, y - 68 * s],
    [x + 11 * s, y - 58 * s],
  ]);

/** Notes that rise. */
export const musicNotes: FigureMaker = (m) => ({
  box: { left: -110, right: 120, top: -210, bottom: 3 },
  parts: [
    part(pair(-76, -16, 1.15), m.body, 6),
    part(note(48, -44, 1.1), m.body, 6),
    part(note(-60, -138, 0.8) + pair(28, -146, 0.7), m.body, 5),
  ],
});

const staves = (left: number, right: number, tops: readonly number[]) =>
  tops
    .map((top) =>
      Array.from({ length: 5 }, (_, i) => `M${left} ${top + i * 8}L${right} ${top + i * 8}`).join(""),
    )
    .join("");

/** A sheet of music. */
export const sheetMusic: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -206, bottom: 3 },
  parts: [
    part(polygon("-74 -202, 82 -206, 80 -4, -78 2"), m.body, 4, {
      lines: { path: staves(-64, 68, [-180, -118, -56]), width: 1.6 },
    }),
    part(
      note(-20, -152, 0.55) +
        pair(14, -150, 0.5) +
        note(-24, -92, 0.5, false) +
        note(14, -100, 0.55) +
        note(48, -88, 0.5, false) +
        pair(-34, -28, 0.5) +
        note(26, -36, 0.55),
      m.dark,
      1.4,
    ),
    part(
      [-164, -102, -40]
        .map((y) =>
          ribbon(
            `-54 ${y + 22} 5, -46 ${y + 18} 4, -52 ${y - 20} 4, -44 ${y - 22} 4, -58 ${y + 2} 4, -44 ${y + 8} 4, -54 ${y + 10} 4`,
          ),
        )
        .join(""),
      m.dark,
      1,
    ),
  ],
});

/** A music stand with a sheet on it. */
export const musicStand: FigureMaker = (m) => ({
  box: { left: -98, right: 98, top: -240, bottom: 3 },
  parts: [
    part(ribbons("0 -130 9, 0 -34 9", "0 -40 8, -56 0 8", "0 -40 8, 56 0 8", "0 -44 8, 6 0 8"), m.dark, 4),
    part(polygon("-84 -236, 84 -236, 96 -124, -96 -124"), m.dark, 5),
    part(
      polygon("-68 -228, -2 -232, -2 -134, -76 -134") + polygon("68 -228, 2 -232, 2 -134, 76 -134"),
      m.body,
      3,
      {
        lines: { path: staves(-64, -8, [-220, -178]) + staves(8, 64, [-220, -178]), width: 1.2 },
      },
    ),
    part(
      note(-44, -196, 0.42) + pair(16, -198, 0.4) + note(-22, -152, 0.4) + note(34, -152, 0.42),
      m.dark,
      1,
    ),
    part(box(-98, -132, 98, -120), m.dark, 4),
  ],
});
