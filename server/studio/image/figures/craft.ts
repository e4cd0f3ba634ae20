import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { brown, colourTones, grey, white } from "./tones.ts";

const GLASS = paler(colourTones("blue"), 0.45);

/** A raft of logs with a mast. */
export const raft: FigureMaker = (m) => ({
  box: { left: -140, right: 140, top: -190, bottom: 3 },
  parts: [
    part(box(-5, -188, 5, -30), deeper(brown, m, 0.2), 4),
    part(polygon("8 -180, 88 -170, 82 -78, 8 -66"), paler(white, 0.2), 8, {
      lines: { path: "M12 -150L84 -146M12 -110L82 -108", width: 1.6 },
    }),
    part(polygon("-112 -46, 112 -46, 138 -16, -138 -16"), deeper(m.body, m, 0.2), 4, {
      lines: { path: "M-120 -36L120 -36M-128 -26L128 -26", width: 2.4 },
    }),
    part([-115, -69, -23, 23, 69, 115].map((x) => oval(x, -12, 24, 15)).join(""), m.body, 8),
    part([-115, -69, -23, 23, 69, 115].map((x) => oval(x, -12, 14, 8)).join(""), paler(m.body, 0.4), 2, {
      lines: {
        path: [-115, -69, -23, 23, 69, 115].map((x) => `M${x - 7} -12A7 4 0 1 1 ${x + 7} -12`).join(""),
        width: 1.4,
      },
    }),
    part(ribbons("-90 -46 6, -96 -14 6", "90 -46 6, 96 -14 6"), paler(brown, 0.4), 2),
  ],
});

/** A white motor yacht. */
export const yacht: FigureMaker = (m) => ({
  box: { left: -176, right: 190, top: -134, bottom: 3 },
  parts: [
    part(ribbon("-20 -108 3, -26 -132 3", 1) + oval(-8, -118, 9, 5), grey, 2),
    part("M-84 -94L40 -94L20 -116L-70 -116Z", m.body, 6),
    part("M-66 -110L14 -110L26 -98L-76 -98Z", m.dark, 3),
    part("M-130 -54L-112 -94L50 -94L100 -54Z", m.body, 8),
    part("M-100 -84L44 -84L70 -64L-110 -64Z", m.dark, 3),
    part("M-170 -56L188 -62Q150 -6 84 0L-140 0Q-166 -20 -170 -56Z", m.body, 12),
    part("M-152 -14L112 -14Q96 -2 84 0L-140 0Z", colourTones("blue"), 4),
    part([-90, -54, -18, 18, 54].map((x) => oval(x, -36, 10, 5)).join(""), m.dark, 1),
    part(ribbon("106 -58 3, 118 -76 3, 176 -78 3, 182 -62 3", 1), grey, 1),
  ],
});

/** A canoe with turned-up ends and a paddle. */
export const canoe: FigureMaker = (m) => ({
  box: { left: -160, right: 160, top: -120, bottom: 3 },
  parts: [
    part(ribbon("-30 -110 5, 26 -30 5", 1), brown, 2),
    part(blob("-42 -118, -26 -114, -20 -92, -30 -84, -44 -96"), brown, 4),
    part(
      "M-158 -82Q-142 -86 -132 -62Q0 -34 132 -62Q142 -86 158 -82Q152 -22 104 -4Q0 6 -104 -4Q-152 -22 -158 -82Z",
      m.body,
      14,
      {
        lines: { path: "M-126 -30Q0 -2 126 -30", width: 2.4 },
      },
    ),
    part("M-132 -64Q0 -34 132 -64Q0 -54 -132 -64Z", m.dark, 3, { lift: 0.06 }),
    part(ribbons("-60 -56 6, -60 -46 6", "60 -56 6, 60 -46 6"), paler(brown, 0.3), 2),
  ],
});

/** A jet ski on its spray. */
export const jetSki: FigureMaker = (m) => ({
  box: { left: -170, right: 130, top: -126, bottom: 6 },
  parts: [
    part(blob("-168 -8, -158 -46, -136 -30, -120 -62, -100 -24, -92 4, -150 6"), white, 6),
    part("M-110 -46L120 -40Q132 -34 104 -6Q60 6 -84 2Q-108 -10 -110 -46Z", white, 9),
    part("M-112 -52Q-80 -84 -30 -80L10 -78L44 -96Q96 -78 122 -40L-110 -44Z", m.body, 12, {
      lines: { path: "M20 -72Q70 -66 104 -46", width: 4, light: true },
    }),
    part(blob("-92 -70, -60 -92, -10 -86, 0 -74, -40 -68"), m.dark, 7),
    part(ribbon("40 -90 8, 28 -116 8", 1) + ribbon("12 -112 8, 44 -122 8", 1), m.dark, 3),
    part(polygon("44 -96, 62 -116, 74 -88"), GLASS, 3),
  ],
});
