import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import { isAnimal } from "../../reading/scene/animals.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";

/** Where things are at home that would look lost on open ground. */
const HOMES: Partial<Record<Place, readonly Thing[]>> = {
  corridor: ["locker", "vendingMachine", "elevator"],
  school: ["blackboard", "examPaper"],
  bedroom: ["bunkBed", "cradle", "alarmClock", "bed", "pillow"],
  // prettier-ignore
  kitchen: [
    "whisk", "ladle", "grater", "colander", "cuttingBoard", "blender", "mixer", "toaster", "flour", "rollingPin",
    "breadKnife", "gravyBoat", "freezer", "coffeeMachine", "coffeePot", "cezve", "peeler", "dishcloth", "whippedCream",
    "spices", "tofu", "turkishDelight", "mortar", "spatula", "pressureCooker", "dishwasher",
    "jug",
    "kettle",
    "microwave",
    "chopsticks",
    "scales",
    "fridge",
    "pot",
    "teapot",
    "fork",
    "spoon",
    "noodles",
    "rice",
    "stove",
    "plate",
    "dough",
    "pie",
    "pancakes",
    "soup",
    "friedEgg",
    "onion",
  ],
  // prettier-ignore
  bathroom: [
    "toiletPaper", "toothpaste", "razor", "shampoo", "drain",
    "hairDryer",
    "towel",
    "bathtub",
    "washingMachine",
    "tap",
    "shower",
    "soap",
    "toothbrush",
    "toilet",
    "sink",
  ],
  // prettier-ignore
  room: [ "laptop", "remoteControl", "gamepad", "recordPlayer", "ironingBoard",  "shelves", "stool", "fireplace", "oldPhone", "chandelier", 
    "highChair", "diaper", "babyMobile", "table", "chair", "sofa", "television", "computer", "armchair", "desk", "lamp", "vase", "window",
    "radiator", "ceilingFan", "airConditioner", "wallCalendar", "windowBlind", "rockingChair", "lampshade", "drawer",
    "grandfatherClock", "cuckooClock", "futon", "tatami",
    "sewingMachine", "aquarium", "blanket", "vacuum", "radio", "lightBulb", "birdCage", "wardrobe", "plant", "picture", "iron", "curtain", "fan", "socket",
  ],
  road: [
    "schoolBus",
    "roadRoller",
    "doubleDecker",
    "pickup",
    "tyre",
    "tollBooth",
    "stopSign",
    "scooter",
    "car",
    "bus",
    "minibus",
    "truck",
    "ambulance",
    "motorbike",
    "bicycle",
    "busStop",
    "trafficLight",
    "trafficCone",
    "barrierGate",
    "caravan",
    "rickshaw",
    "taxi",
    "policeCar",
    "fireEngine",
  ],
  supermarket: ["cart", "till"],
  petrolStation: ["petrolPump"],
  city: ["skyscraper", "billboard", "fireEscape", "minaret", "building", "eiffelTower"],
  airport: ["passport"],
  station: ["train", "metro"],
  ticketHall: ["turnstile"],
  street: ["kiosk", "streetLamp", "skateboard", "tram"],
  canal: ["gondola"],
  ocean: [
    "fishingBoat",
    "motorboat",
    "dinghy",
    "containerShip",
    "swordfish",
    "orca",
    "galleon",
    "ship",
    "ferry",
    "whale",
    "shark",
    "dolphin",
    "octopus",
    "submarine",
    "mermaid",
  ],
  lake: ["lilyPad", "rowboat", "kayak", "boat", "swan", "duck", "lotus"],
  river: ["bridge", "crocodile", "stork", "barge"],
  underwater: ["pufferfish", "coral", "seahorse", "jellyfish"],
  shore: [
    "seaUrchin",
    "surfboard",
    "lifeRing",
    "deckchair",
    "wave",
    "lighthouse",
    "starfish",
    "shell",
    "crab",
    "seal",
    "anchor",
    "parasol",
    "sandCastle",
    "sand",
  ],
  desert: ["camel", "pyramid", "scorpion", "cactus"],
  snowfield: ["penguin", "snowman", "igloo", "iceSkates", "sled"],
  skiSlope: ["chairlift", "skis", "snowboard"],
  cemetery: ["grave", "coffin"],
  field: [
    "coffeeBush",
    "teaBush",
    "plow",
    "tractor",
    "barn",
    "windmill",
    "wheat",
    "cow",
    "sheep",
    "sunflower",
    "goat",
    "donkey",
    "hut",
    "scarecrow",
    "bull",
    "buffalo",
    "cornStalk",
  ],
  garden: [
    "swing",
    "slide",
    "fountain",
    "bench",
    "laundry",
    "wateringCan",
    "peacock",
    "hose",
    "lawnMower",
    "hammock",
    "barbecue",
    "seesaw",
  ],
  vegetableGarden: ["greenhouse"],
  hospital: ["stethoscope", "gurney", "wheelchair", "ivDrip", "hospitalGown"],
  operatingTheatre: ["operatingTable", "scrubs"],
  mountain: ["avalanche"],
  stadium: ["goal", "yellowCard", "redCard"],
  market: ["marketStall"],
  fairground: ["rollerCoaster"],
  square: ["clockTower", "triumphalArch"],
  village: ["bellTower"],
  playground: ["sandpit"],
  constructionSite: ["scaffolding"],
  rooftop: ["antenna"],
  space: ["blackHole", "astronaut"],
};

