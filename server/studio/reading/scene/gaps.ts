import type { Locale } from "#shared/locales.ts";
import { dreamLanguage } from "../language.ts";
import { feelingMentions } from "../mood.ts";
import { symbolMentions } from "../symbols.ts";
import { sceneFinderOf } from "./vocabulary.ts";

/** Shorter words are mostly articles, pronouns and particles; in Chinese and Japanese parts of words. */
const SHORTEST = { spaced: 4, unspaced: 2 };
const WORD = /[\p{L}\p{M}]+/gu;

/** The words of a dream that neither its scene nor its reading knows, in lower case; each once. */
export function unknownWords(raw: string, locale: Locale): string[] {
  const text = raw.normalize("NFC");
  const language = dreamLanguage(text, locale);
  // Of a feeling only the offset is known, which marks the word that begins there.
  const known = [
    ...sceneFinderOf(language)(text),
    ...symbolMentions(text, language),
    ...[...feelingMentions(text, language).values()].flat().map((at) => ({ at, end: at + 1 })),
  ];
  // Runs of Chinese characters or katakana are the likely nouns of texts without spaces.
  const unspaced = language === "ja" || language === "zh";
  const pattern = unspaced ? /\p{Script=Han}+|\p{Script=Katakana}+/gu : WORD;
  const words = Array.from(text.matchAll(pattern), (match) => ({
    word: match[0].toLowerCase(),
    at: match.index,
  }));
  const shortest = unspaced ? SHORTEST.unspaced : SHORTEST.spaced;
  return [
    ...new Set(
      words
        .filter(
          ({ word, at }) =>
            word.length >= shortest && !known.some((one) => one.at < at + word.length && one.end > at),
        )
        .map(({ word }) => word),
    ),
  ];
}
