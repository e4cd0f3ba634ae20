import type { QueryKey } from "@tanstack/react-query";
import type { Locale } from "#shared/locales.ts";

export const THEMES = ["night", "dawn", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_COOKIE = "theme";
export const TIME_ZONE_COOKIE = "tz";
/** `false` while the admin area's sidebar is narrowed to its icons. */
export const SIDEBAR_COOKIE = "sidebar_state";

/** What the server tells the browser beside the HTML, as JSON in the page. */
export interface PageState {
  locale: Locale;
  theme: Theme;
  brandName: string;
  /** IANA name; times are shown in it. */
  timeZone: string;
  sidebarOpen: boolean;
  /** What the page's queries hold, each with its key. */
  queries: readonly (readonly [QueryKey, data: unknown])[];
  /** When that was so, in milliseconds since 1970. */
  askedAt: number;
  loaderData: Record<string, unknown>;
  /** Set where the error screen was rendered. */
  failed: boolean;
}
