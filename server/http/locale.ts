import "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { DEFAULT_LOCALE, localeFromAcceptLanguage, matchLocale, type Locale } from "#shared/locales.ts";

export const LOCALE_COOKIE = "lang";
const YEAR_SECONDS = 365 * 24 * 3600;

/** The `lang` value of an address, if it names a supported language. */
export function localeFromUrl(url: string): Locale | undefined {
  const query = url.indexOf("?");
  if (query < 0) return undefined;
  const wanted = new URLSearchParams(url.slice(query)).get("lang");
  return wanted ? matchLocale(wanted) : undefined;
}

/** The language of a visitor: the one asked for, the stored choice, the browser's languages, then the default. */
export function localeOf(
  asked: Locale | undefined,
  cookies: Record<string, string | undefined>,
  acceptLanguage: string | undefined,
): Locale {
  const stored = cookies[LOCALE_COOKIE];
  return (
    asked ??
    (stored ? matchLocale(stored) : undefined) ??
    localeFromAcceptLanguage(acceptLanguage) ??
    DEFAULT_LOCALE
  );
}

/** Chooses each request's language and remembers one that the address names. */
export function registerLocale(app: FastifyInstance, secure: boolean): void {
  app.decorateRequest("locale", DEFAULT_LOCALE);
  app.addHook("onRequest", async (request, reply) => {
    const asked = localeFromUrl(request.raw.url ?? "");
    request.locale = localeOf(asked, request.cookies, request.headers["accept-language"]);
    if (asked && asked !== request.cookies[LOCALE_COOKIE]) {
      reply.setCookie(LOCALE_COOKIE, asked, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax", secure });
    }
  });
}
