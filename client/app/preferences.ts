import { THEME_COOKIE, TIME_ZONE_COOKIE, type Theme } from "./page-state.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Keeps a value for the server to read with every request, for a year. */
export function setCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Applies a theme at once and remembers it for the next page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  setCookie(THEME_COOKIE, theme);
}

/** The visitor's time zone; the server is told, so that later pages show times in it from the first byte. */
export function rememberTimeZone(rendered: string): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!own || own === rendered) return rendered;
  setCookie(TIME_ZONE_COOKIE, own);
  return own;
}
