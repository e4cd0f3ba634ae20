import { groundedActor } from "../cast.ts";
import { css, mix } from "../colour.ts";
import { between } from "../random.ts";
import { plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { field, inFront } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];

const HORIZON = 432;

/** A river that comes from one side of the distance, turns, and flows past the near bank. */
export const river: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const side = input.plan.side < 0 ? -1 : 1;
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  flow(stage, plate.c, side);
  return {
    ...base,
    layers: [...base.layers, ...groves(stage, side), plateLayer(plate, 0.36), ...tongue(stage, side)],
    front: inFront(stage, input, ["reeds"]),
    afloat: HORIZON + 128,
    rows: { front: 664, back: 610 },
  };
};

/** The water's outline; `grow` widens it to the wet earth of its banks. */
function course(c: Canvas, side: number, grow: number): void {
  const [h, g] = [HORIZON, grow];
  const x = (at: number) => side * at;
  c.beginPath();
  c.moveTo(x(800), h + 20 - g * 0.3);
  c.bezierCurveTo(x(320), h + 12 - g * 0.3, x(-40), h + 22 - g * 0.4, x(-300), h + 46 - g * 0.5);
  c.bezierCurveTo(x(-540 - g), h + 70 - g * 0.4, x(-570 - g), h + 124 + g, x(-340), h + 148 + g);
  c.bezierCurveTo(x(-100), h + 174 + g, x(260), h + 150 + g, x(800), h + 178 + g);
  c.lineTo(x(800), h + 92 - g);
  c.bezierCurveTo(x(420), h + 70 - g, x(110), h + 90 - g, x(-80), h + 86 - g * 0.8);
  c.bezierCurveTo(x(-270 + g), h + 82 - g * 0.4, x(-250 + g), h + 62 + g * 0.3, x(-80), h + 53 + g * 0.5);
  c.bezierCurveTo(x(110), h + 43 + g * 0.4, x(420), h + 37 + g * 0.3, x(800), h + 40 + g * 0.3);
  c.closePath();
}

function flow(stage: Stage, c: Canvas, side: number): void {
  const { palette } = stage;
  const random = stage.random("river");
  c.fillStyle = css(mix(palette.land[3]!, palette.ink, 0.25), 0.75);
  course(c, side, 9);
  c.fill();
  c.save();
  course(c, side, 0);
  const wet = c.createLinearGradient(0, HORIZON + 10, 0, HORIZON + 185);
  wet.addColorStop(0, css(mix(palette.sky[4]!, palette.water, 0.25)));
  wet.addColorStop(0.45, css(mix(palette.water, palette.sky[3]!, 0.4)));
  wet.addColorStop(1, css(mix(palette.water, palette.sky[1]!, 0.35)));
  c.fillStyle = wet;
  c.fill();
  c.clip();
  // The far bank's shade on the near arm.
  const shade = c.createLinearGradient(0, HORIZON + 78, 0, HORIZON + 112);
  shade.addColorStop(0, css(palette.ink, 0.42));
  shade.addColorStop(1, css(palette.ink, 0));
  c.fillStyle = shade;
  c.fillRect(-800, HORIZON + 70, 1600, 42);
  c.lineCap = "round";
  for (let i = 0; i < 130; i++) {
    const far = random() < 0.3;
    const y = far ? between(random, 18, 50) : between(random, 80, 178);
    const x = between(random, -740, 740);
    const long = (far ? 16 : 46) * between(random, 0.5, 1.6);
    c.strokeStyle = css(palette.cloud[0]!, between(random, 0.15, 0.6));
    c.lineWidth = far ? 1 : between(random, 1.2, 2.4);
    c.beginPath();
    c.moveTo(x, HORIZON + y);
    c.quadraticCurveTo(x + long / 2, HORIZON + y - (far ? 1 : 4), x + long, HORIZON + y);
    c.stroke();
  }
  c.restore();
  rushes(stage, c, side);
}

/** Grass along the near bank. */
function rushes(stage: Stage, c: Canvas, side: number): void {
  const { palette } = stage;
  const random = stage.random("river bank");
  c.lineCap = "round";
  for (let i = 0; i < 150; i++) {
    const x = between(random, -720, 720);
    const foot = HORIZON + 172 + Math.sin(side * x * 0.005) * 9 + between(random, -4, 9);
    const tall = between(random, 8, 26);
    c.strokeStyle = css(mix(palette.land[i % 3 ? 3 : 1]!, palette.ink, 0.2), 0.9);
    c.lineWidth = 1.8;
    c.beginPath();
    c.moveTo(x, foot);
    c.quadraticCurveTo(x, foot - tall * 0.6, x + between(random, -7, 7), foot - tall);
    c.stroke();
  }
}

const trees = (stage: Stage, at: readonly (readonly [number, number, number])[], depth: number): Layer[] =>
  at.flatMap(([x, y, height]) =>
    groundedActor(stage, "tree", { x, y, height, depth, haze: height > 90 ? 0.24 : 0.42, cut: false }),
  );

/** Trees of the far bank. */
const groves = (stage: Stage, side: number) =>
  trees(
    stage,
    [620, 545, 330, 60, -180, -420, -610].map((x, i) => [
      side * x,
      HORIZON + 14 + (i % 2) * 5,
      66 + (i % 3) * 13,
    ]),
    0.3,
  );

/** Trees on the land within the bend. */
const tongue = (stage: Stage, side: number) =>
  trees(
    stage,
    [
      [side * 560, HORIZON + 66, 118],
      [side * 430, HORIZON + 64, 96],
    ],
    0.36,
  );
