import { css, mix, oklch, type Lab } from "../colour.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { createPerspective } from "../perspective.ts";
import { townPlate } from "../scenes/town.ts";
import { plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { disc, patch, shape } from "./ground-marks.ts";
import { land, setting, isOvercast, isSnowy } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";
import { scenery } from "./yards.ts";

type Canvas = Plate["c"];
const HORIZON = 432;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
const WHITE: Lab = [0.95, 0, 0.01];

const isNamed = ({ description }: SettingPlan, thing: Thing) =>
  description.things.some((one) => one.thing === thing);

/** Houses along the horizon, on the ground of a town. */
function houses(stage: Stage, input: SettingPlan): Layer[] {
  const layers = land(stage, input, { horizon: HORIZON, ranges: "none", snow: isSnowy(input), clouds: true });
  layers.push(
    plateLayer(
      townPlate(stage, "behind", {
        base: HORIZON + 8,
        height: [60, 130],
        width: [58, 104],
        haze: 0.34,
        roofs: "gables",
        lit: input.description.light === "night" ? 0.4 : 0.16,
      }),
      0.3,
    ),
  );
  return layers;
}

const asphalt = (stage: Stage): Lab =>
  mix(mix(stage.palette.ink, stage.palette.hero[3]!, 0.45), stage.palette.haze, 0.16);

/** A blue disc with three white arrows that follow each other, on a post. */
function roundSign(stage: Stage, c: Canvas, x: number, foot: number, size: number): void {
  const { palette } = stage;
  c.fillStyle = css(mix(palette.ink, WHITE, 0.35));
  c.fillRect(x - 4 * size, foot - 150 * size, 8 * size, 150 * size);
  const [y, r] = [foot - 176 * size, 42 * size];
  for (const [radius, colour] of [
    [r, css(WHITE)],
    [r * 0.92, css(oklch(".50 .16 258"))],
  ] as const) {
    c.fillStyle = colour;
    c.beginPath();
    c.arc(x, y, radius, 0, Math.PI * 2);
    c.fill();
  }
  c.strokeStyle = css(WHITE);
  c.lineWidth = r * 0.2;
  for (let i = 0; i < 3; i++) {
    const from = (i / 3) * Math.PI * 2;
    const [end, reach] = [from + 1.45, r * 0.55];
    c.beginPath();
    c.arc(x, y, reach, from, end);
    c.stroke();
    const at = (a: number, k: number): readonly [number, number] => [
      x + Math.cos(a) * reach * k,
      y + Math.sin(a) * reach * k,
    ];
    shape(c, css(WHITE), [at(end, 0.55), at(end, 1.45), at(end + 0.55, 1)]);
  }
}

/** A ring of road around an island of grass, into which four roads lead. */
export const roundabout: SettingPainter = (stage, input) => {
  const layers = houses(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const { c } = plate;
  const dark = css(asphalt(stage));
  const kerb = css(mix(palette.cloud[1]!, palette.ink, 0.15));
  const mark = css(mix(palette.cloud[0]!, WHITE, 0.5), 0.85);
  patch(c, view, dark, [-80, 80], [9.2, 13]);
  patch(c, view, dark, [-2.3, 2.3], [2, 60]);
  disc(c, view, kerb, { x: 0, z: 11, rx: 9.6, rz: 6.4 });
  disc(c, view, dark, { x: 0, z: 11, rx: 9.3, rz: 6.2 });
  disc(c, view, kerb, { x: 0, z: 11.6, rx: 4.3, rz: 2.5 });
  disc(c, view, css(mix(oklch(".60 .14 138"), palette.land[1]!, 0.2)), { x: 0, z: 11.6, rx: 4.05, rz: 2.3 });
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * Math.PI * 2;
    disc(c, view, mark, { x: Math.cos(a) * 6.9, z: 11.1 + Math.sin(a) * 4.3, rx: 0.28, rz: 0.1 });
  }
  // Where the roads give way.
  for (let k = -2; k < 2; k++) patch(c, view, mark, [k * 1.1 + 0.2, k * 1.1 + 0.9], [5, 5.2]);
  const flowers = [".62 .20 25", ".86 .15 92", ".62 .2 350"];
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    disc(c, view, css(oklch(flowers[i % 3]!)), {
      x: Math.cos(a) * 2.5,
      z: 11.6 + Math.sin(a) * 1.4,
      rx: 0.16,
      rz: 0.1,
      y: 0.1,
    });
  }
  layers.push(plateLayer(plate, 0.36));
  const [x, y] = view.point(0, 0, 11.6);
  layers.push(...scenery(stage, "tree", { x, y, height: 130 }));
  const signs = stage.plate({ ...stage.ground, top: 200 });
  for (const side of [-1, 1]) roundSign(stage, signs.c, side * 410, 640, 1.05);
  roundSign(stage, signs.c, -input.plan.side * 200, 508, 0.5);
  layers.push(plateLayer(signs, 0.4));
  if (!isNamed(input, "car")) {
    layers.push(
      ...scenery(stage, "car", { x: input.plan.side * 330, y: 548, height: 56, flip: input.plan.side > 0 }),
    );
    layers.push(
      ...scenery(stage, "car", { x: -input.plan.side * 380, y: 506, height: 40, flip: input.plan.side < 0 }),
    );
  }
  return setting(layers, HORIZON, { rows: { front: 664, back: 574 }, wet: isOvercast(input.description) });
};

