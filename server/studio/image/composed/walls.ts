import { css, mix } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between } from "../random.ts";
import type { Room } from "../scenes/room.ts";
import type { Plate, Stage } from "../stage.ts";

/** Where a room's floor would meet the sky. */
export const ROOM_HORIZON = 384;
export const view = createPerspective({ horizon: ROOM_HORIZON, eye: 1.7 });

/** The back wall's edges in design units, and its room. */
export interface Wall {
  left: number;
  right: number;
  top: number;
  bottom: number;
  room: Room;
}

/** Fills the polygon between corners, which are points of the room. */
export const fillPolygon = (
  c: Plate["c"],
  colour: string,
  corners: readonly (readonly [number, number, number])[],
) => {
  c.fillStyle = colour;
  trace(c, view, corners);
  c.fill();
};

/** A panel on a side wall, from z0 to z1 and from y0 to y1. */
export function panel(
  c: Plate["c"],
  side: number,
  wall: number,
  z: readonly [number, number],
  y: readonly [number, number],
  colour: string,
) {
  const x = side * (wall - 0.01);
  fillPolygon(c, colour, [
    [x, y[0], z[0]],
    [x, y[1], z[0]],
    [x, y[1], z[1]],
    [x, y[0], z[1]],
  ]);
}

/** Doors along both walls and one at the end. */
export function doors(stage: Stage, c: Plate["c"], { room, left, right, bottom }: Wall): void {
  const { palette } = stage;
  for (const side of [-1, 1])
    for (let z = 3.4; z < room.back - 1; z += 3.2) {
      panel(
        c,
        side,
        room.wall,
        [z - 0.12, z + 1.42],
        [0, 2.5],
        css(mix(palette.cloud[1]!, palette.ink, 0.3)),
      );
      panel(c, side, room.wall, [z, z + 1.3], [0, 2.4], css(mix(palette.trim[2]!, palette.ink, 0.22)));
      panel(c, side, room.wall, [z + 0.2, z + 1.1], [1.4, 2.2], css(mix(palette.trim[1]!, palette.ink, 0.3)));
      panel(
        c,
        side,
        room.wall,
        [z + 0.2, z + 1.1],
        [0.25, 1.15],
        css(mix(palette.trim[1]!, palette.ink, 0.35)),
      );
    }
  const wide = (right - left) * 0.3;
  const x = (left + right) / 2;
  c.fillStyle = css(palette.lamp);
  c.fillRect(x - wide / 2, bottom - wide * 2, wide, wide * 2);
}

export function shelves(stage: Stage, c: Plate["c"], { room, left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const random = stage.random("spines");
  const spines = [...palette.trim, ...palette.hero, palette.disc[1]];
  const rows = 6;
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.4, room.back], [0, 4.2], css(mix(palette.trim[3]!, palette.ink, 0.5)));
    for (let row = 0; row < rows; row++)
      for (let z = 2.5; z < room.back; z += between(random, 0.1, 0.2)) {
        const y = 0.12 + row * 0.68;
        const tone = mix(
          spines[Math.floor(random() * spines.length)]!,
          palette.ink,
          0.15 + 0.3 * (1 - z / room.back),
        );
        panel(c, side, room.wall, [z, z + 0.085], [y, y + between(random, 0.38, 0.56)], css(tone));
      }
  }
  c.fillStyle = css(mix(palette.trim[3]!, palette.ink, 0.5));
  c.fillRect(left, top + 20, right - left, bottom - top - 20);
  const step = (bottom - top - 70) / rows;
  for (let row = 0; row < rows; row++) {
    const foot = top + 72 + row * step;
    for (let x = left + 6; x < right - 8; x += between(random, 5, 9)) {
      const tall = between(random, step * 0.55, step * 0.8);
      c.fillStyle = css(mix(spines[Math.floor(random() * spines.length)]!, palette.ink, 0.14));
      c.fillRect(x, foot - tall, 5, tall);
    }
    c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.3));
    c.fillRect(left, foot, right - left, 5);
  }
  // Uprights between the cases.
  for (let k = 0; k <= 4; k++) {
    c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.2));
    c.fillRect(left + ((right - left - 8) * k) / 4, top + 20, 8, bottom - top - 20);
  }
  ladderOn(stage, c, { x: left + (right - left) * 0.64, top: top + 40, bottom: bottom + 26 });
}

