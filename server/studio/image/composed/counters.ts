import { css, type Lab, mix, oklch } from "../colour.ts";
import { between, pick } from "../random.ts";
import { type Plate, type Stage } from "../stage.ts";
import { fillPolygon, lamps, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const CRUST: Lab[] = [".80 .10 72", ".68 .12 62", ".56 .11 52", ".42 .09 45"].map((tone) => oklch(tone));

/** A loaf that lies on `y`, with slashes in its crust. */
function loaf(c: Canvas, x: number, y: number, wide: number, tall: number, dark = 0): void {
  const shade = (i: number) => css(mix(CRUST[i]!, [0.2, 0.02, 0.02], dark));
  const crust = c.createLinearGradient(0, y - tall, 0, y);
  crust.addColorStop(0, shade(0));
  crust.addColorStop(0.55, shade(1));
  crust.addColorStop(1, shade(3));
  c.fillStyle = crust;
  c.beginPath();
  c.moveTo(x - wide / 2, y);
  c.bezierCurveTo(x - wide * 0.58, y - tall * 1.25, x + wide * 0.58, y - tall * 1.25, x + wide / 2, y);
  c.fill();
  c.strokeStyle = shade(0);
  c.lineWidth = Math.max(1, tall * 0.1);
  c.beginPath();
  for (const k of wide > tall * 2.4 ? [-0.28, -0.09, 0.1, 0.29] : [-0.16, 0.12]) {
    c.moveTo(x + wide * k - tall * 0.12, y - tall * 0.74);
    c.lineTo(x + wide * k + tall * 0.14, y - tall * 0.34);
  }
  c.stroke();
}

/** A box with a lit top, across the room from x0 to x1, whose front is at z. */
export function block(
  stage: Stage,
  c: Canvas,
  box: { x: readonly [number, number]; z: readonly [number, number]; tall: number; front: Lab; top: Lab },
): void {
  const [x0, x1] = box.x;
  const [near, far] = box.z;
  fillPolygon(c, css(box.top), [
    [x0, box.tall, far],
    [x1, box.tall, far],
    [x1, box.tall, near],
    [x0, box.tall, near],
  ]);
  for (const [x, lit] of [
    [x0, x0 > 0],
    [x1, x1 < 0],
  ] as const)
    if (lit)
      fillPolygon(c, css(mix(box.front, stage.palette.ink, 0.3)), [
        [x, 0, near],
        [x, 0, far],
        [x, box.tall, far],
        [x, box.tall, near],
      ]);
  fillPolygon(c, css(box.front), [
    [x0, 0, near],
    [x1, 0, near],
    [x1, box.tall, near],
    [x0, box.tall, near],
  ]);
}

/** Shelves of loaves behind the counter and along the walls. */
export function loaves(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom, room } = wall;
  const random = stage.random("loaves");
  const wood = mix(palette.trim[3]!, palette.ink, 0.25);
  c.fillStyle = css(mix(wood, palette.ink, 0.35));
  c.fillRect(left + 12, top + 36, right - left - 24, bottom - top - 36);
  const step = (bottom - top - 110) / 3;
  for (let row = 0; row < 3; row++) {
    const y = top + 62 + step * row + step * 0.62;
    const wide = [62, 46, 92][row]!;
    for (let x = left + 22 + wide / 2; x < right - 16 - wide / 2; x += wide * between(random, 1.02, 1.1))
      loaf(c, x, y, wide, [38, 32, 26][row]!, 0.04);
    c.fillStyle = css(mix(wood, palette.glow, 0.25));
    c.fillRect(left + 12, y, right - left - 24, 7);
  }
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [3.4, room.back], [0.4, 3.5], css(mix(wood, palette.ink, 0.45)));
    for (let row = 0; row < 4; row++) {
      const y = 0.62 + row * 0.74;
      for (let z = room.back - 0.4; z > 3.5; z -= 0.62) {
        const [x, foot] = view.point(side * (room.wall - 0.05), y, z);
        const size = view.size(z);
        loaf(c, x, foot, size * 0.34, size * (row % 2 ? 0.34 : 0.26), 0.12);
      }
      panel(c, side, room.wall, [3.4, room.back], [y - 0.08, y], css(mix(wood, palette.glow, 0.16)));
    }
  }
}

/** A counter with rolls and cakes behind glass. */
export function bakerCounter(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(palette.trim[2]!, palette.ink, 0.2);
  block(stage, c, {
    x: [-2.5, 2.5],
    z: [7.1, 7.7],
    tall: 1.16,
    front: wood,
    top: mix(palette.cloud[0]!, palette.trim[1]!, 0.2),
  });
  const [x0, y1] = view.point(-2.38, 0.3, 7.1);
  const [x1, y0] = view.point(2.38, 1.04, 7.1);
  c.fillStyle = css(mix(palette.lamp, palette.trim[2]!, 0.3));
  c.fillRect(x0, y0, x1 - x0, y1 - y0);
  const middle = (y0 + y1) / 2;
  for (const [y, wide, tall] of [
    [middle - 2, 25, 15],
    [y1 - 3, 34, 18],
  ] as const) {
    for (let x = x0 + wide * 0.7; x < x1 - wide * 0.4; x += wide * 1.14) loaf(c, x, y, wide, tall);
    c.fillStyle = css(wood);
    c.fillRect(x0, y - 1, x1 - x0, 3);
  }
  c.fillStyle = css(palette.cloud[0]!, 0.14);
  c.fillRect(x0, y0, x1 - x0, y1 - y0);
}

