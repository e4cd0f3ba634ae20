import { css, type Lab, mix, oklch } from "../colour.ts";
import { type Plate, type Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, joints, lamps, panel, tiles, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];
const WHITE: Lab = [0.95, 0, 0.01];
const BRIGHT = [".66 .20 27", ".78 .16 75", ".84 .16 95", ".68 .16 145", ".60 .16 250", ".58 .17 305"].map(
  (tone) => oklch(tone),
);

const dot = (c: Canvas, x: number, y: number, r: number, colour: string) => {
  c.fillStyle = colour;
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fill();
};

/** A kindergarten: a painted rainbow and sun, paper flags, letters, and pegs with small bags. */
export function nurseryWall(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const pale = mix(oklch(".92 .06 95"), palette.ink, 0.06);
  c.fillStyle = css(pale);
  c.fillRect(left, top, right - left, bottom - top);
  c.fillStyle = css(mix(oklch(".80 .10 150"), palette.ink, 0.08));
  c.fillRect(left, bottom - 62, right - left, 62);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(pale, palette.ink, 0.2)));
    panel(
      c,
      side,
      room.wall - 0.01,
      [2.2, room.back],
      [0, 0.9],
      css(mix(oklch(".80 .10 150"), palette.ink, 0.24)),
    );
    for (const [i, z] of [3, 4.6, 6.2, 7.8].entries()) {
      panel(c, side, room.wall - 0.02, [z, z + 1], [1.3, 2.3], css(WHITE));
      panel(
        c,
        side,
        room.wall - 0.03,
        [z + 0.15, z + 0.85],
        [1.45, 2.15],
        css(BRIGHT[(i + (side > 0 ? 2 : 0)) % 6]!),
      );
    }
  }
  for (const [i, tone] of BRIGHT.entries()) {
    c.strokeStyle = css(tone);
    c.lineWidth = 11;
    c.beginPath();
    c.arc(left + 118, bottom - 78, 98 - i * 11, Math.PI, 0);
    c.stroke();
  }
  const sun = css(oklch(".86 .16 90"));
  dot(c, right - 96, top + 112, 34, sun);
  c.strokeStyle = sun;
  c.lineWidth = 6;
  c.beginPath();
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    c.moveTo(right - 96 + Math.cos(a) * 42, top + 112 + Math.sin(a) * 42);
    c.lineTo(right - 96 + Math.cos(a) * 58, top + 112 + Math.sin(a) * 58);
  }
  c.stroke();
  for (let i = 0; i * 30 < right - left; i++) {
    c.fillStyle = css(BRIGHT[i % 6]!);
    c.beginPath();
    c.moveTo(left + i * 30, top + 20);
    c.lineTo(left + i * 30 + 30, top + 20);
    c.lineTo(left + i * 30 + 15, top + 54);
    c.fill();
  }
  // Pegs with bags.
  c.fillStyle = css(mix(oklch(".66 .09 62"), palette.ink, 0.1));
  c.fillRect(10, bottom - 150, right - 24, 9);
  for (let i = 0; i < 5; i++) {
    const x = 30 + i * ((right - 50) / 5);
    c.fillStyle = css(BRIGHT[(i + 1) % 6]!);
    c.beginPath();
    c.roundRect(x, bottom - 136, 32, 42, 10);
    c.fill();
    c.fillStyle = css(WHITE, 0.7);
    c.fillRect(x + 7, bottom - 114, 18, 12);
  }
}

/** A round rug, towers of blocks, a ball, and a low table with small chairs. */
export function toys(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const [rx, ry] = view.point(0, 0, 6.1);
  const u = view.size(6.1) / 100;
  for (const [i, r] of [330, 260, 190, 120, 60].entries()) {
    c.fillStyle = css(mix(BRIGHT[(i * 2) % 6]!, palette.ink, 0.12));
    c.beginPath();
    c.ellipse(rx, ry, u * r, u * r * 0.24, 0, 0, Math.PI * 2);
    c.fill();
  }
  for (const [x, z, count] of [
    [-3.1, 6.6, 4],
    [-2.55, 6.3, 2],
    [-3.5, 6.1, 1],
  ] as const)
    for (let k = 0; k < count; k++) {
      const [bx, foot] = view.point(x, 0.42 * k, z);
      const size = view.size(z) * 0.42;
      c.fillStyle = css(mix(BRIGHT[(k + count) % 6]!, palette.ink, 0.08));
      c.beginPath();
      c.roundRect(bx - size / 2, foot - size, size, size, 4);
      c.fill();
      dot(c, bx, foot - size / 2, size * 0.22, css(WHITE, 0.85));
    }
  const [ballX, ballFoot] = view.point(3.5, 0, 5.6);
  dot(c, ballX, ballFoot - 24, 26, css(BRIGHT[0]!));
  c.fillStyle = css(WHITE);
  c.fillRect(ballX - 26, ballFoot - 29, 52, 10);
  const wood = mix(oklch(".72 .09 70"), palette.ink, 0.06);
  block(stage, c, { x: [1.7, 3.3], z: [7.3, 8], tall: 0.62, front: mix(wood, palette.ink, 0.25), top: wood });
  for (const [i, x] of [1.4, 2.5, 3.5].entries()) {
    const [sx, foot] = view.point(x, 0, 7);
    const v = view.size(7) / 100;
    c.fillStyle = css(BRIGHT[(i * 2 + 3) % 6]!);
    c.beginPath();
    c.roundRect(sx - v * 18, foot - v * 62, v * 36, v * 30, 6);
    c.fill();
    c.fillRect(sx - v * 20, foot - v * 32, v * 40, v * 6);
    for (const dx of [-18, 14]) c.fillRect(sx + v * dx, foot - v * 28, v * 4, v * 28);
  }
}

