import { css, evenRamp, mix, oklch, RAMP, toRgb } from "./colour.ts";
import { sampleField } from "./field.ts";
import { auroraPlate, meteorsPlate } from "./night-sky.ts";
import { fractal } from "./noise.ts";
import { between } from "./random.ts";
import type { Plate, Stage } from "./stage.ts";
import { drawPlate, shadePlate } from "./stage.ts";

export type DiscKind =
  | "moon"
  | "sun"
  | "eclipse"
  | "planet"
  | "earth"
  | "crescent"
  | "rainbow"
  | "aurora"
  | "meteors"
  | "none";

/** Whether it is one round body, and no light across the sky. */
export const isRound = ({ kind }: Disc): boolean => !["rainbow", "aurora", "meteors", "none"].includes(kind);

export interface Disc {
  kind: DiscKind;
  x: number;
  y: number;
  radius: number;
  /** Smaller ones of the same kind beside it. */
  more?: readonly Omit<Disc, "kind" | "more">[];
}

/** Draws the sun, moon, planet or rainbow on its own plate; `undefined` for the kind "none". */
export function discPlate(stage: Stage, disc: Disc): Plate | undefined {
  if (disc.kind === "none") return undefined;
  if (disc.kind === "rainbow") return rainbowPlate(stage);
  if (disc.kind === "aurora") return auroraPlate(stage);
  if (disc.kind === "meteors") return meteorsPlate(stage);
  if (disc.more) return together(stage, disc);
  const reach = disc.radius * (disc.kind === "planet" ? 2.1 : disc.kind === "eclipse" ? 1.9 : 1.06);
  const plate = stage.plate({
    left: disc.x - reach,
    right: disc.x + reach,
    top: disc.y - reach,
    bottom: disc.y + reach,
  });
  if (disc.kind === "eclipse") shadeEclipse(stage, plate, disc);
  else shadeBody(stage, plate, disc);
  if (disc.kind === "planet") addRings(stage, plate, disc);
  return plate;
}

/** Several moons on one plate. */
function together(stage: Stage, { more = [], ...disc }: Disc): Plate {
  const plate = stage.plate({ ...stage.ground, bottom: 520 });
  for (const one of [disc, ...more]) {
    const body = discPlate(stage, { kind: disc.kind, x: one.x, y: one.y, radius: one.radius });
    if (body) drawPlate(plate.c, body);
  }
  return plate;
}

function craters(stage: Stage, radius: number) {
  const random = stage.random("craters");
  return Array.from({ length: 16 }, () => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 0.9 * radius;
    return {
      x: Math.cos(angle) * far,
      y: Math.sin(angle) * far,
      r: radius * (0.03 + random() ** 2.4 * 0.15),
    };
  });
}