/** Mirrored shelves of bottles, and lamps over the bar. */
export function bottles(stage: Stage, c: Canvas, wall: Wall): void {
  const { palette } = stage;
  const { left, right, top, bottom } = wall;
  const random = stage.random("bottles");
  const wood = mix(palette.trim[3]!, palette.ink, 0.45);
  c.fillStyle = css(wood);
  c.fillRect(left + 20, top + 30, right - left - 40, bottom - top - 30);
  const mirror = c.createLinearGradient(0, top + 44, 0, bottom - 60);
  mirror.addColorStop(0, css(mix(palette.lamp, palette.ink, 0.25)));
  mirror.addColorStop(1, css(mix(palette.lamp, palette.ink, 0.62)));
  c.fillStyle = mirror;
  c.fillRect(left + 36, top + 44, right - left - 72, bottom - top - 100);
  const glassy = [".46 .09 150", ".60 .12 62", ".42 .10 28", ".72 .05 200", ".82 .07 90", ".34 .06 20"].map(
    (tone) => oklch(tone),
  );
  for (let row = 0; row < 3; row++) {
    const y = top + 118 + row * 66;
    for (let x = left + 50; x < right - 46; x += between(random, 15, 21)) {
      const [tall, half] = [between(random, 40, 54), between(random, 4.6, 6.6)];
      c.fillStyle = css(pick(random, glassy));
      c.beginPath();
      c.moveTo(x - half, y);
      c.lineTo(x - half, y - tall * 0.56);
      c.bezierCurveTo(x - half, y - tall * 0.74, x - 2, y - tall * 0.68, x - 2, y - tall);
      c.lineTo(x + 2, y - tall);
      c.bezierCurveTo(x + 2, y - tall * 0.68, x + half, y - tall * 0.74, x + half, y - tall * 0.56);
      c.lineTo(x + half, y);
      c.fill();
      c.fillStyle = css(palette.cloud[0]!, 0.7);
      c.fillRect(x - half, y - tall * 0.4, half * 2, tall * 0.2);
    }
    c.fillStyle = css(mix(wood, palette.lamp, 0.3));
    c.fillRect(left + 36, y, right - left - 72, 5);
  }
  lamps(stage, c, wall);
}

/** The bar with taps and glasses, and stools before it. */
export function barCounter(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(palette.trim[3]!, palette.trim[2]!, 0.4);
  const top = mix(wood, palette.lamp, 0.35);
  block(stage, c, { x: [-3, 3], z: [6.7, 7.4], tall: 1.2, front: mix(wood, palette.ink, 0.25), top });
  for (let x = -2.8; x < 2.8; x += 0.7) {
    const [x0, y0] = view.point(x, 1.02, 6.7);
    const [x1, y1] = view.point(x + 0.58, 0.16, 6.7);
    c.strokeStyle = css(mix(wood, palette.lamp, 0.22));
    c.lineWidth = 2;
    c.strokeRect(x0, y0, x1 - x0, y1 - y0);
  }
  const [, deck] = view.point(0, 1.2, 6.85);
  for (const x of [-40, -20, 0]) {
    c.fillStyle = css(palette.disc[1]);
    c.fillRect(x - 70, deck - 34, 5, 34);
    c.fillRect(x - 70, deck - 32, 14, 5);
    c.fillStyle = css(mix(palette.ink, palette.trim[2]!, 0.4));
    c.fillRect(x - 71, deck - 46, 7, 14);
  }
  for (const x of [-206, -176, 44, 74, 150, 196]) {
    c.fillStyle = css(oklch(".80 .13 78"), 0.95);
    c.fillRect(x - 8, deck - 23, 16, 23);
    c.fillStyle = css(palette.cloud[0]!);
    c.beginPath();
    c.ellipse(x, deck - 24, 9.5, 5, 0, 0, Math.PI * 2);
    c.fill();
    c.strokeStyle = css(palette.cloud[0]!, 0.8);
    c.lineWidth = 2.4;
    c.beginPath();
    c.arc(x + 9, deck - 12, 5.5, -1.4, 1.4);
    c.stroke();
  }
  for (const x of [-2.3, -1.15, 0, 1.15, 2.3]) {
    const [sx, foot] = view.point(x, 0, 6.1);
    const [, seat] = view.point(x, 0.86, 6.1);
    c.strokeStyle = css(mix(palette.ink, palette.hero[3]!, 0.3));
    c.lineWidth = 3.6;
    c.beginPath();
    for (const k of [-1, 1]) {
      c.moveTo(sx + k * 8, seat);
      c.lineTo(sx + k * 15, foot);
    }
    c.moveTo(sx - 13, foot - 24);
    c.lineTo(sx + 13, foot - 24);
    c.stroke();
    c.fillStyle = css(palette.trim[2]!);
    c.beginPath();
    c.ellipse(sx, seat, 19, 6.5, 0, 0, Math.PI * 2);
    c.fill();
  }
}
