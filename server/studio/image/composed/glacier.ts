import { css, type Lab, mix, oklch } from "../colour.ts";
import { between } from "../random.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { land, setting } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { nearGround } from "./terrain.ts";

type Canvas = Plate["c"];
type Point = readonly [number, number];

const HORIZON = 440;
const ICE: readonly Lab[] = [".96 .02 215", ".86 .06 222", ".70 .095 232", ".50 .10 242"].map((tone) =>
  oklch(tone),
);

const shape = (c: Canvas, colour: string, points: readonly Point[]) => {
  c.fillStyle = colour;
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.fill();
};

/** A block of blue ice with a lit face, a shaded one and cracks. */
function block(
  stage: Stage,
  c: Canvas,
  { x, foot, wide, tall }: { x: number; foot: number; wide: number; tall: number },
): void {
  const random = stage.random(`ice ${Math.round(x)} ${foot}`);
  const { haze, ink } = stage.palette;
  const far = Math.max(0, Math.min(0.45, (520 - foot) / 130));
  const at = (tone: Lab, dark = 0) => css(mix(mix(tone, ink, dark), haze, far));
  const ridge = x + between(random, -0.12, 0.16) * wide;
  const head: Point[] = [
    [x - wide * 0.5, foot - tall * between(random, 0.55, 0.75)],
    [x - wide * 0.22, foot - tall * between(random, 0.86, 1)],
    [ridge, foot - tall * between(random, 0.8, 0.94)],
    [x + wide * 0.3, foot - tall * between(random, 0.7, 0.9)],
    [x + wide * 0.5, foot - tall * between(random, 0.4, 0.6)],
  ];
  shape(c, at(ICE[1]!), [[x - wide * 0.54, foot], ...head.slice(0, 3), [ridge + wide * 0.05, foot]]);
  shape(c, at(ICE[2]!, 0.08), [[ridge + wide * 0.04, foot], ...head.slice(2), [x + wide * 0.54, foot]]);
  // Snow lies on its top.
  shape(c, at(ICE[0]!), [
    ...head,
    ...head.toReversed().map(([hx, hy]): Point => [hx + between(random, -4, 4), hy + between(random, 9, 24)]),
  ]);
  c.strokeStyle = at(ICE[3]!);
  c.lineWidth = 2;
  for (let i = 0; i < 4; i++) {
    let [px, py] = [x + between(random, -0.4, 0.4) * wide, foot - tall * between(random, 0.3, 0.62)];
    c.beginPath();
    c.moveTo(px, py);
    for (let k = 0; k < 3; k++) {
      px += between(random, -10, 10);
      py += tall * between(random, 0.06, 0.13);
      c.lineTo(px, py);
    }
    c.stroke();
  }
}

/** A crack in the ice, blue in its depth. */
function crevasse(stage: Stage, c: Canvas, x: number, y: number, long: number, wide: number): void {
  const random = stage.random(`crevasse ${x} ${y}`);
  const count = 9;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= count; i++) {
    const k = i / count;
    const [px, jag] = [x - long / 2 + long * k, between(random, -5, 5)];
    const half = Math.sin(k * Math.PI) * wide;
    upper.push([px, y + jag - half * 0.4]);
    lower.push([px + between(random, -6, 6), y + jag + half * 0.6]);
  }
  const depth = c.createLinearGradient(0, y - wide, 0, y + wide);
  depth.addColorStop(0, css(ICE[2]!));
  depth.addColorStop(1, css(mix(ICE[3]!, stage.palette.ink, 0.45)));
  c.fillStyle = depth;
  c.beginPath();
  for (const [px, py] of [...upper, ...lower.toReversed()]) c.lineTo(px, py);
  c.fill();
  c.strokeStyle = css(ICE[0]!);
  c.lineWidth = 3;
  c.beginPath();
  for (const [px, py] of upper) c.lineTo(px, py);
  c.stroke();
}

/** A field of ice between snowy peaks, with towers of blue ice and deep cracks. */
export const glacier: SettingPainter = (stage, input) => {
  const layers = land(stage, input, { horizon: HORIZON, ranges: "mountains", snow: true });
  const plate = stage.plate({ ...stage.ground, top: 240 });
  const { c } = plate;
  const away = input.plan.side < 0 ? 1 : -1;
  for (const [x, foot, wide, tall] of [
    [60, 452, 130, 62],
    [-90, 456, 150, 74],
    [220, 466, 170, 118],
    [-300, 470, 150, 92],
    [400, 486, 220, 196],
    [-470, 496, 190, 132],
    [590, 516, 230, 230],
    [-640, 520, 230, 190],
  ] as const)
    block(stage, c, { x: x * away, foot, wide, tall });
  crevasse(stage, c, away * 120, 528, 430, 15);
  crevasse(stage, c, -away * 330, 566, 380, 20);
  crevasse(stage, c, away * 410, 600, 330, 24);
  layers.push(plateLayer(plate, 0.36));
  return setting(layers, HORIZON, {
    front: nearGround(stage, ["lip"], { side: -input.plan.side, tones: ICE }),
    rows: { front: 668, back: 622 },
  });
};
