import { readFileSync } from "node:fs";
import { writingFolder } from "#server/studio/reading/language.ts";
import { once } from "#server/studio/reading/lexicon.ts";
import { regionalText } from "#server/studio/reading/regions.ts";
import { fill } from "#server/studio/reading/voice.ts";
import { type Locale, withLatinDigits } from "#shared/locales.ts";

/** Words of a letter, counted as its language divides them. */
export const LETTER_WORDS = { least: 80, most: 120 } as const;
/** A letter gets general sentences until it has this many words, a few more than the least. */
const WORDS_WANTED = 86;

type Variants = readonly string[];
interface Texts {
  /** With `{month}` or `{Month}`, and `{n}` nights. */
  openings: Variants;
  /** With `{name}`, in `{count}` of `{of}` dreams. */
  returns: Variants;
  /** With `{date}` and `{quote}`. */
  first: Variants;
  second: Variants;
  /** With the numbers of `{good}` and `{low}` awakenings. */
  light: Variants;
  heavy: Variants;
  mixed: Variants;
  fillers: Variants;
  /** Says that the letter may be wrong. */
  wrong: Variants;
  /** With `{question}`. */
  ask: Variants;
  /** For a month in which nothing returned. */
  questions: Variants;
}

const read = once(
  (folder: string) =>
    JSON.parse(readFileSync(new URL(`./texts/${folder}.json`, import.meta.url), "utf8")) as Texts,
);
const textsOf = (locale: Locale): Texts => read(writingFolder(locale));

/** A place in a dream that a letter quotes. */
export interface Quotable<Ref> {
  /** `YYYY-MM-DD`. */
  night: string;
  /** As they are in the dream's text now. */
  words: string;
  /** Returned with the sentence that quotes it. */
  ref: Ref;
}
export interface LetterFacts<Ref> {
  /** `YYYY-MM`. */
  month: string;
  /** That have a dream. */
  nights: number;
  dreams: number;
  /** What returned on at least three nights of the month. */
  returned: { name: string; dreams: number } | null;
  quotes: readonly Quotable<Ref>[];
  /** Numbers of mornings with a good and with a low mood. */
  moods: { good: number; low: number };
  /** About what returned. */
  questions: readonly string[];
  /** A whole number, at least 0, of the user that selects the variants. */
  seed: number;
}

/** A sentence with `{quote}` where the words of a dream stand. */
export interface LetterSentence<Ref> {
  text: string;
  quote: Ref | null;
}

/** Fewer mornings with a mood are not mentioned. */
const MOODS_MIN = 3;
/** Share of good (or low) mornings from which the month is called light (or heavy). */
const MOOD_SHARE = 2 / 3;

function moodOf({ good, low }: { good: number; low: number }): "light" | "heavy" | "mixed" | null {
  const noted = good + low;
  if (noted < MOODS_MIN) return null;
  return good / noted >= MOOD_SHARE ? "light" : low / noted >= MOOD_SHARE ? "heavy" : "mixed";
}

const segmenters = once((locale: Locale) => new Intl.Segmenter(locale, { granularity: "word" }));
/** Number of words in a text. */
export function countWords(text: string, locale: Locale): number {
  return [...segmenters(locale).segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** Joins what some languages contract: `d’octobre`, `dell’8 ottobre`. */
function contracted(text: string, locale: Locale): string {
  if (locale === "fr") return text.replace(/\bde (?=[aàâeéiouy])/giu, "d’");
  if (locale === "it") return text.replace(/\bdel (?=(?:8|11)\s)/gu, "dell’");
  return text;
}

function formatDate(locale: Locale, night: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(withLatinDigits(locale), { ...options, timeZone: "UTC" });
  return format.format(new Date(`${night}T12:00Z`));
}

/**
 * Writes the letter of a month from what can be counted, of 80 to 120 words with its quotations. Returns three paragraphs:
 * what was counted and is quoted; general sentences and, last, that the letter may be wrong; the question. A user gets a
 * different opening in each of twelve months in a row.
 */
export function writeLetter<Ref>(facts: LetterFacts<Ref>, locale: Locale): LetterSentence<Ref>[][] {
  const texts = textsOf(locale);
  const [year, month] = facts.month.split("-").map(Number);
  const rotation = year! * 12 + month! + facts.seed;
  const pick = (variants: Variants, shift = 0) => variants[(rotation + shift) % variants.length]!;
  const write = (variant: string, values: Record<string, string | number>) => {
    const shown = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
    return contracted(regionalText(fill(variant, shown, locale), locale), locale);
  };

  let words = 0;
  const sentence = (text: string, quote?: Quotable<Ref>): LetterSentence<Ref> & { words: number } => ({
    text,
    quote: quote?.ref ?? null,
    words: countWords(text.replace("{quote}", quote?.words ?? ""), locale),
  });
  const add = (each: ReturnType<typeof sentence>) => {
    words += each.words;
    return [{ text: each.text, quote: each.quote }];
  };
  const addIfRoom = (each: ReturnType<typeof sentence>) =>
    words + each.words <= LETTER_WORDS.most ? add(each) : [];

  const quoting = (variants: Variants, quote: Quotable<Ref>) =>
    sentence(
      write(pick(variants, 1), {
        date: formatDate(locale, quote.night, { day: "numeric", month: "long" }),
        quote: "{quote}",
      }),
      quote,
    );
  // What every letter has is counted first; quotations, moods and general sentences get the room that is left.
  const monthName = formatDate(locale, `${facts.month}-15`, { month: "long" });
  const opening = add(sentence(write(pick(texts.openings), { month: monthName, n: facts.nights })));
  const { returned, moods } = facts;
  const question = facts.questions.length > 0 ? pick(facts.questions, 3) : pick(texts.questions);
  const ask = add(sentence(write(pick(texts.ask, 1), { question })));
  const wrong = add(sentence(write(pick(texts.wrong), {})));
  const returns = returned
    ? add(
        sentence(
          write(pick(texts.returns), { name: returned.name, count: returned.dreams, of: facts.dreams }),
        ),
      )
    : [];
  const [one, two] = facts.quotes;
  const first = one ? addIfRoom(quoting(texts.first, one)) : [];
  const second = two ? addIfRoom(quoting(texts.second, two)) : [];
  const mood = moodOf(moods);
  const mornings = mood ? addIfRoom(sentence(write(pick(texts[mood]), moods))) : [];
  const fillers: LetterSentence<Ref>[] = [];
  for (let shift = 0; shift < texts.fillers.length && words < WORDS_WANTED; shift++)
    fillers.push(...addIfRoom(sentence(write(pick(texts.fillers, shift), {}))));
  return [[...opening, ...returns, ...first, ...second, ...mornings], [...fillers, ...wrong], ask];
}
