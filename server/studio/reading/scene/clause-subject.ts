import type { DreamLanguage } from "../language.ts";
import { isGoal } from "./goals.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

interface Clause {
  verb: Mention;
  all: readonly Mention[];
  text: string;
  /** Whether a mention can do what the verb says. */
  canDo: (one: Mention) => boolean;
  takesObject: boolean;
}

/** Between a Hindi subject and its verb: no postposition right behind it, nobody of the first person, nothing seen. */
const HINDI_SUBJECT = /^ (?:ने )?(?!(?:को|से|के|का|की|में|पर|पे|जैस[ाेी]|देख\p{L}*|मिल\p{L}*|बन\p{L}*) )/u;
const HINDI_OTHER = /(?:^|[ ,])(?:मैं|मैंने|मैने|हम|हमने|मुझे|हमें|देखा|देखी|देखे|देखकर|कि) /u;
const HINDI_MINE = /^(?:\s\S+){0,2}\s(?:हूँ|हूं)/u;

/** "रिक्शा खींचने वाला एक शेर था", "मंच पर एक ऊँट": who does it follows. */
const HINDI_NEXT = /^ ?(?:वाल[ाीे] )?(?:एक |कोई )?(?:बड़[ाीे] )?$/u;
const isAtPlace = ({ text: word }: Mention) => /(?:पर|में|वाल[ाीे]|ने)$/u.test(word);
function hindiNext({ verb, all, text, canDo }: Clause): Mention | undefined {
  const next = all.find((each) => each.at >= verb.end && (canDo(each) || each.kind === "people"));
  if (!next) return undefined;
  const gap = text.slice(verb.end, next.at);
  return HINDI_NEXT.test(gap) && (gap.includes("वाल") || isAtPlace(verb)) ? next : undefined;
}

/** "Küvette ayı yıkanıyo": the words of the act are where it is done, and who does it follows. */
function turkishNext({ verb, all, text, canDo }: Clause): Mention | undefined {
  if (!/(?:[dt]|l)[ae]$/u.test(verb.text)) return undefined;
  const next = all.find((each) => each.at >= verb.end && (canDo(each) || each.kind === "people"));
  return next && /^ (?:bir |bi |koca |kocaman )*$/u.test(text.slice(verb.end, next.at)) ? next : undefined;
}

function hindiSubject(told: Clause): Mention | undefined {
  const { verb, all, text, canDo, takesObject } = told;
  const following = hindiNext(told);
  if (following) return following;
  const one = all.findLast(
    (each) =>
      each.end <= verb.at &&
      (canDo(each) || (each.kind === "people" && each.id !== "crowd")) &&
      HINDI_SUBJECT.test(text.slice(each.end)),
  );
  if (!one || !canDo(one) || HINDI_MINE.test(text.slice(verb.end))) return undefined;
  const gap = text.slice(one.end, verb.at);
  if (gap.length > 60 || /[।.!?\n]/u.test(gap) || HINDI_OTHER.test(gap)) return undefined;
  if (takesObject && gap === " ") return undefined;
  // "मैं कुत्ता लेकर": whoever stands first acts.
  const clause = sentenceBefore(text, one.at)
    .split(/[,;]| और | तो /u)
    .at(-1)!;
  return /(?:^|\s)(?:मैं|मैंने|मैने|हम|हमने|हमें)\s/u.test(`${clause} `) ? undefined : one;
}

/** Words before an Arabic noun that is a subject: the beginning, "and", "that", "there was", "I saw". */
const ARABIC_START =
  /(?:^|[.،,!؟?\n]\s*|(?<!\p{L})(?:و?كان|و?كانت|أن|ان|إن|إنو|انو|أنه|اني شفت|شفت|لقيت|رأيت|واحد|واحدة|حلمت|فيه|في|كل|فجأة|وفجأة|ولقيت|وشفت) )(?:ال)?$/u;
const ARABIC_MINE = /(?<!\p{L})و?(?:أنا|انا|إني|اني|كنت|وأنا|حنا|احنا|ونحن)(?!\p{L})/u;
/** Forms of the dreamer: "أكتب", "نكتب", "كنجري", "كتبت". */
const ARABIC_FIRST = /^[وف]?(?:أ|ا(?!ل)|ن(?!ا[يئ]م|اعس)|كن|بن|حن)\p{L}+$|(?:ت|نا)$/u;

