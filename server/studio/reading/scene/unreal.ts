import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

/** A part of the text, from its start to its end. */
type Part = readonly [from: number, to: number];

/** What one only feels like, up to the end of the clause: "as if I was flying", "sanki uçuyordum". */
const AS_IF: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})as (?:if|though) [^.,;:!?…\n]*?(?= but (?:I|we)(?!\p{L})|[.,;:!?…\n]|$)/giu,
  es: /(?<!\p{L})como si [^.,;:!?…\n]*?(?= pero |[.,;:!?…\n]|$)/giu,
  fr: /(?<!\p{L})comme s(?:i |['’]ils?)[^.,;:!?…\n]*?(?= mais |[.,;:!?…\n]|$)/giu,
  pt: /(?<!\p{L})como se [^.,;:!?…\n]*?(?= mas |[.,;:!?…\n]|$)/giu,
  it: /(?<!\p{L})come se (?!mpre)[^.,;:!?…\n]*?(?= ma |[.,;:!?…\n]|$)/giu,
  de: /(?<!\p{L})(?:als (?:ob|würden?|könnten?|wären?|hätten?|flöge|müsste)|(?:fragt|fragte|fragten|fragen|gefragt), ob) [^.,;:!?…\n]*/giu,
  ru: /(?<!\p{L})(?:как будто|словно|будто бы) [^.,;:!?…\n]*/giu,
  ar: /(?<!\p{L})و?(?:كأن(?:ي|ني|نا|ه|ها|هم)?(?: ?ما)?|كاني) (?:[^.،,؛؟!\n](?!لكن))*/gu,
  tr: /(?<!\p{L})sanki [^.,;:!?…\n]*?(?= ama |[.,;:!?…\n]|$)|\p{L}+(?:yor|m[ıiuü]ş|[ae]cak)(?:um|uz|[ıi]m|[ıi]z|lar|ler)? gibi(?!\p{L})/giu,
  hi: /(?:जैसे|मानो) (?:मैं|हम|वो|वह|कोई|सब)(?![\p{L}\p{M}])[^।,.!?\n]*/gu,
  ja: /まるで[^。、！？\n]*?(?:みたい|よう|気分)|[^。、！？\n]{0,8}(?:[るただ]|いる|いた)(?:かの)?(?:みたい(?:だった|で|な|に)|ような(?:感|気)|ようだった)/gu,
  ko: /마치 [^.,!?\n]*?(?:것(?:만)? ?같|듯|처럼)|\S+(?: \S+)? (?:는|은|ㄴ|던) ?것(?:만)? 같|(?:날고|날아가고|헤엄치고|떨어지고|춤추고|달리고) 있는 (?:것(?:만)? 같|기분|느낌)/gu,
  zh: /(?:好像|仿佛|彷彿|像是)我?们?(?:自己)?(?:在|正)?[^。，！？\n]{0,6}(?:一样|似的)?/gu,
};
/** Korean syllables of what will be: "떠밀 것 같아서", "넘어질 뻔했다". */
const KOREAN_FUTURE = Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + i * 28 + 8)).join(
  "",
);
/** What is only feared, up to the end of the clause: "afraid that my father would drown". */
const FEARED: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:(?:afraid|scared|worried|terrified|frightened|feared) (?:that )?|in case |(?:fear|worry) that )(?:(?:I|we|he|she|it|they|my|the|our|his|her|someone|everyone)(?!\p{L}))[^.,;:!?…\n]*?(?= (?:and|but|so)(?!\p{L})|[.,;:!?…\n]|$)/giu,
  es: /(?<!\p{L})(?:miedo|temía|pánico|temor)(?: de| a)? que [^.,;:!?…\n]*?(?= (?:y|pero) |[.,;:!?…\n]|$)/giu,
  fr: /(?<!\p{L})(?:peur|craignais|crainte) (?:que |qu['’])[^.,;:!?…\n]*?(?= (?:et|mais) |[.,;:!?…\n]|$)/giu,
  pt: /(?<!\p{L})(?:medo|receio|temia|pavor)(?: de)? que [^.,;:!?…\n]*?(?= (?:e|mas) |[.,;:!?…\n]|$)/giu,
  it: /(?<!\p{L})(?:paura|temevo|timore) che [^.,;:!?…\n]*?(?= (?:e|ma) |[.,;:!?…\n]|$)/giu,
  de: /(?<!\p{L})(?:Angst|fürchtete|befürchtete|Sorge)[^.,;:!?…\n]{0,12}, (?:dass )?[^.,;:!?…\n]*/giu,
  ru: /(?<!\p{L})(?:боял\p{L}*|боюсь|страшно),? (?:что|как бы|чтобы) [^.,;:!?…\n]*/giu,
  ar: /(?<!\p{L})(?:خفت|خايفة?|خائفة?|[أا]خاف|خشيت) (?:[أا]ن|ل)[^.،,؛؟!\n]*?(?= (?:ثم|لكن)|[.،,؛؟!\n]|$)/gu,
  tr: /[^.,;:!?…\n]*(?:[ae]ca[kğ]|[ae]cek|[ıiuü]r) diye (?:çok )?(?:kork|endişe|ödüm|panik)|[^.,;:!?…\n]*m[ae]s[ıi]ndan (?:çok )?kork/giu,
  hi: /डर (?:था|थी|लग रहा था|लगा) कि [^।,.!?\n]*/gu,
  ja: /[^。、！？\n]*(?:んじゃないか|のではないか|かもしれない)と(?:怖|心配|不安|思って怖)/gu,
  ko: /[^.,!?\n]*(?:까 ?봐|까봐) (?:너무 |정말 )?(?:무서|겁|걱정|두려|불안)/gu,
  zh: /(?:以为|担心|害怕|生怕)(?:自己|我)?(?:会|要|快要)[^，。,.！？\n]*/gu,
};
/** What seemed to come, or nearly did. */
const NEARLY: Partial<Record<DreamLanguage, RegExp>> = {
  ko: patternOf(`[^.,!?\\n]{0,8}[${KOREAN_FUTURE}] ?(?:(?:것|거)(?:만)? ?같|뻔|까 ?봐)`, "gu"),
  ja: /[^、。！？\n]{0,6}(?:るところだった|そうになった(?!ら))/gu,
};
/** Before an act that is only wished for. */
const WISHED_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:want(?:ed|s)? to|wish(?:ed)? (?:I|we) could|would (?:have )?(?:like|love)d? to|hop(?:ed|ing) to|longed to|was (?:going|about) to|forg[oe]t(?:ten)? to|refused to|instead of) (?:\p{L}+ )?$|(?<!\p{L})(?:saying|shouting|yelling|shouted|yelled) (?:now |come on |just )?$/iu,
  es: /(?<!\p{L})(?:quer(?:ía|íamos|ia)|quise|habría querido|me gustaría|tenía ganas de|pensaba|olvid\p{L}+|en (?:vez|lugar) de) (?:\p{L}*r(?:me|nos|se)? (?:a )?)?$/iu,
  fr: /(?<!\p{L})(?:voul(?:ais|u|ions|ait|aient)|aurais (?:aimé|voulu)|envie d(?:e |['’])|oublié d(?:e |['’])|au lieu d(?:e |['’]))(?: ?(?:m['’]|me |y |le |la |les |l['’]|lui ))?$|(?<!\p{L})(?:voul(?:ais|u|ions)|aurais (?:aimé|voulu)) (?:m['’]|me |y )?(?:\p{L}+(?:er|ir|re) (?:me )?)?$/iu,
  pt: /(?<!\p{L})(?:quer(?:ia|íamos)|quis|gostava de|gostaria de|vontade de|esqueci de|em vez de) (?:me )?(?:(?:\p{L}+r|ir-me embora) (?:a )?)?$/iu,
  it: /(?<!\p{L})(?:vol(?:evo|evamo)|avrei voluto|voglia di|dimenticat[ao] di|invece di) (?:mi )?(?:\p{L}+(?:re|rmi|rmene) (?:a )?)?$/iu,
  de: /(?<!\p{L})(?:wollten?|möchten?|hätte gern) (?:(?!und |aber )\p{L}+ ){0,4}$/iu,
  ru: /(?<!\p{L})(?:хотел\p{L}*|хотелось|мечтал\p{L}*|собирал\p{L}+|вместо того,? чтобы) (?:бы )?$/iu,
  ar: /(?<!\p{L})(?:بدل(?: ما| من)?|بدال|[أا]ردت|كنت [أا]ريد|كان (?:بدي|نفسي)|بدي|كنت عا[يو]زة?|كان ودي|تمنيت)(?: [أا]ن)? (?:لو )?$/u,
};
/** Behind it, where the verb comes last. */
const WISHED_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^\p{L}* (?:iste|isti|isterd)/iu,
  hi: /^ ?(?:ना |ने )?(?:चाहत|चाहा|का मन)/u,
  ja: /^(?:り|び|ぎ|き|み|い|し|げ|べ|ち)?(?:た[いか]|ようと(?:思|した))/u,
  ko: /^\S{0,3} ?싶/u,
};
/** What one wants and does not manage is seen as it is tried: who wants to scream opens the mouth. */
const TRIED = new Set([
  "screaming",
  "running",
  "fleeing",
  "crying",
  "stuck",
  "searching",
  "hiding",
  "toothless",
]);
/** Before what was done long ago: "küçükken düştüğüm kuyu". */
const LONG_AGO: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?<!\p{L})(?:küçükken|çocukken|eskiden|gençken|öğrenciyken|yıllar önce)(?: \p{L}+)? $/iu,
};
/** Behind what somebody says: "gelin dediğin ağlar diyor". */
const SAID_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^ (?:diyor(?:du|lar|lardı)?|dedi(?:ler)?|demiş(?:ler)?|derdi)(?!\p{L})/iu,
};
/** Before an act that is denied. */
const DENIED: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:(?:did|was|were|do|does|is|are|had|have|would|could|can)(?:n['’]?t| not)|cannot|never|nobody(?: was| is)?|no one(?: was| is)?|wasnt|didnt|without|stopped|neither of us) (?:even |really |actually |ever |any )?$/iu,
  es: /(?<!\p{L})(?:no|nunca|nadie|sin) (?:(?:se|me|lo|la|podía|pude|sabía|estaba|quería) ){0,2}$/iu,
  fr: /(?<!\p{L})(?:n['’]|ne )(?:\p{L}+ )?(?:pas|jamais|plus)?(?: \p{L}+)? ?$|(?<!\p{L})sans (?:me |m['’])?$/iu,
  pt: /(?<!\p{L})(?:não|nunca|ninguém|sem) (?:(?:se|me|conseguia|podia|sabia|estava|queria) ){0,2}$/iu,
  it: /(?<!\p{L})(?:non|mai|nessuno|senza) (?:(?:si|mi|riuscivo a|potevo|sapevo|stavo|volevo) ){0,2}$/iu,
  de: /(?<!\p{L})(?:nicht|nie|niemand|keiner) (?:zu )?$/iu,
  ru: /(?<!\p{L})(?:не|никто не|нельзя) (?:мог\p{L}* |умел\p{L}* |хотел\p{L}* )?$/iu,
  ar: /(?<!\p{L})[وف]?(?:لا|لم|(?<!كل )ما|مش|لن|مو|ما ?حدا|ما كنت)(?: (?:قدرت|عم|[أا]ستطع|[أا]ستطيع|كنت|[أا]عرف)(?: [أا]ن)?)? $/u,
  zh: /(?:没有?|不|别|无法|没法|忘了?|忘记)(?:再|敢|能|会|想|用|愿)?(?:一起|跟着|去)?$/u,
};
const DENIED_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  zh: /^不(?:出|了|动|到|起|上|下|成|进|完)/u,
  hi: /^(?: \S+)? नहीं?(?![\p{L}\p{M}])|^ (?:न|ना) (?:जा|पड़|दे|बै|ले|हो)|^ ?(?:ना|ने) ?(?:से मना|नहीं)/u,
  ja: /^(?:して)?(?:って|いて|んで|て|で)?(?:い)?(?:[らりかがさばまわなべげせて])?(?:な(?:い(?!で)|かっ|く)|ませ)|^るのを(?:忘れ|やめ|諦め|あきらめ)/u,
  ko: /^\S{0,3}(?:지 ?(?:않|못)|수(?:가|는)? 없)|^는 (?:걸|것을|거) (?:깜빡|까먹|잊)/u,
};