/** A side of meat or a ham on a hook. */
function hung(c: Canvas, x: number, y: number, kind: number): void {
  c.strokeStyle = css(oklch(".80 .01 240"));
  c.lineWidth = 3;
  c.beginPath();
  c.moveTo(x, y - 16);
  c.lineTo(x, y);
  c.stroke();
  if (kind === 1) {
    // A string of sausages.
    for (let k = 0; k < 4; k++) {
      c.fillStyle = css(oklch(".50 .15 28"));
      c.beginPath();
      c.ellipse(x + (k % 2 ? 7 : -7), y + 16 + k * 25, 9, 16, k % 2 ? -0.5 : 0.5, 0, Math.PI * 2);
      c.fill();
    }
    return;
  }
  c.fillStyle = css(oklch(kind === 0 ? ".56 .17 25" : ".64 .12 32"));
  c.beginPath();
  c.moveTo(x - 7, y);
  c.bezierCurveTo(x - 34, y + 40, x - 34, y + 112, x, y + 118);
  c.bezierCurveTo(x + 34, y + 112, x + 34, y + 40, x + 7, y);
  c.fill();
  c.strokeStyle = css(oklch(".90 .04 50"));
  c.lineWidth = 4;
  c.beginPath();
  if (kind === 0)
    for (let k = 0; k < 4; k++) {
      c.moveTo(x - 18, y + 46 + k * 16);
      c.quadraticCurveTo(x, y + 54 + k * 16, x + 18, y + 46 + k * 16);
    }
  else c.ellipse(x, y + 84, 15, 20, 0, 0, Math.PI * 2);
  c.stroke();
}

/** A butcher's: white tiles, and meat, hams and sausages on hooks. */
export function meatWall(stage: Stage, c: Canvas, wall: Wall): void {
  const { left, right, top, bottom, room } = wall;
  const { palette } = stage;
  c.fillStyle = css(mix(WHITE, palette.ink, 0.1));
  c.fillRect(left, top, right - left, bottom - top);
  for (const side of [-1, 1])
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(WHITE, palette.ink, 0.26)));
  c.strokeStyle = css(palette.ink, 0.16);
  c.lineWidth = 1.6;
  joints(c, wall);
  c.fillStyle = css(oklch(".56 .20 27"));
  c.fillRect(left, top + 10, right - left, 22);
  c.fillStyle = css(oklch(".72 .01 240"));
  c.fillRect(left, top + 52, right - left, 7);
  const step = (right - left) / 7;
  for (let i = 0; i < 7; i++) hung(c, left + step * (i + 0.5), top + 74, [0, 1, 2, 0, 1, 2, 0][i]!);
}

/** The counter of a shop with a glass front, and what lies in it on trays. */
function showcase(
  stage: Stage,
  c: Canvas,
  wall: Wall,
  ware: (x: number, y: number, i: number) => void,
): void {
  const { palette } = stage;
  const steel = mix(oklch(".78 .012 240"), palette.ink, 0.1);
  block(stage, c, {
    x: [-3.9, 3.9],
    z: [7.3, 8.2],
    tall: 1.2,
    front: mix(steel, palette.ink, 0.2),
    top: steel,
  });
  const [x0, y0] = view.point(-3.8, 1.12, 7.28);
  const [x1, y1] = view.point(3.8, 0.34, 7.28);
  const cold = c.createLinearGradient(0, y0, 0, y1);
  cold.addColorStop(0, css(mix(palette.lamp, WHITE, 0.7)));
  cold.addColorStop(1, css(mix(oklch(".84 .03 220"), palette.ink, 0.08)));
  c.fillStyle = cold;
  c.fillRect(x0, y0, x1 - x0, y1 - y0);
  for (let i = 0; i < 9; i++) ware(x0 + ((x1 - x0) * (i + 0.5)) / 9, y1 - 8, i);
  c.fillStyle = css(WHITE, 0.2);
  for (const k of [0.12, 0.5, 0.8]) {
    c.beginPath();
    c.moveTo(x0 + (x1 - x0) * k, y0);
    c.lineTo(x0 + (x1 - x0) * (k + 0.05), y0);
    c.lineTo(x0 + (x1 - x0) * (k - 0.01), y1);
    c.lineTo(x0 + (x1 - x0) * (k - 0.06), y1);
    c.fill();
  }
  lamps(stage, c, wall);
}

