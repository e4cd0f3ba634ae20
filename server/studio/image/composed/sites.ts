import { css, mix, oklch, type Lab } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer, type Stage } from "../stage.ts";
import { colourTones } from "../figures/tones.ts";
import { land, setting, water } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";

const HORIZON = 430;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
type Corner = readonly [number, number, number];

/** A swimming pool between its decks, with lanes and a ladder. */
export const pool: SettingPainter = (stage, input) => {
  const base = water(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 380 });
  const { c } = plate;
  const fill = (colour: string, corners: readonly Corner[]) => {
    c.fillStyle = colour;
    trace(c, view, corners);
    c.fill();
  };
  const deck = mix(palette.cloud[0]!, palette.disc[0], 0.25);
  const turquoise = oklch(".72 .11 205");
  fill(css(turquoise, 0.42), [
    [-60, 0, 2],
    [60, 0, 2],
    [60, 0, 30],
    [-60, 0, 30],
  ]);
  // Hedge and deck beyond the water.
  c.fillStyle = css(mix(mix(palette.land[2]!, colourTones("green")[2]!, 0.6), palette.haze, 0.3));
  c.fillRect(stage.ground.left, HORIZON - 40, stage.ground.right - stage.ground.left, 62);
  fill(css(mix(deck, palette.haze, 0.3)), [
    [-60, 0, 30],
    [60, 0, 30],
    [60, 0, 60],
    [-60, 0, 60],
  ]);
  for (const lane of [-4.4, -1.5, 1.5, 4.4])
    for (let z = 6.2, i = 0; z < 29.5; z += 0.42, i++) {
      const [x, y] = view.point(lane, 0.04, z);
      c.fillStyle = css(i % 4 < 2 ? colourTones("red")[1]! : palette.cloud[0]!);
      c.beginPath();
      c.ellipse(x, y, view.size(z) * 0.13, view.size(z) * 0.08, 0, 0, Math.PI * 2);
      c.fill();
    }
  // The near deck, on which one stands.
  const shade = c.createLinearGradient(0, 616, 0, 740);
  shade.addColorStop(0, css(deck));
  shade.addColorStop(1, css(mix(deck, palette.hero[3]!, 0.45)));
  c.fillStyle = css(mix(turquoise, palette.ink, 0.45));
  c.fillRect(stage.ground.left, 612, stage.ground.right - stage.ground.left, 12);
  c.fillStyle = shade;
  c.fillRect(stage.ground.left, 622, stage.ground.right - stage.ground.left, 180);
  c.strokeStyle = css(mix(deck, palette.ink, 0.4), 0.5);
  c.lineWidth = 1.6;
  c.beginPath();
  for (let x = -1500; x <= 1500; x += 92) {
    c.moveTo(x * 0.68, 622);
    c.lineTo(x, 760);
  }
  for (const y of [638, 660, 692, 730]) {
    c.moveTo(-760, y);
    c.lineTo(760, y);
  }
  c.stroke();
  ladder(stage, c, -input.plan.side * 330);
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.4)],
    front: [],
    on: "ground",
    afloat: 560,
    rows: { front: 676, back: 636 },
    wet: true,
  };
};

function ladder(stage: Stage, c: ReturnType<Stage["plate"]>["c"], x: number): void {
  c.strokeStyle = css(mix(stage.palette.cloud[0]!, stage.palette.ink, 0.12));
  c.lineWidth = 6;
  c.lineCap = "round";
  for (const side of [-17, 17]) {
    c.beginPath();
    c.moveTo(x + side, 646);
    c.bezierCurveTo(x + side, 580, x + side - 4, 566, x + side, 622);
    c.lineTo(x + side, 640);
    c.stroke();
    c.beginPath();
    c.moveTo(x + side, 646);
    c.bezierCurveTo(x + side, 556, x + side, 556, x + side, 588);
    c.stroke();
  }
}

/** Empty rows of seats around a field, under floodlights. */
function stands(stage: Stage, c: ReturnType<Stage["plate"]>["c"]): void {
  const { palette } = stage;
  const left = stage.ground.left;
  const wide = stage.ground.right - left;
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const y = HORIZON + 8 - row * 15;
    const bend = 26;
    c.fillStyle = css(
      mix(mix(palette.hero[2]!, palette.haze, 0.4), palette.ink, row % 2 === 0 ? 0.18 : 0.05),
    );
    c.beginPath();
    c.moveTo(left, y - 16 - bend);
    c.quadraticCurveTo(0, y - 16 + bend, left + wide, y - 16 - bend);
    c.lineTo(left + wide, y - bend);
    c.quadraticCurveTo(0, y + bend, left, y - bend);
    c.fill();
    c.fillStyle = css(mix(palette.trim[1]!, palette.haze, 0.3));
    for (let x = left + (row % 2) * 9; x < left + wide; x += 18) {
      const at = y - 6 - (x / 720) ** 2 * bend * 1.1;
      c.fillRect(x, at - 7, 11, 7);
    }
  }
  for (const side of [-1, 1]) {
    const x = side * 400;
    c.fillStyle = css(mix(palette.ink, palette.haze, 0.25));
    c.fillRect(x - 4, 214, 8, 160);
    c.fillRect(x - 46, 176, 92, 44);
    c.fillStyle = css(palette.lamp);
    for (const dx of [-34, -12, 12, 34])
      for (const dy of [188, 207]) {
        c.beginPath();
        c.arc(x + dx, dy, 7.4, 0, Math.PI * 2);
        c.fill();
      }
  }
}

/** A lawn before empty stands, with the plate to draw on. */
export function playingField(stage: Stage, input: SettingPlan) {
  const green: Lab[] = colourTones("green").map((tone, i) => mix(tone, stage.palette.land[i]!, 0.3));
  const layers = land(stage, input, { horizon: HORIZON, ranges: "none", tones: green, clouds: true });
  const plate = stage.plate({ ...stage.ground, top: 150 });
  stands(stage, plate.c);
  return { green, layers, plate };
}

/** A football pitch with its empty stands and floodlights. */
export const stadium: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const { layers, plate } = playingField(stage, input);
  const { c } = plate;
  const stroke = (corners: readonly Corner[]) => {
    trace(c, view, corners);
    c.fill();
  };
  c.fillStyle = css(palette.cloud[0]!, 0.75);
  const across = (z: number, half: number, thick: number) =>
    stroke([
      [-half, 0, z],
      [half, 0, z],
      [half, 0, z + thick],
      [-half, 0, z + thick],
    ]);
  const along = (x: number, from: number, to: number) =>
    stroke([
      [x - 0.1, 0, from],
      [x + 0.1, 0, from],
      [x + 0.1, 0, to],
      [x - 0.1, 0, to],
    ]);
  across(30, 16, 0.7);
  across(9, 40, 0.16);
  for (const x of [-16, 16]) along(x, 9, 30);
  across(19, 7, 0.4);
  for (const x of [-7, 7]) along(x, 19, 30);
  // The goal at the far end.
  c.strokeStyle = css(palette.cloud[0]!);
  c.lineWidth = 4;
  const [gx, gy] = view.point(2.9, 0, 30);
  c.strokeRect(-gx, gy - 44, gx * 2, 44);
  layers.push(plateLayer(plate, 0.3));
  return setting(layers, HORIZON);
};
