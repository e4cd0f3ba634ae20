import type { Place } from "./catalogue.ts";

/** Places that are left out where the text names another. */
const MINOR_PLACES = new Set<Place>([
  "road",
  "room",
  "kitchen",
  "rooftop",
  "sky",
  "field",
  "mountain",
  "shore",
  "street",
  "square",
  "city",
  "pool",
  "motorway",
  "courtyard",
  "diningRoom",
  "steepStreet",
  "entranceHall",
  "crossroads",
  "onBalcony",
  "stairwell",
  "doorstep",
  "alley",
  "nursery",
]);

export const isMinor = (place: Place) => MINOR_PLACES.has(place);

const INDOORS: ReadonlySet<Place> = new Set<Place>([
  "stairwell",
  "policeStation",
  "concert",
  "aquariumHall",
  "livingRoom",
  "hotelRoom",
  "meetingRoom",
  "canteen",
  "schoolHallway",
  "weddingHall",
  "throneHall",
  "cinema",
  "operatingTheatre",
  "clothesShop",
  "factoryHall",
  "warehouse",
  "parkingGarage",
  "metroStation",
  "tunnel",
  "kitchen",
  "bedroom",
  "bathroom",
  "corridor",
  "attic",
  "cellar",
  "room",
  "school",
  "exam",
  "office",
  "hospital",
  "library",
  "theatre",
  "church",
  "mosque",
  "temple",
  "prison",
  "supermarket",
  "restaurant",
  "bakery",
  "hairdresser",
  "postOffice",
  "bank",
  "bar",
  "bathhouse",
  "laundromat",
  "gym",
  "circus",
  "court",
  "museum",
  "pharmacy",
  "garage",
  "lockerRoom",
  "dentist",
  "bowlingAlley",
  "waitingRoom",
  "kindergarten",
  "butcherShop",
  "fishMarket",
  "funeralHall",
  "shop",
  "entranceHall",
  "ticketHall",
  "diningRoom",
  "laboratory",
  "casino",
  "takeaway",
  "stable",
  "boxingRing",
  "hospitalCorridor",
  "sauna",
  "nursery",
  "assemblyHall",
  "crypt",
  "lavatory",
]);

export const isInside = (place: Place | null) => place !== null && INDOORS.has(place);
/** Whether one sees a room, and no land that has come into it. */
export const isRoomIn = ({ place, second }: { place: Place | null; second?: { how: string } }): boolean =>
  isInside(place) && second?.how !== "grows";

/** Places that can be seen from another, in the distance. */
const FAR_PLACES = [
  "church",
  "mosque",
  "city",
  "village",
  "pool",
  "lake",
  "river",
  "mountain",
  "forest",
  "island",
  "ocean",
  "road",
  "cornfield",
  "wheatField",
] as const;
export type FarPlace = (typeof FAR_PLACES)[number];

/** Places that hide what is behind them, or where all around is something else. */
// prettier-ignore
const CLOSED: ReadonlySet<Place> = new Set<Place>([
  "underwater", "cave", "space", "sky", "stadium", "pool", "mine", "stands", "shipDeck", "mars", "bullring", "canyon",
]);
const BUILT: ReadonlySet<Place> = new Set<Place>([
  "city",
  "village",
  "street",
  "square",
  "market",
  "rooftop",
  "courtyard",
  "carPark",
  "canal",
  "steepStreet",
  "favela",
  "roundabout",
  "crossroads",
  "busStation",
  "townHall",
  "alley",
  "doorstep",
]);

// prettier-ignore
const OPEN_LAND: ReadonlySet<Place> = new Set<Place>([
  "village", "field", "mountain", "forest", "shore", "ocean", "lake", "river", "cemetery", "island", "desert", "snowfield",
  "orchard", "oliveGrove", "vegetableGarden", "sunflowerField", "cropField", "savanna", "swamp", "harbour", "ruins", "campsite", "skiSlope",
]);

/** Where a pond, a pool, a brook, the sea or a road can be seen on the ground. */
// prettier-ignore
const OPEN_GROUND: ReadonlySet<Place> = new Set<Place>([
  "village", "field", "mountain", "forest", "garden", "desert", "snowfield", "cemetery", "churchyard", "playground",
  "savanna", "ruins", "campsite",
]);
const ON_GROUND: ReadonlySet<Place> = new Set<Place>(["pool", "lake", "river", "ocean", "road"]);

