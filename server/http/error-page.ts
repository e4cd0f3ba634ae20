import { createHash } from "node:crypto";
import { escapeHtml } from "#shared/escape.ts";
import { localeInfo, type Locale } from "#shared/locales.ts";

const STYLE =
  "html{background:#0a1520;color:#dfe8ee;color-scheme:dark;font:1.125rem/1.6 system-ui,sans-serif}" +
  "body{box-sizing:border-box;display:grid;margin:0;min-height:100svh;padding:2rem;place-content:center}" +
  "main{max-width:32rem;text-align:center;text-wrap:balance}" +
  // The horizon with the rising disc, as on every page.
  "main::after{background:radial-gradient(circle at 50% 100%,#ffc384 11px,#0000 12px);" +
  'border-bottom:1px solid #2f3d4a;content:"";display:block;height:12px;margin-top:2.5rem}' +
  "a{color:inherit;font-size:1rem;justify-self:center;margin-top:1.5rem;padding:.5rem 1rem}";
/** Source of the page's style in a content security policy. */
export const ERROR_PAGE_STYLE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** A page of one sentence and a link home. It is made without React, so that a refusal costs little. */
export function errorPage(message: string, brand: string, locale: Locale): string {
  const text = escapeHtml(message);
  return (
    `<!doctype html><html lang="${locale}" dir="${localeInfo(locale).dir}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${text}</title><style>${STYLE}</style></head><body><main><p>${text}</p></main><a href="/">${escapeHtml(brand)}</a></body></html>`
  );
}
