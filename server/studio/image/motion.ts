import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Habit } from "./figures/figures.ts";
import type { Layer, Plate, Stage } from "./stage.ts";
import { drawPlate } from "./stage.ts";

const TURN = Math.PI * 2;

export interface At {
  x: number;
  y: number;
}

/** A wave that is 0 at t = 0, with a whole number of periods per loop. */
const wave = (t: number, phase: number, turns = 1) =>
  Math.sin(TURN * (turns * t + phase)) - Math.sin(TURN * phase);

/** Bends a plate: vertical slices move up and down, horizontal ones sideways. */
interface Bend {
  (c: SKRSContext2D, move: (along: number) => number): void;
}

/**
 * Slices are drawn at whole pixels on a separate canvas: drawn directly into a moving image, their
 * borders would show.
 */
function createBend(stage: Stage, plate: Plate, slices: "upright" | "level", reach: number): Bend {
  const upright = slices === "upright";
  const room = reach + 2;
  const bent = stage.plate({
    left: plate.left - (upright ? 0 : room),
    right: plate.right + (upright ? 0 : room),
    top: plate.top - (upright ? room : 0),
    bottom: plate.bottom + (upright ? room : 0),
  });
  const { c: into, canvas } = bent;
  const restX = Math.round((plate.left - bent.left) * stage.scale);
  const restY = Math.round((plate.top - bent.top) * stage.scale);
  const long = upright ? plate.width : plate.height;
  const count = Math.min(upright ? 72 : 96, long);
  return (c, move) => {
    into.setTransform(1, 0, 0, 1, 0, 0);
    into.clearRect(0, 0, canvas.width, canvas.height);
    for (let i = 0; i < count; i++) {
      const from = Math.floor((i * long) / count);
      const size = Math.floor(((i + 1) * long) / count) - from;
      const by = move((from + size / 2) / long) * stage.scale;
      if (upright)
        into.drawImage(
          plate.canvas,
          from,
          0,
          size,
          plate.height,
          restX + from,
          restY + by,
          size,
          plate.height,
        );
      else
        into.drawImage(plate.canvas, 0, from, plate.width, size, restX + by, restY + from, plate.width, size);
    }
    drawPlate(c, bent);
  };
}

export type Mover = (c: SKRSContext2D, at: At, t: number) => void;

/** Returns the paint function of a figure's plate, which moves by its habit. */
export function createMover(stage: Stage, plate: Plate, habit: Habit, phase: number, flip = false): Mover {
  const width = plate.right - plate.left;
  const height = plate.bottom - plate.top;
  if (habit === "swims") {
    const reach = width * 0.035;
    const bend = createBend(stage, plate, "upright", reach);
    return (c, at, t) => {
      c.save();
      c.translate(at.x, at.y + wave(t, phase) * height * 0.04);
      bend(c, (u) => {
        const tail = flip ? 1 - u : u;
        return reach * tail ** 1.5 * Math.sin(TURN * (2 * t - tail * 0.75 + phase));
      });
      c.restore();
    };
  }
  if (habit === "trails") {
    const reach = width * 0.09;
    const bend = createBend(stage, plate, "level", reach);
    return (c, at, t) => {
      c.save();
      c.translate(at.x, at.y + wave(t, phase) * height * 0.025);
      bend(c, (v) => reach * Math.max(0, v - 0.25) ** 1.2 * Math.sin(TURN * (t - v * 1.1 + phase)));
      c.restore();
    };
  }
  return (c, at, t) => {
    c.save();
    c.translate(at.x, at.y);
    if (habit === "flaps") {
      const fold = 0.5 - 0.5 * Math.cos(TURN * 2 * t);
      c.translate(0, wave(t, phase + 0.25, 2) * height * 0.03);
      c.rotate(wave(t, phase) * 0.02);
      c.scale(1 - 0.06 * fold, 1 - 0.1 * fold);
    } else if (habit === "sways") {
      c.translate(0, wave(t, phase) * Math.min(9, height * 0.03));
      c.rotate(wave(t, phase + 0.3) * 0.025);
    } else c.scale(1, 1 + 0.006 * (1 - Math.cos(TURN * 2 * t)));
    drawPlate(c, plate);
    c.restore();
  };
}

