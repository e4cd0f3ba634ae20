import type { Locale } from "#shared/locales.ts";
import { readMood, type Mood } from "./mood.ts";
import { findSymbols } from "./symbols.ts";

/** What the lexicon finds in a dream, as input of its image and video. Stored with the reading as JSON. */
export interface Imagery {
  /** English ids in order of appearance. */
  symbols: readonly string[];
  mood: Mood;
}

export function imageryOf(dreamText: string, language: Locale): Imagery {
  const text = dreamText.normalize("NFC");
  return {
    symbols: findSymbols(text, language).map(({ id }) => id),
    mood: readMood(text, language),
  };
}
