import type { Animal } from "../../reading/scene/animals.ts";
import type { Colour } from "../../reading/scene/catalogue.ts";
import type { Figure, Part } from "../sculpt.ts";
import { boundsOf } from "./boxed.ts";
import { mirroredPart, movedPart } from "./groups.ts";
import * as birds from "./heads-birds.ts";
import * as grazers from "./heads-grazers.ts";
import * as hoofed from "./heads-hoofed.ts";
import * as insects from "./heads-insects.ts";
import * as hunters from "./heads-hunters.ts";
import { DARK, type Head, type HeadMaker } from "./head-parts.ts";
import * as small from "./heads-small.ts";
import * as wet from "./heads-wet.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { colourTones, gold } from "./tones.ts";

/** The heads that people may have. */
const HEADS: Record<Animal, HeadMaker> = {
  cat: hunters.catHead,
  kitten: hunters.catHead,
  lion: hunters.lionHead,
  tiger: hunters.tigerHead,
  jaguar: hunters.jaguarHead,
  blackPanther: hunters.pantherHead,
  dog: hunters.dogHead,
  puppy: hunters.dogHead,
  fox: hunters.foxHead,
  wolf: hunters.wolfHead,
  hyena: hunters.wolfHead,
  bear: hunters.bearHead,
  teddyBear: hunters.bearHead,
  polarBear: hunters.polarBearHead,
  panda: hunters.pandaHead,
  koala: hunters.koalaHead,
  raccoon: hunters.raccoonHead,
  badger: hunters.badgerHead,
  horse: hoofed.horseHead,
  foal: hoofed.horseHead,
  pegasus: hoofed.unicornHead,
  unicorn: hoofed.unicornHead,
  zebra: hoofed.zebraHead,
  donkey: hoofed.donkeyHead,
  cow: hoofed.cowHead,
  calf: hoofed.cowHead,
  bull: hoofed.bullHead,
  minotaur: hoofed.bullHead,
  buffalo: hoofed.buffaloHead,
  pig: hoofed.pigHead,
  boar: hoofed.boarHead,
  sheep: grazers.sheepHead,
  goat: grazers.goatHead,
  deer: grazers.deerHead,
  moose: grazers.mooseHead,
  camel: grazers.camelHead,
  llama: grazers.llamaHead,
  giraffe: grazers.giraffeHead,
  elephant: grazers.elephantHead,
  mammoth: grazers.mammothHead,
  hippo: grazers.hippoHead,
  rhino: grazers.rhinoHead,
  rabbit: small.rabbitHead,
  kangaroo: small.kangarooHead,
  mouse: small.mouseHead,
  rat: small.ratHead,
  hamster: small.hamsterHead,
  capybara: small.beaverHead,
  squirrel: small.squirrelHead,
  beaver: small.beaverHead,
  hedgehog: small.hedgehogHead,
  sloth: small.slothHead,
  monkey: small.monkeyHead,
  gorilla: small.gorillaHead,
  seal: small.sealHead,
  walrus: small.walrusHead,
  otter: small.otterHead,
  owl: birds.owlHead,
  pigeon: birds.pigeonHead,
  bird: birds.smallBirdHead,
  sparrow: birds.smallBirdHead,
  robin: birds.smallBirdHead,
  crow: birds.crowHead,
  blackbird: birds.crowHead,
  magpie: birds.crowHead,
  seagull: birds.seagullHead,
  eagle: birds.eagleHead,
  falcon: birds.eagleHead,
  vulture: birds.eagleHead,
  parrot: birds.parrotHead,
  penguin: birds.penguinHead,
  swan: birds.swanHead,
  goose: birds.gooseHead,
  flamingo: birds.flamingoHead,
  stork: birds.storkHead,
  craneBird: birds.storkHead,
  ostrich: birds.ostrichHead,
  pelican: birds.pelicanHead,
  duck: birds.duckHead,
  duckling: birds.chickHead,
  chick: birds.chickHead,
  canary: birds.chickHead,
  rooster: birds.roosterHead,
  hen: birds.henHead,
  turkey: birds.turkeyHead,
  frog: wet.frogHead,
  fish: wet.fishHead,
  carp: wet.goldfishHead,
  goldfish: wet.goldfishHead,
  sardine: wet.fishHead,
  shark: wet.sharkHead,
  dolphin: wet.dolphinHead,
  whale: wet.whaleHead,
  crocodile: wet.crocodileHead,
  dinosaur: wet.dinosaurHead,
  dragon: wet.dragonHead,
  turtle: wet.tortoiseHead,
  tortoise: wet.tortoiseHead,
  snake: wet.snakeHead,
  rattlesnake: wet.snakeHead,
  cobra: wet.cobraHead,
  lizard: wet.lizardHead,
  chameleon: wet.lizardHead,
  octopus: wet.octopusHead,
  squid: wet.squidHead,
  ant: insects.antHead,
  bee: insects.beeHead,
  wasp: insects.beeHead,
  fly: insects.flyHead,
  mosquito: insects.flyHead,
  grasshopper: insects.hopperHead,
  beetle: insects.beetleHead,
  cockroach: insects.beetleHead,
  lamb: grazers.sheepHead,
  ram: grazers.sheepHead,
  fawn: grazers.deerHead,
  puma: hunters.pumaHead,
  lioness: hunters.pumaHead,
  lynx: hunters.jaguarHead,
  piglet: hoofed.pigHead,
  heron: birds.storkHead,
  pheasant: birds.henHead,
  hoopoe: birds.smallBirdHead,
  hornedBeetle: insects.beetleHead,
  tapir: hoofed.boarHead,
};

