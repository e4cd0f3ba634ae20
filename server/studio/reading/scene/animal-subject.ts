import type { DreamLanguage } from "../language.ts";
import { isAnimal } from "./animals.ts";
import { type AnimalAct, ACTS_OF_PEOPLE, NOT_BY } from "./animal-acts.ts";
import { isAtWheel, wheelsNear } from "./animal-wheel.ts";
import { EASTERN_ACTS } from "./animal-acts-east.ts";
import { ROMANCE_ACTS } from "./animal-acts-romance.ts";
import { WESTERN_ACTS } from "./animal-acts-west.ts";
import { VERB_LAST } from "./bearers.ts";
import type { Action, Activity, Thing } from "./catalogue.ts";
import { LIVING } from "./others.ts";
import { sentenceBefore } from "./presence.ts";
import { type Mention, sceneWordsOf } from "./vocabulary.ts";

/** An act of people in the text. */
interface Hit {
  at: number;
  end: number;
  does?: Action | Activity | undefined;
  role?: AnimalAct["role"];
  /** The word of the scene that says it. */
  verb?: Mention;
}

function hitsOf(all: readonly Mention[], text: string, language: DreamLanguage): Hit[] {
  const words = all
    .filter(({ kind, id }) => (kind === "activities" || kind === "actions") && ACTS_OF_PEOPLE.has(id))
    .map((verb): Hit => ({ at: verb.at, end: verb.end, does: verb.id as Activity, verb }));
  const acts = (WESTERN_ACTS[language] ?? ROMANCE_ACTS[language] ?? EASTERN_ACTS[language])!;
  const more = acts.flatMap(({ words: pattern, does, role }) =>
    [...text.matchAll(pattern)]
      // A match in the middle of a word is none, but in languages without spaces.
      .filter(({ index }) => language === "ja" || language === "zh" || !/\p{L}/u.test(text[index - 1] ?? " "))
      .map((match): Hit => ({ at: match.index, end: match.index + match[0].length, does, role })),
  );
  return [...more, ...words];
}

const isNoun = ({ kind, id }: Mention) => kind === "people" || (kind === "things" && LIVING.has(id));
const SENTENCE = /[.!?…。！？؟।\n;]/u;

/** Pronouns of the dreamer: the dreamer acts. */
const I_OR_WE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:I|we|me and)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j|nous|on|moi)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|nosotr[oa]s)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|a gente|nós)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|noi)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:я|мы)(?!\p{L})/iu,
  ar: /(?<!\p{L})و?(?:أنا|انا|إحنا|احنا|نحن)(?!\p{L})/u,
  hi: /(?<!\S)(?:मैं|मैंने|हम|हमने|मैने)(?!\S)/u,
  ja: /私|僕|俺|自分/u,
  ko: /(?<!\S)(?:나는|내가|난|저는|제가|나도|우리는|우리가)(?!\S)/u,
  tr: /(?<!\p{L})(?:ben|biz|bende|bense)(?!\p{L})/iu,
  zh: /我(?!们?的|家)/u,
};
/** Verbs in a form that only the dreamer's have. */
const I_OR_WE_VERB: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?:[dt][ıiuü]|yor(?:d?u)?|m[ıiuü]şt[ıiuü]|[ae]rd[ıi])(?:m|k)$|yorum$|yoruz$/u,
  fr: /ais(?= |$)/iu,
  it: /vo(?= |$)/iu,
  es: /(?:[éí]|amos|imos)(?= |$)/iu,
  pt: /(?:ei|amos|emos|imos)(?= |$)/iu,
  ar: /^(?:[أان](?=\p{L})|ب[أا])|ت$/u,
};

