import type { Animal } from "../../reading/scene/animals.ts";
import type { Colour, Thing } from "../../reading/scene/catalogue.ts";
import type { Lab } from "../colour.ts";
import type { Figure } from "../sculpt.ts";
import { boundsOf } from "./boxed.ts";
import { dressed, SKIN } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { furred, sleepingHead } from "./heads.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { paler } from "./strokes.ts";
import { colourTones } from "./tones.ts";

// prettier-ignore
const FOUR_LEGGED = new Set<Thing>([
  "cat", "kitten", "dog", "puppy", "fox", "wolf", "hyena", "bear", "polarBear", "panda", "koala", "raccoon", "badger",
  "lion", "tiger", "jaguar", "blackPanther", "cow", "calf", "bull", "buffalo", "pig", "boar", "sheep", "goat", "deer",
  "rabbit", "mouse", "rat", "hamster", "squirrel", "beaver", "otter", "monkey", "gorilla", "sloth", "elephant", "hippo",
  "lamb", "ram", "fawn", "puma", "lioness", "lynx", "piglet", "tapir", "rhino", "kangaroo", "capybara", "teddyBear", "hedgehog", "zebra", "donkey", "horse",
]);
/** Coats that are not of the colour of the paws. */
const COATS: Partial<Record<Thing, Colour>> = {
  sheep: "white",
  lamb: "white",
  ram: "white",
  cow: "white",
  calf: "white",
  mouse: "grey",
  rat: "grey",
  monkey: "brown",
  gorilla: "black",
};
const coatOf = (thing: Thing, paws: readonly Lab[], colour?: Colour): readonly Lab[] =>
  COATS[thing] && !colour ? colourTones(COATS[thing]) : paws;
/** Without a long tail. */
const SHORT_TAIL = new Set<Thing>([
  "bear",
  "polarBear",
  "panda",
  "koala",
  "rabbit",
  "pig",
  "boar",
  "sheep",
  "goat",
  "deer",
  "hamster",
  "hippo",
  "teddyBear",
  "capybara",
  "hedgehog",
  "badger",
]);

/** An animal curled up on the ground, the head on its paws and the eyes closed; undefined for others. */
export function curledUp(thing: Thing, colour?: Colour): Figure | undefined {
  if (!FOUR_LEGGED.has(thing)) return undefined;
  const head = sleepingHead(thing as Animal, colour);
  if (!head) return undefined;
  const coat = coatOf(thing, head.paws, colour);
  const pale = paler(coat, 0.3);
  const parts = [
    // The back, the haunch, the tail and the paws.
    part("M-52 0Q-56 -34 -18 -46Q22 -54 46 -34Q62 -20 58 0Q30 6 -52 0Z", coat, 12, {
      lines: { path: "M30 -36Q14 -28 18 -4M-6 -44l4 6M4 -46l3 6M14 -46l2 6", width: 1.4 },
    }),
    part(oval(34, -14, 24, 17), coat, 7),
    ...(SHORT_TAIL.has(thing)
      ? [part(oval(60, -10, 6, 6), pale, 2)]
      : [part(ribbon("56 -10 8, 58 2 9, 34 7 9, 8 6 8, -10 5 5"), coat, 4)]),
    part(ribbon("-30 -2 11, -48 1 10, -62 0 9") + oval(-63, 0, 7, 5.4), pale, 3),
    ...head.parts.map((one) => movedPart(one, { x: -36, y: 1, size: 1.28 })),
    part(oval(-52, 1, 8, 5) + oval(-24, 2, 8, 5), pale, 2.4),
  ];
  const bounds = boundsOf(parts);
  return { box: { left: bounds.left - 2, right: bounds.right + 2, top: bounds.top - 2, bottom: 8 }, parts };
}

/** An animal on its hind legs, seen from the front; undefined for one that has no such head. */
export function uprightAnimal(thing: Thing, colour?: Colour): Figure | undefined {
  if (!FOUR_LEGGED.has(thing)) return undefined;
  const animal = thing as Animal;
  const head = sleepingHead(animal, colour);
  if (!head) return undefined;
  const coat = coatOf(thing, head.paws, colour);
  const body = dressed({
    top: coat,
    legs: coat,
    hairCut: "none",
    left: [17, -62, 11, -54],
    right: [17, -62, 11, -54],
    animal,
    fur: colour,
    held: [part(oval(-9, -1.4, 8, 3.8) + oval(9, -1.4, 8, 3.8), coat, 2)],
    over: [part("M-7 -76Q0 -80 7 -76Q11 -60 8 -46Q0 -42 -8 -46Q-11 -60 -7 -76Z", paler(coat, 0.4), 3)],
    behind: SHORT_TAIL.has(thing) ? [] : [part(ribbon("8 -46 6, 24 -36 6, 32 -52 5.4, 28 -68 4"), coat, 2.4)],
  });
  return furred(body, animal, colour, SKIN);
}
