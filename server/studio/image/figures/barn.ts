import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, polygon, ribbon } from "./outline.ts";
import { bodyOr } from "./strokes.ts";
import { white, yellow } from "./tones.ts";

/** A barn of red boards with white crosses on its doors, and hay in the loft. */
export const barn: FigureMaker = (m) => {
  const boards = bodyOr(m, tint(".48 .16 27"));
  const roof = tint(".42 .02 250");
  const beams = (lines: readonly string[], wide: number) =>
    lines
      .map((line) => {
        const [a, b] = line.split(",");
        return ribbon(`${a} ${wide}, ${b} ${wide}`, 2);
      })
      .join("");
  return boxed([
    part(polygon("-110 -130, -84 -184, 0 -228, 84 -184, 110 -130, 110 0, -110 0"), boards, 9, {
      lines: {
        path: Array.from({ length: 13 }, (_, i) => `M${-96 + i * 16} -200L${-96 + i * 16} 0`).join(""),
        width: 1.2,
      },
    }),
    part(box(-30, -178, 30, -132), tint(".26 .03 50"), 4),
    part("M-30 -132L-30 -148Q-12 -166 4 -152Q20 -164 30 -146L30 -132Z", yellow, 6, {
      lines: { path: "M-22 -146L-14 -134M-8 -154L-2 -138M12 -154L10 -138M22 -148L24 -136", width: 1.6 },
    }),
    part(box(-60, -96, 60, 0), boards, 4, { lift: -0.08 }),
    part(
      beams(
        [
          "-60 -96,60 -96",
          "-60 -2,60 -2",
          "-60 -96,-60 -2",
          "60 -96,60 -2",
          "0 -96,0 -2",
          "-58 -94,-2 -4",
          "-2 -94,-58 -4",
          "58 -94,2 -4",
          "2 -94,58 -4",
        ],
        7,
      ),
      white,
      2,
    ),
    part(
      beams(["-32 -180,32 -180", "-32 -130,32 -130", "-32 -180,-32 -130", "32 -180,32 -130"], 7),
      white,
      2,
    ),
    part(beams(["-126 -122,-94 -190", "-94 -190,0 -240", "0 -240,94 -190", "94 -190,126 -122"], 17), roof, 6),
    part(box(-6, -262, 6, -236) + polygon("-16 -256, 18 -268, 18 -258"), roof, 2),
  ]);
};
