import { DREAM_TEXT_UNITS_MAX } from "#shared/limits.ts";

/**
 * Text as the library searches it: without case, accents or dots, so that `İSTANBUL`, `istanbul`
 * and `ıstanbul` find one another. At most 2,000 code units: one ligature can become 18 letters.
 */
export function foldForSearch(text: string): string {
  const folded = text.replace(/[İIı]/g, "i").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.slice(0, DREAM_TEXT_UNITS_MAX);
}
