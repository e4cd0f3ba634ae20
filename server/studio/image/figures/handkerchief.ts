import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, petals } from "./strokes.ts";
import { turned } from "./turned.ts";
import { blue, green, white, yellow } from "./tones.ts";

/** A square handkerchief with a lace edge, spread out; one corner has flowers, another is turned over. */
export const handkerchief: FigureMaker = (m) => {
  const cloth = bodyOr(m, white);
  const lean = 0.16;
  const at = (x: number, y: number) => turned([[x, y]], lean, 0, -128)[0]!;
  const lace = Array.from({ length: 44 }, (_, i) => {
    const [side, k] = [i % 4, Math.floor(i / 4)];
    const along = -105 + k * 21;
    const [x, y] = [
      [along, -110],
      [110, along],
      [-along, 110],
      [-110, -along],
    ][side] as [number, number];
    return x + y < -150 ? "" : oval(...at(x, y), 12.5);
  }).join("");
  const stripe = (inset: number, wide: number) =>
    ["-0.4 -1, 1 -1", "1 -1, 1 1", "1 1, -1 1", "-1 1, -1 -0.4"]
      .map((line) => {
        const [a, b] = line
          .split(", ")
          .map((p) => p.split(" ").map((v) => Number(v) * inset) as [number, number]);
        return ribbon([[...at(...a!), wide] as const, [...at(...b!), wide] as const], 2);
      })
      .join("");
  const corner = (points: string) => polygon(turned(points, lean, 0, -128));
  return boxed([
    part(lace, cloth, 5, { lift: -0.04 }),
    part(corner("-108 -38, -38 -108, 108 -108, 108 108, -108 108"), cloth, 5, {
      lines: {
        path: `M${at(-108, -6).join(" ")}L${at(108, 6).join(" ")}M${at(4, -108).join(" ")}L${at(-4, 108).join(" ")}`,
        width: 1.6,
      },
    }),
    part(stripe(86, 5) + stripe(76, 2.4), m.body === m.palette.hero ? blue : white, 1),
    part(
      ribbon([[...at(40, 66), 4] as const, [...at(54, 46), 4] as const, [...at(52, 24), 4] as const]),
      green,
      1,
    ),
    part(petals(5, ...at(38, 48), 6, 17, 14), tint(".68 .17 5"), 3),
    part(petals(5, ...at(58, 22), 5, 13, 11), tint(".74 .13 310"), 3),
    part(oval(...at(38, 48), 6) + oval(...at(58, 22), 4.6), yellow, 2),
    part(corner("-112 -38, -38 -112, -30 -30"), cloth, 9, { lift: 0.08 }),
  ]);
};
