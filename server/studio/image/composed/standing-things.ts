import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { Role } from "../../reading/scene/roles.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import { isVessel } from "../figures/thing-figures.ts";
import { isLaid } from "./animals-in.ts";
import type { Kind } from "./cabins.ts";
import { IN_USE, isBathTaken } from "./in-use.ts";
import { hasWindows, showsOutside } from "./room-windows.ts";
import { isOutside } from "./out-of-window.ts";
import { isFarVolcano } from "./afar.ts";
import { isSkyShow } from "./sky-shows.ts";
import { isSideLit } from "./side-light.ts";
import { readsPaper } from "./looks.ts";

/** Things that are drawn with windows. */
// prettier-ignore
const WINDOWED = new Set<Thing>([
  "house", "building", "train", "metro", "tram", "bus", "minibus", "ferry", "plane", "car", "castle", "tower", "taxi",
  "policeCar", "fireEngine", "doubleDecker", "pickup", "galleon",
]);
/** Places outside that are drawn with windows. */
// prettier-ignore
const WINDOWED_PLACES = new Set<Place | null>([
  "street", "steepStreet", "city", "square", "village", "courtyard", "officeBuilding", "favela", "market", "canal", "rooftop",
  "onBalcony", "porch", "crossroads",
]);
/** Things that have a roof. */
const ROOFED = new Set<Thing>(["house", "hut", "barn", "castle", "building", "greenhouse", "dollhouse"]);
const BEDDING = new Set<Thing>(["bed", "blanket", "pillow"]);
const BEDS = new Set<Thing>([...BEDDING, "gurney"]);
const WARDS = new Set<Place | null>(["hospital", "operatingTheatre"]);

/** What the sleepers of a scene lie in. */
export function bedOf({ place, things, cast }: SceneDescription): "ward" | "home" | undefined {
  const isIll = cast?.some(({ role, does }) => role === "patient" && does === "sleeping");
  if (WARDS.has(place) || isIll || things.some(({ thing }) => thing === "gurney")) return "ward";
  return things.some(({ thing }) => thing === "bed") || place === "bedroom" ? "home" : undefined;
}
const sleeps = ({ cast }: SceneDescription): boolean =>
  cast?.some(({ does, state, animal }) => does === "sleeping" && !state?.mood && !animal) === true;

/** The bed of a dreamer who lies in it is drawn with them. */
export const isInBed = ({ activity, action, place, things }: SceneDescription): boolean =>
  activity === "inBed" ||
  (action === "sleeping" && (place === "bedroom" || things.some(({ thing }) => thing === "bed")));

/** A bridge is the ground outside, and leads nowhere in a room. */
export const isCrossed = ({ place, things }: SceneDescription): boolean =>
  things.some(({ thing }) => thing === "bridge") && !isInside(place);

/** What is a part of the place that is drawn. */
function isOfPlace(one: SceneThing, whole: SceneDescription, cabin: Kind | undefined): boolean {
  const { thing, state, outside } = one;
  const { place, far, things, aboard } = whole;
  const inside = isInside(place);
  if (cabin && (thing === aboard?.thing || isOutside(thing, aboard?.outside) || outside)) return true;
  if (outside && place !== null && showsOutside(place)) return true;
  const bonded = things.find(({ bond }) => bond?.to === thing);
  switch (thing) {
    case "rails":
      // Below the vehicle in which the dream is.
      return cabin !== undefined && whole.aboard?.inside === true;
    case "wave":
      return !one.bond;
    case "volcano":
      return isFarVolcano(one, whole);
    case "aurora":
    case "eclipse":
    case "meteor":
      return isSkyShow(one, whole);
    case "window": {
      const windowed = place !== null && (hasWindows(place) || isSideLit(whole));
      const shown =
        cabin !== undefined ||
        windowed ||
        WINDOWED_PLACES.has(place) ||
        things.some((one) => WINDOWED.has(one.thing));
      // Those of a vehicle in which one is are its own, also open.
      return shown && (state !== "open" || cabin !== undefined);
    }
    case "roof":
      return bonded === undefined && things.some((one) => ROOFED.has(one.thing));
    case "operatingTable":
      return place === "operatingTheatre";
    case "petrolPump":
      return place === "petrolStation";
    case "blackboard":
      return place === "school" || place === "exam";
    case "bridge":
      return isCrossed(whole);
    case "wall":
      return inside && things.some(({ bond }) => bond?.to === "wall" && bond.how === "on");
    case "house":
      return inside && things.length > 1;
  }
  // Ships sail beyond the windows.
  return inside && far === "ocean" && isVessel(thing);
}

/** What a person of a role is drawn with. */
const OWN_TOOLS: Partial<Record<Role, ReadonlySet<Thing>>> = {
  boss: new Set<Thing>(["desk", "armchair", "chair"]),
  landlord: new Set<Thing>(["key"]),
  biker: new Set<Thing>(["motorbike", "helmet"]),
  beekeeper: new Set<Thing>(["bee"]),
  patient: new Set<Thing>(["gurney"]),
  musician: new Set<Thing>(["guitar"]),
  nurse: new Set<Thing>(["syringe"]),
  driver: new Set<Thing>(["steeringWheel"]),
  electrician: new Set<Thing>(["lightBulb", "cable"]),
  detective: new Set<Thing>(["magnifyingGlass"]),
  headmaster: new Set<Thing>(["bell"]),
  hitchhiker: new Set<Thing>(["backpack"]),
  lawyer: new Set<Thing>(["scales"]),
};
const isOwnTool = ({ thing, bond, colour, size }: SceneThing, { cast, things }: SceneDescription): boolean =>
  !bond &&
  !colour &&
  !size &&
  things.every((one) => one.bond?.to !== thing) &&
  cast?.some(({ role, animal }) => role && !animal && OWN_TOOLS[role]?.has(thing)) === true;

/** What is drawn with somebody who uses it. */
function isInUse(one: SceneThing, whole: SceneDescription): boolean {
  const { thing, bond, state, moves } = one;
  // A bride wears her veil and her dress.
  const worn = !bond && !state && !moves;
  if (
    (thing === "weddingVeil" || thing === "weddingDress" || thing === "dress") &&
    worn &&
    whole.cast?.some(({ role, id }) => role === "bride" || id === "bride")
  )
    return true;
  if (thing === "newspaper" && readsPaper(whole)) return true;
  if (BEDDING.has(thing) && isInBed(whole)) return true;
  // An animal in a bed is under its own quilt.
  if (thing !== "bed" && BEDDING.has(thing) && whole.things.some(isLaid)) return true;
  if (isOwnTool(one, whole)) return true;
  if (BEDS.has(thing) && sleeps(whole) && bedOf(whole)) return true;
  // In the bath of others is what the dream says.
  const isTaken = thing === "bathtub" && isBathTaken(whole);
  const acts = [whole.activity, ...(isTaken ? [] : (whole.cast ?? [])).map(({ does }) => does)];
  // The book that somebody reads is in their hands, unless it is said what it is like.
  if (thing === "book" && worn && !one.colour && !one.size && !one.count && acts.includes("reading"))
    return true;
  return acts.some((act) => act && IN_USE[act]?.has(thing)) && !(thing === "tooth" && bond !== undefined);
}

/** The things of a scene that are no part of its place and that nobody uses. */
export const standingThings = (whole: SceneDescription, cabin: Kind | undefined): SceneThing[] =>
  whole.things.filter(
    (one) => one.thing === whole.second?.by || (!isOfPlace(one, whole, cabin) && !isInUse(one, whole)),
  );
