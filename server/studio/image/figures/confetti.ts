import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon, ribbon } from "./outline.ts";
import { scattered } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const BRIGHT = ["red", "yellow", "green", "blue", "pink", "orange", "purple"] as const;
/** One of the colours of a feast. */
export const bright = (i: number) => colourTones(BRIGHT[i % BRIGHT.length]!);

/** Bits of coloured paper in the air. */
export const confetti: FigureMaker = () => ({
  box: { left: -150, right: 153, top: -230, bottom: 6 },
  parts: BRIGHT.flatMap((_, k) => [
    part(
      scattered(90, 0, -116, 142, 110)
        .filter((_spot, i) => i % 7 === k)
        .map(([x, y], i) => {
          const [dx, dy] = [Math.cos(i * 2.1 + k) * 6, Math.sin(i * 2.1 + k) * 6];
          return i % 3
            ? polygon([
                [x - dx, y - dy],
                [x + dy * 0.8, y - dx * 0.8],
                [x + dx, y + dy],
                [x - dy * 0.8, y + dx * 0.8],
              ])
            : ribbon([
                [x - 8, y, 3.4],
                [x - 2, y + 6, 3.4],
                [x + 4, y - 2, 3.4],
                [x + 10, y + 4, 3.4],
              ]);
        })
        .join(""),
      bright(k),
      1.4,
    ),
  ]),
});
