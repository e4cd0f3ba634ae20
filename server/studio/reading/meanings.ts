import type { Interpretation } from "#shared/dreams.ts";
import type { Account } from "./account.ts";
import { sensesOf } from "./lexicon.ts";
import { headingOf } from "./names.ts";
import { tone } from "./themes.ts";
import { fill, voiceOf } from "./voice.ts";

/** One to six symbols; what each may mean depends on how the dream feels. */
export function meaningsOf(account: Account): Interpretation["symbols"] {
  const { symbols, locale, dynamics } = account;
  const space = locale === "ja" ? "" : " ";
  if (symbols.length === 0) {
    const voice = voiceOf(locale);
    const quotations = account.quotations();
    const sentence = fill(voice.ending[dynamics.ending][0]!, { ending: quotations.last() }, locale);
    return [{ symbol: quotations.fullest(), meaning: sentence }];
  }
  const senses = sensesOf(locale);
  return symbols.map(({ id }) => {
    const { meaning, bright, dark } = senses[id];
    const added = tone(account, id) === 0 ? bright : dark;
    return { symbol: headingOf(id, locale), meaning: [meaning, added].filter(Boolean).join(space) };
  });
}
