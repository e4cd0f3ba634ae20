import type { Locale } from "#shared/locales.ts";
import type { Namespace } from "./i18n.ts";
import type { Translate } from "./use-translation.ts";

export interface Texts {
  [key: string]: string | Texts;
}

/** The translations of a page in the browser. */
export interface PageTexts {
  t: Translate;
  /** Loads the translations of features that are not loaded yet. */
  load: (namespaces: readonly Namespace[]) => Promise<void>;
}

/**
 * The part of i18next that pages use: look-up, plural forms and values, with the same results. The server uses the
 * library itself, which would be a tenth of the JavaScript that a page loads.
 */
export function createPageTexts(
  locale: Locale,
  brandName: string,
  read: (namespace: Namespace) => Promise<Texts>,
): PageTexts {
  const known = new Map<string, Texts>();
  const plurals = new Intl.PluralRules(locale);
  const find = (namespace: string, path: string) =>
    path
      .split(".")
      .reduce<Texts[string] | undefined>(
        (texts, key) => (typeof texts === "object" ? texts[key] : undefined),
        known.get(namespace),
      );

  return {
    t(key, values = {}) {
      const [namespace = "", path = ""] = key.split(":");
      const form = typeof values.count === "number" ? `_${plurals.select(values.count)}` : "";
      const text = find(namespace, path + form) ?? find(namespace, path);
      if (typeof text !== "string") return path;
      const all: Record<string, unknown> = { brand: brandName, ...values };
      return text.replace(/\{(\w+)\}/g, (_mark, name: string) => String(all[name] ?? ""));
    },
    async load(namespaces) {
      const missing = namespaces.filter((namespace) => !known.has(namespace));
      await Promise.all(missing.map(async (namespace) => known.set(namespace, await read(namespace))));
    },
  };
}
