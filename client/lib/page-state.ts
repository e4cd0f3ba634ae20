import type { QueryKey } from "@tanstack/react-query";
import type { AuthMode } from "#shared/auth-paths.ts";
import type { AuthIssues } from "#shared/auth-checks.ts";
import type { ErrorReply } from "#shared/errors.ts";
import type { Locale } from "#shared/locales.ts";

export const THEMES = ["night", "dawn", "red", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Why a form that was sent before hydration was refused, or what it made that is shown once. */
export interface FormRefusal {
  form:
    | AuthMode
    | "dream"
    | "lens"
    | "confirm-email"
    | "unlock"
    | "share"
    | "end-share"
    | "report"
    | "key"
    | "end-key"
    | "key-made";
  issues: AuthIssues;
  /** The API's error, where the fields were valid. */
  error: ErrorReply["error"] | null;
  /** Values for the fields of the form. */
  typed: {
    name?: string;
    email?: string;
    dreamText?: string;
    night?: string;
    time?: string;
    words?: string;
    /** Rights, tokens a day and expiry of a key; which one is to end; the whole key, once it is made. */
    rights?: string;
    dailyTokens?: string;
    expiry?: string;
    id?: string;
    key?: string;
  };
}

/** Data for hydration, as JSON in the page. */
export interface PageState {
  locale: Locale;
  theme: Theme;
  brandName: string;
  /** Where users write for help; absent where the site names no address. */
  supportEmail?: string;
  /** IANA name; times are shown in it. */
  timeZone: string;
  sidebarOpen: boolean;
  /** Set where the page responds to a refused form. */
  refusal?: FormRefusal;
  queries: readonly (readonly [QueryKey, data: unknown])[];
  /** Time of the query data, in milliseconds since 1970. */
  askedAt: number;
  loaderData: Record<string, unknown>;
  /** Set where the error screen was rendered. */
  failed: boolean;
}
