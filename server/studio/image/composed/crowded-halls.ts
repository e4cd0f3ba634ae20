import { type Lab, css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { carEnd } from "./car-park.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const WHITE: Lab = [0.95, 0, 0.01];

/** A bright screen over the whole wall of a cinema. */
export function filmScreen(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const [x, y, wide, tall] = [left + 26, top + 44, right - left - 52, (bottom - top) * 0.62];
  c.fillStyle = css(palette.ink);
  c.fillRect(left, top, right - left, bottom - top);
  c.fillStyle = css(mix(WHITE, palette.lamp, 0.25));
  c.fillRect(x, y, wide, tall);
  // A film of two faces in black and white.
  c.fillStyle = css(mix(WHITE, palette.ink, 0.35));
  c.fillRect(x + 10, y + 8, wide - 20, tall - 16);
  for (const side of [-1, 1]) {
    c.fillStyle = css(mix(palette.ink, WHITE, side < 0 ? 0.1 : 0.22));
    c.beginPath();
    c.ellipse(side * wide * 0.15, y + tall * 0.46, wide * 0.09, tall * 0.24, 0, 0, Math.PI * 2);
    c.fill();
    c.beginPath();
    c.ellipse(side * wide * 0.19, y + tall - 8, wide * 0.2, tall * 0.32, 0, Math.PI, 0);
    c.fill();
  }
  const beam = c.createLinearGradient(0, y + tall, 0, 720);
  beam.addColorStop(0, css(palette.lamp, 0.28));
  beam.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = beam;
  c.beginPath();
  c.moveTo(x, y + tall);
  c.lineTo(x + wide, y + tall);
  c.lineTo(x + wide + 260, 720);
  c.lineTo(x - 260, 720);
  c.fill();
}

/** Rows of red seats seen from behind, with an aisle between them. */
export function filmSeats(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const red = mix(oklch(".46 .16 25"), palette.trim[2]!, 0.1);
  for (const z of [9.4, 8.2, 7.1])
    for (let k = -5; k <= 5; k++) {
      if (k === 0) continue;
      const [x, foot] = view.point(k * 0.74, 0, z);
      const u = view.size(z) / 100;
      const light = c.createLinearGradient(0, foot - u * 104, 0, foot);
      light.addColorStop(0, css(mix(red, palette.lamp, 0.28)));
      light.addColorStop(0.25, css(red));
      light.addColorStop(1, css(mix(red, palette.ink, 0.65)));
      c.fillStyle = light;
      c.beginPath();
      c.roundRect(x - u * 33, foot - u * 104, u * 66, u * 104, [u * 22, u * 22, 0, 0]);
      c.fill();
    }
}

const gear = (c: Canvas, x: number, y: number, r: number, colour: string, hole: string) => {
  c.fillStyle = colour;
  c.beginPath();
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    const far = Math.floor(i / 2) % 2 ? r : r * 0.8;
    c.lineTo(x + Math.cos(a) * far, y + Math.sin(a) * far);
  }
  c.fill();
  c.fillStyle = hole;
  c.beginPath();
  c.arc(x, y, r * 0.3, 0, Math.PI * 2);
  c.fill();
};

/** Wheels with teeth, pipes and dials on the wall of a factory. */
export function machinery(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const steel = mix(oklch(".66 .02 240"), palette.hero[1]!, 0.2);
  const dark = css(mix(palette.ink, palette.hero[3]!, 0.3));
  c.fillStyle = css(mix(palette.hero[3]!, palette.ink, 0.35));
  c.fillRect(left, top, right - left, bottom - top);
  c.strokeStyle = css(mix(oklch(".62 .12 50"), palette.ink, 0.1));
  c.lineWidth = 15;
  c.beginPath();
  c.moveTo(left, top + 46);
  c.lineTo(right - 90, top + 46);
  c.lineTo(right - 90, bottom);
  c.moveTo(left + 60, top + 46);
  c.lineTo(left + 60, bottom);
  c.stroke();
  gear(c, -64, top + 150, 74, css(steel), dark);
  gear(c, 52, top + 190, 54, css(mix(steel, palette.ink, 0.2)), dark);
  gear(c, 30, top + 90, 42, css(mix(oklch(".74 .12 75"), palette.ink, 0.1)), dark);
  for (const [x, y] of [
    [left + 128, top + 112],
    [right - 140, top + 120],
  ] as const) {
    c.fillStyle = css(WHITE);
    c.beginPath();
    c.arc(x, y, 24, 0, Math.PI * 2);
    c.fill();
    c.strokeStyle = css(oklch(".58 .2 28"));
    c.lineWidth = 4;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + 13, y - 13);
    c.stroke();
  }
  for (const side of [-1, 1])
    for (let z = 3.2; z < room.back - 1; z += 2.2)
      panel(c, side, room.wall, [z, z + 1.3], [2.6, 4], css(mix(palette.sky[3]!, palette.ink, 0.25)));
}

