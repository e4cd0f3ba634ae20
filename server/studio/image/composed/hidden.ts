import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { crouching, peering } from "../figures/acts-hidden.ts";
import { costumeOf } from "../figures/roles.ts";
import type { Figure } from "../sculpt.ts";
import type { Item, Placed } from "./items.ts";

/** One crouches between its legs. */
const UNDER = new Set<Thing>(["table", "desk"]);
/** One peers over it, or from its side where it is taller. */
// prettier-ignore
const BEHIND = new Set<Thing>([
  "bed", "sofa", "armchair", "car", "bench", "rock", "box", "barrel", "chest", "piano", "tree", "palm", "pine", "oak",
  "wardrobe", "curtain", "statue", "fridge", "bookshelf", "wall", "bus", "truck", "grave", "bathtub", "haystack",
  "stove", "washingMachine", "fence", "well",
]);

/** Whether the dream names what the dreamer can hide behind. */
const coverOf = (placed: readonly Placed[]): Placed | undefined =>
  placed.find(({ thing }) => thing !== undefined && UNDER.has(thing)) ??
  placed.find(({ thing }) => thing !== undefined && BEHIND.has(thing));

const sized = (dreamer: Item, figure: Figure, tall: number) => {
  const { left, right, top, bottom } = figure.box;
  const size = tall / (bottom - top);
  return { ...dreamer, figure, tall, wide: (right - left) * size, size };
};

/** Where an armchair or a bush stands to hide behind; elsewhere one crouches. */
const HAS_COVER = new Set<Place | null>([
  null,
  "livingRoom",
  "room",
  "bedroom",
  "hotelRoom",
  "attic",
  "library",
  "garden",
  "forest",
  "field",
  "mountain",
  "village",
  "cemetery",
  "ruins",
  "jungle",
  "playground",
  "orchard",
  "river",
  "lake",
]);

/** Puts a dreamer who hides below or behind a named thing, instead of behind a bush or an armchair. */
export function inHiding(
  placed: Placed[],
  dreamer: Item,
  { activity, outfit, place }: SceneDescription,
  woman: boolean,
): { placed: Placed[]; shown: Item } {
  if (activity !== "hiding") return { placed, shown: dreamer };
  const cover = coverOf(placed);
  const look = costumeOf({ woman, shade: 0, outfit, ...(!outfit && { colour: "red" as const }) });
  if (!cover) {
    if (HAS_COVER.has(place)) return { placed, shown: dreamer };
    const shown = sized(dreamer, crouching(look), 180);
    return {
      shown,
      placed: placed.map((one) => (one.figure === dreamer.figure ? { ...one, ...shown } : one)),
    };
  }
  const others = placed.filter(({ figure }) => figure !== dreamer.figure);
  const at = (one: ReturnType<typeof sized>, x: number, y: number) => {
    const hidden: Placed = { ...one, row: cover.row, x, y, base: cover.y };
    return {
      shown: one,
      placed: others.flatMap((each) => (each === cover ? [hidden, each] : [each])),
    };
  };
  if (UNDER.has(cover.thing!))
    return at(sized(dreamer, crouching(look), cover.tall * 0.7), cover.x, cover.y - 4);
  const tall = Math.max(150, Math.min(240, cover.tall * 0.95));
  const one = sized(dreamer, peering(look), tall);
  if (cover.tall > tall * 1.15) {
    const side = cover.x > 0 ? -1 : 1;
    return at(one, cover.x + side * (cover.wide * 0.5 + one.wide * 0.06), cover.y - 6);
  }
  // The eyes are above its edge: a quarter of the figure shows.
  return at(one, cover.x - cover.wide * 0.12, cover.y - cover.tall + tall * 0.62);
}
