import { type Lab, css, mix, oklch } from "../colour.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { field, isOvercast, isSnowy, land, setting, water } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";
import { scenery } from "./yards.ts";

type Canvas = Plate["c"];

const HORIZON = 432;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
const WHITE: Lab = [0.95, 0, 0.01];

const unnamed = ({ description }: SettingPlan, thing: Thing) =>
  !description.things.some((one) => one.thing === thing);

const fill = (c: Canvas, colour: string, points: readonly (readonly [number, number])[]) => {
  c.fillStyle = colour;
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.fill();
};

/** A crane on legs over the quay. */
function crane(stage: Stage, c: Canvas, x: number, foot: number, size: number, flip: number): void {
  const { palette } = stage;
  const paint = css(mix(mix(oklch(".60 .17 35"), palette.trim[1]!, 0.15), palette.haze, 0.25));
  c.strokeStyle = paint;
  c.lineCap = "butt";
  const draw = (wide: number, points: readonly (readonly [number, number])[]) => {
    c.lineWidth = wide * size;
    c.beginPath();
    for (const [dx, dy] of points) c.lineTo(x + dx * size * flip, foot - dy * size);
    c.stroke();
  };
  draw(9, [
    [-40, 0],
    [-26, 150],
  ]);
  draw(9, [
    [40, 0],
    [26, 150],
  ]);
  draw(9, [
    [-44, 70],
    [44, 70],
  ]);
  draw(12, [
    [-30, 150],
    [30, 150],
  ]);
  draw(8, [
    [0, 150],
    [0, 250],
  ]);
  draw(8, [
    [-60, 178],
    [190, 210],
  ]);
  draw(4, [
    [0, 250],
    [190, 210],
  ]);
  draw(4, [
    [0, 250],
    [-60, 178],
  ]);
  draw(2.4, [
    [170, 206],
    [170, 120],
  ]);
  fill(c, css(mix(oklch(".52 .13 250"), palette.haze, 0.2)), [
    [x + 146 * size * flip, foot - 120 * size],
    [x + 194 * size * flip, foot - 120 * size],
    [x + 194 * size * flip, foot - 94 * size],
    [x + 146 * size * flip, foot - 94 * size],
  ]);
}

/** A stone quay with bollards, before ships, cranes and containers. */
export const harbour: SettingPainter = (stage, input) => {
  const base = water(stage, input);
  const { palette } = stage;
  const { side } = input.plan;
  const back = stage.plate({ ...stage.ground, top: 120, bottom: 520 });
  const b = back.c;
  fill(b, css(mix(mix(oklch(".62 .02 80"), palette.hero[2]!, 0.2), palette.haze, 0.3)), [
    [-720, 440],
    [720, 440],
    [720, 464],
    [-720, 464],
  ]);
  crane(stage, b, -side * 400, 444, 0.9, side);
  crane(stage, b, -side * 230, 444, 0.7, side);
  const boxes = [".58 .16 28", ".54 .12 245", ".64 .12 150", ".76 .13 75", ".56 .10 310"];
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7 - row; i++) {
      const x = side * (120 + i * 64 + row * 20) - (side < 0 ? 58 : 0);
      b.fillStyle = css(mix(oklch(boxes[(i * 2 + row) % 5]!), palette.haze, 0.25));
      b.fillRect(x, 440 - (row + 1) * 27, 58, 25);
      b.fillStyle = css(palette.ink, 0.22);
      for (let k = 6; k < 56; k += 8) b.fillRect(x + k, 440 - (row + 1) * 27, 2, 25);
    }
  const front = stage.plate({ ...stage.ground, top: 560 });
  const { c } = front;
  const stone = mix(oklch(".66 .02 80"), palette.hero[2]!, 0.25);
  const light = c.createLinearGradient(0, 600, 0, 740);
  light.addColorStop(0, css(stone));
  light.addColorStop(1, css(mix(stone, palette.ink, 0.5)));
  fill(c, css(mix(stone, palette.ink, 0.55)), [
    [-720, 596],
    [720, 596],
    [720, 622],
    [-720, 622],
  ]);
  c.fillStyle = light;
  c.fillRect(-720, 606, 1440, 240);
  c.strokeStyle = css(palette.ink, 0.3);
  c.lineWidth = 2;
  c.beginPath();
  for (let x = -1500; x <= 1500; x += 110) {
    c.moveTo(x * 0.7, 606);
    c.lineTo(x, 780);
  }
  c.stroke();
  for (const x of [-470, -160, 170, 480]) {
    const iron = css(mix(palette.ink, oklch(".36 .02 250"), 0.4));
    c.fillStyle = iron;
    c.beginPath();
    c.roundRect(x - 14, 570, 28, 42, 6);
    c.fill();
    c.beginPath();
    c.ellipse(x, 572, 24, 10, 0, 0, Math.PI * 2);
    c.fill();
  }
  const ships = unnamed(input, "ship") ? scenery(stage, "ship", { x: side * 300, y: 560, height: 170 }) : [];
  return {
    ...base,
    layers: [...base.layers, plateLayer(back, 0.3), ...ships, plateLayer(front, 0.4)],
    front: [],
    on: "ground",
    afloat: 540,
    rows: { front: 676, back: 630 },
    wet: isOvercast(input.description),
  };
};

