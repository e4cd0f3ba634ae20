import type { DreamLanguage } from "../language.ts";
import type { Accessory, Animal } from "./animals.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { Action, Colour, Activity, PersonId } from "./catalogue.ts";
import { crowdKind, type CrowdKind } from "./crowds.ts";
import type { Handling } from "./ways.ts";
import { isDead } from "./dead.ts";
import type { PersonState } from "./person-states.ts";
import { sentenceBefore } from "./presence.ts";
import { isOwnChild } from "./relations.ts";
import type { Outfit } from "./outfit-names.ts";
import { dressOf } from "./outfits.ts";
import { ROLES_OF_WOMEN } from "./role-words.ts";
import { roleOf, type Role } from "./roles.ts";
import type { Mention } from "./vocabulary.ts";
import { settleWedding } from "./weddings.ts";

/** A person of the scene, as drawn. */
export interface CastMember {
  id: PersonId;
  role?: Role;
  /** What the dreamer is. */
  self?: true;
  /** Where the word or its grammar says so. */
  woman?: boolean;
  young?: boolean;
  /** A child of the dreamer's family. */
  own?: true;
  bald?: boolean;
  /** Has died before the dream. */
  dead?: true;
  colour?: Colour;
  count?: 2 | 3;
  /** A crowd that stands in line. */
  queue?: true;
  /** What is seen of a crowd. */
  group?: CrowdKind;
  /** A crowd that is the dreamer's family. */
  family?: true;
  does?: Action | Activity;
  /** What they do with a thing or a person. */
  handles?: Handling;
  /** What they are seen to wear. */
  outfit?: Outfit;
  /** With it, on the head. */
  headwear?: Outfit;
  /** Whose head and hands they have, and in what colour. */
  animal?: Animal;
  fur?: Colour;
  wears?: readonly Accessory[];
  /** How they are, whatever they do. */
  state?: PersonState;
}

/** A member of the cast with the head of an animal. */
function asAnimal(member: CastMember, { animal, fur, many, wears, outfit }: Mention): CastMember {
  return {
    ...member,
    ...(animal && { animal }),
    ...(fur && { fur }),
    ...(wears && { wears }),
    ...(many && member.id !== "crowd" && { count: many }),
    ...(outfit && outfit !== "weddingDress" && { outfit }),
    ...(outfit === "weddingDress" && { role: "bride" as const, woman: true }),
  };
}

const WOMEN = new Set<PersonId>(["mother", "grandmother", "sister", "bride", "queen", "woman", "oldWoman"]);
/** Of either sex, by the word's form. */
const EITHER = new Set<PersonId>(["teacher", "doctor", "friend", "child", "police", "soldier", "man"]);

