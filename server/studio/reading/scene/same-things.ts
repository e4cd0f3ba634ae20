import { patternOf } from "../matching/letters.ts";
import type { DreamLanguage } from "../language.ts";
import { VEHICLES } from "./driving.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

/** How a language says between two things, or around the second, that the first one is the second. */
interface Is {
  between: RegExp;
  /** The form of the second, where the verb is an ending. */
  form?: RegExp;
  /** Behind the second, where the verb comes last. */
  after?: RegExp;
  /** Between the two, where one looks at the first and it is the second; `end` is behind that. */
  seen?: RegExp;
  end?: RegExp;
}

const ADJECTIVE =
  "(?:(?!(?:de|di|da|of|in|on|at|with|made|like|as|en|como|come|comme|con|com|avec) )[\\p{L}]+ )?";
/** "Miro la pelota y era una sandía". */
const AND = "(?:and it |et |y |e |ed |und es )?";
const is = (verb: string, article: string) => ({
  between: patternOf(
    `^(?:,| an)? (?:però |però, |pero |mas |mais |${AND})?(?:${verb}) (?:${article})${ADJECTIVE}$`,
    "iu",
  ),
});

const IS: Partial<Record<DreamLanguage, Is>> = {
  en: {
    between: patternOf(
      `^(?:['’]s|(?: and (?:it|they))? (?:was|were|is|turned out to be))(?: actually| really| all| just)? an? ${ADJECTIVE}$|^ were(?: actually| really| all| just)? ${ADJECTIVE}$`,
      "iu",
    ),
  },
  fr: is("(?:c['’])?(?:était|étaient|est|sont)(?: en fait| en réalité)?", "une? |des "),
  es: is("(?:era|eran|es|son)(?: en realidad)?", "una? |unos |unas "),
  pt: is("(?:era|eram|é|são)(?: na verdade)?", "uma? |uns |umas "),
  it: is("(?:era|erano|è|sono)(?: in realtà)?", "un |uno |una |un['’]|dei |delle |degli "),
  de: is("(?:war|waren|ist|sind)(?: eigentlich| in Wirklichkeit)?", "eine? |lauter "),
  ru: {
    between:
      /^, а это (?:был[аио]? )?(?:\p{L}+ )?$|^,? (?:оказал(?:ся|ась|ось|ись)|на самом деле был[аио]?) (?:\p{L}+ )?$/iu,
  },
  tr: {
    between:
      /^ (?:da |de |ise )?(?:aslında |meğer |meğerse |bildiğin |resmen )(?:\p{L}+ )?(?:bir )?(?:\p{L}+ )?$/iu,
    form: /(?:[dt][ıiuü]|m[ıiuü]ş)$/u,
    seen: /^ (?:bir |bi |dikkatli |tekrar )?(?:baktım|bakıyorum|baktık|bakınca),?(?: ki)? (?:meğer )?(?:bir |bi |koca |kocaman )*$/iu,
    end: /^(?:m[ıiuü]ş|[dt][ıiuü]|y[mdt]\p{L}+| olmuş| çıktı)?(?:$|[.,;!?…])/iu,
  },
  ja: {
    between: /^(?:が|は)(?:実は|よく見ると|全部|なぜか)?(?:大きな|巨大な|小さな)?$/u,
    after: /^(?:だった|でした|だとわか|で[、。])/u,
    seen: /^を(?:よく)?(?:見|み)(?:たら|ると|てみたら|てみると|直すと|直したら)、?(?:なぜか|それは)?(?:大きな|巨大な|小さな)?$/u,
    end: /^(?:だった|でした|だ[。、]|にな)/u,
  },
  ko: {
    between: /^(?:이|가|은|는) ?(?:사실 |알고 보니 |전부 |실은 )?(?:\p{L}+ )?$/u,
    form: /(?:였|이었)/u,
    seen: /^(?:을|를)? (?:자세히 |다시 |잘 )?(?:보니|보니까|봤더니|봤는데),? (?:\p{L}+ )?$/u,
    end: /^(?:이?였|이었|이더|더라|인 )|^(?:$|[.,!?])/u,
  },
  hi: {
    between: /^ (?:असल में |दरअसल )?(?:एक )?(?:(?!(?:और|या|न|नहीं|सिर्फ़|सिर्फ) )\S+ )?(?:एक )?$/u,
    after: /^ (?:था|थी|थे|निकल)(?![\p{L}\p{M}])/u,
    seen: /^ (?:को )?(?:देखा|देखी|देखता हूँ|उठाया|उठाई|खोला|खोली) तो (?:वो |वह )?(?:एक )?$/u,
    end: /^ (?:था|थी|थे|निकला|निकली)(?![\p{L}\p{M}])/u,
  },
  ar: {
    between: /^ (?:كان|كانت|طلعت?|عبارة عن)(?: عبارة عن)? $|^[،,]? ?[فو]إذا (?:هي|هو|بها|به|هم) $/u,
  },
  zh: {
    between:
      /^(?:其实|居然|竟然|原来)?是(?:一[只个头条张把辆艘口])(?:\P{P}{1,4}的)?$|^，(?:其实|居然|竟然|原来)是(?:一?[只个头条张把辆艘口])(?:\P{P}{1,4}的)?$/u,
  },
};
/** A noun with an article or a case is not what something is. */
const DEFINITE: Partial<Record<DreamLanguage, RegExp>> = { ar: /^ال/u };
const HINDI_CASE = /(?<!असल )(?:में|पर|से|को|के|की|का|ने)(?= )/u;

