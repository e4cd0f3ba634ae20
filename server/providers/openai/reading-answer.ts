import type { DreamPrompt, Reading } from "#server/providers/engines.ts";
import { isWrittenIn } from "#server/studio/reading/language.ts";
import { BadAnswer } from "./failures.ts";
import { isQuoteOf, repeatsRunOf } from "./grounding.ts";
import { plainText } from "./plain-text.ts";
import { readingForm, readingInstructions, type ReadingForm } from "./reading-form.ts";

/** Most user-perceived characters of each field, and most entries of each list. */
const MOST = {
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
  if (!form.success) throw new BadAnswer("not the form that was asked for");
  return form.data;
}

function listOf(texts: string[], each: number, most: number): string[] {
  return [...new Set(texts.map((text) => plainText(text, each)).filter(Boolean))].slice(0, most);
}

/** Those whose quotes stand in the dream, each name once. */
function symbolsOf({ symbols }: ReadingForm, dreamText: string): Reading["symbols"] {
  const byName = new Map<string, string>();
  for (const { quote, symbol, meaning } of symbols) {
    const name = plainText(symbol, MOST.symbol);
    const told = plainText(meaning, MOST.meaning);
    if (name && told && !byName.has(name) && isQuoteOf(dreamText, quote)) byName.set(name, told);
  }
  return Array.from(byName, ([symbol, meaning]) => ({ symbol, meaning })).slice(0, MOST.symbols);
}

/**
 * The reading in a model's answer: plain text within its limits, in the person's language, and only symbols whose
 * quotes stand in the dream. Throws `BadAnswer` where nothing can be made of it.
 */
export function readingOf(answer: string, { dreamText, language }: DreamPrompt): Reading {
  const form = parsed(answer);
  const title = plainText(form.title, MOST.title);
  const summary = plainText(form.summary, MOST.summary);
  const psychologicalAnalysis = plainText(form.psychologicalAnalysis, MOST.analysis, { lines: true });
  if (!title || !summary || !psychologicalAnalysis) throw new BadAnswer("a field is empty");
  const instructions = readingInstructions(language, null);
  if ([summary, psychologicalAnalysis].some((text) => repeatsRunOf(instructions, text))) {
    throw new BadAnswer("it recites its instructions");
  }
  if (![summary, psychologicalAnalysis].every((text) => isWrittenIn(text, language))) {
    throw new BadAnswer(`not in ${language}`, "language");
  }
  const symbols = symbolsOf(form, dreamText);
  const themes = listOf(form.themes, MOST.theme, MOST.themes);
  if (symbols.length === 0 || themes.length === 0) throw new BadAnswer("no symbol or no theme of this dream");
  const tags = listOf(form.tags, MOST.tag, MOST.tags * 2).map((tag) =>
    tag.toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, " "),
  );
  const artDirection = plainText(form.artDirection, MOST.artDirection);
  return {
    title,
    summary,
    themes,
    symbols,
    psychologicalAnalysis,
    tags: listOf(tags, MOST.tag, MOST.tags),
    // What a painter gets is a description, not the dream itself.
    ...(artDirection && !repeatsRunOf(dreamText, artDirection) && { artDirection }),
  };
}
