import type { Colour, Thing } from "../../reading/scene/catalogue.ts";
import { mix, oklch, type Lab } from "../colour.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { FIGURES, type FigureName, type Habit } from "./figures.ts";
import { materials } from "./materials.ts";
import { hasSilhouette, silhouetteFigure } from "./silhouettes.ts";

/** Things that have a figure of another name. */
const DRAWN_AS: Partial<Record<Thing, FigureName>> = {
  fish: "goldfish",
  bird: "dove",
  train: "locomotive",
  boat: "sailboat",
  phone: "telephone",
  knife: "dagger",
  door: "doorToLight",
  lighthouse: "tower",
};

/** Height in design units at the front of the scene, where a person has 140. */
const TALL: Partial<Record<Thing, number>> = {
  elephant: 270,
  camel: 240,
  horse: 235,
  cow: 170,
  bear: 200,
  deer: 220,
  lion: 170,
  tiger: 190,
  wolf: 165,
  unicorn: 210,
  dragon: 280,
  whale: 210,
  shark: 150,
  dolphin: 150,
  octopus: 170,
  monkey: 150,
  donkey: 170,
  sheep: 120,
  goat: 150,
  pig: 110,
  fox: 130,
  dog: 125,
  cat: 115,
  swan: 120,
  snake: 150,
  crab: 90,
  turtle: 110,
  fish: 90,
  jellyfish: 150,
  owl: 110,
  crow: 105,
  bird: 85,
  duck: 90,
  rooster: 100,
  penguin: 110,
  rabbit: 100,
  squirrel: 95,
  mouse: 70,
  frog: 75,
  spider: 100,
  scorpion: 95,
  bee: 80,
  ant: 85,
  butterfly: 85,
  car: 105,
  truck: 180,
  ambulance: 190,
  bus: 185,
  train: 200,
  bicycle: 130,
  motorbike: 130,
  plane: 190,
  helicopter: 150,
  rocket: 210,
  ship: 270,
  boat: 200,
  submarine: 110,
  airship: 230,
  piano: 210,
  guitar: 150,
  violin: 140,
  drum: 110,
  bed: 135,
  chair: 150,
  table: 105,
  sofa: 120,
  lantern: 95,
  candle: 115,
  mirror: 190,
  clock: 150,
  hourglass: 130,
  phone: 100,
  television: 120,
  computer: 95,
  camera: 85,
  washingMachine: 140,
  bathtub: 150,
  cup: 95,
  teapot: 95,
  pot: 90,
  bottle: 130,
  knife: 130,
  scissors: 100,
  key: 125,
  door: 235,
  window: 170,
  stairs: 230,
  ladder: 330,
  elevator: 245,
  book: 85,
  newspaper: 90,
  letter: 85,
  pencil: 115,
  chest: 110,
  basket: 95,
  bucket: 90,
  broom: 140,
  suitcase: 105,
  backpack: 110,
  umbrella: 145,
  shoe: 75,
  dress: 160,
  coat: 135,
  gloves: 85,
  ring: 90,
  necklace: 95,
  crown: 75,
  mask: 115,
  glasses: 60,
  ball: 75,
  kite: 140,
  balloon: 190,
  doll: 105,
  present: 95,
  bell: 110,
  coin: 90,
  bread: 75,
  apple: 55,
  orange: 55,
  banana: 58,
  cherry: 55,
  strawberry: 55,
  grapes: 64,
  watermelon: 90,
  lemon: 50,
  pear: 62,
  pumpkin: 100,
  cake: 90,
  iceCream: 100,
  tree: 300,
  palm: 310,
  pine: 300,
  flower: 130,
  rose: 120,
  sunflower: 140,
  mushroom: 110,
  cactus: 190,
  rock: 120,
  fire: 120,
  volcano: 330,
  fountain: 190,
  house: 270,
  lighthouse: 360,
  tower: 360,
  castle: 340,
  windmill: 300,
  tent: 170,
  well: 165,
  bridge: 130,
  grave: 130,
  gate: 200,
  statue: 250,
  tooth: 120,
  eye: 120,
  hand: 220,
  heart: 110,
  wings: 150,
  ghost: 160,
  skeleton: 160,
  robot: 165,
  mermaid: 170,
  snowman: 165,
  ufo: 140,
};