/** A belt on rollers with boxes on it, from wall to wall. */
export function conveyor(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const steel = mix(oklch(".60 .02 240"), palette.hero[2]!, 0.2);
  block(stage, c, {
    x: [-4, 4],
    z: [7.4, 8.4],
    tall: 0.95,
    front: mix(steel, palette.ink, 0.4),
    top: mix(palette.ink, steel, 0.25),
  });
  for (let x = -3.9; x < 4; x += 0.5) {
    const [px, py] = view.point(x, 0.84, 7.39);
    c.fillStyle = css(mix(steel, WHITE, 0.4));
    c.beginPath();
    c.arc(px, py, 11, 0, Math.PI * 2);
    c.fill();
  }
  for (const x of [-3.3, -1.9, -0.5, 0.9, 2.3]) {
    const front = mix(oklch(".66 .09 65"), palette.ink, 0.1);
    const tall = 0.55;
    const at = (dx: number, y: number, z: number) => [x + dx, 0.95 + y, z] as const;
    fillPolygon(c, css(mix(front, palette.lamp, 0.35)), [
      at(0, tall, 8.2),
      at(0.8, tall, 8.2),
      at(0.8, tall, 7.6),
      at(0, tall, 7.6),
    ]);
    fillPolygon(c, css(front), [at(0, 0, 7.6), at(0.8, 0, 7.6), at(0.8, tall, 7.6), at(0, tall, 7.6)]);
    fillPolygon(c, css(mix(front, WHITE, 0.4)), [
      at(0.34, 0, 7.59),
      at(0.46, 0, 7.59),
      at(0.46, tall, 7.59),
      at(0.34, tall, 7.59),
    ]);
  }
}

/** High racks of boxes along the walls of a warehouse. */
export function boxRacks(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const random = stage.random("racks");
  const post = css(mix(oklch(".58 .15 45"), palette.ink, 0.15));
  const card = oklch(".66 .08 68");
  const rows = 4;
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, 5], css(mix(palette.ink, palette.hero[3]!, 0.35)));
    for (let row = 0; row < rows; row++) {
      const y = 0.12 + row * 1.22;
      for (let z = 2.4; z < room.back - 0.3; z += 1.05) {
        const tall = 0.6 + random() * 0.4;
        const tone = mix(
          mix(card, palette.trim[2]!, random() * 0.25),
          palette.ink,
          0.45 - 0.35 * (z / room.back),
        );
        panel(c, side, room.wall - 0.01, [z, z + 0.92], [y, y + tall], css(tone));
        panel(c, side, room.wall - 0.02, [z + 0.4, z + 0.52], [y, y + tall], css(mix(tone, WHITE, 0.3)));
      }
      panel(c, side, room.wall - 0.02, [2.2, room.back], [y - 0.1, y], post);
    }
    for (let z = 2.3; z < room.back; z += 2.1) panel(c, side, room.wall - 0.03, [z, z + 0.1], [0, 5], post);
  }
  const wide = (right - left) / 5;
  for (let row = 0; row < rows; row++)
    for (const i of [0, 1, 3, 4]) {
      const [x, y] = [left + wide * i + 5, bottom - ((bottom - top) * (row + 0.06)) / rows];
      const tall = 34 + random() * 18;
      c.fillStyle = css(mix(card, palette.ink, 0.1 + random() * 0.2));
      c.fillRect(x, y - tall, wide - 10, tall);
      c.fillStyle = css(mix(card, WHITE, 0.35));
      c.fillRect(x + wide / 2 - 9, y - tall, 8, tall);
      c.fillStyle = post;
      c.fillRect(x - 5, y, wide, 6);
    }
  c.fillStyle = css(mix(palette.lamp, palette.glow, 0.3));
  c.fillRect(left + wide * 2 + 6, bottom - wide * 1.5, wide - 12, wide * 1.5);
}

/** Pillars with yellow and black bands, and marked bays, below a low ceiling. */
export function parkingPillars(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const concrete = mix(oklch(".66 .01 90"), palette.hero[2]!, 0.25);
  for (const side of [-1, 1])
    for (const z of [3.4, 5.6, 7.8, 10])
      fillPolygon(c, css(WHITE, 0.8), [
        [side * 1.9, 0, z],
        [side * 4.5, 0, z],
        [side * 4.5, 0, z + 0.14],
        [side * 1.9, 0, z + 0.14],
      ]);
  for (const z of [11, 8.2, 5.4])
    for (const side of [-1, 1]) {
      const [x, foot] = view.point(side * 2, 0, z);
      const top = view.point(0, 3, z)[1];
      const half = view.size(z) * 0.17;
      const light = c.createLinearGradient(x - half, 0, x + half, 0);
      light.addColorStop(0, css(mix(concrete, palette.cloud[0]!, 0.2)));
      light.addColorStop(1, css(mix(concrete, palette.ink, 0.45)));
      c.fillStyle = light;
      c.fillRect(x - half, top, half * 2, foot - top);
      const step = view.size(z) * 0.16;
      for (let i = 0; i < 5; i++) {
        c.fillStyle = css(i % 2 ? palette.ink : oklch(".85 .16 92"));
        c.fillRect(x - half, foot - step * (i + 1), half * 2, step);
      }
    }
  for (const [x, z] of [
    [-3.2, 9.6],
    [3.2, 9.6],
    [-3.4, 6.9],
    [3.4, 6.9],
  ] as const)
    carEnd(stage, c, { x, z, paint: Math.round(z + x), front: true, from: view });
  for (let z = 3; z < 12; z += 2)
    fillPolygon(c, css(palette.lamp, 0.9), [
      [-0.25, 2.98, z],
      [0.25, 2.98, z],
      [0.25, 2.98, z + 1.1],
      [-0.25, 2.98, z + 1.1],
    ]);
}
