import type { Thing } from "../../reading/scene/catalogue.ts";
import { css, type Lab, mix, oklch } from "../colour.ts";
import { thingFigure } from "../figures/thing-figures.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import { drawPlate, type Layer, type Plate, type Stage } from "../stage.ts";
import { airAt, onField, view } from "./furrows.ts";
import { field } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

/** A ship that lies on its side on the mud. */
function stranded(
  stage: Stage,
  thing: Thing,
  at: { x: number; foot: number; tall: number; turn: number; haze: number },
): Layer {
  const { figure } = thingFigure(thing, stage.palette);
  const { top, bottom } = figure.box;
  const size = at.tall / (bottom - top);
  const plate = sculpt(stage, figure, { size, x: at.x, y: at.foot, turn: at.turn, haze: at.haze });
  return {
    depth: 0.37,
    paint(c) {
      c.save();
      c.fillStyle = css(stage.palette.ink, 0.28);
      c.beginPath();
      c.ellipse(at.x, at.foot - 2, at.tall * 0.7, at.tall * 0.08, 0, 0, Math.PI * 2);
      c.fill();
      c.translate(at.x, at.foot - bottom * size * 0.86);
      drawPlate(c, plate);
      c.restore();
    },
  };
}

/** The corners of the plates into which mud breaks, in rows and columns. */
function cracked(stage: Stage, c: Plate["c"], mud: readonly Lab[]): void {
  const random = stage.random("cracks");
  const { haze } = stage.palette;
  const rows: number[] = [];
  for (let z = 46; z > 2; z -= z > 20 ? 2.4 : z > 9 ? 1.5 : 0.95) rows.push(z);
  const step = 1.7;
  const corner = rows.map((z) =>
    Array.from({ length: 54 }, (_, k) => [
      (k - 27) * step * (z > 20 ? 1.9 : 1) + between(random, -0.5, 0.5),
      z + between(random, -0.32, 0.32) * (z > 20 ? 1.6 : 1),
    ]),
  );
  for (let i = 0; i + 1 < rows.length; i++)
    for (let k = 0; k + 1 < 54; k++) {
      const shift = i % 2;
      const points = [
        corner[i]![k]!,
        corner[i]![k + 1]!,
        corner[i + 1]![Math.min(53, k + 1 + shift)]!,
        corner[i + 1]![Math.min(53, k + shift)]!,
      ].map(([x, z]) => view.point(x!, 0, Math.max(1.9, z!)));
      if (Math.min(...points.map(([x]) => Math.abs(x))) > 780) continue;
      const z = rows[i]!;
      const tone = mix(mud[random() < 0.5 ? 0 : 1]!, mud[2]!, random() * 0.3);
      c.beginPath();
      for (const [x, y] of points) c.lineTo(x, y);
      c.closePath();
      c.fillStyle = css(mix(tone, haze, airAt(z)));
      c.fill();
      c.lineJoin = "round";
      c.strokeStyle = css(mix(mud[3]!, haze, airAt(z)));
      c.lineWidth = Math.max(1, view.size(z) * 0.055);
      c.stroke();
      // The lit edge of a plate.
      c.strokeStyle = css(mix(mix(mud[0]!, [0.98, 0, 0.02], 0.35), haze, airAt(z)), 0.8);
      c.lineWidth = Math.max(0.6, view.size(z) * 0.018);
      c.beginPath();
      c.moveTo(points[3]![0], points[3]![1] - 2);
      c.lineTo(points[2]![0], points[2]![1] - 2);
      c.stroke();
    }
}

/** The bottom of a sea without its water: cracked mud, and far away a ship that lies on it. */
export const drySeabed: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const { side } = input.plan;
  const mud = [".74 .045 75", ".66 .05 70", ".54 .05 62", ".30 .03 52"].map((tone) =>
    mix(oklch(tone), palette.land[1]!, 0.12),
  );
  const base = onField(
    stage,
    field(stage, { ...input, description: { ...input.description, place: "cave" } }),
    (c) => cracked(stage, c, mud),
  );
  // Small and in the haze, as the dream does not name it: it shows that the ground was a seabed.
  const ship = stranded(stage, "ship", { x: side * 360, foot: 476, tall: 54, turn: side * 0.2, haze: 0.62 });
  const layers = [...base.layers, ship];
  return { ...base, layers, rows: { front: 660, back: 584 } };
};