/** Rooms and grounds that are named more closely than what they belong to. */
const PARTS: Partial<Record<Place, readonly Place[]>> = {
  // "At work at the hospital".
  // prettier-ignore
  office: [
    "meetingRoom", "canteen", "carPark", "parkingGarage", "hospital", "operatingTheatre", "restaurant", "supermarket", "bakery",
    "hairdresser", "pharmacy", "factoryHall", "warehouse", "kindergarten", "laboratory", "policeStation", "constructionSite",
  ],
  market: ["fishMarket", "butcherShop"],
  harbour: ["lake", "river"],
  cemetery: ["funeralHall", "crypt"],
  school: [
    "assemblyHall",
    "laboratory",
    "runningTrack",
    "kindergarten",
    "schoolYard",
    "pool",
    "canteen",
    "schoolHallway",
    "meetingRoom",
    "carPark",
  ],
  hospital: [
    "corridor",
    "hospitalCorridor",
    "waitingRoom",
    "operatingTheatre",
    "canteen",
    "carPark",
    "parkingGarage",
  ],
  supermarket: ["shop", "clothesShop", "canteen", "carPark", "parkingGarage", "warehouse"],
  gym: ["pool", "boxingRing"],
  stadium: ["stands", "runningTrack", "tennisCourt", "bullring"],
  desert: ["oasis"],
  city: ["alley", "favela", "roundabout", "crossroads", "busStation"],
  cliff: ["canyon"],
  cave: ["mine"],
  church: ["crypt"],
  bathhouse: ["sauna"],
  room: ["nursery"],
  square: ["villageSquare", "townHall"],
  bathroom: ["lavatory"],
  bedroom: ["nursery"],
  space: ["mars"],
  river: ["ghat", "frozenLake"],
  shore: ["ghat"],
  theatre: ["cinema", "concert"],
  station: ["busStation", "metroStation", "tunnel", "ticketHall"],
  metroStation: ["ticketHall"],
  street: ["alley", "blossomAvenue", "doorstep", "steepStreet", "crossroads", "roundabout", "favela"],
  field: ["farmyard", "cropField"],
  corridor: ["hospitalCorridor", "schoolHallway", "entranceHall"],
  restaurant: ["weddingHall", "canteen", "takeaway", "casino"],
  forest: ["jungle", "bambooForest", "campsite", "buddhistTemple"],
  // prettier-ignore
  village: [
    "courtyard", "villageSquare", "farmyard", "alley", "riceField", "wheatField", "cornfield", "cropField", "sunflowerField",
    "vineyard", "orchard", "stable", "kitchen", "bakery", "bedroom", "bathroom", "livingRoom", "attic", "cellar",
  ],
  garden: ["cropField", "vegetableGarden", "orchard", "maze"],
  mountain: ["glacier", "mine", "canyon", "skiSlope", "buddhistTemple", "tunnel"],
  snowfield: ["glacier", "skiSlope", "frozenLake"],
  road: [
    "blossomAvenue",
    "alley",
    "doorstep",
    "roundabout",
    "crossroads",
    "steepStreet",
    "motorway",
    "trafficJam",
    "tunnel",
    "carPark",
  ],
  motorway: ["trafficJam", "tunnel"],
  ocean: ["harbour", "drySeabed", "shipDeck"],
  lake: ["drySeabed", "frozenLake", "underwater"],
  underwater: ["drySeabed"],
};
export const isPartOf = (part: Place, whole: Place) => PARTS[whole]?.includes(part) === true;
/** Words for a feast name a hall only where no other place is named. */
const withoutWhole = (named: readonly Place[]) =>
  named.filter(
    (id) =>
      !PARTS[id]?.some((part) => named.includes(part)) &&
      !(id === "weddingHall" && named.some((other) => other !== id && !isInside(other) && other !== "road")),
  );

const isCrop = (place: Place) => place === "cornfield" || place === "wheatField";