/** Words after which another clause has another subject, or that join two verbs. */
const LINKS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:and|but|while|when|as|because|before|after|without|so|then|than)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:et|mais|pendant|quand|parce|avant|après|sans|alors|puis)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:y|pero|mientras|cuando|porque|antes|después|sin|entonces|luego)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:e|mas|enquanto|quando|porque|antes|depois|sem|então|aí)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:e|ma|mentre|quando|perché|prima|dopo|senza|allora|poi)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:und|aber|während|als|weil|bevor|nachdem|ohne|dann)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:и|но|а|пока|когда|потому|потом)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:و|لكن|بينما|لما|قبل|بعد|ثم)(?: |\p{L}{2,})/u,
};
/** Before a noun that is no subject. */
const PREPOSITION: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:with|to|for|of|at|on|from|by|near|behind|beside|like|about|into|under|over|than|after|against|towards?|fed|feed(?:ing)?|pet(?:ting|ted)?|walk(?:ing|ed)|hug(?:ging|ged)?|hold(?:ing)?|held|carr(?:y|ied|ying)|bought|lost|chas(?:ing|ed)) (?:(?:an?|the|my|our|his|her|their) )?(?:\p{L}+ )?$/iu,
  fr: /(?<!\p{L})(?:avec|à|au|aux|pour|de|du|des|d['’]|sur|près|derrière|comme|par|chez|contre|vers) ?(?:(?:une?|le|la|l['’]|mon|ma|notre|ce|cette) ?)?(?:\p{L}+ )?$/iu,
  es: /(?<!\p{L})(?:con|a|al|para|de|del|sobre|detrás|como|por|contra|hacia) (?:(?:una?|el|la|mi|nuestr[oa]) )?(?:\p{L}+ )?$/iu,
  pt: /(?<!\p{L})(?:com|ao|à|para|pra|de|do|da|sobre|atrás|como|por|pelo|pela|contra|num|no|na) (?:(?:uma?|o|a|meu|minha|nosso|nossa) )*(?:\p{L}+ )?$/iu,
  it: /(?<!\p{L})(?:con|al|allo|alla|all['’]|a|per|di|del|della|su|sul|dietro|come|da|dal|contro|verso) ?(?:(?:un[oa]?|un['’]|il|lo|la|l['’]|mi[oa]) ?)*(?:\p{L}+ )?$/iu,
  de: /(?<!\p{L})(?:mit|zu|zum|zur|für|von|vom|auf|am|an|hinter|neben|wie|über|gegen|meinem|einem|dem|den|meinen|einen) (?:(?:eine[mnr]?|der|dem|den|meine[mnr]?) )?(?:\p{L}+ )?$/iu,
  ru: /(?<!\p{L})(?:с|со|к|для|у|на|от|за|о|об) (?:\p{L}+ )?$/iu,
  ar: /(?<!\p{L})(?:مع|على|إلى|الى|من|عن|في|لـ|ل|مثل|زي|فوق|تحت|ورا|خلف) (?:ال)?$/u,
};
/** Where a subject begins its clause. */
const START: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?:^|[.!?…;,:]|(?<!\p{L})(?:and|but|so|then|where|while|because|that|apparently|saw|watched|there was|basically|had))\s*(?:(?:an?|the|my|our|his|her|their|this|two|three|some) )?(?:\p{L}+ )?$/iu,
};

/** An animal with the words that belong to it: a role, or what it wears. */
interface Named extends Mention {
  own: readonly Mention[];
}

/** The nouns between an animal and what is done. */
const between = (one: Named, hit: Hit, all: readonly Mention[]): Mention[] =>
  all.filter((other) => isNoun(other) && other.at >= one.end && other.end <= hit.at);

/** Maximum characters between an animal and its verb. */
const GAP_MAX = 46;
/** Whether an animal before a verb is its subject: nobody else stands between, and no other clause begins there. */
function isSubjectBeforeVerb(
  one: Named,
  hit: Hit,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  const gap = text.slice(one.end, hit.at);
  if (hit.at < one.end || gap.length > GAP_MAX || SENTENCE.test(gap) || I_OR_WE[language]?.test(gap))
    return false;
  if (between(one, hit, all).some((other) => !one.own.includes(other))) return false;
  const said = text.slice(hit.at, hit.end);
  const near = /^ (?:(?:was|is|were|qui|che|que|who|that|der|die) )?$/iu.test(gap);
  if (!near && I_OR_WE_VERB[language]?.test(said)) return false;
  const before = sentenceBefore(text, one.at);
  if (LINKS[language]?.test(gap))
    return (START[language]?.test(before) ?? /(?:^|,)\s*(?:\p{L}+ ){0,2}$/u.test(before)) && !/,/u.test(gap);
  // A comma that begins no relative clause: far behind it the verb has another subject.
  if (
    /[,:،]/u.test(gap) &&
    !/^(?:\p{L}| )*, (?:who|which|qui|que|che|der|die|das|котор\p{L}+|اللي|الذي) /iu.test(gap) &&
    gap.length > 26
  )
    return false;
  return near || !PREPOSITION[language]?.test(before);
}

