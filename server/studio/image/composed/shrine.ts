import { groundedActor } from "../cast.ts";
import { css, mix, oklch } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { field, isSnowy, SNOW } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];

const HORIZON = 432;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });

/** A red gate over a paved path, which leads between stone lanterns to a shrine before a wood. */
export const shrine: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const snowy = isSnowy(input);
  const plate = stage.plate({ ...stage.ground, top: 90 });
  const { c } = plate;
  hall(stage, c, snowy);
  path(stage, c, snowy);
  for (const z of [15.5, 11.6]) for (const side of [-1, 1]) lantern(stage, c, side * 3.1, z, snowy);
  torii(stage, c, snowy);
  return { ...base, layers: [...base.layers, ...wood(stage), plateLayer(plate, 0.36)] };
};

function wood(stage: Stage): Layer[] {
  return Array.from({ length: 12 }, (_, i) =>
    groundedActor(stage, "tree", {
      x: -600 + i * 109 + (i % 2) * 26,
      y: HORIZON + 22 + (i % 2) * 8,
      height: 160 + ((i * 37) % 5) * 16,
      depth: 0.3,
      haze: 0.36,
      cut: false,
      flip: i % 2 === 0,
    }),
  ).flat();
}

function path(stage: Stage, c: Canvas, snowy: boolean): void {
  const { palette } = stage;
  const stone = mix(snowy ? SNOW[1]! : oklch(".72 .015 80"), palette.haze, 0.2);
  for (let z = 24; z > 2.2; z *= 0.9)
    for (const [i, x] of [-1.35, -0.45, 0.45].entries()) {
      const tone = mix(stone, palette.ink, 0.06 + ((i * 5 + Math.round(z * 3)) % 4) * 0.045);
      c.fillStyle = css(tone);
      trace(c, view, [
        [x + 0.03, 0, z * 0.91],
        [x + 0.87, 0, z * 0.91],
        [x + 0.87, 0, z],
        [x + 0.03, 0, z],
      ]);
      c.fill();
    }
}

/** A beam that swings up at both ends, in design units. */
function beam(c: Canvas, half: number, y: number, tall: number, lift: number): void {
  c.beginPath();
  c.moveTo(-half, y - lift);
  c.quadraticCurveTo(0, y + lift * 0.7, half, y - lift);
  c.lineTo(half - tall * 0.35, y + tall - lift * 0.8);
  c.quadraticCurveTo(0, y + tall + lift * 0.5, -half + tall * 0.35, y + tall - lift * 0.8);
  c.closePath();
  c.fill();
}

function torii(stage: Stage, c: Canvas, snowy: boolean): void {
  const { palette } = stage;
  const z = 9.6;
  const foot = view.point(0, 0, z)[1];
  const u = view.size(z) / 100;
  const red = mix(oklch(".60 .19 32"), palette.haze, 0.08);
  const [dark, black] = [mix(red, palette.ink, 0.45), mix(palette.ink, oklch(".28 .02 40"), 0.4)];
  const tall = 470 * u;
  for (const side of [-1, 1]) {
    const [low, high] = [side * 205 * u, side * 182 * u];
    const paint = c.createLinearGradient(low - 18 * u, 0, low + 18 * u, 0);
    paint.addColorStop(0, css(mix(red, palette.glow, 0.25)));
    paint.addColorStop(1, css(dark));
    c.fillStyle = paint;
    c.beginPath();
    for (const [x, y] of [
      [low - 18 * u, foot],
      [high - 15 * u, foot - tall],
      [high + 15 * u, foot - tall],
      [low + 18 * u, foot],
    ] as const)
      c.lineTo(x, y);
    c.fill();
    c.fillStyle = css(black);
    c.fillRect(low - 23 * u, foot - 40 * u, 46 * u, 44 * u);
  }
  c.fillStyle = css(red);
  c.fillRect(-238 * u, foot - 384 * u, 476 * u, 27 * u);
  c.fillStyle = css(dark);
  c.fillRect(-238 * u, foot - 361 * u, 476 * u, 5 * u);
  c.fillStyle = css(black);
  c.fillRect(-21 * u, foot - 450 * u, 42 * u, 74 * u);
  c.fillStyle = css(mix(palette.lamp, red, 0.2));
  c.fillRect(-15 * u, foot - 443 * u, 30 * u, 58 * u);
  c.fillStyle = css(red);
  beam(c, 274 * u, foot - tall - 6 * u, 36 * u, 22 * u);
  c.fillStyle = css(black);
  beam(c, 292 * u, foot - tall - 27 * u, 25 * u, 26 * u);
  if (!snowy) return;
  c.fillStyle = css(SNOW[0]!);
  beam(c, 290 * u, foot - tall - 38 * u, 15 * u, 27 * u);
  c.fillRect(-238 * u, foot - 391 * u, 476 * u, 8 * u);
}

