import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import type { DiscKind } from "../disc.ts";

type SkyShow = Extract<DiscKind, "aurora" | "eclipse" | "meteors">;

/** What fills the sky instead of the sun or the moon. */
export function skyShowOf({ things }: Pick<SceneDescription, "things">): SkyShow | undefined {
  const named = (id: string) => things.some(({ thing }) => thing === id);
  if (named("aurora")) return "aurora";
  if (named("eclipse")) return "eclipse";
  const fall = things.some(
    ({ thing, moves, count = 1 }) => thing === "meteor" && (moves === "falling" || count > 1),
  );
  return fall ? "meteors" : undefined;
}

/** Whether a thing is drawn as the sky. */
export const isSkyShow = ({ thing }: SceneThing, scene: SceneDescription): boolean =>
  thing === "aurora" || thing === "eclipse" || (thing === "meteor" && skyShowOf(scene) === "meteors");
