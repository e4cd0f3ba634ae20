import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";
import type { Mention } from "./vocabulary.ts";

/** The rest of a clause in languages with "and" between words. */
const REST = "[^.,;:!?…\\n]*?";
const to = (end: string) => `${REST}(?= (?:${end}) |[.,;:!?…\\n]|$)`;

/** What it was like once, when one was elsewhere: "as when we used to go to the river". */
const REMEMBERED: Record<DreamLanguage, RegExp> = {
  en: patternOf(
    `(?<!\\p{L})(?:(?:just |exactly )?(?:like|as|same as) (?:back )?(?:when(?:ever)?|(?:the|that) time) (?:we|I|he|she|they|you|my|our|mum|mom|dad|nan|gran\\p{L}*|it was)|the way (?:we|he|she|they|it) (?:did|was|were|used to)|(?:just )?like (?:we|he|she|they) (?:did|used to))(?!\\p{L})${to("and|but|while")}`,
    "giu",
  ),
  fr: patternOf(
    `(?<!\\p{L})(?:comme|pareil que|tout comme) (?:(?:quand|lorsque|du temps où|à l['’]époque où|la fois où) |lorsqu['’]|quand on )${to("et|mais|pendant")}`,
    "giu",
  ),
  es: patternOf(
    `(?<!\\p{L})(?:como|igual que|tal como|lo mismo que) (?:antes,? )?(?:cuando|aquella vez que|los días que|en los tiempos en que) ${to("y|pero|mientras")}`,
    "giu",
  ),
  pt: patternOf(
    `(?<!\\p{L})(?:como|que nem|igual a|igual|tal como|feito) (?:quando|na altura em que|no tempo em que|daquela vez que) ${to("e|mas|enquanto")}`,
    "giu",
  ),
  it: patternOf(
    `(?<!\\p{L})(?:come|proprio come|uguale a|tale e quale a) (?:quando|quella volta che|ai tempi in cui) ${to("e|ma|mentre")}`,
    "giu",
  ),
  de: /(?<!\p{L})(?:so |genau(?:so)? )?wie (?:damals|früher)?,? ?(?:als|wenn) (?:wir|ich|er|sie|man|mein\p{L}*)(?!\p{L})[^.,;:!?…\n]*/giu,
  ru: /(?<!\p{L})(?:прямо |совсем )?как (?:тогда|раньше|в детстве|бывало)?,? ?(?:когда|если) [^.,;:!?…\n]*/giu,
  tr: /(?<!\p{L})(?:eskiden|çocukken|küçükken|hani|vaktiyle|bir zamanlar) [^.,;:!?…\n]*?[dt][ıiuü]ğ\p{L}*(?: \p{L}+)? gibi/giu,
  ar: /(?<!\p{L})(?:مثل ما|متل ما|زي ما|زي لما|مثل لما|كما|مثلما) (?:كنا|كنت|كان|كانت|كنّا)(?!\p{L})[^.،,؛؟!\n]*/gu,
  hi: /जैसे (?:हम|मैं|वो|वह|वे|पहले|बचपन में|गाँव में)[^।,.!?\n]*?(?:ते थे|ता था|ती थी|ती थीं)/gu,
  ja: /(?:昔|むかし|子供の頃|子どもの頃|小さい頃|小学生の頃|前に)[^。、！？\n]*?た(?:時|とき|頃|ころ)(?:の)?(?:みたい|よう|と同じ)/gu,
  ko: /(?:예전에|옛날에|어릴 때|어렸을 때|어릴 적)[^.,!?\n]*?(?:때|적)(?:처럼| ?같이|와 똑같이)/gu,
  zh: /(?:就?像|跟|和)(?:我们)?(?:以前|小时候|当年|从前)[^，。！？\n]*?(?:时候|那时|那样|一样)/gu,
};

/** Tells which words are of such a memory. */
export function rememberedIn(
  text: string,
  language: DreamLanguage,
): (one: Pick<Mention, "at" | "end">) => boolean {
  const parts = Array.from(
    text.matchAll(REMEMBERED[language]),
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  return ({ at, end }) => parts.some(([from, until]) => at >= from && end <= until + 1);
}
