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
/** What is around one who wakes. */
const IN_BED = new Set(["pillow", "blanket", "bedSheet", "alarmClock"]);
const WOKEN: Record<DreamLanguage, RegExp> = {
  en: /(?<!\p{L})(?:woke|awoke|wake|waking|awake)(?!\p{L})[^.!?]*$/iu,
  fr: /(?<!\p{L})(?:réveill\p{L}*|au réveil)(?!\p{L})[^.!?]*$/iu,
  es: /(?<!\p{L})despert(?:é|ado|ada|aba|ar|arme)(?!\p{L})[^.!?]*$/iu,
  pt: /(?<!\p{L})acord(?:ei|o|ava|ar)(?!\p{L})[^.!?]*$/iu,
  it: /(?<!\p{L})(?:svegli(?:at[ao]|ai|o|andomi)|risveglio)(?!\p{L})[^.!?]*$/iu,
  de: /(?<!\p{L})(?:aufgewacht|aufwach\p{L}*|wachte|erwacht\p{L}*)(?!\p{L})[^.!?]*$/iu,
  ru: /(?<!\p{L})просну\p{L}+[^.!?]*$/iu,
  ar: /(?<!\p{L})[وف]?(?:استيقظت|صحيت|فقت|صحوت|قمت من النوم)(?!\p{L})[^.؟!]*$/u,
  hi: /(?:जाग[ीा]|नींद खुली|नींद टूटी|आँख खुली|आंख खुली|उठ[ीा] तो|उठ गय[ाी]|उठकर)[^।.!?]*$/u,
  ja: /(?:目が覚め|目を覚まし|目覚め|起きたら|起きると|起きて)[^。！？]*$/u,
  ko: /(?:깼|깨어났|깨어나|깨어 ?보니|깨고|깨니|깨 ?보니|깬 |일어났|일어나|눈을? ?떴|눈을? ?떠)[^.!?]*$/u,
  tr: /(?<!\p{L})uyan(?:dım|dığımda|ınca|ırken|dık)(?!\p{L})[^.!?]*$/iu,
  zh: /醒(?:来|了|过来)[^。！？]*$/u,
};
/** Of tears or sweat. */
const WET =
  /^(?:[^.!?。！？।؟]{0,30})(?:wet|soak|drench|damp|trempé|mouillé|humide|mojad|empapad|húmed|molhad|encharcad|bagnat|zupp|fradici|nass|feucht|мокр|влажн|مبلل|مبتل|गील|भीग|濡れ|ぬれ|びしょ|びっしょ|젖|ıslak|ıslan|sırılsıklam|湿)/iu;
const WET_BEFORE = /(?:wet|soaked|soaking|drenched|damp|ıslak) $/iu;
/** Maximum characters behind the sentence of waking: longer dreams go on after it. */
const REST_MAX = 60;

/** Whether a thing is only beside the dreamer who has woken: "when I woke up my pillow was wet". */
export function isBesideWoken({ id, at, end }: Mention, text: string, language: DreamLanguage): boolean {
  if (!IN_BED.has(id)) return false;
  const woken = WOKEN[language].exec(text.slice(Math.max(0, at - 90), at));
  if (!woken) return false;
  const rest = text.slice(end).replace(/^[^.!?。！？।؟\n]*[.!?。！？।؟\n]*/u, "");
  const isWet = WET.test(text.slice(end, end + 40)) || WET_BEFORE.test(text.slice(0, at));
  return rest.length < REST_MAX && (isWet || at - woken[0].length >= BEGINNING);
}

/** A dream that begins with waking goes on after it. */
const BEGINNING = 30;

/** Whether an act is none of the dream, but of waking from it. */
export function isOnWaking({ id, at, end }: Mention, text: string, language: DreamLanguage): boolean {
  if (!ON_WAKING.has(id) || at < BEGINNING) return false;
  const before = BEFORE[language].exec(text.slice(0, at));
  if (before && before.index >= BEGINNING) return true;
  return AFTER[language]?.test(text.slice(end, end + 30)) === true;
}
