import { type Lab, css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, tiles, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const WHITE: Lab = [0.95, 0, 0.01];

/** A carpet with a border, and a floor lamp beside the sofa. */
export function rugAndLamp(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const red = mix(oklch(".48 .14 25"), palette.trim[2]!, 0.2);
  const cream = mix(WHITE, palette.lamp, 0.3);
  for (const [grow, colour] of [
    [0, red],
    [0.16, cream],
    [0.26, red],
  ] as const)
    fillPolygon(c, css(colour), [
      [-1.8 + grow, 0, 4.2 + grow],
      [1.8 - grow, 0, 4.2 + grow],
      [1.8 - grow, 0, 6.7 - grow],
      [-1.8 + grow, 0, 6.7 - grow],
    ]);
  // The low cabinet below the television.
  const wood = mix(palette.trim[3]!, oklch(".45 .06 55"), 0.5);
  block(stage, c, {
    x: [1.15, 2.75],
    z: [7.1, 7.7],
    tall: 0.5,
    front: wood,
    top: mix(wood, palette.lamp, 0.25),
  });
  const [x, foot] = view.point(-2.85, 0, 7.6);
  const u = view.size(7.6) / 100;
  const glow = c.createRadialGradient(x, foot - u * 190, 0, x, foot - u * 190, u * 130);
  glow.addColorStop(0, css(palette.lamp, 0.6));
  glow.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(x - u * 130, foot - u * 320, u * 260, u * 260);
  c.fillStyle = css(mix(palette.ink, palette.trim[3]!, 0.3));
  c.fillRect(x - u * 3, foot - u * 180, u * 6, u * 180);
  c.fillRect(x - u * 20, foot - u * 6, u * 40, u * 6);
  c.fillStyle = css(palette.lamp);
  c.beginPath();
  c.moveTo(x - u * 22, foot - u * 226);
  c.lineTo(x + u * 22, foot - u * 226);
  c.lineTo(x + u * 42, foot - u * 170);
  c.lineTo(x - u * 42, foot - u * 170);
  c.fill();
}

/** A double bed with white linen between two lit bedside tables. */
export function doubleBed(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(palette.trim[3]!, oklch(".42 .06 50"), 0.5);
  const cloth = mix(palette.trim[1]!, oklch(".50 .13 20"), 0.4);
  const [x0, x1] = [-2.5, -0.5];
  block(stage, c, { x: [x0, x1], z: [8, 8.15], tall: 1.35, front: wood, top: mix(wood, palette.lamp, 0.2) });
  block(stage, c, { x: [x0, x1], z: [5.9, 8], tall: 0.62, front: mix(WHITE, palette.ink, 0.22), top: WHITE });
  fillPolygon(c, css(cloth), [
    [x0, 0.63, 5.9],
    [x1, 0.63, 5.9],
    [x1, 0.63, 6.7],
    [x0, 0.63, 6.7],
  ]);
  fillPolygon(c, css(mix(cloth, palette.ink, 0.3)), [
    [x0, 0.28, 5.89],
    [x1, 0.28, 5.89],
    [x1, 0.63, 5.89],
    [x0, 0.63, 5.89],
  ]);
  for (const k of [-2.02, -0.98]) {
    const [x, y] = view.point(k, 0.66, 7.6);
    const u = view.size(7.6) / 100;
    c.fillStyle = css(mix(WHITE, palette.ink, 0.1));
    c.beginPath();
    c.roundRect(x - u * 42, y - u * 30, u * 84, u * 34, u * 14);
    c.fill();
  }
  for (const k of [-2.95, -0.05]) {
    block(stage, c, {
      x: [k - 0.24, k + 0.24],
      z: [7.5, 8],
      tall: 0.6,
      front: wood,
      top: mix(wood, palette.lamp, 0.3),
    });
    bedsideLamp(stage, c, k);
  }
}

export function bedsideLamp(stage: Stage, c: Canvas, across: number, tall = 0.6): void {
  const { palette } = stage;
  const [x, y] = view.point(across, tall, 7.75);
  const u = view.size(7.75) / 100;
  const glow = c.createRadialGradient(x, y - u * 48, 0, x, y - u * 48, u * 110);
  glow.addColorStop(0, css(palette.lamp, 0.6));
  glow.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(x - u * 110, y - u * 158, u * 220, u * 220);
  c.fillStyle = css(palette.ink);
  c.fillRect(x - u * 3, y - u * 36, u * 6, u * 36);
  c.fillStyle = css(palette.lamp);
  c.beginPath();
  c.moveTo(x - u * 13, y - u * 66);
  c.lineTo(x + u * 13, y - u * 66);
  c.lineTo(x + u * 25, y - u * 32);
  c.lineTo(x - u * 25, y - u * 32);
  c.fill();
}

/** Lockers along both walls of a school's hallway, and a double door at its end. */
export function hallLockers(stage: Stage, c: Canvas, { room, left, right, bottom, top }: Wall): void {
  const { palette } = stage;
  const blue = mix(oklch(".52 .11 245"), palette.hero[2]!, 0.15);
  for (const side of [-1, 1])
    for (let z = 2.3, i = 0; z < room.back - 0.6; z += 0.62, i++) {
      const tone = mix(
        mix(blue, palette.cloud[0]!, i % 2 ? 0.16 : 0),
        palette.ink,
        0.3 * (1 - z / room.back),
      );
      panel(c, side, room.wall, [z, z + 0.58], [0.1, 2.3], css(tone));
      for (const y of [1.86, 1.96, 2.06])
        panel(
          c,
          side,
          room.wall - 0.01,
          [z + 0.14, z + 0.44],
          [y, y + 0.04],
          css(mix(tone, palette.ink, 0.6)),
        );
      panel(c, side, room.wall - 0.01, [z + 0.44, z + 0.5], [1.05, 1.3], css(palette.disc[1]));
      panel(c, side, room.wall, [z + 0.58, z + 0.62], [0.1, 2.3], css(mix(tone, palette.ink, 0.55)));
    }
  const tall = (bottom - top) * 0.66;
  const wide = (right - left) * 0.56;
  c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.2));
  c.fillRect(-wide / 2, bottom - tall, wide, tall);
  c.fillStyle = css(palette.lamp);
  for (const x of [-wide * 0.4, wide * 0.1]) c.fillRect(x, bottom - tall * 0.86, wide * 0.3, tall * 0.36);
  // Strips of light along the ceiling.
  for (let z = 3; z < room.back; z += 2.4)
    fillPolygon(c, css(palette.lamp, 0.9), [
      [-0.4, room.ceiling - 0.01, z],
      [0.4, room.ceiling - 0.01, z],
      [0.4, room.ceiling - 0.01, z + 1],
      [-0.4, room.ceiling - 0.01, z + 1],
    ]);
}

