import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { blue, gold, green, grey, red, white } from "./tones.ts";
import { turned } from "./turned.ts";

/** A drone with four rotors. */
export const drone: FigureMaker = (m) => ({
  box: { left: -144, right: 144, top: -104, bottom: 3 },
  parts: [
    part(
      ribbons("-60 -58 10, -104 -82 9", "60 -58 10, 104 -82 9", "-50 -46 9, -76 -58 8", "50 -46 9, 76 -58 8"),
      m.body,
      4,
    ),
    part(oval(-100, -92, 44, 7) + oval(100, -92, 44, 7), paler(grey, 0.3), 2),
    part(oval(-68, -64, 30, 5) + oval(68, -64, 30, 5), grey, 1),
    part(box(-104, -100, -96, -78) + box(96, -100, 104, -78), m.dark, 3),
    part(blob("-62 -62, -30 -78, 30 -78, 62 -62, 50 -36, 0 -28, -50 -36"), m.body, 16),
    part(ribbons("-34 -36 6, -50 0 6", "34 -36 6, 50 0 6", "-64 0 6, -34 0 6", "64 0 6, 34 0 6"), m.dark, 3),
    part(oval(0, -26, 18), m.dark, 6),
    part(oval(0, -24, 10), blue, 4),
    part(oval(-38, -54, 5), red, 0, { lit: red[0]! }),
    part(oval(38, -54, 5), green, 0, { lit: green[0]! }),
  ],
});

/** A satellite with its two wings. */
export const satellite: FigureMaker = (m) => {
  const wing = (s: number) => {
    const at = (x: number, y: number): [number, number] =>
      turned([[s * x, y]], -0.4, 0, -86)[0] as [number, number];
    const lines =
      [60, 84, 108, 132].map((x) => `M${at(x, -24).join(" ")}L${at(x, 24).join(" ")}`).join("") +
      `M${at(38, 0).join(" ")}L${at(154, 0).join(" ")}`;
    return [
      part(
        ribbon(
          [
            [...at(20, 0), 6],
            [...at(44, 0), 6],
          ],
          1,
        ),
        grey,
        2,
      ),
      part(polygon([at(38, -24), at(154, -24), at(154, 24), at(38, 24)]), blue, 4, {
        lines: { path: lines, width: 2.4, light: true },
      }),
    ];
  };
  return {
    box: { left: -160, right: 160, top: -186, bottom: 16 },
    parts: [
      ...wing(1),
      ...wing(-1),
      part(polygon(turned("-26 -42, 26 -42, 26 42, -26 42", -0.4, 0, -86)), m.body, 9),
      part(polygon(turned("-26 -12, 26 -12, 26 8, -26 8", -0.4, 0, -86)), gold, 4),
      part(
        polygon(
          turned(
            Array.from({ length: 24 }, (_, i): [number, number] => [
              Math.cos(i * 0.2618) * 34,
              Math.sin(i * 0.2618) * 12 + 52,
            ]),
            -0.4,
            0,
            -86,
          ),
        ),
        white,
        6,
      ),
      part(
        ribbon(
          [
            ...turned("0 52", -0.4, 0, -86).map(([x, y]) => [x, y, 4] as const),
            ...turned("0 76", -0.4, 0, -86).map(([x, y]) => [x, y, 6] as const),
          ],
          1,
        ),
        grey,
        2,
      ),
    ],
  };
};

/** A planet with its ring. */
export const planet: FigureMaker = (m) => {
  const arc = (from: number, to: number, r: number, w: number) =>
    ribbon(
      Array.from({ length: 25 }, (_, i) => {
        const a = from + ((to - from) * i) / 24;
        const [p] = turned([[Math.cos(a) * r, Math.sin(a) * r * 0.26]], -0.32, 0, -90);
        return [...p!, w * (0.55 + 0.45 * Math.sin(a))] as unknown as readonly [number, number, number];
      }),
      2,
    );
  return {
    box: { left: -156, right: 156, top: -176, bottom: 0 },
    parts: [
      part(arc(Math.PI, Math.PI * 2, 140, 20), paler(m.body, 0.35), 4),
      part(oval(0, -90, 78), m.body, 52),
      part(
        blob("-74 -112, 0 -124, 70 -128, 74 -112, 0 -104, -77 -94") +
          blob("-76 -70, 0 -76, 76 -92, 74 -72, 0 -52, -68 -52"),
        deeper(m.body, m, 0.18),
        8,
      ),
      part(arc(0, Math.PI, 140, 20), paler(m.body, 0.35), 4, { lift: 0.1 }),
      part(arc(0, Math.PI, 118, 8), paler(gold, 0.2), 2, { lift: 0.1 }),
    ],
  };
};

/** A bar code. */
export const barcode: FigureMaker = (m) => {
  const wide = [4, 2, 7, 3, 2, 9, 2, 5, 3, 8, 2, 4, 6, 2, 3, 9, 4, 2, 6, 3];
  let x = -94;
  const bars = wide
    .map((w, i) => {
      const left = x;
      x += w + 4.6;
      return box(left, -132, left + w, i % 6 === 0 ? -26 : -36);
    })
    .join("");
  return {
    box: { left: -110, right: 110, top: -150, bottom: 3 },
    parts: [
      part("M-108 -142Q-108 -148 -102 -148L102 -148Q108 -148 108 -142L108 0L-108 0Z", m.body, 4),
      part(bars, [m.palette.ink, m.palette.ink, m.palette.ink, m.palette.ink], 0),
      part(
        Array.from({ length: 11 }, (_, i) => box(-86 + i * 16, -26, -78 + i * 16, -12)).join(""),
        [m.palette.ink, m.palette.ink, m.palette.ink, m.palette.ink],
        0,
      ),
    ],
  };
};
