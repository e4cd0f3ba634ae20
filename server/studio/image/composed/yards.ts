import { glowLayer } from "../air.ts";
import { css, mix, oklch } from "../colour.ts";
import { thingFigure } from "../figures/thing-figures.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { createPerspective, trace } from "../perspective.ts";
import { sculpt } from "../sculpt.ts";
import { shadowLayer } from "../motion.ts";
import { drawPlate, plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { heaven } from "./heaven.ts";
import { field, isOvercast, skyWeather } from "./outdoors.ts";
import { cornfield, wheatField } from "./crops.ts";
import { garden } from "./planted.ts";
import { road } from "./routes.ts";
import type { SettingPainter } from "./setting.ts";
import { pavement } from "./streets.ts";

type Canvas = Plate["c"];

/** A long building with rows of windows and a clock, and hopscotch on the ground before it. */
export const schoolYard: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const horizon = 440;
  const view = createPerspective({ horizon, eye: 2.2 });
  const disc = {
    ...input.plan.disc,
    y: Math.min(input.plan.disc.y, 190),
    radius: input.plan.disc.radius * 0.8,
  };
  const layers: Layer[] = heaven(stage, disc, {
    horizon: horizon + 20,
    heaps: true,
    ...skyWeather(input.description),
  });
  layers.push(plateLayer(pavement(stage, input, horizon, 1.6), 0.3));
  const plate = stage.plate({ ...stage.ground, top: 120 });
  const { c } = plate;
  const wall = mix(mix(oklch(".66 .09 48"), palette.trim[1]!, 0.3), palette.haze, 0.2);
  const pale = mix(palette.cloud[0]!, palette.haze, 0.15);
  const dark = mix(palette.ink, palette.sky[2]!, 0.35);
  const lit = input.description.light === "night" ? palette.lamp : dark;
  const [half, foot, top] = [430, 470, 262];
  c.fillStyle = css(wall);
  c.fillRect(-half, top, half * 2, foot - top);
  c.fillStyle = css(mix(palette.trim[3]!, palette.ink, 0.3));
  c.fillRect(-half - 10, top - 14, half * 2 + 20, 16);
  for (let floor = 0; floor < 2; floor++)
    for (let i = 0; i < 12; i++) {
      const x = -half + 20 + i * 67.6;
      if (Math.abs(x + 22) < 84) continue;
      const y = top + 22 + floor * 92;
      c.fillStyle = css(pale);
      c.fillRect(x - 4, y - 4, 54, 70);
      c.fillStyle = css(lit);
      c.fillRect(x, y, 46, 62);
      c.fillStyle = css(pale);
      c.fillRect(x + 21, y, 4, 62);
      c.fillRect(x, y + 27, 46, 4);
    }
  // The middle with its gable, clock and door.
  c.fillStyle = css(mix(wall, palette.glow, 0.14));
  c.fillRect(-92, top - 34, 184, foot - top + 34);
  c.beginPath();
  c.moveTo(-104, top - 32);
  c.lineTo(0, top - 98);
  c.lineTo(104, top - 32);
  c.fillStyle = css(mix(palette.trim[3]!, palette.ink, 0.2));
  c.fill();
  clock(stage, c, 0, top + 14, 31);
  c.fillStyle = css(pale);
  c.fillRect(-44, foot - 116, 88, 116);
  c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.35));
  c.fillRect(-37, foot - 109, 35, 109);
  c.fillRect(2, foot - 109, 35, 109);
  c.fillStyle = css(mix(pale, palette.ink, 0.2));
  c.fillRect(-62, foot - 8, 124, 10);
  // Hopscotch in chalk.
  c.strokeStyle = css(palette.cloud[0]!, 0.8);
  c.lineWidth = 3.4;
  const x0 = -input.plan.side * 1.9;
  const square = (x: number, z: number) => {
    trace(c, view, [
      [x, 0, z],
      [x + 0.66, 0, z],
      [x + 0.66, 0, z + 0.8],
      [x, 0, z + 0.8],
    ]);
    c.closePath();
    c.stroke();
  };
  for (let i = 0; i < 7; i++)
    for (const dx of i % 3 === 2 ? [-0.33, 0.33] : [0]) square(x0 - 0.33 + dx, 5 + i * 0.8);
  layers.push(plateLayer(plate, 0.3));
  return {
    layers,
    front: [],
    horizon,
    rows: { front: 656, back: 530 },
    on: "ground",
    wet: isOvercast(input.description),
  };
};

