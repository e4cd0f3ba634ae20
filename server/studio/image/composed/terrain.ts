import type { Lab } from "../colour.ts";
import { css, mix } from "../colour.ts";
import { type Disc, isRound } from "../disc.ts";
import { foregroundLayers } from "../foreground.ts";
import { grassLayers } from "../grass.ts";
import { between } from "../random.ts";
import { ridgePlate } from "../ridge.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";

/** What lies on the ground. */
export type Strewn = "tufts" | "stones" | "sparkles" | "puddles" | "none";

const FOCAL = 620;

/** Paints the light of the sky onto the ground: bright under the disc, darker toward the camera and the other side. */
export function lightGround(stage: Stage, { c }: Plate, disc: Disc, horizon: number): void {
  const { palette, ground } = stage;
  const wide = ground.right - ground.left;
  const shines = isRound(disc);
  c.save();
  c.globalCompositeOperation = "source-atop";
  const x = shines ? disc.x : 0;
  c.save();
  c.translate(x, horizon + 16);
  c.scale(1, 0.3);
  const pool = c.createRadialGradient(0, 0, 0, 0, 0, 600);
  const glow = mix(palette.glow, palette.disc[0], 0.3);
  pool.addColorStop(0, css(glow, shines ? 0.62 : 0.3));
  pool.addColorStop(0.35, css(glow, shines ? 0.3 : 0.16));
  pool.addColorStop(1, css(glow, 0));
  c.fillStyle = pool;
  c.fillRect(-wide, -600, wide * 2, 1200);
  c.restore();
  const near = c.createLinearGradient(0, horizon + 60, 0, 740);
  near.addColorStop(0, css(palette.ink, 0));
  near.addColorStop(0.6, css(palette.ink, 0.16));
  near.addColorStop(1, css(palette.ink, 0.6));
  c.fillStyle = near;
  c.fillRect(ground.left, horizon - 100, wide, 840);
  const side = Math.sign(x || 1);
  const away = c.createLinearGradient(side * 240, 0, side * -640, 0);
  away.addColorStop(0, css(palette.ink, 0));
  away.addColorStop(1, css(palette.ink, 0.3));
  c.fillStyle = away;
  c.fillRect(ground.left, horizon - 100, wide, 840);
  c.restore();
}

/** Scatters small things of the ground itself over a plate of ground, smaller with distance. */
export function strew(
  stage: Stage,
  { c }: Plate,
  options: { kind: Strewn; horizon: number; eye: number; tones: readonly Lab[] },
): void {
  const { palette, light } = stage;
  const { kind, horizon, eye, tones } = options;
  if (kind === "none") return;
  const random = stage.random(`strewn ${kind}`);
  const count = { tufts: 420, stones: 190, sparkles: 300, puddles: 26 }[kind];
  const spots = Array.from({ length: count }, () => {
    const y = horizon + 14 + (740 - horizon) * random() ** (kind === "puddles" ? 0.75 : 1.15);
    return { y, x: between(random, -700, 700), size: FOCAL / ((eye * FOCAL) / (y - horizon)) };
  }).sort((a, b) => a.y - b.y);
  c.save();
  c.globalCompositeOperation = "source-atop";
  c.lineCap = "round";
  for (const { x, y, size } of spots) {
    const near = Math.min(1, (y - horizon) / 260);
    const faint = 0.2 + near * 0.6;
    const toLight = Math.sign(light.x - x) || 1;
    if (kind === "tufts") {
      const blades = 5 + Math.floor(random() * 6);
      const tall = size * between(random, 0.05, 0.13);
      for (let i = 0; i < blades; i++) {
        c.strokeStyle = css(mix(tones[i % 2 === 0 ? 3 : 1]!, palette.haze, 0.45 * (1 - near)), faint);
        c.lineWidth = Math.max(0.6, size * 0.007);
        c.beginPath();
        const foot = x + (i - blades / 2) * size * 0.018;
        c.moveTo(foot, y);
        c.quadraticCurveTo(
          foot,
          y - tall * 0.6,
          foot + between(random, -0.6, 0.7) * tall,
          y - tall * between(random, 0.6, 1),
        );
        c.stroke();
      }
    } else if (kind === "stones") {
      const half = size * between(random, 0.012, 0.05) * (0.5 + random() ** 3 * 1.6);
      c.fillStyle = css(palette.ink, 0.4 * faint);
      c.beginPath();
      c.ellipse(x - toLight * half * 0.7, y + half * 0.24, half * 1.7, half * 0.36, 0, 0, Math.PI * 2);
      c.fill();
      const stone = c.createLinearGradient(x + toLight * half, y - half, x - toLight * half, y + half * 0.4);
      stone.addColorStop(0, css(mix(tones[0]!, palette.glow, 0.3), faint));
      stone.addColorStop(1, css(mix(tones[3]!, palette.ink, 0.3), faint));
      c.fillStyle = stone;
      c.beginPath();
      c.ellipse(x, y, half, half * between(random, 0.5, 0.8), 0, Math.PI, Math.PI * 2);
      c.ellipse(x, y, half, half * 0.26, 0, 0, Math.PI);
      c.fill();
    } else if (kind === "sparkles") {
      c.fillStyle = css([0.99, 0, 0.01], faint * random());
      c.fillRect(x, y, 0.8 + near, 0.8 + near);
    } else {
      const half = size * between(random, 0.12, 0.5);
      const wet = c.createLinearGradient(0, y - half * 0.16, 0, y + half * 0.16);
      wet.addColorStop(0, css(mix(palette.sky[4]!, palette.haze, 0.3), 0.5 * faint));
      wet.addColorStop(1, css(palette.sky[2]!, 0.75 * faint));
      c.fillStyle = wet;
      c.beginPath();
      c.ellipse(x, y, half, half * 0.15, 0, 0, Math.PI * 2);
      c.ellipse(x + half * 0.7, y + half * 0.08, half * 0.55, half * 0.09, 0, 0, Math.PI * 2);
      c.fill();
    }
  }
  c.restore();
}

/** A rise of the ground at the very front, in shade. */
function lip(stage: Stage, tones: readonly Lab[], y: number): Layer {
  const shaded = tones.map((tone, i) => mix(tone, stage.palette.ink, 0.3 + i * 0.12));
  const plate = ridgePlate(stage, "lip", { y, rise: 30, length: 620, sharp: 0, haze: 0, tones: shaded });
  return plateLayer(plate, 0.95);
}

export type Near = "grass" | "meadow" | "rocks" | "reeds" | "branch" | "lip" | "none";

/** What frames a picture in front: part of the ground of its place. */
export function nearGround(
  stage: Stage,
  kinds: readonly Near[],
  options: { side: number; tones: readonly Lab[] },
): Layer[] {
  return kinds.flatMap((kind): Layer[] => {
    switch (kind) {
      case "grass":
        return grassLayers(stage, { y: 728, tall: 62 });
      case "meadow":
        return grassLayers(stage, { y: 718, tall: 66, flowers: true });
      case "lip":
        return [lip(stage, options.tones, 712)];
      case "none":
        return [];
      default:
        return foregroundLayers(stage, kind, options.side);
    }
  });
}
