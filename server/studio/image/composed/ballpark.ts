import { css, mix, oklch, type Lab } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { setting } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { playingField } from "./sites.ts";

type Canvas = Plate["c"];
type Corner = readonly [number, number, number];

const HORIZON = 430;
const view = createPerspective({ horizon: HORIZON, eye: 3.2 });
/** The home plate's distance, and half the way to the second base. */
const HOME = 8.2;
const HALF = 8.4;

/** A baseball field from behind the home plate: the diamond of earth, its bases, and the foul lines. */
export const baseballField: SettingPainter = (stage, input) => {
  const { green, layers, plate } = playingField(stage, input);
  const { c } = plate;
  outfieldWall(stage, c);
  diamond(stage, c, green);
  scoreboard(stage, c, -input.plan.side * 150);
  layers.push(plateLayer(plate, 0.3));
  return setting(layers, HORIZON, { rows: { front: 668, back: 596 } });
};

function outfieldWall(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const { left, right } = stage.ground;
  c.fillStyle = css(mix(oklch(".38 .07 152"), palette.haze, 0.22));
  c.beginPath();
  c.moveTo(left, HORIZON + 10);
  c.quadraticCurveTo(0, HORIZON - 4, right, HORIZON + 10);
  c.lineTo(right, HORIZON + 40);
  c.quadraticCurveTo(0, HORIZON + 26, left, HORIZON + 40);
  c.fill();
  c.strokeStyle = css(oklch(".86 .15 95"));
  c.lineWidth = 4;
  c.beginPath();
  c.moveTo(left, HORIZON + 10);
  c.quadraticCurveTo(0, HORIZON - 4, right, HORIZON + 10);
  c.stroke();
}

function diamond(stage: Stage, c: Canvas, green: readonly Lab[]): void {
  const { palette } = stage;
  const earth = mix(oklch(".62 .10 52"), palette.land[1]!, 0.14);
  const fill = (colour: string, corners: readonly Corner[]) => {
    c.fillStyle = colour;
    trace(c, view, corners);
    c.fill();
  };
  const circle = (x: number, z: number, r: number): Corner[] =>
    Array.from({ length: 40 }, (_, i): Corner => {
      const a = (i / 40) * Math.PI * 2;
      return [x + Math.cos(a) * r, 0, z + Math.sin(a) * r];
    });
  const square = (x: number, z: number, half: number): Corner[] => [
    [x, 0, z - half],
    [x + half, 0, z],
    [x, 0, z + half],
    [x - half, 0, z],
  ];
  // The skin of earth: an arc beyond the bases, from one foul line to the other.
  const reach = HALF * 1.62;
  const arc = Array.from({ length: 33 }, (_, i): Corner => {
    const a = Math.PI * (0.25 + (i / 32) * 0.5);
    return [Math.cos(a) * reach * 1.16, 0, HOME + Math.sin(a) * reach * 1.16];
  });
  fill(css(earth), [[0, 0, HOME - 2.2], ...arc]);
  fill(css(earth), circle(0, HOME, 2.3));
  const lawn = mix(green[1]!, palette.glow, 0.08);
  fill(css(lawn), square(0, HOME + HALF, HALF - 1.5));
  fill(css(earth), circle(0, HOME, 2.3));
  fill(css(mix(earth, palette.glow, 0.18)), circle(0, HOME + HALF * 0.94, 1.25));
  const chalk = css(mix(palette.cloud[0]!, [0.99, 0, 0], 0.6));
  for (const side of [-1, 1]) {
    const far = 26;
    fill(chalk, [
      [side * 0.5, 0, HOME + 0.5],
      [side * 0.78, 0, HOME + 0.5],
      [side * (far + 0.5), 0, HOME + far],
      [side * far, 0, HOME + far],
    ]);
    // The boxes of the batters.
    const [x0, x1] = [side * 0.75, side * 1.75];
    c.strokeStyle = chalk;
    c.lineWidth = 4;
    trace(c, view, [
      [x0, 0, HOME - 1],
      [x1, 0, HOME - 1],
      [x1, 0, HOME + 1.1],
      [x0, 0, HOME + 1.1],
    ]);
    c.stroke();
  }
  for (const [x, z] of [
    [-HALF, HOME + HALF],
    [HALF, HOME + HALF],
    [0, HOME + HALF * 2],
  ] as const)
    base(stage, c, x, z);
  fill(css([0.99, 0, 0]), [
    [0, 0, HOME - 0.5],
    [0.42, 0, HOME - 0.08],
    [0.42, 0, HOME + 0.4],
    [-0.42, 0, HOME + 0.4],
    [-0.42, 0, HOME - 0.08],
  ]);
  fill(css([0.98, 0, 0]), [
    [-0.4, 0.02, HOME + HALF * 0.94],
    [0.4, 0.02, HOME + HALF * 0.94],
    [0.4, 0.02, HOME + HALF * 0.94 + 0.3],
    [-0.4, 0.02, HOME + HALF * 0.94 + 0.3],
  ]);
}

/** A white cushion, a little larger than true. */
function base(stage: Stage, c: Canvas, x: number, z: number): void {
  const u = view.size(z);
  const [px, y] = view.point(x, 0, z);
  c.fillStyle = css(mix([0.8, 0, 0], stage.palette.ink, 0.2));
  c.fillRect(px - u * 0.5, y - u * 0.08, u, u * 0.2);
  c.fillStyle = css([0.99, 0, 0]);
  trace(c, view, [
    [x - 0.5, 0.16, z - 0.5],
    [x + 0.5, 0.16, z - 0.5],
    [x + 0.5, 0.16, z + 0.5],
    [x - 0.5, 0.16, z + 0.5],
  ]);
  c.fill();
}

function scoreboard(stage: Stage, c: Canvas, x: number): void {
  const { palette } = stage;
  c.fillStyle = css(mix(palette.ink, palette.haze, 0.2));
  for (const dx of [-70, 62]) c.fillRect(x + dx, 330, 8, 100);
  c.fillStyle = css(mix(oklch(".30 .06 155"), palette.haze, 0.12));
  c.fillRect(x - 104, 262, 208, 92);
  c.strokeStyle = css(mix(palette.cloud[0]!, palette.haze, 0.3));
  c.lineWidth = 3;
  c.strokeRect(x - 98, 268, 196, 80);
  c.fillStyle = css(palette.lamp);
  for (const y of [286, 318])
    for (let i = 0; i < 9; i++) c.fillRect(x - 46 + i * 15.4, y, 8, i % 4 === 2 ? 5 : 15);
  c.fillStyle = css(palette.cloud[0]!, 0.9);
  for (const y of [290, 322]) c.fillRect(x - 88, y, 30, 7);
}
