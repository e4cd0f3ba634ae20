import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** A waiting room: a large clock, notices, and a counter with its bell behind glass. */
export function waitingWall(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const pale = mix(mix(palette.cloud[0]!, palette.hero[0]!, 0.25), palette.ink, 0.06);
  const green = mix(palette.hero[1]!, palette.cloud[1]!, 0.25);
  c.fillStyle = css(pale);
  c.fillRect(left, top, right - left, bottom - top);
  c.fillStyle = css(green);
  c.fillRect(left, bottom - 92, right - left, 92);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(pale, palette.ink, 0.22)));
    panel(c, side, room.wall - 0.01, [2.2, room.back], [0, 1.25], css(mix(green, palette.ink, 0.26)));
    for (let z = room.back - 1.8; z > 2.6; z -= 2) {
      panel(
        c,
        side,
        room.wall - 0.02,
        [z, z + 1.1],
        [1.7, 2.9],
        css(mix(palette.trim[3]!, palette.ink, 0.1)),
      );
      panel(c, side, room.wall - 0.03, [z + 0.08, z + 1.02], [1.78, 2.82], css(palette.inner[2]!));
    }
  }
  // The door of those who are called, with a lit number over it.
  const door = right - 118;
  c.fillStyle = css(mix(palette.cloud[0]!, palette.ink, 0.22));
  c.fillRect(door - 8, bottom - 198, 92, 198);
  c.fillStyle = css(mix(palette.trim[1]!, palette.ink, 0.12));
  c.fillRect(door, bottom - 190, 76, 190);
  c.fillStyle = css(mix(palette.lamp, palette.cloud[0]!, 0.4));
  c.fillRect(door + 14, bottom - 172, 48, 66);
  c.fillStyle = css(palette.disc[1]);
  c.fillRect(door + 62, bottom - 92, 8, 14);
  c.fillStyle = css(mix(palette.ink, [0.16, 0, 0], 0.5));
  c.beginPath();
  c.roundRect(door - 4, bottom - 246, 84, 40, 6);
  c.fill();
  c.fillStyle = css(oklch(".68 .22 28"));
  digits(c, "124", door + 38, bottom - 226);
  notices(stage, c, left + 34, top + 92);
  bigClock(stage, c, (left + right) / 2 - 12, top + 92, 50);
}

/** Numbers of seven strokes, as on a board of lamps. */
function digits(c: Canvas, text: string, x: number, y: number): void {
  const strokes: Record<string, string> = { "1": "bc", "2": "abged", "4": "fgbc" };
  const at: Record<string, readonly [number, number, number, number]> = {
    a: [0, 0, 14, 3],
    b: [11, 0, 3, 13],
    c: [11, 12, 3, 13],
    d: [0, 22, 14, 3],
    e: [0, 12, 3, 13],
    f: [0, 0, 3, 13],
    g: [0, 11, 14, 3],
  };
  for (const [i, digit] of [...text].entries())
    for (const stroke of strokes[digit] ?? "") {
      const [dx, dy, wide, tall] = at[stroke]!;
      c.fillRect(x + (i - 1) * 23 - 7 + dx, y - 13 + dy, wide, tall);
    }
}

function notices(stage: Stage, c: Canvas, x: number, y: number): void {
  const { palette } = stage;
  c.fillStyle = css(mix(oklch(".62 .08 62"), palette.ink, 0.1));
  c.fillRect(x, y, 118, 88);
  c.fillStyle = css(mix(oklch(".74 .07 70"), palette.lamp, 0.1));
  c.fillRect(x + 6, y + 6, 106, 76);
  const papers = [palette.cloud[0]!, palette.lamp, palette.trim[0]!, palette.cloud[0]!];
  for (const [i, [dx, dy, wide, tall]] of (
    [
      [12, 12, 28, 38],
      [46, 16, 34, 26],
      [86, 12, 22, 32],
      [50, 48, 40, 28],
    ] as const
  ).entries()) {
    c.fillStyle = css(papers[i]!);
    c.fillRect(x + dx, y + dy, wide, tall);
    c.fillStyle = css(palette.ink, 0.4);
    for (let row = 7; row < tall - 5; row += 6) c.fillRect(x + dx + 4, y + dy + row, wide - 8, 1.6);
  }
}

function bigClock(stage: Stage, c: Canvas, x: number, y: number, r: number): void {
  const { palette } = stage;
  for (const [k, tone] of [
    [1, mix(palette.ink, palette.trim[3]!, 0.35)],
    [0.88, mix(palette.cloud[0]!, [0.99, 0, 0.01], 0.5)],
  ] as const) {
    c.fillStyle = css(tone);
    c.beginPath();
    c.arc(x, y, r * k, 0, Math.PI * 2);
    c.fill();
  }
  c.strokeStyle = css(palette.ink);
  c.lineCap = "round";
  for (let hour = 0; hour < 12; hour++) {
    const a = (hour / 6) * Math.PI;
    c.lineWidth = hour % 3 ? 2 : 4;
    c.beginPath();
    c.moveTo(x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72);
    c.lineTo(x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8);
    c.stroke();
  }
  for (const [turn, long, wide] of [
    [-1.95, 0.62, 4],
    [0.5, 0.44, 5],
  ] as const) {
    c.lineWidth = wide;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(turn) * r * long, y + Math.sin(turn) * r * long);
    c.stroke();
  }
}

/** Linked seats along the wall, and a low table with magazines. */
export function waitingSeats(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const seat = mix(palette.trim[1]!, palette.hero[2]!, 0.1);
  const steel = css(mix(palette.cloud[1]!, palette.ink, 0.35));
  const z = 7.4;
  const u = view.size(z) / 100;
  for (const across of [-2.55, -1.85, -1.15, -0.45, 0.25, 0.95]) {
    const [x, foot] = view.point(across, 0, z);
    c.fillStyle = css(palette.ink, 0.22);
    c.beginPath();
    c.ellipse(x, foot, u * 36, u * 7, 0, 0, Math.PI * 2);
    c.fill();
    c.fillStyle = steel;
    for (const dx of [-26, 22]) c.fillRect(x + u * dx, foot - u * 44, u * 4, u * 44);
    c.fillRect(x - u * 36, foot - u * 42, u * 72, u * 4);
    const back = c.createLinearGradient(0, foot - u * 104, 0, foot - u * 44);
    back.addColorStop(0, css(mix(seat, palette.glow, 0.3)));
    back.addColorStop(1, css(mix(seat, palette.ink, 0.2)));
    c.fillStyle = back;
    c.beginPath();
    c.roundRect(x - u * 29, foot - u * 104, u * 58, u * 52, u * 12);
    c.fill();
    c.fillStyle = css(mix(seat, palette.ink, 0.28));
    c.beginPath();
    c.roundRect(x - u * 31, foot - u * 54, u * 62, u * 13, u * 6);
    c.fill();
  }
  const wood = mix(oklch(".62 .08 62"), palette.trim[2]!, 0.25);
  block(stage, c, {
    x: [-2.75, -1.75],
    z: [5.7, 6.3],
    tall: 0.42,
    front: mix(wood, palette.ink, 0.35),
    top: wood,
  });
  for (const [i, tone] of [palette.cloud[0]!, palette.trim[0]!, palette.lamp].entries()) {
    const x = -2.64 + i * 0.29;
    fillPolygon(c, css(tone), [
      [x, 0.43, 5.82 + (i % 2) * 0.08],
      [x + 0.22, 0.43, 5.85],
      [x + 0.25, 0.43, 6.18],
      [x + 0.03, 0.43, 6.16],
    ]);
  }
}
