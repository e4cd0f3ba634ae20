import "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { DEFAULT_LOCALE, localeFromAcceptLanguage, matchLocale, type Locale } from "#shared/locales.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** The language of the query parameter `lang`, where it is supported. */
export function localeFromQuery({ search, searchParams }: URL): Locale | undefined {
  return search ? matchLocale(searchParams.get("lang") ?? "") : undefined;
}

/**
 * Sets `request.locale` from the query, the cookie, the browser or the default; one from the query is stored in the
 * cookie.
 */
export function registerLocale(app: FastifyInstance, secure: boolean): void {
  const cookie = app.cookieNames.language;
  app.decorateRequest("locale", DEFAULT_LOCALE);
  app.addHook("onRequest", (request, reply, done) => {
    const stored = request.cookies[cookie];
    const wanted = localeFromQuery(request.target);
    request.locale =
      wanted ??
      matchLocale(stored ?? "") ??
      localeFromAcceptLanguage(request.headers["accept-language"]) ??
      DEFAULT_LOCALE;
    if (wanted && wanted !== stored) {
      reply.setCookie(cookie, wanted, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax", secure });
    }
    done();
  });
}