/** Particles of a subject, and the space to its verb. */
const SUBJECT: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^(?:の[ァ-ヴー]{2,5}|の(?![声足手目毛頭顔影絵群親飼前横後上下])\p{Script=Han}{1,2}|の[ぁ-ん]{2}(?=が|は))?(?:たち|さん|ちゃん|くん|の群れ|の先生|軍団)?(?:が|は|も|って)(?![^。]*[がは](?:私|僕|俺))[^。！？\n]{0,30}$/u,
  ko: /^(?:들)?(?:이|가|은|는|도|께서|이랑)? (?:\S+ ){0,5}$/u,
  hi: /^(?: ने)? (?!(?:को|से|के|का|की|पर|में) )(?:\S+ ){0,6}$/u,
  zh: /^(?:们|都|正|在|就|也|坐在\p{L}{1,5})*[^。，！？]{0,10}$/u,
};
/** Between an act that describes an animal and the animal. */
const DESCRIBES: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^[^。、がはもをに]{0,8}$/u,
  ko: /^(?:\S*(?:는|은|던|ㄴ|하는|하던|한|친) )?(?:커다란 |큰 |우리 )?$/u,
  hi: /^(?:\S* ?(?:हुआ|हुई|हुए|वाला|वाली|वाले)) $/u,
  zh: /^着?\p{L}{0,4}的(?:一?[只个头条匹])?$/u,
};
/** Turkish nouns in another case than that of a subject. */
const TURKISH_CASE = /(?:[yn][ıiuü]|[ıiuü]n|n[ıiuü]n|[dt][ae]n?|(?<=[lrnm])[ae]|y[ae]|yl[ae]|[ae]|l[ae])$/u;
function isTurkishSubject(one: Mention, text: string): boolean {
  const token = text.slice(one.at).split(/[\s.,!?…]/u)[one.text.split(" ").length - 1] ?? "";
  const word = one.text.split(" ").at(-1)!;
  const ending = token.startsWith(word) ? token.slice(word.length) : "";
  // "Balıkları suluyordu": the word of the scene has its ending.
  const name = sceneWordsOf("tr").things[one.id as Thing]?.name ?? "";
  const added = name && word.startsWith(name) ? word.slice(name.length) : "";
  if (/^(?:(?:l[ae]r)?[ıiuü]|y[ıiuü])$/u.test(added)) return false;
  // "Köpeği" is an object, "köpeğim" and "kedimiz" are subjects.
  if (/ğ[ıiuü]$/u.test(token) && token.length > 4) return false;
  return ending === "" ? true : !TURKISH_CASE.test(ending) || /^(?:l[ae]r|s[ıi]|l[ae]r[ıi]m?)$/u.test(ending);
}

