import type { Account } from "./account.ts";
import type { SymbolId } from "./catalogue.ts";
import { clausesOf, shortened } from "./clauses.ts";
import { isUnspaced } from "./language.ts";
import { nameOf } from "./names.ts";
import { capitalised, fill, voiceOf } from "./voice.ts";

const MOST_WORDS = 6;

/** Symbols that are not visible things; a title uses one only when there is no other. */
// prettier-ignore
const INVISIBLE: ReadonlySet<SymbolId> = new Set([
  "swimming", "drowning", "flying", "falling", "climbing", "chase", "hiding", "lost", "paralysis", "scream",
  "naked", "death", "birth", "late", "loss", "search", "work",
]);

function countWords(title: string): number {
  return title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The dream's first words, for dreams without a symbol; null when they are unsuitable. */
function ownWords({ text, written, locale }: Account): string | null {
  const clause = clausesOf(text, written).find(({ text: words }) =>
    isUnspaced(written) ? words.length > 4 : countWords(words) > 1,
  );
  if (!clause) return null;
  const cut = shortened(clause, clause.at, written).text;
  if (isUnspaced(written)) return cut.slice(0, 18);
  const words = cut.split(/\s+/);
  const title = words
    .slice(0, 5)
    .join(" ")
    .replace(/[…\p{P}]+$/u, "");
  return capitalised(words.length > 5 ? `${title}…` : title, locale);
}

/** Two to six words that name the dream. */
export function titleOf(account: Account): string {
  const { symbols, dynamics, locale, choose } = account;
  const voice = voiceOf(locale);
  const [first, second] = symbols.toSorted(
    (a, b) => Number(INVISIBLE.has(a.id)) - Number(INVISIBLE.has(b.id)),
  );
  if (!first) return ownWords(account) ?? choose(voice.title.wordless, "title");
  const names = { a: nameOf(first.id, locale), b: second ? nameOf(second.id, locale) : "" };
  const single = choose(voice.title[dynamics.movement], "title");
  const pair = second ? choose(voice.title.two, "title") : single;
  const usePair = second && choose([true, true, false], "title of two");
  const written = (pattern: string) => capitalised(fill(pattern, names, locale), locale);
  const chosen = [usePair ? pair : single, single, pair].map(written);
  return chosen.find((title) => countWords(title) <= MOST_WORDS) ?? written("{a}");
}
