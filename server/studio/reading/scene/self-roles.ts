import type { DreamLanguage } from "../language.ts";
import type { PersonId } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** "I was a waiter": the words before what the dreamer is, and those from it on. */
const I_AM: Partial<Record<DreamLanguage, readonly (readonly [before: RegExp, from?: RegExp])[]>> = {
  en: [
    [
      /(?:^|[^\p{L}])(?:I|i)(?: (?:was|am|became|had become|worked as|was working as|had been)|['’]m|['’]d become) (?:still |again |suddenly |now |back as |actually )?(?:an? |the |their |its |this )(?:(?!with|of|in|from)\p{L}+ ){0,2}$/u,
      /^[\p{L} -]+(?!['’]s)/u,
    ],
    [/(?:^|[^\p{L}])(?:I|we) (?:were|was) $/iu, /^(?:kids|children) (?:again|still)/iu],
    [/(?:^|[^\p{L}])and I were (?:both |all )?$/u, /^(?:kids|children)/iu],
  ],
  fr: [
    [
      /(?<!\p{L})(?:j['’](?:étais|suis)|je (?:suis|travaillais comme|faisais|redevenais|devenais)|j['’]étais (?:re)?devenue?) (?:de nouveau |encore )?(?:une? |le |la |l['’])?(?:(?!dans|avec|chez|en|de|à)\p{L}+ )?$/iu,
    ],
  ],
  es: [
    [
      /(?<!\p{L})(?:yo (?:soy|era)|soy|trabajaba (?:de|como)|estaba de|(?:soñé|soñaba) q(?:ue)? (?:yo )?era) (?:una? |el |la |otra vez )?$/iu,
    ],
    [/(?:^|[.!?]\s*)era (?:una? )?$/iu],
    [/(?<!\p{L})yo, (?:el|la|una?) $/iu],
  ],
  pt: [
    [
      /(?<!\p{L})(?:eu (?:sou|era)|sou|trabalhava (?:de|como)|(?:sonhei|sonhava) q(?:ue)? (?:eu )?era) (?:uma? |o |a |de novo )?$/iu,
    ],
    [/(?:^|[.!?]\s*)era (?:uma? )?$/iu],
    [/(?<!\p{L})eu, (?:o|a|uma?) $/iu],
  ],
  it: [
    [
      /(?<!\p{L})(?:ero|sono|facevo|lavoravo come) (?:di nuovo |ancora |tornat[oa] )?(?:una?|uno|un['’]|il|la|lo|l['’])? ?$/iu,
    ],
    [/(?<!\p{L})io, (?:il |la |lo |l['’]|una? )$/iu],
  ],
  de: [
    [
      /(?<!\p{L})(?:ich (?:bin|war|wurde|arbeite(?:te)? als)|(?:war|bin|wurde) ich) (?:wieder |plötzlich |auf einmal |jetzt |auch )?(?:eine? |der |die |das )?(?:\p{Ll}+e[rs]? )?$/iu,
    ],
  ],
  ru: [
    [
      /(?<!\p{L})я,? (?:(?:—|-|–|был[аи]?|стал[аи]?|снова|опять|теперь|там|работал[а]?) )*$/iu,
      /^\p{L}+(?:ом|ем|ой|ей|)(?!\p{L})/u,
    ],
  ],
  ar: [[/(?<!\p{L})و?(?:أنا|انا|كنت|صرت|أصبحت|اصبحت|إني|اني|أعمل|اعمل|أشتغل|اشتغل) (?:أنا |انا )?$/u]],
  hi: [[/(?:^|[।.!?,]\s*|(?:कि|और) )मैं (?:\S+ ){0,2}$/u, /^\S+(?: \S+)? (?:था|थी|हूँ|हूं|बन (?:गया|गई))/u]],
  ja: [
    [
      /(?:私|僕|俺|自分)[がはも](?:なぜか|急に|また|いつの間にか)*$/u,
      /^.{1,8}?(?:だった|でした|になっ|に戻っ|で、|なのに)/u,
    ],
    [/(?:^|[。！？]\s*)(?:なぜか|急に|また)*$/u, /^.{1,8}?(?:になって|に戻って|として働)/u],
  ],
  ko: [
    [
      /(?:^|[\s.])(?:내가|나는|제가|저는|난) (?:다시 |갑자기 |또 |축구 |\p{L}{1,3} )?$/u,
      /^\S{1,8}?(?:였|이었|인데|이라|라서|이고|[이가] ?(?:되|됐|돼))/u,
    ],
    [/(?:^|[.!?]\s*)(?:다시 |또 |갑자기 )?$/u, /^\S{1,8}?[이가] (?:되|됐|돼)/u],
    [/속의 나는 $/u, /^\S{1,8}?(?:였|이었)/u],
  ],
  tr: [
    [
      /^/u,
      /^\p{L}+(?:y?[dt][ıiuü]m|y?m[ıiuü]ş[ıiuü]m|[dt][ae]y[dt][ıiuü]m|[dt][ae]ym[ıiuü]ş[ıiuü]m|[dt][ae]yim)(?!\p{L})/u,
    ],
    [
      /(?:^|[.!?,]\s*|(?<!\p{L})(?:ben|rüyamda|yine|gene) )(?:bir |yine |gene )?$/iu,
      /^\p{L}+ (?:olmuş(?:t?um)|oldum|olarak çalış)/u,
    ],
    [/(?:^|[.!?]\s*)(?:ben )?$/iu, /^\p{L}+[ıiuü]m(?:,| ben(?!\p{L}))/u],
  ],
  zh: [[/我(?:突然|又|自己)?(?:是|当(?:上)?了?|做了?|成了|变成了?)(?:一?[个名位])?$/u]],
};

/** Who is somebody of the dreamer, and not what the dreamer is. */
const KIN = new Set<string>([
  "mother",
  "father",
  "parents",
  "grandmother",
  "grandfather",
  "grandparents",
  "brother",
  "sister",
  "friend",
  "baby",
  "crowd",
] satisfies PersonId[]);

/** Whether what the dream calls somebody is the dreamer: "I am a nurse and dreamt". */
export function isSelf({ id, at, end, text: word }: Mention, text: string, language: DreamLanguage): boolean {
  if (KIN.has(id)) return false;
  const before = text.slice(Math.max(0, at - 48), at);
  const from = `${word}${text.slice(end, end + 16)}`;
  return I_AM[language]?.some(([start, rest]) => start.test(before) && (rest?.test(from) ?? true)) === true;
}
