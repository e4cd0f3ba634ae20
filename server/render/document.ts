import type { RenderResult } from "#client/index.tsx";
import { localeInfo } from "#shared/locales.ts";
import type { Assets, PageTags } from "./assets.ts";
import { escapeHtml, escapeJson } from "#server/http/escape.ts";
import { themeColours } from "./theme.ts";

export type Page = Extract<RenderResult, { kind: "page" }>;

/** A whole page, and the hash of the styles within it for the policy it is sent under. */
export interface PageDocument extends Pick<PageTags, "styleHashes"> {
  html: string;
}

interface DocumentOptions {
  /** The application is loaded at the first interaction. */
  waiting: boolean;
  /** Tags for those who find or share the page. */
  tags: string;
}

/** The tags a build writes into the template; `Assets` writes them anew, with integrity and for each page. */
const BUILT_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** Makes the function that puts a rendered page into the HTML template. */
export function createDocument(
  template: string,
  assets: Assets | null,
): (page: Page, options: DocumentOptions) => PageDocument {
  const source = assets ? template.replace(BUILT_TAGS, "") : template;
  // Cut once: a page is then put together without searching it.
  const [start = "", beforeHead = "", beforeElement = "", beforeState = "", end = ""] = source.split(
    /<html data-page>|<!-- head -->|<!-- element -->|<!-- state -->/,
  );
  return (page, { waiting, tags }) => {
    const { locale, theme, brandName } = page.state;
    const sources = page.handle ? [page.handle.chunk] : [];
    const { dir } = localeInfo(locale);
    const root = `<html lang="${locale}" dir="${dir}" data-theme="${theme}"${waiting ? " data-waiting" : ""}>`;
    const title = `<title>${escapeHtml(`${page.title} · ${brandName}`)}</title>`;
    const state = `<script type="application/json" id="state">${escapeJson(page.state)}</script>`;
    const own = waiting
      ? assets?.waiting(sources, page.textFiles, page.html, { lang: locale, dir, theme })
      : assets?.eager(sources, page.textFiles, locale);
    // Half a page that is painted moves when the rest comes.
    const whole = `<link rel="expect" href="#${page.handle?.firstViewUntil ?? "state"}" blocking="render">`;
    const head = title + whole + themeColours(theme) + (own?.head ?? "") + tags;
    const html = start + root + beforeHead + head + beforeElement + page.html + beforeState + state + end;
    return { html, styleHashes: own?.styleHashes ?? null };
  };
}
