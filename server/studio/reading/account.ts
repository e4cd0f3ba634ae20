import type { Locale } from "#shared/locales.ts";
import type { SymbolId, Theme } from "./catalogue.ts";
import { CATALOGUE } from "./catalogue.ts";
import type { Choose } from "./choice.ts";
import { createChoice } from "./choice.ts";
import type { Dynamics } from "./dynamics.ts";
import { readDynamics } from "./dynamics.ts";
import type { DreamLanguage } from "./language.ts";
import { dreamLanguage } from "./language.ts";
import type { Mood } from "./mood.ts";
import { readMood } from "./mood.ts";
import type { Quotations } from "./quotations.ts";
import { createQuotations } from "./quotations.ts";
import type { SceneReading } from "./scene/describe.ts";
import { readScene } from "./scene/describe.ts";
import { symbolMentions } from "./symbols.ts";

interface WeighedSymbol {
  id: SymbolId;
  theme: Theme;
  at: number;
}

/** The analysis of a dream, from which all parts of its reading are written. */
export interface Account {
  /** The dream's text in NFC, trimmed. */
  text: string;
  locale: Locale;
  written: DreamLanguage;
  mood: Mood;
  dynamics: Dynamics;
  /** The dream's most important symbols, by decreasing weight, at most six. */
  symbols: WeighedSymbol[];
  seen: SceneReading;
  /** Offset of the first mention of a symbol in the text, or 0. */
  mentionOf: (id: SymbolId) => number;
  /** Creates quotations for one part of the reading, none of them used yet. */
  quotations: () => Quotations;
  choose: Choose;
}

const MOST_SYMBOLS = 6;

function weigh(text: string, language: DreamLanguage): WeighedSymbol[] {
  const found = new Map<SymbolId, { at: number; times: number }>();
  for (const { id, at } of symbolMentions(text, language)) {
    const seen = found.get(id);
    found.set(id, { at: seen?.at ?? at, times: (seen?.times ?? 0) + 1 });
  }
  return [...found]
    .map(([id, { at, times }]) => ({
      id,
      at,
      theme: CATALOGUE[id].theme,
      weight: CATALOGUE[id].weight + 0.4 * Math.min(2, times - 1),
    }))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST_SYMBOLS)
    .map(({ id, at, theme }) => ({ id, at, theme }));
}

/** Analyses a dream. */
export function accountOf(dream: { dreamText: string; language: Locale; seed: string }): Account {
  const text = dream.dreamText.normalize("NFC").trim().replace(/\s+/gu, " ");
  const written = dreamLanguage(text, dream.language);
  const mood = readMood(text, dream.language);
  const symbols = weigh(text, written);
  return {
    text,
    locale: dream.language,
    written,
    mood,
    dynamics: readDynamics(text, written, mood, new Map(symbols.map(({ id, at }) => [id, at]))),
    symbols,
    seen: readScene(text, dream.language),
    mentionOf: (id) => symbolMentions(text, written).find((mention) => mention.id === id)?.at ?? 0,
    quotations: () => createQuotations(text, written, dream.language),
    choose: createChoice(`${dream.seed}\u0000${dream.language}\u0000${text}`),
  };
}
