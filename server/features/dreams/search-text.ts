import type { Interpretation } from "#shared/dreams.ts";
import type { DreamRow } from "./queries.ts";
import { HEAD } from "./search-queries.ts";
import { shorterForms, wordsIn } from "./search-words.ts";

/** Stands between two texts, so that no phrase is found across them. */
const GAP = "|";
/** Code units of a note that are searched: PostgreSQL refuses an index entry of more than a megabyte. */
const SEARCHED_MAX = 20_000;

/** The part of a note that is searched. */
export const searchedPart = (remark: string) => remark.slice(0, SEARCHED_MAX);

type SearchedRow = Pick<DreamRow, "dream_text"> &
  Partial<Pick<DreamRow, "title" | "tags" | "own_tags" | "interpretation">>;

const listOf = (list: string | undefined) => JSON.parse(list ?? "[]") as string[];

/** What is found of a reading beside its title and tags. */
export function readingTexts(reading: Interpretation): string[] {
  const symbols = reading.symbols.map(({ symbol, meaning }) => `${symbol}: ${meaning}`);
  return [reading.summary, ...reading.themes, ...symbols, reading.psychologicalAnalysis];
}

/**
 * The words by which a dream is found, with spaces between them: those of the title and the tags, marked with `^` and
 * then without, those of its text, the user's note to it and its reading, then shorter forms of some. The database
 * sets the user before each when it adds them to its index.
 */
export function searchTextOf(row: SearchedRow, remark: string): string {
  const head = [row.title ?? "", ...listOf(row.tags), ...listOf(row.own_tags)].map(plainWords);
  const reading = JSON.parse(row.interpretation ?? "null") as Interpretation | null;
  const body = [row.dream_text, searchedPart(remark), ...(reading ? readingTexts(reading) : [])].map(
    plainWords,
  );
  const marked = head.map((words) => words.map((word) => HEAD + word));
  const short = [...head, ...body].flat().flatMap(shorterForms);
  const shortHead = head
    .flat()
    .flatMap(shorterForms)
    .map((word) => HEAD + word);
  return [...marked, ...head, ...body, shortHead, short]
    .filter((words) => words.length > 0)
    .map((words) => words.join(" "))
    .join(` ${GAP} `);
}

const plainWords = (text: string) => wordsIn(text).map(({ word }) => word);
