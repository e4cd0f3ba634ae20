import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { ACTIONS, ACTIVITIES, type Thing } from "./catalogue.ts";
import { creatureOf } from "./clause-subject.ts";
import { VEHICLES } from "./driving.ts";
import { ofNamedState } from "./named-state.ts";
import { sentenceBefore } from "./presence.ts";
import { DETERMINER, I, THEN } from "./subject-words.ts";
import { isGoal } from "./goals.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

/** What can sleep, eat and weep as people do. */
// prettier-ignore
export const LIVING: ReadonlySet<string> = new Set<string>([
  "whale", "fish", "shark", "turtle", "jellyfish", "dolphin", "octopus", "horse", "deer", "wolf", "bear", "lion",
  "tiger", "elephant", "camel", "fox", "cat", "dog", "mouse", "rabbit", "squirrel", "monkey", "snake", "frog",
  "fairy", "elf", "dwarf", "giant", "troll", "goblin", "devil", "monster", "genie", "cyclops", "centaur", "minotaur",
  "sparrow", "robin", "magpie", "blackbird", "canary", "kingfisher", "pigeon", "woodpecker", "swallow",
  "falcon", "craneBird", "puffin", "duckling", "phoenix", "beeSwarm", "locusts", "flock", "wasp", "moth",
  "firefly",
  "otter", "beaver", "mole", "sloth", "armadillo", "walrus", "hamster", "rat", "hyena", "polarBear",
  "blackPanther", "mammoth", "kitten", "puppy", "foal", "calf", "eel", "tadpole", "slug", "centipede", "tick",
  "twoHeadedSnake", "rattlesnake", "chameleon",
  "spider", "scorpion", "bee", "ant", "butterfly", "bird", "crow", "owl", "swan", "duck", "rooster", "penguin",
  "cow", "sheep", "goat", "pig", "donkey", "crab", "unicorn", "dragon", "ghost", "skeleton", "robot", "mermaid",
  "snowman", "lizard", "kangaroo", "panda", "hedgehog", "goose", "flamingo", "bat", "eagle", "parrot", "snail",
  "caterpillar", "ladybug", "fly", "beetle", "dragonfly", "seahorse", "dinosaur", "pegasus", "statue", "doll",
  "zombie", "vampire", "alien", "astronaut", "crocodile", "peacock", "stork", "giraffe", "zebra", "raccoon",
  "witch", "turkey", "bull", "buffalo", "boar", "badger", "seagull", "vulture", "teddyBear", "scarecrow",
  "moose", "seal", "anteater", "cagedBird", "prawn",
  "hen", "chick", "goldfish", "carp", "sardine", "stingray", "squid", "lobster", "toucan", "ostrich", "hummingbird",
  "pelican", "jaguar", "rhino", "hippo", "gorilla", "llama", "koala", "capybara", "cockroach", "mosquito", "worm",
  "grasshopper", "cobra", "tortoise", "santa", "jackal", "lamb", "ram", "fawn", "puma", "lioness", "lynx", "piglet", "heron",
  "pheasant", "hoopoe", "hornedBeetle", "tapir",
] satisfies Thing[]);
export const isLiving = ({ kind, id }: Pick<Mention, "kind" | "id">): boolean =>
  kind === "people" || (kind === "things" && LIVING.has(id));
/** States that nothing but a person is in. */
const OF_PEOPLE = new Set<string>(["barefoot", "naked", "pregnant", "fleeing"]);
/** What anything may do. */
const BY_ANYTHING = new Set(["flying", "falling"]);
const BY_LIVING = new Set<string>([
  ...ACTIONS.filter((id) => !BY_ANYTHING.has(id)),
  ...ACTIVITIES.filter((id) => !OF_PEOPLE.has(id)),
]);
const TRANSITIVE = new Set([
  "eating",
  "drinking",
  "reading",
  "burying",
  "searching",
  "holding",
  "riding",
  "driving",
  "carrying",
  "pushing",
  "pulling",
  "feeding",
  "milking",
  "watering",
  "picking",
  "planting",
  "washing",
  "combing",
  "phoning",
  "photographing",
]);
/** Vehicles go up and away by themselves. */
const BY_VEHICLES = new Set(["climbing", "running"]);

/** Takes nothing beside it, so that what stands right before it is its subject. */
const BY_ONESELF = new Set([
  "crying",
  "singing",
  "dancing",
  "sleeping",
  "screaming",
  "swimming",
  "hanging",
  "running",
]);

