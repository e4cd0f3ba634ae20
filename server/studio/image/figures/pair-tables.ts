import type { Thing } from "../../reading/scene/catalogue.ts";

/** The opening of a vessel, in the units of its figure: from `left` to `right` at `y`, its near edge `sag` lower. */
export interface Mouth {
  left: number;
  right: number;
  y: number;
  sag: number;
  /** What is above it is a lid, steam or a loop, and is taken off. */
  lid?: true;
  /** It is dark in the drawing already, or full of something. */
  plain?: true;
}

// prettier-ignore
export const MOUTHS: Partial<Record<Thing, Mouth>> = {
  pot: { left: -78, right: 78, y: -102, sag: 10, lid: true },
  pressureCooker: { left: -84, right: 80, y: -116, sag: 9, lid: true },
  suitcase: { left: -86, right: 86, y: -50, sag: 0, plain: true },
  box: { left: -70, right: 74, y: -92, sag: 18, plain: true },
  chest: { left: -84, right: 84, y: -62, sag: 0, plain: true },
  backpack: { left: -52, right: 52, y: -138, sag: 9, lid: true },
  handbag: { left: -68, right: 68, y: -98, sag: 7 },
  basket: { left: -96, right: 96, y: -104, sag: 6 },
  cup: { left: -60, right: 60, y: -126, sag: 9, lid: true },
  teapot: { left: -46, right: 46, y: -109, sag: 7, lid: true },
  washBasin: { left: -128, right: 128, y: -76, sag: 26, plain: true },
  teaCup: { left: -72, right: 72, y: -130, sag: 12, lid: true },
  bucket: { left: -40, right: 40, y: -84, sag: 8, plain: true },
  bathtub: { left: -104, right: 104, y: -82, sag: 4, plain: true },
  sink: { left: -60, right: 60, y: -122, sag: 12 },
  well: { left: -56, right: 56, y: -68, sag: 13, plain: true },
  barrel: { left: -56, right: 56, y: -188, sag: 10 },
  vase: { left: -18, right: 18, y: -196, sag: 4 },
  nest: { left: -92, right: 92, y: -74, sag: 20, lid: true },
  cradle: { left: -84, right: 84, y: -92, sag: 4, plain: true },
  pram: { left: -92, right: 20, y: -104, sag: 0, plain: true },
  cart: { left: -66, right: 66, y: -136, sag: 0, plain: true },
  wheelbarrow: { left: -66, right: 66, y: -86, sag: 0, plain: true },
  bowl: { left: -108, right: 108, y: -112, sag: 16, plain: true },
  saladBowl: { left: -110, right: 110, y: -86, sag: 0, plain: true },
  cauldron: { left: -78, right: 78, y: -176, sag: 20, plain: true },
  trashCan: { left: -48, right: 48, y: -104, sag: 9, lid: true },
  trashBag: { left: -32, right: 32, y: -110, sag: 8, lid: true },
  sack: { left: -40, right: 40, y: -138, sag: 9, lid: true },
  soup: { left: -72, right: 72, y: -86, sag: 12, plain: true },
  paella: { left: -120, right: 120, y: -54, sag: 18, plain: true },
  fryingPan: { left: -56, right: 56, y: -38, sag: 8, plain: true },
  kettle: { left: -56, right: 56, y: -132, sag: 8, lid: true },
  jug: { left: -30, right: 26, y: -150, sag: 6, plain: true },
  shoe: { left: -90, right: -36, y: -76, sag: 5, plain: true },
  boots: { left: -74, right: -20, y: -124, sag: 5 },
  rowboat: { left: -118, right: 118, y: -42, sag: 5, plain: true },
  boat: { left: -84, right: 76, y: -38, sag: 0, plain: true },
  drawer: { left: -94, right: 94, y: -74, sag: 0, plain: true },
  present: { left: -78, right: 78, y: -136, sag: 6, lid: true },
  toilet: { left: -54, right: 30, y: -78, sag: 6, plain: true },
  hole: { left: -100, right: 100, y: -28, sag: 14, plain: true },
  puddle: { left: -96, right: 96, y: -32, sag: 14, plain: true },
  letter: { left: -72, right: 72, y: -50, sag: 4 },
  book: { left: -62, right: 62, y: -60, sag: 3, plain: true },
  wineGlass: { left: -42, right: 42, y: -186, sag: 5 },
  teaGlass: { left: -40, right: 40, y: -140, sag: 5, plain: true },
  pie: { left: -80, right: 80, y: -66, sag: 8 },
  tin: { left: -62, right: 62, y: -122, sag: 12, plain: true },
  car: { left: -66, right: 66, y: -70, sag: 0, lid: true, plain: true },
  taxi: { left: -66, right: 66, y: -70, sag: 0, lid: true, plain: true },
  toaster: { left: -84, right: 84, y: -96, sag: 4, lid: true },
  noodles: { left: -86, right: 86, y: -92, sag: 10, lid: true },
  misoSoup: { left: -88, right: 88, y: -92, sag: 14, plain: true },
  gazpacho: { left: -80, right: 80, y: -74, sag: 13, plain: true },
  bibimbap: { left: -100, right: 100, y: -82, sag: 8, plain: true },
  beer: { left: -52, right: 50, y: -128, sag: 5, lid: true, plain: true },
  fishingNet: { left: -118, right: 118, y: -140, sag: 10, plain: true },
  fountain: { left: -92, right: 92, y: -42, sag: 9, plain: true },
};

