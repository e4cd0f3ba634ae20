import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { brown, colourTones, gold, grey, red, white } from "./tones.ts";
import { rays, turned } from "./turned.ts";

/** A magnetic compass with its rose and needle. */
export const compass: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -204, bottom: 3 },
  parts: [
    part(ring([0, -186], [14, 14], 7), m.body, 3),
    part(oval(0, -84, 84), m.body, 10),
    part(oval(0, -84, 68), white, 4, {
      lines: [
        { path: rays(32, 0, -84, 58, 64), width: 1.6 },
        { path: rays(4, 0, -84, 48, 64), width: 5 },
      ],
    }),
    part(polygon("0 -132, 10 -94, 48 -84, 10 -74, 0 -36, -10 -74, -48 -84, -10 -94"), paler(grey, 0.4), 2),
    part(polygon(turned("-12 0, 12 0, 0 -58", 0.6, 0, -84)), red, 4),
    part(polygon(turned("-12 0, 12 0, 0 58", 0.6, 0, -84)), colourTones("blue"), 4),
    part(oval(0, -84, 7), m.body, 3),
    part("M-7 -154L-7 -170L-3 -170L4 -160L4 -170L8 -170L8 -154L4 -154L-3 -164L-3 -154Z", m.dark, 1, {
      lift: 0.2,
    }),
  ],
});

/** An audio cassette. */
export const cassette: FigureMaker = (m) => ({
  box: { left: -110, right: 110, top: -142, bottom: 3 },
  parts: [
    part(
      "M-108 -132Q-108 -140 -100 -140L100 -140Q108 -140 108 -132L108 -8Q108 0 100 0L-100 0Q-108 0 -108 -8Z",
      m.dark,
      8,
    ),
    part(box(-92, -126, 92, -38), m.body, 3, {
      lines: { path: "M-80 -112L80 -112M-80 -102L80 -102", width: 3 },
    }),
    part("M-60 -92L60 -92Q72 -92 72 -76Q72 -56 60 -56L-60 -56Q-72 -56 -72 -76Q-72 -92 -60 -92Z", m.dark, 4),
    part(oval(-44, -74, 15) + oval(44, -74, 15), white, 4, {
      lines: { path: rays(6, -44, -74, 8, 14) + rays(6, 44, -74, 8, 14), width: 3.6 },
    }),
    part(oval(-44, -74, 7) + oval(44, -74, 7), m.dark, 2),
    part(polygon("-62 0, -52 -28, 52 -28, 62 0"), deeper(grey, m, 0.3), 3),
  ],
});

/** A roll of film with perforations. */
export const filmRoll: FigureMaker = (m) => {
  const holes = Array.from(
    { length: 11 },
    (_, i) => box(-4 + i * 14, -108, 4 + i * 14, -98) + box(-4 + i * 14, -22, 4 + i * 14, -12),
  );
  return {
    box: { left: -100, right: 152, top: -150, bottom: 3 },
    parts: [
      part(box(-30, -116, 150, -6), m.dark, 3),
      part(holes.join(""), white, 1),
      part([14, 62, 110].map((x) => box(x - 12, -90, x + 26, -30)).join(""), paler(brown, 0.2), 2),
      part(box(-88, -122, -18, 0), m.body, 22),
      part(box(-88, -82, -18, -40), white, 6),
      part(box(-94, -132, -12, -116) + box(-94, -6, -12, 3), m.dark, 5),
      part(box(-62, -150, -44, -130), m.dark, 4),
    ],
  };
};

/** A film projector with two reels and its beam. */
export const projector: FigureMaker = (m) => ({
  box: { left: -96, right: 210, top: -206, bottom: 3 },
  parts: [
    part(polygon("84 -62, 208 -130, 208 -4"), [m.palette.lamp, m.palette.lamp], 0, { lamp: true }),
    part(ring([-40, -152], [44, 44], 10) + ring([46, -144], [38, 38], 9), grey, 4, {
      lines: { path: rays(5, -40, -152, 6, 40) + rays(5, 46, -144, 6, 34), width: 8 },
    }),
    part(oval(-40, -152, 12) + oval(46, -144, 11), grey, 4),
    part("M-76 -104L50 -104Q58 -104 58 -96L58 -30L-84 -30L-84 -96Q-84 -104 -76 -104Z", m.body, 9, {
      lines: { path: "M-66 -84L-24 -84M-66 -72L-24 -72M-66 -60L-24 -60", width: 3 },
    }),
    part(box(56, -82, 88, -44), m.dark, 7),
    part(ribbons("-66 -30 8, -74 0 8", "40 -30 8, 48 0 8"), m.dark, 3),
  ],
});

/** A camera's tripod. */
export const tripod: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -240, bottom: 3 },
  parts: [
    part(ribbons("0 -170 11, 4 -10 8"), deeper(grey, m, 0.3), 4),
    part(ribbons("-6 -170 12, -48 -80 10, -82 0 8", "6 -170 12, 48 -80 10, 82 0 8"), m.dark, 4),
    part(box(-8, -190, 8, -130), grey, 4),
    part(box(-44, -232, 44, -184), m.body, 7),
    part(oval(2, -208, 20), m.dark, 5),
    part(oval(2, -208, 12), colourTones("blue"), 4),
    part(box(-34, -240, -8, -230), m.dark, 3),
  ],
});

/** Binoculars. */
export const binoculars: FigureMaker = (m) => {
  const half = (s: number) => [
    part(
      polygon([
        [s * 22, -150],
        [s * 54, -150],
        [s * 62, -96],
        [s * 14, -96],
      ]),
      m.body,
      9,
    ),
    part(
      polygon([
        [s * 12, -98],
        [s * 70, -98],
        [s * 96, -12],
        [s * 20, -12],
      ]),
      m.body,
      16,
    ),
    part(oval(s * 38, -152, 18, 9), m.dark, 4),
    part(oval(s * 58, -12, 40, 15), m.dark, 5),
    part(oval(s * 58, -12, 29, 10), colourTones("blue"), 3),
  ];
  return {
    box: { left: -100, right: 100, top: -162, bottom: 4 },
    parts: [
      part(box(-22, -110, 22, -48), m.dark, 6),
      part(oval(0, -106, 12), grey, 4),
      ...half(-1),
      ...half(1),
    ],
  };
};

/** A magnifying glass. */
export const magnifyingGlass: FigureMaker = (m) => ({
  box: { left: -92, right: 88, top: -196, bottom: 3 },
  parts: [
    part(ribbon("40 -76 14, 56 -50 14", 2), gold, 4),
    part(ribbon("52 -56 22, 76 -8 24", 2), brown, 8),
    part(oval(-14, -122, 62), [...paler(colourTones("blue"), 0.65)], 5),
    part(ring([-14, -122], [64, 64], 14), m.body, 6),
    part(ring([-14, -122], [42, 42], 8, [3.3, 4.5]), white, 1),
  ],
});
