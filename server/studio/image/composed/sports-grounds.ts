import { css, mix, oklch, type Lab } from "../colour.ts";
import { createPerspective } from "../perspective.ts";
import { plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { disc, patch, quad, shape } from "./ground-marks.ts";
import { land, setting, isSnowy } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";

type Canvas = Plate["c"];
const HORIZON = 430;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
const WHITE: Lab = [0.95, 0, 0.01];
const SHIRTS = [".62 .19 27", ".58 .15 252", ".86 .15 92", ".93 .01 90", ".60 .14 148", ".66 .17 55"];

/** Rows of spectators from `top` to `bottom`, larger toward the camera. */
function spectators(
  stage: Stage,
  c: Canvas,
  { top, bottom, rows, haze, seats }: { top: number; bottom: number; rows: number; haze: number; seats: Lab },
): void {
  const { palette } = stage;
  const random = stage.random("spectators");
  const step = (bottom - top) / rows;
  for (let row = 0; row < rows; row++) {
    const y = top + row * step;
    const size = step * (0.86 + (row / rows) * 0.2);
    c.fillStyle = css(mix(mix(seats, palette.ink, row % 2 ? 0.34 : 0.2), palette.haze, haze));
    c.fillRect(-740, y, 1480, step + 1);
    for (let x = -730 + (row % 2) * size * 0.45; x < 740; x += size * 0.92) {
      c.fillStyle = css(mix(seats, palette.haze, haze));
      c.beginPath();
      c.roundRect(x - size * 0.36, y + step * 0.28, size * 0.72, step * 0.72, size * 0.12);
      c.fill();
      if (random() < 0.3) continue;
      c.fillStyle = css(mix(oklch(SHIRTS[Math.floor(random() * SHIRTS.length)]!), palette.haze, haze));
      c.beginPath();
      c.roundRect(x - size * 0.3, y + step * 0.3, size * 0.6, step * 0.7, size * 0.2);
      c.fill();
      c.fillStyle = css(mix(oklch(random() < 0.5 ? ".74 .07 58" : ".56 .07 52"), palette.haze, haze));
      c.beginPath();
      c.arc(x, y + step * 0.18, size * 0.19, 0, Math.PI * 2);
      c.fill();
    }
  }
}

/** The rows of seats of a stadium, among which one is; the pitch is at the foot. */
export const stands: SettingPainter = (stage, input) => {
  const layers = land(stage, input, { horizon: HORIZON, ranges: "none", clouds: true });
  const plate = stage.plate({ ...stage.ground, top: 40 });
  const { c } = plate;
  const { palette } = stage;
  spectators(stage, c, {
    top: 168,
    bottom: 604,
    rows: 9,
    haze: 0.06,
    seats: mix(oklch(".52 .15 255"), palette.hero[2]!, 0.2),
  });
  // The roof above the last row, on its pillars.
  shape(c, css(mix(palette.ink, palette.hero[3]!, 0.4)), [
    [-740, 96],
    [740, 96],
    [740, 134],
    [-740, 134],
  ]);
  c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.3));
  for (let x = -640; x <= 640; x += 320) c.fillRect(x - 6, 130, 12, 44);
  for (let x = -600; x <= 600; x += 150) {
    c.fillStyle = css(palette.lamp);
    c.fillRect(x - 22, 122, 44, 9);
  }
  // Steps between the blocks of seats.
  for (const x of [-330, 330]) {
    const step = mix(palette.cloud[1]!, palette.ink, 0.35);
    shape(c, css(step), [
      [x - 30, 168],
      [x + 30, 168],
      [x + 46, 606],
      [x - 46, 606],
    ]);
    c.fillStyle = css(mix(step, palette.ink, 0.35));
    for (let y = 186; y < 604; y += 24) c.fillRect(x - 44, y, 88, 4);
  }
  shape(c, css(mix(palette.cloud[1]!, palette.ink, 0.3)), [
    [-740, 604],
    [740, 604],
    [740, 700],
    [-740, 700],
  ]);
  shape(c, css(mix(palette.cloud[1]!, palette.ink, 0.5)), [
    [-740, 604],
    [740, 604],
    [740, 612],
    [-740, 612],
  ]);
  const board = oklch(".46 .13 150");
  shape(c, css(mix(board, palette.land[2]!, 0.2)), [
    [-740, 700],
    [740, 700],
    [740, 800],
    [-740, 800],
  ]);
  layers.push(plateLayer(plate, 0.4));
  return setting(layers, 470, { rows: { front: 672, back: 630 } });
};

