import type { Homograph } from "./homograph.ts";

/** A dream without the words of a shop. */
const NO_SHOP =
  /^(?!.*(?:aisle|checkout|cash register|on register|my register|groceries|supermarket|walmart|tesco|coupon|stacking shelves))/isu;

/** English words that are written like a thing's and mean another one. */
export const EN: readonly Homograph[] = [
  // The hood of a car.
  { id: "hat", word: /^hoods?$/iu, beside: "car" },
  { id: "hat", word: /^hoods?$/iu, beside: "truck" },
  { id: "hat", word: /^hoods?$/iu, beside: "pickup" },
  // A tank with fish in it.
  ...["fish", "goldfish", "shark", "turtle", "jellyfish", "octopus"].map((beside): Homograph => ({
    id: "tank",
    word: /^tanks?$/iu,
    beside,
    unless: /army|soldier|\bwar\b|militar|battle|gun/iu,
    is: "aquarium",
  })),
  // "Everyone had gone": they are away.
  {
    id: "crowd",
    word: /^every(?:one|body)(?: else)?$/iu,
    after: /^ (?:else )?(?:had|has) (?:already )?(?:gone|left|disappeared)(?!\p{L})/iu,
  },
  // "The carriage was full of sheep, the inspector came".
  {
    id: "coach",
    word: /^carriages?$/iu,
    unless: /^(?!.*(?:inspector|conductor|tickets?|platform|the \d{1,2}[.:]\d\d))|horse|coachman/isu,
    is: "train",
  },
  { id: "belt", word: /^belts?$/iu, before: /(?:on|onto|off|along) the (?:moving )?$/iu },
  { id: "blood", word: /^blood$/iu, after: /^ (?:results?|tests?|pressure|type|count|sugar)/iu },
  { id: "rowboat", word: /^row(?:s|ed|ing)?$/iu, beside: "canoe" },
  { id: "mountain", word: /^mountains?$/iu, after: /^ of (?!the|ice|snow)/iu },
  { id: "sleeping", word: /^sleeping$/iu, after: /^ (?:pills?|tablets?|bags?)/iu },
  // "Up to their chest", "it got narrower till it ended".
  {
    id: "chest",
    word: /^chests?$/iu,
    before: /(?:my|his|her|their|our|your|to the) $/iu,
    unless: /treasure|lid|wooden|attic/iu,
  },
  { id: "till", word: /^till$/iu, before: /^(?!.*(?:the|a|my|our|at|on|behind|her|his|shop) $).*$/iu },
  // "At work", in the aisles of a shop.
  { id: "office", word: /^at work$/iu, unless: NO_SHOP, is: "supermarket", kind: "places" },
  { id: "wagon", word: /^carts?$/iu, unless: NO_SHOP, is: "cart" },
  // "Tap dancing", "digging through a drawer", "in a conductor's hat", "before it rained".
  { id: "tap", word: /^taps?$/iu, after: /^[ -](?:danc|shoes|class|routine|steps)/iu },
  { id: "burying", word: /^dig\p{L}*$/iu, after: /^ (?:through|around in)(?!\p{L})/iu },
  { id: "man", word: /^conductor['’]?s$/iu, after: /^ (?:hat|cap|uniform|jacket)/iu },
  { id: "rain", word: /^rain/iu, before: /before (?:it )?(?:started to )?$/iu },
  // "My wedding china": no wedding takes place.
  {
    id: "bride",
    word: /^weddings?$/iu,
    after:
      /^ (?:china|rings?|photos?|pictures?|albums?|presents?|gifts?|list|plates|cutlery|anniversary|invitations?|vows|shoes)(?!\p{L})/iu,
  },
  // "With my shopping": what was bought.
  {
    id: "supermarket",
    word: /^shopping$/iu,
    before: /(?:with|dropped|carrying|holding) (?:all )?(?:my|her|his|the|our|their) $/iu,
  },
  {
    id: "supermarket",
    word: /^(?:tesco|asda|walmart|target|lidl|aldi)$/iu,
    after: /^ (?:clubcard|club card|bags?|carrier|receipt|card|vest|badge)/iu,
  },
  { id: "bed", word: /^bed$/iu, before: /(?:one|two|three|\d)-$/iu },
  // "On the train for an interview".
  { id: "office", word: /interview$/iu, before: /(?:for|to|missed|missing) (?:an? |my |the )?$/iu },
  // "Biscuit was young again": a pet.
  { id: "cookie", word: /^(?:Biscuit|Cookie)$/u, before: /(?:^|[.!?…] )$/u },
  {
    id: "cookie",
    word: /^(?:Biscuit|Cookie)$/u,
    before: /(?:dog|cat|puppy|horse|pony|rabbit|hamster),? $/iu,
  },
  // "They had snow inside": none falls.
  {
    id: "snow",
    word: /^snow$/iu,
    before:
      /(?<!\p{L})(?:had|handfuls? of|(?:bowl|plate|bucket|cup|bag|pocket)s? (?:full )?of|made of|eating|ate|sold|selling) $/iu,
    unless: /snowing|snowed|snowfall|snow (?:was |kept |is )?(?:coming|falling|fell)/iu,
  },
  // "The cereal aisle", "up the fell", "teaching me to drive", "a choir of frogs".
  { id: "bowl", word: /^cereals?$/iu, after: /^ (?:aisle|box)/iu },
  {
    id: "falling",
    word: /^fell$/iu,
    before: /(?<!\p{L})(?:up|on|over|across|down|off) (?:the|a|that|our) $/iu,
    is: "mountain",
    kind: "places",
  },
  {
    id: "school",
    word: /^(?:\p{L}+ )?(?:teach|teaching|taught)$/iu,
    after: /^ (?:me|us|him|her|my|our|it|the (?:dog|cat|baby)) /iu,
  },
  {
    id: "crowd",
    word: /^(?:choirs?|arm(?:y|ies)|crowds?|audiences?|parades?|congregations?)$/iu,
    after:
      /^ of (?:\p{L}+ )?(?:frogs|dogs|cats|sheep|penguins|geese|ducks|hens|chickens|cows|rats|mice|bears|crabs|birds|ants|pigs|goats|rabbits|owls|crows|pigeons|seagulls|snails|raccoons|squirrels|monkeys|horses|fish)(?!\p{L})/iu,
  },
  {
    id: "photocopier",
    word: /^scanners?$/iu,
    before: /(?:airport|security|tsa|customs|gate)[^]*$/iu,
    is: "metalDetector",
  },
  // A carriage of the train.
  { id: "coach", word: /^carriages?$/iu, beside: "train" },
  { id: "coach", word: /^carriages?$/iu, beside: "metro" },
  // One is in it: a hot-air balloon.
  {
    id: "balloon",
    word: /^balloon$/iu,
    before:
      /(?<!\p{L})(?:I|we) (?:was|were|am|flew|rode|sat|stood|travelled|traveled|went)(?: \p{L}+)? (?:in|inside) (?:an?|the|our) (?:\p{L}+ )?$/iu,
    is: "airship",
  },
];
