import { css, mix } from "../colour.ts";
import { type Plate, type Stage } from "../stage.ts";
import { fillPolygon, panel, tiles, type Wall } from "./walls.ts";

type Canvas = Plate["c"];
type Corner = readonly [number, number, number];

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
    fillPolygon(c, css(mix(stone, palette.ink, 0.28 + (i === 5 ? 0 : 0.12))), [
      low[i]!,
      low[j]!,
      high[j]!,
      high[i]!,
    ]);
  }
  fillPolygon(c, css(stone), high);
  fillPolygon(c, css(mix(stone, palette.hero[2]!, 0.25)), ring(0.53, 0.72));
  fillPolygon(c, css(mix(stone, palette.cloud[0]!, 0.4)), ring(0.54, 0.6));
}
