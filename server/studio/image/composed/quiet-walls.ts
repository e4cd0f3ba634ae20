import { css, type Lab, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { bedsideLamp } from "./living-rooms.ts";
import { counter, fillPolygon, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** The colour of the walls, a little lighter or darker. */
const tint = (stage: Stage, k: number): Lab =>
  k > 0
    ? mix(stage.palette.hero[2]!, stage.palette.cloud[0]!, k)
    : mix(stage.palette.hero[3]!, stage.palette.ink, -k);

/** Stripes of wallpaper above panels of wood, a moulding and a skirting board, on the back wall. */
function backWall(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const rail = bottom - (bottom - top) * 0.25;
  c.fillStyle = css(tint(stage, 0.3), 0.1);
  for (let x = left + 8; x < right; x += 30) c.fillRect(x, top, 13, rail - top);
  c.fillStyle = css(tint(stage, 0.4), 0.16);
  for (let x = left + 29, i = 0; x < right - 6; x += 30, i++)
    for (let y = top + 30 + (i % 2) * 22; y < rail - 14; y += 44) {
      c.beginPath();
      c.ellipse(x, y, 2.4, 5, 0, 0, Math.PI * 2);
      c.fill();
    }
  c.fillStyle = css(tint(stage, -0.42), 0.62);
  c.fillRect(left, rail, right - left, bottom - rail);
  const count = 8;
  const wide = (right - left) / count;
  for (let i = 0; i < count; i++) {
    const x = left + i * wide + 9;
    c.fillStyle = css(tint(stage, 0.1), 0.3);
    c.fillRect(x, rail + 16, wide - 18, bottom - rail - 34);
    c.fillStyle = css(tint(stage, -0.5), 0.4);
    c.fillRect(x + 3, rail + 19, wide - 24, bottom - rail - 40);
  }
  c.fillStyle = css(mix(stage.palette.trim[1]!, stage.palette.hero[2]!, 0.45), 0.85);
  c.fillRect(left, rail - 3, right - left, 6);
  c.fillStyle = css(tint(stage, 0.16), 0.75);
  c.fillRect(left, bottom - 9, right - left, 9);
  c.fillRect(left, top, right - left, 10);
  c.fillStyle = css(stage.palette.ink, 0.3);
  c.fillRect(left, top + 10, right - left, 4);
}

/** A picture on a side wall, in the colours of the wall. */
function pictureOn(stage: Stage, c: Canvas, { room }: Wall, side: number): void {
  const x = side * (room.wall - 0.02);
  const frame = (z0: number, z1: number, y0: number, y1: number, colour: string) =>
    fillPolygon(c, colour, [
      [x, y0, z0],
      [x, y1, z0],
      [x, y1, z1],
      [x, y0, z1],
    ]);
  frame(5.2, 6.6, 1.75, 2.95, css(mix(stage.palette.trim[2]!, tint(stage, -0.2), 0.6)));
  frame(5.3, 6.5, 1.85, 2.85, css(tint(stage, 0.2), 0.9));
  frame(5.3, 6.5, 1.85, 2.25, css(mix(stage.palette.land[2]!, tint(stage, 0), 0.55), 0.9));
  fillPolygon(c, css(mix(stage.palette.land[3]!, tint(stage, 0), 0.5), 0.9), [
    [x, 2.2, 5.3],
    [x, 2.55, 5.75],
    [x, 2.3, 6.1],
    [x, 2.45, 6.3],
    [x, 2.2, 6.5],
  ]);
}

/** A small lamp on the back wall, with its light. */
function sconce(stage: Stage, c: Canvas, x: number, y: number): void {
  const { palette } = stage;
  const glow = c.createRadialGradient(x, y, 0, x, y, 96);
  glow.addColorStop(0, css(palette.lamp, 0.42));
  glow.addColorStop(0.4, css(palette.lamp, 0.14));
  glow.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(x - 96, y - 96, 192, 192);
  c.fillStyle = css(mix(palette.trim[3]!, palette.ink, 0.3));
  c.fillRect(x - 2, y + 4, 4, 20);
  c.fillStyle = css(mix(palette.lamp, palette.cloud[0]!, 0.2));
  c.beginPath();
  c.moveTo(x - 7, y - 10);
  c.lineTo(x + 7, y - 10);
  c.lineTo(x + 13, y + 8);
  c.lineTo(x - 13, y + 8);
  c.fill();
}

/** The walls of a home. */
export function panelled(stage: Stage, c: Canvas, wall: Wall): void {
  backWall(stage, c, wall);
  for (const side of [-1, 1]) {
    pictureOn(stage, c, wall, side);
    sconce(stage, c, side * (wall.right * 0.8), wall.top + (wall.bottom - wall.top) * 0.36);
  }
}

/** A rug in the colours of the room, and the light of the window on it. */
export function rug(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const cloth = mix(palette.trim[2]!, palette.hero[3]!, 0.45);
  for (const [grow, colour, strength] of [
    [-0.06, palette.ink, 0.35],
    [0, cloth, 0.82],
    [0.14, mix(palette.trim[1]!, palette.hero[2]!, 0.4), 0.6],
    [0.2, mix(cloth, palette.ink, 0.12), 0.8],
    [0.62, mix(palette.trim[1]!, palette.hero[2]!, 0.4), 0.35],
    [0.67, mix(cloth, palette.ink, 0.05), 0.8],
  ] as const)
    fillPolygon(c, css(colour, strength), [
      [-2 + grow, 0, 4.1 + grow],
      [2 - grow, 0, 4.1 + grow],
      [2 - grow, 0, 6.9 - grow],
      [-2 + grow, 0, 6.9 - grow],
    ]);
  windowLight(stage, c);
}

/** The light of a window on the floor, with the shadow of its cross. */
function windowLight(stage: Stage, c: Canvas): void {
  c.save();
  c.globalCompositeOperation = "source-over";
  for (const [x0, x1, z0, z1] of [
    [-1.05, -0.08, 6.0, 7.4],
    [0.08, 1.05, 6.0, 7.4],
    [-1.25, -0.1, 4.7, 5.85],
    [0.1, 1.25, 4.7, 5.85],
  ] as const)
    fillPolygon(c, css(mix(stage.palette.glow, stage.palette.cloud[0]!, 0.3), 0.17), [
      [x0, 0.001, z0],
      [x1, 0.001, z0],
      [x1, 0.001, z1],
      [x0, 0.001, z1],
    ]);
  c.restore();
}

/** Beside the bed: a low cabinet with a lamp, and a rug before it. */
export function bedside(stage: Stage, c: Canvas): void {
  rug(stage, c);
  const wood = mix(stage.palette.trim[3]!, oklch(".42 .06 50"), 0.5);
  block(stage, c, {
    x: [-0.28, 0.24],
    z: [7.3, 7.9],
    tall: 0.72,
    front: wood,
    top: mix(wood, stage.palette.lamp, 0.3),
  });
  bedsideLamp(stage, c, -0.02, 0.72);
}

/** A kitchen's wall: cupboards above a counter, on both sides of the window. */
export function kitchenWall(stage: Stage, c: Canvas, wall: Wall): void {
  counter(stage, c, wall);
  const { palette } = stage;
  const { left, right, top, bottom } = wall;
  const tall = (bottom - top) * 0.27;
  const y = top + (bottom - top) * 0.2;
  for (const side of [-1, 1]) {
    const x0 = side < 0 ? left + 10 : right - 128;
    c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.36));
    c.fillRect(x0, y, 118, tall);
    for (const k of [0, 1]) {
      c.fillStyle = css(mix(palette.trim[1]!, palette.ink, 0.42));
      c.fillRect(x0 + 6 + k * 56, y + 6, 50, tall - 12);
      c.fillStyle = css(palette.disc[1], 0.8);
      c.fillRect(x0 + (k === 0 ? 48 : 66), y + tall - 30, 4, 14);
    }
    c.fillStyle = css(palette.ink, 0.3);
    c.fillRect(x0, y + tall, 118, 7);
  }
}

/** A lamp on a cord over the middle of a room. */
export function hangingLamp(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const [x, top] = view.point(0, 4.6, 6.4);
  const y = view.point(0, 3.55, 6.4)[1];
  const glow = c.createRadialGradient(x, y + 10, 0, x, y + 10, 190);
  glow.addColorStop(0, css(palette.lamp, 0.5));
  glow.addColorStop(0.3, css(palette.lamp, 0.16));
  glow.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(x - 190, y - 180, 380, 380);
  c.fillStyle = css(palette.ink);
  c.fillRect(x - 1.4, top, 2.8, y - top);
  c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.2));
  c.beginPath();
  c.moveTo(x - 9, y - 22);
  c.lineTo(x + 9, y - 22);
  c.quadraticCurveTo(x + 20, y - 4, x + 42, y + 6);
  c.lineTo(x - 42, y + 6);
  c.quadraticCurveTo(x - 20, y - 4, x - 9, y - 22);
  c.fill();
  c.fillStyle = css(palette.lamp);
  c.beginPath();
  c.ellipse(x, y + 7, 38, 6, 0, 0, Math.PI * 2);
  c.fill();
}
