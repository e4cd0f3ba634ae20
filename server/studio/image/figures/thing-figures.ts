import type { Colour, State, Thing } from "../../reading/scene/catalogue.ts";
import { mix } from "../colour.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { FIGURES, type FigureName, type Habit } from "./figures.ts";
import { materials } from "./materials.ts";
import { NATURAL, TALL } from "./thing-tables.ts";
import { recoloured } from "./recoloured.ts";
import { colourTones } from "./tones.ts";
import { hasSilhouette, silhouetteFigure } from "./silhouettes.ts";

/** Things that have a figure of another name. */
const DRAWN_AS: Partial<Record<Thing, FigureName>> = {
  bird: "flyingBird",
  buffalo: "waterBuffalo",
  train: "locomotive",
  boat: "sailboat",
  knife: "kitchenKnife",
  hand: "openHand",
  foot: "bareFoot",
  leg: "bareLeg",
  flower: "meadowFlower",
  door: "doorToLight",
  lighthouse: "tower",
  window: "windowFrame",
  cart: "shoppingCart",
  tower: "keep",
  bread: "loaf",
  rope: "coil",
  eiffelTower: "latticeTower",
  motorbike: "motorcycle",
  lantern: "oilLantern",
  paperLantern: "lantern",
  ship: "liner",
  galleon: "ship",
  plane: "airliner",
  helicopter: "chopper",
  ambulance: "ambulanceVan",
  hammer: "clawHammer",
  ladder: "rungs",
  backpack: "rucksack",
  desk: "writingDesk",
  computer: "desktopComputer",
  pencil: "woodPencil",
  clock: "wallClock",
  phone: "smartphone",
  oldPhone: "telephone",
  shoe: "lacedShoe",
  highHeels: "shoe",
  boots: "leatherBoots",
  wellies: "rainBoots",
  coat: "jacket",
  handbag: "purse",
  sofa: "couch",
  drum: "sideDrum",
  violin: "fiddle",
  statue: "monument",
  doll: "ragDoll",
  robot: "android",
  toothbrush: "brush",
  television: "flatScreen",
  radio: "tableRadio",
  tap: "waterTap",
  lamp: "tableLamp",
  tank: "battleTank",
  rocket: "spaceRocket",
  well: "stoneWell",
  slide: "chute",
  telescope: "spyglass",
  milk: "milkCarton",
  coffin: "coffinBox",
  glassHands: "hands",
  mop: "stringMop",
  paperPlane: "foldedPlane",
  honey: "honeyJar",
  money: "banknotes",
  lioness: "puma",
};

/** Figures of things that are open. */
const OPENED: Partial<Record<Thing, FigureName>> = {
  window: "windowOpen",
  suitcase: "suitcaseOpen",
  wardrobe: "wardrobeOpen",
  fridge: "fridgeOpen",
};

/** Whether the thing moves through the air. */
const AIRBORNE = new Set<Thing>([
  "fairy",
  "swallow",
  "flock",
  "wasp",
  "moth",
  "bird",
  "butterfly",
  "bee",
  "plane",
  "helicopter",
  "rocket",
  "airship",
  "ufo",
  "kite",
  "balloon",
  "dragon",
  "wings",
  "crow",
  "bat",
  "eagle",
  "dragonfly",
  "fly",
  "pegasus",
  "parachute",
  "paperPlane",
  "fireworks",
  "meteor",
  "cloud",
  "witch",
  "hummingbird",
  "mosquito",
  "smoke",
  "cableCar",
  "ceilingFan",
  "airConditioner",
  "musicNotes",
  "bubbles",
  "drone",
  "satellite",
  "planet",
  "zeppelin",
  "parachutist",
  "paraglider",
  "eclipse",
  "blackHole",
  "aurora",
  "fighterJet",
  "biplane",
  "missile",
]);
export const isAirborne = (thing: Thing) => AIRBORNE.has(thing);

const SWIMMERS = new Set<Thing>([
  "swan",
  "eel",
  "whale",
  "fish",
  "shark",
  "turtle",
  "jellyfish",
  "dolphin",
  "octopus",
  "mermaid",
  "submarine",
  "seahorse",
  "goldfish",
  "carp",
  "stingray",
  "squid",
  "swordfish",
  "pufferfish",
  "orca",
]);
export const isSwimmer = (thing: Thing) => SWIMMERS.has(thing);

