import { css, mix, oklch, type Lab } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { heaven } from "./heaven.ts";
import { isOvercast, skyWeather } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { pavement } from "./streets.ts";

type Canvas = Plate["c"];

const WHITE: Lab = [0.95, 0, 0.01];
const HORIZON = 420;
const view = createPerspective({ horizon: HORIZON, eye: 1.7 });

/** High walls full of windows around a paved yard, with washing on lines between them. */
export const courtyard: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const disc = {
    ...input.plan.disc,
    x: input.plan.disc.x * 0.3,
    y: 110,
    radius: input.plan.disc.radius * 0.5,
  };
  const layers = heaven(stage, disc, { horizon: HORIZON, heaps: true, ...skyWeather(input.description) });
  layers.push(plateLayer(pavement(stage, input, HORIZON), 0.25));
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const night = input.description.light === "night";
  const random = stage.random("panes");
  const wall = mix(mix(oklch(".76 .07 65"), palette.trim[1]!, 0.25), palette.haze, 0.1);
  const pane = () =>
    css(random() < (night ? 0.5 : 0.15) ? palette.lamp : mix(palette.sky[2]!, palette.ink, 0.45));
  const frame = css(mix(WHITE, palette.haze, 0.2));
  const [half, back, tall, floor] = [5, 13, 7.4, 1.85];
  const quad = (colour: string, corners: readonly (readonly [number, number, number])[]) => {
    c.fillStyle = colour;
    trace(c, view, corners);
    c.fill();
  };
  quad(css(wall), [
    [-half, 0, back],
    [half, 0, back],
    [half, tall, back],
    [-half, tall, back],
  ]);
  for (const side of [-1, 1]) {
    const shade = c.createLinearGradient(side * 240, 0, side * 640, 0);
    shade.addColorStop(0, css(mix(wall, palette.ink, side < 0 ? 0.16 : 0.3)));
    shade.addColorStop(1, css(mix(wall, palette.ink, side < 0 ? 0.45 : 0.6)));
    c.fillStyle = shade;
    trace(c, view, [
      [side * half, 0, 2],
      [side * half, tall, 2],
      [side * half, tall, back],
      [side * half, 0, back],
    ]);
    c.fill();
  }
  for (let row = 0; row < 4; row++) {
    const y = 0.55 + row * floor;
    for (let x = -4.2; x < 4; x += 1.7) {
      if (row === 0 && Math.abs(x + 0.45) < 1) continue;
      quad(frame, [
        [x - 0.08, y - 0.08, back],
        [x + 0.98, y - 0.08, back],
        [x + 0.98, y + 1.18, back],
        [x - 0.08, y + 1.18, back],
      ]);
      quad(pane(), [
        [x, y, back],
        [x + 0.9, y, back],
        [x + 0.9, y + 1.1, back],
        [x, y + 1.1, back],
      ]);
    }
    for (const side of [-1, 1])
      for (let z = 3.2; z < back - 1; z += 2) {
        const at = side * (half - 0.01);
        quad(frame, [
          [at, y - 0.08, z - 0.1],
          [at, y + 1.18, z - 0.1],
          [at, y + 1.18, z + 1.1],
          [at, y - 0.08, z + 1.1],
        ]);
        quad(pane(), [
          [at, y, z],
          [at, y + 1.1, z],
          [at, y + 1.1, z + 1],
          [at, y, z + 1],
        ]);
      }
  }
  quad(css(mix(palette.trim[3]!, palette.ink, 0.3)), [
    [-0.8, 0, back],
    [0.8, 0, back],
    [0.8, 2.1, back],
    [-0.8, 2.1, back],
  ]);
  if (!input.description.things.some(({ thing }) => thing === "laundry")) {
    washing(stage, c, 3.3, 7.6);
    washing(stage, c, 4.7, 10.4);
  }
  layers.push(plateLayer(plate, 0.3));
  return {
    layers,
    front: [],
    horizon: HORIZON,
    rows: { front: 660, back: 575 },
    on: "ground",
    wet: isOvercast(input.description),
  };
};

/** Shirts, sheets and trousers on a line from wall to wall. */
function washing(stage: Stage, c: Canvas, y: number, z: number): void {
  const random = stage.random(`washing ${z}`);
  const [x0, y0] = view.point(-5, y, z);
  const u = view.size(z) / 100;
  const at = (k: number) => [x0 + -x0 * 2 * k, y0 + 4 * k * (1 - k) * u * 34] as const;
  c.strokeStyle = css(stage.palette.ink, 0.8);
  c.lineWidth = 2;
  c.beginPath();
  for (let k = 0; k <= 1.001; k += 0.05) c.lineTo(...at(k));
  c.stroke();
  const colours = [".94 .01 90", ".60 .15 28", ".58 .12 250", ".84 .11 88", ".64 .09 160"];
  for (let k = 0.09, i = 0; k < 0.94; k += 0.125, i++) {
    const [x, top] = at(k);
    c.fillStyle = css(
      mix(
        oklch(colours[Math.floor(random() * 5)]!),
        mix(stage.palette.hero[1]!, stage.palette.haze, 0.5),
        0.38,
      ),
    );
    c.beginPath();
    const shirt = [
      [-26, 0],
      [26, 0],
      [46, 26],
      [34, 40],
      [24, 30],
      [24, 84],
      [-24, 84],
      [-24, 30],
      [-34, 40],
      [-46, 26],
    ] as const;
    const trousers = [
      [-24, 0],
      [24, 0],
      [28, 96],
      [7, 96],
      [0, 34],
      [-7, 96],
      [-28, 96],
    ] as const;
    const sheet = [
      [-40, 0],
      [40, 0],
      [40, 92],
      [-40, 96],
    ] as const;
    for (const [dx, dy] of [shirt, sheet, trousers][i % 3]!) c.lineTo(x + u * dx, top + u * dy);
    c.fill();
  }
}
