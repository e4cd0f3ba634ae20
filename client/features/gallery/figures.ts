import type { Locale } from "#shared/locales.ts";
import { numberFormat } from "../../i18n/formats.ts";

/** Figures for display: "2.4K" in the language's own way; the Turkish page writes them as the English one. */
export function formatFigure(value: number, locale: Locale): string {
  const convention = locale === "tr" ? "en-US" : `${locale}-u-nu-latn`;
  return numberFormat(convention, { notation: "compact", maximumFractionDigits: 1 }).format(value);
}
