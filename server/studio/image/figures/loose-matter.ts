/** Matter without a shape of its own, where it falls or is inside another thing. */
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { mix } from "../colour.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

const DROPS = [
  [-88, -150, 19],
  [-18, -176, 15],
  [66, -160, 21],
  [-44, -74, 17],
  [22, -86, 14],
  [100, -60, 17],
  [-98, -18, 14],
  [12, -16, 20],
  [70, -12, 14],
] as const;

/** Heavy drops of mud. */
export function mudDrops(palette: Palette): Figure {
  const brown = colourTones("brown").map((tone, i) => mix(tone, palette.haze, 0.16 - i * 0.03));
  const drop = (x: number, y: number, r: number) =>
    `M${x} ${y - r * 3.4}Q${x + r * 0.5} ${y - r * 1.4} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Q${x - r * 0.5} ${y - r * 1.4} ${x} ${y - r * 3.4}Z`;
  return {
    box: { left: -122, right: 124, top: -242, bottom: 4 },
    parts: [
      part(DROPS.map(([x, y, r]) => drop(x, y, r)).join(""), brown, 7),
      part(DROPS.map(([x, y, r]) => oval(x - r * 0.34, y - r * 0.2, r * 0.2, r * 0.34)).join(""), brown, 1, {
        lift: 0.3,
      }),
    ],
  };
}

/** A tangle of long hair. */
export function tresses(colour: "black" | "brown" | "blue" = "black"): Figure {
  const tones = colourTones(colour);
  const strand = (x: number, bend: number, lift: number) =>
    part(
      ribbon([
        [x * 0.5, -168, 9],
        [x + bend, -126, 19],
        [x * 0.8 - bend, -78, 21],
        [x * 1.2 + bend, -30, 17],
        [x * 1.3 - bend * 0.6, -2, 4],
      ]),
      tones,
      7,
      { lift },
    );
  const spread = [-72, -48, -24, 0, 24, 48, 72];
  return {
    box: { left: -112, right: 112, top: -176, bottom: 4 },
    parts: [
      part(
        "M-60 -150Q-30 -178 0 -174Q30 -178 60 -150Q98 -100 92 -46Q84 -8 40 -4Q0 6 -40 -4Q-84 -8 -92 -46Q-98 -100 -60 -150Z",
        tones,
        18,
        { lift: -0.06 },
      ),
      ...spread.map((x, i) => strand(x, i % 2 ? 9 : -8, i % 2 ? 0.08 : 0)),
      ...[-36, 12, 60].map((x) => strand(x, -6, 0.15)),
    ],
  };
}
