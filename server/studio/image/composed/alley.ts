import { glowLayer } from "../air.ts";
import { css, type Lab, mix, oklch } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between, pick } from "../random.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { heaven } from "./heaven.ts";
import { isOvercast, isSnowy, setting, skyWeather, SNOW } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];
type Corner = readonly [number, number, number];

const HORIZON = 410;
const view = createPerspective({ horizon: HORIZON, eye: 1.7 });
/** From the middle to the walls, how far they reach and how high. */
const [HALF, NEAR, END, TALL] = [1.75, 1.7, 21, 8.4];

const quad = (c: Canvas, colour: string, corners: readonly Corner[]) => {
  c.fillStyle = colour;
  trace(c, view, corners);
  c.fill();
};
/** On the wall of one side. */
const onWall = (
  c: Canvas,
  side: number,
  z: readonly [number, number],
  y: readonly [number, number],
  colour: string,
) => {
  const x = side * HALF;
  quad(c, colour, [
    [x, y[0], z[0]],
    [x, y[1], z[0]],
    [x, y[1], z[1]],
    [x, y[0], z[1]],
  ]);
};

/** A wall of bricks with windows, doors and a pipe. */
function wallOf(stage: Stage, c: Canvas, side: number, lit: number): void {
  const { palette } = stage;
  const random = stage.random(`alley ${side}`);
  const air = (tone: Lab, z: number) => css(mix(tone, palette.haze, 0.7 * (1 - Math.exp(-z / 22))));
  const shaded = Math.sign(stage.light.x || 1) === side;
  for (let z = END; z > NEAR;) {
    const from = Math.max(NEAR, z - between(random, 3.2, 4.6));
    const base = pick(random, [
      oklch(".55 .08 40"),
      oklch(".62 .05 70"),
      oklch(".56 .06 25"),
      oklch(".58 .04 230"),
    ]);
    const tone = mix(mix(base, palette.hero[2]!, 0.3), palette.ink, shaded ? 0.42 : 0.18);
    const top = TALL - between(random, 0, 1.6);
    for (let s = z; s > from; s -= 0.5) onWall(c, side, [Math.max(from, s - 0.5), s], [0, top], air(tone, s));
    c.strokeStyle = css(mix(tone, palette.ink, 0.4), 0.35);
    c.lineWidth = 1;
    for (let y = 0.3; y < top; y += 0.3) {
      c.beginPath();
      c.moveTo(...view.point(side * HALF, y, from));
      c.lineTo(...view.point(side * HALF, y, z));
      c.stroke();
    }
    const deep = z - from;
    for (let up = 0; up < 3; up++)
      for (const k of [0.14, 0.58]) {
        const [z0, z1] = [from + deep * k, from + deep * (k + 0.28)];
        const isDoor = up === 0 && k > 0.5;
        const y0 = isDoor ? 0 : 1 + up * 2.4;
        const y1 = isDoor ? 2.2 : y0 + 1.3;
        const glass = random() < lit ? palette.lamp : mix(palette.ink, palette.sky[2]!, 0.25);
        onWall(
          c,
          side,
          [z0 - 0.1, z1 + 0.1],
          [Math.max(0, y0 - 0.1), y1 + 0.1],
          air(mix(tone, palette.cloud[0]!, 0.3), z0),
        );
        onWall(
          c,
          side,
          [z0, z1],
          [y0, y1],
          air(isDoor ? mix(palette.trim[3]!, palette.ink, 0.3) : glass, z0),
        );
      }
    // A drainpipe where two houses meet.
    onWall(c, side, [from, from + 0.12], [0, top], air(mix(palette.ink, palette.cloud[1]!, 0.2), from));
    z = from;
  }
}

/** Clothes on a line across the lane. */
function washing(stage: Stage, c: Canvas, y: number, z: number): void {
  const random = stage.random(`washing ${z}`);
  const [x0, y0] = view.point(-HALF, y, z);
  const [x1] = view.point(HALF, y, z);
  const sag = 26 / z + 5;
  c.strokeStyle = css(stage.palette.ink, 0.7);
  c.lineWidth = 1.6;
  c.beginPath();
  c.moveTo(x0, y0);
  c.quadraticCurveTo((x0 + x1) / 2, y0 + sag * 2, x1, y0);
  c.stroke();
  const size = 330 / z;
  const cloths = [".92 .01 90", ".60 .15 25", ".62 .10 245", ".80 .12 85", ".62 .10 150"];
  for (let i = 0; i < 5; i++) {
    const k = 0.14 + i * 0.17;
    const [x, top] = [x0 + (x1 - x0) * k, y0 + sag * 4 * k * (1 - k)];
    c.fillStyle = css(mix(oklch(cloths[i % 5]!), stage.palette.ink, between(random, 0.1, 0.3)));
    c.beginPath();
    if (i % 2) c.rect(x, top, size * 0.34, size * 0.5);
    else {
      c.moveTo(x, top);
      c.lineTo(x + size * 0.46, top);
      c.lineTo(x + size * 0.52, top + size * 0.2);
      c.lineTo(x + size * 0.38, top + size * 0.2);
      c.lineTo(x + size * 0.38, top + size * 0.5);
      c.lineTo(x + size * 0.08, top + size * 0.5);
      c.lineTo(x + size * 0.08, top + size * 0.2);
      c.lineTo(x - size * 0.06, top + size * 0.2);
    }
    c.fill();
  }
}

