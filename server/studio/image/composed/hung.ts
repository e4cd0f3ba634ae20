import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { Item } from "./items.ts";

/** What hangs on the wall of a room. */
const HUNG = new Set<Thing>([
  "clock",
  "picture",
  "portrait",
  "wallCalendar",
  "cuckooClock",
  "dartboard",
  "icon",
  "diploma",
  "fuseBox",
  "doorbell",
  "windChime",
  "wishPlaque",
]);

/** Hangs on the wall what hangs there in each room, in place of the floor or a table. */
export const hungUp = (items: readonly Item[], { place, things, aboard }: SceneDescription): Item[] =>
  isInside(place) && !aboard
    ? items.map((item) => {
        const { thing, row, person, pair, seen, state, turn } = item;
        const plain = row === "front" && !person && !pair && !seen && !state && !turn;
        const bound = things.some((one) => one.thing === thing && one.bond && one.bond.to !== "wall");
        return thing && HUNG.has(thing) && plain && !bound
          ? { ...item, row: "air" as const, onWall: true as const }
          : item;
      })
    : [...items];
