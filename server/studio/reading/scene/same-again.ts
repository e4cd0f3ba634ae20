import type { DreamLanguage } from "../language.ts";
import type { Thing } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** Kinds of a thing, by the word for any of them. */
// prettier-ignore
const KINDS: Partial<Record<Thing, readonly Thing[]>> = {
  leaf: ["leafHeap"],
  fish: ["goldfish", "carp", "sardine", "stingray", "eel", "swordfish", "pufferfish"],
  dog: ["puppy"],
  cat: ["kitten"],
  horse: ["foal"],
  bird: [
    "sparrow", "robin", "magpie", "blackbird", "canary", "kingfisher", "pigeon", "woodpecker", "swallow", "falcon", "craneBird",
    "puffin", "parrot", "owl", "crow", "eagle", "seagull", "stork", "flamingo", "pelican", "hummingbird", "toucan", "chick", "duckling",
  ],
  bear: ["polarBear", "panda"],
  snake: ["cobra", "rattlesnake", "twoHeadedSnake"],
  car: ["pickup", "taxi", "policeCar", "bridalCar"],
  bus: ["doubleDecker", "minibus", "schoolBus", "coach"],
  train: ["bulletTrain"],
  boat: ["rowboat", "canoe", "kayak", "raft", "fishingBoat", "motorboat", "dinghy", "yacht", "gondola"],
  ship: ["galleon", "ferry", "containerShip"],
  dress: ["weddingDress", "flamencoDress", "communionDress"],
  glass: ["teaGlass", "wineGlass", "milkGlass"],
  cup: ["teaCup"],
  chair: ["rockingChair", "armchair", "deckchair", "highChair"],
  clock: ["alarmClock", "grandfatherClock", "cuckooClock"],
  tree: [
    "oak", "pine", "palm", "willow", "birch", "appleTree", "fruitTree", "cherryTree", "figTree", "oliveTree", "lemonTree",
    "christmasTree", "cypress", "poplar", "maple", "blossomTree", "bananaTree", "mangoTree",
  ],
  flower: ["rose", "tulip", "daisy", "sunflower", "lily", "carnation", "poppy", "orchid", "violet", "lavender", "jasmine"],
  bed: ["bunkBed", "cradle"],
  cake: ["birthdayCake", "cupcake"],
  stairs: ["spiralStairs", "escalator"],
  phone: ["oldPhone"],
  computer: ["laptop"],
  house: ["hut", "treehouse", "dollhouse"],
  box: ["matchbox", "musicBox", "lunchBox", "toolbox"],
  kiosk: ["phoneBooth"],
  birdCage: ["cagedBird"],
  handbag: ["trashBag", "plasticBag", "sack", "fishBag", "backpack"],
};

/** "O carrinho" after "o carrinho de bebé" is the pram. */
const LITTLE_CAR = /^(?:carrinho|carrito|cochecito)$/iu;
const LITTLE_CARS: readonly Thing[] = ["pram", "cart", ...KINDS.car!];

/** Before a noun that was named already: "the bird". */
const DEFINITE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:the|this|that|these|those) $/iu,
  fr: /(?<!\p{L})(?:l[ae]s?|cet?|cette|ces|du) $|l['’]$/iu,
  es: /(?<!\p{L})(?:el|l[ao]s?|ese|es[ao]s?|este|est[ao]s?|al|del) $/iu,
  pt: /(?<!\p{L})(?:[ao]s?|ess[ea]s?|est[ea]s?|d[ao]s?|n[ao]s?) $/iu,
  it: /(?<!\p{L})(?:il|l[aeo]|i|gli|quell?[aoie]?|quei) $|l['’]$/iu,
  de: /(?<!\p{L})(?:der|die|das|dem|den) $/iu,
};
const ARABIC_KNOWN = /^[وفبك]?(?:ال|لل)/u;
/** In Turkish a first mention has "bir" or a word that describes it before it. */
const AT_START = /(?:^|[.!?] )$/u;
/** Turkish nouns in a case that only what is known has. */
const TURKISH_KNOWN = /(?:[ıiuü]|n[ıiuü]n|[ıiuü]n|y[ae]|(?<=[^aeıioöuü])[ae])$/u;

/** Whether a word takes up a thing that a more special one has named: "a goldfish … the fish". */
export function isSameAgain(
  one: Mention,
  { all, text, language }: { all: readonly Mention[]; text: string; language: DreamLanguage },
): boolean {
  const isLittle = one.id === "car" && LITTLE_CAR.test(one.text);
  const kinds = one.kind !== "things" ? undefined : isLittle ? LITTLE_CARS : KINDS[one.id as Thing];
  if (!kinds) return false;
  const known =
    language === "tr"
      ? TURKISH_KNOWN.test(one.text) || AT_START.test(text.slice(0, one.at))
      : language === "ar"
        ? ARABIC_KNOWN.test(one.text)
        : // Who is in a taxi calls it a car too.
          one.id === "car" || DEFINITE[language]?.test(text.slice(Math.max(0, one.at - 8), one.at)) === true;
  return (
    known &&
    all.some(({ kind, id, end }) => kind === "things" && end <= one.at && kinds.includes(id as Thing))
  );
}
