import { glowLayer } from "../air.ts";
import { companyLayers, heroLayers } from "../cast.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import { css, mix } from "../colour.ts";
import type { Point } from "../figures/outline.ts";
import { readPoints } from "../figures/outline.ts";
import { makeFigure } from "../figures/figures.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Stage } from "../stage.ts";
import { drawPlate, plateLayer } from "../stage.ts";
import { dome } from "./dome.ts";

const CARRIAGE = 208;

/** An endless train on a viaduct through the clouds. It moves by one carriage per loop. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("cloud train");
  const rail = between(random, 470, 500);
  const layers = dome(
    stage,
    { ...plan.disc, y: plan.disc.y + 30, radius: plan.disc.radius * 1.1 },
    { horizon: 660 },
  );
  const bank = (name: string, y: number, tall: number, depth: number, count = 6) => {
    const r = stage.random(`bank ${name}`);
    const heaps = cloudRow(r, count, {
      x: [-650, 1300 / (count - 1), 70],
      y,
      reach: [110, 210],
      height: [0.55, 1.15],
      tall,
    });
    return driftLayer(cloudPlate(stage, name, heaps, palette.cloud), depth, 14, r());
  };
  layers.push(bank("far", 520, 190, 0.12), flockLayer(stage, { x: -side * 120, y: 180, spread: 150 }, 11));
  const hero = {
    x: side * between(random, 170, 220),
    y: 520,
    height: 380,
    width: 400,
    depth: 0.3,
    haze: 0.12,
  };
  const air = { ...hero, y: 225, height: 300, haze: 0 };
  layers.push(...heroLayers(stage, plan, { ground: hero, air, shadow: 0 }));
  layers.push(bank("behind", 560, 120, 0.3));

  const plate = stage.plate({ ...stage.ground, top: rail - 2, bottom: 740 });
  const stone = palette.hero.map((tone) => mix(tone, palette.haze, 0.12));
  const { c } = plate;
  const wall = c.createLinearGradient(0, rail, 0, 720);
  wall.addColorStop(0, css(stone[1]!));
  wall.addColorStop(0.4, css(stone[2]!));
  wall.addColorStop(1, css(mix(stone[2]!, palette.haze, 0.5)));
  c.fillStyle = wall;
  c.fillRect(plate.left, rail, plate.right - plate.left, 240);
  c.globalCompositeOperation = "destination-out";
  for (let x = -720; x < 720; x += 120) {
    c.beginPath();
    c.moveTo(x + 14, 760);
    c.lineTo(x + 14, rail + 74);
    c.arc(x + 60, rail + 74, 46, Math.PI, 0);
    c.lineTo(x + 106, 760);
    c.fill();
  }
  c.globalCompositeOperation = "source-atop";
  c.fillStyle = css(palette.ink, 0.35);
  for (let x = -720; x < 720; x += 120) c.fillRect(x + 106, rail + 30, 7, 260);
  c.fillStyle = css(stone[0]!, 0.9);
  c.fillRect(plate.left, rail, plate.right - plate.left, 3);
  c.fillStyle = css(palette.ink, 0.4);
  c.fillRect(plate.left, rail + 13, plate.right - plate.left, 3);
  layers.push(plateLayer(plate, 0.45));

  const size = 0.82;
  const pitch = CARRIAGE * size;
  const wagon = sculpt(stage, makeFigure("carriage", palette), { size, x: 0, y: rail });
  layers.push({
    depth: 0.45,
    paint(into, t) {
      for (let i = -5; i <= 5; i++) {
        into.save();
        into.translate(
          (i + side * (t % 1)) * pitch,
          rail + 1 + Math.sin(Math.PI * 2 * (6 * t + i * 0.3)) * 0.25,
        );
        drawPlate(into, wagon);
        into.restore();
      }
    },
  });
  layers.push(bank("front", 665, 120, 0.6));
  layers.push(
    platformLayer(stage, -side),
    glowLayer({
      x: -side * 372,
      y: 470,
      radius: 120,
      colour: palette.lamp,
      strength: 0.5,
      depth: 0.85,
      turns: 2,
    }),
  );
  layers.push(
    ...companyLayers(stage, plan.people.slice(0, 3), {
      x: -side * 262,
      y: 636,
      height: 96,
      depth: 0.85,
      on: "ground",
      shadow: 0.4,
      toward: -side,
    }),
  );
  layers.push(bank("near", 785, 130, 0.95, 5));
  return layers;
}

/** The end of a station platform with a lamp. */
function platformLayer(stage: Stage, side: number): Layer {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 430 });
  const { c } = plate;
  const slab = (corners: string, colour: typeof c.fillStyle) => {
    c.fillStyle = colour;
    c.beginPath();
    for (const [px, py] of readPoints<Point>(corners)) c.lineTo(px * side, py);
    c.fill();
  };
  const top = c.createLinearGradient(0, 612, 0, 664);
  top.addColorStop(0, css(mix(palette.hero[1]!, palette.haze, 0.35)));
  top.addColorStop(1, css(mix(palette.hero[2]!, palette.haze, 0.1)));
  slab("150 662, 190 618, 760 618, 760 662", top);
  slab("150 662, 760 662, 760 684, 156 684", css(palette.hero[3]!));
  slab("200 684, 760 684, 760 780, 216 780", css(mix(palette.hero[3]!, palette.ink, 0.55)));
  slab("178 630, 760 630, 760 634, 174 634", css(palette.trim[1]!, 0.75));
  slab("369 640, 375 640, 373.6 480, 370.4 480", css(palette.ink));
  slab("362 482, 382 482, 378 462, 366 462", css(palette.lamp));
  slab("360 462, 384 462, 372 450", css(palette.ink));
  return plateLayer(plate, 0.85);
}

export const cloudTrain: Scene = {
  name: "cloud-train",
  places: { train: 3.2, station: 2.8, suitcase: 1.2, late: 1, bus: 0.9, bridge: 2, loss: 0.7, road: 0.7 },
  suits: (mood) => mood.height * 0.2,
  heroes: ["whale", "clock", "airship", "profile", "tower"],
  never: ["locomotive", "carriage"],
  discs: ["sun", "moon", "planet", "none", "moon"],
  weathers: ["clear", "dust", "snow", "rain"],
  palettes: ["mint", "peach", "cornflower", "rose"],
  paint,
};
