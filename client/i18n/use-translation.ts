import { createContext, use } from "react";

/** Returns a message by its key, `namespace:path.to.it`, with its `{values}`; `count` selects the plural form. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

const TranslateContext = createContext<Translate | null>(null);
export const TranslateProvider = TranslateContext;

/** Messages are loaded before the page is shown and never change. */
export function useTranslation(): { t: Translate } {
  const t = use(TranslateContext);
  if (!t) throw new Error("useTranslation needs a TranslateProvider around it");
  return { t };
}
