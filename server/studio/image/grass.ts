import { css, mix } from "./colour.ts";
import { between } from "./random.ts";
import type { Layer, Stage } from "./stage.ts";
import { drawPlate } from "./stage.ts";

/**
 * Three rows of grass along the bottom edge, from the furthest to the nearest, which sway in the wind. `y` is the
 * ground of the furthest, and `tall` about the height of the highest blades, both in design units. `flowers` adds dots
 * at the tips of some blades.
 */
export function grassLayers(stage: Stage, options: { y: number; tall: number; flowers?: boolean }): Layer[] {
  const { palette } = stage;
  return [0, 1, 2].map((row) => {
    const random = stage.random(`grass ${row}`);
    const base = options.y + row * 16;
    const tall = options.tall * (0.62 + row * 0.25);
    const plate = stage.plate({
      ...stage.ground,
      left: stage.ground.left - 20,
      right: stage.ground.right + 20,
      top: base - tall * 1.25,
    });
    const { c } = plate;
    const light = mix(palette.land[2]!, palette.land[1]!, 0.5 - row * 0.25);
    const dark = mix(palette.land[3]!, palette.ink, row * 0.3);
    c.lineCap = "round";
    for (let i = 0; i < 620; i++) {
      const x = between(random, -700, 700);
      const height = tall * between(random, 0.35, 1);
      const lean = between(random, -0.3, 0.42) * height;
      const foot = base + random() * 40;
      c.strokeStyle = css(mix(dark, light, random()));
      c.lineWidth = between(random, 0.8, 2.2) * (0.8 + row * 0.25);
      c.beginPath();
      c.moveTo(x, foot + 60);
      c.quadraticCurveTo(x + lean * 0.1, foot - height * 0.6, x + lean, foot - height);
      c.stroke();
      if (!options.flowers || random() > 0.07) continue;
      c.fillStyle = css(random() < 0.5 ? palette.trim[0]! : palette.trim[1]!);
      c.beginPath();
      c.arc(x + lean, foot - height, between(random, 1.8, 4.4) * (0.8 + row * 0.2), 0, Math.PI * 2);
      c.fill();
    }
    return {
      depth: 0.7 + row * 0.12,
      paint(into, t) {
        into.save();
        // A shear that leaves the roots in place. It is 0 at t = 0, the time of an image, in every row.
        const bend = 0.035 * (Math.sin(2 * Math.PI * (t + row * 0.13)) - Math.sin(2 * Math.PI * row * 0.13));
        into.transform(1, 0, bend, 1, -bend * (base + 60), 0);
        drawPlate(into, plate);
        into.restore();
      },
    };
  });
}
