import type { Locale } from "#shared/locales.ts";
import { CATALOGUE } from "./catalogue.ts";
import type { DreamLanguage } from "./language.ts";
import { dreamLanguage } from "./language.ts";
import type { Feeling } from "./lexicon.ts";
import { FEELINGS, feelingWordsOf, once } from "./lexicon.ts";
import { readLatinHindi } from "./latin-hindi/read.ts";
import { createWordFinder, type Match } from "./matching/find.ts";
import { symbolMentions } from "./symbols.ts";

/** Mood of a dream. */
export interface Mood {
  /** -1 (distressing) to 1 (happy). */
  valence: number;
  /** 0 (still) to 1 (alarmed). */
  arousal: number;
  /** -1 (dark) to 1 (light). */
  light: number;
  /** Someone or something runs after the dreamer. */
  pursued: boolean;
  /** The dreamer is alone. */
  alone: boolean;
  /** -1 (below) to 1 (high up). */
  height: number;
}

const EFFECT: Record<Feeling, Partial<Record<"valence" | "arousal" | "light" | "height", number>>> = {
  joy: { valence: 0.8, arousal: 0.2, light: 0.2 },
  calm: { valence: 0.5, arousal: -0.6 },
  fear: { valence: -0.8, arousal: 0.8 },
  sadness: { valence: -0.7, arousal: -0.2 },
  anger: { valence: -0.6, arousal: 0.7 },
  shame: { valence: -0.6, arousal: 0.4 },
  wonder: { valence: 0.3, arousal: 0.1, light: 0.1 },
  dark: { light: -0.8, valence: -0.1 },
  bright: { light: 0.8, valence: 0.15 },
  up: { height: 0.7 },
  down: { height: -0.6 },
  alone: { valence: -0.25 },
  together: { valence: 0.25 },
  pursuing: { arousal: 0.5 },
  sudden: { arousal: 0.5 },
};

const feelingFinderOf = once((language: DreamLanguage) => {
  const words = feelingWordsOf(language);
  return FEELINGS.map(
    (feeling) => [feeling, createWordFinder(new Map([[feeling, words[feeling]]]), language)] as const,
  );
});

/** Offsets of the words for each feeling in a dream. */
export function feelingMentions(text: string, language: DreamLanguage): Map<Feeling, number[]> {
  const latin = language === "hi" ? readLatinHindi(text.normalize("NFC")) : undefined;
  const read = latin?.text ?? text;
  const typed = (words: Match[]) => latin?.typed(words) ?? words;
  return new Map(
    feelingFinderOf(language).map(([feeling, find]) => [feeling, typed(find(read)).map((match) => match.at)]),
  );
}

// prettier-ignore
const PEOPLE = new Set([
  "mother", "father", "child", "sibling", "grandmother", "grandfather", "friend", "crowd", "kiss", "baby",
  "teacher",
]);

/** Maps a sum to the range -1 to 1. */
function settle(sum: number): number {
  return Math.tanh(sum);
}

/** The mood of a dream by its words; all numbers are 0 in a dream without words for feelings or symbols. */
export function readMood(text: string, language: Locale): Mood {
  const written = dreamLanguage(text, language);
  const symbols = new Set(symbolMentions(text, written).map((mention) => mention.id));
  const feelings = feelingMentions(text, written);
  const length = Math.max(1, text.length);
  const sum = { valence: 0, arousal: 0, light: 0, height: 0 };
  for (const id of symbols) {
    const { valence, arousal, light, height, weight } = CATALOGUE[id];
    const share = Math.min(1, weight / 2);
    sum.valence += valence * share;
    sum.arousal += arousal * share;
    sum.light += light;
    sum.height += height;
  }
  for (const [feeling, places] of feelings) {
    for (const at of places.slice(0, 3)) {
      // Later words count more.
      const late = 0.8 + 0.5 * (at / length);
      const effect = EFFECT[feeling];
      sum.valence += (effect.valence ?? 0) * late;
      sum.arousal += (effect.arousal ?? 0) * late;
      sum.light += (effect.light ?? 0) * late;
      sum.height += (effect.height ?? 0) * 0.5;
    }
  }
  const together = (feelings.get("together")?.length ?? 0) > 0 || [...symbols].some((id) => PEOPLE.has(id));
  const saidAlone = (feelings.get("alone")?.length ?? 0) > 0;
  const pursuing = (feelings.get("pursuing")?.length ?? 0) > 0;
  return {
    valence: settle(sum.valence * 0.8),
    arousal: Math.max(0, settle(0.25 + sum.arousal * 0.6)),
    light: settle(sum.light * 0.7),
    pursued: symbols.has("chase") && !pursuing,
    alone: saidAlone && !together,
    height: settle(sum.height * 0.7),
  };
}
