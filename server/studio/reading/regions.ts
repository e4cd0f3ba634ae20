import type { Reading } from "#server/providers/engines.ts";
import type { Locale } from "#shared/locales.ts";
import { once, readJson } from "./lexicon.ts";
import { patternOf } from "./matching/letters.ts";

/** Locales that share a lexicon with another region, with some words replaced. */
const REGIONS: readonly Locale[] = ["en-GB"];

type Replacement = [pattern: RegExp, replacement: string];

const replacementsOf = once((locale: Locale): Replacement[] => {
  const listed = readJson<Record<string, string>>(`${locale}.json`);
  return Object.entries(listed).map(([from, to]) => [patternOf(`(?<!\\p{L})${from}(?!\\p{L})`, "giu"), to]);
});

function replaced(text: string, replacements: Replacement[]): string {
  return replacements.reduce(
    (result, [pattern, replacement]) =>
      result.replace(pattern, (found) =>
        found[0] === found[0]!.toUpperCase()
          ? replacement[0]!.toUpperCase() + replacement.slice(1)
          : replacement,
      ),
    text,
  );
}

/** Replaces words of a text with the region's; returns texts of other locales unchanged. */
export function regionalText(text: string, locale: Locale): string {
  return REGIONS.includes(locale) ? replaced(text, replacementsOf(locale)) : text;
}

/** Replaces words of a reading with the region's; returns readings of other locales unchanged. */
export function inRegion(reading: Reading, locale: Locale): Reading {
  if (!REGIONS.includes(locale)) return reading;
  const write = (text: string) => regionalText(text, locale);
  return {
    title: write(reading.title),
    summary: write(reading.summary),
    themes: reading.themes.map(write),
    symbols: reading.symbols.map(({ symbol, meaning }) => ({
      symbol: write(symbol),
      meaning: write(meaning),
    })),
    psychologicalAnalysis: write(reading.psychologicalAnalysis),
    tags: reading.tags.map(write),
  };
}
