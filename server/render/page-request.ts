import type { FastifyRequest } from "fastify";
import type { Theme } from "#client/lib/page-state.ts";
import { localeFromQuery } from "#server/http/locale.ts";
import { knownTimeZone } from "#server/http/time-zone.ts";
import type { SessionUser } from "#server/http/session-user.ts";
import type { Locale } from "#shared/locales.ts";
import { findPage } from "#shared/pages.ts";
import { themeOf } from "./theme.ts";

/** Stands for every path without a page: the 404 page does not depend on it. */
const NOT_FOUND_PATH = "/not-found";

/** All that a page depends on: requests with equal keys get the same page. */
export interface PageKey {
  /** In its canonical spelling. */
  path: string;
  /** The parameters that the page reads, each once and in a fixed order; may be empty. */
  query: string;
  /** The query names the language, as the canonical URL then does too. */
  namesLanguage: boolean;
  locale: Locale;
  theme: Theme;
  /** IANA name; of visitors always the default of their language. */
  timeZone: string;
  /** Of the admin area; elsewhere always true. */
  sidebarOpen: boolean;
  user: Pick<SessionUser, "id" | "revision"> | null;
}

export interface PageRequest {
  key: PageKey;
  /** The canonical path and query, where the request has another spelling of the path. */
  redirectTo: string | null;
}

/** Returns the key as a string. Only its last part can contain a line break. */
export function keyText(key: PageKey): string {
  const { path, query, namesLanguage, locale, theme, timeZone, sidebarOpen, user } = key;
  const owner = user ? `${user.id} ${user.revision}` : "";
  return [locale, theme, timeZone, namesLanguage, sidebarOpen, owner, path, query].join("\n");
}

/** Returns the key of the requested page. Nothing else of the request affects the page. */
export function parsePageRequest({ target, locale, user, cookies, server }: FastifyRequest): PageRequest {
  const names = server.cookieNames;
  const page = findPage(target.pathname, true);
  const path = page?.path ?? NOT_FOUND_PATH;
  const namesLanguage = localeFromQuery(target) !== undefined;
  const query = target.search ? readParameters(target, page?.parameters ?? []) : "";
  const defaultZone = locale === "tr" ? "Europe/Istanbul" : "UTC";
  const key: PageKey = {
    path,
    query,
    namesLanguage,
    locale,
    theme: themeOf(cookies[names.theme]),
    timeZone: (user && knownTimeZone(cookies[names.timeZone] ?? "")) || defaultZone,
    sidebarOpen: !path.startsWith("/admin") || cookies[names.sidebar] !== "false",
    user,
  };
  if (!page || page.path === target.pathname) return { key, redirectTo: null };
  const fullQuery = [query, namesLanguage && `lang=${locale}`].filter(Boolean).join("&");
  return { key, redirectTo: fullQuery ? `${path}?${fullQuery}` : path };
}

function readParameters({ searchParams }: URL, names: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}
