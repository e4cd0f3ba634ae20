import type { Colour } from "../../reading/scene/catalogue.ts";
import { oklch, type Lab } from "../colour.ts";

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

export function colourTones(colour: Colour): Lab[] {
  return TONES[colour].split("/").map((tone) => oklch(tone, 0));
}

/** Tones from light to dark as `lightness chroma hue`, separated by "/". */
export const ramp = (tones: string): Lab[] => tones.split("/").map((tone) => oklch(tone));

export const white = colourTones("white");
export const black = colourTones("black");
export const red = colourTones("red");
export const blue = colourTones("blue");
export const green = colourTones("green");
export const yellow = colourTones("yellow");
export const orange = colourTones("orange");
export const pink = colourTones("pink");
export const brown = colourTones("brown");
export const grey = colourTones("grey");
export const gold = colourTones("gold");

export const PALE_WOOD = ramp(".90 .06 80/.82 .075 75/.68 .075 70/.50 .065 64");
export const METAL = ramp(".86 .008 250/.72 .01 250/.56 .012 250/.38 .012 250");
export const LEATHER = ramp(".56 .06 55/.45 .06 52/.34 .05 48/.22 .035 45");
export const WHITE_FACE = ramp(".98 .005 60/.94 .01 60/.82 .015 50/.64 .02 50");
