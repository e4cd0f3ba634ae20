import "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { DEFAULT_LOCALE, localeFromAcceptLanguage, matchLocale, type Locale } from "#shared/locales.ts";

export const LOCALE_COOKIE = "lang";
const YEAR_SECONDS = 365 * 24 * 3600;

/** The `lang` value of an address, if it names a supported language. */
function localeFromUrl(url: string): Locale | undefined {
  const query = url.indexOf("?");
  if (query < 0) return undefined;
  const wanted = new URLSearchParams(url.slice(query)).get("lang");
  return wanted ? matchLocale(wanted) : undefined;
}

/** Chooses each request's language: `?lang=`, the stored choice, the browser's languages, then the default. */
export function registerLocale(app: FastifyInstance, secure: boolean): void {
  app.decorateRequest("locale", DEFAULT_LOCALE);
  app.addHook("onRequest", async (request, reply) => {
    const asked = localeFromUrl(request.raw.url ?? "");
    const stored = request.cookies[LOCALE_COOKIE];
    request.locale =
      asked ??
      (stored ? matchLocale(stored) : undefined) ??
      localeFromAcceptLanguage(request.headers["accept-language"]) ??
      DEFAULT_LOCALE;
    if (asked && asked !== stored) {
      reply.setCookie(LOCALE_COOKIE, asked, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax", secure });
    }
  });
}
