import type { FastifyRequest } from "fastify";
import type { Theme } from "#client/lib/page-state.ts";
import { localeFromQuery } from "#server/http/locale.ts";
import { knownTimeZone } from "#server/http/time-zone.ts";
import type { SessionUser } from "#server/http/session-user.ts";
import type { Locale } from "#shared/locales.ts";
import { findPage } from "#shared/pages.ts";
import { themeOf } from "./theme.ts";

/** Stands for every path that leads to no page: what is shown there does not depend on the path. */
const NOT_FOUND_PATH = "/not-found";

/** All that a page is rendered from. Requests with equal keys get the same page, from the cache or not. */
export interface PageKey {
  /** As the site spells it. */
  path: string;
  /** The parameters that the page reads, each once and in one order; empty without any. */
  query: string;
  /** The query names the language, so the canonical URL does too. */
  namesLanguage: boolean;
  locale: Locale;
  theme: Theme;
  /** Known to `Intl`; of visitors always the usual one of their language. */
  timeZone: string;
  /** Of the admin area's sidebar; elsewhere always true. */
  sidebarOpen: boolean;
  user: Pick<SessionUser, "id" | "revision"> | null;
}

export interface PageRequest {
  key: PageKey;
  /** Where the page is, if its path was spelt in another way. */
  redirectTo: string | null;
}

/** The key as a string. No part but the last can hold a line break. */
export function keyText(key: PageKey): string {
  const { path, query, namesLanguage, locale, theme, timeZone, sidebarOpen, user } = key;
  const who = user ? `${user.id} ${user.revision}` : "";
  return [locale, theme, timeZone, namesLanguage, sidebarOpen, who, path, query].join("\n");
}

/** Reads the key of the page that a request asks for. Nothing else of the request reaches the page. */
export function parsePageRequest({ target, locale, user, cookies, server }: FastifyRequest): PageRequest {
  const names = server.cookieNames;
  const page = findPage(target.pathname, true);
  const path = page?.path ?? NOT_FOUND_PATH;
  const namesLanguage = localeFromQuery(target) !== undefined;
  const query = target.search ? readParameters(target, page?.parameters ?? []) : "";
  const usualZone = locale === "tr" ? "Europe/Istanbul" : "UTC";
  const key: PageKey = {
    path,
    query,
    namesLanguage,
    locale,
    theme: themeOf(cookies[names.theme]),
    timeZone: (user && knownTimeZone(cookies[names.timeZone] ?? "")) || usualZone,
    sidebarOpen: !path.startsWith("/admin") || cookies[names.sidebar] !== "false",
    user: user,
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