/** Green tiles and a screen with a heartbeat. */
export function theatreWall(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom } = wall;
  c.fillStyle = css(mix(oklch(".74 .06 175"), palette.hero[1]!, 0.25));
  c.fillRect(left, top, right - left, bottom - top);
  tiles(stage, c, wall);
  const x = right - 130;
  const y = top + 96;
  c.fillStyle = css(mix(WHITE, palette.ink, 0.2));
  c.fillRect(x - 8, y - 8, 112, 88);
  c.fillStyle = css(oklch(".18 .03 200"));
  c.fillRect(x, y, 96, 72);
  c.strokeStyle = css(oklch(".82 .2 145"));
  c.lineWidth = 3;
  c.beginPath();
  for (const [dx, dy] of [
    [0, 40],
    [26, 40],
    [34, 14],
    [44, 62],
    [52, 30],
    [58, 40],
    [96, 40],
  ] as const)
    c.lineTo(x + dx, y + dy);
  c.stroke();
}

/** The table of an operation below a large round lamp. */
export function operatingTable(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const cloth = mix(oklch(".58 .10 170"), palette.hero[2]!, 0.12);
  const [steel] = [mix(oklch(".78 .01 240"), palette.ink, 0.1)];
  block(stage, c, {
    x: [-0.25, 0.25],
    z: [6.9, 7.2],
    tall: 0.8,
    front: mix(steel, palette.ink, 0.3),
    top: steel,
  });
  block(stage, c, {
    x: [-1.3, 1.3],
    z: [6.6, 7.5],
    tall: 0.98,
    front: mix(cloth, palette.ink, 0.25),
    top: cloth,
  });
  // The cloth ends above the floor, so that the foot is seen.
  fillPolygon(c, css(mix(steel, palette.ink, 0.65)), [
    [-1.3, 0, 6.59],
    [1.3, 0, 6.59],
    [1.3, 0.5, 6.59],
    [-1.3, 0.5, 6.59],
  ]);
  fillPolygon(c, css(steel), [
    [-0.3, 0, 6.58],
    [0.3, 0, 6.58],
    [0.18, 0.5, 6.58],
    [-0.18, 0.5, 6.58],
  ]);
  const [x, y] = view.point(0, 2.75, 7);
  c.strokeStyle = css(steel);
  c.lineWidth = 8;
  c.beginPath();
  c.moveTo(x + 150, -60);
  c.lineTo(x + 150, y - 90);
  c.lineTo(x + 40, y - 14);
  c.stroke();
  const light = c.createLinearGradient(0, y, 0, y + 190);
  light.addColorStop(0, css(palette.lamp, 0.4));
  light.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = light;
  c.beginPath();
  c.moveTo(x - 70, y);
  c.lineTo(x + 70, y);
  c.lineTo(x + 150, y + 190);
  c.lineTo(x - 150, y + 190);
  c.fill();
  c.fillStyle = css(steel);
  c.beginPath();
  c.ellipse(x, y, 92, 30, 0, Math.PI, 0);
  c.fill();
  c.beginPath();
  c.ellipse(x, y, 92, 22, 0, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css(mix(palette.lamp, WHITE, 0.6));
  for (const [dx, dy] of [
    [-54, 0],
    [-20, -8],
    [20, -8],
    [54, 0],
    [-20, 9],
    [20, 9],
  ] as const) {
    c.beginPath();
    c.ellipse(x + dx, y + dy, 17, 7, 0, 0, Math.PI * 2);
    c.fill();
  }
}

/** Clothes on rails at both sides of a shop, and a shelf of folded ones behind. */
export function clothesRails(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const colours = [
    ".60 .16 25",
    ".55 .12 250",
    ".82 .12 88",
    ".60 .11 150",
    ".50 .12 310",
    ".90 .02 80",
    ".72 .13 50",
  ];
  const steel = css(mix(oklch(".82 .01 240"), palette.ink, 0.1));
  for (const [from, to, z] of [
    [-2.9, -0.9, 7.4],
    [0.9, 2.9, 7.4],
  ] as const) {
    const [x0, foot] = view.point(from, 0, z);
    const [x1] = view.point(to, 0, z);
    const top = view.point(0, 1.75, z)[1];
    c.strokeStyle = steel;
    c.lineWidth = 6;
    c.beginPath();
    c.moveTo(x0, foot);
    c.lineTo(x0, top);
    c.lineTo(x1, top);
    c.lineTo(x1, foot);
    c.stroke();
    const step = (x1 - x0 - 30) / 7;
    for (let i = 0; i < 7; i++) {
      const x = x0 + 15 + step * (i + 0.5);
      const tone = mix(oklch(colours[(i + (from > 0 ? 3 : 0)) % 7]!), palette.hero[2]!, 0.08);
      const long = i % 3 === 1 ? 104 : 80;
      c.lineWidth = 2.4;
      c.strokeStyle = steel;
      c.beginPath();
      c.moveTo(x, top);
      c.lineTo(x, top + 9);
      c.stroke();
      const light = c.createLinearGradient(x - step * 0.7, 0, x + step * 0.7, 0);
      light.addColorStop(0, css(mix(tone, palette.cloud[0]!, 0.2)));
      light.addColorStop(1, css(mix(tone, palette.ink, 0.35)));
      c.fillStyle = light;
      c.beginPath();
      for (const [dx, dy] of [
        [-0.12, 8],
        [0.12, 8],
        [0.62, 22],
        [0.5, 46],
        [0.36, 38],
        [0.46, long],
        [-0.46, long],
        [-0.36, 38],
        [-0.5, 46],
        [-0.62, 22],
      ] as const)
        c.lineTo(x + dx * step, top + dy);
      c.fill();
    }
  }
}
