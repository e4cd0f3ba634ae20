import { type DreamLanguage, isRomance, isUnspaced } from "../language.ts";
import { CLAUSE_END, VERB_LAST } from "./bearers.ts";
import { isGoal } from "./goals.ts";
import { canDo } from "./others.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

const FIRST_PERSON: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:I|we)\b/u,
  fr: /\b(?:je|j|nous)\b/iu,
  ar: /أنا/u,
  hi: /(?:मैं|हम(?!ार))/u,
  ja: /(?:私|僕|わたし)(?!の|たちの)/u,
  ko: /(?:나는|내가|저는|제가|우리(?! ?(?:집|동네|학교|회사|아파트|마을|반|가족|엄마|아빠|할|강아지|고양이|개|나라|층|방)))/u,
  es: /\byo\b/iu,
  pt: /\beu\b/iu,
  it: /\bio\b/iu,
  de: /\b(?:ich|wir)\b/iu,
  ru: /(?<!\p{L})(?:я|мы)(?!\p{L})/iu,
  zh: /(?<![冲对向朝给跟让叫把被追带拉抱喊问看])我(?!们?的|家|妈|爸|爷|奶|姥|婆|媳|岳|侄|孙|外|哥|姐|弟|妹|旁边|身边|对面|后面|前面|身后|男|女|老|儿|闺|同|朋|叔|舅|姑|姨)/u,
};

const DONE_BY_THINGS = new Set(["flying", "falling", "running", "swimming", "sleeping"]);
const DONE_BY_PEOPLE = new Set(["flying", "running", "swimming", "sleeping"]);
/** What flies or falls in the sky is not the dreamer. */
const IN_SKY = new Set(["moon", "sun", "stars"]);
/** English "flying a kite" lets a thing fly. */
const WITH_OBJECT = /^ (?:an?|the|my|our|his|her|its?) /u;
/** Romance verbs of falling often stand before what falls: "mi son caduti i denti". */
const FALLEN =
  /^(?:-[mts]e|-l?nos|-lhe)? (?!(?:dans|sur|par|de|du|des|en|in|da|das|dos|dal|dallo|dalla|dai|dalle|dagli|del|por|pel[oa]s?|desde|no|na|num|numa|em|do|sobre|encima|al|ao|à|su|sul|sulla|nel|nella) )(?:\p{L}+ ){0,2}$/u;

/** Where or from where one falls is not what falls. */
const WHERE: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^\S+[dt][ae]n? $|^\S+(?:[yn]?[ae]) $/u,
  ko: /^\S*(?:에서|에|로|으로) ?$/u,
  ja: /^\S*(?:から|に|へ|で)$/u,
  hi: /^\S+ (?:से|में|पर) $/u,
};

/** "My body rose" is the dreamer. */
const MY_BODY: Partial<Record<DreamLanguage, RegExp>> = {
  ko: /(?<!\p{L})몸[이은도] (?:\S+ ){0,2}$/u,
  ja: /(?:体|身体|からだ)[がは]\P{P}{0,6}$/u,
};

/** "طرت", "أسبح": forms of the dreamer only. */
const MINE_IN_ARABIC = /^(?:[فو]?(?:طرت|طرنا|ركضت|جريت|سبحت|نمت)|[بأان]\p{L}{3,})$/u;

