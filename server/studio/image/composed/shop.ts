import { css, mix } from "../colour.ts";
import { between, pick } from "../random.ts";
import type { Plate, Stage } from "../stage.ts";
import { fillPolygon, panel, type Wall } from "./walls.ts";

/** Shelves of boxes, tins and fruit along the walls, with light strips over the aisle. */
export function goods(stage: Stage, c: Plate["c"], wall: Wall): void {
  const { palette } = stage;
  const { room } = wall;
  const random = stage.random("goods");
  const colours = [
    ...palette.trim.slice(0, 3),
    ...palette.hero.slice(0, 3),
    palette.disc[0],
    palette.disc[1],
    palette.cloud[0]!,
  ];
  const board = css(mix(palette.cloud[1]!, palette.ink, 0.3));
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, 3.3], css(mix(palette.hero[3]!, palette.ink, 0.4)));
    for (let row = 0; row < 4; row++) {
      const y = 0.15 + row * 0.78;
      panel(c, side, room.wall, [2.2, room.back], [y - 0.09, y], board);
      let z = 2.3;
      while (z < room.back - 0.6) {
        const wide = between(random, 0.26, 0.5);
        const tall = between(random, 0.26, 0.54);
        const [colour, label] = [pick(random, colours), pick(random, colours)];
        const dark = 0.1 + 0.22 * (1 - z / room.back);
        // Several of a kind side by side.
        for (let k = 0; k < 3 && z < room.back - 0.4; k++, z += wide) {
          const across = [z, z + wide * 0.9] as const;
          panel(c, side, room.wall, across, [y, y + tall], css(mix(colour, palette.ink, dark)));
          panel(
            c,
            side,
            room.wall,
            across,
            [y + tall * 0.3, y + tall * 0.62],
            css(mix(label, palette.ink, dark)),
          );
        }
        z += 0.1;
      }
    }
  }
  backShelves(stage, c, wall, board);
  for (let z = room.back - 0.6; z > 2.6; z -= 1.5)
    fillPolygon(c, css(palette.lamp, 0.85), [
      [-0.7, room.ceiling - 0.02, z],
      [0.7, room.ceiling - 0.02, z],
      [0.7, room.ceiling - 0.02, z - 0.34],
      [-0.7, room.ceiling - 0.02, z - 0.34],
    ]);
}

/** The shelves of the back wall: two rows of tins, one of boxes and one of fruit. */
function backShelves(stage: Stage, c: Plate["c"], { left, right, top, bottom }: Wall, board: string): void {
  const { palette } = stage;
  const random = stage.random("goods behind");
  const colours = [
    ...palette.trim.slice(0, 3),
    ...palette.hero.slice(0, 3),
    ...palette.disc,
    palette.cloud[0]!,
  ];
  const step = (bottom - top - 60) / 4;
  for (let row = 0; row < 4; row++) {
    const foot = top + 53 + step * (row + 1);
    let x = left + 4;
    while (x < right - 16) {
      const wide = row === 1 ? between(random, 24, 34) : between(random, 13, 18);
      const tall = between(random, step * 0.36, step * 0.66);
      const colour = css(mix(pick(random, colours), palette.haze, 0.18));
      const label = css(mix(pick(random, colours), palette.haze, 0.18));
      for (let k = 0; k < 4 && x < right - wide; k++, x += wide) {
        c.fillStyle = colour;
        if (row === 2) {
          c.beginPath();
          c.arc(x + wide / 2, foot - wide / 2, wide / 2, 0, Math.PI * 2);
          c.fill();
          continue;
        }
        c.fillRect(x, foot - tall, wide - 2, tall);
        c.fillStyle = label;
        c.fillRect(x, foot - tall * 0.7, wide - 2, tall * 0.36);
      }
      x += 5;
    }
    c.fillStyle = board;
    c.fillRect(left, foot, right - left, 5);
  }
}
