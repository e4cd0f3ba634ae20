import { clausesOf, shortened } from "#server/studio/reading/clauses.ts";
import { dreamLanguage } from "#server/studio/reading/language.ts";
import type { Locale } from "#shared/locales.ts";
import type { Evidence } from "#shared/patterns.ts";

/** UTF-16 units on each side of counted words that the shortened clause does not contain. */
const SIDE_MAX = 90;

/** Whether an offset is between the two units of a surrogate pair. */
const splitsPair = (text: string, at: number) => at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;

/**
 * The dream's own words around offsets of its NFC text: the clause with the counted words in the middle. Where a clause
 * is cut, an ellipsis says so.
 */
export function quoteAround(
  dreamText: string,
  { begins, ends }: { begins: number; ends: number },
  language: Locale,
): Evidence["quote"] {
  const text = dreamText.normalize("NFC");
  const words = text.slice(begins, ends);
  const written = dreamLanguage(text, language);
  const clause = clausesOf(text, written).find(({ at, end }) => begins >= at && ends <= end);
  if (!clause) return { before: "", words, after: "" };
  const short = shortened(clause, begins, written).text.replace(/^…|…$/g, "");
  // `shortened` returns no offset: where a clause has its text several times, the last one at or before the words is taken.
  let from = clause.at + clause.text.lastIndexOf(short, begins - clause.at);
  let to = from + short.length;
  // Long counted words may not fit into the shortened clause.
  if (to < ends) {
    from = Math.max(clause.at, begins - SIDE_MAX);
    to = Math.min(clause.end, ends + SIDE_MAX);
  }
  if (splitsPair(text, from)) from++;
  if (splitsPair(text, to)) to--;
  return {
    before: (from > clause.at ? "…" : "") + text.slice(from, begins),
    words,
    after: text.slice(ends, to) + (to < clause.end ? "…" : ""),
  };
}
