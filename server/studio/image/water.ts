import type { Lab } from "./colour.ts";
import { css } from "./colour.ts";
import { paintLayers } from "./camera.ts";
import { between } from "./random.ts";
import type { Layer, Stage } from "./stage.ts";

export interface WaterOptions {
  horizon: number;
  /** Layers above the water that are reflected in it. This layer paints them, too. */
  above: readonly Layer[];
  /** 0 for a perfect mirror to 1 for small waves. */
  roughness: number;
  /** Opacity of the water's own colour over the reflection, 0 to 1. */
  depth: number;
  /** Reflected light on the water. */
  shine?: { x: number; width: number; colour: Lab; strength: number };
}

/** Water down to the bottom of the image: a reflection in swaying one-pixel rows, its own colour, and glints. */
export function waterLayer(stage: Stage, options: WaterOptions): Layer {
  const { ground, scale } = stage;
  const { horizon } = options;
  const reach = Math.min(horizon - ground.top, (ground.bottom - horizon) * 1.02 + 12);
  const mirror = stage.plate({ ...ground, top: horizon - reach, bottom: horizon });
  const tint = stage.palette.water;
  const glints = makeGlints(stage, options);

  return {
    depth: 0,
    paint(c, t) {
      paintLayers(c, options.above, t);
      // The frame may have another density than this stage, and its view may be moved: beyond the windows of a cabin.
      const { d: density, e, f } = c.getTransform();
      const shrink = scale / density;
      const left = Math.round((-e / density - mirror.left) * scale);
      const surface = Math.round(horizon * density + f);
      const rows = Math.ceil((ground.bottom - horizon) * density);
      const above = mirror.height - Math.round(surface * shrink);
      // The frame painted so far, continued beyond its sides with its mirror image.
      for (const [flip, x] of [
        [1, left],
        [-1, left],
        [-1, left + 2 * c.canvas.width * shrink],
      ] as const) {
        mirror.c.setTransform(flip * shrink, 0, 0, shrink, x, above);
        mirror.c.drawImage(c.canvas, 0, 0);
      }
      c.save();
      c.resetTransform();
      for (const pass of [0, 1]) {
        c.globalAlpha = pass === 0 ? 1 : 0.45;
        for (let row = 0; row < rows; row++) {
          const d = row / density;
          const sway = swayAt(d, t, pass);
          const amount = options.roughness * (0.5 + d * 0.05);
          const lift = Math.max(0, d + sway.y * amount * 0.9);
          // Content above the image is not reflected.
          const source = Math.max(0, above, Math.floor(mirror.height - 1 - lift * scale));
          const x = sway.x * amount * density - left / shrink;
          c.drawImage(mirror.canvas, 0, source, mirror.width, 1, x, surface + row, mirror.width / shrink, 1);
        }
      }
      c.restore();
      const body = c.createLinearGradient(0, horizon, 0, ground.bottom);
      body.addColorStop(0, css(tint, options.depth * 0.3));
      body.addColorStop(0.45, css(tint, options.depth * 0.75));
      body.addColorStop(1, css(tint, Math.min(1, options.depth * 1.35)));
      c.fillStyle = body;
      c.fillRect(ground.left, horizon, ground.right - ground.left, ground.bottom - horizon);
      glints(c, t);
    },
  };
}

/** Offset of a row, about -1 to 1 in each direction. It varies faster from row to row near the horizon. */
function swayAt(d: number, t: number, pass: number): { x: number; y: number } {
  const far = Math.log(d + 5);
  const turn = 2 * Math.PI;
  const p = pass * 2.1;
  return {
    x:
      Math.sin(far * 31 - turn * t + p) * 0.55 +
      Math.sin(far * 67 - turn * 2 * t + 1.3 + p * 2) * 0.3 +
      Math.sin(far * 13 + turn * t + 4 + p) * 0.4,
    y: Math.sin(far * 43 - turn * t + 2 + p) * 0.6 + Math.sin(far * 89 - turn * 2 * t + p) * 0.4,
  };
}

function makeGlints(stage: Stage, options: WaterOptions) {
  const random = stage.random("glints");
  const { horizon, shine } = options;
  const bottom = stage.ground.bottom;
  const wide = Array.from({ length: 46 }, () => ({
    x: between(random, -680, 680),
    down: random() ** 1.5,
    width: between(random, 30, 190),
    phase: random(),
    turns: 1,
    strength: between(random, 0.05, 0.2),
  }));
  const bright = Array.from({ length: shine ? 90 : 0 }, () => {
    const down = random() ** 1.4;
    return {
      x: shine!.x + (random() - 0.5) * shine!.width * (0.75 + down * 1.3),
      down,
      width: shine!.width * (0.1 + down * 0.55) * (0.25 + random()),
      phase: random(),
      turns: 1 + Math.floor(random() * 3),
      strength: shine!.strength * (1 - down * 0.75) * between(random, 0.3, 1),
    };
  });
  const pale = css(stage.palette.haze);
  const gold = shine ? css(shine.colour) : pale;
  return (c: Parameters<Layer["paint"]>[0], t: number) => {
    for (const [colour, glints] of [
      [pale, wide],
      [gold, bright],
    ] as const) {
      c.fillStyle = colour;
      for (const glint of glints) {
        const beat = 0.5 + 0.5 * Math.sin(2 * Math.PI * (glint.turns * t + glint.phase));
        c.globalAlpha = Math.min(1, glint.strength * beat);
        const y = horizon + 2 + glint.down * (bottom - horizon);
        c.beginPath();
        c.ellipse(glint.x, y, glint.width * (0.35 + 0.15 * beat), 0.55 + glint.down * 1.5, 0, 0, Math.PI * 2);
        c.fill();
      }
    }
    c.globalAlpha = 1;
    c.fillStyle = css(stage.palette.haze, 0.5);
    c.fillRect(stage.ground.left, horizon - 0.5, stage.ground.right - stage.ground.left, 1);
  };
}
