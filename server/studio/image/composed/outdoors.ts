import { mistLayer } from "../air.ts";
import { groundedActor } from "../cast.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import type { Lab } from "../colour.ts";
import { mix, oklch } from "../colour.ts";
import { grassLayers } from "../grass.ts";
import type { LandscapeOptions } from "../landscape.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import { between } from "../random.ts";
import { ridgePlate } from "../ridge.ts";
import { canopy, trunks } from "../scenes/forest.ts";
import { dome } from "../scenes/dome.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { waterLayer } from "../water.ts";
import type { Setting, SettingPainter, SettingPlan } from "./setting.ts";

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
  stars?: number;
}

/** Sky, distant ranges and ground. */
export function land(stage: Stage, { plan }: SettingPlan, options: Land): Layer[] {
  const { palette } = stage;
  const { horizon, ranges = "hills", snow = false } = options;
  const random = stage.random("land");
  const layers = dome(stage, plan.disc, {
    horizon: horizon + 20,
    ...(options.stars && { stars: options.stars }),
  });
  if (options.clouds) {
    const heaps = cloudRow(random, 5, {
      x: [-600, 300, 90],
      y: horizon + 20,
      reach: [110, 190],
      height: [50, 130],
    });
    layers.push(driftLayer(cloudPlate(stage, "back", heaps, palette.cloud), 0.15, 14));
  }
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
          snow,
          bottom: horizon + 90,
        }),
        depth,
      ),
    );
  if (ranges === "mountains") {
    range("far", horizon - 110, 150, 300, 1, 0.55, 0.08);
    range("middle", horizon - 40, 90, 280, 0.9, 0.32, 0.16);
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
  layers.push(plateLayer(ground.plate, 0.35));
  return layers;
}

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

export const field: SettingPainter = (stage, input) => {
  const horizon = 432;
  const snow = isSnowy(input);
  const layers = land(stage, input, { horizon, snow, clouds: true });
  const meadow = input.description.place === "field" || input.description.place === "garden";
  return setting(layers, horizon, {
    front: meadow && !snow ? grassLayers(stage, { y: 716, tall: 54, flowers: true }) : [],
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
      return ((1 - Math.abs(wave)) ** 1.35 * 2.2 + fractal(noise, x / 11, z / 11, 2) * 0.4) * afar(z, 10, 8);
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
  return setting(land(stage, input, { horizon, ranges: "mountains", snow: isSnowy(input) }), horizon);
};

export const snowfield: SettingPainter = (stage, input) => {
  const horizon = 436;
  return setting(land(stage, input, { horizon, snow: true, texture: () => 0.05 }), horizon);
};

/** Figures in rows on the ground between the horizon and the scene. */
function planted(
  stage: Stage,
  name: "flower" | "house" | "grave" | "bareTree" | "tree",
  options: { count: number; horizon: number; tall: readonly [number, number]; low: number; high: number },
): Layer[] {
  const random = stage.random(`planted ${name}`);
  const spots = Array.from({ length: options.count }, (_, i) => {
    const far = 1 - (i + random() * 0.6) / options.count;
    const y = options.high - (options.high - options.low) * far;
    return { y, x: (((i * 0.618) % 1) - 0.5) * 1150 + between(random, -40, 40), far };
  }).sort((a, b) => a.y - b.y);
  return spots.flatMap(({ x, y, far }) =>
    groundedActor(stage, name, {
      x,
      y,
      height: between(random, ...options.tall) * (1 - far * 0.45),
      depth: 0.36,
      haze: 0.1 + far * 0.35,
      flip: random() < 0.5,
    }),
  );
}

export const garden: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const flowers = planted(stage, "flower", {
    count: 9,
    horizon: base.horizon,
    tall: [60, 100],
    low: 462,
    high: 530,
  });
  const trees = planted(stage, "tree", {
    count: 3,
    horizon: base.horizon,
    tall: [100, 150],
    low: 448,
    high: 470,
  });
  return { ...base, layers: [...base.layers, ...trees, ...flowers] };
};

export const village: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const houses = planted(stage, "house", {
    count: 8,
    horizon: base.horizon,
    tall: [80, 120],
    low: 446,
    high: 486,
  });
  return { ...base, layers: [...base.layers, ...houses] };
};

export const cemetery: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const graves = planted(stage, "grave", {
    count: 11,
    horizon: base.horizon,
    tall: [46, 74],
    low: 456,
    high: 545,
  });
  const trees = planted(stage, "bareTree", {
    count: 3,
    horizon: base.horizon,
    tall: [150, 200],
    low: 450,
    high: 466,
  });
  return { ...base, layers: [...base.layers, ...trees, ...graves] };
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
  const layers = dome(stage, disc, { horizon: 600, afterglow: 0.5, stars: 0, streaks: 0.1 });
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
  const random = stage.random("water");
  const above = dome(stage, { ...plan.disc, y: Math.min(plan.disc.y, horizon - 90) }, { horizon });
  if (description.place === "lake" || description.place === "river") {
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
  } else {
    const heaps = cloudRow(random, 7, {
      x: [-640, 215, 70],
      y: horizon + 14,
      reach: [70, 190],
      height: [30, 110],
    });
    above.push(driftLayer(cloudPlate(stage, "horizon", heaps, palette.cloud), 0.14, 10));
  }
  const shine = { x: plan.disc.x, width: plan.disc.radius * 1.5, colour: palette.disc[0], strength: 0.5 };
  const storm = description.weather === "storm";
  const layers = [
    waterLayer(stage, {
      horizon,
      above,
      roughness: storm ? 1.9 : 0.7 + plan.mood.arousal * 0.6,
      depth: storm ? 0.7 : 0.5,
      ...(plan.disc.kind !== "none" && { shine }),
    }),
  ];
  return setting(layers, horizon, { on: "water", rows: { front: 640, back: 500 } });
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
  return {
    ...back,
    layers: [...back.layers, plateLayer(sand.plate, 0.4)],
    on: "ground",
    rows: { front: 655, back: 570 },
  };
};
