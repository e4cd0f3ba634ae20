import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon } from "./outline.ts";
import { bodyOr } from "./strokes.ts";
import { white } from "./tones.ts";

/** A cut diamond: facets of different brightness, and a sparkle. */
export const diamond: FigureMaker = (m) => {
  const stone = bodyOr(m, tint(".78 .09 230"));
  const facet = (corners: string, lift: number) => part(polygon(corners), stone, 2, { lift });
  const sparkle = (x: number, y: number, r: number) =>
    polygon(
      Array.from({ length: 8 }, (_, i) => {
        const a = (i / 8) * Math.PI * 2;
        const far = i % 2 ? r * 0.22 : r;
        return [x + Math.cos(a) * far, y + Math.sin(a) * far] as const;
      }),
    );
  return boxed([
    facet("-72 -160, -30 -160, -60 -110, -116 -110", 0.06),
    facet("-30 -160, 30 -160, 0 -112, -60 -110", 0.18),
    facet("-30 -160, 0 -112, -60 -110", 0.1),
    facet("30 -160, 60 -110, 0 -112", 0.02),
    facet("72 -160, 30 -160, 60 -110, 116 -110", -0.08),
    facet("-116 -110, -60 -110, 0 0", 0),
    facet("-60 -110, 0 -112, 0 0", 0.14),
    facet("0 -112, 60 -110, 0 0", -0.04),
    facet("60 -110, 116 -110, 0 0", -0.16),
    part(sparkle(-84, -168, 26) + sparkle(90, -70, 16), white, 0, { lift: 0.2 }),
  ]);
};
