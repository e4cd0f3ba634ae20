import type { Thing } from "../../reading/scene/catalogue.ts";
import { type Lab, mix, oklch } from "../colour.ts";
import { grouped } from "../figures/groups.ts";
import { part } from "../figures/materials.ts";
import { box, polygon } from "../figures/outline.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { isLimb } from "./small-things.ts";

/** Keep their own colour: their shape alone does not tell what they are. */
const COLOURED = new Set<Thing>([
  "fingernails",
  "mouth",
  "tongue",
  "hair",
  "braid",
  "brain",
  "beard",
  "moustache",
]);

const MARBLE = [".97 .012 88", ".88 .018 82", ".72 .022 72", ".50 .03 58"].map((tone) => oklch(tone));

/** The tones of stone, with a little of the light of the place. */
const stoneOf = ({ glow, haze }: Palette): Lab[] =>
  MARBLE.map((tone, i) => mix(tone, i < 2 ? glow : haze, 0.08 + i * 0.05));

/** A figure carved of marble. */
function carved(figure: Figure, palette: Palette): Figure {
  const stone = stoneOf(palette);
  return {
    ...figure,
    parts: figure.parts.map(({ lit: _, ...one }) => ({
      ...one,
      tones: one.tones.map((tone, i) => mix(tone, stone[Math.min(i, 3)]!, 0.9)),
    })),
  };
}

/** A pedestal whose top is at y = 0 and whose foot is at `tall`. */
function pedestal(palette: Palette, half: number, tall: number): Figure {
  const { ink, land } = palette;
  const stone = stoneOf(palette).map((tone, i) => mix(mix(tone, land[i]!, 0.34), ink, 0.1));
  const wide = half + 9;
  const slab = (y: number, to: number, grow: number) => box(-half - grow, y, half + grow, to);
  return {
    box: { left: -wide, right: wide, top: -7, bottom: tall },
    parts: [
      part(slab(8, tall - 12, -4), stone, 5, {
        lines: { path: `M${-half + 10} 20H${half - 10}V${tall - 22}H${-half + 10}Z`, width: 1.2 },
      }),
      part(slab(tall - 16, tall - 8, 3), stone, 2.5, { lift: 0.04 }),
      part(slab(tall - 9, tall, 9), stone, 3),
      part(slab(4, 11, 2), stone, 2, { lift: -0.06 }),
      part(slab(-3, 6, 8), stone, 2.5, { lift: 0.05 }),
      part(
        polygon([
          [-half - 8, -2],
          [half + 8, -2],
          [half + 2, -7],
          [-half - 2, -7],
        ]),
        stone,
        1.5,
        { lift: 0.16 },
      ),
    ],
  };
}

/** One sculpture on its pedestal. */
function sculpture(item: Item, palette: Palette): Item {
  const { figure, thing, tall } = item;
  const { left, right, top, bottom } = figure.box;
  // As high as 100 units.
  const size = Math.min(100 / (bottom - top), 118 / (right - left));
  const half = Math.max(30, Math.min(66, ((right - left) * size) / 2 + 2));
  const body = COLOURED.has(thing!) ? figure : carved(figure, palette);
  const whole = grouped([pedestal(palette, half, 46), body], (i) =>
    i === 0 ? { x: 0, y: 0, size: 1 } : { x: (-(left + right) / 2) * size, y: -4 - bottom * size, size },
  );
  return itemOf({ figure: whole, habit: "breathes" }, Math.max(190, tall * 1.3), {
    row: item.row,
    thing: thing!,
  });
}

/** Loose parts of bodies as sculptures; several of one kind are one. */
export function asSculptures(items: readonly Item[], palette: Palette): Item[] {
  const shown = new Set<Thing>();
  return items.flatMap((item) => {
    const { thing, person, pair, seen, state, turn, row } = item;
    const loose =
      thing &&
      isLimb(thing) &&
      thing !== "tooth" &&
      !person &&
      !pair &&
      !seen &&
      !state &&
      !turn &&
      row === "front";
    if (!loose) return [item];
    if (shown.has(thing)) return [];
    shown.add(thing);
    return [sculpture(item, palette)];
  });
}
