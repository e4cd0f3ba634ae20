import type { Lab } from "../colour.ts";
import { css, mix, oklch } from "../colour.ts";
import { trace } from "../perspective.ts";
import type { Plate, Stage } from "../stage.ts";
import { line, panel, tiles, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];
type Corner = readonly [number, number, number];

const STEEL: Lab[] = [".90 .010 240", ".72 .014 245", ".50 .02 250", ".30 .02 255"].map((tone) =>
  oklch(tone),
);

/** Large mirrors with lights around them, over a shelf of bottles; a barber's pole at the side. */
export function mirrors(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const frame = mix(palette.trim[1]!, palette.cloud[0]!, 0.4);
  for (const k of [-1, 0, 1]) {
    const x = (left + right) / 2 + k * 142;
    const [x0, y0, wide, tall] = [x - 54, top + 56, 108, 172];
    c.fillStyle = css(frame);
    c.beginPath();
    c.roundRect(x0 - 9, y0 - 9, wide + 18, tall + 18, 16);
    c.fill();
    const silver = c.createLinearGradient(x0, y0, x0 + wide, y0 + tall);
    silver.addColorStop(0, css(mix(palette.cloud[0]!, palette.sky[3]!, 0.25)));
    silver.addColorStop(0.5, css(mix(palette.sky[3]!, palette.hero[1]!, 0.4)));
    silver.addColorStop(1, css(mix(palette.sky[2]!, palette.hero[2]!, 0.5)));
    c.fillStyle = silver;
    c.beginPath();
    c.roundRect(x0, y0, wide, tall, 9);
    c.fill();
    c.fillStyle = css(palette.cloud[0]!, 0.35);
    c.beginPath();
    for (const [dx, dy] of [
      [12, tall - 30],
      [66, 12],
      [86, 12],
      [12, tall - 4],
    ] as const)
      c.lineTo(x0 + dx, y0 + dy);
    c.fill();
    c.fillStyle = css(palette.lamp);
    for (let i = 0; i < 5; i++)
      for (const side of [-5, wide + 5]) {
        c.beginPath();
        c.arc(x0 + side, y0 + 12 + i * 37, 5, 0, Math.PI * 2);
        c.fill();
      }
  }
  c.fillStyle = css(mix(palette.cloud[0]!, palette.hero[2]!, 0.3));
  c.fillRect(left + 14, bottom - 92, right - left - 28, 10);
  const colours = [palette.trim[1]!, palette.disc[1], palette.hero[1]!, palette.cloud[0]!];
  for (let i = 0; i < 15; i++) {
    if (i % 5 === 2) continue;
    c.fillStyle = css(colours[i % 4]!);
    c.fillRect(left + 32 + i * 28, bottom - 116, 9, 24);
    c.fillRect(left + 35 + i * 28, bottom - 122, 3, 8);
  }
}

/** Seats before the mirrors, seen from behind, and the pole of red, white and blue. */
export function barberChairs(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const leather = [palette.trim[1]!, palette.trim[2]!, palette.trim[3]!];
  for (const across of [-1.9, 0, 1.9]) {
    const [x, foot] = view.point(across, 0, 7.1);
    const u = view.size(7.1) / 100;
    c.fillStyle = css(STEEL[1]!);
    c.beginPath();
    c.ellipse(x, foot, u * 30, u * 8, 0, 0, Math.PI * 2);
    c.fill();
    c.fillRect(x - u * 5, foot - u * 48, u * 10, u * 48);
    const back = c.createLinearGradient(x - u * 34, 0, x + u * 34, 0);
    back.addColorStop(0, css(leather[0]!));
    back.addColorStop(1, css(leather[2]!));
    c.fillStyle = back;
    for (const [dx, dy, wide, tall, r] of [
      [-37, -62, 74, 20, 8],
      [-30, -128, 60, 74, 13],
      [-17, -158, 34, 24, 9],
    ] as const) {
      c.beginPath();
      c.roundRect(x + u * dx, foot + u * dy, u * wide, u * tall, u * r);
      c.fill();
    }
    c.fillStyle = css(STEEL[1]!);
    for (const side of [-1, 1]) c.fillRect(x + u * (side * 38 - 5), foot - u * 88, u * 10, u * 32);
    c.fillRect(x - u * 3, foot - u * 140, u * 6, u * 12);
  }
  for (const side of [-1, 1]) {
    const [x, low] = view.point(side * 2.62, 1.5, 6.4);
    const [, high] = view.point(side * 2.62, 2.9, 6.4);
    const half = 15;
    c.save();
    c.beginPath();
    c.rect(x - half, high, half * 2, low - high);
    c.fillStyle = css(mix(palette.cloud[0]!, [0.98, 0, 0], 0.6));
    c.fill();
    c.clip();
    c.lineWidth = 9;
    for (let y = high - 30, i = 0; y < low + 60; y += 21, i++) {
      c.strokeStyle = css(oklch(i % 2 ? ".45 .12 260" : ".58 .19 26"));
      c.beginPath();
      c.moveTo(x - half - 4, y + 18);
      c.lineTo(x + half + 4, y - 14);
      c.stroke();
    }
    c.restore();
    c.fillStyle = css(STEEL[0]!);
    for (const y of [high, low]) {
      c.beginPath();
      c.ellipse(x, y, half + 3, 10, 0, 0, Math.PI * 2);
      c.fill();
    }
  }
}

