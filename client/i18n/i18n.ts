import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Locale } from "#shared/locales.ts";

/** Text files, one per feature, in `locales/<lang>/`. */
export const NAMESPACES = [
  "common",
  "meta",
  "landing",
  "auth",
  "dashboard",
  "dream",
  "library",
  "pricing",
  "licences",
  "orders",
  "payment",
  "account",
  "gallery",
  "trial",
  "errors",
  "admin",
] as const;
export type Namespace = (typeof NAMESPACES)[number];
export type NamespaceTexts = Partial<Record<Namespace, object>>;

/** One i18next instance per request on the server, one per page in the browser. */
export function createI18n(locale: Locale, brandName: string, texts: NamespaceTexts): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: texts as Record<string, object> },
    // Texts a language lacks were filled in at build time.
    fallbackLng: false,
    initAsync: false,
    defaultNS: "common",
    ns: [...NAMESPACES],
    interpolation: { escapeValue: false, prefix: "{", suffix: "}", defaultVariables: { brand: brandName } },
    react: { useSuspense: false },
  });
  return instance;
}

// Without those that only the server speaks in: every page carries the addresses of all the rest.
const files = import.meta.glob<{ default: object }>([
  "./locales/*/*.json",
  "!./locales/*/{mail,meta,operator}.json",
]);

/** Adds the texts of some features to an instance; files already there are not fetched again. */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !instance.hasResourceBundle(instance.language, namespace))
      .map(async (namespace) => {
        const load = files[`./locales/${instance.language}/${namespace}.json`];
        if (load) instance.addResourceBundle(instance.language, namespace, (await load()).default);
      }),
  );
}
