import { isRound } from "../disc.ts";
import { mistLayer } from "../air.ts";
import type { Lab } from "../colour.ts";
import { mix, oklch } from "../colour.ts";
import type { LandscapeOptions } from "../landscape.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import { ridgePlate } from "../ridge.ts";
import { canopy, trunks } from "../scenes/forest.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { waterLayer } from "../water.ts";
import { heaven } from "./heaven.ts";
import { clumps, farHedges, trodden } from "./meadow.ts";
import { isSandstorm } from "./sandstorm.ts";
import type { Setting, SettingPainter, SettingPlan } from "./setting.ts";
import { snowyFirs } from "./snowy-firs.ts";
import { lightGround, nearGround, strew, type Near, type Strewn } from "./terrain.ts";
import { foamLine, surf } from "./surf.ts";

const ROWS = { front: 648, back: 520 };

/** Rises from 0 near the camera to 1 in the distance, so that figures stand on level ground. */
export const afar = (z: number, from = 11, length = 10) => Math.min(1, Math.max(0, (z - from) / length));

export const SNOW: Lab[] = [".97 .008 240", ".86 .018 245", ".70 .03 250", ".48 .035 254"].map((tone) =>
  oklch(tone),
);

interface Land extends Partial<LandscapeOptions> {
  horizon: number;
  ranges?: "hills" | "mountains" | "none";
  snow?: boolean;
  clouds?: boolean;
  strewn?: Strewn;
  stars?: number;
}

/** Sky, distant ranges and ground. */
export function land(stage: Stage, { plan, description }: SettingPlan, options: Land): Layer[] {
  const { palette } = stage;
  const { horizon, ranges = "hills", snow = false } = options;
  const overcast = isOvercast(description);
  const layers = heaven(stage, plan.disc, {
    horizon: horizon + 20,
    heaps: options.clouds && !snow,
    ...skyWeather(description),
    ...(options.stars && { stars: options.stars }),
  });
  const range = (
    name: string,
    y: number,
    rise: number,
    length: number,
    sharp: number,
    haze: number,
    depth: number,
  ) =>
    layers.push(
      plateLayer(
        ridgePlate(stage, name, {
          y,
          rise,
          length,
          sharp,
          haze,
          tones: snow ? SNOW : palette.land,
          snow: snow || (ranges === "mountains" && name === "far"),
          bottom: horizon + 90,
        }),
        depth,
      ),
    );
  if (ranges === "mountains") {
    range("far", horizon - 130, 190, 560, 0.8, 0.48, 0.08);
    range("middle", horizon - 46, 110, 430, 0.75, 0.24, 0.16);
  } else if (ranges === "hills") {
    range("far", horizon - 34, 34, 320, 0.35, 0.6, 0.08);
    range("middle", horizon - 8, 22, 300, 0.2, 0.4, 0.16);
  }
  layers.push(mistLayer(stage, "far", { y: horizon, height: 40, strength: 0.5, depth: 0.2 }));
  const noise = stage.noise("land");
  const ground = paintLandscape(stage, {
    eye: 2.6,
    near: 2.2,
    far: 60,
    height: (x, z) => (fractal(noise, x / 12, z / 13, 3) * 0.9 + 0.1) * afar(z),
    texture: (x, z) => fractal(noise, x * 1.7, z * 1.2, 3) * 0.09,
    tones: snow ? SNOW : palette.land,
    ...options,
  });
  const tones = options.tones ?? (snow ? SNOW : palette.land);
  const eye = options.eye ?? 2.6;
  strew(stage, ground.plate, { kind: snow ? "sparkles" : (options.strewn ?? "none"), horizon, eye, tones });
  if (overcast && description.weather !== "snow" && !snow && description.place !== "desert")
    strew(stage, ground.plate, { kind: "puddles", horizon, eye, tones });
  lightGround(stage, ground.plate, plan.disc, horizon);
  layers.push(plateLayer(ground.plate, 0.35));
  return layers;
}

export const isOvercast = (description: SettingPlan["description"]) =>
  !isSandstorm(description) && ["rain", "storm", "snow"].includes(description.weather ?? "");

