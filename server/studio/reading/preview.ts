import type { Locale } from "#shared/locales.ts";
import { clipGraphemes } from "#shared/limits.ts";
import type { Preview } from "#shared/trial.ts";
import { accountOf } from "./account.ts";
import { analysisOf } from "./analysis.ts";
import { isUnspaced, lexiconLanguage } from "./language.ts";
import { bareNameOf } from "./names.ts";
import { summarySentences } from "./summary.ts";
import { symbolMentions } from "./symbols.ts";

const NEXT_CHARACTERS = { spaced: 170, unspaced: 80 };
const MOST_SYMBOLS = 4;

/** The beginning of a reading, without its rest. */
export function previewOf(dreamText: string, language: Locale): Preview {
  const account = accountOf({ dreamText, language, seed: "preview" });
  const [opening] = summarySentences(account);
  const unspaced = isUnspaced(lexiconLanguage(language));
  const words = clipGraphemes(analysisOf(account), NEXT_CHARACTERS[unspaced ? "unspaced" : "spaced"]);
  const first = account.symbols[0];
  const mention = first && symbolMentions(account.text, account.written).find(({ at }) => at === first.at);
  return {
    opening: opening!,
    next: (unspaced ? words : words.replace(/\s+\S*$/u, "")).replace(/\s+/gu, " "),
    quote: mention ? account.text.slice(mention.at, mention.end) : null,
    symbols: account.symbols.slice(0, MOST_SYMBOLS).map(({ id }) => bareNameOf(id, language)),
  };
}