/** Forms of words that only women are called. */
const FEMININE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /girl|daughter|niece|woman|mistress|schoolgirl|granddaughter|hostess|nurse|midwife/iu,
  fr: /(?:euse|trice|ière|esse|ienne|amie|copine|fille|fillette|nièce|gamine|jumelle|sage-femme)s?$/iu,
  it: /(?:(?<!ist)a|(?<!ist)he|essa|trice|figlie|bambine|ragazze|nipotine|gemelle|cugine|zie|suore|signore)$/iu,
  es: /(?:(?<!ist)as?|triz)$/iu,
  pt: /(?:(?<!ist)as?|triz)$/iu,
  tr: /kız|kadın|hemşire|ebe|hanım/iu,
  ar: /^(?!.*(?:شرطة|مدير المدرسة|زميل الدراسة|زميلي في المدرسة)$).*(?:ة|ات|تي)$|بنت|ابنة|فتاة/u,
  // "पड़ोसी" and "पुजारी" end like women's words and are men.
  hi: /(?:(?<! ज|पड़ोस|पुजार|आदम|मंत्र|खिलाड़|सिपाह|कुल|माल|मौलव|साथ|विद्यार्थ|नात|अजनब|मिस्त्र|भिखार|पादर|दर्ज़|दर्ज|धोब|यात्र|टीट)ी|िका|(?<!यात्र|मंत्र|खिलाड़|साथ|आदम|पड़ोस)ियों|ियाँ|नर्स|मैडम)$/u,
  ja: /女|娘|姪|看護婦|ナース/u,
  ko: /여|소녀|딸|간호사|손녀/u,
  de: /(?:in|innen|mädchen|tochter|töchter|nichte|schwester|hebamme)$/iu,
  ru: /(?:ниц|ш[аеу]|подруг|девочк|дочь|доч|внучк|медсестр|директрис)/iu,
  zh: /女|娘|姑|护士/u,
};
/** Forms of words that only men are called. */
const MASCULINE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /master$|m[ae]n$|brother|lord$|father|boys?$|lads?$|schoolmaster|^monks?$/iu,
  tr: /bey$|adam|baba|abi$/iu,
  hi: /साहब|सर$|मास्टर|^शिक्षक$|पंडित|भैया/u,
  ja: /男/u,
  ko: /남자|아저씨|할아버지/u,
};
/** "Un policía", "el cura", "o guarda": men by their article. */
const HIS_ARTICLE: Partial<Record<DreamLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:un|el|al|del|unos|los|este|ese|otro|aquel|nuestro) (?:viejo |pobre )?$/iu,
  pt: /(?<!\p{L})(?:um|o|ao|do|no|pelo|uns|os|este|esse|outro|meu) (?:velho |pobre )?$/iu,
  it: /(?<!\p{L})(?:un|uno|il|lo|al|del|i|gli|dei|quel|questo) $/iu,
  de: /(?<!\p{L})(?:ein|einem|einen|der|dem|den) $/u,
};
/** "La prof", "una collega": women by their article, where the word is the same for both. */
const HER_ARTICLE: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /(?<!\p{L})(?:une|la|ma|sa|notre|cette) (?:vieille )?(?:prof|pote|collègue|dentiste|pédiatre|élève|cheffe?|juge|flic|ministre)s?$/iu,
  it: /(?<!\p{L})(?:un['’]|una |la |mia |sua |quella |della |alla )(?:prof|dentista|pediatra|collega|insegnante|veterinaria)$/iu,
  es: /(?<!\p{L})(?:una|la|mi|esa) (?:profe|maestra|seño|dentista|pediatra)$/iu,
  pt: /(?<!\p{L})(?:uma|a|minha|da|na) (?:setôra|stôra|prof|profe|fessora|dentista|pediatra|chefe|agente|gerente|cliente|colega)$/iu,
};
const SHE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:she|her|hers)\b/iu,
  zh: /她/u,
  ja: /彼女/u,
  ko: /그녀/u,
  hi: /रही थी|रही है|आई थी|बोली|गई थी/u,
};
const HE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:he|his|him)\b/iu,
  zh: /他(?!们)/u,
  hi: /रहे थे|रहा था/u,
};
/** Roles that are women where nothing tells their sex. */
// prettier-ignore
const MOSTLY_WOMEN = new Set<Role>([
  "nurse", "nun", "dancer", "bride", "teacher", "hostess", "florist", "cleaner", "librarian", "fortuneTeller",
  "babysitter", "midwife",
]);
/** Languages in which the form of the word would tell. */
const TELLS = new Set<DreamLanguage>(["es", "it", "pt", "fr", "de", "ru", "ar"]);

function isWoman(mention: Mention, role: Role | undefined, text: string, language: DreamLanguage): boolean {
  const id = mention.id as PersonId;
  if (WOMEN.has(id) || role === "nun" || role === "bride" || ROLES_OF_WOMEN.has(role ?? "")) return true;
  if (!EITHER.has(id)) return false;
  if (HIS_ARTICLE[language]?.test(sentenceBefore(text, mention.at))) return false;
  if (FEMININE[language]?.test(mention.text)) return true;
  if (HER_ARTICLE[language]?.test(sentenceBefore(text, mention.at) + mention.text)) return true;
  if (MASCULINE[language]?.test(mention.text)) return false;
  const following = text.slice(mention.end, mention.end + 70).split(/[.!?…。！？؟।\n]/u)[0]!;
  if (SHE[language]?.test(following)) return true;
  if (HE[language]?.test(following) || TELLS.has(language)) return false;
  return role !== undefined && MOSTLY_WOMEN.has(role);
}

