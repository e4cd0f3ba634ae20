import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** Tyres and hubs at the given places, with their radius. */
const wheels = (m: Parameters<FigureMaker>[0], ...at: readonly (readonly [number, number])[]) => [
  part(at.map(([x, r]) => oval(x, -r, r)).join(""), m.dark, 8),
  part(at.map(([x, r]) => oval(x, -r, r * 0.52)).join(""), colourTones("grey"), 4),
  part(at.map(([x, r]) => oval(x, -r, r * 0.18)).join(""), m.dark, 2),
];

/** A bus with two decks. */
export const doubleDecker: FigureMaker = (m) => ({
  box: { left: -132, right: 132, top: -196, bottom: 3 },
  parts: [
    part(
      "M-118 -194L116 -194Q130 -194 130 -180L130 -22L-130 -22L-130 -112L-128 -182Q-128 -194 -118 -194Z",
      m.body,
      11,
    ),
    part(boxes(6, -114, 40, 33, -178, -138), m.gold, 0, { lamp: true }),
    part(box(-130, -128, 130, -118), m.pale, 2),
    part(boxes(4, -60, 46, 38, -104, -62), m.gold, 0, { lamp: true }),
    part(box(-128, -106, -72, -58), colourTones("blue"), 3, {
      lift: 0.22,
      lines: { path: "M-84 -106L-84 -58", width: 3 },
    }),
    part(box(-60, -54, 122, -46), m.pale, 1.5),
    part(box(-106, -134, -40, -112), m.dark, 2, {
      lines: { path: "M-96 -123L-52 -123", width: 6, light: true },
    }),
    part(oval(-122, -40, 6, 7), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(box(-132, -30, 132, -20), m.dark, 2),
    ...wheels(m, [-78, 24], [78, 24]),
  ],
});

/** A pickup truck with an open bed. */
export const pickup: FigureMaker = (m) => ({
  box: { left: -152, right: 153, top: -122, bottom: 3 },
  parts: [
    part("M-74 -68L-52 -112Q-48 -120 -38 -120L16 -120Q24 -120 26 -112L30 -68Z", m.body, 8),
    part(
      polygon("-60 -68, -42 -108, -18 -108, -18 -68") + polygon("-10 -68, -10 -108, 14 -108, 18 -68"),
      colourTones("blue"),
      3,
      { lift: 0.24 },
    ),
    part(box(30, -76, 144, -60), m.dark, 3, { lift: 0.06 }),
    part("M-146 -26L-146 -52Q-144 -66 -126 -68L-76 -70L34 -70L38 -82L148 -82L150 -26Z", m.body, 11, {
      lines: { path: "M-66 -68L-66 -28M32 -68L32 -28M44 -70L142 -70M-22 -68L-22 -28", width: 2.2 },
    }),
    part(box(-52, -58, -38, -53), colourTones("grey"), 1.4),
    part(oval(-142, -50, 6, 9), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(box(144, -66, 151, -48), colourTones("red"), 2),
    part(box(-152, -36, -108, -24) + box(122, -34, 153, -24), colourTones("grey"), 3),
    ...wheels(m, [-92, 28], [92, 28]),
  ],
});

/** A motorcycle with its engine and exhaust. */
export const motorcycle: FigureMaker = (m) => {
  const tyre = (x: number) => ring([x, -38], [32, 32], 12);
  const spokes = (x: number) =>
    [0, 1, 2, 3].map((i) => {
      const a = (i * Math.PI) / 4;
      const [c, s] = [Math.cos(a) * 28, Math.sin(a) * 28];
      return ribbon(`${x - c} ${-38 - s} 1.6, ${x + c} ${-38 + s} 1.6`);
    });
  const metal = colourTones("grey");
  return {
    box: { left: -124, right: 124, top: -138, bottom: 3 },
    parts: [
      part([...spokes(-80), ...spokes(80)].join(""), metal, 1),
      part(tyre(-80) + tyre(80), m.dark, 5),
      part(oval(-80, -38, 8) + oval(80, -38, 8), metal, 3),
      part(ribbon("-80 -38 7, -56 -88 8, -46 -122 7"), metal, 3),
      part(ribbon("80 -38 8, 30 -40 8, -10 -30 8") + ribbon("50 -78 7, 80 -38 7"), m.dark, 3),
      part("M-34 -26L-40 -64L-14 -78L28 -76L34 -26Q0 -16 -34 -26Z", metal, 7, {
        lines: { path: "M-36 -56L-6 -62M-36 -48L-4 -54M-34 -40L-4 -46M-32 -32L-4 -38", width: 2.4 },
      }),
      part(oval(14, -40, 16), metal, 5, { lift: 0.1 }),
      part(ribbon("-24 -28 8, 20 -16 9, 116 -24 13"), metal, 4, { lift: 0.12 }),
      part("M-50 -84Q-44 -114 -12 -112Q14 -110 22 -82Q-8 -70 -50 -84Z", m.body, 11),
      part("M14 -84Q22 -98 46 -92L92 -100Q108 -98 104 -86Q60 -76 18 -74Z", m.dark, 6),
      part("M60 -84Q108 -88 122 -58Q112 -60 104 -66Q86 -80 60 -76Z", m.body, 4),
      part("M-122 -52Q-106 -88 -66 -80L-64 -74Q-98 -78 -112 -50Z", m.body, 4),
      part(ribbon("-46 -120 6, -34 -134 6, -14 -132 7"), m.dark, 2),
      part(oval(-62, -106, 13, 14), metal, 4),
      part(oval(-70, -106, 7, 11), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    ],
  };
};

/** An ambulance with its light on. */
export const ambulanceVan: FigureMaker = (m) => ({
  box: { left: -140, right: 140, top: -172, bottom: 3 },
  parts: [
    part(box(-34, -164, 4, -150), colourTones("blue"), 0, { lit: colourTones("blue")[0]! }),
    part(
      "M-136 -26L-136 -66Q-134 -78 -120 -82L-104 -86L-84 -130Q-80 -138 -70 -138L-46 -138L-46 -26Z",
      m.body,
      9,
    ),
    part("M-58 -152L128 -152Q138 -152 138 -142L138 -26L-58 -26Z", m.body, 9, { lift: 0.03 }),
    part(polygon("-94 -86, -76 -126, -62 -126, -62 -86"), colourTones("blue"), 3, { lift: 0.22 }),
    part(box(-138, -56, 138, -42), colourTones("red"), 2),
    part(box(90, -134, 124, -96), colourTones("blue"), 3, { lift: 0.22 }),
    part(
      polygon(
        "10 -136, 32 -136, 32 -118, 50 -118, 50 -96, 32 -96, 32 -78, 10 -78, 10 -96, -8 -96, -8 -118, 10 -118",
      ),
      colourTones("red"),
      4,
    ),
    part(oval(-130, -68, 6, 9), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(box(-140, -32, 140, -22), m.dark, 2),
    ...wheels(m, [-90, 25], [84, 25]),
  ],
});

/** A tyre standing on the ground. */
export const tyre: FigureMaker = (m) => {
  const lugs = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    return ribbon(
      `${Math.cos(a) * 60} ${-68 + Math.sin(a) * 60} 9, ${Math.cos(a) * 66} ${-68 + Math.sin(a) * 66} 8`,
    );
  });
  return {
    box: { left: -70, right: 70, top: -138, bottom: 3 },
    parts: [
      part(oval(0, -68, 64) + lugs.join(""), m.dark, 12, { lift: 0.1 }),
      part(ring([0, -68], [46, 46], 3), m.dark, 1, { lift: 0.26 }),
      part(oval(0, -68, 33), m.dark, 3, { lift: -0.2 }),
      part(oval(0, -68, 29), colourTones("grey"), 9),
      part(
        [0, 1, 2, 3, 4]
          .map((i) => oval(Math.cos(i * 1.257 - 1.57) * 15, -68 + Math.sin(i * 1.257 - 1.57) * 15, 4.4))
          .join(""),
        m.dark,
        1.5,
      ),
      part(oval(0, -68, 6), m.dark, 2, { lift: 0.2 }),
    ],
  };
};

/** An airliner, seen from the side. */
export const airliner: FigureMaker = (m) => ({
  box: { left: -168, right: 166, top: -112, bottom: 16 },
  parts: [
    part("M-16 -46L40 -78L62 -78L30 -42Z", colourTones("grey"), 4, { lift: -0.08 }),
    part("M104 -60L134 -112L162 -112L152 -52Z", m.body, 6),
    part(
      "M-166 -32Q-166 -54 -116 -66Q-90 -72 90 -68Q140 -64 160 -54Q132 -30 70 -22L-110 -16Q-160 -16 -166 -32Z",
      m.pale,
      16,
    ),
    part("M-158 -24Q-60 -30 146 -44Q124 -30 70 -22L-110 -16Q-146 -16 -158 -24Z", m.body, 5),
    part("M-148 -44L-128 -56L-112 -57L-112 -44Z", m.dark, 2),
    part(Array.from({ length: 15 }, (_, i) => oval(-92 + i * 13, -50, 3.4, 4.6)).join(""), m.dark, 1, {
      lift: 0.16,
    }),
    part("M112 -50L150 -38L166 -38L142 -56Z", m.body, 4),
    part("M-28 -10Q-28 -20 -14 -20L10 -19L10 -1L-14 -2Q-28 -2 -28 -10Z", colourTones("grey"), 6),
    part("M-36 -34L22 -38L96 12L68 14Z", colourTones("grey"), 6, { lift: 0.08 }),
    part(oval(-26, -11, 4, 8), m.dark, 1.4),
  ],
});

/** A helicopter with its rotor. */
export const chopper: FigureMaker = (m) => ({
  box: { left: -136, right: 175, top: -140, bottom: 3 },
  parts: [
    part("M24 -92L152 -98L152 -86L30 -64Z", m.body, 6),
    part("M138 -100L152 -128L164 -128L160 -88L144 -86Z", m.body, 5),
    part(oval(154, -94, 3, 26) + oval(154, -94, 20, 3), m.dark, 1, { lift: 0.2 }),
    part(
      "M-96 -66Q-92 -104 -50 -108L10 -108Q44 -104 50 -76Q48 -40 4 -34L-56 -34Q-94 -36 -96 -66Z",
      m.body,
      15,
    ),
    part("M-90 -66Q-84 -96 -52 -98L-34 -98L-34 -60L-90 -58Z", colourTones("blue"), 4, { lift: 0.24 }),
    part("M-22 -98L8 -98L12 -62L-22 -62Z", colourTones("blue"), 3, { lift: 0.24 }),
    part(box(-30, -124, -10, -104), m.dark, 3),
    part(ribbon("-134 -128 4, -20 -132 8, 96 -128 4"), m.dark, 2),
    part(oval(-20, -132, 9, 5), colourTones("grey"), 2),
    part(
      ribbon("-52 -36 5, -60 -10 5") + ribbon("8 -36 5, 16 -10 5") + ribbon("-104 -14 5, -88 -5 6, 50 -5 6"),
      m.dark,
      2,
    ),
  ],
});
