import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import { tallOf } from "../figures/thing-figures.ts";
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
    Math.max(hovers ? 104 : 120, tall),
    { row, thing: thing! },
  );
}

/** What something comes out of is left out: that of the dreamer is seen. */
const SOURCES = new Set<Thing>([...HOVERING, "hair", "eye", "tooth"]);

/** Without the mouths and ears out of which something comes; what is small of it floats. */
export function withoutSources(description: SceneDescription): SceneDescription {
  const comesOut = ({ bond }: SceneThing) => bond?.how === "from" && SOURCES.has(bond.to);
  const sources = new Set(description.things.filter(comesOut).map(({ bond }) => bond!.to));
  const giant = (one: SceneThing) => one.size === "giant" || one.state !== undefined;
  const left = description.things.filter((one) => !sources.has(one.thing) || giant(one));
  if (left.length === description.things.length) return description;
  return {
    ...description,
    things: left.map((one) => {
      if (!comesOut(one) || left.some(({ thing }) => thing === one.bond!.to)) return one;
      const { bond: _, ...rest } = one;
      return rest.moves || tallOf(one.thing) > FLOATS ? rest : { ...rest, moves: "flying" as const };
    }),
  };
}
const FLOATS = 110;

/** Loose parts of bodies, smaller than a person; several of one kind are one. */
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
