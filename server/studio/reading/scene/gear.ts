import type { Thing } from "./catalogue.ts";

/** How an animal has a thing: on head or feet, on its back, in its mouth, or as a part of it. */
export interface Gear {
  animal: Thing;
  how: "worn" | "borne" | "held" | "grown";
}

/** What people have on their feet every day. */
export const SHOES: readonly Thing[] = [
  "boots",
  "shoe",
  "slipper",
  "sneaker",
  "highHeels",
  "wellies",
  "sandals",
  "socks",
];

/** What animals are seen to wear beside a body of their own. */
// prettier-ignore
export const WEARABLE: ReadonlySet<string> = new Set<Thing>([
  ...SHOES, "hikingBoots", "iceSkates", "flippers", "hat", "cap", "crown", "topHat", "strawHat", "sombrero", "beret", "fez", "turban", "helmet", "tiara",
  "hardHat", "chefHat", "soldierHelmet",
  "headphones", "wig", "mortarboard", "glasses", "sunglasses", "divingMask", "tie", "bowTie", "scarf", "necklace", "medal",
  "backpack", "saddle", "parachute", "bell", "beads", "flowerGarland", "ribbonBow", "headscarf", "faceMask", "gasMask",
]);
/** Held up over the head. */
export const HELD_UP: ReadonlySet<string> = new Set<Thing>([
  "umbrella",
  "parasol",
  "balloon",
  "kite",
  "flag",
  "placard",
  "torch",
  "paperLantern",
  "lantern",
  "candle",
]);
