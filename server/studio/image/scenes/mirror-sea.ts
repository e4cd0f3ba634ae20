import { actor, companyLayers, heroActor } from "../cast.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import { FIGURES } from "../figures/figures.ts";
import { foregroundLayers, lilyLayer } from "../foreground.ts";
import type { At } from "../motion.ts";
import { createReflection } from "../motion.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { waterLayer } from "../water.ts";
import { dome } from "./dome.ts";

function mirrored(stage: Stage, plate: Plate, at: At, depth: number, strength: number): Layer {
  const reflect = createReflection(stage, plate, strength);
  return { depth, paint: (c, t) => reflect(c, at, t) };
}

/** A calm sea under a giant disc, with the main figure over or in it and a person on the water. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("mirror sea");
  const horizon = between(random, 425, 470);
  const low = random() < 0.45;
  const disc = {
    ...plan.disc,
    radius: plan.disc.radius * 1.1,
    y: low ? horizon - plan.disc.radius * between(random, -0.1, 0.25) : Math.min(plan.disc.y, horizon - 90),
  };
  const above = dome(stage, disc, { horizon });
  const heaps = cloudRow(random, 7, {
    x: [-640, 215, 70],
    y: horizon + 14,
    reach: [70, 190],
    height: [30, 120],
  });
  above.push(driftLayer(cloudPlate(stage, "horizon", heaps, palette.cloud), 0.14, 10));
  if (random() < 0.5) above.push(flockLayer(stage, { x: side * -60, y: 150, spread: 130 }, 12));

  const front: Layer[] = [];
  const floats = FIGURES[plan.hero].pose === "floats";
  const x = side * between(random, 165, 215) * plan.reach;
  if (floats) {
    const y = between(random, 215, 250);
    above.push(heroActor(stage, plan, { x, y, height: 330, width: 410, depth: 0.35 }).layer);
  } else {
    const place = { x, y: horizon + between(random, 26, 60) };
    const { plate, layer } = heroActor(stage, plan, { ...place, height: 330, width: 400, depth: 0.5 });
    front.push(mirrored(stage, plate, place, 0.5, 0.75), layer);
  }
  const extra = plan.extras[0]!;
  if (FIGURES[extra].pose === "stands") {
    const place = { x: -side * between(random, 20, 90), y: horizon + 8 };
    const { plate, layer } = actor(stage, extra, {
      ...place,
      height: 130,
      width: 150,
      depth: 0.3,
      haze: 0.2,
      flip: side < 0,
    });
    front.unshift(mirrored(stage, plate, place, 0.3, 0.65), layer);
  } else {
    above.push(
      actor(stage, extra, {
        x: -side * between(random, 250, 330),
        y: between(random, 250, 330),
        height: 110,
        width: 130,
        depth: 0.3,
        haze: 0.15,
        flip: side < 0,
      }).layer,
    );
  }
  const feet = { x: -side * between(random, 120, 230), y: horizon + between(random, 108, 140) };
  front.push(
    ...companyLayers(stage, plan.people, { ...feet, height: 84, depth: 0.75, on: "water", toward: side }),
  );
  const framed = random();
  const near =
    framed < 0.3
      ? foregroundLayers(stage, "reeds", -side)
      : framed < 0.55
        ? [lilyLayer(stage, side)]
        : framed < 0.7
          ? foregroundLayers(stage, "rocks", side)
          : [];
  return [
    waterLayer(stage, {
      horizon,
      above,
      roughness: 0.75 + plan.mood.arousal * 0.8,
      depth: 0.5,
      shine:
        disc.kind === "none"
          ? undefined
          : { x: disc.x, width: disc.radius * 1.5, colour: palette.disc[0], strength: 0.5 },
    }),
    ...front,
    ...near,
  ];
}

export const mirrorSea: Scene = {
  name: "mirror-sea",
  // prettier-ignore
  places: {
    sea: 2.4, lake: 2.6, mirror: 1.3, ship: 1.3, swimming: 1.2, whale: 1, flood: 1.6, river: 1.2, door: 0.8,
    rain: 0.7, island: 0.8, moon: 0.6, fish: 0.5,
  },
  suits: (mood) => 0.3 - mood.arousal * 0.4,
  heroes: ["whale", "doorToLight", "sailboat", "airship", "tree", "jellyfish", "hand"],
  discs: ["moon", "sun", "moon", "crescent", "planet", "eclipse", "none"],
  weathers: ["clear", "dust", "rain", "snow", "fireflies"],
  palettes: ["harbour", "mint", "wheat", "pearl", "dawn"],
  paint,
};