/** The weather of an open sky. A storm has lightning, unless it is one of sand. */
export const skyWeather = (description: SettingPlan["description"]) => ({
  overcast: isOvercast(description),
  storm: description.weather === "storm" && !description.hail && !isSandstorm(description),
  starry: description.sky.includes("stars"),
});

export const setting = (layers: Layer[], horizon: number, more: Partial<Setting> = {}): Setting => ({
  layers,
  front: [],
  horizon,
  rows: ROWS,
  on: "ground",
  ...more,
});

export const isSnowy = ({ description }: SettingPlan) =>
  description.weather === "snow" || description.place === "snowfield";

/** What lies at the very front, on the side away from the main thing. */
export const inFront = (stage: Stage, input: SettingPlan, kinds: readonly Near[]) =>
  nearGround(stage, kinds, { side: -input.plan.side, tones: isSnowy(input) ? SNOW : stage.palette.land });

export const field: SettingPainter = (stage, input) => {
  const horizon = 432;
  const snow = isSnowy(input);
  const layers = land(stage, input, { horizon, snow, clouds: true, strewn: "tufts" });
  const { place } = input.description;
  const meadow = place === "field" || place === "garden";
  // The grass of caves, graves and villages is their own.
  if (meadow || place === null || place === "road") {
    const tones = snow ? SNOW.map((tone, i) => mix(tone, stage.palette.ink, i * 0.12)) : stage.palette.land;
    layers.push(farHedges(stage, horizon, tones));
    if (place === "field" && !snow) layers.push(trodden(stage, horizon, input.plan.side, tones));
    layers.push(clumps(stage, horizon, { tones, flowers: meadow && !snow }));
  }
  return setting(layers, horizon, {
    front: inFront(stage, input, snow ? ["lip"] : [meadow ? "meadow" : "grass"]),
  });
};

export const desert: SettingPainter = (stage, input) => {
  const horizon = 420;
  const noise = stage.noise("dunes");
  const layers = land(stage, input, {
    horizon,
    ranges: "none",
    far: 90,
    height: (x, z) => {
      const bend = fractal(noise, x / 17 + 4, z / 21, 2) * 5;
      const wave = Math.sin((z + x * 0.42 + bend) * 0.33 + 1.9);
      return ((1 - Math.abs(wave)) ** 1.35 * 4.2 + fractal(noise, x / 11, z / 11, 2) * 0.5) * afar(z, 9, 9);
    },
    texture: (x, z) =>
      Math.sin((z * 1.1 + x * 0.55 + fractal(noise, x * 0.4, z * 0.4, 2) * 1.6) * 11) *
      0.07 *
      Math.max(0, 1 - z / 22),
  });
  return setting(layers, horizon);
};

export const mountain: SettingPainter = (stage, input) => {
  const horizon = 446;
  const layers = land(stage, input, {
    horizon,
    ranges: "mountains",
    snow: isSnowy(input),
    strewn: "stones",
    clouds: true,
  });
  return setting(layers, horizon, { front: inFront(stage, input, ["rocks"]) });
};

export const snowfield: SettingPainter = (stage, input) => {
  const horizon = 436;
  const noise = stage.noise("drifts");
  const layers = land(stage, input, {
    horizon,
    snow: true,
    texture: (x, z) => 0.02 + fractal(noise, x * 0.5, z * 1.6, 3) * 0.1,
  });
  layers.push(snowyFirs(stage, horizon));
  return setting(layers, horizon, { front: inFront(stage, input, ["lip"]) });
};

