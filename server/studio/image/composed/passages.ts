import { glowLayer } from "../air.ts";
import { type Lab, css, mix, oklch } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import type { Setting, SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];

const WHITE: Lab = [0.95, 0, 0.01];
const HORIZON = 420;
const view = createPerspective({ horizon: HORIZON, eye: 1.7 });

const ground = (layers: Setting["layers"], more: Partial<Setting> = {}): Setting => ({
  layers,
  front: [],
  horizon: HORIZON,
  rows: { front: 660, back: 575 },
  on: "ground",
  ...more,
});

/** A vault that narrows to a small light, with lamps along it. */
export const tunnel: SettingPainter = (stage) => {
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const stone = mix(oklch(".52 .02 80"), palette.hero[2]!, 0.3);
  c.fillStyle = css(palette.ink);
  c.fillRect(-720, -100, 1440, 1000);
  const radius = 3.4;
  const arch = (z: number) => {
    const [cx, cy] = view.point(0, 0.9, z);
    const r = view.size(z) * radius;
    const foot = view.point(0, 0, z)[1];
    c.beginPath();
    c.moveTo(cx - r, foot);
    c.lineTo(cx - r, cy);
    c.arc(cx, cy, r, Math.PI, 0);
    c.lineTo(cx + r, foot);
    c.closePath();
  };
  for (let z = 2, i = 0; z < 60; z *= 1.12, i++) {
    arch(z);
    const deep = Math.min(0.86, 0.3 + z / 40);
    c.fillStyle = css(mix(stone, palette.ink, Math.min(0.9, deep - (i % 2) * 0.07)));
    c.fill();
  }
  // The way out.
  arch(56);
  c.fillStyle = css(mix(palette.lamp, WHITE, 0.5));
  c.fill();
  const floor = c.createLinearGradient(0, HORIZON, 0, 720);
  floor.addColorStop(0, css(mix(palette.lamp, palette.ink, 0.35)));
  floor.addColorStop(0.12, css(mix(palette.ink, palette.hero[3]!, 0.5)));
  floor.addColorStop(1, css(mix(palette.ink, palette.hero[3]!, 0.25)));
  c.fillStyle = floor;
  trace(c, view, [
    [-radius, 0, 2],
    [radius, 0, 2],
    [radius, 0, 56],
    [-radius, 0, 56],
  ]);
  c.fill();
  c.fillStyle = css(WHITE, 0.55);
  for (let z = 3; z < 40; z += 2.4) {
    trace(c, view, [
      [-0.08, 0, z],
      [0.08, 0, z],
      [0.08, 0, z + 1.1],
      [-0.08, 0, z + 1.1],
    ]);
    c.fill();
  }
  for (let z = 30; z > 3; z /= 1.5)
    for (const side of [-1, 1]) {
      const [x, y] = view.point(side * 2.7, 3, z);
      const r = view.size(z) * 0.13;
      const glow = c.createRadialGradient(x, y, 0, x, y, r * 7);
      glow.addColorStop(0, css(palette.lamp, 0.55));
      glow.addColorStop(1, css(palette.lamp, 0));
      c.fillStyle = glow;
      c.fillRect(x - r * 7, y - r * 7, r * 14, r * 14);
      c.fillStyle = css(palette.lamp);
      c.beginPath();
      c.ellipse(x, y, r, r * 0.7, 0, 0, Math.PI * 2);
      c.fill();
    }
  const [gx, gy] = view.point(0, 1.6, 56);
  return ground(
    [
      plateLayer(plate, 0.25),
      glowLayer({ x: gx, y: gy, radius: 170, colour: palette.lamp, strength: 0.8, depth: 0.26 }),
    ],
    { lit: { x: 0, y: 300 } },
  );
};

/** The wall beyond the rails, and the platform's edge. */
const FAR_WALL = -6.4;
const EDGE = -2.4;