/** A window, screen or hollow in which a thing is seen. */
export interface Pane {
  left: number;
  top: number;
  right: number;
  bottom: number;
  round?: true;
  /** How it looks behind what is in it; a hollow is dark. */
  back: "dark" | "lit" | "water" | "none";
}

const pane = (left: number, top: number, right: number, bottom: number, back: Pane["back"]): Pane => ({
  left,
  top,
  right,
  bottom,
  back,
});
const round = (x: number, y: number, rx: number, ry = rx, back: Pane["back"] = "dark"): Pane => ({
  ...pane(x - rx, y - ry, x + rx, y + ry, back),
  round: true,
});

const PANES: Partial<Record<Thing, Pane>> = {
  wardrobe: pane(-66, -208, 66, -24, "dark"),
  fridge: pane(-46, -208, 46, -12, "lit"),
  washingMachine: round(0, -88, 56),
  stove: pane(-52, -110, 52, -46, "lit"),
  microwave: pane(-88, -110, 44, -26, "lit"),
  dishwasher: pane(-68, -172, 68, -60, "dark"),
  elevator: pane(-58, -190, 58, -4, "lit"),
  locker: pane(-44, -214, 64, -20, "dark"),
  television: pane(-110, -150, 110, -34, "lit"),
  computer: pane(-90, -150, 98, -66, "lit"),
  laptop: pane(-78, -126, 78, -46, "lit"),
  phone: pane(-44, -180, 44, -16, "lit"),
  mirror: round(0, -118, 48, 68, "lit"),
  picture: pane(-60, -112, 60, -18, "lit"),
  safe: pane(-64, -160, 64, -26, "dark"),
  birdCage: pane(-70, -150, 70, -24, "none"),
  aquarium: round(0, -94, 82, 76, "water"),
  bottle: pane(-66, -106, -14, -14, "lit"),
  jar: pane(-56, -156, 56, -12, "water"),
  glass: pane(-36, -112, 36, -8, "none"),
  snowGlobe: round(0, -128, 64, 62, "water"),
  crystalBall: round(0, -118, 70, 70, "lit"),
  bread: round(26, -42, 52, 31),
  watermelon: round(26, -60, 46, 38),
  apple: round(-8, -82, 56, 50),
  cake: round(0, -52, 74, 42),
  mailbox: round(-42, -112, 34, 30),
  truck: pane(-46, -148, 132, -42, "dark"),
  tollBooth: pane(-80, -140, -8, -72, "lit"),
  tent: pane(-84, -92, -6, -2, "none"),
  fireplace: pane(-70, -142, 70, -14, "dark"),
  window: pane(-50, -172, 50, -20, "lit"),
  door: pane(-26, -100, 22, -3, "none"),
  mouth: round(0, -62, 58, 16),
  socket: round(-8, -82, 34),
};

/** Solid things that are cut or broken open to see what is in them. */
// prettier-ignore
const SOLID: ReadonlySet<Thing> = new Set<Thing>([
  "egg", "pumpkin", "cabbage", "lettuce", "pillow", "tamales", "burrito", "sandwich", "hamburger", "onion", "tomato",
  "potato", "lemon", "orange", "peach", "melon", "coconut", "pomegranate", "cheese", "cheeseWheel", "dough", "muffin",
  "cupcake", "birthdayCake", "croissant", "baguette", "onigiri", "dumplings", "walnut", "shell", "rock", "stump", "ball",
  "piggyBank", "cocoon", "tooth", "mattress", "teddyBear", "simit", "flatbread", "tortillas", "mango", "pear", "quince",
  "artichoke", "roastChicken", "roastTurkey", "borek", "mochi", "snowman", "clock", "radio", "piano", "drum", "guitar", "crystal",
]);

