import { VEHICLES } from "./driving.ts";
import type { Thing } from "./catalogue.ts";
import { LIVING } from "./others.ts";
import type { Way } from "./ways.ts";

/** What is sewn, knitted or ironed. */
// prettier-ignore
const CLOTH: ReadonlySet<string> = new Set<Thing>([
  "dress", "weddingDress", "coat", "shirt", "trousers", "skirt", "suit", "uniform", "apron", "sweater", "scarf", "socks", "gloves",
  "mittens", "hat", "cap", "blanket", "curtain", "carpet", "flag", "towel", "handkerchief", "pillow", "kimono", "sari", "kurta",
  "lehenga", "hanbok", "headscarf", "turban", "pyjamas", "underwear", "jeans", "shorts", "tie", "tutu", "wings", "weddingVeil",
  "fishingNet", "knitting", "yarn", "button", "doll", "teddyBear", "sewingMachine", "laundry", "footballShirt", "schoolUniform",
  "parachute", "bunting", "napkin", "bathrobe", "sack", "poncho", "puppet", "spiderWeb", "leaf", "petals", "money",
]);
/** What is played with on a table. */
const GAMES: ReadonlySet<string> = new Set<Thing>([
  "cards",
  "boardGame",
  "dominoes",
  "chessPiece",
  "dice",
  "poolTable",
  "rubiksCube",
  "jigsaw",
  "marbles",
  "gamepad",
  "spinningTop",
  "blocks",
]);
/** Vessels, and what is in them. */
// prettier-ignore
const POURED: ReadonlySet<string> = new Set<Thing>([
  "teapot", "kettle", "jug", "bottle", "milk", "juice", "coffeePot", "cezve", "dallah", "samovar", "beer", "bucket", "wateringCan",
  "champagne", "lemonade", "thermos", "flask", "whisky", "ayran", "cup", "teaGlass", "mate", "jerrycan", "honey", "soup", "sodaCan",
  "teaCup", "milkGlass", "oilBottle", "sakeSet", "milkChurn",
]);
/** High, with something to hold on to. */
// prettier-ignore
const CLIMBED: ReadonlySet<string> = new Set<Thing>([
  "ladder", "tree", "palm", "pine", "oak", "willow", "birch", "cypress", "poplar", "maple", "baobab", "bananaTree", "cherryTree",
  "figTree", "oliveTree", "appleTree", "fruitTree", "lemonTree", "mangoTree", "blossomTree", "pylon", "rope", "streetLamp", "tower",
  "lighthouse", "eiffelTower", "crane", "statue", "bookshelf", "cactus", "bamboo", "cornStalk", "sunflower", "windmill",
  "windTurbine", "obelisk", "christmasTree", "scarecrow", "cross", "haystack", "pagoda", "grandfatherClock",
]);
// prettier-ignore
const DRIVEN: ReadonlySet<string> = new Set<string>([
  ...VEHICLES, "bulldozer", "combine", "excavator", "forklift", "garbageTruck", "lawnMower", "funicular", "bulletTrain", "sled",
  "gurney", "bathtub", "sofa", "bed",
]);
/** One is in it at a steering wheel, and in no saddle. */
// prettier-ignore
const WITH_WHEEL: ReadonlySet<string> = new Set<Thing>([
  "car", "bus", "schoolBus", "minibus", "doubleDecker", "truck", "pickup", "taxi", "policeCar", "ambulance", "fireEngine", "train", "tram",
  "metro", "caravan", "garbageTruck", "bulletTrain",
]);
export const hasWheel = (id: string): boolean => WITH_WHEEL.has(id);
export const ROWED: ReadonlySet<string> = new Set<Thing>([
  "boat",
  "rowboat",
  "kayak",
  "canoe",
  "gondola",
  "raft",
  "barge",
  "bathtub",
]);
/** Parts of a body and what has no body: nobody is on them. */
// prettier-ignore
const NO_SEAT = new Set<string>([
  "hand", "finger", "leg", "foot", "mouth", "belly", "hair", "nose", "ear", "eye", "tongue", "blood", "scar", "beard", "smoke",
  "shadow", "reflection", "footprints", "crack", "keyhole", "socket", "drain", "musicNotes", "traffic", "trafficJam", "window",
  "door", "elevator", "escalator", "stairs", "spiralStairs", "road", "rails", "crosswalk", "busStop", "bridge", "balcony", "fence",
  "shoe", "boots", "wellies", "sandals", "sneaker", "slipper", "highHeels", "dress", "coat", "shirt", "trousers", "phone", "book",
  "computer", "sand", "mud", "puddle", "fire", "wave", "whirlpool", "tornado", "picture", "map", "wheat", "grave",
]);
/** What is lighter or heavier than that, whatever else. */
const isThing = (id: string): boolean => !NO_SEAT.has(id) && !VEHICLES.has(id) && !LIVING.has(id);

