import type { Mood } from "../../reading/scene/person-states.ts";
import type { Part } from "../sculpt.ts";
import { type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair } from "./strokes.ts";

const DROP = (x: number, y: number, size: number) =>
  `M${x} ${y - 6 * size}Q${x + 4.4 * size} ${y} ${x} ${y + 3.6 * size}Q${x - 4.4 * size} ${y} ${x} ${y - 6 * size}Z`;

/** Skin over the eyes and the mouth of a face. */
const bare = part(ovalPair(3.2, -90.5, 2.4, 2.4) + oval(0, -86, 3.8, 1.8), SKIN, 0.2);
const lids = part(ribbonPair("1.2 -90.6 0.9, 3.3 -89.6 1.2, 5.4 -90.6 0.9"), HAIR.dark, 0.3);

/** What is seen on a face, whatever its owner wears and does. */
const FACES: Record<Exclude<Mood, "faceless">, Part[]> = {
  tears: [
    bare,
    part(ribbonPair("1 -95 1, 5.6 -93 1.3"), HAIR.dark, 0.3),
    part(ribbonPair("1.4 -90 1.1, 3.4 -89.2 1.4, 5.4 -90.2 1.1"), HAIR.dark, 0.3),
    toned(ribbonPair("4.2 -88.8 1.6, 5.2 -84 2, 5.6 -80 2.2"), "blue", 0.6, { lift: 0.24 }),
    toned(DROP(13, -75, 0.9), "blue", 1.2, { lift: 0.2 }),
    toned(ribbon("-2.8 -84 0.9, 0 -85.6 1.2, 2.8 -84 0.9"), "brown", 0.3),
  ],
  asleep: [bare, lids, toned(ribbon("-1.6 -86 0.8, 0 -85.4 1, 1.6 -86 0.8"), "brown", 0.3)],
  openMouth: [
    part(oval(0, -85.4, 5, 3), SKIN, 0.2),
    toned(oval(0, -85, 3, 3.8), "black", 0.6),
    toned(ribbon("-1.8 -87.6 0.9, 0 -88 0.9, 1.8 -87.6 0.9"), "white", 0.3),
  ],
};

/** The face of a mood; one without a face has neither eyes nor a mouth. */
export const faceOf = (mood: Mood | undefined): Part[] => (mood && mood !== "faceless" ? FACES[mood] : []);

/** Without anything on the face. */
export const withoutFace = (costume: Costume): Costume => ({ ...costume, faceless: true, face: [] });