/** Two rows of washing machines along all walls. */
export function machines(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, bottom, top, room } = wall;
  tiles(stage, c, wall);
  const body = mix(palette.cloud[0]!, [0.96, 0.002, 0], 0.5);
  const drum = mix(palette.ink, palette.hero[2]!, 0.3);
  const wide = (right - left - 20) / 5;
  const tall = wide * 1.14;
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++) {
      const [x, y] = [left + 10 + i * wide, bottom - tall * (row + 1) - 8];
      c.fillStyle = css(mix(body, palette.ink, 0.08 + row * 0.03));
      c.beginPath();
      c.roundRect(x + 2, y + 2, wide - 4, tall - 4, 6);
      c.fill();
      c.fillStyle = css(mix(body, palette.ink, 0.3));
      c.fillRect(x + 7, y + 8, wide - 14, 12);
      c.fillStyle = css(i % 2 ? palette.lamp : palette.disc[1]);
      c.fillRect(x + wide - 24, y + 11, 11, 6);
      const [cx, cy, r] = [x + wide / 2, y + tall * 0.6, wide * 0.33];
      for (const [k, tone] of [
        [1, STEEL[1]!],
        [0.8, drum],
      ] as const) {
        c.fillStyle = css(tone);
        c.beginPath();
        c.arc(cx, cy, r * k, 0, Math.PI * 2);
        c.fill();
      }
      c.fillStyle = css((i + row) % 3 === 0 ? palette.trim[1]! : palette.hero[1]!, 0.8);
      c.beginPath();
      c.arc(cx, cy, r * 0.72, 0.3, Math.PI - 0.1);
      c.fill();
      c.strokeStyle = css(palette.cloud[0]!, 0.8);
      c.lineWidth = 3;
      c.beginPath();
      c.arc(cx, cy, r * 0.6, -2.5, -1.5);
      c.stroke();
    }
  c.fillStyle = css(palette.lamp, 0.9);
  c.fillRect(left + 60, top + 30, right - left - 120, 10);
  for (const side of [-1, 1])
    for (let row = 0; row < 2; row++)
      for (let z = room.back - 1.15; z > 2.4; z -= 1.12) {
        const y = 0.08 + row * 1.24;
        panel(
          c,
          side,
          room.wall,
          [z, z + 1.06],
          [y, y + 1.18],
          css(mix(body, palette.ink, 0.26 + 0.16 * (1 - z / room.back))),
        );
        for (const [r, tone] of [
          [0.37, STEEL[2]!],
          [0.29, drum],
        ] as const) {
          const circle = Array.from({ length: 22 }, (_, i): Corner => {
            const a = (i / 22) * Math.PI * 2;
            return [side * (room.wall - 0.02), y + 0.5 + Math.sin(a) * r, z + 0.53 + Math.cos(a) * r];
          });
          line(c, css(tone), circle);
        }
      }
}