/** A ladder that leans on shelves. */
function ladderOn(stage: Stage, c: Plate["c"], at: { x: number; top: number; bottom: number }): void {
  c.strokeStyle = css(mix(stage.palette.lamp, stage.palette.trim[2]!, 0.6));
  c.lineWidth = 5;
  c.lineCap = "round";
  for (const dx of [0, 40]) {
    c.beginPath();
    c.moveTo(at.x + dx * 0.8, at.top);
    c.lineTo(at.x + dx - 22, at.bottom);
    c.stroke();
  }
  c.lineWidth = 4;
  for (let k = 0.06; k < 1; k += 0.105) {
    const y = at.top + (at.bottom - at.top) * k;
    c.beginPath();
    c.moveTo(at.x - 22 * k, y);
    c.lineTo(at.x + 32 + 8 * k - 22 * k, y);
    c.stroke();
  }
}

export function blackboard(stage: Stage, c: Plate["c"], { left, right, top }: Wall): void {
  const { palette } = stage;
  const [x0, x1] = [left + (right - left) * 0.2, right - (right - left) * 0.2];
  c.fillStyle = css(mix(palette.trim[3]!, palette.ink, 0.2));
  c.fillRect(x0 - 7, top + 52, x1 - x0 + 14, 150);
  c.fillStyle = css(mix([0.32, -0.04, 0.02], palette.ink, 0.25));
  c.fillRect(x0, top + 59, x1 - x0, 136);
  c.strokeStyle = css(palette.cloud[0]!, 0.55);
  c.lineWidth = 1.6;
  const random = stage.random("chalk");
  for (let row = 0; row < 4; row++) {
    c.beginPath();
    for (let x = x0 + 16; x < x1 - 40 - row * 26; x += 5)
      c.lineTo(x, top + 82 + row * 27 + (random() - 0.5) * 9);
    c.stroke();
  }
}

/** The joints of large square tiles over a whole wall, in the stroke that is set. */
export function joints(c: Plate["c"], { left, right, top, bottom }: Wall): void {
  c.beginPath();
  for (let x = left; x < right; x += 26) {
    c.moveTo(x, top);
    c.lineTo(x, bottom);
  }
  for (let y = top; y < bottom; y += 26) {
    c.moveTo(left, y);
    c.lineTo(right, y);
  }
  c.stroke();
}

export function tiles(stage: Stage, c: Plate["c"], { left, right, top, bottom }: Wall): void {
  c.strokeStyle = css(stage.palette.cloud[0]!, 0.16);
  c.lineWidth = 1;
  for (let y = bottom; y > top + (bottom - top) * 0.35; y -= 17) {
    c.beginPath();
    c.moveTo(left, y);
    c.lineTo(right, y);
    c.stroke();
  }
  for (let x = left; x < right; x += 17) {
    c.beginPath();
    c.moveTo(x, bottom);
    c.lineTo(x, top + (bottom - top) * 0.35);
    c.stroke();
  }
}

export function counter(stage: Stage, c: Plate["c"], wall: Wall): void {
  tiles(stage, c, wall);
  const { palette } = stage;
  const { left, right, bottom } = wall;
  c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.3));
  c.fillRect(left, bottom - 62, right - left, 62);
  c.fillStyle = css(mix(palette.cloud[0]!, palette.hero[2]!, 0.25));
  c.fillRect(left - 4, bottom - 70, right - left + 8, 9);
  for (let x = left + 14; x < right - 30; x += 62) {
    c.fillStyle = css(mix(palette.trim[1]!, palette.ink, 0.35));
    c.fillRect(x, bottom - 54, 50, 44);
    c.fillStyle = css(palette.disc[1]);
    c.fillRect(x + 20, bottom - 48, 10, 3);
  }
}

