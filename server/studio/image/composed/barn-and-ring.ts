import { css, mix, oklch, type Lab } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];
const WHITE: Lab = [0.95, 0, 0.01];

/** Walls of boards with stalls along the sides, beams and a lantern. */
export function stableWalls(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const wood = mix(oklch(".52 .08 58"), palette.trim[2]!, 0.12);
  const dark = css(mix(wood, palette.ink, 0.5));
  c.fillStyle = css(mix(wood, palette.ink, 0.16));
  c.fillRect(left, top, right - left, bottom - top);
  c.fillStyle = dark;
  for (let x = left; x < right; x += 34) c.fillRect(x, top, 3, bottom - top);
  // The loft with hay.
  const y = top + (bottom - top) * 0.36;
  c.fillStyle = css(mix(oklch(".82 .12 85"), palette.ink, 0.12));
  c.beginPath();
  c.moveTo(left, y);
  for (let x = left, i = 0; x <= right; x += 26, i++) c.lineTo(x, y - 34 - ((i * 37) % 26));
  c.lineTo(right, y);
  c.fill();
  c.fillStyle = css(mix(wood, palette.ink, 0.34));
  c.fillRect(left, y, right - left, 20);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(wood, palette.ink, 0.34)));
    for (let z = 2.6; z < room.back; z += 0.42)
      panel(c, side, room.wall - 0.01, [z, z + 0.05], [0, room.ceiling], dark);
    for (let z = room.back - 0.4; z > 3.2; z -= 1.9) {
      panel(c, side, room.wall - 0.02, [z - 1.6, z], [0, 2.1], css(mix(palette.ink, wood, 0.16)));
      panel(c, side, room.wall - 0.03, [z - 1.6, z], [0, 1.05], css(mix(wood, palette.glow, 0.1)));
      for (const at of [0.34, 0.7]) panel(c, side, room.wall - 0.04, [z - 1.6, z], [at, at + 0.05], dark);
      for (const at of [z, z - 1.64])
        panel(c, side, room.wall - 0.04, [at - 0.06, at + 0.06], [0, 2.3], css(mix(wood, palette.ink, 0.3)));
    }
  }
  const middle = (left + right) / 2;
  c.fillStyle = css(mix(palette.ink, wood, 0.2));
  c.fillRect(middle - 78, y + 40, 156, bottom - y - 40);
  c.fillStyle = css(mix(palette.sky[3]!, palette.lamp, 0.3));
  c.fillRect(middle - 68, y + 48, 136, (bottom - y) * 0.34);
}

/** Straw on the floor and bales at the sides. */
export function straw(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const random = stage.random("straw");
  const gold = oklch(".82 .12 85");
  c.lineCap = "round";
  for (let i = 0; i < 620; i++) {
    const [x, y] = view.point((random() - 0.5) * 6.4, 0, 2.4 + random() * 5.6);
    const long = 8 + (y - 450) / 16;
    const turn = random() * Math.PI;
    c.strokeStyle = css(mix(gold, palette.ink, random() * 0.35), 0.9);
    c.lineWidth = 1.4 + (y - 450) / 130;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long * 0.34);
    c.stroke();
  }
  for (const [x, z] of [
    [-2.3, 7.2],
    [-2.3, 6.3],
    [1.7, 7.2],
  ] as const)
    block(stage, c, {
      x: [x - 0.1, x + 0.9],
      z: [z, z + 0.7],
      tall: 0.62,
      front: mix(gold, palette.ink, 0.18),
      top: mix(gold, palette.glow, 0.2),
    });
}

/** A dark hall with lights over the ring. */
export function ringLights(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const dark = mix(palette.ink, palette.hero[3]!, 0.3);
  c.fillStyle = css(dark);
  c.fillRect(left, top, right - left, bottom - top);
  for (const side of [-1, 1])
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(dark, palette.ink, 0.3)));
  const random = stage.random("crowd");
  for (let row = 0; row < 5; row++)
    for (let x = left + 8; x < right; x += 24) {
      c.fillStyle = css(mix(mix(palette.hero[2]!, palette.ink, 0.55), palette.lamp, random() * 0.22));
      c.beginPath();
      c.arc(x + (row % 2) * 12, bottom - 120 + row * 20, 9.5, 0, Math.PI * 2);
      c.fill();
      c.fillRect(x + (row % 2) * 12 - 10, bottom - 110 + row * 20, 20, 22);
    }
  for (let x = left + 60; x < right - 40; x += 84) {
    c.fillStyle = css(mix(palette.lamp, WHITE, 0.4));
    c.fillRect(x, top + 20, 56, 13);
    const light = c.createLinearGradient(0, top + 30, 0, bottom);
    light.addColorStop(0, css(palette.lamp, 0.3));
    light.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = light;
    c.beginPath();
    c.moveTo(x, top + 32);
    c.lineTo(x + 56, top + 32);
    c.lineTo(x + 108, bottom);
    c.lineTo(x - 52, bottom);
    c.fill();
  }
}

/** The canvas of the ring with its posts and three ropes. */
export function boxingRing(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const [half, near, far] = [3.5, 2.6, 8.2];
  const mat = mix(oklch(".72 .05 235"), palette.hero[0]!, 0.2);
  fillPolygon(c, css(mix(mat, palette.ink, 0.08)), [
    [-half, 0.02, near],
    [half, 0.02, near],
    [half, 0.02, far],
    [-half, 0.02, far],
  ]);
  fillPolygon(c, css(mix(mat, WHITE, 0.3)), [
    [-half + 0.5, 0.03, near],
    [half - 0.5, 0.03, near],
    [half - 0.5, 0.03, far - 0.6],
    [-half + 0.5, 0.03, far - 0.6],
  ]);
  const ropes = [".58 .2 27", ".94 .01 90", ".54 .16 255"];
  c.lineCap = "round";
  for (const [i, tone] of ropes.entries()) {
    const y = 0.55 + i * 0.45;
    c.strokeStyle = css(oklch(tone));
    c.lineWidth = 7;
    c.beginPath();
    c.moveTo(...view.point(-half, y, near));
    c.lineTo(...view.point(-half, y, far));
    c.lineTo(...view.point(half, y, far));
    c.lineTo(...view.point(half, y, near));
    c.stroke();
  }
  for (const [x, tone] of [
    [-half, ".54 .2 27"],
    [half, ".50 .16 255"],
  ] as const) {
    const [px, py] = view.point(x, 0, far);
    const [, head] = view.point(x, 1.75, far);
    c.fillStyle = css(oklch(tone));
    c.beginPath();
    c.roundRect(px - 13, head, 26, py - head, 6);
    c.fill();
  }
}
