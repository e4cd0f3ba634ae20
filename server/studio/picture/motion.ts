import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Habit } from "./figures/figures.ts";
import type { Layer, Plate, Stage } from "./stage.ts";
import { drawPlate } from "./stage.ts";

const TURN = Math.PI * 2;

export interface At {
  x: number;
  y: number;
}

/** A wave that is 0 at t = 0, with a whole number of turns a loop. */
const wave = (t: number, phase: number, turns = 1) => Math.sin(TURN * (turns * t + phase)) - Math.sin(TURN * phase);

/** Draws the plate in upright slices, each moved up or down by `lift`, given how far along it lies (0 to 1). */
function drawSlices(c: SKRSContext2D, plate: Plate, lift: (u: number) => number): void {
  const slices = Math.min(48, plate.width);
  const unit = (plate.right - plate.left) / plate.width;
  for (let i = 0; i < slices; i++) {
    const from = Math.floor((i * plate.width) / slices);
    const to = Math.floor(((i + 1) * plate.width) / slices);
    const wide = Math.min(plate.width, to + 1) - from;
    const y = plate.top + lift((from + to) / 2 / plate.width);
    c.drawImage(plate.canvas, from, 0, wide, plate.height, plate.left + from * unit, y, wide * unit, plate.bottom - plate.top);
  }
}

/** The same in level slices, moved sideways by `push`. */
function drawBands(c: SKRSContext2D, plate: Plate, push: (v: number) => number): void {
  const bands = Math.min(64, plate.height);
  const unit = (plate.bottom - plate.top) / plate.height;
  for (let i = 0; i < bands; i++) {
    const from = Math.floor((i * plate.height) / bands);
    const to = Math.floor(((i + 1) * plate.height) / bands);
    const tall = Math.min(plate.height, to + 1) - from;
    const x = plate.left + push((from + to) / 2 / plate.height);
    c.drawImage(plate.canvas, 0, from, plate.width, tall, x, plate.top + from * unit, plate.right - plate.left, tall * unit);
  }
}

/** Draws a figure's plate at its place as its habit has it at moment t. */
export function drawMoving(c: SKRSContext2D, plate: Plate, habit: Habit, at: At, t: number, phase: number, flip: boolean): void {
  const width = plate.right - plate.left;
  const height = plate.bottom - plate.top;
  c.save();
  c.translate(at.x, at.y);
  switch (habit) {
    case "swims": {
      c.translate(0, wave(t, phase) * height * 0.04);
      const reach = width * 0.035;
      drawSlices(c, plate, (u) => {
        const tail = flip ? 1 - u : u;
        return reach * tail ** 1.5 * Math.sin(TURN * (2 * t - tail * 0.75 + phase));
      });
      break;
    }
    case "trails": {
      c.translate(0, wave(t, phase) * height * 0.025);
      const reach = width * 0.09;
      drawBands(c, plate, (v) => reach * Math.max(0, v - 0.25) ** 1.2 * Math.sin(TURN * (t - v * 1.1 + phase)));
      break;
    }
    case "flaps":
      c.translate(0, wave(t, phase + 0.25, 2) * height * 0.03);
      c.rotate(wave(t, phase) * 0.02);
      c.scale(1 - 0.06 * (0.5 - 0.5 * Math.cos(TURN * 2 * t)), 1 - 0.1 * (0.5 - 0.5 * Math.cos(TURN * 2 * t)));
      drawPlate(c, plate);
      break;
    case "sways":
      c.translate(0, wave(t, phase) * Math.min(9, height * 0.03));
      c.rotate(wave(t, phase + 0.3) * 0.025);
      drawPlate(c, plate);
      break;
    case "breathes":
      c.scale(1, 1 + 0.006 * (1 - Math.cos(TURN * 2 * t)));
      drawPlate(c, plate);
      break;
  }
  c.restore();
}

/** A flat picture of a plate in one colour, for shadows. */
export function silhouette(stage: Stage, plate: Plate, colour: string): Plate {
  const dark = stage.plate(plate);
  dark.c.setTransform(1, 0, 0, 1, 0, 0);
  dark.c.drawImage(plate.canvas, 0, 0);
  dark.c.globalCompositeOperation = "source-in";
  dark.c.fillStyle = colour;
  dark.c.fillRect(0, 0, dark.width, dark.height);
  return dark;
}

/** The long shadow of something that stands on level ground, falling away from the light; it fades with length. */
export function shadowLayer(stage: Stage, plate: Plate, at: At, options: { depth: number; colour: string; strength: number; length?: number }): Layer {
  const dark = silhouette(stage, plate, options.colour);
  const fade = dark.c.createLinearGradient(0, 0, 0, (dark.height * -plate.top) / (plate.bottom - plate.top));
  fade.addColorStop(0, "rgba(0,0,0,0.12)");
  fade.addColorStop(1, "rgba(0,0,0,1)");
  dark.c.globalCompositeOperation = "destination-in";
  dark.c.fillStyle = fade;
  dark.c.fillRect(0, 0, dark.width, dark.height);
  const away = Math.max(-1.5, Math.min(1.5, (at.x - stage.light.x) / 330));
  const length = options.length ?? 0.5;
  return {
    depth: options.depth,
    paint(c) {
      c.save();
      c.translate(at.x, at.y);
      c.transform(1, 0, -away * length * 1.1, -length, 0, 0);
      c.globalAlpha = options.strength;
      drawPlate(c, dark);
      c.restore();
    },
  };
}

/** The image of something standing in shallow water, below its feet. */
export function drawReflection(c: SKRSContext2D, plate: Plate, at: At, t: number, strength: number): void {
  const height = -plate.top * 0.82;
  const bands = Math.min(70, plate.height);
  const unit = (plate.bottom - plate.top) / plate.height;
  c.save();
  c.translate(at.x, at.y);
  for (let i = 0; i < bands; i++) {
    const v = i / bands;
    const from = Math.floor((-plate.top / unit) * (1 - v));
    const tall = Math.max(1, Math.ceil(plate.height / bands));
    const top = Math.max(0, from - tall);
    const push = (0.4 + v * 3.2) * Math.sin(TURN * (t * 2 - v * 5)) + v * 2.4 * Math.sin(TURN * (t + v * 11));
    c.globalAlpha = strength * (1 - v) ** 1.2;
    c.drawImage(plate.canvas, 0, top, plate.width, tall, plate.left + push, v * height, plate.right - plate.left, (height / bands) * 1.15);
  }
  c.restore();
}
