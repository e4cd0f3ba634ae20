import { css, mix } from "../colour.ts";
import { between, type Random } from "../random.ts";
import { drawPlate, type Layer, type Plate, type Stage } from "../stage.ts";

type Canvas = Plate["c"];
type Point = [x: number, y: number];

/** A jagged way down, halved again and again. */
function jagged(random: Random, from: Point, to: Point, sway: number): Point[] {
  if (Math.abs(to[1] - from[1]) < 15) return [from, to];
  const middle: Point = [
    (from[0] + to[0]) / 2 + between(random, -sway, sway),
    (from[1] + to[1]) / 2 + between(random, -sway, sway) * 0.3,
  ];
  return [...jagged(random, from, middle, sway * 0.55), ...jagged(random, middle, to, sway * 0.55).slice(1)];
}

/** A flash of lightning from a cloud to `foot`, with its branches. */
export function paintBolt(
  stage: Stage,
  c: Canvas,
  at: { x: number; top: number; foot: number; name: string },
) {
  const random = stage.random(`lightning ${at.name}`);
  const tall = at.foot - at.top;
  const lean = between(random, -0.16, 0.16) * tall;
  const trunk = jagged(random, [at.x, at.top], [at.x + lean, at.foot], tall * 0.13);
  const arms = [0.24, 0.42, 0.6].map((share, i) => {
    const start = trunk[Math.floor(trunk.length * share)]!;
    const side = i % 2 ? 1 : -1;
    const reach = tall * between(random, 0.2, 0.3);
    return jagged(random, start, [start[0] + side * reach * 0.8, start[1] + reach], tall * 0.06);
  });
  const light = mix(stage.palette.cloud[0]!, [0.99, -0.005, -0.01], 0.7);
  const violet = mix(light, [0.8, 0.02, -0.1], 0.55);
  c.save();
  c.lineJoin = "round";
  c.lineCap = "round";
  const glow = c.createRadialGradient(at.x, at.top + tall * 0.25, 0, at.x, at.top + tall * 0.25, tall * 0.75);
  glow.addColorStop(0, css(violet, 0.5));
  glow.addColorStop(1, css(violet, 0));
  c.fillStyle = glow;
  c.fillRect(at.x - tall, at.top - tall * 0.5, tall * 2, tall * 1.5);
  for (const [wide, colour] of [
    [tall * 0.045, css(violet, 0.16)],
    [tall * 0.022, css(violet, 0.4)],
    [tall * 0.0095, css(light)],
  ] as const)
    for (const [i, line] of [trunk, ...arms].entries()) {
      c.strokeStyle = colour;
      c.lineWidth = Math.max(1.4, wide * (i === 0 ? 1 : 0.5));
      c.beginPath();
      for (const [x, y] of line) c.lineTo(x, y);
      c.stroke();
    }
  c.restore();
}

/** Lightning in the sky of an open place; in the video it flickers. */
export function lightning(stage: Stage, horizon: number, side: number): Layer {
  const plate = stage.plate({ left: -720, right: 720, top: -60, bottom: horizon + 4 });
  paintBolt(stage, plate.c, { x: -side * 230, top: 40, foot: horizon, name: "near" });
  paintBolt(stage, plate.c, { x: side * 330, top: 110, foot: horizon - 60, name: "far" });
  return {
    depth: 0.06,
    paint(c, t) {
      const flicker = 0.5 + 0.5 * Math.cos(2 * Math.PI * t * 3);
      c.save();
      c.globalAlpha = 0.35 + 0.65 * flicker;
      drawPlate(c, plate);
      c.restore();
    },
  };
}
