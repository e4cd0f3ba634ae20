import { describe, expect, test } from "vitest";
import { countWords, LETTER_WORDS, writeLetter, type LetterFacts } from "#server/studio/letter/letter.ts";
import { linkTo, symbolPageOf } from "#server/features/symbols/symbols.ts";
import { SYMBOL_IDS } from "#server/studio/reading/catalogue.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";

type Facts = LetterFacts<string>;
const WORDS: Partial<Record<Locale, string>> = {
  ja: "「海のそばで母を待っていた」",
  ko: "‘바닷가에서 어머니를 기다리고 있었다’",
};
const quoteIn = (locale: Locale, night: string, ref: string) => ({
  night,
  ref,
  words: WORDS[locale] ?? "“by the sea I was waiting for my mother”",
});

const facts = (locale: Locale, more: Partial<Facts> = {}): Facts => ({
  month: "2026-10",
  nights: 6,
  dreams: 8,
  returned: { name: linkTo("sea", locale).name, dreams: 4 },
  quotes: [quoteIn(locale, "2026-10-02", "a"), quoteIn(locale, "2026-10-28", "b")],
  moods: { good: 5, low: 1 },
  questions: symbolPageOf("sea", locale).questions,
  seed: 0,
  ...more,
});
const textOf = (letter: ReturnType<typeof writeLetter<string>>, locale: Locale) =>
  letter
    .flat()
    .map(({ text, quote }) => (quote ? text.replace("{quote}", quoteIn(locale, "", "").words) : text))
    .join(locale === "ja" ? "" : " ");

describe.each(LOCALE_CODES)("a letter in %s", (locale) => {
  /** Months that turn all variants, with and without what may be missing. */
  const cases: Partial<Facts>[] = Array.from({ length: 24 }, (_, seed) => [
    { seed },
    { seed, quotes: [quoteIn(locale, "2026-10-02", "a")], moods: { good: 0, low: 0 } },
    { seed, returned: null, questions: [], moods: { good: 2, low: 2 } },
    { seed, returned: null, questions: [], quotes: [], moods: { good: 0, low: 0 } },
    { seed, moods: { good: 1, low: 9 } },
  ]).flat();

  test("has 80 to 120 words and no empty place, whatever the month has", () => {
    for (const each of cases) {
      const text = textOf(writeLetter(facts(locale, each), locale), locale);
      const words = countWords(text, locale);
      expect(words).toBeGreaterThanOrEqual(LETTER_WORDS.least);
      expect(words).toBeLessThanOrEqual(LETTER_WORDS.most);
      expect(text).not.toMatch(/[{}]|undefined| {2}|NaN/);
    }
  });

  test("has room for the questions about every symbol", () => {
    for (const id of SYMBOL_IDS.filter((_, index) => index % 5 === 0)) {
      const { questions } = symbolPageOf(id, locale);
      const own = { returned: { name: linkTo(id, locale).name, dreams: 4 }, questions };
      const words = countWords(textOf(writeLetter(facts(locale, own), locale), locale), locale);
      expect(words).toBeLessThanOrEqual(LETTER_WORDS.most);
    }
  });

  test("begins differently in each of twelve months, for each user", () => {
    const openings = Array.from({ length: 12 }, (_, index) => {
      const month = `2026-${String(index + 1).padStart(2, "0")}`;
      return writeLetter(facts(locale, { month, seed: 7 }), locale)[0]![0]!.text.replace(/\p{L}+/u, "");
    });
    expect(new Set(openings).size).toBe(12);
  });

  test("asks one question at its end, and quotes by reference", () => {
    const letter = writeLetter(facts(locale), locale);
    expect(letter.at(-1)).toHaveLength(1);
    const quotes = letter.flat().filter(({ quote }) => quote !== null);
    // Japanese may have no room for the second.
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.map(({ quote }) => quote)).toEqual(["a", "b"].slice(0, quotes.length));
    for (const { text } of quotes) expect(text).toContain("{quote}");
  });
});

test("contracts what French and Italian contract", () => {
  const all = (locale: Locale, month: string) =>
    Array.from({ length: 12 }, (_, seed) =>
      textOf(writeLetter(facts(locale, { month, seed }), locale), locale),
    ).join();
  expect(all("fr", "2026-10")).not.toMatch(/\bde octobre/);
  expect(all("fr", "2026-10")).toContain("d’octobre");
});
