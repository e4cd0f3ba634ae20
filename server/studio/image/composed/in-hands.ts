import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Role } from "../../reading/scene/roles.ts";
import { onTheRun } from "../figures/handled.ts";
import { inHands, type InHand } from "../figures/in-hands.ts";
import { tallOf } from "../figures/thing-figures.ts";
import type { Kind } from "./cabins.ts";
import { heldOtherwise } from "./handled-ways.ts";
import { dreamerCostume, nearOf } from "./dreamer-look.ts";
import type { Handlings } from "./handling.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { isHoldable } from "./seats.ts";
import type { Setting } from "./setting.ts";
import { isSmall } from "./small-things.ts";

/** With a handle, by which it hangs from the hand. */
// prettier-ignore
const HANGS = new Set<Thing>(["handbag", "plasticBag", "lantern", "bell", "jerrycan", "cagedBird", "kettle", "paintTin"]);
/** Small, but no one carries it about: it lies, stands, hangs or is worn. */
// prettier-ignore
const LEFT_ALONE = new Set<Thing>([
  "slipper", "shoe", "highHeels", "boots", "sandals", "hikingBoots", "socks", "glasses", "footprints", "projector", "tooth", "dentures",
  "rearMirror", "steeringWheel", "lightSwitch", "typewriter", "microwave", "toaster", "mannequin", "shadow", "musicNotes",
  "snowman", "bubbles", "cable", "confetti", "dogLead", "clock", "spinningTop", "mousetrap", "henHouse", "spices",
]);
/** By whose side the dreamer is, hand in hand or turned away. */
const WITH_ONE = new Set<Role>(["partner", "ex"]);
/** Tools and the like that are held upright, or over the head. */
// prettier-ignore
const UPRIGHT = new Set<Thing>([
  "broom", "mop", "flag", "spear", "rake", "shovel", "hoe", "scythe", "pickaxe", "oar", "fishingRod", "cane", "placard", "hockeyStick",
  "golfClub", "baseballBat", "axe", "sword", "torch", "umbrella", "parasol", "fishingNet", "kite", "balloon",
]);
const PERSON = 220;
/** Units of a person in those of the table of heights. */
const UNITS = 100 / 140;

/** The small things that lie about, or the tools of a list, those of one kind together. */
function loose(
  items: readonly Item[],
  { things }: Pick<SceneDescription, "things">,
  tools?: ReadonlySet<Thing>,
): Item[][] {
  const found = new Map<Thing, Item[]>();
  for (const item of items) {
    const { thing, row, person, pair, seen, state, turn, afloat, by } = item;
    if (!thing || person || pair || seen || state || turn || afloat || by || row !== "front") continue;
    const fits = tools ? tools.has(thing) : isSmall(thing) && isHoldable(thing) && !LEFT_ALONE.has(thing);
    if (!fits) continue;
    if (!things.some((one) => one.thing === thing && !one.size && !one.bond && !one.outside)) continue;
    found.set(thing, [...(found.get(thing) ?? []), item]);
  }
  return [...found.values()];
}

const inHand = ([first, ...more]: readonly Item[]): InHand => ({
  figure: first!.figure,
  tall: tallOf(first!.thing!) * UNITS,
  many: more.length > 0,
  hangs: HANGS.has(first!.thing!),
});

/** A dreamer who has the hands free holds what would lie on the ground. */
export function withInHands(
  handled: Handlings,
  description: SceneDescription,
  {
    known,
    woman,
    free,
    on,
    cabin,
  }: {
    known: readonly CastMember[];
    woman: boolean;
    free: boolean;
    on: Setting["on"];
    cabin: Kind | undefined;
  },
): Handlings {
  const { action, activity, animal, state, handles } = description;
  const runs = action === "running";
  const stands = action === null || (action === "riding" && cabin !== undefined);
  const isIdle =
    description.place !== "exam" && !activity && !animal && !state && !handles && (stands || runs);
  const within = [...handled.items, ...handled.rest].some((one) => one.withDreamer);
  if (!free || !isIdle || within || handled.dreamer || on === "deep" || on === "air") return handled;
  // A field of umbrellas is in no hand.
  const [tool] = runs ? [] : loose(handled.rest, description, UPRIGHT).filter(({ length }) => length < 3);
  const hasTable = description.things.some(({ thing }) => thing === "table");
  const small = hasTable ? [] : loose(handled.rest, description);
  const [first, second] = tool ? [tool] : small;
  if (!first || known.some(({ role }) => role !== undefined && WITH_ONE.has(role))) return handled;
  const near = nearOf(description, known);
  const costume = dreamerCostume(description, near, woman);
  const one = inHand(first);
  const both = !runs && second !== undefined;
  const figure = runs
    ? onTheRun(costume, one)
    : ((tool && heldOtherwise(costume, one, tool[0]!.thing)) ??
      inHands(costume, one, both ? inHand(second) : undefined));
  const { top, bottom } = figure.box;
  const tall = (PERSON * (bottom - top)) / 100;
  const dreamer = itemOf({ figure, habit: "breathes" }, tall, {
    row: "front",
    person: true,
    flip: false,
    ...(runs && { runs: true }),
  });
  const gone = new Set([...first, ...(both ? second : [])]);
  return { ...handled, dreamer, rest: handled.rest.filter((item) => !gone.has(item)) };
}