/** Cobbles with a gutter in the middle. */
function paving(stage: Stage, c: Canvas, snow: boolean): void {
  const { palette } = stage;
  const random = stage.random("alley floor");
  const stone = snow ? SNOW[1]! : mix(oklch(".50 .02 70"), palette.land[2]!, 0.3);
  for (let z = END; z > 1.5; z /= 1.05) {
    const near = z / 1.06;
    const wide = z > 9 ? 0.58 : 0.29;
    for (let x = -HALF; x < HALF - 0.01; x += wide) {
      const dark = Math.abs(x + wide / 2) < 0.2 ? 0.4 : between(random, 0.02, 0.24);
      quad(c, css(mix(mix(stone, palette.ink, dark), palette.haze, 0.6 * (1 - Math.exp(-z / 22)))), [
        [x, 0, z],
        [x + wide, 0, z],
        [x + wide, 0, near],
        [x, 0, near],
      ]);
    }
    c.strokeStyle = css(mix(stone, palette.ink, 0.5), 0.5);
    c.lineWidth = Math.max(0.6, 5 / z);
    c.beginPath();
    c.moveTo(...view.point(-HALF, 0, z));
    c.lineTo(...view.point(HALF, 0, z));
    c.stroke();
  }
}

/** Two bins and crates against a wall. */
function bins(stage: Stage, c: Canvas, side: number): void {
  const { palette } = stage;
  for (const [z, tone, tall] of [
    [6.4, ".46 .06 155", 1.05],
    [5.5, ".40 .02 250", 1],
  ] as const) {
    const [x, foot] = view.point(side * (HALF - 0.42), 0, z);
    const head = view.point(0, tall, z)[1];
    const half = 150 / z;
    const body = c.createLinearGradient(x - half, 0, x + half, 0);
    body.addColorStop(0, css(mix(oklch(tone), palette.glow, 0.15)));
    body.addColorStop(1, css(mix(oklch(tone), palette.ink, 0.5)));
    c.fillStyle = body;
    c.beginPath();
    c.moveTo(x - half, head);
    c.lineTo(x + half, head);
    c.lineTo(x + half * 0.84, foot);
    c.lineTo(x - half * 0.84, foot);
    c.fill();
    c.fillStyle = css(mix(oklch(tone), palette.ink, 0.2));
    c.beginPath();
    c.roundRect(x - half * 1.14, head - 12, half * 2.28, 14, 5);
    c.fill();
  }
}

/** A narrow lane between high walls, with a lamp and washing above. */
export const alley: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const { description, plan } = input;
  const night = description.light === "night" || description.dark === true;
  const disc = { ...plan.disc, x: 0, y: 150, radius: plan.disc.radius * 0.5 };
  const layers = heaven(stage, disc, { horizon: HORIZON + 30, ...skyWeather(description) });
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  // The street at its end.
  const [left, top] = view.point(-HALF, 5, END);
  const [right, foot] = view.point(HALF, 0, END);
  c.fillStyle = css(mix(palette.hero[1]!, palette.haze, 0.55));
  c.fillRect(left, top, right - left, foot - top + 2);
  c.fillStyle = css(palette.lamp, 0.8);
  for (const k of [0.2, 0.6]) c.fillRect(left + (right - left) * k, top + 22, 9, 14);
  for (const side of [-1, 1]) wallOf(stage, c, side, night ? 0.4 : 0.14);
  paving(stage, c, isSnowy(input));
  washing(stage, c, 5.9, 9);
  washing(stage, c, 5.4, 5.6);
  bins(stage, c, -plan.side || 1);
  if (night) {
    c.fillStyle = css(palette.ink, 0.34);
    c.fillRect(-720, -120, 1440, 960);
  }
  // A lamp on a bracket.
  const side = plan.side || 1;
  const [x, y] = view.point(side * (HALF - 0.5), 4.1, 6.6);
  c.strokeStyle = css(palette.ink);
  c.lineWidth = 4;
  c.beginPath();
  c.moveTo(...view.point(side * HALF, 4.5, 6.6));
  c.lineTo(x, y - 24);
  c.lineTo(x, y - 14);
  c.stroke();
  c.fillStyle = css(palette.lamp);
  c.beginPath();
  c.moveTo(x - 9, y - 14);
  c.lineTo(x + 9, y - 14);
  c.lineTo(x + 13, y + 12);
  c.lineTo(x - 13, y + 12);
  c.fill();
  const glow = glowLayer({
    x,
    y,
    radius: night ? 330 : 170,
    colour: palette.lamp,
    strength: night ? 0.75 : 0.4,
    depth: 0.32,
  });
  layers.push(plateLayer(plate, 0.3), glow);
  return setting(layers, HORIZON, { rows: { front: 664, back: 572 }, wet: isOvercast(description) });
};
