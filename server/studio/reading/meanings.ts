import type { Interpretation } from "#shared/dreams.ts";
import type { Account } from "./account.ts";
import { sensesOf } from "./lexicon.ts";
import { headingOf } from "./names.ts";
import { tone } from "./themes.ts";
import { capitalised, fill, voiceOf } from "./voice.ts";

/** One to six symbols, with meanings that depend on the mood of the dream. */
export function meaningsOf(account: Account): Interpretation["symbols"] {
  const { symbols, locale, dynamics, choose } = account;
  const space = locale === "ja" ? "" : " ";
  if (symbols.length === 0) {
    const voice = voiceOf(locale);
    const quotations = account.quotations();
    const endings = voice.ending[dynamics.ending];
    // The analysis uses the chosen sentence, so this takes another one.
    const other = endings.find((ending) => ending !== choose(endings, "ending")) ?? endings[0]!;
    const meaning = capitalised(fill(other, { ending: quotations.last() }, locale), locale);
    return [{ symbol: quotations.longest(), meaning }];
  }
  const senses = sensesOf(locale);
  return symbols.map(({ id }) => {
    const { meaning, bright, dark } = senses[id];
    const added = tone(account, id) === 0 ? bright : dark;
    return { symbol: headingOf(id, locale), meaning: [meaning, added].filter(Boolean).join(space) };
  });
}
