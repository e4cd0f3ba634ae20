import { groundedActor } from "../cast.ts";
import { between } from "../random.ts";
import type { Layer, Stage } from "../stage.ts";
import { field, isSnowy } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

/** Figures in rows on the ground: how many, how tall (design units), and between which heights of the image. */
interface Planting {
  name: "flower" | "house" | "grave" | "bareTree" | "tree";
  count: number;
  tall: readonly [number, number];
  low: number;
  high: number;
}

function planted(stage: Stage, { name, count, tall, low, high }: Planting): Layer[] {
  const random = stage.random(`planted ${name}`);
  const spots = Array.from({ length: count }, (_, i) => {
    const far = 1 - (i + random() * 0.6) / count;
    return {
      y: high - (high - low) * far,
      x: (((i * 0.618) % 1) - 0.5) * 1150 + between(random, -40, 40),
      far,
    };
  }).sort((a, b) => a.y - b.y);
  return spots.flatMap(({ x, y, far }) =>
    groundedActor(stage, name, {
      x,
      y,
      height: between(random, ...tall) * (1 - far * 0.45),
      depth: 0.36,
      haze: 0.1 + far * 0.35,
      flip: random() < 0.5,
    }),
  );
}

/** A field with rows of figures, the farthest first; under snow no flower is seen and no tree has leaves. */
const fieldOf =
  (...rows: Planting[]): SettingPainter =>
  (stage, input) => {
    const base = field(stage, input);
    const seen = isSnowy(input)
      ? rows
          .filter(({ name }) => name !== "flower")
          .map((row) => (row.name === "tree" ? { ...row, name: "bareTree" as const } : row))
      : rows;
    return { ...base, layers: [...base.layers, ...seen.flatMap((row) => planted(stage, row))] };
  };

export const garden = fieldOf(
  { name: "tree", count: 3, tall: [100, 150], low: 448, high: 470 },
  { name: "tree", count: 2, tall: [190, 240], low: 470, high: 500 },
  { name: "flower", count: 26, tall: [40, 78], low: 462, high: 560 },
);
export const village = fieldOf({ name: "house", count: 11, tall: [100, 165], low: 446, high: 512 });
export const cemetery = fieldOf(
  { name: "bareTree", count: 3, tall: [150, 200], low: 450, high: 466 },
  { name: "grave", count: 17, tall: [72, 118], low: 458, high: 566 },
);
