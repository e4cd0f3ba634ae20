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
  // Beyond the brink the sea is seen; the brink runs from the far end to the lower corner.
  const brink = Array.from({ length: 19 }, (_, i): [number, number] => {
    const y = 500 + (i / 18) * 260;
    const x = -side * (225 + (y - 500) * 0.5 + fractal(noise, y / 38, 3, 3) * 26);
    return [x, y];
  });
  const beyond = () => {
    c.beginPath();
    c.moveTo(brink[0]![0], 380);
    for (const [x, y] of brink) c.lineTo(x, y);
    c.lineTo(-side * 760, 780);
    c.lineTo(-side * 760, 380);
    c.closePath();
  };
  c.globalCompositeOperation = "destination-out";
  beyond();
  c.fill();
  c.globalCompositeOperation = "source-over";
  c.save();
  beyond();
  c.clip();
  // The wall below the brink, in strata.
  const rock = mix(palette.land[2]!, palette.glow, 0.12);
  for (let i = 0; i < 7; i++) {
    c.fillStyle = css(mix(mix(rock, palette.land[1]!, i % 2 === 0 ? 0.28 : 0.05), palette.ink, i * 0.09));
    c.beginPath();
    brink.forEach(([x, y], k) => {
      const out = 230 * (1 - i / 7) + fractal(noise, y / 26, i * 3.1, 2) * 22;
      const px = x - side * Math.max(2, out * ((k + 3) / 21));
      if (k === 0) c.moveTo(px, y + 80 * (1 - i / 7) * ((k + 3) / 21));
      else c.lineTo(px, y + 80 * (1 - i / 7) * ((k + 3) / 21));
    });
    for (const [x, y] of brink.toReversed()) c.lineTo(x + side * 40, y - 10);
    c.closePath();
    c.fill();
  }
  c.restore();
  c.strokeStyle = css(mix(palette.glow, palette.land[0]!, 0.4), 0.7);
  c.lineWidth = 2.4;
  c.beginPath();
  brink.forEach(([x, y], k) => (k === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
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