/** Through what one steps or flies out, to its front. */
export const isSolid = (thing: Thing): boolean => SOLID.has(thing) || SOFT.has(thing);
const SOFT: ReadonlySet<Thing> = new Set<Thing>(["bread", "watermelon", "apple", "cake", "bottle"]);

/** The opening of what has none, in its middle. */
export function paneOf(thing: Thing, { left, right, top, bottom }: Box): Pane | undefined {
  const known = PANES[thing];
  if (known || !SOLID.has(thing)) return known;
  return round(
    (left + right) / 2,
    bottom + (top - bottom) * 0.44,
    (right - left) * 0.29,
    (bottom - top) * 0.31,
  );
}
type Box = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

/** Where a thing lies or stands on another: the height and the middle, and the room there. */
export interface Top {
  y: number;
  x?: number;
  wide: number;
}

// prettier-ignore
const TOPS: Partial<Record<Thing, Top>> = {
  table: { y: -100, wide: 190 }, desk: { y: -116, wide: 150, x: -10 }, bed: { y: -54, wide: 210, x: 12 },
  sofa: { y: -56, wide: 190 }, armchair: { y: -92, wide: 120 }, chair: { y: -82, wide: 84 }, bench: { y: -52, wide: 190 },
  stool: { y: -124, wide: 100 }, piano: { y: -100, x: 30, wide: 150 }, stove: { y: -122, wide: 130 },
  fridge: { y: -222, wide: 120 }, television: { y: -153, wide: 160 }, wardrobe: { y: -226, wide: 140 },
  bookshelf: { y: -222, wide: 150 }, shelves: { y: -86, wide: 170 }, washingMachine: { y: -198, wide: 150 },
  roof: { y: -180, wide: 170 }, barn: { y: -216, wide: 190 }, house: { y: -114, wide: 130 }, building: { y: -306, wide: 140 }, tower: { y: -316, wide: 110 },
  rock: { y: -118, wide: 100 }, carpet: { y: -34, wide: 220 }, book: { y: -48, wide: 150 }, newspaper: { y: -20, wide: 120 },
  tray: { y: -40, wide: 150 }, pillow: { y: -90, wide: 150 }, mattress: { y: -84, wide: 230 }, cloud: { y: -66, wide: 180 },
  horse: { y: -134, x: 8, wide: 110 }, cow: { y: -136, x: 10, wide: 120 }, elephant: { y: -184, x: 10, wide: 150 },
  car: { y: -108, wide: 90, x: 14 }, bus: { y: -102, wide: 200 }, train: { y: -86, wide: 120, x: 20 },
  wall: { y: -198, wide: 160 }, fence: { y: -96, wide: 200 }, stump: { y: -92, wide: 120 }, cake: { y: -142, wide: 130 },
  birthdayCake: { y: -140, wide: 120 }, tree: { y: -130, wide: 150 }, statue: { y: -288, wide: 60, x: -4 },
  gurney: { y: -68, wide: 170, x: 10 }, coffin: { y: -126, wide: 220 }, swing: { y: -52, wide: 80 },
  raft: { y: -44, wide: 200 }, sled: { y: -68, wide: 150, x: 10 }, skateboard: { y: -52, wide: 160 },
  trampoline: { y: -74, wide: 180 }, podium: { y: -168, wide: 80 }, altar: { y: -126, wide: 190 },
  plate: { y: -24, wide: 110 }, fryingPan: { y: -34, wide: 100 }, scales: { y: -120, wide: 90 }, laptop: { y: -26, wide: 150 },
  bathtub: { y: -84, wide: 150 }, iceberg: { y: -226, wide: 90, x: -20 }, hands: { y: -130, wide: 150 }, hand: { y: -150, wide: 110 },
  camel: { y: -160, wide: 90 }, donkey: { y: -120, wide: 100 }, bicycle: { y: -92, wide: 70 },
  turtle: { y: -84, wide: 120 }, tortoise: { y: -84, wide: 120 }, whale: { y: -110, wide: 150 }, mushroom: { y: -170, wide: 120 },
  pancakes: { y: -70, wide: 110 }, lighthouse: { y: -340, wide: 60 }, stairs: { y: -90, x: -26, wide: 60 },
  rockingChair: { y: -98, wide: 150 }, deckchair: { y: -62, wide: 130 }, bunkBed: { y: -150, wide: 200 },
};

