import { driftLayer, cloudPlate, cloudRow } from "../clouds.ts";
import { mix, toRgb } from "../colour.ts";
import type { Disc } from "../disc.ts";
import { sampleField } from "../field.ts";
import { fractal } from "../noise.ts";
import { between } from "../random.ts";
import { dome } from "../scenes/dome.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer, shadePlate } from "../stage.ts";
import { lightning } from "./lightning.ts";

type DomeOptions = Parameters<typeof dome>[2];

export interface HeavenOptions extends DomeOptions {
  /** A heap of cloud above the horizon, on the side away from the disc. */
  heaps?: boolean;
  /** A low ceiling of cloud, as in rain. */
  overcast?: boolean;
  /** Flashes of lightning. */
  storm?: boolean;
}

/** Thin high cloud in long strokes, which also crosses the disc. */
function cirrus(stage: Stage, horizon: number): Layer {
  const plate = stage.plate({ ...stage.ground, bottom: horizon }, 0.36);
  const noise = stage.noise("cirrus");
  const torn = sampleField(plate, 6, (x, y) => {
    const bend = fractal(noise, x / 420, y / 160, 2) * 60;
    const strokes = fractal(noise, (x + bend * 3) / 360 + 50, (y + bend) / 30 + 11, 4);
    const fields = fractal(noise, x / 480 + 9, y / 120 + 80, 2);
    return Math.max(0, strokes * 0.75 + fields * 0.55 - 0.1);
  });
  const [r, g, b] = toRgb(mix(stage.palette.cloud[0]!, stage.palette.haze, 0.35));
  shadePlate(stage, plate, (x, y, grain, out) => {
    const height = Math.max(0, y / horizon);
    out[0] = r;
    out[1] = g;
    out[2] = b;
    out[3] = Math.min(0.5, torn(x, y) ** 1.25 * 0.8 * Math.min(1, height * 2.2) * (1 + grain * 0.2));
  });
  return plateLayer(plate, 0.06);
}

/** A band of faint stars across a dark sky. */
function milkyWay(stage: Stage, horizon: number): Layer {
  const plate = stage.plate({ ...stage.ground, bottom: horizon }, 0.5);
  const noise = stage.noise("milky way");
  const random = stage.random("milky way");
  const slope = between(random, 0.35, 0.75) * (random() < 0.5 ? -1 : 1);
  const middle = between(random, 120, 210);
  const dust = sampleField(plate, 7, (x, y) => fractal(noise, x / 120, y / 120, 4));
  const [r, g, b] = toRgb(mix(stage.palette.cloud[0]!, stage.palette.sky[3]!, 0.45));
  shadePlate(stage, plate, (x, y, grain, out) => {
    const cloud = dust(x, y);
    const across = Math.abs(y - middle - x * slope + cloud * 46) / 120;
    const body = Math.max(0, 1 - across) ** 1.6;
    const speck = grain > 0.62 ? (grain - 0.62) * 3.2 : 0;
    out[0] = r;
    out[1] = g;
    out[2] = b;
    const fade = Math.min(1, Math.max(0, (horizon - y) / 220));
    out[3] = Math.min(0.85, body * (0.2 + cloud * 0.16 + speck * (0.35 + body)) * fade);
  });
  return plateLayer(plate, 0.02);
}

/** A ceiling of heavy cloud, lighter where it thins. */
function ceiling(stage: Stage, horizon: number): Layer {
  const plate = stage.plate({ ...stage.ground, bottom: horizon * 0.82 }, 0.5);
  const noise = stage.noise("ceiling");
  const thick = sampleField(plate, 6, (x, y) => {
    const far = 90 + y * 0.35;
    const warp = fractal(noise, x / 260, y / 90, 2) * 50;
    return fractal(noise, (x + warp) / (far * 2.2), (y + warp * 0.4) / (150 - y * 0.2), 5);
  });
  const { palette } = stage;
  const light = toRgb(mix(palette.cloud[1]!, palette.haze, 0.35));
  const dark = toRgb(mix(palette.sky[0]!, palette.ink, 0.4));
  shadePlate(stage, plate, (x, y, grain, out) => {
    const body = thick(x, y);
    const lit = Math.max(0, Math.min(1, 0.42 + (thick(x, y - 9) - body) * 2.1 - body * 0.5 + grain * 0.04));
    for (const i of [0, 1, 2] as const) out[i] = dark[i] + (light[i] - dark[i]) * lit;
    const fade = Math.max(0, 1 - y / (horizon * 0.82));
    out[3] = Math.min(0.94, Math.max(0, 0.6 + body * 1.1) * Math.min(1, fade * 2.4));
  });
  return plateLayer(plate, 0.05);
}

