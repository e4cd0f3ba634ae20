import type { Lab } from "./colour.ts";
import { css, toRgb } from "./colour.ts";
import { sampleField } from "./field.ts";
import { fractal } from "./noise.ts";
import { between } from "./random.ts";
import type { Area, Layer, Stage } from "./stage.ts";
import { drawPlate, shadePlate } from "./stage.ts";

const TURN = Math.PI * 2;

/** A band of haze, thickest at `y` and broken up by noise; it drifts sideways and back. */
export function mistLayer(
  stage: Stage,
  name: string,
  options: { y: number; height: number; strength: number; depth: number },
): Layer {
  const { y, height, strength } = options;
  const area: Area = {
    ...stage.ground,
    left: stage.ground.left - 30,
    right: stage.ground.right + 30,
    top: y - height,
    bottom: y + height,
  };
  const plate = stage.plate(area, 0.5);
  const noise = stage.noise(`mist ${name}`);
  const torn = sampleField(
    area,
    9,
    (px, py) => 0.72 + 0.6 * fractal(noise, px / 230, py / (height * 0.7), 4),
  );
  const [r, g, b] = toRgb(stage.palette.haze);
  shadePlate(stage, plate, (px, py, grain, out) => {
    const far = Math.abs(py - y) / height;
    const body = far >= 1 ? 0 : (1 - far * far) ** 2;
    out[0] = r;
    out[1] = g;
    out[2] = b;
    out[3] = Math.max(0, Math.min(1, body * strength * torn(px, py) * (1 + grain * 0.16)));
  });
  const phase = stage.random(`mist ${name}`)();
  return {
    depth: options.depth,
    paint(c, t) {
      c.save();
      c.translate((Math.sin(TURN * (t + phase)) - Math.sin(TURN * phase)) * 12, 0);
      drawPlate(c, plate);
      c.restore();
    },
  };
}

/** Rays of light from a point, in two sets that brighten in turn. */
export function raysLayer(
  stage: Stage,
  options: {
    x: number;
    y: number;
    length: number;
    spread: number;
    angle: number;
    count: number;
    colour: Lab;
    strength: number;
  },
): Layer {
  const random = stage.random("rays");
  const { length, colour } = options;
  const area = fanArea(options, stage.ground);
  const sets = [0, 1].map((set) => {
    const plate = stage.plate(area, 0.5);
    const { c } = plate;
    c.translate(options.x, options.y);
    for (let i = set; i < options.count; i += 2) {
      const angle = options.angle + ((i + random()) / options.count - 0.5) * options.spread;
      const width = between(random, 0.012, 0.06);
      const alpha = options.strength * between(random, 0.35, 1);
      const light = c.createRadialGradient(0, 0, 0, 0, 0, length);
      light.addColorStop(0, css(colour, alpha));
      light.addColorStop(0.4, css(colour, alpha * 0.5));
      light.addColorStop(1, css(colour, 0));
      c.fillStyle = light;
      c.globalAlpha = 0.24;
      for (const soft of [1, 0.8, 0.6, 0.4, 0.2]) {
        const half = width * soft;
        c.beginPath();
        c.moveTo(0, 0);
        c.lineTo(Math.cos(angle - half) * length, Math.sin(angle - half) * length);
        c.lineTo(Math.cos(angle + half) * length, Math.sin(angle + half) * length);
        c.fill();
      }
    }
    return plate;
  });
  // Both sets are combined on a smaller plate, so that only one plate of frame size is blended.
  const both = stage.plate(area, 0.5);
  both.c.globalCompositeOperation = "screen";
  return {
    depth: 0.3,
    paint(c, t) {
      both.c.globalAlpha = 1;
      both.c.clearRect(both.left, both.top, both.right - both.left, both.bottom - both.top);
      sets.forEach((plate, set) => {
        both.c.globalAlpha = 0.72 + 0.28 * Math.sin(TURN * (t + set / 2));
        drawPlate(both.c, plate);
      });
      c.save();
      c.globalCompositeOperation = "screen";
      drawPlate(c, both);
      c.restore();
    },
  };
}

/** The part of the ground area that the rays can reach. */
function fanArea(
  fan: { x: number; y: number; length: number; spread: number; angle: number },
  ground: Area,
): Area {
  const reach = fan.spread / 2 + 0.08;
  const ends = Array.from({ length: 9 }, (_, i) => fan.angle + reach * (i / 4 - 1));
  const xs = [fan.x, ...ends.map((angle) => fan.x + Math.cos(angle) * fan.length)];
  const ys = [fan.y, ...ends.map((angle) => fan.y + Math.sin(angle) * fan.length)];
  return {
    left: Math.max(ground.left, Math.min(...xs)),
    right: Math.min(ground.right, Math.max(...xs)),
    top: Math.max(ground.top, Math.min(...ys)),
    bottom: Math.min(ground.bottom, Math.max(...ys)),
  };
}

/** A soft light over the layers behind it, with slightly varying strength. */
export function glowLayer(options: {
  x: number;
  y: number;
  radius: number;
  colour: Lab;
  strength: number;
  depth: number;
  turns?: number;
}): Layer {
  const { x, y, radius, colour, strength } = options;
  return {
    depth: options.depth,
    paint(c, t) {
      const alpha = strength * (1 - 0.09 * (1 - Math.cos(TURN * (options.turns ?? 1) * t)));
      c.save();
      c.globalCompositeOperation = "screen";
      const light = c.createRadialGradient(x, y, 0, x, y, radius);
      for (let i = 0; i <= 8; i++) light.addColorStop(i / 8, css(colour, alpha * (1 - i / 8) ** 2.2));
      c.fillStyle = light;
      c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      c.restore();
    },
  };
}
