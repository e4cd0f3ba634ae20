import type { Account } from "./account.ts";
import { nameOf } from "./names.ts";
import { capitalised, fill, voiceOf } from "./voice.ts";

function listed(names: string[], and: string, comma: string): string {
  return names.length < 2 ? names.join("") : names.slice(0, -1).join(comma) + and + names.at(-1)!;
}

/** Two to three sentences: what the dream does, what it is made of, how it ends. */
export function summaryOf(account: Account): string {
  const { symbols, dynamics, locale, choose } = account;
  const quotations = account.quotations();
  const voice = voiceOf(locale);
  const names = symbols.map(({ id }) => nameOf(id, locale));
  // Arabic joins every name of a list by its "and".
  const comma = { ar: voice.and, ja: "、" }[locale as string] ?? ", ";
  const kind = names.length === 0 ? "none" : names.length === 1 ? "one" : names.length === 2 ? "two" : "many";
  const at = dynamics.at ?? symbols[0]?.at;
  const quote = at === undefined ? quotations.fullest() : quotations.near(at);
  const ending = quotations.last();
  const values = {
    quote,
    ending,
    a: names[0] ?? "",
    b: names[1] ?? "",
    list: listed(names.slice(0, 4), voice.and, comma),
  };
  const sentences = [
    choose(voice.summary[dynamics.movement], "summary"),
    choose(voice.second[kind], "second"),
    // A dream of one clause would be quoted twice over.
    ...(ending === quote ? [] : [choose(voice.close[dynamics.ending], "close")]),
  ];
  const space = locale === "ja" ? "" : " ";
  return sentences.map((sentence) => capitalised(fill(sentence, values, locale), locale)).join(space);
}
