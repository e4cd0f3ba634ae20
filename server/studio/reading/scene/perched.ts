import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { folded } from "./handling-doers.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";
import type { Way } from "./ways.ts";
import { patternOf } from "../matching/letters.ts";

/** An animal on somebody: "a falcon on his shoulder", "a cat in my lap". */
export interface Perch {
  way: Way;
  bearer: Mention | "dreamer";
  object: Mention;
}

/** Expressions on text without marks and capitals, where it is Latin. */
interface Words {
  shoulder: string;
  head: string;
  /** Where it is held: lap, knees, arms, hands. */
  lap: string;
  /** A possessive in such an expression or close to it: the part of the body is the dreamer's. */
  mine: RegExp;
  /** The same for somebody else who is named elsewhere. */
  theirs: RegExp;
  /** The text between a person and the expression that follows: "annemin omzunda". */
  before?: RegExp;
  /** The text between the expression and a person who follows: "on the shoulder of my mother". */
  after?: RegExp;
}

const OF_LATIN =
  /^(?: de| do| da| del| della| dell'| di| du| d'| of)(?: ?(?:mi|la|el|il|lo|le|l'|ma|mon|minha|meu|mia|mio|my|the|a|o|un|una|une|um|uma))* ?$/u;

const WORDS: Partial<Record<DreamLanguage, Words>> = {
  en: {
    shoulder: "on(?:to)? (?:top of )?(?:[\\p{L}']+ ){0,3}shoulders?",
    head: "on(?:to)? (?:top of )?(?:[\\p{L}']+ ){0,3}head",
    lap: "(?:on(?:to)?|in(?:to)?) (?:[\\p{L}']+ ){0,3}(?:lap|knees?|arms?|hands?|palms?|finger)",
    mine: /(?<!\p{L})(?:my|our)(?: \p{L}+)? \p{L}+$/u,
    theirs: /(?<!\p{L})(?:his|her|their)(?!\p{L})/u,
    after: OF_LATIN,
  },
  fr: {
    shoulder: "sur (?:mon|son|ton|l'|mes|ses|les|une)[ ']?(?:\\p{L}+ )?epaules?",
    head: "sur (?:ma|sa|la|leur) tete",
    lap: "(?:sur (?:mes|ses|les) genoux|dans (?:mes|ses|les) bras|(?:sur|dans) (?:ma|sa|la|mes|ses) (?:paume|mains?)|sur (?:mon|son|le) (?:bras|genou|doigt))",
    mine: /(?<!\p{L})(?:mon|ma|mes)(?!\p{L})/u,
    theirs: /(?<!\p{L})(?:son|sa|ses|leur)(?!\p{L})/u,
    after: OF_LATIN,
  },
  es: {
    shoulder: "(?:en|sobre|al|encima de)(?: (?:mi|su|el|un|mis|sus|los))? hombros?",
    head: "(?:en|sobre|encima de) (?:mi|su|la) cabeza",
    lap: "(?:(?:en|sobre) (?:mi|su|el|la|las|mis|sus|los) (?:regazo|rodillas?|falda|manos?|palma|brazos?|dedo)|en brazos)",
    mine: /(?<!\p{L})(?:mis?)(?!\p{L})/u,
    theirs: /(?<!\p{L})(?:sus?)(?!\p{L})/u,
    after: OF_LATIN,
  },
  pt: {
    shoulder: "(?:n[oa]s?|em|sobre [oa]s?|em cima d[oa])(?: (?:meus?|seus?))? ombros?",
    head: "(?:na|sobre a|em cima da)(?: (?:minha|sua))? cabeca",
    lap: "(?:n[oa]s?|sobre [oa]s?|em)(?: (?:meus?|seus?|minhas?|suas?))? (?:colo|joelhos?|maos?|bracos?|palma|dedo)",
    mine: /(?<!\p{L})(?:meus?|minhas?)(?!\p{L})/u,
    theirs: /(?<!\p{L})(?:seus?|suas?)(?!\p{L})|^ del[ea]s?(?!\p{L})/u,
    after: OF_LATIN,
  },
  it: {
    shoulder: "(?:sull[ae]|su una|in) (?:mia |sua |mie |sue )?spall[ae]",
    head: "(?:sulla|in) (?:mia |sua )?testa",
    lap: "(?:in (?:braccio|grembo|mano|collo)|sull[aeo] (?:mie |sue |mia |sua |mio |suo )?(?:ginocchi[ao]|gambe|mano|mani|palmo)|sul (?:mio |suo )?(?:braccio|dito|ginocchio|grembo)|(?:fra|tra) le (?:mie |sue )?braccia)",
    mine: /(?<!\p{L})mi[aeo](?!\p{L})/u,
    theirs: /(?<!\p{L})su[aeo](?!\p{L})/u,
    after: OF_LATIN,
  },
  de: {
    shoulder: "auf (?:[\\p{L}']+ ){1,2}schultern?",
    head: "auf (?:[\\p{L}']+ ){1,2}kopf",
    lap: "(?:auf|in) (?:[\\p{L}']+ ){1,2}(?:schoss|scho\u00df|knien?|knie|arm|armen|hand|handen|finger)",
    mine: /(?<!\p{L})(?:meine[rmn]?|unsere[rmn]?)(?: \p{L}+)? \p{L}+$/u,
    theirs: /(?<!\p{L})(?:seine[rmn]?|ihre[rmn]?)(?!\p{L})/u,
    after: /^ (?:von )?(?:meine[rsm]?|der|des|dem|eine[rsm]) ?$/u,
  },
  ru: {
    shoulder: "на (?:\\p{L}+ )?плеч[еоуи]\\p{L}*",
    head: "на (?:\\p{L}+ )?голов[еу]",
    lap: "(?:на (?:\\p{L}+ )?(?:коленях|колени|колене|руках|руке|руку|руки|ладони|ладонь|пальце)|в (?:\\p{L}+ )?(?:ладони|ладонях))",
    mine: /(?<!\p{L})(?:мо\p{L}{1,2}|мне|меня)(?!\p{L})/iu,
    theirs: /(?<!\p{L})(?:его|её|ее|него|неё|нее|ему|ей)(?!\p{L})/iu,
    before: /^ (?:сел\p{L}* |сидел\p{L}* |сидит |была? |был )?$/u,
    after: /^ (?:у )?(?:мо\p{L}+ )?$/u,
  },
  tr: {
    shoulder: "(?:omu?z\\p{L}*|omz\\p{L}*)",
    head: "(?:bas(?:im|in)\\p{L}*|kafa(?:m|s)\\p{L}*) ?(?:ustun\\p{L}*|tepe\\p{L}*)?",
    lap: "(?:kuca[gk]\\p{L}*|diz(?:im|in|ler)\\p{L}*|avu?c(?:um|un)\\p{L}*|kol(?:um|un)d?a?|el(?:im|in)(?:e|de)|parmag(?:im|in)\\p{L}*)",
    mine: /(?:omz?u?z?um|im|um|lerim)(?:[dt][ae]|[aeiu]|un|in)?(?: \p{L}+)?$/u,
    theirs: /(?:[iu]n|lerin)(?:[dt][ae]|[ae]|[iu]n)(?: \p{L}+)?$/u,
    before: /^ (?:\p{L}+ )?$/u,
  },
  ar: {
    shoulder: "(?:على|فوق) (?:ال)?(?:كتف|أكتاف|كتاف)\\p{L}*",
    head: "(?:على|فوق) (?:ال)?(?:رأس|راس)\\p{L}*",
    lap: "(?:(?:في|ب)(?: ?ال)?(?: )?(?:حضن|حجر)\\p{L}*|(?:على|في) (?:ركبت|ركبة|يد|إيد|ايد|كف|ذراع|أصبع|إصبع)\\p{L}*|بين (?:يد|ذراع)\\p{L}*)",
    mine: /(?:ي|نا)$/u,
    theirs: /(?:ه|ها|هم)$/u,
    after: /^ (?:ال)?$/u,
  },
  hi: {
    shoulder: "(?:\\p{L}\\p{M}*)?(?:कंधे|कंधों|कन्धे|काँधे) (?:के ऊपर|पर|पे)",
    head: "(?:सिर|सर) (?:के ऊपर|पर|पे)",
    lap: "(?:गोद|गोदी|बाँहों|बाहों|हाथ|हाथों|हथेली|घुटने|घुटनों|उँगली) (?:में|पर|पे)",
    mine: /(?:मेरी|मेरे|मेरा|अपने|अपनी|हमारी) ?$/u,
    theirs: /(?:उसके|उसकी|उनके|उनकी|इनके) ?$/u,
    before: /^ (?:जी )?(?:के|की) (?:\S+ )?$/u,
  },
  ja: {
    shoulder: "肩(?:の上)?に",
    head: "頭(?:の上)?に",
    lap: "(?:(?:膝|ひざ|腕|手のひら|手|指)(?:の上|の中)?に|(?:膝|ひざ)の上で|腕の中で)",
    mine: /(?:私|わたし|僕|俺|自分)の$/u,
    theirs: /(?:彼女?|その人)の$/u,
    before: /^(?:さん|ちゃん)?の(?:左|右)?$/u,
  },
  ko: {
    shoulder: "어깨(?: ?위)?에",
    head: "머리 ?위에",
    lap: "(?:무릎(?: ?위)?에|품(?: ?안)?에|팔에|손바닥(?: ?위)?에|손(?: ?위)?에|손가락에)",
    mine: /(?:내|제|나의|우리) (?:왼쪽 |오른쪽 )?$/u,
    theirs: /(?:그의|그녀의|그) $/u,
    before: /^(?:의|님|님의)? (?:왼쪽 |오른쪽 )?$/u,
  },
  zh: {
    shoulder: "肩(?:膀|头)?上",
    head: "(?<![坟石床桌船车码街山枝墙桥镜木砖馒骨案笔龙])头(?:顶)?上",
    lap: "(?:膝盖上|腿上|怀里|手上|手心里?|手掌上|掌心)",
    mine: /我的?(?:左|右)?$/u,
    theirs: /[他她]的?(?:左|右)?$/u,
    before: /^的?(?:左|右)?$/u,
  },
};

const SENTENCE_END = /[.!?…。！？؟।\n;]/u;
/** In the sentence: the animal flies above the head and does not sit on it. */
const FLIES =
  /(?<!\p{L})(?:fly|flies|flying|flew|circl\p{L}+|vol[aoóe]\p{L}*|vol|svolazz\p{L}*|ucuyor\p{L}*|ucustu\p{L}*|flog|flogen|kreis\p{L}+|лета\p{L}*|кружи\p{L}*)(?!\p{L})|[يتط]طير|حلّ?ق|उड़|飛|날아|날고|飞/iu;
/** Right before the expression: a hand is there, and no animal ("he put his hand on my shoulder"). */
const HAND =
  /(?<!\p{L})(?:hands?|main|mano|mao|hand|рук[уа]|el(?:ini|leri\p{L}*))(?!\p{L})[^.,]{0,12}$|手を?[^、。]{0,6}$|손을?[^.,]{0,6}$|हाथ [^।,]{0,10}$|يد\p{L}* $/iu;
/** Characters between an animal and where it is are fewer than this. */
const REACH = 48;

const patterns = new Map<DreamLanguage, [Way, RegExp][]>();
function patternsOf(language: DreamLanguage, words: Words): [Way, RegExp][] {
  const known = patterns.get(language);
  if (known) return known;
  // Not for Hindi: its vowel signs are marks and no letters, so that a letter beside a place tells little of word ends.
  const hasWordBounds = !/^(?:ja|ko|zh|hi)$/u.test(language);
  const made = (["shoulder", "head", "lap"] as const).map((part): [Way, RegExp] => [
    part === "lap" ? "hold" : part,
    // Arabic writes "and" in one word with what follows: "و", "ف".
    patternOf(hasWordBounds ? `(?<!\\p{L})[وف]?(?:${words[part]})(?!\\p{L})` : `(?:${words[part]})`, "giu"),
  ]);
  patterns.set(language, made);
  return made;
}

/** The dreamer in the clause, where no possessive tells: "se me paró en la rodilla", "avevo in braccio un gatto". */
const OF_ME: Partial<Record<DreamLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:me|yo|tenia|llevaba)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:me|eu)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:me|m|j'avais|j'ai)(?!\p{L})/u,
  it: /(?<!\p{L})(?:mi|avevo|tenevo)(?!\p{L})/u,
  de: /(?<!\p{L})(?:mir|ich)(?!\p{L})/u,
};