/** The thing or person beside a verb that acts, and not the dreamer. */
export function actorOf(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  if (!DONE_BY_THINGS.has(verb.id) || MY_BODY[language]?.test(text.slice(0, verb.at))) return undefined;
  if (language === "ar" && MINE_IN_ARABIC.test(verb.text)) return undefined;
  if (language === "tr" && /(?:[dt][ıiuü][mk]|ken|mak|mek)$/u.test(verb.text)) return undefined;
  if (language === "en" && verb.id === "flying" && WITH_OBJECT.test(text.slice(verb.end)))
    return all.find((one) => one.kind === "things" && one.at >= verb.end);
  if (verb.id === "falling" && isRomance(language)) {
    const next = all.find(
      (one) => (one.kind === "things" || (one.kind === "light" && IN_SKY.has(one.id))) && one.at >= verb.end,
    );
    if (next && FALLEN.test(text.slice(verb.end, next.at))) return next;
  }
  const subject = all.findLast(
    (one) =>
      (canDo(verb, one) ||
        (one.kind === "light" && IN_SKY.has(one.id)) ||
        (one.kind === "people" && DONE_BY_PEOPLE.has(verb.id) && !isOblique(one, text, language))) &&
      one.end <= verb.at,
  );
  if (!subject) return undefined;
  if (language === "zh" && isGoal(subject, text, language)) return undefined;
  const gap = text.slice(subject.end, verb.at);
  // "電車に乗り遅れそうで走る": not the train runs.
  if (language === "ja" && verb.id === "running" && /^[にをへ]/u.test(gap)) return undefined;
  if (gap.length > (isUnspaced(language) ? 10 : 26) || CLAUSE_END.test(gap)) return undefined;
  if (verb.id === "falling" && WHERE[language]?.test(`${subject.text}${gap}`)) return undefined;
  if (FIRST_PERSON[language]?.test(sentenceBefore(text, verb.at).split(CLAUSE_END).at(-1)!)) return undefined;
  return subject;
}

/** Forms of a verb that only the dreamer's are. */
const FIRST_FORM: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?:[dt][ıiuü][mk]|[ıiuü]m|m[ıiuü]ş[tdıiuü]*m|ken|mak|mek)$|^elimde/u,
  it: /(?:vo|ndo)$/u,
  fr: /(?:ais|er)$/u,
  // "بكيت", "غنيت": such verbs are the dreamer's own.
  ar: /^(?!أكل$|نا[يئ]م)[أن]|يت$/u,
  // "눈물이 났다": the dreamer has tears.
  ko: /^눈물이 (?:나|났)/u,
};
/** Forms of a verb that are never the dreamer's own. */
export const OTHER_FORM: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?:yor|yo|yordu|yodu|[dt][ıiuü]|m[ıiuü]ş|m[ıiuü]şt[ıiuü])(?:l[ae]r(?:d[ıi])?)?$/u,
  it: /(?:va|vano)$/u,
  fr: /(?:ait|aient)$/u,
  es: /(?:ían|aban|[ae]ron|[^h]ó)$/u,
  pt: /(?:am|iam|eram|ou|eu|iu)$/u,
  ar: /^(?:ي|سقط$|طار$|تسقط|تطير|تبكي|تغني|تطبخ|تخبز|ترقص|تسبح|تركض)/u,
  de: /^(?:fielen|flogen|sangen|aßen|tanzten|schwammen|schwamm)$/iu,
  ru: /(?:ли|[её]т|ит|[ую]т|[ая]т)(?:ся)?$/u,
};
/** A pronoun that stands for somebody named before. */
const THIRD_PERSON: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:she|he|they|who)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:elles?|ils?|qui)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:lei|lui|che)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ella|él|que)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:ela|ele|que)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:sie|er|die|der)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:она|он|они|котор\p{L}+)(?!\p{L})/iu,
  hi: /(?:वह|वो|वे|जो)/u,
  ar: /(?:وكانت?|وهي|وهو|كانت?|التي|الذي)/u,
  tr: /(?<!\p{L})o(?!\p{L})/u,
  zh: /[她他]/u,
};
/** Verbs of which the others are the object: "I searched for my mother". */
// prettier-ignore
const WITH_PEOPLE = new Set([
  "searching", "burying", "riding", "holding", "waving", "hugging", "reading", "kissing", "carrying", "pushing", "pulling",
  "feeding", "phoning", "photographing", "combing", "nursing", "birthing",
]);

/** "Mi jefe me esperaba en la otra orilla con un reloj en la mano": far behind whoever holds it. */
const IN_HAND = /^(?:en |in |na |no |ao |à |dans )/iu;