function shadeBody(stage: Stage, plate: Plate, disc: Disc): void {
  const { radius } = disc;
  const random = stage.random("disc");
  const noise = stage.noise("disc");
  const [top, bottom] = stage.palette.disc;
  const table = evenRamp([mix(bottom, stage.palette.sky[1]!, 0.55), bottom, mix(bottom, top, 0.6), top]);
  const tilt = between(random, -0.5, 0.5);
  const sphere = disc.kind !== "sun";
  const banded = disc.kind === "planet";
  const holes = sphere && !banded && disc.kind !== "earth" ? craters(stage, radius) : [];
  const earth = disc.kind === "earth" ? earthTones(plate, stage, disc) : undefined;
  const maria = sampleField(plate, Math.max(2, radius / 60), (px, py) => {
    const x = (px - disc.x) / radius;
    const y = (py - disc.y) / radius;
    if (banded) {
      const across = y * Math.cos(tilt) - x * Math.sin(tilt);
      return fractal(
        noise,
        fractal(noise, x * 1.4, y * 1.4, 3) * 0.35 + 5,
        across * 6.5 + fractal(noise, x * 2 + 9, y * 5, 2) * 0.35,
        3,
      );
    }
    const wx = fractal(noise, x * 1.7 + 3, y * 1.7, 3);
    return fractal(noise, x * 1.25 + wx * 0.5 + 11, y * 1.25 + wx * 0.4, 4);
  });
  const pits = sampleField(plate, Math.max(1.2, radius / 110), (px, py) => {
    let sum = 0;
    for (const hole of holes) {
      const dx = px - disc.x - hole.x;
      const dy = py - disc.y - hole.y;
      const d = Math.hypot(dx, dy) / hole.r;
      if (d < 1.25) sum += d < 1 ? (dy / hole.r) * 0.5 * (1 - d * d) * 2.2 - 0.1 * (1 - d) : (1.25 - d) * 0.7;
    }
    return sum;
  });
  const soft = stage.style === "collage" ? 1.5 : 1;
  const edge = 0.75 / stage.scale;
  const crescentShift = disc.kind === "crescent" ? between(random, 0.32, 0.5) * (random() < 0.5 ? -1 : 1) : 0;
  shadePlate(stage, plate, (px, py, grain, out) => {
    const dx = px - disc.x;
    const dy = py - disc.y;
    const d = Math.hypot(dx, dy);
    let alpha = Math.min(1, Math.max(0, (radius - d) / edge + 0.5));
    if (crescentShift) {
      const bite = Math.hypot(dx - crescentShift * radius, dy + 0.18 * radius) - radius * 0.93;
      alpha *= Math.min(1, Math.max(0, bite / edge + 0.5));
    }
    if (alpha <= 0) {
      out[3] = 0;
      return;
    }
    let v = 0.7 - 0.34 * (dy / radius);
    if (sphere) {
      if (!earth) {
        const m = maria(px, py);
        v -= banded ? m * 0.3 : Math.max(0, m + 0.08) * 0.36 * soft;
      }
      v += pits(px, py) * 0.22 * soft;
      const rim = Math.max(0, d / radius - 0.55) / 0.45;
      v -=
        rim *
        rim *
        (stage.style === "collage" ? 0.34 : 0.16) *
        (1 + (dx * -Math.sign(stage.light.x - disc.x || 1)) / radius) *
        0.5;
    }
    v += grain * (stage.style === "poster" ? 0.06 : 0.03);
    const at = Math.max(0, Math.min(RAMP - 1, (v * (RAMP - 1)) | 0)) * 3;
    const [red, green, blue] = earth?.(px, py) ?? [table[at]!, table[at + 1]!, table[at + 2]!];
    const shade = earth ? 0.5 + v * 0.6 : 1;
    out[0] = red! * shade;
    out[1] = green! * shade;
    out[2] = blue! * shade;
    out[3] = alpha;
  });
}

const SEA = toRgb(oklch(".60 .13 248"));
const LAND = toRgb(oklch(".66 .12 138"));
const CLOUD = toRgb(oklch(".97 .01 230"));

/** The colour of the Earth at a point: sea, land or cloud, in full light. */
function earthTones(plate: Plate, stage: Stage, { x, y, radius }: Disc) {
  const noise = stage.noise("earth");
  const step = Math.max(1.2, radius / 90);
  const land = sampleField(plate, step, (px, py) =>
    fractal(noise, ((px - x) / radius) * 1.5 + 7, ((py - y) / radius) * 1.5, 4),
  );
  const cloud = sampleField(plate, step, (px, py) =>
    fractal(noise, ((px - x) / radius) * 1.6 + 31, ((py - y) / radius) * 4.2, 4),
  );
  const over = (from: readonly number[], to: readonly number[], share: number) => {
    const part = Math.max(0, Math.min(1, share));
    return [0, 1, 2].map((k) => from[k]! + (to[k]! - from[k]!) * part);
  };
  return (px: number, py: number) => {
    const ground = over(SEA, LAND, land(px, py) * 14);
    return over(ground, CLOUD, (cloud(px, py) - 0.08) * 6);
  };
}

