import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Waking before what one does then, in the same sentence: "I woke up crying". */
const BEFORE: Record<DreamLanguage, RegExp> = {
  en: /(?<!\p{L})(?:woke|awoke|wake|waking)(?: up)?[^.!?]{0,28}$/iu,
  fr: /(?<!\p{L})réveill(?:ée?|e|ais)[^.!?]{0,24}$/iu,
  es: /(?<!\p{L})despert(?:é|ado|ada|aba)[^.!?]{0,24}$/iu,
  pt: /(?<!\p{L})acord(?:ei|o|ava)[^.!?]{0,24}$/iu,
  it: /(?<!\p{L})svegli(?:at[ao]|ai|o)[^.!?]{0,24}$/iu,
  de: /(?<!\p{L})(?:aufgewacht|wachte|erwacht\p{L}*)[^.!?]{0,24}$/iu,
  ru: /(?<!\p{L})просну\p{L}+[^.!?]{0,20}$/iu,
  ar: /(?<!\p{L})[وف]?(?:استيقظت|صحيت|فقت|صحوت)[^.؟!]{0,20}$/u,
  hi: /(?:जाग[ीा]|नींद खुली|आँख खुली|उठ गय[ाी])[^।.!?]{0,20}$/u,
  ja: /(?:目が覚め|目を覚まし|起きたら)[^。！？]{0,14}$/u,
  ko: /(?:깼|깨어났|깨고|일어났)[^.!?]{0,12}$/u,
  tr: /(?<!\p{L})uyan(?:dım|dığımda|ınca|ırken)[^.!?]{0,20}$/iu,
  zh: /醒(?:来|了|过来)[^。！？]{0,10}$/u,
};
/** Waking behind it, in languages whose verb comes last: "ağlayarak uyandım". */
const AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^[^.!?]{0,8} when I (?:woke|awoke)/iu,
  de: /^(?: bin ich| ich)? ?(?:aufgewacht|erwacht)/iu,
  hi: /^[^।.!?]{0,16}(?:उठ गय[ाी]|उठ[ीा]|जाग[ीा]|नींद खुल|आँख खुल)/u,
  ja: /^[^。！？]{0,8}(?:目が覚め|目を覚まし|起き)/u,
  ko: /^\S*(?: \S+)? ?(?:깼|깨어|깨버|일어났)/u,
  ru: /^ ?(?:я )?просну/iu,
  tr: /^\p{L}*(?: \p{L}+)? uyand/iu,
  zh: /^着?醒/u,
};
/** What one goes on with in bed. */
const ON_WAKING = new Set(["crying", "screaming"]);
/** A dream that begins with waking goes on after it. */
const BEGINNING = 30;

/** Whether an act is none of the dream, but of waking from it. */
export function isOnWaking({ id, at, end }: Mention, text: string, language: DreamLanguage): boolean {
  if (!ON_WAKING.has(id) || at < BEGINNING) return false;
  const before = BEFORE[language].exec(text.slice(0, at));
  if (before && before.index >= BEGINNING) return true;
  return AFTER[language]?.test(text.slice(end, end + 30)) === true;
}