/** Where the sentence of a place in the text begins. */
const sentenceStart = (plain: string, at: number): number =>
  at - plain.slice(0, at).split(SENTENCE_END).at(-1)!.length;

/**
 * Whose shoulder, head or lap it is: of a person in the expression or right beside it, else what a possessive says,
 * else of the last person before it in the sentence, else the dreamer's. Undefined for a possessive of nobody who is
 * named. The distances are in characters.
 */
function bearerOf(
  { at, end }: Pick<Mention, "at" | "end">,
  { all, text, language }: ReadText,
  words: Words,
): Mention | "dreamer" | undefined {
  const plain = folded(text);
  const people = all.filter(({ kind }) => kind === "people");
  const within = people.find((one) => one.at >= at && one.end <= end);
  if (within) return within;
  const attached = people.find(
    (one) =>
      (words.after && one.at >= end && words.after.test(plain.slice(end, one.at))) ||
      (words.before && one.end <= at && words.before.test(plain.slice(one.end, at))),
  );
  if (attached) return attached;
  const before = plain.slice(Math.max(0, at - 12), at);
  const found = plain.slice(at, end);
  // A possessive is in the expression ("on my shoulder", "omzumda"). In languages with `before` it precedes it
  // ("मेरे कंधे पर"), except in Turkish; in Russian it may be in both places.
  const precedes = words.before && language !== "tr";
  const possessive = language === "ru" ? `${before}${found}` : precedes ? before : found;
  if (words.mine.test(possessive)) return "dreamer";
  const isTheirs = words.theirs.test(possessive) || words.theirs.test(plain.slice(end, end + 8));
  const last = people.findLast((one) => one.end <= at && at - one.end < 120);
  // "No ombro dela, da minha avó".
  if (isTheirs) return last ?? people.find((one) => one.at >= end && one.at - end < 24);
  const from = sentenceStart(plain, at);
  if (OF_ME[language]?.test(plain.slice(from, at))) return "dreamer";
  return last && last.at >= from ? last : "dreamer";
}

