import type { Locale } from "./locales.ts";

/** Making one takes longer than segmenting a dream. */
const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterOf(language: Locale): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, known);
  return known;
}

/** Trimmed, and segmented one by one as they are asked for. */
function* sentencesOf(text: string, language: Locale): Generator<string> {
  for (const { segment } of segmenterOf(language).segment(text)) {
    const sentence = segment.trim();
    if (sentence) yield sentence;
  }
}

export function firstSentence(text: string, language: Locale): string {
  return sentencesOf(text, language).next().value ?? text;
}

const OPENING_QUOTE = /["“‘«「『„]/u;

/** The first sentence of a reading that quotes nothing of the dream, or null. */
export function unquotedSentence(text: string, language: Locale): string | null {
  for (const sentence of sentencesOf(text, language)) if (!OPENING_QUOTE.test(sentence)) return sentence;
  return null;
}

/** The sentences of a reading that quote nothing of the dream. */
export function unquotedText(text: string, language: Locale): string {
  return [...sentencesOf(text, language)].filter((sentence) => !OPENING_QUOTE.test(sentence)).join(" ");
}