/** Where exams are written. */
const EXAM_HALLS = new Set<Place>(["exam", "school", "gym", "assemblyHall"]);

export const isExamHall = (place: Place) => EXAM_HALLS.has(place);

/** Where the dream is: the first place that is no mere surrounding. `outside`: what is seen is outside. */
export function mainPlace(named: readonly Place[], outside: boolean): Place | null {
  // A beach is at the sea.
  const atCorridor = named.includes("corridor") && named.includes("hospital");
  const near = withoutWhole(atCorridor ? [...named, "hospitalCorridor"] : named);
  const onShore = near.includes("shore") ? near.filter((id) => id !== "ocean") : near;
  const open = outside ? onShore.filter((id) => !INDOORS.has(id)) : onShore;
  const isMain = (id: Place) => !MINOR_PLACES.has(id) && id !== "exam";
  // An exam is written in a school's hall.
  if (open.includes("exam") && open.every((id) => EXAM_HALLS.has(id)))
    return open.includes("gym") ? "gym" : "exam";
  // A dentist's waiting room is no hospital.
  if (open.includes("dentist") && open.every((id) => ["dentist", "hospital", "waitingRoom"].includes(id)))
    return "dentist";
  // A school's gym is named more closely than the school.
  if (open.includes("gym") && open.includes("school")) return "gym";
  // From a porch one looks into the field.
  if (open.includes("porch") && open.every((id) => id === "porch" || OPEN_GROUND.has(id) || isCrop(id)))
    return "porch";
  if (
    open.includes("onBalcony") &&
    open.every((id) => id === "onBalcony" || id === "doorstep" || FROM_BALCONY.has(id))
  )
    return "onBalcony";
  // A wedding in a barn.
  if (open.includes("stable") && open.every((id) => id === "stable" || id === "weddingHall")) return "stable";
  const snowed = open.includes("snowfield") ? open.find((id) => SNOWED_ON.has(id)) : undefined;
  if (snowed) return snowed;
  const main = open.find(isMain);
  // From a roof one looks at the sky.
  if (!main && open.includes("rooftop") && open.every((id) => id === "rooftop" || id === "sky"))
    return "rooftop";
  // Beside open land a church is seen from outside.
  if (main === "church" || main === "mosque") return open.find((id) => OPEN_LAND.has(id)) ?? main;
  // "I sat the exam in a field of sunflowers".
  const outdoors = open.includes("exam") ? open.find((id) => OPEN_LAND.has(id)) : undefined;
  const outOfDoors = open.includes("diningRoom") ? open.find((id) => !INDOORS.has(id)) : undefined;
  return main ?? outdoors ?? outOfDoors ?? open.find((id) => id === "exam") ?? open[0] ?? null;
}

/** What is seen from a balcony. */
// prettier-ignore
export const FROM_BALCONY: ReadonlySet<Place> = new Set<Place>([
  "ocean", "city", "street", "mountain", "forest", "lake", "river", "village", "square", "garden", "shore", "harbour", "sky",
]);

/** Where snow may lie: "the snowy square" is one place. */
// prettier-ignore
const SNOWED_ON: ReadonlySet<Place> = new Set<Place>([
  "square", "street", "city", "village", "road", "courtyard", "market", "rooftop", "steepStreet", "crossroads", "pier",
]);

/** What is seen through the windows of a room. */
const throughWindows = (named: readonly Place[]): FarPlace | undefined =>
  named.some((id) => id === "ocean" || id === "shore" || id === "pier" || id === "harbour")
    ? "ocean"
    : (["mountain", "city"] as const).find((id) => named.includes(id));

/** Another named place that can be drawn behind the main one. */
export function farPlace(named: readonly Place[], place: Place | null): FarPlace | undefined {
  if (place === null || CLOSED.has(place)) return undefined;
  if (INDOORS.has(place) || place === "onBalcony") return throughWindows(named);
  return FAR_PLACES.find(
    (one) =>
      one !== place &&
      (!isCrop(one) || place === "porch") &&
      named.includes(one) &&
      !(BUILT.has(place) && (one === "city" || one === "village")) &&
      !(ON_GROUND.has(one) && !OPEN_GROUND.has(place)),
  );
}
