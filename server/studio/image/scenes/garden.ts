import { mistLayer } from "../air.ts";
import { actor, companyLayers, heroLayers, groundedActor } from "../cast.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import { css, mix } from "../colour.ts";
import { ribbon } from "../figures/outline.ts";
import { grassLayers } from "../grass.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { Path2D } from "@napi-rs/canvas";
import { dome } from "./dome.ts";

const TIMES = new Set(["clock", "late", "hourglass"]);

/** Rolling meadows with giant flowers, or clocks on stems. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("garden");
  const horizon = between(random, 420, 450);
  const layers = dome(stage, plan.disc, { horizon: horizon + 30 });
  const heaps = cloudRow(random, 5, {
    x: [-600, 300, 90],
    y: horizon + 30,
    reach: [110, 190],
    height: [60, 150],
  });
  layers.push(driftLayer(cloudPlate(stage, "back", heaps, palette.cloud), 0.15, 14));
  const noise = stage.noise("meadow");
  const ground = paintLandscape(stage, {
    horizon: horizon + 10,
    eye: 3.1,
    near: 2.6,
    far: 52,
    height: (x, z) =>
      (fractal(noise, x / 12 + 3, z / 13, 2) * 1.9 + 0.3) * Math.min(1, Math.max(0, (z - 4) / 9)),
    texture: (x, z) =>
      Math.sin((x + fractal(noise, x / 5, z / 5, 2) * 3) * 2.4) * 0.045 +
      fractal(noise, x * 2, z * 2, 2) * 0.07,
    tones: palette.land,
  });
  layers.push(
    plateLayer(ground.plate, 0.35),
    mistLayer(stage, "far", { y: horizon + 6, height: 36, strength: 0.45, depth: 0.25 }),
  );
  const clocks = TIMES.has(plan.hero) || random() < 0.1;
  for (let i = 8; i >= 1; i--) {
    const distance = 8.5 + i * 2.6;
    const spot = ground.place((random() - 0.5) * distance * 1.35, distance);
    const tall = spot.size * between(random, 1.7, 3);
    if (Math.abs(spot.x - side * 170 * plan.reach) < 60) continue;
    if (clocks) {
      layers.push(stemLayer(stage, spot.x, spot.y, tall, spot.haze));
      layers.push(
        actor(stage, "clock", {
          x: spot.x,
          y: spot.y - tall,
          height: tall * 0.62,
          depth: 0.36,
          haze: spot.haze * 0.7,
        }).layer,
      );
    } else
      layers.push(
        ...groundedActor(stage, i % 4 === 0 ? "mushroom" : "flower", {
          x: spot.x,
          y: spot.y + 3,
          height: tall,
          depth: 0.36,
          haze: spot.haze * 0.7,
          flip: random() < 0.5,
        }),
      );
  }
  const spot = ground.place(side * between(random, 1.8, 2.3) * plan.reach, 7.8);
  layers.push(
    ...heroLayers(stage, plan, {
      ground: { x: spot.x, y: Math.min(spot.y + 4, 668), height: 350, width: 380, depth: 0.48 },
      air: { x: side * 160 * plan.reach, y: 270, height: 320, width: 390, depth: 0.45 },
    }),
  );
  if (random() < 0.5) layers.push(flockLayer(stage, { x: -side * 140, y: 160, spread: 130 }, 8));
  const feet = ground.place(-side * between(random, 0.8, 1.4), 7.6);
  layers.push(
    ...companyLayers(stage, plan.people, {
      x: feet.x,
      // Not lower, or the grass would hide the people.
      y: Math.min(feet.y, 662),
      height: 90,
      depth: 0.6,
      on: "ground",
      shadow: 0.4,
      toward: -side,
    }),
  );
  layers.push(...grassLayers(stage, { y: 690, tall: 76, flowers: !clocks }));
  return layers;
}

function stemLayer(stage: Stage, x: number, y: number, tall: number, haze: number): Layer {
  const stem = new Path2D(
    ribbon(
      [
        [x, y + 4, tall * 0.035],
        [x + tall * 0.05, y - tall * 0.35, tall * 0.028],
        [x, y - tall * 0.7, tall * 0.024],
      ],
      6,
    ),
  );
  const colour = css(
    mix(mix(stage.palette.land[3]!, stage.palette.land[2]!, 0.4), stage.palette.haze, haze * 0.7),
  );
  return {
    depth: 0.36,
    paint: (c) => {
      c.fillStyle = colour;
      c.fill(stem, "nonzero");
    },
  };
}

export const garden: Scene = {
  name: "garden",
  // prettier-ignore
  places: {
    garden: 3, flower: 2.4, clock: 1.8, late: 1.6, child: 1.1, mother: 0.9, friend: 0.9, butterfly: 1.5,
    horse: 0.8, dog: 1, birth: 1, wedding: 1.3, kiss: 1.2, fruit: 1, meal: 0.7, rainbow: 1.2, baby: 1,
    insect: 0.9, bread: 0.9, cat: 0.6, tree: 0.9,
  },
  suits: (mood) => mood.valence * 0.4 + mood.light * 0.2,
  heroes: ["jellyfish", "tree", "airship", "rabbit", "butterfly", "clock", "balloon"],
  never: ["flower"],
  discs: ["sun", "moon", "sun", "planet", "none"],
  weathers: ["petals", "dust", "fireflies", "clear"],
  palettes: ["dawn", "celadon", "wheat", "cornflower", "mint"],
  paint,
};
