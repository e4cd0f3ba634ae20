import type { Account } from "./account.ts";
import type { SymbolId, Theme } from "./catalogue.ts";
import { CATALOGUE } from "./catalogue.ts";
import { writingFolder } from "./language.ts";
import { once, readJson } from "./lexicon.ts";
import { tone } from "./themes.ts";
import { voiceOf } from "./voice.ts";

/** A sentence about a symbol, `{a}`, in a light dream and in a heavy one. */
type Openings = Record<Theme, [light: string, heavy: string]>;

interface Opening {
  /** Not yet filled in. */
  sentence: string;
  /** The symbol that the sentence speaks of, and where the dream names it. */
  about?: { id: SymbolId; at: number };
}

const read = once((folder: string) => readJson<Openings>(`${folder}/openings.json`));

/** Symbols that the first sentence may speak of. */
const LEADING = 2;
/** A symbol as distressing as this, such as drowning, has the heavy sentence in a light dream too. */
export const DISTRESSING = -0.5;

/** The first sentence of a reading: about one of the leading symbols, or about what moves in the dream. */
export function openingOf(account: Account): Opening {
  const { symbols, dynamics, locale, choose } = account;
  const heads = read(writingFolder(locale));
  const sentence = choose(voiceOf(locale).summary[dynamics.movement], "summary");
  const openings: Opening[] = symbols.slice(0, LEADING).map((about) => {
    const variant = CATALOGUE[about.id].valence <= DISTRESSING ? 1 : tone(account, "opening");
    return { sentence: heads[about.theme][variant], about };
  });
  return choose([...openings, { sentence }], "opening");
}
