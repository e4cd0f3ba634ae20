import { css, mix, oklch, type Lab } from "../colour.ts";
import type { Place } from "../../reading/scene/catalogue.ts";
import { createPerspective } from "../perspective.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { colourTones } from "../figures/tones.ts";
import { quad, shape } from "./ground-marks.ts";
import { water } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { town } from "./skyline.ts";

type Canvas = Plate["c"];
const view = createPerspective({ horizon: 430, eye: 2.6 });
const WHITE: Lab = [0.95, 0, 0.01];

/** Half the width of the deck at a distance; it narrows to the bow. */
const halfAt = (z: number) => 5.4 * Math.sqrt(Math.max(0, 1 - (z / 21) ** 2.6));

/** Planks that narrow to the bow, between white rails, with the open sea ahead. */
export const shipDeck: SettingPainter = (stage, input) => {
  const base = water(stage, { ...input, description: { ...input.description, place: "ocean" } });
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 240 });
  const { c } = plate;
  const wood = mix(oklch(".68 .09 66"), palette.trim[1]!, 0.15);
  for (let z = 20.9; z > 2; z -= 0.3) {
    const [near, far] = [halfAt(z - 0.3), halfAt(z)];
    quad(c, view, css(mix(wood, palette.haze, Math.min(0.45, z / 52))), [
      [-far, 0, z],
      [far, 0, z],
      [near, 0, z - 0.3],
      [-near, 0, z - 0.3],
    ]);
  }
  c.strokeStyle = css(palette.ink, 0.3);
  for (let x = -5.2; x <= 5.2; x += 0.4) {
    c.lineWidth = 1.6;
    c.beginPath();
    for (let z = 2; z < 21; z += 0.5) if (Math.abs(x) < halfAt(z)) c.lineTo(...view.point(x, 0, z));
    c.stroke();
  }
  const light = c.createLinearGradient(0, 500, 0, 740);
  light.addColorStop(0, css(palette.glow, 0.2));
  light.addColorStop(1, css(palette.ink, 0.4));
  shape(c, light, [
    view.point(-halfAt(20), 0, 20),
    view.point(halfAt(20), 0, 20),
    view.point(5.4, 0, 2),
    view.point(-5.4, 0, 2),
  ]);
  rails(stage, c);
  ring(c, -input.plan.side, palette.ink);
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.38)],
    front: [],
    on: "ground",
    rows: { front: 672, back: 570 },
    afloat: 470,
  };
};

function rails(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  c.lineCap = "round";
  const paint = css(mix(WHITE, palette.haze, 0.12));
  for (const side of [-1, 1]) {
    c.strokeStyle = paint;
    for (const high of [0.16, 0.72, 1.3]) {
      c.lineWidth = high > 1 ? 7 : 3.4;
      c.beginPath();
      for (let z = 3; z <= 21; z += 0.3) c.lineTo(...view.point(side * halfAt(z), high, z));
      c.stroke();
    }
    for (let z = 4; z < 21; z *= 1.17) {
      c.lineWidth = Math.max(2, view.size(z) * 0.06);
      c.beginPath();
      c.moveTo(...view.point(side * halfAt(z), 0, z));
      c.lineTo(...view.point(side * halfAt(z), 1.3, z));
      c.stroke();
    }
  }
  // The flagstaff at the bow.
  const [x, y] = view.point(0, 0, 20.9);
  c.lineWidth = 5;
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(x, y - 150);
  c.stroke();
  shape(c, css(oklch(".58 .19 27")), [
    [x + 2, y - 150],
    [x + 62, y - 138],
    [x + 2, y - 116],
  ]);
}

/** A lifebuoy on the rail. */
function ring(c: Canvas, side: number, ink: Lab): void {
  const [x, y] = view.point(side * halfAt(7.4), 0.72, 7.4);
  const red = css(oklch(".60 .2 28"));
  c.lineWidth = 15;
  for (let i = 0; i < 8; i++) {
    c.strokeStyle = i % 2 ? css(WHITE) : red;
    c.beginPath();
    c.arc(x, y, 34, (i / 8) * Math.PI * 2, ((i + 1) / 8) * Math.PI * 2);
    c.stroke();
  }
  c.strokeStyle = css(ink, 0.3);
  c.lineWidth = 1.4;
  c.beginPath();
  c.arc(x, y, 42, 0, Math.PI * 2);
  c.stroke();
}

