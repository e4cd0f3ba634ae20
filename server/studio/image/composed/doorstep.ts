import { glowLayer } from "../air.ts";
import { css, type Lab, mix, oklch } from "../colour.ts";
import { between } from "../random.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { isSnowy, SNOW } from "./outdoors.ts";
import { garden } from "./planted.ts";
import type { SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];

/** The foot of the wall, its eaves, and half its width. */
const [FOOT, EAVES, HALF] = [556, 150, 330];

const rect = (c: Canvas, colour: string, x: number, y: number, wide: number, tall: number, round = 0) => {
  c.fillStyle = colour;
  c.beginPath();
  c.roundRect(x, y, wide, tall, round);
  c.fill();
};

/** A window with shutters, and a box of flowers below it. */
function window(stage: Stage, c: Canvas, x: number, y: number, lit: boolean): void {
  const { palette } = stage;
  const white = mix(palette.cloud[0]!, palette.glow, 0.2);
  const shutter = mix(oklch(".52 .10 155"), palette.trim[2]!, 0.3);
  for (const side of [-1, 1]) {
    const left = x + side * 72 - 20;
    rect(c, css(shutter), left, y - 4, 40, 118, 3);
    c.fillStyle = css(mix(shutter, palette.ink, 0.35));
    for (let i = 0; i < 9; i++) c.fillRect(left + 6, y + 4 + i * 12, 28, 4);
  }
  rect(c, css(white), x - 52, y - 8, 104, 126, 3);
  const pane = c.createLinearGradient(0, y, 0, y + 110);
  pane.addColorStop(0, css(lit ? palette.lamp : mix(palette.sky[3]!, palette.cloud[0]!, 0.3)));
  pane.addColorStop(
    1,
    css(lit ? mix(palette.lamp, palette.glow, 0.4) : mix(palette.sky[2]!, palette.ink, 0.3)),
  );
  c.fillStyle = pane;
  c.fillRect(x - 44, y, 88, 110);
  c.fillStyle = css(mix(palette.cloud[0]!, palette.trim[1]!, 0.2), 0.75);
  for (const side of [-1, 1]) {
    c.beginPath();
    c.moveTo(x + side * 44, y);
    c.lineTo(x + side * 6, y);
    c.quadraticCurveTo(x + side * 18, y + 64, x + side * 44, y + 92);
    c.fill();
  }
  rect(c, css(white), x - 3, y, 6, 110);
  rect(c, css(white), x - 44, y + 50, 88, 6);
  const random = stage.random(`box ${x}`);
  for (let i = 0; i < 26; i++) {
    c.fillStyle = css(mix(oklch(".50 .12 145"), palette.ink, between(random, 0, 0.3)));
    c.beginPath();
    c.arc(x - 54 + random() * 108, y + 118 - random() * 12, between(random, 5, 9), 0, Math.PI * 2);
    c.fill();
  }
  for (let i = 0; i < 17; i++) {
    c.fillStyle = css(oklch([".62 .21 25", ".74 .15 350", ".86 .15 90"][i % 3]!));
    c.beginPath();
    c.arc(x - 52 + i * 6.5, y + 112 - random() * 14, between(random, 4, 6), 0, Math.PI * 2);
    c.fill();
  }
  rect(c, css(mix(oklch(".46 .08 45"), palette.ink, 0.1)), x - 58, y + 118, 116, 22, 4);
}

