import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import { showsOutside } from "./room-windows.ts";

/** What stands under the sky. */
// prettier-ignore
const BUILDINGS = new Set<Thing>([
  "house", "hut", "barn", "factory", "building", "castle", "tower", "skyscraper", "lighthouse", "windmill", "bellTower", "clockTower",
  "minaret", "henHouse", "greenhouse", "bridge", "roof",
]);

/** What one is on the roof of, where one is on a roof. */
const WITH_ROOF = new Set<Thing>(["house", "hut", "barn", "factory", "building"]);

/** Nothing is said of it that would not be seen from a room. */
export const isPlain = ({ size, state, moves, bond, holds, count, pose, ceiling }: SceneThing): boolean =>
  !size && !state && !moves && !bond && !holds && !count && !pose && !ceiling;

/**
 * In a room no building stands: it is seen through the windows, or left out; who works in a factory is in it, who is on
 * the roof of a house does not see that, and the stairs of a house are in it.
 */
export function withoutBuildings(scene: SceneDescription): SceneDescription {
  const { place, things, aboard, cast = [] } = scene;
  const isUsed = (thing: Thing) =>
    aboard?.thing === thing ||
    scene.handles?.thing === thing ||
    things.some(({ bond }) => bond?.to === thing) ||
    cast.some(({ handles }) => handles?.thing === thing);
  const isBuilding = (one: SceneThing) => BUILDINGS.has(one.thing) && isPlain(one) && !isUsed(one.thing);
  const factory = place === null && things.find((one) => one.thing === "factory" && isBuilding(one));
  if (factory) return { ...scene, place: "factoryHall", things: things.filter((one) => one !== factory) };
  const [stairs, house] = (["stairs", "house"] as const).map((thing) =>
    things.find((one) => one.thing === thing && isPlain(one)),
  );
  if (place === null && !scene.second && stairs && house) {
    const rest = things.filter((one) => one !== stairs && one !== house);
    return {
      ...scene,
      place: "stairwell",
      things: rest,
      action: scene.action === "climbing" ? null : scene.action,
    };
  }
  if (place === "rooftop")
    return { ...scene, things: things.filter((one) => !(WITH_ROOF.has(one.thing) && isBuilding(one))) };
  if (place === null || !isInside(place) || scene.second || !things.some(isBuilding)) return scene;
  const shown = things.flatMap((one): SceneThing[] =>
    !isBuilding(one) ? [one] : showsOutside(place) ? [{ ...one, outside: true }] : [],
  );
  return { ...scene, things: shown };
}
