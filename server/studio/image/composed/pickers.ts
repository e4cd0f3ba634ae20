import type { CastMember } from "../../reading/scene/cast.ts";
import type { Action, Activity, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Handling } from "../../reading/scene/ways.ts";

// prettier-ignore
const LOW_PLACES = new Set<string>(["cropField", "vegetableGarden", "riceField", "wheatField", "sunflowerField"]);
/** What grows low. */
// prettier-ignore
const LOW_CROPS = new Set<Thing>([
  "watermelon", "melon", "pumpkin", "strawberry", "potato", "carrot", "cabbage", "mushroom", "flower", "rose", "tulip", "sunflower",
  "daisy", "grapes", "wheat", "tomato", "pepper", "onion", "garlic", "corn", "clover", "lavender",
]);
/** What hangs from trees. */
// prettier-ignore
const ON_TREES = new Set<Thing>([
  "apple", "pear", "cherry", "orange", "lemon", "fig", "olives", "peach", "plum", "pomegranate", "mango", "persimmon",
  "apricot", "walnut", "chestnut", "dates", "banana", "coconut", "leaf", "quince", "tree", "appleTree",
  "fruitTree", "oliveTree", "lemonTree", "cherryTree", "figTree", "mangoTree", "palm",
]);

type Act = Action | Activity | undefined;

/** Who picks what grows low bends down to it; who gathers anything else than fruit reaches into no tree. */
export function withPickers(
  scene: SceneDescription,
  { place, second, things }: SceneDescription,
): SceneDescription {
  const names = things.map(({ thing }) => thing);
  const isLow =
    [place, second?.place].some((one) => LOW_PLACES.has(one ?? "")) ||
    names.some((one) => LOW_CROPS.has(one));
  const isTree = !isLow && (names.length === 0 || names.some((one) => ON_TREES.has(one)));
  if (isTree) return scene;
  const act = <One extends Act>(does: One): One | "planting" | undefined =>
    does === "picking" ? (isLow ? "planting" : undefined) : does;
  const held = (handles: Handling | undefined): Handling | undefined =>
    handles?.way === "pick" && handles.thing && !ON_TREES.has(handles.thing)
      ? { ...handles, way: "hold" }
      : handles;
  const member = ({ does, handles, ...one }: CastMember): CastMember => {
    const [acts, has] = [act(does), held(handles)];
    return { ...one, ...(acts && { does: acts }), ...(has && { handles: has }) };
  };
  const { activity, handles, cast, ...rest } = scene;
  const [acts, has] = [act(activity), held(handles)];
  return {
    ...rest,
    ...(acts && { activity: acts }),
    ...(has && { handles: has }),
    ...(cast && { cast: cast.map(member) }),
  };
}
