import { readFileSync } from "node:fs";
import { join } from "node:path";
import i18next from "i18next";
import { DEFAULT_LOCALE, intlTag, LOCALE_CODES, type Locale } from "#shared/locales.ts";

const FOLDER = join(import.meta.dirname, "../client/i18n/locales");

/** The message of a locale file under `namespace.key`, with its placeholders filled. */
export type Translations = (locale: Locale, key: string, values?: Record<string, unknown>) => string;

/**
 * The locale files that the server uses: errors, mails, titles of checkouts, replies to admins, and the exported page.
 */
const NAMESPACES = [
  "errors",
  "mail",
  "shared",
  "orders",
  "operator",
  "dream",
  "detail",
  "library",
  "bin",
  "account",
];

const messagesOf = (locale: Locale): Record<string, object> =>
  Object.fromEntries(
    NAMESPACES.map((namespace) => {
      const file = join(FOLDER, locale, `${namespace}.json`);
      return [namespace, JSON.parse(readFileSync(file, "utf8")) as object];
    }),
  );

let resources: Record<string, Record<string, object>> | undefined;

export function loadTranslations(brandName: string): Translations {
  resources ??= Object.fromEntries(LOCALE_CODES.map((locale) => [intlTag(locale), messagesOf(locale)]));
  const instance = i18next.createInstance();
  void instance.init({
    resources,
    initAsync: false,
    fallbackLng: DEFAULT_LOCALE,
    ns: NAMESPACES,
    nsSeparator: ".",
    keySeparator: ".",
    interpolation: { escapeValue: false, prefix: "{", suffix: "}", defaultVariables: { brand: brandName } },
  });
  return (locale, key, values) => instance.getFixedT(intlTag(locale))(key, { ...values });
}
