import type { Lab } from "../colour.ts";
import { css, mix, oklch } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between } from "../random.ts";
import { plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { field, isSnowy } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

const HORIZON = 432;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });

/** Flooded squares between low banks, which mirror the sky, with seedlings in rows. */
export const riceField: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const { c } = plate;
  const green = mix(oklch(".60 .16 137"), palette.land[1]!, 0.12);
  const depths = [2.1, 5.6, 9.2, 13.4, 18.5, 25, 34, 48];
  const edges = [-46, -34, -24, -15, -7.4, -0.9, 0.9, 7.4, 15, 24, 34, 46];
  for (let row = depths.length - 2; row >= 0; row--)
    for (let i = 0; i < edges.length - 1; i++) {
      // The path on which one walks stays dry.
      if (edges[i] === -0.9) continue;
      const [z0, z1] = [depths[row]! + 0.32, depths[row + 1]!];
      const [x0, x1] = [edges[i]! + 0.3, edges[i + 1]! - 0.3];
      const [, y0] = view.point(0, 0, z1);
      const [, y1] = view.point(0, 0, z0);
      const wet = c.createLinearGradient(0, y0, 0, y1);
      wet.addColorStop(0, css(mix(palette.sky[4]!, palette.cloud[0]!, 0.2)));
      wet.addColorStop(1, css(mix(palette.sky[2]!, palette.water, 0.15)));
      c.fillStyle = wet;
      trace(c, view, [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, 0, z1],
        [x0, 0, z1],
      ]);
      c.fill();
      c.lineCap = "round";
      for (let z = z1 - 0.35; z > z0; z -= z > 18 ? 1.1 : 0.72)
        for (let x = x0 + 0.35; x < x1; x += z > 18 ? 0.9 : 0.58) {
          const [px, py] = view.point(x, 0, z);
          if (px < stage.ground.left || px > stage.ground.right) continue;
          const tall = view.size(z) * 0.42;
          c.strokeStyle = css(mix(green, palette.haze, Math.min(0.6, z / 60)));
          c.lineWidth = Math.max(1.3, tall * 0.12);
          c.beginPath();
          for (const lean of [-0.34, 0.02, 0.36]) {
            c.moveTo(px, py);
            c.lineTo(px + lean * tall, py - tall);
          }
          c.stroke();
        }
    }
  return { ...base, layers: [...base.layers, plateLayer(plate, 0.35)], front: [] };
};

type Plant = (c: Plate["c"], x: number, foot: number, tall: number, lean: number) => void;

/** A wall of plants in rows, the farthest first, behind those who stand before it. */
function rows(
  stage: Stage,
  name: string,
  tall: readonly [number, number],
  step: number,
  plant: (haze: number) => Plant,
): Layer {
  const random = stage.random(name);
  const plate = stage.plate({ ...stage.ground, top: 220, bottom: 660 });
  for (let i = 0; i <= 8; i++) {
    const near = i / 8;
    const foot = HORIZON + 12 + near ** 1.5 * 116;
    const draw = plant(0.55 * (1 - near) ** 1.2);
    const wide = step * (0.42 + near * 0.58);
    for (let x = stage.ground.left; x < stage.ground.right; x += wide * between(random, 0.75, 1.25))
      draw(
        plate.c,
        x,
        foot + between(random, -4, 4),
        (tall[0] + (tall[1] - tall[0]) * near) * between(random, 0.86, 1.12),
        between(random, -1, 1),
      );
  }
  return plateLayer(plate, 0.36);
}

/** Tall maize with long leaves and yellow cobs. */
export const cornfield: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const leaves: Lab[] = [".66 .12 128", ".54 .11 134", ".42 .09 142"].map((tone) =>
    mix(oklch(tone), palette.land[1]!, 0.18),
  );
  const layer = rows(stage, "maize", [54, 178], 25, (haze) => (c, x, foot, tall, lean) => {
    const tone = (i: number) => css(mix(leaves[i]!, palette.haze, haze));
    c.lineCap = "round";
    c.strokeStyle = tone(2);
    c.lineWidth = Math.max(1.2, tall * 0.026);
    c.beginPath();
    c.moveTo(x, foot);
    c.quadraticCurveTo(x + lean * 2, foot - tall * 0.5, x + lean * tall * 0.05, foot - tall);
    c.stroke();
    for (const [at, side] of [
      [0.24, 1],
      [0.4, -1],
      [0.56, 1],
      [0.72, -1],
    ] as const) {
      const [y, reach] = [foot - tall * at, tall * 0.26];
      c.fillStyle = tone(at > 0.5 ? 0 : 1);
      c.beginPath();
      c.moveTo(x, y);
      c.quadraticCurveTo(
        x + side * reach * 0.6,
        y - reach * 0.95,
        x + side * reach,
        y - reach * 0.1 + lean * 5,
      );
      c.quadraticCurveTo(x + side * reach * 0.5, y - reach * 0.55, x, y + tall * 0.035);
      c.fill();
    }
    c.fillStyle = css(mix(oklch(".82 .15 88"), palette.haze, haze));
    c.beginPath();
    c.ellipse(x + tall * 0.055, foot - tall * 0.52, tall * 0.032, tall * 0.085, 0.25, 0, Math.PI * 2);
    c.fill();
    c.strokeStyle = css(mix(oklch(".74 .09 80"), palette.haze, haze));
    c.lineWidth = Math.max(1, tall * 0.014);
    c.beginPath();
    for (const k of [-0.07, 0, 0.07]) {
      c.moveTo(x + lean * tall * 0.05, foot - tall);
      c.lineTo(x + lean * tall * 0.05 + tall * k, foot - tall * 1.1);
    }
    c.stroke();
  });
  return { ...base, layers: [...base.layers, layer], front: [], rows: { front: 652, back: 560 } };
};

