import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { fillPolygon, lamps, pillars, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** A pointed arch around x, from `foot` to `top`. */
function pointed(c: Canvas, x: number, half: number, foot: number, top: number): void {
  const spring = top + (foot - top) * 0.42;
  c.beginPath();
  c.moveTo(x - half, foot);
  c.lineTo(x - half, spring);
  c.bezierCurveTo(x - half, top + (spring - top) * 0.4, x - half * 0.4, top + (spring - top) * 0.22, x, top);
  c.bezierCurveTo(
    x + half * 0.4,
    top + (spring - top) * 0.22,
    x + half,
    top + (spring - top) * 0.4,
    x + half,
    spring,
  );
  c.lineTo(x + half, foot);
  c.closePath();
}

/** Tiles of eight-pointed stars over the lower part of the wall. */
function tiles(c: Canvas, { left, right, bottom }: Wall, top: number): void {
  const [ground, star] = [oklch(".46 .09 225"), oklch(".84 .05 200")];
  c.fillStyle = css(ground);
  c.fillRect(left, top, right - left, bottom - top);
  c.fillStyle = css(star, 0.85);
  for (let x = left + 11, column = 0; x < right; x += 22, column++)
    for (let y = top + 11; y < bottom - 4; y += 22) {
      c.save();
      c.translate(x, y);
      for (let turn = 0; turn < 2; turn++) {
        c.fillRect(-5.4, -5.4, 10.8, 10.8);
        c.rotate(Math.PI / 4);
      }
      c.restore();
    }
  c.fillStyle = css(oklch(".80 .12 82"));
  c.fillRect(left, top - 5, right - left, 5);
}

/** The pulpit: steps that rise to a seat under a pointed roof. */
function pulpit(stage: Stage, c: Canvas, x: number, foot: number): void {
  const { palette } = stage;
  const wood = mix(oklch(".50 .08 55"), palette.ink, 0.12);
  c.fillStyle = css(wood);
  c.beginPath();
  c.moveTo(x - 62, foot);
  for (let i = 0; i < 6; i++) {
    c.lineTo(x - 62 + i * 12, foot - (i + 1) * 12);
    c.lineTo(x - 50 + i * 12, foot - (i + 1) * 12);
  }
  c.lineTo(x + 44, foot - 72);
  c.lineTo(x + 44, foot);
  c.fill();
  c.fillRect(x + 10, foot - 142, 6, 72);
  c.fillRect(x + 38, foot - 142, 6, 72);
  c.fillStyle = css(oklch(".58 .10 175"));
  c.beginPath();
  c.moveTo(x + 2, foot - 140);
  c.lineTo(x + 27, foot - 196);
  c.lineTo(x + 52, foot - 140);
  c.fill();
  c.fillStyle = css(oklch(".80 .12 82"));
  c.beginPath();
  c.arc(x + 27, foot - 200, 5, 0, Math.PI * 2);
  c.fill();
}

/** Rows of prayer places along the carpet, each with its arch. */
export function prayerCarpet(stage: Stage, c: Canvas, { room }: Wall): void {
  const red = mix(oklch(".44 .14 25"), stage.palette.ink, 0.12);
  const half = room.wall - 0.75;
  fillPolygon(c, css(red), [
    [-half, 0.004, room.back - 0.25],
    [half, 0.004, room.back - 0.25],
    [half, 0.004, 2.2],
    [-half, 0.004, 2.2],
  ]);
  const gold = css(oklch(".78 .11 82"), 0.75);
  for (let z = room.back - 0.4; z > 2.4; z -= 1.25) {
    fillPolygon(c, gold, [
      [-half, 0.008, z],
      [half, 0.008, z],
      [half, 0.008, z - 0.07],
      [-half, 0.008, z - 0.07],
    ]);
    for (let x = -half + 0.45; x < half; x += 0.86)
      fillPolygon(c, css(oklch(".62 .12 60"), 0.55), [
        [x - 0.26, 0.008, z - 1.1],
        [x - 0.26, 0.008, z - 0.5],
        [x, 0.008, z - 0.22],
        [x + 0.26, 0.008, z - 0.5],
        [x + 0.26, 0.008, z - 1.1],
      ]);
  }
}

/** A mosque: the prayer niche in a wall of tiles, the pulpit beside it, prayer carpets, pillars and lamps. */
export function prayerHall(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom } = wall;
  const x = (left + right) / 2;
  const plaster = mix(palette.cloud[0]!, palette.hero[1]!, 0.22);
  c.fillStyle = css(plaster);
  c.fillRect(left, top, right - left, bottom - top);
  tiles(c, wall, bottom - (bottom - top) * 0.42);
  for (const [dx, half] of [
    [-150, 30],
    [150, 30],
  ] as const) {
    pointed(c, x + dx, half, top + 118, top + 22);
    c.fillStyle = css(palette.sky[3]!);
    c.fill();
    c.lineWidth = 6;
    c.strokeStyle = css(oklch(".58 .10 175"));
    c.stroke();
  }
  const niche = [
    [80, top + 4, oklch(".80 .12 82")],
    [72, top + 12, oklch(".46 .09 225")],
    [54, top + 34, oklch(".84 .05 200")],
    [46, top + 44, mix(oklch(".34 .06 215"), palette.ink, 0.25)],
  ] as const;
  for (const [half, peak, tone] of niche) {
    pointed(c, x, half, bottom, peak);
    c.fillStyle = css(tone);
    c.fill();
  }
  c.fillStyle = css(palette.lamp, 0.9);
  c.fillRect(x - 1, top + 48, 2, 46);
  c.beginPath();
  c.ellipse(x, top + 100, 9, 11, 0, 0, Math.PI * 2);
  c.fill();
  pulpit(stage, c, x + 150, bottom);
  pillars(stage, c, wall);
  lamps(stage, c, wall);
}