const YOUNG: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:little|younger|kid|baby|small) (?:brother|sister)/iu,
  fr: /petite? (?:frère|sœur|soeur)/iu,
  it: /fratellin|sorellin|(?:fratello|sorella) (?:più )?piccol/iu,
  es: /hermanit|herman[oa] (?:pequeñ|menor)/iu,
  pt: /irmã[oz]inh|irmãzinh|irmã[o]? mais nov/iu,
  tr: /küçük (?:erkek |kız )?kardeş/iu,
  ar: /(?:أخي|أختي) الصغير|أخي الأصغر|أختي الصغرى/u,
  hi: /छोट[ाीे] (?:भाई|बहन)/u,
  ja: /弟|妹/u,
  ko: /동생/u,
  de: /klein\p{L}* (?:bruder|schwester)|jünger\p{L}* (?:bruder|schwester)/iu,
  ru: /младш|братик|сестр[её]нк/iu,
  zh: /弟|妹/u,
};
/** An age below thirteen, in figures or words. */
const FEW_YEARS =
  /(?<!\d)(?:[2-9]|1[0-2])[- ]?(?:year|años|ans(?!\p{L})|anni|anos|jahre|лет|года|yaş|साल|सनة|سنوات|歳|才|살|岁)|(?:three|four|five|six|seven|eight|nine|ten)[- ]years?|(?:tres|cuatro|cinco|seis|siete|ocho|nueve) años|(?:trois|quatre|cinq|six|sept|huit|neuf) ans|(?:tre|quattro|cinque|sei|sette|otto|nove) anni|(?:três|quatro|cinco|seis|sete|oito|nove) anos|(?:üç|dört|beş|altı|yedi|sekiz) yaş|(?:ست|سبع|خمس|ثماني) سنوات|(?:пять|шесть|семь|восемь) лет|(?:पाँच|छह|सात|आठ) साल|(?:다섯|여섯|일곱|여덟) 살/iu;
