import { clausesOf, shortened } from "#server/studio/reading/clauses.ts";
import { dreamLanguage } from "#server/studio/reading/language.ts";
import type { Locale } from "#shared/locales.ts";
import type { Evidence } from "#shared/patterns.ts";

/** Longest quotation beside the counted words, in UTF-16 units on each side. */
const SIDE_MAX = 90;

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
  const short = shortened(clause, begins, written).text;
  const plain = short.replace(/^…|…$/g, "");
  const at = clause.text.indexOf(plain) + clause.at;
  const cut = at <= begins && at + plain.length >= ends ? { at, end: at + plain.length, text: short } : null;
  if (cut)
    return {
      before: (short.startsWith("…") ? "…" : "") + text.slice(cut.at, begins),
      words,
      after: text.slice(ends, cut.end) + (short.endsWith("…") ? "…" : ""),
    };
  const before = text.slice(clause.at, begins);
  const after = text.slice(ends, clause.end);
  return {
    before: before.length > SIDE_MAX ? `…${before.slice(-SIDE_MAX).toWellFormed()}` : before,
    words,
    after: after.length > SIDE_MAX ? `${after.slice(0, SIDE_MAX).toWellFormed()}…` : after,
  };
}