function arabicSubject({ verb, all, text, canDo, takesObject }: Clause): Mention | undefined {
  if (ARABIC_FIRST.test(verb.text)) return undefined;
  const one = all.findLast(
    (each) =>
      each.end <= verb.at &&
      (canDo(each) || each.kind === "people" || (each.kind === "light" && each.id === "moon")),
  );
  if (!one || one.kind === "people") return undefined;
  const gap = text.slice(one.end, verb.at);
  const joined = /^[وف]/u.test(one.text);
  if (gap.length > 44 || /[.،,!؟?\n]/u.test(gap) || ARABIC_MINE.test(gap)) return undefined;
  if (takesObject && gap.length < 2) return one;
  return joined || ARABIC_START.test(sentenceBefore(text, one.at)) ? one : undefined;
}

const KOREAN_SUBJECT = /(?:이|가|은|는|도)$/u;
/** "펭귄 세 마리가". */
const KOREAN_COUNTED =
  /^ (?:한|두|세|네|다섯|여섯|몇|여러|\d+) ?(?:마리|명|분|척|대|사람|개)(?:이|가|은|는|도)(?!\p{L})/u;
/** Connectives after which another one may act, and what describes a noun: "고양이가 운전하는 택시를". */
const KOREAN_NEXT =
  /[가-힣](?:(?<!에|앉아|누워|엎드려|기대|매달려|숨어|모여|면|서)서|니까|자|는데|길래|다가|지만|더니|고|면) |(?:는|은|던|한) [가-힣]+(?:을|를|에|로) /u;

function koreanSubject({ verb, all, text, canDo, takesObject }: Clause): Mention | "nobody" | undefined {
  const one = all.findLast(
    (each) =>
      (each.kind === "things" || each.kind === "people" || each.kind === "light") &&
      each.end <= verb.at &&
      !isGoal(each, text, "ko") &&
      (KOREAN_SUBJECT.test(each.text) || KOREAN_COUNTED.test(text.slice(each.end))),
  );
  if (one?.kind !== "things" && one?.kind !== "light") return undefined;
  const gap = text.slice(one.end, verb.at);
  if (/[.,!?\n]/u.test(gap) || KOREAN_NEXT.test(gap)) return undefined;
  if (/(?:^|\s)(?:나는|내가|나도|저는|제가)\s/u.test(gap)) return undefined;
  if (canDo(one)) return gap.length <= 34 ? one : undefined;
  // "수박이 타고 있었다".
  if (verb.id === "riding" && gap === " " && /[이가]$/u.test(one.text)) return "nobody";
  // "식빵이 우유를 마시고".
  return (takesObject ? /^ \S+[을를] $/u.test(gap) : gap.length <= 8) ? "nobody" : undefined;
}

/** "髪がヘビになって逃げた": what it has become acts. */
const BECAME = /^にな(?:って|り)[^がはを、。]{0,8}$/u;
/** "ブランコに乗ってるのが骸骨だった". */
const IS_WHO = /^(?:て|で)?(?:い)?(?:る|た)の(?:が|は)(?:全部|みんな|全員|なぜか)?$/u;

/** "檻の中にいるのは会社の人", "握ってくれるのは": others do it. */
const BY_OTHERS = /^(?:に(?:い|入って(?:い)?)(?:る|た)のは|(?:て|で)?くれ)/u;
const isByOthers = ({ verb, all, text }: Clause): boolean =>
  BY_OTHERS.test(text.slice(verb.end)) &&
  !all.some(({ kind, end }) => kind === "people" && end <= verb.at && verb.at - end < 30);

function japaneseSubject(told: Clause): Mention | "nobody" | undefined {
  const { verb, all, text, canDo } = told;
  if (isByOthers(told)) return "nobody";
  const next = all.find((one) => one.at >= verb.end && (canDo(one) || one.kind === "people"));
  if (next && IS_WHO.test(text.slice(verb.end, next.at))) return next;
  const last = all.findLast((one) => one.end <= verb.at && canDo(one));
  return last && BECAME.test(text.slice(last.end, verb.at)) ? last : undefined;
}