/** Household things: without a named place they are drawn in a room. */
// prettier-ignore
const HOUSEHOLD = new Set<Thing>([
  "mirror", "scissors", "comb", "clock", "cup", "glass", "wineGlass", "bottle", "pencil", "paper", "needle", "knife",
  "dress", "coat", "trousers", "shirt", "tie", "socks", "slipper", "pyjamas", "underwear", "pills", "cards", "dice",
  "chessPiece", "hair", "toothbrush", "candle", "basket", "broom", "doll", "piano", "guitar", "violin",
  "tooth", "teaCup", "teaGlass", "birthdayCake", "phone", "ring", "necklace", "bracelet",
]);
/** What is in houses too, and says less of where the others are. */
// prettier-ignore
const ALSO_AT_HOME = new Set<Thing>([
  "cat", "kitten", "puppy", "hamster", "dog", "mouse", "spider", "fly", "ant", "stairs", "door", "window", "key", "box",
]);

/** They are also elsewhere, and say less than what else belongs to a place. */
const ANYWHERE = new Set<Thing>(["bench", "astronaut", "boat", "plate", "window", "chair"]);

const HOME_OF = new Map(
  Object.entries(HOMES).flatMap(([place, things]) => things.map((thing) => [thing, place as Place] as const)),
);

const ROOMS = new Set<Place | null>(["corridor", "bedroom", "kitchen", "bathroom", "room", "supermarket"]);
const OUTSIDE = new Set<Thing>([
  "tree",
  "palm",
  "pine",
  "swing",
  "slide",
  "carousel",
  "well",
  "tower",
  "castle",
  "hut",
  "appleTree",
  "fruitTree",
  "oliveTree",
]);

/** Where most of them are at home, else the first; an animal is also where it does not belong. */
function homeOfMost(things: readonly Thing[]): Place | null {
  const weights = new Map<Place, number>();
  for (const thing of things) {
    const home = HOME_OF.get(thing);
    const weight = ANYWHERE.has(thing) ? 0.5 : isAnimal(thing) ? 1 : 1.2;
    if (home) weights.set(home, (weights.get(home) ?? 0) + weight);
  }
  const [best] = [...weights].toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
}

/** The place of a dream that names none; null in the open. */
export function neededPlace({
  things,
  people,
  cast = [],
  action,
  activity,
  sky,
  weather,
  sandstorm,
}: SceneDescription): Place | null {
  if (sandstorm) return "desert";
  if (action === "flying" || action === "falling") return null;
  if (action === "swimming" || things.some(({ afloat }) => afloat)) return "lake";
  if (activity === "drowning") return "ocean";
  if (activity === "inBed" && sky.length === 0) return "bedroom";
  if (cast.some(({ role }) => role === "pharmacist") && sky.length === 0) return "pharmacy";
  if (people.includes("doctor") && sky.length === 0) return "hospital";
  const atBoard = [activity, ...cast.map(({ does }) => does)].includes("atBoard");
  if (atBoard && sky.length === 0) return "school";
  const still = things.filter(({ thing, moves, size, bond }) =>
    thing === "wave" ? !bond : !moves && size !== "giant",
  );
  const place = homeOfMost(still.map(({ thing }) => thing));
  // A moon or a rainbow is seen outside, and a tree stands there; between furniture they are beyond the window.
  const furniture = still.filter(({ thing }) => ROOMS.has(HOME_OF.get(thing) ?? null));
  const outside = (sky.length > 0 && furniture.length < 2) || things.some(({ thing }) => OUTSIDE.has(thing));
  if (outside && ROOMS.has(place)) return null;
  const isHousehold = ({ thing }: (typeof things)[number]) => HOUSEHOLD.has(thing) || ALSO_AT_HOME.has(thing);
  const atHome =
    still.some(({ thing }) => thing === "stairs" || HOUSEHOLD.has(thing)) &&
    still.length === things.length &&
    still.every(isHousehold) &&
    !outside &&
    weather === null &&
    action !== "running" &&
    action !== "riding";
  return place ?? (atHome ? "room" : null);
}

/** Rooms of a house. */
const OF_HOUSE = new Set<Place>(["bedroom", "kitchen", "bathroom"]);

/** The room of a house in which the dream is: that of the first thing that belongs to one. */
export function homeRoom({ things, activity, action, cast = [] }: SceneDescription): Place {
  if (activity === "inBed" || action === "sleeping") return "bedroom";
  if ([activity, ...cast.map(({ does }) => does)].includes("cooking")) return "kitchen";
  const rooms = things.flatMap(({ thing }) => HOME_OF.get(thing) ?? []);
  return rooms.find((one) => OF_HOUSE.has(one)) ?? "livingRoom";
}
