import type { Db } from "#server/db/open.ts";
import type { Interpretation, ListedDream } from "#shared/dreams.ts";
import type { Match } from "#shared/library-search.ts";
import { remarksOf } from "./remark-queries.ts";
import { readingsOf } from "./search-queries.ts";
import { markedRanges, type Range, type SearchQuery } from "./search-query.ts";
import { readingTexts, searchedPart } from "./search-text.ts";

const RANGES_MAX = 50;
/** UTF-16 units of an excerpt, and how many of them stand before the first mark. */
const EXCERPT = { length: 200, before: 60 };

/** Index near `at` where a text may be cut: after a space, or else between two characters. */
export function cutNear(text: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  const cut = space > at - 20 && space > 0 ? space + 1 : at;
  return /[\uDC00-\uDFFF]/.test(text[cut]!) ? cut - 1 : cut;
}

/** The part of a text around its first mark, with the marks in it. */
function excerptOf(text: string, ranges: readonly Range[]): { excerpt: string; ranges: Range[] } {
  const [[first, firstEnd]] = ranges as [Range];
  const from = cutNear(text, first - EXCERPT.before);
  const to = Math.max(firstEnd, cutNear(text, from + EXCERPT.length));
  const inside = ranges.filter(([start, end]) => start >= from && end <= to);
  return {
    excerpt: `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`,
    ranges: inside.map(([start, end]) => {
      const shift = (from > 0 ? 1 : 0) - from;
      return [start + shift, end + shift];
    }),
  };
}

function matchesIn(query: SearchQuery, field: Match["field"], texts: readonly string[]): Match[] {
  return texts.flatMap((text, index) => {
    const ranges = markedRanges(text, query).slice(0, RANGES_MAX);
    return ranges.length === 0 ? [] : [{ field, index, ranges, excerpt: null }];
  });
}

/** The match in the first text that has one, with an excerpt, because a list does not show these texts. */
function matchElsewhere(query: SearchQuery, field: Match["field"], texts: readonly string[]): Match[] {
  for (const [index, text] of texts.entries()) {
    const ranges = markedRanges(text, query);
    if (ranges.length > 0) return [{ field, index, ...excerptOf(text, ranges.slice(0, RANGES_MAX)) }];
  }
  return [];
}

type Shown = Pick<ListedDream, "id" | "title" | "dreamText" | "tags" | "ownTags">;

/** The matches in each dream; those in its note and its reading only when its other texts have none. */
async function matchesOf(
  db: Db,
  dreams: readonly Shown[],
  query: SearchQuery,
): Promise<Map<string, Match[]>> {
  const found = new Map(
    dreams.map((dream) => [
      dream.id,
      [
        ...matchesIn(query, "title", [dream.title ?? ""]),
        ...matchesIn(query, "text", [dream.dreamText]),
        ...matchesIn(query, "tags", dream.tags),
        ...matchesIn(query, "ownTags", dream.ownTags),
      ],
    ]),
  );
  const unshown = () => [...found].filter(([, matches]) => matches.length === 0).map(([id]) => id);
  if (query.wanted.length === 0 || unshown().length === 0) return found;
  for (const [id, { text }] of await remarksOf(db, unshown()))
    found.set(id, matchElsewhere(query, "remark", [searchedPart(text)]));
  for (const { id, interpretation } of await readingsOf(db, unshown())) {
    const texts = readingTexts(JSON.parse(interpretation) as Interpretation);
    found.set(id, matchElsewhere(query, "reading", texts));
  }
  return found;
}

/** The dreams with their matches, where words are searched for. */
export async function withMatches<D extends Shown>(
  db: Db,
  dreams: D[],
  words: SearchQuery | null,
): Promise<(D & { matches?: Match[] })[]> {
  if (!words) return dreams;
  const matches = await matchesOf(db, dreams, words);
  return dreams.map((dream) => ({ ...dream, matches: matches.get(dream.id) ?? [] }));
}