/** "碗边坐着一只猫": who is there follows the verb. */
const CHINESE_PLACE = /[里上边旁下中间口面头前后]$/u;
const CHINESE_THERE =
  /^了?(?:[一二两三四五六七八九十几好多许]{0,2}[只个头条匹位名群])?(?:\p{L}{0,4}的|[小大白黑红老胖]{1,2})?$/u;
/** "鱼从我们身边游过去": at the start of its clause, with nobody else behind it who could act. */
const CHINESE_START =
  /(?:^|[，。,.！？、；：:]|看见|看到|发现|有|然后|后来|突然|最后|结果|接着|于是|只见|梦见|梦到)(?:了|着)?(?:我家?的|那|这|一|两|几|好几|许多|很多|无数|一群|整|每)*[只个头条匹位名群]?(?:\p{L}{0,3}的|[小大白黑红老胖花]{0,2})$/u;
const CHINESE_SELF = /(?<![从向朝对跟给让把被绕围朝往离为替和与冲])我/u;
/** "翻开里面飞出好多白色的蝴蝶": who comes out follows the verb. */
const CHINESE_OUT =
  /^(?:出来?|来|过来?|下来?|进来?|上来|起)了?(?:好多|很多|许多|无数|一群|几|两|三|成群)?(?:一?[只个头条匹位名群])?(?:\p{L}{0,4}的|[小大白黑红老胖])?$/u;
/** "整个城市都睡着了": all of it does. */
const CHINESE_ALL = /^(?:里|的人)?(?:全部?|全都|都)(?:在)?$/u;
function chineseSubject({ verb, all, text, canDo, takesObject }: Clause): Mention | "nobody" | undefined {
  const out = takesObject
    ? undefined
    : all.find((each) => each.at >= verb.end && (canDo(each) || each.kind === "people"));
  if (out && CHINESE_OUT.test(text.slice(verb.end, out.at))) return out;
  const whole = all.findLast(({ kind, end }) => kind === "places" && end <= verb.at);
  if (whole && CHINESE_ALL.test(text.slice(whole.end, verb.at))) return "nobody";
  const one = all.findLast((each) => each.end <= verb.at && canDo(each));
  if (one) {
    const gap = text.slice(one.end, verb.at);
    const clause = sentenceBefore(text, one.at).split(/[，,]/u).at(-1)!;
    // "全变成了蚂蚁，爬得满桌都是".
    if (/^[，,](?:都|就|到处|一起|还|又)?$/u.test(gap) && !CHINESE_SELF.test(clause)) return one;
    const isFree = !/[，。,.！？、；]|[他她它]/u.test(gap) && !CHINESE_SELF.test(gap) && gap.length <= 14;
    const isBehind = all.some((each) => each.kind === "people" && each.at >= one.end && each.end <= verb.at);
    if (isFree && !isBehind && CHINESE_START.test(sentenceBefore(text, one.at))) return one;
  }
  // "它说想吃火锅，然后开着车".
  const [before, now] = sentenceBefore(text, verb.at).split(/[，,]/u).slice(-2);
  if (now !== undefined && /^(?:然后|接着|于是|最后|就|又|还)*$/u.test(now) && /^[它他她]/u.test(before!)) {
    const start = verb.at - now.length - 1 - before!.length;
    return all.findLast((each) => each.end <= start && (canDo(each) || each.kind === "people"));
  }
  if (!verb.text.endsWith("着") || !CHINESE_PLACE.test(text.slice(0, verb.at))) return undefined;
  const next = all.find((each) => each.at >= verb.end && (canDo(each) || each.kind === "people"));
  return next && CHINESE_THERE.test(text.slice(verb.end, next.at)) ? next : undefined;
}

const OF_LANGUAGE: Partial<Record<DreamLanguage, (clause: Clause) => Mention | "nobody" | undefined>> = {
  hi: hindiSubject,
  tr: turkishNext,
  ar: arabicSubject,
  ko: koreanSubject,
  ja: japaneseSubject,
  zh: chineseSubject,
};

/** The creature that is the subject of a verb's clause, in languages that tell it by order and particles. */
export function creatureOf(clause: Clause, language: DreamLanguage): Mention | "nobody" | undefined {
  return OF_LANGUAGE[language]?.(clause);
}
