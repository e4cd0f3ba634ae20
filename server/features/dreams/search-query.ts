import { isUnspaced, shorterForms, withoutArticle, wordsIn, type FoundWord } from "./search-words.ts";

/** Words that follow one another; one alone mostly. */
export interface Phrase {
  words: string[];
  /** Whether the last word may go on. */
  begins: boolean;
}

/** What is searched for: all of `wanted` and none of `unwanted`. */
export interface SearchQuery {
  wanted: Phrase[];
  unwanted: Phrase[];
}

/** Words with fewer letters stand for themselves; the last one, which may still be typed, needs fewer. */
const BEGINNING = { typed: 2, other: 3 };
/** A term with its sign, in quotes or up to a space. A quote without an end goes to the end of the text. */
const TERM = /(-?)(?:["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|([^\s"“”„«»]+))/gu;

/** Whether a word is one character of a script without spaces: the beginning of the pairs that are stored. */
const isSingle = ({ word, end, firstEnd }: FoundWord) => end === firstEnd && isUnspaced(word);

/** A single character can only stand last in a phrase. */
function phrasesOf(found: readonly FoundWord[], begins: boolean): Phrase[] {
  const phrases: Phrase[] = [];
  let open: string[] = [];
  for (const [i, one] of found.entries()) {
    open.push(one.word);
    const single = isSingle(one);
    if (!single && i < found.length - 1) continue;
    phrases.push({ words: open, begins: single || (begins && !isUnspaced(one.word)) });
    open = [];
  }
  return phrases;
}

/** The words of a query: of a run of pairs without the last character, which pairs with something else in a text. */
function queryWords(text: string): FoundWord[] {
  const found = wordsIn(text);
  return found.filter((word, i) => {
    const before = found[i - 1];
    return before?.firstEnd !== word.start || before.end !== word.end;
  });
}

/** Reads what a user typed: words, "phrases" and -words. Whatever it is, it is no error; null where it has no word. */
export function readQuery(typed: string): SearchQuery | null {
  const query: SearchQuery = { wanted: [], unwanted: [] };
  const text = typed.toWellFormed().normalize("NFC");
  const terms = [...text.matchAll(TERM)];
  for (const [i, [, sign, quoted, plain]] of terms.entries()) {
    const words = queryWords(quoted ?? plain ?? "");
    if (words.length === 0) continue;
    const typing = i === terms.length - 1;
    const last = words.at(-1)!;
    const begins = quoted === undefined && last.word.length >= (typing ? BEGINNING.typed : BEGINNING.other);
    const bare =
      quoted === undefined && words.length === 1 ? [{ ...last, word: withoutArticle(last.word) }] : words;
    const phrases = phrasesOf(bare, begins);
    query[sign ? "unwanted" : "wanted"].push(...phrases);
  }
  return query.wanted.length + query.unwanted.length === 0 ? null : query;
}

/** Places of a text, in UTF-16 units: from the first to the one after the last. */
export type Range = [start: number, end: number];

/** Whether a word of a text is the one wanted, or begins with it, by itself or in a shorter form. */
function fits(found: FoundWord, wanted: string, begins: boolean): boolean {
  const same = (word: string) => (begins ? word.startsWith(wanted) : word === wanted);
  return same(found.word) || shorterForms(found.word).some(same);
}

function matchAt(words: readonly FoundWord[], at: number, { words: wanted, begins }: Phrase): Range | null {
  const last = wanted.length - 1;
  for (const [i, word] of wanted.entries()) {
    const found = words[at + i];
    if (!found || !fits(found, word, begins && i === last)) return null;
  }
  const end = words[at + last]!;
  const single = begins && isUnspaced(wanted[last]!) && end.word !== wanted[last];
  return [words[at]!.start, single ? end.firstEnd : end.end];
}

/** The places of a text that a query found, in order and apart from one another. */
export function markedRanges(text: string, { wanted }: SearchQuery): Range[] {
  const words = wordsIn(text);
  const ranges: Range[] = [];
  for (const phrase of wanted) {
    for (let at = 0; at + phrase.words.length <= words.length; at++) {
      const range = matchAt(words, at, phrase);
      if (range) ranges.push(range);
    }
  }
  const joined: Range[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
