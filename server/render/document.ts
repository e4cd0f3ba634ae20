import type { RenderResult } from "#client/index.tsx";
import { localeInfo } from "#shared/locales.ts";
import type { Assets } from "./assets.ts";
import { escapeHtml, escapeJson } from "./escape.ts";

type Page = Extract<RenderResult, { kind: "page" }>;

/** The tags a build writes into the template; `Assets.tags` writes them anew, with integrity and for each page. */
const BUILT_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** Makes the function that puts a rendered page into the HTML template. */
export function createDocument(template: string, assets: Assets | null): (page: Page) => string {
  const source = assets ? template.replace(BUILT_TAGS, "") : template;
  // Cut once: a page is then put together without searching it.
  const [start = "", beforeHead = "", beforeElement = "", beforeState = "", end = ""] = source.split(
    /<html data-page>|<!-- head -->|<!-- element -->|<!-- state -->/,
  );
  return (page) => {
    const { locale, theme, brandName } = page.state;
    const sources = page.handle
      ? [
          page.handle.chunk,
          ...["common", ...page.handle.namespaces].map((name) => `i18n/locales/${locale}/${name}.json`),
        ]
      : [];
    const root = `<html lang="${locale}" dir="${localeInfo(locale).dir}" data-theme="${theme}">`;
    const title = `<title>${escapeHtml(`${page.title} · ${brandName}`)}</title>`;
    const state = `<script type="application/json" id="state">${escapeJson(page.state)}</script>`;
    const head = title + (assets?.tags(sources) ?? "");
    return start + root + beforeHead + head + beforeElement + page.html + beforeState + state + end;
  };
}
