import type { Account } from "./account.ts";
import { nameOf } from "./names.ts";
import { CATALOGUE } from "./catalogue.ts";
import { DISTRESSING, openingOf } from "./openings.ts";
import { tone } from "./themes.ts";
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
  // Arabic and Japanese put "and" between all names of a list.
  const comma = locale === "ar" || locale === "ja" ? voice.and : ", ";
  const kind = names.length === 0 ? "none" : names.length === 1 ? "one" : names.length === 2 ? "two" : "many";
  const { sentence: opening, about } = openingOf(account);
  const at = about?.at ?? dynamics.at ?? symbols[0]?.at;
  const quote = at === undefined ? quotations.longest() : quotations.near(at);
  const ending = quotations.last();
  const closes = ending !== quote;
  const variant = symbols.some(({ id }) => CATALOGUE[id].valence <= DISTRESSING)
    ? 1
    : tone(account, "second");
  const values = {
    quote,
    ending,
    a: names[0] ?? "",
    b: names[1] ?? "",
    // The list leaves out the symbol that the first sentence names.
    list: listed(names.filter((_name, i) => symbols[i]!.id !== about?.id).slice(0, 4), voice.and, comma),
  };
  const rest = [
    // The first sentence has named the only symbol.
    ...(kind === "one" && about && closes ? [] : [choose(voice.second[kind][variant], "second")]),
    // Avoids quoting a dream of one clause twice.
    ...(closes ? [choose(voice.close[dynamics.ending], "close")] : []),
  ];
  const write = (sentence: string, a: string) =>
    capitalised(fill(sentence, { ...values, a }, locale), locale);
  return [
    write(opening, about ? nameOf(about.id, locale) : ""),
    ...rest.map((sentence) => write(sentence, values.a)),
  ];
}

export function summaryOf(account: Account): string {
  return summarySentences(account).join(account.locale === "ja" ? "" : " ");
}
