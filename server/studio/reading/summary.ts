import type { Account } from "./account.ts";
import { nameOf } from "./names.ts";
import { openingOf } from "./openings.ts";
import { capitalised, fill, voiceOf } from "./voice.ts";

function listed(names: string[], and: string, comma: string): string {
  return names.length < 2 ? names.join("") : names.slice(0, -1).join(comma) + and + names.at(-1)!;
}

/** Two to three sentences: what happens, the symbols, how the dream ends. */
export function summarySentences(account: Account): string[] {
  const { symbols, dynamics, locale, choose } = account;
  const quotations = account.quotations();
  const voice = voiceOf(locale);
  const names = symbols.map(({ id }) => nameOf(id, locale));
  // Arabic puts "and" between all names of a list.
  const comma = { ar: voice.and, ja: "、" }[locale as string] ?? ", ";
  const kind = names.length === 0 ? "none" : names.length === 1 ? "one" : names.length === 2 ? "two" : "many";
  const at = dynamics.at ?? symbols[0]?.at;
  const quote = at === undefined ? quotations.longest() : quotations.near(at);
  const ending = quotations.last();
  const { sentence: opening, about } = openingOf(account);
  const closes = ending !== quote;
  const values = {
    quote,
    ending,
    a: names[0] ?? "",
    b: names[1] ?? "",
    list: listed(names.slice(0, 4), voice.and, comma),
  };
  const rest = [
    // The only symbol is named in the first sentence.
    ...(kind === "one" && closes ? [] : [choose(voice.second[kind], "second")]),
    // Avoids quoting a dream of one clause twice.
    ...(closes ? [choose(voice.close[dynamics.ending], "close")] : []),
  ];
  const write = (sentence: string, a: string) =>
    capitalised(fill(sentence, { ...values, a }, locale), locale);
  return [
    write(opening, about ? nameOf(about, locale) : ""),
    ...rest.map((sentence) => write(sentence, values.a)),
  ];
}

export function summaryOf(account: Account): string {
  return summarySentences(account).join(account.locale === "ja" ? "" : " ");
}
