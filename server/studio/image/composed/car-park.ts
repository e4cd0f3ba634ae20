import { type Lab, css, mix, oklch } from "../colour.ts";
import { createPerspective, type Perspective, trace } from "../perspective.ts";
import { townPlate } from "../scenes/town.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { isOvercast, land, setting } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";

type Canvas = Plate["c"];
type Corner = readonly [number, number, number];

const HORIZON = 432;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
const WHITE: Lab = [0.95, 0, 0.01];
const PAINTS = [
  ".56 .17 27",
  ".52 .12 250",
  ".88 .01 90",
  ".34 .02 260",
  ".78 .14 85",
  ".56 .09 150",
  ".70 .01 240",
];

const quad = (c: Canvas, colour: string, corners: readonly Corner[]) => {
  c.fillStyle = colour;
  trace(c, view, corners);
  c.fill();
};

/** A car seen from behind, or from before with its lamps lit. */
export function carEnd(
  stage: Stage,
  c: Canvas,
  at: { x: number; z: number; paint: number; front?: boolean; from?: Perspective },
): void {
  const { palette } = stage;
  const from = at.from ?? view;
  const [x, foot] = from.point(at.x, 0, at.z);
  const u = from.size(at.z) / 100;
  const haze = Math.min(0.5, at.z / 70);
  const tone = (colour: Lab) => css(mix(colour, palette.haze, haze));
  const paint = mix(oklch(PAINTS[at.paint % PAINTS.length]!), palette.hero[2]!, 0.08);
  const box = (x0: number, y0: number, wide: number, tall: number, r: number, colour: string) => {
    c.fillStyle = colour;
    c.beginPath();
    c.roundRect(x + u * x0, foot - u * y0, u * wide, u * tall, u * r);
    c.fill();
  };
  c.fillStyle = css(palette.ink, 0.45);
  c.beginPath();
  c.ellipse(x, foot, u * 104, u * 13, 0, 0, Math.PI * 2);
  c.fill();
  for (const k of [-80, 50]) box(k, 34, 30, 36, 7, tone(mix(palette.ink, WHITE, 0.08)));
  c.fillStyle = tone(mix(paint, palette.ink, 0.12));
  c.beginPath();
  for (const [dx, dy] of [
    [-84, 84],
    [-62, 148],
    [62, 148],
    [84, 84],
  ] as const)
    c.lineTo(x + u * dx, foot - u * dy);
  c.fill();
  c.fillStyle = tone(mix(palette.sky[3]!, palette.ink, 0.35));
  c.beginPath();
  for (const [dx, dy] of [
    [-70, 88],
    [-54, 140],
    [54, 140],
    [70, 88],
  ] as const)
    c.lineTo(x + u * dx, foot - u * dy);
  c.fill();
  box(-92, 90, 184, 66, 16, tone(paint));
  box(-92, 90, 184, 16, 10, tone(mix(paint, palette.cloud[0]!, 0.35)));
  const lamp = at.front ? mix(palette.lamp, WHITE, 0.5) : oklch(".62 .22 27");
  for (const k of [-84, 58]) box(k, 76, 26, 18, 6, css(lamp));
  box(-24, 58, 48, 17, 3, tone(WHITE));
  box(-90, 36, 180, 11, 5, tone(mix(paint, palette.ink, 0.45)));
}

const asphalt = (stage: Stage): Lab[] =>
  [".58 .012 260", ".46 .014 262", ".35 .016 264", ".22 .018 266"].map((tone, i) =>
    mix(oklch(tone), stage.palette.land[i]!, 0.16),
  );

function ground(stage: Stage, input: SettingPlan) {
  const layers = land(stage, input, {
    horizon: HORIZON,
    ranges: "none",
    tones: asphalt(stage),
    clouds: true,
  });
  const night = input.description.light === "night";
  layers.push(
    plateLayer(
      townPlate(stage, "behind", {
        base: HORIZON + 8,
        height: [40, 120],
        width: [40, 80],
        haze: 0.5,
        roofs: "towers",
        lit: night ? 0.4 : 0.15,
      }),
      0.2,
    ),
  );
  return layers;
}

/** Marked bays with a row of cars at each side, and the sign with a P. */
export const carPark: SettingPainter = (stage, input) => {
  const layers = ground(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 220 });
  const { c } = plate;
  const random = stage.random("bays");
  const white = css(mix(WHITE, palette.haze, 0.15), 0.85);
  for (const [z0, z1] of [
    [16, 21],
    [7.6, 12],
  ] as const)
    for (let k = -9; k <= 9; k++) {
      const x = k * 2.6;
      quad(c, white, [
        [x - 0.06, 0, z0],
        [x + 0.06, 0, z0],
        [x + 0.06, 0, z1],
        [x - 0.06, 0, z1],
      ]);
    }
  for (const z of [21, 12])
    quad(c, white, [
      [-24, 0, z],
      [24, 0, z],
      [24, 0, z + 0.16],
      [-24, 0, z + 0.16],
    ]);
  for (let k = -8; k <= 7; k++)
    if ((k * 7 + 40) % 5 !== 2)
      carEnd(stage, c, { x: k * 2.6 + 1.3, z: 17.2, paint: Math.floor(random() * 7) });
  sign(stage, c, -input.plan.side * 4.6, 12.4);
  for (const k of [-4, -3, -2, 1, 2, 3])
    carEnd(stage, c, { x: k * 2.6 + 1.3, z: 9.2, paint: Math.floor(random() * 7) });
  layers.push(plateLayer(plate, 0.36));
  return setting(layers, HORIZON, { rows: { front: 664, back: 612 }, wet: isOvercast(input.description) });
};