/** Two streets that cross, with stripes for those on foot and traffic lights. */
export const crossroads: SettingPainter = (stage, input) => {
  const layers = houses(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const { c } = plate;
  const dark = css(asphalt(stage));
  const walk = css(mix(palette.cloud[1]!, palette.land[2]!, 0.45));
  const mark = css(mix(palette.cloud[0]!, WHITE, 0.5), 0.9);
  patch(c, view, walk, [-90, 90], [2, 60]);
  patch(c, view, dark, [-90, 90], [6.2, 13]);
  patch(c, view, dark, [-3.4, 3.4], [2, 60]);
  for (let k = -4; k < 4; k++) {
    patch(c, view, mark, [k * 0.84 + 0.14, k * 0.84 + 0.66], [3.9, 5.7]);
    patch(c, view, mark, [k * 0.84 + 0.14, k * 0.84 + 0.66], [13.6, 16]);
  }
  for (const side of [-1, 1])
    for (let z = 6.6; z < 12.6; z += 1.16) {
      const x: readonly [number, number] = side < 0 ? [-6.6, -4.2] : [4.2, 6.6];
      patch(c, view, mark, x, [z, z + 0.66]);
    }
  for (let x = 8; x < 60; x += 2.4)
    for (const side of [-1, 1]) patch(c, view, mark, side < 0 ? [-x - 1.2, -x] : [x, x + 1.2], [9.5, 9.75]);
  for (let z = 17; z < 58; z += 3) patch(c, view, mark, [-0.1, 0.1], [z, z + 1.5]);
  layers.push(plateLayer(plate, 0.36));
  const lights = isNamed(input, "trafficLight") ? [] : [-1, 1];
  for (const side of lights)
    layers.push(...scenery(stage, "trafficLight", { x: side * 330, y: 512, height: 170 }));
  if (!isNamed(input, "car"))
    layers.push(
      ...scenery(stage, "car", { x: -input.plan.side * 470, y: 540, height: 66, flip: input.plan.side < 0 }),
    );
  return setting(layers, HORIZON, { rows: { front: 668, back: 590 }, wet: isOvercast(input.description) });
};

/** Buses side by side under a long roof, with the numbers of their bays. */
export const busStation: SettingPainter = (stage, input) => {
  const layers = houses(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const mark = css(mix(palette.cloud[0]!, oklch(".88 .16 95"), 0.6), 0.85);
  patch(plate.c, view, css(asphalt(stage)), [-90, 90], [2, 60]);
  patch(plate.c, view, css(mix(palette.cloud[1]!, palette.ink, 0.2)), [-90, 90], [2, 5.4]);
  patch(plate.c, view, mark, [-90, 90], [5.4, 5.6]);
  for (let x = -15; x <= 15; x += 5) patch(plate.c, view, mark, [x - 0.1, x + 0.1], [6, 13]);
  layers.push(plateLayer(plate, 0.36));
  if (!isNamed(input, "bus"))
    for (const x of [-400, -10, 380]) layers.push(...scenery(stage, "bus", { x, y: 540, height: 150 }));
  const roof = stage.plate({ ...stage.ground, top: 180 });
  const { c } = roof;
  const steel = mix(mix(palette.trim[2]!, palette.ink, 0.3), palette.haze, 0.1);
  shape(c, css(mix(steel, WHITE, 0.25)), [
    [-720, 266],
    [720, 266],
    [720, 296],
    [-720, 296],
  ]);
  shape(c, css(steel), [
    [-720, 296],
    [720, 296],
    [720, 318],
    [-720, 318],
  ]);
  for (const [i, x] of [-560, -205, 185, 560].entries()) {
    c.fillStyle = css(steel);
    c.fillRect(x - 7, 316, 14, 282);
    c.fillStyle = css(oklch(".52 .16 258"));
    c.beginPath();
    c.roundRect(x - 34, 330, 68, 56, 8);
    c.fill();
    c.fillStyle = css(WHITE);
    c.font = "700 40px sans-serif";
    c.textAlign = "center";
    c.fillText(String(i + 1), x, 372);
  }
  layers.push(plateLayer(roof, 0.4));
  return setting(layers, HORIZON, { rows: { front: 668, back: 600 }, wet: isOvercast(input.description) });
};