/** What lies below the balcony. */
const BELOW: Partial<Record<Place, true>> = { ocean: true, shore: true };

/** A floor of tiles between two walls, with an iron rail and flower pots, high above the roofs. */
export const balcony: SettingPainter = (stage, input) => {
  const sees = input.description.far && BELOW[input.description.far as Place];
  const base = sees
    ? water(stage, { ...input, description: { ...input.description, place: "ocean" } })
    : town(stage, { ...input, description: { ...input.description, place: "village" } });
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: -120 });
  const { c } = plate;
  const wall = mix(oklch(".80 .06 66"), palette.trim[1]!, 0.2);
  const tile = mix(oklch(".62 .10 40"), palette.trim[2]!, 0.15);
  for (let row = 0; row < 7; row++) {
    const [y0, y1] = [606 + row * 10 + row * row * 3, 606 + (row + 1) * 10 + (row + 1) ** 2 * 3];
    for (let k = -12; k < 12; k++) {
      const at = (i: number, y: number): readonly [number, number] => [i * (52 + (y - 606) * 0.42), y];
      shape(c, css(mix(tile, (k + row) % 2 ? palette.ink : palette.cloud[0]!, (k + row) % 2 ? 0.14 : 0.2)), [
        at(k, y0),
        at(k + 1, y0),
        at(k + 1, y1 + 1),
        at(k, y1 + 1),
      ]);
    }
  }
  for (const side of [-1, 1]) {
    const face = c.createLinearGradient(side * 760, 0, side * 540, 0);
    face.addColorStop(0, css(mix(wall, palette.ink, 0.4)));
    face.addColorStop(1, css(mix(wall, palette.glow, 0.08)));
    shape(c, face, [
      [side * 770, -120],
      [side * 540, -120],
      [side * 540, 606],
      [side * 770, 830],
    ]);
  }
  const iron = css(mix(palette.ink, palette.hero[3]!, 0.2));
  c.fillStyle = iron;
  c.fillRect(-540, 456, 1080, 11);
  c.fillRect(-540, 594, 1080, 8);
  c.strokeStyle = iron;
  c.lineWidth = 4;
  c.beginPath();
  for (let x = -525; x <= 530; x += 30) {
    c.moveTo(x, 460);
    c.lineTo(x, 600);
    c.moveTo(x + 26, 530);
    c.arc(x + 15, 530, 11, 0, Math.PI * 2);
  }
  c.stroke();
  for (const [i, x] of [-470, -405, 408, 470].entries()) pot(stage, c, x, 464, i);
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.4)],
    front: [],
    on: "ground",
    afloat: 500,
    rows: { front: 672, back: 640 },
    wet: false,
  };
};

/** A box of flowers that hangs on the rail. */
function pot(stage: Stage, c: Canvas, x: number, y: number, i: number): void {
  const leaf = colourTones("green");
  for (let k = 0; k < 16; k++) {
    c.fillStyle = css(mix(leaf[k % 3]!, stage.palette.land[1]!, 0.15));
    c.beginPath();
    c.ellipse(x - 28 + ((k * 17) % 56), y - 6 - ((k * 11) % 30), 12, 8, k, 0, Math.PI * 2);
    c.fill();
  }
  for (let k = 0; k < 7; k++) {
    c.fillStyle = css(colourTones((["red", "pink", "yellow", "red"] as const)[i % 4]!)[1]!);
    c.beginPath();
    c.arc(x - 26 + ((k * 23) % 54), y - 14 - ((k * 13) % 26), 6.5, 0, Math.PI * 2);
    c.fill();
  }
  shape(c, css(oklch(".58 .13 40")), [
    [x - 34, y - 2],
    [x + 34, y - 2],
    [x + 28, y + 38],
    [x - 28, y + 38],
  ]);
}
