import { useApp } from "../../lib/context.tsx";

/** Lists words that could tell who wrote them, each with the direction of its own letters; null for none. */
export function useRevealing(found: readonly string[]): string | null {
  const { locale } = useApp();
  const words = found.map((each) => `\u2068${each}\u2069`);
  return words.length === 0 ? null : new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
}
