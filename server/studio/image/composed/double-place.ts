import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Place } from "../../reading/scene/catalogue.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { Plan } from "../scene.ts";
import type { Stage } from "../stage.ts";
import type { Item } from "./items.ts";
import { openingItem, placeView } from "./opening.ts";
import { isPlanted, openRoom } from "./open-room.ts";
import { poolBottom } from "./pool-bottom.ts";
import type { Setting, SettingPlan } from "./setting.ts";
import { settingOf } from "./settings.ts";

/** A river or a lake in a room is the water on its floor. */
export const isWater = (land: Place) => land === "river" || land === "lake";

/** Paints the place of a dream, with the other place that is in it. */
export function paintPlace(stage: Stage, { plan, description, beyond }: SettingPlan): Setting {
  const { place, second, roofless } = description;
  const named = new Set<string>(description.things.map(({ thing }) => thing));
  if (second?.how === "stands" && !isInside(place)) {
    const paint = second.deep ? poolBottom : settingOf(place).paint;
    const land = paint(stage, { plan, description });
    return openRoom(stage, land, { room: second.place, land: place, within: false, named });
  }
  if (second?.how === "grows" && place && !isWater(second.place)) {
    const land = settingOf(second.place).paint(stage, {
      plan,
      description: { ...description, place: second.place },
    });
    return openRoom(stage, land, { room: place, land: second.place, within: true, named });
  }
  if (roofless && place && isInside(place)) {
    const land = settingOf(null).paint(stage, { plan, description: { ...description, place: null } });
    return openRoom(stage, land, { room: place, land: null, within: true, named });
  }
  return settingOf(place).paint(stage, { plan, description, ...(beyond && { beyond }) });
}

/** The things, with the one that is open onto another place drawn so. */
export function withOpening(
  stage: Stage,
  plan: Plan,
  { items, description }: { items: readonly Item[]; description: SceneDescription },
): Item[] {
  const { second, things } = description;
  if (second?.how === "grows") return items.filter(({ thing }) => !isPlanted(thing, second.place));
  const one = second?.how === "seen" ? things.find(({ thing }) => thing === second.by) : undefined;
  if (!second || !one) return [...items];
  const opening = openingItem(stage, placeView(stage, plan, second.place, description), one);
  if (!opening) return [...items];
  return [opening, ...items.filter(({ thing }) => thing !== one.thing)];
}
