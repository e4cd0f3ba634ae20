import type { Lab } from "../colour.ts";
import { css, mix, oklch } from "../colour.ts";
import { between, pick } from "../random.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { goods } from "./shop.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** Panelled walls, and golden scales over the judge's seat. */
export function scales(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const wood = mix(palette.trim[3]!, palette.trim[2]!, 0.3);
  c.fillStyle = css(mix(wood, palette.ink, 0.3));
  c.fillRect(left, top + 40, right - left, bottom - top - 40);
  c.strokeStyle = css(mix(wood, palette.lamp, 0.2));
  c.lineWidth = 2.4;
  for (let i = 0; i < 6; i++) {
    const wide = (right - left) / 6;
    c.strokeRect(left + i * wide + 8, top + 56, wide - 16, bottom - top - 74);
  }
  for (const side of [-1, 1])
    for (let z = room.back - 1.5; z > 2.4; z -= 1.6)
      panel(c, side, room.wall, [z, z + 1.3], [0.2, 3.2], css(mix(wood, palette.ink, 0.45)));
  const x = (left + right) / 2;
  const y = top + 74;
  const gold = css(mix(oklch(".82 .13 85"), palette.lamp, 0.2));
  c.strokeStyle = gold;
  c.fillStyle = gold;
  c.lineWidth = 6;
  c.beginPath();
  c.moveTo(x, y - 14);
  c.lineTo(x, y + 96);
  c.moveTo(x - 74, y + 4);
  c.lineTo(x + 74, y + 4);
  c.stroke();
  c.fillRect(x - 30, y + 94, 60, 9);
  c.beginPath();
  c.arc(x, y - 14, 8, 0, Math.PI * 2);
  c.fill();
  c.lineWidth = 2.4;
  for (const side of [-1, 1]) {
    const at = x + side * 72;
    c.beginPath();
    c.moveTo(at, y + 4);
    c.lineTo(at - 28, y + 60);
    c.moveTo(at, y + 4);
    c.lineTo(at + 28, y + 60);
    c.stroke();
    c.beginPath();
    c.arc(at, y + 58, 31, 0.05, Math.PI - 0.05);
    c.fill();
  }
}

/** The raised bench of a court with its gavel, and a dock at each side. */
export function judgesBench(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(palette.trim[3]!, palette.trim[2]!, 0.45);
  const top = mix(wood, palette.lamp, 0.35);
  const front = mix(wood, palette.ink, 0.12);
  block(stage, c, { x: [-1.5, 1.5], z: [7, 7.7], tall: 1.72, front, top });
  for (const side of [-1, 1])
    block(stage, c, { x: side < 0 ? [-3, -1.7] : [1.7, 3], z: [7, 7.7], tall: 1.1, front, top });
  const [x, y] = view.point(0.7, 1.72, 7.2);
  c.fillStyle = css(mix(wood, palette.ink, 0.55));
  c.fillRect(x - 22, y - 5, 34, 6);
  c.save();
  c.translate(x + 4, y - 18);
  c.rotate(-0.45);
  c.fillRect(-16, -8, 32, 17);
  c.fillRect(14, -3, 40, 6);
  c.restore();
  const [x0, y0] = view.point(-1.35, 1.56, 7);
  const [x1, y1] = view.point(1.35, 0.2, 7);
  c.strokeStyle = css(mix(wood, palette.lamp, 0.3));
  c.lineWidth = 2.4;
  for (const k of [0, 1, 2]) c.strokeRect(x0 + 6 + (k * (x1 - x0)) / 3, y0, (x1 - x0) / 3 - 12, y1 - y0);
}

