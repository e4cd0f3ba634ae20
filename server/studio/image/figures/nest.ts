import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { deeper, paler, scattered } from "./strokes.ts";
import { brown } from "./tones.ts";

const EGG = tint(".86 .055 205");
const EGGS = [
  [4, -108],
  [-46, -88],
  [48, -90],
] as const;

/** Twigs along the bowl of the nest; `turn` moves them on. */
const twigs = (count: number, turn: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = ((i * 0.618 + turn) % 1) * 2 - 1;
    const down = (i * 0.382 + turn) % 1;
    const y = -74 + down * 62;
    const half = 118 - down * down * 62;
    const x = t * (half - 38);
    const bend = (1 - t * t) * 12;
    return ribbon([
      [x - 44, y - 8 + (i % 3) * 7, 5],
      [x, y + bend - 4, 7],
      [x + 44, y - 12 + ((i + 1) % 4) * 6, 4],
    ]);
  }).join("");

/** A bowl of twigs with three speckled eggs. */
export const nest: FigureMaker = (m) => {
  const straw = paler(m.body, 0.3);
  return boxed([
    part(oval(0, -76, 116, 30), deeper(m.body, m, 0.55), 6),
    ...EGGS.map(([x, y]) => part(oval(x, y, 35, 43), EGG, 18)),
    part(
      EGGS.flatMap(([x, y]) =>
        scattered(7, x, y - 10, 22, 26).map(([sx, sy], i) => oval(sx, sy, 2 + (i % 2), 2.4)),
      ).join(""),
      deeper(brown, m, 0.2),
      0.6,
    ),
    part("M-118 -78Q-60 -46 0 -46Q60 -46 118 -78Q116 -30 74 -6Q0 12 -74 -6Q-116 -30 -118 -78Z", m.body, 16),
    part(twigs(16, 0.1), deeper(m.body, m, 0.35), 3),
    part(twigs(16, 0.43), straw, 3),
    part(twigs(11, 0.77), m.body, 3, { lift: 0.05 }),
    part(ribbon("96 -66 5, 130 -84 4, 142 -102 2") + ribbon("-100 -58 5, -132 -74 3, -146 -70 2"), m.body, 2),
  ]);
};