/** Four tones, from light to dark. */
const TONES: Record<Colour, string> = {
  white: ".97 .008 90/.90 .012 90/.77 .016 250/.58 .02 255",
  black: ".46 .012 260/.32 .012 260/.22 .012 260/.13 .01 260",
  red: ".72 .16 28/.60 .20 27/.46 .175 26/.30 .11 24",
  blue: ".76 .10 245/.58 .14 252/.43 .13 258/.27 .09 262",
  green: ".80 .12 145/.62 .14 148/.45 .11 150/.28 .07 155",
  yellow: ".95 .12 98/.87 .155 92/.72 .14 82/.50 .10 70",
  orange: ".85 .13 68/.75 .17 55/.60 .16 45/.40 .11 38",
  purple: ".75 .11 310/.56 .15 308/.41 .13 305/.26 .09 300",
  pink: ".90 .07 355/.79 .12 0/.63 .12 0/.42 .09 355",
  brown: ".68 .07 60/.52 .08 55/.38 .065 50/.24 .045 45",
  grey: ".80 .008 250/.64 .01 250/.48 .012 250/.30 .012 250",
  gold: ".95 .09 95/.85 .13 85/.68 .12 75/.45 .09 65",
};

/** Colours by which a thing is recognised, where the text names none. */
const NATURAL: Partial<Record<Thing, Colour>> = {
  apple: "red",
  orange: "orange",
  banana: "yellow",
  cherry: "red",
  strawberry: "red",
  watermelon: "green",
  lemon: "yellow",
  pear: "green",
  pumpkin: "orange",
  bread: "brown",
  rose: "red",
  sunflower: "yellow",
  cactus: "green",
  palm: "green",
  pine: "green",
  frog: "green",
  swan: "white",
  sheep: "white",
  snowman: "white",
  crow: "black",
  piano: "black",
  pig: "pink",
  heart: "red",
  fire: "orange",
  grapes: "purple",
  crown: "gold",
  bell: "gold",
  rock: "grey",
  statue: "grey",
  elephant: "grey",
  skeleton: "white",
  dolphin: "blue",
  fox: "orange",
  tiger: "orange",
  bee: "yellow",
  ambulance: "white",
  crab: "red",
  bridge: "grey",
  penguin: "black",
  monkey: "brown",
  camel: "brown",
  donkey: "grey",
  ant: "black",
  scorpion: "black",
  doll: "red",
  squirrel: "brown",
  candle: "yellow",
  cake: "pink",
  iceCream: "pink",
};

function colourTones(colour: Colour): Lab[] {
  return TONES[colour].split("/").map((tone) => oklch(tone, 0));
}

/** Whether the thing moves through the air. */
const AIRBORNE = new Set<Thing>([
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
]);
export const isAirborne = (thing: Thing) => AIRBORNE.has(thing);

const SWIMMERS = new Set<Thing>([
  "whale",
  "fish",
  "shark",
  "turtle",
  "jellyfish",
  "dolphin",
  "octopus",
  "mermaid",
  "submarine",
]);
export const isSwimmer = (thing: Thing) => SWIMMERS.has(thing);

const VESSELS = new Set<Thing>(["ship", "boat"]);
export const isVessel = (thing: Thing) => VESSELS.has(thing);

/** Stand behind the others. */
const LARGE = new Set<Thing>([
  "house",
  "lighthouse",
  "tower",
  "castle",
  "windmill",
  "volcano",
  "tree",
  "palm",
  "pine",
  "ship",
  "bridge",
  "train",
  "fountain",
  "statue",
  "gate",
]);
export const isLarge = (thing: Thing) => LARGE.has(thing);

export function tallOf(thing: Thing): number {
  return TALL[thing] ?? 120;
}

export interface ThingFigure {
  figure: Figure;
  habit: Habit;
}

/** Draws a thing in the palette's colours, or in its own. */
export function thingFigure(thing: Thing, palette: Palette, colour?: Colour, window = false): ThingFigure {
  const own = colour ?? NATURAL[thing];
  // A little of the palette keeps the colour in the picture's light.
  const tones = own && colourTones(own).map((tone, i) => mix(tone, palette.hero[i]!, 0.1));
  const m = materials(palette);
  const coloured = tones ? { ...m, body: tones, trim: tones, belly: tones } : m;
  const name = DRAWN_AS[thing] ?? (thing as FigureName);
  if (hasSilhouette(thing)) {
    return {
      figure: silhouetteFigure(
        thing,
        m,
        tones ?? (thing.length % 2 === 0 ? m.body : m.trim),
        window && !colour,
      ),
      habit: "breathes",
    };
  }
  const { make, habit } = FIGURES[name];
  // Letters, books and doors are mostly of a pale material.
  const dressed =
    tones && (colour === "white" || thing === "letter") ? { ...coloured, pale: tones } : coloured;
  return { figure: make(dressed, window && !colour), habit };
}
