import { css, mix, oklch, type Lab } from "../colour.ts";
import { between } from "../random.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, joints, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];
const WHITE: Lab = [0.95, 0, 0.01];

const dot = (c: Canvas, x: number, y: number, r: number, colour: string) => {
  c.fillStyle = colour;
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fill();
};

/** A flask or a test tube with a coloured liquid, its foot at (x, y). */
function flask(c: Canvas, x: number, y: number, tall: number, kind: number, colour: Lab): void {
  const wide = tall * [0.42, 0.36, 0.13][kind % 3]!;
  const outline = () => {
    c.beginPath();
    if (kind % 3 === 0) {
      c.moveTo(x - wide * 0.2, y - tall);
      c.lineTo(x - wide * 0.2, y - tall * 0.56);
      c.lineTo(x - wide, y);
      c.lineTo(x + wide, y);
      c.lineTo(x + wide * 0.2, y - tall * 0.56);
      c.lineTo(x + wide * 0.2, y - tall);
    } else if (kind % 3 === 1) {
      c.moveTo(x - wide * 0.25, y - tall);
      c.lineTo(x - wide * 0.25, y - tall * 0.66);
      c.arc(x, y - wide, wide, -Math.PI / 2 - 0.3, -Math.PI / 2 + 0.3, true);
      c.lineTo(x + wide * 0.25, y - tall);
    } else c.roundRect(x - wide, y - tall, wide * 2, tall, wide);
    c.closePath();
  };
  c.save();
  outline();
  c.clip();
  c.fillStyle = css(WHITE, 0.28);
  c.fillRect(x - tall, y - tall, tall * 2, tall);
  c.fillStyle = css(colour, 0.9);
  c.fillRect(x - tall, y - tall * 0.42, tall * 2, tall * 0.42);
  c.restore();
  outline();
  c.strokeStyle = css(WHITE, 0.8);
  c.lineWidth = 2.2;
  c.stroke();
}

const LIQUIDS = [".78 .17 140", ".66 .18 20", ".66 .15 250", ".82 .16 90", ".62 .18 320", ".74 .12 200"].map(
  (tone) => oklch(tone),
);

/** White cupboards and shelves of coloured flasks, and a board of formulas. */
export function labShelves(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const pale = mix(oklch(".88 .02 210"), palette.ink, 0.08);
  c.fillStyle = css(pale);
  c.fillRect(left, top, right - left, bottom - top);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(pale, palette.ink, 0.2)));
    for (let z = room.back - 0.3; z > 3.4; z -= 1.5) {
      panel(c, side, room.wall, [z - 1.3, z], [0.1, 1], css(mix(WHITE, palette.ink, 0.22)));
      panel(c, side, room.wall, [z - 1.3, z], [1.7, 2.8], css(mix(WHITE, palette.ink, 0.26)));
      panel(
        c,
        side,
        room.wall,
        [z - 1.2, z - 0.1],
        [1.8, 2.7],
        css(mix(oklch(".70 .06 215"), palette.ink, 0.2)),
      );
    }
  }
  const step = (bottom - top - 150) / 2;
  for (let row = 0; row < 2; row++) {
    const y = top + 40 + step * (row + 1);
    c.fillStyle = css(mix(WHITE, palette.ink, 0.3));
    c.fillRect(left + 20, y, right - left - 250, 8);
    for (let x = left + 50, i = row; x < right - 260; x += 44, i++)
      flask(c, x, y, 52 - (i % 3) * 6, i, LIQUIDS[(i * 2 + row) % 6]!);
  }
  c.fillStyle = css(mix(oklch(".36 .05 160"), palette.ink, 0.1));
  c.fillRect(right - 212, top + 46, 188, 118);
  c.strokeStyle = css(WHITE, 0.85);
  c.lineWidth = 2.6;
  c.beginPath();
  for (const [x, y] of [
    [0, 0],
    [46, 26],
  ] as const)
    for (let i = 0; i <= 6; i++) {
      const a = (i / 6) * Math.PI * 2;
      const at: [number, number] = [right - 160 + x + Math.sin(a) * 26, top + 96 + y + Math.cos(a) * 26];
      if (i === 0) c.moveTo(...at);
      else c.lineTo(...at);
    }
  c.stroke();
  c.font = "600 24px sans-serif";
  c.fillStyle = css(WHITE, 0.85);
  c.fillText("H", right - 90, top + 86);
  c.fillText("O", right - 60, top + 86);
  c.font = "600 15px sans-serif";
  c.fillText("2", right - 72, top + 92);
}

