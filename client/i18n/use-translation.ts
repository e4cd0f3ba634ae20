import { createContext, use } from "react";

/** A text by its key, `namespace:path.to.it`, with what stands for its `{values}`; `count` chooses its form. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

const TextsContext = createContext<Translate | null>(null);
export const TextsProvider = TextsContext;

/** The texts of the page, which are there before it is shown and never change. */
export function useTranslation(): { t: Translate } {
  const t = use(TextsContext);
  if (!t) throw new Error("useTranslation needs a TextsProvider around it");
  return { t };
}
