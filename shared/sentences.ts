import type { Locale } from "./locales.ts";

const sentencesOf = (text: string, language: Locale) =>
  Array.from(new Intl.Segmenter(language, { granularity: "sentence" }).segment(text), ({ segment }) =>
    segment.trim(),
  ).filter(Boolean);

export function firstSentence(text: string, language: Locale): string {
  return sentencesOf(text, language)[0] ?? text;
}

const OPENING_QUOTE = /["“‘«「『„]/u;

/** The first sentence of a reading that quotes nothing of the dream, or null. */
export function unquotedSentence(text: string, language: Locale): string | null {
  return sentencesOf(text, language).find((sentence) => !OPENING_QUOTE.test(sentence)) ?? null;
}

/** The sentences of a reading that quote nothing of the dream. */
export function unquotedText(text: string, language: Locale): string {
  return sentencesOf(text, language)
    .filter((sentence) => !OPENING_QUOTE.test(sentence))
    .join(" ");
}