/** Whether something can be used in one of the ways of `handled-ways`; undefined for other ways. */
export function fitsJoined(way: Way, id: string): boolean | undefined {
  switch (way) {
    case "sew":
    case "knit":
      return CLOTH.has(id);
    case "iron":
      return CLOTH.has(id) || id === "paper" || id === "letter";
    case "game":
      return GAMES.has(id);
    case "pour":
      return POURED.has(id);
    case "climb":
      return CLIMBED.has(id);
    case "drive":
      return DRIVEN.has(id);
    case "row":
      return ROWED.has(id);
    case "knead":
    case "count":
    case "sweep":
      return isHoldable(id);
    case "hang":
      return id === "door" || id === "balcony" || id === "window" || id === "bridge" || !NO_SEAT.has(id);
    case "ride":
      return !NO_SEAT.has(id);
    case "head":
      return !NO_SEAT.has(id) || /^(?:shoe|boots|book|table|phone)$/u.test(id);
    default:
      return undefined;
  }
}

/** Whether a person can have it in the hands. */
// prettier-ignore
const TOO_LARGE = new Set<string>([
  "house", "building", "castle", "tower", "pyramid", "factory", "barn", "tree", "volcano", "tent", "well", "statue", "windmill",
  "lighthouse", "fountain", "wall", "fence", "gate", "roof", "cloud", "cave", "hut", "igloo", "greenhouse", "ferrisWheel", "carousel",
  "eiffelTower", "ruins", "pylon", "streetLamp", "trafficLight", "stove", "bathtub", "sofa", "bed", "wardrobe", "fridge",
  "washingMachine", "piano", "organ", "escalator", "gurney", "incubator", "ivDrip", "pool", "float", "bier", "hearse", "rock",
  "stool", "chair", "armchair", "bench", "table", "desk", "sink", "toilet", "fireplace", "curtain", "carpet", "beard", "moustache",
  "scar", "wings", "tail", "horns", "antlers", "braid", "wheel", "bandage", "plasterCast", "wig",
]);
export const isHoldable = (id: string): boolean => isThing(id) && !TOO_LARGE.has(id);

/** What something is done with. */
// prettier-ignore
const TOOLS: ReadonlySet<string> = new Set<Thing>([
  "broom", "mop", "fishingNet", "umbrella", "parasol", "rake", "shovel", "hoe", "scythe", "sickle", "pickaxe", "oar", "fishingRod", "axe",
  "saw", "hammer", "wrench", "screwdriver", "drill", "pliers", "scissors", "knife", "fork", "spoon", "ladle", "whisk", "spatula",
  "chopsticks", "colander", "rollingPin", "fryingPan", "paintbrush", "paintRoller", "pencil", "quill", "feather", "magnifyingGlass",
  "flashlight", "lantern", "torch", "candle", "megaphone", "whistle", "wand", "sword", "spear", "bow", "slingshot", "handFan",
  "wateringCan", "bucket", "hose", "cane", "crutch", "whip", "stethoscope", "syringe", "camera", "binoculars", "comb", "hairbrush",
  "hairDryer", "needle", "tapeMeasure", "ruler", "beads", "baseballBat", "golfClub", "tennisRacket", "hockeyStick", "toothbrush",
  "sponge", "dishcloth", "vacuum", "iron", "scroll", "flag", "placard", "branch", "gun", "balloon", "teapot", "basket", "tray",
]);
export const isTool = (id: string): boolean => TOOLS.has(id);

/** Ridden by one who is said to be on it or to come with it. */
// prettier-ignore
const RIDDEN: ReadonlySet<string> = new Set<Thing>([
  "bicycle", "motorbike", "scooter", "kickScooter", "tricycle", "skateboard", "sled", "tractor", "horse", "donkey", "camel",
  "elephant", "unicorn", "bull", "buffalo", "llama", "ostrich", "rickshaw", "lawnMower", "surfboard", "raft",
]);
export const isRidden = (id: string): boolean => RIDDEN.has(id);

const VESSELS =
  /^(?:teapot|kettle|jug|bottle|coffeePot|cezve|dallah|samovar|bucket|thermos|flask|wateringCan|jerrycan)$/u;
/** Out of which one pours. */
export const isVessel = (id: string): boolean => VESSELS.test(id);
