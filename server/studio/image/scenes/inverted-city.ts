import { mistLayer } from "../air.ts";
import { heroLayers, personLayers } from "../cast.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { waterLayer } from "../water.ts";
import { dome } from "./dome.ts";
import { townPlate } from "./town.ts";

/** One city below and another upside down in the sky, with the main figure between them. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("inverted city");
  const horizon = between(random, 540, 570);
  const disc = {
    ...plan.disc,
    x: -side * between(random, 90, 180),
    y: between(random, 330, 370),
    radius: Math.min(130, plan.disc.radius),
  };
  const above = dome(stage, disc, { horizon, afterglow: 0.4, stars: 60 });
  const town = (
    name: string,
    base: number,
    low: number,
    high: number,
    haze: number,
    depth: number,
  ): Layer => {
    const plate = townPlate(stage, name, {
      base,
      height: [low, high],
      width: [26 + depth * 30, 56 + depth * 50],
      haze,
      roofs: "towers",
      lit: 0.4,
    });
    return plateLayer(plate, depth);
  };
  const hanging = (layer: Layer, ceiling: number, phase: number): Layer => ({
    depth: layer.depth,
    paint(c, t) {
      c.save();
      c.translate(
        0,
        ceiling + 720 + 3 * Math.sin(2 * Math.PI * (t + phase)) - 3 * Math.sin(2 * Math.PI * phase),
      );
      c.scale(1, -1);
      layer.paint(c, t);
      c.restore();
    },
  });
  above.push(
    hanging(town("sky far", 720, 120, 215, 0.42, 0.12), -14, 0.2),
    hanging(town("sky near", 720, 50, 150, 0.1, 0.22), -26, 0),
  );
  above.push(mistLayer(stage, "top", { y: 90, height: 130, strength: 0.22, depth: 0.2 }));
  above.push(town("far", horizon + 6, 90, 190, 0.55, 0.15));
  above.push(mistLayer(stage, "low", { y: horizon - 24, height: 60, strength: 0.5, depth: 0.18 }));
  above.push(
    ...heroLayers(stage, plan, {
      ground: { x: side * 160, y: horizon + 2, height: 300, width: 330, depth: 0.26, haze: 0.06 },
      air: { x: side * 120, y: 340, height: 240, width: 360, depth: 0.3 },
      shadow: 0,
    }),
  );
  above.push(town("near", horizon + 8, 34, 96, 0.12, 0.3));
  if (random() < 0.7) above.push(flockLayer(stage, { x: 0, y: 300, spread: 200 }, 14));
  return [
    waterLayer(stage, {
      horizon,
      above,
      roughness: 0.9,
      depth: 0.5,
      shine:
        disc.kind === "none"
          ? undefined
          : { x: disc.x, width: disc.radius * 1.3, colour: palette.disc[0], strength: 0.5 },
    }),
    ...personLayers(stage, plan.people[0]!, {
      x: -side * between(random, 20, 90),
      y: horizon + 88,
      height: 88,
      depth: 0.8,
      on: "water",
    }),
  ];
}

export const invertedCity: Scene = {
  name: "inverted-city",
  // prettier-ignore
  places: {
    city: 2.2, work: 1.8, crowd: 1.5, earthquake: 1.6, falling: 1.2, war: 1.3, elevator: 1, explosion: 1,
    car: 1, bus: 0.9, money: 0.9, mirror: 0.6, phone: 0.6,
  },
  suits: (mood) => mood.arousal * 0.3,
  heroes: ["eye", "whale", "clock", "horse", "butterfly", "hand"],
  discs: ["sun", "moon", "eclipse", "none"],
  weathers: ["clear", "rain", "dust", "embers"],
  unlikely: ["celadon"],
  palettes: ["rose", "harbour", "emerald", "oxblood", "ash"],
  paint,
};
