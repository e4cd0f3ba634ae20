import { glowLayer, mistLayer } from "../air.ts";
import { actor, heroLayers, personLayers } from "../cast.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { dome } from "./dome.ts";
import { townPlate } from "./town.ts";

/** Roofs at dusk, the main figure above the town, and a person on a ridge or flying. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("rooftops");
  const layers = dome(stage, plan.disc, { horizon: 620 });
  const heaps = cloudRow(random, 6, { x: [-640, 255, 80], y: 540, reach: [110, 200], height: [70, 190] });
  layers.push(driftLayer(cloudPlate(stage, "back", heaps, palette.cloud), 0.15, 14));
  const town = (
    name: string,
    base: number,
    low: number,
    high: number,
    haze: number,
    depth: number,
    lit: number,
  ) => {
    const plate = townPlate(stage, name, {
      base,
      height: [low, high],
      width: [42 + depth * 40, 78 + depth * 70],
      haze,
      roofs: "gables",
      lit,
    });
    layers.push(plateLayer(plate, depth));
  };
  town("far", 640, 60, 130, 0.5, 0.25, 0.12);
  layers.push(mistLayer(stage, "far", { y: 600, height: 60, strength: 0.5, depth: 0.28 }));
  layers.push(
    ...heroLayers(stage, plan, {
      ground: { x: side * 150 * plan.reach, y: 640, height: 430, width: 440, depth: 0.36, haze: 0.1 },
      air: { x: side * 90 * plan.reach, y: 250, height: 340, width: 560, depth: 0.4 },
      shadow: 0,
    }),
  );
  town("middle", 670, 60, 125, 0.2, 0.5, 0.22);
  layers.push(mistLayer(stage, "near", { y: 660, height: 50, strength: 0.3, depth: 0.55 }));
  town("near", 735, 55, 110, 0, 0.8, 0.4);
  if (random() < 0.6) layers.push(flockLayer(stage, { x: -side * 200, y: 330, spread: 130 }, 12));
  const flying = plan.mood.height > 0.2 || random() < 0.45;
  const spot = { x: -side * between(random, 190, 260), y: flying ? 400 : 612 };
  if (flying) {
    layers.push(
      glowLayer({ ...spot, y: spot.y - 50, radius: 130, colour: palette.glow, strength: 0.22, depth: 0.7 }),
    );
    layers.push(
      actor(stage, "umbrella", { x: spot.x + 9, y: spot.y - 104, height: 128, depth: 0.7, turn: 0.08 * side })
        .layer,
    );
  }
  layers.push(
    ...personLayers(stage, plan.people[0] === "umbrella" ? "coat" : plan.people[0]!, {
      ...spot,
      height: flying ? 88 : 76,
      depth: 0.7,
      on: "air",
    }),
  );
  if (!flying) town("ledge", 790, 95, 125, 0, 0.86, 0.3);
  return layers;
}

export const rooftops: Scene = {
  name: "rooftops",
  // prettier-ignore
  places: {
    city: 2.4, flying: 1.6, crowd: 1, market: 1.5, friend: 0.6, cat: 1, bird: 0.9, house: 0.8, school: 0.8,
    monster: 0.9, whale: 0.8, child: 0.5, balloon: 1,
  },
  suits: (mood) => mood.height * 0.3,
  heroes: ["whale", "cat", "airship", "dove", "clock", "jellyfish"],
  never: ["house", "umbrella"],
  discs: ["moon", "sun", "crescent", "moon", "planet", "none"],
  weathers: ["clear", "snow", "rain", "dust"],
  palettes: ["peach", "cornflower", "rose", "harbour", "mauve"],
  paint,
};
