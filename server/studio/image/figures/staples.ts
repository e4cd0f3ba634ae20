import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { brown, colourTones, gold, green, grey, red, white, yellow } from "./tones.ts";
import { turned } from "./turned.ts";

/** A bottle with a cork and a label. */
export const bottle: FigureMaker = (m) => {
  const pane = bodyOr(m, deeper(green, m, 0.2));
  return {
    box: { left: -42, right: 42, top: -236, bottom: 3 },
    parts: [
      part(box(-11, -236, 11, -212), gold, 4),
      part(
        "M-15 -222L15 -222L15 -166Q18 -146 34 -134Q42 -126 42 -110L42 -8Q40 3 30 3L-30 3Q-40 3 -42 -8L-42 -110Q-42 -126 -34 -134Q-18 -146 -15 -166Z",
        pane,
        16,
        {
          lines: { path: "M-30 -112L-30 -98M-8 -206L-8 -168Q-10 -150 -24 -136", width: 5, light: true },
        },
      ),
      part(box(-17, -222, 17, -212), deeper(pane, m, 0.25), 3),
      part(box(-42, -92, 42, -30), white, 12, {
        lines: { path: "M-26 -76L26 -76M-26 -46L26 -46", width: 3 },
      }),
      part(oval(-6, -64, 6) + oval(6, -64, 6) + oval(0, -55, 6), red, 3),
    ],
  };
};

/** A joint of meat with its bone. */
export const meat: FigureMaker = (m) => {
  const roast = bodyOr(m, red);
  return {
    box: { left: -114, right: 116, top: -151, bottom: 4 },
    parts: [
      part(ribbon("30 -92 24, 84 -122 20") + oval(92, -136, 15) + oval(102, -118, 14), white, 8),
      part(
        blob("-106 -30, -100 -76, -62 -114, -8 -126, 38 -108, 54 -76, 40 -34, -6 -4, -66 2, -98 -8"),
        roast,
        26,
      ),
      part(oval(-58, -56, 44, 48), deeper(roast, m, 0.12), 4, { lift: 0.2 }),
      part(oval(-58, -56, 36, 40), roast, 3, {
        lift: 0.26,
        lines: {
          path: "M-84 -70Q-70 -84 -52 -78M-80 -44Q-62 -30 -40 -40M-46 -66Q-36 -58 -40 -48",
          width: 4,
          light: true,
        },
      }),
      part(oval(-60, -56, 14, 15), white, 5),
      part(oval(-60, -56, 7), brown, 2),
    ],
  };
};

/** Links of iron in a row. */
export const chain: FigureMaker = (m) => {
  const iron = bodyOr(m, grey);
  const spots: [number, number, number][] = [
    [-92, -120, 0.5],
    [-52, -98, 0.5],
    [-8, -86, 0.1],
    [36, -80, 0.2],
    [74, -56, 0.9],
    [92, -18, 1.4],
  ];
  const link = (x: number, y: number, angle: number) =>
    ribbon(
      Array.from({ length: 17 }, (_, i) => {
        const a = (i / 16) * Math.PI * 2;
        const [[px, py]] = turned([[Math.cos(a) * 27, Math.sin(a) * 15]], angle, x, y) as [
          readonly [number, number],
        ];
        return [px, py, 9] as const;
      }),
      2,
    );
  return {
    box: { left: -126, right: 114, top: -146, bottom: 16 },
    parts: spots.map(([x, y, a], i) =>
      i % 2
        ? part(ribbon(turned("-26 0, 26 0", a, x, y).map(([px, py]) => [px, py, 11] as const)), iron, 4)
        : part(link(x, y, a), iron, 4, { lift: 0.06 }),
    ),
  };
};

/** An axe with its wooden handle. */
export const axe: FigureMaker = (m) => ({
  box: { left: -76, right: 88, top: -206, bottom: 3 },
  parts: [
    part(ribbon("-44 -6 20, -24 -60 13, 4 -130 13, 22 -196 15"), brown, 6),
    part(
      blob("6 -192, 34 -184, 60 -204, 84 -172, 86 -130, 72 -96, 44 -132, 18 -142, -6 -146, -14 -170"),
      bodyOr(m, grey),
      9,
    ),
    part(blob("62 -202, 84 -172, 86 -130, 73 -98, 72 -130, 72 -170"), white, 4),
    part(polygon("4 -180, 26 -174, 20 -150, -4 -156"), deeper(grey, m, 0.4), 3),
  ],
});

