import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon, ribbon, type Joint, type Point } from "./outline.ts";
import { deeper } from "./strokes.ts";
import { brown } from "./tones.ts";

const TURN = -0.62;
const at = (x: number, y: number): Point => [
  x * Math.cos(TURN) - y * Math.sin(TURN),
  -60 + x * Math.sin(TURN) + y * Math.cos(TURN),
];

const TEETH = Array.from({ length: 33 }, (_, i): Point =>
  at(132 - i * 5.6, (i % 2 === 0 ? 24 : 33) - (132 - i * 5.6) * 0.01),
);

const HANDLE = (
  [
    [-56, -24, 20],
    [-92, -32, 20],
    [-112, -16, 19],
    [-104, 14, 19],
    [-112, 36, 19],
    [-88, 44, 18],
    [-62, 30, 20],
    [-54, 4, 24],
    [-56, -24, 20],
  ] as const
).map(([x, y, width]): Joint => [...at(x, y), width]);

/** A handsaw: a toothed blade of steel in a handle of wood. */
export const saw: FigureMaker = (m) =>
  boxed([
    part(polygon([at(-58, -28), at(138, -4), at(138, 24), ...TEETH, at(-54, 32)]), m.body, 5, {
      lines: { path: `M${at(-40, -16).join(" ")}L${at(132, 4).join(" ")}`, width: 1.6, light: true },
    }),
    part(ribbon(HANDLE, 6), deeper(brown, m, 0.06), 7),
    part(
      [at(-50, -14), at(-48, 8)]
        .map(([x, y]) =>
          ribbon([
            [x, y, 6],
            [x + 0.5, y, 6],
          ]),
        )
        .join(""),
      m.gold,
      2,
    ),
  ]);
