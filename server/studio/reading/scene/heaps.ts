import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Buildings by which a heap is called. */
const HEAPS = new Set<string>(["pyramid", "tower"]);
/** Of what such a building itself may be. */
// prettier-ignore
const BUILT_OF = new Set<string>([
  "rock", "bricks", "blocks", "log", "glass", "milkGlass", "wineGlass", "sand", "mud", "iceberg", "crystal", "diamond",
  "goldBar", "brokenGlass", "fire", "smoke", "cloud", "castle", "house", "building", "wall", "columns", "clock", "bell",
  "lantern", "mirror",
]);

/** Between the heap and what it is of, which stands behind it. */
const BEHIND: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:made |built |stacked )?(?:out )?of (?:(?!the |my |our |an? )\p{L}+ ){0,2}$/iu,
  fr: /^ (?:faite? )?d(?:e |['’])(?!la |ma |mon )(?:\p{L}+ (?:de |d['’])?)?$/iu,
  it: /^ (?:fatta )?(?:di |d['’])(?:\p{L}+ (?:di )?)?$/iu,
  es: /^ (?:hecha )?de (?!la |mi )(?:\p{L}+ (?:de )?)?$/iu,
  pt: /^ (?:feita )?de (?:\p{L}+ (?:de )?)?$/iu,
  de: /^ (?:aus|von) (?!der |dem )(?:\p{L}+ )?$/iu,
  ru: /^ из (?:\p{L}+ )?$/iu,
  ar: /^ (?:مصنوعة? |مبني )?من (?:ال)?$/u,
};
/** What stands before it, with its ending, up to the heap. */
const BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?:l[ae]r|l[ae]r[ıi]n?)(?:[dt][ae]n) (?:\p{L}+m[ıiuü]ş |oluşan )?(?:bir |bi |koca |kocaman |dev )*$/iu,
  hi: /^\S* (?:का|की|के|से बना|से बनी) (?:एक )?(?:\S+ )?$/u,
  ja: /^\p{L}*?(?:の|でできた|で出来た|で作った|を積んだ|を積み上げた|を積み重ねた)(?:巨大な|大きな|高い)?$/u,
  ko: /^\S*(?:로|을|를) (?:쌓은|쌓아 올린|만든|된|이루어진) (?:\S+ )?$/u,
  zh: /^(?:堆成的|堆起来的|做的|搭的|叠成的|搭成的)(?:巨大的|大)?$/u,
};

const isHeaped = ({ kind, id }: Mention) =>
  kind === "people" || (kind === "things" && !BUILT_OF.has(id) && !HEAPS.has(id));

/** What a heap is of: "a pyramid of oranges", "オレンジのピラミッド". */
function heapedIn(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  const isNoun = ({ kind }: Mention) => kind === "things" || kind === "people";
  const next = all.find((other) => isNoun(other) && other.at >= one.end);
  if (next && isHeaped(next) && BEHIND[language]?.test(text.slice(one.end, next.at))) return next;
  const last = all.findLast((other) => isNoun(other) && other.end <= one.at);
  if (!last || !isHeaped(last) || one.at - last.end > 24) return undefined;
  // In Turkish and Korean the ending belongs to the word.
  const from = language === "tr" || language === "ko" ? last.at : last.end;
  return BEFORE[language]?.test(text.slice(from, one.at)) ? last : undefined;
}

/** In the place of a pyramid or a tower that is only a heap of things: that there are many of them. */
export function asHeap(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention[] | undefined {
  if (one.kind !== "things" || !HEAPS.has(one.id)) return undefined;
  const of = heapedIn(one, all, text, language);
  return of && [{ kind: "counts", id: "three", at: of.at, end: of.at, text: "" }];
}
