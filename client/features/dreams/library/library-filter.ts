import { MARKS, MOODS } from "#shared/dreams.ts";
import { LIBRARY_SORTS, MONTH, SEARCHED_PARTS } from "#shared/library-search.ts";
import { SEARCH_MAX } from "#shared/limits.ts";

/** What the library is narrowed to, as in its address; an empty value narrows nothing. */
export type LibraryFilter = Record<(typeof FIELDS)[number], string>;
export type FilterField = Exclude<keyof LibraryFilter, "q" | "sort">;

const FIELDS = ["q", "tag", "symbol", "mood", "mark", "part", "month", "since", "favourite", "sort"] as const;
/** Those that narrow, in the order in which they are shown. */
export const NARROWING = ["mood", "symbol", "tag", "part", "mark", "month", "since", "favourite"] as const;

/** Whether a text is a date from 1900 on, `YYYY-MM-DD`. */
const isNight = (text: string) =>
  /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const isOneOf = (list: readonly string[]) => (value: string) => list.includes(value);
const VALID: Partial<Record<keyof LibraryFilter, (value: string) => boolean>> = {
  mood: isOneOf(MOODS),
  mark: isOneOf(MARKS),
  part: isOneOf(SEARCHED_PARTS),
  month: (value) => MONTH.test(value),
  since: isNight,
  favourite: isOneOf(["1"]),
  sort: isOneOf(LIBRARY_SORTS),
};

/** What an address narrows the library to; what is not valid is left out. */
export function readFilter(params: URLSearchParams): LibraryFilter {
  const valueOf = (field: keyof LibraryFilter) => {
    const value = (params.get(field) ?? "").slice(0, field === "q" ? SEARCH_MAX : 80);
    return (VALID[field]?.(value) ?? true) ? value : "";
  };
  const filter = Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as LibraryFilter;
  return filter.sort === usualSort(filter) ? { ...filter, sort: "" } : filter;
}

/** The order where none is chosen. */
export const usualSort = ({ q }: Pick<LibraryFilter, "q">) => (q === "" ? "night" : "relevance");

export const NO_FILTER = readFilter(new URLSearchParams());

export function libraryPath(filter: Partial<LibraryFilter>): string {
  const set = Object.entries(filter).filter(([, value]) => value !== "");
  const search = new URLSearchParams(set).toString();
  return search ? `/library?${search}` : "/library";
}

/** Whether a search asks for something: signs alone find every dream. */
const hasWord = (q: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(q);

export const isNarrowed = (filter: LibraryFilter): boolean =>
  hasWord(filter.q) || NARROWING.some((field) => filter[field] !== "");