/** Animals that carry things on their backs. */
// prettier-ignore
const BACKS: ReadonlySet<Thing> = new Set<Thing>([
  "tiger", "lion", "bear", "wolf", "dog", "sheep", "goat", "pig", "donkey", "deer", "crocodile", "hippo", "rhino",
  "buffalo", "bull", "zebra", "camel", "llama", "whale", "dolphin", "swan", "duck", "snail", "tortoise", "turtle",
  "unicorn", "polarBear", "fox", "boar", "capybara", "goose", "lamb", "ram", "puma", "lioness", "piglet",
]);
export const isTree = (thing: Thing): boolean =>
  /Tree$|^(?:tree|oak|willow|maple|birch|baobab|poplar|cypress|pine)$/u.test(thing);

export function topOf(thing: Thing, { top, bottom, left, right }: Box): Top | undefined {
  const tall = bottom - top;
  const across = { x: (left + right) / 2, wide: (right - left) * 0.6 };
  if (isTree(thing)) return { ...across, y: bottom - tall * 0.5 };
  if (BACKS.has(thing)) return { ...across, y: bottom - tall * 0.66 };
  // Of the others most end in something on which another can be.
  return (
    TOPS[thing] ?? (FACES.has(thing) || thing in PANES ? undefined : { ...across, y: top + tall * 0.03 })
  );
}
/** Whether it is known where something lies on it. */
export const isTopped = (thing: Thing): boolean => thing in TOPS || BACKS.has(thing) || isTree(thing);
/** What is on them is seen on their front. */
// prettier-ignore
const FACES: ReadonlySet<Thing> = new Set<Thing>([
  "paper", "examPaper", "letter", "map", "blackboard", "towel", "flag", "curtain", "shirt", "dress", "coat", "kite", "plate",
  "wallCalendar", "receipt", "menu", "windscreen", "sweater", "weddingDress",
]);
/** The front of a flat thing. */
export const faceOf = (thing: Thing, { left, right, top, bottom }: Box): Pane | undefined =>
  FACES.has(thing)
    ? pane(
        left + (right - left) * 0.08,
        top + (bottom - top) * 0.1,
        right - (right - left) * 0.12,
        bottom - (bottom - top) * 0.1,
        "none",
      )
    : undefined;

export function beneathOf(thing: Thing, { top, bottom, left, right }: Box): Beneath | undefined {
  if (!isTree(thing)) return BENEATH[thing];
  const tall = bottom - top;
  return {
    x: (left + right) / 2,
    y: bottom - tall * 0.38,
    wide: Math.max(tall * 0.5, right - left),
    before: true,
  };
}

/** Room beneath a thing, from the ground to `y`. */
export interface Beneath {
  y: number;
  x?: number;
  wide: number;
  /** What is there stands before a trunk. */
  before?: true;
}

/** Room beneath what stands on legs, from the ground to `y`. */
// prettier-ignore
const BENEATH: Partial<Record<Thing, Beneath>> = {
  table: { y: -86, wide: 150 }, desk: { y: -98, x: -48, wide: 110 }, chair: { y: -70, x: 2, wide: 66 },
  parasol: { y: -116, wide: 190 }, stool: { y: -84, wide: 70 }, swing: { y: -54, wide: 170 }, tree: { y: -96, wide: 220, before: true },
  palm: { y: -120, x: 20, wide: 130, before: true }, umbrella: { y: 10, wide: 150 }, trampoline: { y: -62, wide: 200 },
};
/** What is set on legs, so that something can be seen under it. */
export const RAISED: ReadonlySet<Thing> = new Set<Thing>([
  "bed",
  "sofa",
  "armchair",
  "bench",
  "piano",
  "car",
  "mattress",
  "gurney",
  "bathtub",
  "wardrobe",
  "cradle",
  "bunkBed",
]);
/** What lies over a thing that is under it. */
export const LAID: ReadonlySet<Thing> = new Set<Thing>([
  "carpet",
  "blanket",
  "pillow",
  "hat",
  "book",
  "newspaper",
  "plate",
  "rock",
  "leaf",
  "cloud",
  "box",
  "map",
  "paper",
  "towel",
]);