/** Wall bars at the sides, high windows, and a basket on the back wall. */
export function hoop(stage: Stage, c: Canvas, { left, right, top, room }: Wall): void {
  const { palette } = stage;
  const wood = oklch(".66 .09 66");
  for (const side of [-1, 1])
    for (let z = room.back - 1.9; z > 2.6; z -= 2.3) {
      for (let y = 0.35; y < 3.1; y += 0.24)
        panel(c, side, room.wall - 0.04, [z, z + 1.7], [y, y + 0.09], css(mix(wood, palette.ink, 0.16)));
      for (const at of [z, z + 0.85, z + 1.64])
        panel(c, side, room.wall - 0.06, [at, at + 0.08], [0.2, 3.2], css(mix(wood, palette.ink, 0.3)));
    }
  for (let i = 0; i < 5; i++) {
    const wide = (right - left - 60) / 5;
    c.fillStyle = css(mix(palette.sky[4]!, palette.cloud[0]!, 0.5));
    c.fillRect(left + 34 + i * wide, top + 22, wide - 8, 46);
  }
  const x = (left + right) / 2;
  const y = top + 100;
  c.fillStyle = css(mix(palette.cloud[0]!, [0.98, 0, 0], 0.6));
  c.fillRect(x - 62, y, 124, 82);
  c.lineWidth = 4;
  c.strokeStyle = css(oklch(".56 .17 32"));
  c.strokeRect(x - 60, y + 2, 120, 78);
  c.strokeRect(x - 22, y + 32, 44, 34);
  c.strokeStyle = css(palette.cloud[0]!, 0.85);
  c.lineWidth = 1.8;
  c.beginPath();
  for (let i = -4; i <= 4; i++) {
    c.moveTo(x + i * 6.6, y + 72);
    c.lineTo(x + (i + (i % 2 ? 1 : -1) * 0.4) * 4, y + 112);
  }
  for (const d of [82, 92, 102]) {
    c.moveTo(x - 25 + (d - 82) * 0.4, y + d);
    c.lineTo(x + 25 - (d - 82) * 0.4, y + d);
  }
  c.stroke();
  c.strokeStyle = css(oklch(".60 .19 38"));
  c.lineWidth = 6;
  c.beginPath();
  c.ellipse(x, y + 72, 28, 8, 0, 0, Math.PI * 2);
  c.stroke();
}

/** The lines of a court on the floor. */
export function court(stage: Stage, c: Canvas, { room }: Wall): void {
  const wood: Lab = oklch(".62 .10 62");
  line(c, css(wood, 0.45), [
    [-room.wall, 0, 2],
    [room.wall, 0, 2],
    [room.wall, 0, room.back],
    [-room.wall, 0, room.back],
  ]);
  const stroke = (points: readonly Corner[], colour: string, closed = false) => {
    c.strokeStyle = colour;
    c.lineWidth = 5;
    trace(c, view, points);
    if (closed) c.closePath();
    c.stroke();
  };
  const pale = css(mix(stage.palette.cloud[0]!, [0.98, 0, 0], 0.5), 0.85);
  const red = css(oklch(".56 .17 30"), 0.8);
  const box = (half: number, near: number, far: number): Corner[] => [
    [-half, 0.01, near],
    [half, 0.01, near],
    [half, 0.01, far],
    [-half, 0.01, far],
  ];
  stroke(box(3.3, 3.1, room.back - 0.4), pale, true);
  stroke(box(1.2, 6.4, room.back - 0.4), red, true);
  stroke(
    Array.from({ length: 33 }, (_, i): Corner => {
      const a = (i / 32) * Math.PI * 2;
      return [Math.cos(a) * 1.2, 0.01, 4.7 + Math.sin(a) * 1.1];
    }),
    red,
    true,
  );
}