/** Ships, which float behind a shore. */
const VESSELS = new Set<Thing>([
  "ship",
  "boat",
  "barge",
  "ferry",
  "gondola",
  "rowboat",
  "kayak",
  "galleon",
  "raft",
  "yacht",
  "canoe",
  "jetSki",
  "oilRig",
  "fishingBoat",
  "motorboat",
  "dinghy",
  "containerShip",
  "tugboat",
]);
export const isVessel = (thing: Thing) => VESSELS.has(thing);

/** Stand behind the others. */
const LARGE = new Set<Thing>([
  "iceberg",
  "giant",
  "sphinx",
  "ruins",
  "obelisk",
  "watermill",
  "aqueduct",
  "pagoda",
  "pavilion",
  "greenhouse",
  "treehouse",
  "dam",
  "willow",
  "birch",
  "cypress",
  "poplar",
  "oak",
  "maple",
  "baobab",
  "bananaTree",
  "cherryTree",
  "figTree",
  "mammoth",
  "house",
  "lighthouse",
  "tower",
  "silo",
  "windTurbine",
  "pylon",
  "waterTank",
  "waterSlide",
  "bulletTrain",
  "castle",
  "windmill",
  "volcano",
  "tree",
  "palm",
  "pine",
  "ship",
  "ferry",
  "spiralStairs",
  "bridge",
  "train",
  "fountain",
  "statue",
  "gate",
  "pyramid",
  "factory",
  "barn",
  "igloo",
  "carousel",
  "swing",
  "tornado",
  "wall",
  "dinosaur",
  "bamboo",
  "building",
  "giraffe",
  "eiffelTower",
  "balcony",
  "metro",
  "tram",
  "ferrisWheel",
  "escalator",
  "appleTree",
  "fruitTree",
  "oliveTree",
  "galleon",
  "streetLamp",
  "crane",
  "blossomTree",
  "lemonTree",
  "mangoTree",
  "mandap",
  "weddingArch",
  "float",
  "clockTower",
  "bellTower",
  "minaret",
  "skyscraper",
  "factoryChimney",
  "triumphalArch",
  "columns",
  "scaffolding",
  "billboard",
  "rollerCoaster",
  "fireEscape",
  "avalanche",
  "chairlift",
  "cityWall",
  "yurt",
  "teepee",
  "totemPole",
  "spaceShuttle",
]);
export const isLarge = (thing: Thing) => LARGE.has(thing);

export function tallOf(thing: Thing): number {
  return TALL[thing] ?? 120;
}

export interface ThingFigure {
  figure: Figure;
  habit: Habit;
}

/** Draws a thing in the palette's colours, or in its own; many coins lie in a `heap`. */
export function thingFigure(
  thing: Thing,
  palette: Palette,
  colour?: Colour,
  window = false,
  state?: State,
  heap = false,
): ThingFigure {
  const own = colour ?? NATURAL[thing];
  // A little of the palette keeps the colour in the picture's light.
  const tones = own && colourTones(own).map((tone, i) => mix(tone, palette.hero[i]!, 0.1));
  const m = materials(palette);
  const coloured = tones ? { ...m, body: tones, trim: tones, belly: tones } : m;
  const shut = thing === "door" && state === "closed";
  const open = state === "open" ? OPENED[thing] : undefined;
  const heaped = heap && thing === "coin" ? "coins" : undefined;
  const plain = thing === "cow" && colour ? "plainCow" : undefined;
  const name = shut ? "doorShut" : (plain ?? heaped ?? open ?? DRAWN_AS[thing] ?? (thing as FigureName));
  const shape = hasSilhouette(`${thing}.${state}`) ? `${thing}.${state}` : thing;
  if (!open && hasSilhouette(shape)) {
    return {
      figure: silhouetteFigure(
        shape,
        m,
        tones ?? (thing.length % 2 === 0 ? m.body : m.trim),
        window && !colour,
      ),
      habit: "breathes",
    };
  }
  const { make, habit } = FIGURES[name];
  // Letters, books, doors and birds are mostly of a pale material.
  const dressed =
    tones && (colour === "white" || thing === "letter" || thing === "bird")
      ? { ...coloured, pale: tones }
      : coloured;
  const figure = make(dressed, window && !colour);
  return { figure: colour && tones ? recoloured(thing, make(m, false), figure, tones) : figure, habit };
}
