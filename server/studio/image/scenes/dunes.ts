import { companyLayers, groundedActor, heroLayers } from "../cast.ts";
import { FIGURES } from "../figures/figures.ts";
import { mistLayer } from "../air.ts";
import { foregroundLayers } from "../foreground.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { dome } from "./dome.ts";

/** Sand in low light, free-standing doors, the main figure, and a person with a long shadow. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("dunes");
  const horizon = between(random, 395, 430);
  const disc = { ...plan.disc, y: Math.min(plan.disc.y + 40, horizon - 40) };
  const noise = stage.noise("dunes");
  const height = (x: number, z: number) => {
    const bend = fractal(noise, x / 17 + 4, z / 21, 2) * 5;
    const wave = Math.sin((z + x * 0.42 + bend) * 0.33 + 1.9);
    const calm = Math.min(1, Math.max(0, (z - 5) / 11));
    return ((1 - Math.abs(wave)) ** 1.35 * 2.5 + fractal(noise, x / 11, z / 11, 2) * 0.45) * calm;
  };
  const ripple = (x: number, z: number) =>
    Math.sin((z * 1.1 + x * 0.55 + fractal(noise, x * 0.4, z * 0.4, 2) * 1.6) * 11) *
    0.07 *
    Math.max(0, 1 - z / 22);
  const ground = paintLandscape(stage, {
    horizon,
    eye: 2.9,
    near: 2.4,
    far: 90,
    height,
    texture: ripple,
    tones: palette.land,
  });
  const layers: Layer[] = [
    ...dome(stage, disc, { horizon: horizon + 30 }),
    plateLayer(ground.plate, 0.35),
    mistLayer(stage, "far", { y: horizon + 2, height: 34, strength: 0.55, depth: 0.2 }),
  ];
  if (random() < 0.6) layers.push(flockLayer(stage, { x: side * 40, y: 140, spread: 120 }, 9));
  const doors = FIGURES[plan.hero].make === FIGURES.doorToSky.make ? 5 : 2 + Math.floor(random() * 3);
  for (let i = doors; i > 0; i--) {
    const spot = ground.place(between(random, -3.2, 3.2) * (i * 0.9 + 0.8), 8 + i * 3.4 + random() * 2);
    layers.push(
      ...groundedActor(stage, i % 3 === 1 ? "doorToLight" : "doorToSky", {
        x: spot.x,
        y: spot.y + 2,
        height: spot.size * 2.1,
        depth: 0.35,
        haze: spot.haze * 0.8,
        flip: spot.x * side < 0,
      }),
    );
  }
  const stands = FIGURES[plan.hero].pose === "stands";
  const spot = ground.place(stands ? side * between(random, 2.2, 2.7) * plan.reach : 0, 8);
  layers.push(
    ...heroLayers(stage, plan, {
      ground: { x: spot.x, y: spot.y + 4, height: 330, width: 350, depth: 0.45 },
      air: { x: side * 185 * plan.reach, y: 235, height: 290, width: 370, depth: 0.4 },
    }),
  );
  const feet = ground.place(-side * between(random, 0.6, 1.4), 8.4);
  layers.push(
    ...companyLayers(stage, plan.people, {
      x: feet.x,
      y: feet.y,
      height: 92,
      depth: 0.6,
      on: "ground",
      toward: -side,
    }),
  );
  if (random() < 0.35) layers.push(...foregroundLayers(stage, "rocks", -side));
  return layers;
}

export const dunes: Scene = {
  name: "dunes",
  // prettier-ignore
  places: {
    desert: 3, door: 1.8, key: 0.9, search: 0.9, lost: 1, road: 0.9, treasure: 0.8, snake: 0.8, sun: 0.8,
    late: 0.5, lion: 0.6,
  },
  suits: (mood) => (mood.alone ? 0.15 : 0) + mood.light * 0.25,
  heroes: ["hand", "profile", "hourglass", "key", "whale", "arch"],
  never: ["doorToSky", "doorToLight"],
  discs: ["sun", "planet", "eclipse", "moon", "sun", "none"],
  weathers: ["dust", "clear"],
  unlikely: ["snow", "emerald"],
  palettes: ["ochre", "peach", "oxblood", "rose", "wheat"],
  paint,
};
