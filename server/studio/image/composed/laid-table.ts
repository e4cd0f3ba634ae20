import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { drawPlate } from "../stage.ts";
import { thingFigure } from "../figures/thing-figures.ts";
import { sculpt } from "../sculpt.ts";
import { block } from "./counters.ts";
import { fillPolygon, view, type Wall } from "./walls.ts";
import { panelled } from "./quiet-walls.ts";

type Canvas = Plate["c"];

/** Garlands and a chandelier over the table. */
export function festiveWall(stage: Stage, c: Canvas, wall: Wall): void {
  panelled(stage, c, wall);
  const { palette } = stage;
  const [, y] = view.point(0, 3.5, 7);
  const [, top] = view.point(0, wall.room.ceiling, 7);
  c.fillStyle = css(oklch(".72 .12 82"));
  c.fillRect(-2, top, 4, y - top);
  c.strokeStyle = css(oklch(".72 .12 82"));
  c.lineWidth = 5;
  c.beginPath();
  c.ellipse(0, y, 74, 16, 0, 0, Math.PI * 2);
  c.stroke();
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2 + 0.3;
    const [x, foot] = [Math.cos(a) * 74, y + Math.sin(a) * 16];
    c.fillStyle = css(oklch(".96 .02 90"));
    c.fillRect(x - 3, foot - 22, 6, 22);
    const glow = c.createRadialGradient(x, foot - 28, 0, x, foot - 28, 22);
    glow.addColorStop(0, css(palette.lamp));
    glow.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = glow;
    c.fillRect(x - 22, foot - 50, 44, 44);
  }
}

function chair(stage: Stage, c: Canvas, x: number, z: number): void {
  const wood = mix(oklch(".42 .08 50"), stage.palette.trim[2]!, 0.2);
  const [px, foot] = view.point(x, 0, z);
  const u = view.size(z) / 100;
  c.fillStyle = css(wood);
  c.beginPath();
  c.roundRect(px - u * 27, foot - u * 128, u * 54, u * 70, u * 10);
  c.fill();
  c.fillStyle = css(mix(oklch(".48 .15 25"), stage.palette.trim[1]!, 0.2));
  c.beginPath();
  c.roundRect(px - u * 19, foot - u * 120, u * 38, u * 54, u * 8);
  c.fill();
}

function candle(stage: Stage, c: Canvas, x: number, foot: number, tall: number): void {
  c.fillStyle = css(oklch(".78 .12 84"));
  c.fillRect(x - 10, foot - 6, 20, 6);
  c.fillStyle = css(oklch(".52 .19 26"));
  c.fillRect(x - 4, foot - tall, 8, tall - 4);
  const glow = c.createRadialGradient(x, foot - tall - 9, 0, x, foot - tall - 9, 34);
  glow.addColorStop(0, css(stage.palette.lamp, 0.85));
  glow.addColorStop(1, css(stage.palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(x - 34, foot - tall - 43, 68, 68);
  c.fillStyle = css([0.98, 0, 0.06]);
  c.beginPath();
  c.ellipse(x, foot - tall - 9, 4, 10, 0, 0, Math.PI * 2);
  c.fill();
}

/** A long table with a white cloth: plates, glasses, candles and a roast. */
export function laidTable(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const cloth = mix([0.95, 0, 0.01], palette.lamp, 0.12);
  for (const x of [-2, -1, 0, 1, 2]) chair(stage, c, x, 7.9);
  block(stage, c, {
    x: [-2.6, 2.6],
    z: [6, 7.5],
    tall: 0.86,
    front: mix(cloth, palette.ink, 0.16),
    top: cloth,
  });
  fillPolygon(c, css(oklch(".50 .17 26")), [
    [-2.6, 0.87, 6.62],
    [2.6, 0.87, 6.62],
    [2.6, 0.87, 6.9],
    [-2.6, 0.87, 6.9],
  ]);
  // Folds of the cloth.
  for (let x = -2.4; x < 2.6; x += 0.4)
    fillPolygon(c, css(palette.ink, 0.09), [
      [x, 0.1, 5.99],
      [x + 0.1, 0.1, 5.99],
      [x + 0.06, 0.84, 5.99],
      [x + 0.04, 0.84, 5.99],
    ]);
  const plateAt = (x: number, z: number) => {
    const [px, py] = view.point(x, 0.88, z);
    const u = view.size(z) / 100;
    for (const [r, colour] of [
      [25, [0.99, 0, 0]],
      [16, mix([0.9, 0, 0], palette.sky[3]!, 0.2)],
    ] as const) {
      c.fillStyle = css(colour as [number, number, number]);
      c.beginPath();
      c.ellipse(px, py, u * r, u * r * 0.34, 0, 0, Math.PI * 2);
      c.fill();
    }
    // A glass of wine beside it.
    const [gx, gy] = [px + u * 40, py - u * 2];
    c.fillStyle = css(oklch(".86 .02 220"), 0.9);
    c.fillRect(gx - u * 1.6, gy - u * 20, u * 3.2, u * 20);
    c.fillStyle = css(oklch(".42 .16 15"));
    c.beginPath();
    c.ellipse(gx, gy - u * 30, u * 10, u * 14, 0, 0, Math.PI * 2);
    c.fill();
  };
  for (const x of [-2.2, -1.2, 0.9, 1.9]) {
    plateAt(x, 7.25);
    plateAt(x, 6.25);
  }
  const put = (thing: "roastTurkey" | "grapes" | "bread", x: number, tall: number) => {
    const { figure } = thingFigure(thing, palette);
    const size = tall / (figure.box.bottom - figure.box.top);
    const plate = sculpt(stage, figure, { size, x: 0, y: 480 });
    const [px, foot] = view.point(x, 0.88, 6.6);
    c.save();
    c.translate(px, foot - figure.box.bottom * size);
    drawPlate(c, plate);
    c.restore();
  };
  put("roastTurkey", 0, 64);
  put("bread", -1.62, 34);
  put("grapes", 1.5, 42);
  for (const x of [-0.9, 0.75]) {
    const [px, foot] = view.point(x, 0.88, 6.75);
    candle(stage, c, px, foot, 62);
  }
}
