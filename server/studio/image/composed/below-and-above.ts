import { css, type Lab, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** Stones of a wall in courses, each a little darker or lighter. */
function masonry(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall, stone: Lab): void {
  const { palette } = stage;
  const random = stage.random("masonry");
  const mortar = css(mix(stone, palette.ink, 0.62));
  c.fillStyle = mortar;
  c.fillRect(left, top, right - left, bottom - top);
  const shades = () => css(mix(stone, palette.ink, 0.12 + random() * 0.32));
  for (let y = top, row = 0; y < bottom; y += 24, row++)
    for (let x = left - (row % 2) * 26; x < right; x += 52) {
      const [from, to] = [Math.max(left, x + 1.5), Math.min(right, x + 50)];
      c.fillStyle = shades();
      if (to > from) c.fillRect(from, y + 1.5, to - from, 21);
    }
  const course = room.ceiling / 14;
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], mortar);
    for (let row = 0; row < 14; row++)
      for (let z = 2.2 + (row % 2) * 0.45; z < room.back; z += 0.9)
        panel(
          c,
          side,
          room.wall - 0.01,
          [z + 0.03, Math.min(room.back, z + 0.87)],
          [row * course + 0.02, (row + 1) * course - 0.02],
          shades(),
        );
  }
}

/** Stairs along the left wall of the back, up to a door from which light falls. */
function cellarStairs(stage: Stage, c: Canvas, { left, bottom, top }: Wall): void {
  const { palette } = stage;
  const stone = mix(oklch(".62 .03 70"), palette.hero[1]!, 0.2);
  const steps = 9;
  const [wide, tall] = [19, (bottom - top - 120) / steps];
  const x = left + 16;
  // The door at the head of the stairs.
  const head = bottom - steps * tall;
  c.fillStyle = css(mix(palette.lamp, palette.glow, 0.35));
  c.fillRect(x, head - 104, 66, 104);
  const glow = c.createRadialGradient(x + 33, head - 52, 10, x + 33, head - 52, 190);
  glow.addColorStop(0, css(palette.lamp, 0.5));
  glow.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(x - 60, head - 220, 320, 400);
  c.strokeStyle = css(mix(oklch(".40 .07 52"), palette.ink, 0.2));
  c.lineWidth = 7;
  c.strokeRect(x - 3, head - 106, 72, 108);
  for (let i = 0; i < steps; i++) {
    const at = x + 44 + (steps - i) * wide;
    const y = bottom - (i + 1) * tall;
    c.fillStyle = css(mix(stone, palette.ink, 0.35));
    c.fillRect(x, y, at - x, tall + 1);
    c.fillStyle = css(mix(stone, palette.lamp, 0.35));
    c.fillRect(x, y, at - x, 6);
  }
  c.strokeStyle = css(mix(palette.ink, oklch(".40 .03 50"), 0.5));
  c.lineWidth = 5;
  c.beginPath();
  c.moveTo(x + 44 + wide, head - 56);
  c.lineTo(x + 44 + wide * (steps + 1), bottom - 62);
  for (const k of [0.05, 0.5, 1]) {
    const px = x + 44 + wide * (1 + k * steps);
    const py = head - 56 + (bottom - 62 - head + 56) * k;
    c.moveTo(px, py);
    c.lineTo(px, py + 58);
  }
  c.stroke();
}

/** A cellar: walls of stone, stairs down from a lit door, and shelves of jars. */
export function cellarWalls(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { right, top, bottom } = wall;
  masonry(stage, c, wall, mix(oklch(".58 .035 62"), palette.hero[1]!, 0.18));
  cellarStairs(stage, c, wall);
  const wood = mix(oklch(".50 .08 56"), palette.ink, 0.1);
  const [from, to] = [right - 196, right - 14];
  const jars = [".62 .17 30", ".72 .14 70", ".60 .13 140", ".50 .14 350", ".80 .13 92"];
  for (let row = 0; row < 3; row++) {
    const y = top + 152 + row * 62;
    for (let i = 0; i < 7; i++) {
      const x = from + 16 + i * 25;
      c.fillStyle = css(mix(oklch(jars[(i + row * 2) % 5]!), palette.ink, 0.1));
      c.beginPath();
      c.roundRect(x - 10, y - 34, 20, 34, 5);
      c.fill();
      c.fillStyle = css(oklch(".82 .02 90"));
      c.fillRect(x - 8, y - 40, 16, 7);
      c.fillStyle = css([0.98, 0, 0], 0.35);
      c.fillRect(x - 7, y - 30, 4, 24);
    }
    c.fillStyle = css(wood);
    c.fillRect(from, y, to - from, 8);
  }
  c.fillRect(from, top + 104, 8, bottom - top - 104);
  c.fillRect(to - 8, top + 104, 8, bottom - top - 104);
}

