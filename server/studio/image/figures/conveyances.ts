import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { brown, colourTones, grey, red, white, yellow } from "./tones.ts";
import { rays } from "./turned.ts";

const GLASS = paler(colourTones("blue"), 0.45);

/** The rim of a wheel that stands on the ground at x, of outer radius r. */
const rim = (x: number, r: number) => ring([x, -r], [r - 4, r - 4], 9);
/** A full wheel that stands on the ground at x. */
const tyre = (x: number, r: number) => oval(x, -r, r);

/** A farm cart with wooden wheels and hay, its shafts down. */
export const wagon: FigureMaker = (m) => ({
  box: { left: -140, right: 192, top: -176, bottom: 3 },
  parts: [
    part(
      blob("-118 -104, -110 -150, -60 -174, 0 -164, 58 -172, 98 -146, 110 -104"),
      colourTones("gold"),
      20,
      {
        lines: {
          path: "M-90 -146l20 12M-50 -160l14 18M-10 -150l20 14M30 -160l-12 20M70 -148l-16 16M-70 -120l20 8M0 -118l26 6M50 -124l22 8",
          width: 2,
        },
      },
    ),
    part(ribbon("110 -70 9, 188 -30 8", 2), deeper(brown, m, 0.2), 4),
    part(polygon("-134 -118, 126 -118, 108 -60, -116 -60"), m.body, 7, {
      lines: {
        path: "M-130 -98L120 -98M-124 -80L114 -80M-60 -118L-58 -62M0 -118L0 -62M60 -118L56 -62",
        width: 2.4,
      },
    }),
    part(rim(-66, 47) + rim(64, 47), deeper(brown, m, 0.35), 5, {
      lines: { path: rays(10, -66, -47, 8, 44) + rays(10, 64, -47, 8, 44), width: 5 },
    }),
    part(
      [-66, 64]
        .map((x) =>
          Array.from({ length: 5 }, (_, i) => {
            const a = (i / 5) * Math.PI;
            return ribbon(
              [
                [x - Math.cos(a) * 38, -47 - Math.sin(a) * 38, 6],
                [x + Math.cos(a) * 38, -47 + Math.sin(a) * 38, 6],
              ],
              1,
            );
          }).join(""),
        )
        .join(""),
      deeper(brown, m, 0.35),
      3,
    ),
    part(oval(-66, -47, 10) + oval(64, -47, 10), brown, 4),
  ],
});

/** A coach of old days with lamps. */
export const coach: FigureMaker = (m) => ({
  box: { left: -140, right: 162, top: -196, bottom: 3 },
  parts: [
    part(ribbons("-110 -70 9, 60 -60 9, 158 -44 8"), m.dark, 3),
    part(polygon("90 -140, 128 -136, 124 -70, 84 -70"), m.dark, 5),
    part("M-96 -162Q-20 -200 86 -162L92 -92Q60 -52 -10 -54Q-80 -54 -98 -100Z", m.body, 16),
    part("M-104 -160Q-20 -206 94 -160L90 -150Q-20 -186 -98 -150Z", m.gold, 5),
    part("M-78 -148L-34 -156L-34 -112L-80 -112ZM28 -156L68 -148L72 -112L28 -112Z", m.gold, 0, { lamp: true }),
    part("M-26 -158Q-4 -162 20 -158L20 -62L-26 -62Z", deeper(m.body, m, 0.2), 4, {
      lines: { path: "M-26 -104L20 -104", width: 2.4 },
    }),
    part("M-18 -150L12 -150L12 -112L-18 -112Z", m.gold, 0, { lamp: true }),
    part(oval(100, -126, 9, 13), yellow, 0, { lit: m.palette.lamp }),
    part(rim(-78, 50) + rim(92, 36), m.gold, 4),
    part(
      (
        [
          [-78, 50],
          [92, 36],
        ] as const
      )
        .map(([x, r]) =>
          Array.from({ length: 5 }, (_, i) => {
            const a = (i / 5) * Math.PI;
            const l = r - 8;
            return ribbon(
              [
                [x - Math.cos(a) * l, -r - Math.sin(a) * l, 4.4],
                [x + Math.cos(a) * l, -r + Math.sin(a) * l, 4.4],
              ],
              1,
            );
          }).join(""),
        )
        .join(""),
      m.gold,
      2,
    ),
    part(oval(-78, -50, 10) + oval(92, -36, 8), brown, 4),
  ],
});

