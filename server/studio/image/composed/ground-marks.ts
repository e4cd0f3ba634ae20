import { trace, type Perspective } from "../perspective.ts";
import type { Plate } from "../stage.ts";

type Canvas = Plate["c"];
export type Corner = readonly [x: number, y: number, z: number];

/** Fills a quadrangle of the space. */
export function quad(
  c: Canvas,
  view: Perspective,
  colour: typeof c.fillStyle,
  corners: readonly Corner[],
): void {
  c.fillStyle = colour;
  trace(c, view, corners);
  c.fill();
}

/** Fills a rectangle of the ground. */
export function patch(
  c: Canvas,
  view: Perspective,
  colour: typeof c.fillStyle,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): void {
  quad(c, view, colour, [
    [x0, 0, z0],
    [x1, 0, z0],
    [x1, 0, z1],
    [x0, 0, z1],
  ]);
}

/** Fills an ellipse of the ground. */
export function disc(
  c: Canvas,
  view: Perspective,
  colour: typeof c.fillStyle,
  { x, z, rx, rz, y = 0 }: { x: number; z: number; rx: number; rz: number; y?: number },
): void {
  c.fillStyle = colour;
  c.beginPath();
  for (let i = 0; i < 64; i++) {
    const a = (i / 64) * Math.PI * 2;
    c.lineTo(...view.point(x + Math.cos(a) * rx, y, z + Math.sin(a) * rz));
  }
  c.closePath();
  c.fill();
}

/** Fills an outline in design units. */
export function shape(
  c: Canvas,
  colour: typeof c.fillStyle,
  points: readonly (readonly [number, number])[],
): void {
  c.fillStyle = colour;
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
  c.fill();
}