/** A bare bulb on its wire, with the light around it. */
export function bareBulb(stage: Stage, c: Canvas, { room }: Wall): void {
  const { palette } = stage;
  const [x, top] = view.point(0.35, room.ceiling, 6.4);
  const y = top + 96;
  c.fillStyle = css(palette.ink);
  c.fillRect(x - 1.5, top, 3, y - top - 16);
  const glow = c.createRadialGradient(x, y, 0, x, y, 210);
  glow.addColorStop(0, css(palette.lamp, 0.75));
  glow.addColorStop(0.25, css(palette.lamp, 0.26));
  glow.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(x - 210, y - 210, 420, 420);
  c.fillStyle = css(mix(palette.ink, oklch(".50 .02 80"), 0.5));
  c.fillRect(x - 6, y - 24, 12, 14);
  c.fillStyle = css([0.99, 0, 0.06]);
  c.beginPath();
  c.arc(x, y, 14, 0, Math.PI * 2);
  c.fill();
}

/** Sloping boards with rafters, a beam, cobwebs and a round window's light. */
export function rafters(stage: Stage, c: Canvas, { room, left, right, top }: Wall): void {
  const { palette } = stage;
  const board = mix(oklch(".50 .07 58"), palette.trim[2]!, 0.15);
  const beam = mix(oklch(".36 .06 50"), palette.ink, 0.25);
  const ridge = room.ceiling;
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const at = (k: number) =>
        [side * (room.wall - (room.wall - 0.1) * k), 1.05 + (ridge - 1.05) * k] as const;
      const [x0, y0] = at(i / 9);
      const [x1, y1] = at((i + 1) / 9);
      fillPolygon(c, css(mix(board, palette.ink, 0.34 + (i % 2) * 0.07 + i * 0.02)), [
        [x0, y0, 2],
        [x1, y1, 2],
        [x1, y1, room.back],
        [x0, y0, room.back],
      ]);
    }
    for (let z = 3; z < room.back; z += 1.5)
      fillPolygon(c, css(beam), [
        [side * room.wall, 1.05, z],
        [side * 0.1, ridge, z],
        [side * 0.1, ridge, z + 0.26],
        [side * room.wall, 1.05, z + 0.26],
      ]);
  }
  const edge = view.point(room.wall, 1.05, room.back)[1];
  for (const side of [-1, 1]) {
    c.fillStyle = css(mix(board, palette.ink, 0.5));
    c.beginPath();
    c.moveTo(side < 0 ? left : right, edge);
    c.lineTo(side < 0 ? left : right, top);
    c.lineTo(0, top);
    c.fill();
    c.strokeStyle = css(beam);
    c.lineWidth = 12;
    c.beginPath();
    c.moveTo(side < 0 ? left : right, edge);
    c.lineTo(0, top + 4);
    c.stroke();
  }
  c.fillStyle = css(beam);
  c.fillRect(left + 60, top + 84, right - left - 120, 12);
  // A web between a rafter and the beam.
  c.strokeStyle = css(palette.cloud[0]!, 0.5);
  c.lineWidth = 1.4;
  c.beginPath();
  const [wx, wy] = [left + 118, top + 98];
  for (const a of [0.05, 0.3, 0.55, 0.8, 1.05]) {
    c.moveTo(wx, wy);
    c.lineTo(wx + Math.cos(a * 1.5) * 74, wy + Math.sin(a * 1.5) * 74);
  }
  for (const r of [22, 44, 66]) {
    c.moveTo(wx + r, wy + r * 0.08);
    c.quadraticCurveTo(wx + r * 0.62, wy + r * 0.62, wx, wy + r);
  }
  c.stroke();
}

/** Bare walls of a cell with a bunk on chains. */
export function cellWalls(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  masonry(stage, c, wall, mix(oklch(".60 .015 250"), palette.hero[1]!, 0.2));
  const random = stage.random("tally");
  c.strokeStyle = css(palette.cloud[0]!, 0.7);
  c.lineWidth = 2.6;
  c.lineCap = "round";
  c.beginPath();
  for (let n = 0; n < 4; n++) {
    const x = wall.left + 40 + (n % 2) * 62;
    const y = wall.top + 96 + Math.floor(n / 2) * 50;
    for (let i = 0; i < 4; i++) {
      c.moveTo(x + i * 9 + random() * 2, y);
      c.lineTo(x + i * 9 + random() * 2, y + 30);
    }
    c.moveTo(x - 7, y + 26);
    c.lineTo(x + 36, y + 5);
  }
  c.stroke();
}

