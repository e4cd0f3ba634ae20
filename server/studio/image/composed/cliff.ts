import { css, mix } from "../colour.ts";
import { fractal } from "../noise.ts";
import { paintLandscape } from "../landscape.ts";
import type { Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { field, inFront, isSnowy, SNOW, water } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";
import { lightGround, strew } from "./terrain.ts";

/** High ground that ends in a wall of rock. */
function edge(stage: Stage, input: SettingPlan) {
  const { palette } = stage;
  const { side } = input.plan;
  const horizon = 410;
  const noise = stage.noise("cliff");
  const snow = isSnowy(input);
  const tones = snow ? SNOW : palette.land.map((tone) => mix(tone, palette.ink, 0.16));
  const { plate } = paintLandscape(stage, {
    horizon,
    eye: 2.6,
    near: 2.2,
    far: 15.5,
    height: (x, z) => fractal(noise, x / 4, z / 4, 3) * 0.16 * Math.min(1, z / 12),
    texture: (x, z) => fractal(noise, x * 1.7, z * 1.2, 3) * 0.1,
    tones,
    air: 0.2,
  });
  strew(stage, plate, { kind: snow ? "sparkles" : "tufts", horizon, eye: 2.6, tones });
  lightGround(stage, plate, input.plan.disc, 480);
  const { c } = plate;
  // The brink runs from a headland back toward the camera; below it is the wall of rock, and the sea beyond.
  const steps = 26;
  const brink = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const t = i / steps;
    const y = 508 + t * 250;
    return [-side * (350 - t ** 0.8 * 300 + fractal(noise, y / 30, 3, 3) * 24), y];
  });
  const foot = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const t = i / steps;
    return [-side * (352 - t * 26 + fractal(noise, t * 6, 8, 3) * 22 * t), 508 + t * 270];
  });
  const path = (points: readonly [number, number][]) => {
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x, y);
    c.closePath();
  };
  const beyond: [number, number][] = [[-side * 350, 380], ...brink, [-side * 760, 800], [-side * 760, 380]];
  c.globalCompositeOperation = "destination-out";
  path(beyond);
  c.fill();
  c.globalCompositeOperation = "source-over";
  c.save();
  path([...brink, ...foot.toReversed()]);
  c.clip();
  const rock = mix(palette.land[2]!, palette.hero[3]!, 0.3);
  const face = c.createLinearGradient(-side * 350, 0, -side * 40, 0);
  const toLight = stage.light.x * side < 0;
  face.addColorStop(0, css(mix(rock, palette.glow, toLight ? 0.4 : 0.15)));
  face.addColorStop(1, css(mix(rock, palette.ink, 0.55)));
  c.fillStyle = face;
  c.fillRect(-760, 480, 1520, 320);
  // Columns of rock, lit on one side.
  for (let i = 0; i < 46; i++) {
    const x = -side * (20 + i * 7.6 + fractal(noise, i * 1.7, 20, 2) * 8);
    const wide = 3 + Math.abs(fractal(noise, i * 2.3, 40, 2)) * 16;
    c.fillStyle = i % 2 === 0 ? css(palette.ink, 0.2) : css(palette.glow, 0.1);
    c.beginPath();
    c.moveTo(x, 500);
    for (let y = 500; y <= 780; y += 20) c.lineTo(x + fractal(noise, i * 3.1, y / 60, 2) * 12, y);
    for (let y = 780; y >= 500; y -= 20) c.lineTo(x + wide + fractal(noise, i * 3.1 + 5, y / 60, 2) * 12, y);
    c.fill();
  }
  const deep = c.createLinearGradient(0, 560, 0, 770);
  deep.addColorStop(0, css(palette.ink, 0));
  deep.addColorStop(1, css(palette.ink, 0.6));
  c.fillStyle = deep;
  c.fillRect(-760, 480, 1520, 320);
  c.restore();
  c.strokeStyle = css(mix(palette.glow, tones[0]!, 0.5), 0.8);
  c.lineWidth = 2.2;
  c.lineJoin = "round";
  c.beginPath();
  for (const [x, y] of brink) c.lineTo(x, y);
  c.stroke();
  return plate;
}

/** The brink of a cliff above the sea; under falling snow a snowy height. */
export const cliff: SettingPainter = (stage, input) => {
  if (isSnowy(input)) return field(stage, input);
  const back = water(stage, input);
  return {
    ...back,
    layers: [...back.layers, plateLayer(edge(stage, input), 0.42)],
    front: inFront(stage, { ...input, plan: { ...input.plan, side: -input.plan.side } }, ["grass"]),
    on: "ground",
    afloat: 490,
    rows: { front: 664, back: 560 },
  };
};
