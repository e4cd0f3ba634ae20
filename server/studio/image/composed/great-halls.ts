import { type Lab, css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, lamps, panel, pillars, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const WHITE: Lab = [0.95, 0, 0.01];

/** A screen with a chart on the wall of a meeting room. */
export function chartScreen(stage: Stage, c: Canvas, { top, bottom }: Wall): void {
  const { palette } = stage;
  const [x, y, wide, tall] = [-122, top + 54, 244, (bottom - top) * 0.5];
  c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.3));
  c.fillRect(x - 9, y - 9, wide + 18, tall + 18);
  c.fillStyle = css(mix(WHITE, palette.sky[3]!, 0.15));
  c.fillRect(x, y, wide, tall);
  const bars = [".62 .15 250", ".68 .14 150", ".80 .14 85", ".62 .18 28"];
  for (const [i, one] of bars.entries()) {
    const h = tall * [0.28, 0.45, 0.38, 0.66][i]!;
    c.fillStyle = css(oklch(one));
    c.fillRect(x + 26 + i * 50, y + tall - 14 - h, 34, h);
  }
  c.fillStyle = css(palette.ink);
  c.fillRect(x + 16, y + tall - 15, wide - 32, 4);
}

/** A long table with chairs at both sides. */
export function longTable(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(oklch(".55 .08 55"), palette.trim[2]!, 0.2);
  const seat = mix(palette.ink, palette.hero[2]!, 0.35);
  const chair = (side: number, z: number) => {
    const [x, foot] = view.point(side * 1.95, 0, z);
    // A centimetre at this distance, in design units.
    const u = view.size(z) / 100;
    c.fillStyle = css(mix(seat, palette.ink, 0.5));
    c.fillRect(x - u * 3, foot - u * 46, u * 6, u * 46);
    c.fillRect(x - u * 24, foot - u * 5, u * 48, u * 5);
    c.fillStyle = css(mix(seat, palette.cloud[0]!, 0.12));
    c.beginPath();
    c.roundRect(x - u * 28, foot - u * 54, u * 56, u * 14, u * 5);
    c.fill();
    c.fillStyle = css(seat);
    c.beginPath();
    c.roundRect(x + side * u * 14 - u * 20, foot - u * 118, u * 40, u * 70, u * 10);
    c.fill();
  };
  for (const z of [9.4, 8.5, 7.6, 6.7]) for (const side of [-1, 1]) chair(side, z);
  block(stage, c, {
    x: [-1.45, 1.45],
    z: [6.1, 9.6],
    tall: 0.82,
    front: mix(wood, palette.ink, 0.4),
    top: mix(wood, palette.lamp, 0.2),
  });
  for (const z of [9, 8, 7])
    for (const side of [-1, 1])
      fillPolygon(c, css(WHITE), [
        [side * 0.72, 0.83, z],
        [side * 1.16, 0.83, z],
        [side * 1.16, 0.83, z + 0.4],
        [side * 0.72, 0.83, z + 0.4],
      ]);
}

/** The counter of a canteen with steaming food under lamps. */
export function servingHatch(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom } = wall;
  const steel = mix(oklch(".80 .01 240"), palette.hero[1]!, 0.15);
  c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.4));
  c.fillRect(left + 40, top + 90, right - left - 80, bottom - top - 90);
  c.fillStyle = css(mix(palette.lamp, palette.glow, 0.3), 0.55);
  c.fillRect(left + 48, top + 98, right - left - 96, bottom - top - 98);
  c.fillStyle = css(steel);
  c.fillRect(left + 30, bottom - 66, right - left - 60, 66);
  c.fillStyle = css(mix(steel, WHITE, 0.5));
  c.fillRect(left + 24, bottom - 74, right - left - 48, 11);
  const foods = [".70 .14 60", ".62 .15 140", ".62 .17 30", ".86 .08 90"];
  const step = (right - left - 120) / 4;
  for (let i = 0; i < 4; i++) {
    const x = left + 60 + step * (i + 0.5);
    c.fillStyle = css(mix(steel, palette.ink, 0.35));
    c.fillRect(x - step * 0.4, bottom - 84, step * 0.8, 12);
    c.fillStyle = css(oklch(foods[i]!));
    c.beginPath();
    c.ellipse(x, bottom - 84, step * 0.36, 18, 0, Math.PI, 0);
    c.fill();
    c.fillStyle = css(palette.ink);
    c.fillRect(x - 1.5, top + 98, 3, 26);
    c.fillStyle = css(palette.lamp);
    c.beginPath();
    c.moveTo(x - 8, top + 122);
    c.lineTo(x + 8, top + 122);
    c.lineTo(x + 20, top + 144);
    c.lineTo(x - 20, top + 144);
    c.fill();
  }
}