/** A bunk on the left, and a grating of iron bars with a lock at the right. */
export function cellFittings(stage: Stage, c: Canvas, { room }: Wall): void {
  const { palette } = stage;
  const iron = mix(oklch(".34 .015 250"), palette.ink, 0.25);
  block(stage, c, {
    x: [-3.05, -1.5],
    z: [6, 8],
    tall: 0.62,
    front: mix(oklch(".44 .03 60"), palette.ink, 0.3),
    top: mix(oklch(".70 .02 90"), palette.hero[1]!, 0.2),
  });
  fillPolygon(c, css(oklch(".90 .01 90")), [
    [-3, 0.64, 7.9],
    [-1.6, 0.64, 7.9],
    [-1.6, 0.64, 7.3],
    [-3, 0.64, 7.3],
  ]);
  for (const z of [6.1, 7.9]) {
    const [x, y] = view.point(-1.55, 0.62, z);
    const [wx, wy] = view.point(-room.wall, 2, z);
    c.strokeStyle = css(iron);
    c.lineWidth = 3.5;
    c.setLineDash([7, 5]);
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(wx, wy);
    c.stroke();
    c.setLineDash([]);
  }
  // The grating along the right wall, before the corridor's light.
  const x = room.wall - 0.02;
  fillPolygon(c, css(mix(palette.lamp, palette.ink, 0.35)), [
    [x, 0, 3.2],
    [x, 3.6, 3.2],
    [x, 3.6, 7.6],
    [x, 0, 7.6],
  ]);
  for (let z = 7.6; z > 3.1; z -= 0.36)
    fillPolygon(c, css(mix(iron, palette.glow, 0.08)), [
      [x - 0.03, 0, z],
      [x - 0.03, 3.6, z],
      [x - 0.03, 3.6, z - 0.13],
      [x - 0.03, 0, z - 0.13],
    ]);
  for (const y of [0.1, 1.7, 3.5])
    fillPolygon(c, css(iron), [
      [x - 0.04, y, 3.2],
      [x - 0.04, y + 0.14, 3.2],
      [x - 0.04, y + 0.14, 7.7],
      [x - 0.04, y, 7.7],
    ]);
}

/** A red curtain's upper edge, lamps along the stage and the light of a spot on its boards. */
export function stageLights(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const beam = c.createLinearGradient(0, -60, 0, 660);
  beam.addColorStop(0, css([0.99, 0, 0.04], 0.55));
  beam.addColorStop(1, css([0.99, 0, 0.04], 0.12));
  c.fillStyle = beam;
  c.beginPath();
  c.moveTo(40, -60);
  c.lineTo(90, -60);
  c.lineTo(200, 640);
  c.lineTo(-190, 640);
  c.fill();
  c.fillStyle = css([0.99, 0, 0.05], 0.3);
  c.beginPath();
  c.ellipse(5, 640, 205, 46, 0, 0, Math.PI * 2);
  c.fill();
  const cloth = mix(oklch(".46 .18 25"), palette.trim[1]!, 0.15);
  for (let i = 0; i < 8; i++) {
    const x = -720 + i * 180;
    const fall = c.createLinearGradient(x, 0, x + 180, 0);
    fall.addColorStop(0, css(mix(cloth, palette.ink, 0.5)));
    fall.addColorStop(0.5, css(cloth));
    fall.addColorStop(1, css(mix(cloth, palette.ink, 0.5)));
    c.fillStyle = fall;
    c.beginPath();
    c.moveTo(x, -80);
    c.lineTo(x + 180, -80);
    c.lineTo(x + 180, wall.top - 66);
    c.quadraticCurveTo(x + 90, wall.top + 30, x, wall.top - 66);
    c.fill();
    c.strokeStyle = css(oklch(".80 .13 84"));
    c.lineWidth = 6;
    c.beginPath();
    c.moveTo(x + 180, wall.top - 66);
    c.quadraticCurveTo(x + 90, wall.top + 30, x, wall.top - 66);
    c.stroke();
  }
}

/** Rows of heads and seats before the stage, at the very front, as seen from it. */
export function footlights(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  for (let i = -5; i <= 5; i++) {
    const x = i * 108;
    const glow = c.createRadialGradient(x, 700, 0, x, 690, 90);
    glow.addColorStop(0, css(palette.lamp, 0.7));
    glow.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = glow;
    c.fillRect(x - 90, 600, 180, 120);
    c.fillStyle = css(mix(oklch(".78 .12 84"), palette.ink, 0.15));
    c.beginPath();
    c.ellipse(x, 712, 34, 26, 0, Math.PI, 0);
    c.fill();
  }
}
