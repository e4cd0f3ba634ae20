import type { CastMember } from "../../reading/scene/cast.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { kinBeside } from "../figures/counterparts.ts";
import type { Costume } from "../figures/dressed.ts";
import { costumeOf } from "../figures/roles.ts";

/** What only a grown-up does. */
const OF_GROWN = new Set<string>(["drive", "back", "head"]);
/** How the dreamer looks beside whom they know. */
export const nearOf = (
  { outfit, animal, handles }: SceneDescription,
  known: readonly CastMember[],
): ReturnType<typeof kinBeside> =>
  outfit || animal || (handles && OF_GROWN.has(handles.way)) ? {} : kinBeside(known);
/** What the dreamer wears. */
export const dreamerCostume = (
  { outfit, headwear, outfitColour }: SceneDescription,
  near: ReturnType<typeof kinBeside>,
  woman: boolean,
): Costume =>
  costumeOf({
    ...near,
    woman,
    shade: 0,
    ...(outfit && { outfit }),
    ...(headwear && { headwear }),
    ...(outfitColour && { colour: outfitColour }),
  });