/** Long tables with trays and benches at both sides of a canteen. */
export function canteenTables(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const plank = mix(oklch(".74 .08 75"), palette.trim[1]!, 0.15);
  const bench = mix(oklch(".56 .09 50"), palette.ink, 0.15);
  for (const z of [9.2, 7.2])
    for (const side of [-1, 1]) {
      /** From a to b metres from the middle, on this side. */
      const x = (a: number, b: number): readonly [number, number] => (side < 0 ? [-b, -a] : [a, b]);
      const seat = (near: number) =>
        block(stage, c, {
          x: x(1, 3.8),
          z: [near, near + 0.25],
          tall: 0.42,
          front: mix(bench, palette.ink, 0.4),
          top: bench,
        });
      // From far to near: a bench, the table, its other bench.
      seat(z + 0.85);
      block(stage, c, {
        x: x(0.9, 3.9),
        z: [z, z + 0.75],
        tall: 0.78,
        front: mix(plank, palette.ink, 0.3),
        top: plank,
      });
      // Open below the board, where one's legs are.
      fillPolygon(c, css(mix(palette.ink, palette.hero[3]!, 0.35)), [
        [side * 1.1, 0, z - 0.01],
        [side * 3.7, 0, z - 0.01],
        [side * 3.7, 0.66, z - 0.01],
        [side * 1.1, 0.66, z - 0.01],
      ]);
      for (const at of [1.5, 2.5, 3.4]) {
        const [px, py] = view.point(side * at, 0.8, z + 0.35);
        const u = view.size(z) / 100;
        c.fillStyle = css(oklch(at === 2.5 ? ".62 .13 30" : ".60 .10 235"));
        c.fillRect(px - u * 26, py - u * 6, u * 52, u * 11);
        c.fillStyle = css(WHITE);
        c.beginPath();
        c.ellipse(px, py - u * 4, u * 16, u * 6, 0, 0, Math.PI * 2);
        c.fill();
      }
      seat(z - 0.45);
    }
}

const PETALS = [".82 .10 10", ".95 .01 90", ".70 .15 15", ".88 .07 350"];

function bouquet(stage: Stage, c: Canvas, x: number, y: number, r: number, seed: string): void {
  const random = stage.random(seed);
  for (let i = 0; i < 22; i++) {
    const [a, k] = [random() * Math.PI * 2, Math.sqrt(random())];
    c.fillStyle = css(i % 4 === 3 ? oklch(".55 .11 140") : oklch(PETALS[i % 4]!));
    c.beginPath();
    c.arc(x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.8, r * 0.3, 0, Math.PI * 2);
    c.fill();
  }
}

/** An arch of flowers with garlands of light before pale walls. */
export function flowerArch(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom } = wall;
  c.fillStyle = css(mix(mix(WHITE, palette.lamp, 0.35), palette.hero[1]!, 0.25));
  c.fillRect(left, top, right - left, bottom - top);
  for (const x of [left + 50, left + 100, right - 100, right - 50]) {
    c.fillStyle = css(mix(palette.cloud[0]!, palette.hero[2]!, 0.3), 0.5);
    c.fillRect(x - 16, top, 32, bottom - top);
  }
  for (let i = 0; i <= 26; i++) {
    const a = Math.PI * (i / 26);
    bouquet(stage, c, Math.cos(a) * 92, bottom - 96 - Math.sin(a) * 110, 17, `arch ${i}`);
  }
  for (const side of [-1, 1])
    for (let y = bottom - 96; y < bottom; y += 22) bouquet(stage, c, side * 92, y, 17, `arch ${side} ${y}`);
  for (const [from, to] of [
    [left - 60, 0],
    [0, right + 60],
  ] as const)
    for (let k = 0; k <= 1; k += 0.05) {
      const y = top - 20 + 4 * k * (1 - k) * 70;
      c.fillStyle = css(palette.lamp);
      c.beginPath();
      c.arc(from + (to - from) * k, y, 4.4, 0, Math.PI * 2);
      c.fill();
    }
}

