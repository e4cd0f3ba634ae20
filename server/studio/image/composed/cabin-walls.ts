import { css, mix, oklch } from "../colour.ts";
import type { Stage } from "../stage.ts";
import {
  type Canvas,
  ceiling,
  FLOOR,
  pane,
  pole,
  rounded,
  shell,
  sideSeat,
  straps,
  WHITE,
} from "./cabin-parts.ts";

/** A bus: wide windows, seats in a row, yellow poles with buttons, and straps. */
export function busWall(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wall = mix(mix(palette.cloud[0]!, palette.hero[0]!, 0.2), palette.ink, 0.12);
  const frame = mix(palette.ink, [0.2, 0, 0], 0.3);
  shell(stage, c, { wall, low: mix(palette.trim[1]!, palette.cloud[1]!, 0.35), floor: oklch(".52 .02 250") });
  ceiling(stage, c, wall);
  for (const x of [-600, -300, 0, 300, 600])
    pane(stage, c, { x, y: 104, wide: 264, tall: 244, round: 22 }, frame);
  const fabric = mix(oklch(".48 .14 262"), palette.hero[2]!, 0.15);
  for (const x of [-560, -370, -180, 10, 200, 390, 580]) sideSeat(stage, c, { x, side: 1, colour: fabric });
  straps(stage, c, 68, 84);
  for (const [i, x] of [-450, -150, 150, 450].entries()) pole(stage, c, x, oklch(".84 .16 90"), i % 2 === 0);
}

/** A map of the line over a door: a stroke with stops. */
function lineMap(stage: Stage, c: Canvas, x: number): void {
  rounded(c, { x, y: 72, wide: 250, tall: 42, round: 5 }, css(WHITE));
  c.fillStyle = css(oklch(".56 .21 27"));
  c.fillRect(x - 108, 90, 150, 6);
  c.fillStyle = css(oklch(".52 .17 255"));
  c.fillRect(x + 40, 90, 68, 6);
  for (let i = 0; i < 8; i++) {
    c.fillStyle = css(stage.palette.ink);
    c.beginPath();
    c.arc(x - 104 + i * 30, 93, 6.5, 0, Math.PI * 2);
    c.fill();
    c.fillStyle = css(WHITE);
    c.beginPath();
    c.arc(x - 104 + i * 30, 93, 3.4, 0, Math.PI * 2);
    c.fill();
  }
}

/** An underground carriage: a double door below a map, benches along the wall, poles and straps. */
export function metroWall(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const steel = mix(mix(oklch(".82 .01 240"), palette.hero[1]!, 0.15), palette.ink, 0.08);
  const dark = mix(palette.ink, [0.2, 0, 0], 0.3);
  shell(stage, c, { wall: steel, low: mix(steel, palette.ink, 0.1), floor: oklch(".46 .02 250") });
  ceiling(stage, c, steel, 56);
  const door = mix(oklch(".58 .16 28"), palette.trim[2]!, 0.2);
  for (const x of [0, -640, 640]) {
    c.fillStyle = css(dark);
    c.fillRect(x - 112, 122, 224, FLOOR - 122);
    for (const side of [-1, 1]) {
      rounded(c, { x: x + side * 54, y: 128, wide: 103, tall: FLOOR - 128, round: 8 }, css(door));
      pane(stage, c, { x: x + side * 54, y: 150, wide: 72, tall: 210, round: 18 }, dark, 5);
    }
    lineMap(stage, c, x);
  }
  const seat = mix(oklch(".70 .17 55"), palette.trim[1]!, 0.25);
  for (const x of [-320, 320]) {
    pane(stage, c, { x, y: 128, wide: 356, tall: 196, round: 26 }, dark);
    c.fillStyle = css(mix(palette.ink, steel, 0.25));
    c.fillRect(x - 180, 500, 360, FLOOR - 500);
    for (const i of [-1.5, -0.5, 0.5, 1.5]) {
      rounded(
        c,
        { x: x + i * 88, y: 366, wide: 82, tall: 108, round: 16 },
        css(mix(seat, palette.ink, 0.12)),
      );
      rounded(c, { x: x + i * 88, y: 462, wide: 84, tall: 46, round: 14 }, css(mix(seat, WHITE, 0.12)));
    }
    for (const side of [-1, 1]) pole(stage, c, x + side * 192, oklch(".84 .01 240"));
  }
  straps(stage, c, 54, 80);
}