/** Speech between marks: of at least three words, or of six letters where words have no spaces. */
const SPEECH =
  /["“«„]\s*(?:[^\s"“”«»]+\s+){2,}[^"“”«»]*["”»“]|["“«「][^\s"”»」]{6,}["”»」]|「[^」]{6,}」|(?<=[\s:,(])['‘](?:[^\s'’‘]+(?:['’]\p{L}+)?\s+){2,}[^'’‘]*['’](?!\p{L})/gu;
/** What is told of others up to the end of the clause: "he said we'd fly". */
const TOLD: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:sa(?:id|ys?|ying)|t(?:old|ells?|elling) (?:me|us|everyone)|promised|announced|explained|shouted|insisted) (?:that )?(?:I|we|he|she|they|it|the|my|there|you)(?!\p{L})[^.,;:!?…\n]*?(?= (?:and|but)(?!\p{L})|[.,;:!?…\n]|$)/giu,
  es: /(?<!\p{L})(?:(?:dij[oe]|decía|dicho|dice|contó|prometió|avisó|explicaba)(?:ron|n)? que|pregunt\p{L}+ si) [^.,;:!?…\n]*?(?= (?:y|pero) |[.,;:!?…\n]|$)/giu,
  fr: /(?<!\p{L})(?:(?:dit|disait|disaient|promis|annoncé|expliquait|répétait) (?:que |qu['’]|de )|demand\p{L}+ (?:si |s['’]))[^.,;:!?…\n]*?(?= (?:et|mais) |[.,;:!?…\n]|$)/giu,
  pt: /(?<!\p{L})(?:(?:disse|diz|dizia|dizendo|falou|avisou|contou|prometeu|falava)(?:ram|m)? que|pergunt\p{L}+ se) [^.,;:!?…\n]*?(?= mas |[.,;:!?…\n]|$)/giu,
  it: /(?<!\p{L})(?:(?:detto|diceva|dice|disse|dicevano|promesso|ripeteva) (?:che |di )|(?:chied|chiest)\p{L}+ se )[^.,;:!?…\n]*?(?= (?:e|ma) |[.,;:!?…\n]|$)/giu,
  de: /(?<!\p{L})(?:sagte|sagt|erzählte|meinte|rief|versprach|erklärte)(?: \p{L}+)?, [^.,;:!?…\n]*/giu,
  ru: /(?<!\p{L})(?:сказал\p{L}*|говор\p{L}+|обещал\p{L}*|объявил\p{L}*|крикнул\p{L}*),? что [^.,;:!?…\n]*/giu,
  ar: /(?<!\p{L})[وف]?(?:قالت?|قالوا|[يت]قول|[يت]حكي|حكت|حكى|[أا]خبر\p{L}+)(?: ?لي| ?لنا)?(?: (?:لي |لنا )?\p{L}+)? (?:[إا]ن\p{L}*|[أا]ن\p{L}*)[^.،,؛؟!\n]*?(?= (?:ثم|لكن)|[.،,؛؟!\n]|$)/gu,
  hi: /(?:कहा|बोल[ाीे]|बताया|कह रह[ाीे] थ[ाीे]) कि [^।,.!?\n]*/gu,
  ja: /(?<=[がはもに、。！？\n])[^がは、。！？\n]{1,30}(?:と|って)(?:言[っいわ]|いわれ|聞い|教え|伝え|頼ま|叫[びん]|怒られ)/gu,
  ko: /(?<=\S(?:이|가|은|는|께서|한테|에게) )[^.,!?\n]{1,40}?(?:다고|라고|자고|냐고) (?:했|하|말|그|소리|물|외|부탁|시켰|좋아|싫어|화를|걱정|칭찬|자랑|우기|우겼)/gu,
  zh: /(?<!听|据|再|小|传|对我)(?:说|告诉我们?|告诉他|问我|答应我)(?!话|不出|着|完|起)[^，。,.！？\n]*/gu,
};