/** Round tables with white cloths and flowers. */
export function roundTables(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  for (const [across, z] of [
    [-2.7, 9],
    [2.7, 9],
    [-3.2, 6.9],
    [3.2, 6.9],
  ] as const) {
    const [x, foot] = view.point(across, 0, z);
    const u = view.size(z) / 100;
    const top = foot - u * 80;
    const cloth = c.createLinearGradient(x - u * 95, 0, x + u * 95, 0);
    cloth.addColorStop(0, css(mix(WHITE, palette.lamp, 0.2)));
    cloth.addColorStop(1, css(mix(WHITE, palette.ink, 0.35)));
    c.fillStyle = cloth;
    c.beginPath();
    c.moveTo(x - u * 90, top);
    c.lineTo(x - u * 104, foot - u * 6);
    c.quadraticCurveTo(x, foot + u * 22, x + u * 104, foot - u * 6);
    c.lineTo(x + u * 90, top);
    c.fill();
    c.strokeStyle = css(palette.ink, 0.18);
    c.lineWidth = 2;
    c.beginPath();
    for (const k of [-0.66, -0.33, 0, 0.33, 0.66]) {
      c.moveTo(x + k * u * 90, top + u * 14);
      c.lineTo(x + k * u * 106, foot);
    }
    c.stroke();
    c.fillStyle = css(WHITE);
    c.beginPath();
    c.ellipse(x, top, u * 92, u * 22, 0, 0, Math.PI * 2);
    c.fill();
    for (const k of [-0.6, 0.6]) {
      c.fillStyle = css(mix(WHITE, palette.ink, 0.16));
      c.beginPath();
      c.ellipse(x + k * u * 80, top, u * 18, u * 6, 0, 0, Math.PI * 2);
      c.fill();
    }
    bouquet(stage, c, x, top - u * 26, u * 28, `table ${across} ${z}`);
  }
}

/** The back wall of a throne hall with long banners, before it pillars and hanging lamps. */
export function throneHall(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom } = wall;
  const red = mix(oklch(".46 .16 25"), palette.trim[2]!, 0.12);
  const gold = mix(oklch(".80 .13 85"), palette.lamp, 0.2);
  c.fillStyle = css(mix(red, palette.ink, 0.35));
  c.fillRect(-74, top + 20, 148, bottom - top - 20);
  for (const x of [left + 44, left + 104, right - 104, right - 44]) {
    c.fillStyle = css(red);
    c.beginPath();
    c.moveTo(x - 20, top + 36);
    c.lineTo(x + 20, top + 36);
    c.lineTo(x + 20, top + 170);
    c.lineTo(x, top + 194);
    c.lineTo(x - 20, top + 170);
    c.fill();
    c.fillStyle = css(gold);
    c.fillRect(x - 24, top + 32, 48, 6);
    c.beginPath();
    c.arc(x, top + 98, 12, 0, Math.PI * 2);
    c.fill();
  }
  pillars(stage, c, wall);
  lamps(stage, c, wall);
}

/** A golden throne on steps, with a red carpet before it. */
export function throne(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const red = mix(oklch(".50 .18 25"), palette.trim[2]!, 0.1);
  const gold = mix(oklch(".80 .13 85"), palette.lamp, 0.15);
  const stone = mix(palette.cloud[1]!, palette.hero[2]!, 0.4);
  for (const [i, half] of [2.1, 1.75, 1.4].entries())
    block(stage, c, {
      x: [-half, half],
      z: [8.9 + i * 0.3, 10.3],
      tall: 0.2 * (i + 1),
      front: mix(stone, palette.ink, 0.3),
      top: stone,
    });
  fillPolygon(c, css(red), [
    [-0.75, 0.01, 2],
    [0.75, 0.01, 2],
    [0.75, 0.01, 8.9],
    [-0.75, 0.01, 8.9],
  ]);
  for (const side of [-1, 1])
    fillPolygon(c, css(gold), [
      [side * 0.75, 0.01, 2],
      [side * 0.68, 0.01, 2],
      [side * 0.68, 0.01, 8.9],
      [side * 0.75, 0.01, 8.9],
    ]);
  const [x, foot] = view.point(0, 0.6, 9.7);
  const u = view.size(9.7) / 100;
  c.fillStyle = css(gold);
  c.beginPath();
  c.roundRect(x - u * 62, foot - u * 230, u * 124, u * 230, [u * 60, u * 60, 0, 0]);
  c.fill();
  c.fillStyle = css(red);
  c.beginPath();
  c.roundRect(x - u * 44, foot - u * 208, u * 88, u * 150, [u * 44, u * 44, 0, 0]);
  c.fill();
  c.fillRect(x - u * 52, foot - u * 76, u * 104, u * 24);
  c.fillStyle = css(mix(gold, palette.ink, 0.25));
  for (const side of [-1, 1]) {
    c.fillRect(x + side * u * 66 - u * 12, foot - u * 112, u * 24, u * 112);
    c.beginPath();
    c.arc(x + side * u * 66, foot - u * 116, u * 16, 0, Math.PI * 2);
    c.fill();
    c.beginPath();
    c.arc(x + side * u * 48, foot - u * 236, u * 13, 0, Math.PI * 2);
    c.fill();
  }
  c.beginPath();
  c.arc(x, foot - u * 252, u * 20, 0, Math.PI * 2);
  c.fill();
  // A golden strip at the foot of both side walls, which stand 4.1 m from the middle.
  for (const side of [-1, 1]) panel(c, side, 4.1, [8.8, 9], [0, 0.1], css(gold));
}