/** A combine harvester with its reel. */
export const combine: FigureMaker = (m) => ({
  box: { left: -150, right: 176, top: -202, bottom: 3 },
  parts: [
    part(polygon("60 -70, 120 -34, 116 -16, 50 -40"), m.dark, 5),
    part("M-140 -150L30 -156L70 -130L72 -52L-60 -44L-140 -70Z", m.body, 12, {
      lines: { path: "M-120 -136L-120 -80M-100 -136L-100 -80M-80 -138L-80 -78M-30 -90L50 -92", width: 3 },
    }),
    part(polygon("-116 -184, 10 -184, 20 -154, -126 -150"), deeper(m.body, m, 0.2), 5),
    part(ribbon("0 -176 13, -132 -196 12", 2), yellow, 4),
    part("M24 -192L78 -192L92 -118L24 -118Z", GLASS, 6, { lines: { path: "M56 -192L60 -118", width: 3 } }),
    part(box(18, -196, 86, -186), m.body, 4),
    part(tyre(28, 50), m.dark, 9),
    part(oval(28, -50, 25), yellow, 5),
    part(tyre(-104, 32), m.dark, 8),
    part(oval(-104, -32, 14), yellow, 4),
    part(ring([136, -36], [32, 32], 6), red, 3),
    part(
      Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * Math.PI * 2;
        return ribbon(
          [
            [136, -36, 5],
            [136 + Math.cos(a) * 34, -36 + Math.sin(a) * 34, 8],
          ],
          1,
        );
      }).join(""),
      red,
      3,
    ),
    part(polygon("108 -6, 172 -6, 176 2, 104 2"), yellow, 3),
  ],
});

/** A bulldozer with its blade. */
export const bulldozer: FigureMaker = (m) => ({
  box: { left: -120, right: 160, top: -178, bottom: 3 },
  parts: [
    part(ribbons("30 -40 13, 128 -34 12"), m.dark, 4),
    part("M-104 -120L-10 -120L-10 -110L86 -106L90 -44L-108 -44Z", m.body, 12, {
      lines: { path: "M30 -96L76 -94M30 -82L76 -80M30 -68L76 -66", width: 3 },
    }),
    part(box(52, -146, 64, -104), m.dark, 4),
    part(polygon("-96 -172, -4 -172, 2 -112, -96 -112"), GLASS, 5, {
      lines: { path: "M-46 -172L-46 -112", width: 4 },
    }),
    part(box(-106, -178, 6, -166), m.body, 5),
    part("M-84 -52L72 -52Q100 -50 100 -26Q100 0 72 0L-84 0Q-112 0 -112 -26Q-112 -50 -84 -52Z", m.dark, 9),
    part([-76, -38, 0, 38, 68].map((x) => oval(x, -24, 15)).join(""), grey, 5),
    part("M128 -92Q108 -44 132 2L158 2Q134 -44 146 -92Z", deeper(m.body, m, 0.25), 9),
  ],
});

/** A garbage truck that lifts a bin. */
export const garbageTruck: FigureMaker = (m) => ({
  box: { left: -172, right: 140, top: -166, bottom: 3 },
  parts: [
    part(box(-120, -40, 130, -22), m.dark, 4),
    part("M-120 -150Q-110 -162 -90 -162L48 -162L48 -36L-112 -36Q-136 -90 -120 -150Z", m.body, 14, {
      lines: { path: "M-70 -156L-70 -42M-34 -156L-34 -42M2 -156L2 -42", width: 3 },
    }),
    part("M56 -132L104 -132Q116 -130 122 -108L134 -76L134 -36L56 -36Z", white, 9),
    part("M78 -120L102 -120L116 -84L78 -84Z", GLASS, 3),
    part(polygon("-128 -112, -116 -118, -112 -46, -126 -42"), m.dark, 4),
    part(polygon("-166 -88, -126 -98, -122 -34, -156 -28"), grey, 6),
    part(polygon("-172 -94, -124 -106, -122 -96, -170 -84"), m.dark, 3),
    part(polygon("-46 -118, -20 -92, -38 -92, -38 -70, -54 -70, -54 -92, -72 -92"), white, 2),
    part(tyre(-76, 28) + tyre(-16, 28) + tyre(96, 28), m.dark, 7),
    part(oval(-76, -28, 12) + oval(-16, -28, 12) + oval(96, -28, 12), grey, 4),
    part(oval(130, -56, 6), yellow, 0, { lit: m.palette.lamp }),
    part(box(66, -142, 92, -132), colourTones("orange"), 3),
  ],
});

/** A kick scooter with a motor. */
export const kickScooter: FigureMaker = (m) => ({
  box: { left: -105, right: 100, top: -196, bottom: 3 },
  parts: [
    part(ribbon("74 -34 10, 50 -182 10", 1), grey, 4),
    part(ribbon("26 -186 10, 72 -190 10", 1), m.dark, 4),
    part(oval(58, -186, 8), grey, 3),
    part(ribbon("-92 -30 8, -66 -24 14, 50 -24 14, 70 -48 12"), m.body, 6),
    part(box(-60, -34, 44, -28), m.dark, 2),
    part(oval(-84, -20, 21) + oval(78, -20, 21), m.dark, 6),
    part(oval(-84, -20, 9) + oval(78, -20, 9), grey, 4),
    part(ribbon("56 -52 13, 82 -46 9"), m.body, 4),
    part(oval(68, -128, 7), yellow, 0, { lit: m.palette.lamp }),
  ],
});

