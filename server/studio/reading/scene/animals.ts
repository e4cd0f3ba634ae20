/** Animals that people may be in a dream: those with a head of their own in the picture. */
// prettier-ignore
const ANIMALS = [
  "cat", "kitten", "lion", "tiger", "jaguar", "blackPanther", "dog", "puppy", "fox", "wolf", "hyena", "bear", "teddyBear",
  "polarBear", "panda", "koala", "raccoon", "badger", "horse", "foal", "pegasus", "unicorn", "zebra", "donkey", "cow",
  "calf", "bull", "minotaur", "buffalo", "pig", "boar", "sheep", "goat", "deer", "moose", "camel", "llama", "giraffe",
  "elephant", "mammoth", "hippo", "rhino", "rabbit", "kangaroo", "mouse", "rat", "hamster", "capybara", "squirrel",
  "beaver", "hedgehog", "sloth", "monkey", "gorilla", "seal", "walrus", "otter", "owl", "pigeon", "bird", "sparrow",
  "robin", "crow", "blackbird", "magpie", "seagull", "eagle", "falcon", "vulture", "parrot", "penguin", "swan", "goose",
  "flamingo", "stork", "craneBird", "ostrich", "pelican", "duck", "duckling", "chick", "canary", "rooster", "hen",
  "turkey", "frog", "fish", "carp", "goldfish", "sardine", "shark", "dolphin", "whale", "crocodile", "dinosaur", "dragon",
  "turtle", "tortoise", "snake", "rattlesnake", "cobra", "lizard", "chameleon", "octopus", "squid", "ant", "bee", "wasp",
  "fly", "mosquito", "grasshopper", "beetle", "cockroach",
  "lamb", "ram", "fawn", "puma", "lioness", "lynx", "piglet", "heron", "pheasant", "hoopoe", "hornedBeetle",
  "tapir",
] as const;
export type Animal = (typeof ANIMALS)[number];

const ALL = new Set<string>(ANIMALS);
export const isAnimal = (id: string): id is Animal => ALL.has(id);

/** What an animal in the part of a person wears or carries beside an outfit. */
export const ACCESSORIES = [
  "glasses",
  "sunglasses",
  "tie",
  "bowTie",
  "hat",
  "cap",
  "crown",
  "scarf",
  "suitcase",
  "handbag",
] as const;
export type Accessory = (typeof ACCESSORIES)[number];