/** Animals that are on a shoulder, on a head, in a lap or on a hand, and whose. */
export function perchedOf(read: ReadText, { ofMention }: Pick<Things, "ofMention">): Perch[] {
  const { all, text, language } = read;
  const words = WORDS[language];
  if (!words) return [];
  const plain = folded(text);
  return patternsOf(language, words).flatMap(([way, pattern]) =>
    [...plain.matchAll(pattern)].flatMap(({ index: at, 0: found }) => {
      const end = at + found.length;
      if (HAND.test(plain.slice(Math.max(0, at - 24), at))) return [];
      const sentence = plain.slice(sentenceStart(plain, at), end + REACH).split(SENTENCE_END)[0]!;
      if (way === "head" && FLIES.test(sentence)) return [];
      const near = (one: Mention) =>
        one.kind === "things" &&
        LIVING.has(one.id) &&
        ofMention.has(one) &&
        (one.at >= end ? one.at - end : at - one.end) < REACH &&
        !CLAUSE_END.test(text.slice(Math.min(one.end, end), Math.max(one.at, at)));
      const distance = (one: Mention) => Math.min(Math.abs(one.at - end), Math.abs(at - one.end));
      const object = all.filter(near).toSorted((a, b) => distance(a) - distance(b))[0];
      const bearer = object && bearerOf({ at, end }, read, words);
      return object && bearer ? [{ way, bearer, object }] : [];
    }),
  );
}
