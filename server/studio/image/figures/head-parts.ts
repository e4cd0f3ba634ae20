import type { Lab } from "../colour.ts";
import { mix } from "../colour.ts";
import type { Part } from "../sculpt.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { ovalPair } from "./strokes.ts";
import { colourTones, ramp } from "./tones.ts";

/** The head of an animal: the chin at (0, 0), about 100 units tall and wide, for the body of a person. */
export interface Head {
  /** Behind the body: necks and manes. */
  back?: readonly Part[];
  front: readonly Part[];
  /** The eye on the right with its radius, or the only one of a head in profile, which looks to the left. */
  eye: readonly [x: number, y: number, radius: number];
  profile?: boolean;
  /** Where a hat sits, and its size. */
  hat?: readonly [x: number, y: number, size?: number];
  /** Of the hands. */
  paws: readonly Lab[];
}
/** Draws a head in the animal's own tones, or in those of a colour. */
export type HeadMaker = (fur?: readonly Lab[]) => Head;

const INK: Lab = [0.16, 0.005, 0.01];
export const DARK = ramp(".40 .02 60/.28 .02 55/.19 .015 50/.12 .01 50");
export const WHITE = colourTones("white");
export const PINK = ramp(".86 .06 20/.76 .09 18/.62 .09 16/.44 .07 14");
export const HORN = ramp(".90 .03 85/.80 .045 80/.62 .045 72/.42 .04 62");

export const dimmer = (tones: readonly Lab[], share = 0.4): Lab[] =>
  tones.map((tone) => mix(tone, INK, share));

/** Short engraved lines `x y dx dy`, and the same on the other side. */
export const hairs = (lines: string, width = 1.4) => ({
  lines: {
    path: lines
      .split(",")
      .map((line) => line.trim().split(" ").map(Number) as [number, number, number, number])
      .map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}M${-x} ${y}l${-dx} ${dy}`)
      .join(""),
    width,
  },
});
/** The same on one side only. */
export const strands = (lines: string, width = 1.4) => ({
  lines: {
    path: lines
      .split(",")
      .map((line) => line.trim().split(" "))
      .map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}`)
      .join(""),
    width,
  },
});

const GLINT = { lift: 0.24 };
/** Both eyes: coloured, with a pupil and a light in it. */
export function eyesAt(x: number, y: number, radius: number, iris: readonly Lab[], slit = false): Part[] {
  return [
    part(ovalPair(x, y, radius + 1.6, radius + 1.2), DARK, 1),
    part(ovalPair(x, y, radius, radius), iris, 2),
    part(ovalPair(x, y, slit ? radius * 0.36 : radius * 0.6, radius * (slit ? 0.86 : 0.6)), DARK, 0.8),
    part(
      oval(x - radius * 0.3, y - radius * 0.36, radius * 0.26) +
        oval(-x - radius * 0.3, y - radius * 0.36, radius * 0.26),
      WHITE,
      0.3,
      GLINT,
    ),
  ];
}
/** Dark eyes with a light in them. */
export const beadsAt = (x: number, y: number, radius: number): Part[] => [
  part(ovalPair(x, y, radius), DARK, 1.4),
  part(
    oval(x - radius * 0.3, y - radius * 0.36, radius * 0.3) +
      oval(-x - radius * 0.3, y - radius * 0.36, radius * 0.3),
    WHITE,
    0.3,
    GLINT,
  ),
];
/** One eye of a head in profile. */
export const eyeAt = (x: number, y: number, radius: number, iris?: readonly Lab[]): Part[] => [
  part(oval(x, y, radius + 1.4), DARK, 1.2),
  ...(iris
    ? [part(oval(x, y, radius), iris, 1.4), part(oval(x - radius * 0.1, y, radius * 0.56), DARK, 0.6)]
    : []),
  part(oval(x - radius * 0.36, y - radius * 0.36, radius * 0.28), WHITE, 0.3, GLINT),
];