/** Parts of a thing: what they are is seen on it. */
const PARTS = new Set<string>([
  "wheel",
  "tyre",
  "door",
  "window",
  "roof",
  "hair",
  "tooth",
  "wall",
  "chimney",
]);
/** In or on which one can be in place of a vehicle. */
const CARRIES = new Set<string>(["bathtub", "bed", "sofa", "armchair", "shoe", "carpet", "barrel", "box"]);
const takesPlace = (one: Mention, other: Mention): boolean =>
  one.id !== other.id &&
  !PARTS.has(one.id) &&
  !LIVING.has(one.id) &&
  (!VEHICLES.has(one.id) || VEHICLES.has(other.id) || LIVING.has(other.id) || CARRIES.has(other.id));

/** "I bit into a peach and it was a stone": what is in it is another thing. */
const OPENED =
  /(?<!\p{L})(?:bit(?:e|ing|es)? into|open(?:ed|s|ing)?|unwrap\p{L}*|cut|crack\p{L}*|peel\p{L}*|mord\p{L}*|abr\p{L}*|cort\p{L}*|pel\p{L}*|croqu\p{L}*|ouvr\p{L}*|ouvert\p{L}*|coup\p{L}*|apr\p{L}*|aperto|addent\p{L}*|tagli\p{L}*|sbucci\p{L}*|öffne\p{L}*|biss|schnitt) (?:(?:open|dans|in|en|no|na|num|a) )?(?:(?:an?|the|my|una?|el|la|le|une|mon|ma|mi|il|lo|uno|uma?|o|meu|minha|l['’]|eine?n?|den|die|das) ?)?$/iu;
/** "A baby wrapped in a towel and it was a marrow". */
const WITHIN =
  /(?<!\p{L})(?:in|on|with|of|from|under|by|into|inside|en|con|de|del|sobre|por|dans|sur|avec|du|su|sul|sulla|nel|nella|di|em|no|na|num|numa|com|do|da|mit|auf|von|unter) (?:(?:an?|the|my|his|her|our|una?|el|la|le|une|mon|ma|mi|il|lo|uno|uma?|o|meu|minha|eine[mnr]?|dem|der) )?(?:\p{L}+ )?$/iu;
const BY_PRONOUN = /^,?(?: and (?:it|they)| et | y | e | ed | und es )/iu;

/** "The car was a bathtub": the bathtub is there, and no car; what is said of the car is said of it. */
export function asWhatTheyAre(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): readonly Mention[] {
  const words = IS[language];
  if (!words) return all;
  const things = all.filter(({ kind }) => kind === "things");
  const known = new Map<string, string>();
  const said = new Set<Mention>();
  things.forEach((one, i) => {
    const other = things[i + 1];
    if (!other || known.has(one.id) || !takesPlace(one, other)) return;
    const gap = text.slice(one.end, other.at);
    const before = text.slice(Math.max(0, one.at - 30), one.at);
    if (BY_PRONOUN.test(gap) && (OPENED.test(before) || WITHIN.test(before))) return;
    const isSeen = words.seen?.test(gap) === true && words.end!.test(text.slice(other.end));
    if (isSeen) {
      known.set(one.id, other.id);
      said.add(one);
      return;
    }
    if (language === "hi" && HINDI_CASE.test(`${gap} `)) return;
    if (!words.between.test(gap) || DEFINITE[language]?.test(other.text)) return;
    if (words.form && !words.form.test(other.text + /^\p{L}*/u.exec(text.slice(other.end))![0])) return;
    if (words.after && !words.after.test(text.slice(other.end))) return;
    known.set(one.id, other.id);
    said.add(one);
  });
  if (known.size === 0) return all;
  return all.flatMap((one) => {
    if (said.has(one)) return [];
    return one.kind === "things" && known.has(one.id) ? { ...one, id: known.get(one.id)! } : one;
  });
}
