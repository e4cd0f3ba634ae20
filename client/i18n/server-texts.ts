import type { Locale } from "#shared/locales.ts";
import type { NamespaceTexts } from "./i18n.ts";

const files = import.meta.glob<{ default: object }>("./locales/*/*.json", { eager: true });

const byLocale = new Map<string, Record<string, object>>();
for (const [path, file] of Object.entries(files)) {
  const [, locale, namespace] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path)!;
  const texts = byLocale.get(locale!) ?? {};
  texts[namespace!] = file.default;
  byLocale.set(locale!, texts);
}

/** All texts of a language, for rendering on the server. */
export function textsOf(locale: Locale): NamespaceTexts {
  return byLocale.get(locale) ?? {};
}
