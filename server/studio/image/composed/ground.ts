import type { SceneDescription } from "../../reading/scene/describe.ts";
import { glowLayer } from "../air.ts";
import { mix } from "../colour.ts";
import type { Plan } from "../scene.ts";
import type { Layer, Stage } from "../stage.ts";
import { withDistance } from "./afar.ts";
import { acrossBridge } from "./bridge.ts";
import { insideVehicle, type Kind } from "./cabins.ts";
import { isWater, paintPlace } from "./double-place.ts";
import { flooded } from "./flood.ts";
import { isSkyShow } from "./sky-shows.ts";
import type { Setting } from "./setting.ts";
import { isCrossed } from "./standing-things.ts";
import { flames } from "./states.ts";

const isFlooded = ({ placeState, things, second, floor }: SceneDescription) =>
  placeState === "flooded" ||
  floor === "water" ||
  (second?.how === "grows" && isWater(second.place)) ||
  things.some(({ state }) => state === "flooded");

/** Whether the water of a flood reaches above the knees; people swim only in such water. */
const isDeep = ({ deep, action, cast = [] }: SceneDescription): boolean =>
  deep === true || action === "swimming" || cast.some(({ does }) => does === "swimming");

/** Fire along the horizon of a burning place; under water, where no flame is, a warm light. */
export function burning(stage: Stage, { horizon, on }: Setting): Layer[] {
  const across = [-470, -190, 130, 440];
  if (on === "deep") {
    const colour = mix(stage.palette.lamp, stage.palette.disc[1], 0.5);
    return across.map((x, i) =>
      glowLayer({ x, y: horizon + 60 + (i % 2) * 30, radius: 230, colour, strength: 0.3, depth: 0.3 }),
    );
  }
  return across.flatMap((x, i) =>
    flames(stage, `place ${i}`, {
      left: x - 170,
      right: x + 170,
      base: horizon + 46 + (i % 2) * 10,
      tall: 210 + (i % 3) * 60,
      rise: 46,
      count: 13,
      depth: 0.3,
    }),
  );
}

/** The place in which the figures are. `description`: with the things that stand there by themselves. */
export function groundOf(
  stage: Stage,
  plan: Plan,
  {
    whole,
    description,
    cabin,
  }: { whole: SceneDescription; description: SceneDescription; cabin: Kind | undefined },
): Setting {
  const painted = cabin
    ? insideVehicle(stage, { plan, description: whole }, cabin)
    : paintPlace(stage, {
        plan,
        description,
        beyond: whole.things.filter((one) => one.outside && !isSkyShow(one, whole)),
      });
  const place = withDistance(stage, painted, whole, plan.side);
  const ground = isCrossed(whole) ? acrossBridge(stage, place, whole) : place;
  return isFlooded(whole) ? flooded(stage, ground, isDeep(whole)) : ground;
}