/** A white bench with flasks, a burner and a microscope. */
export function labBench(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  block(stage, c, {
    x: [-2.7, 2.7],
    z: [6.6, 7.5],
    tall: 1.05,
    front: mix(WHITE, palette.ink, 0.26),
    top: mix(oklch(".42 .02 230"), palette.ink, 0.1),
  });
  for (const [i, x] of [-2.2, -1.7, -1.25, 0.9, 1.35, 1.85].entries()) {
    const [px, py] = view.point(x, 1.05, 6.9);
    flask(c, px, py, 62 - (i % 3) * 12, i, LIQUIDS[i]!);
  }
  const [x, y] = view.point(-0.3, 1.05, 6.9);
  c.strokeStyle = css(mix(palette.ink, WHITE, 0.12));
  c.lineCap = "round";
  c.lineWidth = 9;
  c.beginPath();
  c.moveTo(x - 26, y - 3);
  c.lineTo(x + 26, y - 3);
  c.moveTo(x + 18, y - 6);
  c.quadraticCurveTo(x + 40, y - 46, x + 4, y - 62);
  c.moveTo(x - 22, y - 24);
  c.lineTo(x + 20, y - 24);
  c.stroke();
  c.lineWidth = 13;
  c.beginPath();
  c.moveTo(x - 8, y - 34);
  c.lineTo(x + 10, y - 80);
  c.stroke();
}

/** Slot machines along dark red walls under rows of lights. */
export function casinoWalls(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const red = mix(oklch(".36 .13 20"), palette.ink, 0.15);
  c.fillStyle = css(red);
  c.fillRect(left, top, right - left, bottom - top);
  const machine = (x: number, foot: number, w: number, i: number) => {
    const h = w * 1.9;
    c.fillStyle = css(
      mix(oklch([".58 .19 27", ".52 .15 300", ".56 .15 255", ".66 .15 60"][i % 4]!), palette.ink, 0.08),
    );
    c.beginPath();
    c.roundRect(x - w / 2, foot - h, w, h, [w * 0.4, w * 0.4, 4, 4]);
    c.fill();
    c.fillStyle = css(palette.lamp);
    c.fillRect(x - w * 0.36, foot - h * 0.8, w * 0.72, h * 0.1);
    c.fillStyle = css(WHITE);
    c.fillRect(x - w * 0.38, foot - h * 0.62, w * 0.76, h * 0.22);
    c.fillStyle = css(oklch(".58 .2 25"));
    c.font = `800 ${(w * 0.32).toFixed(0)}px sans-serif`;
    c.textAlign = "center";
    c.fillText("777", x, foot - h * 0.45);
    c.fillStyle = css(mix(palette.ink, red, 0.3));
    c.fillRect(x - w * 0.3, foot - h * 0.3, w * 0.6, h * 0.14);
    c.fillStyle = css(palette.ink);
    c.fillRect(x + w * 0.52, foot - h * 0.62, 4, h * 0.26);
    dot(c, x + w * 0.54, foot - h * 0.64, w * 0.09, css(oklch(".62 .2 27")));
  };
  for (let x = left + 50, i = 0; x < right - 30; x += 78, i++) machine(x, bottom, 64, i);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(red, palette.ink, 0.3)));
    for (let z = room.back - 0.8; z > 4.4; z -= 1.25) {
      const [x, foot] = view.point(side * (room.wall - 0.5), 0, z);
      machine(x, foot, view.size(z) * 0.72, Math.round(z * 3));
    }
  }
  for (let x = left + 16; x < right; x += 26) dot(c, x, top + 22, 5, css(palette.lamp));
  for (let x = left + 29; x < right; x += 26)
    dot(c, x, top + 42, 5, css(mix(palette.lamp, oklch(".70 .2 20"), 0.5)));
}

/** A roulette table: green cloth with red and black fields and the wheel. */
export function casinoTable(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(oklch(".42 .08 45"), palette.ink, 0.1);
  const green = mix(oklch(".46 .12 155"), palette.ink, 0.04);
  block(stage, c, { x: [-2.3, 2.3], z: [6, 7.4], tall: 0.98, front: wood, top: green });
  for (let i = 0; i < 9; i++)
    for (let row = 0; row < 3; row++) {
      const [x, z] = [-0.4 + i * 0.28, 6.2 + row * 0.34];
      fillPolygon(c, css((i + row) % 2 ? oklch(".54 .2 27") : mix(palette.ink, WHITE, 0.05)), [
        [x, 0.985, z],
        [x + 0.24, 0.985, z],
        [x + 0.24, 0.985, z + 0.29],
        [x, 0.985, z + 0.29],
      ]);
    }
  const [x, y] = view.point(-1.35, 1, 6.7);
  for (let i = 0; i < 24; i++) {
    c.fillStyle = css(i % 2 ? oklch(".54 .2 27") : mix(palette.ink, WHITE, 0.05));
    c.beginPath();
    c.moveTo(x, y);
    c.ellipse(x, y, 62, 22, 0, (i / 24) * Math.PI * 2, ((i + 1) / 24) * Math.PI * 2);
    c.fill();
  }
  c.strokeStyle = css(mix(oklch(".80 .13 85"), palette.lamp, 0.2));
  c.lineWidth = 5;
  c.beginPath();
  c.ellipse(x, y, 65, 24, 0, 0, Math.PI * 2);
  c.stroke();
  dot(c, x, y - 6, 9, css(oklch(".82 .13 85")));
  for (const [i, at] of [1.9, 2.05, 1.98].entries()) {
    const [px, py] = view.point(at, 1 + i * 0.05, 6.3 + i * 0.1);
    c.fillStyle = css(oklch([".62 .2 27", ".58 .15 252", ".88 .15 92"][i]!));
    c.beginPath();
    c.ellipse(px, py, 13, 6, 0, 0, Math.PI * 2);
    c.fill();
  }
}

