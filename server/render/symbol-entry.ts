import { SYMBOL_IDS, type SymbolId } from "#server/studio/reading/catalogue.ts";
import {
  descriptionOf,
  isWritten,
  plainTitleOf,
  slugOf,
  symbolBySlug,
} from "#server/features/symbols/symbols.ts";
import type { Locale } from "#shared/locales.ts";
import { symbolPath } from "#shared/symbols.ts";
import type { PageKey } from "./page-request.ts";

/** Fields for the head of a symbol page. */
export interface SymbolEntry {
  id: SymbolId;
  title: string;
  description: string;
  /** False: search engines are asked not to index it. */
  indexed: boolean;
  /** Its path in another language. */
  pathIn(locale: Locale): string;
}

const slugFrom = (path: string) =>
  path.startsWith("/symbols/") ? decodeURIComponent(path.slice("/symbols/".length)) : null;

/** Returns the symbol of a page; null for other pages and unknown slugs. `path` is canonical. */
export function symbolEntryOf(path: string, locale: Locale): SymbolEntry | null {
  const slug = slugFrom(path);
  const id = slug === null ? undefined : symbolBySlug(slug, locale);
  if (!id) return null;
  return {
    id,
    title: plainTitleOf(id, locale),
    description: descriptionOf(id, locale),
    indexed: isWritten(id),
    pathIn: (other) => symbolPath(slugOf(id, other)),
  };
}

/** The symbols whose pages may be indexed. */
export const writtenSymbols = (): Pick<SymbolEntry, "pathIn">[] =>
  SYMBOL_IDS.filter(isWritten).map((id) => ({ pathIn: (locale) => symbolPath(slugOf(id, locale)) }));

/** Returns the URL of the symbol page in the language of the request when `path` has the slug of another language, else null. */
export function symbolRedirect({ path, locale, namesLanguage }: PageKey): string | null {
  const own = symbolEntryOf(path, locale)?.pathIn(locale);
  if (own === undefined || own === path) return null;
  return namesLanguage ? `${own}?lang=${locale}` : own;
}
