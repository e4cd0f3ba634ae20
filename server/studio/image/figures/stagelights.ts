import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { colourTones, grey, white } from "./tones.ts";
import { turned } from "./turned.ts";

/** A disco ball of many mirrors, with its rays. */
export const discoBall: FigureMaker = (m) => {
  const cells = Array.from({ length: 9 }, (_, r) => {
    const a = -1.35 + r * 0.3375;
    const [y, w, h] = [-84 + Math.sin(a) * 78, Math.cos(a) * 78, Math.max(5, Math.cos(a) * 21)];
    const n = Math.max(4, Math.round(w / 8.2));
    return Array.from({ length: n }, (_, i) => {
      const [u, v] = [-Math.cos((i / n) * Math.PI) * w, -Math.cos(((i + 1) / n) * Math.PI) * w];
      return {
        path: box(u + 1, y - h / 2, v - 1, y + h / 2 - 1.6),
        tone: (i * 7 + r * 5 + ((i * r) % 3)) % 6,
      };
    });
  }).flat();
  const of = (...tones: number[]) =>
    cells
      .filter(({ tone }) => tones.includes(tone))
      .map(({ path }) => path)
      .join("");
  return {
    box: { left: -120, right: 116, top: -230, bottom: 30 },
    parts: [
      part(box(-2, -230, 2, -160), m.dark, 1),
      part(box(-12, -174, 12, -160), grey, 4),
      part(oval(0, -84, 80), deeper(grey, m, 0.4), 20),
      part(of(0, 1), m.body, 2),
      part(of(2, 3), deeper(m.body, m, 0.3), 2),
      part(of(4), paler(colourTones("pink"), 0.2), 0, { lit: paler(colourTones("pink"), 0.2)[0]! }),
      part(of(5), white, 0, { lit: m.palette.lamp }),
      part(
        [
          [-92, -150],
          [96, -140],
          [-104, -20],
          [100, -6],
          [84, -190],
        ]
          .map(([x, y]) =>
            polygon([
              [x!, y! - 16],
              [x! + 4, y! - 4],
              [x! + 16, y!],
              [x! + 4, y! + 4],
              [x!, y! + 16],
              [x! - 4, y! + 4],
              [x! - 16, y!],
              [x! - 4, y! - 4],
            ]),
          )
          .join(""),
        white,
        0,
        { lit: m.palette.lamp },
      ),
    ],
  };
};

/** A spotlight on its stand with its beam. */
export const spotlight: FigureMaker = (m) => ({
  box: { left: -110, right: 190, top: -228, bottom: 3 },
  parts: [
    part(
      polygon("-4 -176, 14 -214, 190 -40, 80 0"),
      m.gold.map((tone) => m.palette.haze.map((h, i) => h * 0.4 + tone[i]! * 0.6) as unknown as typeof tone),
      0,
      { lamp: true },
    ),
    part(ribbons("-60 -120 9, -60 -10 9", "-60 -40 8, -104 0 8", "-60 -40 8, -16 0 8"), m.dark, 4),
    part(ring([-44, -170], [48, 48], 8, [0.9, 3.3]), grey, 3),
    part(polygon(turned("-50 -24, 20 -38, 34 -38, 34 38, 20 38, -50 24", 0.72, -40, -176)), m.body, 12),
    part(
      polygon(
        turned(
          Array.from({ length: 24 }, (_, i): [number, number] => [
            34 + Math.cos(i * 0.2618) * 8,
            Math.sin(i * 0.2618) * 36,
          ]),
          0.72,
          -40,
          -176,
        ),
      ),
      m.gold,
      0,
      { lit: m.palette.lamp },
    ),
  ],
});

/** A box-shaped loudspeaker. */
export const loudspeaker: FigureMaker = (m) => ({
  box: { left: -68, right: 68, top: -212, bottom: 3 },
  parts: [
    part("M-66 -204Q-66 -210 -60 -210L60 -210Q66 -210 66 -204L66 0L-66 0Z", m.body, 7),
    part(oval(0, -160, 31) + oval(0, -70, 53), grey, 4),
    part(oval(0, -160, 25) + oval(0, -70, 46), m.dark, 12, {
      lines: { path: "M-36 -70A36 36 0 1 1 36 -70A36 36 0 1 1 -36 -70", width: 2 },
    }),
    part(oval(0, -160, 10) + oval(0, -70, 18), grey, 8),
  ],
});

/** A megaphone with its sound. */
export const megaphone: FigureMaker = (m) => ({
  box: { left: -100, right: 130, top: -157, bottom: 3 },
  parts: [
    part(ribbon("-30 -64 13, -20 -4 14", 1), m.dark, 5),
    part(polygon("-96 -102, -70 -112, -70 -56, -96 -66"), m.dark, 6),
    part(polygon("-74 -112, 56 -156, 56 -12, -74 -56"), m.body, 16),
    part(oval(56, -84, 19, 73), white, 5),
    part(oval(58, -84, 12, 58), deeper(m.body, m, 0.45), 4),
    part(ring([60, -84], [34, 40], 6, [-0.8, 0.8]) + ring([66, -84], [54, 62], 6, [-0.8, 0.8]), white, 2),
  ],
});
