import { cloudPlate } from "../clouds.ts";
import { css, mix, oklch } from "../colour.ts";
import { fractal } from "../noise.ts";
import { weatherLayer } from "../particles.ts";
import { between } from "../random.ts";
import { type Layer, plateLayer, type Stage } from "../stage.ts";

const SNOW = oklch(".96 .012 240");

/** Snow that lies on the floor along the walls, or the puddles of rain. */
function fallen(stage: Stage, snows: boolean): Layer {
  const plate = stage.plate({ ...stage.ground, top: 470 });
  const { c } = plate;
  const random = stage.random("fallen");
  if (snows) {
    const noise = stage.noise("drift");
    for (const [base, rise, shade] of [
      [528, 26, 0.16],
      [596, 30, 0.07],
      [700, 46, 0],
    ] as const) {
      const light = c.createLinearGradient(0, base - rise, 0, base + 90);
      light.addColorStop(0, css(mix(SNOW, stage.palette.ink, shade)));
      light.addColorStop(1, css(mix(SNOW, stage.palette.ink, shade + 0.18)));
      c.fillStyle = light;
      c.beginPath();
      c.moveTo(-760, 800);
      for (let x = -760; x <= 760; x += 12) {
        const corner = Math.min(1, Math.abs(x) / 620) ** 2;
        c.lineTo(x, base - corner * rise * 1.6 - (fractal(noise, x / 190, base, 3) + 0.4) * rise);
      }
      c.lineTo(760, 800);
      c.fill();
    }
    return plateLayer(plate, 0.3);
  }
  for (let i = 0; i < 17; i++) {
    const y = 540 + ((i + random()) / 17) * 165;
    const [x, half] = [between(random, -430, 430), (y - 470) * between(random, 0.3, 0.7)];
    const wet = c.createLinearGradient(0, y - half * 0.2, 0, y + half * 0.2);
    wet.addColorStop(0, css(oklch(".82 .03 230"), 0.7));
    wet.addColorStop(1, css(oklch(".50 .05 245"), 0.7));
    c.fillStyle = wet;
    c.beginPath();
    c.ellipse(x, y, half, half * 0.17, 0, 0, Math.PI * 2);
    c.fill();
    c.strokeStyle = css(stage.palette.cloud[0]!, 0.55);
    c.lineWidth = 1.6;
    c.beginPath();
    for (const k of [0.28, 0.55]) c.ellipse(x, y, half * k, half * k * 0.17, 0, 0, Math.PI * 2);
    c.stroke();
  }
  return plateLayer(plate, 0.3);
}

/** What has fallen in a room, under the people in it. */
export const fallenInside = (stage: Stage, weather: string | null): Layer[] =>
  weather === "snow" || weather === "rain" || weather === "storm" ? [fallen(stage, weather === "snow")] : [];

/** Clouds under the ceiling of a room, and what falls from them. */
export function weatherInside(stage: Stage, weather: string | null): Layer[] {
  const snows = weather === "snow";
  const random = stage.random("clouds inside");
  const heaps = Array.from({ length: 7 }, (_, i) => ({
    x: -450 + i * 150 + between(random, -30, 30),
    y: 132 + between(random, -14, 20),
    reach: between(random, 120, 170),
    height: between(random, 110, 150),
  }));
  const tones = snows
    ? stage.palette.cloud.map((tone) => mix(tone, SNOW, 0.4))
    : [".62 .015 250", ".48 .02 255", ".34 .03 260"].map((tone) => oklch(tone));
  const falling = weatherLayer(stage, snows ? "snow" : "rain");
  return [plateLayer(cloudPlate(stage, "inside", heaps, tones), 0.5), ...(falling ? [falling, falling] : [])];
}