/** The door with its panels under a small roof, a lamp beside it, and the steps before it. */
function door(stage: Stage, c: Canvas, snow: boolean): void {
  const { palette } = stage;
  const white = mix(palette.cloud[0]!, palette.glow, 0.2);
  const leaf = mix(oklch(".50 .17 25"), palette.trim[2]!, 0.18);
  rect(c, css(white), -74, 262, 148, FOOT - 290, 3);
  // A half-round of glass above it.
  c.fillStyle = css(mix(palette.lamp, palette.cloud[0]!, 0.2));
  c.beginPath();
  c.arc(0, 318, 58, Math.PI, 0);
  c.fill();
  c.strokeStyle = css(white);
  c.lineWidth = 4;
  for (const turn of [0.25, 0.5, 0.75]) {
    c.beginPath();
    c.moveTo(0, 318);
    c.lineTo(-Math.cos(turn * Math.PI) * 58, 318 - Math.sin(turn * Math.PI) * 58);
    c.stroke();
  }
  rect(c, css(leaf), -58, 322, 116, FOOT - 350, 2);
  for (const x of [-46, 6])
    for (const [y, tall] of [
      [334, 62],
      [408, 86],
    ] as const) {
      rect(c, css(mix(leaf, palette.ink, 0.35)), x, y, 40, tall, 3);
      rect(c, css(mix(leaf, palette.glow, 0.12)), x + 4, y + 5, 34, tall - 8, 2);
    }
  const brass = mix(oklch(".78 .12 85"), palette.lamp, 0.2);
  rect(c, css(brass), -24, 396, 48, 9, 3);
  c.fillStyle = css(brass);
  c.beginPath();
  c.arc(45, 428, 6.5, 0, Math.PI * 2);
  c.fill();
  // The roof over it, on two brackets.
  c.fillStyle = css(mix(palette.trim[3]!, palette.ink, 0.25));
  c.beginPath();
  c.moveTo(-112, 262);
  c.lineTo(0, 204);
  c.lineTo(112, 262);
  c.closePath();
  c.fill();
  rect(c, css(white), -114, 258, 228, 10, 3);
  // Three steps and a mat.
  const stone = snow ? SNOW[1]! : mix(oklch(".78 .02 70"), palette.land[1]!, 0.2);
  for (let i = 0; i < 3; i++) {
    const y = FOOT - 30 + i * 20;
    const half = 96 + i * 24;
    rect(c, css(mix(stone, palette.ink, 0.34)), -half, y, half * 2, 21);
    rect(c, css(mix(stone, palette.glow, 0.12)), -half, y, half * 2, 8);
  }
  rect(c, css(mix(oklch(".48 .06 55"), palette.ink, 0.1)), -46, FOOT - 33, 92, 7, 2);
}

/** A clipped tree in a pot. */
function potted(stage: Stage, c: Canvas, x: number): void {
  const { palette } = stage;
  const green = mix(oklch(".48 .11 145"), palette.land[2]!, 0.25);
  rect(c, css(mix(oklch(".40 .06 50"), palette.ink, 0.2)), x - 3, 450, 6, 80);
  for (const [y, r] of [
    [440, 36],
    [488, 24],
  ] as const) {
    const ball = c.createRadialGradient(x - 8, y - 10, 3, x, y, r);
    ball.addColorStop(0, css(mix(green, palette.glow, 0.35)));
    ball.addColorStop(1, css(mix(green, palette.ink, 0.35)));
    c.fillStyle = ball;
    c.beginPath();
    c.arc(x, y, r, 0, Math.PI * 2);
    c.fill();
  }
  c.fillStyle = css(mix(oklch(".58 .12 45"), palette.ink, 0.08));
  c.beginPath();
  c.moveTo(x - 30, 518);
  c.lineTo(x + 30, 518);
  c.lineTo(x + 22, 568);
  c.lineTo(x - 22, 568);
  c.fill();
  rect(c, css(mix(oklch(".64 .12 45"), palette.glow, 0.1)), x - 34, 512, 68, 12, 3);
}