/** The same in languages whose verb comes last, and in Chinese; also of an act in front that describes the animal. */
function isSubjectOfLastVerb(
  one: Named,
  hit: Hit,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  if (hit.end <= one.at) {
    const gap = text.slice(hit.end, one.at);
    if (language === "tr") {
      const verb = text.slice(hit.at, one.at);
      return (
        /(?:(?<!(?<!\p{L})b)[ae]n|daki|deki|mış|miş|muş|müş)(?:,)? (?:bir |bizim |kocaman |dev )*$/iu.test(
          verb,
        ) && gap.length < 22
      );
    }
    return DESCRIBES[language]?.test(gap) === true;
  }
  if (hit.at < one.end) return false;
  let from = one.end;
  if (language === "tr") {
    if (!isTurkishSubject(one, text)) return false;
    from += text.slice(one.end).search(/[\s.,!?…]|$/u);
  }
  const gap = text.slice(from, hit.at);
  if (gap.length > GAP_MAX || SENTENCE.test(gap) || I_OR_WE[language]?.test(gap)) return false;
  if (between(one, hit, all).some((other) => !one.own.includes(other))) return false;
  if (I_OR_WE_VERB[language]?.test(text.slice(hit.at, hit.end).trim())) return false;
  if (language === "tr") return !/[ıiuü]p(?: |$)|ken /u.test(gap) && (gap.match(/,/gu)?.length ?? 0) < 2;
  if (language === "ko" && gap === " " && !/(?:이|가|은|는|도|들)$/u.test(one.text))
    if (/^(?:파|팔|사는|먹|잡|굽|구운|키우|낚|씻|손질)/u.test(text.slice(hit.at))) return false;
  if (
    language === "ko" &&
    /(?:을|를|에게|한테|와|과|랑|의)$/u.test(text.slice(one.at, from) + gap.split(" ")[0]!)
  )
    return false;
  // "औरत मछली बेच रही थी": what stands right before such a verb is its object.
  if (language === "hi" && gap === " " && HINDI_WITH_OBJECT.test(text.slice(hit.at, hit.end))) return false;
  return SUBJECT[language]?.test(gap) === true;
}
const HINDI_WITH_OBJECT = /^(?:बेच|खरीद|पका|काट|पकड़|चरा|खिला|पाल|ढो)/u;

/** Verbs that stand before their subject: "conducía un perro". */
const INVERTED: Partial<Record<DreamLanguage, RegExp>> = {
  es: /^ (?:un[oa]?s?|el|la|mi|nuestr[oa]|mis) (?:\p{L}+ )?$/iu,
  it: /^ (?:un[oa]?|un['’]|il|lo|la|l['’]|il mio|la mia) ?(?:\p{L}+ )?$/iu,
  pt: /^ (?:uma?|o|a|meu|minha|o meu|a minha) (?:\p{L}+ )?$/iu,
  de: /^ (?:eine?|der|die|das|mein|meine|unser|unsere) (?:\p{L}+ )?$/iu,
  ru: /^ (?:(?:наш|мой|наша|моя|большой|огромный) )?$/iu,
  ar: /^ (?:ال)?$/u,
  fr: /^ (?:une?|le|la|mon|ma|notre) (?:\p{L}+ )?$/iu,
};
/** Acts that are not done to an animal: one right behind the verb is its subject. */
const NO_ANIMAL_AS_OBJECT = new Set<string>([
  "driving",
  "writing",
  "dancing",
  "smoking",
  "knitting",
  "atBoard",
  "onStage",
  "riding",
]);

function isDoer(
  one: Named,
  hit: Hit,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  if (hit.does && NOT_BY[hit.does]?.has(one.id)) return false;
  if (VERB_LAST.has(language) || language === "zh") return isSubjectOfLastVerb(one, hit, all, text, language);
  if (isSubjectBeforeVerb(one, hit, all, text, language)) return true;
  if (hit.end > one.at) return false;
  const gap = text.slice(hit.end, one.at);
  if (hit.does && NO_ANIMAL_AS_OBJECT.has(hit.does) && INVERTED[language]?.test(gap)) {
    const before = sentenceBefore(text, hit.at).slice(-24);
    return !I_OR_WE[language]?.test(before) && !I_OR_WE_VERB[language]?.test(text.slice(hit.at, hit.end));
  }
  return false;
}

export interface Doing {
  does?: Action | Activity | undefined;
  role?: AnimalAct["role"];
  /** Words of the scene that this animal does, and nobody else. */
  verbs: Mention[];
  /** Things that are drawn in its hands, or not at all. */
  tools: Mention[];
}

/** "A duck and a goose played cards": both do. */
const AND: RegExp =
  /^ ?(?:and|et|y|e|ed|und|ve|ile|और|и|و|と|와|과|랑|和|跟)[ ']?(?:(?:an?|the|my|our|une?|le|la|un|una|uma?|il|ein|eine|bir) |l['’]|ال)?(?:\p{L}+ )?$/iu;
function withFellows(found: Map<Mention, Doing>, animals: readonly Mention[], text: string): void {
  for (const [i, one] of animals.entries()) {
    const next = animals[i + 1];
    const doing = next && found.get(next);
    if (!next || !doing || found.has(one) || one.id === next.id) continue;
    const gap = text.slice(one.end, next.at);
    if (gap.length < 22 && AND.test(gap)) found.set(one, { ...doing, verbs: [], tools: [] });
  }
}