/** Where the strata before the sun end, in radii below its middle. */
const LOWEST = 1.3;

/** Strata of thin cloud before the sun, denser toward its lower edge, below which they thin out. */
function strata(stage: Stage, { x, y, radius }: Disc): Layer {
  const area = {
    left: x - radius * 1.5,
    right: x + radius * 1.5,
    top: y - radius,
    bottom: y + radius * LOWEST,
  };
  const plate = stage.plate(area, 0.5);
  const noise = stage.noise("strata");
  const torn = sampleField(plate, 3, (px, py) => {
    const bend = fractal(noise, px / 190, py / 120, 2) * 12;
    return fractal(noise, px / 260 + 20, (py + bend) / 15, 3);
  });
  const colour = stage.palette.sky.map(toRgb);
  shadePlate(stage, plate, (px, py, grain, out) => {
    const down = (py - y) / radius;
    const across = Math.abs(px - x) / (radius * 1.5);
    const [r, g, b] = colour[down > 0.2 ? 4 : 3]!;
    out[0] = r;
    out[1] = g;
    out[2] = b;
    const dense = Math.max(0, torn(px, py) + 0.02 + down * 0.3) * 2.1 * (1 + grain * 0.25);
    const edges = Math.max(0, 1 - across ** 2.5) * Math.min(1, (LOWEST - down) * 3);
    out[3] = Math.min(0.78, dense) * edges * Math.min(1, Math.max(0, down + 0.75) * 1.6);
  });
  return plateLayer(plate, 0.05);
}

/** A sky with the depth of clouds: the dome, stars of a dark night, thin high cloud, and heaps above the horizon. */
export function heaven(stage: Stage, disc: Disc, options: HeavenOptions): Layer[] {
  const { palette } = stage;
  const { horizon, heaps = false, overcast = false } = options;
  const random = stage.random("heaven");
  // Stars are for skies without a sun.
  const night = palette.sky[0]![0] < 0.24 && disc.kind !== "sun";
  const layers = dome(stage, disc, {
    streaks: stage.style === "collage" ? 0.6 : 0.42,
    ...(disc.kind === "sun" && { stars: 0 }),
    ...options,
  });
  if (night && !overcast && options.stars !== 0) layers.splice(1, 0, milkyWay(stage, horizon));
  if (disc.kind === "sun") layers.push(strata(stage, disc));
  if (overcast)
    return [
      ...layers,
      ceiling(stage, horizon),
      ...(options.storm ? [lightning(stage, horizon, Math.sign(disc.x) || 1)] : []),
    ];
  layers.push(cirrus(stage, horizon));
  if (heaps) {
    const away = disc.kind === "none" ? (random() < 0.5 ? -1 : 1) : -Math.sign(disc.x || 1);
    const mass = [
      { x: away * between(random, 380, 470), y: horizon + 16, reach: 250, height: between(random, 150, 225) },
      { x: away * between(random, 120, 200), y: horizon + 20, reach: 150, height: between(random, 60, 100) },
      { x: -away * between(random, 430, 520), y: horizon + 20, reach: 170, height: between(random, 60, 110) },
    ];
    const pale = palette.cloud.map((tone) => mix(tone, palette.haze, 0.3));
    layers.push(driftLayer(cloudPlate(stage, "mass", mass, pale), 0.1, 8));
    const row = cloudRow(random, 6, {
      x: [-620, 240, 70],
      y: horizon + 16,
      reach: [80, 150],
      height: [24, 58],
    });
    layers.push(driftLayer(cloudPlate(stage, "row", row, palette.cloud), 0.15, 14));
  }
  return layers;
}
