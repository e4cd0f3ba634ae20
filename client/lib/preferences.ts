import { cookieName, COOKIES, type Cookie } from "#shared/cookies.ts";
import type { Theme } from "./page-state.ts";
import { zoneOf } from "./time-zone.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

export function setCookie(cookie: Cookie, value: string, seconds = YEAR_SECONDS): void {
  const secure = location.protocol === "https:";
  const fields = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
  document.cookie = `${cookieName(COOKIES[cookie], secure)}=${encodeURIComponent(value)}; ${fields}`;
}

/** Applies a theme and stores it for the next page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  setCookie("theme", theme);
}

/** Returns the browser's time zone. Stores it where it differs, so that the server renders later pages in it. */
export function storeTimeZone(rendered: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // A browser whose system names no zone has none, or one that no format takes.
  const own = timeZone && zoneOf(timeZone, rendered);
  if (!own || own === rendered) return rendered;
  setCookie("timeZone", own);
  return own;
}