function clock(stage: Stage, c: Canvas, x: number, y: number, r: number): void {
  const { palette } = stage;
  c.fillStyle = css(mix(palette.ink, palette.trim[3]!, 0.3));
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css(mix(palette.cloud[0]!, palette.lamp, 0.3));
  c.beginPath();
  c.arc(x, y, r - 4, 0, Math.PI * 2);
  c.fill();
  c.strokeStyle = css(palette.ink);
  c.lineWidth = 3;
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(x, y - r * 0.66);
  c.moveTo(x, y);
  c.lineTo(x + r * 0.42, y + r * 0.2);
  c.stroke();
}

/** A thing as a part of the scenery. */
export function scenery(
  stage: Stage,
  thing: Thing,
  at: { x: number; y: number; height: number; flip?: boolean },
): Layer[] {
  const { figure } = thingFigure(thing, stage.palette);
  const { top, bottom } = figure.box;
  const size = at.height / (bottom - top);
  const plate = sculpt(stage, figure, { size, ...at, haze: 0.14 });
  const colour = css(stage.palette.ink);
  const foot = { x: at.x, y: at.y - bottom * size };
  return [
    shadowLayer(stage, plate, foot, { depth: 0.38, colour, strength: 0.4 }),
    {
      depth: 0.38,
      paint(c) {
        c.save();
        c.translate(foot.x, foot.y);
        drawPlate(c, plate);
        c.restore();
      },
    },
  ];
}

/** A garden with a swing and a slide. */
export const playground: SettingPainter = (stage, input) => {
  const base = garden(stage, input);
  const named = new Set(input.description.things.map(({ thing }) => thing));
  const { side } = input.plan;
  const put = (thing: Thing, x: number, y: number, height: number) =>
    named.has(thing) ? [] : scenery(stage, thing, { x, y, height, flip: x > 0 });
  return {
    ...base,
    layers: [...base.layers, ...put("swing", side * 330, 530, 190), ...put("slide", -side * 330, 536, 170)],
    front: [],
  };
};

/** The wooden floor and roof of a porch, from which one looks into the garden. */
export const porch: SettingPainter = (stage, input) => {
  const { far } = input.description;
  const view = far === "cornfield" ? cornfield : far === "wheatField" ? wheatField : field;
  const base = view(stage, input);
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const { left } = stage.ground;
  const paint = mix(palette.cloud[0]!, palette.hero[1]!, 0.16);
  const shade = mix(paint, palette.ink, 0.4);
  const wood = mix(oklch(".56 .07 58"), palette.trim[2]!, 0.3);
  const deck = c.createLinearGradient(0, 560, 0, 740);
  deck.addColorStop(0, css(mix(wood, palette.glow, 0.25)));
  deck.addColorStop(1, css(mix(wood, palette.ink, 0.5)));
  c.fillStyle = css(mix(wood, palette.ink, 0.6));
  c.fillRect(left, 560, 1440, 14);
  c.fillStyle = deck;
  c.fillRect(left, 568, 1440, 240);
  c.strokeStyle = css(mix(wood, palette.ink, 0.6), 0.7);
  c.lineWidth = 2;
  c.beginPath();
  for (let x = -1700; x <= 1700; x += 70) {
    c.moveTo(x * 0.5, 574);
    c.lineTo(x, 790);
  }
  c.stroke();
  // The railing, open in the middle, where the steps go down.
  for (const side of [-1, 1]) {
    const [from, to] = side < 0 ? [left, -112] : [112, -left];
    c.fillStyle = css(mix(paint, palette.ink, 0.12));
    for (let x = from + 6; x < to; x += 24) c.fillRect(x, 486, 7, 76);
    c.fillStyle = css(paint);
    c.fillRect(from, 478, to - from, 12);
    c.fillRect(from, 546, to - from, 8);
  }
  for (const x of [-420, -112, 112, 420]) {
    const light = c.createLinearGradient(x - 13, 0, x + 13, 0);
    light.addColorStop(0, css(paint));
    light.addColorStop(1, css(shade));
    c.fillStyle = light;
    c.fillRect(x - 11, 120, 22, 446);
    c.fillRect(x - 17, 552, 34, 16);
    c.fillRect(x - 17, 118, 34, 18);
    c.beginPath();
    for (const side of [-1, 1]) {
      c.moveTo(x + side * 10, 190);
      c.quadraticCurveTo(x + side * 14, 138, x + side * 62, 132);
      c.lineTo(x + side * 10, 132);
    }
    c.fill();
  }
  c.fillStyle = css(mix(shade, palette.ink, 0.2));
  c.fillRect(left, 96, 1440, 28);
  c.fillStyle = css(mix(shade, palette.ink, 0.45));
  c.fillRect(left, -200, 1440, 298);
  c.strokeStyle = css(palette.ink, 0.35);
  c.beginPath();
  for (let x = -1500; x <= 1500; x += 90) {
    c.moveTo(x * 0.62, 96);
    c.lineTo(x, -200);
  }
  c.stroke();
  const lampX = input.plan.side * -266;
  c.fillStyle = css(palette.ink);
  c.fillRect(lampX - 1.5, 110, 3, 46);
  c.fillStyle = css(palette.lamp);
  c.beginPath();
  c.roundRect(lampX - 13, 154, 26, 34, 9);
  c.fill();
  const glow = glowLayer({ x: lampX, y: 172, radius: 150, colour: palette.lamp, strength: 0.5, depth: 0.4 });
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.4), glow],
    front: [],
    rows: { front: 678, back: 606 },
  };
};

