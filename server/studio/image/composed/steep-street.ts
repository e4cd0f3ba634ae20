import { css, type Lab, mix } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between, pick } from "../random.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { heaven } from "./heaven.ts";
import { isOvercast, isSnowy, setting, skyWeather, SNOW } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];

const HORIZON = 446;
const view = createPerspective({ horizon: HORIZON, eye: 1.9 });
/** How much the street climbs over its length. */
const SLOPE = 0.36;
const START = 3;
const END = 26;
const HALF = 2.1;
const rise = (z: number) => Math.max(0, z - START) * SLOPE;

type Corner = readonly [number, number, number];
function quad(c: Canvas, colour: string, corners: readonly Corner[]): void {
  c.fillStyle = colour;
  trace(c, view, corners);
  c.fill();
}

interface House {
  side: number;
  from: number;
  to: number;
  tall: number;
  colour: Lab;
}

/** A house whose floors are level while the street before it climbs. */
function house(stage: Stage, c: Canvas, { side, from, to, tall, colour }: House, lit: number): void {
  const { palette } = stage;
  const random = stage.random(`step ${side} ${from.toFixed(1)}`);
  const air = (tone: Lab, z = (from + to) / 2) => css(mix(tone, palette.haze, 1 - Math.exp(-z / 26)));
  const x = side * (HALF + 0.55);
  const shaded = Math.sign(stage.light.x || 1) === side;
  const wall = mix(colour, shaded ? palette.ink : palette.glow, shaded ? 0.34 : 0.16);
  const floor = rise(to);
  const roof = floor + tall;
  // The end that faces the spectator stands above the next house down the hill.
  quad(c, air(mix(wall, palette.ink, 0.3), from), [
    [x, rise(from) - 0.2, from],
    [x + side * 5, rise(from) - 0.2, from],
    [x + side * 5, roof, from],
    [x, roof, from],
  ]);
  quad(c, air(wall), [
    [x, rise(from) - 0.2, from],
    [x, roof, from],
    [x, roof, to],
    [x, rise(to) - 0.2, to],
  ]);
  quad(c, air(mix(palette.trim[2]!, palette.ink, shaded ? 0.5 : 0.25), from), [
    [x - side * 0.15, roof - 0.05, from],
    [x + side * 2.4, roof + 1.3, from],
    [x + side * 5, roof, from],
  ]);
  quad(c, air(mix(palette.trim[2]!, palette.ink, shaded ? 0.4 : 0.15)), [
    [x - side * 0.15, roof - 0.05, from],
    [x + side * 2.4, roof + 1.3, from],
    [x + side * 2.4, roof + 1.3, to],
    [x - side * 0.15, roof - 0.05, to],
  ]);
  const deep = to - from;
  for (let up = 0; up * 1.45 + 1.2 < tall; up++)
    for (const k of [0.16, 0.58]) {
      const [z0, z1] = [from + deep * k, from + deep * (k + 0.26)];
      const isDoor = up === 0 && k > 0.5;
      const y0 = isDoor ? rise(z1) : floor + up * 1.45 + 0.5;
      const y1 = isDoor ? floor + 1.45 : y0 + 0.85;
      const glass = random() < lit ? palette.lamp : mix(palette.ink, palette.sky[2]!, 0.35);
      quad(c, air(mix(wall, palette.cloud[0]!, 0.4)), [
        [x, y0 - 0.07, z0 - 0.07],
        [x, y1 + 0.07, z0 - 0.07],
        [x, y1 + 0.07, z1 + 0.07],
        [x, y0 - 0.07, z1 + 0.07],
      ]);
      quad(c, air(isDoor ? mix(palette.trim[3]!, palette.ink, 0.25) : glass), [
        [x, y0, z0],
        [x, y1, z0],
        [x, y1, z1],
        [x, y0, z1],
      ]);
    }
}

