import { groundedActor } from "../cast.ts";
import { between } from "../random.ts";
import type { Layer, Stage } from "../stage.ts";
import { field } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

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