/** The cabin of an aeroplane: lockers overhead, oval windows, and rows of seats with cloths. */
export function planeWall(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const pale = mix(mix(palette.cloud[0]!, WHITE, 0.4), palette.ink, 0.08);
  shell(stage, c, {
    wall: pale,
    low: mix(pale, palette.ink, 0.12),
    floor: mix(palette.hero[2]!, palette.ink, 0.2),
  });
  ceiling(stage, c, pale, 40);
  for (let x = -600; x <= 600; x += 200) {
    rounded(c, { x, y: 48, wide: 194, tall: 110, round: 30 }, css(mix(pale, WHITE, 0.5)));
    c.fillStyle = css(mix(pale, palette.ink, 0.28));
    c.fillRect(x - 97, 138, 194, 7);
    rounded(c, { x, y: 126, wide: 40, tall: 9, round: 4 }, css(mix(pale, palette.ink, 0.5)));
    // The lit signs above each row.
    rounded(c, { x: x + 100, y: 160, wide: 62, tall: 22, round: 6 }, css(mix(palette.ink, [0.2, 0, 0], 0.4)));
    c.fillStyle = css(oklch(".80 .17 75"));
    for (const dx of [-15, 15]) {
      c.beginPath();
      c.arc(x + 100 + dx, 171, 6, 0, Math.PI * 2);
      c.fill();
    }
  }
  for (let x = -560; x <= 560; x += 140)
    pane(stage, c, { x, y: 200, wide: 84, tall: 122, round: 40 }, mix(pale, palette.ink, 0.3), 11);
  const fabric = mix(oklch(".46 .13 258"), palette.hero[2]!, 0.2);
  for (const x of [-560, -370, -180, 10, 200, 390, 580])
    sideSeat(stage, c, { x, side: 1, colour: fabric, cloth: true, high: 356 });
}

/** A suitcase on a rack. */
function luggage(stage: Stage, c: Canvas, x: number, foot: number, tone: string, wide: number): void {
  const tall = wide * 0.62;
  rounded(c, { x, y: foot - tall, wide, tall, round: 8 }, css(mix(oklch(tone), stage.palette.ink, 0.08)));
  c.strokeStyle = css(mix(oklch(tone), stage.palette.ink, 0.55));
  c.lineWidth = 4;
  c.beginPath();
  c.moveTo(x - wide * 0.28, foot);
  c.lineTo(x - wide * 0.28, foot - tall);
  c.moveTo(x + wide * 0.28, foot);
  c.lineTo(x + wide * 0.28, foot - tall);
  c.stroke();
  c.beginPath();
  c.roundRect(x - wide * 0.14, foot - tall - 10, wide * 0.28, 12, 5);
  c.stroke();
}

function wideWindow(stage: Stage, c: Canvas, x: number, wide: number): void {
  const { palette } = stage;
  const dark = mix(oklch(".40 .05 50"), palette.ink, 0.3);
  pane(stage, c, { x, y: 132, wide, tall: 236, round: 14 }, dark, 12);
  // Short curtains on both sides.
  const cloth = mix(oklch(".50 .15 25"), palette.trim[2]!, 0.3);
  for (const side of [-1, 1]) {
    const edge = x + side * (wide / 2 + 4);
    c.fillStyle = css(cloth);
    c.beginPath();
    c.moveTo(edge, 124);
    c.lineTo(edge - side * 62, 124);
    c.quadraticCurveTo(edge - side * 50, 250, edge - side * 20, 300);
    c.lineTo(edge, 380);
    c.fill();
    c.strokeStyle = css(mix(cloth, palette.ink, 0.4));
    c.lineWidth = 3;
    for (const k of [0.3, 0.65]) {
      c.beginPath();
      c.moveTo(edge - side * 62 * k, 126);
      c.quadraticCurveTo(edge - side * 50 * k, 250, edge - side * 16 * k, 330);
      c.stroke();
    }
  }
  c.fillStyle = css(mix(palette.disc[1], palette.ink, 0.2));
  c.fillRect(x - wide / 2 - 22, 116, wide + 44, 8);
}

