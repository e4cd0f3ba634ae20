import i18next, { type FormatterModule } from "i18next";
import { DEFAULT_LOCALE, intlTag, type Locale } from "#shared/locales.ts";
import { shownValue } from "./formats.ts";
import { NAMESPACES } from "./i18n.ts";
import type { Translate } from "./use-translation.ts";

const files = import.meta.glob<{ default: object }>("./locales/*/*.json", { eager: true });

const byLocale = new Map<string, Record<string, object>>();
for (const [path, file] of Object.entries(files)) {
  const [, locale, namespace] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path)!;
  byLocale.set(locale!, { ...byLocale.get(locale!), [namespace!]: file.default });
}

/** Shows values as `createPageTranslations` does. */
const valueFormat: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) => (value === undefined ? "" : shownValue(value, locale!)),
};

/** Returns the translate function for rendering on the server. */
export function createTranslate(locale: Locale, brandName: string): Translate {
  const instance = i18next.createInstance();
  instance.use(valueFormat);
  void instance.init({
    lng: intlTag(locale),
    resources: Object.fromEntries([...byLocale].map(([code, messages]) => [intlTag(code), messages])),
    fallbackLng: DEFAULT_LOCALE,
    initAsync: false,
    defaultNS: "common",
    ns: [...NAMESPACES],
    interpolation: {
      escapeValue: false,
      prefix: "{",
      suffix: "}",
      defaultVariables: { brand: brandName },
      alwaysFormat: true,
    },
  });
  // i18next looks a key up in 10 µs, and a page has hundreds of messages.
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values) return instance.t(key, values);
    let message = plain.get(key);
    if (message === undefined) plain.set(key, (message = instance.t(key)));
    return message;
  };
}
