/** The interface languages, in the order the language picker shows them. */
export const LOCALES = [
  { code: "tr", name: "Türkçe", flag: "TR", dir: "ltr" },
  { code: "en-US", name: "English (US)", flag: "US", dir: "ltr" },
  { code: "en-GB", name: "English (UK)", flag: "GB", dir: "ltr" },
  { code: "fr", name: "Français", flag: "FR", dir: "ltr" },
  { code: "it", name: "Italiano", flag: "IT", dir: "ltr" },
  { code: "ar", name: "العربية", flag: "SA", dir: "rtl" },
  { code: "es", name: "Español", flag: "ES", dir: "ltr" },
  { code: "pt", name: "Português", flag: "PT", dir: "ltr" },
  { code: "pt-BR", name: "Português (Brasil)", flag: "BR", dir: "ltr" },
  { code: "hi", name: "हिन्दी", flag: "IN", dir: "ltr" },
  { code: "ja", name: "日本語", flag: "JP", dir: "ltr" },
  { code: "ko", name: "한국어", flag: "KR", dir: "ltr" },
] as const;

export type Locale = (typeof LOCALES)[number]["code"];

export const LOCALE_CODES = LOCALES.map((l) => l.code) as unknown as readonly [Locale, ...Locale[]];
export const DEFAULT_LOCALE: Locale = "en-US";

export function localeInfo(code: Locale) {
  return LOCALES.find((l) => l.code === code)!;
}

/** The tag of a language, with or without an extension, for `Intl`, which takes "pt" alone for that of Brazil. */
export const intlTag = (tag: string): string => tag.replace(/^pt(?=-u-|$)/, "pt-PT");

/** The tag of a language for `Intl` with Latin digits, as all of the interface has. */
export const withLatinDigits = (locale: Locale): string => intlTag(`${locale}-u-nu-latn`);

/** Exact match first, then the same language with another region (`pt-AO` gives `pt`, `en` gives `en-US`). */
export function matchLocale(tag: string): Locale | undefined {
  const wanted = tag.trim().toLowerCase();
  if (!wanted) return undefined;
  const exact = LOCALE_CODES.find((c) => c.toLowerCase() === wanted);
  if (exact) return exact;
  const language = wanted.split("-")[0];
  if (language === "en") return wanted === "en" || wanted === "en-ca" ? "en-US" : "en-GB";
  return LOCALE_CODES.find((c) => c.toLowerCase() === language);
}

/** First supported language of an Accept-Language header, by weight. */
export function localeFromAcceptLanguage(header: string | undefined): Locale | undefined {
  const ranked = (header ?? "")
    .split(",")
    .map((item, order) => {
      const [tag = "", ...parameters] = item.trim().split(";");
      const q = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { tag, weight: q === undefined ? 1 : Number(q), order };
    })
    .filter((item) => item.tag && item.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  for (const { tag } of ranked) {
    const found = matchLocale(tag);
    if (found) return found;
  }
  return undefined;
}