/** Who holds what is said to be in a hand or in arms: a person in the sentence, but not the one that is held. */
function holderOf(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  if (verb.id !== "holding" || !IN_HAND.test(verb.text)) return undefined;
  const sentence = sentenceBefore(text, verb.at);
  const last = all.findLast(
    ({ kind, id, end }) => kind === "people" && id !== "crowd" && end < verb.at - 1 && verb.at - end <= 60,
  );
  if (!last || verb.at - last.end > sentence.length) return undefined;
  const gap = text.slice(last.end, verb.at);
  return FIRST_PERSON[language]?.test(gap) ||
    CLAUSE_END.test(gap) ||
    / (?:y|e|et|und) yo| e eu| e io/u.test(gap)
    ? undefined
    : last;
}

/** "Mum had made tea and was stood there in her slippers feeding a seal". */
const STOOD =
  /(?<!\p{L})(?:was|were) (?:just )?(?:stood|sat|standing|sitting|kneeling|lying|leaning)(?: (?!I |we )\p{L}+){0,7} $/u;
function stoodOf(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  if (language !== "en" || !verb.text.endsWith("ing")) return undefined;
  const before = text
    .slice(Math.max(0, verb.at - 130), verb.at)
    .split(/[.!?…\n;]/u)
    .at(-1)!;
  const stood = STOOD.exec(before);
  if (!stood) return undefined;
  const from = verb.at - before.length;
  const until = from + stood.index;
  const one = all.findLast(({ kind, end, at }) => kind === "people" && end <= until && at >= from);
  return one && !FIRST_PERSON.en!.test(text.slice(one.end, until)) ? one : undefined;
}

const APPOSED = /\p{L}, (?:an?|the|my|our) (?:\p{L}+ )?$/iu;
const KOREAN_END = /(?:[었았였했켰렸갔왔졌났겼됐]다|[었았였했]음|더라|어요|아요|해요) /u;

const KOREAN_CLAUSE = /(?<=있고|[었았]고|[는은인]데|지만|더니|길래) /u;

/** "Im Traum bügelte meine Mutter Hemden". */
function germanSubject(verb: Mention, all: readonly Mention[], text: string): Mention | undefined {
  const next = all.find((one) => one.kind === "people" && one.at >= verb.end);
  const clause = sentenceBefore(text, verb.at).split(CLAUSE_END).at(-1)!;
  if (!next || !/t(?:e|en)$/iu.test(verb.text) || FIRST_PERSON.de!.test(clause) || WITH_PEOPLE.has(verb.id))
    return undefined;
  return /^ (?:meine?|die|der|eine?|unsere?) $/iu.test(text.slice(verb.end, next.at)) ? next : undefined;
}

/** "여자가 아기를 안고": the one with the particle of an object does nothing. */
const OBJECT: Partial<Record<DreamLanguage, RegExp>> = {
  ko: /^(?: (?:선생님|아저씨|아줌마|아주머니|누나|언니|오빠|형|할머니|할아버지))?(?:[을를]|한테서?|에게서?|보고)(?!\p{L})/u,
  ja: /^(?:を|に(?![はも])|の(?:膝|肩|頭|背中|手|腕|胸|顔|足|隣|横|そば|傍|上|前|後ろ|家|部屋|布団|ベッド))/u,
  hi: /^ को /u,
};
const isObject = ({ end, text: word }: Mention, text: string, language: DreamLanguage): boolean =>
  OBJECT[language]?.test(text.slice(end, end + 6)) === true ||
  (language === "ko" && /(?:[을를]|한테서?|에게서?|보고)$/u.test(word));

/** With whom or to whom it is done, by the particle behind: "이모랑 바다 위를 날고", "아이를 안고 뛰었다". */
const isOblique = (one: Mention, text: string, language: DreamLanguage): boolean =>
  isObject(one, text, language) || (VERB_LAST.has(language) && isAfterWith(one, text, language));

const ON_BACK =
  /^(?:às costas|a cuestas|en hombros|a hombros|sur (?:mon|le) dos|sulle spalle|in spalla|às cavalitas|ao colo|en brazos|in braccio|dans les bras)/iu;