function shadeEclipse(stage: Stage, plate: Plate, disc: Disc): void {
  const noise = stage.noise("corona");
  const dark = toRgb(stage.palette.ink);
  const light = toRgb(stage.palette.disc[0]);
  const edge = 0.75 / stage.scale;
  shadePlate(stage, plate, (px, py, grain, out) => {
    const dx = px - disc.x;
    const dy = py - disc.y;
    const d = Math.hypot(dx, dy) / disc.radius;
    const inside = Math.min(1, Math.max(0, ((1 - d) * disc.radius) / edge + 0.5));
    const ux = dx / (d * disc.radius || 1);
    const uy = dy / (d * disc.radius || 1);
    const rays = 0.6 + 0.5 * fractal(noise, ux * 2.6 + 20, uy * 2.6 + 20, 3);
    const far = Math.max(0, (d - 1) / 0.9);
    const corona =
      d >= 1 ? Math.max(0, 1 - far) ** 2.4 * Math.exp(-far * (3.6 - rays * 2.2)) * (1 + grain * 0.12) : 1;
    out[0] = light[0] + (dark[0] - light[0]) * inside;
    out[1] = light[1] + (dark[1] - light[1]) * inside;
    out[2] = light[2] + (dark[2] - light[2]) * inside;
    out[3] = Math.min(1, corona + inside);
  });
}

function addRings(stage: Stage, plate: Plate, disc: Disc): void {
  const random = stage.random("rings");
  const { c } = plate;
  const tilt = between(random, -0.42, -0.16);
  const flat = between(random, 0.16, 0.26);
  const [top, bottom] = stage.palette.disc;
  const bands = Array.from({ length: 22 }, (_, i) => ({
    r: 1.32 + i * 0.032,
    strength: 0.15 + random() * 0.75,
  }));
  c.save();
  c.translate(disc.x, disc.y);
  c.rotate(tilt);
  for (const half of ["back", "front"] as const) {
    c.globalCompositeOperation = half === "back" ? "destination-over" : "source-over";
    for (const band of bands) {
      if (band.r > 1.66 && band.r < 1.73) continue;
      c.strokeStyle = css(mix(bottom, top, band.strength), 0.25 + band.strength * 0.6);
      c.lineWidth = disc.radius * 0.034;
      c.beginPath();
      const [from, to] = half === "back" ? [Math.PI, Math.PI * 2] : [0, Math.PI];
      c.ellipse(0, 0, disc.radius * band.r, disc.radius * band.r * flat, 0, from, to);
      c.stroke();
    }
  }
  c.restore();
}

/** A rainbow across the whole sky that fades near the ground. */
function rainbowPlate(stage: Stage): Plate {
  const plate = stage.plate({ ...stage.ground, bottom: 640 });
  const centre = { x: 0, y: 620 };
  const bands = [
    "0.74 0.14 25",
    "0.80 0.12 60",
    "0.88 0.11 98",
    "0.82 0.11 150",
    "0.76 0.10 220",
    "0.64 0.12 270",
  ];
  const table = evenRamp(bands.map((band) => mix(oklch(band), stage.palette.haze, 0.18)).toReversed());
  const inner = 400;
  const width = 74;
  shadePlate(stage, plate, (px, py, grain, out) => {
    const across = (Math.hypot(px - centre.x, (py - centre.y) * 1.08) - inner) / width;
    if (across <= 0 || across >= 1) {
      out[3] = 0;
      return;
    }
    const k = Math.min(RAMP - 1, (across * (RAMP - 1)) | 0) * 3;
    out[0] = table[k]!;
    out[1] = table[k + 1]!;
    out[2] = table[k + 2]!;
    const soft = Math.min(1, across * 6, (1 - across) * 6);
    out[3] = soft * (0.62 + grain * 0.06) * Math.min(1, Math.max(0, (600 - py) / 330));
  });
  return plate;
}
