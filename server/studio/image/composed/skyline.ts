import { mistLayer } from "../air.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import { css, oklch } from "../colour.ts";
import { fractal } from "../noise.ts";
import { createPerspective } from "../perspective.ts";
import { townPlate } from "../scenes/town.ts";
import { starLayer } from "../sky.ts";
import { type Layer, plateLayer, type Stage } from "../stage.ts";
import { afar, isOvercast, skyWeather, land, setting } from "./outdoors.ts";
import { pavement } from "./streets.ts";
import { heaven } from "./heaven.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";
import { scenery } from "./yards.ts";

/** The seams between the slabs of a paved ground, which run to the distance. */
function slabs(stage: Stage, horizon: number): Layer {
  const plate = stage.plate({ ...stage.ground, top: horizon + 36 });
  const { c } = plate;
  const view = createPerspective({ horizon, eye: 2 });
  const seam = (from: readonly [number, number], to: readonly [number, number], wide: number) => {
    c.lineWidth = wide;
    c.beginPath();
    c.moveTo(...from);
    c.lineTo(...to);
    c.stroke();
  };
  for (const [colour, shift, strength] of [
    [stage.palette.ink, 0, 0.2],
    [stage.palette.cloud[0]!, 1.6, 0.16],
  ] as const) {
    c.strokeStyle = css(colour, strength);
    for (let x = -26; x <= 26; x += 1.3) {
      const [x0, y0] = view.point(x, 0, 30);
      const [x1, y1] = view.point(x, 0, 3.6);
      seam([x0 + shift, y0], [x1 + shift, y1], 1.5);
    }
    for (let z = 3.8; z < 30; z *= 1.13) {
      const [, y] = view.point(0, 0, z);
      seam([stage.ground.left, y + shift], [stage.ground.right, y + shift], Math.max(0.7, 7 / z));
    }
  }
  return plateLayer(plate, 0.351);
}

/** What stands on a square: a fountain on one side, and lamps. */
function ofSquare(stage: Stage, { plan, description }: SettingPlan): Layer[] {
  const named = new Set<string>(description.things.map(({ thing }) => thing));
  const put = (thing: "fountain" | "streetLamp", x: number, y: number, height: number) =>
    named.has(thing) ? [] : scenery(stage, thing, { x, y, height, flip: x > 0 });
  return [
    ...put("fountain", -plan.side * 330, 572, 150),
    ...put("streetLamp", plan.side * 420, 560, 230),
    ...put("streetLamp", -plan.side * 520, 540, 190),
  ];
}

/** Houses, or towers in a city, behind a paved ground. */
export const town: SettingPainter = (stage, input) => {
  const horizon = 470;
  const { place } = input.description;
  const towers = place === "city";
  const layers = heaven(stage, input.plan.disc, {
    horizon: 520,
    heaps: true,
    ...skyWeather(input.description),
  });
  const row = (name: string, base: number, height: readonly [number, number], haze: number, depth: number) =>
    layers.push(
      plateLayer(
        townPlate(stage, name, {
          base,
          height,
          width: towers ? [46 + depth * 60, 84 + depth * 80] : [64 + depth * 60, 100 + depth * 90],
          haze,
          roofs: towers ? "towers" : "gables",
          lit: input.description.light === "night" ? 0.4 : 0.16,
        }),
        depth,
      ),
    );
  row("far", 500, towers ? [140, 300] : [90, 150], 0.5, 0.12);
  layers.push(mistLayer(stage, "far", { y: 470, height: 60, strength: 0.4, depth: 0.14 }));
  row("near", 510, towers ? [90, 210] : [70, 130], 0.22, 0.25);
  layers.push(plateLayer(pavement(stage, input, horizon, towers ? 1.6 : 1.1), 0.35));
  layers.push(slabs(stage, horizon));
  if (place === "square") layers.push(...ofSquare(stage, input));
  return setting(layers, horizon, {
    rows: { front: 660, back: 545 },
    wet: isOvercast(input.description),
  });
};

/** Above a floor of clouds. */
export const clouds: SettingPainter = (stage, input) => {
  const layers = heaven(stage, input.plan.disc, { horizon: 640 });
  const random = stage.random("cloud floor");
  const row = (name: string, y: number, height: readonly [number, number], depth: number) => {
    const heaps = cloudRow(random, 8, { x: [-680, 190, 60], y, reach: [120, 210], height });
    return driftLayer(cloudPlate(stage, name, heaps, stage.palette.cloud), depth, 12);
  };
  layers.push(row("far", 590, [40, 90], 0.15), row("middle", 660, [60, 110], 0.3));
  return setting(layers, 420, {
    on: "air",
    rows: { front: 640, back: 580 },
    front: [row("near", 752, [50, 90], 0.8)],
  });
};

export const space: SettingPainter = (stage, input) => {
  const horizon = 520;
  const noise = stage.noise("craters");
  const grey = [".82 .01 250", ".62 .012 250", ".42 .014 250", ".24 .014 250"].map((tone) => oklch(tone));
  const layers = land(stage, input, {
    horizon,
    ranges: "none",
    stars: 620,
    tones: grey,
    height: (x, z) => fractal(noise, x / 7, z / 7, 3) * 0.9 * afar(z, 9, 8),
    texture: (x, z) => -Math.max(0, fractal(noise, x * 0.9 + 7, z * 0.7, 2) - 0.18) * 0.8,
    air: 0.2,
  });
  layers.splice(1, 0, starLayer(stage, { bottom: 520, count: 420, strength: 0.9 }));
  return setting(layers, horizon, { rows: { front: 654, back: 590 } });
};