/** A small landscape, sea or portrait in a golden frame. */
function picture(
  stage: Stage,
  c: Canvas,
  box: readonly [number, number, number, number],
  kind: number,
): void {
  const { palette } = stage;
  const [x, y, wide, tall] = box;
  c.fillStyle = css(mix(oklch(".76 .11 82"), palette.lamp, 0.2));
  c.fillRect(x - 9, y - 9, wide + 18, tall + 18);
  c.fillStyle = css(oklch(".50 .08 70"));
  c.fillRect(x - 3, y - 3, wide + 6, tall + 6);
  const sky = c.createLinearGradient(0, y, 0, y + tall);
  sky.addColorStop(0, css(palette.inner[kind % 4]!));
  sky.addColorStop(1, css(palette.inner[3]!));
  c.save();
  c.beginPath();
  c.rect(x, y, wide, tall);
  c.clip();
  c.fillStyle = sky;
  c.fillRect(x, y, wide, tall);
  c.fillStyle = css(palette.disc[0]);
  c.beginPath();
  if (kind === 1) {
    c.fillStyle = css(palette.hero[3]!);
    c.ellipse(x + wide / 2, y + tall * 1.02, wide * 0.4, tall * 0.42, 0, 0, Math.PI * 2);
    c.fill();
    c.fillStyle = css(palette.trim[0]!);
    c.beginPath();
    c.ellipse(x + wide / 2, y + tall * 0.42, wide * 0.19, tall * 0.2, 0, 0, Math.PI * 2);
    c.fill();
  } else {
    c.arc(x + wide * 0.66, y + tall * 0.36, tall * 0.15, 0, Math.PI * 2);
    c.fill();
    c.fillStyle = css(palette.land[kind === 2 ? 2 : 3]!);
    c.beginPath();
    c.moveTo(x, y + tall);
    c.lineTo(x, y + tall * 0.72);
    c.quadraticCurveTo(x + wide * 0.3, y + tall * 0.44, x + wide * 0.56, y + tall * 0.7);
    c.quadraticCurveTo(x + wide * 0.8, y + tall * 0.58, x + wide, y + tall * 0.72);
    c.lineTo(x + wide, y + tall);
    c.fill();
  }
  c.restore();
}

/** Paintings in golden frames on pale walls. */
export function paintings(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const wall = mix(mix(palette.cloud[0]!, palette.hero[1]!, 0.25), palette.ink, 0.08);
  c.fillStyle = css(wall);
  c.fillRect(left, top, right - left, bottom - top);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(wall, palette.ink, 0.3)));
    for (let z = room.back - 1.9, i = 0; z > 2.6; z -= 2.1, i++) {
      panel(c, side, room.wall - 0.01, [z - 0.12, z + 1.42], [1.2, 2.72], css(oklch(".68 .10 80")));
      panel(c, side, room.wall - 0.02, [z, z + 1.3], [1.32, 2.6], css(palette.inner[(i + 1) % 4]!));
      panel(c, side, room.wall - 0.03, [z, z + 1.3], [1.32, 1.75], css(palette.land[2 + (i % 2)]!));
    }
  }
  const middle = (left + right) / 2;
  picture(stage, c, [middle - 84, top + 92, 168, 122], 0);
  picture(stage, c, [left + 30, top + 100, 84, 106], 1);
  picture(stage, c, [right - 114, top + 100, 84, 106], 2);
  c.fillStyle = css(palette.lamp, 0.75);
  for (const x of [left + 72, middle, right - 72]) c.fillRect(x - 20, top + 66, 40, 5);
}

/** Red ropes between posts before the paintings. */
export function ropes(stage: Stage, c: Canvas): void {
  const gold = css(mix(oklch(".78 .12 84"), stage.palette.lamp, 0.2));
  const posts = [-2.7, -0.9, 0.9, 2.7].map(
    (x) => [...view.point(x, 0, 7.2), view.point(x, 0.92, 7.2)[1]] as const,
  );
  c.strokeStyle = css(oklch(".50 .17 25"));
  c.lineWidth = 7;
  for (let i = 0; i + 1 < posts.length; i++) {
    const [x, , head] = posts[i]!;
    const [to] = posts[i + 1]!;
    c.beginPath();
    c.moveTo(x, head + 8);
    c.quadraticCurveTo((x + to) / 2, head + 44, to, head + 8);
    c.stroke();
  }
  c.fillStyle = gold;
  for (const [x, foot, head] of posts) {
    c.fillRect(x - 3.5, head, 7, foot - head);
    c.beginPath();
    c.ellipse(x, foot, 17, 5, 0, 0, Math.PI * 2);
    c.ellipse(x, head, 8, 7, 0, 0, Math.PI * 2);
    c.fill();
  }
}

