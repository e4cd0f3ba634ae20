/**
 * Text as the library searches it: without case, accents or dots, so that `İSTANBUL`, `istanbul`
 * and `ıstanbul` find one another.
 */
export function foldForSearch(text: string): string {
  return text.replace(/[İIı]/g, "i").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
