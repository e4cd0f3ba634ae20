import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Figure } from "../sculpt.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { isLimb } from "./small-things.ts";

/** Have nothing to stand on: they hover over their shadow. */
const HOVERING = new Set<Thing>(["ear", "nose", "mouth", "tongue", "beard", "moustache", "braid", "brain"]);

/** The figure with a gap below it, as a share of its height. */
function raised(figure: Figure, share: number): Figure {
  const { box } = figure;
  return { ...figure, box: { ...box, bottom: box.bottom + (box.bottom - box.top) * share } };
}

function enlarged({ figure, thing, tall, row }: Item): Item {
  const hovers = HOVERING.has(thing!);
  return itemOf(
    { figure: hovers ? raised(figure, 0.22) : figure, habit: hovers ? "sways" : "breathes" },
    Math.max(hovers ? 150 : 165, tall * 1.15),
    { row, thing: thing! },
  );
}

/** Loose parts of bodies, as large as a person; several of one kind are one. */
export function asBodyParts(items: readonly Item[]): Item[] {
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
    return [enlarged(item)];
  });
}