/** A column, broken off at its top unless whole. */
function column(stage: Stage, c: Canvas, at: { x: number; z: number; tall: number; whole: boolean }): void {
  const { palette } = stage;
  const [x, foot] = view.point(at.x, 0, at.z);
  const u = view.size(at.z) / 100;
  const stone = mix(mix(oklch(".84 .03 82"), palette.hero[1]!, 0.15), palette.haze, Math.min(0.5, at.z / 60));
  const top = foot - u * at.tall;
  const light = c.createLinearGradient(x - u * 42, 0, x + u * 42, 0);
  light.addColorStop(0, css(mix(stone, WHITE, 0.3)));
  light.addColorStop(1, css(mix(stone, palette.ink, 0.5)));
  c.fillStyle = light;
  c.beginPath();
  c.moveTo(x - u * 40, foot);
  c.lineTo(x - u * 34, top + u * (at.whole ? 0 : 26));
  if (!at.whole)
    for (const [dx, dy] of [
      [-16, -10],
      [0, 20],
      [14, -22],
    ] as const)
      c.lineTo(x + u * dx, top + u * dy);
  c.lineTo(x + u * 34, top);
  c.lineTo(x + u * 40, foot);
  c.fill();
  c.strokeStyle = css(palette.ink, 0.25);
  c.lineWidth = Math.max(1, u * 5);
  c.beginPath();
  for (const k of [-22, -7, 8, 22]) {
    c.moveTo(x + u * k, foot);
    c.lineTo(x + u * k * 0.9, top + u * 26);
  }
  c.stroke();
  c.fillStyle = light;
  c.fillRect(x - u * 54, foot - u * 22, u * 108, u * 26);
  if (at.whole) c.fillRect(x - u * 54, top - u * 22, u * 108, u * 30);
}