/** A platform below ground beside the rails, which come out of a dark tube. */
export const metroStation: SettingPainter = (stage) => {
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const tile = mix(oklch(".80 .02 200"), palette.hero[1]!, 0.3);
  const [wall, back, ceiling] = [4.6, 17, 4.2];
  const quad = (colour: string, corners: readonly (readonly [number, number, number])[]) => {
    c.fillStyle = colour;
    trace(c, view, corners);
    c.fill();
  };
  c.fillStyle = css(palette.ink);
  c.fillRect(-720, -100, 1440, 1000);
  for (const side of [-1, 1])
    for (let z = back; z > 1.6; z /= 1.09) {
      const shade = 0.16 + 0.5 * (1 - z / back) + (side < 0 ? 0.08 : 0);
      for (const [y0, y1, dark] of [
        [-1.1, 0.9, 0.18],
        [0.9, 1.1, 0],
        [1.1, ceiling, 0.05],
      ] as const)
        quad(css(mix(dark === 0 ? oklch(".56 .16 28") : tile, palette.ink, Math.min(0.85, shade + dark))), [
          [side < 0 ? FAR_WALL : wall, y0, z],
          [side < 0 ? FAR_WALL : wall, y1, z],
          [side < 0 ? FAR_WALL : wall, y1, z / 1.08],
          [side < 0 ? FAR_WALL : wall, y0, z / 1.08],
        ]);
    }
  quad(css(mix(tile, palette.ink, 0.62)), [
    [FAR_WALL, ceiling, 1.6],
    [wall, ceiling, 1.6],
    [wall, ceiling, back],
    [FAR_WALL, ceiling, back],
  ]);
  quad(css(mix(tile, palette.ink, 0.22)), [
    [FAR_WALL, -1.1, back],
    [wall, -1.1, back],
    [wall, ceiling, back],
    [FAR_WALL, ceiling, back],
  ]);
  for (let z = 2.4; z < back; z += 2.6)
    quad(css(palette.lamp), [
      [0.9, ceiling - 0.01, z],
      [1.3, ceiling - 0.01, z],
      [1.3, ceiling - 0.01, z + 1.7],
      [0.9, ceiling - 0.01, z + 1.7],
    ]);
  tube(stage, c, back);
  const stone = mix(palette.cloud[1]!, palette.hero[2]!, 0.4);
  const floor = c.createLinearGradient(0, HORIZON, 0, 740);
  floor.addColorStop(0, css(stone));
  floor.addColorStop(1, css(mix(stone, palette.ink, 0.5)));
  c.fillStyle = floor;
  trace(c, view, [
    [EDGE, 0, 1.6],
    [wall, 0, 1.6],
    [wall, 0, back],
    [EDGE, 0, back],
  ]);
  c.fill();
  quad(css(mix(stone, palette.ink, 0.6)), [
    [EDGE, 0, 1.6],
    [EDGE, 0, back],
    [EDGE, -1.1, back],
    [EDGE, -1.1, 1.6],
  ]);
  quad(css(oklch(".86 .16 92")), [
    [EDGE + 0.15, 0.01, 1.6],
    [EDGE + 0.45, 0.01, 1.6],
    [EDGE + 0.45, 0.01, back],
    [EDGE + 0.15, 0.01, back],
  ]);
  return ground(
    [
      plateLayer(plate, 0.25),
      glowLayer({ x: 60, y: 330, radius: 420, colour: palette.lamp, strength: 0.35, depth: 0.26 }),
    ],
    { lit: { x: 60, y: 100 } },
  );
};

/** The bed of the rails, and the dark mouth from which a train comes. */
function tube(stage: Stage, c: Canvas, back: number): void {
  const { palette } = stage;
  const [cx, cy] = view.point(EDGE - 1.9, 0.9, back);
  const r = view.size(back) * 1.75;
  const foot = view.point(0, -1.1, back)[1];
  c.fillStyle = css(mix(palette.ink, [0.05, 0, 0], 0.6));
  c.beginPath();
  c.moveTo(cx - r, foot);
  c.lineTo(cx - r, cy);
  c.arc(cx, cy, r, Math.PI, 0);
  c.lineTo(cx + r, foot);
  c.fill();
  c.fillStyle = css(mix(palette.lamp, WHITE, 0.5));
  for (const k of [-0.4, 0.4]) {
    c.beginPath();
    c.arc(cx + r * k, cy + r * 0.25, r * 0.13, 0, Math.PI * 2);
    c.fill();
  }
  c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.22));
  trace(c, view, [
    [FAR_WALL, -1.1, 1.6],
    [EDGE, -1.1, 1.6],
    [EDGE, -1.1, back],
    [FAR_WALL, -1.1, back],
  ]);
  c.fill();
  for (let z = 2; z < back; z += 0.8) {
    c.fillStyle = css(mix(oklch(".36 .05 55"), palette.ink, 0.3));
    trace(c, view, [
      [EDGE - 3.3, -1.08, z],
      [EDGE - 0.5, -1.08, z],
      [EDGE - 0.5, -1.08, z + 0.3],
      [EDGE - 3.3, -1.08, z + 0.3],
    ]);
    c.fill();
  }
  for (const x of [EDGE - 2.8, EDGE - 1]) {
    c.fillStyle = css(mix(oklch(".84 .01 240"), palette.ink, 0.1));
    trace(c, view, [
      [x - 0.07, -1, 1.6],
      [x + 0.07, -1, 1.6],
      [x + 0.07, -1, back],
      [x - 0.07, -1, back],
    ]);
    c.fill();
  }
}
