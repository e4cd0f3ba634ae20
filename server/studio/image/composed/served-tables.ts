import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { view } from "./walls.ts";

type Canvas = Plate["c"];

/** A small round table with a cloth of squares: a plate, a glass, a bottle and a candle; two chairs beside it. */
function table(stage: Stage, c: Canvas, across: number, z: number): void {
  const { palette } = stage;
  const [x, foot] = view.point(across, 0, z);
  const u = view.size(z) / 100;
  const top = foot - u * 78;
  const wood = mix(oklch(".44 .08 50"), palette.trim[2]!, 0.2);
  for (const side of [-1, 1]) {
    const px = x + side * u * 112;
    c.fillStyle = css(mix(wood, palette.ink, 0.3));
    for (const dx of [-18, 18]) c.fillRect(px + dx * u - u * 3, foot - u * 46, u * 6, u * 46);
    c.fillStyle = css(wood);
    c.fillRect(px - u * 26, foot - u * 52, u * 52, u * 9);
    c.beginPath();
    c.roundRect(px + side * u * 16, foot - u * 122, u * 11, u * 76, u * 4);
    c.fill();
  }
  const cloth = mix([0.95, 0, 0.01], palette.lamp, 0.15);
  const red = mix(oklch(".54 .19 26"), palette.trim[1]!, 0.12);
  c.save();
  c.beginPath();
  c.moveTo(x - u * 88, top);
  c.lineTo(x - u * 96, foot - u * 26);
  c.quadraticCurveTo(x, foot - u * 6, x + u * 96, foot - u * 26);
  c.lineTo(x + u * 88, top);
  c.closePath();
  c.fillStyle = css(mix(cloth, palette.ink, 0.14));
  c.fill();
  c.clip();
  c.fillStyle = css(red, 0.55);
  for (let k = -100; k < 100; k += 32) c.fillRect(x + k * u, top, u * 16, u * 90);
  for (let k = 6; k < 80; k += 32) c.fillRect(x - u * 100, top + k * u, u * 200, u * 16);
  c.restore();
  c.fillStyle = css(cloth);
  c.beginPath();
  c.ellipse(x, top, u * 90, u * 21, 0, 0, Math.PI * 2);
  c.fill();
  for (const side of [-1, 1]) {
    c.fillStyle = css(mix([0.99, 0, 0], palette.ink, 0.12));
    c.beginPath();
    c.ellipse(x + side * u * 48, top + u * 2, u * 25, u * 8, 0, 0, Math.PI * 2);
    c.fill();
    c.fillStyle = css(oklch(side < 0 ? ".68 .15 60" : ".62 .14 140"));
    c.beginPath();
    c.ellipse(x + side * u * 48, top, u * 15, u * 8, 0, Math.PI, 0);
    c.fill();
  }
  c.fillStyle = css(oklch(".34 .08 150"));
  c.beginPath();
  c.roundRect(x - u * 20, top - u * 46, u * 15, u * 46, u * 4);
  c.fill();
  c.fillRect(x - u * 15.5, top - u * 64, u * 6, u * 20);
  c.fillStyle = css(oklch(".92 .02 90"));
  c.fillRect(x - u * 20, top - u * 30, u * 15, u * 14);
  c.fillRect(x + u * 9, top - u * 32, u * 6, u * 32);
  const flame = [x + u * 12, top - u * 39] as const;
  const glow = c.createRadialGradient(...flame, 0, ...flame, u * 46);
  glow.addColorStop(0, css(palette.lamp, 0.9));
  glow.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(flame[0] - u * 46, flame[1] - u * 46, u * 92, u * 92);
  c.fillStyle = css([0.98, 0, 0.06]);
  c.beginPath();
  c.ellipse(...flame, u * 3.4, u * 7, 0, 0, Math.PI * 2);
  c.fill();
}

/** Tables at which one eats, the farther ones first. */
export function servedTables(stage: Stage, c: Canvas): void {
  for (const [across, z] of [
    [0, 8],
    [-2.1, 7.2],
    [2.1, 7.2],
  ] as const)
    table(stage, c, across, z);
}
