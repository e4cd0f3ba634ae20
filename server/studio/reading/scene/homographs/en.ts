import type { Homograph } from "./homograph.ts";

/** A dream without the words of a shop. */
const NO_SHOP =
  /^(?!.*(?:aisle|checkout|cash register|on register|my register|the register|at the (?:grocery )?store|in the (?:grocery )?store|target|groceries|supermarket|walmart|costco|aldi|kroger|tesco|coupon|stacking shelves))/isu;

/** A person who is spoken to, without an article. */
const SPOKEN_TO =
  /^(?:man|dude|bro|mate|boy|honey|sweetie|baby|kid|buddy|pal|guys|gentlemen|ladies|lady|sugar|kids|boys|girls?)$/iu;
/** "Man, it was cold", "oh boy, I thought". */
const CALLS_OUT =
  /(?:^|[.!?;:,"“] ?|['‘])(?:(?:oh|hey|hi|hello|sorry|thanks|cheers|yeah|no|yes|god|wow|come on|alright|damn|listen|well|and|bye|please) )?$/iu;
const CALLED =
  /^(?:,|!)|^[.!?,]?["”'’]? (?:he|she|they|the \p{L}+|my \p{L}+|I) (?:said|says|shout|yell|ask|whisper|call|repl|kept)/iu;
const GREETS =
  /(?:^|[^\p{L}])(?:hey|hi|hello|sorry|thanks|cheers|bye|goodbye|alright|thank you|come on|good night|all right|love you)[, ] ?$/iu;
/** What dear ones are called. */
const ENDEARING = /^(?:pumpkin|petal|duck|ducky|chicken|cabbage|possum|flower|lamb|kitten|sausage|goose)$/iu;
/** Things whose words are also names of people, pets, brands, towns and pubs. */
const NAMING =
  "rose lily daisy holly ivy poppy jasmine olives iris diamond pearl violet robin mint pottedBasil lavender crystal blossomTree bear tiger lion wolf fox swan horse bull eagle beetle jaguar panda puma penguin monster shell orange apple buffalo rock bush bathtub sandwich boots king peanut honey pepper smoke cookie pumpkin storm fog day sun stars snow coal butterfly bird rabbit cherry plum berry star metro crown witch".split(
    " ",
  );
/** Before a name within a sentence: not an article, an owner or an adjective. */
const NAMED_SO =
  /(?<!(?:^|[^\p{L}])(?:[Aa]n?|[Tt]he|[Tt]his|[Tt]hat|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|its|[Ss]ome|two|three|four|five|giant|huge|big|little|small|old|white|black|red|blue|green|pink|golden|dead|wild|baby|many|Happy|no))(?<=[\p{Ll},]) $|(?:^|[^\p{L}])the (?:Red|White|Black|Golden|Blue|Royal|Old|Green) $/u;
/** A sentence seldom begins with the bare name of a single thing. */
const GIVEN_NAME =
  /^(?:Rose|Lily|Daisy|Holly|Ivy|Poppy|Jasmine|Olive|Iris|Ruby|Pearl|Violet|Robin|Rosemary|Basil|Heather|Ginger|Crystal|Peanut|Honey|Pumpkin|Cookie|Bear|Smokey|Stormy|Misty|Sunny|Boots|Snowy|Blossom)$/u;
/** The dreamer flies without a plane. */
const FLIES_SELF =
  /wings?(?!\p{L})|flap|soar|my arms|in the air|like a bird|over the|above|the clouds|the sky|carpet|broom|dragon|cape|balloon|float|superman/iu;

/** English words that are written like a thing's and mean another one. */
export const EN: readonly Homograph[] = [
  // The hood of a car.
  { id: "hat", word: /^hoods?$/iu, beside: "car" },
  { id: "hat", word: /^hoods?$/iu, beside: "truck" },
  { id: "hat", word: /^hoods?$/iu, beside: "pickup" },
  // "It bit me with its teeth".
  { id: "tooth", word: /^teeth$/iu, before: /(?<!\p{L})with (?:his|her|its|their|my) $/iu },
  // The seat of another vehicle.
  ...["truck", "pickup", "van", "bus", "tractor", "plane"].map((beside): Homograph => ({
    id: "car",
    word: /^passenger seats?$/iu,
    beside,
  })),
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
  { id: "belt", word: /^belts?$/iu, before: /(?:on|onto|off|along|down) the (?:moving )?$/iu },
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
  // "Man, it was cold", "sorry mate", "goodbye sweetie": who is spoken to.
  ...["man", "brother", "friend", "child", "baby", "honey", "candy", "sugarCubes", "woman"].flatMap(
    (id): Homograph[] => [
      { id, word: SPOKEN_TO, before: CALLS_OUT, after: CALLED },
      { id, word: SPOKEN_TO, before: GREETS },
    ],
  ),
  // "I flew to Boston": in a plane.
  {
    id: "flying",
    word: /^(?:fl(?:y|ew|ying|ies|own))$/iu,
    after:
      /^ (?:(?:out |over |back |in |up |down |straight )?(?:to|from|into|via|with) (?!I(?!\p{L}))\p{Lu}|home (?:for|to|from|tomorrow|early|on|with)|back (?:for|tomorrow|on)|business|economy|first class|long[- ]haul|standby|out (?:on|for|tomorrow))/u,
    unless: FLIES_SELF,
    is: "plane",
    kind: "things",
  },
  // "The test was long", of a doctor.
  {
    id: "exam",
    word: /test$/iu,
    unless:
      /^(?!.*(?:pregnan|covid|swab|blood test|doctor['’]s|smear|std|dna)).*$|school|exam|teacher|classroom|fail|pass/isu,
  },
  // "My cell died": a telephone.
  {
    id: "prison",
    word: /^cell$/iu,
    before: /(?:my|his|her|your|on|mom['’]s|dad['’]s) $/iu,
    after:
      /^ (?:had|died|rang|buzz\p{L}*|was (?:dead|ringing|buzzing)|number|service|battery|signal|kept|went off)/iu,
    is: "phone",
    kind: "things",
  },
  // "We were playing pool".
  {
    id: "pool",
    word: /^pool$/iu,
    before: /(?:play(?:ed|ing|s)?|games? of|shoot(?:ing)?|shot) $/iu,
    after: /^(?! (?:volleyball|games))/iu,
    is: "poolTable",
    kind: "things",
  },
  // "The gate changed", of an airport.
  {
    id: "gate",
    word: /^gates?$/iu,
    unless:
      /^(?!.*(?:airport|my flight|the flight|boarding|the plane|departures|security)).*$|(?:iron|garden|wooden|rusty|school|park) gates?/isu,
  },
  // "My brain hurt", "he picked my brain".
  {
    id: "brain",
    word: /^brains?$/iu,
    before: /(?:my|your|his|her|our|their|own|no|any) $/iu,
    unless:
      /\bjar\b|skull|scoop|spill|leak|ooz|\beat|\bate\b|zombie|brains? (?:was|were|is|are) (?:on|in|floating|out|falling|exposed|showing)/iu,
  },
  // "I was on the waiting list for an organ".
  {
    id: "organ",
    word: /organs?$/iu,
    unless:
      /^(?!.*(?:transplant|donor|donat|kidney|liver|surgery|surgeon|hospital|waiting list)).*$|church|pipe/isu,
  },
  // "The files would not upload": on a computer.
  {
    id: "ringBinder",
    word: /^(?:files?|folders?)$/iu,
    unless:
      /^(?!.*(?:load|desktop|laptop|computer|usb|email|sav(?:e|ing)|delete|server|zip|attach|corrupt|online|drive|google)).*$|paper|cabinet|drawer|shelf/isu,
  },
  // "Some chick called me", "the chick behind the bar".
  {
    id: "chick",
    word: /^chicks?$/iu,
    unless:
      /egg|\bhens?\b|coop|hatch|nest|fluffy|peep|cheep|yellow|farm|bird|feather|rooster|duck|incubator|easter|baby|tiny/iu,
    is: "woman",
    kind: "people",
  },
  // "Dawn rang me", "my friend Dawn", "Teddy came", "Stephen King": names.
  { id: "dawn", word: /^Dawn$/u, before: /\p{L},? $/u },
  {
    id: "dawn",
    word: /^Dawn$/u,
    after: /^ (?:from|said|rang|called|told|asked|wanted|gave|had|was (?:there|my|late|crying|driving))/iu,
  },
  { id: "teddyBear", word: /^Teddy$/u },
  {
    id: "king",
    word: /^Kings?$/u,
    before: /(?:name (?:is|was)|Mrs?|Ms|Dr|Miss|(?!The|A|Old)\p{Lu}\p{Ll}+) $/u,
  },
  // "Alright duck", "pumpkin, she called me": said to a person.
  ...[
    "pumpkin",
    "petals",
    "duck",
    "hen",
    "cabbage",
    "rat",
    "flower",
    "lamb",
    "kitten",
    "sausage",
    "goose",
  ].flatMap((id): Homograph[] => [
    { id, word: ENDEARING, before: CALLS_OUT, after: CALLED },
    { id, word: ENDEARING, before: GREETS },
  ]),
  // "My friend Rose", "my dog Bear", "at Jaguar", "in Reading", "the Red Lion".
  ...NAMING.flatMap((id): Homograph[] => [
    { id, word: /^\p{Lu}\p{Ll}/u, before: NAMED_SO },
    { id, word: GIVEN_NAME, before: /(?:^|[.!?…] |\n)$/u, after: /^ (?!bush|petal|tree|garden)\p{Ll}/u },
  ]),
  { id: "reading", word: /^Reading$/u, before: /(?:in|to|from|near|at|into|around) $/u },
  // "The Bears game", "I supported the Wolves": teams.
  ...[
    "bear",
    "lion",
    "tiger",
    "eagle",
    "bull",
    "dolphin",
    "wolf",
    "penguin",
    "falcon",
    "shark",
    "duck",
    "jaguar",
    "panther",
    "ram",
    "crow",
  ].flatMap((id): Homograph[] => [
    {
      id,
      word: /^\p{Lu}\p{Ll}+s$/u,
      after: /^ (?:game|match|jersey|shirt|fans?|won|lost|score|stadium|were playing|season|ticket)/u,
    },
    {
      id,
      word: /^\p{Lu}\p{Ll}+s$/u,
      before: /(?:support\p{L}*|lost to|beat|against|play(?:ed|ing) for|watch(?:ed|ing)) the $/u,
    },
  ]),
  // "In the boot", of a car.
  {
    id: "boots",
    word: /^boot$/iu,
    before:
      /(?:in|into|out of|from|open\p{L}*|shut|closed?|slam\p{L}*) the $|(?:open\p{L}*|shut|closed|slam\p{L}*|car|in) (?:my|our|his|her|their|the|car) $/iu,
    unless:
      /other boot|left boot|right boot|\bfoot\b|\bfeet\b|laces?\b|leather|muddy|snow|ski|wellies|wearing|boots/iu,
    is: "car",
  },
  {
    id: "boots",
    word: /^boot$/iu,
    after: /^ of (?:the|my|our|his|her|an?) (?:car|taxi|cab|\p{L}+['’]s)/iu,
    is: "car",
  },
  // "My parents were rowing": an argument.
  ...[
    {
      before: /(?:parents|dad|they|neighbours|couple|always|constantly) (?:were |are |had |just |kept )?$/iu,
    },
    { after: /^ (?:about|all night|again|over|non-?stop|loudly|constantly|and (?:shout|scream)\p{L}+)/iu },
  ].map((where): Homograph => ({
    id: "rowboat",
    word: /^row(?:ed|ing|s)?$/iu,
    ...where,
    unless: /boat|\boars?\b|river|lake|canoe|\bsea\b|ocean|water|paddle|across|shore|island/iu,
  })),
  // "He offered me a mint": a sweet.
  {
    id: "mint",
    word: /^mints?$/iu,
    before: /(?:me an?|packet of|pack of|box of|breath|polo|sucking (?:on )?an?|after dinner|some) $/iu,
    is: "candy",
  },
  // Biscuits of Britain.
  { id: "whisky", word: /^bourbons$/iu, unless: /^(?!.*biscuit)/isu, is: "cookie" },
  // Where one changes for the pool.
  { id: "clothesShop", word: /^changing/iu, beside: "pool" },
];