/** The streamlined head of a bullet train and its first cars. */
export const bulletTrain: FigureMaker = (m) => ({
  box: { left: -210, right: 200, top: -96, bottom: 3 },
  parts: [
    part(box(-210, -8, 190, 2), m.dark, 2),
    part([-180, -130, -60, 0, 70, 110].map((x) => oval(x, -8, 8)).join(""), m.dark, 3),
    part("M-210 -92L20 -92Q110 -88 196 -28Q204 -10 176 -8L-210 -8Z", m.body, 16),
    part("M-210 -40L170 -40Q186 -34 192 -24L-210 -24Z", colourTones("blue"), 4),
    part("M58 -84Q88 -78 112 -62L70 -62Q60 -70 58 -84Z", m.dark, 3),
    part(boxes(8, -200, 30, 19, -76, -54), m.gold, 0, { lamp: true }),
    part(box(-96, -84, -93, -10) + box(34, -82, 37, -10), deeper(grey, m, 0.2), 1),
    part(polygon("146 -44, 168 -34, 158 -32, 140 -38"), yellow, 0, { lit: m.palette.lamp }),
  ],
});

/** A car of a queue, seen from behind. */
const queued = (
  x: number,
  y: number,
  s: number,
  tones: ReturnType<typeof colourTones>,
  dark: ReturnType<typeof colourTones>,
) => {
  const at = (px: number, py: number): [number, number] => [x + px * s, y + py * s];
  return [
    part(
      polygon([at(-40, -12), at(-24, -12), at(-24, 0), at(-40, 0)]) +
        polygon([at(24, -12), at(40, -12), at(40, 0), at(24, 0)]),
      dark,
      3,
    ),
    part(
      blob([
        at(-48, -8),
        at(-50, -40),
        at(-38, -48),
        at(-28, -74),
        at(0, -80),
        at(28, -74),
        at(38, -48),
        at(50, -40),
        at(48, -8),
        at(0, -5),
      ]),
      tones,
      12 * s,
    ),
    part(polygon([at(-30, -50), at(-22, -70), at(22, -70), at(30, -50)]), GLASS, 2),
    part(
      polygon([at(-46, -38), at(-30, -38), at(-30, -26), at(-46, -26)]) +
        polygon([at(30, -38), at(46, -38), at(46, -26), at(30, -26)]),
      red,
      0,
      { lit: red[0]! },
    ),
    part(polygon([at(-14, -28), at(14, -28), at(14, -18), at(-14, -18)]), white, 1),
  ];
};

/** Many cars one behind the other in three lanes. */
export const trafficJam: FigureMaker = (m) => {
  const tones = (["blue", "red", "white", "yellow", "green", "grey", "orange", "purple"] as const).map(
    colourTones,
  );
  const rows = [
    [-118, 0.42, 62],
    [-92, 0.54, 80],
    [-54, 0.76, 112],
    [0, 1.06, 156],
  ] as const;
  return {
    box: { left: -216, right: 216, top: -156, bottom: 3 },
    parts: rows.flatMap(([y, s, step], r) =>
      [-1, 0, 1].flatMap((lane) => queued(lane * step, y, s, tones[(r * 3 + lane + 9) % 8]!, m.dark)),
    ),
  };
};

/** The cabin of a funicular on its slope. */
export const funicular: FigureMaker = (m) => ({
  box: { left: -173, right: 173, top: -226, bottom: 4 },
  parts: [
    part(polygon("-170 0, 170 -128, 170 3, -170 3"), m.stone, 8),
    part(ribbon("-170 -4 5, 170 -132 5", 1) + ribbon("-170 6 5, 170 -122 5", 1), m.dark, 2),
    part(
      Array.from({ length: 17 }, (_, i) =>
        ribbon(`${-160 + i * 20} ${-10 - i * 7.5} 5, ${-154 + i * 20} ${6 - i * 7.5} 5`, 1),
      ).join(""),
      brown,
      2,
    ),
    part(polygon("-104 -44, 110 -124, 110 -138, -104 -60"), m.dark, 4),
    part(
      polygon("-104 -118, -34 -118, -34 -146, 36 -146, 36 -174, 110 -174, 110 -134, -104 -56"),
      m.body,
      10,
    ),
    part(box(-92, -108, -46, -84) + box(-22, -136, 24, -110) + box(48, -164, 98, -138), m.gold, 0, {
      lamp: true,
    }),
    part(box(-110, -126, -34, -114) + box(-38, -154, 38, -142) + box(32, -182, 118, -170), white, 4),
  ],
});
