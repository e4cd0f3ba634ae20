import type { Locale } from "#shared/locales.ts";
import { readMood, type Mood } from "./mood.ts";
import { findSymbols } from "./symbols.ts";

/** What the lexicon finds in a dream for its image and its video. Stored with the reading, as JSON. */
export interface Imagery {
  /** English ids in the order of their appearance in the dream. */
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
