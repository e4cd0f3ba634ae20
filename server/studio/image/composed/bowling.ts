import type { Lab } from "../colour.ts";
import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const LANES = [-2.48, -1.24, 0, 1.24, 2.48];

function pin(c: Canvas, x: number, foot: number, tall: number): void {
  const w = tall * 0.2;
  const body = c.createLinearGradient(x - w, 0, x + w, 0);
  body.addColorStop(0, css([0.99, 0, 0.01]));
  body.addColorStop(1, css([0.74, 0, -0.01]));
  c.fillStyle = body;
  c.beginPath();
  c.moveTo(x - w * 0.6, foot);
  c.bezierCurveTo(
    x - w * 1.5,
    foot - tall * 0.34,
    x - w * 1.1,
    foot - tall * 0.48,
    x - w * 0.44,
    foot - tall * 0.68,
  );
  c.bezierCurveTo(x - w * 0.9, foot - tall * 0.92, x - w * 0.5, foot - tall, x, foot - tall);
  c.bezierCurveTo(
    x + w * 0.5,
    foot - tall,
    x + w * 0.9,
    foot - tall * 0.92,
    x + w * 0.44,
    foot - tall * 0.68,
  );
  c.bezierCurveTo(x + w * 1.1, foot - tall * 0.48, x + w * 1.5, foot - tall * 0.34, x + w * 0.6, foot);
  c.fill();
  c.fillStyle = css(oklch(".56 .20 27"));
  for (const up of [0.64, 0.71]) c.fillRect(x - w * 0.56, foot - tall * up, w * 1.12, tall * 0.035);
}

/** The far wall of a bowling alley: screens, a painted band, and the dark pits of the pins. */
export function pinPits(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const wide = right - left;
  const dark = mix(palette.ink, oklch(".30 .08 285"), 0.4);
  c.fillStyle = css(mix(dark, palette.hero[3]!, 0.3));
  c.fillRect(left, top, wide, bottom - top);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(dark, palette.hero[3]!, 0.45)));
    for (const [low, tone] of [
      [1.7, ".68 .19 345"],
      [2.0, ".78 .13 210"],
    ] as const)
      panel(c, side, room.wall - 0.02, [2.2, room.back], [low, low + 0.09], css(oklch(tone)));
  }
  const [, head] = view.point(0, 1.15, room.back);
  const sign = c.createLinearGradient(0, head - 108, 0, head);
  sign.addColorStop(0, css(oklch(".36 .12 300")));
  sign.addColorStop(0.6, css(oklch(".54 .19 345")));
  sign.addColorStop(1, css(oklch(".74 .15 60")));
  c.fillStyle = sign;
  c.fillRect(left, head - 108, wide, 104);
  // A ball flies into pins, as on the boards of old alleys.
  const x = (left + right) / 2;
  c.fillStyle = css(oklch(".86 .14 92"), 0.9);
  c.beginPath();
  for (let i = 0; i < 24; i++) {
    const [a, r] = [(i / 24) * Math.PI * 2, i % 2 ? 26 : 54];
    c.lineTo(x + 26 + Math.cos(a) * r * 1.35, head - 54 + Math.sin(a) * r * 0.84);
  }
  c.fill();
  for (const [dx, turn] of [
    [4, -0.5],
    [34, 0.1],
    [62, 0.6],
  ] as const) {
    c.save();
    c.translate(x + dx, head - 22);
    c.rotate(turn);
    pin(c, 0, 0, 58);
    c.restore();
  }
  ball(c, x - 52, head - 48, 24, oklch(".34 .11 262"));
  const [pitLeft] = view.point(-room.wall, 0, room.back);
  c.fillStyle = css(palette.ink);
  c.fillRect(pitLeft, head - 4, wide, bottom - head + 4);
  for (const lane of LANES) {
    const [cx] = view.point(lane, 0, room.back);
    const glow = c.createRadialGradient(cx, head + 8, 2, cx, head + 20, 62);
    glow.addColorStop(0, css(mix(palette.lamp, [0.99, 0, 0.02], 0.4), 0.9));
    glow.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = glow;
    c.fillRect(cx - 42, head - 4, 84, bottom - head + 4);
    c.fillStyle = css(mix(dark, palette.ink, 0.4));
    c.fillRect(cx - 47, head - 4, 7, bottom - head + 4);
    c.fillStyle = css(mix(oklch(".30 .06 265"), palette.ink, 0.3));
    c.fillRect(cx - 38, top + 18, 76, 42);
    c.fillStyle = css(oklch(".84 .13 195"), 0.9);
    for (const row of [0, 1, 2]) c.fillRect(cx - 31, top + 25 + row * 10, 26 + ((row * 17) % 34), 4);
  }
}

