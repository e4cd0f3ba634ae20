import type { Thing } from "../../reading/scene/catalogue.ts";
import { isLarge, isVessel, tallOf } from "../figures/thing-figures.ts";

/** Too heavy for the arms, whatever its height. */
// prettier-ignore
const HEAVY = new Set<Thing>([
  "sofa", "bed", "table", "bathtub", "washingMachine", "stove", "car", "tractor", "bench", "pig", "boat", "motorbike",
  "armchair", "desk", "fridge", "piano", "rock", "gurney", "tiger", "wolf", "cart", "wheelchair", "bicycle", "television",
]);
/** High, but light. */
// prettier-ignore
const LIGHT = new Set<Thing>([
  "balloon", "sword", "flag", "umbrella", "fishingRod", "oud", "saz", "sitar", "dress", "weddingDress", "coat", "suit",
  "skeleton", "birdCage", "cagedBird", "telescope", "harp", "snake", "broom", "mermaid", "ghost", "crystal", "hourglass",
  "goat", "trophy", "flower", "sunflower", "rose", "owl", "peacock", "swan", "cello", "cactus", "scarecrow", "bow", "spear",
  "chameleon", "monkey", "sloth", "calf", "foal", "cat", "dog", "fox", "lantern", "branch", "clock", "guitar", "violin",
]);
/** Whether a thing is held above the head or embraced. */
export const isHeavy = (thing: Thing) =>
  HEAVY.has(thing) || isVessel(thing) || (!LIGHT.has(thing) && (isLarge(thing) || tallOf(thing) >= 160));