/** A railway compartment: a wide window, racks with luggage, and benches that face each other over a table. */
export function trainWall(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(mix(oklch(".62 .08 62"), palette.hero[1]!, 0.15), palette.ink, 0.08);
  shell(stage, c, { wall: wood, low: mix(wood, palette.ink, 0.16), floor: oklch(".44 .05 40") });
  ceiling(stage, c, wood, 44);
  const fabric = mix(oklch(".46 .13 155"), palette.hero[2]!, 0.12);
  for (const x of [0, -560, 560]) wideWindow(stage, c, x, 440);
  for (const middle of [-280, 280]) {
    c.fillStyle = css(mix(oklch(".80 .02 80"), palette.ink, 0.25));
    c.fillRect(middle - 170, 108, 340, 6);
    luggage(stage, c, middle - 92, 108, ".55 .13 35", 84);
    luggage(stage, c, middle + 4, 108, ".50 .10 250", 72);
    luggage(stage, c, middle + 96, 108, ".68 .12 85", 78);
  }
  for (const side of [-1, 1] as const)
    sideSeat(stage, c, { x: side * 300, side: side === -1 ? 1 : -1, colour: fabric, cloth: true, high: 330 });
  for (const side of [-1, 1] as const)
    sideSeat(stage, c, { x: side * 480, side, colour: fabric, cloth: true, high: 330 });
  rounded(c, { x: 0, y: 432, wide: 190, tall: 14, round: 6 }, css(mix(wood, WHITE, 0.3)));
  c.fillStyle = css(mix(wood, palette.ink, 0.45));
  c.fillRect(-7, 446, 14, FLOOR - 446);
  rounded(c, { x: -50, y: 406, wide: 22, tall: 26, round: 4 }, css(WHITE));
  rounded(c, { x: 46, y: 396, wide: 16, tall: 36, round: 5 }, css(oklch(".62 .13 150")));
}

function berth(stage: Stage, c: Canvas, { side, y }: { side: 1 | -1; y: number }): void {
  const { palette } = stage;
  const wood = mix(oklch(".50 .08 55"), palette.ink, 0.12);
  const from = 196;
  const box = (a: number, b: number, top: number, tall: number, colour: string, round = 6) =>
    rounded(c, { x: (side * (a + b)) / 2, y: top, wide: b - a, tall, round }, colour);
  box(from, 720, y + 34, 22, css(wood));
  box(from, 720, y, 38, css(mix(WHITE, palette.lamp, 0.12)), 12);
  box(from + 96, 720, y - 12, 48, css(mix(oklch(".52 .13 255"), palette.trim[1]!, 0.2)), 16);
  box(from + 6, from + 92, y - 30, 36, css(WHITE), 16);
  box(from + 96, from + 124, y - 13, 49, css(mix(WHITE, palette.lamp, 0.1)), 6);
}

/** A sleeping compartment: two berths on each side, a ladder, and a window between them. */
export function sleeperWall(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(mix(oklch(".56 .08 58"), palette.hero[2]!, 0.12), palette.ink, 0.12);
  shell(stage, c, { wall: wood, low: mix(wood, palette.ink, 0.14), floor: oklch(".44 .05 40") });
  ceiling(stage, c, wood, 40);
  wideWindow(stage, c, 0, 300);
  for (const side of [-1, 1] as const) {
    berth(stage, c, { side, y: 228 });
    berth(stage, c, { side, y: 470 });
    rounded(c, { x: side * 250, y: 128, wide: 30, tall: 40, round: 12 }, css(mix(palette.lamp, WHITE, 0.3)));
  }
  c.strokeStyle = css(oklch(".80 .04 85"));
  c.lineCap = "round";
  c.lineWidth = 9;
  c.beginPath();
  for (const x of [196, 256]) {
    c.moveTo(x - 4, 190);
    c.lineTo(x + 6, FLOOR + 34);
  }
  for (let y = 240; y < 600; y += 58) {
    c.moveTo(197, y);
    c.lineTo(258, y);
  }
  c.stroke();
}
