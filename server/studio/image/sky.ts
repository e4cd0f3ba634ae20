import type { Lab } from "./colour.ts";
import { RAMP, css, ramp, toRgb } from "./colour.ts";
import { sampleField } from "./field.ts";
import { fractal } from "./noise.ts";
import { between } from "./random.ts";
import type { Layer, Plate, Stage } from "./stage.ts";
import { drawPlate, plateLayer, releasePlate, shadePlate } from "./stage.ts";

export interface Glow {
  x: number;
  y: number;
  radius: number;
  strength: number;
  colour: Lab;
}

export interface SkyOptions {
  /** Position of the last colour of the sky. */
  horizon: number;
  colours?: readonly Lab[];
  glows?: readonly Glow[];
  /** Strength of the streaks of cloud, 0 to 1. */
  streaks?: number;
}

/** Table of the light's falloff, from its edge to its middle: computing powers per pixel is slow. */
const FALLOFF = Float32Array.from({ length: 2049 }, (_, i) => ((i + 0.5) / 2048) ** 2.2);

/** Fills a plate with sky: a colour ramp slightly distorted by noise, streaks of thin cloud, and light. */
export function paintSky(stage: Stage, plate: Plate, options: SkyOptions): void {
  const colours = options.colours ?? stage.palette.sky;
  const places = [0, 0.32, 0.6, 0.84, 1];
  const table = ramp(
    colours.map((colour, i) => [colours.length === 5 ? places[i]! : i / (colours.length - 1), colour]),
  );
  const noise = stage.noise("sky");
  const streaks = options.streaks ?? (stage.style === "collage" ? 0.6 : 0.25);
  const bend = sampleField(plate, 14, (x, y) => {
    const wx = fractal(noise, x / 420, y / 170, 2) * 70;
    return fractal(noise, (x + wx) / 520 + 40, y / 110 + wx / 260, 4);
  });
  const thin = sampleField(plate, 8, (x, y) => {
    const warp = fractal(noise, x / 300 + 7, y / 120 + 3, 2) * 60;
    const v = fractal(noise, (x + warp * 2) / 330 + 90, (y + warp) / 46 + 30, 4);
    return Math.max(0, v - 0.02) ** 1.25;
  });
  const glows = (options.glows ?? []).map((glow) => ({
    ...glow,
    gain: toRgb(glow.colour).map((v) => glow.strength * (v / 255) ** 1.4),
  }));
  const lit = toRgb(stage.palette.cloud[0]!);
  const grainy = stage.style === "poster" ? 0.016 : 0.007;
  const coarse = stage.plate(plate, 0.5);
  shadePlate(stage, coarse, (x, y, grain, out) => {
    const height = Math.max(0, Math.min(1, y / options.horizon));
    const fade = height * (1.15 - height);
    const v = height + bend(x, y) * 0.09 * fade + grain * grainy;
    const at = Math.max(0, Math.min(RAMP - 1, (v * (RAMP - 1)) | 0)) * 3;
    let r = table[at]!;
    let g = table[at + 1]!;
    let b = table[at + 2]!;
    const veil = thin(x, y) * streaks * Math.min(1, fade * 5) * (1 + grain * 0.35);
    r += (lit[0] - r) * veil;
    g += (lit[1] - g) * veil;
    b += (lit[2] - b) * veil;
    for (const glow of glows) {
      const dx = (x - glow.x) / glow.radius;
      const dy = (y - glow.y) / glow.radius;
      const near = 1 - Math.sqrt(dx * dx + dy * dy);
      if (near <= 0) continue;
      const s = FALLOFF[(near * 2048) | 0]! * (1 + grain * 0.12);
      r += (255 - r) * s * glow.gain[0]!;
      g += (255 - g) * s * glow.gain[1]!;
      b += (255 - b) * s * glow.gain[2]!;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  });
  drawPlate(plate.c, coarse);
  releasePlate(coarse, plate);
}

/** The whole sky as a static layer. */
export function skyLayer(stage: Stage, options: SkyOptions): Layer {
  const plate = stage.plate(stage.ground);
  paintSky(stage, plate, options);
  return plateLayer(plate, 0);
}

/** A star of four points, which is not taken for a snowflake. */
function paintSparkle(c: Plate["c"], x: number, y: number, reach: number): void {
  c.beginPath();
  c.moveTo(x, y - reach);
  for (const [px, py] of [
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
    [x, y - reach],
  ] as const)
    c.quadraticCurveTo(x, y, px, py);
  c.fill();
}

/** Stars down to `bottom`; each twinkles a whole number of times per loop. Those with a `size` have four points. */
export function starLayer(
  stage: Stage,
  options: { bottom: number; count: number; strength?: number; size?: number },
): Layer {
  const random = stage.random("stars");
  const colour = css([0.97, 0.004, 0.03]);
  const stars = Array.from({ length: options.count }, () => ({
    x: between(random, -700, 700),
    y: random() ** 1.35 * options.bottom,
    size: (random() ** 5 * 1.9 + 0.45) * (options.size ?? 1),
    strength: 0.25 + random() * 0.75,
    turns: 1 + Math.floor(random() * 3),
    phase: random(),
  }));
  return {
    depth: 0.02,
    paint(c, t) {
      c.save();
      c.fillStyle = colour;
      for (const star of stars) {
        const twinkle = 0.72 + 0.28 * Math.sin(2 * Math.PI * (star.turns * t + star.phase));
        c.globalAlpha = Math.min(
          1,
          star.strength * twinkle * (1 - star.y / options.bottom) * (options.strength ?? 1),
        );
        if (options.size) paintSparkle(c, star.x, star.y, star.size * 2);
        else {
          c.beginPath();
          c.arc(star.x, star.y, star.size, 0, Math.PI * 2);
          c.fill();
        }
      }
      c.restore();
    },
  };
}
