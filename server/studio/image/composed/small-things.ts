import { isAnimal } from "../../reading/scene/animals.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { isAirborne, isLarge, isSwimmer, isVessel, tallOf } from "../figures/thing-figures.ts";

/** Parts of a body. By themselves all but teeth are as large as a person. */
// prettier-ignore
const LIMBS: ReadonlySet<Thing> = new Set<Thing>([
  "hand", "hands", "finger", "fingernails", "foot", "leg", "ear", "nose", "mouth", "tongue", "beard", "moustache", "claws",
  "belly", "hair", "braid", "rootFeet", "brain", "tail", "tooth",
]);
export const isLimb = (thing: Thing): boolean => LIMBS.has(thing);

/** As low as a small thing, but they stand or lie on the ground, grow there, move there or are furniture. */
// prettier-ignore
const ON_GROUND = new Set<Thing>([
  "fern", "thistle", "violet", "log", "seedling", "bush", "whirlpool", "puddle", "crater", "crack", "ember", "elf", "dwarf",
  "goblin", "dogHouse", "poppy", "lily", "orchid", "carnation", "daffodil", "hydrangea", "dandelion", "kingfisher",
  "puffin", "firefly", "beehive", "mole", "armadillo", "tadpole", "slug", "centipede", "tick", "spider", "scorpion", "crab",
  "car", "bicycle", "motorbike", "kickScooter", "windscreen", "headlights", "seatBelt", "oar", "fishingNet", "cannon",
  "solarPanel", "fireHydrant", "manhole", "turnstile", "barcode", "trampoline", "tricycle", "bricks", "pallet", "wheel",
  "table", "sofa", "suitcase", "hearse", "rangoli", "bridalCar", "rock", "fire", "grave", "flower", "rose", "mushroom",
  "snail", "caterpillar", "ladybug", "lotus", "daisy", "leaf", "bench", "mattress", "barrel", "fence", "radiator", "carpet",
  "footprints", "hole", "blanket", "trashCan", "trashBag", "sled", "taxi", "policeCar", "lawnMower", "socket", "seesaw",
  "mud", "sand", "anteater", "pickup", "scooter", "tyre", "wheelbarrow", "stool", "deckchair", "gurney", "skateboard",
  "toucan", "worm", "tulip", "lavender", "stump", "icicle", "planeWing", "lobster", "prawn", "petals", "blood", "tap", "drain",
  "keyhole", "hose", "cauldron", "bucket", "basket", "sack", "chest", "box", "drum", "television", "computer", "bell",
  "starfish", "swimsuit", "sweater", "skirt", "shorts", "shirt", "socks", "underwear", "heart", "eye", "scar",
  "pumpkin", "roulette", "boardGame", "pillow", "snowflake", "musicNotes", "trombone", "cymbals", "accordion",
  "paintRoller", "pickaxe", "engine", "safe", "antlers", "horns", "glassHands", "sewingMachine", "hook", "fossil", "skis",
  "operatingTable", "freezer", "ivDrip", "brokenGlass", "tatami", "futon", "anthill", "sheaf", "moss", "leafHeap",
  "trafficCone", "barrierGate", "petrolPump", "forklift", "shippingContainer", "arrow", "firewood", "coal", "waterCooler",
  "dung", "pipe", "punchingBag", "poolTable", "hospitalGown", "scrubs", "bunting", "nativity", "jerrycan", "paintTin",
  "fireExtinguisher", "mint", "scythe", "flowerGarland", "chickenFoot", "dartboard", "easel",
  "lifeRing", "radio", "suit", "towel", "chain", "cable", "nest", "coffin", "handcuffs",
  "bedSheet", "electricHeater", "swimRing", "bottlePost", "jasmine", "hibiscus", "peony", "magnolia",
  "lilyOfTheValley", "holly", "mistletoe", "porcini", "iris", "fabricRolls", "trough", "dogBowl", "snowmobile", "handMill", "kotatsu",
  "wheelchair",
]);
/** Higher than a hand's breadth, but light. */
const LIGHT = new Set<Thing>([
  "vase",
  "scales",
  "thermometer",
  "hourglass",
  "cagedBird",
  "trophy",
  "doll",
  "lamp",
  "clock",
  "examPaper",
]);
const HIGHEST = 132;

/** Whether a thing is small enough to lie on a table. */
export const isSmall = (thing: Thing): boolean =>
  LIGHT.has(thing) ||
  (tallOf(thing) <= HIGHEST &&
    !ON_GROUND.has(thing) &&
    (!isLimb(thing) || thing === "tooth") &&
    !isAnimal(thing) &&
    !isLarge(thing) &&
    !isAirborne(thing) &&
    !isSwimmer(thing) &&
    !isVessel(thing));
