import { type DreamLanguage, isRomance } from "../language.ts";
import { isLiving } from "./others.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

interface Around {
  verb: Mention;
  /** The sentence before the verb, and the text after it. */
  before: string;
  after: string;
  /** Those of the scene whom the sentence names before the verb. */
  living: readonly Mention[];
}

const ENGLISH_I = /(?<!\p{L})(?:I|we|me|us|my|our|im|i['’]m)(?!\p{L})/iu;
/** Notes without a subject: "Went to fix a boiler and crawled through". */
const ENGLISH_NOTE =
  /^\s*(?:(?:just|then|so|and|but|next|suddenly|also|ok|again|yesterday|last night|dreamt|dreamed|about|that|in) )*(?:went|got|was|had|found|saw|came|ran|sat|stood|took|felt|kept|lost|woke|couldn['’]?t|could|tried|started|\p{L}+(?:ed|ing))(?!\p{L})/iu;
const THERE_IS = /(?<!\p{L})there(?:['’]s| was| were| is)(?!\p{L})/iu;
const IS = /(?<!\p{L})(?:was|were|is|are|['’]s)(?!\p{L})/iu;
/** Acts whose English words are finite verbs or participles behind their subject. */
const OF_VERBS = /(?:ing|ed|s|sat|stood|lay|ate|sang|swam|ran)(?!\p{L})/iu;

function inEnglish({ verb, before, living }: Around): boolean {
  const words = before.trim();
  if (words === "" || ENGLISH_I.test(words)) return false;
  if (verb.id === "atWindow") return THERE_IS.test(words);
  if (!OF_VERBS.test(verb.text.split(" ")[0]!)) return false;
  if (THERE_IS.test(words)) return true;
  if (ENGLISH_NOTE.test(words)) return false;
  // "Parents' evening, sat on a tiny chair".
  return !words.endsWith(",") || IS.test(words) || living.length > 0;
}

/** "Karpuzların üstünde oturmuş dondurma yiyor": the last verb of the clause tells who. */
const TURKISH_PERFECT = /m[ıiuü]ş(?:lar|ler)?$/iu;
const TURKISH_OWN = /(?:[ıiuü]m|[dt][ıiuü]k|[yz]?[ıiuü]z)(?:!|$)/iu;
function inTurkish({ verb, before, after }: Around): boolean {
  if (!TURKISH_PERFECT.test(verb.text) || /(?<!\p{L})(?:ben|biz)(?!\p{L})/iu.test(before)) return false;
  const rest = after.split(/[.,;!?]|(?<!\p{L})(?:ama|ve)(?!\p{L})/u)[0]!.trim();
  const last = rest.split(" ").at(-1)!;
  return !TURKISH_OWN.test(last === "" ? verb.text : last);
}

/** "Je l'ai retrouvée assise", "lo encontré dormido", "víamos as sardinhas a nadar": whom one sees or finds does it. */
const SEEN =
  /(?<!\p{L})(?:retrouv|trouv|vois |voyais |vu|encontr|vi |v[ií]amos |via |veía|veíamos |trova|trov[oai]|ved|vist)\p{L}*(?:-[ao]s?)? (?:\p{L}+ ){0,6}$/iu;
const PARTICIPLE =
  /^(?:assis|couch|allong|endorm|sentad|dormid|acostad|tumbad|deitad|sedut|sdraiat|addorment)/iu;
const NOUN_DOES =
  /(?<!\p{L})(?<!(?:com|e) )(?:uma?|os?|as?|uns|umas) (?!vezes|noite|tarde|dia|mesma)\p{L}{3,} (?:(?:lá|ali|cá) )?(?:(?:dentro|fora|em cima|em baixo) )?a $/iu;
const OWN = /(?<!\p{L})(?:eu|me|nós)(?!\p{L})/iu;
/** "L'examinateur, assis sur le bord", "lo subí al elevador". */
const APPOSED = /(?<!\p{L})(?:l['’]|le |la |les |el |los |las |il |o |a |os |as )\p{L}{4,}, $/iu;
const OBJECT = /(?<!\p{L})(?:lo|la|los|las) $/iu;
/** "Quarante invités déjà assis". */
const SEVERAL =
  /(?<!\p{L})(?:les|des|deux|trois|dix|vingt|quarante|cent|tous les) \p{L}{4,}s (?:déjà |tous |bien )?$/iu;
function inRomance({ verb, before, living }: Around): boolean {
  if (PARTICIPLE.test(verb.text))
    return (
      [SEEN, APPOSED, SEVERAL].some((said) => said.test(before)) ||
      (living.length > 0 && before.endsWith(", "))
    );
  if (verb.id === "climbing" && /^sub/iu.test(verb.text)) return OBJECT.test(before);
  // The words of some acts begin with the preposition: "a cantar".
  const [clause] = (verb.text.startsWith("a ") ? `${before}a ` : before).split(",").slice(-1);
  return verb.text.endsWith("r") && NOUN_DOES.test(clause!) && !OWN.test(clause!);
}

const HINDI_I = /(?<![\p{L}\p{M}])(?:मैं|मैंने|मैने|हम|हमने|मुझे|हमें|मेर[ाीे]|हमार[ाीे])(?![\p{L}\p{M}])/u;
const HINDI_CASE = /^ (?:में|मे|पर|पे|को|से|का|की|के|ने|तक|जैसे) /u;
/** "घोड़ी पर एक दीवार घड़ी बैठी थी": who stands right before the verb, without a case. */
function inHindi({ verb, before, living }: Around): boolean {
  // "मेरी मैम बैठी थी", but "मेरे हाथ में".
  const words = before.replace(/(?:मेर[ाीे]|हमार[ाीे]) (?!$)/gu, "");
  if (HINDI_I.test(words) || verb.id === "riding") return false;
  const one = living.at(-1);
  if (one && !HINDI_CASE.test(`${before.slice(before.length - (verb.at - one.end))} `)) return true;
  return verb.id === "sitting" && !/(?:में|मे|पर|पे|के|नीचे|पास|साथ) $/u.test(before) && before.trim() !== "";
}

/** "清さんは西瓜を食べながら", "みなさん喜んで歌ってる". */
const JAPANESE_PERSON =
  /(?:さん|さま|くん|ちゃん|先生|みんな|全員|みなさん)(?:たち)?(?:は|が|も)?(?=[^のとにへを])[^のとにへを][^。]*$/u;
const JAPANESE_I = /(?:私|わたし|僕|俺|自分|うち)(?:は|が|も|だけ)/u;
/** "隣に座ってた白い犬が": the noun behind the verb does it. */
const JAPANESE_NEXT = /^て?(?:い)?(?:る|た(?!ら))(?:の(?:は|が)|[\p{Script=Han}ぁ-ん]{0,3}[いなの]?)$/u;
function inJapanese({ verb, before, after }: Around, all: readonly Mention[]): boolean {
  const next = all.find((one) => one.at >= verb.end && isLiving(one));
  if (next && next.at - verb.end <= 9 && JAPANESE_NEXT.test(after.slice(0, next.at - verb.end))) return true;
  return (
    !JAPANESE_I.test(before) && JAPANESE_PERSON.test(before) && !/って|と(?:一緒|二人|いっしょ)/u.test(before)
  );
}

/** "제 등에 업혀서 잠들었어요": who is carried sleeps. "따고 계셨어요": said with respect of another. */
const KOREAN_CARRIED = /(?:제|내) (?:등에 업|품에 안|무릎에 누)[가-힣]{1,3}서? $/u;
const KOREAN_RESPECT = /^\S{0,2} ?(?:계시|계셨|계신)/u;
const inKorean = ({ before, after }: Around): boolean =>
  KOREAN_CARRIED.test(before) || KOREAN_RESPECT.test(after);

/** "وقعدت تضحك": the next verb is of a woman. "منشغلاً بأكل التمر". */
const inArabic = ({ verb, before, after }: Around): boolean =>
  (/^[وف]?(?:قعدت|جلست)$/u.test(verb.text) && /^ ت\p{L}{2,}/u.test(after)) ||
  /(?:منشغل|مشغول)[اًة]* $/u.test(before);

const OF_LANGUAGE: Partial<Record<DreamLanguage, (around: Around, all: readonly Mention[]) => boolean>> = {
  en: inEnglish,
  tr: inTurkish,
  hi: inHindi,
  ja: inJapanese,
  ko: inKorean,
  ar: inArabic,
};

/** Acts that a fish, a bird or whoever is looked at does as well as the dreamer. */
// prettier-ignore
const OF_ANYONE = new Set<string>([
  "sitting", "lying", "eating", "drinking", "singing", "dancing", "swimming", "sleeping", "climbing", "picking", "holding",
  "screaming", "crying", "atWindow", "riding",
]);

/** Whether the words around a verb give its act to another than the dreamer, whom the scene may not know. */
export function isDoneByAnother(
  verb: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  const does = isRomance(language) ? inRomance : OF_LANGUAGE[language];
  if (!does || !OF_ANYONE.has(verb.id)) return false;
  const before = sentenceBefore(text, verb.at, 160);
  const from = verb.at - before.length;
  const living = all.filter((one) => one.at >= from && one.end <= verb.at && isLiving(one));
  return does({ verb, before, after: text.slice(verb.end, verb.end + 60), living }, all);
}