/** Pumps under a lit roof beside the road. */
export const petrolStation: SettingPainter = (stage, input) => {
  const base = road(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 180, bottom: 620 });
  const { c } = plate;
  const red = oklch(".58 .18 28");
  const white = mix(palette.cloud[0]!, [0.98, 0, 0], 0.5);
  const at = (x: number) => input.plan.side * x;
  const box = (x: number, y: number, wide: number, tall: number, colour: string, round = 0) => {
    c.fillStyle = colour;
    c.beginPath();
    c.roundRect(at(x) - wide / 2, y - tall, wide, tall, round);
    c.fill();
  };
  // The shop behind.
  box(190, 486, 380, 112, css(mix(white, palette.haze, 0.35)));
  box(190, 474, 340, 76, css(mix(palette.lamp, palette.haze, 0.15)));
  for (const x of [60, 120, 180, 240, 300]) box(x, 474, 5, 76, css(mix(palette.ink, palette.haze, 0.3)));
  box(150, 522, 690, 14, css(mix(palette.cloud[1]!, palette.ink, 0.35)), 4);
  for (const x of [-80, 380]) box(x, 516, 22, 250, css(mix(white, palette.ink, 0.2)));
  for (const x of [40, 150, 260]) {
    box(x, 514, 54, 118, css(red), 9);
    box(x, 446, 38, 32, css(mix(palette.ink, palette.sky[2]!, 0.2)), 3);
    box(x, 442, 30, 9, css(palette.lamp));
    box(x, 504, 38, 46, css(white), 4);
    c.strokeStyle = css(palette.ink);
    c.lineWidth = 5;
    c.beginPath();
    c.moveTo(at(x) + 27, 424);
    c.bezierCurveTo(at(x) + 56, 430, at(x) + 44, 500, at(x) + 34, 486);
    c.lineTo(at(x) + 31, 452);
    c.stroke();
  }
  box(150, 274, 720, 44, css(white), 5);
  box(150, 264, 720, 18, css(red));
  const lights = c.createLinearGradient(0, 274, 0, 282);
  lights.addColorStop(0, css(palette.lamp));
  lights.addColorStop(1, css(palette.lamp, 0.3));
  for (const x of [-80, 40, 160, 280, 400]) {
    c.fillStyle = lights;
    c.fillRect(at(x) - 30, 273, 60, 8);
  }
  const glow = glowLayer({
    x: at(150),
    y: 300,
    radius: 380,
    colour: palette.lamp,
    strength: 0.4,
    depth: 0.36,
  });
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.36), glow],
    front: [],
    rows: { front: 662, back: 560 },
  };
};