/** Tiled walls under a dome in which stars of glass let the light in, and basins at the sides. */
export function steamDome(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom, room } = wall;
  const stone = mix(palette.cloud[0]!, palette.hero[1]!, 0.2);
  const x = (left + right) / 2;
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(stone, palette.ink, 0.22)));
    for (let y = 0.62; y < room.ceiling; y += 0.62)
      panel(c, side, room.wall - 0.01, [2.2, room.back], [y, y + 0.03], css(mix(stone, palette.ink, 0.4)));
    for (let z = 2.6; z < room.back; z += 1.1)
      panel(c, side, room.wall - 0.01, [z, z + 0.04], [0, room.ceiling], css(mix(stone, palette.ink, 0.4)));
  }
  c.fillStyle = css(mix(stone, palette.ink, 0.3));
  c.fillRect(left, top, right - left, 60);
  const dome = c.createRadialGradient(x, 60, 30, x, 120, 560);
  dome.addColorStop(0, css(mix(palette.hero[1]!, palette.cloud[0]!, 0.45)));
  dome.addColorStop(1, css(mix(palette.hero[3]!, palette.ink, 0.45)));
  c.fillStyle = dome;
  c.beginPath();
  c.moveTo(left - 190, top + 40);
  c.bezierCurveTo(left - 150, -200, right + 150, -200, right + 190, top + 40);
  c.quadraticCurveTo(x, top - 34, left - 190, top + 40);
  c.fill();
  c.fillStyle = css(palette.lamp);
  for (const [row, count, y, spread] of [
    [0, 4, 28, 90],
    [1, 5, 66, 108],
    [2, 6, 108, 112],
  ] as const)
    for (let i = 0; i < count; i++) {
      const across = i - (count - 1) / 2;
      const [cx, cy, r] = [x + across * spread, y + Math.abs(across) ** 2 * 5, 9 + row * 1.5];
      c.beginPath();
      for (let k = 0; k < 16; k++) {
        const a = (k / 16) * Math.PI * 2;
        c.lineTo(cx + Math.cos(a) * r * (k % 2 ? 0.55 : 1.15), cy + Math.sin(a) * r * (k % 2 ? 0.4 : 0.8));
      }
      c.fill();
    }
  c.fillStyle = css(mix(stone, palette.ink, 0.12));
  c.fillRect(left, top + 40, right - left, bottom - top - 40);
  tiles(stage, c, { ...wall, top: top - 120 });
  for (const k of [-1, 0, 1]) {
    const at = x + k * ((right - left) / 3);
    const half = (right - left) / 7.4;
    c.fillStyle = css(mix(palette.hero[2]!, palette.ink, k === 0 ? 0.5 : 0.34));
    c.beginPath();
    c.moveTo(at - half, bottom);
    c.lineTo(at - half, top + 150);
    c.bezierCurveTo(at - half, top + 96, at - 14, top + 90, at, top + 66);
    c.bezierCurveTo(at + 14, top + 90, at + half, top + 96, at + half, top + 150);
    c.lineTo(at + half, bottom);
    c.fill();
    c.strokeStyle = css(mix(palette.disc[1], palette.cloud[0]!, 0.35));
    c.lineWidth = 5;
    c.stroke();
    // A basin under a brass tap.
    c.fillStyle = css(palette.disc[1]);
    c.fillRect(at - 4, bottom - 66, 8, 14);
    c.fillStyle = css(stone);
    c.beginPath();
    c.moveTo(at - 30, bottom - 46);
    c.lineTo(at + 30, bottom - 46);
    c.lineTo(at + 20, bottom - 4);
    c.lineTo(at - 20, bottom - 4);
    c.fill();
  }
  for (const side of [-1, 1])
    panel(c, side, room.wall - 0.01, [2.2, room.back], [0, 0.62], css(mix(stone, palette.ink, 0.3)));
}

/** The heated slab of marble in the middle of the floor. */
export function marbleSlab(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const stone = mix(palette.cloud[0]!, palette.hero[1]!, 0.12);
  const ring = (y: number, grow = 1): Corner[] =>
    Array.from({ length: 8 }, (_, i) => {
      const a = ((i + 0.5) / 8) * Math.PI * 2;
      return [Math.cos(a) * 2.5 * grow, y, 7.4 + Math.sin(a) * 1.5 * grow];
    });
  const low = ring(0);
  const high = ring(0.52);
  for (const i of [3, 4, 5, 6, 7]) {
    const j = (i + 1) % 8;
    line(c, css(mix(stone, palette.ink, 0.28 + (i === 5 ? 0 : 0.12))), [
      low[i]!,
      low[j]!,
      high[j]!,
      high[i]!,
    ]);
  }
  line(c, css(stone), high);
  line(c, css(mix(stone, palette.hero[2]!, 0.25)), ring(0.53, 0.72));
  line(c, css(mix(stone, palette.cloud[0]!, 0.4)), ring(0.54, 0.6));
}