/** A red track with white lanes, beside the grass, before a stand. */
export const runningTrack: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const green = ["0.66 .14 140", ".54 .13 142", ".42 .10 146", ".28 .07 150"].map((tone) =>
    mix(oklch(tone), palette.land[1]!, 0.15),
  );
  const layers = land(stage, input, { horizon: HORIZON, ranges: "none", tones: green, clouds: true });
  const back = stage.plate({ ...stage.ground, top: 250, bottom: 470 });
  spectators(stage, back.c, {
    top: 316,
    bottom: 436,
    rows: 6,
    haze: 0.34,
    seats: mix(palette.hero[1]!, WHITE, 0.2),
  });
  shape(back.c, css(mix(WHITE, palette.haze, 0.25)), [
    [-740, 432],
    [740, 432],
    [740, 450],
    [-740, 450],
  ]);
  layers.push(plateLayer(back, 0.3));
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const { c } = plate;
  const clay = mix(oklch(".56 .16 32"), palette.hero[2]!, 0.08);
  const [half, lanes] = [4.8, 6];
  patch(c, view, css(clay), [-half, half], [2, 70]);
  for (let i = 0; i <= lanes; i++) {
    const x = -half + (i * half * 2) / lanes;
    patch(c, view, css(WHITE, 0.9), [x - 0.05, x + 0.05], [2, 70]);
  }
  patch(c, view, css(WHITE, 0.9), [-half, half], [5.2, 5.35]);
  c.fillStyle = css(WHITE, 0.9);
  c.textAlign = "center";
  c.font = "700 46px sans-serif";
  for (let i = 0; i < lanes; i++) {
    const [x, y] = view.point(-half + ((i + 0.5) * half * 2) / lanes, 0, 5.7);
    c.save();
    c.translate(x, y);
    c.transform(1, 0, -x / 460, 0.5, 0, 0);
    c.fillText(String(i + 1), 0, 0);
    c.restore();
  }
  layers.push(plateLayer(plate, 0.36));
  return setting(layers, HORIZON, { rows: { front: 656, back: 540 } });
};

/** A court of clay with its white lines and the net. */
export const tennisCourt: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const green = [".62 .11 150", ".50 .10 152", ".38 .08 155", ".26 .06 158"].map((tone) =>
    mix(oklch(tone), palette.land[1]!, 0.15),
  );
  const layers = land(stage, input, { horizon: HORIZON, ranges: "none", tones: green, clouds: true });
  const plate = stage.plate({ ...stage.ground, top: 330 });
  const { c } = plate;
  const line = css(WHITE, 0.95);
  // The fence around it.
  shape(c, css(mix(oklch(".40 .08 155"), palette.haze, 0.3)), [
    [-740, 352],
    [740, 352],
    [740, 446],
    [-740, 446],
  ]);
  c.strokeStyle = css(mix(palette.ink, palette.haze, 0.4), 0.4);
  c.lineWidth = 1;
  c.beginPath();
  for (let x = -760; x < 760; x += 13) {
    c.moveTo(x, 352);
    c.lineTo(x + 90, 446);
    c.moveTo(x + 90, 352);
    c.lineTo(x, 446);
  }
  c.stroke();
  patch(
    c,
    view,
    css(isSnowy(input) ? WHITE : mix(oklch(".62 .14 42"), palette.land[1]!, 0.1)),
    [-5.6, 5.6],
    [4, 32],
  );
  for (const x of [-5, -3.9, 3.9, 5]) patch(c, view, line, [x - 0.06, x + 0.06], [4.8, 28]);
  for (const z of [4.8, 8.4, 19, 28])
    patch(c, view, line, z === 8.4 || z === 19 ? [-3.9, 3.9] : [-5, 5], [z, z * 1.018]);
  patch(c, view, line, [-0.06, 0.06], [8.4, 19]);
  const z = 12.4;
  const net = css(mix(palette.ink, palette.haze, 0.2), 0.5);
  quad(c, view, net, [
    [-5.7, 0, z],
    [5.7, 0, z],
    [5.7, 1, z],
    [-5.7, 1, z],
  ]);
  c.strokeStyle = css(WHITE, 0.5);
  c.beginPath();
  for (let x = -5.7; x <= 5.7; x += 0.24) {
    c.moveTo(...view.point(x, 0, z));
    c.lineTo(...view.point(x, 1, z));
  }
  for (let y = 0.14; y < 1; y += 0.16) {
    c.moveTo(...view.point(-5.7, y, z));
    c.lineTo(...view.point(5.7, y, z));
  }
  c.stroke();
  quad(c, view, css(WHITE), [
    [-5.7, 0.92, z],
    [5.7, 0.92, z],
    [5.7, 1.06, z],
    [-5.7, 1.06, z],
  ]);
  for (const x of [-5.8, 5.8])
    quad(c, view, css(palette.ink), [
      [x - 0.1, 0, z],
      [x + 0.1, 0, z],
      [x + 0.1, 1.16, z],
      [x - 0.1, 1.16, z],
    ]);
  layers.push(plateLayer(plate, 0.36));
  return setting(layers, HORIZON, { rows: { front: 660, back: 580 } });
};

