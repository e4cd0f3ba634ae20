import { cloudPlate } from "../clouds.ts";
import { css, mix, oklch } from "../colour.ts";
import { fractal } from "../noise.ts";
import { weatherLayer } from "../particles.ts";
import { between } from "../random.ts";
import { type Layer, plateLayer, type Stage } from "../stage.ts";

const SNOW = oklch(".96 .012 240");

/** Snow in drifts, higher at the sides, or the puddles of rain. */
export function fallen(stage: Stage, snows: boolean): Layer {
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

const MUD = [".52 .06 62", ".40 .055 55", ".28 .045 48"].map((tone) => oklch(tone));

/** Wet mud in waves over the floor of a room. */
export function mudInside(stage: Stage): Layer {
  const plate = stage.plate({ ...stage.ground, top: 470 });
  const { c } = plate;
  const noise = stage.noise("mud");
  const random = stage.random("mud");
  for (const [base, rise, i] of [
    [540, 30, 2],
    [592, 26, 1],
    [664, 40, 0],
  ] as const) {
    const wet = c.createLinearGradient(0, base - rise, 0, base + 110);
    wet.addColorStop(0, css(mix(MUD[i]!, stage.palette.glow, 0.12)));
    wet.addColorStop(1, css(MUD[Math.min(2, i + 1)]!));
    c.fillStyle = wet;
    c.beginPath();
    c.moveTo(-760, 800);
    for (let x = -760; x <= 760; x += 12)
      c.lineTo(
        x,
        base - Math.min(1, Math.abs(x) / 620) ** 2 * rise * 2 - fractal(noise, x / 120, base, 3) * rise,
      );
    c.lineTo(760, 800);
    c.fill();
  }
  for (let i = 0; i < 24; i++) {
    const y = 560 + (i / 24) * 145;
    const [x, half] = [between(random, -560, 560), (y - 470) * between(random, 0.16, 0.42)];
    c.fillStyle = css(mix(MUD[2]!, stage.palette.ink, 0.25), 0.7);
    c.beginPath();
    c.ellipse(x, y, half, half * 0.18, 0, 0, Math.PI * 2);
    c.fill();
    c.strokeStyle = css(mix(MUD[0]!, [0.98, 0, 0.02], 0.4), 0.8);
    c.lineWidth = 2;
    c.beginPath();
    c.ellipse(x, y - 2, half * 0.9, half * 0.14, 0, Math.PI * 1.1, Math.PI * 1.8);
    c.stroke();
  }
  return plateLayer(plate, 0.3);
}
