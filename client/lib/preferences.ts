import { cookieName, type Cookie } from "#shared/cookies.ts";
import type { Theme } from "./page-state.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Stores a value for the server to read with every request. */
export function setCookie(cookie: Cookie, value: string, seconds = YEAR_SECONDS): void {
  const secure = location.protocol === "https:";
  const fields = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
  document.cookie = `${cookieName(cookie, secure)}=${encodeURIComponent(value)}; ${fields}`;
}

/** Applies a theme at once and remembers it for the next page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  setCookie("theme", theme);
}

/** The visitor's time zone; the server is told, so that later pages show times in it from the first byte. */
export function rememberTimeZone(rendered: string): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!own || own === rendered) return rendered;
  setCookie("timeZone", own);
  return own;
}