/** Drawers and bottles, under a green cross. */
export function remedies(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom } = wall;
  goods(stage, c, wall);
  const random = stage.random("remedies");
  const white = mix(palette.cloud[0]!, [0.97, 0, 0], 0.5);
  c.fillStyle = css(white);
  c.fillRect(left, top, right - left, bottom - top);
  const tones = [oklch(".72 .09 160"), oklch(".70 .09 240"), oklch(".80 .08 80"), oklch(".66 .13 28"), white];
  for (let row = 0; row < 3; row++) {
    const y = top + 170 + row * 44;
    for (let x = left + 18; x < right - 30; x += between(random, 15, 22)) {
      c.fillStyle = css(mix(pick(random, tones), palette.ink, 0.08));
      const [wide, tall] = [between(random, 10, 14), between(random, 18, 30)];
      c.fillRect(x, y - tall, wide, tall);
      c.fillStyle = css(white);
      c.fillRect(x, y - tall * 0.62, wide, tall * 0.3);
    }
    c.fillStyle = css(mix(white, palette.ink, 0.25));
    c.fillRect(left + 10, y, right - left - 20, 5);
  }
  cross(c, (left + right) / 2, top + 76, 44);
}

function cross(c: Canvas, x: number, y: number, r: number): void {
  const glow = c.createRadialGradient(x, y, 0, x, y, r * 2.1);
  glow.addColorStop(0, css(oklch(".78 .20 148"), 0.5));
  glow.addColorStop(1, css(oklch(".78 .20 148"), 0));
  c.fillStyle = glow;
  c.fillRect(x - r * 2.1, y - r * 2.1, r * 4.2, r * 4.2);
  c.fillStyle = css(oklch(".64 .18 148"));
  c.fillRect(x - r, y - r * 0.34, r * 2, r * 0.68);
  c.fillRect(x - r * 0.34, y - r, r * 0.68, r * 2);
}

export function pharmacyCounter(stage: Stage, c: Canvas): void {
  const white: Lab = mix(stage.palette.cloud[0]!, [0.97, 0, 0], 0.4);
  block(stage, c, {
    x: [-2.4, 2.4],
    z: [7.1, 7.7],
    tall: 1.1,
    front: mix(white, stage.palette.ink, 0.12),
    top: white,
  });
  const [x, y] = view.point(0, 0.58, 7.1);
  cross(c, x, y, 22);
}

/** The closed door of a garage, and tools on the walls. */
export function garageDoor(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const metal = mix(palette.cloud[0]!, palette.hero[2]!, 0.3);
  const [x0, x1, y0] = [left + 58, right - 58, top + 96];
  c.fillStyle = css(mix(metal, palette.ink, 0.6));
  c.fillRect(x0 - 10, y0 - 12, x1 - x0 + 20, bottom - y0 + 12);
  const step = (bottom - y0) / 4;
  for (let row = 0; row < 4; row++) {
    const slab = c.createLinearGradient(0, y0 + row * step, 0, y0 + (row + 1) * step);
    slab.addColorStop(0, css(metal));
    slab.addColorStop(1, css(mix(metal, palette.ink, 0.25)));
    c.fillStyle = slab;
    c.fillRect(x0, y0 + row * step + 1.5, x1 - x0, step - 3);
    for (let i = 0; i < 4; i++) {
      const wide = (x1 - x0) / 4;
      c.strokeStyle = css(mix(metal, palette.ink, 0.35));
      c.lineWidth = 2;
      const box = [x0 + i * wide + 10, y0 + row * step + 11, wide - 20, step - 22] as const;
      if (row === 0) {
        c.fillStyle = css(mix(palette.sky[4]!, palette.lamp, 0.3));
        c.fillRect(...box);
      }
      c.strokeRect(...box);
    }
  }
  c.fillStyle = css(palette.ink);
  c.fillRect((x0 + x1) / 2 - 16, bottom - 26, 32, 6);
  const steel = oklch(".74 .015 245");
  const board = mix(oklch(".62 .07 68"), palette.trim[2]!, 0.2);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [3.4, room.back - 0.5], [1.5, 3.1], css(mix(board, palette.ink, 0.35)));
    for (let z = 3.7, i = 0; z < room.back - 1; z += 0.62, i++) {
      const tall = [0.95, 0.6, 0.8, 0.5][i % 4]!;
      const grip = css(i % 3 === 0 ? palette.trim[1]! : mix(board, palette.ink, 0.7));
      panel(c, side, room.wall - 0.02, [z + 0.1, z + 0.17], [2.9 - tall, 2.9], grip);
      panel(
        c,
        side,
        room.wall - 0.03,
        [z, z + 0.3],
        [2.86 - tall * (i % 2 ? 0.15 : 1), 3 - tall * (i % 2 ? 0.15 : 1)],
        css(steel),
      );
    }
    panel(
      c,
      side,
      room.wall - 0.02,
      [3.2, room.back - 0.5],
      [0.86, 0.98],
      css(mix(board, palette.glow, 0.2)),
    );
  }
}