function facade(stage: Stage, c: Canvas, { lit, snow }: { lit: boolean; snow: boolean }): void {
  const { palette } = stage;
  const random = stage.random("bricks");
  const wall: Lab = mix(oklch(".84 .045 75"), palette.hero[1]!, 0.22);
  const light = c.createLinearGradient(-HALF, 0, HALF, 0);
  light.addColorStop(0, css(mix(wall, palette.glow, 0.2)));
  light.addColorStop(1, css(mix(wall, palette.ink, 0.16)));
  c.fillStyle = light;
  c.fillRect(-HALF, EAVES, HALF * 2, FOOT - EAVES);
  c.fillStyle = css(mix(wall, palette.ink, 0.3), 0.35);
  for (let i = 0; i < 46; i++)
    c.fillRect(between(random, -HALF + 6, HALF - 34), EAVES + 30 + Math.floor(random() * 22) * 16, 26, 8);
  rect(c, css(mix(oklch(".58 .03 60"), palette.ink, 0.2)), -HALF - 4, FOOT - 34, HALF * 2 + 8, 34);
  // The roof, with rows of tiles.
  const tile = snow ? SNOW[0]! : mix(oklch(".52 .12 35"), palette.trim[3]!, 0.3);
  c.fillStyle = css(tile);
  c.beginPath();
  c.moveTo(-HALF - 34, EAVES + 8);
  c.lineTo(-HALF + 64, 20);
  c.lineTo(HALF - 64, 20);
  c.lineTo(HALF + 34, EAVES + 8);
  c.fill();
  c.save();
  c.clip();
  c.strokeStyle = css(mix(tile, palette.ink, snow ? 0.12 : 0.4), 0.7);
  c.lineWidth = 2;
  for (let row = 0; row < 9; row++)
    for (let x = -HALF - 40 + (row % 2) * 13; x < HALF + 40; x += 26) {
      c.beginPath();
      c.arc(x, 22 + row * 16, 13, 0, Math.PI);
      c.stroke();
    }
  c.restore();
  rect(c, css(mix(palette.cloud[0]!, palette.ink, 0.12)), -HALF - 36, EAVES + 4, HALF * 2 + 72, 14, 4);
  for (const side of [-1, 1]) window(stage, c, side * 208, 290, lit);
  door(stage, c, snow);
  for (const side of [-1, 1]) potted(stage, c, side * 128);
  // The number of the house.
  rect(c, css(oklch(".38 .12 262")), 80, 346, 30, 22, 5);
  c.fillStyle = css(palette.cloud[0]!);
  c.font = "bold 18px sans-serif";
  c.textAlign = "center";
  c.fillText("7", 95, 363.5);
}

/** The front of a house with its door, on whose steps one stands. */
export const doorstep: SettingPainter = (stage, input) => {
  const base = garden(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 0 });
  const { c } = plate;
  const snow = isSnowy(input);
  const night = input.description.light === "night";
  facade(stage, c, { lit: night, snow });
  // A path of flat stones leads to the door.
  const stone = snow ? SNOW[2]! : mix(oklch(".74 .03 70"), palette.land[1]!, 0.3);
  const random = stage.random("path");
  for (let row = 0; row < 5; row++) {
    const y = FOOT + 36 + row * 34 + row * row * 2;
    const half = 92 + row * 26;
    for (let k = 0; k < 3; k++) {
      const x = -half + (k + 0.5) * ((half * 2) / 3) + between(random, -8, 8);
      c.fillStyle = css(mix(stone, palette.ink, between(random, 0.05, 0.28)), 0.9);
      c.beginPath();
      c.ellipse(x, y, half / 3.5, 13 + row * 2.4, 0, 0, Math.PI * 2);
      c.fill();
    }
  }
  const x = 95;
  rect(c, css(palette.ink), x - 3, 288, 6, 14);
  rect(c, css(palette.lamp), x - 10, 300, 20, 28, 5);
  return {
    ...base,
    layers: [
      ...base.layers,
      plateLayer(plate, 0.36),
      glowLayer({ x, y: 314, radius: night ? 190 : 90, colour: palette.lamp, strength: 0.5, depth: 0.37 }),
    ],
    front: [],
    rows: { front: 672, back: 618 },
  };
};