function sign(stage: Stage, c: Canvas, across: number, z: number): void {
  const [x, foot] = view.point(across, 0, z);
  const u = view.size(z) / 100;
  c.fillStyle = css(mix(WHITE, stage.palette.ink, 0.4));
  c.fillRect(x - u * 6, foot - u * 330, u * 12, u * 330);
  c.fillStyle = css(mix(WHITE, stage.palette.haze, 0.1));
  c.beginPath();
  c.roundRect(x - u * 80, foot - u * 470, u * 160, u * 160, u * 18);
  c.fill();
  c.fillStyle = css(oklch(".48 .16 258"));
  c.beginPath();
  c.roundRect(x - u * 70, foot - u * 460, u * 140, u * 140, u * 12);
  c.fill();
  c.strokeStyle = css(WHITE);
  c.lineWidth = u * 24;
  c.beginPath();
  c.moveTo(x - u * 26, foot - u * 338);
  c.lineTo(x - u * 26, foot - u * 436);
  c.arc(x + u * 4, foot - u * 412, u * 24, -Math.PI / 2, Math.PI / 2);
  c.lineTo(x - u * 26, foot - u * 388);
  c.stroke();
}

/** A broad road with barriers and signs over it; in a jam cars stand in all lanes. */
export const motorway: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const jam = input.description.place === "trafficJam";
  const layers = land(stage, input, { horizon: HORIZON, clouds: true });
  const plate = stage.plate({ ...stage.ground, top: 160 });
  const { c } = plate;
  const tones = asphalt(stage);
  const dark = c.createLinearGradient(0, HORIZON, 0, 720);
  dark.addColorStop(0, css(mix(tones[1]!, palette.haze, 0.5)));
  dark.addColorStop(1, css(mix(tones[2]!, palette.ink, 0.15)));
  c.fillStyle = dark;
  trace(c, view, [
    [-9.4, 0, 2],
    [9.4, 0, 2],
    [9.4, 0, 80],
    [-9.4, 0, 80],
  ]);
  c.fill();
  const white = css(mix(WHITE, palette.haze, 0.2), 0.9);
  for (const x of [-6.2, -3.1, 3.1, 6.2])
    for (let z = 3; z < 60; z += 3)
      quad(c, white, [
        [x - 0.08, 0, z],
        [x + 0.08, 0, z],
        [x + 0.08, 0, z + 1.5],
        [x - 0.08, 0, z + 1.5],
      ]);
  for (const x of [-9.2, 9.2])
    quad(c, white, [
      [x - 0.1, 0, 2],
      [x + 0.1, 0, 2],
      [x + 0.1, 0, 70],
      [x - 0.1, 0, 70],
    ]);
  const steel = mix(oklch(".76 .01 240"), palette.haze, 0.2);
  const rail = (x: number) => {
    for (let z = 60; z > 2.4; z /= 1.18) {
      const [px, py] = view.point(x, 0, z);
      const u = view.size(z) / 100;
      c.fillStyle = css(mix(steel, palette.ink, 0.4));
      c.fillRect(px - u * 5, py - u * 70, u * 10, u * 70);
    }
    quad(c, css(steel), [
      [x, 0.45, 2],
      [x, 0.8, 2],
      [x, 0.8, 70],
      [x, 0.45, 70],
    ]);
  };
  rail(-9.9);
  rail(0);
  rail(9.9);
  gantry(stage, c);
  const lanes = [-7.8, -4.65, -1.55, 1.55, 4.65, 7.8];
  const random = stage.random("jam");
  for (let z = jam ? 44 : 30; z > (jam ? 8.2 : 12); z /= jam ? 1.24 : 1.5)
    for (const [i, x] of lanes.entries()) {
      if (random() < (jam ? 0.06 : 0.6)) continue;
      carEnd(stage, c, { x, z: z * (0.97 + random() * 0.05), paint: Math.floor(random() * 7), front: i < 3 });
    }
  layers.push(plateLayer(plate, 0.36));
  return setting(layers, HORIZON, { rows: { front: 664, back: 590 }, wet: isOvercast(input.description) });
};

function gantry(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const z = 24;
  const u = view.size(z) / 100;
  const steel = css(mix(oklch(".56 .01 240"), palette.haze, 0.3));
  for (const x of [-10.3, 10.3]) {
    const [px, foot] = view.point(x, 0, z);
    c.fillStyle = steel;
    c.fillRect(px - u * 18, foot - u * 760, u * 36, u * 760);
  }
  const [left, foot] = view.point(-10.3, 0, z);
  c.fillRect(left, foot - u * 700, -left * 2, u * 26);
  c.fillRect(left, foot - u * 640, -left * 2, u * 20);
  for (const x of [-5.2, 5.2]) {
    const [px] = view.point(x, 0, z);
    c.fillStyle = css(mix(oklch(".46 .14 255"), palette.haze, 0.12));
    c.beginPath();
    c.roundRect(px - u * 340, foot - u * 860, u * 680, u * 300, u * 20);
    c.fill();
    c.fillStyle = css(WHITE);
    c.fillRect(px - u * 260, foot - u * 790, u * 330, u * 34);
    c.fillRect(px - u * 260, foot - u * 690, u * 240, u * 34);
    c.beginPath();
    for (const [dx, dy] of [
      [200, 620],
      [260, 700],
      [222, 700],
      [222, 800],
      [178, 800],
      [178, 700],
      [140, 700],
    ] as const)
      c.lineTo(px + u * dx, foot - u * dy);
    c.fill();
  }
}
