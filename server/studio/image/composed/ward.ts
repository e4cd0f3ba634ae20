import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** The wall of a hospital's ward: a band of another colour, and the board with the cross. */
export function ward(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  c.fillStyle = css(mix(palette.cloud[0]!, palette.hero[2]!, 0.35), 0.5);
  c.fillRect(left, bottom - 84, right - left, 84);
  c.fillStyle = css(mix(palette.cloud[0]!, palette.hero[2]!, 0.15), 0.7);
  c.fillRect(left, bottom - 88, right - left, 5);
  c.fillRect(left, bottom - 8, right - left, 8);
  for (const side of [-1, 1]) {
    const [x, y] = [side * (right - left) * 0.155, top + 84];
    c.fillStyle = css(mix(palette.cloud[0]!, [0.97, 0, 0], 0.5));
    c.fillRect(x - 19, y - 19, 38, 38);
    c.fillStyle = css(oklch(".56 .19 26"));
    c.fillRect(x - 13, y - 4.5, 26, 9);
    c.fillRect(x - 4.5, y - 13, 9, 26);
  }
}

/** A stand with a bag and its tube beside each bed. */
export function drips(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const steel = css(mix(oklch(".80 .01 240"), palette.ink, 0.18));
  for (const side of [-1, 1]) {
    const [x, foot] = view.point(side * 0.85, 0, 7.4);
    const u = view.size(7.4) / 100;
    c.strokeStyle = steel;
    c.lineWidth = 3;
    c.beginPath();
    c.moveTo(x, foot);
    c.lineTo(x, foot - u * 190);
    c.moveTo(x - u * 16, foot - u * 190);
    c.lineTo(x + u * 16, foot - u * 190);
    c.moveTo(x - u * 20, foot);
    c.lineTo(x + u * 20, foot);
    c.stroke();
    c.lineWidth = 1.6;
    c.beginPath();
    c.moveTo(x + side * u * 14, foot - u * 142);
    c.bezierCurveTo(
      x + side * u * 14,
      foot - u * 90,
      x + side * u * 50,
      foot - u * 100,
      x + side * u * 62,
      foot - u * 62,
    );
    c.stroke();
    c.fillStyle = css(mix(oklch(".90 .04 220"), palette.lamp, 0.15), 0.92);
    c.beginPath();
    c.roundRect(x + side * u * 14 - u * 12, foot - u * 186, u * 24, u * 44, u * 6);
    c.fill();
  }
}
