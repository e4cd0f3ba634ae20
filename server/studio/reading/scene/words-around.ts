import type { Mention } from "./vocabulary.ts";

/** Words around what is named and is not there: it is only compared with, recalled, wished for, asked for or denied. */
export interface Around {
  /** The word itself, with its ending. */
  word?: RegExp;
  before?: RegExp;
  after?: RegExp;
  /** Of which kinds of words; all where there are none. */
  kinds?: RegExp;
  /** Not of people: somebody's song is sung by somebody. */
  noPeople?: true;
  /** Only for a place, where the dream names another one. */
  unlessAlone?: true;
  /** Another thing that is compared with it may be of the same kind: "a bird flew like a bird". */
  compared?: true;
}

/** Whether a word stands in such words, of which `preceding` is before it and `following` behind it. */
export const standsIn = (
  { word, before, after, kinds, noPeople }: Around,
  { text, kind }: Pick<Mention, "text"> & Partial<Pick<Mention, "kind">>,
  preceding: string,
  following: string,
): boolean =>
  (!kinds || (kind !== undefined && kinds.test(kind))) &&
  (!noPeople || kind !== "people") &&
  (!word || word.test(text)) &&
  (!after || after.test(following)) &&
  (!before || before.test(preceding));
