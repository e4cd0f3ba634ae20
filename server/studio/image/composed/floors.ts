import type { FloorOf } from "../../reading/scene/room-shape-floor.ts";
import { css, mix, oklch } from "../colour.ts";
import { fractal } from "../noise.ts";
import { between } from "../random.ts";
import { type Layer, plateLayer, type Stage } from "../stage.ts";
import { view } from "./walls.ts";

const HALF = 3.1;
const BACK = 8.2;

/** A sheet over the whole floor of a room, lighter where the windows shine on it. */
function sheet(stage: Stage, far: string, near: string) {
  const plate = stage.plate({ ...stage.ground, top: 470 });
  const { c } = plate;
  const [, foot] = view.point(0, 0, BACK);
  const light = c.createLinearGradient(0, foot, 0, 740);
  light.addColorStop(0, css(oklch(far)));
  light.addColorStop(1, css(oklch(near)));
  c.beginPath();
  for (const [x, z] of [
    [-HALF, BACK],
    [HALF, BACK],
    [HALF, 1.6],
    [-HALF, 1.6],
  ] as const)
    c.lineTo(...view.point(x, 0, z));
  c.closePath();
  c.save();
  c.clip();
  c.fillStyle = light;
  c.fillRect(-760, foot - 4, 1520, 300);
  return { plate, c };
}

/** Blue ice with cracks and the marks of skates. */
function ice(stage: Stage): Layer {
  const { plate, c } = sheet(stage, ".93 .03 222", ".74 .07 235");
  const random = stage.random("ice floor");
  c.lineCap = "round";
  for (let i = 0; i < 34; i++) {
    const z = between(random, 2.2, BACK);
    let [x, y] = view.point(between(random, -3, 3), 0, z);
    const step = view.size(z) * 0.5;
    c.strokeStyle = css(oklch(i % 4 ? ".99 .01 220" : ".56 .08 240"), 0.75);
    c.lineWidth = i % 4 ? 2.4 : 1.4;
    c.beginPath();
    c.moveTo(x, y);
    for (let k = 0; k < 4; k++) {
      x += between(random, -0.6, 0.9) * step;
      y += between(random, -0.12, 0.12) * step;
      c.lineTo(x, y);
    }
    c.stroke();
  }
  c.restore();
  return plateLayer(plate, 0.3);
}

/** Glowing lava between dark crusts. */
function lava(stage: Stage): Layer {
  const { plate, c } = sheet(stage, ".80 .17 62", ".62 .22 36");
  const random = stage.random("lava floor");
  const noise = stage.noise("lava floor");
  for (let i = 0; i < 90; i++) {
    const z = between(random, 1.9, BACK);
    const [x, y] = view.point(between(random, -3, 3), 0, z);
    const size = view.size(z) * between(random, 0.14, 0.34);
    c.fillStyle = css(mix(oklch(".26 .05 35"), oklch(".40 .12 32"), random()));
    c.beginPath();
    for (let k = 0; k < 12; k++) {
      const turn = (k / 12) * Math.PI * 2;
      const reach = size * (0.8 + fractal(noise, i * 3 + k, 2, 2) * 0.6);
      c.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.26);
    }
    c.fill();
    c.strokeStyle = css(oklch(".90 .15 85"), 0.7);
    c.lineWidth = 1.8;
    c.stroke();
  }
  const [, foot] = view.point(0, 0, BACK);
  const glow = c.createLinearGradient(0, foot, 0, foot + 120);
  glow.addColorStop(0, css(oklch(".92 .14 85"), 0.5));
  glow.addColorStop(1, css(oklch(".92 .14 85"), 0));
  c.fillStyle = glow;
  c.fillRect(-760, foot, 1520, 120);
  c.restore();
  return plateLayer(plate, 0.3);
}

/** The floor of a room that is ice or lava; water rises by itself. */
export const floorInside = (stage: Stage, floor: FloorOf | undefined): Layer[] =>
  floor === "ice" ? [ice(stage)] : floor === "lava" ? [lava(stage)] : [];
