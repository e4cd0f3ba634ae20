import { glowLayer } from "../air.ts";
import type { Disc } from "../disc.ts";
import { discPlate } from "../disc.ts";
import type { Glow } from "../sky.ts";
import { skyLayer, starLayer } from "../sky.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";

/** The sky with its disc, the light around it and, if dark enough, stars. */
export function dome(
  stage: Stage,
  disc: Disc,
  options: { horizon: number; stars?: number; starry?: boolean; streaks?: number; afterglow?: number },
): Layer[] {
  const { palette } = stage;
  const { horizon } = options;
  const around: Glow[] =
    disc.kind === "none" || disc.kind === "rainbow"
      ? []
      : [
          { x: disc.x, y: disc.y, radius: disc.radius * 3.4, strength: 0.34, colour: palette.glow },
          {
            x: disc.x,
            y: disc.y,
            radius: disc.radius * 1.75,
            strength: disc.kind === "crescent" ? 0.16 : 0.4,
            colour: palette.disc[0],
          },
        ];
  const layers = [
    skyLayer(stage, {
      horizon,
      streaks: options.streaks,
      glows: [
        ...around,
        { x: disc.x, y: horizon, radius: 640, strength: options.afterglow ?? 0.28, colour: palette.haze },
      ],
    }),
  ];
  const dark = palette.sky[0]![0];
  // Stars that a dream names can be seen by day too.
  if (options.starry && dark >= 0.3)
    layers.push(starLayer(stage, { bottom: horizon * 0.86, count: 140, strength: 2, size: 4 }));
  else if (dark < 0.45)
    layers.push(
      starLayer(stage, {
        bottom: horizon * 0.86,
        count: options.stars ?? Math.round(300 * (0.62 - dark)),
        strength: 1.1 - dark,
      }),
    );
  const plate = discPlate(stage, disc);
  if (plate) layers.push(plateLayer(plate, 0.05));
  if (around.length > 0)
    layers.push(
      glowLayer({
        x: disc.x,
        y: disc.y,
        radius: disc.radius * 2.4,
        colour: palette.glow,
        strength: 0.12,
        depth: 0.05,
      }),
    );
  return layers;
}
