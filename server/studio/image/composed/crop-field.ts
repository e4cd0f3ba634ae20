import { css, type Lab, mix, oklch } from "../colour.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { thingFigure } from "../figures/thing-figures.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import { drawPlate, type Stage } from "../stage.ts";
import { type Growth, GROWTHS } from "./crop-plants.ts";
import { airAt, band, onField, view } from "./furrows.ts";
import { field, isSnowy } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

/** How high other things stand on a field. */
const BIG = new Set<Thing>([
  "tree",
  "palm",
  "pine",
  "fruitTree",
  "appleTree",
  "house",
  "cactus",
  "sugarCane",
  "bamboo",
]);

/** A field on which things of one kind grow in rows. */
function grownThing(stage: Stage, thing: Thing): Growth {
  const { figure } = thingFigure(thing, stage.palette);
  const box = figure.box;
  const wide = (box.right - box.left) / (box.bottom - box.top);
  const tall = BIG.has(thing) ? 2.1 : Math.min(1, 1.15 / wide);
  // Drawn once in a few sizes.
  const plates = [0.85, 0.42, 0.21, 0.1].map((k) => {
    const size = (tall * 250 * k) / (box.bottom - box.top);
    return {
      unit: 250 * k,
      size,
      plate: sculpt(stage, figure, { size, x: 0, y: 420, haze: 0.42 - k * 0.42 }),
    };
  });
  return {
    gap: Math.max(1.5, tall * wide * 1.35),
    wide: 0.55,
    row: ".48 .09 138",
    earth: ".44 .06 55",
    step: Math.max(1.05, tall * wide * 1.1),
    plant: (c, { x, y, unit }) => {
      const drawn = plates.findLast((one) => one.unit >= unit) ?? plates[0]!;
      const k = unit / drawn.unit;
      c.save();
      c.translate(x, y - box.bottom * drawn.size * k);
      c.scale(k, k);
      drawPlate(c, drawn.plate);
      c.restore();
    },
  };
}

/** Rows of one crop that run to the horizon, with a path between them. */
export const cropField: SettingPainter = (stage, input) => {
  const crop = input.description.crop ?? "flower";
  const growth = GROWTHS[crop] ?? grownThing(stage, crop as Thing);
  return onField(stage, field(stage, input), (c) => {
    const { palette } = stage;
    const random = stage.random("crop");
    const snow = isSnowy(input) ? 0.5 : 0;
    const own = (colour: Lab): Lab => mix(mix(colour, palette.land[1]!, 0.1), [0.96, 0, 0], snow);
    const at = (colour: Lab, z: number) => css(mix(own(colour), palette.haze, airAt(z) * 0.8));
    const { gap, wide } = growth;
    const count = Math.ceil(75 / gap);
    const [row, earth] = [oklch(growth.row), oklch(growth.earth)];
    const reach = (z: number) => Math.min(count, Math.ceil((z * 1.25) / gap) + 1);
    band(c, random, [-76, 76], (z) => at(earth, z));
    for (let i = 0; i < count; i++)
      for (const side of [-1, 1]) {
        const x = side * gap * (i + 0.62);
        band(c, random, [x - wide, x + wide], (z) => at(mix(row, earth, z < 9 ? 0.4 : 0.1), z));
      }
    const near = 2.5;
    for (let z = 24; z > near; z -= growth.step * (z > 13 ? 1.7 : 1)) {
      const tone = (colour: Lab) => at(colour, z);
      for (let i = reach(z); i >= 0; i--)
        for (const side of [-1, 1]) {
          const across = side * gap * (i + 0.62) + between(random, -0.05, 0.05);
          const [x, y] = view.point(across, 0, z + between(random, -0.1, 0.1));
          if (Math.abs(x) > 760) continue;
          growth.plant(c, { x, y, unit: view.size(z), random, tone });
        }
    }
  });
};
