import { css, type Lab, mix, oklch } from "../colour.ts";
import { trace } from "../perspective.ts";
import { type Plate, type Stage } from "../stage.ts";
import { fillPolygon, panel, tiles, view, type Wall } from "./walls.ts";

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
          fillPolygon(c, css(tone), circle);
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
  fillPolygon(c, css(wood, 0.45), [
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