/** The person who does what a verb says, where it is not the dreamer. */
export function doerOf(
  verb: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  if (FIRST_FORM[language]?.test(verb.text) && language !== "fr" && language !== "it") return undefined;
  if (/(?:ais|vo)$/u.test(verb.text) && (language === "fr" || language === "it")) return undefined;
  // "Над нами летит самолёт".
  const flies = language === "ru" && verb.id === "flying";
  if (flies && all.some(({ kind, at }) => kind === "things" && at === verb.end + 1)) return undefined;
  const holder = holderOf(verb, all, text, language) ?? stoodOf(verb, all, text, language);
  if (holder) return holder;
  const sentence = sentenceBefore(text, verb.at);
  const last = all.findLast(
    (one) =>
      one.kind === "people" &&
      !isObject(one, text, language) &&
      (one.id !== "crowd" || !IN_HAND.test(verb.text)) &&
      one.end <= verb.at &&
      verb.at - one.at <= 60,
  );
  if (last && verb.at - last.end <= sentence.length) {
    const gap = text.slice(last.end, verb.at);
    // "Com o meu avô às costas": he is carried.
    if (gap === " " && ON_BACK.test(verb.text)) return undefined;
    const clause = sentence.split(CLAUSE_END).at(-1)!;
    const own = FIRST_PERSON[language];
    const self = own?.test(gap) === true;
    // "The cashier, an old nun, ate it".
    if (language === "en" && gap === ", " && APPOSED.test(text.slice(0, last.at))) return last;
    // Sentences that are typed without an end: "왕이 시켰다 나는".
    if (language === "ko" && KOREAN_END.test(gap)) return undefined;
    if (!self && THIRD_PERSON[language]?.test(gap)) return last;
    const whole = clause.slice(0, Math.max(0, clause.length - gap.length));
    // "내가 누워 있고 엄마가 밀고": another clause ends before her.
    const before = language === "ko" ? whole.split(KOREAN_CLAUSE).at(-1)! : whole;
    const isSubject = own?.test(before) !== true;
    // "I dreamt that", "I saw" stand before the person who acts.
    const isSeen = SAW[language]?.test(before) === true;
    const isNext = /^ (?:was|were) /u.test(gap) && ANOTHER.test(before.slice(0, last.at - last.end));
    if (
      (gap.length <= (isUnspaced(language) ? 12 : 32) || IS_SUBJECT_OF.test(gap)) &&
      !CLAUSE_END.test(gap) &&
      !self &&
      (isSubject || isSeen || isNext)
    )
      return isAfterWith(last, text, language) ? undefined : last;
  }
  if (language === "de") return germanSubject(verb, all, text);
  if (!isRomance(language) && language !== "ar") return undefined;
  const next = all.find((one) => one.kind === "people" && one.at >= verb.end);
  if (!next || WITH_PEOPLE.has(verb.id)) return undefined;
  return /^ (?:(?:mi|mis|minha|meu|a|o|os|as|mon|ma|la|il|lo|i|el|los|las|mia|mio|una?|uma?|une) ){0,2}$/iu.test(
    text.slice(verb.end, next.at),
  ) &&
    (OTHER_FORM[language]?.test(verb.text) === true || /[ao]ba$|ía$|ia$|ava$/u.test(verb.text))
    ? next
    : undefined;
}

/** "父が屋根の上で釣りをして": a particle tells the subject, and no other one stands between. */
const IS_SUBJECT_OF = /^(?:さん|ちゃん|たち)?[がは][^がはも、。私僕俺]{0,24}$/u;
/** "I was on the train and everyone was asleep". */
const ANOTHER = /(?<!\p{L})(?:and|but|while|because|so) (?:(?:my|the|an?|all|our|his|her) ){0,2}$/iu;
const SAW: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:I (?:dream(?:t|ed)|saw|watched|heard|found|met|noticed)|dreamt|watching|where|while|when|because)\b/iu,
  fr: /(?:rêvé|vu|voyais|regardais|entendais|où|pendant que|quand)/iu,
  de: /(?:träumte|sah|hörte|wo|während|dass)/iu,
  ru: /(?:снилось|видел|видела|увидел|слышал|что|где)/iu,
  zh: /(?:梦见|看见|看到|听见)/u,
  ja: /(?:見|夢)/u,
  hi: /(?:देखा|सपना|कि)/u,
  ko: /(?:봤|보았|꿈)/u,
  ar: /(?:رأيت|حلمت|أن)/u,
};