/** What is in the hands of who does it. */
const TOOLS: Partial<Record<string, readonly string[]>> = {
  smoking: ["cigarette", "smoke"],
  driving: ["steeringWheel"],
  knitting: ["sweater", "scarf", "knitting", "yarn"],
  drinking: ["cup", "teaCup", "glass", "milkGlass", "teaGlass", "beer", "bottle"],
  writing: ["desk", "pencil", "paper", "laptop", "computer", "money", "coin"],
  reading: ["book"],
  atBoard: ["blackboard", "pencil"],
  cleaning: ["broom", "vacuum", "mop"],
};

/** Pronouns of one who was named in the sentence before. Languages whose verb comes last need none. */
const PRONOUN: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^\s*(?:and |then )?(?:he|she|it|they) (?:was |were |just |kept )?$/iu,
  fr: /^\s*(?:et |puis )?(?:ils?|elles?) $/iu,
  es: /^\s*(?:y )?(?:él |ella |ellos )?(?:estaba |estaban |me |nos )?$/iu,
  pt: /^\s*(?:e )?(?:ele |ela |eles )?(?:estava |estavam |tava |me |nos )?$/iu,
  it: /^\s*(?:e )?(?:lui |lei )?(?:stava |stavano |mi |ci )?$/iu,
  de: /^\s*(?:und )?(?:er|sie|es) $/iu,
  ru: /^\s*(?:и )?(?:он|она|они) $/iu,
  ar: /^\s*و?(?:كان|كانت|هو|هي)? ?$/u,
};
/** "The teacher was our cat. It wrote on the board": who is named right before goes on to act. */
function goesOn(
  one: Named,
  hit: Hit,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  const gap = text.slice(one.end, hit.at);
  if (hit.at < one.end || gap.length > 44 || I_OR_WE[language]?.test(gap)) return false;
  if (between(one, hit, all).length > 0) return false;
  const sentences = gap.split(/[.!?…。！？؟।\n;,،、]/u);
  if (sentences.length !== 2 || I_OR_WE_VERB[language]?.test(text.slice(hit.at, hit.end).trim()))
    return false;
  return PRONOUN[language]?.test(sentences[1]!) ?? VERB_LAST.has(language);
}

/** Animals that do what only people do. `known`: the word for a person that names the same animal. */
export function animalsAtWork(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
  known: ReadonlyMap<Mention, Mention>,
  worn: ReadonlyMap<Mention, { wears: readonly Mention[] }>,
): Map<Mention, Doing> {
  const found = new Map<Mention, Doing>();
  const animals = all.filter(({ kind, id }) => kind === "things" && isAnimal(id));
  if (animals.length === 0) return found;
  const hits = hitsOf(all, text, language);
  for (const one of animals) {
    const before = sentenceBefore(text, one.at);
    if (isAtWheel(one, text, before, language)) found.set(one, { does: "driving", ...wheelsNear(one, all) });
    const role = known.get(one);
    const own = [one, ...(role ? [role] : []), ...(worn.get(one)?.wears ?? [])];
    for (const hit of hits) {
      // Its own words lie between: "the cat in a suit and tie wrote".
      const ends = own.filter((word) => word.end <= hit.at).map(({ end }) => end);
      const named: Named = { ...one, end: Math.max(one.end, ...ends), own };
      const isDoing =
        isDoer(named, hit, all, text, language) ||
        (role !== undefined && goesOn(named, hit, all, text, language));
      if (!isDoing) continue;
      const doing = found.get(one) ?? { verbs: [], tools: [] };
      doing.does ??= hit.does;
      doing.role ??= hit.role;
      if (hit.verb) doing.verbs.push(hit.verb);
      const tools = TOOLS[hit.does ?? ""] ?? [];
      const [from, to] = [Math.min(one.at, hit.at) - 4, Math.max(one.end, hit.end) + 30];
      const isTool = ({ kind, id, at, end }: Mention) =>
        kind === "things" && tools.includes(id) && end >= from && at <= to;
      doing.tools.push(...all.filter(isTool));
      found.set(one, doing);
    }
  }
  withFellows(found, animals, text);
  return found;
}