/** A round of sand within a red fence and rows of spectators under arches. */
function arena(stage: Stage, input: SettingPlan): Layer[] {
  const { palette } = stage;
  const sand = [".88 .09 82", ".78 .10 76", ".62 .10 68", ".42 .08 60"].map((tone) =>
    mix(oklch(tone), palette.land[1]!, 0.1),
  );
  const layers = land(stage, input, { horizon: HORIZON, ranges: "none", tones: sand, clouds: true });
  const plate = stage.plate({ ...stage.ground, top: 150 });
  const { c } = plate;
  const wall = mix(oklch(".80 .09 70"), palette.haze, 0.2);
  shape(c, css(wall), [
    [-740, 206],
    [740, 206],
    [740, 300],
    [-740, 300],
  ]);
  c.fillStyle = css(mix(wall, palette.ink, 0.55));
  for (let x = -700; x <= 700; x += 70) {
    c.beginPath();
    c.moveTo(x - 22, 292);
    c.lineTo(x - 22, 250);
    c.arc(x, 250, 22, Math.PI, 0);
    c.lineTo(x + 22, 292);
    c.fill();
  }
  shape(c, css(mix(oklch(".56 .17 30"), palette.haze, 0.2)), [
    [-740, 194],
    [740, 194],
    [740, 210],
    [-740, 210],
  ]);
  spectators(stage, c, {
    top: 300,
    bottom: 430,
    rows: 6,
    haze: 0.22,
    seats: mix(oklch(".72 .06 70"), palette.ink, 0.15),
  });
  const red = mix(oklch(".52 .19 27"), palette.haze, 0.08);
  shape(c, css(red), [
    [-740, 428],
    [740, 428],
    [740, 486],
    [-740, 486],
  ]);
  c.fillStyle = css(WHITE, 0.9);
  c.fillRect(-740, 440, 1480, 5);
  c.fillStyle = css(mix(red, palette.ink, 0.35));
  for (let x = -720; x < 740; x += 46) c.fillRect(x, 428, 3, 58);
  c.fillRect(-740, 482, 1480, 5);
  c.strokeStyle = css(WHITE, 0.8);
  c.lineWidth = 4;
  c.beginPath();
  for (let i = 0; i <= 64; i++) {
    const a = (i / 64) * Math.PI * 2;
    c.lineTo(...view.point(Math.cos(a) * 6.4, 0, 9.6 + Math.sin(a) * 4.4));
  }
  c.stroke();
  disc(c, view, css(palette.ink, 0.08), { x: 0, z: 9.6, rx: 6.3, rz: 4.3 });
  layers.push(plateLayer(plate, 0.36));
  return layers;
}

export const bullring: SettingPainter = (stage, input) =>
  setting(arena(stage, input), HORIZON, { rows: { front: 656, back: 560 } });