const partsOf = (pattern: RegExp | undefined, text: string): Part[] =>
  pattern
    ? [...text.matchAll(pattern)].map(({ index, 0: found }): Part => [index, index + found.length])
    : [];

/** Whether a part of the text is what nobody does: it is told, feared, wished for, denied, or a comparison. */
export type IsUnreal = (one: Pick<Mention, "at" | "end" | "id">) => boolean;

/** Tells which acts of a text nobody is seen to do. */
export function unrealIn(text: string, language: DreamLanguage): IsUnreal {
  const within = [AS_IF, FEARED, NEARLY, TOLD]
    .flatMap((patterns) => partsOf(patterns[language], text))
    .concat(partsOf(SPEECH, text));
  return ({ at, end, id }) => {
    if (within.some(([from, to]) => at >= from && end <= to + 2)) return true;
    if (SAID_AFTER[language]?.test(text.slice(end, end + 24))) return true;
    // "He booked me for crying".
    if (language === "en" && /(?<!\p{L})for $/u.test(text.slice(Math.max(0, at - 6), at))) return true;
    if (TRIED.has(id)) return false;
    const before = text
      .slice(Math.max(0, at - 40), at)
      .split(/[.,;:!?…。、！？؟،।\n]/u)
      .at(-1)!;
    const after = text.slice(end, end + 24);
    if (LONG_AGO[language]?.test(before) && /[dt][ıiuü]ğ/u.test(text.slice(at, end))) return true;
    return (
      WISHED_BEFORE[language]?.test(before) === true ||
      WISHED_AFTER[language]?.test(after) === true ||
      DENIED[language]?.test(before) === true ||
      DENIED_AFTER[language]?.test(after) === true
    );
  };
}