/** Lit boards with pictures of chicken and chips over a tiled wall. */
export function menuBoards(stage: Stage, c: Canvas, wall: Wall): void {
  const { left, right, top, bottom, room } = wall;
  const { palette } = stage;
  const pale = mix(oklch(".90 .02 90"), palette.ink, 0.1);
  c.fillStyle = css(pale);
  c.fillRect(left, top, right - left, bottom - top);
  c.strokeStyle = css(palette.ink, 0.14);
  c.lineWidth = 1.2;
  joints(c, wall);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(pale, palette.ink, 0.2)));
    panel(c, side, room.wall, [2.2, room.back], [0.9, 1.25], css(mix(oklch(".58 .2 27"), palette.ink, 0.15)));
  }
  const wide = (right - left - 40) / 3;
  for (let i = 0; i < 3; i++) {
    const x = left + 20 + i * wide;
    c.fillStyle = css(oklch(".56 .2 27"));
    c.fillRect(x, top + 26, wide - 10, 124);
    c.fillStyle = css(mix(palette.lamp, WHITE, 0.4));
    c.fillRect(x + 7, top + 56, wide - 24, 88);
    c.fillStyle = css(WHITE);
    c.fillRect(x + 26, top + 36, wide - 62, 10);
    if (i === 1) drumstick(c, x + wide / 2 - 6, top + 100);
    else chips(c, x + wide / 2 - 6, top + 134);
  }
}

function drumstick(c: Canvas, x: number, y: number): void {
  c.strokeStyle = css(WHITE);
  c.lineWidth = 10;
  c.lineCap = "round";
  c.beginPath();
  c.moveTo(x + 10, y + 6);
  c.lineTo(x + 46, y + 26);
  c.stroke();
  dot(c, x + 50, y + 22, 7, css(WHITE));
  dot(c, x + 46, y + 32, 7, css(WHITE));
  c.fillStyle = css(oklch(".60 .13 55"));
  c.beginPath();
  c.ellipse(x - 14, y - 6, 40, 28, 0.5, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css(oklch(".72 .13 62"));
  c.beginPath();
  c.ellipse(x - 22, y - 14, 20, 11, 0.5, 0, Math.PI * 2);
  c.fill();
}

function chips(c: Canvas, x: number, y: number): void {
  c.fillStyle = css(oklch(".86 .15 90"));
  for (let i = -3; i <= 3; i++) c.fillRect(x + i * 9 - 4, y - 62 - ((i * i * 5) % 11), 7, 46);
  c.fillStyle = css(oklch(".58 .2 27"));
  c.beginPath();
  c.moveTo(x - 36, y - 34);
  c.quadraticCurveTo(x, y - 22, x + 36, y - 34);
  c.lineTo(x + 27, y + 6);
  c.lineTo(x - 27, y + 6);
  c.fill();
}

/** A counter with a lit glass case of fried pieces and a till. */
export function takeawayCounter(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const red = mix(oklch(".56 .19 27"), palette.ink, 0.08);
  block(stage, c, { x: [-2.8, 2.8], z: [7, 7.6], tall: 1.12, front: red, top: mix(WHITE, palette.ink, 0.2) });
  const [x0, y1] = view.point(-2.6, 1.12, 7);
  const [x1, y0] = view.point(0.4, 1.86, 7);
  c.fillStyle = css(mix(palette.lamp, oklch(".82 .13 75"), 0.4));
  c.fillRect(x0, y0, x1 - x0, y1 - y0);
  const random = stage.random("fried pieces");
  for (let i = 0; i < 46; i++) {
    c.fillStyle = css(mix(oklch(".58 .13 52"), oklch(".72 .14 66"), random()));
    c.beginPath();
    c.ellipse(between(random, x0 + 12, x1 - 12), y1 - 6 - random() * 16, 12, 8, random() * 3, 0, Math.PI * 2);
    c.fill();
  }
  c.strokeStyle = css(mix(WHITE, palette.ink, 0.35));
  c.lineWidth = 5;
  c.strokeRect(x0, y0, x1 - x0, y1 - y0);
  const [tx, ty] = view.point(1.5, 1.12, 7);
  c.fillStyle = css(mix(palette.ink, WHITE, 0.16));
  c.fillRect(tx - 34, ty - 34, 68, 34);
  c.fillRect(tx - 26, ty - 64, 52, 32);
  c.fillStyle = css(mix(palette.lamp, WHITE, 0.3));
  c.fillRect(tx - 21, ty - 59, 42, 20);
}
