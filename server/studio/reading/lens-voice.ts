import type { Locale } from "#shared/locales.ts";
import { writingFolder } from "./language.ts";
import { once, readJson } from "./lexicon.ts";
import { quotationMarks } from "./quotations.ts";
import { capitalised, fill } from "./voice.ts";

type ByEnding = Record<"bright" | "dark" | "open", string[]>;

/**
 * The sentences of the lenses in one language, with the placeholders of `Voice`. `symbol` introduces the entry of
 * the dictionary for a symbol; `unsaid` replaces it where the dictionary has no entry for this lens.
 */
export interface LensVoice {
  psychological: { open: string[]; symbol: string[]; pair: string[]; end: ByEnding; close: string[] };
  jungian: {
    open: string[];
    symbol: string[];
    unsaid: string[];
    pair: string[];
    end: ByEnding;
    close: string[];
  };
  tabir: { open: string[]; symbol: string[]; unsaid: string[]; end: string[]; close: string[] };
  cultural: {
    open: string[];
    symbol: string[];
    unsaid: string[];
    pair: string[];
    end: string[];
    close: string[];
  };
  /** Questions only. `you`, `ending` and `dream` name the speakers besides the symbols. */
  gestalt: {
    you: string;
    ending: string;
    dream: string;
    first: string[];
    meet: string[];
    body: string[];
    end: string[];
    whole: string[];
  };
}

const read = once((folder: string) => readJson<LensVoice>(`${folder}/lenses.json`));

export const lensVoiceOf = (locale: Locale): LensVoice => read(writingFolder(locale));

/** A sentence with its values, capitalised unless it begins with words of the dream: those stay as they are. */
export function written(sentence: string, values: Record<string, string>, locale: Locale): string {
  const filled = fill(sentence, values, locale);
  return filled.startsWith(quotationMarks(locale)[0]) ? filled : capitalised(filled, locale);
}
