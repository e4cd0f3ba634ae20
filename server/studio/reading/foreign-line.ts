import type { Locale } from "#shared/locales.ts";
import { dreamLanguage, isForeign } from "./language.ts";
import { fill, voiceOf } from "./voice.ts";

/** Language names such as "Chinese", not "Chinese (Simplified)". */
const nameOf = (language: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: "language" }).of(language)!;

/** The summary with a last sentence that names the dream's language, when no reading is written in it. */
export function withForeignLine(summary: string, dreamText: string, locale: Locale): string {
  const written = dreamLanguage(dreamText, locale);
  if (!isForeign(written)) return summary;
  const line = fill(voiceOf(locale).foreign, { language: nameOf(written, locale) }, locale);
  return `${summary}${locale === "ja" ? "" : " "}${line}`;
}
