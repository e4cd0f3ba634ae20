import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Figure } from "../sculpt.ts";

/** Where an animal wears and carries things, in the units of its figure. */
export interface Anchors {
  /** The crown of the head, and how wide that is. */
  head: { x: number; y: number; wide: number };
  mouth: { x: number; y: number };
  back: { x: number; y: number; wide: number };
  /** The middles of its feet, from left to right. */
  feet: readonly number[];
  /** Seen from the front. */
  front: boolean;
  tall: number;
  wide: number;
}

/** In percent of the figure's width and height from its upper left: head x, y, width; mouth x, y; back x, y, width; feet x. */
// prettier-ignore
const SPOTS: Partial<Record<Thing, string>> = {
  cat: "40 14 50, 40 40, 40 50 40, 30 47", kitten: "40 17 50, 40 42, 40 52 40, 35 53",
  dog: "40 5 40, 8 26, 80 45 30, 36 46", puppy: "38 4 42, 38 38, 38 55 40, 30 50",
  fox: "21 26 20, 3 50, 50 40 45, 28 37 60 68", wolf: "20 18 18, 4 30, 50 42 45, 28 36 66 73",
  bear: "50 3 42, 50 32, 50 50 50, 15 85", panda: "50 3 50, 50 32, 50 50 50, 15 85",
  teddyBear: "50 4 45, 50 32, 50 50 50, 18 82", koala: "35 8 40, 35 36, 35 55 40, 30 55",
  lion: "24 8 34, 24 53, 60 38 36, 26 37 67 78", tiger: "18 4 20, 4 27, 52 18 45, 30 37 68 76",
  rabbit: "30 40 40, 10 53, 75 58 40, 30 80", squirrel: "85 18 28, 98 40, 60 60 30, 55 82",
  mouse: "24 26 24, 6 72, 55 36 40, 24 58", horse: "18 8 14, 4 40, 58 33 36, 28 38 66 78",
  donkey: "23 22 18, 4 45, 58 38 45, 33 42 73 81", cow: "16 20 20, 5 45, 58 28 50, 31 41 75 83",
  calf: "16 10 20, 5 35, 58 26 48, 31 41 74 82", pig: "19 13 26, 5 48, 56 18 48, 29 37 75 84",
  sheep: "20 4 20, 20 42, 62 6 55, 38 46 68 76", goat: "22 19 20, 6 40, 58 36 50, 33 42 73 82",
  camel: "14 7 13, 2 25, 62 14 30, 44 53 75 83", llama: "22 3 20, 5 18, 62 42 44, 42 50 76 84",
  elephant: "30 6 26, 4 92, 62 9 50, 30 42 72 83", deer: "18 28 14, 8 38, 62 47 45, 38 43 72 80",
  giraffe: "20 4 22, 4 18, 62 52 42, 42 50 76 84", zebra: "21 8 16, 4 38, 58 33 45, 33 41 72 80",
  monkey: "38 4 38, 38 40, 38 55 40, 22 48", gorilla: "18 14 26, 14 42, 55 22 36, 25 40 80",
  raccoon: "32 9 38, 32 50, 32 60 34, 22 43", hedgehog: "25 45 20, 3 78, 60 15 42, 35 68",
  badger: "20 22 18, 2 50, 55 8 45, 25 38 62 75", beaver: "35 3 32, 35 38, 35 55 34, 27 43",
  bull: "16 16 20, 5 48, 60 20 50, 30 38 72 80", buffalo: "18 18 18, 5 45, 60 26 48, 32 40 74 82",
  moose: "42 32 14, 22 62, 75 45 36, 57 64 88 95", hippo: "24 4 22, 6 55, 65 12 45, 40 48 77 86",
  rhino: "24 32 18, 5 60, 65 18 42, 40 48 76 85", kangaroo: "84 4 16, 97 12, 45 30 30, 22 30",
  polarBear: "18 8 16, 3 25, 55 15 50, 33 42 75 82", unicorn: "22 18 14, 8 42, 58 40 38, 30 40 70 78",
  dinosaur: "8 1 12, 3 12, 50 42 42, 38 48 62", dragon: "27 28 14, 14 38, 45 42 40, 38 70",
  owl: "50 4 56, 50 36, 50 40 50, 38 62", duck: "28 2 26, 6 25, 66 48 40, 38 53",
  duckling: "28 3 30, 6 28, 66 50 40, 38 53", goose: "75 2 24, 97 15, 36 52 40, 50 62",
  swan: "17 8 14, 5 25, 62 44 40, 55", hen: "20 6 20, 4 20, 52 42 40, 42 56", rooster: "21 12 20, 4 25, 45 46 36, 36 54",
  chick: "45 5 46, 4 33, 72 55 36, 40 60", penguin: "50 2 44, 50 26, 50 40 44, 32 68",
  stork: "36 1 17, 6 9, 70 38 32, 60 72", craneBird: "30 2 17, 6 9, 66 40 32, 50 60", flamingo: "85 1 20, 97 18, 38 37 36, 45 62",
  pigeon: "22 2 20, 3 14, 55 34 40, 43 54", crow: "62 2 30, 97 16, 36 40 36, 40 58", seagull: "17 2 20, 3 20, 60 34 40, 42 54",
  parrot: "30 2 36, 10 16, 60 34 30, 44 56", bird: "15 63 16, 3 72, 50 62 36, 45 55", sparrow: "23 3 26, 5 25, 60 40 38, 46 58",
  peacock: "50 26 12, 45 33, 50 60 20, 46 54", turkey: "16 18 14, 4 30, 55 20 40, 42 57", ostrich: "20 4 20, 4 14, 58 42 46, 48 62",
  frog: "50 3 50, 50 38, 50 45 50, 16 84", fish: "16 26 24, 3 55, 50 8 36, 40 54", goldfish: "16 26 26, 3 48, 45 10 36, 45",
  carp: "14 26 22, 3 48, 45 12 36, 45", sardine: "14 26 22, 3 50, 45 12 36, 45", shark: "18 38 18, 5 62, 45 24 36, 40",
  whale: "16 18 26, 4 60, 45 8 50, 30 60", dolphin: "80 4 26, 98 16, 40 22 34, 12 24", seal: "22 2 24, 4 20, 60 42 45, 28 46",
  walrus: "22 2 24, 8 26, 60 42 45, 28 46", crocodile: "25 4 14, 3 45, 60 18 50, 36 50 70", turtle: "9 10 14, 2 22, 50 4 45, 28 70",
  tortoise: "12 22 17, 3 45, 58 3 52, 30 43 76", snail: "13 54 20, 7 76, 57 2 44, 30 60", crab: "50 28 30, 50 45, 50 38 40, 15 30 70 85",
  octopus: "50 2 36, 50 58, 50 20 40, 28 46 56 74", lizard: "88 4 20, 98 8, 60 40 30, 20 80", snake: "25 2 26, 12 11, 50 60 30, 50",
};
const USUAL = "22 12 20, 5 38, 56 26 45, 32 42 70 80";

export function anchorsOf(thing: Thing, { box: { left, right, top, bottom } }: Figure): Anchors {
  const [wide, tall] = [right - left, bottom - top];
  const [head, mouth, back, feet] = (SPOTS[thing] ?? USUAL)
    .split(", ")
    .map((part) => part.split(" ").map(Number)) as [number[], number[], number[], number[]];
  const x = (share: number) => left + (wide * share) / 100;
  const y = (share: number) => top + (tall * share) / 100;
  return {
    head: { x: x(head[0]!), y: y(head[1]!), wide: (wide * head[2]!) / 100 },
    mouth: { x: x(mouth[0]!), y: y(mouth[1]!) },
    back: { x: x(back[0]!), y: y(back[1]!), wide: (wide * back[2]!) / 100 },
    feet: feet.map(x),
    front: Math.abs(head[0]! - mouth[0]!) < 8,
    tall,
    wide,
  };
}
