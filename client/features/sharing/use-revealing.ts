import { revealingWords } from "#shared/revealing-words.ts";
import type { Dream } from "#shared/dreams.ts";
import { useApp } from "../../lib/context.tsx";

/** What of these words could tell who wrote them, each with the direction of its own letters; null for nothing. */
export function useRevealing(text: string, language: Dream["language"]): string | null {
  const { locale } = useApp();
  const words = revealingWords(text, language).map((each) => `\u2068${each}\u2069`);
  return words.length === 0 ? null : new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
}
