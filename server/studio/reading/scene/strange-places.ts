import type { Place, Thing } from "./catalogue.ts";
import { isInside, isPartOf } from "./places.ts";

/** Where rooms are anyway, so that only "in the middle of it" is strange. */
export const USUAL = new Set<Place>([
  "village",
  "city",
  "street",
  "square",
  "market",
  "road",
  "garden",
  "courtyard",
  "schoolYard",
  "harbour",
  "rooftop",
  "porch",
  "island",
  "campsite",
  "officeBuilding",
  "playground",
]);
/** Buildings that stand in the country too. */
const COUNTRY = new Set<Place>([
  "church",
  "mosque",
  "temple",
  "prison",
  "museum",
  "hotelRoom",
  "garage",
  "warehouse",
]);
/** Where even those are strange. */
const STRANGE = new Set<Place>([
  "ocean",
  "underwater",
  "pool",
  "sky",
  "space",
  "lake",
  "river",
  "iceRink",
  "carPark",
  "motorway",
  "airport",
  "stadium",
]);
/** Rooms that hold such an event in any case. */
const HOSTS: Partial<Record<Place, readonly Place[]>> = {
  exam: ["school", "gym", "office", "library", "church", "meetingRoom", "schoolHallway", "corridor", "court"],
  weddingHall: ["church", "mosque", "temple", "restaurant", "hotelRoom", "throneHall"],
  kitchen: ["restaurant", "hospital", "school", "hotelRoom", "canteen", "bakery", "room", "livingRoom"],
};
export const NO_ROOM = new Set<Place>([
  "room",
  "corridor",
  "parkingGarage",
  "tunnel",
  "metroStation",
  "garage",
]);
/** Lands that can be in a room. */
export const INTO_ROOM = new Set<Place>([
  "forest",
  "oliveGrove",
  "jungle",
  "orchard",
  "bambooForest",
  "cornfield",
  "sunflowerField",
  "wheatField",
  "cropField",
  "riceField",
  "vineyard",
  "garden",
  "field",
  "snowfield",
  "desert",
  "ocean",
  "lake",
  "river",
  "shore",
  "swamp",
  "mountain",
  "island",
  "skiSlope",
]);
/** Things that make a land of a room that is full of them. */
export const FILLS: Partial<Record<Thing, Place>> = {
  tree: "forest",
  oliveTree: "oliveGrove",
  appleTree: "orchard",
  fruitTree: "orchard",
  pine: "forest",
  palm: "jungle",
  bamboo: "bambooForest",
  sand: "desert",
  cornStalk: "cornfield",
  corn: "cornfield",
  sunflower: "sunflowerField",
  wheat: "wheatField",
  grass: "field",
} as Partial<Record<Thing, Place>>;

/** Whether a room in such a place is strange enough to be drawn there. */
export function isStrange(inner: Place, outer: Place, amid: boolean): boolean {
  if (inner === outer || isPartOf(inner, outer) || isPartOf(outer, inner)) return false;
  if (isInside(outer))
    return amid && !HOSTS[inner]?.includes(outer) && !NO_ROOM.has(inner) && outer !== "room";
  if (STRANGE.has(outer)) return true;
  if (COUNTRY.has(inner)) return false;
  return amid || !USUAL.has(outer);
}