/** A stage's curtains on both sides. */
/** Half the width of a fold, and how many folds a stage curtain has on each side. */
const FOLD = 17;
const FOLDS = 9;

/** The curtain of a stage, in folds on both sides. */
export function drapes(stage: Stage, c: Plate["c"], wall: Wall): void {
  const { palette } = stage;
  const outer = wall.right + 250;
  for (const side of [-1, 1])
    for (let i = 0; i < FOLDS; i++) {
      const x = side * (outer - i * FOLD * 1.7);
      const fold = c.createLinearGradient(x - FOLD, 0, x + FOLD, 0);
      fold.addColorStop(0, css(mix(palette.trim[3]!, palette.ink, 0.4)));
      fold.addColorStop(0.45, css(mix(palette.trim[1]!, palette.trim[2]!, 0.5)));
      fold.addColorStop(1, css(mix(palette.trim[2]!, palette.ink, 0.35)));
      c.fillStyle = fold;
      c.beginPath();
      c.moveTo(x - FOLD, -40);
      c.lineTo(x + FOLD, -40);
      c.lineTo(x + FOLD * 1.06, 628);
      c.quadraticCurveTo(x, 644, x - FOLD * 1.06, 628);
      c.fill();
    }
}

export function pillars(stage: Stage, c: Plate["c"], { room }: Wall): void {
  const { palette } = stage;
  const stone = mix(palette.cloud[1]!, palette.hero[2]!, 0.4);
  for (let z = room.back - 0.6; z > 2.6; z -= 1.7)
    for (const side of [-1, 1]) {
      const [x, y] = view.point(side * (room.wall - 0.35), 0, z);
      const half = view.size(z) * 0.17;
      const top = view.point(0, room.ceiling, z)[1];
      const light = c.createLinearGradient(x - half, 0, x + half, 0);
      light.addColorStop(0, css(mix(stone, palette.ink, side < 0 ? 0.5 : 0.1)));
      light.addColorStop(1, css(mix(stone, palette.ink, side < 0 ? 0.1 : 0.5)));
      c.fillStyle = light;
      c.fillRect(x - half, top, half * 2, y - top);
      c.fillRect(x - half * 1.5, y - half * 0.5, half * 3, half * 0.5);
      c.fillRect(x - half * 1.5, top, half * 3, half * 0.6);
    }
}

/** Lamps that hang in two rows from the ceiling. */
export function lamps(stage: Stage, c: Plate["c"], { room }: Wall): void {
  const { palette } = stage;
  for (let z = room.back - 0.8; z > 3; z -= 1.6)
    for (const side of [-1, 1]) {
      const [x, top] = view.point(side * 1.15, room.ceiling, z);
      const y = view.point(0, room.ceiling - 1.15, z)[1];
      const size = view.size(z) * 0.16;
      c.fillStyle = css(palette.ink);
      c.fillRect(x - 1, top, 2, y - top);
      const glow = c.createRadialGradient(x, y, 0, x, y, size * 4);
      glow.addColorStop(0, css(palette.lamp, 0.5));
      glow.addColorStop(1, css(palette.lamp, 0));
      c.fillStyle = glow;
      c.fillRect(x - size * 4, y - size * 4, size * 8, size * 8);
      c.fillStyle = css(palette.lamp);
      c.beginPath();
      c.ellipse(x, y, size, size * 0.8, 0, 0, Math.PI * 2);
      c.fill();
    }
}

/** A church: pillars, and a cross over the altar. */
export function nave(stage: Stage, c: Plate["c"], wall: Wall): void {
  pillars(stage, c, wall);
  const { palette } = stage;
  const x = (wall.left + wall.right) / 2;
  c.fillStyle = css(palette.disc[0]);
  c.fillRect(x - 4, wall.top + 2, 8, 44);
  c.fillRect(x - 15, wall.top + 13, 30, 8);
  c.fillStyle = css(mix(palette.cloud[0]!, palette.hero[1]!, 0.2));
  c.fillRect(x - 46, wall.bottom - 36, 92, 36);
  c.fillStyle = css(palette.trim[1]!);
  c.fillRect(x - 50, wall.bottom - 42, 100, 8);
}