/** Smaller than the head of its kind. */
const YOUNG = new Set<string>([
  "kitten",
  "puppy",
  "foal",
  "calf",
  "chick",
  "duckling",
  "lamb",
  "fawn",
  "piglet",
]);

const headOfAnimal = (animal: Animal, fur?: Colour): Head => HEADS[animal](fur && colourTones(fur));

interface Frame {
  profile: boolean;
  dark: boolean;
  /** The tones of the coat. */
  on: Head["paws"];
}
const SIZE = 0.33;
/** Where the chin is, in the units of a person. */
const CHIN = -80;

function glassesAt([x, y, own]: Head["eye"], { profile, dark, on }: Frame): Part[] {
  const r = own + 4;
  // Frames are seen on a dark coat by another tone.
  const tones = dark || on[1]![0] > 0.55 ? DARK : gold;
  const ring = (cx: number) =>
    `M${cx - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0ZM${cx - r + 5} ${y}a${r - 5} ${r - 5} 0 1 1 ${(r - 5) * 2} 0a${r - 5} ${r - 5} 0 1 1 ${-(r - 5) * 2} 0Z`;
  const lens = (cx: number) => oval(cx, y, r);
  if (profile) {
    const arm = ribbon(`${x + r} ${y - 2} 3.4, ${x + r + 26} ${y - 8} 3`);
    return [part((dark ? lens(x) : ring(x)) + arm, tones, 1.4)];
  }
  const bridge = ribbon(`${-x + r} ${y - 2} 3.4, 0 ${y - 5} 3.4, ${x - r} ${y - 2} 3.4`);
  return [part((dark ? lens(x) + lens(-x) : ring(x) + ring(-x)) + bridge, tones, 1.4)];
}

export interface Wears {
  hat?: readonly Part[] | undefined;
  glasses?: "clear" | "dark" | undefined;
  child?: boolean | undefined;
  /** A head in profile looks to the right. */
  facesRight?: boolean | undefined;
}

/** The animal's head on a neck of people, as `headOf` has a person's. */
export function animalHead(
  animal: Animal,
  fur: Colour | undefined,
  { hat = [], glasses, child, facesRight }: Wears,
) {
  const head = headOfAnimal(animal, fur);
  const size = SIZE * (child ? 1.2 : YOUNG.has(animal) ? 0.9 : 1);
  const place = (one: Part): Part => movedPart(one, { x: 0, y: CHIN, size });
  const [hx, hy, hs = 1] = head.hat ?? [0, -88];
  // A hat of people has its brim at -97.
  const cap = (one: Part): Part => movedPart(one, { x: hx * size, y: CHIN + hy * size + 98 * hs, size: hs });
  const turn = facesRight && head.profile ? mirroredPart : (one: Part) => one;
  return {
    back: (head.back ?? []).map(place).map(turn),
    front: [
      ...head.front.map(place),
      ...(glasses
        ? glassesAt(head.eye, {
            profile: head.profile === true,
            dark: glasses === "dark",
            on: head.paws,
          }).map(place)
        : []),
      ...hat.map(cap),
    ].map(turn),
  };
}

const LID = 4;
/** A head with the eyes closed, as `animalHead` places it; undefined where only one side of it is seen. */
export function sleepingHead(
  animal: Animal,
  fur?: Colour,
): { parts: Part[]; paws: Head["paws"] } | undefined {
  const { front, eye, profile, paws } = headOfAnimal(animal, fur);
  if (profile) return undefined;
  const [x, y, r] = eye;
  const lids = [
    part(oval(x, y, r + LID, r + LID - 1) + oval(-x, y, r + LID, r + LID - 1), paws, 3),
    part(
      [1, -1]
        .map((side) =>
          ribbon(`${side * (x - r)} ${y} 3.4, ${side * x} ${y + r * 0.6} 4.4, ${side * (x + r)} ${y} 3.4`),
        )
        .join(""),
      DARK,
      0.6,
    ),
  ];
  return { parts: [...front, ...lids].map((one) => movedPart(one, { x: 0, y: 0, size: SIZE })), paws };
}

/** A figure whose hands are of the animal, in a box that holds its ears and horns. */
export function furred(figure: Figure, animal: Animal, fur: Colour | undefined, skin: unknown): Figure {
  const { paws } = headOfAnimal(animal, fur);
  const parts = figure.parts.map((one) => (one.tones === skin ? { ...one, tones: paws } : one));
  const bounds = boundsOf(parts);
  const { box } = figure;
  return {
    box: {
      left: Math.min(box.left, bounds.left - 1),
      right: Math.max(box.right, bounds.right + 1),
      top: Math.min(box.top, bounds.top - 1),
      bottom: box.bottom,
    },
    parts,
  };
}
