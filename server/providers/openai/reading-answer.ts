import type { DreamPrompt, Reading } from "#server/providers/engines.ts";
import { withForeignLine } from "#server/studio/reading/foreign-line.ts";
import { isWrittenIn } from "#server/studio/reading/language.ts";
import { BadAnswer } from "./failures.ts";
import { isQuoteOf, repeatsRunOf } from "./grounding.ts";
import { plainText } from "./plain-text.ts";
import { readingForm, readingInstructions, type ReadingForm } from "./reading-form.ts";

/** Maximum graphemes of each field, and maximum entries of each list. */
const MAX = {
  title: 70,
  summary: 900,
  theme: 60,
  themes: 5,
  symbol: 60,
  meaning: 500,
  symbols: 6,
  analysis: 2500,
  tag: 28,
  tags: 6,
  artDirection: 1200,
};

function parsed(text: string): ReadingForm {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadAnswer("not JSON");
  }
  const form = readingForm.safeParse(value);
  if (!form.success) throw new BadAnswer("unexpected fields");
  return form.data;
}

function listOf(texts: string[], each: number, limit: number): string[] {
  return [...new Set(texts.map((text) => plainText(text, each)).filter(Boolean))].slice(0, limit);
}

/** Symbols whose quotes are in the dream, without duplicate names. */
function symbolsOf({ symbols }: ReadingForm, dreamText: string): Reading["symbols"] {
  const byName = new Map<string, string>();
  for (const { quote, symbol, meaning } of symbols) {
    const name = plainText(symbol, MAX.symbol);
    const text = plainText(meaning, MAX.meaning);
    if (name && text && !byName.has(name) && isQuoteOf(dreamText, quote)) byName.set(name, text);
  }
  return Array.from(byName, ([symbol, meaning]) => ({ symbol, meaning })).slice(0, MAX.symbols);
}

/**
 * The reading in a model's answer: plain text within limits, in the user's language, with only those symbols whose
 * quotes are in the dream. Throws `BadAnswer` when the answer is unusable.
 */
export function readingOf(answer: string, { dreamText, language }: DreamPrompt): Reading {
  const form = parsed(answer);
  const title = plainText(form.title, MAX.title);
  const summary = plainText(form.summary, MAX.summary);
  const psychologicalAnalysis = plainText(form.psychologicalAnalysis, MAX.analysis, { lines: true });
  if (!title || !summary || !psychologicalAnalysis) throw new BadAnswer("a field is empty");
  const instructions = readingInstructions(language, null);
  if ([summary, psychologicalAnalysis].some((text) => repeatsRunOf(instructions, text))) {
    throw new BadAnswer("it repeats its instructions");
  }
  if (![summary, psychologicalAnalysis].every((text) => isWrittenIn(text, language))) {
    throw new BadAnswer(`not in ${language}`, "language");
  }
  const symbols = symbolsOf(form, dreamText);
  const themes = listOf(form.themes, MAX.theme, MAX.themes);
  if (symbols.length === 0 || themes.length === 0) throw new BadAnswer("no symbol or no theme of this dream");
  const tags = listOf(form.tags, MAX.tag, MAX.tags * 2).map((tag) =>
    tag.toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, " "),
  );
  const artDirection = plainText(form.artDirection, MAX.artDirection);
  return {
    title,
    summary: withForeignLine(summary, dreamText, language),
    themes,
    symbols,
    psychologicalAnalysis,
    tags: listOf(tags, MAX.tag, MAX.tags),
    // The image provider must not receive the dream's own words.
    ...(artDirection && !repeatsRunOf(dreamText, artDirection) && { artDirection }),
  };
}