/** Ripe wheat, whose ears bend over. */
export const wheatField: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const gold: Lab[] = [".88 .12 88", ".76 .125 78", ".60 .11 68"].map((tone) => oklch(tone));
  const pale = isSnowy(input) ? 0.4 : 0;
  const stalks = rows(stage, "wheat", [34, 112], 7.4, (haze) => (c, x, foot, tall, lean) => {
    const tone = (i: number) => css(mix(gold[i]!, palette.haze, Math.min(0.8, haze + pale)));
    const [tx, ty] = [x + lean * tall * 0.16, foot - tall];
    c.strokeStyle = tone(lean > 0 ? 1 : 2);
    c.lineWidth = Math.max(1, tall * 0.022);
    c.beginPath();
    c.moveTo(x, foot);
    c.quadraticCurveTo(x, foot - tall * 0.6, tx, ty);
    c.stroke();
    c.fillStyle = tone(0);
    c.beginPath();
    c.ellipse(tx, ty - tall * 0.05, tall * 0.04, tall * 0.13, lean * 0.5, 0, Math.PI * 2);
    c.fill();
  });
  return { ...base, layers: [...base.layers, stalks], front: [], rows: { front: 652, back: 560 } };
};

/** Tall sunflowers that look at the spectator. */
export const sunflowerField: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const green: Lab[] = [".62 .13 135", ".46 .10 142"].map((tone) => mix(oklch(tone), palette.land[2]!, 0.15));
  const layer = rows(stage, "sunflowers", [44, 172], 42, (haze) => (c, x, foot, tall, lean) => {
    const tone = (colour: Lab) => css(mix(colour, palette.haze, haze));
    c.strokeStyle = tone(green[1]!);
    c.lineWidth = Math.max(1.6, tall * 0.034);
    const [hx, hy, r] = [x + lean * tall * 0.05, foot - tall * 0.86, tall * 0.125];
    c.beginPath();
    c.moveTo(x, foot);
    c.quadraticCurveTo(x + lean * 3, foot - tall * 0.5, hx, hy);
    c.stroke();
    for (const [at, side] of [
      [0.24, 1],
      [0.4, -1],
      [0.54, 1],
    ] as const) {
      const [y, reach] = [foot - tall * at, tall * 0.2];
      c.fillStyle = tone(green[at > 0.3 ? 0 : 1]!);
      c.beginPath();
      c.moveTo(x, y);
      c.quadraticCurveTo(x + side * reach * 0.4, y - reach * 0.8, x + side * reach, y - reach * 0.2);
      c.quadraticCurveTo(x + side * reach * 0.5, y + reach * 0.3, x, y);
      c.fill();
    }
    for (const [far, colour] of [
      [1, oklch(".74 .16 70")],
      [0.86, oklch(".86 .17 88")],
    ] as const) {
      c.fillStyle = tone(colour);
      c.beginPath();
      for (let i = 0; i < 28; i++) {
        const a = (i / 28 + far * 0.02) * Math.PI * 2;
        const reach = r * (i % 2 ? 1.55 : 2.15) * far;
        c.lineTo(hx + Math.cos(a) * reach, hy + Math.sin(a) * reach);
      }
      c.fill();
    }
    c.fillStyle = tone(oklch(".34 .07 50"));
    c.beginPath();
    c.arc(hx, hy, r * 1.05, 0, Math.PI * 2);
    c.fill();
    c.fillStyle = tone(oklch(".46 .08 58"));
    c.beginPath();
    c.arc(hx - r * 0.2, hy - r * 0.2, r * 0.55, 0, Math.PI * 2);
    c.fill();
  });
  return { ...base, layers: [...base.layers, layer], front: [], rows: { front: 652, back: 572 } };
};
