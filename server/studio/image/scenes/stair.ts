import type { SKRSContext2D } from "@napi-rs/canvas";
import { Path2D } from "@napi-rs/canvas";
import { actor, heroActor, personLayers } from "../cast.ts";
import { cloudPlate, driftLayer } from "../clouds.ts";
import { css, mix } from "../colour.ts";
import { FIGURES } from "../figures/figures.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { dome } from "./dome.ts";

const STEPS = 44;

interface Step {
  x: number;
  y: number;
  width: number;
  tall: number;
}

/** A long stair from the clouds to the disc or to a door in the sky. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const random = stage.random("stair");
  const turn = -plan.side;
  const disc = {
    ...plan.disc,
    x: turn * between(random, 150, 200),
    y: between(random, 170, 220),
    radius: plan.disc.radius * 1.05,
  };
  const layers = dome(stage, disc, { horizon: 640 });
  const bow = between(random, 90, 150);
  const steps: Step[] = Array.from({ length: STEPS }, (_, i) => {
    const t = i / (STEPS - 1);
    const up = 1 - (1 - t) ** 1.7;
    return {
      x: turn * (-270 + 440 * up + Math.sin(t * Math.PI * 1.15) * bow * (0.4 - t)),
      y: 760 + (disc.y + 30 - 760) * up,
      width: 300 * (1 - up) ** 1.15 + 20,
      tall: 19 * (1 - up) + 1.6,
    };
  });
  const bank = (y: number, name: string, tall: number) =>
    cloudPlate(
      stage,
      name,
      Array.from({ length: 6 }, (_, i) => ({
        x: -620 + i * 250 + between(stage.random(name + i), -70, 70),
        y,
        reach: between(random, 130, 210),
        height: tall * between(random, 0.6, 1.1),
      })),
      palette.cloud,
    );
  layers.push(driftLayer(bank(620, "far", 110), 0.2, 12, 0.3));
  const goal = steps[STEPS - 1]!;
  if (plan.extras.length > 0)
    layers.push(
      actor(stage, "doorToLight", { x: goal.x, y: goal.y + 2, height: 66, depth: 0.25, flip: turn < 0 })
        .layer,
    );

  const plate = stage.plate({ ...stage.ground, top: disc.y - 40 });
  for (const step of steps.toReversed()) paintStep(stage, plate.c, step, turn);
  layers.push(plateLayer(plate, 0.3));
  if (random() < 0.6) layers.push(flockLayer(stage, { x: plan.side * 60, y: 330, spread: 110 }, 8));
  const stands = FIGURES[plan.hero].pose === "stands";
  const place = { x: plan.side * between(random, 215, 255), y: stands ? 560 : between(random, 250, 300) };
  const hero = { ...place, height: stands ? 330 : 300, width: 370, depth: 0.4 };
  layers.push(heroActor(stage, plan, hero).layer);
  layers.push(driftLayer(bank(690, "middle", 130), 0.5, 16, 0.1));

  const climbed = steps[Math.floor(STEPS * 0.2)]!;
  plan.people.forEach((kind, i) => {
    const step = steps[Math.floor(STEPS * (0.2 + i * 0.07))]!;
    layers.push(
      ...personLayers(stage, kind, {
        x: step.x + step.width * 0.1 * turn,
        y: step.y + step.tall * 0.4,
        height: (climbed.width * 0.36 + 34) * (1 - i * 0.16),
        depth: 0.32,
        on: "air",
      }),
    );
  });
  layers.push(driftLayer(bank(775, "near", 150), 0.9, 20, 0.6));
  return layers;
}

function paintStep(stage: Stage, c: SKRSContext2D, step: Step, turn: number): void {
  const { palette } = stage;
  const far = 1 - Math.min(1, step.width / 300);
  const air = far * 0.5;
  const lit = mix(mix(palette.cloud[0]!, palette.disc[0], 0.4), palette.haze, air);
  const riser = mix(mix(palette.hero[2]!, palette.cloud[2]!, 0.35), palette.haze, air);
  const { x, y, width, tall } = step;
  const back = width * 0.93;
  const tread = new Path2D(
    `M${x - width / 2} ${y}L${x + width / 2} ${y}L${x + back / 2 + turn * 2} ${y - tall * 0.9}L${x - back / 2 + turn * 2} ${y - tall * 0.9}Z`,
  );
  const top = c.createLinearGradient(x - width / 2, 0, x + width / 2, 0);
  top.addColorStop(turn > 0 ? 1 : 0, css(lit));
  top.addColorStop(turn > 0 ? 0 : 1, css(mix(lit, riser, 0.42)));
  c.fillStyle = top;
  c.fill(tread, "nonzero");
  const front = c.createLinearGradient(0, y, 0, y + tall * 1.3);
  front.addColorStop(0, css(mix(riser, lit, 0.12)));
  front.addColorStop(1, css(mix(riser, palette.ink, 0.3 * (1 - far))));
  c.fillStyle = front;
  c.fillRect(x - width / 2, y, width, tall * 1.3);
  c.fillStyle = css(lit, 0.9);
  c.fillRect(x - width / 2, y, width, Math.max(0.6, tall * 0.07));
}

export const stair: Scene = {
  name: "stair",
  // prettier-ignore
  places: {
    stairs: 3.2, climbing: 2.2, elevator: 1.8, death: 1, light: 0.9, temple: 0.8, attic: 1, wings: 0.8,
    flying: 0.5, moon: 0.6, ghost: 0.5,
  },
  suits: (mood) => mood.height * 0.5,
  heroes: ["dove", "owl", "clock", "whale", "butterfly", "key", "horse"],
  never: ["ladder", "doorToLight"],
  discs: ["moon", "sun", "moon", "planet", "eclipse"],
  weathers: ["clear", "dust", "snow", "petals"],
  palettes: ["rose", "mauve", "cornflower", "peach", "wheat"],
  paint,
};
