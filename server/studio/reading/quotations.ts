import type { Locale } from "#shared/locales.ts";
import type { Clause } from "./clauses.ts";
import { clausesOf, shortened } from "./clauses.ts";
import type { DreamLanguage } from "./language.ts";
import { isUnspaced } from "./language.ts";

const MARKS: Record<Locale, [string, string]> = {
  tr: ["“", "”"],
  "en-US": ["“", "”"],
  "en-GB": ["‘", "’"],
  fr: ["«\u00a0", "\u00a0»"],
  it: ["«", "»"],
  ar: ["«", "»"],
  es: ["«", "»"],
  pt: ["«", "»"],
  "pt-BR": ["“", "”"],
  hi: ["“", "”"],
  ja: ["「", "」"],
  ko: ["‘", "’"],
};

/** Returns the quotation marks of a language: opening, closing. */
export const quotationMarks = (locale: Locale): [string, string] => MARKS[locale];

/** Quotes clauses of the dream, in quotation marks. */
export interface Quotations {
  /** The words around an offset of the NFC text. */
  near(at: number): string;
  /** The dream's last words. */
  last(): string;
  /** The longest clause that was not quoted yet; the first clause once all were. */
  longest(): string;
}

export function createQuotations(text: string, written: DreamLanguage, locale: Locale): Quotations {
  const clauses = clausesOf(text, written);
  const [open, shut] = MARKS[locale];
  const used = new Set<Clause>();

  function quote(clause: Clause | undefined, at: number): string {
    if (!clause) return open + text.trim() + shut;
    used.add(clause);
    return open + shortened(clause, at, written).text + shut;
  }
  function isFull(clause: Clause): boolean {
    return isUnspaced(written) ? clause.text.length >= 5 : clause.text.includes(" ");
  }
  function unused(): Clause[] {
    const left = clauses.filter((clause) => !used.has(clause));
    const full = left.filter(isFull);
    return full.length > 0 ? full : left;
  }
  function longest(among: Clause[]): Clause | undefined {
    return among.toSorted((a, b) => b.text.length - a.text.length)[0];
  }

  return {
    near(at) {
      const own = clauses.find((clause) => at >= clause.at && at < clause.end);
      if (own && isFull(own)) return quote(own, at);
      const closest = unused().toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
      return quote(closest ?? own ?? clauses[0], at);
    },
    last() {
      const final = clauses.at(-1);
      const chosen = final && isFull(final) ? final : (unused().at(-1) ?? final);
      return quote(chosen, chosen?.end ?? 0);
    },
    longest() {
      const chosen = longest(unused()) ?? clauses[0];
      return quote(chosen, chosen?.at ?? 0);
    },
  };
}
