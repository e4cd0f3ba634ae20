import type { Colour, State, Thing } from "../../reading/scene/catalogue.ts";
import { mix, oklch, type Lab } from "../colour.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { FIGURES, type FigureName, type Habit } from "./figures.ts";
import { materials } from "./materials.ts";
import { NATURAL, TALL } from "./thing-tables.ts";
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
  "bat",
  "eagle",
  "parrot",
  "dragonfly",
  "fly",
  "pegasus",
  "parachute",
  "paperPlane",
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
  "seahorse",
]);
export const isSwimmer = (thing: Thing) => SWIMMERS.has(thing);

/** Ships, which float behind a shore. */
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
export function thingFigure(
  thing: Thing,
  palette: Palette,
  colour?: Colour,
  window = false,
  state?: State,
): ThingFigure {
  const own = colour ?? NATURAL[thing];
  // A little of the palette keeps the colour in the picture's light.
  const tones = own && colourTones(own).map((tone, i) => mix(tone, palette.hero[i]!, 0.1));
  const m = materials(palette);
  const coloured = tones ? { ...m, body: tones, trim: tones, belly: tones } : m;
  const shut = thing === "door" && state === "closed";
  const name = shut ? "doorShut" : (DRAWN_AS[thing] ?? (thing as FigureName));
  const shape = hasSilhouette(`${thing}.${state}`) ? `${thing}.${state}` : thing;
  if (hasSilhouette(shape)) {
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
  // Letters, books and doors are mostly of a pale material.
  const dressed =
    tones && (colour === "white" || thing === "letter") ? { ...coloured, pale: tones } : coloured;
  return { figure: make(dressed, window && !colour), habit };
}
