import { glowLayer, mistLayer } from "../air.ts";
import { actor, companyLayers, heroLayers, groundedActor } from "../cast.ts";
import { cloudPlate, driftLayer } from "../clouds.ts";
import { foregroundLayers } from "../foreground.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between, pick } from "../random.ts";
import { ridgePlate } from "../ridge.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { dome } from "./dome.ts";

/** Mountains, open ground, bare or broad trees, a distant lit window, and the main figure. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("valley");
  const horizon = between(random, 430, 460);
  const winter = plan.weather === "snow" || palette.name === "snow" || palette.name === "ash";
  const layers = dome(stage, { ...plan.disc, y: plan.disc.y + 20 }, { horizon: horizon + 20 });
  const range = (
    name: string,
    y: number,
    rise: number,
    length: number,
    sharp: number,
    haze: number,
    depth: number,
  ) => {
    const plate = ridgePlate(stage, name, {
      y,
      rise,
      length,
      sharp,
      haze,
      tones: palette.land,
      snow: winter,
      bottom: horizon + 90,
    });
    layers.push(plateLayer(plate, depth));
  };
  range("far", horizon - 70, 74, 250, 1, 0.62, 0.08);
  layers.push(mistLayer(stage, "far", { y: horizon - 30, height: 60, strength: 0.6, depth: 0.1 }));
  range("middle", horizon - 14, 42, 300, 0.7, 0.36, 0.16);
  if (random() < 0.5)
    layers.push(
      driftLayer(
        cloudPlate(
          stage,
          "band",
          [
            { x: side * -220, y: horizon - 40, reach: 170, height: 60 },
            { x: side * 330, y: horizon - 60, reach: 150, height: 52 },
          ],
          palette.cloud,
        ),
        0.2,
        16,
      ),
    );
  const erupts = plan.hero === "volcano";
  if (erupts)
    layers.push(
      actor(stage, "volcano", {
        x: side * 130,
        // Its base is hidden behind the edge of the ground.
        y: horizon + 52,
        height: 366,
        width: 710,
        depth: 0.18,
        haze: 0.2,
        cut: false,
      }).layer,
    );
  layers.push(mistLayer(stage, "middle", { y: horizon + 6, height: 44, strength: 0.6, depth: 0.2 }));
  const noise = stage.noise("valley");
  const ground = paintLandscape(stage, {
    horizon,
    eye: 2.6,
    near: 2.4,
    far: 44,
    height: (x, z) => (fractal(noise, x / 9, z / 11, 3) * 0.95 + 0.1) * Math.min(1, Math.max(0, (z - 3) / 9)),
    texture: (x, z) => (winter ? 0.05 : fractal(noise, x * 1.7, z * 1.2, 3) * 0.09),
    tones: palette.land,
    air: 0.9,
  });
  layers.push(plateLayer(ground.plate, 0.35));
  const home = ground.place(-side * between(random, 2.8, 5.5), 22);
  layers.push(
    glowLayer({ x: home.x, y: home.y - 14, radius: 70, colour: palette.lamp, strength: 0.5, depth: 0.35 }),
  );
  layers.push(
    ...groundedActor(stage, "house", { x: home.x, y: home.y + 2, height: 46, depth: 0.35, haze: 0.25 }),
  );
  for (let i = 0; i < 9; i++) {
    const distance = 30 - i * 2.4;
    const spot = ground.place((random() - 0.5) * distance * 1.5, distance);
    if (Math.abs(spot.x - home.x) < 50 || Math.abs(spot.x - side * 170) < 70) continue;
    layers.push(
      ...groundedActor(stage, winter || plan.mood.valence < -0.4 ? "bareTree" : "tree", {
        x: spot.x,
        y: spot.y + 2,
        height: spot.size * between(random, 1.6, 2.6),
        depth: 0.36,
        haze: spot.haze * 0.8,
        flip: random() < 0.5,
      }),
    );
  }
  const spot = ground.place(side * between(random, 1.9, 2.4) * plan.reach, 7.8);
  if (erupts)
    layers.push(
      glowLayer({
        x: side * 130,
        y: horizon - 270,
        radius: 330,
        colour: palette.lamp,
        strength: 0.6,
        depth: 0.18,
        turns: 3,
      }),
    );
  else
    layers.push(
      ...heroLayers(stage, plan, {
        ground: { x: spot.x, y: spot.y + 4, height: 340, width: 380, depth: 0.48 },
        air: { x: side * 165 * plan.reach, y: 270, height: 320, width: 400, depth: 0.45 },
      }),
    );
  if (random() < 0.5) layers.push(flockLayer(stage, { x: -side * 160, y: 190, spread: 120 }, 9));
  const feet = ground.place(-side * between(random, 0.8, 1.5), 8.2);
  layers.push(
    ...companyLayers(stage, plan.people, {
      x: feet.x,
      y: feet.y,
      height: 88,
      depth: 0.62,
      on: "ground",
      toward: -side,
    }),
  );
  if (!winter)
    layers.push(...foregroundLayers(stage, pick(random, ["branch", "rocks", "none"] as const), -side));
  return layers;
}

export const valley: Scene = {
  name: "valley",
  // prettier-ignore
  places: {
    mountain: 2.6, snow: 2.8, volcano: 2, road: 1.2, house: 0.9, horse: 1.1, wolf: 0.9, fire: 1, war: 0.9,
    loss: 0.8, grandmother: 0.9, grandfather: 0.9, grave: 1.4, death: 0.8, wind: 1.2, dog: 0.8, fog: 1,
  },
  heroes: ["horse", "deer", "tower", "bareTree", "bear", "arch"],
  never: ["house"],
  discs: ["sun", "moon", "none", "planet", "eclipse", "crescent"],
  weathers: ["clear", "snow", "dust", "rain", "embers"],
  palettes: ["snow", "vermilion", "mauve", "wheat", "celadon"],
  paint,
};
