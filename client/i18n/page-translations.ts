import { intlTag, type Locale } from "#shared/locales.ts";
import { shownValue } from "./formats.ts";
import type { Namespace } from "./i18n.ts";
import type { Translate } from "./use-translation.ts";

export interface Messages {
  [key: string]: string | Messages;
}

/**
 * The part of i18next that pages use: look-up, plural forms and values, with the same results. The server uses the
 * library, which would add a tenth to the JavaScript of a page. `load` loads the namespaces that are not loaded yet.
 */
export function createPageTranslations(
  locale: Locale,
  brandName: string,
  read: (namespace: Namespace) => Promise<Messages>,
): { t: Translate; load: (namespaces: readonly Namespace[]) => Promise<void> } {
  const loaded = new Map<string, Messages>();
  const plurals = new Intl.PluralRules(intlTag(locale));
  const find = (namespace: string, path: string) =>
    path
      .split(".")
      .reduce<Messages[string] | undefined>(
        (messages, key) => (typeof messages === "object" ? messages[key] : undefined),
        loaded.get(namespace),
      );

  return {
    t(key, values = {}) {
      const [namespace = "", path = ""] = key.split(":");
      const form = typeof values.count === "number" ? `_${plurals.select(values.count)}` : "";
      const text = find(namespace, path + form) ?? find(namespace, path);
      if (typeof text !== "string") return path;
      const all: Record<string, unknown> = { brand: brandName, ...values };
      return text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => shownValue(all[name] ?? "", locale));
    },
    async load(namespaces) {
      const missing = namespaces.filter((namespace) => !loaded.has(namespace));
      await Promise.all(missing.map(async (namespace) => loaded.set(namespace, await read(namespace))));
    },
  };
}