/** Cobbles in rows across the street, with a kerb and steps at its sides. */
function slope(stage: Stage, c: Canvas, snow: boolean): void {
  const { palette } = stage;
  const random = stage.random("cobbles");
  const stones: readonly Lab[] = snow
    ? SNOW
    : palette.land.map((tone, i) => mix(tone, palette.hero[Math.min(3, i + 1)]!, 0.45));
  const at = (tone: Lab, z: number) => css(mix(tone, palette.haze, 1 - Math.exp(-z / 30)));
  for (let z = END; z > 1.7; z /= 1.035) {
    const near = Math.max(1.6, z / 1.04);
    const wide = z > 12 ? 0.6 : 0.3;
    for (let x = -HALF; x < HALF - 0.01; x += wide) {
      const tone = mix(stones[random() < 0.5 ? 0 : 1]!, palette.ink, between(random, 0.02, 0.26));
      quad(c, at(tone, z), [
        [x, rise(z), z],
        [x + wide, rise(z), z],
        [x + wide, rise(near), near],
        [x, rise(near), near],
      ]);
    }
    c.strokeStyle = at(mix(stones[2]!, palette.ink, 0.45), z);
    c.lineWidth = Math.max(0.7, 7 / z);
    const [x0, y0] = view.point(-HALF, rise(z), z);
    const [x1, y1] = view.point(HALF, rise(z), z);
    c.beginPath();
    c.moveTo(x0, y0);
    c.lineTo(x1, y1);
    c.stroke();
  }
  // Steps of the pavements.
  for (let z = END - 0.5; z > 1.8; z -= 0.75)
    for (const side of [-1, 1]) {
      const [a, b] = [side * HALF, side * (HALF + 0.56)];
      const [y, lower] = [rise(z) + 0.14, rise(Math.max(1.6, z - 0.75)) + 0.14];
      quad(c, at(mix(palette.cloud[1]!, palette.hero[2]!, 0.35), z), [
        [a, y, z],
        [b, y, z],
        [b, y, Math.max(1.6, z - 0.75)],
        [a, y, Math.max(1.6, z - 0.75)],
      ]);
      quad(c, at(mix(mix(palette.cloud[1]!, palette.hero[2]!, 0.35), palette.ink, 0.4), z), [
        [a, lower - 0.14, Math.max(1.6, z - 0.75)],
        [b, lower - 0.14, Math.max(1.6, z - 0.75)],
        [b, y, Math.max(1.6, z - 0.75)],
        [a, y, Math.max(1.6, z - 0.75)],
      ]);
    }
}

/** A narrow street that climbs to the sky between houses that stand one above the other. */
export const steepStreet: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const { description, plan } = input;
  const disc = { ...plan.disc, x: plan.disc.x * 0.2, y: 150, radius: plan.disc.radius * 0.62 };
  const layers = heaven(stage, disc, { horizon: HORIZON + 20, ...skyWeather(description) });
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  // The hill behind the last houses.
  c.fillStyle = css(mix(palette.land[1]!, palette.haze, 0.5));
  c.fillRect(-720, 330, 1440, 480);
  const random = stage.random("houses up");
  const lit = description.light === "night" ? 0.55 : 0.16;
  const houses: House[] = [];
  for (const side of [-1, 1])
    for (let z = 1.9; z < END - 1;) {
      const to = z + between(random, 2.6, 3.5);
      const colour = mix(
        pick(random, [palette.land[1]!, palette.cloud[1]!, palette.trim[1]!, palette.hero[1]!]),
        palette.land[1]!,
        0.35,
      );
      houses.push({ side, from: z, to, tall: between(random, 2.6, 3.4), colour });
      z = to;
    }
  for (const one of houses.toSorted((a, b) => b.from - a.from)) house(stage, c, one, lit);
  slope(stage, c, isSnowy(input));
  layers.push(plateLayer(plate, 0.3));
  return setting(layers, HORIZON, { rows: { front: 662, back: 560 }, wet: isOvercast(description) });
};
