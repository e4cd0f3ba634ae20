import type { Random } from "./random.ts";

/** Smooth noise, about -1 to 1, with features one unit wide. */
export type Noise = (x: number, y: number) => number;

/** Gradient noise that repeats every 256 units. */
export function createNoise(random: Random): Noise {
  const order = new Uint8Array(512);
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = order[i]!;
    order[i] = order[j]!;
    order[j] = held;
  }
  order.copyWithin(256, 0, 256);
  const gx = new Float32Array(256);
  const gy = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const angle = random() * Math.PI * 2;
    gx[i] = Math.cos(angle);
    gy[i] = Math.sin(angle);
  }
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const ix = x0 & 255;
    const iy = y0 & 255;
    const a = order[ix]! + iy;
    const b = order[(ix + 1) & 255]! + iy;
    const g00 = order[a & 511]!;
    const g10 = order[b & 511]!;
    const g01 = order[(a + 1) & 511]!;
    const g11 = order[(b + 1) & 511]!;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const n00 = gx[g00]! * fx + gy[g00]! * fy;
    const n10 = gx[g10]! * (fx - 1) + gy[g10]! * fy;
    const n01 = gx[g01]! * fx + gy[g01]! * (fy - 1);
    const n11 = gx[g11]! * (fx - 1) + gy[g11]! * (fy - 1);
    const top = n00 + (n10 - n00) * u;
    return (top + (n01 + (n11 - n01) * u - top) * v) * 1.45;
  };
}

/** Sum of `octaves` layers of noise, each twice as fine and half as strong; about -1 to 1. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x, y) * strength;
    total += strength;
    strength *= 0.5;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 9.7;
  }
  return (sum / total) * 1.25;
}

/** A fixed random number per grid cell, -1 to 1 and mostly near 0, for grain. */
export function grainAt(x: number, y: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return ((h & 0xffff) + (h >>> 16)) / 65535 - 1;
}