/** Metal lockers along all walls. */
export function lockers(stage: Stage, c: Canvas, { left, right, bottom, room }: Wall): void {
  const { palette } = stage;
  const metal = mix(palette.hero[1]!, oklch(".62 .06 225"), 0.4);
  const dark = css(mix(metal, palette.ink, 0.55));
  const wide = (right - left) / 9;
  const tall = 208;
  for (let i = 0; i < 9; i++) {
    const x = left + i * wide;
    const paint = c.createLinearGradient(x, 0, x + wide, 0);
    paint.addColorStop(0, css(mix(metal, palette.glow, 0.2)));
    paint.addColorStop(1, css(mix(metal, palette.ink, 0.12)));
    c.fillStyle = dark;
    c.fillRect(x, bottom - tall, wide, tall);
    c.fillStyle = paint;
    c.fillRect(x + 1.5, bottom - tall + 3, wide - 3, tall - 9);
    c.fillStyle = dark;
    for (let k = 0; k < 4; k++) {
      c.fillRect(x + 13, bottom - tall + 20 + k * 8, wide - 26, 3);
      c.fillRect(x + 13, bottom - 44 + k * 7, wide - 26, 2.6);
    }
    c.fillStyle = css(palette.disc[1]);
    c.fillRect(x + wide - 12, bottom - tall * 0.56, 5, 16);
  }
  for (const side of [-1, 1])
    for (let z = room.back - 0.72; z > 2.3; z -= 0.72) {
      panel(c, side, room.wall, [z, z + 0.7], [0, 2.76], dark);
      panel(c, side, room.wall - 0.01, [z + 0.03, z + 0.67], [0.06, 2.7], css(mix(metal, palette.ink, 0.3)));
      for (let k = 0; k < 4; k++)
        panel(c, side, room.wall - 0.02, [z + 0.16, z + 0.54], [2.2 + k * 0.1, 2.24 + k * 0.1], dark);
      panel(c, side, room.wall - 0.02, [z + 0.1, z + 0.16], [1.3, 1.5], css(palette.disc[1]));
    }
}

export function longBench(stage: Stage, c: Canvas): void {
  const wood = mix(oklch(".62 .09 64"), stage.palette.trim[2]!, 0.2);
  for (const x of [-1.7, 0, 1.7])
    fillPolygon(c, css(stage.palette.ink, 0.8), [
      [x - 0.06, 0, 6.9],
      [x + 0.06, 0, 6.9],
      [x + 0.06, 0.5, 6.9],
      [x - 0.06, 0.5, 6.9],
    ]);
  fillPolygon(c, css(wood), [
    [-2, 0.52, 6.8],
    [2, 0.52, 6.8],
    [2, 0.52, 7.3],
    [-2, 0.52, 7.3],
  ]);
  fillPolygon(c, css(mix(wood, stage.palette.ink, 0.35)), [
    [-2, 0.42, 6.8],
    [2, 0.42, 6.8],
    [2, 0.52, 6.8],
    [-2, 0.52, 6.8],
  ]);
}
