import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const STEPS = 11;
/** Where the flight begins and ends, across the room, and how high it climbs. */
const [FROM, TO, HIGH] = [-1.5, 1.7, 2.55];
const [NEAR, FAR] = [6.6, 8.1];

const woodOf = ({ palette }: Stage) => mix(oklch(".55 .08 55"), palette.trim[2]!, 0.25);

/** A landing with the doors of two flats, and the wall along the stairs. */
export function stairwellWall(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const wood = woodOf(stage);
  // The lower half is painted darker, as in old houses.
  c.fillStyle = css(mix(palette.hero[3]!, palette.ink, 0.35), 0.55);
  c.fillRect(left, bottom - (bottom - top) * 0.34, right - left, (bottom - top) * 0.34);
  const [x0, y0] = view.point(1.78, HIGH, 8.2);
  const [x1, y1] = view.point(2.72, HIGH + 1.75, 8.2);
  c.fillStyle = css(mix(palette.trim[1]!, palette.cloud[0]!, 0.2));
  c.fillRect(x0 - 5, y1 - 5, x1 - x0 + 10, y0 - y1 + 5);
  c.fillStyle = css(mix(wood, palette.ink, 0.2));
  c.fillRect(x0, y1, x1 - x0, y0 - y1);
  c.fillStyle = css(mix(wood, palette.ink, 0.42));
  for (const [from, to] of [
    [0.1, 0.42],
    [0.52, 0.92],
  ] as const)
    c.fillRect(x0 + 9, y1 + (y0 - y1) * from, x1 - x0 - 18, (y0 - y1) * (to - from));
  c.fillStyle = css(palette.lamp);
  c.beginPath();
  c.arc(x0 + 8, y1 + (y0 - y1) * 0.48, 3.4, 0, Math.PI * 2);
  c.fill();
  // Letter boxes by the entrance.
  const [bx, by] = view.point(-2.75, 1.75, room.back);
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 3; k++) {
      c.fillStyle = css(mix(palette.trim[1]!, palette.ink, 0.15 + ((row + k) % 2) * 0.1));
      c.fillRect(bx + k * 24, by + row * 20, 21, 17);
      c.fillStyle = css(palette.ink, 0.6);
      c.fillRect(bx + k * 24 + 4, by + row * 20 + 5, 13, 2.4);
    }
}

/** Stairs that climb along the back wall, with their banister. */
export function flight(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = woodOf(stage);
  const tread = mix(wood, palette.glow, 0.3);
  const wide = (TO - FROM) / STEPS;
  const rise = HIGH / STEPS;
  block(stage, c, {
    x: [TO, 3.1],
    z: [NEAR, FAR],
    tall: HIGH,
    front: mix(wood, palette.ink, 0.34),
    top: tread,
  });
  for (let i = STEPS - 1; i >= 0; i--) {
    const x0 = FROM + i * wide;
    block(stage, c, {
      x: [x0, x0 + wide],
      z: [NEAR, FAR],
      tall: rise * (i + 1),
      front: mix(wood, palette.ink, 0.3),
      top: tread,
    });
    // The riser is seen from the left.
    fillPolygon(c, css(mix(wood, palette.cloud[0]!, 0.3)), [
      [x0, rise * i, NEAR],
      [x0, rise * i, FAR],
      [x0, rise * (i + 1), FAR],
      [x0, rise * (i + 1), NEAR],
    ]);
  }
  // A runner of carpet.
  for (let i = 0; i < STEPS; i++) {
    const x0 = FROM + i * wide;
    fillPolygon(c, css(palette.trim[0]!, 0.85), [
      [x0, rise * (i + 1) + 0.01, NEAR + 0.35],
      [x0 + wide, rise * (i + 1) + 0.01, NEAR + 0.35],
      [x0 + wide, rise * (i + 1) + 0.01, FAR - 0.3],
      [x0, rise * (i + 1) + 0.01, FAR - 0.3],
    ]);
  }
  banister(stage, c, wide, rise);
}

function banister(stage: Stage, c: Canvas, wide: number, rise: number): void {
  const { palette } = stage;
  const dark = mix(woodOf(stage), palette.ink, 0.5);
  c.lineCap = "round";
  c.strokeStyle = css(mix(dark, palette.cloud[0]!, 0.12));
  c.lineWidth = 3;
  for (let i = 0; i <= STEPS + 4; i++) {
    const x = FROM + (i + 0.5) * wide;
    const foot = Math.min(HIGH, rise * (i + 1));
    c.beginPath();
    c.moveTo(...view.point(x, foot, NEAR));
    c.lineTo(...view.point(x, foot + 0.8, NEAR));
    c.stroke();
  }
  c.strokeStyle = css(dark);
  c.lineWidth = 8;
  c.beginPath();
  c.moveTo(...view.point(FROM - 0.1, 0.95, NEAR));
  c.lineTo(...view.point(TO, HIGH + 0.82, NEAR));
  c.lineTo(...view.point(3.1, HIGH + 0.82, NEAR));
  c.stroke();
  // The newel post.
  const [x, foot] = view.point(FROM - 0.12, 0, NEAR);
  const [, head] = view.point(FROM - 0.12, 1.05, NEAR);
  c.fillStyle = css(dark);
  c.fillRect(x - 7, head, 14, foot - head);
  c.beginPath();
  c.arc(x, head - 4, 11, 0, Math.PI * 2);
  c.fill();
}
