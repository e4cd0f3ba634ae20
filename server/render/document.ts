import type { RenderResult } from "#client/index.tsx";
import { localeInfo } from "#shared/locales.ts";
import type { Assets, PageTags } from "./assets.ts";
import { escapeHtml, escapeJson } from "#shared/escape.ts";
import { themeColours } from "./theme.ts";

export type Page = Extract<RenderResult, { kind: "page" }>;

/** A page, and the hashes of its inline styles for its content security policy. */
export interface PageDocument extends Pick<PageTags, "styleHashes"> {
  html: string;
}

interface DocumentOptions {
  /** The page is hydrated at the first interaction. */
  waiting: boolean;
  /** Tags for search engines and shared links. */
  discoveryTags: string;
}

/** Tags that the build writes into the template; `Assets` writes those that each page needs. */
const BUILT_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/**
 * Returns a function that puts a rendered page into the HTML template: at `<html data-page>` and the comments `head`,
 * `element` and `state`. Without assets, in development, the template keeps its own tags.
 */
export function createDocument(
  template: string,
  assets: Assets | null,
): (page: Page, options: DocumentOptions) => PageDocument {
  const source = assets ? template.replace(BUILT_TAGS, "") : template;
  const [start = "", beforeHead = "", beforeElement = "", beforeState = "", end = ""] = source.split(
    /<html data-page>|<!-- head -->|<!-- element -->|<!-- state -->/,
  );
  return (page, { waiting, discoveryTags }) => {
    const { locale, theme, brandName } = page.state;
    const sources = page.chunk ? [page.chunk] : [];
    const { dir } = localeInfo(locale);
    const root = `<html lang="${locale}" dir="${dir}" data-theme="${theme}"${waiting ? " data-waiting" : ""}>`;
    const title = `<title>${escapeHtml(`${page.title} · ${brandName}`)}</title>`;
    const state = `<script type="application/json" id="state">${escapeJson(page.state)}</script>`;
    const assetTags = waiting
      ? assets?.waiting(sources, page.translationFiles, page.html, { lang: locale, dir, theme })
      : assets?.eager(sources, page.translationFiles, locale);
    // Browsers paint nothing before this element is there: what is painted earlier would move when the rest arrives.
    const blockRendering = `<link rel="expect" href="#${page.handle?.firstViewUntil ?? "state"}" blocking="render">`;
    const head = title + blockRendering + themeColours(theme) + (assetTags?.head ?? "") + discoveryTags;
    const html = start + root + beforeHead + head + beforeElement + page.html + beforeState + state + end;
    return { html, styleHashes: assetTags?.styleHashes ?? null };
  };
}