/** People and places that are named only in what somebody tells: "she said Dad had gone to the bank". */
export function onlyToldIn(all: readonly Mention[], text: string, language: DreamLanguage): Set<Mention> {
  const within = (parts: readonly Part[], { at, end }: Mention) =>
    parts.some(([from, to]) => at >= from && end <= to);
  const [told, fears] = [partsOf(TOLD[language], text), partsOf(FEARED[language], text)];
  // "I feared that the neighbours would complain".
  const isTold = (one: Mention) => within(told, one) || (one.id === "crowd" && within(fears, one));
  const there = all.filter((one) => !isTold(one));
  // Where no other place is named, the dream is at the one that is told.
  const isThere = ({ kind, id, text: word }: Mention) =>
    there.some(
      (one) =>
        one.kind === kind &&
        (kind === "places" ||
          (one.id === id && (id !== "man" || one.text === word) && (id !== "woman" || one.text === word))),
    );
  return new Set(
    all.filter(
      (one) => isTold(one) && (one.kind === "places" ? isThere(one) : one.kind === "people" && !isThere(one)),
    ),
  );
}

/** Whether something is named only in somebody's speech. */
export function isInSpeech(text: string): (one: Pick<Mention, "at" | "end">) => boolean {
  const said = partsOf(SPEECH, text);
  return ({ at, end }) => said.some(([from, to]) => at >= from && end <= to);
}