/** A cactus with arms, spines and a flower. */
export const cactus: FigureMaker = (m) => {
  const flesh = bodyOr(m, green);
  const spines = [-180, -156, -132, -108, -84, -60, -36]
    .map((y) => `M-14 ${y}l-6 -6M-14 ${y}l-7 3M14 ${y}l6 -6M14 ${y}l7 3M0 ${y + 10}l-4 -7M0 ${y + 10}l4 -7`)
    .join("");
  return {
    box: { left: -92, right: 92, top: -227, bottom: 4 },
    parts: [
      part(
        ribbon("0 -84 34, -50 -88 34, -66 -104 33, -66 -150 32") +
          ribbon("0 -60 32, 48 -64 32, 64 -80 31, 64 -128 30"),
        flesh,
        13,
        {
          lines: {
            path: "M-66 -150L-66 -110M64 -128L64 -86M-76 -140l-6 -4M-56 -140l6 -4M54 -118l-6 -4M74 -118l6 -4",
            width: 2.6,
            light: true,
          },
        },
      ),
      part(ribbon("0 0 60, 0 -90 62, 0 -186 54"), flesh, 22, {
        lines: [
          { path: "M-16 -200L-18 0M16 -200L18 0M0 -208L0 0", width: 2.4 },
          { path: spines, width: 2.2, light: true },
        ],
      }),
      part(
        [0, 1, 2, 3, 4]
          .map((i) => oval(Math.cos(i * 1.257) * 11, -212 + Math.sin(i * 1.257) * 8, 9, 7))
          .join(""),
        colourTones("pink"),
        4,
      ),
      part(oval(0, -212, 6), yellow, 2),
      part(blob("-90 2, -50 -8, 50 -8, 90 2, 0 6"), gold, 4),
    ],
  };
};

/** Canes of bamboo with joints and leaves. */
export const bamboo: FigureMaker = (m) => {
  const cane = bodyOr(m, green);
  const stem = (x: number, top: number, wide: number) => [
    part(box(x - wide, top, x + wide, 2), cane, wide * 0.9),
    part(
      Array.from({ length: 6 }, (_, i) =>
        box(x - wide - 2, top + 24 + i * 42, x + wide + 2, top + 30 + i * 42),
      )
        .filter((_, i) => top + 30 + i * 42 < 0)
        .join(""),
      cane,
      2,
      { lift: 0.16 },
    ),
  ];
  const leaf = (x: number, y: number, a: number) =>
    blob(turned("0 0, 16 -7, 34 -6, 52 0, 32 6, 14 6", a, x, y));
  return {
    box: { left: -119, right: 116, top: -246, bottom: 3 },
    parts: [
      ...stem(-62, -206, 10),
      ...stem(58, -222, 11),
      ...stem(0, -246, 13),
      part(
        leaf(12, -188, -0.5) +
          leaf(12, -186, 0.3) +
          leaf(-13, -146, 3.5) +
          leaf(-13, -146, 2.7) +
          leaf(-70, -140, 3.6) +
          leaf(-70, -138, 2.8) +
          leaf(68, -154, -0.4) +
          leaf(68, -152, 0.5) +
          leaf(-52, -92, -0.4) +
          leaf(47, -84, 3.5) +
          leaf(12, -62, 0.3) +
          leaf(12, -64, -0.5),
        cane,
        4,
        { lift: 0.06 },
      ),
    ],
  };
};

/** A broom of twigs with bands. */
export const broom: FigureMaker = (m) => {
  const straw = bodyOr(m, gold);
  return {
    box: { left: -66, right: 66, top: -236, bottom: 4 },
    parts: [
      part(ribbon("6 -96 12, 14 -230 12"), brown, 5),
      part(blob("-16 -106, 24 -106, 38 -70, 64 -2, 30 4, 0 -2, -34 4, -64 -2, -34 -70"), straw, 14, {
        lines: {
          path: "M0 -92L-4 0M-8 -88L-34 0M12 -88L28 2M-14 -84L-54 -4M18 -84L52 -4M4 -90L12 0",
          width: 2.4,
        },
      }),
      part(ribbon("-16 -98 10, 4 -94 11, 25 -98 10") + ribbon("-27 -78 9, 4 -72 10, 35 -78 9"), red, 3),
    ],
  };
};

/** A basket of wicker with its handle. */
export const basket: FigureMaker = (m) => {
  const wicker = bodyOr(m, brown);
  const rows = [-74, -58, -42, -26, -10];
  return {
    box: { left: -104, right: 104, top: -186, bottom: 4 },
    parts: [
      part(ring([0, -88], [82, 92], 12, [Math.PI, Math.PI * 2]), wicker, 5),
      part(oval(0, -88, 96, 15), deeper(wicker, m, 0.5), 4),
      part("M-98 -88L98 -88L76 -4Q74 3 66 3L-66 3Q-74 3 -76 -4Z", wicker, 12),
      ...rows.map((y, row) =>
        part(
          Array.from({ length: 9 - (row % 2) }, (_, i) =>
            oval((i - 4 + (row % 2) * 0.5) * (19 + y * -0.05), y, 9, 6),
          ).join(""),
          wicker,
          4,
          { lift: 0.07 },
        ),
      ),
      part(ribbon("-98 -88 13, 0 -78 14, 98 -88 13"), wicker, 5, { lift: 0.1 }),
    ],
  };
};

/** A fork of silver, upright. */
export const fork: FigureMaker = (m) => {
  const silver = bodyOr(m, grey);
  return {
    box: { left: -34, right: 34, top: -216, bottom: 4 },
    parts: [
      part(ribbon("0 -6 20, 0 -50 13, 0 -104 10, 0 -126 20"), silver, 6),
      part(
        ribbons(
          "-24 -210 7, -24 -160 9",
          "-8 -212 7, -8 -160 9",
          "8 -212 7, 8 -160 9",
          "24 -210 7, 24 -160 9",
        ),
        silver,
        3,
      ),
      part(blob("-29 -166, 29 -166, 26 -134, 8 -116, -8 -116, -26 -134"), silver, 8),
    ],
  };
};
