import { css, type Lab, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** The hall of a school: a stage with curtains and a crest, flags, and bars to climb at the sides. */
export function schoolStage(stage: Stage, c: Canvas, { room, left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const wide = right - left;
  const tall = bottom - top;
  const wood = mix(oklch(".62 .08 62"), palette.hero[2]!, 0.15);
  for (const side of [-1, 1])
    for (let z = 4.2; z < room.back - 1; z += 2.1) {
      for (const edge of [0, 1.5])
        panel(c, side, room.wall, [z + edge, z + edge + 0.09], [0, 3.1], css(mix(wood, palette.ink, 0.25)));
      for (let y = 0.3; y < 3; y += 0.34)
        panel(c, side, room.wall, [z, z + 1.58], [y, y + 0.09], css(mix(wood, palette.ink, 0.12)));
    }
  // The opening of the stage, with its back wall in the light.
  const [x0, x1, y0, y1] = [left + wide * 0.1, right - wide * 0.1, top + tall * 0.16, bottom - tall * 0.16];
  const back = c.createRadialGradient((x0 + x1) / 2, y0 + 60, 20, (x0 + x1) / 2, y0 + 90, (x1 - x0) * 0.6);
  back.addColorStop(0, css(mix(palette.lamp, palette.cloud[0]!, 0.4)));
  back.addColorStop(1, css(mix(oklch(".44 .07 40"), palette.ink, 0.25)));
  c.fillStyle = back;
  c.fillRect(x0, y0, x1 - x0, y1 - y0);
  const cloth = mix(oklch(".42 .10 235"), palette.ink, 0.1);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x0 : x1;
    for (let i = 0; i < 7; i++) {
      const fold = (x1 - x0) * 0.034;
      c.fillStyle = css(mix(cloth, palette.ink, i % 2 ? 0.32 : 0.06));
      c.beginPath();
      c.moveTo(edge - side * fold * i, y0);
      c.lineTo(edge - side * fold * (i + 1), y0);
      c.lineTo(edge - side * fold * (i + 1) * (1 - 0.04 * i), y1);
      c.lineTo(edge - side * fold * i * (1 - 0.04 * i), y1);
      c.fill();
    }
  }
  for (let i = 0; i < 9; i++) {
    const step = (x1 - x0) / 9;
    c.fillStyle = css(mix(cloth, palette.ink, 0.12));
    c.beginPath();
    c.moveTo(x0 + i * step, y0 - 8);
    c.quadraticCurveTo(x0 + (i + 0.5) * step, y0 + 62, x0 + (i + 1) * step, y0 - 8);
    c.fill();
  }
  // The front of the stage with its steps, and a lectern on it.
  c.fillStyle = css(mix(wood, palette.ink, 0.3));
  c.fillRect(x0 - 14, y1, x1 - x0 + 28, bottom - y1);
  c.fillStyle = css(mix(wood, palette.glow, 0.2));
  c.fillRect(x0 - 14, y1, x1 - x0 + 28, 7);
  const x = x1 - (x1 - x0) * 0.34;
  c.fillStyle = css(mix(oklch(".42 .07 50"), palette.ink, 0.1));
  c.fillRect(x - 13, y1 - 58, 26, 60);
  c.beginPath();
  c.moveTo(x - 22, y1 - 66);
  c.lineTo(x + 22, y1 - 74);
  c.lineTo(x + 22, y1 - 64);
  c.lineTo(x - 22, y1 - 54);
  c.fill();
  // A crest on the curtain's head: a shield with a book.
  const [mx, my] = [(x0 + x1) / 2, y0 + 70];
  c.fillStyle = css(oklch(".42 .12 262"));
  c.beginPath();
  c.moveTo(mx - 34, my - 40);
  c.lineTo(mx + 34, my - 40);
  c.lineTo(mx + 34, my + 2);
  c.quadraticCurveTo(mx + 30, my + 30, mx, my + 44);
  c.quadraticCurveTo(mx - 30, my + 30, mx - 34, my + 2);
  c.fill();
  c.strokeStyle = css(oklch(".80 .13 85"));
  c.lineWidth = 4;
  c.stroke();
  c.fillStyle = css(palette.cloud[0]!);
  for (const side of [-1, 1]) {
    c.beginPath();
    c.moveTo(mx, my - 12);
    c.quadraticCurveTo(mx + side * 12, my - 22, mx + side * 24, my - 14);
    c.lineTo(mx + side * 24, my + 14);
    c.quadraticCurveTo(mx + side * 12, my + 6, mx, my + 16);
    c.fill();
  }
  // Small flags on a string.
  for (let i = 0; i < 17; i++) {
    const k = i / 16;
    const fx = left + 14 + (wide - 28) * k;
    const fy = top + 14 + Math.sin(k * Math.PI) * 26;
    c.fillStyle = css(oklch([".66 .19 25", ".82 .14 90", ".62 .13 245", ".68 .14 150"][i % 4]!));
    c.beginPath();
    c.moveTo(fx - 8, fy);
    c.lineTo(fx + 8, fy);
    c.lineTo(fx, fy + 19);
    c.fill();
  }
}

/** Rows of chairs before the stage, with an aisle. */
export function hallChairs(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const seat = mix(oklch(".52 .11 250"), palette.trim[2]!, 0.15);
  for (const z of [9, 8, 7])
    for (let i = 0; i < 5; i++)
      for (const side of [-1, 1]) {
        const x = side * (0.9 + i * 0.62) - 0.24;
        const [a, y] = view.point(x, 0.95, z);
        const [b, low] = view.point(x + 0.48, 0.42, z);
        c.fillStyle = css(mix(palette.ink, seat, 0.3));
        for (const leg of [0.02, 0.44]) {
          const [lx, foot] = view.point(x + leg, 0, z);
          c.fillRect(lx - 1.5, low, 3, foot - low);
        }
        c.fillStyle = css(mix(seat, palette.ink, 0.12 + (z - 7) * 0.05));
        c.beginPath();
        c.roundRect(a, y, b - a, (low - y) * 0.66, 5);
        c.fill();
        c.fillRect(a - 1, low - 4, b - a + 2, 7);
      }
}

const STONE: Lab = oklch(".56 .025 75");

/** Low vaults of stone with niches of skulls, and a cross at the end. */
export function cryptVaults(stage: Stage, c: Canvas, { room, left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const random = stage.random("stones of the crypt");
  const stone = mix(STONE, palette.hero[2]!, 0.25);
  for (const side of [-1, 1])
    for (let z = 2; z < room.back; z += 0.9)
      for (let y = 0; y < room.ceiling; y += 0.5)
        panel(
          c,
          side,
          room.wall,
          [z, Math.min(room.back, z + 0.87)],
          [y, y + 0.47],
          css(mix(stone, palette.ink, 0.3 + random() * 0.14)),
        );
  for (let y = top; y < bottom; y += 27)
    for (let x = left - ((y / 27) % 2) * 24; x < right; x += 50) {
      c.fillStyle = css(mix(stone, palette.ink, 0.16 + random() * 0.16));
      c.fillRect(Math.max(left, x), y, Math.min(48, right - Math.max(left, x)), 25);
    }
  // Niches with skulls, in two rows, two on each side of the one with the cross.
  const width = (right - left) / 5;
  for (let row = 0; row < 2; row++)
    for (const i of [0, 1, 3, 4]) {
      const [x, y] = [left + (i + 0.5) * width, top + 130 + row * 96];
      c.fillStyle = css(mix(palette.ink, stone, 0.12));
      c.beginPath();
      c.moveTo(x - 27, y + 36);
      c.lineTo(x - 27, y - 8);
      c.arc(x, y - 8, 27, Math.PI, 0);
      c.lineTo(x + 27, y + 36);
      c.fill();
      c.fillStyle = css(mix(oklch(".88 .03 85"), palette.ink, 0.1));
      c.beginPath();
      c.arc(x, y + 8, 15, 0, Math.PI * 2);
      c.rect(x - 8, y + 14, 16, 18);
      c.fill();
      c.fillStyle = css(palette.ink);
      c.beginPath();
      c.arc(x - 6, y + 9, 4.2, 0, Math.PI * 2);
      c.arc(x + 6, y + 9, 4.2, 0, Math.PI * 2);
      c.fill();
      c.fillRect(x - 1.4, y + 15, 2.8, 5);
      for (const dx of [-4, 0, 4]) c.fillRect(x + dx - 0.8, y + 25, 1.6, 7);
    }
  const x = (left + right) / 2;
  c.fillStyle = css(mix(palette.ink, stone, 0.2));
  c.beginPath();
  c.moveTo(x - 56, bottom);
  c.lineTo(x - 56, top + 130);
  c.arc(x, top + 130, 56, Math.PI, 0);
  c.lineTo(x + 56, bottom);
  c.fill();
  c.fillStyle = css(mix(oklch(".74 .10 80"), palette.lamp, 0.3));
  c.fillRect(x - 7, top + 104, 14, 120);
  c.fillRect(x - 34, top + 136, 68, 14);
  // Ribs of the vault.
  c.strokeStyle = css(mix(stone, palette.glow, 0.1));
  for (const z of [room.back, 6, 4]) {
    const [a, y] = view.point(-room.wall, room.ceiling * 0.62, z);
    const [b] = view.point(room.wall, room.ceiling * 0.62, z);
    c.lineWidth = 150 / z;
    c.beginPath();
    c.moveTo(a, view.point(0, 0, z)[1]);
    c.lineTo(a, y);
    c.quadraticCurveTo((a + b) / 2, y - (b - a) * 0.52, b, y);
    c.lineTo(b, view.point(0, 0, z)[1]);
    c.stroke();
  }
}

/** A tomb of stone on each side, and candles on iron stands. */
export function tombs(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const stone = mix(STONE, palette.hero[2]!, 0.2);
  for (const side of [-1, 1]) {
    const x: [number, number] = side < 0 ? [-2.9, -1.7] : [1.7, 2.9];
    block(stage, c, {
      x,
      z: [6.2, 8],
      tall: 0.85,
      front: mix(stone, palette.ink, 0.28),
      top: mix(stone, palette.glow, 0.12),
    });
    const lid: [number, number] = [x[0] - 0.1, x[1] + 0.1];
    fillPolygon(c, css(mix(stone, palette.glow, 0.2)), [
      [lid[0], 0.95, 8.05],
      [lid[1], 0.95, 8.05],
      [lid[1], 0.95, 6.1],
      [lid[0], 0.95, 6.1],
    ]);
    fillPolygon(c, css(mix(stone, palette.ink, 0.1)), [
      [lid[0], 0.82, 6.1],
      [lid[1], 0.82, 6.1],
      [lid[1], 0.95, 6.1],
      [lid[0], 0.95, 6.1],
    ]);
    const [cx, cy] = view.point((x[0] + x[1]) / 2, 0.42, 6.2);
    c.fillStyle = css(mix(stone, palette.ink, 0.55));
    c.fillRect(cx - 4, cy - 24, 8, 48);
    c.fillRect(cx - 16, cy - 12, 32, 8);
  }
  for (const [at, z] of [
    [-1.25, 7.6],
    [1.25, 7.6],
    [-1.35, 5.8],
    [1.35, 5.8],
  ] as const) {
    const [x, foot] = view.point(at, 0, z);
    const head = view.point(at, 1.35, z)[1];
    c.fillStyle = css(mix(palette.ink, [0.3, 0, 0], 0.5));
    c.fillRect(x - 2, head, 4, foot - head);
    c.fillRect(x - 11, foot - 3, 22, 4);
    c.fillRect(x - 9, head, 18, 4);
    c.fillStyle = css(oklch(".93 .03 90"));
    c.fillRect(x - 4, head - 26, 8, 26);
    const glow = c.createRadialGradient(x, head - 34, 0, x, head - 34, 70);
    glow.addColorStop(0, css(palette.lamp, 0.75));
    glow.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = glow;
    c.fillRect(x - 70, head - 104, 140, 140);
    c.fillStyle = css(oklch(".92 .14 88"));
    c.beginPath();
    c.ellipse(x, head - 33, 4, 9, 0, 0, Math.PI * 2);
    c.fill();
  }
}

/** The wall of a child's room: green hills, clouds and stars, and a string of pennants. */
export function starryWall(stage: Stage, c: Canvas, { room, left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const wide = right - left;
  for (const side of [-1, 1]) {
    const tone = mix(mix(oklch(".84 .06 225"), palette.hero[2]!, 0.3), palette.ink, side > 0 ? 0.12 : 0.2);
    panel(c, side, room.wall, [1.6, room.back], [0, room.ceiling], css(tone));
    panel(c, side, room.wall, [1.6, room.back], [0, 1], css(mix(tone, oklch(".78 .09 150"), 0.5)));
    panel(c, side, room.wall, [1.6, room.back], [1, 1.1], css(mix(tone, palette.cloud[0]!, 0.7)));
    for (let z = 3; z < room.back; z += 0.9)
      for (let y = 1.5; y < 4.2; y += 0.9) {
        const [x, at] = view.point(side * (room.wall - 0.01), y + ((z / 0.9) % 2) * 0.3, z);
        c.fillStyle = css(oklch(".88 .14 92"), 0.75);
        c.beginPath();
        c.ellipse(x, at, 16 / z, 34 / z, 0, 0, Math.PI * 2);
        c.fill();
      }
  }
  c.fillStyle = css(mix(oklch(".84 .06 225"), palette.hero[1]!, 0.2));
  c.fillRect(left, top, wide, bottom - top);
  c.fillStyle = css(mix(oklch(".78 .09 150"), palette.hero[1]!, 0.2));
  c.beginPath();
  c.moveTo(left, bottom);
  c.lineTo(left, bottom - 70);
  for (let i = 0; i < 5; i++)
    c.quadraticCurveTo(left + (i + 0.5) * (wide / 5), bottom - 128, left + (i + 1) * (wide / 5), bottom - 70);
  c.lineTo(right, bottom);
  c.fill();
  c.fillStyle = css(palette.cloud[0]!, 0.92);
  for (const [k, y] of [
    [0.13, 70],
    [0.87, 92],
  ] as const) {
    c.beginPath();
    for (const [dx, r] of [
      [-26, 15],
      [-6, 22],
      [18, 18],
      [34, 11],
    ] as const) {
      c.moveTo(left + wide * k + dx + r, top + y);
      c.arc(left + wide * k + dx, top + y, r, 0, Math.PI * 2);
    }
    c.fill();
  }
  c.fillStyle = css(oklch(".88 .14 92"));
  for (const [k, y] of [
    [0.09, 138],
    [0.22, 112],
    [0.8, 40],
    [0.92, 160],
    [0.76, 140],
  ] as const) {
    c.beginPath();
    for (let i = 0; i < 10; i++) {
      const [a, r] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 4.6 : 11];
      c.lineTo(left + wide * k + Math.cos(a) * r, top + y + Math.sin(a) * r);
    }
    c.fill();
  }
  for (let i = 0; i < 15; i++) {
    const k = i / 14;
    const [x, y] = [left + 12 + (wide - 24) * k, top + 10 + Math.sin(k * Math.PI) * 22];
    c.fillStyle = css(oklch([".74 .14 15", ".86 .12 90", ".76 .10 245", ".80 .11 155"][i % 4]!));
    c.beginPath();
    c.moveTo(x - 9, y);
    c.lineTo(x + 9, y);
    c.lineTo(x, y + 20);
    c.fill();
  }
}
