import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, ovalPair } from "./strokes.ts";
import { gold } from "./tones.ts";

/** A gate of wrought iron with two wings and pointed bars, between stone pillars. */
export const gate: FigureMaker = (m) => {
  const iron = bodyOr(m, tint(".32 .015 255"));
  const stone = tint(".74 .025 75");
  const bars = Array.from({ length: 12 }, (_, i) => {
    const x = -99 + i * 18;
    const top = -150 - 42 * Math.cos((x / 112) * (Math.PI / 2));
    return { x, top };
  });
  const pillar = (x: number) =>
    part(box(x - 21, -196, x + 21, 2), stone, 8, {
      lines: {
        path: [-160, -124, -88, -52, -18].map((y) => `M${x - 20} ${y}L${x + 20} ${y}`).join(""),
        width: 1.8,
      },
    });
  return boxed([
    part(bars.map(({ x, top }) => ribbon(`${x} 0 6, ${x} ${top} 6`, 2)).join(""), iron, 2),
    part(
      bars
        .map(({ x, top }) =>
          polygon([
            [x - 6, top],
            [x, top - 20],
            [x + 6, top],
          ]),
        )
        .join(""),
      gold,
      2,
    ),
    part(
      ribbon("-108 -16 8, 108 -16 8", 2) +
        ribbon("-108 -76 8, 108 -76 8", 2) +
        ribbon("-108 -148 8, -54 -172 8, 0 -184 8, 54 -172 8, 108 -148 8") +
        ribbon("0 4 7, 0 -190 7", 2),
      iron,
      3,
      { lift: 0.04 },
    ),
    part(ovalPair(9, -90, 7), gold, 3),
    part(
      [-81, -45, 45, 81]
        .map((x) => ribbon(`${x - 12} -50 4, ${x} -66 4, ${x + 12} -50 4, ${x} -36 4, ${x - 12} -50 4`))
        .join(""),
      iron,
      1.5,
    ),
    pillar(-130),
    pillar(130),
    part(box(-157, -208, -103, -194) + box(103, -208, 157, -194), stone, 4, { lift: 0.05 }),
    part(oval(-130, -228, 20) + oval(130, -228, 20), stone, 12),
  ]);
};