const WITH_BEFORE = /(?<!\p{L})(?:with|con|avec|com|mit|مع|с|со|beside|to)\s+(?:\p{L}+\s)?$/iu;
const WITH_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  hi: /^ (?:जी )?के साथ/u,
  ja: /^と/u,
  ko: /^(?:와|과|랑|이랑|하고)(?!\p{L})/u,
  tr: /^(?: ile|la|le|yla|yle|mla|mle)(?!\p{L})/u,
  zh: /^(?:一起|跟我)/u,
};
function isAfterWith(person: Mention, text: string, language: DreamLanguage): boolean {
  if (language === "tr" && /(?:la|le)$/u.test(person.text)) return true;
  if (language === "ko" && /(?:랑|하고|와|과)$/u.test(person.text)) return true;
  return (
    WITH_BEFORE.test(sentenceBefore(text, person.at)) ||
    WITH_AFTER[language]?.test(text.slice(person.end, person.end + 14)) === true ||
    (language === "ar" && person.text.startsWith("ومع"))
  );
}

const DONE_TOGETHER = new Set([
  "kissing",
  "praying",
  "dining",
  "sitting",
  "lying",
  "picking",
  "fishing",
  "wading",
  "skating",
  "knitting",
  "washing",
  "dancing",
  "singing",
  "eating",
  "swimming",
  "running",
  "drinking",
  "cooking",
  "fighting",
  "crying",
  "hugging",
]);
/** Those who do it with the dreamer: "I danced with my grandmother", "my mother and I danced". */
export function together(
  verb: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention[] {
  if (!DONE_TOGETHER.has(verb.id)) return [];
  return all.filter((one) => {
    if (one.kind !== "people") return false;
    const gap = one.at > verb.at ? text.slice(verb.end, one.at) : text.slice(one.end, verb.at);
    if (gap.length > 34 || CLAUSE_END.test(gap)) return false;
    return isAfterWith(one, text, language) || /^ (?:and I|et moi|e io|y yo|e eu|und ich|и я) /u.test(gap);
  });
}

const OTHERS_HAVE: Partial<Record<DreamLanguage, RegExp>> = {
  it: /(?<!\p{L})(?:è|ha|hanno|era|erano|aveva|avevano|(?<!(?:mi|ci) )(?:faceva|facevano)) $/iu,
  fr: /(?<!\p{L})(?:est|sont|ont|(?<!on )a|était|étaient|avait|avaient|s['’]est|s['’]était|(?<!(?:me|m['’]|nous) )(?:faisait|faisaient)) $/iu,
  es: /(?<!\p{L})(?:ha|han|habían|(?<!(?:me|nos) )(?:hacía|hacían)) $/iu,
  pt: /(?<!(?:me|nos) )(?<!\p{L})(?:fazia|faziam) $/iu,
};

/** Whether the dream says that something or somebody else does it, even if no word of the scene names them. */
export function isOfOthers(verb: Mention, text: string, language: DreamLanguage): boolean {
  const clause = sentenceBefore(text, verb.at).split(CLAUSE_END).at(-1)!;
  if (FIRST_PERSON[language]?.test(clause)) return false;
  if (OTHER_FORM[language]?.test(verb.text))
    return verb.id === "falling" || verb.id === "flying" || verb.id === "swimming";
  // "Lui l'ha timbrata ed è volato via".
  if (OTHERS_HAVE[language]?.test(clause)) return true;
  if (verb.id !== "falling" && verb.id !== "flying") return false;
  if (language === "ja") return /(?<!私|僕|俺|自分)が\P{P}{0,6}$/u.test(clause);
  if (language === "ko") return /(?<!내|제|우리|몸)[가이] (?:\S+ ){0,2}$/u.test(clause);
  if (language === "hi") return /^ ?(?:गए|रहे थे|पड़े)/u.test(text.slice(verb.end)) && !/हम|मैं/u.test(clause);
  if (language === "en")
    return (
      /^(?:fell|flew|fall|falls|flies)$/iu.test(verb.text) && /(?:\p{L}+ )*the \p{L}+s? $/iu.test(clause)
    );
  return false;
}