/** Grown up, whatever they are called. */
const GROWN = new Set<string>(["beard", "moustache"]);
const OF_AGE =
  /(?:(?:he|she)['’]s|is|was|has|tiene|tenía|ha|aveva|a|avait|tem|tinha|ist|war) (?:actually |ya |déjà |già )?(?:1[89]|[2-9]\d)(?!\d)|(?:1[89]|[2-9]\d) ?(?:yaş|歳|才|살|岁|साल|лет|سنة)|grown[- ](?:up|man|woman)/iu;
const BALD =
  /(?<!\p{L})(?:bald|calv[oa]|chauve|careca|kel|أصلع|الأصلع|गंज[ाे]|лыс\p{L}+|glatze|kahl\p{L}*)(?!\p{L})|禿|ハゲ|대머리|秃|光头|坊主頭/iu;
/** Where he is named he is in the cast, or absent: "there was no groom". */
const GROOM =
  /(?<!\p{L})(?:(?:bride)?groom|damat|damad|novio|marié(?!e)|sposo|noivo|bräutigam|жених|عريس|العريس)|दूल्ह|新郎|花婿|신랑/iu;
const HAS_AGE = new Set<PersonId>(["brother", "sister", "friend", "man", "woman", "child"]);

/** Words for people in line. */
const QUEUE =
  /queue|in (?:a |the )?line|(?<!\p{L})(?:file|cola|fila|coda)(?!\p{L})|kuyru|sırada|طابور|क़?तार|लाइन|行列|列に|列を|並ん|줄[을이에]|줄 |очеред|队|schlange/iu;
const FAMILY = /famil|famíl|^aile|عائل|أسرت|^أهلي|परिवार|家族|가족|семь|全家|家人/iu;
const isQueue = (mention: Mention) => QUEUE.test(mention.text);

/** What the dream says of its people. */
export interface PeopleDetails {
  wears: Partial<Record<PersonId, Colour>>;
  /** How many of whom there are; three stands for any larger number. */
  many: ReadonlyMap<Mention, 2 | 3>;
  acts: ReadonlyMap<Mention, Action | Activity>;
  handlings: ReadonlyMap<Mention, Handling>;
  outfits: ReadonlyMap<Mention, Mention | "dreamer">;
  states: ReadonlyMap<Mention | "dreamer", PersonState>;
  /** Those that are what the dreamer is. */
  selves: readonly Mention[];
  /** Of the dreamer. */
  sex: "woman" | "man" | undefined;
}

/** Everybody of the scene, one for each relation and role, in order of appearance. */
export function castOf(
  people: readonly Mention[],
  text: string,
  language: DreamLanguage,
  { wears, many, acts, handlings, outfits, states, selves, sex }: PeopleDetails,
): CastMember[] {
  const cast = new Map<string, CastMember>();
  const memberOf = new Map<Mention, CastMember>();
  for (const mention of people) {
    const id = mention.id as PersonId;
    const near = text.slice(Math.max(0, mention.at - 16), mention.end + 14);
    const leading = text.slice(Math.max(0, mention.at - 16), mention.at);
    const role = (mention.animal && mention.role) ?? roleOf(mention.text, id, language, leading);
    const woman = isWoman(mention, role, text, language);
    const before = people.findLast((one) => one.id === id && one.end <= mention.at);
    // "My son and my daughter" are two, but a daughter may be called the child later.
    const isOther =
      id === "child" &&
      before !== undefined &&
      mention.at - before.end < 16 &&
      woman !== isWoman(before, role, text, language);
    const key = `${id} ${role}${isOther ? " other" : ""}${id === "man" ? (mention.animal ?? "") : ""}`;
    const known = cast.get(key);
    const act = mention.does ?? acts.get(mention);
    // An old man who gives milk to a peacock nurses nobody.
    const does = act === "nursing" && !woman ? "feeding" : act;
    const handles = handlings.get(mention);
    const group = id === "crowd" && !isQueue(mention) ? crowdKind(mention, text, does) : undefined;
    const { outfit, headwear } = dressOf(outfits, mention);
    const state = states.get(mention);
    if (known) {
      if (state) known.state = { ...state, ...known.state };
      if (mention.animal) Object.assign(known, asAnimal(known, mention));
      memberOf.set(mention, known);
      if (does) known.does ??= does;
      if (handles) known.handles ??= handles;
      if (isDead(mention, text, language)) known.dead = true;
      if (outfit) known.outfit ??= outfit;
      if (group && !known.queue && !known.family) known.group ??= group;
      continue;
    }
    const around = `${sentenceBefore(text, mention.at).slice(-18)}${mention.text}${text.slice(mention.end, mention.end + 40).split(/[.!?…。！？؟।\n]/u)[0]!}`;
    const young =
      HAS_AGE.has(id) &&
      !GROWN.has(outfit ?? "") &&
      !OF_AGE.test(text.slice(mention.end, mention.end + 90)) &&
      (YOUNG[language]?.test(near) === true || FEW_YEARS.test(around));
    const member: CastMember = { id };
    if (role) member.role = role;
    if (selves.includes(mention)) member.self = true;
    if (woman) member.woman = true;
    if (young) member.young = true;
    if (id === "child" && !role && isOwnChild(mention.text, leading)) member.own = true;
    if (id === "man" && BALD.test(near.split(CLAUSE_END).find((one) => one.includes(mention.text)) ?? ""))
      member.bald = true;
    if (id !== "crowd" && isDead(mention, text, language)) member.dead = true;
    if (wears[id]) member.colour = wears[id];
    const count = many.get(mention);
    if (count && role !== "inLaws") member.count = count;
    if (id === "crowd" && isQueue(mention)) member.queue = true;
    if (id === "crowd" && FAMILY.test(mention.text)) member.family = true;
    else if (group) member.group = group;
    if (does) member.does = does;
    if (handles) member.handles = handles;
    if (state) member.state = state;
    if (outfit === "weddingDress") Object.assign(member, { role: "bride", woman: true });
    else if (outfit) Object.assign(member, { outfit, ...(headwear && { headwear }) });
    const drawn = mention.animal ? asAnimal(member, mention) : member;
    cast.set(key, drawn);
    memberOf.set(mention, drawn);
  }
  settleWedding(cast, people, {
    memberOf,
    text,
    language,
    sex,
    groom: GROOM.test(text) ? undefined : { id: "groom", role: roleOf("", "groom", language)! },
  });
  return [...cast.values()].slice(0, 4);
}
