import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** Tiles, cubicles on one side with one door open, and basins below mirrors on the other. */
export function cubicles(stage: Stage, c: Canvas, { room, left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const tile = mix(oklch(".90 .03 200"), palette.hero[1]!, 0.15);
  const joint = css(mix(tile, palette.ink, 0.3), 0.5);
  c.fillStyle = css(tile);
  c.fillRect(left, top, right - left, bottom - top);
  c.fillStyle = joint;
  for (let x = left; x < right; x += 26) c.fillRect(x, top, 1.4, bottom - top);
  for (let y = top; y < bottom; y += 26) c.fillRect(left, y, right - left, 1.4);
  c.fillStyle = css(mix(oklch(".62 .09 200"), palette.ink, 0.05));
  c.fillRect(left, top + (bottom - top) * 0.5, right - left, 14);
  for (const side of [-1, 1])
    panel(
      c,
      side,
      room.wall,
      [1.6, room.back],
      [0, room.ceiling],
      css(mix(tile, palette.ink, side > 0 ? 0.14 : 0.24)),
    );
  // The walls of the open cubicle at the end.
  const leaf = mix(oklch(".56 .09 215"), palette.trim[2]!, 0.2);
  const [x0, x1] = [view.point(-0.95, 0, room.back)[0], view.point(1.35, 0, room.back)[0]];
  const head = view.point(0, 2.5, room.back)[1];
  c.fillStyle = css(mix(tile, palette.glow, 0.3));
  c.fillRect(x0, head, x1 - x0, bottom - head);
  c.fillStyle = css(leaf);
  for (const x of [x0, x1]) c.fillRect(x - 7, head - 12, 14, bottom - head + 12);
  c.fillRect(x0 - 7, head - 16, x1 - x0 + 14, 12);
  for (let z = 3.6, i = 0; z < room.back - 1; z += 1.6, i++) {
    panel(c, -1, room.wall, [z, z + 1.5], [0.2, 2.4], css(mix(leaf, palette.ink, 0.12 + i * 0.04)));
    panel(c, -1, room.wall, [z + 1.5, z + 1.6], [0, 2.5], css(mix(palette.cloud[1]!, palette.ink, 0.25)));
    panel(c, -1, room.wall, [z + 0.14, z + 0.26], [1.2, 1.4], css(oklch(".60 .17 27")));
  }
  for (let z = 4; z < room.back - 0.8; z += 1.9) {
    panel(c, 1, room.wall, [z, z + 1.2], [1.5, 2.9], css(mix(palette.trim[1]!, palette.ink, 0.2)));
    panel(
      c,
      1,
      room.wall,
      [z + 0.07, z + 1.13],
      [1.57, 2.83],
      css(mix(palette.sky[4]!, palette.cloud[0]!, 0.4)),
    );
    block(stage, c, {
      x: [room.wall - 0.62, room.wall],
      z: [z, z + 1.2],
      tall: 0.95,
      front: mix(tile, palette.ink, 0.2),
      top: mix(palette.cloud[0]!, [0.98, 0, 0], 0.4),
    });
  }
  // A sign with a man and a woman.
  const [sx, sy] = [(x0 + x1) / 2, head - 56];
  c.fillStyle = css(oklch(".44 .10 250"));
  c.beginPath();
  c.roundRect(sx - 34, sy - 26, 68, 52, 7);
  c.fill();
  c.fillStyle = css(palette.cloud[0]!);
  for (const [dx, skirt] of [
    [-15, 0],
    [15, 8],
  ] as const) {
    c.beginPath();
    c.arc(sx + dx, sy - 14, 5.4, 0, Math.PI * 2);
    c.fill();
    c.beginPath();
    c.moveTo(sx + dx - 5, sy - 7);
    c.lineTo(sx + dx + 5, sy - 7);
    c.lineTo(sx + dx + 5 + skirt * 0.5, sy + 9);
    c.lineTo(sx + dx - 5 - skirt * 0.5, sy + 9);
    c.fill();
    c.fillRect(sx + dx - 4, sy + 8, 3, 12);
    c.fillRect(sx + dx + 1, sy + 8, 3, 12);
  }
}
