import { css, type Lab, mix, oklch } from "../colour.ts";
import { between } from "../random.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const MINT: Lab = oklch(".86 .045 175");
const PINE: Lab = oklch(".72 .085 68");

/** The corridor of a hospital: wide doors with numbers, a rail along pale walls, and lights in the ceiling. */
export function wardDoors(stage: Stage, c: Canvas, { room, left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const pale = mix(MINT, palette.cloud[0]!, 0.35);
  const far = (tone: Lab, z: number) => css(mix(tone, palette.hero[1]!, Math.min(0.4, z / 46)));
  for (const side of [-1, 1]) {
    for (let z = 2; z < room.back; z += 0.8)
      panel(
        c,
        side,
        room.wall,
        [z, Math.min(room.back, z + 0.82)],
        [0, room.ceiling],
        far(mix(pale, palette.ink, side > 0 ? 0.08 : 0.16), z),
      );
    for (let z = 2; z < room.back; z += 0.8)
      panel(
        c,
        side,
        room.wall,
        [z, Math.min(room.back, z + 0.82)],
        [0, 1.1],
        far(mix(oklch(".70 .06 190"), palette.ink, side > 0 ? 0.1 : 0.2), z),
      );
    panel(c, side, room.wall, [2, room.back], [1.06, 1.2], css(mix(oklch(".62 .05 70"), palette.ink, 0.15)));
    for (let z = 3.4, i = 0; z < room.back - 1.5; z += 3.6, i++) {
      panel(c, side, room.wall, [z - 0.14, z + 1.84], [0, 2.66], far(oklch(".94 .01 180"), z));
      panel(
        c,
        side,
        room.wall,
        [z, z + 0.82],
        [0, 2.54],
        far(mix(oklch(".74 .07 215"), palette.ink, 0.08), z),
      );
      panel(
        c,
        side,
        room.wall,
        [z + 0.88, z + 1.7],
        [0, 2.54],
        far(mix(oklch(".74 .07 215"), palette.ink, 0.14), z),
      );
      for (const from of [0.24, 1.12])
        panel(
          c,
          side,
          room.wall,
          [z + from, z + from + 0.34],
          [1.5, 2.2],
          far(mix(palette.lamp, palette.cloud[0]!, 0.5), z),
        );
      panel(
        c,
        side,
        room.wall,
        [z + 2.05, z + 2.5],
        [1.75, 2.1],
        far(i % 2 ? oklch(".56 .14 250") : oklch(".58 .13 160"), z),
      );
    }
  }
  // A door with two leaves at the end, below a sign with a cross.
  const [x, wide] = [(left + right) / 2, (right - left) * 0.62];
  c.fillStyle = css(mix(pale, palette.ink, 0.06));
  c.fillRect(left, top, right - left, bottom - top);
  c.fillStyle = css(mix(oklch(".74 .07 215"), palette.ink, 0.1));
  c.fillRect(x - wide / 2, bottom - wide * 0.98, wide / 2 - 1, wide * 0.98);
  c.fillRect(x + 1, bottom - wide * 0.98, wide / 2 - 1, wide * 0.98);
  c.fillStyle = css(palette.lamp);
  for (const side of [-1, 1]) {
    c.beginPath();
    c.arc(x + (side * wide) / 4, bottom - wide * 0.62, wide * 0.1, 0, Math.PI * 2);
    c.fill();
  }
  // Lights in the ceiling, and a sign that hangs from it.
  for (let z = 3.5; z < room.back; z += 3)
    fillPolygon(c, css(mix([0.99, 0, 0], palette.lamp, 0.2), 0.95), [
      [-0.42, room.ceiling - 0.01, z],
      [0.42, room.ceiling - 0.01, z],
      [0.42, room.ceiling - 0.01, z + 1.3],
      [-0.42, room.ceiling - 0.01, z + 1.3],
    ]);
  const [signX, signTop] = view.point(0, 3.66, 8.6);
  const half = 92;
  c.fillStyle = css(palette.ink, 0.7);
  for (const edge of [-70, 70]) c.fillRect(signX + edge, signTop - 26, 2.4, 28);
  c.fillStyle = css(oklch(".97 .005 180"));
  c.beginPath();
  c.roundRect(signX - half, signTop, half * 2, 44, 5);
  c.fill();
  c.fillStyle = css(oklch(".58 .21 27"));
  c.fillRect(signX - 70, signTop + 17, 30, 10);
  c.fillRect(signX - 60, signTop + 7, 10, 30);
  c.fillStyle = css(oklch(".50 .12 250"));
  c.fillRect(signX - 26, signTop + 12, 92, 7);
  c.fillRect(signX - 26, signTop + 26, 64, 6);
}

/** A bed on wheels and a drip along one wall, chairs along the other. */
export function corridorBed(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const white = mix(oklch(".95 .01 220"), palette.hero[1]!, 0.1);
  for (const z of [6.2, 7.2, 8.2]) {
    block(stage, c, {
      x: [1.12, 1.66],
      z: [z, z + 0.7],
      tall: 0.5,
      front: mix(oklch(".58 .10 245"), palette.ink, 0.15),
      top: oklch(".66 .10 245"),
    });
    panel(c, 1, 1.7, [z, z + 0.7], [0.5, 1.15], css(mix(oklch(".60 .10 245"), palette.ink, 0.2)));
  }
  block(stage, c, {
    x: [-1.66, -0.86],
    z: [6.6, 9],
    tall: 0.78,
    front: mix(palette.ink, white, 0.45),
    top: white,
  });
  block(stage, c, {
    x: [-1.66, -0.86],
    z: [8.4, 9],
    tall: 0.98,
    front: white,
    top: mix(white, palette.glow, 0.3),
  });
  fillPolygon(c, css(oklch(".72 .08 200")), [
    [-1.66, 0.8, 6.6],
    [-0.86, 0.8, 6.6],
    [-0.86, 0.8, 7.9],
    [-1.66, 0.8, 7.9],
  ]);
  const [x, foot] = view.point(-0.7, 0, 6.5);
  const head = view.point(-0.7, 2.1, 6.5)[1];
  c.fillStyle = css(oklch(".78 .01 240"));
  c.fillRect(x - 2, head, 4, foot - head);
  c.fillRect(x - 15, head, 30, 4);
  c.fillRect(x - 16, foot - 4, 32, 4);
  c.fillStyle = css(oklch(".82 .06 220"));
  c.beginPath();
  c.roundRect(x + 4, head + 6, 20, 32, 5);
  c.fill();
}

/** Boards of pine on all walls, with a small window, a thermometer and a ladle on hooks. */
export function pineBoards(stage: Stage, c: Canvas, { room, left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const wood = mix(PINE, palette.lamp, 0.12);
  for (let y = 0, i = 0; y < room.ceiling; y += 0.3, i++)
    for (const side of [-1, 1])
      panel(
        c,
        side,
        room.wall,
        [1.6, room.back],
        [y, y + 0.27],
        css(mix(wood, palette.ink, 0.2 + (i % 3) * 0.05)),
      );
  const step = (bottom - top) / 15;
  for (let i = 0; i < 15; i++) {
    c.fillStyle = css(mix(wood, palette.ink, 0.06 + (i % 3) * 0.05));
    c.fillRect(left, top + i * step, right - left, step - 1.6);
    c.fillStyle = css(mix(wood, palette.ink, 0.45));
    c.fillRect(left, top + (i + 1) * step - 1.6, right - left, 1.6);
  }
  const random = stage.random("knots");
  c.fillStyle = css(mix(wood, palette.ink, 0.4), 0.6);
  for (let i = 0; i < 42; i++) {
    c.beginPath();
    c.ellipse(between(random, left, right), between(random, top, bottom), 4, 2.4, 0, 0, Math.PI * 2);
    c.fill();
  }
  // A thermometer with a round face.
  const [x, y] = [right - 66, top + 120];
  c.fillStyle = css(mix(wood, palette.ink, 0.5));
  c.beginPath();
  c.arc(x, y, 25, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css(palette.cloud[0]!);
  c.beginPath();
  c.arc(x, y, 20, 0, Math.PI * 2);
  c.fill();
  c.strokeStyle = css(oklch(".58 .21 27"));
  c.lineWidth = 4;
  c.beginPath();
  c.arc(x, y, 14, -1.2, 0.7);
  c.stroke();
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(x + 11, y - 10);
  c.stroke();
}

/** Benches in two tiers, the stove with its stones, a bucket and steam. */
export function saunaBenches(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(PINE, palette.glow, 0.16);
  const front = mix(PINE, palette.ink, 0.42);
  block(stage, c, { x: [-3.1, 1.5], z: [7.3, 8.2], tall: 1.15, front, top: wood });
  block(stage, c, { x: [-3.1, 1.2], z: [6.4, 7.3], tall: 0.6, front, top: wood });
  for (const [x1, y, z] of [
    [1.5, 1.15, 7.3],
    [1.2, 0.6, 6.4],
  ] as const)
    for (let k = 0; k < 3; k++)
      fillPolygon(c, css(mix(PINE, palette.ink, 0.5), 0.8), [
        [-3.1, y + 0.004, z + 0.26 + k * 0.24],
        [x1, y + 0.004, z + 0.26 + k * 0.24],
        [x1, y + 0.004, z + 0.3 + k * 0.24],
        [-3.1, y + 0.004, z + 0.3 + k * 0.24],
      ]);
  // The stove within a rail.
  const iron = oklch(".30 .01 260");
  block(stage, c, { x: [1.85, 2.8], z: [7, 7.9], tall: 1.15, front: iron, top: mix(iron, palette.ink, 0.3) });
  const [gx, gy] = view.point(2.32, 0.5, 7);
  const glow = c.createRadialGradient(gx, gy, 4, gx, gy, 60);
  glow.addColorStop(0, css(oklch(".76 .19 50")));
  glow.addColorStop(1, css(oklch(".60 .20 35"), 0));
  c.fillStyle = glow;
  c.fillRect(gx - 60, gy - 60, 120, 120);
  c.fillStyle = css(oklch(".84 .16 75"));
  c.beginPath();
  c.roundRect(gx - 20, gy - 16, 40, 30, 5);
  c.fill();
  c.fillStyle = css(iron);
  for (const dx of [-8, 6]) c.fillRect(gx + dx, gy - 16, 3, 30);
  const random = stage.random("stones of the stove");
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7 - row; i++) {
      const [x, y] = view.point(1.94 + row * 0.07 + i * 0.13, 1.2 + row * 0.1, 7.1);
      const r = between(random, 9, 12);
      const stone = c.createRadialGradient(x - 3, y - 4, 1, x, y, r);
      stone.addColorStop(0, css(oklch(".66 .02 50")));
      stone.addColorStop(1, css(oklch(".36 .02 40")));
      c.fillStyle = stone;
      c.beginPath();
      c.ellipse(x, y, r, r * 0.8, 0, 0, Math.PI * 2);
      c.fill();
    }
  // A bucket with a ladle on the lower bench, and two towels.
  const [bx, by] = view.point(0.7, 0.6, 6.6);
  c.fillStyle = css(mix(PINE, palette.ink, 0.25));
  c.beginPath();
  c.moveTo(bx - 24, by - 42);
  c.lineTo(bx + 24, by - 42);
  c.lineTo(bx + 19, by);
  c.lineTo(bx - 19, by);
  c.fill();
  c.fillStyle = css(oklch(".72 .10 75"));
  c.fillRect(bx - 23, by - 33, 46, 4);
  c.fillRect(bx - 20, by - 10, 40, 4);
  c.strokeStyle = css(mix(PINE, palette.ink, 0.5));
  c.lineWidth = 5;
  c.beginPath();
  c.moveTo(bx + 2, by - 40);
  c.lineTo(bx + 36, by - 76);
  c.stroke();
  for (const [x, tone] of [
    [-2.2, ".93 .01 90"],
    [-0.9, ".66 .12 25"],
  ] as const)
    fillPolygon(c, css(mix(oklch(tone), palette.ink, 0.06)), [
      [x, 1.17, 7.35],
      [x + 0.8, 1.17, 7.35],
      [x + 0.8, 1.17, 7.95],
      [x, 1.17, 7.95],
    ]);
}