/** What comes off, by which one does not fall oneself. */
const LOOSE = new Set<string>(["tooth", "hair", "leaf", "flower", "ring", "coin", "key", "glasses", "phone"]);

/** Nobody whom the scene shows. */
export const UNNAMED = "unnamed";

export const canDo = (verb: Mention, one: Mention) =>
  one.kind === "things" &&
  (LIVING.has(one.id) || BY_ANYTHING.has(verb.id) || (VEHICLES.has(one.id) && BY_VEHICLES.has(verb.id)));

/** French "voler" with an object is to steal. */
const STOLE =
  /^ (?:à |tout |tous )?(?:les?|la|l['’]|une?|des|m(?:on|a|es)|s(?:on|a|es)|nos|notre|leurs?) ?(?!nuit|jour)\p{L}/iu;
const IS_STOLEN = /(?:se|s['’]est|me|m['’](?:a|ont|avait|avaient)) (?:fait |faire )?$/iu;

/** The creature or thing that is the subject of the verb's own clause. */
function subjectOf(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  const determiner = DETERMINER[language];
  if (!determiner) return undefined;
  const one = all.findLast((each) => (canDo(verb, each) || each.kind === "people") && each.end <= verb.at);
  if (one?.kind !== "things") return undefined;
  const gap = text.slice(one.end, verb.at);
  if (gap.length > 40 || CLAUSE_END.test(gap) || I[language]!.test(gap)) return undefined;
  const start = patternOf(
    `(?:^|[.!?…;,:]|(?<!\\p{L})(?:${THEN[language]}))\\s*(?:(?:${determiner})[ '’](?:\\p{L}+ ){0,2})?$`,
    "iu",
  );
  return start.test(sentenceBefore(text, one.at)) ? one : undefined;
}

/** "The horse flew", where a particle or the place beside the verb tells the subject. */
const BESIDE: Partial<Record<DreamLanguage, RegExp>> = {
  hi: /^ (?:ने )?(?:(?:मेर[ेीा] )?\S+ (?:में|पर) )?(?:(?!(?:को|से|के|का|की|और|में|पर|मैं|हम|मुझे) )\S+ ){0,2}$/u,
  ja: /^(?:(?:が|は|も|たちが|たちは)[^がは、。]{0,8}|が[^がは、。]{0,12}(?:丸くなって|丸まって|うずくまって|並んで|向かって|一緒に|ずっと|のんびり|気持ちよさそうに|ぐっすり)|は[^がはも、。私僕俺]{0,26})$/u,
  // Its words are found with their particle.
  ko: /^\S*(?<!몸)(?:이|가|은|는|도) (?:\S+ ){0,2}$/u,
  zh: /^(?:们)?(?:在|都|正在|突然)?(?:[听看吓气笑饿冷])?(?:\p{L}{1,2}[里上中])?$/u,
};
/** "歯が抜けて茶碗の中に落ちる": what comes loose falls, and not the dreamer. */
const FELL = /^[がは](?!.*(?:私|僕|俺|自分))[^。！？]{0,22}$/u;
/** "A flying horse", "उड़ता घोड़ा", "空を飛ぶ馬". */
const BEFORE_NOUN: Partial<Record<DreamLanguage, [word: RegExp, gap: RegExp]>> = {
  en: [/ing$/iu, /^ (?:\p{L}+ )?$/u],
  hi: [/^(?:उड़|गिर|तैर|दौड़|भाग)[तन][ाीे]$/u, /^ (?:हुआ |हुए |हुई )?(?:\S+ )?$/u],
  ja: [/[ぶむるくう]$|ん$|っ$|[べい]$/u, /^(?:でいる|ている|でいた|ていた|る|だ|た)?$/u],
  ko: [/(?:는|니는|던|은|탄|든)$/u, /^ (?:\S+[ㄴ은는한] )?$/u],
  tr: [/[ae]n$/u, /^ (?:bir )?(?:\S+ )?$/u],
};
const ATTRIBUTE =
  /(?:^|[.!?…,]|(?<!\p{L})(?:an?|the|my|our|of|no|these|two|three|many|some|with|saw|by|and)) ?$/iu;

function describedBy(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  const [word, gap] = BEFORE_NOUN[language] ?? [];
  if (!word?.test(verb.text) || (language === "en" && TRANSITIVE.has(verb.id))) return undefined;
  const next = all.find(
    (one) => (canDo(verb, one) || (one.kind === "people" && language !== "en")) && one.at >= verb.end,
  );
  if (!next || !gap!.test(text.slice(verb.end, next.at))) return undefined;
  return language !== "en" || ATTRIBUTE.test(sentenceBefore(text, verb.at)) ? next : undefined;
}

/** A pronoun in front of the verb, that stands for somebody or something named before. */
const PRONOUN: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:he|she|it|they|who|which|that)['’]?(?: (?:was|were|had|has|is|are|all|both|just|then|suddenly|slowly|started|began|to|could)){0,3} $/iu,
  fr: /(?<!\p{L})(?:ils?|elles?)(?: (?:se mettai(?:t|ent) à|commençai(?:t|ent) à|s['’]est mise? à|s|se|a|ont|était|étaient|avait|avaient|y|me|en)){0,2}[ '’]$/iu,
  es: /(?<!\p{L})(?:él|ell[ao]s?)(?: (?:se|me|lo|la|estaba|estaban|empezó a|empezaron a|ponía a|puso a|echó a|empezaba a)){0,2} $/iu,
  pt: /(?<!\p{L})(?:el[ea]s?)(?: (?:se|me|estava|estavam|só|começou a|começaram a|começava a|pôs-se a|punha-se a|pôs a|a)){0,2} $/iu,
  it: /(?<!\p{L})(?:lui|lei|loro)(?: (?:si|mi|stava|stavano|metteva(?:no)? a|è mess[oa] a|cominciava a|iniziava a)){0,2} $/iu,
  de: /(?<!\p{L})(?:er|sie|es)(?: \p{L}+)? $/iu,
  ru: /(?<!\p{L})(?:он|она|оно|они)(?: \p{L}+)? $/iu,
  ar: /(?<!\p{L})و?(?:هو|هي|هم) $/u,
  hi: /(?<!\p{L})(?:वह|वो|वे) (?:\S+ ){0,2}$/u,
  ko: /(?<!\p{L})(?:그것|그녀|그들)[은는이가] (?:\S+ )?$/u,
  zh: /[他她它]们?(?:也|都|在|就)?$/u,
};
const IT = /(?<!\p{L})it(?!\p{L})[^.]*$/iu;
const HE_OR_SHE = /(?<!\p{L})(?:s?he|who)(?!\p{L})[^.]*$/iu;

/** Whom or what a pronoun stands for. */
function namedBefore(verb: Mention, all: readonly Mention[], language: DreamLanguage, pronoun = "") {
  const near = all.filter((one) => one.end <= verb.at && verb.at - one.end < 120);
  const thing = near.findLast((one) => canDo(verb, one));
  const person = near.findLast((one) => one.kind === "people");
  if (language === "en" && IT.test(pronoun)) return thing;
  if (language === "en" && HE_OR_SHE.test(pronoun)) return person ?? thing;
  return thing && (!person || thing.at > person.at) ? thing : person;
}

/** Forms of a verb that are never the dreamer's, and need no pronoun. */
const THIRD: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /(?:ait|aient)$/iu,
  it: /v(?:a|ano)$/iu,
  es: /(?:ían|aban|[ae]ron|[^h]ó)$/iu,
  pt: /(?:iam|avam|aram|eram|ou|eu|iu)$/iu,
  tr: /^(?:ellerinde|elinde|kucağında)$|(?:yor|yo|yordu|yodu|yormuş|[dt][ıiuü]|m[ıiuü]şt[ıiuü])(?:l[ae]r(?:d[ıi])?)?$/u,
  ar: /^[وف]?(?:ي\p{L}+|ت\p{L}+(?<!ت|نا)|أكل|سقط|طار|طارت)$/u,
  ru: /(?:[иеё]т|[уюая]т)(?:ся)?$/iu,
  // The form of respect: "पापा पहाड़ चढ़ रहे थे".
  hi: /(?:रहे|ते)$/u,
  // What one has seen of another: "울더라".
  ko: /더라(?:고(?:요)?|구(?:요)?)?\p{L}*$/u,
};
/** "سقطت نجمة": the subject follows; a preposition would follow what the dreamer does. */
const VERB_FIRST =
  /^ (?!(?:في|من|على|إلى|الى|عن|مع|تحت|فوق|بين|وراء|خلف|أمام|داخل|ثم|حتى|كل|ب\p{L}+|لل?\p{L}{4,}|و\p{L}+)(?!\p{L}))\p{L}{3,}/u;
/** Korean "떨어뜨리다" is to drop something, and whoever bears the particle before a verb falls. */
const DROPS = /^떨어뜨/u;
const KOREAN_SUBJECT = /(?<!(?:^|\s)(?:내|제|우리))(?:[이가]) $/u;
/** Spanish "se caía" is what falls by itself. */
const BY_ITSELF = /(?<!\p{L})se $/iu;

/** Weather falls by itself: "it began to hail", "começou a cair granizo". */
function isOfWeather(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  if (verb.id !== "falling") return false;
  return all.some((one) => {
    if (one.kind !== "weather") return false;
    const gap = one.at >= verb.end ? text.slice(verb.end, one.at) : text.slice(one.end, verb.at);
    if (one.at >= verb.end)
      return /^ (?:\p{L}{1,5} )?$/u.test(gap) && !/^ (?:in|into|dans|nel|nella|en|na|no|im) /iu.test(gap);
    if (
      /(?<!\p{L})(?:in|into|under|sous|dans|bajo|en|na|no|sob|sotto|nella?|im)(?: \p{L}{1,5})? $/iu.test(
        sentenceBefore(text, one.at),
      )
    )
      return false;
    return (
      gap.length <= 14 &&
      !CLAUSE_END.test(gap) &&
      !I[language]?.test(gap) &&
      !/^(?:में|से|から|の中|で|에서|속|d[ae])/u.test(gap.trim())
    );
  });
}

/** "Someone had knitted a cover": nobody whom the scene shows. */
const SOMEBODY = /(?<!\p{L})(?:someone|somebody|nobody|no one)(?:['’]d| had| was| has| kept)? $/iu;
/** Who or what else does it, where the words beside the verb say so. */
export function otherOf(
  verb: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | typeof UNNAMED | undefined {
  const before = sentenceBefore(text, verb.at);
  if (language === "fr" && verb.id === "flying")
    if (STOLE.test(text.slice(verb.end)) || (/vol(?:é|er)$/iu.test(verb.text) && IS_STOLEN.test(before)))
      return UNNAMED;
  if (isOfWeather(verb, all, text, language)) return UNNAMED;
  if (language === "en" && SOMEBODY.test(before)) return UNNAMED;
  const whose = ofNamedState(verb, all, text);
  if (whose) return whose;
  if (!BY_ANYTHING.has(verb.id) && !BY_LIVING.has(verb.id)) return undefined;
  const described = describedBy(verb, all, text, language);
  if (described) return described;
  // "अंगूठी कुएँ में गिर गई": the ring falls, and not the well.
  const last = all.findLast((one) => canDo(verb, one) && one.end <= verb.at && !isGoal(one, text, language));
  const gap = last && text.slice(last.end, verb.at);
  // "मछली खा रहा था": the fish is eaten.
  const isObject = language === "hi" && gap === " " && TRANSITIVE.has(verb.id);
  // "犬が運転するバスに乗って": one rides in what the dog drives.
  const isInBetween = (one: Mention) => last !== undefined && one.at >= last.end && one.end <= verb.at;
  const drives = all.find((one) => one.kind === "activities" && isInBetween(one));
  const isRelative =
    drives && all.some((one) => one.kind === "things" && one.at >= drives.end && isInBetween(one));
  if (
    last &&
    !isObject &&
    !isRelative &&
    (BESIDE[language]?.test(language === "ko" ? `${last.text.split(" ").at(-1)!}${gap}` : gap!) ||
      (language === "ja" && verb.id === "falling" && LOOSE.has(last.id) && FELL.test(gap!)))
  )
    return last;
  const takesObject = TRANSITIVE.has(verb.id);
  const creature = creatureOf({ verb, all, text, canDo: (one) => canDo(verb, one), takesObject }, language);
  if (creature) return creature === "nobody" ? UNNAMED : creature;
  const pronoun = PRONOUN[language]?.exec(before)?.[0];
  if (pronoun) return namedBefore(verb, all, language, pronoun) ?? UNNAMED;
  return subjectOf(verb, all, text, language) ?? idleSubject(verb, all, text, language);
}

const TURKISH_THIRD = /(?:[dt][ıiuü]|yor|yordu|m[ıiuü]ş)$/iu;
const WAS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:was|were|is|are) (?:all |both |just |still |fast )?$/iu,
  fr: /^ (?:étai(?:t|ent)|se mettai(?:t|ent) à) (?:tous |toutes |en train de )?$/iu,
  es: /^ (?:estaban?|empezaron a|empezó a) (?:tod[oa]s )?$/iu,
  pt: /^ (?:estavam?|começ(?:ou|aram) a) (?:tod[oa]s )?(?:a )?$/iu,
  it: /^ (?:stava|stavano|era|erano) (?:tutt[ei] )?$/iu,
};
const TURKISH_CASE = /(?:[aeıiuü]|[dt][ae]n)$/iu;
const GOES_IN = new Set(["wading", "swimming", "climbing", "running", "dancing", "crying", "singing"]);
const IDLE_CHINESE = /^(?:都|就|突然|自己|在|站起来|开始|也|会)*$/u;
const IDLE = /^[がは](?:[^、。がはもてでらばと]{0,8}[にへ])?$/u;

/** "Una escalera subía hasta la luna", "कार नदी में तैर रही थी": what cannot do it, and so nobody does. */
function idleSubject(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  const one = all.findLast(
    ({ kind, end }) =>
      kind === "things" &&
      end <= verb.at &&
      // "しっぽが信号にぶら下がって": the one with the particle of a subject.
      (language !== "ja" || /^[がは]/u.test(text.slice(end, end + 1))),
  );
  if (!one || canDo(verb, one) || TRANSITIVE.has(verb.id)) return undefined;
  const gap = text.slice(one.end, verb.at);
  // "しっぽが信号にぶら下がって": no verb stands between.
  if (language === "ja") return IDLE.test(gap) ? UNNAMED : undefined;
  // "裙子站起来跳舞".
  if (language === "zh") return IDLE_CHINESE.test(gap) && BY_ONESELF.has(verb.id) ? UNNAMED : undefined;
  if (language === "hi")
    return /^ \S+ (?:में|पर|पे) $/u.test(gap) || (gap === " " && BY_ONESELF.has(verb.id)) ? UNNAMED : undefined;
  // "سفينة تسبح", "otobüs denize girdi".
  if (language === "ar") return gap === " " && /^[يت]/u.test(verb.text) ? UNNAMED : undefined;
  if (language === "tr")
    return gap === " " &&
      !TURKISH_CASE.test(one.text) &&
      TURKISH_THIRD.test(verb.text) &&
      GOES_IN.has(verb.id)
      ? UNNAMED
      : undefined;
  const determiner = DETERMINER[language];
  // "Uma escada que subia".
  if (determiner && /^ (?:que|qui|che) $/u.test(gap)) return UNNAMED;
  // "The trains were all asleep".
  const isSaid = BY_ONESELF.has(verb.id) && WAS[language]?.test(gap);
  if (!determiner || (gap !== " " && !isSaid)) return undefined;
  const start = patternOf(
    `(?:^|[.!?…;,:]|(?<!\\p{L})(?:${THEN[language]}))\\s*(?:(?:${determiner})[ '’])$`,
    "iu",
  );
  return start.test(sentenceBefore(text, one.at)) ? UNNAMED : undefined;
}

/** Who does it by the verb's own form, where nobody stands beside it. */
export function thirdOf(
  verb: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | typeof UNNAMED | undefined {
  if (!BY_ANYTHING.has(verb.id) && !BY_LIVING.has(verb.id)) return undefined;
  // "أغرق", "نغرق": the dreamer's own forms.
  if (language === "ar" && verb.id === "drowning" && /^[أن]/u.test(verb.text)) return undefined;
  const before = sentenceBefore(text, verb.at);
  const next = all.find((one) => (one.kind === "people" || canDo(verb, one)) && one.at > verb.end);
  // "سقط الخاتم": the subject follows its verb.
  if (
    language === "ar" &&
    next &&
    !TRANSITIVE.has(verb.id) &&
    /^ (?:ال)?$/u.test(text.slice(verb.end, next.at))
  )
    return next;
  if (language === "ar" && verb.text === "سقطت" && VERB_FIRST.test(text.slice(verb.end))) return UNNAMED;
  if (language === "ko" && verb.id === "falling")
    if (DROPS.test(verb.text) || KOREAN_SUBJECT.test(before)) return UNNAMED;
  const falls = language === "es" && verb.id === "falling" && BY_ITSELF.test(before);
  if (!falls && !THIRD[language]?.test(verb.text)) return undefined;
  if (language === "hi" && (/हम|मैं/u.test(before) || !/^ थे(?!\p{L})/u.test(text.slice(verb.end))))
    return undefined;
  // "On" is the dreamer among others.
  if (language === "fr" && /(?<!\p{L})(?:on|me|m)(?: \p{L}+)?[ '’]$/iu.test(before)) return undefined;
  return namedBefore(verb, all, language) ?? UNNAMED;
}