/** The hall with its wide roof, steps and lit doors. */
function hall(stage: Stage, c: Canvas, snowy: boolean): void {
  const { palette } = stage;
  const z = 21;
  const foot = view.point(0, 0, z)[1];
  const u = (view.size(z) / 100) * 1.35;
  const wood = mix(oklch(".46 .08 48"), palette.haze, 0.25);
  const roof = mix(snowy ? SNOW[0]! : mix(oklch(".42 .04 200"), palette.ink, 0.2), palette.haze, 0.2);
  c.fillStyle = css(mix(wood, palette.ink, 0.35));
  c.fillRect(-220 * u, foot - 50 * u, 440 * u, 50 * u);
  c.fillStyle = css(wood);
  c.fillRect(-190 * u, foot - 215 * u, 380 * u, 165 * u);
  for (const k of [-1.5, -0.5, 0.5, 1.5]) {
    c.fillStyle = css(mix(palette.lamp, palette.glow, 0.3));
    c.fillRect((k * 84 - 32) * u, foot - 185 * u, 64 * u, 132 * u);
    c.strokeStyle = css(mix(wood, palette.ink, 0.5));
    c.lineWidth = 1.4;
    for (const part of [0.25, 0.5, 0.75]) {
      c.beginPath();
      c.moveTo((k * 84 - 32 + 64 * part) * u, foot - 185 * u);
      c.lineTo((k * 84 - 32 + 64 * part) * u, foot - 53 * u);
      c.stroke();
    }
  }
  c.fillStyle = css(roof);
  c.beginPath();
  c.moveTo(-300 * u, foot - 205 * u);
  c.quadraticCurveTo(-170 * u, foot - 240 * u, -130 * u, foot - 370 * u);
  c.lineTo(130 * u, foot - 370 * u);
  c.quadraticCurveTo(170 * u, foot - 240 * u, 300 * u, foot - 205 * u);
  c.quadraticCurveTo(0, foot - 186 * u, -300 * u, foot - 205 * u);
  c.fill();
  c.fillStyle = css(mix(wood, palette.ink, 0.6));
  c.fillRect(-140 * u, foot - 380 * u, 280 * u, 14 * u);
  c.fillStyle = css(mix(oklch(".70 .015 80"), palette.haze, 0.3));
  for (const k of [0, 1, 2])
    c.fillRect((-80 - k * 9) * u, foot - (50 - k * 18) * u, (160 + k * 18) * u, 15 * u);
}

function lantern(stage: Stage, c: Canvas, x: number, z: number, snowy: boolean): void {
  const { palette } = stage;
  const [px, foot] = view.point(x, 0, z);
  const u = view.size(z) / 100;
  const stone = mix(oklch(".66 .012 90"), palette.haze, Math.min(0.4, z / 50));
  const shade = css(mix(stone, palette.ink, 0.3));
  c.fillStyle = css(stone);
  c.fillRect(px - 34 * u, foot - 22 * u, 68 * u, 22 * u);
  c.fillRect(px - 15 * u, foot - 104 * u, 30 * u, 84 * u);
  c.fillRect(px - 34 * u, foot - 118 * u, 68 * u, 16 * u);
  c.fillStyle = shade;
  c.fillRect(px + 4 * u, foot - 104 * u, 11 * u, 84 * u);
  c.fillRect(px - 26 * u, foot - 164 * u, 52 * u, 47 * u);
  c.fillStyle = css(palette.lamp);
  c.fillRect(px - 15 * u, foot - 156 * u, 30 * u, 32 * u);
  c.fillStyle = css(snowy ? SNOW[0]! : stone);
  c.beginPath();
  c.moveTo(px - 50 * u, foot - 160 * u);
  c.quadraticCurveTo(px - 18 * u, foot - 172 * u, px, foot - 204 * u);
  c.quadraticCurveTo(px + 18 * u, foot - 172 * u, px + 50 * u, foot - 160 * u);
  c.fill();
}