/** Broken columns and fallen stones in the grass. */
export const ruins: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 120 });
  const { c } = plate;
  const row = [-9, -6, -3, 3, 6, 9];
  for (const [i, x] of row.entries())
    column(stage, c, {
      x,
      z: 17,
      tall: [520, 520, 240, 330, 520, 520][i]!,
      whole: [true, true, false, false, true, true][i]!,
    });
  // The beam that still lies on two of them.
  for (const side of [-1, 1]) {
    const [x, foot] = view.point(side * 7.5, 0, 17);
    const u = view.size(17) / 100;
    fill(c, css(mix(mix(oklch(".80 .03 82"), palette.hero[1]!, 0.15), palette.haze, 0.32)), [
      [x - u * 220, foot - u * 610],
      [x + u * 220, foot - u * 610],
      [x + u * 220, foot - u * 540],
      [x - u * 220, foot - u * 540],
    ]);
  }
  for (const [x, z, tall, whole] of [
    [-5.6, 10.5, 380, false],
    [5.8, 10.5, 210, false],
    [-9.4, 11, 520, true],
    [9.6, 11.4, 400, false],
  ] as const)
    column(stage, c, { x, z, tall, whole });
  const random = stage.random("rubble");
  for (let i = 0; i < 26; i++) {
    const z = 8 + random() * 12;
    const [x, foot] = view.point((random() - 0.5) * z * 1.8, 0, z);
    const u = (view.size(z) / 100) * (0.7 + random() * 0.6);
    const stone = mix(mix(oklch(".80 .03 82"), palette.hero[1]!, 0.15), palette.haze, z / 60);
    fill(c, css(mix(stone, palette.ink, 0.35)), [
      [x - u * 44, foot],
      [x - u * 36, foot - u * 40],
      [x + u * 30, foot - u * 48],
      [x + u * 46, foot],
    ]);
    fill(c, css(stone), [
      [x - u * 36, foot - u * 40],
      [x - u * 14, foot - u * 58],
      [x + u * 44, foot - u * 62],
      [x + u * 30, foot - u * 44],
    ]);
  }
  return { ...base, layers: [...base.layers, plateLayer(plate, 0.34)], rows: { front: 656, back: 590 } };
};

/** Paths between hedges, seen a little from above. */
export const maze: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const horizon = 300;
  const high = createPerspective({ horizon, eye: 5 });
  const layers = land(stage, input, { horizon, eye: 5, ranges: "none" });
  const plate = stage.plate({ ...stage.ground, top: 200 });
  const { c } = plate;
  const green: Lab[] = [".66 .13 138", ".50 .11 143", ".36 .08 148"].map((tone, i) =>
    mix(oklch(tone), palette.land[i]!, 0.15),
  );
  const wall = 1.5;
  const quad = (colour: Lab, z: number, corners: readonly (readonly [number, number, number])[]) => {
    c.fillStyle = css(
      mix(isSnowy(input) ? mix(colour, WHITE, 0.3) : colour, palette.haze, Math.min(0.5, z / 60)),
    );
    trace(c, high, corners);
    c.fill();
  };
  const hedge = (x0: number, x1: number, z0: number, z1: number) => {
    quad(green[0]!, z0, [
      [x0, wall, z0],
      [x1, wall, z0],
      [x1, wall, z1],
      [x0, wall, z1],
    ]);
    for (const [x, seen] of [
      [x0, x0 > 0],
      [x1, x1 < 0],
    ] as const)
      if (seen)
        quad(green[2]!, z0, [
          [x, 0, z0],
          [x, wall, z0],
          [x, wall, z1],
          [x, 0, z1],
        ]);
    quad(green[1]!, z0, [
      [x0, 0, z0],
      [x1, 0, z0],
      [x1, wall, z0],
      [x0, wall, z0],
    ]);
  };
  const random = stage.random("hedges");
  const step = 3;
  for (let row = 9; row >= 0; row--) {
    const z = 9 + row * step;
    const gap = Math.round((random() - 0.5) * 6);
    // The farthest hedges of a row are drawn first, so that the near sides cover them.
    const cells = Array.from({ length: 19 }, (_, i) => i - 9).sort((a, b) => Math.abs(b) - Math.abs(a));
    for (const k of cells)
      if (random() < 0.34 && k !== 0) hedge(k * step - 0.35, k * step + 0.35, z + 0.7, z + step);
    for (const k of cells)
      if (k !== gap && k !== gap - 7 && k !== gap + 6)
        hedge(k * step - 0.35, k * step + step + 0.35, z, z + 0.7);
  }
  layers.push(plateLayer(plate, 0.36));
  return setting(layers, horizon, { rows: { front: 660, back: 626 } });
};
