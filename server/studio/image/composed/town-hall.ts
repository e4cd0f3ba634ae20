import { css, mix, oklch } from "../colour.ts";
import { type Layer, plateLayer, type Plate, type Stage } from "../stage.ts";
import { heaven } from "./heaven.ts";
import { isOvercast, skyWeather } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { pavement } from "./streets.ts";

type Canvas = Plate["c"];

const HORIZON = 446;
const FOOT = 520;

const rect = (c: Canvas, colour: string, x: number, y: number, wide: number, tall: number, round = 0) => {
  c.fillStyle = colour;
  c.beginPath();
  c.roundRect(x, y, wide, tall, round);
  c.fill();
};

/** A flag that waves from a pole. */
function flag(stage: Stage, c: Canvas, x: number, foot: number, tones: readonly string[]): void {
  rect(c, css(mix(stage.palette.ink, [0.6, 0, 0], 0.3)), x - 2, foot - 96, 4, 96);
  tones.forEach((tone, i) => {
    const y = foot - 94 + i * 13;
    c.fillStyle = css(oklch(tone));
    c.beginPath();
    c.moveTo(x + 2, y);
    c.bezierCurveTo(x + 20, y - 8, x + 36, y + 8, x + 58, y - 2);
    c.lineTo(x + 58, y + 11);
    c.bezierCurveTo(x + 36, y + 21, x + 20, y + 5, x + 2, y + 13);
    c.fill();
  });
}

/** Columns under a gable, a tower with a clock, wide steps and flags. */
function front(stage: Stage, c: Canvas, night: boolean): void {
  const { palette } = stage;
  const stone = mix(mix(oklch(".86 .03 80"), palette.hero[1]!, 0.16), palette.haze, 0.08);
  const shade = mix(stone, palette.ink, 0.26);
  const glass = night ? palette.lamp : mix(palette.ink, palette.sky[2]!, 0.35);
  const roof = mix(oklch(".52 .07 190"), palette.trim[3]!, 0.3);
  // Wings with two rows of windows.
  rect(c, css(mix(stone, palette.ink, 0.1)), -420, 296, 840, FOOT - 296);
  rect(c, css(roof), -432, 280, 864, 18, 3);
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      for (const y of [322, 416]) {
        const x = side * (226 + i * 70) - 21;
        rect(c, css(mix(palette.cloud[0]!, stone, 0.3)), x - 5, y - 6, 52, 74, 3);
        rect(c, css(glass), x, y, 42, 62, 2);
        rect(c, css(mix(palette.cloud[0]!, stone, 0.3)), x + 19, y, 4, 62);
      }
  // The tower with its clock and dome.
  rect(c, css(stone), -48, 92, 96, 150);
  rect(c, css(shade), 22, 92, 26, 150);
  rect(c, css(mix(stone, palette.glow, 0.2)), -56, 86, 112, 10, 2);
  c.fillStyle = css(roof);
  c.beginPath();
  c.moveTo(-50, 86);
  c.bezierCurveTo(-46, 42, -16, 34, 0, 10);
  c.bezierCurveTo(16, 34, 46, 42, 50, 86);
  c.fill();
  rect(c, css(oklch(".80 .13 85")), -2, -12, 4, 26);
  c.fillStyle = css(mix(palette.ink, palette.trim[3]!, 0.3));
  c.beginPath();
  c.arc(0, 146, 35, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css(mix(palette.cloud[0]!, palette.lamp, 0.3));
  c.beginPath();
  c.arc(0, 146, 30, 0, Math.PI * 2);
  c.fill();
  c.strokeStyle = css(palette.ink);
  c.lineWidth = 4;
  c.beginPath();
  c.moveTo(0, 126);
  c.lineTo(0, 146);
  c.lineTo(15, 154);
  c.stroke();
  // The portico.
  rect(c, css(mix(stone, palette.ink, 0.42)), -176, 300, 352, FOOT - 330);
  rect(c, css(mix(oklch(".42 .08 40"), palette.ink, 0.15)), -38, 366, 76, FOOT - 396);
  rect(c, css(oklch(".80 .13 85")), -2, 366, 4, FOOT - 396);
  for (const side of [-1, 1]) rect(c, css(glass), side * 96 - 22, 350, 44, 96, 22);
  for (let i = 0; i < 6; i++) {
    const x = -160 + i * 64;
    const light = c.createLinearGradient(x - 14, 0, x + 14, 0);
    light.addColorStop(0, css(mix(stone, palette.glow, 0.3)));
    light.addColorStop(1, css(mix(stone, palette.ink, 0.3)));
    c.fillStyle = light;
    c.fillRect(x - 13, 300, 26, FOOT - 330);
    rect(c, css(stone), x - 19, 294, 38, 12, 2);
    rect(c, css(stone), x - 19, FOOT - 42, 38, 13, 2);
  }
  rect(c, css(mix(stone, palette.glow, 0.12)), -200, 268, 400, 28, 2);
  c.fillStyle = css(mix(stone, palette.glow, 0.2));
  c.beginPath();
  c.moveTo(-212, 268);
  c.lineTo(0, 200);
  c.lineTo(212, 268);
  c.fill();
  c.fillStyle = css(shade);
  c.beginPath();
  c.moveTo(-160, 260);
  c.lineTo(0, 212);
  c.lineTo(160, 260);
  c.fill();
  // A coat of arms in the gable.
  c.fillStyle = css(oklch(".56 .17 27"));
  c.beginPath();
  c.moveTo(-15, 226);
  c.lineTo(15, 226);
  c.lineTo(15, 242);
  c.quadraticCurveTo(13, 254, 0, 259);
  c.quadraticCurveTo(-13, 254, -15, 242);
  c.fill();
  c.strokeStyle = css(oklch(".80 .13 85"));
  c.lineWidth = 3;
  c.stroke();
  for (let i = 0; i < 5; i++) {
    const [y, half] = [FOOT - 30 + i * 12, 196 + i * 24];
    rect(c, css(mix(stone, palette.ink, 0.3)), -half, y, half * 2, 13);
    rect(c, css(mix(stone, palette.glow, 0.16)), -half, y, half * 2, 5);
  }
  for (const side of [-1, 1])
    flag(
      stage,
      c,
      side * 300,
      284,
      side < 0 ? [".50 .14 255", ".94 .01 90", ".50 .14 255"] : [".60 .18 27", ".84 .14 88", ".60 .18 27"],
    );
}

/** A public building with columns, a clock and flags, before which one stands. */
export const townHall: SettingPainter = (stage, input) => {
  const disc = {
    ...input.plan.disc,
    y: Math.min(input.plan.disc.y, 170),
    radius: input.plan.disc.radius * 0.7,
  };
  const layers: Layer[] = heaven(stage, disc, {
    horizon: HORIZON + 20,
    heaps: true,
    ...skyWeather(input.description),
  });
  layers.push(plateLayer(pavement(stage, input, HORIZON, 1.6), 0.3));
  const plate = stage.plate({ ...stage.ground, top: -30 });
  front(stage, plate.c, input.description.light === "night");
  layers.push(plateLayer(plate, 0.34));
  return {
    layers,
    front: [],
    horizon: HORIZON,
    rows: { front: 668, back: 604 },
    on: "ground",
    wet: isOvercast(input.description),
  };
};