/** Steaks, chops and mince in a counter. */
export function meatCounter(stage: Stage, c: Canvas, wall: Wall): void {
  showcase(stage, c, wall, (x, y, i) => {
    c.fillStyle = css(oklch(".96 .01 90"));
    c.fillRect(x - 24, y - 2, 48, 6);
    c.fillStyle = css(oklch(i % 3 === 1 ? ".62 .15 30" : ".52 .19 25"));
    c.beginPath();
    c.ellipse(x, y - 12, 21, 13, 0.1, 0, Math.PI * 2);
    c.fill();
    c.strokeStyle = css(oklch(".93 .03 50"));
    c.lineWidth = 4;
    c.beginPath();
    c.ellipse(x, y - 12, 20, 12, 0.1, 2.6, 5.6);
    c.stroke();
    dot(c, x + 6, y - 10, 4, css(WHITE));
  });
}

/** A fish that lies on its side, the head to the left. */
function fish(c: Canvas, x: number, y: number, size: number, tone: string): void {
  c.fillStyle = css(oklch(tone));
  c.beginPath();
  c.ellipse(x, y, size, size * 0.36, 0, 0, Math.PI * 2);
  c.moveTo(x + size * 0.8, y);
  c.lineTo(x + size * 1.4, y - size * 0.36);
  c.lineTo(x + size * 1.4, y + size * 0.36);
  c.fill();
  c.fillStyle = css(WHITE, 0.5);
  c.beginPath();
  c.ellipse(x - size * 0.1, y + size * 0.14, size * 0.7, size * 0.14, 0, 0, Math.PI * 2);
  c.fill();
  dot(c, x - size * 0.62, y - size * 0.06, size * 0.1, css(WHITE));
  dot(c, x - size * 0.62, y - size * 0.06, size * 0.055, "#101820");
}

const FISH = [".70 .05 235", ".66 .13 30", ".76 .03 220", ".58 .06 245", ".74 .10 60"];

/** A fish market: blue tiles, large fish on hooks and lamps. */
export function fishWall(stage: Stage, c: Canvas, wall: Wall): void {
  const { left, right, top, bottom } = wall;
  const { palette } = stage;
  tiles(stage, c, wall);
  c.fillStyle = css(mix(oklch(".56 .11 235"), palette.ink, 0.2), 0.75);
  c.fillRect(left, top, right - left, bottom - top);
  c.fillStyle = css(oklch(".80 .01 240"));
  c.fillRect(left, top + 60, right - left, 6);
  for (const [i, x] of [-150, -50, 50, 150].entries()) {
    c.save();
    c.translate(x, top + 128);
    c.rotate(Math.PI / 2);
    fish(c, 6, 0, 46, FISH[i]!);
    c.restore();
  }
}

/** A slope of ice with rows of fish, crabs and lemons. */
export function iceBed(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const ice = mix(oklch(".93 .02 220"), palette.ink, 0.04);
  block(stage, c, {
    x: [-3.9, 3.9],
    z: [6.9, 7.4],
    tall: 0.6,
    front: mix(oklch(".52 .12 240"), palette.ink, 0.2),
    top: ice,
  });
  fillPolygon(c, css(ice), [
    [-3.9, 0.6, 6.9],
    [3.9, 0.6, 6.9],
    [3.9, 1.25, 8.2],
    [-3.9, 1.25, 8.2],
  ]);
  for (let row = 0; row < 3; row++) {
    const z = 7.9 - row * 0.4;
    for (let i = 0; i < 7; i++) {
      const [x, y] = view.point(-3.3 + i * 1.1 + (row % 2) * 0.2, 1.1 - row * 0.2, z);
      fish(c, x, y, view.size(z) * 0.34, FISH[(i + row * 2) % 5]!);
    }
  }
  for (const x of [-2.6, 0.2, 2.8]) {
    const [lx, ly] = view.point(x, 0.64, 6.92);
    dot(c, lx, ly - 6, 11, css(oklch(".87 .17 98")));
    dot(c, lx + 26, ly - 5, 12, css(oklch(".60 .21 30")));
    for (const dx of [12, 40]) dot(c, lx + dx, ly - 9, 5, css(oklch(".60 .21 30")));
  }
  lamps(stage, c, wall);
}