function ball(c: Canvas, x: number, y: number, r: number, tone: Lab): void {
  const round = c.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r);
  round.addColorStop(0, css(mix(tone, [0.95, 0, 0], 0.6)));
  round.addColorStop(0.4, css(tone));
  round.addColorStop(1, css(mix(tone, [0.1, 0, 0], 0.6)));
  c.fillStyle = round;
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css([0.12, 0, 0], 0.85);
  for (const [dx, dy] of [
    [0.1, -0.42],
    [0.36, -0.3],
    [0.22, -0.06],
  ] as const) {
    c.beginPath();
    c.arc(x + dx * r, y + dy * r, r * 0.1, 0, Math.PI * 2);
    c.fill();
  }
}

/** Lanes of polished wood with their gutters, arrows and pins, and a rack of balls. */
export function bowlingLanes(stage: Stage, c: Canvas, { room }: Wall): void {
  const { palette } = stage;
  const wood = mix(oklch(".74 .10 72"), palette.lamp, 0.12);
  const strip = (x0: number, x1: number, colour: string, z0 = 2.1, z1 = room.back) =>
    fillPolygon(c, colour, [
      [x0, 0, z0],
      [x1, 0, z0],
      [x1, 0, z1],
      [x0, 0, z1],
    ]);
  strip(-room.wall, room.wall, css(mix(palette.ink, palette.hero[3]!, 0.35)), 4.3);
  strip(-room.wall, room.wall, css(mix(oklch(".60 .09 62"), palette.ink, 0.12)), 2.1, 4.3);
  for (const lane of LANES) {
    strip(lane - 0.55, lane + 0.55, css(mix(palette.ink, oklch(".40 .02 260"), 0.4)), 4.3);
    for (let i = 0; i < 8; i++) {
      const x = lane - 0.42 + i * 0.105;
      strip(x, x + 0.105, css(mix(wood, palette.ink, i % 2 ? 0.05 : 0.17)), 4.3);
    }
    for (const k of [-2, -1, 0, 1, 2]) {
      const [x, z] = [lane + k * 0.15, 5.5 - Math.abs(k) * 0.22];
      fillPolygon(c, css(oklch(".40 .10 40")), [
        [x - 0.04, 0, z],
        [x + 0.04, 0, z],
        [x, 0, z + 0.32],
      ]);
    }
    const [cx, y] = view.point(lane, 0, room.back - 0.3);
    const shine = c.createLinearGradient(0, y, 0, y + 120);
    shine.addColorStop(0, css(palette.lamp, 0.5));
    shine.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = shine;
    c.fillRect(cx - 26, y, 52, 96);
    for (let row = 3; row >= 0; row--)
      for (let k = 0; k <= row; k++) {
        const [px, foot] = view.point(lane + (k - row / 2) * 0.22, 0, room.back - 0.9 + row * 0.2);
        pin(c, px, foot, view.size(room.back - 0.9 + row * 0.2) * 0.5);
      }
  }
  strip(-room.wall, room.wall, css(oklch(".30 .06 40")), 4.27, 4.33);
  const rack = {
    z: [4.9, 5.3],
    tall: 0.46,
    front: mix(palette.ink, palette.hero[2]!, 0.45),
    top: palette.hero[3]!,
  } as const;
  for (const side of [-1, 1]) {
    block(stage, c, { ...rack, x: side < 0 ? [-2.36, -1.36] : [1.36, 2.36] });
    const tones = [".46 .16 27", ".44 .13 262", ".52 .13 150", ".50 .16 310"];
    for (const [i, tone] of tones.entries()) {
      const [x, y] = view.point(side * 1.86 + (i - 1.5) * 0.25, 0.56, 5.1);
      ball(c, x, y, view.size(5.1) * 0.12, oklch(tone));
    }
  }
}