export const forest: SettingPainter = (stage, input) => {
  const horizon = 470;
  const { palette } = stage;
  const noise = stage.noise("forest floor");
  const disc = { ...input.plan.disc, x: 0, y: 300 };
  const snow = isSnowy(input);
  const floor = paintLandscape(stage, {
    horizon,
    eye: 2.1,
    near: 2,
    far: 26,
    height: (x, z) => fractal(noise, x / 4, z / 4, 3) * 0.22 * afar(z, 8, 6),
    texture: (x, z) => fractal(noise, x * 2.2, z * 2.2, 2) * 0.12,
    tones: snow ? SNOW : palette.land.map((tone, i) => mix(tone, palette.ink, 0.12 + i * 0.06)),
    air: 1.3,
  });
  const layers = heaven(stage, disc, { horizon: 600, afterglow: 0.5, stars: 0, streaks: 0.1 });
  strew(stage, floor.plate, { kind: snow ? "sparkles" : "tufts", horizon, eye: 2.1, tones: palette.land });
  lightGround(stage, floor.plate, disc, horizon);
  layers.push(
    trunks(stage, 0, { count: 24, width: 15, haze: 0.72, foot: 510, clear: 60 }),
    mistLayer(stage, "back", { y: 460, height: 170, strength: 0.5, depth: 0.2 }),
    trunks(stage, 1, { count: 13, width: 24, haze: 0.46, foot: 522, clear: 150 }),
    plateLayer(floor.plate, 0.4),
    mistLayer(stage, "floor", { y: 540, height: 60, strength: 0.35, depth: 0.42 }),
  );
  const front = [trunks(stage, 3, { count: 6, width: 58, haze: 0, foot: 712, clear: 430 }), canopy(stage)];
  return setting(layers, horizon, { front, rows: { front: 654, back: 560 } });
};

/** The sea, a lake, or a river between two banks. */
export const water: SettingPainter = (stage, input) => {
  const { plan, description } = input;
  const { palette } = stage;
  const horizon = 430;
  const inland = description.place === "lake" || description.place === "river";
  const above = heaven(
    stage,
    { ...plan.disc, y: Math.min(plan.disc.y, horizon - 90) },
    { horizon, heaps: !inland, ...skyWeather(description) },
  );
  if (inland) {
    for (const [name, y, haze] of [
      ["far", horizon - 30, 0.55],
      ["near", horizon - 2, 0.35],
    ] as const)
      above.push(
        plateLayer(
          ridgePlate(stage, name, {
            y,
            rise: 44,
            length: 300,
            sharp: 0.5,
            haze,
            tones: palette.land,
            snow: isSnowy(input),
            bottom: horizon,
          }),
          0.12,
        ),
      );
  }
  const shine = { x: plan.disc.x, width: plan.disc.radius * 1.5, colour: palette.disc[0], strength: 0.5 };
  const storm = description.weather === "storm";
  const layers = [
    waterLayer(stage, {
      horizon,
      above,
      roughness: storm ? 1.9 : 0.7 + plan.mood.arousal * 0.6,
      depth: storm ? 0.7 : 0.5,
      ...(isRound(plan.disc) && { shine }),
    }),
  ];
  return setting(layers, horizon, {
    on: "water",
    rows: { front: 650, back: 492 },
    front: inland ? inFront(stage, input, ["reeds"]) : [],
  });
};

/** Sand or earth in front of water. */
export const shore: SettingPainter = (stage, input) => {
  const back = water(stage, input);
  const noise = stage.noise("shore");
  const { palette } = stage;
  const sand = paintLandscape(stage, {
    horizon: 380,
    eye: 2.6,
    near: 2,
    far: 11.4,
    height: (x, z) => (z > 9 ? fractal(noise, x / 3, 4, 2) * 0.3 : 0),
    texture: (x, z) => fractal(noise, x * 2, z * 3, 3) * 0.08,
    tones: isSnowy(input) ? SNOW : palette.land.map((tone) => mix(tone, palette.disc[1], 0.25)),
    air: 0.25,
  });
  const tones = isSnowy(input) ? SNOW : palette.land;
  strew(stage, sand.plate, { kind: "stones", horizon: 380, eye: 2.6, tones });
  lightGround(stage, sand.plate, input.plan.disc, 470);
  const sea = input.description.place === "shore" && !isSnowy(input);
  return {
    ...back,
    layers: sea
      ? [...back.layers, surf(stage), plateLayer(sand.plate, 0.4), foamLine(stage)]
      : [...back.layers, plateLayer(sand.plate, 0.4)],
    front: inFront(stage, input, [input.description.place === "river" ? "reeds" : "rocks"]),
    on: "ground",
    afloat: 506,
    rows: { front: 662, back: 575 },
  };
};
