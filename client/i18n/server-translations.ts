import i18next from "i18next";
import { DEFAULT_LOCALE, type Locale } from "#shared/locales.ts";
import { NAMESPACES } from "./i18n.ts";
import type { Translate } from "./use-translation.ts";

const files = import.meta.glob<{ default: object }>("./locales/*/*.json", { eager: true });

const byLocale = new Map<string, Record<string, object>>();
for (const [path, file] of Object.entries(files)) {
  const [, locale, namespace] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path)!;
  byLocale.set(locale!, { ...byLocale.get(locale!), [namespace!]: file.default });
}

/** Returns the translate function for rendering on the server. */
export function createTranslate(locale: Locale, brandName: string): Translate {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    resources: Object.fromEntries(byLocale),
    fallbackLng: DEFAULT_LOCALE,
    initAsync: false,
    defaultNS: "common",
    ns: [...NAMESPACES],
    interpolation: { escapeValue: false, prefix: "{", suffix: "}", defaultVariables: { brand: brandName } },
  });
  return (key, values = {}) => instance.t(key, values);
}