/** A copy of a plate in one flat colour, for shadows. */
export function silhouette(stage: Stage, plate: Plate, colour: string): Plate {
  const dark = stage.plate(plate);
  dark.c.setTransform(1, 0, 0, 1, 0, 0);
  dark.c.drawImage(plate.canvas, 0, 0);
  dark.c.globalCompositeOperation = "source-in";
  dark.c.fillStyle = colour;
  dark.c.fillRect(0, 0, dark.width, dark.height);
  return dark;
}

/** The long shadow of a figure on level ground, which fades with distance. */
export function shadowLayer(
  stage: Stage,
  plate: Plate,
  at: At,
  options: { depth: number; colour: string; strength: number; length?: number },
): Layer {
  const dark = silhouette(stage, plate, options.colour);
  const fade = dark.c.createLinearGradient(0, 0, 0, (dark.height * -plate.top) / (plate.bottom - plate.top));
  fade.addColorStop(0, "rgba(0,0,0,0.12)");
  fade.addColorStop(1, "rgba(0,0,0,1)");
  dark.c.globalCompositeOperation = "destination-in";
  dark.c.fillStyle = fade;
  dark.c.fillRect(0, 0, dark.width, dark.height);
  const slant = Math.max(-1.5, Math.min(1.5, (at.x - stage.light.x) / 330));
  const length = options.length ?? 0.5;
  return {
    depth: options.depth,
    paint(c) {
      c.save();
      c.translate(at.x, at.y);
      c.transform(1, 0, -slant * length * 1.1, -length, 0, 0);
      c.globalAlpha = options.strength;
      drawPlate(c, dark);
      c.restore();
    },
  };
}

/**
 * The reflection of a figure that stands in shallow water at `at`, below its feet; its rows sway and fade.
 * `strength` is its opacity at the feet, 0 to 1.
 */
export function createReflection(stage: Stage, plate: Plate, strength: number): Mover {
  const squash = 0.82;
  const sway = 7;
  const image = stage.plate({
    left: plate.left - sway,
    right: plate.right + sway,
    top: 0,
    bottom: Math.max(1, -plate.top * squash),
  });
  const { c: into, canvas } = image;
  const foot = Math.round(-plate.top * stage.scale);
  const restX = Math.round((plate.left - image.left) * stage.scale);
  const fade = into.createLinearGradient(0, 0, 0, canvas.height);
  for (let i = 0; i <= 6; i++)
    fade.addColorStop(i / 6, `rgba(0,0,0,${(strength * (1 - i / 6) ** 1.2).toFixed(3)})`);
  return (c, at, t) => {
    into.setTransform(1, 0, 0, 1, 0, 0);
    into.clearRect(0, 0, canvas.width, canvas.height);
    for (let row = 0; row < canvas.height; row++) {
      const source = Math.floor(foot - 1 - row / squash);
      if (source < 0) break;
      const down = row / stage.scale;
      const far = Math.log(down + 9);
      const reach = (0.25 + Math.min(1, down / 130)) * 3;
      const push = Math.sin(TURN * t - far * 23) * 0.6 + Math.sin(TURN * 2 * t - far * 51) * 0.4;
      into.drawImage(
        plate.canvas,
        0,
        source,
        plate.width,
        1,
        restX + push * reach * stage.scale,
        row,
        plate.width,
        1,
      );
    }
    into.globalCompositeOperation = "destination-in";
    into.fillStyle = fade;
    into.fillRect(0, 0, canvas.width, canvas.height);
    into.globalCompositeOperation = "source-over";
    c.save();
    c.translate(at.x, at.y);
    drawPlate(c, image);
    c.restore();
  };
}
